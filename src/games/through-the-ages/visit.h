#pragma once

// Every field of the state, named once: what a save holds and a digest counts.

#include <type_traits>

#include "engine/fields.h"
#include "games/through-the-ages/state.h"

namespace seatmate::through_the_ages {

namespace visit_detail {
// A technology in one number, so that a card and its cubes cannot come apart in a save.
inline std::uint16_t pack(const Tech& tech) {
  return static_cast<std::uint16_t>(index(tech.card) * 256U + tech.cubes);
}
inline Tech unpack(std::uint16_t code) {
  return {static_cast<Civil>(code / 256U), static_cast<std::uint8_t>(code % 256U)};
}
}  // namespace visit_detail

template <class R, class Visitor>
void visit_readings(R& r, Visitor& v) {
  v("reading.a-02", r.production_before_build);
  v("reading.a-03", r.produces_first_turn);
  v("reading.a-05", r.urban_icon_most);
  v("reading.a-09", r.build_best);
  v("reading.a-10", r.any_increase);
  v("reading.a-11", r.cap_per_card);
  v("reading.a-12", r.gold_fewest);
  v("reading.a-13", r.leader_happiness);
  v("reading.a-15", r.tactic_by_slot);
  v("reading.a-16-armies", r.one_army);
  v("reading.a-16-air", r.air_doubles);
  v("reading.a-16-air-both", r.air_both);
  v("reading.a-18", r.colonises_with_tactic);
  v("reading.a-19", r.loss_by_card);
  v("reading.a-21", r.plays_untargetable);
  v("reading.a-22", r.human_gains_nothing);
  v("reading.a-23", r.war_units_free);
  v("reading.a-29", r.tie_first);
  v("reading.a-33", r.upgrade_by_target);
  v("reading.a-34", r.attacks_any);
  v("reading.a-35", r.develops_any);
  v("reading.a-36", r.develops_next);
  v("reading.a-37", r.slot_tactic_first);
}

// S is State or const State.
template <class S, class Visitor>
void visit_state(S& s, Visitor& v) {
  v("random", s.random);
  v("difficulty", s.difficulty);
  v("deck-kind", s.deck_kind);
  v("row-kind", s.row_kind);
  v("expansion", s.expansion);
  v("expansion-house", s.expansion_house);
  v("automa-starts", s.automa_starts);
  visit_readings(s.readings, v);
  v("phase", s.phase);
  v("pending", s.pending);
  v("pending.card", s.pending_card);
  v("pending.rotated", s.pending_rotated);
  v("attack-strength", s.attack_strength);
  v("age", s.age);
  v("round", s.round);
  v("at-turn", s.at_turn);
  v("final-round", s.final_round);
  InlineVector<std::uint16_t, Techs::capacity()> techs;
  for (const Tech& tech : s.techs) techs.push_back(visit_detail::pack(tech));
  v("techs", techs);
  if constexpr (!std::is_const_v<S>) {
    s.techs.clear();
    for (const std::uint16_t code : techs) s.techs.push_back(visit_detail::unpack(code));
  }
  v("yellow", s.yellow);
  v("leader", s.leader);
  v("government", s.government);
  v("special", s.special);
  v("farm-mine", s.farm_mine);
  v("unit", s.unit);
  v("urban", s.urban);
  v("events", s.events);
  v("wars", s.wars);
  v("tactic", s.tactic);
  v("leader-ages", s.leader_ages);
  v("government-ages", s.government_ages);
  v("tactic-ages", s.tactic_ages);
  v("wonder", s.wonder.card);
  v("wonder.stages", s.wonder.stages);
  v("wonders", s.wonders);
  v("wonders.flipped", s.flipped);
  v("colonies", s.colonies);
  v("blue", s.blue);
  v("science", s.science);
  v("culture", s.culture);
  v("extra.science", s.extra.science);
  v("extra.culture", s.extra.culture);
  v("extra.strength", s.extra.strength);
  v("extra.happiness", s.extra.happiness);
  v("active-tactic", s.active_tactic);
  v("beside", s.beside);
  v("common", s.common);
  v("deck", s.deck);
  v("card", s.card);
  v("row", s.row);
  v("row.pile", s.pile);
  v("dealt", s.dealt);
  v("seen", s.seen);
  v("her-war", s.her_war);
  v("human-war", s.human_war);
  v("past", s.past);
  v("human-politics", s.human_politics);
  v("human-second-politics", s.human_second_politics);
  v("human-strength", s.human_strength);
  v("human-strength-old", s.human_strength_old);
  v("human-culture", s.human_culture);
  v("human-colonies", s.human_colonies);
  v("nobodys", s.nobodys);
  v("human-leader", s.human_leader);
  v("human-wonder", s.human_wonder);
  v("human-level", s.human_level);
  v("human-tactic", s.human_tactic);
  v("human-final", s.human_final);
  v("turns-taken", s.turns_taken);
  v("wars-declared", s.wars_declared);
  v("aggressions", s.aggressions);
  v("events-prepared", s.events_prepared);
  v("built", s.built);
  v("taken", s.taken);
  v("developed", s.developed);
}

}  // namespace seatmate::through_the_ages
