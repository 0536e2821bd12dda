#include "games/through-the-ages/events.h"

namespace seatmate::through_the_ages {

namespace {

// 3.7: a tie makes the player at turn the stronger one.
Side side_of(State& s, Table& t, int hers, int his) {
  const bool first = hers != his ? hers > his : s.at_turn == Player::automa;
  cite(t.reasons, first ? Line::TTA_EVT_1_compare_more : Line::TTA_EVT_1_compare_less, hers, his);
  return first ? Side::stronger : Side::weaker;
}

Turn<Side> by_strength(State& s, Table& t) {
  co_await know_strength(s, t);
  co_return side_of(s, t, strength_of(t.data, s), s.human_strength);
}

}  // namespace

void add_culture(State& s, Table& t, int points) {
  const int now = std::max(0, s.culture + points);
  const int change = now - s.culture;
  s.culture = static_cast<std::int16_t>(now);
  if (t.telling())
    if (change != 0) t.mention([&] { return points_message("culture", change); });
}

void add_science(State& s, Table& t, int points) {
  const int change = std::max<int>(0, s.science + points) - s.science;
  s.science = static_cast<std::int16_t>(s.science + change);
  if (t.telling())
    if (change != 0) t.mention([&] { return points_message("science", change); });
}

namespace {

// A free cube, if there are fewer than three of its type (Development of Religion, of Warfare).
void free_cube(State& s, Table& t, Civil card) {
  for (std::size_t i = 0; i < s.techs.size(); ++i) {
    if (s.techs[i].card != card || !build_detail::below_cap(t.data, s, i)) continue;
    ++s.techs[i].cubes;
    if (t.telling())
      t.mention([&] { return Message{"tta.did.free-cube", {Arg("card", name_of(t.data, card))}}; });
    settle_happiness(t.data, s);
    check_tactics(s, t);
    return;
  }
}

}  // namespace

void lose_leader(State& s, Table& t) {
  if (t.telling())
    t.mention(
        [&] { return Message{"tta.did.lose-leader", {Arg("card", name_of(t.data, s.leader))}}; });
  s.leader = Civil::none;
  settle_happiness(t.data, s);
  cite(t.reasons, Line::TTA_LEAD_3_icons_stop);
}

void lose_colony(State& s, Table& t, std::size_t place) {
  if (t.telling())
    t.mention([&] {
      return Message{"tta.did.lose-colony", {Arg("card", name_of(t.data, s.colonies[place]))}};
    });
  s.colonies.erase_at(place);
  settle_happiness(t.data, s);
}

namespace {

// One cube leaves an urban building (Terrorism, Raid).
void lose_building(State& s, Table& t, Civil card) {
  for (Tech& tech : s.techs) {
    if (tech.card != card || tech.cubes == 0) continue;
    --tech.cubes;
    if (t.telling())
      t.mention(
          [&] { return Message{"tta.did.lose-building", {Arg("card", name_of(t.data, card))}}; });
    settle_happiness(t.data, s);
    return;
  }
}

}  // namespace

Turn<> lose_urban(State& s, Table& t, Age oldest) {
  Civil only = Civil::none;
  int kinds = 0;
  for (const Tech& tech : s.techs) {
    const CivilCard& card = t.data.card(tech.card);
    if (card.cls != Class::urban || tech.cubes == 0 || card.age > oldest) continue;
    only = tech.card;
    ++kinds;
  }
  if (kinds == 0) co_return;
  if (kinds > 1) only = co_await t.ask(s, HerBuilding{oldest});
  lose_building(s, t, only);
}

namespace {

void ravages_of_time(State& s, Table& t) {
  std::optional<std::size_t> least;
  for (std::size_t i = 0; i < s.wonders.size(); ++i) {
    const CivilCard& wonder = t.data.card(s.wonders[i]);
    if (wonder.age > Age::i || ((s.flipped >> i) & 1U) != 0) continue;
    if (!least || worth_of_wonder(wonder) < worth_of_wonder(t.data.card(s.wonders[*least])))
      least = i;
  }
  if (!least) return;
  s.flipped |= 1U << *least;
  settle_happiness(t.data, s);
  if (t.telling())
    t.mention([&] {
      return Message{"tta.did.flip-wonder", {Arg("card", name_of(t.data, s.wonders[*least]))}};
    });
}

}  // namespace

void lose_war_card(State& s, Table& t) {
  const std::size_t place = s.random.below(static_cast<std::uint32_t>(s.wars.size()));
  if (t.telling())
    t.mention([&] {
      return Message{"tta.did.discard-card", {Arg("card", name_of(t.data, s.wars[place]))}};
    });
  s.wars.erase_at(place);
}

namespace {

// Settled as proposed: random cards of wars and aggressions, then of events.
void discard_military(State& s, Table& t, int n) {
  for (int gone = 0; gone < n && (!s.wars.empty() || !s.events.empty()); ++gone) {
    if (!s.wars.empty()) {
      lose_war_card(s, t);
      continue;
    }
    const std::size_t place = s.random.below(static_cast<std::uint32_t>(s.events.size()));
    if (t.telling())
      t.mention([&] {
        return Message{"tta.did.discard-card", {Arg("card", name_of(t.data, s.events[place]))}};
      });
    s.events.erase_at(place);
  }
}

// The human's culture, where an event compares it.
Turn<Side> by_culture(State& s, Table& t) {
  s.human_culture = co_await t.ask(s, HumanNumber{HumanNumber::Of::culture});
  co_return side_of(s, t, s.culture, s.human_culture);
}

// The weaker one loses a colony; nobody has it from now on.
Turn<> independence_declaration(State& s, Table& t) {
  const auto colony = least_colony(t.data, s);
  if (!colony && s.human_colonies == 0) co_return;
  const Side side = co_await by_strength(s, t);
  if (side == Side::stronger) {
    if (s.human_colonies > 0) co_await lose_human_colony(s, t);
  } else if (colony) {
    nobody_has(s, s.colonies[*colony]);
    lose_colony(s, t, *colony);
  }
}

// As the stronger one the human may take cards from the row, which is filled up again; she
// declines.
Turn<> international_agreement(State& s, Table& t) {
  cite(t.reasons, Line::TTA_GEN_6_not_hers);
  const Side side = co_await by_strength(s, t);
  if (side == Side::stronger) co_return;
  if (s.row_kind == RowKind::asked) {
    t.tell(s, [&] { return vocabulary.step(t, "agreement-asked", {}); });
    co_await deck_may_run_out(s, t);
    co_return;
  }
  if (spaces_free(s) == row_spaces) co_return;
  const AgreementCards::Answer spaces = co_await t.ask(s, AgreementCards{});
  if (spaces.empty()) co_return;
  for (const std::uint8_t space : spaces) s.row[space - 1U] = Civil::none;
  if (s.row_kind == RowKind::typed)
    t.tell(s, [&] { return vocabulary.step(t, "agreement-slide", {}); });
  co_await slide_and_fill(s, t, "agreement-fill", 0);
}

// Ages A to II.
Turn<> early_event(State& s, Table& t, Event event) {
  Side side = Side::stronger;  // of what the event compares
  switch (event) {
    case Event::development_of_politics:
      co_await draw_military(s, t, 3);
      break;
    case Event::development_of_religion:
      free_cube(s, t, t.data.religion);
      break;
    case Event::development_of_science:
      add_science(s, t, 2);
      break;
    case Event::development_of_trade_routes:
      add_science(s, t, 1);
      break;
    case Event::development_of_warfare:
      free_cube(s, t, t.data.warriors);
      break;
    case Event::crusades:
      side = co_await by_strength(s, t);
      add_culture(s, t, side == Side::stronger ? 4 : -4);
      break;
    case Event::cultural_influence:
      add_culture(s, t, std::max<int>(0, ratings_of(t.data, s).culture));
      break;
    case Event::scientific_breakthrough:
      add_science(s, t, std::max<int>(0, ratings_of(t.data, s).science));
      break;
    case Event::cold_war:
      side = co_await by_strength(s, t);
      if (side == Side::stronger) add_science(s, t, 6);
      break;
    case Event::crime_wave:
      side = co_await by_strength(s, t);
      if (side == Side::weaker) add_culture(s, t, -3);
      break;
    case Event::iconoclasm:
      if (s.leader != Civil::none && t.data.card(s.leader).age != s.age) lose_leader(s, t);
      break;
    case Event::independence_declaration:
      co_await independence_declaration(s, t);
      break;
    case Event::international_agreement:
      co_await international_agreement(s, t);
      break;
    case Event::national_pride:
      if (co_await by_culture(s, t) == Side::stronger) add_culture(s, t, 5);
      break;
    case Event::politics_of_strength: {
      side = co_await by_strength(s, t);
      const bool stronger = side == Side::stronger;
      if (s.age == Age::iv)
        add_culture(s, t, stronger ? 5 : -3);
      else if (stronger)
        co_await draw_military(s, t, 5);
      else
        discard_military(s, t, 3);
      break;
    }
    case Event::popularization_of_science:
      add_culture(s, t, std::max<int>(0, ratings_of(t.data, s).science));
      break;
    case Event::ravages_of_time:
      ravages_of_time(s, t);
      break;
    case Event::refugees:
      side = co_await by_strength(s, t);
      add_culture(s, t, side == Side::stronger ? 3 : -3);
      break;
    case Event::terrorism:
      // Who has least culture destroys a building of the other.
      if (co_await by_culture(s, t) == Side::stronger) {
        co_await lose_urban(s, t, Age::iii);
      } else if (t.telling()) {
        t.mention([&] { return Message{"tta.did.you-lose-urban", {}}; });
      }
      break;
    default:  // food, resources, population, actions, tokens: she has none (TTA-GEN-6)
      cite(t.reasons, Line::TTA_GEN_6_not_hers);
      break;
  }
}

// Age III: culture for what stands, and five more if the human got more from a card of hers.
Turn<> impact_event(State& s, Table& t, Military card, bool rotated) {
  const Event event = t.data.card(card).event;
  int hers = events_detail::impact(t.data, s, event);
  if (event == Event::impact_of_science) {
    const int his = co_await t.ask(s, HumanNumber{HumanNumber::Of::science_rating});
    hers = side_of(s, t, ratings_of(t.data, s).science, his) == Side::stronger ? 10 : 0;
  } else if (event == Event::impact_of_strength) {
    const Side side = co_await by_strength(s, t);
    hers = side == Side::stronger ? 10 : 0;
  } else if (event == Event::impact_of_agriculture || event == Event::impact_of_industry ||
             event == Event::impact_of_balance) {
    cite(t.reasons, Line::TTA_GEN_7_three_farms, events_detail::food_of(t.data, s),
         events_detail::resources_of(t.data, s));
  }
  add_culture(s, t, hers);
  if (!rotated) {
    cite(t.reasons, Line::TTA_EVT_3_upright, hers);
    co_return;
  }
  const int his = co_await t.ask(s, HumanNumber{HumanNumber::Of::event_culture, 999, card});
  const int bonus = event_bonus(true, his, hers);
  cite(t.reasons, bonus > 0 ? Line::TTA_EVT_4_five_more : Line::TTA_EVT_4_no_bonus, his, hers);
  add_culture(s, t, bonus);
}

}  // namespace

Turn<> resolve_event(State& s, Table& t, Military m, bool rotated) {
  const MilitaryCard& card = t.data.card(m);
  if (!s.past.full()) s.past.push_back(m);
  if (card.type == MilitaryType::territory) {
    co_await auction(s, t, m);
    co_return;
  }
  cite(t.reasons, card.open ? Line::TTA_EVT_2_settled_here : Line::TTA_EVT_2_known);
  if (card.age == Age::iii)
    co_await impact_event(s, t, m, rotated);
  else
    co_await early_event(s, t, card.event);
  s.human_strength_old = s.human_strength_old || may_change_strength(card.event);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "event",
        {Arg("card", name_of(t.data, m)), Arg("open", card.open ? "yes" : "no"),
         Arg("strength", strength_of(t.data, s)), Arg("happiness", shown_happiness(t.data, s)),
         Arg("culture", s.culture)});
  });
}

}  // namespace seatmate::through_the_ages
