#pragma once

// What became of the fields of the state since the first rules (engine/changes.h).

#include "engine/changes.h"

namespace seatmate::charterstone {

// A die that showed a charter without a building placed nobody, and a human competed for the
// campaign whatever had been played of it: a game keeps the readings it was begun with.
inline constexpr Change changes[] = {
    added(2, "reading.amb-31", "1"),
    added(2, "reading.amb-33", "1"),
    // A building is told when a rule needs its value; a track when a token is put on it. What lies
    // on the mat was told anew each time, and what the die showed was not kept.
    gone(3, "news"),
    added(3, "waits-2", "0"),
    added(3, "die", "0"),
    added(3, "mat", ""),
};

}  // namespace seatmate::charterstone
