#include "lab/study.h"

#include <gmock/gmock.h>

#include "json/json.h"
#include "lab/lab_test_support.h"

namespace seatmate::lab {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Doc doc(std::string_view text) { return *parse_json(text); }

Study must_read(std::string_view text) {
  auto study = read_study(doc(text));
  EXPECT_TRUE(study.ok()) << study.why().id;
  return study.ok() ? *study : Study{};
}
std::string refused(std::string_view text) {
  const auto study = read_study(doc(text));
  return study.ok() ? "taken" : study.why().id;
}

TEST(StudyFile, SaysWhatIsPlayed) {
  const Study study = must_read(R"({"seatmate": "study", "format": 1, "game": "age", "name": "A",
      "games": 50, "seed": 7, "settings": {"side": "3-5"},
      "vary": {"level": ["1", 3], "n": {"from": 2, "to": 8, "step": 3}, "home": "all"},
      "decks": [{"name": "ours"}, {"name": "mine", "file": "deck.json"}],
      "data": [{"name": "slow", "folder": "slow"}], "tables": ["games", "rules"]})");
  EXPECT_EQ(study.game, "age");
  EXPECT_EQ(study.games, 50U);
  EXPECT_EQ(study.seed, 7U);
  EXPECT_THAT(study.settings, ElementsAre(std::pair<std::string, std::string>("side", "3-5")));
  EXPECT_THAT(study.vary, ElementsAre(Variation{"level", {"1", "3"}},
                                      Variation{"n", {"2", "5", "8"}}, Variation{"home", {}}));
  EXPECT_THAT(study.decks, ElementsAre(Source{"ours", ""}, Source{"mine", "deck.json"}));
  EXPECT_THAT(study.data, ElementsAre(Source{"slow", "slow"}));
  EXPECT_TRUE(study.every_game);
  EXPECT_TRUE(study.rules);
}

TEST(StudyFile, WhatDoesNotFitIsNamed) {
  const std::string begin = R"({"seatmate": "study", "format": 1, "game": "age")";
  EXPECT_EQ(refused("{}"), "lab.study.foreign");
  EXPECT_EQ(refused(R"({"seatmate": "study", "format": 2, "game": "age"})"), "lab.study.format");
  EXPECT_EQ(refused(R"({"seatmate": "study", "format": 1})"), "lab.study.member");
  EXPECT_EQ(refused(begin + R"(, "gmaes": 5})"), "lab.study.unknown");
  for (const char* wrong :
       {R"("games": 0)", R"("games": "5")", R"("games": 99999999999)", R"("seed": -1)",
        R"("settings": [])", R"("settings": {"level": []})", R"("vary": ["level"])",
        R"("vary": {"level": []})", R"("vary": {"level": ["1", "1"]})", R"("vary": {"level": "1"})",
        R"("vary": {"n": {"from": 3, "to": 1}})",
        R"("vary": {"n": {"from": 1, "to": 9, "step": 0}})",
        R"("vary": {"n": {"from": 1, "to": 1000000}})", R"("vary": {"n": {"from": 1}})",
        R"("decks": [])", R"("decks": [{"file": "x"}])",
        R"("decks": [{"name": "a"}, {"name": "a"}])", R"("decks": [{"name": "a", "folder": "x"}])",
        R"("tables": ["cards"])"})
    EXPECT_EQ(refused(begin + ", " + wrong + "}"), "lab.study.member") << wrong;
  EXPECT_EQ(refused(begin + R"(, "settings": {"level": 1}, "vary": {"level": [2]}})"),
            "lab.study.twice");
}

TEST(Study, ItsCellsAreAllCombinationsAndTheLastOptionChangesFirst) {
  Study study;
  study.settings = {{"side", "3-5"}};
  study.vary = {{"level", {"1", "2"}}, {"amb-2", {"a", "b"}}};
  study.decks = {{"ours", ""}, {"mine", "deck.json"}};
  const std::vector<Cell> cells = cells_of(study);
  ASSERT_EQ(cells.size(), 8U);
  EXPECT_EQ(count_cells(study), 8U);
  EXPECT_THAT(cells[1].values, ElementsAre("1", "b"));
  EXPECT_THAT(cells[2].values, ElementsAre("2", "a"));
  EXPECT_EQ(cells[3].deck, 0U);
  EXPECT_EQ(cells[4].deck, 1U);
  EXPECT_EQ(cells[0].settings, (Settings{{"side", "3-5"}, {"level", "1"}, {"amb-2", "a"}}));
  study.vary.assign(5, {"level", {"1", "2", "3", "4", "5"}});
  EXPECT_GT(count_cells(study), most_cells);
}

