#pragma once

// Chapter "Resource track": one resource for her, in unit steps, with points at both ends.

#include <algorithm>

#include "engine/choice.h"
#include "games/golem/rules.h"
#include "games/golem/state.h"
#include "games/golem/words.h"

namespace seatmate::golem {

// What the options of a choice are; the trail's `noun`.
enum class Noun : std::uint8_t { none, picks, golems, colours, places, books, developments };

// A choice that tells only what a criterion took away.
template <class Reasons, class Set>
Choice<Set, Reasons> narrow(Reasons& reasons, Noun noun, Rule rule, const char* method,
                            Set options) {
  return choose(reasons, noun, rule, method, options).quiet();
}

template <class Table>
void score_points(State& s, Table& t, int n) {
  if (n == 0) return;
  s.score = static_cast<std::int16_t>(s.score + n);
  if constexpr (Table::telling)
    t.mention([&] { return Message{"golem.did.points", {Arg("n", n), Arg("score", s.score)}}; });
}

// GO-RES-1: coins, clay and knowledge move the same marker. GO-RES-3: a step beyond 20 is a point.
template <class Table>
void gain(State& s, Table& t, int n) {
  if (n <= 0) return;
  const int steps = std::min(n, highest_space - s.marker);
  s.marker = static_cast<std::int8_t>(s.marker + steps);
  cite(t.reasons, Rule::GO_RES_1, "gain", n, s.marker);
  if constexpr (Table::telling)
    t.mention([&] { return Message{"golem.did.gain", {Arg("n", n), Arg("marker", s.marker)}}; });
  if (steps == n) return;
  cite(t.reasons, Rule::GO_RES_3, "beyond-20", n - steps);
  cite(t.reasons, Rule::GO_RES_2, "ends", highest_space);
  s.overflow_points = static_cast<std::int16_t>(s.overflow_points + n - steps);
  score_points(s, t, n - steps);
}

// GO-RES-4: a step below -5 costs a point; so she can always pay (GO-ACT-4).
template <class Table>
void spend(State& s, Table& t, int n) {
  if (n <= 0) return;
  const int steps = std::min(n, s.marker - lowest_space);
  s.marker = static_cast<std::int8_t>(s.marker - steps);
  cite(t.reasons, Rule::GO_RES_1, "spend", n, s.marker);
  if (s.marker < 0) cite(t.reasons, Rule::GO_ACT_4, "always-pays", n, s.marker);
  if constexpr (Table::telling)
    t.mention([&] { return Message{"golem.did.spend", {Arg("n", n), Arg("marker", s.marker)}}; });
  if (steps == n) return;
  cite(t.reasons, Rule::GO_RES_4, "below-5", n - steps);
  cite(t.reasons, Rule::GO_RES_2, "ends", lowest_space);
  score_points(s, t, steps - n);
}

// GO-DISC-2: a discount above the price is gained.
template <class Table>
void pay_with_discount(State& s, Table& t, int cost, int discount) {
  if (discount > cost) {
    cite(t.reasons, Rule::GO_DISC_2, "surplus", cost, discount);
    gain(s, t, discount - cost);
  } else {
    spend(s, t, cost - discount);
  }
}

// GO-INC-4 and its kin: what brings nothing brings two points.
template <class Table>
void no_benefit(State& s, Table& t, Rule rule, const char* method) {
  cite(t.reasons, rule, method, no_benefit_points);
  ++s.no_benefit;
  score_points(s, t, no_benefit_points);
}

// GO-RES-5, GO-RES-6: tested when the step that asks for it is reached.
template <class Table>
bool red_zone(State& s, Table& t) {
  const bool red = in_red_zone(s);
  if (red) {
    cite(t.reasons, Rule::GO_RES_5, "red-zone", s.marker, s.readings.red_max);
    cite(t.reasons, Rule::GO_RES_6, "tested-now", s.marker);
  }
  return red;
}

// --- students and tracks
// ---------------------------------------------------------------------------

inline ColourSet students_where(const State& s, bool forward) {
  ColourSet set;
  for (const Colour colour : all_colours) {
    const int at = s.students[index(colour)];
    if (forward ? at < sections : at > s.readings.student_first) set.add(colour);
  }
  return set;
}

template <class Table>
void move_student(State& s, Table& t, Colour colour, int by) {
  auto& at = s.students[index(colour)];
  at = static_cast<std::uint8_t>(at + by);
  if constexpr (Table::telling)
    t.mention([&] {
      return Message{"golem.did.student", {Arg("district", term(colour)), Arg("to", roman(at))}};
    });
  // F-26: the first student over the border takes the menorah of the district.
  if (by > 0 && at >= far_section && s.menorah[index(colour)] == 0) {
    s.menorah[index(colour)] = 1;
    if constexpr (Table::telling)
      t.mention([&] { return Message{"golem.did.menorah", {Arg("district", term(colour))}}; });
  }
}

// GO-STUD-1: the leftmost student, ties to the higher token.
template <class Table>
std::optional<Colour> student_forward(State& s, Table& t, ColourSet among) {
  if (among.empty()) return std::nullopt;
  const Colour chosen =
      narrow(t.reasons, Noun::colours, Rule::GO_STUD_1, "students", among)
          .least(Rule::GO_STUD_1, "leftmost", [&](Colour c) { return s.students[index(c)]; })
          .least(Rule::GO_STRAT_2, "higher-token", [&](Colour c) { return rank(s, c); })
          .left()
          .first();
  move_student(s, t, chosen, 1);
  return chosen;
}
// GO-STUD-2: the rightmost student, ties to the lower token.
template <class Table>
std::optional<Colour> student_back(State& s, Table& t, ColourSet among) {
  if (among.empty()) return std::nullopt;
  const Colour chosen =
      narrow(t.reasons, Noun::colours, Rule::GO_STUD_2, "students", among)
          .most(Rule::GO_STUD_2, "rightmost", [&](Colour c) { return s.students[index(c)]; })
          .most(Rule::GO_STRAT_2, "lower-token", [&](Colour c) { return rank(s, c); })
          .left()
          .first();
  move_student(s, t, chosen, -1);
  return chosen;
}
// GO-BONUS-2 c: the district of the highest token, the next one if that student is at the end
//
template <class Table>
std::optional<Colour> student_of_token(State& s, Table& t, ColourSet among) {
  if (s.readings.bonus_student_leftmost) return student_forward(s, t, among);
  if (among.empty()) return std::nullopt;
  const Colour chosen =
      narrow(t.reasons, Noun::colours, Rule::GO_BONUS_2, "students", among)
          .least(Rule::GO_STRAT_2, "higher-token", [&](Colour c) { return rank(s, c); })
          .left()
          .first();
  move_student(s, t, chosen, 1);
  return chosen;
}

// tracks end where they end; a lost step gives nothing. Says how far it went.
template <class Table>
int move_track(State& s, Table& t, Colour area, int by) {
  std::uint8_t& at = area == Colour::red ? s.golem_track : s.learning_track;
  const int to = std::clamp(at + by, 0, track_levels - 1);
  const int moved = to - at;
  at = static_cast<std::uint8_t>(to);
  if (moved != 0)
    if constexpr (Table::telling)
      t.mention([&] {
        return Message{area == Colour::red ? "golem.did.golem-track" : "golem.did.learning-track",
                       {Arg("n", moved), Arg("to", to)}};
      });
  return moved;
}

// GO-STRAT-4: an area with nothing left to make goes to the bottom.
template <class Table>
void retire_token(State& s, Table& t, Colour area) {
  const bool golems = area == Colour::red;
  if (!all_developed(s, area)) return;
  if (area == Colour::blue && !s.readings.learning_token_drops) return;
  if (golems && creatable(s) > 0) return;
  if (area == Colour::yellow && artefacts_created(t.data, s) < artefact_count) return;
  std::size_t at = static_cast<std::size_t>(rank(s, area));
  for (; at + 1 < colour_count; ++at) s.strategy[at] = s.strategy[at + 1];
  s.strategy[colour_count - 1] = area;
  cite(t.reasons, Rule::GO_STRAT_4, "token-down", static_cast<int>(area));
  if (golems) cite(t.reasons, Rule::GO_GOLEM_4, "only-resources");
  if (area == Colour::yellow) cite(t.reasons, Rule::GO_ART_4, "only-resources");
  if constexpr (Table::telling)
    t.mention([&] { return Message{"golem.did.token-down", {Arg("token", term(area))}}; });
}

}  // namespace seatmate::golem
