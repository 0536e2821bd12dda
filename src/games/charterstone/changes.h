#pragma once

// What became of the fields of the state since the first rules (engine/changes.h).

#include "engine/changes.h"

namespace seatmate::charterstone {

// A die that showed a charter without a building placed nobody, and a human competed for the
// campaign whatever had been played of it: a game keeps the readings it was begun with.
inline constexpr Change changes[] = {
    added(2, "reading.amb-31", "1"),
    added(2, "reading.amb-33", "1"),
};

}  // namespace seatmate::charterstone
