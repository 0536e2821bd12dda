#include "lab/tally.h"

#include <cmath>

#include "engine/option_set.h"

namespace seatmate::lab {

void Tally::add(const Tally& other) {
  for (std::size_t i = 0; i < near_.size(); ++i) near_[i] += other.near_[i];
  for (const auto& [value, times] : other.far_) far_[value] += times;
}

void Tally::add(std::int32_t value, std::uint64_t times) {
  if (times == 0) return;
  const auto at = static_cast<std::int64_t>(value) - lowest_near;
  if (at >= 0 && at < window)
    near_[static_cast<std::size_t>(at)] += times;
  else
    far_[value] += times;
}

std::vector<std::pair<std::int32_t, std::uint64_t>> Tally::histogram() const {
  std::vector<std::pair<std::int32_t, std::uint64_t>> all;
  auto far = far_.begin();
  for (; far != far_.end() && far->first < lowest_near; ++far) all.emplace_back(*far);
  for (std::size_t i = 0; i < near_.size(); ++i)
    if (near_[i] != 0)
      all.emplace_back(static_cast<std::int32_t>(lowest_near + static_cast<std::int64_t>(i)),
                       near_[i]);
  for (; far != far_.end(); ++far) all.emplace_back(*far);
  return all;
}

namespace {

// Rounding up keeps the promise "at least so many percent" for any number of games.
std::uint64_t rank(std::uint64_t games, unsigned percent) { return (games * percent + 99) / 100; }

}  // namespace

Summary summarize(const Tally& tally) {
  Summary summary;
  const auto histogram = tally.histogram();
  if (histogram.empty()) return summary;
  Bits128 squares = 0;
  for (const auto& [value, times] : histogram) {
    summary.games += times;
    summary.sum += static_cast<std::int64_t>(times) * value;
    const auto square = static_cast<std::uint64_t>(static_cast<std::int64_t>(value) *
                                                   static_cast<std::int64_t>(value));
    squares += static_cast<Bits128>(times) * square;
  }
  summary.least = histogram.front().first;
  summary.most = histogram.back().first;

  std::uint64_t so_far = 0;
  std::uint64_t before = 0;
  const auto quantile = [&](unsigned percent, std::int32_t value, std::int32_t& into) {
    const std::uint64_t wanted = rank(summary.games, percent);
    if (before < wanted && wanted <= so_far) into = value;
  };
  for (const auto& [value, times] : histogram) {
    before = so_far;
    so_far += times;
    quantile(5, value, summary.q5);
    quantile(25, value, summary.q25);
    quantile(50, value, summary.q50);
    quantile(75, value, summary.q75);
    quantile(95, value, summary.q95);
  }

  const auto n = static_cast<double>(summary.games);
  summary.mean = static_cast<double>(summary.sum) / n;
  if (summary.games > 1) {
    // n·Σx² − (Σx)² is a difference of large numbers, so it is taken before anything is rounded.
    const auto size = static_cast<std::uint64_t>(summary.sum < 0 ? -summary.sum : summary.sum);
    const Bits128 spread =
        static_cast<Bits128>(summary.games) * squares - static_cast<Bits128>(size) * size;
    summary.deviation = std::sqrt(static_cast<double>(spread) / n / (n - 1));
    constexpr double normal_95 = 1.959963984540054;
    summary.margin = normal_95 * summary.deviation / std::sqrt(n);
  }
  return summary;
}

}  // namespace seatmate::lab
