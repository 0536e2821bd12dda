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
Result<Input> read_input(const State& s, const Entry& entry);
Entry write_input(const State& s, const Input& input);
Outcome check(const State& s, const Input& input);
// What keeps a worker of hers from being placed there, if she has them followed.
enum class PlaceFault : std::uint8_t { none, timer_row, four_workers, box_taken };
PlaceFault place_fault(const State& s, Space space, Worker worker);
std::vector<Form> input_forms(const Data& data, const State& s);

// The workers of hers in a box, both kinds together.
inline int count(const std::array<std::uint8_t, 2>& box) { return box[0] + box[1]; }
// One of them is taken out; a common one first, it is all the same to the rules.
inline Worker take_one(std::array<std::uint8_t, 2>& box) {
  const std::size_t kind = box[0] > 0 ? 0 : 1;
  --box[kind];
  return static_cast<Worker>(kind);
}

template <class Table>
void human_flip(State& s, Table& t, Area area) {
  if (area == Area::purple) {  // a turn of its own: cards may be drawn before it (PE-FORE-1)
    s.todo = Todo::flip_purple;
    return;
  }
  const FlipEffect effect = flip(s, t.reasons, area, false, full_sand(t.data, s, area));
  const bool again = s.readings.one_action_for_both && s.last_trigger_flip > 0 &&
                     s.now - s.last_trigger_flip < quick_succession;
  if (flip_triggers(area, true, is_out(s, Area::purple)) && !again) {
    s.actions = 1;
    s.trigger = Trigger::flip;
    s.last_trigger_flip = s.now;
  } else {
    cite(t.reasons, Rule::PE_TRIG_4, "nobody-called");
  }
  tell_flip(s, t, area, effect, false);
}

// A checked input changes the table.
template <class Table>
void carry_out(State& s, Table& t, const Input& input) {
  if (input.at > s.now) pass_time(s, input.at);
  Boxes& boxes = s.boxes[index(input.space)];
  switch (input.verb) {
    case Verb::lift:
    case Verb::retrieve:
      if (s.follows_workers) take_one(boxes.bottom);
      call_for_move(s, t, From::bottom_box, input.verb == Verb::retrieve, input.workers);
      break;
    case Verb::flip:
      human_flip(s, t, input.timer);
      break;
    case Verb::out:
      s.timers[index(input.timer)].left = 0;
      break;
    case Verb::pause:
      s.paused = true;
      break;
    case Verb::resume:
      s.paused = false;
      break;
    case Verb::legendary:
      s.legendary = true;
      s.legendary_token = false;
      break;
    case Verb::start:
      s.todo = Todo::start;
      break;
    case Verb::council:
      s.phase = Phase::points;
      break;
    case Verb::place:
      ++boxes.top[index(input.worker)];
      call_for_move(s, t, From::mat, false, 1);
      break;
    case Verb::act:
      ++boxes.bottom[index(take_one(boxes.top))];
      call_for_move(s, t, From::top_box, false, 1);
      break;
  }
}

}  // namespace seatmate::pendulum
