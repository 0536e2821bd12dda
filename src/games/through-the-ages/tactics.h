#pragma once

// Chapters "Tactics" and "Gain": armies, and where drawn military cards go.

#include "games/through-the-ages/build.h"

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
    if (s.readings.air_doubles && u.type == Type::air) {
      ++air;
      continue;
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

enum class TacticFrom : std::uint8_t { none, active, common, slot };
inline constexpr std::array<std::string_view, 4> tactic_from_names{"none", "active", "common",
                                                                   "slot"};

// TTA-TAC-2, -6: the strongest of what she may use; the active one stays unless another is strictly
// better.
template <class Table>
TacticFrom choose_tactic(State& s, Table& t, const Units& units) {
  Military best = s.active_tactic;
  int bonus = army_of(t.data, s, units, best).bonus;
  TacticFrom from = best == Military::none ? TacticFrom::none : TacticFrom::active;
  const auto look = [&](Military tactic, TacticFrom where) {
    const int here = army_of(t.data, s, units, tactic).bonus;
    if (here <= bonus) return;
    best = tactic;
    bonus = here;
    from = where;
  };
  if (s.tactic != Military::none && s.readings.slot_tactic_first) look(s.tactic, TacticFrom::slot);
  for (const Military tactic : s.common) look(tactic, TacticFrom::common);
  if (s.tactic != Military::none && !s.readings.slot_tactic_first) look(s.tactic, TacticFrom::slot);
  if (best == s.active_tactic) return from;
  cite(t.reasons, Rule::TTA_TAC_1, "wild-units", static_cast<int>(units.size()));
  cite(t.reasons, Rule::TTA_TAC_2, method_of(tactic_from_names[index(from)]));
  cite(t.reasons, Rule::TTA_TAC_3, "army", bonus);
  if (army_of(t.data, s, units, best).outdated > 0) cite(t.reasons, Rule::TTA_TAC_4, "outdated");
  cite(t.reasons, Rule::TTA_TAC_6, "stronger", bonus);
  s.active_tactic = best;
  if (from == TacticFrom::slot) {
    s.tactic = Military::none;
    if (!s.beside.full()) s.beside.push_back(best);
    cite(t.reasons, Rule::TTA_TAC_5, "from-hand");
  }
  if constexpr (Table::telling)
    t.mention([&] {
      return Message{"tta.did.tactic", {Arg("card", name_of(t.data, best)), Arg("bonus", bonus)}};
    });
  return from;
}
// TTA-TAC-7, TTA-BUILD-10: after every change of her units, her slot and the common area.
template <class Table>
void check_tactics(State& s, Table& t) {
  static_cast<void>(choose_tactic(s, t, units_of(t.data, s)));
}

// --- drawing
// ---------------------------------------------------------------------------------------

enum class DrawnTo : std::uint8_t { events, wars_aggressions, tactics, discard };
inline constexpr std::array<std::string_view, 4> drawn_to_names{"EVENTS", "WARS_AGGRESSIONS",
                                                                "TACTICS", "DISCARD"};
struct Destination {
  DrawnTo to = DrawnTo::discard;
  bool rotated = false;
  Military displaced = Military::none;
  bool activated = false;
};

// TTA-GAIN-2 to -7: one card, placed by its type.
template <class Table>
Destination place_military(State& s, Table& t, Military m, const Units& units) {
  const MilitaryCard& card = t.data.card(m);
  Destination d;
  switch (card.type) {
    case MilitaryType::event:
      cite(t.reasons, Rule::TTA_GAIN_3, card.age == Age::iii ? "rotated" : "event");
      // Face down nobody said whether it is a colony; in age III there are none.
      if (card.copies == 0 && card.age != Age::iii) cite(t.reasons, Rule::TTA_GAIN_4, "or-colony");
      cite(t.reasons, Rule::TTA_HAND_9, "events");
      d.rotated = card.age == Age::iii;
      d.to = DrawnTo::events;
      break;
    case MilitaryType::territory:
      cite(t.reasons, Rule::TTA_GAIN_4, "colony");
      d.to = DrawnTo::events;
      break;
    case MilitaryType::war:
    case MilitaryType::aggression:
      cite(t.reasons, Rule::TTA_GAIN_5, "war-aggression");
      cite(t.reasons, Rule::TTA_HAND_10, "wars");
      d.to = DrawnTo::wars_aggressions;
      if (!s.wars.full()) s.wars.push_back(m);
      break;
    case MilitaryType::bonus:
      cite(t.reasons, Rule::TTA_GAIN_7, "discard");
      break;
    case MilitaryType::tactic: {
      const bool era_used = !s.readings.tactic_by_slot && has(s.tactic_ages, card.age);
      const bool slot_newer = s.tactic != Military::none && t.data.card(s.tactic).age >= card.age;
      if (s.common.contains(m) || era_used || slot_newer) {
        cite(t.reasons, Rule::TTA_GAIN_6, "tactic-discarded");
        break;
      }
      cite(t.reasons, Rule::TTA_GAIN_6, "tactic");
      cite(t.reasons, Rule::TTA_HAND_11, "tactics");
      d.to = DrawnTo::tactics;
      d.displaced = s.tactic;
      s.tactic = m;
      add(s.tactic_ages, card.age);
      d.activated = choose_tactic(s, t, units) == TacticFrom::slot;
      break;
    }
  }
  if (d.to == DrawnTo::events && !s.events.full()) s.events.push_back(m);
  return d;
}

}  // namespace seatmate::through_the_ages
