#pragma once

// What the human does that the automas can see: one key or one short line each.
//
// An Input is the typed form of an Entry. The simulated human makes Inputs directly; at the table
// they are read from what was typed. Both go through check() and carry_out().

#include <vector>

#include "engine/form.h"
#include "engine/result.h"
#include "games/pendulum/end.h"
#include "games/pendulum/setup.h"
#include "games/pendulum/table.h"

namespace seatmate::pendulum {

enum class Verb : std::uint8_t {
  lift,       // a worker left a bottom box for another space
  retrieve,   // the same, to her mat (AMB-7)
  flip,       // flipped that timer
  out,        // real sand: that timer is out
  pause,      // laid the timers on their sides
  resume,     //
  legendary,  // took the legendary token
  start,      // flips all three timers: the round begins
  council,    // after the third purple flip: the council begins
  place,      // if her workers are followed: placed one there
  act         // the same: moved one down to the bottom box
};
inline constexpr std::array<std::string_view, 11> verb_names{
    "lift",      "retrieve", "flip",    "out",   "pause", "resume",
    "legendary", "start",    "council", "place", "act"};

struct Input {
  Verb verb = Verb::start;
  Area timer{};
  std::uint8_t workers = 1;
  Worker worker{};
  Space space{};
  std::int64_t at = 0;  // when it happened
};

// AMB-8, the other reading: two flips within this time call the automas once.
inline constexpr std::int64_t quick_succession = 5000;

// What the entry says, whether it can be done or not; and only if it can.
Result<Input> parse_input(const State& s, const Entry& entry);
Result<Input> read_input(const Data& data, const State& s, const Entry& entry);
Entry write_input(const State& s, const Input& input);
Outcome check(const State& s, const Input& input);
// What keeps a worker of hers from being placed there, if she has them followed.
enum class PlaceFault : std::uint8_t { none, timer_row, four_workers, box_taken };
PlaceFault place_fault(const State& s, Space space, Worker worker);

// One worker of hers is taken out of a box; a common one first, it is all the same to the rules.
inline Worker take_one(std::array<std::uint8_t, 2>& box) {
  const std::size_t kind = box[0] > 0 ? 0 : 1;
  --box[kind];
  return static_cast<Worker>(kind);
}

// A flip of hers that can be done at once, or a turn of its own.
void human_flip(State& s, Table& t, Area area);

// A checked input changes the table.
void carry_out(State& s, Table& t, const Input& input);

}  // namespace seatmate::pendulum
