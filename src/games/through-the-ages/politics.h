#pragma once

// Chapters "Politics", "Colonies" and "Aggressions": choices that need no table.

#include "games/through-the-ages/table.h"
#include "games/through-the-ages/tactics.h"

namespace seatmate::through_the_ages {

struct PoliticalAct {
  int index = 0;  // of the icon, from 1; 0: none applies
  PoliticsIcon icon = PoliticsIcon::event;
  std::size_t place = 0;  // of the card in its pile
};

// Annex wants a colony, Infiltrate a leader or an unfinished wonder.
inline bool has_target(const Data& data, const State& s, Military m) {
  if (s.readings.plays_untargetable) return true;
  const Attack attack = data.card(m).attack;
  if (attack == Attack::annex) return s.human_colonies > 0;
  if (attack == Attack::infiltrate) return s.human_leader || s.human_wonder;
  return true;
}

// TTA-POL-1 to -6: the first icon that applies. The piles are in the order they come up.
template <class Icons>
PoliticalAct political_act(State& s, Table& t, const Icons& icons, int adv, bool last_turn) {
  int number = 0;
  for (const Politics& politics : icons) {
    ++number;
    if (politics.icon == PoliticsIcon::event) {
      if (s.events.empty()) {
        cite(t.reasons, Line::TTA_POL_6_no_event);
        continue;
      }
      cite(t.reasons, Line::TTA_POL_5_event, number);
      return {number, politics.icon, 0};
    }
    const bool war = politics.icon == PoliticsIcon::war;
    const bool strong = adv >= politics.n && (war || adv >= 1 || s.readings.attacks_any);
    if (!strong) {
      cite(t.reasons, war ? Line::TTA_POL_4_too_weak : Line::TTA_POL_2_too_weak, politics.n, adv);
      continue;
    }
    if (war && last_turn) {
      cite(t.reasons, Line::TTA_POL_4_last_turn);
      continue;
    }
    for (std::size_t i = 0; i < s.wars.size(); ++i) {
      const MilitaryCard& card = t.data.card(s.wars[i]);
      const bool right =
          war ? card.type == MilitaryType::war
              : card.type == MilitaryType::aggression && has_target(t.data, s, s.wars[i]);
      if (!right) continue;
      cite(t.reasons, war ? Line::TTA_POL_4_war : Line::TTA_POL_2_aggression, politics.n, adv);
      cite(t.reasons, Line::TTA_POL_3_search, static_cast<int>(i) + 1);
      return {number, politics.icon, i};
    }
    cite(t.reasons, war ? Line::TTA_POL_4_no_card : Line::TTA_POL_2_no_card);
  }
  cite(t.reasons, Line::TTA_POL_1_none);
  return {};
}

// TTA-POL-5: she scores the level of the event she prepares.
inline int culture_of_event(const Data& data, Military event) {
  return level(data.card(event).age);
}

// --- auctions
// --------------------------------------------------------------------------------------

struct Bid {
  bool bids = false;
  int force = 0;
  int bid = 0;
};

// TTA-COL-3: her lead is within the table, and she has a unit to send.
template <class Rows>
bool would_bid(int adv, const Rows& table, const Units& units) {
  return !units.empty() && std::any_of(table.begin(), table.end(),
                                       [&](const AuctionRow& row) { return row.holds(adv); });
}

// What units are worth as a force; A-18: the armies they form may count.
inline int worth_as_force(const Data& data, const State& s, const Units& units) {
  const int armies =
      s.readings.colonises_with_tactic ? army_of(data, s, units, s.active_tactic).bonus : 0;
  return strength_of_units(data, units) + armies;
}

// TTA-COL-3, -4, -8: the table's force, at most what her units are worth, and the further card.
template <class Rows>
Bid make_bid(State& s, Table& t, int adv, const Rows& table, int bonus, const Units& units) {
  for (const AuctionRow& row : table) {
    if (!row.holds(adv)) continue;
    if (units.empty()) break;
    Bid bid{true, std::min<int>(row.force, worth_as_force(t.data, s, units)), 0};
    bid.bid = bid.force + bonus;
    cite(t.reasons, Line::TTA_COL_3_force, adv, bid.force);
    cite(t.reasons, Line::TTA_COL_4_bonus, bonus, bid.bid);
    return bid;
  }
  cite(t.reasons, Line::TTA_COL_3_no_bid, adv);
  return {};
}

// TTA-COL-1: the human, who may pass, wins only by bidding more.
inline bool wins_auction(const Bid& bid, std::optional<int> human_bid) {
  return bid.bids && (!human_bid || *human_bid <= bid.bid);
}

// TTA-COL-8: smallest total that is enough, at least one unit; then fewest units, then lowest
// levels (sorted from high to low), then the units built first.
//
// `best[n]` is the best set worth exactly n among the units looked at so far, from the last to the
// first: of two equal sets the one with the unit now looked at holds the one built first.
using Places = InlineVector<std::uint8_t, Units::capacity()>;  // of units, ascending
inline Places units_to_destroy(const Data& data, const Units& units, int force) {
  struct Sacrifice {
    bool possible = false;
    std::array<std::uint8_t, 6> key{};  // how many units; how many of level 4, 3, 2, 1, 0
    std::uint64_t places = 0;
  };
  constexpr std::size_t most_strength = Units::capacity() * most_unit_strength;
  std::array<Sacrifice, most_strength + 1> best{};
  best[0].possible = true;
  std::size_t total = 0;  // of the units looked at
  for (std::size_t i = units.size(); i-- > 0;) {
    const CivilCard& unit = data.card(units[i]);
    const auto worth = static_cast<std::size_t>(unit.ratings.strength);
    total += worth;
    for (std::size_t sum = total; sum >= worth && sum > 0; --sum) {
      Sacrifice with = best[sum - worth];
      if (!with.possible) continue;
      ++with.key[0];
      ++with.key[static_cast<std::size_t>(5 - level(unit.age))];
      with.places |= std::uint64_t{1} << i;
      if (!best[sum].possible || with.key <= best[sum].key) best[sum] = with;
    }
  }
  Places places;
  for (auto sum = static_cast<std::size_t>(std::max(1, force)); sum <= total; ++sum) {
    if (!best[sum].possible) continue;
    for (std::size_t i = 0; i < units.size(); ++i)
      if (((best[sum].places >> i) & 1U) != 0) places.push_back(static_cast<std::uint8_t>(i));
    break;
  }
  return places;
}

// A-18, the other reading: the same, and the armies of those that go count with them.
Places armies_to_destroy(const Data& data, const State& s, const Units& units, int force);
inline Places units_to_destroy(const Data& data, const State& s, const Units& units, int force) {
  return s.readings.colonises_with_tactic ? armies_to_destroy(data, s, units, force)
                                          : units_to_destroy(data, units, force);
}

// --- defence
// ---------------------------------------------------------------------------------------

// TTA-AGG-2: ties favour the defender.
bool holds_out(Table& t, int attacker, int hers, int defence);
// TTA-AGG-3, A-19: 1, 2 or 3 cards by the age.
inline int cards_lost(Age age) { return std::min(3, std::max(1, level(age))); }
inline int cards_lost(const Data& data, const State& s, Military aggression) {
  return cards_lost(s.readings.loss_by_card ? data.card(aggression).age : s.age);
}

// --- a new age
// -------------------------------------------------------------------------------------

struct Removed {
  InlineVector<Civil, 80> civil;
  InlineVector<Military, 120> military;
  Civil wonder = Civil::none;
};

// TTA-AGE-2 to -4: what is older than the age that ended leaves her hand.
Removed enter_age(State& s, Table& t, Age age);

// TTA-EVT-4.
inline int event_bonus(bool rotated, int human, int hers) {
  return rotated && human > hers ? 5 : 0;
}

}  // namespace seatmate::through_the_ages
