#pragma once

// Her turn: refill, war, tactic, and her card section by section.

#include "games/through-the-ages/produce.h"
#include "games/through-the-ages/war.h"

namespace seatmate::through_the_ages {

// she will have no further turn.
inline bool is_last_turn(const State& s) { return s.final_round != 0 && s.round >= s.final_round; }

// --- POLITICS
// --------------------------------------------------------------------------------------

inline bool any_event_left(const Data& data, const State& s) {
  for (std::size_t i = 0; i < data.military.size(); ++i)
    if (can_come_up(data, s, static_cast<Military>(i))) return true;
  return false;
}

// TTA-POL-5, -7: one of her events at random; then the top of the current events comes up.
template <class Table>
Turn<> prepare_event(State& s, Table& t) {
  const std::size_t place = s.random.below(static_cast<std::uint32_t>(s.events.size()));
  const Military event = s.events[place];
  s.events.erase_at(place);
  ++s.events_prepared;
  const int points = culture_of_event(t.data, event);
  s.culture = static_cast<std::int16_t>(s.culture + points);
  if (t.data.card(event).age == Age::iii) cite(t.reasons, Rule::TTA_POL_7, "stays-rotated");
  t.tell(s, [&] {
    return vocabulary.step(t, "prepare",
                           {Arg("age", term(t.data.card(event).age)), Arg("points", points)});
  });
  if (!any_event_left(t.data, s)) co_return;  // everything has come up
  const RevealedEvent::Answer revealed = co_await t.ask(s, RevealedEvent{event});
  co_await resolve_event(s, t, revealed.card, revealed.rotated);
}

// whether Infiltrate finds anything, and of which level, only the human knows. He is asked
// where she would play it if it did.
inline bool must_know_target(const Data& data, const State& s, const AutomaCard& card) {
  const auto infiltrates = [&](Military war) {
    return data.card(war).attack == Attack::infiltrate;
  };
  if (std::none_of(s.wars.begin(), s.wars.end(), infiltrates)) return false;
  State supposed = s;
  supposed.human_leader = true;
  struct {
    const Data& data;
    NoReasons reasons;
  } quiet{data, {}};
  const PoliticalAct act =
      political_act(supposed, quiet, card.politics, advantage(data, s), is_last_turn(s));
  return act.index != 0 && act.icon == PoliticsIcon::aggression && infiltrates(s.wars[act.place]);
}

template <class Table>
Turn<> politics(State& s, Table& t, const AutomaCard& card) {
  // TTA-POL-3: the pile is shuffled before it is searched.
  if (s.wars.size() > 1) s.random.shuffle(s.wars);
  if (must_know_target(t.data, s, card)) {
    const std::uint8_t target = co_await t.ask(s, HumanTarget{});
    s.human_leader = target > 0;
    s.human_wonder = false;
    s.human_level = static_cast<std::uint8_t>(target > 0 ? target - 1 : 0);
  }
  const PoliticalAct act =
      political_act(s, t, card.politics, advantage(t.data, s), is_last_turn(s));
  if (act.index == 0) co_return;  // why, the next step says
  if (act.icon == PoliticsIcon::event) {
    co_await prepare_event(s, t);
    co_return;
  }
  const Military chosen = s.wars[act.place];
  s.wars.erase_at(act.place);
  if (act.icon == PoliticsIcon::aggression) {
    co_await attack_human(s, t, chosen);
    co_return;
  }
  s.her_war = chosen;
  ++s.wars_declared;
  t.tell(s, [&] {
    return vocabulary.step(
        t, "declare-war",
        {Arg("card", name_of(t.data, chosen)), Arg("strength", strength_of(t.data, s))});
  });
}

// --- CARDS
// -----------------------------------------------------------------------------------------

// What she cannot hold more of, said where it refuses a card (TTA-HAND-13, -14, TTA-WON-2).
template <class Table>
void cite_limits(State& s, Table& t, CardIcon icon) {
  const bool slot_full = (icon == CardIcon::military && s.unit != Civil::none) ||
                         (icon == CardIcon::farm_mine && s.farm_mine != Civil::none) ||
                         (icon == CardIcon::special_strength && s.special != Civil::none) ||
                         (is_urban(icon) && s.urban.full());
  if (slot_full) cite(t.reasons, Rule::TTA_HAND_13, "slot-full", static_cast<int>(icon));
  const bool by_era = (icon == CardIcon::leader && s.leader_ages != 0) ||
                      (icon == CardIcon::government && s.government_ages != 0);
  if (by_era) cite(t.reasons, Rule::TTA_HAND_14, "one-an-era", static_cast<int>(icon));
  if (icon == CardIcon::wonder && s.wonder.card != Civil::none)
    cite(t.reasons, Rule::TTA_WON_2, "unfinished");
}

template <class Table>
Turn<> confirm(State& s, Table& t, Civil card) {
  if (t.data.card(card).expansion) co_await t.need(s, IconsFact{card, &t.data});
}

template <class Table>
void mention_taken(State& s, Table& t, const Taken& taken) {
  if constexpr (Table::telling) {
    t.mention([&] {
      return Message{
          taken.to_play ? "tta.did.take-wonder" : "tta.did.take",
          {Arg("card", name_of(t.data, taken.card)), Arg("slot", term(taken.to)),
           Arg("position", taken.position),
           Arg("house", t.data.card(taken.card).source == Source::house ? "yes" : "no")}};
    });
    if (taken.displaced != Civil::none)
      t.mention([&] {
        return Message{"tta.did.displaced", {Arg("card", name_of(t.data, taken.displaced))}};
      });
  }
  static_cast<void>(s);
}

// TTA-CARD-1: every icon takes one card.
template <class Table>
Turn<bool> take_by(State& s, Table& t, CardIcon icon) {
  cite_limits(s, t, icon);
  const Taken taken = co_await take_one(s, t, icon);
  if (taken.card == Civil::none) co_return false;
  ++s.taken;
  co_await confirm(s, t, taken.card);
  cite(t.reasons, Rule::TTA_GEN_3, "no-actions");
  if (t.data.card(taken.card).cls == Class::action) {
    cite(t.reasons, Rule::TTA_GOLD_2, "worth", gold_of(t.data.card(taken.card)));
    cite(t.reasons, Rule::TTA_GOLD_5, "text-unused");
  }
  mention_taken(s, t, taken);
  co_return true;
}

// What was taken is explained with the row as it lay before.
template <class Table>
void tell_cards(State& s, Table& t, const std::array<Civil, row_spaces>& row) {
  if constexpr (Table::telling) {
    State before = s;
    before.row = row;
    t.tell(before, [&] { return vocabulary.step(t, "cards", {}); });
  }
}

template <class Table>
Turn<> cards_section(State& s, Table& t, const AutomaCard& card) {
  if (card.cards.empty()) co_return;
  const std::array<Civil, row_spaces> row = s.row;
  for (const CardIcon icon : card.cards) static_cast<void>(co_await take_by(s, t, icon));
  tell_cards(s, t, row);
}

// TTA-T1-1 to -5.
template <class Table>
Turn<> first_turn(State& s, Table& t) {
  t.title([&] { return Message{"tta.title.first-turn", {}}; });
  const Markers before = Table::telling ? markers_of(t.data, s) : Markers{};
  cite(t.reasons, Rule::TTA_T1_1, "one-card");
  const std::uint8_t number = co_await draw_card(s, t);
  const AutomaCard& card = card_of(t.data, s, number);
  const CardIcon icon = card.cards.empty() ? CardIcon::any : card.cards[0];
  cite(t.reasons, Rule::TTA_T1_2, "first-icon", static_cast<int>(icon), number_in_age(number));
  cite(t.reasons, Rule::TTA_T1_3, "else-leftmost");
  const std::array<Civil, row_spaces> row = s.row;
  static_cast<void>(co_await take_by(s, t, icon));
  put_back(s, number);
  cite(t.reasons, Rule::TTA_T1_4, "put-back", number_in_age(number));
  tell_cards(s, t, row);
  tell_put_back(s, t);
  tell_changes(s, t, before);
  if (s.readings.produces_first_turn)
    produce(s, t);
  else
    cite(t.reasons, Rule::TTA_T1_5, "nothing-else");
  t.tell(s, [&] {
    return vocabulary.note(t, s.readings.produces_first_turn ? "production" : "first-turn-over",
                           {Arg("science", s.science), Arg("culture", s.culture)});
  });
}

// --- DEVELOPMENT
// -----------------------------------------------------------------------------------

// Says whether anything was developed; told together with what is built.
template <class Table>
bool development_section(State& s, Table& t, const AutomaCard& card) {
  bool any = false;
  for (const Development& icon : card.development) {
    const Developed d = develop(s, t, icon);
    if (!d.done) continue;
    any = true;
    ++s.developed;
    if constexpr (Table::telling) {
      t.mention([&] {
        return Message{
            d.at_once ? "tta.did.develop-lost" : "tta.did.develop",
            {Arg("card", name_of(t.data, d.card)), Arg("science", d.science), Arg("gold", d.gold)}};
      });
      if (d.removed != Civil::none && !d.at_once)
        t.mention(
            [&] { return Message{"tta.did.replaces", {Arg("card", name_of(t.data, d.removed))}}; });
    }
    pay(s, t, d.payment);
    cite(t.reasons, Rule::TTA_GEN_8, "ratings-at-once");
    check_tactics(s, t);
  }
  return any;
}

// --- BUILD
// -----------------------------------------------------------------------------------------

template <class Table>
void mention_built(State& s, Table& t, const BuildResult& built) {
  if constexpr (Table::telling) switch (built.what) {
      case Built::building:
        t.mention([&] {
          return Message{"tta.did.build",
                         {Arg("card", name_of(t.data, built.card)), Arg("gold", built.gold),
                          Arg("blue", built.blue)}};
        });
        break;
      case Built::upgrade:
        t.mention([&] {
          return Message{
              "tta.did.upgrade",
              {Arg("from", name_of(t.data, built.from)), Arg("card", name_of(t.data, built.card)),
               Arg("gold", built.gold), Arg("blue", built.blue)}};
        });
        break;
      case Built::stages:
        t.mention([&] {
          return Message{built.completed ? "tta.did.complete" : "tta.did.stages",
                         {Arg("card", name_of(t.data, built.card)), Arg("n", built.stages)}};
        });
        break;
      case Built::nothing:
        break;
    }
  static_cast<void>(s);
}

// One icon or extra unit is settled: paid, and her tactics looked at again (TTA-BUILD-10,
// TTA-TAC-7).
template <class Table>
bool settle(State& s, Table& t, const BuildResult& built) {
  if (built.what == Built::nothing) return false;
  mention_built(s, t, built);
  if (built.gold > 0) cite(t.reasons, Rule::TTA_GEN_4, "pays-gold", built.gold);
  pay(s, t, built.payment);
  cite(t.reasons, Rule::TTA_GEN_8, "ratings-at-once");
  if (built.what != Built::stages && t.data.card(built.card).cls == Class::unit) {
    cite(t.reasons, Rule::TTA_BUILD_11, "most-strength");
    cite(t.reasons, Rule::TTA_BUILD_10, "tactics-again");
    cite(t.reasons, Rule::TTA_TAC_7, "changed");
    check_tactics(s, t);
  }
  return true;
}

template <class Table>
void build_section(State& s, Table& t, const AutomaCard& card, bool any) {
  const bool war = s.human_war != Military::none;
  if (war) cite(t.reasons, Rule::TTA_TURN_7, "war-declared");
  for (const Build& icon : card.build) any = settle(s, t, build_for(s, t, icon, war)) || any;
  if (war)
    for (int i = 0; i < card.war_units; ++i) any = settle(s, t, build_war_unit(s, t)) || any;
  if (any) t.tell(s, [&] { return vocabulary.step(t, "build", {Arg("war", war ? "yes" : "no")}); });
}

// --- GAIN, PRODUCTION
// ------------------------------------------------------------------------------

template <class Table>
Turn<> gain_section(State& s, Table& t, const AutomaCard& card) {
  if (card.military_cards == 0 && card.happy == 0) co_return;
  cite(t.reasons, Rule::TTA_GAIN_1, "gain", card.military_cards, card.happy);
  if (card.happy > 0) {
    s.extra.happiness = static_cast<std::int16_t>(s.extra.happiness + card.happy);
    if constexpr (Table::telling)
      t.mention([&] {
        return Message{"tta.did.happy",
                       {Arg("n", card.happy), Arg("now", shown_happiness(t.data, s))}};
      });
  }
  co_await draw_military(s, t, card.military_cards);
}

// Her markers, after everything: one thing to do.
template <class Table>
void tell_markers(State& s, Table& t) {
  cite(t.reasons, Rule::TTA_GEN_5, "six-numbers");
  t.tell(s, [&] {
    const Ratings ratings = ratings_of(t.data, s);
    return vocabulary.step(
        t, "markers",
        {Arg("science", s.science), Arg("culture", s.culture),
         Arg("science_rating", ratings.science), Arg("culture_rating", ratings.culture),
         Arg("strength", strength_of(t.data, s)), Arg("happiness", shown_happiness(t.data, s))});
  });
}

// --- the turn
// --------------------------------------------------------------------------------------

inline Player other(Player player) {
  return player == Player::automa ? Player::human : Player::automa;
}

// The next player is up, or the game is over (TTA-END-1).
inline void end_turn(State& s) {
  if (s.at_turn != starter(s)) ++s.round;
  s.at_turn = other(s.at_turn);
  s.pending = s.at_turn == Player::human ? Pending::begin : Pending::none;
  if (s.final_round != 0 && s.round > s.final_round) {
    s.phase = Phase::scoring;
    s.pending = Pending::none;
  }
}

// TTA-TURN-3, TTA-TAC-5: what somebody activated from the hand becomes common.
template <class Table>
void make_common(State& s, Table& t, Military card) {
  if (card == Military::none || s.common.contains(card) || s.common.full()) return;
  s.common.push_back(card);
  check_tactics(s, t);  // TTA-TAC-7: told with the step, which may be the last one
  t.tell(s, [&] { return vocabulary.step(t, "common", {Arg("card", name_of(t.data, card))}); });
}

template <class Table>
Turn<> later_turn(State& s, Table& t) {
  t.title([&] {
    return Message{"tta.title.her-turn", {Arg("round", s.round), Arg("age", term(s.age))}};
  });
  const Age age = s.age;
  co_await refill(s, t);
  if (s.her_war != Military::none) {
    const Military war = s.her_war;
    s.her_war = Military::none;
    // He has just ended his turn with his strength; only a new age can have changed it.
    co_await resolve_war(s, t, war, Player::automa, s.age == age);
  }
  if (!s.beside.empty()) {
    cite(t.reasons, Rule::TTA_TURN_3, "common", static_cast<int>(s.beside.size()));
    while (!s.beside.empty()) {
      const Military card = s.beside[0];
      s.beside.erase_at(0);
      make_common(s, t, card);
    }
  }
  s.card = co_await draw_card(s, t);
  const AutomaCard& card = card_of(t.data, s, s.card);
  cite(t.reasons, Rule::TTA_TURN_4, "top-card", number_in_age(s.card));
  if (s.turns_taken == 2) {  // how a card is read is said once
    cite(t.reasons, Rule::TTA_TURN_5, "sections");
    cite(t.reasons, Rule::TTA_GEN_10, "top-to-bottom");
    cite(t.reasons, Rule::TTA_ANAT_1, "six-sections");
    cite(t.reasons, Rule::TTA_ANAT_2, "side-strip");
    cite(t.reasons, Rule::TTA_ANAT_3, "icons");
  }
  t.title([&] {
    return Message{
        "tta.title.her-card",
        {Arg("round", s.round), Arg("age", term(s.age)), Arg("card", number_in_age(s.card))}};
  });
  co_await politics(s, t, card);
  co_await cards_section(s, t, card);
  const bool developed = development_section(s, t, card);
  if (s.readings.production_before_build) produce(s, t);
  build_section(s, t, card, developed);
  co_await gain_section(s, t, card);
  if (!s.readings.production_before_build) produce(s, t);
  cite(t.reasons, Rule::TTA_TURN_6, "discarded", number_in_age(s.card));
  tell_markers(s, t);
  s.deck.played.push_back(s.card);
  s.card = 0;
}

template <class Table>
Turn<> automa_turn(State& s, Table& t) {
  ++s.turns_taken;
  if (s.round == 1)
    co_await first_turn(s, t);
  else
    co_await later_turn(s, t);
  end_turn(s);
}

// The human's turn begins: the row, the war he declared, the tactic he played.
template <class Table>
Turn<> begin_human_turn(State& s, Table& t) {
  s.human_politics = false;
  if (s.round > 1) {
    co_await refill(s, t);
    if (s.human_war != Military::none) {
      const Military war = s.human_war;
      s.human_war = Military::none;
      cite(t.reasons, Rule::TTA_WAR_1, "your-war");
      co_await resolve_war(s, t, war, Player::human, false);
    }
    if (s.human_tactic != Military::none) {
      make_common(s, t, s.human_tactic);
      s.human_tactic = Military::none;
    }
  }
  s.pending = Pending::none;
}

// What the human's entry set in motion.
template <class Table>
Turn<> resolve_pending(State& s, Table& t) {
  if (s.pending == Pending::begin) {
    co_await begin_human_turn(s, t);
    co_return;
  }
  t.title([&] {
    return Message{s.pending == Pending::event ? "tta.title.event" : "tta.title.attack",
                   {Arg("card", name_of(t.data, s.pending_card))}};
  });
  const Markers before = Table::telling ? markers_of(t.data, s) : Markers{};
  if (s.pending == Pending::event)
    co_await resolve_event(s, t, s.pending_card, s.pending_rotated);
  else
    co_await defend(s, t);
  tell_changes(s, t, before);
  s.pending = Pending::none;
  s.pending_card = Military::none;
  s.pending_rotated = false;
  s.attack_strength = 0;
}

}  // namespace seatmate::through_the_ages
