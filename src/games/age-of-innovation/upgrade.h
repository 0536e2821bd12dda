#pragma once

// Chapter "upgrade a building".

#include <optional>

#include "games/age-of-innovation/build.h"
#include "games/age-of-innovation/table.h"

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
    if (upgrade_of(data, s, kind)) options |= s.hers[index(kind)];
  return options;
}

// AI-UPG-2 to -4.
template <class PowerAt>
std::optional<Hex> choose_upgrade(const State& s, Table& t, const Support& support,
                                  const PowerAt& power_at) {
  auto choice = choose(t.reasons, Noun::hexes, Line::AI_UPG_1_options, upgradable(t.data, s));
  if (choice.none()) return std::nullopt;
  const HexSet beside = next_to_humans(t.data, s);
  const HexSet workshops = beside & s.hers[index(Building::workshop)];
  choice.keep(Line::AI_UPG_2_adjacent_workshop, workshops, (workshops & choice.left()).count());
  choice.least(
      s.humans == 2 ? Line::AI_DUO_4_least_power : Line::AI_UPG_3_least_power,
      [&](Hex hex) { return beside.has(hex) ? power_to_humans(t.data, s, hex, power_at) : 0; });
  cite(t.reasons, Line::AI_UPG_4_upgrade_direction);
  return by_direction(choice, t.reasons, support.forward, support.count);
}

// AI-UPG-5, -6: replace it; the old piece returns to her supply, the mark stays, and neither a
// competency nor a palace tile is taken (AI-GEN-3).
Turn<> upgrade_building(State& s, Table& t, const Support& support);

}  // namespace seatmate::age_of_innovation
