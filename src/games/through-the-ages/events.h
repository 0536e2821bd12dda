#pragma once

// Chapter "Events": what a revealed event does to her (TTA-EVT-1). What it does to the human he
// carries out himself; only where points are compared he is asked for them.

#include "games/through-the-ages/colonies.h"

namespace seatmate::through_the_ages {

namespace events_detail {

inline int best_farm(const Data& data, const State& s, bool mine) {
  int best = 0;
  for (const Tech& tech : s.techs) {
    const CivilCard& card = data.card(tech.card);
    if (card.cls == (mine ? Class::mine : Class::farm))
      best = std::max<int>(best, mine ? card.resources : card.food);
  }
  return best;
}
// TTA-GEN-7: she counts as having three farms and three mines on her best technologies.
inline int food_of(const Data& data, const State& s) { return 3 * best_farm(data, s, false); }
inline int resources_of(const Data& data, const State& s) { return 3 * best_farm(data, s, true); }

template <class Count>
int sum_over_techs(const Data& data, const State& s, Count&& count) {
  int sum = 0;
  for (const Tech& tech : s.techs) sum += count(data.card(tech.card), tech.cubes);
  return sum;
}
inline int levels_of(const Data& data, const State& s, Class cls, std::optional<Type> type = {}) {
  return sum_over_techs(data, s, [&](const CivilCard& card, int cubes) {
    const bool right = card.cls == cls && (!type || card.type == *type);
    return right ? level(card.age) * cubes : 0;
  });
}

// The impacts of age III: culture for what stands.
inline int impact(const Data& data, const State& s, Event event) {
  const Ratings ratings = ratings_of(data, s);
  switch (event) {
    case Event::impact_of_agriculture:
      return food_of(data, s) + 4;  // she has no consumption
    case Event::impact_of_architecture:
      return levels_of(data, s, Class::urban);
    case Event::impact_of_balance:
      // A rating below zero produces nothing.
      return 2 * std::max(0, std::min(std::min<int>(ratings.science, ratings.culture),
                                      std::min(food_of(data, s), resources_of(data, s))));
    case Event::impact_of_colonies:
      return 3 * static_cast<int>(s.colonies.size());
    case Event::impact_of_competition:
      return levels_of(data, s, Class::unit) + levels_of(data, s, Class::urban, Type::arena);
    case Event::impact_of_government: {
      int points = sum_over_techs(data, s, [](const CivilCard& card, int) {
        const bool counts = card.cls == Class::government || card.cls == Class::special;
        return counts ? 2 * card.civil_actions + card.military_actions : 0;
      });
      for (std::size_t i = 0; i < s.wonders.size(); ++i) {
        const CivilCard& wonder = data.card(s.wonders[i]);
        const bool ruin = ((s.flipped >> i) & 1U) != 0;
        if (!ruin) points += 2 * wonder.civil_actions + wonder.military_actions;
      }
      return points;
    }
    case Event::impact_of_happiness:
      return 2 * std::clamp<int>(ratings.happiness, 0, 8);
    case Event::impact_of_industry:
      return resources_of(data, s);
    case Event::impact_of_population: {
      const int workers = 6 + sum_over_techs(data, s, [](const CivilCard& card, int cubes) {
                            return card.cls == Class::urban || card.cls == Class::unit ? cubes : 0;
                          });
      return 2 * std::max(0, workers - 10);
    }
    case Event::impact_of_progress:
      return 2 * sum_over_techs(data, s, [](const CivilCard& card, int) {
               return card.cls == Class::government || card.cls == Class::special ? level(card.age)
                                                                                  : 0;
             });
    case Event::impact_of_technology:
      return 4 * sum_over_techs(data, s, [](const CivilCard& card, int) {
               return card.age == Age::iii ? 1 : 0;
             });
    case Event::impact_of_variety: {
      std::uint32_t types = 0;
      for (const Tech& tech : s.techs) {
        const CivilCard& card = data.card(tech.card);
        const bool stands = (card.cls == Class::urban || card.cls == Class::unit) && tech.cubes > 0;
        if (stands || card.cls == Class::special) types |= 1U << index(card.type);
      }
      return 2 * std::popcount(types);
    }
    case Event::impact_of_wonders: {
      constexpr std::array<int, 4> worth{5, 4, 3, 2};
      int points = 0;
      for (const Civil wonder : s.wonders) points += worth[index(data.card(wonder).age)];
      return points;
    }
    default:
      return 0;
  }
}

}  // namespace events_detail

enum class Side : std::uint8_t { stronger, weaker };

// 3.7: a tie makes the player at turn the stronger one.
template <class Table>
Side side_of(State& s, Table& t, int hers, int his) {
  const bool first = hers != his ? hers > his : s.at_turn == Player::automa;
  cite(t.reasons, Rule::TTA_EVT_1, first ? "compare-more" : "compare-less", hers, his);
  return first ? Side::stronger : Side::weaker;
}
template <class Table>
Side by_strength(State& s, Table& t) {
  return side_of(s, t, strength_of(t.data, s), s.human_strength);
}

// Points are never fewer than none.
template <class Table>
void add_culture(State& s, Table& t, int points) {
  const int now = std::max(0, s.culture + points);
  const int change = now - s.culture;
  s.culture = static_cast<std::int16_t>(now);
  if constexpr (Table::telling)
    if (change != 0) t.mention([&] { return points_message("culture", change); });
}
template <class Table>
void add_science(State& s, Table& t, int points) {
  const int change = std::max<int>(0, s.science + points) - s.science;
  s.science = static_cast<std::int16_t>(s.science + change);
  if constexpr (Table::telling)
    if (change != 0) t.mention([&] { return points_message("science", change); });
}

// A free cube, if there are fewer than three of its type (Development of Religion, of Warfare).
template <class Table>
void free_cube(State& s, Table& t, Civil card) {
  for (std::size_t i = 0; i < s.techs.size(); ++i) {
    if (s.techs[i].card != card || !build_detail::below_cap(t.data, s, i)) continue;
    ++s.techs[i].cubes;
    if constexpr (Table::telling)
      t.mention([&] { return Message{"tta.did.free-cube", {Arg("card", name_of(t.data, card))}}; });
    check_tactics(s, t);
    return;
  }
}

template <class Table>
void lose_leader(State& s, Table& t) {
  if constexpr (Table::telling)
    t.mention(
        [&] { return Message{"tta.did.lose-leader", {Arg("card", name_of(t.data, s.leader))}}; });
  s.leader = Civil::none;
  cite(t.reasons, Rule::TTA_LEAD_3, "icons-stop");
}
template <class Table>
void lose_colony(State& s, Table& t, std::size_t place) {
  if constexpr (Table::telling)
    t.mention([&] {
      return Message{"tta.did.lose-colony", {Arg("card", name_of(t.data, s.colonies[place]))}};
    });
  s.colonies.erase_at(place);
}
// One cube leaves an urban building (Terrorism, Raid).
template <class Table>
void lose_building(State& s, Table& t, Civil card) {
  for (Tech& tech : s.techs) {
    if (tech.card != card || tech.cubes == 0) continue;
    --tech.cubes;
    if constexpr (Table::telling)
      t.mention(
          [&] { return Message{"tta.did.lose-building", {Arg("card", name_of(t.data, card))}}; });
    return;
  }
}
// Her urban buildings up to an age; the human names one where there are several.
template <class Table>
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

// What a colony or a wonder is worth to her, for the ones she gives up (settled as proposed).
inline int worth_of_colony(const MilitaryCard& colony) {
  return colony.colony_strength + colony.colony_happiness;
}
inline int worth_of_wonder(const CivilCard& wonder) {
  const Ratings& r = wonder.ratings;
  return r.culture + r.science + r.happiness + r.strength;
}
inline std::optional<std::size_t> least_colony(const Data& data, const State& s) {
  std::optional<std::size_t> least;
  for (std::size_t i = 0; i < s.colonies.size(); ++i)
    if (!least ||
        worth_of_colony(data.card(s.colonies[i])) < worth_of_colony(data.card(s.colonies[*least])))
      least = i;
  return least;
}

template <class Table>
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
  if constexpr (Table::telling)
    t.mention([&] {
      return Message{"tta.did.flip-wonder", {Arg("card", name_of(t.data, s.wonders[*least]))}};
    });
}

