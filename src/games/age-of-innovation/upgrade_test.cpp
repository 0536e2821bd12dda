// Which building she upgrades, and to what.

#include "games/age-of-innovation/evening_test_support.h"

namespace seatmate::age_of_innovation {
namespace {

class Upgrade : public Position {
 public:
  void upgrade(Card card) {
    support(card);
    carry([&] { return upgrade_building(s, t, support_of(printed(), s)); });
  }
};

// AI-UPG-1: only what her supply lets her upgrade.
TEST_F(Upgrade, OptionsNeedThePieceInSupply) {
  EXPECT_EQ(upgradable(printed(), s), hexes("r1c2 r4c7"));
  put(Building::guild, "r0c2 r0c3 r1c1 r1c3", true);
  EXPECT_EQ(upgradable(printed(), s), hexes("r0c2 r0c3 r1c1 r1c3")) << "no guild is left";
  put(Building::school, "r4c9", false);
  EXPECT_TRUE(upgradable(printed(), s).has(hex("r4c9"))) << "to the university";
}

// AI-UPG-2: a workshop directly beside a human building goes first.
TEST_F(Upgrade, WorkshopsBesideTheHumanGoFirst) {
  human("r4c8");
  upgrade(1);
  EXPECT_TRUE(s.hers[index(Building::guild)].has(hex("r4c7")));
  EXPECT_TRUE(cited(Rule::AI_UPG_2));
}
// AI-UPG-2: only workshops; a guild beside the human, however little power it gives, waits.
TEST_F(Upgrade, GuildsBesideTheHumanDoNotGoFirst) {
  human("r4c8", Building::guild);
  put(Building::guild, "r2c3", false);
  human("r2c4");
  upgrade(1);
  EXPECT_TRUE(s.hers[index(Building::guild)].has(hex("r4c7")));
  EXPECT_TRUE(s.hers[index(Building::guild)].has(hex("r2c3")));
}

// AI-UPG-3: then the one that gives the least power.
TEST_F(Upgrade, LeastPowerForTheHuman) {
  put(Building::workshop, "r5c6", false);
  human("r4c8 r4c6", Building::guild);
  human("r5c5");
  upgrade(1);
  EXPECT_TRUE(s.hers[index(Building::guild)].has(hex("r5c6")));
  EXPECT_TRUE(cited(Rule::AI_UPG_3));
}

// AI-UPG-4: then the arrow.
TEST_F(Upgrade, TheArrowDecidesTies) {
  human("r8c10");
  upgrade(2);  // backward 1
  EXPECT_TRUE(s.hers[index(Building::guild)].has(hex("r4c7")));
  EXPECT_TRUE(cited(Rule::AI_UPG_4));
  Position::put(Building::workshop, "r0c1", true);
  upgrade(6);  // forward 1
  EXPECT_TRUE(s.hers[index(Building::guild)].has(hex("r0c1")));
}

// AI-UPG-5: the first guild becomes the palace, later ones schools, a school the university.
TEST_F(Upgrade, TheMostPowerfulBuildingThatFits) {
  clear_board();
  put(Building::guild, "r1c2", true);
  put(Building::guild, "r4c7", false);
  human("r8c10");
  upgrade(6);
  EXPECT_TRUE(s.hers[index(Building::palace)].has(hex("r1c2")));
  upgrade(6);
  EXPECT_TRUE(s.hers[index(Building::school)].has(hex("r4c7")));
  upgrade(6);
  EXPECT_TRUE(s.hers[index(Building::university)].has(hex("r4c7")));
  EXPECT_TRUE(cited(Rule::AI_UPG_5));
  EXPECT_EQ(supply(printed(), s, Building::guild), 4) << "the old piece returns to her supply";
}

// AI-MARK-1, AI-UPG-5: the mark stays when the building changes.
TEST_F(Upgrade, TheMarkStays) {
  human("r8c10");
  upgrade(6);
  EXPECT_TRUE(s.hers[index(Building::guild)].has(hex("r1c2")));
  EXPECT_TRUE(s.marked.has(hex("r1c2")));
}

// AI-UPG-6, AI-GEN-3: she takes nothing for it, and the reasons say so.
TEST_F(Upgrade, NoCompetencyNoPalaceTile) {
  upgrade(6);
  EXPECT_FALSE(cited(Rule::AI_UPG_6)) << "a guild brings nothing to anybody";
  clear_board();
  put(Building::guild, "r1c2", true);
  human("r8c10");
  const auto before = s.innovations_taken[0];
  upgrade(6);
  EXPECT_TRUE(cited(Rule::AI_UPG_6));
  EXPECT_EQ(s.innovations_taken[0], before);
}

// AI-ACT-2: with nothing to upgrade the action is not performed.
TEST_F(Upgrade, NothingToUpgrade) {
  clear_board();
  put(Building::palace, "r1c2", true);
  put(Building::university, "r4c7", false);
  human("r8c10");
  const State before = s;
  upgrade(1);
  EXPECT_TRUE(cited(Rule::AI_ACT_2));
  EXPECT_EQ(s.hers, before.hers);
  EXPECT_TRUE(told("aoi.step.no-upgrade"));
}

}  // namespace
}  // namespace seatmate::age_of_innovation
