#pragma once

// Plays very many games and adds up what they measured.
//
// The games of a seed are numbered, and each depends on the seed and its number alone. They are
// played in chunks that any number of threads take turns to fetch; since counts are added up, the
// totals do not depend on who played what.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/contract.h"
#include "lab/tally.h"

namespace seatmate::lab {

// A simulator tells its games apart by 31 bits.
inline constexpr std::uint64_t most_games = std::uint64_t{1} << 31U;

struct Plan {
  std::uint64_t seed = 1;
  std::uint64_t first = 0;
  std::uint64_t games = 0;
  unsigned jobs = 1;  // the calling thread is one of them

  friend bool operator==(const Plan&, const Plan&) = default;
};

struct Totals {
  std::uint64_t games = 0;
  std::uint64_t signature = 0;  // the sum of all digests: changes when any game changes
  std::vector<Tally> metrics;   // one for each of GameInfo::metrics

  void add(const Totals& other);
  friend bool operator==(const Totals&, const Totals&) = default;
};

// Called while the games are played, never by two threads at once.
struct Watch {
  // Every game, in the order of their numbers.
  std::function<void(std::uint64_t index, std::span<const std::int32_t> metrics)> game;
  // How many games are finished.
  std::function<void(std::uint64_t done)> progress;
};

// Plays one game, fills in its measurements and returns its digest. Belongs to one thread.
using PlayOne = std::function<std::uint64_t(std::uint64_t index, std::span<std::int32_t> metrics)>;

// The loop itself: `make` is called once for each thread, in the calling thread.
[[nodiscard]] Totals play_all(const Plan& plan, std::size_t metrics,
                              const std::function<PlayOne()>& make, const Watch& watch = {});

[[nodiscard]] Result<Totals> simulate(const Box& box, const Settings& settings, const Plan& plan,
                                      const Watch& watch = {});

// The same games with two sets of data. The differences are taken game by game: both have the same
// luck, so a small change shows with far fewer games.
struct Comparison {
  std::uint64_t games = 0;
  std::vector<Tally> one;
  std::vector<Tally> other;
  std::vector<Tally> differences;  // other minus one
};
[[nodiscard]] Result<Comparison> compare(const Box& one, const Box& other, const Settings& settings,
                                         const Plan& plan, const Watch& watch = {});

}  // namespace seatmate::lab