// A random card of her wars and aggressions; it is named, so that her mat agrees.
template <class Table>
void lose_war_card(State& s, Table& t) {
  const std::size_t place = s.random.below(static_cast<std::uint32_t>(s.wars.size()));
  if constexpr (Table::telling)
    t.mention([&] {
      return Message{"tta.did.discard-card", {Arg("card", name_of(t.data, s.wars[place]))}};
    });
  s.wars.erase_at(place);
}

// Settled as proposed: random cards of wars and aggressions, then of events.
template <class Table>
void discard_military(State& s, Table& t, int n) {
  for (int gone = 0; gone < n && (!s.wars.empty() || !s.events.empty()); ++gone) {
    if (!s.wars.empty()) {
      lose_war_card(s, t);
      continue;
    }
    const std::size_t place = s.random.below(static_cast<std::uint32_t>(s.events.size()));
    if constexpr (Table::telling)
      t.mention([&] {
        return Message{"tta.did.discard-card", {Arg("card", name_of(t.data, s.events[place]))}};
      });
    s.events.erase_at(place);
  }
}

// The human's culture, where an event compares it.
template <class Table>
Turn<Side> by_culture(State& s, Table& t) {
  s.human_culture = co_await t.ask(s, HumanNumber{HumanNumber::Of::culture});
  co_return side_of(s, t, s.culture, s.human_culture);
}

