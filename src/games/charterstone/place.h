#pragma once

// Chapter "Worker placement", with what minions, peril and guideposts change in it.

#include <optional>

#include "engine/choice.h"
#include "engine/turn.h"
#include "games/charterstone/lines.h"
#include "games/charterstone/questions.h"
#include "games/charterstone/state.h"
#include "games/charterstone/table.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

// A place of a charter as a card looks at it.
struct Building {
  bool present = true;  // a building stands there
  std::int16_t value = no_value;
  std::uint8_t name = 0;  // its place in the order of names
  Owner worker = Owner::nobody;
  Owner minion = Owner::nobody;
  Peril peril = Peril::none;
  bool basic = false;
  bool sky = false;   // on a sky island
  bool tile = false;  // the first tile of this setup lies here
};
using Street = InlineVector<Building, most_slots>;

template <class Keep>
SlotSet slots_where(const Street& street, Keep&& keep) {
  SlotSet set;
  for (std::size_t i = 0; i < street.size(); ++i)
    if (street[i].present && keep(street[i])) set.add(static_cast<Slot>(i));
  return set;
}

inline std::uint8_t name_rank(const Readings& r, const BuildingCard& card) {
  return r.names_as_ascii ? card.ascii_rank : card.language_rank;
}
inline Street street_of(const Data& data, const State& s, Charter c) {
  Street street;
  for (std::size_t plot = 0; plot < plots; ++plot) {
    Building building;
    const std::uint8_t number = building_at(s, c, plot);
    building.present = number != 0;
    if (number != 0) {
      building.value = data.building(number).value;
      building.name = name_rank(s.readings, data.building(number));
    }
    building.worker = s.workers[index(c)][plot];
    building.minion = s.minions[index(c)][plot];
    building.peril = s.perils[index(c)][plot];
    building.basic = is_basic(number);
    building.sky = s.tiles[index(c)][plot] != 0;
    street.push_back(building);
  }
  return street;
}

struct Selector {
  Order order = Order::descending;
  int rank = 1;
  NameOrder names = NameOrder::az;
};
inline Selector selector_of(const AutomaCard& card) { return {card.order, card.rank, card.names}; }

// CH-PLACE-5 to CH-PLACE-7: by value and rank, then by name; nothing if there is no candidate.
std::optional<Slot> select_building(Table& t, const Readings& r, Noun noun, const Selector& by,
                                    const Street& street, SlotSet among);

// Where a card's piece goes and what follows from it.
struct Placement {
  Owner charter = Owner::nobody;  // none: the Commons
  bool in_commons = false;
  Common common{};
  std::uint8_t slot = nowhere;
  Piece piece = Piece::none;
  Owner bumped = Owner::nobody;
  std::int16_t vp = 0;
  Owner minion_owner = Owner::nobody;  // who gains 1 VP for a minion there
  Peril peril = Peril::none;
  bool pays = false;  // 1 influence, and the minion there is gained
  std::uint8_t rolls = 0;
};

// CH-VP-1 to CH-VP-3: of the card or the strength, never of the building.
int vp_of(Table& t, const AutomaCard& card, int strength);

// CH-MIN-2: a minion goes to a building of its own charter that nobody stands on.
inline SlotSet unoccupied(const Street& street) {
  return slots_where(street, [](const Building& b) {
    return b.worker == Owner::nobody && b.minion == Owner::nobody;
  });
}

// The regular worker's candidates in a charter.
SlotSet worker_candidates(Table& t, const State& s, const Street& street, bool at_home,
                          int influence);

// What the Charterstone shows: the player rolls it, or the app does.
Turn<Charter> roll_die(State& s, Table& t);

// What a card looks at is told before it looks: of one building alone it need not know anything.
Turn<> need_values(State& s, Table& t, Charter c, SlotSet among);

// AMB-31: no building at all stands in a charter; the die can still show one that has some.
inline bool is_empty(const Street& street) {
  return slots_where(street, [](const Building&) { return true; }).empty();
}
template <class Streets>
bool is_somewhere(const State& s, Charter home, const Streets& street) {
  const bool not_home = guidepost_of(s) == 410 && !s.readings.home_allowed;
  for (const Charter c : all_charters)
    if (!(not_home && c == home) && !is_empty(street(c))) return true;
  return false;
}

