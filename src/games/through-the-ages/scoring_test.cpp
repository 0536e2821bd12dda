// The end: the events left over, and who has most culture.

#include "games/through-the-ages/scoring.h"

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

using Strings = std::vector<std::string>;

class Scoring : public FlowTest {
 public:
  Scoring() {
    s.phase = Phase::scoring;
    s.age = Age::iv;
    s.final_round = 20;
    s.round = 21;
    s.at_turn = Player::human;
  }
  // The events left over, hers (upside down) and upright; his culture at the end.
  void score(std::string hers, std::string upright, std::string final_culture = "0") {
    table.say("last-events", {std::move(hers)});
    table.say("last-events", {std::move(upright)});
    table.say("final", {std::move(final_culture)});
    finish(score_game(s, table));
    EXPECT_TRUE(table.all_said());
  }
};

// TTA-END-2, TTA-EVT-5: both decks are asked for, hers first; then only his culture.
TEST_F(Scoring, BothDecksAreScored) {
  s.wonders = {civil("colossus_a"), civil("great_wall_i")};
  s.colonies = {military("vast_territory_i")};
  table.say("human-number", {"0"});
  score("impact_of_colonies_iii", "impact_of_wonders_iii");
  EXPECT_EQ(table.asked, (Strings{"last-events", "human-number", "last-events", "final"}));
  EXPECT_EQ(s.culture, 3 + 9);
  EXPECT_EQ(names(s.past), "impact_of_colonies_iii impact_of_wonders_iii");
  EXPECT_EQ(s.phase, Phase::over);
}
// TTA-EVT-4: five more for a card of hers from which he got more; TTA-EVT-3: upright ones as they
// are.
TEST_F(Scoring, FiveMoreForHerCards) {
  s.wonders = {civil("colossus_a")};
  table.say("human-number", {"6"});
  score("impact_of_wonders_iii", "");
  EXPECT_EQ(s.culture, 5 + 5);
}
TEST_F(Scoring, NotIfHeGotNoMore) {
  s.wonders = {civil("colossus_a")};
  table.say("human-number", {"5"});
  score("impact_of_wonders_iii", "");
  EXPECT_EQ(s.culture, 5);
}
TEST_F(Scoring, UprightCardsGiveNoMore) {
  s.wonders = {civil("colossus_a")};
  score("", "impact_of_wonders_iii");
  EXPECT_EQ(s.culture, 5);
  EXPECT_EQ(table.asked, (Strings{"last-events", "last-events", "final"}));
}
// A card lies in one deck only.
TEST_F(Scoring, NoCardTwice) {
  table.say("last-events", {"impact_of_wonders_iii"});
  table.say("human-number", {"0"});
  table.say("last-events", {"impact_of_wonders_iii"});
  EXPECT_EQ(stops(score_game(s, table)), "last-events");
  EXPECT_EQ(table.unfit.id, "tta.error.event-past");
}
// TTA-GEN-7: three farms and three mines on her best technologies, whatever she never built.
TEST_F(Scoring, ThreeFarmsAndThreeMines) {
  score("", "impact_of_agriculture_iii,impact_of_industry_iii");
  EXPECT_EQ(s.culture, (3 * 1 + 4) + 3 * 1);
  s.culture = 0;
  s.past.clear();
  tech("irrigation_i");
  tech("selective_breeding_ii");
  tech("iron_i");
  score("", "impact_of_agriculture_iii,impact_of_industry_iii");
  EXPECT_EQ(s.culture, (3 * 3 + 4) + 3 * 2);
}

// 3.7, TTA-GEN-9: ties are judged as on the starting player's turn, whoever had the last one.
TEST_F(Scoring, TiesAreTheStartersWay) {
  s.science = 0;
  table.say("human-number", {"1"});
  score("", "impact_of_science_iii");
  EXPECT_EQ(s.culture, 0) << "he began, so he is the first of two equals";
  s.past.clear();
  s.automa_starts = true;
  table.say("human-number", {"1"});
  score("", "impact_of_science_iii");
  EXPECT_EQ(s.culture, 10);
}
// His strength is compared as it is now: asked for if something may have changed it.
TEST_F(Scoring, HisStrengthAtTheEnd) {
  s.human_strength = 0;
  s.human_strength_old = true;
  table.say("human-number", {"2"});
  score("", "impact_of_strength_iii");
  EXPECT_EQ(s.culture, 0);
  EXPECT_EQ(s.human_strength, 2);
  s.past.clear();
  tech("warriors_a", 3);
  table.say("human-number", {"14"});  // his culture from her card: more than ten
  score("impact_of_strength_iii", "");
  EXPECT_EQ(s.culture, 10 + 5);
}
TEST_F(Scoring, CultureIsTheResult) {
  s.culture = 40;
  s.wonders = {civil("colossus_a")};
  score("", "impact_of_wonders_iii", "44");
  const auto result = Rulebook::result(data, s);
  ASSERT_TRUE(result);
  ASSERT_EQ(result->standings.size(), 2U);
  EXPECT_TRUE(result->standings[0].automa);
  EXPECT_EQ(result->standings[0].points, (std::vector<std::int64_t>{45}));
  EXPECT_EQ(result->standings[0].total, 45);
  EXPECT_EQ(result->standings[1].total, 44);
}

// TTA-GEN-2: most culture wins; who has as much shares the victory.
TEST_F(Scoring, MostCultureWins) {
  struct Case {
    const char* his;
    const char* verdict;
    bool she_wins;
    bool he_wins;
  };
  for (const Case& c : {Case{"39", "tta.verdict.she-wins", true, false},
                        Case{"41", "tta.verdict.you-win", false, true},
                        Case{"40", "tta.verdict.shared", true, true}}) {
    s.phase = Phase::scoring;
    s.culture = 40;
    EXPECT_FALSE(Rulebook::result(data, s)) << "not before the end";
    score("", "", c.his);
    EXPECT_EQ(std::to_string(s.human_final), c.his);
    const auto result = Rulebook::result(data, s);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->verdict.id, c.verdict);
    EXPECT_EQ(result->standings[0].winner, c.she_wins) << c.his;
    EXPECT_EQ(result->standings[1].winner, c.he_wins) << c.his;
  }
}
// What was told of her last turn does not stand under the title of the end.
TEST_F(Scoring, TheTitleComesWithTheFirstAnswer) {
  EXPECT_EQ(stops(score_game(s, table)), "last-events");
  EXPECT_TRUE(table.report.title.empty());
  table.start_over();
  table.say("last-events", {""});
  EXPECT_EQ(stops(score_game(s, table)), "last-events");
  EXPECT_EQ(table.report.title.id, "tta.title.scoring");
}
TEST_F(Scoring, ThenNothingMoreHappens) {
  score("", "", "17");
  EXPECT_FALSE(Rulebook::runs(s));
  EXPECT_TRUE(Rulebook::forms(data, s).empty());
  EXPECT_EQ(Rulebook::title(data, s).id, "tta.title.over");
  EXPECT_EQ(Rulebook::summary(data, s).id, "tta.summary.over");
}

}  // namespace
}  // namespace seatmate::through_the_ages
