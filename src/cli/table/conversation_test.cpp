// The conversation, spoken to in strings. The toy game is a heap of pebbles: you take one to three,
// then she turns up a card and takes as many; at some cards she asks for a colour.

#include "cli/table/conversation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "cli/table/connection.h"
#include "cli/terminal/table_test_support.h"
#include "protocol/world_test_support.h"
#include "session/memory_store.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view conversation_in_english = R"json({
  "toy.name": "Pebbles", "toy.prompt.turn": "Your turn", "toy.prompt.question": "A question",
  "toy.prompt.over": "The heap is gone", "toy.take": "You took pebbles", "toy.take.n": "How many?",
  "toy.add": "You added pebbles", "toy.add.n": "How many more?", "toy.top": "Which colour is on top?",
  "toy.top.why": "Her card depends on it.", "toy.top.colour": "Colour",
  "toy.white": "white", "toy.black": "black", "toy.report.setup": "Setting up",
  "toy.report.turn": "Her turn", "toy.report.add": "Added", "toy.report.end": "The end",
  "toy.report.question": "Her turn", "toy.report.adjust": "Adjusted",
  "toy.step.take": "{n, plural, one {Take a pebble for her.} other {Take # pebbles for her.}}",
  "toy.step.heap": "Make a heap of {n} pebbles.", "toy.why": "The card says {n}",
  "toy.summary": "{heap} pebbles left", "toy.did.take": "You took {text}",
  "toy.did.add": "You added {text}", "toy.did.top": "{text} was on top",
  "toy.did.adjust": "You set the heap to {text}", "toy.tracked.heap": "Pebbles in the heap",
  "toy.view.score": "Score", "toy.you": "You", "toy.her": "She", "toy.points": "Pebbles",
  "toy.verdict": "That was that.", "toy.error.n": "{n} cannot be taken; 1 to 3 can.",
  "toy.option.heap": "Size of the heap", "toy.option.first": "Who begins",
  "toy.option.lead": "Her lead", "toy.error.not-now": "Not now.",
  "toy.heap": "On the heap", "toy.card-up": "Her card", "toy.pebble": "pebble",
  "toy.card-of-hers": "card"
})json";

constexpr std::string_view conversation_in_german = R"json({
  "toy.prompt.turn": "Du bist am Zug", "toy.take": "Steine genommen", "toy.take.short": "nehmen",
  "toy.add": "Steine dazugelegt", "toy.white": "weiß", "toy.black": "schwarz",
  "toy.step.take": "{n, plural, one {Nimm einen Stein für sie.} other {Nimm # Steine für sie.}}"
})json";

class Table : public testing::Test {
 protected:
  Client client = connect(std::make_unique<MemoryStore>(), toy_games, toy_files);
  std::string locale = "en";
  int width = 80;

  text::Catalog words() const {
    static std::vector<embedded::File> files = [] {
      std::vector<embedded::File> all(embedded::lang().begin(), embedded::lang().end());
      all.push_back({"en/toy.json", conversation_in_english});
      all.push_back({"de/toy.json", conversation_in_german});
      return all;
    }();
    return text::Catalog(locale, files);
  }

  // A seed whose first card asks for a colour, or one whose first card does not.
  int seed_where_she(bool asks) {
    const Client other = connect(std::make_unique<MemoryStore>(), toy_games, toy_files);
    for (int seed = 1;; ++seed) {
      const Reply started = other.ask({{"do", "new"}, {"game", "toy"}, {"seed", seed}});
      const Doc take = object({{"verb", "take"}});
      const Reply played = other.ask(
          {{"do", "input"}, {"id", text_of(started.body, "id")}, {"entries", Doc::list({take})}});
      if ((screen_from(played.body).prompt.mood == Prompt::Mood::question) == asks) return seed;
    }
  }

