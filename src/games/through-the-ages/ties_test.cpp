// what is still equal the human decides; and the track of her happiness.

#include "games/through-the-ages/flow_support.h"
#include "games/through-the-ages/turn.h"

namespace seatmate::through_the_ages {
namespace {

using Strings = std::vector<std::string>;

class Ties : public FlowTest {
 public:
  Ties() { s.row_kind = RowKind::asked; }
  void build(std::string_view told) {
    const std::string card = "| | | " + std::string(told) + " | 0 0 | 0 0 0";
    finish(build_section(s, table, *read_card(card), false));
  }
  void says(std::string_view card) { table.say("equal-cards", {std::string(card)}); }
};

// TTA-BUILD-4, TTA-BUILD-11, A-29: two units of the same strength.
TEST_F(Ties, HeDecidesWhereSheBuilds) {
  tech("knights_i");
  tech("swordsmen_i");
  yellow({"frugality_a"});
  says("swordsmen_i");
  build("military");
  EXPECT_EQ(cubes("swordsmen_i"), 1);
  EXPECT_EQ(cubes("knights_i"), 0);
  EXPECT_TRUE(s.yellow.empty());
  EXPECT_TRUE(table.cites(Line::TTA_BUILD_4_yours));
  EXPECT_FALSE(table.cites(Line::TTA_BUILD_4_earliest));
}
// by the other reading the one that came into play first.
TEST_F(Ties, OrTheFirstInPlay) {
  tech("knights_i");
  tech("swordsmen_i");
  yellow({"frugality_a"});
  s.readings.tie_first = true;
  build("military");
  EXPECT_EQ(cubes("knights_i"), 1);
  EXPECT_TRUE(table.asked.empty());
  EXPECT_TRUE(table.cites(Line::TTA_BUILD_4_earliest));
}
// TTA-BUILD-4: a tie that culture or happiness settles is none.
TEST_F(Ties, OnlyTheLastTieIsHis) {
  tech("printing_press_i");  // science 1, culture 1
  tech("alchemy_i");         // science 2
  yellow({"frugality_a", "frugality_a"});
  build("urban-science");
  EXPECT_TRUE(table.asked.empty());
}
// What she has done up to there is told before he is asked.
TEST_F(Ties, WhatCameBeforeIsToldFirst) {
  tech("knights_i");
  tech("swordsmen_i");
  yellow({"frugality_a"});
  EXPECT_EQ(stops(build_section(s, table, *read_card("| | | urban-science military | 0 0 | 0 0 0"),
                                false)),
            "equal-cards");
  EXPECT_EQ(table.steps(), "build");
  EXPECT_TRUE(table.said("tta.did.build"));
  EXPECT_EQ(cubes("philosophy_a"), 2);
}
// He is asked before anything is done, and what is no answer changes nothing.
TEST_F(Ties, OnlyOneOfTheEqualOnes) {
  tech("knights_i");
  tech("swordsmen_i");
  yellow({"frugality_a"});
  const State before = s;
  says("warriors_a");
  EXPECT_EQ(stops(build_section(s, table, *read_card("| | | military | 0 0 | 0 0 0"), false)),
            "equal-cards");
  EXPECT_EQ(s, before);
  EXPECT_EQ(table.unfit.id, "tta.error.unknown-card");
  ASSERT_EQ(table.pending->fields[0].options.size(), 2U);
}
// TTA-BUILD-5, A-29: so it is with upgrades.
TEST_F(Ties, HeDecidesWhatSheUpgrades) {
  tech("warriors_a", 3);
  tech("swordsmen_i");
  tech("cannon_ii", 3);
  tech("knights_i", 3);
  tech("cavalrymen_ii");
  s.techs[4].cubes = 3;
  const int warriors = cubes("warriors_a");
  says("knights_i");
  build("military");
  EXPECT_EQ(cubes("cavalrymen_ii"), 1);
  EXPECT_EQ(cubes("warriors_a"), warriors);
  EXPECT_TRUE(table.cites(Line::TTA_BUILD_5_yours));
}
// TTA-WAR-2: the extra units of a war ask like any other.
TEST_F(Ties, ExtraUnitsAskToo) {
  tech("knights_i");
  tech("swordsmen_i");
  yellow({"frugality_a", "frugality_a"});
  s.human_war = military("war_over_culture_iii");
  says("knights_i");
  says("swordsmen_i");
  finish(build_section(s, table, *read_card("| | | | 0 0 | 0 0 2"), false));
  EXPECT_EQ(cubes("knights_i"), 1);
  EXPECT_EQ(cubes("swordsmen_i"), 1);
}
// where the best new building is looked for first, a tie is his only if she can pay.
TEST_F(Ties, NotWithoutTheMoney) {
  tech("knights_i");
  tech("swordsmen_i");
  s.readings.build_best = true;
  build("military");
  EXPECT_TRUE(table.asked.empty());
  EXPECT_EQ(cubes("swordsmen_i"), 1) << "her warriors are upgraded";
}

// TTA-BUILD-2, A-11: with a cap for each card an upgrade keeps to it.
TEST_F(Ties, AFullCardTakesNoUpgrade) {
  s.readings.cap_per_card = true;
  tech("warriors_a", 3);
  tech("swordsmen_i", 3);
  build("military");
  EXPECT_EQ(cubes("swordsmen_i"), 3);
  EXPECT_EQ(cubes("warriors_a"), 3);
  EXPECT_TRUE(table.cites(Line::TTA_BUILD_2_cap));
}

// ---- happiness on its track

// A-25, TTA-GAIN-1: at 8 a further happy face is lost, so that the next loss is seen.
TEST_F(Ties, HappinessEndsAtEight) {
  s.extra.happiness = 8;
  every_card("| | | | 0 1 | 0 0 0");
  finish(later_turn(s, table));
  EXPECT_EQ(ratings().happiness, 8);
  s.colonies.push_back(military("historic_territory_i"));
  settle_happiness(data, s);
  EXPECT_EQ(ratings().happiness, 8);
  lose_colony(s, table, 0);
  EXPECT_EQ(ratings().happiness, 7);
}
// and it does not fall below 0: Communism takes a face she does not have.
TEST_F(Ties, HappinessEndsAtNothing) {
  s.government = civil("communism_iii");
  s.science = 99;
  every_card("| | government | | 0 1 | 0 0 0");
  finish(later_turn(s, table));
  EXPECT_EQ(ratings().happiness, 1) << "0 after Communism, then one face";
}

// TTA-CARD-1: where nobody follows the row, each taking is told before the next question.
TEST_F(Ties, WhatSheTookIsToldBeforeTheNextQuestion) {
  next_card("| leader,government | | | 0 0 | 0 0 0");
  table.say("row-cards", {"michelangelo_i"});
  EXPECT_EQ(stops(later_turn(s, table)), "row-cards");
  EXPECT_EQ(table.steps(), "refill-asked cards");
  EXPECT_TRUE(table.said("tta.did.take"));
}

}  // namespace
}  // namespace seatmate::through_the_ages
