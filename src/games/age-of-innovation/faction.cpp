#include "games/age-of-innovation/faction.h"

namespace seatmate::age_of_innovation {

namespace {

// What a told card gives at this moment, with what lies on the table.
int told_points(const Data& data, const State& s, const PrintedPoints& told) {
  return told.points + told.x * data.level(s.level).x[s.round - 1U] + told.tools * s.tools.count() +
         told.blighted * s.blighted.count() + told.buildings * s.automa().count();
}

}  // namespace

Turn<int> points_of_card(State& s, Table& t, PrintedEffect::For purpose) {
  co_await t.need(s, CardFact{s.faction});
  const PrintedPoints& told = t.data.told_cards[index(s.faction)].at[index(purpose)];
  if (told.ask) {
    const int points = co_await t.ask(s, PrintedEffect{purpose});
    co_return points;
  }
  const int points = told_points(t.data, s, told);
  cite(t.reasons, Line::AI_GEN_5_told_card, points);
  co_return points;
}

Turn<> printed_effect(State& s, Table& t, PrintedEffect::For purpose, Line line) {
  cite(t.reasons, line);
  const int points = co_await points_of_card(s, t, purpose);
  s.score = static_cast<std::int16_t>(s.score + points);
  if (points != 0)
    t.tell(s, [&] {
      return step("points", {Arg("points", points), Arg("score", s.score)}, {"score"});
    });
}

namespace {

// AI-FAC-SYM-2: a tool beside a human building, by the terrain card of the youth.
Turn<> place_tool(State& s, Table& t, const Support& support) {
  auto choice = choose(t.reasons, Noun::hexes, Line::AI_FAC_SYM_2_options,
                       next_to_humans(t.data, s) & map_of(t.data, s).land);
  if (choice.none()) co_return;
  by_terrain_priority(choice, t.data, s, Line::AI_FAC_SYM_2_terrain_priority_youth_card, s.youth,
                      support.row_b);
  const Hex hex = by_direction(choice, t.reasons, support.forward, support.count);
  s.tools.add(hex);
  t.tell(s,
         [&] { return step("tool", {Arg("hex", label(map_of(t.data, s), hex))}, {token(hex)}); });
  co_await printed_effect(s, t, PrintedEffect::For::action, Line::AI_FAC_SYM_2_printed_only);
}

// AI-FAC-BLI-1: fallow land nearest to the human becomes blighted. Which land is fallow only the
// table knows.
Turn<> blight_land(State& s, Table& t, const Support& support, int count) {
  s.fallow = co_await t.ask(s, FallowLand{});
  for (int i = 0; i < count; ++i) {
    auto choice = choose(t.reasons, Noun::hexes, Line::AI_FAC_BLI_1_options, s.fallow);
    if (choice.none()) break;
    by_distance_to_human(choice, t.data, s);
    const Hex hex = by_direction(choice, t.reasons, support.forward, support.count);
    s.fallow.remove(hex);
    s.blighted.add(hex);
    t.tell(s, [&] {
      return step("blight", {Arg("hex", label(map_of(t.data, s), hex))}, {token(hex)});
    });
  }
  co_await printed_effect(s, t, PrintedEffect::For::action, Line::AI_FAC_BLI_1_printed_only);
}

}  // namespace

Turn<> faction_action(State& s, Table& t, const Support& support) {
  const FactionCard& card = t.data.faction(s.faction);
  cite(t.reasons, Line::AI_FAC_1_faction_action, static_cast<int>(s.faction));
  for (const FactionStep& step : card.steps) {
    switch (step.kind) {
      case FactionStep::Kind::build:
        if (step.methods[0] != Method::terrain_priority)
          cite(t.reasons, Line::AI_SEL_2_faction_methods);
        cite(t.reasons, Line::AI_FAC_2_faction_build);
        co_await transform_and_build(s, t, support, step);
        break;
      case FactionStep::Kind::points:
        gain_points(s, t, step.points);
        break;
      case FactionStep::Kind::advance:
        cite(t.reasons, Line::AI_FAC_DRU_1_druids, step.count);
        advance_levels(s, t, support, step.count);
        break;
      case FactionStep::Kind::place_tool:
        co_await place_tool(s, t, support);
        break;
      case FactionStep::Kind::blight:
        co_await blight_land(s, t, support, step.count);
        break;
    }
  }
  if (card.tasks) {
    cite(t.reasons, Line::AI_FAC_GOG_1_tasks_by_card);
    co_await printed_effect(s, t, PrintedEffect::For::action, Line::AI_FAC_GOG_1_printed_only);
  }
}

}  // namespace seatmate::age_of_innovation