  // Plays a new game; every line typed is a line of `typed`.
  std::string play(const std::string& typed, bool she_asks = false) {
    const Reply started = client.ask({{"do", "new"},
                                      {"game", "toy"},
                                      {"settings", object({{"heap", 12}})},
                                      {"seed", seed_where_she(she_asks)}});
    EXPECT_TRUE(started.ok);
    id = text_of(started.body, "id");
    return talk(screen_from(started.body), typed, true);
  }
  std::string talk(const Screen& screen, const std::string& typed, bool fresh) {
    Paper paper(typed, width);
    text::Catalog catalog = words();
    Conversation(client, paper.terminal, catalog).play(screen, fresh);
    return paper.text();
  }
  int entries() const { return screen_from(client.ask({{"do", "show"}, {"id", id}}).body).number; }
  std::string id;
};

TEST_F(Table, TellsTheSetupAndWhatIsWanted) {
  const std::string text = play("");
  EXPECT_EQ(text,
            "\nSetting up\n"
            "  1  Make a heap of 12 pebbles.\n"
            "\nYour turn\n"
            "  1  take …  You took pebbles\n"
            "  2  add …   You added pebbles\n"
            "  Type a word and what belongs to it, or only its number. Enter shows this list\n"
            "  again; help, everything else.\n"
            "> \n"
            "Your game is saved. Go on with: seatmate resume " +
                id + "\n");
}

TEST_F(Table, OneLineAbbreviatedOrByNumber) {
  for (const char* line : {"take 2", "TAKE 2", "ta 2", "t 2", "1 2"}) {
    EXPECT_THAT(play(std::string(line) + "\n"), HasSubstr("Her turn")) << line;
    EXPECT_EQ(entries(), 1) << line;
  }
}

TEST_F(Table, ABareWordIsAskedBlankByBlankAndTeachesTheLine) {
  const std::string text = play("take\n2\n");
  EXPECT_THAT(text, HasSubstr("How many?\n  (1 to 3; Enter: 1) > 2\n"));
  EXPECT_THAT(text, HasSubstr("In one line: take 2"));
  EXPECT_EQ(entries(), 1);
}

// What is on the screen after an entry, people take for kept.
TEST_F(Table, NothingIsSaidOfAnEntryBeforeItIsKept) {
  const Reply started = client.ask({{"do", "new"}, {"game", "toy"}, {"seed", 1}});
  Paper paper("take\n2\n", width);
  text::Catalog catalog = words();
  std::string before_it;
  const Client watched([&](std::string_view request) {
    if (request.find("\"input\"") != std::string_view::npos) before_it = paper.text();
    return client.call(request);
  });
  Conversation(watched, paper.terminal, catalog).play(screen_from(started.body), true);
  EXPECT_THAT(paper.text(), HasSubstr("In one line: take 2"));
  EXPECT_THAT(before_it, HasSubstr("How many?"));
  EXPECT_THAT(before_it, Not(HasSubstr("In one line")));
}

TEST_F(Table, EnterTakesTheDefaultAndNothingGivesUp) {
  EXPECT_THAT(play("take\n\n"), HasSubstr("In one line: take 1"));
  EXPECT_EQ(entries(), 1);
  EXPECT_THAT(play("add\n\n"), HasSubstr("Nothing was entered."));
  EXPECT_EQ(entries(), 0);
}

TEST_F(Table, SeveralEntriesOnOneLineAreAllOrNothing) {
  play("add 2; take 1\n");
  EXPECT_EQ(entries(), 2);
  EXPECT_THAT(play("add 2; take 9\n"), HasSubstr("9 cannot be taken; 1 to 3 can."));
  EXPECT_EQ(entries(), 0);
}

TEST_F(Table, RefusalsAreOneSentenceAndChangeNothing) {
  EXPECT_THAT(play("take 9\n"), HasSubstr("> take 9\n9 cannot be taken; 1 to 3 can.\n> "));
  EXPECT_THAT(play("take many\n"), HasSubstr("“many” is not a whole number; 1 to 3 will do."));
  EXPECT_THAT(play("take 1 2\n"), HasSubstr("“2” is too much behind “take”."));
  EXPECT_THAT(play("dance\n"), HasSubstr("I do not understand “dance”."));
  EXPECT_EQ(entries(), 0);
}

