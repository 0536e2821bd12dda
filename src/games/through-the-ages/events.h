#pragma once

// Chapters "Events" and "Colonies": what a revealed event does to her (TTA-EVT-1). What it does to
// the human the player carries out; only where points are compared he is asked for them.

#include "engine/turn.h"
#include "games/through-the-ages/politics.h"
#include "games/through-the-ages/questions.h"

namespace seatmate::through_the_ages {

template <class Table>
Turn<> draw_military(State& s, Table& t, int cards);

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
      return 2 * std::min(std::min<int>(ratings.science, ratings.culture),
                          std::min(food_of(data, s), resources_of(data, s)));
    case Event::impact_of_colonies:
      return 3 * static_cast<int>(s.colonies.size());
    case Event::impact_of_competition:
      return levels_of(data, s, Class::unit) + levels_of(data, s, Class::urban, Type::arena);
    case Event::impact_of_government: {
      int points = sum_over_techs(data, s, [](const CivilCard& card, int) {
        const bool counts = card.cls == Class::government || card.cls == Class::special;
        return counts ? 2 * card.civil_actions + card.military_actions : 0;
      });
      for (const Civil wonder : s.wonders)
        points += 2 * data.card(wonder).civil_actions + data.card(wonder).military_actions;
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
        return card.cls == Class::government || card.cls == Class::special ? level(card.age) : 0;
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

}  // namespace seatmate::through_the_ages
