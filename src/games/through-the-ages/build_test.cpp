// Chapter "Build": wonders, buildings and units.

#include "games/through-the-ages/build.h"

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

class BuildRules : public RuleTest {
 public:
  BuildResult build(BuildIcon icon, bool blue = false, bool war = false) {
    return paid(build_for(s, t, Build{icon, 0, blue}, war));
  }
  BuildResult stages(int n) {
    return build_for(s, t, Build{BuildIcon::wonder, static_cast<std::uint8_t>(n), false}, false);
  }
  BuildResult paid(const BuildResult& result) {
    pay(s, t, result.payment);
    return result;
  }
};

// TTA-BUILD-3, TTA-BUILD-9: the price is the level; age A is free.
TEST_F(BuildRules, ThePriceIsTheLevel) {
  EXPECT_EQ(build(BuildIcon::urban_science).gold, 0);
  EXPECT_EQ(cubes("philosophy_a"), 2);
  yellow({"reserves_iii", "reserves_ii", "rich_land_i"});
  tech("computers_iii");
  EXPECT_EQ(build(BuildIcon::urban_science).gold, 3);
  EXPECT_EQ(names(s.yellow), "reserves_iii");
  tech("opera_ii");
  EXPECT_EQ(build(BuildIcon::urban_culture).gold, 2);
  EXPECT_TRUE(s.yellow.empty()) << "no change";
}

// TTA-BUILD-2, A-11: at most three of a type, all its cards together, whatever the government.
TEST_F(BuildRules, ThreeOfATypeAreTheMost) {
  yellow({"reserves_iii"});
  tech("philosophy_a", 2);
  tech("alchemy_i", 1);
  EXPECT_EQ(build(BuildIcon::urban_science).what, Built::upgrade);
  EXPECT_EQ(cubes("philosophy_a") + cubes("alchemy_i"), 3);
  s.readings.cap_per_card = true;
  EXPECT_EQ(build(BuildIcon::urban_science).what, Built::building);
}

// TTA-BUILD-2: cavalry and infantry are two types.
TEST_F(BuildRules, EveryTypeHasItsOwnThree) {
  yellow({"rich_land_i"});
  tech("warriors_a", 3);
  tech("knights_i");
  EXPECT_EQ(name(build(BuildIcon::military).card), "knights_i");
}

// TTA-BUILD-4: the largest increase; then the other statistic; then happiness.
TEST_F(BuildRules, TheLargestIncrease) {
  s.yellow.clear();
  yellow({"reserves_iii", "patriotism_iii", "urban_growth_iii"});
  tech("scientific_method_ii");
  tech("multimedia_iii");
  EXPECT_EQ(name(build(BuildIcon::urban_science).card), "multimedia_iii") << "3 each, culture";
  tech("opera_ii");
  EXPECT_EQ(name(build(BuildIcon::urban_culture).card), "multimedia_iii") << "3 each, science";
  tech("organized_religion_ii");
  s.techs.remove({civil("multimedia_iii"), 2});
  s.techs.remove({civil("opera_ii"), 0});
  EXPECT_EQ(name(build(BuildIcon::urban_culture).card), "organized_religion_ii")
      << "1 culture each, happiness";
}

// TTA-BUILD-11: unit icons look at units, the strength icon at arenas.
TEST_F(BuildRules, StrengthOfUnitsAndArenas) {
  yellow({"reserves_iii", "patriotism_iii"});
  tech("professional_sports_iii");
  tech("knights_i");
  EXPECT_EQ(name(build(BuildIcon::military).card), "knights_i");
  EXPECT_EQ(build(BuildIcon::urban_strength).what, Built::building);
  EXPECT_EQ(cubes("professional_sports_iii"), 1);
}

// TTA-BUILD-9, A-9: the best she can pay; in the other reading an upgrade comes first.
TEST_F(BuildRules, TheBestSheCanPay) {
  tech("scientific_method_ii");
  tech("alchemy_i", 1);
  const State before = s;
  EXPECT_EQ(name(build(BuildIcon::urban_science).card), "philosophy_a");
  s = before;
  s.readings.build_best = true;
  const BuildResult result = build(BuildIcon::urban_science);
  EXPECT_EQ(result.what, Built::upgrade);
  EXPECT_EQ(name(result.card), "alchemy_i") << "both add 1, Philosophy stands first";
}

// TTA-BUILD-5, TTA-BUILD-6: only if nothing can be built; the price is the difference less one.
TEST_F(BuildRules, ElseSheUpgrades) {
  tech("warriors_a", 3);
  tech("riflemen_ii");
  EXPECT_EQ(build(BuildIcon::military).what, Built::nothing);
  yellow({"rich_land_i"});
  const BuildResult result = build(BuildIcon::military);
  EXPECT_EQ(result.what, Built::upgrade);
  EXPECT_EQ(result.gold, 1);
  EXPECT_TRUE(s.yellow.empty());
  EXPECT_EQ(cubes("warriors_a"), 2);
  EXPECT_EQ(cubes("riflemen_ii"), 1);
}

// TTA-BUILD-5: the upgrade that adds most, then what it adds of the other statistic.
TEST_F(BuildRules, TheUpgradeThatAddsMost) {
  tech("philosophy_a", 3);
  tech("alchemy_i");         // +1 science
  tech("journalism_ii", 3);  // +1 science, +1 culture
  tech("multimedia_iii");
  EXPECT_EQ(name(build(BuildIcon::urban_science).from), "journalism_ii");
}

