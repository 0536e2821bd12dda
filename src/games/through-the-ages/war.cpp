#include "games/through-the-ages/war.h"

namespace seatmate::through_the_ages {

namespace {

// Where the human gains or loses what she does not have, he is told and does it.
void mention_yours(State& s, Table& t, std::string_view what, int n, Age age) {
  static_cast<void>(s);
  if (t.telling())
    t.mention([&] {
      return Message{"tta.yours." + std::string(what), {Arg("n", n), Arg("age", term(age))}};
    });
}

// War over Technology: the winner may take blue technologies instead, as long as their price is
// within the spoils. What is left of the spoils.
Turn<int> lose_technologies(State& s, Table& t, int spoils) {
  int rest = spoils;
  while (HerTechnology{static_cast<std::uint8_t>(std::min(rest, 99))}.is_possible(t.data, s)) {
    const Civil taken =
        co_await t.ask(s, HerTechnology{static_cast<std::uint8_t>(std::min(rest, 99))});
    if (taken == Civil::none) break;
    for (std::size_t i = 0; i < s.techs.size(); ++i)
      if (s.techs[i].card == taken) {
        s.techs.erase_at(i);
        break;
      }
    rest -= t.data.card(taken).cost;
    if (t.data.card(taken).ratings.strength > 0) s.human_strength_old = true;  // now it is his
    settle_happiness(t.data, s);
    if (t.telling())
      t.mention([&] {
        return Message{"tta.did.lose-technology", {Arg("card", name_of(t.data, taken))}};
      });
  }
  co_return rest;
}

}  // namespace

Turn<> resolve_war(State& s, Table& t, Military m, Player attacker) {
  co_await know_strength(s, t, m);
  const int hers = strength_of(t.data, s);
  const int difference = hers - s.human_strength;
  cite(t.reasons, Line::TTA_TURN_2_war, static_cast<int>(attacker));
  if (attacker == Player::automa) cite(t.reasons, Line::TTA_WAR_3_her_war);
  cite(t.reasons,
       difference > 0   ? Line::TTA_WAR_5_she_wins
       : difference < 0 ? Line::TTA_WAR_5_human_wins
                        : Line::TTA_WAR_5_tie,
       hers, s.human_strength);
  const MilitaryCard& card = t.data.card(m);
  const int spoils = std::abs(difference);
  switch (difference == 0 ? Attack::none : card.attack) {
    case Attack::war_over_technology:
      if (difference > 0) {
        const int taken = co_await t.ask(
            s, HumanNumber{HumanNumber::Of::lost_science, static_cast<std::int16_t>(spoils), m});
        mention_yours(s, t, "lose-science", taken, card.age);
        add_science(s, t, taken);
      } else {
        const int rest = co_await lose_technologies(s, t, spoils);
        mention_yours(s, t, "science", std::min<int>(rest, s.science), card.age);
        add_science(s, t, -rest);
      }
      break;
    case Attack::war_over_culture:
      if (difference > 0) {
        const int taken = co_await t.ask(s, HumanNumber{HumanNumber::Of::lost_culture,
                                                        static_cast<std::int16_t>(spoils + 5), m});
        mention_yours(s, t, "lose-culture", taken, card.age);
        add_culture(s, t, taken);
      } else {
        mention_yours(s, t, "culture", std::min<int>(spoils + 5, s.culture), card.age);
        add_culture(s, t, -spoils - 5);
      }
      break;
    case Attack::war_over_territory:
      // Tokens are nothing to her: the human alone loses or gains them.
      if (difference > 0)
        mention_yours(s, t, "lose-yellow", 1 + spoils / 5, card.age);
      else if (!s.readings.human_gains_nothing)
        mention_yours(s, t, "yellow", 1 + spoils / 5, card.age);
      break;
    default:
      break;
  }
  cite(t.reasons, Line::TTA_WAR_4_managed_only);
  t.tell(s, [&] {
    return vocabulary.step(t, "war",
                           {Arg("card", name_of(t.data, m)), Arg("hers", hers),
                            Arg("yours", s.human_strength), Arg("open", card.open ? "yes" : "no"),
                            Arg("who", difference > 0   ? "her"
                                       : difference < 0 ? "you"
                                                        : "nobody")});
  });
}

namespace {

// TTA-AGG-4: an aggression against her that succeeded.
Turn<> suffer(State& s, Table& t, Military m) {
  const MilitaryCard& card = t.data.card(m);
  const bool gains = !s.readings.human_gains_nothing;
  switch (card.attack) {
    case Attack::enslave:
      if (gains) mention_yours(s, t, "enslave", 2, card.age);
      break;
    case Attack::plunder:
      if (gains) mention_yours(s, t, "plunder", plundered(card.age), card.age);
      break;
    case Attack::raid:
      co_await lose_urban(s, t, card.age);
      if (card.age > Age::i) co_await lose_urban(s, t, second_raid(card.age));
      if (gains) mention_yours(s, t, "raid", 0, card.age);
      break;
    case Attack::annex: {
      if (s.colonies.empty()) break;
      Military colony = s.colonies[0];
      if (s.colonies.size() > 1) colony = co_await t.ask(s, HerColony{});
      for (std::size_t i = 0; i < s.colonies.size(); ++i)
        if (s.colonies[i] == colony) {
          lose_colony(s, t, i);
          break;
        }
      ++s.human_colonies;
      s.human_strength_old = true;
      break;
    }
    case Attack::infiltrate: {
      const bool wonder = s.wonder.card != Civil::none;
      if (s.leader == Civil::none && !wonder) break;
      bool leader = s.leader != Civil::none;
      if (leader && wonder) leader = co_await t.ask(s, HerLeaderOrWonder{});
      const Age age = t.data.card(leader ? s.leader : s.wonder.card).age;
      if (leader) {
        lose_leader(s, t);
      } else {
        if (t.telling())
          t.mention([&] {
            return Message{"tta.did.lose-wonder", {Arg("card", name_of(t.data, s.wonder.card))}};
          });
        s.wonder = {};
      }
      mention_yours(s, t, "culture", 3 * level(age), card.age);
      break;
    }
    case Attack::spy:
      mention_yours(s, t, "science", std::min<int>(5, s.science), card.age);
      add_science(s, t, -5);
      break;
    case Attack::armed_intervention:
      mention_yours(s, t, "culture", std::min<int>(7, s.culture), card.age);
      add_culture(s, t, -7);
      break;
    default:
      break;
  }
  cite(t.reasons, Line::TTA_AGG_4_managed_only);
}

}  // namespace

Turn<> defend(State& s, Table& t) {
  const Military m = s.pending_card;
  const std::uint8_t number = co_await draw_card(s, t);
  const int defence = card_of(t.data, s, number).defence;
  cite(t.reasons, Line::TTA_AGG_1_defence, number_in_age(number), defence);
  const int hers = strength_of(t.data, s);
  const bool held = holds_out(t, s.attack_strength, hers, defence);
  put_back(s, number);
  cite(t.reasons, Line::TTA_AGG_5_back_in_the_deck);
  const int lost =
      held ? std::min<int>(cards_lost(t.data, s, m), static_cast<int>(s.wars.size())) : 0;
  if (held) {
    cite(t.reasons, Line::TTA_AGG_3_loses_cards, lost);
    for (int i = 0; i < lost; ++i) lose_war_card(s, t);
  }
  // How it went comes first: what he destroys may have to be asked.
  t.tell(s, [&] {
    return vocabulary.step(
        t, held ? "held" : "fell",
        {Arg("card", name_of(t.data, m)), Arg("hers", hers), Arg("defence", defence),
         Arg("yours", s.attack_strength), Arg("open", t.data.card(m).open ? "yes" : "no")});
  });
  tell_put_back(s, t);
  if (held) co_return;
  co_await suffer(s, t, m);
  t.tell(s, [&] { return vocabulary.step(t, "spoils", {Arg("card", name_of(t.data, m))}); });
}

Turn<> attack_human(State& s, Table& t, Military m) {
  const MilitaryCard& card = t.data.card(m);
  ++s.aggressions;
  cite(t.reasons, Line::TTA_AGG_6_base_rules, strength_of(t.data, s));
  t.tell(s, [&] {
    return vocabulary.step(
        t, "attack", {Arg("card", name_of(t.data, m)), Arg("strength", strength_of(t.data, s))});
  });
  if (!co_await t.ask(s, AttackSucceeded{m})) {
    t.tell(s,
           [&] { return vocabulary.note(t, "attack-failed", {Arg("card", name_of(t.data, m))}); });
    co_return;
  }
  // With people, an arena, a colony or a leader he may lose strength.
  switch (card.attack) {
    case Attack::enslave:
      mention_yours(s, t, "lose-population", 1, card.age);
      s.human_strength_old = true;
      break;
    case Attack::plunder:
      mention_yours(s, t, "lose-resources", plundered(card.age), card.age);
      break;
    case Attack::raid:
      mention_yours(s, t, "lose-building", 1, card.age);
      if (card.age > Age::i) mention_yours(s, t, "lose-building", 1, second_raid(card.age));
      s.human_strength_old = true;
      break;
    case Attack::annex: {
      if (s.human_colonies == 0) break;
      const Military colony = co_await which_human_colony(s, t, false);
      --s.human_colonies;
      s.human_strength_old = true;
      co_await take_colony(s, t, colony, false);
      check_tactics(s, t);
      if (t.telling())
        t.mention(
            [&] { return Message{"tta.did.take-colony", {Arg("card", name_of(t.data, colony))}}; });
      break;
    }
    case Attack::infiltrate:
      if (!s.human_leader && !s.human_wonder) break;
      mention_yours(s, t, "lose-leader-or-wonder", 1, static_cast<Age>(s.human_level));
      add_culture(s, t, 3 * s.human_level);
      s.human_leader = false;
      s.human_wonder = false;
      s.human_strength_old = true;
      break;
    case Attack::spy: {
      const int taken = co_await t.ask(s, HumanNumber{HumanNumber::Of::lost_science, 5, m});
      mention_yours(s, t, "lose-science", taken, card.age);
      add_science(s, t, taken);
      break;
    }
    case Attack::armed_intervention: {
      const int taken = co_await t.ask(s, HumanNumber{HumanNumber::Of::lost_culture, 7, m});
      mention_yours(s, t, "lose-culture", taken, card.age);
      add_culture(s, t, taken);
      break;
    }
    default:
      break;
  }
  t.tell(s, [&] {
    return vocabulary.step(
        t, "attack-won", {Arg("card", name_of(t.data, m)), Arg("open", card.open ? "yes" : "no")});
  });
}

}  // namespace seatmate::through_the_ages
