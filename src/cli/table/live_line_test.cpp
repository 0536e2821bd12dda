// The live line, byte by byte: keys at given times in, what a terminal gets out.

#include "cli/table/live_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/table/live_test_support.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

using Mode = Countdown::Mode;

Countdown runs(const char* id, std::int64_t seconds, std::int64_t duration = 60) {
  return {id,
          {"egg.timer." + std::string(id), {}},
          Mode::runs,
          false,
          noon + seconds * 1000,
          0,
          duration * 1000};
}
const std::vector<std::string> hints{"[1][2] flip", "[space] lift", "[⌫] back", "[?]"};

std::string line_text(const Pieces& line) {
  std::string text;
  for (const Piece& piece : line) text += piece.text;
  return text;
}

class Line : public testing::Test {
 protected:
  std::int64_t now = noon;
  Clock clock = [this] { return now; };
  ScriptedKeyboard keyboard{now};
  Paper paper;
  text::Catalog words = words_of_eggs();
  SandWatch watch;
  LiveLine line{paper.terminal, keyboard, clock, words, watch};

  // What was written since the last time.
  std::string bytes() {
    std::string fresh = paper.text().substr(seen_);
    seen_ += fresh.size();
    return fresh;
  }
  std::string bytes_of_next_wait() {
    keyboard.press(now - noon, "x");
    EXPECT_EQ(line.wait(), "x");
    return bytes();
  }

 private:
  std::size_t seen_ = 0;
};

TEST_F(Line, IsDrawnOnceAndThenOnlyWhatChanged) {
  ASSERT_TRUE(line.open());
  line.show({runs("soft", 31), runs("hard", 151)}, {"[1] flip", "[?]"});
  keyboard.press(2500, "1");
  EXPECT_EQ(line.wait(), "1");
  EXPECT_EQ(bytes(),
            "\r soft [######....] 0:31   hard [##########] 2:31    [1] flip  [?]\r"
            "\r\x1b[6C[#####.....] 0:30 \x1b[20C2:30 \r"
            "\r\x1b[19C0:29 \x1b[20C2:29 \r");
  line.close();
  EXPECT_EQ(bytes(), "\r\x1b[J");
  EXPECT_EQ(keyboard.closed, 1);
}

TEST_F(Line, AMinuteOfThreeTimersIsAFewBytesASecondAndAtMostFourDrawings) {
  keyboard.resize(0, 70).press(60'000, "x");
  ASSERT_TRUE(line.open());
  Timers timers{runs("soft", 90), runs("hard", 120), runs("soft", 150)};
  timers[1].ends += 300;
  timers[2].ends += 600;
  line.show(timers, hints);
  EXPECT_EQ(line.wait(), "x");
  const std::string all = bytes();
  EXPECT_LT(all.size(), 60U * 3 * 16);
  EXPECT_LE(keyboard.waits, 60 * 4);
  EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 0);
}

TEST_F(Line, NothingRunsNothingIsWritten) {
  ASSERT_TRUE(line.open());
  Countdown held = runs("soft", 0);
  held.mode = Mode::held;
  held.left = 5000;
  line.show({held}, hints);
  keyboard.press(3'600'000, "x");
  EXPECT_EQ(line.wait(), "x");
  EXPECT_EQ(keyboard.waits, 1);
}

