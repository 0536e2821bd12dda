#pragma once

// Which games show all of a game: every combination of the choices that change how it is played,
// and everything else that can be chosen at least once.
//
// This file and signature.cpp know no threads, so that the WebAssembly module can play the same
// mix.

#include <vector>

#include "engine/contract.h"

namespace seatmate::lab {

// All combinations of the options of the group "game" (levels, factions, sides, players), except
// those whose default leaves the choice to the table or to chance: chance varies them anyway.
[[nodiscard]] std::vector<Settings> combinations(const std::vector<SetupOption>& options);

// Every other token of every other option once, with the defaults for the rest.
[[nodiscard]] std::vector<Settings> variations(const std::vector<SetupOption>& options);

// Both, without those the game refuses (a home terrain that somebody else has already).
[[nodiscard]] std::vector<Settings> playable_mix(const Box& box);

// The option makes sense with these settings.
[[nodiscard]] bool applies(const SetupOption& option, const std::vector<SetupOption>& all,
                           const Settings& settings);

}  // namespace seatmate::lab
