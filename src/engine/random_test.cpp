#include "engine/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace seatmate {
namespace {

using Words = std::array<std::uint32_t, 4>;

Words philox(Words counter, std::array<std::uint32_t, 2> key) {
  Words out{};
  seatmate_philox4x32(counter.data(), key.data(), out.data());
  return out;
}

// The known answers that come with Random123.
TEST(Philox, GivesTheKnownAnswers) {
  EXPECT_EQ(philox({0, 0, 0, 0}, {0, 0}), (Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(philox({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}),
            (Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(Random, FirstWordsAreTheFirstBlock) {
  Random random(0);
  const Words block = philox({0, 0, 0, 0}, {0, 0});
  for (const std::uint32_t word : block) EXPECT_EQ(random.word(), word);
  EXPECT_EQ(random.word(), philox({1, 0, 0, 0}, {0, 0})[0]);
}

TEST(Random, StreamsOfOneSeedDiffer) {
  Random one(42, 0);
  Random two(42, 1);
  int same = 0;
  for (int i = 0; i < 1000; ++i) same += one.word() == two.word();
  EXPECT_LT(same, 3);
}

RC_GTEST_PROP(Random, GoesOnFromAnyPosition, (std::uint64_t seed, std::uint32_t stream)) {
  const auto steps = *rc::gen::inRange(0, 50);
  Random random(seed, stream);
  for (int i = 0; i < steps; ++i) random.word();
  Random again = Random::at(seed, stream, random.position());
  RC_ASSERT(again == random);
  for (int i = 0; i < 9; ++i) RC_ASSERT(again.word() == random.word());
}

RC_GTEST_PROP(Random, BelowStaysBelow, (std::uint64_t seed)) {
  const auto n = *rc::gen::inRange<std::uint32_t>(1, 0xffffffff);
  Random random(seed);
  for (int i = 0; i < 20; ++i) RC_ASSERT(random.below(n) < n);
}

TEST(Random, BelowIsEven) {
  Random random(7);
  std::array<int, 6> times{};
  for (int i = 0; i < 60000; ++i) ++times[random.below(6)];
  for (const int t : times) EXPECT_NEAR(t, 10000, 450);
}

TEST(Random, BetweenReachesBothEnds) {
  Random random(3);
  bool low = false;
  bool high = false;
  for (int i = 0; i < 200; ++i) {
    const int n = random.between(-2, 2);
    ASSERT_GE(n, -2);
    ASSERT_LE(n, 2);
    low = low || n == -2;
    high = high || n == 2;
  }
  EXPECT_TRUE(low && high);
}

RC_GTEST_PROP(Random, ShuffleKeepsEveryCard, (std::uint64_t seed)) {
  std::vector<int> cards(20);
  std::iota(cards.begin(), cards.end(), 0);
  std::vector<int> shuffled = cards;
  Random random(seed);
  random.shuffle(shuffled);
  std::sort(shuffled.begin(), shuffled.end());
  RC_ASSERT(shuffled == cards);
}

TEST(Random, ShuffleReachesEveryOrder) {
  Random random(1);
  std::array<int, 6> orders{};
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> cards{0, 1, 2};
    random.shuffle(cards);
    const int order = cards[0] * 2 + (cards[1] > cards[2] ? 1 : 0);
    ++orders[static_cast<std::size_t>(order)];
  }
  for (const int times : orders) EXPECT_NEAR(times, 1000, 150);
}

}  // namespace
}  // namespace seatmate
