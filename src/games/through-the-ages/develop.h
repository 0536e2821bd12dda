#pragma once

// Chapter "Development": technologies from her hand into play.

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

inline void leave_hand(State& s, Civil card) {
  if (s.government == card) s.government = Civil::none;
  if (s.special == card) s.special = Civil::none;
  if (s.farm_mine == card) s.farm_mine = Civil::none;
  if (s.unit == card) s.unit = Civil::none;
  s.urban.remove(card);  // TTA-DEV-7: the other one slides to the left
}

// TTA-DEV-3: the card enters play; what it replaces leaves it.
template <class Table>
void enter_play(State& s, Table& t, Developed& d) {
  const CivilCard& card = t.data.card(d.card);
  s.techs.push_back({d.card, 0});
  if (card.cls != Class::government && card.cls != Class::special) {
    cite(t.reasons, Rule::TTA_DEV_8, "no-cubes");
    return;
  }
  // Of a family the higher level stays, of governments the new one.
  std::optional<std::size_t> replaced;
  for (std::size_t i = 0; i + 1 < s.techs.size(); ++i) {
    const CivilCard& old = t.data.card(s.techs[i].card);
    if (old.cls != card.cls || old.type != card.type) continue;
    if (!replaced) replaced = i;
    if (card.cls == Class::special && old.age >= card.age) d.at_once = true;
  }
  if (!replaced) return;
  const std::size_t leaving = d.at_once ? s.techs.size() - 1 : *replaced;
  d.removed = s.techs[leaving].card;
  s.techs.erase_at(leaving);
  cite(t.reasons, Rule::TTA_DEV_3, d.at_once ? "removed-at-once" : "replaces");
}

// TTA-DEV-1, TTA-DEV-2: science first, the rest in gold.
template <class Table>
bool try_to_develop(State& s, Table& t, DevIcon icon, Civil c, Developed& d) {
  const CivilCard& card = t.data.card(c);
  const int science = std::min<int>(s.science, card.cost);
  Payment payment = plan_payment(t.data, s, s.yellow, card.cost - science);
  if (!payment.possible) {
    cite(t.reasons, Rule::TTA_DEV_1, "cannot-pay", card.cost);
    return false;
  }
  d.done = true;
  d.by = icon;
  d.card = c;
  d.cost = card.cost;
  d.science = science;
  d.gold = card.cost - science;
  d.payment = payment;
  cite(t.reasons, Rule::TTA_DEV_2, "price", science, d.gold);
  if (d.gold > 0) cite(t.reasons, Rule::TTA_GOLD_1, "missing-science", d.gold);
  if (card.cls == Class::government) cite(t.reasons, Rule::TTA_DEV_4, "peaceful");
  s.science = static_cast<std::int16_t>(s.science - science);
  leave_hand(s, c);
  if (card.cls == Class::urban) cite(t.reasons, Rule::TTA_DEV_7, "slides");
  return true;
}

// One icon with its alternatives (TTA-DEV-5). The payment is not yet taken from the hand.
template <class Table>
Developed develop(State& s, Table& t, const Development& icon) {
  Developed d;
  for (const DevIcon alternative : icon) {
    cite(t.reasons, Rule::TTA_DEV_6, "icon", static_cast<int>(alternative));
    for (const Civil card : candidates(t.data, s, alternative)) {
      if (try_to_develop(s, t, alternative, card, d)) {
        if (alternative != icon[0]) cite(t.reasons, Rule::TTA_DEV_5, "alternative");
        enter_play(s, t, d);
        return d;
      }
      if (!s.readings.develops_next) break;
    }
  }
  cite(t.reasons, Rule::TTA_DEV_1, "ignored");
  return d;
}

}  // namespace seatmate::through_the_ages
