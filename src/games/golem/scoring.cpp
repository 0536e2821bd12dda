#include "games/golem/scoring.h"

namespace seatmate::golem {

int goal_points(State& s, Table& t) {
  cite(t.reasons, Line::GO_GEN_2_goals_not_fulfilled);
  cite(t.reasons, Line::GO_END_2_goals, s.goals, points_of_goal[s.level]);
  return s.goals * points_of_goal[s.level];
}

int resource_points(State& s, Table& t) {
  const int points = s.marker >= 0              ? s.marker / 5
                     : s.marker == lowest_space ? s.readings.minus_five_vp
                                                : 0;
  cite(t.reasons, Line::GO_END_3_resources, s.marker, points);
  return points;
}

int area_points(Table& t, Colour area, int things, int lights) {
  static constexpr std::array of_area{Line::GO_END_1_golem, Line::GO_END_1_artefact,
                                      Line::GO_END_1_learning};
  cite(t.reasons, of_area[index(area)], things, lights);
  return things * lights;
}

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
