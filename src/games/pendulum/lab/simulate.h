#pragma once

#include <array>
#include <string_view>

namespace seatmate::pendulum {

// What a simulated game measures; the first is the score of the better automa.
inline constexpr std::array<std::string_view, 12> metric_names{
    "best-automa", "human",   "automa-wins", "automa-1",  "automa-2",     "turns",
    "markers",     "rewards", "human-votes", "legendary", "in-parchment", "ties"};

}  // namespace seatmate::pendulum
