#pragma once

// Chapter "upgrade a building".

#include <optional>

#include "games/age-of-innovation/build.h"

namespace seatmate::age_of_innovation {

// AI-UPG-5: the legal building with the highest power value. The palace comes before a school.
inline std::optional<Building> upgrade_of(const Data& data, const State& s, Building kind) {
  const auto left = [&](Building b) { return supply(data, s, b) > 0; };
  switch (kind) {
    case Building::workshop:
      if (left(Building::guild)) return Building::guild;
      break;
    case Building::guild:
      if (left(Building::palace)) return Building::palace;
      if (left(Building::school)) return Building::school;
      break;
    case Building::school:
      if (left(Building::university)) return Building::university;
      break;
    default:
      break;
  }
  return std::nullopt;
}

// AI-UPG-1: every building of hers that her supply lets her upgrade.
inline HexSet upgradable(const Data& data, const State& s) {
  HexSet options;
  for (const Building kind : {Building::workshop, Building::guild, Building::school})
    if (upgrade_of(data, s, kind)) options |= s.hers[static_cast<std::size_t>(kind)];
  return options;
}

// AI-UPG-2 to -4.
template <class Table, class PowerAt>
std::optional<Hex> choose_upgrade(const State& s, Table& t, const Support& support,
                                  const PowerAt& power_at) {
  auto choice = choose(t.reasons, Noun::hexes, Rule::AI_UPG_1, "options", upgradable(t.data, s));
  if (choice.none()) return std::nullopt;
  const HexSet beside = next_to_humans(t.data, s);
  const HexSet workshops = beside & s.hers[static_cast<std::size_t>(Building::workshop)];
  choice.keep(Rule::AI_UPG_2, "adjacent-workshop", workshops, (workshops & choice.left()).count());
  choice.least(s.humans == 2 ? Rule::AI_DUO_4 : Rule::AI_UPG_3, "least-power", [&](Hex hex) {
    return beside.has(hex) ? power_to_humans(t.data, s, hex, power_at) : 0;
  });
  cite(t.reasons, Rule::AI_UPG_4, "upgrade-direction");
  return by_direction(choice, t.reasons, support.forward, support.count);
}

inline Building her_building_at(const State& s, Hex hex) {
  for (int kind = 0; kind < own_building_count; ++kind)
    if (s.hers[static_cast<std::size_t>(kind)].has(hex)) return static_cast<Building>(kind);
  return Building::workshop;
}

// AI-UPG-5, -6: replace it; the old piece returns to her supply, the mark stays, and neither a
// competency nor a palace tile is taken (AI-GEN-3).
template <class Table>
Turn<> upgrade_building(State& s, Table& t, const Support& support) {
  const auto hex = choose_upgrade(s, t, support, printed_power(t.data, s));
  if (!hex) {
    cite(t.reasons, Rule::AI_ACT_2, "no-upgrade");
    t.tell(s, [&] { return Step{Step::Kind::note, {"aoi.step.no-upgrade", {}}, {}, {}}; });
    co_return;
  }
  const Building from = her_building_at(s, *hex);
  const Building to = *upgrade_of(t.data, s, from);
  s.hers[static_cast<std::size_t>(from)].remove(*hex);
  s.hers[static_cast<std::size_t>(to)].add(*hex);
  cite(t.reasons, Rule::AI_UPG_5, "becomes", static_cast<int>(to));
  if (to == Building::palace || to == Building::school || to == Building::university)
    cite(t.reasons, Rule::AI_UPG_6, "nothing-taken");
  t.tell(s, [&] {
    return Step{Step::Kind::carry_out,
                {"aoi.step.upgrade",
                 {Arg("hex", label(map_of(t.data, s), *hex)), Arg("from", term(from)),
                  Arg("to", term(to))}},
                {token(*hex)},
                {}};
  });
  tell_power(s, t, *hex);
  if (reaction_threshold(t.data, s) > 0) co_await power_reaction(s, t, *hex);
}

// AI-BUILD-8: what cannot be built becomes an upgrade, with the same support card.
template <class Table>
Turn<> transform_and_build(State& s, Table& t, const Support& support, const FactionStep& manner) {
  const auto hex =
      site_for_workshop(s, t, support, manner, ship_of(t.data, s),
                        supply(t.data, s, Building::workshop), printed_power(t.data, s));
  if (!hex) {
    co_await upgrade_building(s, t, support);
    co_return;
  }
  build_on(s, t, *hex, support);
  tell_power(s, t, *hex);
  if (reaction_threshold(t.data, s) > 0) co_await power_reaction(s, t, *hex);
}

}  // namespace seatmate::age_of_innovation
