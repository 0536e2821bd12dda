#pragma once

// Chapter "Cards and hand": what she takes from the row, and where it goes.

#include "engine/choice.h"
#include "games/through-the-ages/gold.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

enum class Space : std::uint8_t {};
using SpaceSet = OptionSet<Space, row_spaces>;

// A technology she has in play or in her hand.
inline bool holds(const State& s, Civil card) {
  for (const Tech& tech : s.techs)
    if (tech.card == card) return true;
  return s.government == card || s.special == card || s.farm_mine == card || s.unit == card ||
         s.urban.contains(card);
}

// TTA-CARD-6, TTA-HAND-1 to -14.
inline bool may_take(const Data& data, const State& s, Civil c) {
  const CivilCard& card = data.card(c);
  const auto displaces = [&](Civil now) {
    return now == Civil::none || data.card(now).age < card.age;
  };
  switch (card.cls) {
    case Class::action:
      return true;
    case Class::leader:
      return !has(s.leader_ages, card.age) && displaces(s.leader);
    case Class::government:
      return !has(s.government_ages, card.age) && displaces(s.government) && !holds(s, c);
    case Class::special:
      return s.special == Civil::none && !holds(s, c);
    case Class::farm:
    case Class::mine:
      return s.farm_mine == Civil::none && !holds(s, c);
    case Class::unit:
      return s.unit == Civil::none && !holds(s, c);
    case Class::urban:
      return !s.urban.full() && !holds(s, c);
    case Class::wonder:
      return s.wonder.card == Civil::none && !s.wonders.contains(c);
  }
  return false;
}

// TTA-CARD-7.
inline int statistic(const Ratings& r, CardIcon icon) {
  return icon == CardIcon::urban_science   ? r.science
         : icon == CardIcon::urban_culture ? r.culture
                                           : r.strength;
}
inline bool fits(const CivilCard& card, CardIcon icon) {
  switch (icon) {
    case CardIcon::action:
      return card.cls == Class::action;
    case CardIcon::leader:
      return card.cls == Class::leader;
    case CardIcon::special_strength:
      return card.cls == Class::special && card.ratings.strength > 0;
    case CardIcon::farm_mine:
      return card.cls == Class::farm || card.cls == Class::mine;
    case CardIcon::military:
      return card.cls == Class::unit;
    case CardIcon::government:
      return card.cls == Class::government;
    case CardIcon::urban_science:
    case CardIcon::urban_culture:
    case CardIcon::urban_strength:
      return card.cls == Class::urban && statistic(card.ratings, icon) > 0;
    case CardIcon::wonder:
      return card.cls == Class::wonder;
    case CardIcon::any:
      break;
  }
  return true;
}
inline bool is_urban(CardIcon icon) {
  return icon >= CardIcon::urban_science && icon <= CardIcon::urban_strength;
}

struct Taken {
  int position = 0;  // from 1; 0: nothing
  Civil card = Civil::none;
  Slot to = Slot::action;
  bool to_play = false;  // a wonder
  Civil displaced = Civil::none;
};

// TTA-CARD-5: the space stays empty until the row is refilled.
Taken take_for(State& s, Table& t, CardIcon icon);

}  // namespace seatmate::through_the_ages
