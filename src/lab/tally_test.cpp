#include "lab/tally.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace seatmate::lab {
namespace {

Tally tally_of(const std::vector<std::int32_t>& values) {
  Tally tally;
  for (const std::int32_t value : values) tally.add(value);
  return tally;
}

// The definition, word by word: the least value with at least so many percent at or below it.
std::int32_t quantile_by_counting(std::vector<std::int32_t> values, unsigned percent) {
  std::ranges::sort(values);
  for (const std::int32_t value : values) {
    const auto below = std::ranges::count_if(values, [&](std::int32_t v) { return v <= value; });
    if (static_cast<std::size_t>(below) * 100 >= values.size() * percent) return value;
  }
  return 0;
}

TEST(Tally, NoGamesIsAllZero) {
  const Summary summary = summarize(Tally());
  EXPECT_EQ(summary.games, 0U);
  EXPECT_EQ(summary.mean, 0.0);
  EXPECT_EQ(summary.margin, 0.0);
}

TEST(Tally, OneGameHasNoSpread) {
  const Summary summary = summarize(tally_of({-7}));
  EXPECT_EQ(summary.games, 1U);
  EXPECT_EQ(summary.mean, -7.0);
  EXPECT_EQ(summary.deviation, 0.0);
  EXPECT_EQ(summary.q5, -7);
  EXPECT_EQ(summary.q95, -7);
}

TEST(Tally, HistogramIsSortedAcrossTheWindow) {
  const Tally tally = tally_of({5000, -300, 3, 3, -256, 767, 768, -257});
  const std::vector<std::pair<std::int32_t, std::uint64_t>> expected{
      {-300, 1}, {-257, 1}, {-256, 1}, {3, 2}, {767, 1}, {768, 1}, {5000, 1}};
  EXPECT_EQ(tally.histogram(), expected);
}

TEST(Tally, TheLargestNumbersDoNotOverflow) {
  constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
  constexpr std::int32_t least = std::numeric_limits<std::int32_t>::min();
  const Summary summary = summarize(tally_of({most, least, most, least}));
  EXPECT_EQ(summary.sum, -2);
  EXPECT_NEAR(summary.deviation, std::ldexp(1.0, 31) * std::sqrt(4.0 / 3.0), 1.0);
}

RC_GTEST_PROP(Tally, SummaryAgreesWithCounting, ()) {
  const auto values = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::int32_t>>(
      rc::gen::oneOf(rc::gen::inRange(-5, 5), rc::gen::inRange(-2000, 2000))));
  const Summary summary = summarize(tally_of(values));
  RC_ASSERT(summary.games == values.size());
  RC_ASSERT(summary.least == *std::ranges::min_element(values));
  RC_ASSERT(summary.most == *std::ranges::max_element(values));
  RC_ASSERT(summary.q5 == quantile_by_counting(values, 5));
  RC_ASSERT(summary.q25 == quantile_by_counting(values, 25));
  RC_ASSERT(summary.q50 == quantile_by_counting(values, 50));
  RC_ASSERT(summary.q75 == quantile_by_counting(values, 75));
  RC_ASSERT(summary.q95 == quantile_by_counting(values, 95));
  const double n = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
  double squares = 0;
  for (const std::int32_t value : values) squares += (value - mean) * (value - mean);
  RC_ASSERT(std::abs(summary.mean - mean) < 1e-9 * (1 + std::abs(mean)));
  if (values.size() > 1) {
    const double deviation = std::sqrt(squares / (n - 1));
    RC_ASSERT(std::abs(summary.deviation - deviation) < 1e-6 * (1 + deviation));
    RC_ASSERT(std::abs(summary.margin - 1.96 * deviation / std::sqrt(n)) < 1e-3 * (1 + deviation));
  }
}

RC_GTEST_PROP(Tally, AddingTwoIsCountingAll,
              (std::vector<std::int32_t> a, std::vector<std::int32_t> b)) {
  Tally sum = tally_of(a);
  sum.add(tally_of(b));
  a.insert(a.end(), b.begin(), b.end());
  RC_ASSERT(sum == tally_of(a));
}

}  // namespace
}  // namespace seatmate::lab