// Ages A to II.
template <class Table>
Turn<> early_event(State& s, Table& t, Event event) {
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
      add_culture(s, t, by_strength(s, t) == Side::stronger ? 4 : -4);
      break;
    case Event::cultural_influence:
      add_culture(s, t, std::max<int>(0, ratings_of(t.data, s).culture));
      break;
    case Event::scientific_breakthrough:
      add_science(s, t, std::max<int>(0, ratings_of(t.data, s).science));
      break;
    case Event::cold_war:
      if (by_strength(s, t) == Side::stronger) add_science(s, t, 6);
      break;
    case Event::crime_wave:
      if (by_strength(s, t) == Side::weaker) add_culture(s, t, -3);
      break;
    case Event::iconoclasm:
      if (s.leader != Civil::none && t.data.card(s.leader).age != s.age) lose_leader(s, t);
      break;
    case Event::independence_declaration:
      if (const auto colony = least_colony(t.data, s); colony && by_strength(s, t) == Side::weaker)
        lose_colony(s, t, *colony);
      break;
    case Event::national_pride:
      if (co_await by_culture(s, t) == Side::stronger) add_culture(s, t, 5);
      break;
    case Event::politics_of_strength: {
      const bool stronger = by_strength(s, t) == Side::stronger;
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
      add_culture(s, t, by_strength(s, t) == Side::stronger ? 3 : -3);
      break;
    case Event::terrorism:
      // Who has least culture destroys a building of the other.
      if (co_await by_culture(s, t) == Side::stronger) {
        co_await lose_urban(s, t, Age::iii);
      } else if constexpr (Table::telling) {
        t.mention([&] { return Message{"tta.did.you-lose-urban", {}}; });
      }
      break;
    default:  // food, resources, population, actions, tokens: she has none (TTA-GEN-6)
      cite(t.reasons, Rule::TTA_GEN_6, "not-hers");
      break;
  }
}

// Age III: culture for what stands, and five more if the human got more from a card of hers.
template <class Table>
Turn<> impact_event(State& s, Table& t, Military card, bool rotated) {
  const Event event = t.data.card(card).event;
  int hers = events_detail::impact(t.data, s, event);
  if (event == Event::impact_of_science) {
    const int his = co_await t.ask(s, HumanNumber{HumanNumber::Of::science_rating});
    hers = side_of(s, t, ratings_of(t.data, s).science, his) == Side::stronger ? 10 : 0;
  } else if (event == Event::impact_of_strength) {
    hers = by_strength(s, t) == Side::stronger ? 10 : 0;
  } else if (event == Event::impact_of_agriculture || event == Event::impact_of_industry ||
             event == Event::impact_of_balance) {
    cite(t.reasons, Rule::TTA_GEN_7, "three-farms", events_detail::food_of(t.data, s),
         events_detail::resources_of(t.data, s));
  }
  add_culture(s, t, hers);
  if (!rotated) {
    cite(t.reasons, Rule::TTA_EVT_3, "upright", hers);
    co_return;
  }
  const int his = co_await t.ask(s, HumanNumber{HumanNumber::Of::event_culture, 999, card});
  const int bonus = event_bonus(true, his, hers);
  cite(t.reasons, Rule::TTA_EVT_4, bonus > 0 ? "five-more" : "no-bonus", his, hers);
  add_culture(s, t, bonus);
}

// TTA-EVT-1 to -4, TTA-COL-1 to -8: the card that came up, an event or a territory.
template <class Table>
Turn<> resolve_event(State& s, Table& t, Military m, bool rotated) {
  const MilitaryCard& card = t.data.card(m);
  if (!s.past.full()) s.past.push_back(m);
  if (card.type == MilitaryType::territory) {
    co_await auction(s, t, m);
    co_return;
  }
  cite(t.reasons, Rule::TTA_EVT_2, card.open ? "settled-here" : "known");
  if (card.age == Age::iii)
    co_await impact_event(s, t, m, rotated);
  else
    co_await early_event(s, t, card.event);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "event",
        {Arg("card", name_of(t.data, m)), Arg("open", card.open ? "yes" : "no"),
         Arg("strength", strength_of(t.data, s)), Arg("happiness", shown_happiness(t.data, s)),
         Arg("culture", s.culture)});
  });
}

}  // namespace seatmate::through_the_ages
