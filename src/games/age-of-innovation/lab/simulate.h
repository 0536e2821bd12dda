#pragma once

// What a simulated game measures.

#include <array>
#include <string_view>

namespace seatmate::age_of_innovation {

// `score` is her total, `human-score` the first human's (part of it a model, see human.h).
inline constexpr std::array<std::string_view, 12> metric_names{
    "score", "human-score", "won",         "turns",    "buildings",   "largest-area",
    "area",  "science",     "track-score", "scholars", "innovations", "human-buildings"};

}  // namespace seatmate::age_of_innovation
