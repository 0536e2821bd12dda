#pragma once

// Chapter "Cards and hand": what she takes from the row, and where it goes.

#include "engine/choice.h"
#include "games/through-the-ages/gold.h"

namespace seatmate::through_the_ages {

enum class Noun : std::uint8_t { none, spaces, techs, slots, tactics };

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

// Puts a card that she may take into its slot.
template <class Table>
Taken place_card(State& s, Table& t, Civil c) {
  const CivilCard& card = t.data.card(c);
  Taken taken;
  taken.card = c;
  switch (card.cls) {
    case Class::action:
      taken.to = Slot::action;
      s.yellow.push_back(c);
      cite(t.reasons, Rule::TTA_HAND_1, "gold");
      break;
    case Class::leader:
      taken.to = Slot::leader;
      taken.displaced = s.leader;
      s.leader = c;
      add(s.leader_ages, card.age);
      cite(t.reasons, Rule::TTA_HAND_2, "leader");
      cite(t.reasons, Rule::TTA_LEAD_1, "active-at-once");
      cite(t.reasons, Rule::TTA_LEAD_2, "icons-only");
      break;
    case Class::government:
      taken.to = Slot::government;
      taken.displaced = s.government;
      s.government = c;
      add(s.government_ages, card.age);
      cite(t.reasons, Rule::TTA_HAND_3, "government");
      break;
    case Class::special:
      taken.to = Slot::special;
      s.special = c;
      cite(t.reasons, Rule::TTA_HAND_4, "special");
      break;
    case Class::farm:
    case Class::mine:
      taken.to = Slot::farm_mine;
      s.farm_mine = c;
      cite(t.reasons, Rule::TTA_HAND_5, "farm-mine");
      break;
    case Class::unit:
      taken.to = Slot::military;
      s.unit = c;
      cite(t.reasons, Rule::TTA_HAND_6, "unit");
      break;
    case Class::urban:
      taken.to = Slot::urban;
      s.urban.push_back(c);
      cite(t.reasons, Rule::TTA_HAND_7, "urban");
      break;
    case Class::wonder:
      taken.to_play = true;
      s.wonder = {c, 0};
      cite(t.reasons, Rule::TTA_HAND_8, "wonder");
      cite(t.reasons, Rule::TTA_WON_1, "rotated");
      break;
  }
  if (taken.displaced != Civil::none) {
    cite(t.reasons, Rule::TTA_HAND_12, "displaced");
    if (card.cls == Class::leader) cite(t.reasons, Rule::TTA_LEAD_3, "icons-stop");
  }
  return taken;
}

// TTA-CARD-2 to -5: one icon. Which space, or none.
template <class Table>
std::optional<Space> space_for(State& s, Table& t, CardIcon icon) {
  SpaceSet allowed;
  SpaceSet wanted;
  bool refused = false;
  for (std::size_t i = 0; i < row_spaces; ++i) {
    if (s.row[i] == Civil::none) continue;
    const bool good = fits(t.data.card(s.row[i]), icon);
    if (!may_take(t.data, s, s.row[i])) {
      refused = refused || good;
      continue;
    }
    allowed.add(static_cast<Space>(i));
    if (good) wanted.add(static_cast<Space>(i));
  }
  if (refused && icon != CardIcon::any)
    cite(t.reasons, Rule::TTA_CARD_6, "not-allowed", static_cast<int>(icon));
  if (allowed.empty()) {
    cite(t.reasons, Rule::TTA_CARD_4, "nothing");
    return std::nullopt;
  }
  auto choice = choose(t.reasons, Noun::spaces, Rule::TTA_CARD_1, "row", allowed).quiet();
  if (wanted.empty())
    cite(t.reasons, Rule::TTA_CARD_3, "leftmost-instead", static_cast<int>(icon));
  else
    choice.keep(Rule::TTA_CARD_7, "wanted", wanted, static_cast<int>(icon));
  if (s.readings.urban_icon_most && is_urban(icon) && !wanted.empty())
    choice.most(Rule::TTA_CARD_7, "most", [&](Space space) {
      return statistic(t.data.card(s.row[index(space)]).ratings, icon);
    });
  const Space chosen = choice.left().first();
  cite(t.reasons, Rule::TTA_CARD_2, "leftmost", static_cast<int>(chosen) + 1);
  return chosen;
}

// TTA-CARD-5: the space stays empty until the row is refilled.
template <class Table>
Taken take_for(State& s, Table& t, CardIcon icon) {
  const auto space = space_for(s, t, icon);
  if (!space) return {};
  const Civil card = s.row[index(*space)];
  s.row[index(*space)] = Civil::none;
  cite(t.reasons, Rule::TTA_CARD_5, "stays-empty", static_cast<int>(*space) + 1);
  Taken taken = place_card(s, t, card);
  taken.position = static_cast<int>(*space) + 1;
  return taken;
}

}  // namespace seatmate::through_the_ages
