#pragma once

// The pieces of a turn: a worker is put down, bumped or taken back.

#include "engine/reasons.h"
#include "games/charterstone/lines.h"
#include "games/charterstone/state.h"
#include "games/charterstone/table.h"

namespace seatmate::charterstone {

// AMB-13: who begins a turn without influence first moves the progress token.
bool moves_progress_first(Table& t, const Readings& r, int influence);

// CH-TURN-2, CH-TURN-3: a regular worker in the supply, and a card is drawn.
bool draws_card(Table& t, const Seat& seat);
inline void put_down(Seat& seat, Piece piece) {
  if (piece == Piece::regular)
    --seat.supply;
  else if (piece == Piece::minion && seat.minions > 0)  // a human's are not followed
    --seat.minions;
}
// CH-PLACE-2: a bumped worker goes back to its owner.
inline void bump_home(Seat& owner) {
  if (owner.supply < owner.workers) ++owner.supply;
}
// CH-TURN-3: all come back, minions too.
inline void take_back(Seat& seat, int minions_on_board) {
  seat.supply = seat.workers;
  seat.minions = static_cast<std::uint8_t>(seat.minions + minions_on_board);
}

}  // namespace seatmate::charterstone
