// Chapter "Development": technologies from her hand into play.

#include "games/through-the-ages/develop.h"

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

class Develop : public RuleTest {
 public:
  Developed by(std::initializer_list<DevIcon> icons) {
    const Developed d = develop(s, t, Development(icons));
    pay(s, t, d.payment);
    return d;
  }
  std::string card(DevIcon icon) { return name(by({icon}).card); }
};

// TTA-DEV-1: nothing fitting, or nothing to pay with: ignored.
TEST_F(Develop, IgnoredIfItCannotBe) {
  EXPECT_FALSE(by({DevIcon::military}).done);
  s.unit = civil("knights_i");
  s.science = 4;
  const State before = s;
  EXPECT_FALSE(by({DevIcon::military}).done);
  EXPECT_EQ(s, before);
  EXPECT_TRUE(t.cites(Line::TTA_DEV_1_cannot_pay));
}

// TTA-DEV-2, TTA-GOLD-1: science first, what is missing in gold.
TEST_F(Develop, ScienceFirstThenGold) {
  s.unit = civil("knights_i");
  s.science = 3;
  yellow({"rich_land_i", "frugality_a", "stockpile_a"});
  const Developed d = by({DevIcon::military});
  EXPECT_EQ(d.cost, 5);
  EXPECT_EQ(d.science, 3);
  EXPECT_EQ(d.gold, 2);
  EXPECT_EQ(s.science, 0);
  EXPECT_EQ(names(s.yellow), "rich_land_i");
  EXPECT_EQ(s.unit, Civil::none);
  EXPECT_EQ(name(s.techs.back().card), "knights_i");
}

// TTA-DEV-2: gold alone will do; with enough science none is spent.
TEST_F(Develop, GoldAloneOrScienceAlone) {
  urban({"theology_i", "drama_i"});
  yellow({"reserves_ii"});
  EXPECT_EQ(by({DevIcon::urban_leftmost}).gold, 2);
  s.science = 9;
  yellow({"reserves_ii"});
  EXPECT_EQ(by({DevIcon::urban_leftmost}).gold, 0);
  EXPECT_EQ(s.science, 6);
  EXPECT_EQ(s.yellow.size(), 1U);
}

// TTA-DEV-3: of one blue family the higher level stays.
TEST_F(Develop, TheHigherBlueTechnologyStays) {
  s.science = 30;
  tech("warfare_i");
  tech("cartography_i");
  s.special = civil("strategy_ii");
  const Ratings start = ratings();
  EXPECT_EQ(name(by({DevIcon::special_strength}).removed), "warfare_i");
  EXPECT_EQ(ratings() - start, (Ratings{0, 0, 2, 0}));
  EXPECT_EQ(cubes("warfare_i"), -1);
  EXPECT_EQ(cubes("cartography_i"), 0) << "another family";

  s.special = civil("warfare_i");
  const Developed d = by({DevIcon::special_any});
  EXPECT_TRUE(d.done);
  EXPECT_TRUE(d.at_once);
  EXPECT_EQ(name(d.removed), "warfare_i");
  EXPECT_EQ(cubes("warfare_i"), -1);
  EXPECT_EQ(cubes("strategy_ii"), 0);
  EXPECT_EQ(ratings() - start, (Ratings{0, 0, 2, 0}));
}

// TTA-DEV-3: whichever of two stands first, a higher one removes the new card.
TEST_F(Develop, AnyHigherCardOfTheFamilyIsEnough) {
  s.science = 30;
  tech("warfare_i");
  tech("military_theory_iii");
  s.special = civil("strategy_ii");
  EXPECT_EQ(name(by({DevIcon::special_any}).removed), "strategy_ii");
  EXPECT_EQ(cubes("warfare_i"), 0);
  s.special = civil("military_theory_iii");
  EXPECT_TRUE(by({DevIcon::special_any}).at_once) << "one as high is enough";
}

// TTA-DEV-3, TTA-DEV-4: a government replaces the old one, whatever the levels, at the full price.
TEST_F(Develop, AGovernmentReplacesTheOldOne) {
  s.science = 20;
  s.government = civil("fundamentalism_iii");
  const Ratings start = ratings();
  const Developed d = by({DevIcon::government});
  EXPECT_EQ(d.cost, 18);
  EXPECT_EQ(name(d.removed), "despotism_a");
  EXPECT_EQ(ratings() - start, (Ratings{-2, 0, 5, 0}));
  EXPECT_TRUE(t.cites(Line::TTA_DEV_4_peaceful));
  s.government = civil("monarchy_i");
  s.science = 8;
  EXPECT_EQ(name(by({DevIcon::government}).removed), "fundamentalism_iii");
  EXPECT_EQ(ratings(), start);
}

