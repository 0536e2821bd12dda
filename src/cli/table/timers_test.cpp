#include "cli/table/timers.h"

#include <gtest/gtest.h>

#include "cli/table/live_test_support.h"

namespace seatmate::cli {
namespace {

using Mode = Countdown::Mode;

Countdown timer(Mode mode, std::int64_t seconds, const char* id = "soft") {
  return {id,
          {"egg.timer." + std::string(id), {}},
          mode,
          false,
          mode == Mode::runs ? noon + seconds * 1000 : 0,
          mode == Mode::held ? seconds * 1000 : 0,
          60'000};
}
Countdown real(Mode mode) {
  Countdown sand = timer(mode, 0);
  sand.told = true;
  sand.ends = sand.left = 0;
  return sand;
}
std::vector<std::string> ids(const Timers& timers) {
  std::vector<std::string> all;
  for (const Countdown& one : timers) all.push_back(one.id);
  return all;
}
using Ids = std::vector<std::string>;

TEST(Timers, ASecondThatHasBegunCounts) {
  EXPECT_EQ(clock_face(180'000), "3:00");
  EXPECT_EQ(clock_face(179'999), "3:00");
  EXPECT_EQ(clock_face(7'001), "0:08");
  EXPECT_EQ(clock_face(1), "0:01");
  EXPECT_EQ(clock_face(0), "0:00");
  EXPECT_EQ(clock_face(-5), "0:00");
  EXPECT_EQ(clock_face(3'723'000), "1:02:03");
  EXPECT_EQ(clock_face(90'000'000), "25:00:00");
}

TEST(Timers, AreReadAtAGlanceAndNeverByColourAlone) {
  const text::Catalog words = words_of_eggs();
  EXPECT_EQ(reading_of(words, timer(Mode::runs, 59), noon), "0:59");
  EXPECT_EQ(reading_of(words, timer(Mode::runs, 10), noon), "0:10!");
  EXPECT_EQ(reading_of(words, timer(Mode::runs, 0), noon), "OUT");
  EXPECT_EQ(reading_of(words, timer(Mode::out, 0), noon), "OUT");
  EXPECT_EQ(reading_of(words, timer(Mode::held, 5), noon), "0:05 held");
  EXPECT_EQ(reading_of(words, timer(Mode::idle, 0), noon), "–");
  EXPECT_EQ(reading_of(words, real(Mode::runs), noon), "runs");
  EXPECT_EQ(reading_of(words, real(Mode::held), noon), "held");
  EXPECT_EQ(reading_of(words, real(Mode::out), noon), "OUT");
  EXPECT_EQ(timers_in_words(words, {timer(Mode::runs, 59), timer(Mode::out, 0, "hard")}, noon),
            "Timers: soft 0:59 and hard OUT");
}

TEST(Timers, RunInRealTimeUnlessAllAreIdle) {
  EXPECT_FALSE(in_real_time({}));
  EXPECT_FALSE(in_real_time({timer(Mode::idle, 0), timer(Mode::idle, 0)}));
  for (const Mode mode : {Mode::runs, Mode::held, Mode::out})
    EXPECT_TRUE(in_real_time({timer(Mode::idle, 0), timer(mode, 5)}));
}

TEST(Timers, ChangeAtWholeSecondsBeforeTheirEnd) {
  EXPECT_EQ(until_change({timer(Mode::runs, 5)}, noon), 1000);
  EXPECT_EQ(until_change({timer(Mode::runs, 5)}, noon + 1), 999);
  EXPECT_EQ(until_change({timer(Mode::runs, 5), timer(Mode::runs, 1)}, noon + 700), 300);
  EXPECT_EQ(until_change({timer(Mode::runs, 0), timer(Mode::held, 5), real(Mode::runs)}, noon), -1);
}

TEST(Timers, TellWhatHappenedWhileSomebodyWasAway) {
  const text::Catalog words = words_of_eggs();
  EXPECT_EQ(while_away(words,
                       {timer(Mode::runs, 40), timer(Mode::runs, 3600, "hard"),
                        timer(Mode::held, 5), timer(Mode::out, 0), timer(Mode::idle, 0)},
                       noon + 100'000),
            (std::vector<std::string>{"soft: ran out 1:00 ago", "hard: 58:20 left",
                                      "soft: 0:05 held, as before", "soft: OUT, as before"}));
  EXPECT_EQ(while_away(words, {real(Mode::runs)}, noon),
            std::vector<std::string>{"soft: was running when you left; if it is out, say so"});
}

TEST(SandWatch, NoticesOnce) {
  SandWatch watch;
  const Timers both{timer(Mode::runs, 10), timer(Mode::runs, 20, "hard")};
  EXPECT_EQ(ids(watch.ran_out(both, noon)), Ids{});
  EXPECT_EQ(ids(watch.ran_out(both, noon + 10'000)), Ids{"soft"});
  EXPECT_EQ(ids(watch.ran_out(both, noon + 15'000)), Ids{});
  EXPECT_EQ(ids(watch.ran_out(both, noon + 20'000)), Ids{"hard"});
}

// The last tick was before the end, and then a key was pressed: the entry found it out.
TEST(SandWatch, NoticesWhatAnEntryFoundOut) {
  SandWatch watch;
  EXPECT_EQ(ids(watch.ran_out({timer(Mode::runs, 10)}, noon + 9'999)), Ids{});
  EXPECT_EQ(ids(watch.ran_out({timer(Mode::out, 0)}, noon + 10'001)), Ids{"soft"});
  EXPECT_EQ(ids(watch.ran_out({timer(Mode::out, 0)}, noon + 10'002)), Ids{});
}

TEST(SandWatch, ANewEndIsNewAndAnOldOneIsOldAfterAnUndo) {
  SandWatch watch;
  const Timers first{timer(Mode::runs, 10)}, second{timer(Mode::runs, 40)};
  EXPECT_EQ(ids(watch.ran_out(first, noon + 10'000)), Ids{"soft"});
  EXPECT_EQ(ids(watch.ran_out(second, noon + 11'000)), Ids{});  // turned over
  EXPECT_EQ(ids(watch.ran_out(first, noon + 12'000)), Ids{});   // taken back
  EXPECT_EQ(ids(watch.ran_out({timer(Mode::out, 0)}, noon + 13'000)), Ids{});
  EXPECT_EQ(ids(watch.ran_out(second, noon + 40'000)), Ids{"soft"});
}

// What was turned over would have run out by now, but it never was.
TEST(SandWatch, AnEndThatWasTakenBackNeverComes) {
  SandWatch watch;
  EXPECT_EQ(ids(watch.ran_out({timer(Mode::runs, 10)}, noon + 10'000)), Ids{"soft"});
  EXPECT_EQ(ids(watch.ran_out({timer(Mode::runs, 40)}, noon + 11'000)), Ids{});
  for (const Timers& before : {Timers{timer(Mode::runs, 10)}, Timers{timer(Mode::out, 0)}}) {
    EXPECT_EQ(ids(watch.ran_out(before, noon + 12'000)), Ids{});
    EXPECT_EQ(ids(watch.ran_out(before, noon + 50'000)), Ids{});
  }
  EXPECT_EQ(ids(watch.ran_out({timer(Mode::runs, 60)}, noon + 51'000)), Ids{});
  EXPECT_EQ(ids(watch.ran_out({timer(Mode::out, 0)}, noon + 52'000)), Ids{});
  EXPECT_EQ(ids(watch.ran_out({timer(Mode::out, 0)}, noon + 70'000)), Ids{});
}

// It is the player who says that real sand is out.
TEST(SandWatch, LeavesRealSandAlone) {
  SandWatch watch;
  EXPECT_EQ(ids(watch.ran_out({real(Mode::runs)}, noon)), Ids{});
  EXPECT_EQ(ids(watch.ran_out({real(Mode::out)}, noon)), Ids{});
}

}  // namespace
}  // namespace seatmate::cli
