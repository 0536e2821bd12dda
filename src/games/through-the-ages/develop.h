#pragma once

// Chapter "Development": technologies from her hand into play.

#include "games/through-the-ages/table.h"
#include "games/through-the-ages/take.h"

namespace seatmate::through_the_ages {

struct Developed {
  bool done = false;
  DevIcon by = DevIcon::urban_science;
  Civil card = Civil::none;
  int cost = 0;
  int science = 0;
  int gold = 0;
  Payment payment;
  Civil removed = Civil::none;
  bool at_once = false;  // the new card itself left play
};

// The cards an icon may mean, the best first (TTA-DEV-6).
inline InlineVector<Civil, 2> candidates(const Data& data, const State& s, DevIcon icon) {
  InlineVector<Civil, 2> found;
  const auto one = [&](Civil card) {
    if (card != Civil::none) found.push_back(card);
  };
  const auto key = [&](Civil c) {
    const Ratings& r = data.card(c).ratings;
    switch (icon) {
      case DevIcon::urban_science:
        return std::array<int, 3>{r.science, r.culture, r.happiness};
      case DevIcon::urban_culture:
        return std::array<int, 3>{r.culture, r.science, r.happiness};
      default:
        return std::array<int, 3>{r.strength, 0, 0};
    }
  };
  switch (icon) {
    case DevIcon::urban_leftmost:
      if (!s.urban.empty()) found.push_back(s.urban[0]);
      break;
    case DevIcon::special_strength:
      if (s.special != Civil::none && data.card(s.special).ratings.strength > 0)
        found.push_back(s.special);
      break;
    case DevIcon::special_any:
      one(s.special);
      break;
    case DevIcon::farm_mine:
      one(s.farm_mine);
      break;
    case DevIcon::military:
      one(s.unit);
      break;
    case DevIcon::government:
      one(s.government);
      break;
    default:
      for (const Civil card : s.urban)
        if (s.readings.develops_any || key(card)[0] > 0) found.push_back(card);
      if (found.size() == 2 && key(found[1]) > key(found[0])) std::swap(found[0], found[1]);
  }
  return found;
}

// One icon with its alternatives (TTA-DEV-5). The payment is not yet taken from the hand.
Developed develop(State& s, Table& t, const Development& icon);

}  // namespace seatmate::through_the_ages
