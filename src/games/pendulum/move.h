#pragma once

// Chapter "Worker movement".

#include "engine/choice.h"
#include "games/pendulum/lines.h"
#include "games/pendulum/state.h"
#include "games/pendulum/table.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

inline Area area_of(WorkerSymbol symbol) {
  return symbol == WorkerSymbol::purple ? Area::purple : Area::green;
}

void move_worker(State& s, Table& t, WorkerSymbol symbol);

// PE-SETUP-9, PE-SETUP-10: where the fifth worker of an area goes, by the card revealed for it.
Cell fifth_worker(Listener* reasons, Area area, WorkerSymbol symbol, bool other_colour_small);
// PE-SETUP-8: both bottom spaces are filled, so of the top ones the other stays vacant.
inline Cell vacant_beside(Cell fifth) {
  return fifth == Cell::top_right ? Cell::top_left : Cell::top_right;
}

}  // namespace seatmate::pendulum
