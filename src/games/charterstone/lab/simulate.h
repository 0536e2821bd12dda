#pragma once

#include <array>
#include <string_view>

namespace seatmate::charterstone {

// What a simulated campaign measures; the first is the Automas' mean score of a game.
inline constexpr std::array<std::string_view, 20> metric_names{
    "score",       "human",       "games",      "games-won",  "turns",
    "strength-1",  "strength-2",  "strength-3", "strength-4", "strength-5",
    "strength-6",  "strength-7",  "strength-8", "strength-9", "strength-10",
    "strength-11", "strength-12", "buildings",  "campaign",   "campaign-won"};

}  // namespace seatmate::charterstone
