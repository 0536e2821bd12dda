// Studies as a designer runs them, and the page that comes out.

#include <gmock/gmock.h>
#include <sqlite3.h>

#include <filesystem>

#include "cli/commands/commands.h"
#include "cli/commands/lab_commands_test_support.h"
#include "cli/commands/report_plots.h"
#include "text/catalog.h"

namespace seatmate::cli {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class Studies : public LabCommands {
 protected:
  // Another deck: she looks for work where she looked for most marbles, and the other way round.
  static std::string turned(std::string deck) {
    for (std::size_t at = 0; at < deck.size(); ++at) {
      if (deck.compare(at, 6, "\"work\"") == 0)
        deck.replace(at, 6, "\"most\"");
      else if (deck.compare(at, 6, "\"most\"") == 0)
        deck.replace(at, 6, "\"work\"");
      else
        continue;
      at += 5;
    }
    return deck;
  }
  void write_levels(const std::string& more = "") const {
    write("levels.json", R"({"seatmate": "study", "format": 1, "game": "age", "name": "Levels",
      "games": 120, "vary": {"level": ["1", "2", "3"]})" +
                             more + "}");
  }
};

TEST_F(Studies, AStudyWritesItsTablesAndSaysHowTheSetupsDiffer) {
  write_levels(R"(, "tables": ["games", "rules"])");
  ASSERT_EQ(run({"study", path("levels.json")}), exit_ok) << err;
  EXPECT_THAT(out, AllOf(HasSubstr("Levels"), HasSubstr("3 setups"), HasSubstr("level=2"),
                         HasSubstr("same luck")));
  EXPECT_THAT(read("levels/cells.csv"), HasSubstr("2,level=3,,,3\n"));
  EXPECT_THAT(read("levels/tallies.csv"),
              StartsWith("cell,metric,kind,value,count\n0,score,value,"));
  EXPECT_THAT(read("levels/games.csv"),
              AllOf(StartsWith("game,cell,score,"), HasSubstr("\n119,2,")));
  EXPECT_THAT(read("levels/rules.csv"), HasSubstr("\n0,AI-"));
  EXPECT_THAT(read("levels/summary.csv"), HasSubstr("\n1,level=2,score,120,"));
  EXPECT_THAT(read("levels/manifest.json"),
              AllOf(HasSubstr("\"seed\": \"1\""), HasSubstr("\"signature\": \""),
                    HasSubstr("\"command\": \"seatmate study levels.json\"")));
  // And as one file for SQL.
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path("levels/study.db").c_str(), &database), SQLITE_OK);
  sqlite3_stmt* statement = nullptr;
  ASSERT_EQ(sqlite3_prepare_v2(database,
                               "SELECT (SELECT count(*) FROM games), (SELECT sum(count) FROM "
                               "tallies WHERE cell = 1 AND metric = 'score' AND kind = 'value'), "
                               "(SELECT value FROM manifest WHERE name = 'seed'), (SELECT "
                               "abs(mean - (SELECT avg(score) FROM games WHERE cell = 1)) < 1e-6 "
                               "FROM summary WHERE cell = 1 AND metric = 'score')",
                               -1, &statement, nullptr),
            SQLITE_OK);
  ASSERT_EQ(sqlite3_step(statement), SQLITE_ROW);
  EXPECT_EQ(sqlite3_column_int(statement, 0), 360);
  EXPECT_EQ(sqlite3_column_int(statement, 1), 120);
  EXPECT_EQ(sqlite3_column_int(statement, 2), 1);
  EXPECT_EQ(sqlite3_column_int(statement, 3), 1);
  sqlite3_finalize(statement);
  sqlite3_close(database);
}

TEST_F(Studies, PartsMergeToTheVeryTablesOfTheWhole) {
  write_levels(R"(, "tables": ["games", "rules"])");
  const std::string file = path("levels.json");
  ASSERT_EQ(run({"study", file}), exit_ok) << err;
  ASSERT_EQ(run({"study", file, "--shard", "1/2", "--to", path("one"), "-j", "1"}), exit_ok) << err;
  ASSERT_EQ(run({"study", file, "--shard", "2/2", "--to", path("two"), "-j", "3"}), exit_ok) << err;
  ASSERT_EQ(run({"merge", path("two"), path("one"), "--to", path("both")}), exit_ok) << err;
  for (const char* table : {"cells.csv", "tallies.csv", "summary.csv", "rules.csv", "games.csv"})
    EXPECT_EQ(read(std::string("both/") + table), read(std::string("levels/") + table)) << table;
  const std::string signature = read("levels/manifest.json");
  const std::size_t at = signature.find("\"signature\"");
  EXPECT_THAT(read("both/manifest.json"), HasSubstr(signature.substr(at, 32)));

  EXPECT_EQ(run({"merge", path("two"), "--to", path("half")}), exit_refused);
  EXPECT_EQ(run({"merge", path("one"), path("one"), "--to", path("twice")}), exit_refused);
  write("other.json", R"({"seatmate": "study", "format": 1, "game": "age", "games": 60})");
  ASSERT_EQ(run({"study", path("other.json")}), exit_ok) << err;
  EXPECT_EQ(run({"merge", path("one"), path("other"), "--to", path("mixed")}), exit_refused);
  EXPECT_THAT(err, HasSubstr("not parts of one study"));
}

