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
#include "engine/result.h"
#include "games/pendulum/rules.h"
#include "games/pendulum/state.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

using AreaSet = OptionSet<Area, area_count>;

// The sand runs only in the real-time part, and not while the timers lie on their sides (BF-28).
inline bool sand_runs(const State& s) { return s.phase == Phase::real_time && !s.paused; }

inline void pass_time(State& s, std::int64_t at) {
  const std::int64_t passed = at - s.now;
  s.now = at;
  if (!sand_runs(s) || s.sand_told) return;
  for (Timer& timer : s.timers)
    timer.left = static_cast<std::int32_t>(
        std::max<std::int64_t>(0, static_cast<std::int64_t>(timer.left) - passed));
}
// A time that runs backwards is refused: the sand would run upwards.
inline Outcome elapse(State& s, std::int64_t at) {
  if (at < s.now) return refuse("pen.error.backwards", {Arg("seconds", (s.now - at + 999) / 1000)});
  pass_time(s, at);
  return Done{};
}
// After a question in the middle of a turn: the sand ran on while the answer was typed.
template <class Table>
void catch_up(State& s, const Table& t) {
  if (t.now > s.now) pass_time(s, t.now);
}

inline bool is_out(const State& s, Area area) { return s.timers[index(area)].left == 0; }
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
template <class Reasons>
std::optional<Area> timer_to_flip(Reasons& reasons, TimerSymbol symbol, AreaSet out) {
  if (symbol == TimerSymbol::none) return std::nullopt;
  const Area second = second_colour(symbol);
  cite(reasons, Rule::PE_TIMER_1, "symbol", static_cast<int>(second));
  cite_left(reasons, Noun::timers, Rule::PE_CARD_4, "out", out);
  if (out.has(Area::purple)) {
    cite(reasons, Rule::PE_TIMER_2, "purple-out", static_cast<int>(second));
    return Area::purple;
  }
  if (out.has(second)) {
    cite(reasons, Rule::PE_TIMER_3, "second-out", static_cast<int>(second));
    return second;
  }
  cite(reasons, Rule::PE_TIMER_3, "none-out", static_cast<int>(second));
  return std::nullopt;
}

struct FlipEffect {
  bool token_removed = false;
  bool marker_to_mat = false;
  bool council = false;
};

// PE-TIMER-4: turned and moved to the other row of its area; purple has its consequences.
template <class Reasons>
FlipEffect flip(State& s, Reasons& reasons, Area area, bool by_automas, std::int32_t sand) {
  FlipEffect effect;
  Timer& timer = s.timers[index(area)];
  timer.row = other(timer.row);
  timer.left = sand;
  cite(reasons, Rule::PE_TIMER_4, "other-row", static_cast<int>(area), static_cast<int>(timer.row));
  if (area != Area::purple) {
    if (by_automas) cite(reasons, Rule::PE_TIMER_9, "gives-nothing");
    return effect;
  }
  ++s.purple_flips;
  // PE-TIMER-5: only a marker the automas' flip removes goes to their mat.
  if (by_automas) {
    ++s.markers_on_mat;
    ++s.markers_taken;
    effect.marker_to_mat = true;
    cite(reasons, Rule::PE_TIMER_5, "marker-to-mat", s.markers_on_mat);
    cite(reasons, Rule::PE_TIMER_8, "markers", s.markers_on_mat);
  }
  if (s.purple_flips == 2) {
    cite(reasons, Rule::PE_TIMER_6, "second-flip", s.round);
    if (s.legendary_token) {
      s.legendary_token = false;
      effect.token_removed = true;
      cite(reasons, Rule::PE_ACH_2, "no-legendary");
    }
  }
  if (s.purple_flips >= 3) {
    effect.council = true;
    cite(reasons, Rule::PE_TIMER_7, "council");
  }
  return effect;
}

// How long a freshly flipped timer runs.
inline std::int32_t full_sand(const Data& data, const State& s, Area area) {
  return s.sand_told ? 1 : duration_of(data, s, area);
}

}  // namespace seatmate::pendulum
