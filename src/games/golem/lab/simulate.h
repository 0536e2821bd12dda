#pragma once

#include <array>
#include <string_view>

namespace seatmate::golem {

// What a simulated game measures; the first is her score.
inline constexpr std::array<std::string_view, 14> metric_names{
    "score",         "human",  "won",   "turns",     "track-points", "golem-area", "artefact-area",
    "learning-area", "golems", "books", "artefacts", "developments", "marker",     "no-benefit"};

}  // namespace seatmate::golem
