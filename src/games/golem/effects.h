#pragma once

// Carrying out what a tile, a book, a character or a cell says (games/golem/effect.h).

#include "games/golem/book.h"
#include "games/golem/table.h"

namespace seatmate::golem {

[[nodiscard]] int developments_made(const State& s);

// GO-INC-1: as far as possible, in the printed order. A price that cannot be paid, or a condition
// that does not hold, ends it.
Turn<bool> apply_effect(State& s, Table& t, const Effect& effect);

// GO-INC-4: whatever is printed on a thing of hers is an effect, and one that brings nothing
// whatever brings two points (GO-INC-2: of a golem that works). Applied `times`, it is still one.
Turn<bool> apply_printed(State& s, Table& t, Cause cause, const Effect& effect, int times = 1,
                         Line idle = Line::GO_INC_4_no_benefit);

}  // namespace seatmate::golem
