#pragma once

// Chapters "Wars" and "Aggressions", both ways.

#include "games/through-the-ages/events.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

// TTA-WAR-3 to -5: resolved at the start of the attacker's next turn, on strength only.
Turn<> resolve_war(State& s, Table& t, Military m, Player attacker);

// The ages a Raid reaches: one building of its own age, from age II on one of the age before too.
inline Age second_raid(Age age) { return age == Age::iii ? Age::ii : Age::i; }
inline int plundered(Age age) { return 1 + 2 * level(age); }

// TTA-AGG-1 to -5: the human attacks her.
Turn<> defend(State& s, Table& t);

// TTA-AGG-6: she attacks the human, who defends by the base rules.
Turn<> attack_human(State& s, Table& t, Military m);

}  // namespace seatmate::through_the_ages
