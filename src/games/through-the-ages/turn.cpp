#include "games/through-the-ages/turn.h"

namespace seatmate::through_the_ages {

namespace {

// TTA-POL-5, -7: one of her events at random; then the top of the current events comes up.
Turn<> prepare_event(State& s, Table& t) {
  const std::size_t place = s.random.below(static_cast<std::uint32_t>(s.events.size()));
  const Military event = s.events[place];
  s.events.erase_at(place);
  ++s.events_prepared;
  const int points = culture_of_event(t.data, event);
  s.culture = static_cast<std::int16_t>(s.culture + points);
  if (t.data.card(event).age == Age::iii) cite(t.reasons, Line::TTA_POL_7_stays_rotated);
  t.tell(s, [&] {
    return vocabulary.step(t, "prepare",
                           {Arg("age", term(t.data.card(event).age)), Arg("points", points)});
  });
  if (!any_event_left(t.data, s)) co_return;  // everything has come up
  const RevealedEvent::Answer revealed = co_await t.ask(s, RevealedEvent{event});
  co_await resolve_event(s, t, revealed.card, revealed.rotated);
}

// Only an icon that attacks looks at his strength, and only where there is a card to attack with.
bool looks_at_strength(const Data& data, const State& s, const AutomaCard& card) {
  for (const Politics& icon : card.politics) {
    if (icon.icon == PoliticsIcon::event) {
      if (!s.events.empty()) return false;
      continue;
    }
    const MilitaryType wanted =
        icon.icon == PoliticsIcon::war ? MilitaryType::war : MilitaryType::aggression;
    if (wanted == MilitaryType::war && is_last_turn(s)) continue;
    if (std::any_of(s.wars.begin(), s.wars.end(),
                    [&](Military held) { return data.card(held).type == wanted; }))
      return true;
  }
  return false;
}

}  // namespace

Turn<> politics(State& s, Table& t, const AutomaCard& card) {
  // TTA-POL-3: the pile is shuffled before it is searched.
  if (s.wars.size() > 1) s.random.shuffle(s.wars);
  if (looks_at_strength(t.data, s, card)) co_await know_strength(s, t);
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

namespace {

// What she cannot hold more of, said where it refuses a card (TTA-HAND-13, -14, TTA-WON-2).
void cite_limits(State& s, Table& t, CardIcon icon) {
  const bool slot_full = (icon == CardIcon::military && s.unit != Civil::none) ||
                         (icon == CardIcon::farm_mine && s.farm_mine != Civil::none) ||
                         (icon == CardIcon::special_strength && s.special != Civil::none) ||
                         (is_urban(icon) && s.urban.full());
  if (slot_full) cite(t.reasons, Line::TTA_HAND_13_slot_full, static_cast<int>(icon));
  const bool by_era = (icon == CardIcon::leader && s.leader_ages != 0) ||
                      (icon == CardIcon::government && s.government_ages != 0);
  if (by_era) cite(t.reasons, Line::TTA_HAND_14_one_an_era, static_cast<int>(icon));
  if (icon == CardIcon::wonder && s.wonder.card != Civil::none)
    cite(t.reasons, Line::TTA_WON_2_unfinished);
}

Turn<> confirm(State& s, Table& t, Civil card) {
  if (t.data.card(card).expansion) co_await t.need(s, IconsFact{card, &t.data});
}

void mention_taken(State& s, Table& t, const Taken& taken) {
  if (t.telling()) {
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
Turn<bool> take_by(State& s, Table& t, CardIcon icon, Named& named) {
  cite_limits(s, t, icon);
  const Taken taken = co_await take_one(s, t, icon, named);
  if (taken.card == Civil::none) co_return false;
  ++s.taken;
  co_await confirm(s, t, taken.card);
  settle_happiness(t.data, s);
  cite(t.reasons, Line::TTA_GEN_3_no_actions);
  if (t.data.card(taken.card).cls == Class::action) {
    cite(t.reasons, Line::TTA_GOLD_2_worth, gold_of(t.data.card(taken.card)));
    cite(t.reasons, Line::TTA_GOLD_5_text_unused);
  }
  mention_taken(s, t, taken);
  co_return true;
}

// What was taken is explained with the row as it lay before.
void tell_cards(State& s, Table& t, const std::array<Civil, row_spaces>& row) {
  if (t.telling()) {
    State before = s;
    before.row = row;
    t.tell_first(
        before, [&] { return vocabulary.step(t, "cards", {}); }, [&](State& done) { done = s; });
  }
}

}  // namespace

Turn<> cards_section(State& s, Table& t, const AutomaCard& card) {
  if (card.cards.empty()) co_return;
  const std::array<Civil, row_spaces> row = s.row;
  Named named;
  for (const CardIcon icon : card.cards) {
    static_cast<void>(co_await take_by(s, t, icon, named));
    // What she took is told before the next question: it lies there no more.
    if (s.row_kind == RowKind::asked) tell_cards(s, t, named.row);
  }
  if (s.row_kind != RowKind::asked) tell_cards(s, t, row);
}

namespace {

// TTA-T1-1 to -5.
Turn<> first_turn(State& s, Table& t) {
  t.title([&] { return Message{"tta.title.first-turn", {}}; });
  const Markers before = t.telling() ? markers_of(t.data, s) : Markers{};
  cite(t.reasons, Line::TTA_T1_1_one_card);
  const std::uint8_t number = co_await draw_card(s, t);
  const AutomaCard& card = card_of(t.data, s, number);
  const CardIcon icon = card.cards.empty() ? CardIcon::any : card.cards[0];
  cite(t.reasons, Line::TTA_T1_2_first_icon, static_cast<int>(icon), number_in_age(number));
  cite(t.reasons, Line::TTA_T1_3_else_leftmost);
  const std::array<Civil, row_spaces> row = s.row;
  Named named;
  static_cast<void>(co_await take_by(s, t, icon, named));
  put_back(s, number);
  cite(t.reasons, Line::TTA_T1_4_put_back, number_in_age(number));
  tell_cards(s, t, s.row_kind == RowKind::asked ? named.row : row);
  tell_put_back(s, t);
  tell_changes(s, t, before);
  if (s.readings.produces_first_turn)
    produce(s, t);
  else
    cite(t.reasons, Line::TTA_T1_5_nothing_else);
  t.tell(s, [&] {
    return vocabulary.note(t, s.readings.produces_first_turn ? "production" : "first-turn-over",
                           {Arg("science", s.science), Arg("culture", s.culture)});
  });
}

}  // namespace

bool development_section(State& s, Table& t, const AutomaCard& card) {
  bool any = false;
  for (const Development& icon : card.development) {
    const Developed d = develop(s, t, icon);
    if (!d.done) continue;
    any = true;
    ++s.developed;
    if (t.telling()) {
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
    settle_happiness(t.data, s);
    cite(t.reasons, Line::TTA_GEN_8_ratings_at_once);
    check_tactics(s, t);
  }
  return any;
}

namespace {

void mention_built(State& s, Table& t, const BuildResult& built) {
  if (t.telling()) switch (built.what) {
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
bool settle(State& s, Table& t, const BuildResult& built) {
  if (built.what == Built::nothing) return false;
  mention_built(s, t, built);
  if (built.gold > 0) cite(t.reasons, Line::TTA_GEN_4_pays_gold, built.gold);
  pay(s, t, built.payment);
  settle_happiness(t.data, s);
  cite(t.reasons, Line::TTA_GEN_8_ratings_at_once);
  if (built.what != Built::stages && t.data.card(built.card).cls == Class::unit) {
    cite(t.reasons, Line::TTA_BUILD_11_most_strength);
    cite(t.reasons, Line::TTA_BUILD_10_tactics_again);
    cite(t.reasons, Line::TTA_TAC_7_changed);
    check_tactics(s, t);
  }
  return true;
}

// What she has developed and built so far, if anything.
void tell_built(State& s, Table& t, bool& any) {
  if (!any) return;
  any = false;
  const bool war = s.human_war != Military::none;
  t.tell(s, [&] { return vocabulary.step(t, "build", {Arg("war", war ? "yes" : "no")}); });
}

// what is still equal the human decides. So that he is asked before anything of it is done,
// the icon is first tried on a copy of the table; what was done before it he is told first.
template <class Try>
Turn<BuildResult> build_as_said(State& s, Table& t, BuildIcon icon, bool& any, const Try& build) {
  Said said;
  while (!s.readings.tie_first && icon != BuildIcon::wonder && !said.full()) {
    State copy = s;
    Table quiet(t.data);
    const BuildResult tried = build(copy, quiet, said);
    if (tried.tied.empty()) break;
    tell_built(s, t, any);
    const Civil chosen = co_await t.ask(s, EqualCards{tried.tied, tried.tied_upgrades});
    said.push_back(chosen);
  }
  co_return build(s, t, said);
}

}  // namespace

Turn<> build_section(State& s, Table& t, const AutomaCard& card, bool any) {
  const bool war = s.human_war != Military::none;
  if (war) cite(t.reasons, Line::TTA_TURN_7_war_declared);
  for (const Build& icon : card.build) {
    const BuildResult built = co_await build_as_said(
        s, t, icon.icon, any, [&](State& at, Table& table, const Said& said) {
          return build_for(at, table, icon, war, said);
        });
    any = settle(s, t, built) || any;
  }
  for (int i = 0; war && i < card.war_units; ++i) {
    const BuildResult built = co_await build_as_said(
        s, t, BuildIcon::military, any,
        [](State& at, Table& table, const Said& said) { return build_war_unit(at, table, said); });
    any = settle(s, t, built) || any;
  }
  tell_built(s, t, any);
}

namespace {

Turn<> gain_section(State& s, Table& t, const AutomaCard& card) {
  if (card.military_cards == 0 && card.happy == 0) co_return;
  cite(t.reasons, Line::TTA_GAIN_1_gain, card.military_cards, card.happy);
  if (card.happy > 0) {
    s.extra.happiness = static_cast<std::int16_t>(s.extra.happiness + card.happy);
    settle_happiness(t.data, s);
    if (t.telling())
      t.mention([&] {
        return Message{"tta.did.happy",
                       {Arg("n", card.happy), Arg("now", shown_happiness(t.data, s))}};
      });
  }
  co_await draw_military(s, t, card.military_cards);
}

// Her markers, after everything: one thing to do.
void tell_markers(State& s, Table& t) {
  cite(t.reasons, Line::TTA_GEN_5_six_numbers);
  t.tell(s, [&] {
    const Ratings ratings = ratings_of(t.data, s);
    return vocabulary.step(
        t, "markers",
        {Arg("science", s.science), Arg("culture", s.culture),
         Arg("science_rating", ratings.science), Arg("culture_rating", ratings.culture),
         Arg("strength", strength_of(t.data, s)), Arg("happiness", shown_happiness(t.data, s))});
  });
}

// TTA-TURN-3, TTA-TAC-5: what somebody activated from the hand becomes common.
void make_common(State& s, Table& t, Military card) {
  if (card == Military::none || s.common.contains(card) || s.common.full()) return;
  s.common.push_back(card);
  check_tactics(s, t);  // TTA-TAC-7: told with the step, which may be the last one
  t.tell(s, [&] { return vocabulary.step(t, "common", {Arg("card", name_of(t.data, card))}); });
}

}  // namespace

Turn<> later_turn(State& s, Table& t) {
  t.title([&] {
    return Message{"tta.title.her-turn", {Arg("round", s.round), Arg("age", term(s.age))}};
  });
  co_await refill(s, t);
  if (s.her_war != Military::none) {
    const Military war = s.her_war;
    s.her_war = Military::none;
    co_await resolve_war(s, t, war, Player::automa);
  }
  if (!s.beside.empty()) {
    cite(t.reasons, Line::TTA_TURN_3_common, static_cast<int>(s.beside.size()));
    while (!s.beside.empty()) {
      const Military card = s.beside[0];
      s.beside.erase_at(0);
      make_common(s, t, card);
    }
  }
  s.card = co_await draw_card(s, t);
  const Age age = s.age;
  const AutomaCard& card = card_of(t.data, s, s.card);
  cite(t.reasons, Line::TTA_TURN_4_top_card, number_in_age(s.card));
  if (s.turns_taken == 2) {  // how a card is read is said once
    cite(t.reasons, Line::TTA_TURN_5_sections);
    cite(t.reasons, Line::TTA_GEN_10_top_to_bottom);
    cite(t.reasons, Line::TTA_ANAT_1_six_sections);
    cite(t.reasons, Line::TTA_ANAT_2_side_strip);
    cite(t.reasons, Line::TTA_ANAT_3_icons);
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
  co_await build_section(s, t, card, developed);
  co_await gain_section(s, t, card);
  if (!s.readings.production_before_build) produce(s, t);
  cite(t.reasons, Line::TTA_TURN_6_discarded, number_in_age(s.card));
  tell_markers(s, t);
  // TTA-AGE-1: if International Agreement has ended the age, the card has gone with its deck.
  if (s.age == age) s.deck.played.push_back(s.card);
  s.card = 0;
}

Turn<> automa_turn(State& s, Table& t) {
  ++s.turns_taken;
  if (s.round == 1)
    co_await first_turn(s, t);
  else
    co_await later_turn(s, t);
  end_turn(s);
}

Turn<> begin_human_turn(State& s, Table& t) {
  s.human_politics = false;
  if (s.round > 1) {
    co_await refill(s, t);
    if (s.human_war != Military::none) {
      const Military war = s.human_war;
      s.human_war = Military::none;
      cite(t.reasons, Line::TTA_WAR_1_your_war);
      co_await resolve_war(s, t, war, Player::human);
    }
    if (s.human_tactic != Military::none) {
      make_common(s, t, s.human_tactic);
      s.human_tactic = Military::none;
    }
  }
  s.pending = Pending::none;
}

Turn<> resolve_pending(State& s, Table& t) {
  if (s.pending == Pending::begin) {
    co_await begin_human_turn(s, t);
    co_return;
  }
  t.title([&] {
    return Message{s.pending == Pending::event ? "tta.title.event" : "tta.title.attack",
                   {Arg("card", name_of(t.data, s.pending_card))}};
  });
  const Markers before = t.telling() ? markers_of(t.data, s) : Markers{};
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
