#pragma once

// What her units, her tactic and all her cards together are worth in strength.

#include <algorithm>

#include "games/through-the-ages/state.h"

namespace seatmate::through_the_ages {

// Her units, one entry for each cube.
using Units = InlineVector<Civil, 48>;
inline Units units_of(const Data& data, const State& s) {
  Units units;
  for (const Tech& tech : s.techs)
    if (data.card(tech.card).cls == Class::unit)
      for (int i = 0; i < tech.cubes && !units.full(); ++i) units.push_back(tech.card);
  return units;
}

inline int strength_of_units(const Data& data, const Units& units) {
  int sum = 0;
  for (const Civil unit : units) sum += data.card(unit).ratings.strength;
  return sum;
}

struct Army {
  int armies = 0;
  int outdated = 0;  // of them
  int bonus = 0;
};

// TTA-TAC-1, -3, -4: every unit is wild; as many armies as there are complete sets.
inline Army army_of(const Data& data, const State& s, const Units& units, Military tactic) {
  Army army;
  if (tactic == Military::none) return army;
  const MilitaryCard& card = data.card(tactic);
  int all = 0;
  int fresh = 0;
  int air = 0;
  for (const Civil unit : units) {
    const CivilCard& u = data.card(unit);
    if (u.type == Type::air && (s.readings.air_doubles || s.readings.air_both)) {
      ++air;
      if (!s.readings.air_both) continue;
    }
    ++all;
    if (level(u.age) > level(card.age) - 2) ++fresh;
  }
  army.armies = all / card.icons;
  if (s.readings.one_army) army.armies = std::min(army.armies, 1);
  const int full = std::min(army.armies, fresh / card.icons);
  army.outdated = army.armies - full;
  army.bonus = full * card.strength + army.outdated * card.obsolete;
  const int doubled_full = std::min(air, full);
  const int doubled_old = std::min(air - doubled_full, army.outdated);
  army.bonus += doubled_full * card.strength + doubled_old * card.obsolete;
  return army;
}

inline int tactic_bonus(const Data& data, const State& s) {
  return army_of(data, s, units_of(data, s), s.active_tactic).bonus;
}
inline int strength_of(const Data& data, const State& s) {
  return ratings_of(data, s).strength + tactic_bonus(data, s);
}
inline int advantage(const Data& data, const State& s) {
  return strength_of(data, s) - s.human_strength;
}

}  // namespace seatmate::through_the_ages
