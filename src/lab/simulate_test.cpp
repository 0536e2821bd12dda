#include "lab/simulate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "lab/lab_test_support.h"

namespace seatmate::lab {
namespace {

using ::testing::ElementsAre;

// A "game" whose measurements are its own number, so that every loss and every repetition shows.
std::function<PlayOne()> numbers() {
  return []() -> PlayOne {
    return [](std::uint64_t index, std::span<std::int32_t> metrics) {
      metrics[0] = static_cast<std::int32_t>(index % 100);
      metrics[1] = 1;
      return index * 0x9e3779b97f4a7c15ULL;
    };
  };
}

std::uint64_t digest_of(std::uint64_t first, std::uint64_t games) {
  std::uint64_t sum = 0;
  for (std::uint64_t i = first; i < first + games; ++i) sum += i * 0x9e3779b97f4a7c15ULL;
  return sum;
}

TEST(PlayAll, EveryGameOnceAtAnyBoundaryOfAChunk) {
  for (const std::uint64_t games : {0U, 1U, 2U, 127U, 128U, 129U, 255U, 256U, 257U, 1000U})
    for (const unsigned jobs : {0U, 1U, 2U, 3U, 16U}) {
      const Totals totals = play_all({.first = 7, .games = games, .jobs = jobs}, 2, numbers());
      EXPECT_EQ(totals.games, games);
      EXPECT_EQ(totals.signature, digest_of(7, games)) << games << " games, " << jobs << " jobs";
      EXPECT_EQ(summarize(totals.metrics[1]).games, games);
    }
}

TEST(PlayAll, PartsOfARangeAddUpToTheWhole) {
  Totals parts = play_all({.first = 0, .games = 301, .jobs = 2}, 2, numbers());
  parts.add(play_all({.first = 301, .games = 699, .jobs = 1}, 2, numbers()));
  EXPECT_EQ(parts, play_all({.first = 0, .games = 1000, .jobs = 3}, 2, numbers()));
}

TEST(PlayAll, GamesAreToldInOrderWhoeverFinishesFirst) {
  // The thread that has the first chunk dawdles until somebody else has finished one.
  std::atomic<int> finished = 0;
  const auto make = [&]() -> PlayOne {
    return [&](std::uint64_t index, std::span<std::int32_t> metrics) {
      if (index == 0)
        while (finished == 0) std::this_thread::yield();
      if (index >= 255) finished = 1;
      metrics[0] = static_cast<std::int32_t>(index);
      return index;
    };
  };
  std::vector<std::uint64_t> told;
  std::uint64_t done = 0;
  const Watch watch{[&](std::uint64_t index, std::span<const std::int32_t> metrics) {
                      ASSERT_EQ(metrics.size(), 1U);
                      EXPECT_EQ(static_cast<std::uint64_t>(metrics[0]), index);
                      told.push_back(index);
                    },
                    [&](std::uint64_t now) {
                      EXPECT_GT(now, done);
                      done = now;
                    }};
  const Totals totals = play_all({.games = 1000, .jobs = 3}, 1, make, watch);
  EXPECT_EQ(totals.games, 1000U);
  EXPECT_EQ(done, 1000U);
  ASSERT_EQ(told.size(), 1000U);
  for (std::uint64_t i = 0; i < told.size(); ++i) ASSERT_EQ(told[i], i);
}

TEST(Simulate, AnyNumberOfThreadsGivesTheSameTotals) {
  const auto box = first_box();
  ASSERT_NE(box, nullptr);
  const auto one = simulate(*box, {}, {.seed = 5, .first = 3, .games = 700, .jobs = 1});
  const auto three = simulate(*box, {}, {.seed = 5, .first = 3, .games = 700, .jobs = 3});
  ASSERT_TRUE(one.ok() && three.ok());
  EXPECT_EQ(*one, *three);
  EXPECT_EQ(one->games, 700U);
  EXPECT_NE(one->signature, 0U);
}

TEST(Simulate, AnotherSeedIsAnotherSetOfGames) {
  const auto box = first_box();
  ASSERT_NE(box, nullptr);
  const auto one = simulate(*box, {}, {.seed = 5, .games = 50});
  const auto other = simulate(*box, {}, {.seed = 6, .games = 50});
  ASSERT_TRUE(one.ok() && other.ok());
  EXPECT_NE(one->signature, other->signature);
}

TEST(Simulate, SettingsThatDoNotExistAreRefusedWithASentence) {
  const auto box = first_box();
  ASSERT_NE(box, nullptr);
  const auto totals = simulate(*box, {{"no-such-option", "1"}}, {.games = 1});
  ASSERT_FALSE(totals.ok());
  EXPECT_EQ(totals.why().id, "engine.unknown-option");
}

TEST(Compare, TheSameDataDifferInNothing) {
  const auto box = first_box();
  ASSERT_NE(box, nullptr);
  const auto comparison = compare(*box, *box, {}, {.seed = 2, .games = 300, .jobs = 2});
  ASSERT_TRUE(comparison.ok());
  EXPECT_EQ(comparison->games, 300U);
  EXPECT_EQ(comparison->one, comparison->other);
  for (const Tally& difference : comparison->differences)
    EXPECT_THAT(difference.histogram(),
                ElementsAre(std::pair<std::int32_t, std::uint64_t>(0, 300)));
  const auto alone = simulate(*box, {}, {.seed = 2, .games = 300});
  ASSERT_TRUE(alone.ok());
  EXPECT_EQ(comparison->one, alone->metrics);
}

}  // namespace
}  // namespace seatmate::lab
