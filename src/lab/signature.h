#pragma once

// One number that changes if and only if behaviour changes: the sum of the final states of a fixed
// mix of games. It must be the same with every compiler, and in the WebAssembly module.

#include <cstdint>
#include <string>

#include "engine/contract.h"

namespace seatmate::lab {

inline constexpr std::uint64_t signature_seed = 1;
inline constexpr std::uint64_t signature_games = 100;  // of each settings of the mix

[[nodiscard]] std::uint64_t signature(const Box& box, std::uint64_t games_each = signature_games);

// As it is written everywhere: 16 hexadecimal digits.
[[nodiscard]] std::string written(std::uint64_t signature);

}  // namespace seatmate::lab