TEST_F(Table, QuestionsAreAnsweredByWordBeginningOrNumber) {
  for (const char* answer : {"black", "b", "2", "top black"}) {
    const std::string text = play("take 1\n" + std::string(answer) + "\n", true);
    ASSERT_THAT(text, HasSubstr("Which colour is on top?\n  Her card depends on it.\n"
                                "   1  white\n   2  black\n"));
    EXPECT_THAT(text, HasSubstr("for her.")) << answer;
    EXPECT_EQ(entries(), 2) << answer;
  }
}

TEST_F(Table, WhyNamesTheRule) {
  const std::string text = play("take 1\nwhy\nwhy 1\nwhy 7\n");
  EXPECT_THAT(text, HasSubstr("[TOY-CARD-1]"));
  EXPECT_THAT(text, HasSubstr("There is only step 1."));
}

TEST_F(Table, BackAndForth) {
  const std::string text = play("take 1\nundo\nredo\njump 0\nhistory\nundo\n");
  EXPECT_THAT(text, HasSubstr("You are now after entry 0 of 1."));
  EXPECT_THAT(text, HasSubstr("You are now after entry 1 of 1."));
  EXPECT_THAT(text, HasSubstr("   0  Setting up\n   1  You took 1 (undone)\n"));
  EXPECT_EQ(entries(), 0);
}

TEST_F(Table, AdjustFindsValuesByNameAndByWords) {
  const std::string text = play("adjust\nadjust heap 20\nadjust pebbles 7\nadjust moon\n");
  EXPECT_THAT(text, HasSubstr("  heap  Pebbles in the heap  12\n"));
  EXPECT_THAT(text, HasSubstr("Pebbles in the heap: 20"));
  EXPECT_THAT(text, HasSubstr("Pebbles in the heap: 7"));
  EXPECT_THAT(text, HasSubstr("No value is called “moon”."));
  EXPECT_EQ(entries(), 2);
}

TEST_F(Table, ViewShowsAllBlocksOrOne) {
  EXPECT_THAT(play("view\n"), HasSubstr("\nScore\n  You  0\n  She  0\n"));
  EXPECT_THAT(play("view sc\n"), HasSubstr("\nScore\n  You  0\n"));
  EXPECT_THAT(play("view moon\n"), HasSubstr("“moon” is none of these: Score and Pieces."));
  EXPECT_THAT(play("map\n"), HasSubstr("This game has no map."));
}

TEST_F(Table, ViewShowsThePiecesInWords) {
  EXPECT_THAT(play("view pieces\n"), HasSubstr("\nPieces\n  On the heap  12 × pebble\n"));
  const std::string text = play("take\n2\nview pieces\n");
  EXPECT_THAT(text, HasSubstr("2 × pebble\n"));
  EXPECT_THAT(text, HasSubstr("card: "));
}

TEST_F(Table, ViewShowsTheTableAtAStep) {
  EXPECT_THAT(play("view 1\n"), HasSubstr("\nScore\n  You  0\n  She  0\n"));
  EXPECT_THAT(play("take\n2\nview 1\n"), HasSubstr("\nScore\n  You  2\n"));
  EXPECT_THAT(play("take\n2\nview 1 pieces\n"), HasSubstr("\nPieces\n  On the heap  "));
  EXPECT_THAT(play("view 7\n"), HasSubstr("There is only step 1."));
}

TEST_F(Table, CommandsWorkInTheMiddleOfAQuestion) {
  const std::string text = play("take\nview\n2\n");
  EXPECT_THAT(text, HasSubstr("Score"));
  EXPECT_EQ(entries(), 1);
  EXPECT_THAT(play("take\nquit\n"), HasSubstr("Your game is saved."));
  EXPECT_EQ(entries(), 0);
}

TEST_F(Table, ACommandInTheMiddleMayBringANewScreen) {
  play("take 1\nadd\njump 1\n2\n");
  EXPECT_EQ(entries(), 2);
}

TEST_F(Table, AnotherVerbInTheMiddleOfAFormIsMeant) {
  play("add\ntake 2\n");
  EXPECT_EQ(entries(), 1);
  const Reply history = client.ask({{"do", "history"}, {"id", id}, {"from", 0}});
  EXPECT_EQ(text_of(member_of(member_of(history.body, "lines")[0], "entry"), "verb"), "take");
}

