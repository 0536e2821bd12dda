// simulate, rules, bench and playthrough as their users call them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "cli/commands/commands.h"
#include "cli/commands/lab_commands_test_support.h"
#include "cli/commands/opened_game.h"
#include "lab/signature.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class Lab : public LabCommands {
 protected:
  // Without the lines that tell the time.
  [[nodiscard]] std::string table() const { return out.substr(0, out.rfind("\n\n")); }
};

TEST_F(Lab, SimulateShowsEveryMetricAndSaysThatTheHumanIsAModel) {
  ASSERT_EQ(run({"simulate", "age", "--games", "200", "--level", "2"}), exit_ok) << err;
  EXPECT_THAT(out, HasSubstr("200 simulated games"));
  EXPECT_THAT(out, HasSubstr("level=2"));
  EXPECT_THAT(out, HasSubstr("part of the human score is a model"));
  EXPECT_THAT(out, HasSubstr("games a second"));
  const text::Catalog words("en");
  for (const std::string_view metric : games().front()->info().metrics)
    EXPECT_THAT(
        out, HasSubstr(words.render(metric_label(games().front()->info(), metric)).substr(0, 15)));
  EXPECT_THAT(err, IsEmpty());
}

TEST_F(Lab, SimulateGivesTheSameTableWithAnyNumberOfThreads) {
  ASSERT_EQ(run({"simulate", "age", "--games", "400", "--jobs", "1"}), exit_ok);
  const std::string one = table();
  ASSERT_EQ(run({"simulate", "age", "--games", "400", "--jobs", "3"}), exit_ok);
  EXPECT_EQ(table(), one);
  ASSERT_EQ(run({"simulate", "age", "--games", "400", "--seed", "2"}), exit_ok);
  EXPECT_NE(table(), one);
}

TEST_F(Lab, SimulateWritesEveryGameToAFileAndReplacesNone) {
  ASSERT_EQ(run({"simulate", "age", "--games", "300", "--csv", path("a.csv"), "-j", "1"}), exit_ok);
  ASSERT_EQ(run({"simulate", "age", "--games", "300", "--csv", path("b.csv"), "-j", "3"}), exit_ok);
  EXPECT_EQ(read("a.csv"), read("b.csv"));
  EXPECT_THAT(read("a.csv"), StartsWith("game,score,"));
  EXPECT_THAT(read("a.csv"), HasSubstr("\n299,"));
  ASSERT_EQ(run({"simulate", "age", "--games", "10", "--csv", path("a.csv")}), exit_refused);
  EXPECT_EQ(read("a.csv"), read("b.csv"));
  ASSERT_EQ(run({"simulate", "age", "--games", "10", "--csv", path("a.csv"), "-f"}), exit_ok);
  EXPECT_NE(read("a.csv"), read("b.csv"));
  EXPECT_EQ(run({"simulate", "age", "--csv", path("no/such/folder.csv")}), exit_refused);
  ASSERT_EQ(run({"simulate", "age", "--games", "10", "--csv", "-"}), exit_ok);
  EXPECT_EQ(out, read("a.csv"));  // and nothing else
}

TEST_F(Lab, SimulateMakesATableOverOneOption) {
  ASSERT_EQ(run({"simulate", "age", "--games", "100", "--by", "level"}), exit_ok) << err;
  const text::Catalog words("en");
  for (int level = 1; level <= 5; ++level)
    EXPECT_THAT(out, HasSubstr(words.render("aoi.level." + std::to_string(level))));
  EXPECT_EQ(run({"simulate", "age", "--by", "weather"}), exit_usage);
  EXPECT_THAT(err, HasSubstr("weather"));
  EXPECT_EQ(run({"simulate", "age", "--by", "level", "--csv", path("a.csv")}), exit_usage);
}

TEST_F(Lab, WhatDoesNotFitIsRefusedInOneSentence) {
  EXPECT_EQ(run({"simulate", "age", "--level", "9"}), exit_usage);
  EXPECT_THAT(err, HasSubstr("1, 2, 3, 4, and 5"));
  EXPECT_EQ(run({"simulate", "age", "--option", "wether=wet"}), exit_usage);
  EXPECT_THAT(err, HasSubstr("wether"));
  EXPECT_EQ(run({"simulate", "age", "--option", "level"}), exit_usage);
  EXPECT_EQ(run({"simulate", "age", "--weather", "wet"}), exit_usage);
  EXPECT_THAT(err, HasSubstr("--weather"));
  EXPECT_EQ(run({"simulate", "chess"}), exit_usage);
  EXPECT_THAT(err, HasSubstr("chess"));
  EXPECT_EQ(run({"simulate", "age", "--humans", "2", "--faction", "druids"}), exit_usage);
  for (const char* games : {"0", "-5", "99999999999", "many"}) {
    EXPECT_EQ(run({"simulate", "age", "--games", games}), exit_usage);
    EXPECT_THAT(err, HasSubstr(games));
  }
  EXPECT_THAT(out, IsEmpty());
}