class Played : public testing::Test {
 protected:
  std::unique_ptr<const Box> box = first_box();
  std::vector<PlayedCell> cells{
      {box.get(), {{"level", "1"}}}, {box.get(), {{"level", "4"}}}, {box.get(), {{"level", "1"}}}};
};

TEST_F(Played, ACellIsWhatTheSameGamesAreByThemselves) {
  const Plan plan{3, 0, 300, 1};
  const StudyTotals study = play_study(cells, plan, false);
  std::uint64_t signature = 0;
  for (std::size_t c = 0; c < cells.size(); ++c) {
    const auto alone = simulate(*box, cells[c].settings, plan);
    ASSERT_TRUE(alone.ok());
    EXPECT_EQ(study.cells[c].values, alone->metrics);
    signature += alone->signature;
  }
  EXPECT_EQ(study.signature, signature);
  EXPECT_EQ(study.games, 300U);
}

TEST_F(Played, DifferencesAreTakenGameByGame) {
  const StudyTotals study = play_study(cells, {3, 0, 200, 2}, false);
  EXPECT_THAT(study.cells[0].differences, IsEmpty());
  const Summary higher = summarize(study.cells[1].differences[0]);
  EXPECT_GT(higher.mean, higher.margin);  // a higher level scores more
  EXPECT_DOUBLE_EQ(higher.mean, summarize(study.cells[1].values[0]).mean -
                                    summarize(study.cells[0].values[0]).mean);
  // The same luck: the same settings give the same games, so nothing differs at all.
  for (const Tally& tally : study.cells[2].differences) {
    EXPECT_EQ(summarize(tally).least, 0);
    EXPECT_EQ(summarize(tally).most, 0);
  }
}

TEST_F(Played, PartsAddUpToTheWhole) {
  const Plan plan{5, 0, 301, 1};
  const StudyTotals whole = play_study(cells, plan, true);
  StudyTotals sum;
  std::uint64_t next = 0;
  for (std::uint64_t part = 1; part <= 3; ++part) {
    const Plan mine = part_of(plan, part, 3);
    EXPECT_EQ(mine.first, next);
    next += mine.games;
    sum.add(play_study(cells, mine, true));
  }
  EXPECT_EQ(next, 301U);
  EXPECT_EQ(sum, whole);
  EXPECT_EQ(play_study(cells, {5, 0, 301, 3}, true), whole);
}

TEST_F(Played, RulesAreCountedPerCellIfWanted) {
  const StudyTotals counted = play_study(cells, {1, 0, 50, 1}, true);
  ASSERT_EQ(counted.cells[0].decided.size(), box->info().rules.size());
  EXPECT_GT(*std::ranges::max_element(counted.cells[0].decided), 0U);
  EXPECT_NE(counted.cells[0].decided, counted.cells[1].decided);
  EXPECT_THAT(play_study(cells, {1, 0, 50, 1}, false).cells[0].decided, IsEmpty());
}

TEST_F(Played, WhatDependsOnAnotherChoiceIsNamed) {
  Study study;
  study.settings = {{"wether", "wet"}};
  EXPECT_EQ(complete(study, box->options()).why().id, "engine.unknown-option");
  study.settings = {};
  study.vary = {{"level", {}}};
  ASSERT_TRUE(complete(study, box->options()).ok());
  EXPECT_THAT(study.vary[0].values, ElementsAre("1", "2", "3", "4", "5"));
  const std::vector<SetupOption> options = box->options();
  const auto dependent =
      std::ranges::find_if(options, [](const SetupOption& option) { return !option.when.empty(); });
  ASSERT_NE(dependent, options.end());
  const std::string id = dependent->field.id;
  // With what it depends on left as it is by default, or not.
  const auto named = inert({{id, dependent->field.otherwise}}, options);
  const auto fits = inert({{dependent->when, dependent->is.substr(0, dependent->is.find(','))},
                           {id, dependent->field.otherwise}},
                          options);
  EXPECT_THAT(fits, IsEmpty());
  const auto needed = std::ranges::find_if(
      options, [&](const SetupOption& option) { return option.field.id == dependent->when; });
  ASSERT_NE(needed, options.end());
  if (("," + dependent->is + ",").find("," + needed->field.otherwise + ",") == std::string::npos)
    EXPECT_THAT(named, ElementsAre(id));
}

}  // namespace
}  // namespace seatmate::lab
