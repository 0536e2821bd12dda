#include "games/golem/pieces.h"

namespace seatmate::golem {

namespace {

// The tile above a section, whose number the table tells where the app did not deal it.
Turn<bool> apply_tile(State& s, Table& t, Colour district, std::uint8_t section) {
  if (s.tiles_applied == most_tiles) {
    cite(t.reasons, Line::GO_INC_1_as_far_as_possible);
    co_return false;
  }
  ++s.tiles_applied;
  if (section >= far_section)
    co_return co_await apply_effect(
        s, t, t.data.printed_sections[static_cast<std::size_t>(section - far_section)]);
  std::uint8_t& number = s.tiles[index(district)][section - 1U];
  if (number == 0) number = co_await t.ask(s, TileAt{district, section});
  const EffectFact fact{EffectFact::Of::district, static_cast<std::uint8_t>(district), number};
  co_await t.need(s, fact);
  co_return co_await apply_effect(s, t, fact.of_data(t.data).effect);
}

}  // namespace

Turn<> activate_golem(State& s, Table& t, GolemId worker) {
  Golem& golem = s.golems[index_of(worker)];
  golem.lying = true;
  const Colour district = golem.district;
  const std::uint8_t section = golem.section;
  if (!co_await apply_tile(s, t, district, section)) no_benefit(s, t, Line::GO_INC_2_idle_golem);
  t.tell(s, [&] {
    return vocabulary.step(t, "works",
                           {Arg("district", term(district)), Arg("section", roman(section))},
                           {place_of(district, section)});
  });
}

Turn<bool> work_for_free(State& s, Table& t, int n) {
  bool any = false;
  for (; n > 0; --n) {
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
    gain(s, t, discount);
    co_return discount > 0;
  }
  const Colour district = district_of_new_golem(s, t);
  pay_with_discount(s, t, price_of_golem(s, district), discount);
  s.golems.push_back({district, 1, false, true});
  ++s.created;
  if (t.telling())
    t.mention([&] { return Message{"golem.did.create", {Arg("district", term(district))}}; });
  move_track(s, t, Colour::red, 2);
  if (has_part(s, GolemPart::right_leg)) {
    cite(t.reasons, Line::GO_GOLEM_3_leg_triggers);
    static_cast<void>(co_await apply_tile(s, t, district, 1));
    if (s.readings.lay_down_after_leg && !s.golems.empty() && s.golems.back().fresh)
      s.golems.back().lying = true;
  }
  retire_token(s, t, Colour::red);
  co_return true;
}

Turn<bool> kill_golem(State& s, Table& t) {
  const auto victim = next_victim(s, t);
  if (!victim) co_return false;
  const Golem golem = s.golems[index_of(*victim)];
  s.golems.erase_at(index_of(*victim));
  const int cell = free_cell(s.cemetery, cemetery_cells);
  if (t.telling())
    t.mention([&] {
      return Message{"golem.did.kill",
                     {Arg("district", term(golem.district)), Arg("section", roman(golem.section)),
                      Arg("cell", cell + 1)}};
    });
  move_track(s, t, Colour::red, track_of_killed_golem);
  if (s.readings.killed_come_back && s.created > 0) --s.created;
  if (cell < cemetery_cells) {
    s.cemetery = static_cast<std::uint16_t>(s.cemetery | (1U << static_cast<unsigned>(cell)));
    const EffectFact fact{EffectFact::Of::cemetery, static_cast<std::uint8_t>(cell + 1)};
    co_await t.need(s, fact);
    const int times = has_part(s, GolemPart::torso) ? 2 : 1;
    for (int i = 0; i < times; ++i)
      static_cast<void>(co_await apply_effect(s, t, fact.of_data(t.data).effect));
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
  // The right leg, for 3 clay, comes before the torso; otherwise as they stand on the board.
  choice.least(Line::GO_STRAT_5_printed_order, [&](Slot slot) {
    const int i = static_cast<int>(slot);
    return area == Colour::red && slot == static_cast<Slot>(GolemPart::right_leg)
               ? 2 * static_cast<int>(GolemPart::torso) - 1
               : 2 * i;
  });
  return index(choice.left().first());
}

Turn<bool> develop(State& s, Table& t, Colour area, int discount) {
  if (all_developed(s, area)) {
    if (discount > 0) cite(t.reasons, Line::GO_DISC_1_all_developed, discount);
    gain(s, t, discount);
    co_return discount > 0;
  }
  // at the set-up the red zone does not count.
  if (s.readings.red_zone_at_setup && s.phase == Phase::setup && in_red_zone(s)) co_return false;
  co_await t.need(s, TableFact{costs_of(area)});
  co_await t.need(s, TableFact{menorahs_of(area)});
  const std::size_t which = next_development(s, t, area);
  s.developed[index(area)] = static_cast<std::uint8_t>(s.developed[index(area)] | (1U << which));
  if (t.telling())
    t.mention(
        [&] { return Message{"golem.did.develop", {Arg("what", development_term(area, which))}}; });
  pay_with_discount(s, t, t.data.table(costs_of(area), which), discount);
  if (area == Colour::red) {  // F-30: what some parts do at once
    if (which == index(GolemPart::left_arm)) static_cast<void>(co_await work_for_free(s, t, 1));
    if (which == index(GolemPart::torso)) static_cast<void>(co_await kill_golem(s, t));
  } else if (area == Colour::blue) {
    const EffectFact fact{EffectFact::Of::learning, static_cast<std::uint8_t>(which + 1)};
    co_await t.need(s, fact);
    static_cast<void>(co_await apply_effect(s, t, fact.of_data(t.data).effect));
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
  if (s.artefact_tile == 0) s.artefact_tile = co_await t.ask(s, ArtefactTile{});
  co_await t.need(s, TableFact{BoardTable::artefact_of_slot});
  const EffectFact fact{EffectFact::Of::artefact, s.artefact_tile,
                        static_cast<std::uint8_t>(which + 1)};
  co_await t.need(s, fact);
  int times = 1;
  int grey = 0;
  for (std::size_t slot = 0; slot < development_count; ++slot) {
    if (!is_developed(s, Colour::yellow, slot)) continue;
    if (t.data.table(BoardTable::artefact_of_slot, slot) != which + 1) continue;
    if (!is_special(s, slot))
      ++grey;
    else if (phase_6)
      times = 2;
  }
  if (times == 2) cite(t.reasons, Line::GO_ART_2_doubled, which + 1);
  bool any = false;
  for (int i = 0; i < times; ++i)
    if (co_await apply_effect(s, t, fact.of_data(t.data).effect)) any = true;
  if (grey > 0) {  // GO-ART-1: the grey side gives 1 resource and 1 point
    gain(s, t, grey);
    score_points(s, t, grey);
    any = true;
  }
  co_return any;
}

}  // namespace seatmate::golem
