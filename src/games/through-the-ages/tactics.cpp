#include "games/through-the-ages/tactics.h"

namespace seatmate::through_the_ages {

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
  cite(t.reasons, Line::TTA_TAC_1_wild_units, static_cast<int>(units.size()));
  cite(t.reasons, from == TacticFrom::slot ? Line::TTA_TAC_2_slot : Line::TTA_TAC_2_common);
  cite(t.reasons, Line::TTA_TAC_3_army, bonus);
  if (army_of(t.data, s, units, best).outdated > 0) cite(t.reasons, Line::TTA_TAC_4_outdated);
  cite(t.reasons, Line::TTA_TAC_6_stronger, bonus);
  s.active_tactic = best;
  if (from == TacticFrom::slot) {
    s.tactic = Military::none;
    if (!s.beside.full()) s.beside.push_back(best);
    cite(t.reasons, Line::TTA_TAC_5_from_hand);
  }
  if (t.telling())
    t.mention([&] {
      return Message{"tta.did.tactic", {Arg("card", name_of(t.data, best)), Arg("bonus", bonus)}};
    });
  return from;
}

void check_tactics(State& s, Table& t) {
  static_cast<void>(choose_tactic(s, t, units_of(t.data, s)));
}

Destination place_military(State& s, Table& t, Military m, const Units& units) {
  const MilitaryCard& card = t.data.card(m);
  Destination d;
  switch (card.type) {
    case MilitaryType::event:
      cite(t.reasons, card.age == Age::iii ? Line::TTA_GAIN_3_rotated : Line::TTA_GAIN_3_event);
      // Face down nobody said whether it is a colony; in age III there are none.
      if (card.copies == 0 && card.age != Age::iii) cite(t.reasons, Line::TTA_GAIN_4_or_colony);
      cite(t.reasons, Line::TTA_HAND_9_events);
      d.rotated = card.age == Age::iii;
      d.to = DrawnTo::events;
      break;
    case MilitaryType::territory:
      cite(t.reasons, Line::TTA_GAIN_4_colony);
      d.to = DrawnTo::events;
      break;
    case MilitaryType::war:
    case MilitaryType::aggression:
      cite(t.reasons, Line::TTA_GAIN_5_war_aggression);
      cite(t.reasons, Line::TTA_HAND_10_wars);
      d.to = DrawnTo::wars_aggressions;
      if (!s.wars.full()) s.wars.push_back(m);
      break;
    case MilitaryType::bonus:
      cite(t.reasons, Line::TTA_GAIN_7_discard);
      break;
    case MilitaryType::tactic: {
      const bool era_used = !s.readings.tactic_by_slot && has(s.tactic_ages, card.age);
      const bool slot_newer = s.tactic != Military::none && t.data.card(s.tactic).age >= card.age;
      if (s.common.contains(m) || era_used || slot_newer) {
        cite(t.reasons, Line::TTA_GAIN_6_tactic_discarded);
        break;
      }
      cite(t.reasons, Line::TTA_GAIN_6_tactic);
      cite(t.reasons, Line::TTA_HAND_11_tactics);
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
