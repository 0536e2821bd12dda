#pragma once

// Which pieces lie where, as a block like those of a view.

#include <string_view>

#include "engine/form.h"
#include "engine/tabletop.h"

namespace seatmate::cli {

inline constexpr std::string_view pieces_block = "pieces";

[[nodiscard]] Block block_of_pieces(const Tabletop& table);

}  // namespace seatmate::cli