TEST_F(Studies, WhatCannotBePlayedOrMakesNoDifferenceIsNamed) {
  write("homes.json", R"({"seatmate": "study", "format": 1, "game": "age", "games": 20,
    "settings": {"human-home": "lake"}, "vary": {"automa-home": ["desert", "lake"]}})");
  ASSERT_EQ(run({"study", path("homes.json")}), exit_ok) << err;
  EXPECT_THAT(out, HasSubstr("Left out: automa-home=lake"));
  write("none.json", R"({"seatmate": "study", "format": 1, "game": "age", "games": 20,
    "settings": {"human-home": "lake", "automa-home": "lake"}})");
  EXPECT_EQ(run({"study", path("none.json")}), exit_usage);
  EXPECT_THAT(err, HasSubstr("None of the setups"));
  write("two.json", R"({"seatmate": "study", "format": 1, "game": "age", "games": 20,
    "settings": {"human2-home": "lake"}})");
  ASSERT_EQ(run({"study", path("two.json")}), exit_ok) << err;
  EXPECT_THAT(out, HasSubstr("human2-home makes no difference"));
  EXPECT_EQ(run({"study", path("nowhere.json")}), exit_refused);
  write("weather.json",
        R"({"seatmate": "study", "format": 1, "game": "age", "vary": {"wether": "all"}})");
  EXPECT_EQ(run({"study", path("weather.json")}), exit_usage);
  EXPECT_THAT(err, HasSubstr("wether"));
  write_levels();
  for (const char* shard : {"0/2", "3/2", "2", "a/b", "1/1000"})
    EXPECT_EQ(run({"study", path("levels.json"), "--shard", shard}), exit_usage) << shard;
}

TEST_F(Studies, NothingIsReplacedUnasked) {
  write_levels();
  ASSERT_EQ(run({"study", path("levels.json")}), exit_ok) << err;
  const std::string before = read("levels/tallies.csv");
  EXPECT_EQ(run({"study", path("levels.json")}), exit_refused);
  EXPECT_THAT(err, HasSubstr("--force"));
  EXPECT_EQ(read("levels/tallies.csv"), before);
  EXPECT_EQ(run({"study", path("levels.json"), "-f"}), exit_ok) << err;
  // A folder that is not whole is none that can be read.
  fs::remove(folder / "levels" / "manifest.json");
  EXPECT_EQ(run({"report", path("levels")}), exit_refused);
  ASSERT_EQ(run({"study", path("levels.json"), "-f"}), exit_ok) << err;
  write("levels/tallies.csv", before.substr(0, before.size() / 2));
  EXPECT_EQ(run({"report", path("levels")}), exit_refused);
  EXPECT_THAT(err, HasSubstr("do not fit"));
  write("levels/tallies.csv", before.substr(0, before.rfind('\n', before.size() - 2) + 1));
  EXPECT_EQ(run({"report", path("levels")}), exit_refused);  // one row is missing
}

TEST_F(Studies, AReportIsOnePageThatNeedsNoOther) {
  write("levels.json",
        R"({"seatmate": "study", "format": 1, "game": "age", "name": "<Levels> & \u001b more",
    "games": 60, "vary": {"level": ["1", "4"]}, "tables": ["rules"]})");
  ASSERT_EQ(run({"study", path("levels.json")}), exit_ok) << err;
  for (const std::string& locale : text::locales()) {
    ASSERT_EQ(run({"--lang", locale, "report", path("levels"), "-f"}), exit_ok) << err;
    const std::string page = read("levels/report.html");
    EXPECT_THAT(page, AllOf(StartsWith("<!doctype html>"), HasSubstr("<html lang=\"" + locale),
                            HasSubstr("<svg"), HasSubstr("level=4"), HasSubstr("</html>")));
    EXPECT_THAT(page, HasSubstr("&lt;Levels&gt; &amp; "));
    EXPECT_THAT(page,
                AllOf(Not(HasSubstr("\x1b")), Not(HasSubstr("lab.")), Not(HasSubstr("<script")),
                      Not(HasSubstr("src=")), Not(HasSubstr("href="))));
  }
  EXPECT_EQ(run({"report", path("levels")}), exit_refused);  // it is there already
  EXPECT_EQ(run({"report", path("nowhere")}), exit_refused);
}

