#pragma once

// Chapter "faction action", with what is public of the three factions whose cards are not (AMB-12).

#include "games/age-of-innovation/table.h"
#include "games/age-of-innovation/upgrade.h"

namespace seatmate::age_of_innovation {

// AMB-12: the points a card gives at this moment: as its owner told it once, or asked each time.
Turn<int> points_of_card(State& s, Table& t, PrintedEffect::For purpose);

// What only the faction card says, the player applies, and tells what it did to her score.
Turn<> printed_effect(State& s, Table& t, PrintedEffect::For purpose, Line line);

// AI-FAC-1: all steps of the card, in reading order; one that fails does not stop the next
// (AMB-17).
Turn<> faction_action(State& s, Table& t, const Support& support);

}  // namespace seatmate::age_of_innovation