TEST_F(Lab, ADesignersFilesTakeThePlaceOfOurs) {
  std::string levels;
  for (const embedded::File& file : embedded::data())
    if (file.path == "age-of-innovation/levels.json") levels = file.content;
  ASSERT_THAT(levels, Not(IsEmpty()));
  write("levels.json", levels);
  ASSERT_EQ(run({"simulate", "age", "--games", "100", "--compare", folder.string()}), exit_ok)
      << err;
  EXPECT_THAT(out, Not(HasSubstr(" clear\n")));  // the same data, so no difference

  const std::string ours = "\"x\": [0, 0, 1, 1, 1, 1]";
  ASSERT_NE(levels.find(ours), std::string::npos);
  write("levels.json", levels.replace(levels.find(ours), ours.size(), "\"x\": [5, 5, 5, 5, 5, 5]"));
  ASSERT_EQ(run({"simulate", "age", "--games", "100", "--compare", folder.string()}), exit_ok)
      << err;
  EXPECT_THAT(out, HasSubstr(" clear\n"));
  ASSERT_EQ(run({"simulate", "age", "--games", "100"}), exit_ok);
  const std::string without = table();
  ASSERT_EQ(run({"simulate", "age", "--games", "100", "--data", folder.string()}), exit_ok) << err;
  EXPECT_NE(table(), without);
}

TEST_F(Lab, WrongDataAreRefused) {
  EXPECT_EQ(run({"simulate", "age", "--data", folder.string()}), exit_refused);  // nothing in it
  EXPECT_EQ(run({"simulate", "age", "--data", path("nowhere")}), exit_refused);
  EXPECT_THAT(err, HasSubstr("nowhere"));
  write("levls.json", "{}");
  EXPECT_EQ(run({"simulate", "age", "--data", folder.string()}), exit_refused);
  EXPECT_THAT(err, HasSubstr("levls.json"));
  fs::remove(folder / "levls.json");
  write("levels.json", "{\"levels\": [");
  EXPECT_EQ(run({"simulate", "age", "--data", folder.string()}), exit_refused);
  EXPECT_THAT(err, HasSubstr("levels.json"));
  write("levels.json", "{\"levels\": []}");
  EXPECT_EQ(run({"simulate", "age", "--data", folder.string()}), exit_refused);
  EXPECT_THAT(err, Not(IsEmpty()));
}

TEST_F(Lab, BenchPrintsTheSignatureOfTheMix) {
  std::uint64_t sum = 0;
  for (const Game* game : games()) {
    const auto box = open_box(*game);
    ASSERT_TRUE(box.ok());
    sum += lab::signature(**box);
  }
  ASSERT_EQ(run({"bench", "--signature"}), exit_ok);
  EXPECT_EQ(out, lab::written(sum) + "\n");
  ASSERT_EQ(run({"bench", "age", "--games", "300"}), exit_ok) << err;
  EXPECT_THAT(out, HasSubstr("signature"));
  EXPECT_EQ(run({"bench", "chess"}), exit_usage);
}

TEST_F(Lab, RulesListsEveryRuleAndChecks) {
  ASSERT_EQ(run({"rules", "age", "--games", "20"}), exit_ok) << err;
  for (const std::string_view rule : games().front()->info().rules)
    EXPECT_THAT(out, HasSubstr("\n" + std::string(rule) + "  "));
  const int code = run({"rules", "age", "--games", "200", "--check"});
  EXPECT_EQ(code, out.find("gap") == std::string::npos ? exit_ok : exit_refused);
}

TEST_F(Lab, EverythingFitsIntoEightyColumnsInEveryLanguage) {
  for (const std::string& locale : text::locales())
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"simulate", "age", "--games", "200"},
          {"simulate", "age", "--games", "50", "--by", "faction"},
          {"rules", "age", "--games", "20"},
          {"bench", "age", "--games", "200"},
          {"simulate", "--help"},
          {"rules", "--help"},
          {"bench", "--help"}}) {
      std::vector<std::string> arguments{"--lang", locale};
      arguments.insert(arguments.end(), command.begin(), command.end());
      ASSERT_EQ(run(arguments), exit_ok) << err;
      std::istringstream lines(out);
      for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(text::display_width(line), 80) << line;
        EXPECT_THAT(line, Not(HasSubstr("lab."))) << "an id without words";
      }
    }
}

TEST_F(Lab, PlaythroughIsNotAdvertised) {
  ASSERT_EQ(run({"--help"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("simulate"));
  EXPECT_THAT(out, Not(HasSubstr("playthrough")));
  ASSERT_EQ(run({"playthrough", "age", "--seed", "4"}), exit_ok);
  EXPECT_THAT(out, StartsWith("# seatmate playthrough age-of-innovation --seed 4\n"));
}

}  // namespace
}  // namespace seatmate::cli
