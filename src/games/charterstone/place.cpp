#include "games/charterstone/place.h"

namespace seatmate::charterstone {

std::optional<Slot> select_building(Table& t, const Readings& r, Noun noun, const Selector& by,
                                    const Street& street, SlotSet among) {
  if (r.missing_value_skipped)
    among &= slots_where(street, [](const Building& b) { return b.value != no_value; });
  auto choice = choose(t.reasons, noun, Line::CH_PLACE_5_options, among);
  if (choice.none()) return std::nullopt;
  const bool down = by.order == Order::descending;
  const auto value = [&](Slot slot) { return counted_value(street[index(slot)].value); };
  const auto name = [&](Slot slot) {
    return by.names == NameOrder::az ? street[index(slot)].name : -street[index(slot)].name;
  };
  SlotSet left = among;
  SlotSet equal;
  int rank = 0;
  while (rank < by.rank) {
    if (left.empty()) {
      // CH-PLACE-7, AMB-4: stop counting at the last rank there is.
      cite(t.reasons, Line::CH_PLACE_7_last_rank, rank, by.rank);
      if (!r.missing_rank_wraps) break;
      left = among;
    }
    int best = 0;
    equal = {};
    for (const Slot slot : left) {
      const int v = down ? -value(slot) : value(slot);
      if (equal.empty() || v < best) {
        best = v;
        equal = SlotSet::of(slot);
      } else if (v == best) {
        equal.add(slot);
      }
    }
    if (r.rank_ordinal) {  // AMB-3: the building at that place of the row
      Slot first = *equal.begin();
      for (const Slot slot : equal)
        if (name(slot) < name(first)) first = slot;
      equal = SlotSet::of(first);
    }
    left -= equal;
    ++rank;
  }
  choice.keep(down ? Line::CH_PLACE_5_value_down : Line::CH_PLACE_5_value_up, equal, rank);
  if (choice.left().count() > 1)
    choice.least(by.names == NameOrder::az ? Line::CH_PLACE_6_name_az : Line::CH_PLACE_6_name_za,
                 name);
  return *choice.left().begin();
}

int vp_of(Table& t, const AutomaCard& card, int strength) {
  if (card.vp == strength_vp)
    cite(t.reasons, Line::CH_VP_2_strength, strength);
  else
    cite(t.reasons, Line::CH_VP_1_printed, card.vp);
  cite(t.reasons, Line::CH_VP_3_not_of_building);
  return card.vp == strength_vp ? strength : card.vp;
}

SlotSet worker_candidates(Table& t, const State& s, const Street& street, bool at_home,
                          int influence) {
  const int guidepost = guidepost_of(s);
  SlotSet set = slots_where(street, [](const Building&) { return true; });
  if ((guidepost == 412 || guidepost == 413) && !at_home && !s.readings.foreign_sky_allowed) {
    cite(t.reasons,
         guidepost == 412 ? Line::CH_GP_412_foreign_islands : Line::CH_GP_413_foreign_islands);
    set &= slots_where(street, [](const Building& b) { return !b.sky; });  // AMB-11
  }
  if (guidepost == 409 && influence == 0 && !s.readings.unpayable_is_free) {
    cite(t.reasons, Line::CH_GP_409_cannot_pay);
    set &= slots_where(street, [](const Building& b) { return b.minion == Owner::nobody; });
  }
  return set;
}

Turn<> need_values(State& s, Table& t, Charter c, SlotSet among) {
  if (among.count() < 2) co_return;
  for (const Slot slot : among)
    if (const std::uint8_t number = building_at(s, c, index(slot)); number != 0)
      co_await t.need(s, BuildingFact{number});
}

Turn<Charter> roll_die(State& s, Table& t) {
  const Charter shown =
      s.die_told ? co_await t.ask(s, Die{}) : static_cast<Charter>(s.random.below(charter_count));
  s.die = owner_of(shown);
  co_return shown;
}

SlotSet tile_places(const Street& street) {
  return slots_where(street, [](const Building& b) { return !b.basic && !b.tile; });
}

std::optional<Slot> tile_place(Table& t, const Readings& r, Charter home, const AutomaCard& card,
                               const Street& street) {
  cite(t.reasons, Line::CH_SKY_2_by_selector);
  return select_building(t, r, buildings_in(home), selector_of(card), street, tile_places(street));
}

}  // namespace seatmate::charterstone