TEST_F(Line, SandThatRunsOutWhileTheLineIsDrawnIsNotMissed) {
  // Every look at the clock takes a while, as on a busy machine: it runs out between two of them.
  for (std::int64_t pace = 100; pace <= 1000; pace += 50) {
    std::int64_t late = noon;
    const Clock slow = [&] { return late += pace; };
    ScriptedKeyboard keys(late);
    keys.press(60'000, "x");
    Paper sheet;
    SandWatch fresh;
    LiveLine busy(sheet.terminal, keys, slow, words, fresh);
    ASSERT_TRUE(busy.open());
    busy.show({runs("soft", 1)}, hints);
    EXPECT_EQ(busy.wait(), "x");
    EXPECT_EQ(Glass(sheet.text()).bells, 1) << pace;
  }
}

TEST_F(Line, RingsAndSaysOnceThatATimerRanOut) {
  ASSERT_TRUE(line.open());
  line.show({runs("soft", 2), runs("hard", 62)}, {"[?]"});
  keyboard.press(5500, "x");
  EXPECT_EQ(line.wait(), "x");
  const Glass glass(paper.text());
  EXPECT_EQ(glass.complaint, "");
  EXPECT_EQ(glass.bells, 1);
  EXPECT_EQ(glass.text(),
            "soft: the sand is out.\n soft [..........] OUT    hard [##########] 0:57    [?]\n");
}

TEST_F(Line, MakesRoomForWhatIsSaidAndComesBack) {
  ASSERT_TRUE(line.open());
  line.show({runs("soft", 60)}, {"[?]"});
  bytes_of_next_wait();
  paper.terminal.paragraph("She has flipped it.");
  EXPECT_EQ(bytes(), "\r\x1b[JShe has flipped it.\n");
  EXPECT_EQ(bytes_of_next_wait(), "\r soft [##########] 1:00    [?]\r");
}

TEST_F(Line, AnotherSizeOfTheWindowIsDrawnAnew) {
  ASSERT_TRUE(line.open());
  line.show({runs("soft", 90), runs("hard", 120)}, hints);
  bytes_of_next_wait();
  keyboard.resize(100, 50).press(100, "x");
  EXPECT_EQ(line.wait(), "x");
  EXPECT_EQ(bytes(), "\r\x1b[J\r soft 1:30   hard 2:00    [1][2] flip  [?]\r");
  EXPECT_EQ(paper.terminal.width(), 50);
}

TEST_F(Line, ArrowsAreNotKeysAndEscapeNeedsAMoment) {
  ASSERT_TRUE(line.open());
  line.show({runs("soft", 60)}, {});
  keyboard.press(100, "\x1b[A").press(200, "\x1b").press(310, "[B").press(500, "\x1b");
  keyboard.press(900, "1");
  EXPECT_EQ(line.wait(), "\x1b");
  EXPECT_EQ(now, noon + 700);
  EXPECT_EQ(line.wait(), "1");
}

TEST_F(Line, ALineIsTypedBesideTheSand) {
  ASSERT_TRUE(line.open());
  line.show({runs("soft", 3)}, hints);
  keyboard.press(100, "adjust eggd").press(1200, "\x7f\x7f").press(2000, "gs 4");
  keyboard.press(4000, "ж\x7f").press(4100, "\r");
  EXPECT_EQ(line.read_line("> "), "adjust eggs 4");
  const Glass glass(paper.text());
  EXPECT_EQ(glass.complaint, "");
  EXPECT_EQ(glass.text(), "soft: the sand is out.\n> adjust eggs 4\n\n");
  EXPECT_EQ(glass.bells, 1);
  EXPECT_THAT(paper.text(), HasSubstr(" soft 0:03!  > "));
  // A letter costs itself and the way back to the line's beginning.
  EXPECT_THAT(paper.text(), HasSubstr("\r\x1b[15Cadjust eggd\r\x1b[26C"));
}

TEST_F(Line, ALineIsErasedByWordAndWholeAndGivenUpWithEscape) {
  ASSERT_TRUE(line.open());
  line.show({runs("soft", 60)}, hints);
  keyboard.press(0, "one two  \x17three\n").press(10, "one two\x15three\n");
  EXPECT_EQ(line.read_line("> "), "one three");
  EXPECT_EQ(line.read_line("> "), "three");
  keyboard.press(20, "one\x1b").press(20'000, "1");
  EXPECT_EQ(line.read_line("> "), std::nullopt);
  EXPECT_EQ(line.wait(), "1");
  keyboard.press(20'000, "\x04");
  EXPECT_EQ(line.read_line("> "), std::nullopt);
  EXPECT_EQ(line.read_line("> "), std::nullopt);  // nothing more comes
}

TEST_F(Line, WithoutATerminalThereIsNone) {
  keyboard.works = false;
  EXPECT_FALSE(line.open());
  paper.terminal.paragraph("As ever.");
  EXPECT_EQ(paper.text(), "As ever.\n");
  EXPECT_EQ(keyboard.closed, 0);
}

TEST_F(Line, ColoursAreOnlyForThoseWhoHaveThem) {
  ASSERT_TRUE(line.open());
  line.show({runs("soft", 0), runs("hard", 5)}, hints);
  keyboard.press(0, "x");
  EXPECT_EQ(line.wait(), "x");
  EXPECT_THAT(paper.text(), Not(HasSubstr("\x1b[0m")));

  std::istringstream in;
  std::ostringstream out;
  Terminal coloured(in, out, {80, true, false});
  SandWatch fresh;
  LiveLine other(coloured, keyboard, clock, words, fresh);
  ASSERT_TRUE(other.open());
  other.show({runs("soft", 0), runs("hard", 5)}, hints);
  keyboard.press(0, "x");
  EXPECT_EQ(other.wait(), "x");
  EXPECT_THAT(out.str(), HasSubstr("\x1b[31mOUT  \x1b[0m"));
  EXPECT_THAT(out.str(), HasSubstr("\x1b[1m0:05!\x1b[0m"));
}

// Whatever the window: one line, and how to see the keys as long as there is room at all.
TEST(LiveLineLayout, FitsAnyWindow) {
  for (const char* locale : {"en", "de", "it", "ja", "ru"}) {
    const text::Catalog words = words_of_eggs(locale);
    Countdown held = runs("soft", 0);
    held.mode = Mode::held;
    held.left = 119'000;
    const Timers timers{runs("soft", 90), runs("hard", 0), held};
    int widest = 0;
    for (int columns = 1; columns <= 200; ++columns) {
      const Pieces line = compose_line(words, timers, hints, noon, columns);
      const std::string text = line_text(line);
      EXPECT_LE(text::display_width(text), columns) << text;
      EXPECT_TRUE(columns < 60 || text.find("[?]") != std::string::npos) << columns << text;
      widest = std::max(widest, text::display_width(text));
    }
    EXPECT_EQ(widest,
              text::display_width(line_text(compose_line(words, timers, hints, noon, 999))));
  }
}

}  // namespace
}  // namespace seatmate::cli