TEST_F(Table, ExportWritesTheJournalOnce) {
  const auto file = std::filesystem::temp_directory_path() / "seatmate-export-test.seatmate";
  std::filesystem::remove(file);
  const std::string text = play("export " + file.string() + "\nexport " + file.string() + "\n");
  EXPECT_THAT(text, HasSubstr("Written to"));
  EXPECT_THAT(text, HasSubstr("exists already"));
  EXPECT_TRUE(std::filesystem::exists(file));
  std::filesystem::remove(file);
}

TEST_F(Table, GermanWordsAndEnglishWordsAreUnderstood) {
  locale = "de";
  for (const char* line : {"nehmen 1", "neh 1", "take 1", "steine\nwarum", "hilfe", "help"})
    EXPECT_THAT(play(std::string(line) + "\n"), Not(HasSubstr("Ich verstehe"))) << line;
  EXPECT_THAT(play("nehmen 1\nzurück\nvor\nverlauf\n"), HasSubstr("hinter Eintrag 0 von 1"));
  EXPECT_THAT(play("lang en\n"), HasSubstr("From now on in English."));
}

TEST_F(Table, AnEntryWithoutStepsIsConfirmed) {
  EXPECT_THAT(play("add 2\n"), HasSubstr("> add 2\n  You added 2\n\nYour turn\n"));
}

// "Steine" begins what both verbs are called.
TEST_F(Table, ABeginningOfSeveralVerbsIsAskedBackUnlessTheRestDecides) {
  locale = "de";
  EXPECT_THAT(play("steine\n"), HasSubstr("„steine“ kann mehreres heißen: nehmen und add."));
  EXPECT_EQ(entries(), 0);
}

TEST_F(Table, AGameWithoutWordsInTheReadersLanguageIsPlayedInEnglish) {
  locale = "ru";
  const std::string text = play("take 1\nназад\nВПЕРЕД\nистор\nпочему\nпомощь\nвыход\n");
  EXPECT_THAT(text, HasSubstr("Your turn"));
  EXPECT_THAT(text, HasSubstr("Ты сейчас после записи 0 из 1."));
  EXPECT_THAT(text, HasSubstr("Ты сейчас после записи 1 из 1."));
  EXPECT_THAT(text, HasSubstr("You took 1"));
  EXPECT_THAT(text, HasSubstr("Партия сохранена."));
  EXPECT_THAT(text, Not(HasSubstr("Непонятно")));
}

TEST_F(Table, ItalianWithoutAccentsAndJapaneseWithoutSwitchingTheKeyboard) {
  locale = "it";
  EXPECT_THAT(play("take 1\nannulla\nripeti\nperche\nesci\n"), Not(HasSubstr("Non capisco")));
  locale = "ja";
  const std::string text = play("ｔａｋｅ　１\n戻る　１\n進む\n履歴\nなぜ\n終了\n");
  EXPECT_THAT(text, HasSubstr("今は1件中0件目の入力の後です。「進む」でまた先へ行けます。"));
  EXPECT_THAT(text, Not(HasSubstr("わかりません")));
}

TEST_F(Table, TheEndHasAResultAndSaysWhereItIs) {
  const std::string text = play("take 3\nadjust heap 1\ntake 1\n\n");
  EXPECT_THAT(text, HasSubstr("The heap is gone"));
  EXPECT_THAT(text, HasSubstr("  Total"));
  EXPECT_THAT(text, HasSubstr("That was that."));
  EXPECT_THAT(text, HasSubstr("Stored as " + id));
}

TEST_F(Table, ComingBackTellsWhereTheGameStands) {
  play("take 1\n");
  const Reply opened = client.ask({{"do", "open"}, {"id", id}});
  EXPECT_THAT(talk(screen_from(opened.body), "", false), HasSubstr(" pebbles left\n"));
}

TEST_F(Table, NarrowTerminalsWrap) {
  width = 40;
  for (const char* language : {"en", "ru", "ja"}) {
    locale = language;
    std::istringstream lines(play("help\nview\nadjust\nhistory\n"));
    for (std::string line; std::getline(lines, line);)
      EXPECT_LE(text::display_width(line), 40) << line;
  }
}

}  // namespace
}  // namespace seatmate::cli
