#pragma once

// What became of the fields of the state since the first rules (engine/changes.h).

#include "engine/changes.h"

namespace seatmate::age_of_innovation {

inline constexpr Change changes[] = {
    // A game that had not got beyond its setup is asked, one that had has its levels on the board.
    added(2, "faction-asked", "1 1"),
    added(2, "human-faction", "0 0"),
    added(2, "book-actions", ""),
};

}  // namespace seatmate::age_of_innovation