TEST_F(Studies, DecksOfAStudyAreFilesBesideIt) {
  ASSERT_EQ(run({"deck", "export", "golem", path("deck.json"), "--data", path("games")}), exit_ok)
      << err;
  const std::string deck = turned(read("deck.json"));
  write("plain.json", deck);
  write("decks.json", R"({"seatmate": "study", "format": 1, "game": "golem", "games": 80,
    "decks": [{"name": "ours"}, {"name": "same", "file": "deck.json"}, {"name": "plain", "file": "plain.json"}]})");
  ASSERT_EQ(run({"study", path("decks.json")}), exit_ok) << err;
  ASSERT_EQ(run({"report", path("decks"), "--to", "-"}), exit_ok) << err;
  EXPECT_THAT(out, AllOf(HasSubstr("same plays every game exactly as ours"),
                         Not(HasSubstr("plain plays every game"))));
  write("house.json", R"({"seatmate": "study", "format": 1, "game": "golem", "games": 8,
    "settings": {"deck": "house"}, "decks": [{"name": "plain", "file": "plain.json"}]})");
  EXPECT_EQ(run({"study", path("house.json")}), exit_usage);
  EXPECT_THAT(err, HasSubstr("two decks"));
}

TEST_F(Studies, ADeckFileIsPlayedWhateverTheSettingSaysOrRefused) {
  ASSERT_EQ(run({"deck", "export", "golem", path("deck.json"), "--data", path("games")}), exit_ok);
  const std::string deck = turned(read("deck.json"));
  write("plain.json", deck);
  const auto score = [&](std::vector<std::string> more) {
    std::vector<std::string> all{"simulate", "golem", "-n", "60", "--csv", "-"};
    all.insert(all.end(), more.begin(), more.end());
    EXPECT_EQ(run(all), exit_ok) << err;
    return out;
  };
  const std::string ours = score({});
  const std::string file = score({"--deck", path("plain.json")});
  EXPECT_NE(file, ours);
  EXPECT_EQ(score({"--deck", path("plain.json"), "-o", "deck=mine"}), file);
  EXPECT_EQ(run({"simulate", "golem", "--deck", path("plain.json"), "-o", "deck=house"}),
            exit_usage);
}

TEST_F(Studies, ADesignerGetsTheDataFilesToChange) {
  ASSERT_EQ(run({"data", "export", "age", path("mine")}), exit_ok) << err;
  EXPECT_TRUE(fs::exists(folder / "mine" / "levels.json"));
  ASSERT_EQ(run({"simulate", "age", "-n", "40", "--compare", path("mine")}), exit_ok) << err;
  EXPECT_THAT(out, Not(HasSubstr(" clear\n")));
  EXPECT_EQ(run({"data", "export", "age", path("mine")}), exit_refused);
  EXPECT_EQ(run({"data", "import", "age"}), exit_usage);
}

TEST_F(Studies, HelpWithOneGameSpeaksOfThatGame) {
  ASSERT_EQ(run({"simulate", "--help", "golem"}), exit_ok) << err;
  EXPECT_THAT(out, AllOf(HasSubstr("--marbles"), Not(HasSubstr("--automa-home")),
                         Not(HasSubstr("--scorecard"))));
  ASSERT_EQ(run({"simulate", "golem", "-n", "5", "--help"}), exit_ok) << err;
  EXPECT_THAT(out, Not(HasSubstr("--automa-home")));
  ASSERT_EQ(run({"simulate", "--help"}), exit_ok) << err;
  EXPECT_THAT(out, AllOf(HasSubstr("--marbles"), HasSubstr("--automa-home")));
}

TEST_F(Studies, ATableOverOneOptionIsPairedAndNamesWhatIsInert) {
  ASSERT_EQ(run({"simulate", "age", "-n", "60", "--by", "amb-2"}), exit_ok) << err;
  EXPECT_THAT(out, AllOf(HasSubstr("difference"), HasSubstr("same luck")));
  ASSERT_EQ(run({"simulate", "age", "-n", "20", "--option", "human2-home=lake"}), exit_ok) << err;
  EXPECT_THAT(out, HasSubstr("human2-home makes no difference"));
}

TEST(Plots, TextIsText) {
  EXPECT_EQ(as_html("a<b> & \"c\""), "a&lt;b&gt; &amp; &quot;c&quot;");
  EXPECT_THAT(as_html("\x1b[31m"), Not(HasSubstr("\x1b")));
}

}  // namespace
}  // namespace seatmate::cli
