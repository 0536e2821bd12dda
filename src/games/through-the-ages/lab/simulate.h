#pragma once

#include <array>
#include <string_view>

namespace seatmate::through_the_ages {

// What a simulated game measures; the first is her culture.
inline constexpr std::array<std::string_view, 16> metric_names{
    "score",          "human",    "won",       "turns",  "rounds",    "science-rating",
    "culture-rating", "strength", "happiness", "taken",  "developed", "built",
    "wonders",        "colonies", "events",    "attacks"};

}  // namespace seatmate::through_the_ages
