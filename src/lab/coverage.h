#pragma once

// How often each rule decided something, over games that show all of a game (see mix.h).

#include <cstdint>
#include <vector>

#include "engine/contract.h"

namespace seatmate::lab {

struct Coverage {
  std::uint64_t simulated = 0;           // games played without telling anybody
  std::uint64_t told = 0;                // games played as at the table
  std::vector<std::uint64_t> decided;    // for each of GameInfo::rules, in simulated games
  std::vector<std::uint64_t> explained;  // for each of them, in told games
};

// At least `games` simulated games, spread evenly over the mix, and one told game of each of its
// settings, though no more than `games`: some rules only speak when a person listens.
[[nodiscard]] Result<Coverage> cover(const Box& box, std::uint64_t games, unsigned jobs);

}  // namespace seatmate::lab
