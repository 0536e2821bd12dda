#pragma once

// Which pieces lie where, as a block like those of a view.

#include <string_view>
#include <vector>

#include "engine/form.h"
#include "engine/tabletop.h"

namespace seatmate::cli {

inline constexpr std::string_view pieces_block = "pieces";

[[nodiscard]] Block block_of_pieces(const Tabletop& table);

// Pieces that go from place to place, each as a line.
[[nodiscard]] std::vector<Message> lines_of(const std::vector<Moved>& moved, const Tabletop& table);

}  // namespace seatmate::cli