// CH-PLACE-1: where this card sends a piece of the Automa `home`. `street(charter)` shows the
// buildings of a charter.
template <class Streets>
Turn<Placement> find_place(State& s, Table& t, const AutomaCard& card, Charter home,
                           const Streets& street) {
  Placement p;
  cite(t.reasons, Line::CH_PLACE_1_card);
  p.vp = static_cast<std::int16_t>(vp_of(t, card, s.chronicle.strength));
  if (card.target == Target::commons) {
    cite(t.reasons, Line::CH_PLACE_3_commons);
    p.in_commons = true;
    p.common = card.building;
    p.piece = Piece::regular;
    p.bumped = s.commons[index(card.building)];
    if (p.bumped != Owner::nobody) cite(t.reasons, Line::CH_PLACE_2_bump);
    co_return p;
  }
  // CH-PLACE-4.
  const Seat& seat = s.seats[index(home)];
  const int guidepost = guidepost_of(s);
  Charter charter = home;
  bool rolled = card.target == Target::die;
  cite(t.reasons, rolled ? Line::CH_PLACE_4_die : Line::CH_PLACE_4_home);
  while (true) {
    if (rolled) {
      charter = co_await roll_die(s, t);
      cite(t.reasons, Line::CH_PLACE_4_shows, static_cast<int>(charter));
      ++p.rolls;
    }
    // AMB-31: the card sends its worker to a building of that charter, and there is none.
    if (rolled && !s.readings.nobody_in_empty && is_empty(street(charter)) &&
        is_somewhere(s, home, street)) {
      cite(t.reasons, Line::CH_PLACE_4_roll_again, static_cast<int>(charter));
      continue;
    }
    if (charter != home) break;
    // CH-MIN-2, AMB-20. In Game 10 minions belong to nobody (DEF-10).
    const bool selects_home = !rolled || !s.readings.die_home_ordinary;
    if (selects_home && seat.minions > 0 && guidepost != 409) {
      const SlotSet free = unoccupied(street(home));
      co_await need_values(s, t, home, free);
      const Street at_home = street(home);
      if (const auto slot = select_building(t, s.readings, buildings_in(home), selector_of(card),
                                            at_home, free)) {
        cite(t.reasons, Line::CH_MIN_2_minion);
        cite(t.reasons, Line::CH_MIN_3_no_benefit);
        p.charter = owner_of(home);
        p.slot = static_cast<std::uint8_t>(*slot);
        p.piece = Piece::minion;
        p.peril = at_home[index(*slot)].peril;       // DEF-1
        if (s.readings.minion_without_vp) p.vp = 0;  // AMB-21
        if (p.peril != Peril::none) cite(t.reasons, Line::CH_PERIL_1_taken);
        co_return p;
      }
      cite(t.reasons, Line::CH_MIN_2_no_room);
    }
    // CH-GP-410, AMB-8: a regular worker does not go home.
    if (guidepost != 410 || s.readings.home_allowed) break;
    cite(t.reasons, Line::CH_GP_410_roll_again);
    rolled = true;
  }
  p.charter = owner_of(charter);
  const SlotSet candidates =
      worker_candidates(t, s, street(charter), charter == home, seat.influence);
  co_await need_values(s, t, charter, candidates);
  const Street buildings = street(charter);
  const auto slot = select_building(t, s.readings, buildings_in(charter), selector_of(card),
                                    buildings, candidates);
  if (!slot) co_return p;
  const Building& building = buildings[index(*slot)];
  cite(t.reasons, Line::CH_PLACE_8_any_building);
  cite(t.reasons, Line::CH_GEN_3_no_benefit);
  p.slot = static_cast<std::uint8_t>(*slot);
  p.piece = Piece::regular;
  p.bumped = building.worker;
  if (p.bumped != Owner::nobody) cite(t.reasons, Line::CH_PLACE_2_bump);
  if (building.minion != Owner::nobody) {
    if (guidepost == 409) {
      p.pays = seat.influence > 0;
      cite(t.reasons, Line::CH_GP_409_pays_for_minion);
    } else if (is_charter(building.minion) && building.minion != owner_of(home) &&
               is_automa(s, charter_of(building.minion))) {
      cite(t.reasons, Line::CH_MIN_4_owner_gains);
      p.minion_owner = building.minion;
    }
  }
  p.peril = building.peril;
  if (p.peril != Peril::none) cite(t.reasons, Line::CH_PERIL_1_taken);
  co_return p;
}

// CH-SKY-2: where a sky island goes, by a charter card; not on the basic building, and not where
// the first one lies (AMB-19). Nothing: there is no such place.
SlotSet tile_places(const Street& street);
std::optional<Slot> tile_place(Table& t, const Readings& r, Charter home, const AutomaCard& card,
                               const Street& street);

}  // namespace seatmate::charterstone
