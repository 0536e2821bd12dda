#include "games/golem/track.h"

#include <cstdlib>

namespace seatmate::golem {

namespace {

Message reason_of_number(const For& why) {
  const std::string_view name = for_names[index(why.kind)];
  if (why.kind == For::Kind::entry)
    return vocabulary.message("for", name, {Arg("section", roman(why.a))});
  if (why.kind == For::Kind::student)
    return vocabulary.message(
        "for", name,
        {Arg("district", term(static_cast<Colour>(why.a))), Arg("section", roman(why.b))});
  return vocabulary.message("for", name, {Arg("n", why.a)});
}

// "resources +3 (the action value; marker on 7)". `at` is the value the number led to.
Message did(std::string_view what, int n, const Arg& at, const For& why) {
  Message reason;
  if (why.kind != For::Kind::printed) reason = reason_of_number(why);
  if (why.over != 0) {
    const Message past = vocabulary.message("for", why.over > 0 ? "beyond" : "below",
                                            {Arg("n", std::abs(why.over))});
    reason =
        reason.empty() ? past : Message{"golem.for.both", {Arg("why", reason), Arg("past", past)}};
  }
  if (reason.empty()) return vocabulary.message("did", what, {Arg("n", n), at});
  return vocabulary.message("did", std::string(what) + "-for",
                            {Arg("n", n), at, Arg("why", reason)});
}

}  // namespace

void score_points(State& s, Table& t, int n, For what) {
  if (n == 0) return;
  s.score = static_cast<std::int16_t>(s.score + n);
  if (t.telling()) t.mention([&] { return did("points", n, Arg("score", s.score), what); });
}

void gain(State& s, Table& t, int n, For what) {
  if (n <= 0) return;
  const int steps = std::min(n, highest_space - s.marker);
  s.marker = static_cast<std::int8_t>(s.marker + steps);
  cite(t.reasons, Line::GO_RES_1_gain, n, s.marker);
  if (steps > 0 && t.telling())
    t.mention([&] { return did("gain", steps, Arg("marker", s.marker), what); });
  if (steps == n) return;
  cite(t.reasons, Line::GO_RES_3_beyond_20, n - steps);
  cite(t.reasons, Line::GO_RES_2_ends, highest_space);
  s.overflow_points = static_cast<std::int16_t>(s.overflow_points + n - steps);
  what.over = n - steps;
  score_points(s, t, n - steps, what);
}

void spend(State& s, Table& t, int n, For what) {
  if (n <= 0) return;
  const int steps = std::min(n, s.marker - lowest_space);
  s.marker = static_cast<std::int8_t>(s.marker - steps);
  cite(t.reasons, Line::GO_RES_1_spend, n, s.marker);
  if (s.marker < 0) cite(t.reasons, Line::GO_ACT_4_always_pays, n, s.marker);
  if (steps > 0 && t.telling())
    t.mention([&] { return did("spend", steps, Arg("marker", s.marker), what); });
  if (steps == n) return;
  cite(t.reasons, Line::GO_RES_4_below_5, n - steps);
  cite(t.reasons, Line::GO_RES_2_ends, lowest_space);
  what.over = steps - n;
  score_points(s, t, steps - n, what);
}

void pay_with_discount(State& s, Table& t, int cost, int discount, For what) {
  if (discount > cost) {
    cite(t.reasons, Line::GO_DISC_2_surplus, cost, discount);
    gain(s, t, discount - cost, {For::Kind::surplus});
  } else {
    spend(s, t, cost - discount, what);
  }
}

void no_benefit(State& s, Table& t, Line line) {
  cite(t.reasons, line, no_benefit_points);
  ++s.no_benefit;
  score_points(s, t, no_benefit_points, {For::Kind::no_benefit});
}

bool red_zone(State& s, Table& t) {
  const bool red = in_red_zone(t.data, s);
  if (red) {
    cite(t.reasons, Line::GO_RES_5_red_zone, s.marker, last_red_space(t.data, s));
    cite(t.reasons, Line::GO_RES_6_tested_now, s.marker);
  }
  return red;
}

void move_student(State& s, Table& t, Colour colour, int by) {
  auto& at = s.students[index(colour)];
  at = static_cast<std::uint8_t>(at + by);
  if (t.telling())
    t.mention([&] {
      return Message{by < 0 ? "golem.did.student-back" : "golem.did.student",
                     {Arg("district", term(colour)), Arg("to", roman(at)), Arg("by", by)}};
    });
  // F-26: the first student over the border takes the menorah of the district.
  if (by > 0 && at >= far_section && s.menorah[index(colour)] == 0) {
    s.menorah[index(colour)] = 1;
    if (t.telling())
      t.mention([&] { return Message{"golem.did.menorah", {Arg("district", term(colour))}}; });
  }
}

std::optional<Colour> student_forward(State& s, Table& t, ColourSet among) {
  if (among.empty()) return std::nullopt;
  const Colour chosen =
      narrow(t.reasons, Noun::colours, Line::GO_STUD_1_students, among)
          .least(Line::GO_STUD_1_leftmost, [&](Colour c) { return s.students[index(c)]; })
          .least(Line::GO_STRAT_2_higher_token, [&](Colour c) { return rank(s, c); })
          .left()
          .first();
  move_student(s, t, chosen, 1);
  return chosen;
}

std::optional<Colour> student_back(State& s, Table& t, ColourSet among) {
  if (among.empty()) return std::nullopt;
  const Colour chosen =
      narrow(t.reasons, Noun::colours, Line::GO_STUD_2_students, among)
          .most(Line::GO_STUD_2_rightmost, [&](Colour c) { return s.students[index(c)]; })
          .most(Line::GO_STRAT_2_lower_token, [&](Colour c) { return rank(s, c); })
          .left()
          .first();
  move_student(s, t, chosen, -1);
  return chosen;
}

std::optional<Colour> student_of_token(State& s, Table& t, ColourSet among) {
  if (s.readings.bonus_student_leftmost) return student_forward(s, t, among);
  if (among.empty()) return std::nullopt;
  const Colour chosen =
      narrow(t.reasons, Noun::colours, Line::GO_BONUS_2_students, among)
          .least(Line::GO_STRAT_2_higher_token, [&](Colour c) { return rank(s, c); })
          .left()
          .first();
  move_student(s, t, chosen, 1);
  return chosen;
}

int move_track(State& s, Table& t, Colour area, int by) {
  std::uint8_t& at = area == Colour::red ? s.golem_track : s.learning_track;
  const int to = std::clamp(at + by, 0, track_levels - 1);
  const int moved = to - at;
  at = static_cast<std::uint8_t>(to);
  if (moved != 0)
    if (t.telling())
      t.mention([&] {
        return Message{area == Colour::red ? "golem.did.golem-track" : "golem.did.learning-track",
                       {Arg("n", moved), Arg("to", to)}};
      });
  return moved;
}

void retire_token(State& s, Table& t, Colour area) {
  const bool golems = area == Colour::red;
  if (!all_developed(s, area)) return;
  if (area == Colour::blue && !s.readings.learning_token_drops) return;
  if (golems && creatable(s) > 0) return;
  if (area == Colour::yellow && artefacts_created(t.data, s) < artefact_count) return;
  std::size_t at = static_cast<std::size_t>(rank(s, area));
  for (; at + 1 < colour_count; ++at) s.strategy[at] = s.strategy[at + 1];
  s.strategy[colour_count - 1] = area;
  cite(t.reasons, Line::GO_STRAT_4_token_down, static_cast<int>(area));
  if (golems) cite(t.reasons, Line::GO_GOLEM_4_only_resources);
  if (area == Colour::yellow) cite(t.reasons, Line::GO_ART_4_only_resources);
  if (t.telling())
    t.mention([&] { return Message{"golem.did.token-down", {Arg("token", term(area))}}; });
}

}  // namespace seatmate::golem
