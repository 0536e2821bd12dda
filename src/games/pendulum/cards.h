#pragma once

// Drawing automa cards: for an action, for the council, and ahead of a flip ("Foreshadowing").

#include "engine/turn.h"
#include "games/pendulum/questions.h"
#include "games/pendulum/table.h"
#include "games/pendulum/timers.h"

namespace seatmate::pendulum {

// PE-TRIG-5: an empty deck is the shuffled discard pile. Cards on the mat stay there (AMB-21).
void reshuffle_if_empty(State& s, Table& t);

// The next card for the mat of an automa (PE-COUNCIL-1, PE-FORE-1).
Turn<> draw_to_mat(State& s, Table& t, std::size_t automa_number);

// AMB-9: automa 1 draws all its cards first, then automa 2.
Turn<> draw_for_both(State& s, Table& t, std::size_t each);

// PE-FORE-1: are cards drawn before this flip, whoever makes it?
inline bool foreshadows(const State& s, Area timer) {
  return s.foreshadowing && timer == Area::purple;
}
// One card for each automa.
Turn<> foreshadow(State& s, Table& t);

}  // namespace seatmate::pendulum
