#pragma once

// Chapter "End of game".

#include "games/golem/rounds.h"

namespace seatmate::golem {

inline constexpr std::array<int, 5> points_of_goal{0, 1, 3, 5, 7};

// GO-END-2 and GO-END-3.
template <class Table>
int goal_points(State& s, Table& t) {
  cite(t.reasons, Rule::GO_GEN_2, "goals-not-fulfilled");
  cite(t.reasons, Rule::GO_END_2, "goals", s.goals, points_of_goal[s.level]);
  return s.goals * points_of_goal[s.level];
}
template <class Table>
int resource_points(State& s, Table& t) {
  const int points = s.marker >= 0              ? s.marker / 5
                     : s.marker == lowest_space ? s.readings.minus_five_vp
                                                : 0;
  cite(t.reasons, Rule::GO_END_3, "resources", s.marker, points);
  return points;
}
// GO-END-1, F-39: things made times menorahs.
inline int menorahs(const Data& data, const State& s, Colour area) {
  int n = s.menorah[index(area)] == 1 ? 1 : 0;
  for (std::size_t i = 0; i < development_count; ++i)
    if (is_developed(s, area, i)) n += data.table(menorahs_of(area), i);
  return n;
}
template <class Table>
int area_points(Table& t, Colour area, int things, int lights) {
  cite(t.reasons, Rule::GO_END_1, method_of(area_names[index(area)]), things, lights);
  return things * lights;
}

[[nodiscard]] inline int final_total(const State& s, Player player) {
  if (player != Player::automa) return s.human_points[index(player) - 1];
  int total = s.score + s.goal_points + s.resource_points;
  for (const int points : s.area_points) total += points;
  return total;
}

template <class Table>
Turn<> score_game(State& s, Table& t) {
  t.title([] { return Message{"golem.title.scoring", {}}; });
  for (const Colour area : all_colours) {
    co_await t.need(s, TableFact{menorahs_of(area)});
    s.area_points[index(area)] = static_cast<std::int16_t>(
        area_points(t, area, objects(t.data, s, area), menorahs(t.data, s, area)));
  }
  t.tell(s, [&] {
    return vocabulary.step(t, "score-areas",
                           {Arg("golem", s.area_points[0]), Arg("artefact", s.area_points[1]),
                            Arg("learning", s.area_points[2])});
  });
  s.goal_points = static_cast<std::int16_t>(goal_points(s, t));
  s.resource_points = static_cast<std::int16_t>(resource_points(s, t));
  t.tell(s, [&] {
    return vocabulary.step(t, "score-rest",
                           {Arg("goals", s.goal_points), Arg("resources", s.resource_points),
                            Arg("total", final_total(s, Player::automa))});
  });
  s.human_points = co_await t.ask(s, HumanPoints{});
  s.phase = Phase::over;
}

}  // namespace seatmate::golem
