#pragma once

// Chapter "Difficulty, end": the age-III events still in the decks, and who has more culture.

#include "games/through-the-ages/setup.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

// TTA-EVT-5, TTA-END-2: both decks, hers with the five points of TTA-EVT-4.
Turn<> score_game(State& s, Table& t);

}  // namespace seatmate::through_the_ages
