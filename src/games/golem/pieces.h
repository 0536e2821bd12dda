#pragma once

// Creating and killing golems, developments, gold and artefacts: everything that puts a piece on
// her board or takes one away.

#include "engine/turn.h"
#include "games/golem/golems.h"
#include "games/golem/questions.h"
#include "games/golem/words.h"

namespace seatmate::golem {

// Says whether it brought any benefit (games/golem/effects.h).
template <class Table>
Turn<bool> apply_effect(State& s, Table& t, const Effect& effect);

// Tiles can make golems work and move them back and forth, or kill and create, so that one tile
// sets off the next without end. As often as six golems step through ten sections is enough.
inline constexpr int most_tiles = golem_count * sections;

// The tile above a section, whose number the table tells where the app did not deal it.
template <class Table>
Turn<bool> apply_tile(State& s, Table& t, Colour district, std::uint8_t section) {
  if (s.tiles_applied == most_tiles) {
    cite(t.reasons, Rule::GO_INC_1, "as-far-as-possible");
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

// GO-WORK-3: one golem works: it lies down and its tile is applied; GO-INC-2 if that is nothing.
template <class Table>
Turn<> activate_golem(State& s, Table& t, GolemId worker) {
  Golem& golem = s.golems[index_of(worker)];
  golem.lying = true;
  const Colour district = golem.district;
  const std::uint8_t section = golem.section;
  if (!co_await apply_tile(s, t, district, section)) no_benefit(s, t, Rule::GO_INC_2, "idle-golem");
  t.tell(s, [&] {
    return vocabulary.step(t, "works",
                           {Arg("district", term(district)), Arg("section", roman(section))},
                           {place_of(district, section)});
  });
}

// n golems work at no price, as an effect says.
template <class Table>
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

// GO-GOLEM-2: create the cheapest golem; GO-DISC-1 if none is left.
template <class Table>
Turn<bool> create_golem(State& s, Table& t, int discount) {
  if (creatable(s) == 0) {
    if (discount > 0) cite(t.reasons, Rule::GO_DISC_1, "no-golem-left", discount);
    gain(s, t, discount);
    co_return discount > 0;
  }
  const Colour district = district_of_new_golem(s, t);
  pay_with_discount(s, t, price_of_golem(s, district), discount);
  s.golems.push_back({district, 1, false, true});
  ++s.created;
  if constexpr (Table::telling)
    t.mention([&] { return Message{"golem.did.create", {Arg("district", term(district))}}; });
  move_track(s, t, Colour::red, 2);
  if (has_part(s, GolemPart::right_leg)) {
    cite(t.reasons, Rule::GO_GOLEM_3, "leg-triggers");
    static_cast<void>(co_await apply_tile(s, t, district, 1));
    if (s.readings.lay_down_after_leg && !s.golems.empty() && s.golems.back().fresh)
      s.golems.back().lying = true;
  }
  retire_token(s, t, Colour::red);
  co_return true;
}

// GO-KILL-1: she loses a golem and gains the cell's bonus, twice with the torso (F-30).
template <class Table>
Turn<bool> kill_golem(State& s, Table& t) {
  const auto victim = next_victim(s, t);
  if (!victim) co_return false;
  const Golem golem = s.golems[index_of(*victim)];
  s.golems.erase_at(index_of(*victim));
  const int cell = free_cell(s.cemetery, cemetery_cells);
  if constexpr (Table::telling)
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

// --- developments
// ----------------------------------------------------------------------------------

enum class Slot : std::uint8_t {};
using SlotSet = OptionSet<Slot, development_count>;

constexpr BoardTable costs_of(Colour area) {
  return area == Colour::red      ? BoardTable::golem_costs
         : area == Colour::yellow ? BoardTable::artefact_costs
                                  : BoardTable::learning_costs;
}
constexpr BoardTable menorahs_of(Colour area) {
  return area == Colour::red      ? BoardTable::golem_menorahs
         : area == Colour::yellow ? BoardTable::artefact_menorahs
                                  : BoardTable::learning_menorahs;
}

// GO-GOLEM-1, GO-ART-1, GO-LEARN-1: which development of an area is made next.
template <class Table>
std::size_t next_development(State& s, Table& t, Colour area) {
  const Rule rule = area == Colour::red      ? Rule::GO_GOLEM_1
                    : area == Colour::yellow ? Rule::GO_ART_1
                                             : Rule::GO_LEARN_1;
  SlotSet open;
  SlotSet worth_three;
  for (std::size_t i = 0; i < development_count; ++i) {
    if (!is_developed(s, area, i)) open.add(static_cast<Slot>(i));
    if (t.data.table(menorahs_of(area), i) == 3) worth_three.add(static_cast<Slot>(i));
  }
  auto choice = narrow(t.reasons, Noun::developments, rule, "open-developments", open);
  if (s.round == rounds) choice.keep(rule, "three-menorahs", worth_three);
  // Artefact developments go from bottom to top, the right one first: the order of their slots.
  if (area != Colour::yellow)
    choice.least(rule, "cheapest",
                 [&](Slot slot) { return t.data.table(costs_of(area), index(slot)); });
  // The right leg, for 3 clay, comes before the torso; otherwise as they stand on the board.
  choice.least(Rule::GO_STRAT_5, "printed-order", [&](Slot slot) {
    const int i = static_cast<int>(slot);
    return area == Colour::red && slot == static_cast<Slot>(GolemPart::right_leg)
               ? 2 * static_cast<int>(GolemPart::torso) - 1
               : 2 * i;
  });
  return index(choice.left().first());
}

// One development with a discount; GO-DISC-1 if the area is finished.
template <class Table>
Turn<bool> develop(State& s, Table& t, Colour area, int discount) {
  if (all_developed(s, area)) {
    if (discount > 0) cite(t.reasons, Rule::GO_DISC_1, "all-developed", discount);
    gain(s, t, discount);
    co_return discount > 0;
  }
  // at the set-up the red zone does not count.
  if (s.readings.red_zone_at_setup && s.phase == Phase::setup && in_red_zone(s)) co_return false;
  co_await t.need(s, TableFact{costs_of(area)});
  co_await t.need(s, TableFact{menorahs_of(area)});
  const std::size_t which = next_development(s, t, area);
  s.developed[index(area)] = static_cast<std::uint8_t>(s.developed[index(area)] | (1U << which));
  if constexpr (Table::telling)
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

// GO-UPG-1: the area whose development adds most at the end; none if all are finished.
template <class Table>
std::optional<Colour> area_to_develop(State& s, Table& t, ColourSet open,
                                      const std::array<int, colour_count>& made) {
  if (open.empty()) return std::nullopt;
  if (s.readings.finished_area_ends_it)  // a finished area stays the best one
    for (const Colour area : all_colours)
      for (const Colour other : open)
        if (!open.has(area) && made[index(area)] > made[index(other)]) return std::nullopt;
  return narrow(t.reasons, Noun::colours, Rule::GO_UPG_1, "open-areas", open)
      .most(Rule::GO_UPG_1, "most-objects", [&](Colour area) { return made[index(area)]; })
      .least(Rule::GO_STRAT_2, "higher-token", [&](Colour area) { return rank(s, area); })
      .left()
      .first();
}

template <class Table>
std::optional<Colour> area_to_develop(State& s, Table& t) {
  ColourSet open;
  std::array<int, colour_count> made{};
  for (const Colour area : all_colours) {
    if (!all_developed(s, area)) open.add(area);
    made[index(area)] = objects(t.data, s, area);
  }
  return area_to_develop(s, t, open, made);
}

// --- gold
// ------------------------------------------------------------------------------------------

// GO-ART-3: a bar goes on the lowest free picture.
template <class Table>
Turn<bool> place_gold(State& s, Table& t, int bars) {
  co_await t.need(s, TableFact{BoardTable::gold_of_artefact});
  const int before = artefacts_created(t.data, s);
  const int placed = std::min(bars, gold_slots - s.gold);
  if (placed <= 0) co_return false;
  s.gold = static_cast<std::uint8_t>(s.gold + placed);
  cite(t.reasons, Rule::GO_ART_3, "lowest-free", placed, s.gold);
  if constexpr (Table::telling)
    t.mention([&] { return Message{"golem.did.gold", {Arg("n", placed)}}; });
  const int after = artefacts_created(t.data, s);
  if (after > before) {
    if constexpr (Table::telling)
      t.mention([&] { return Message{"golem.did.artefact", {Arg("n", after)}}; });
    retire_token(s, t, Colour::yellow);
  }
  co_return true;
}

inline bool is_special(const State& s, std::size_t slot) {  // GO-SETUP-1, A-01
  return s.readings.special[0] == slot + 1 || s.readings.special[1] == slot + 1;
}

// The income of one created artefact; GO-ART-2: special tokens double it, in phase 6 only.
template <class Table>
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
  if (times == 2) cite(t.reasons, Rule::GO_ART_2, "doubled", which + 1);
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
