#pragma once

// What many games measured, exactly.
//
// A tally counts how often each value occurred. Mean, spread and quantiles are computed from those
// counts when somebody asks, in whole numbers as far as possible, so that adding up the tallies of
// two threads gives the very numbers one thread would have found.

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace seatmate::lab {

class Tally {
 public:
  Tally() : near_(window) {}

  void add(std::int32_t value) {
    const auto at = static_cast<std::int64_t>(value) - lowest_near;
    if (at >= 0 && at < window)
      ++near_[static_cast<std::size_t>(at)];
    else
      ++far_[value];
  }
  void add(const Tally& other);
  // The value occurred so many times more.
  void add(std::int32_t value, std::uint64_t times);

  // Every value that occurred and how often, the lowest first.
  [[nodiscard]] std::vector<std::pair<std::int32_t, std::uint64_t>> histogram() const;

  friend bool operator==(const Tally&, const Tally&) = default;

 private:
  // Points and numbers of pieces are in this range. They are counted in an array, which costs
  // almost no time beside playing; anything else goes into the map.
  static constexpr std::int64_t lowest_near = -256;
  static constexpr std::int64_t window = 1024;

  std::vector<std::uint64_t> near_;
  std::map<std::int32_t, std::uint64_t> far_;
};

// The numbers people read. A quantile is a value that occurred: the least one with at least so many
// percent of the games at or below it. All zero if there was no game.
struct Summary {
  std::uint64_t games = 0;
  std::int64_t sum = 0;
  std::int32_t least = 0;
  std::int32_t most = 0;
  std::int32_t q5 = 0, q25 = 0, q50 = 0, q75 = 0, q95 = 0;
  double mean = 0;
  double deviation = 0;  // of one game, with n-1
  double margin = 0;     // the mean lies within ± this, 95 times out of 100
};
[[nodiscard]] Summary summarize(const Tally& tally);

}  // namespace seatmate::lab
