// A game in real time at the table: egg timers, keys pressed at given times, and the same by typed
// lines where there is no live line.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/table/connection.h"
#include "cli/table/conversation.h"
#include "cli/table/live_test_support.h"
#include "protocol/world_test_support.h"
#include "session/memory_store.h"

namespace seatmate::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

class Kitchen : public testing::Test {
 protected:
  std::int64_t now = 1794830400000;
  ScriptedKeyboard keyboard{now};
  Client client =
      connect(std::make_unique<MemoryStore>(), egg_games, toy_files, [this] { return now; });
  std::string locale = "en";
  bool live = true;
  std::string id;

  // A new game. What is typed in lines: `typed`; the keys are in `keyboard`.
  std::string play(const std::string& typed = "start\n", const Doc& settings = Doc::object()) {
    const Reply started = client.ask({{"do", "new"}, {"game", "egg"}, {"settings", settings}});
    EXPECT_TRUE(started.ok);
    id = text_of(started.body, "id");
    return talk(started, typed, true);
  }
  std::string come_back(const std::string& typed = "") {
    return talk(client.ask({{"do", "open"}, {"id", id}}), typed, false);
  }
  std::string talk(const Reply& opened, const std::string& typed, bool fresh) {
    Paper paper(typed);
    text::Catalog words = words_of_eggs(locale);
    Conversation(client, paper.terminal, words,
                 {[this] { return now; }, live ? &keyboard : nullptr})
        .play(screen_from(opened.body), fresh);
    EXPECT_EQ(keyboard.opened, keyboard.closed) << "the terminal was not given back";
    EXPECT_EQ(Glass(paper.text()).complaint, "");
    return paper.text();
  }
  // What is in the journal: the verbs and their arguments.
  std::vector<std::string> entries() const {
    std::vector<std::string> all;
    const Reply history = client.ask({{"do", "history"}, {"id", id}, {"from", 0}});
    for (const Doc& line : member_of(history.body, "lines").items()) {
      if (flag_of(line, "undone")) continue;
      std::string entry = text_of(member_of(line, "entry"), "verb");
      for (const Doc& arg : member_of(member_of(line, "entry"), "args").items())
        entry += " " + arg.text();
      all.push_back(entry);
    }
    return all;
  }
};

// --- the live line

TEST_F(Kitchen, WhenTheSandRunsOneKeySaysIt) {
  keyboard.press(1000, " ").press(2000, " ").press(3000, "q");
  const std::string text = Glass(play()).text();
  EXPECT_THAT(text, HasSubstr("While the sand runs, one key says it"));
  EXPECT_THAT(text, HasSubstr("\n  Put egg 1 on her plate.\n  Put egg 2 on her plate.\n"
                              "Your game is saved."));
  EXPECT_THAT(entries(), ElementsAre("start", "lift", "lift"));
}

TEST_F(Kitchen, TheLineShowsTheTimersAndTheKeys) {
  keyboard.press(5000, "\x04");
  EXPECT_THAT(play(), HasSubstr("\r soft 1:00   hard 2:00    [1][2] flip  [space] lift  [0] hold  "
                                "[⌫] back  [?]\r"));
}

TEST_F(Kitchen, AKeyThatIsRefusedSaysWhyAndTheClockIsUnharmed) {
  keyboard.press(1000, "1").press(2000, "q");
  EXPECT_THAT(play(), HasSubstr("The soft timer still runs; wait until it is out.\n"));
  EXPECT_THAT(entries(), ElementsAre("start"));
}

TEST_F(Kitchen, AKeyThatSaysNothingIsToldOnce) {
  keyboard.press(1000, "xxx").press(1100, "\x1b[A\x1b[B").press(2000, " ").press(2500, "x");
  keyboard.press(3000, "q");
  const std::string text = Glass(play()).text();
  EXPECT_THAT(text, HasSubstr("“x” is no key just now; ? shows the keys.\n"
                              "  Put egg 1 on her plate.\n"
                              "“x” is no key just now; ? shows the keys.\n"));
}

