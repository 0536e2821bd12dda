#include "games/through-the-ages/develop.h"

namespace seatmate::through_the_ages {

namespace {

// TTA-DEV-3: the card enters play; what it replaces leaves it.
void enter_play(State& s, Table& t, Developed& d) {
  const CivilCard& card = t.data.card(d.card);
  s.techs.push_back({d.card, 0});
  if (card.cls != Class::government && card.cls != Class::special) {
    cite(t.reasons, Line::TTA_DEV_8_no_cubes);
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
  cite(t.reasons, d.at_once ? Line::TTA_DEV_3_removed_at_once : Line::TTA_DEV_3_replaces);
}

// TTA-DEV-1, TTA-DEV-2: science first, the rest in gold.
bool try_to_develop(State& s, Table& t, DevIcon icon, Civil c, Developed& d) {
  const CivilCard& card = t.data.card(c);
  const int science = std::min<int>(s.science, card.cost);
  Payment payment = plan_payment(t.data, s, s.yellow, card.cost - science);
  if (!payment.possible) {
    cite(t.reasons, Line::TTA_DEV_1_cannot_pay, card.cost);
    return false;
  }
  d.done = true;
  d.by = icon;
  d.card = c;
  d.cost = card.cost;
  d.science = science;
  d.gold = card.cost - science;
  d.payment = payment;
  cite(t.reasons, Line::TTA_DEV_2_price, science, d.gold);
  if (d.gold > 0) cite(t.reasons, Line::TTA_GOLD_1_missing_science, d.gold);
  if (card.cls == Class::government) cite(t.reasons, Line::TTA_DEV_4_peaceful);
  s.science = static_cast<std::int16_t>(s.science - science);
  leave_hand(s, c);
  if (card.cls == Class::urban) cite(t.reasons, Line::TTA_DEV_7_slides);
  return true;
}

}  // namespace

Developed develop(State& s, Table& t, const Development& icon) {
  Developed d;
  for (const DevIcon alternative : icon) {
    cite(t.reasons, Line::TTA_DEV_6_icon, static_cast<int>(alternative));
    for (const Civil card : candidates(t.data, s, alternative)) {
      if (try_to_develop(s, t, alternative, card, d)) {
        if (alternative != icon[0]) cite(t.reasons, Line::TTA_DEV_5_alternative);
        enter_play(s, t, d);
        return d;
      }
      if (!s.readings.develops_next) break;
    }
  }
  cite(t.reasons, Line::TTA_DEV_1_ignored);
  return d;
}

}  // namespace seatmate::through_the_ages
