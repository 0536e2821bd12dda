#include "lab/told.h"

#include <gtest/gtest.h>

#include "lab/coverage.h"
#include "lab/lab_test_support.h"
#include "lab/mix.h"

namespace seatmate::lab {
namespace {

TEST(Told, AWholeGameIsToldEntryByEntry) {
  const auto box = first_box();
  ASSERT_NE(box, nullptr);
  int started = 0;
  int entered = 0;
  int happened = 0;
  std::size_t reasons = 0;
  bool over = false;
  const auto count = [&](const Report& report) {
    for (const Step& step : report.steps) reasons += step.why.size();
  };
  const Outcome outcome = play_told(*box, {}, 3,
                                    {[&](const Play&, const Report& report) {
                                       ++started;
                                       count(report);
                                     },
                                     [&](const Play&, const Prompt& prompt, const Entry& entry) {
                                       ++entered;
                                       EXPECT_NE(prompt.mood, Prompt::Mood::over);
                                       EXPECT_FALSE(entry.verb.empty());
                                     },
                                     [&](const Play& after, const Report& report) {
                                       ++happened;
                                       count(report);
                                       over = after.result().has_value();
                                     }});
  ASSERT_TRUE(outcome.ok()) << outcome.why().id;
  EXPECT_EQ(started, 1);
  EXPECT_EQ(entered, happened);
  EXPECT_GT(entered, 10);
  EXPECT_GT(reasons, 0U);
  EXPECT_TRUE(over);
}

TEST(Told, SettingsThatDoNotExistAreRefused) {
  const auto box = first_box();
  ASSERT_NE(box, nullptr);
  EXPECT_FALSE(play_told(*box, {{"no-such-option", "1"}}, 1, {}).ok());
}

TEST(Coverage, CountsTheSameWithAnyNumberOfThreads) {
  const auto box = first_box();
  ASSERT_NE(box, nullptr);
  const auto one = cover(*box, 300, 1);
  const auto three = cover(*box, 300, 3);
  ASSERT_TRUE(one.ok()) << one.why().id;
  ASSERT_TRUE(three.ok());
  EXPECT_GE(one->simulated, 300U);
  EXPECT_EQ(one->told, playable_mix(*box).size());
  EXPECT_EQ(one->decided, three->decided);
  EXPECT_EQ(one->explained, three->explained);
  EXPECT_EQ(one->decided.size(), box->info().rules.size());
}

TEST(Coverage, TellsNoMoreGamesThanAreWanted) {
  const auto box = first_box();
  ASSERT_NE(box, nullptr);
  const auto few = cover(*box, 3, 1);
  ASSERT_TRUE(few.ok()) << few.why().id;
  EXPECT_EQ(few->told, 3U);
  EXPECT_GE(few->simulated, 3U);
}

}  // namespace
}  // namespace seatmate::lab
