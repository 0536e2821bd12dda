#pragma once

// Chapter "Events": what a revealed event does to her (TTA-EVT-1). What it does to the human he
// carries out himself; only where numbers of his are compared he is asked for them.

#include "games/through-the-ages/colonies.h"
#include "games/through-the-ages/human_side.h"
#include "games/through-the-ages/table.h"

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

// Points are never fewer than none.
void add_culture(State& s, Table& t, int points);
void add_science(State& s, Table& t, int points);

void lose_leader(State& s, Table& t);
void lose_colony(State& s, Table& t, std::size_t place);
// Her urban buildings up to an age; the human names one where there are several.
Turn<> lose_urban(State& s, Table& t, Age oldest);

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

// A random card of her wars and aggressions; it is named, so that her mat agrees.
void lose_war_card(State& s, Table& t);

// TTA-EVT-1 to -4, TTA-COL-1 to -8: the card that came up, an event or a territory.
Turn<> resolve_event(State& s, Table& t, Military m, bool rotated);

}  // namespace seatmate::through_the_ages
