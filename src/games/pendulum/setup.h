#pragma once

// Chapter "Setup".

#include "games/pendulum/action.h"
#include "games/pendulum/table.h"

namespace seatmate::pendulum {

inline constexpr int grandes_on_board = 6;  // PE-SETUP-7
inline constexpr int grandes_in_box = 10;   // BF-22
inline constexpr int human_grandes = 2;     // the one she begins with and the one she may recruit
// PE-COUNCIL-11: what may still go into the automas' reward slots.
constexpr int grandes_left(int in_box, int of_human) {
  return in_box - grandes_on_board - of_human;
}
static_assert(grandes_left(grandes_in_box, human_grandes) == automa_count);

Turn<> set_up(State& s, Table& t);

}  // namespace seatmate::pendulum
