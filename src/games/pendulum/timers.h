#pragma once

// The three sand timers: how time passes, and chapter "Timer flip".
//
// The engine reads no clock. Every entry says when it happened; the sand of a timer is what is left
// of it at the last entry. With real sand (sand_told) it is 1 until the player says it is out.

#include <algorithm>
#include <array>
#include <optional>

#include "engine/choice.h"
#include "engine/reasons.h"
#include "games/pendulum/lines.h"
#include "games/pendulum/state.h"
#include "games/pendulum/table.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

using AreaSet = OptionSet<Area, area_count>;

// The sand runs only in the real-time part, and not while the timers lie on their sides (BF-28).
inline bool sand_runs(const State& s) { return s.phase == Phase::real_time && !s.paused; }

inline constexpr std::int64_t longest_run = 86'400'000;  // nobody counts further
inline void pass_time(State& s, std::int64_t at) {
  const std::int64_t passed = at - s.now;
  s.now = at;
  if (!sand_runs(s)) return;
  for (Timer& timer : s.timers)
    if (s.sand_told)
      timer.ran = static_cast<std::int32_t>(std::min(longest_run, timer.ran + passed));
    else
      timer.left = static_cast<std::int32_t>(
          std::max<std::int64_t>(0, static_cast<std::int64_t>(timer.left) - passed));
}
// After a question in the middle of a turn: the sand ran on while the answer was typed.
void catch_up(State& s, const Table& t);

inline bool is_out(const State& s, Area area) { return s.timers[index(area)].left == 0; }
// Real sand that nobody said is out, though it has run as long as is printed.
inline bool may_be_out(const Data& data, const State& s, Area area) {
  const Timer& timer = s.timers[index(area)];
  return s.sand_told && timer.left > 0 && timer.ran >= duration_of(data, s, area);
}
inline AreaSet timers_out(const State& s) {
  AreaSet out;
  for (const Area area : all_areas)
    if (is_out(s, area)) out.add(area);
  return out;
}

// PE-TIMER-1: purple, else the second colour of the symbol.
inline Area second_colour(TimerSymbol symbol) {
  return symbol == TimerSymbol::purple_else_green ? Area::green : Area::black;
}

// PE-TIMER-2, PE-TIMER-3: which timer a card flips, if any. `out` is the snapshot of the moment the
// card was touched (PE-CARD-4).
std::optional<Area> timer_to_flip(Listener* reasons, TimerSymbol symbol, AreaSet out);

struct FlipEffect {
  bool token_removed = false;
  bool marker_to_mat = false;
  bool council = false;
};

// PE-TIMER-4: turned and moved to the other row of its area; purple has its consequences.
FlipEffect flip(State& s, Listener* reasons, Area area, bool by_automas, std::int32_t sand);

// How long a freshly flipped timer runs.
inline std::int32_t full_sand(const Data& data, const State& s, Area area) {
  return s.sand_told ? 1 : duration_of(data, s, area);
}

}  // namespace seatmate::pendulum
