#pragma once

// Chapter "faction action", with what is public of the three factions whose cards are not (AMB-12).

#include "games/age-of-innovation/upgrade.h"

namespace seatmate::age_of_innovation {

// What only the faction card says, the player applies, and tells what it did to her score.
template <class Table>
Turn<> printed_effect(State& s, Table& t, PrintedEffect::For purpose, Rule rule) {
  cite(t.reasons, rule, "printed-only");
  const int points = co_await t.ask(s, PrintedEffect{purpose});
  s.score = static_cast<std::int16_t>(s.score + points);
  if (points != 0)
    t.tell(s, [&] {
      return Step{Step::Kind::carry_out,
                  {"aoi.step.points", {Arg("points", points), Arg("score", s.score)}},
                  {"score"},
                  {}};
    });
}

// AI-FAC-SYM-2: a tool beside a human building, by the terrain card of the youth.
template <class Table>
Turn<> place_tool(State& s, Table& t, const Support& support) {
  auto choice = choose(t.reasons, Noun::hexes, Rule::AI_FAC_SYM_2, "options",
                       next_to_humans(t.data, s) & map_of(t.data, s).land);
  if (choice.none()) co_return;
  by_terrain_priority(choice, t.data, s, Rule::AI_FAC_SYM_2, "terrain-priority:youth-card", s.youth,
                      support.row_b);
  const Hex hex = by_direction(choice, t.reasons, support.forward, support.count);
  s.tools.add(hex);
  t.tell(s, [&] {
    return Step{Step::Kind::carry_out,
                {"aoi.step.tool", {Arg("hex", label(map_of(t.data, s), hex))}},
                {token(hex)},
                {}};
  });
  co_await printed_effect(s, t, PrintedEffect::For::action, Rule::AI_FAC_SYM_2);
}

// AI-FAC-BLI-1: fallow land nearest to the human becomes blighted. Which land is fallow only the
// table knows.
template <class Table>
Turn<> blight_land(State& s, Table& t, const Support& support, int count) {
  s.fallow = co_await t.ask(s, FallowLand{});
  for (int i = 0; i < count; ++i) {
    auto choice = choose(t.reasons, Noun::hexes, Rule::AI_FAC_BLI_1, "options", s.fallow);
    if (choice.none()) break;
    by_distance_to_human(choice, t.data, s);
    const Hex hex = by_direction(choice, t.reasons, support.forward, support.count);
    s.fallow.remove(hex);
    s.blighted.add(hex);
    t.tell(s, [&] {
      return Step{Step::Kind::carry_out,
                  {"aoi.step.blight", {Arg("hex", label(map_of(t.data, s), hex))}},
                  {token(hex)},
                  {}};
    });
  }
  co_await printed_effect(s, t, PrintedEffect::For::action, Rule::AI_FAC_BLI_1);
}

// AI-FAC-1: all steps of the card, in reading order; one that fails does not stop the next
// (AMB-17).
template <class Table>
Turn<> faction_action(State& s, Table& t, const Support& support) {
  const FactionCard& card = t.data.factions[static_cast<std::size_t>(s.faction)];
  cite(t.reasons, Rule::AI_FAC_1, "faction-action", static_cast<int>(s.faction));
  for (const FactionStep& step : card.steps) {
    switch (step.kind) {
      case FactionStep::Kind::build:
        if (step.methods[0] != Method::terrain_priority)
          cite(t.reasons, Rule::AI_SEL_2, "faction-methods");
        cite(t.reasons, Rule::AI_FAC_2, "faction-build");
        co_await transform_and_build(s, t, support, step);
        break;
      case FactionStep::Kind::points:
        gain_points(s, t, step.points);
        break;
      case FactionStep::Kind::advance:
        cite(t.reasons, Rule::AI_FAC_DRU_1, "druids", step.count);
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
  if (card.tasks) cite(t.reasons, Rule::AI_FAC_GOG_1, "tasks-by-card");
}

}  // namespace seatmate::age_of_innovation