// both add 1; the other reading looks at the higher card.
TEST_F(BuildRules, OrTheUpgradeToTheBestCard) {
  tech("warriors_a", 3);
  tech("knights_i", 3);
  tech("swordsmen_i");
  tech("cavalrymen_ii");
  EXPECT_EQ(name(build(BuildIcon::military).card), "swordsmen_i");
  s.readings.upgrade_by_target = true;
  EXPECT_EQ(name(build(BuildIcon::military).card), "cavalrymen_ii");
}

// TTA-BUILD-7: to the next card of the type, never over it, even with the gold.
TEST_F(BuildRules, NeverOverACard) {
  tech("warriors_a", 3);
  tech("modern_infantry_iii");
  tech("swordsmen_i");
  yellow({"reserves_ii"});
  const BuildResult result = build(BuildIcon::military);
  EXPECT_EQ(name(result.card), "swordsmen_i");
  EXPECT_EQ(result.gold, 0);
}

// TTA-BUILD-8: ratings change at once.
TEST_F(BuildRules, RatingsChangeAtOnce) {
  const Ratings start = ratings();
  build(BuildIcon::urban_culture);
  EXPECT_EQ(ratings() - start, (Ratings{0, 1, 0, 1}));
}

// TTA-BUILD-12, A-10: what does not raise the statistic is not built.
TEST_F(BuildRules, OnlyWhatRaisesTheStatistic) {
  const State before = s;
  EXPECT_EQ(build(BuildIcon::urban_strength).what, Built::nothing);
  EXPECT_EQ(s, before);
  EXPECT_TRUE(t.cites(Line::TTA_BUILD_12_nothing_raises_it));
  s.readings.any_increase = true;
  EXPECT_EQ(build(BuildIcon::urban_strength).what, Built::building);
}

// TTA-BLUE-1, TTA-BLUE-3: a blue cube pays any level.
TEST_F(BuildRules, ABlueCubePaysAnyLevel) {
  s.blue = 1;
  yellow({"reserves_iii"});
  tech("computers_iii");
  const BuildResult result = build(BuildIcon::urban_science, true);
  EXPECT_EQ(name(result.card), "computers_iii");
  EXPECT_EQ(result.gold, 0);
  EXPECT_EQ(result.blue, 1);
  EXPECT_EQ(s.blue, 0);
  EXPECT_EQ(names(s.yellow), "reserves_iii");
}

// TTA-BLUE-2: without a cube nothing happens; TTA-BLUE-3: it is not spent for nothing.
TEST_F(BuildRules, NoCubeNoBuilding) {
  yellow({"reserves_iii"});
  EXPECT_EQ(build(BuildIcon::urban_science, true).what, Built::nothing);
  EXPECT_TRUE(t.cites(Line::TTA_BLUE_2_no_cube));
  s.blue = 1;
  tech("philosophy_a", 3);
  EXPECT_EQ(build(BuildIcon::urban_science, true).what, Built::nothing);
  EXPECT_EQ(s.blue, 1);
}

// TTA-WON-3, TTA-WON-4: stages cost nothing.
TEST_F(BuildRules, StagesAreFree) {
  s.wonder = {civil("great_wall_i"), 1};
  const Ratings start = ratings();
  EXPECT_EQ(stages(2).stages, 2);
  EXPECT_EQ(s.wonder.stages, 3);
  EXPECT_EQ(ratings(), start) << "unfinished";
}

// TTA-WON-5, TTA-WON-6: stages left over are lost; a finished wonder gives its icons.
TEST_F(BuildRules, AFinishedWonderGivesItsIcons) {
  s.wonder = {civil("great_wall_i"), 3};
  const Ratings start = ratings();
  const BuildResult result = stages(3);
  EXPECT_EQ(result.stages, 1);
  EXPECT_TRUE(result.completed);
  EXPECT_EQ(s.wonder.card, Civil::none);
  EXPECT_EQ(names(s.wonders), "great_wall_i");
  EXPECT_EQ(ratings() - start, (Ratings{0, 1, 0, 1}));
}

// TTA-BUILD-1: without an unfinished wonder the icon does nothing.
TEST_F(BuildRules, NoWonderNoStages) {
  const State before = s;
  EXPECT_EQ(stages(2).what, Built::nothing);
  EXPECT_EQ(s, before);
}

// TTA-WAR-2: with a war on her no urban buildings, but units, stages and extra units.
TEST_F(BuildRules, AtWarNoUrbanBuildings) {
  s.blue = 1;
  for (const BuildIcon icon :
       {BuildIcon::urban_science, BuildIcon::urban_culture, BuildIcon::urban_strength})
    for (const bool blue : {false, true}) EXPECT_EQ(build(icon, blue, true).what, Built::nothing);
  EXPECT_EQ(s.blue, 1);
  EXPECT_EQ(build(BuildIcon::military, false, true).what, Built::building);
}

// TTA-WAR-2, A-23: extra units cost gold, unless read otherwise.
TEST_F(BuildRules, ExtraUnitsCostGold) {
  tech("warriors_a", 3);
  tech("knights_i");
  EXPECT_EQ(paid(build_war_unit(s, t)).what, Built::nothing);
  s.readings.war_units_free = true;
  const BuildResult result = paid(build_war_unit(s, t));
  EXPECT_EQ(name(result.card), "knights_i");
  EXPECT_EQ(result.gold, 0);
}

}  // namespace
}  // namespace seatmate::through_the_ages
