#include "games/through-the-ages/take.h"

namespace seatmate::through_the_ages {

namespace {

// Puts a card that she may take into its slot.
Taken place_card(State& s, Table& t, Civil c) {
  const CivilCard& card = t.data.card(c);
  Taken taken;
  taken.card = c;
  switch (card.cls) {
    case Class::action:
      taken.to = Slot::action;
      s.yellow.push_back(c);
      cite(t.reasons, Line::TTA_HAND_1_gold);
      break;
    case Class::leader:
      taken.to = Slot::leader;
      taken.displaced = s.leader;
      s.leader = c;
      add(s.leader_ages, card.age);
      cite(t.reasons, Line::TTA_HAND_2_leader);
      cite(t.reasons, Line::TTA_LEAD_1_active_at_once);
      cite(t.reasons, Line::TTA_LEAD_2_icons_only);
      break;
    case Class::government:
      taken.to = Slot::government;
      taken.displaced = s.government;
      s.government = c;
      add(s.government_ages, card.age);
      cite(t.reasons, Line::TTA_HAND_3_government);
      break;
    case Class::special:
      taken.to = Slot::special;
      s.special = c;
      cite(t.reasons, Line::TTA_HAND_4_special);
      break;
    case Class::farm:
    case Class::mine:
      taken.to = Slot::farm_mine;
      s.farm_mine = c;
      cite(t.reasons, Line::TTA_HAND_5_farm_mine);
      break;
    case Class::unit:
      taken.to = Slot::military;
      s.unit = c;
      cite(t.reasons, Line::TTA_HAND_6_unit);
      break;
    case Class::urban:
      taken.to = Slot::urban;
      s.urban.push_back(c);
      cite(t.reasons, Line::TTA_HAND_7_urban);
      break;
    case Class::wonder:
      taken.to_play = true;
      s.wonder = {c, 0};
      cite(t.reasons, Line::TTA_HAND_8_wonder);
      cite(t.reasons, Line::TTA_WON_1_rotated);
      break;
  }
  if (taken.displaced != Civil::none) {
    cite(t.reasons, Line::TTA_HAND_12_displaced);
    if (card.cls == Class::leader) cite(t.reasons, Line::TTA_LEAD_3_icons_stop);
  }
  return taken;
}

// TTA-CARD-2 to -5: one icon. Which space, or none.
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
    cite(t.reasons, Line::TTA_CARD_6_not_allowed, static_cast<int>(icon));
  if (allowed.empty()) {
    cite(t.reasons, Line::TTA_CARD_4_nothing);
    return std::nullopt;
  }
  auto choice = choose(t.reasons, Noun::spaces, Line::TTA_CARD_1_row, allowed).quiet();
  if (wanted.empty())
    cite(t.reasons, Line::TTA_CARD_3_leftmost_instead, static_cast<int>(icon));
  else
    choice.keep(Line::TTA_CARD_7_wanted, wanted, static_cast<int>(icon));
  if (s.readings.urban_icon_most && is_urban(icon) && !wanted.empty())
    choice.most(Line::TTA_CARD_7_most, [&](Space space) {
      return statistic(t.data.card(s.row[index(space)]).ratings, icon);
    });
  const Space chosen = choice.left().first();
  cite(t.reasons, Line::TTA_CARD_2_leftmost, static_cast<int>(chosen) + 1);
  return chosen;
}

}  // namespace

Taken take_for(State& s, Table& t, CardIcon icon) {
  const auto space = space_for(s, t, icon);
  if (!space) return {};
  const Civil card = s.row[index(*space)];
  s.row[index(*space)] = Civil::none;
  cite(t.reasons, Line::TTA_CARD_5_stays_empty, static_cast<int>(*space) + 1);
  Taken taken = place_card(s, t, card);
  taken.position = static_cast<int>(*space) + 1;
  return taken;
}

}  // namespace seatmate::through_the_ages
