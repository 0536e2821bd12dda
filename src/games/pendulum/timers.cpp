#include "games/pendulum/timers.h"

#include "games/pendulum/game.h"

namespace seatmate::pendulum {

std::int64_t Rulebook::clock(const State& s) { return s.now; }

// A time that runs backwards is refused: the sand would run upwards.
Outcome Rulebook::elapse(State& s, std::int64_t at) {
  if (at < s.now) return refuse("pen.error.backwards", {Arg("seconds", (s.now - at + 999) / 1000)});
  pass_time(s, at);
  return Done{};
}

void Rulebook::set_clock(State& s, std::int64_t at) {
  if (at < s.now)
    s.now = at;  // a clock that was set back: no sand has run
  else
    pass_time(s, at);
}

void catch_up(State& s, const Table& t) {
  if (t.now > s.now) pass_time(s, t.now);
}

std::optional<Area> timer_to_flip(Listener* reasons, TimerSymbol symbol, AreaSet out) {
  if (symbol == TimerSymbol::none) return std::nullopt;
  const Area second = second_colour(symbol);
  cite(reasons, Line::PE_TIMER_1_symbol, static_cast<int>(second));
  cite_left(reasons, Noun::timers, Line::PE_CARD_4_out, out);
  if (out.has(Area::purple)) {
    cite(reasons, Line::PE_TIMER_2_purple_out, static_cast<int>(second));
    return Area::purple;
  }
  if (out.has(second)) {
    cite(reasons, Line::PE_TIMER_3_second_out, static_cast<int>(second));
    return second;
  }
  cite(reasons, Line::PE_TIMER_3_none_out, static_cast<int>(second));
  return std::nullopt;
}

FlipEffect flip(State& s, Listener* reasons, Area area, bool by_automas, std::int32_t sand) {
  FlipEffect effect;
  Timer& timer = s.timers[index(area)];
  timer.row = other(timer.row);
  timer.left = sand;
  timer.ran = 0;
  cite(reasons, Line::PE_TIMER_4_other_row, static_cast<int>(area), static_cast<int>(timer.row));
  if (area != Area::purple) {
    if (by_automas) cite(reasons, Line::PE_TIMER_9_gives_nothing);
    return effect;
  }
  ++s.purple_flips;
  // PE-TIMER-5: only a marker the automas' flip removes goes to their mat.
  if (by_automas) {
    ++s.markers_on_mat;
    ++s.markers_taken;
    effect.marker_to_mat = true;
    cite(reasons, Line::PE_TIMER_5_marker_to_mat, s.markers_on_mat);
    cite(reasons, Line::PE_TIMER_8_markers, s.markers_on_mat);
  }
  if (s.purple_flips == 2) {
    cite(reasons, Line::PE_TIMER_6_second_flip, s.round);
    if (s.legendary_token) {
      s.legendary_token = false;
      effect.token_removed = true;
      cite(reasons, Line::PE_ACH_2_no_legendary);
    }
  }
  if (s.purple_flips >= 3) {
    effect.council = true;
    cite(reasons, Line::PE_TIMER_7_council);
  }
  return effect;
}

}  // namespace seatmate::pendulum