TEST_F(Kitchen, OneKeyTakesBackAWrongOneAndNoSandIsLost) {
  for (const char* key : {"\x7f", "u", "U", "г", "Г"}) {
    now = 1794830400000;
    keyboard.press(10'000, " ").press(12'000, key).press(30'000, "0").press(30'000, "q");
    EXPECT_THAT(play(), HasSubstr("  Taken back: You lifted an egg\n")) << key;
    EXPECT_THAT(entries(), ElementsAre("start", "hold"));
    const Screen screen = screen_from(client.ask({{"do", "show"}, {"id", id}}).body);
    EXPECT_EQ(screen.timers[0].left, 30'000);
  }
}

// The last thing done is taken back, and the timers stay on their sides.
TEST_F(Kitchen, TakingBackPassesOverAPause) {
  keyboard.press(10'000, " ").press(15'000, "0").press(30'000, "\x7f").press(40'000, "q");
  EXPECT_THAT(play(), HasSubstr("  Taken back: You lifted an egg\n"
                                "  - Take away egg: Eggs\n"));
  EXPECT_THAT(entries(), ElementsAre("start", "hold"));
  const Screen screen = screen_from(client.ask({{"do", "show"}, {"id", id}}).body);
  EXPECT_EQ(screen.timers[0].mode, Countdown::Mode::held);
  EXPECT_EQ(screen.timers[0].left, 45'000);
}

TEST_F(Kitchen, TakingBackGoesNoFurtherThanTheBeginning) {
  keyboard.press(1000, "\x7f");
  EXPECT_THAT(play("start\nundo\n"), HasSubstr("Taken back: Both were turned over"));
  EXPECT_THAT(entries(), ElementsAre());
}

TEST_F(Kitchen, WhyAndQuitLieOnTheSameKeysInRussian) {
  locale = "ru";
  keyboard.press(1000, " ").press(2000, "ц").press(3000, "й").press(4000, " ");
  const std::string text = Glass(play()).text();
  EXPECT_THAT(text, HasSubstr("[EGG-LIFT-1]"));
  EXPECT_THAT(text, HasSubstr("Партия сохранена."));
  EXPECT_THAT(entries(), ElementsAre("start", "lift"));
}

TEST_F(Kitchen, TheBellRingsOnceForEachTimer) {
  keyboard.press(200'000, "q");
  const Glass glass(play());
  EXPECT_EQ(glass.bells, 2);
  EXPECT_THAT(glass.text(), HasSubstr("soft: the sand is out.\nhard: the sand is out.\n"));
}

// Three blanks with few choices: three keys, by number or by letter.
TEST_F(Kitchen, AQuestionIsAnsweredByOneKeyABlank) {
  keyboard.press(61'000, "1").press(62'000, "213").press(63'000, "q");
  const std::string text = Glass(play()).text();
  EXPECT_THAT(text, HasSubstr("  Take the soft timer.\n"
                              "Which egg goes in?\n"
                              "  She is particular.\n"
                              "  Size:  [1] small  [2] large\n"
                              "  Shell:  [1] brown  [2] white\n"
                              "  Taste:  [1] mild  [2] salty  [3] sweet\n"
                              "  Turn the soft timer over.\n"));
  EXPECT_THAT(entries(), ElementsAre("start", "flip soft", "egg large brown sweet"));
  const Screen screen = screen_from(client.ask({{"do", "show"}, {"id", id}}).body);
  EXPECT_EQ(screen.timers[0].ends, now - 1000 + 60'000);  // from the answer, not from the question
}

TEST_F(Kitchen, ALetterWillDoWhereItIsTheOnlyOne) {
  // Salty and sweet begin alike, so they have numbers only; ы lies where s lies.
  keyboard.press(61'000, "1").press(62'000, "L").press(62'100, "ц").press(62'200, "s");
  keyboard.press(62'300, "m").press(63'000, "q");
  play();
  EXPECT_THAT(entries(), ElementsAre("start", "flip soft", "egg large white mild"));
}

TEST_F(Kitchen, InAQuestionBackGoesBackBlankByBlank) {
  keyboard.press(61'000, "1").press(62'000, "21\x7f").press(62'100, "2\x7f\x7f");
  keyboard.press(62'200, "1").press(62'500, "\x1b").press(63'000, "223").press(64'000, "q");
  play();
  EXPECT_THAT(entries(), ElementsAre("start", "flip soft", "egg large white sweet"));
}

TEST_F(Kitchen, BackFromTheFirstBlankTakesBackWhatLedToTheQuestion) {
  keyboard.press(61'000, "1").press(62'000, "\x7f").press(63'000, "q");
  EXPECT_THAT(play(), HasSubstr("Taken back: You turned soft over"));
  EXPECT_THAT(entries(), ElementsAre("start"));
}

TEST_F(Kitchen, NumbersAreDigitsAndEnterAndTextsAreTyped) {
  keyboard.press(121'000, "2").press(122'000, "7").press(122'100, "5").press(122'200, "\x7f");
  keyboard.press(122'300, "1\r").press(123'000, "Bea\r").press(124'000, "q");
  const std::string text = play();
  EXPECT_THAT(Glass(text).text(), HasSubstr("How heavy is it?\n  Big ones take longer.\n"
                                            "  Grams (30 to 90)\nName\n"));
  EXPECT_THAT(text, HasSubstr("Grams 7_ [Enter]"));
  EXPECT_THAT(entries(), ElementsAre("start", "flip hard", "weigh 71 Bea"));
}

TEST_F(Kitchen, ARefusedAnswerIsAskedForAgain) {
  keyboard.press(121'000, "2").press(122'000, "7\r").press(123'000, "Bea\r");
  keyboard.press(124'000, "60\r").press(125'000, "Bea\r").press(126'000, "q");
  EXPECT_THAT(play(), HasSubstr("7 is not right; 30 to 90 is.\n"));
  EXPECT_THAT(entries(), ElementsAre("start", "flip hard", "weigh 60 Bea"));
}

TEST_F(Kitchen, EscapeFromATypedBlankWaitsAndBackGoesOn) {
  keyboard.press(121'000, "2").press(122'000, "60\r").press(123'000, "B\x1b");
  keyboard.press(124'000, "\r").press(125'000, "Bea\r").press(126'000, "q");
  play();
  EXPECT_THAT(entries(), ElementsAre("start", "flip hard", "weigh 60 Bea"));
}

TEST_F(Kitchen, EverythingElseIsTypedWhileTheSandRuns) {
  for (const char* opens : {"\r", ":"}) {
    now = 1794830400000;
    keyboard.press(1000, opens).press(2000, "adjust eggs 7").press(4000, "\r");
    keyboard.press(5000, opens).press(5100, "history\r").press(6000, opens);
    keyboard.press(6100, "lift\r").press(7000, opens).press(7100, "\r").press(8000, "q");
    const std::string text = Glass(play()).text();
    EXPECT_THAT(text, HasSubstr("> adjust eggs 7\nHer eggs: 7\n"));
    EXPECT_THAT(text, HasSubstr("   1  Both were turned over\n"));
    EXPECT_THAT(entries(), ElementsAre("start", "adjust eggs 7", "lift"));
  }
}

TEST_F(Kitchen, AQuestionCanBeAnsweredByALineToo) {
  keyboard.press(61'000, "1").press(62'000, ":").press(63'000, "large white salty\r");
  keyboard.press(64'000, "q");
  play();
  EXPECT_THAT(entries(), ElementsAre("start", "flip soft", "egg large white salty"));
}

TEST_F(Kitchen, TheKeysAreExplained) {
  keyboard.press(1000, "?").press(61'000, "1").press(62'000, "2?").press(63'000, "q");
  const std::string text = Glass(play()).text();
  EXPECT_THAT(text, HasSubstr("  [1]         turn the soft one over\n"
                              "  [2]         turn the hard one over\n"
                              "  [space]     You lifted an egg\n"));
  EXPECT_THAT(text, HasSubstr("  [⌫][u]      take back the last entry, at once\n"));
  EXPECT_THAT(text, HasSubstr("Typed after Enter: done\n"));
  EXPECT_THAT(text, HasSubstr("  [1][b]      brown\n  [2][w]      white\n"));
}

// A council has no sand: the usual conversation, and the live line again when the next round runs.
TEST_F(Kitchen, WithoutSandItIsTheUsualConversationAndLiveAgainWithIt) {
  keyboard.press(1000, ":").press(1100, "done\r").press(5000, " ").press(6000, "q");
  const std::string text = play("start\nview\nstart\n");
  EXPECT_EQ(keyboard.opened, 2);
  EXPECT_THAT(Glass(text).text(),
              HasSubstr("\nIn the kitchen\n  Enter: You turned both over\n> view\n"));
  EXPECT_THAT(entries(), ElementsAre("start", "done", "start", "lift"));
}

TEST_F(Kitchen, TheEndIsTold) {
  keyboard.press(1000, ":").press(1100, "done\r").press(2000, ":").press(2100, "done\r");
  keyboard.press(3000, ":").press(3100, "done\r");
  EXPECT_THAT(play("start\nstart\nstart\n\n"), HasSubstr("That was that."));
  EXPECT_EQ(entries().size(), 6U);
}

TEST_F(Kitchen, RealSandIsToldWhenItIsOut) {
  keyboard.press(200'000, "4").press(201'000, "1").press(202'000, "111").press(203'000, "q");
  const Glass glass(play("start\n", object({{"sand", "real"}})));
  EXPECT_EQ(glass.bells, 0);
  EXPECT_THAT(entries(), ElementsAre("start", "out soft", "flip soft", "egg small brown mild"));
}

TEST_F(Kitchen, TheInputEndsAndTheGameIsSafe) {
  EXPECT_THAT(play(), HasSubstr("Your game is saved."));
  EXPECT_EQ(keyboard.closed, 1);
}

TEST_F(Kitchen, ATerminalThatGivesNoKeysIsTypedInto) {
  keyboard.works = false;
  keyboard.closed = 1;  // it was never open
  EXPECT_THAT(play("start\nlift\n"), HasSubstr("Put egg 1 on her plate."));
}

// --- after a closed lid, a crash, kill -9

TEST_F(Kitchen, WhoComesBackHearsWhatRanOutAndWhatIsLeft) {
  keyboard.press(1000, "q");
  play();
  now += 90'000;
  const Glass glass(come_back());
  EXPECT_THAT(glass.text(), HasSubstr("Meanwhile the sand has run on by the clock:\n"
                                      "  soft: ran out 0:31 ago\n  hard: 0:29 left\n"));
  EXPECT_EQ(glass.bells, 0);  // it is told already
}

TEST_F(Kitchen, WhoComesBackToNoSandHearsNothingOfIt) {
  live = false;
  play("");
  EXPECT_THAT(come_back(), Not(HasSubstr("Meanwhile")));
}

// --- typed lines: scripts, screen readers, --plain

TEST_F(Kitchen, PlainlyTheTimersAreToldBeforeEachPrompt) {
  live = false;
  const std::string text = play("start\nlift\n");
  EXPECT_EQ(keyboard.opened, 0);
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
  EXPECT_THAT(text, HasSubstr("  Enter: You turned both over\n> start\n"));  // no sand yet
  EXPECT_THAT(text, HasSubstr("\nTimers: soft 1:00 and hard 2:00\n> lift\n"));
}

TEST_F(Kitchen, PlainlyWhatRanOutIsSaidInASentence) {
  live = false;
  play("start\n");
  now += 20'000;
  const Reply opened = client.ask({{"do", "open"}, {"id", id}});
  now += 45'000;
  // Sand runs out between two lines.
  std::string text = talk(opened, "view\n", true);
  EXPECT_THAT(text, HasSubstr("soft: the sand is out.\nTimers: soft OUT and hard 0:55\n> view\n"));
  EXPECT_EQ(text.find("the sand is out"), text.rfind("the sand is out"));
}

}  // namespace
}  // namespace seatmate::cli
