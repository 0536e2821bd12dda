#include "games/golem/pieces.h"

namespace seatmate::golem {

namespace {

// The tile above a section, whose number the table tells where the app did not deal it.
Turn<bool> apply_tile(State& s, Table& t, Cause cause, Colour district, std::uint8_t section,
                      Line idle) {
  const Cause before = t.enter(s, cause);
  bool any = false;
  if (s.tiles_applied == most_tiles) {
    cite(t.reasons, Line::GO_INC_1_as_far_as_possible);
    no_benefit(s, t, idle);
  } else {
    ++s.tiles_applied;
    const Effect* effect = nullptr;
    if (section >= far_section) {
      effect = &t.data.printed_sections[static_cast<std::size_t>(section - far_section)];
    } else {
      std::uint8_t& number = s.tiles[index(district)][section - 1U];
      if (number == 0) number = co_await t.ask(s, TileAt{district, section});
      const EffectFact fact{EffectFact::Of::district, static_cast<std::uint8_t>(district), number};
      co_await t.need(s, fact);
      effect = &fact.of_data(t.data).effect;
    }
    any = co_await apply_effect(s, t, *effect);
    if (!any && !effect->parts.empty()) no_benefit(s, t, idle);
  }
  t.leave(s, before);
  co_return any;
}

}  // namespace

Turn<> activate_golem(State& s, Table& t, GolemId worker) {
  t.tell_so_far(s);  // before it lies down
  Golem& golem = s.golems[index_of(worker)];
  golem.lying = true;
  static_cast<void>(co_await apply_tile(
      s, t, {Cause::Kind::works, static_cast<std::uint8_t>(golem.district), golem.section},
      golem.district, golem.section, Line::GO_INC_2_idle_golem));
}

Turn<bool> work_for_free(State& s, Table& t, int n) {
  bool any = false;
  for (; n > 0; --n) {
    t.tell_so_far(s);
    const auto worker = next_worker(s, t);
    if (!worker) break;
    any = true;
    co_await activate_golem(s, t, *worker);
  }
  co_return any;
}

Turn<bool> create_golem(State& s, Table& t, int discount) {
  if (creatable(s) == 0) {
    if (discount > 0) cite(t.reasons, Line::GO_DISC_1_no_golem_left, discount);
    gain(s, t, discount, {For::Kind::discount});
    co_return discount > 0;
  }
  co_await t.need(s, TableFact{BoardTable::golem_prices});
  const Colour district = district_of_new_golem(s, t);
  pay_with_discount(s, t, price_of_golem(t.data, s, district), discount, {For::Kind::golem});
  s.golems.push_back({district, 1, false, true});
  ++s.created;
  if (t.telling())
    t.mention([&] { return Message{"golem.did.create", {Arg("district", term(district))}}; });
  move_track(s, t, Colour::red, 2);
  if (co_await owns_leg_for_three(s, t)) {
    t.tell_so_far(s);
    cite(t.reasons, Line::GO_GOLEM_3_leg_triggers);
    static_cast<void>(co_await apply_tile(s, t,
                                          {Cause::Kind::leg, static_cast<std::uint8_t>(district)},
                                          district, 1, Line::GO_INC_4_no_benefit));
    if (s.readings.lay_down_after_leg && !s.golems.empty() && s.golems.back().fresh)
      s.golems.back().lying = true;
  }
  retire_token(s, t, Colour::red);
  co_return true;
}

Turn<bool> kill_golem(State& s, Table& t) {
  if (s.golems.empty()) co_return false;
  t.tell_so_far(s);  // what kills it, before what follows from that
  if (humans_may_have_acted(s) && !s.cells_asked) {
    s.cells_asked = true;
    const std::uint16_t buried = co_await t.ask(s, BuriedMeanwhile{});
    bury_humans(s, buried);
  }
  const auto victim = next_victim(s, t);
  const Golem golem = s.golems[index_of(*victim)];
  s.golems.erase_at(index_of(*victim));
  const int cell = free_cell(s.cemetery, cemetery_cells);
  move_track(s, t, Colour::red, track_of_killed_golem);
  if (s.readings.killed_come_back && s.created > 0) --s.created;
  if (cell < cemetery_cells)
    s.cemetery = static_cast<std::uint16_t>(s.cemetery | (1U << static_cast<unsigned>(cell)));
  t.tell(s, [&] {
    return vocabulary.step(t, cell < cemetery_cells ? "kill" : "kill-full",
                           {Arg("district", term(golem.district)),
                            Arg("section", roman(golem.section)), Arg("cell", cell + 1)},
                           {place_of(golem.district, golem.section)});
  });
  if (cell < cemetery_cells) {
    const auto number = static_cast<std::uint8_t>(cell + 1);
    const EffectFact fact{EffectFact::Of::cemetery, number};
    co_await t.need(s, fact);
    const int times = has_part(s, GolemPart::torso) ? 2 : 1;
    static_cast<void>(co_await apply_printed(s, t, {Cause::Kind::cell, number},
                                             fact.of_data(t.data).effect, times,
                                             Line::GO_INC_4_no_benefit));
  }
  co_return true;
}

std::size_t next_development(State& s, Table& t, Colour area) {
  static constexpr std::array open_lines{Line::GO_GOLEM_1_open_developments,
                                         Line::GO_ART_1_open_developments,
                                         Line::GO_LEARN_1_open_developments};
  static constexpr std::array last_round{Line::GO_GOLEM_1_three_menorahs,
                                         Line::GO_ART_1_three_menorahs,
                                         Line::GO_LEARN_1_three_menorahs};
  SlotSet open;
  SlotSet worth_three;
  for (std::size_t i = 0; i < development_count; ++i) {
    if (!is_developed(s, area, i)) open.add(static_cast<Slot>(i));
    if (t.data.table(menorahs_of(area), i) == 3) worth_three.add(static_cast<Slot>(i));
  }
  auto choice = narrow(t.reasons, Noun::developments, open_lines[index(area)], open);
  if (s.round == rounds) choice.keep(last_round[index(area)], worth_three);
  // Artefact developments go from bottom to top, the right one first: the order of their slots.
  if (area != Colour::yellow)
    choice.least(area == Colour::red ? Line::GO_GOLEM_1_cheapest : Line::GO_LEARN_1_cheapest,
                 [&](Slot slot) { return t.data.table(costs_of(area), index(slot)); });
  // The leg for 3 clay comes before the torso; otherwise as they stand on the board.
  const auto leg = static_cast<Slot>(leg_for_three(t.data));
  choice.least(Line::GO_STRAT_5_printed_order, [&](Slot slot) {
    return area == Colour::red && slot == leg ? 2 * static_cast<int>(GolemPart::torso) - 1
                                              : 2 * static_cast<int>(slot);
  });
  return index(choice.left().first());
}

Turn<bool> develop(State& s, Table& t, Colour area, int discount) {
  if (all_developed(s, area)) {
    if (discount > 0) cite(t.reasons, Line::GO_DISC_1_all_developed, discount);
    gain(s, t, discount, {For::Kind::discount});
    co_return discount > 0;
  }
  // at the set-up the red zone does not count.
  if (s.readings.red_zone_at_setup && s.phase == Phase::setup) {
    co_await t.need(s, TableFact{BoardTable::red_zone});
    if (in_red_zone(t.data, s)) co_return false;
  }
  co_await t.need(s, TableFact{costs_of(area)});
  co_await t.need(s, TableFact{menorahs_of(area)});
  const std::size_t which = next_development(s, t, area);
  pay_with_discount(s, t, t.data.table(costs_of(area), which), discount, {For::Kind::development});
  s.developed[index(area)] = static_cast<std::uint8_t>(s.developed[index(area)] | (1U << which));
  if (t.telling())
    t.mention(
        [&] { return Message{"golem.did.develop", {Arg("what", development_term(area, which))}}; });
  // F-30: what some parts do at once.
  const bool arm = which == index(GolemPart::left_arm);
  if (area == Colour::red && (arm || which == index(GolemPart::torso))) {
    const Cause before = t.enter(s, {Cause::Kind::part, static_cast<std::uint8_t>(which)});
    const bool any = arm ? co_await work_for_free(s, t, 1) : co_await kill_golem(s, t);
    if (!any) no_benefit(s, t, Line::GO_INC_4_no_benefit);
    t.leave(s, before);
  } else if (area == Colour::blue) {
    const EffectFact fact{EffectFact::Of::learning, static_cast<std::uint8_t>(which + 1)};
    co_await t.need(s, fact);
    static_cast<void>(
        co_await apply_printed(s, t, {Cause::Kind::learning, static_cast<std::uint8_t>(which)},
                               fact.of_data(t.data).effect, 1, Line::GO_INC_4_no_benefit));
  }
  retire_token(s, t, area);
  co_return true;
}

std::optional<Colour> area_to_develop(State& s, Table& t, ColourSet open,
                                      const std::array<int, colour_count>& made) {
  if (open.empty()) return std::nullopt;
  if (s.readings.finished_area_ends_it)  // a finished area stays the best one
    for (const Colour area : all_colours)
      for (const Colour other : open)
        if (!open.has(area) && made[index(area)] > made[index(other)]) return std::nullopt;
  return narrow(t.reasons, Noun::colours, Line::GO_UPG_1_open_areas, open)
      .most(Line::GO_UPG_1_most_objects, [&](Colour area) { return made[index(area)]; })
      .least(Line::GO_STRAT_2_higher_token, [&](Colour area) { return rank(s, area); })
      .left()
      .first();
}

std::optional<Colour> area_to_develop(State& s, Table& t) {
  ColourSet open;
  std::array<int, colour_count> made{};
  for (const Colour area : all_colours) {
    if (!all_developed(s, area)) open.add(area);
    made[index(area)] = objects(t.data, s, area);
  }
  return area_to_develop(s, t, open, made);
}

// which leg is which, its price says.
Turn<bool> owns_leg_for_two(State& s, Table& t) {
  if (!has_part(s, GolemPart::left_leg) && !has_part(s, GolemPart::right_leg)) co_return false;
  co_await t.need(s, TableFact{BoardTable::golem_costs});
  co_return has_part(s, leg_for_two(t.data));
}
Turn<bool> owns_leg_for_three(State& s, Table& t) {
  if (!has_part(s, GolemPart::left_leg) && !has_part(s, GolemPart::right_leg)) co_return false;
  co_await t.need(s, TableFact{BoardTable::golem_costs});
  co_return has_part(s, leg_for_three(t.data));
}

Turn<bool> place_gold(State& s, Table& t, int bars) {
  co_await t.need(s, TableFact{BoardTable::gold_of_artefact});
  const int before = artefacts_created(t.data, s);
  const int placed = std::min(bars, gold_slots - s.gold);
  if (placed <= 0) co_return false;
  s.gold = static_cast<std::uint8_t>(s.gold + placed);
  cite(t.reasons, Line::GO_ART_3_lowest_free, placed, s.gold);
  if (t.telling()) t.mention([&] { return Message{"golem.did.gold", {Arg("n", placed)}}; });
  const int after = artefacts_created(t.data, s);
  if (after > before) {
    if (t.telling()) t.mention([&] { return Message{"golem.did.artefact", {Arg("n", after)}}; });
    retire_token(s, t, Colour::yellow);
  }
  co_return true;
}

Turn<bool> artefact_income(State& s, Table& t, std::uint8_t which, bool phase_6) {
  const auto number = static_cast<std::uint8_t>(which + 1);
  const Cause before = t.enter(s, {Cause::Kind::artefact, number});
  if (s.artefact_tile == 0) s.artefact_tile = co_await t.ask(s, ArtefactTile{});
  co_await t.need(s, TableFact{BoardTable::artefact_of_slot});
  const EffectFact fact{EffectFact::Of::artefact, s.artefact_tile, number};
  co_await t.need(s, fact);
  if (s.developed[index(Colour::yellow)] != 0)
    co_await t.need(s, TableFact{BoardTable::special_slots});
  int times = 1;
  int grey = 0;
  for (std::size_t slot = 0; slot < development_count; ++slot) {
    if (!is_developed(s, Colour::yellow, slot)) continue;
    if (t.data.table(BoardTable::artefact_of_slot, slot) != number) continue;
    if (!is_special(t.data, static_cast<int>(slot) + 1))
      ++grey;
    else if (phase_6)
      times = 2;
  }
  if (times == 2) cite(t.reasons, Line::GO_ART_2_doubled, number);
  const Effect& effect = fact.of_data(t.data).effect;
  bool any = false;
  for (int i = 0; i < times; ++i)
    if (co_await apply_effect(s, t, effect)) any = true;
  if (grey > 0) {  // GO-ART-1: the grey side gives 1 resource and 1 point
    gain(s, t, grey, {For::Kind::grey});
    score_points(s, t, grey, {For::Kind::grey});
    any = true;
  }
  if (!any && !effect.parts.empty()) no_benefit(s, t, Line::GO_INC_4_no_benefit);
  t.leave(s, before);
  co_return any;
}

}  // namespace seatmate::golem