// TTA-DEV-5: the first alternative that is possible.
TEST_F(Develop, TheFirstPossibleAlternative) {
  s.science = 5;
  s.government = civil("monarchy_i");
  s.farm_mine = civil("selective_breeding_ii");
  const Developed d = by({DevIcon::government, DevIcon::farm_mine});
  EXPECT_EQ(name(d.card), "selective_breeding_ii");
  EXPECT_EQ(d.by, DevIcon::farm_mine);
  EXPECT_TRUE(t.cites(Line::TTA_DEV_5_alternative));
  s.science = 8;
  s.farm_mine = civil("iron_i");
  EXPECT_EQ(name(by({DevIcon::government, DevIcon::farm_mine}).card), "monarchy_i");
  EXPECT_EQ(name(s.farm_mine), "iron_i");
}

// TTA-DEV-6: which urban card an icon means.
TEST_F(Develop, WhichUrbanCard) {
  const auto best = [&](DevIcon icon, std::initializer_list<std::string_view> hand) {
    s.science = 30;
    urban(hand);
    const State before = s;
    const std::string chosen = card(icon);
    s = before;
    return chosen;
  };
  EXPECT_EQ(best(DevIcon::urban_science, {"journalism_ii", "scientific_method_ii"}),
            "scientific_method_ii");
  EXPECT_EQ(best(DevIcon::urban_science, {"alchemy_i", "journalism_ii"}), "journalism_ii");
  EXPECT_EQ(best(DevIcon::urban_culture, {"theology_i", "printing_press_i"}), "printing_press_i");
  EXPECT_EQ(best(DevIcon::urban_culture, {"theology_i", "organized_religion_ii"}),
            "organized_religion_ii");
  EXPECT_EQ(best(DevIcon::urban_strength, {"bread_and_circuses_i", "team_sports_ii"}),
            "team_sports_ii");
  EXPECT_EQ(best(DevIcon::urban_leftmost, {"theology_i", "computers_iii"}), "theology_i");
}

// TTA-DEV-6, A-35: an icon wants a card that gives its statistic, unless read otherwise.
TEST_F(Develop, TheCardGivesTheStatistic) {
  s.science = 30;
  urban({"theology_i"});
  EXPECT_EQ(card(DevIcon::urban_science), "-");
  EXPECT_EQ(card(DevIcon::urban_strength), "-");
  s.special = civil("masonry_i");
  EXPECT_EQ(card(DevIcon::special_strength), "-");
  EXPECT_EQ(card(DevIcon::special_any), "masonry_i");
  s.readings.develops_any = true;
  EXPECT_EQ(card(DevIcon::urban_science), "theology_i");
}

// TTA-DEV-1, A-36: the better card cannot be paid: no second choice, unless read otherwise.
TEST_F(Develop, NoSecondChoice) {
  urban({"alchemy_i", "computers_iii"});
  s.science = 4;
  EXPECT_EQ(card(DevIcon::urban_science), "-");
  s.readings.develops_next = true;
  EXPECT_EQ(card(DevIcon::urban_science), "alchemy_i");
}

// TTA-DEV-7: the other urban card slides to the left.
TEST_F(Develop, TheOtherUrbanCardSlides) {
  s.science = 30;
  urban({"alchemy_i", "drama_i"});
  EXPECT_EQ(card(DevIcon::urban_leftmost), "alchemy_i");
  EXPECT_EQ(names(s.urban), "drama_i");
  EXPECT_EQ(card(DevIcon::urban_leftmost), "drama_i");
}

// TTA-DEV-8: no cubes yet, so ratings stand still.
TEST_F(Develop, NoCubesYet) {
  s.science = 30;
  urban({"computers_iii"});
  const Ratings start = ratings();
  card(DevIcon::urban_leftmost);
  EXPECT_EQ(cubes("computers_iii"), 0);
  EXPECT_EQ(ratings(), start);
}

}  // namespace
}  // namespace seatmate::through_the_ages
