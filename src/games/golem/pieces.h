#pragma once

// Creating and killing golems, developments, gold and artefacts: everything that puts a piece on
// her board or takes one away.

#include "engine/turn.h"
#include "games/golem/golems.h"
#include "games/golem/questions.h"
#include "games/golem/table.h"
#include "games/golem/words.h"

namespace seatmate::golem {

// Says whether it brought any benefit (games/golem/effects.h).
Turn<bool> apply_effect(State& s, Table& t, const Effect& effect);
Turn<bool> apply_printed(State& s, Table& t, Cause cause, const Effect& effect, int times,
                         Line idle);

// Tiles can make golems work and move them back and forth, or kill and create, so that one tile
// sets off the next without end. As often as six golems step through ten sections is enough.
inline constexpr int most_tiles = golem_count * sections;

// GO-WORK-3: one golem works: it lies down and its tile is applied; GO-INC-2 if that is nothing.
Turn<> activate_golem(State& s, Table& t, GolemId worker);

// n golems work at no price, as an effect says.
Turn<bool> work_for_free(State& s, Table& t, int n);

// GO-GOLEM-2: create the cheapest golem; GO-DISC-1 if none is left.
Turn<bool> create_golem(State& s, Table& t, int discount);

// GO-KILL-1: she loses a golem and gains the cell's bonus, twice with the torso (F-30).
Turn<bool> kill_golem(State& s, Table& t);

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
std::size_t next_development(State& s, Table& t, Colour area);

// One development with a discount; GO-DISC-1 if the area is finished.
Turn<bool> develop(State& s, Table& t, Colour area, int discount);

// GO-UPG-1: the area whose development adds most at the end; none if all are finished.
std::optional<Colour> area_to_develop(State& s, Table& t, ColourSet open,
                                      const std::array<int, colour_count>& made);

std::optional<Colour> area_to_develop(State& s, Table& t);

// GO-MOVE-2, GO-GOLEM-3.
Turn<bool> owns_leg_for_two(State& s, Table& t);
Turn<bool> owns_leg_for_three(State& s, Table& t);

// --- gold
// ------------------------------------------------------------------------------------------

// GO-ART-3: a bar goes on the lowest free picture.
Turn<bool> place_gold(State& s, Table& t, int bars);

inline bool is_special(const Data& data, int slot) {  // GO-SETUP-1, A-01
  return data.table(BoardTable::special_slots, 0) == slot ||
         data.table(BoardTable::special_slots, 1) == slot;
}

// The income of one created artefact; GO-ART-2: special tokens double it, in phase 6 only.
Turn<bool> artefact_income(State& s, Table& t, std::uint8_t which, bool phase_6);

}  // namespace seatmate::golem
