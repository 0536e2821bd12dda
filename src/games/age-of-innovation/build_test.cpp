// Where she builds, by the position on the board.

#include "games/age-of-innovation/evening_test_support.h"

namespace seatmate::age_of_innovation {
namespace {

class Build : public Position {
 public:
  std::optional<Hex> site(const FactionStep& manner = plain_build) {
    return choose_building_site(s, t, support(), manner, ship_of(printed(), s),
                                printed_power(printed(), s));
  }
  HexSet left_after(Line line) {
    for (const TrailEntry& entry : t.trail.entries)
      if (entry.line == index(line) && entry.what != TrailEntry::What::note)
        return HexSet(entry.set);
    ADD_FAILURE() << "nothing was chosen by " << why_lines[index(line)].sentence;
    return {};
  }
  HexSet options() { return left_after(Line::AI_BUILD_2_options); }
  using Position::support;
};

// AI-BUILD-2, AI-REACH-1: only empty land in reach of the group the card shows.
TEST_F(Build, OptionsAreEmptyLandInReachOfTheShownGroup) {
  support(2);  // marked, ship 0
  ASSERT_TRUE(site());
  EXPECT_EQ(options(), hexes("r0c2 r0c3 r1c1 r1c3 r2c2 r2c3"));
  t.trail.entries.clear();
  support(4);  // unmarked
  ASSERT_TRUE(site());
  EXPECT_EQ(options(), hexes("r4c6 r4c8 r5c6"));
}

// AI-DIFF-1, AMB-23: the shipping value of the level and round widens the reach.
TEST_F(Build, ShippingValueOfTheRoundWidensTheReach) {
  support(4);
  s.round = 3;  // level 2: ship 1
  ASSERT_TRUE(site());
  EXPECT_EQ(options(), hexes("r2c7 r3c5 r3c8 r4c6 r4c8 r5c6"));
}

// AI-BUILD-4, AI-SEL-1, AI-SEL-TERR-1: the first terrain of row B that occurs keeps its hexes.
TEST_F(Build, TerrainPriorityComesFirst) {
  support(2);  // row B of the lake card: lake, forest, swamp …
  ASSERT_TRUE(site());
  EXPECT_EQ(left_after(Line::AI_SEL_TERR_1_terrain_priority), hexes("r1c1 r1c3"));
  EXPECT_TRUE(cited(Rule::AI_SEL_TERR_1));
}

// AI-SEL-TERR-1, AMB-22: the terrain that lies there now counts, not the printed one.
TEST_F(Build, TilesOnEmptyHexesCountAsTheirTerrain) {
  support(2);
  lay_terrain(s, hex("r0c2"), Terrain::lake);
  EXPECT_EQ(site(), hex("r0c2"));
}

// AI-SEL-NEAR-4, AI-BUILD-4: of two swamps the one nearer to a human building.
TEST_F(Build, ClosestToHumanBreaksTerrainTies) {
  support(2);
  EXPECT_EQ(site(), hex("r1c3"));
  EXPECT_EQ(left_after(Line::AI_SEL_NEAR_4_closest_to_human), hexes("r1c3"));
  EXPECT_TRUE(cited(Rule::AI_SEL_NEAR_4));
}

// AI-SEL-DIR-1 to -4: the arrow counts in reading order, or backwards, and wraps.
TEST_F(Build, TheArrowDecidesWhatIsLeft) {
  clear_board();
  put(Building::workshop, "r5c8", true);
  put(Building::workshop, "r7c3", false);
  human("r7c5 r8c8");
  s.home = Terrain::forest;
  support(4);  // backward 3 over two mountains: wraps to the last
  EXPECT_EQ(site(), hex("r8c4"));
  EXPECT_TRUE(cited(Rule::AI_SEL_DIR_2));
  EXPECT_TRUE(cited(Rule::AI_SEL_DIR_3));
  t.trail.entries.clear();
  support(3);  // forward 3: unmarked, row B, wraps to the first
  EXPECT_EQ(site(), hex("r6c4"));
  EXPECT_TRUE(cited(Rule::AI_SEL_DIR_1));
  // AI-SEL-DIR-4: reading order is by row, then by column as a number.
  EXPECT_LT(index(hex("r2c7")), index(hex("r2c10")));
  EXPECT_LT(index(hex("r2c10")), index(hex("r3c2")));
}

// AI-BUILD-3, AI-BUILD-3a, AI-SEL-NEAR-3: only hexes nearer than D to both groups stay.
TEST_F(Build, BringTogetherKeepsWhatShortensThePath) {
  support(5);
  EXPECT_EQ(site(), hex("r1c3"));
  EXPECT_EQ(left_after(Line::AI_BUILD_3_bring_together), hexes("r1c3 r2c3"));
  EXPECT_TRUE(cited(Rule::AI_SEL_NEAR_3));
  RuleCounts counts;
  Table table(printed(), &counts);
  static_cast<void>(
      choose_building_site(s, table, support(), plain_build, 0, printed_power(printed(), s)));
  EXPECT_EQ(counts.times[index(Rule::AI_BUILD_3a)], 1U);
}

// AI-BUILD-3: no hex shortens the path: all stay.
TEST_F(Build, BringTogetherWithoutAShorterHexKeepsAll) {
  clear_board();
  put(Building::workshop, "r0c1", true);
  put(Building::workshop, "r8c10", false);
  human("r0c2 r1c2 r8c5");  // from A1 the only free neighbour is B1, no nearer to I9
  support(5);
  ASSERT_TRUE(site());
  EXPECT_EQ(left_after(Line::AI_BUILD_3_bring_together), options());
}

// AI-BUILD-3: groups that are in reach already are not brought together.
TEST_F(Build, GroupsInReachAreNotBroughtTogether) {
  put(Building::workshop, "r4c6", true);
  support(5);
  ASSERT_TRUE(site());
  EXPECT_FALSE(cited(Rule::AI_BUILD_3));
}

// AI-SEL-NEAR-1, AI-SEL-NEAR-2: steps over land and river alike, around human buildings, which may
// be the end.
TEST_F(Build, PathsGoAroundHumanBuildings) {
  const Map& map = map_of(printed(), s);
  EXPECT_EQ(distance(map, hexes("r1c2"), hexes("r4c7"), {}), 6);
  EXPECT_EQ(distance(map, hexes("r0c7"), hexes("r1c7"), hexes("r1c7")), 1);
  EXPECT_EQ(distance(map, hexes("r2c4"), hexes("r7c6"), {}), 5);
  EXPECT_EQ(distance(map, hexes("r2c4"), hexes("r7c6"), hexes("r4c5")), 6);
  // Enclosed: infinitely far (AMB-10).
  EXPECT_EQ(distance(map, hexes("r0c1"), hexes("r8c2"), map.next_to(hexes("r0c1"))), no_path);
}

// AI-BUILD-5, AI-GEN-4: foreign land becomes hers without a spade; home terrain needs no tile.
TEST_F(Build, ForeignLandGetsATile) {
  support(2);
  build_on(s, t, hex("r1c3"), support());
  EXPECT_EQ(terrain_at(s, hex("r1c3")), Terrain::lake);
  ASSERT_TRUE(told("aoi.step.build"));
  EXPECT_EQ(told("aoi.step.build")->text.args[2].text, "yes");
  EXPECT_TRUE(cited(Rule::AI_BUILD_5));
  t.trail.entries.clear();
  build_on(s, t, hex("r1c8"), support());
  EXPECT_FALSE(cited(Rule::AI_BUILD_5));
}

// AI-BUILD-6, BASE-BLD-1: a workshop leaves her supply of nine.
TEST_F(Build, AWorkshopLeavesHerSupply) {
  support(2);
  EXPECT_EQ(supply(printed(), s, Building::workshop), 7);
  build_on(s, t, hex("r1c3"), support());
  EXPECT_EQ(supply(printed(), s, Building::workshop), 6);
  EXPECT_TRUE(s.hers[0].has(hex("r1c3")));
  EXPECT_TRUE(cited(Rule::AI_BUILD_6));
}

// AI-BUILD-7, AI-MARK-1: marked if the nearest building is; a tie is no mark; the card is not
// asked.
TEST_F(Build, TheNearestBuildingDecidesTheMark) {
  support(4);  // shows the unmarked group
  build_on(s, t, hex("r1c3"), support());
  EXPECT_TRUE(s.marked.has(hex("r1c3")));
  build_on(s, t, hex("r4c8"), support());
  EXPECT_TRUE(s.unmarked.has(hex("r4c8")));
  clear_board();
  put(Building::workshop, "r4c5", true);
  put(Building::workshop, "r4c7", false);
  build_on(s, t, hex("r4c6"), support());
  EXPECT_TRUE(s.unmarked.has(hex("r4c6"))) << "equal distance: no mark";
  s.readings.mark_by_support_card = true;  // AMB-2, the other reading
  support(1);
  build_on(s, t, hex("r8c10"), support());
  EXPECT_TRUE(s.marked.has(hex("r8c10")));
}

// AI-BUILD-1, AI-BUILD-8, AI-ACT-1: without a workshop she upgrades instead.
TEST_F(Build, WithoutAWorkshopSheUpgrades) {
  put(Building::workshop, "r0c2 r0c3 r1c1 r1c3 r2c2 r2c3 r3c3", true);
  ASSERT_EQ(supply(printed(), s, Building::workshop), 0);
  support(2);
  carry([&] { return transform_and_build(s, t, support(), plain_build); });
  EXPECT_TRUE(cited(Rule::AI_BUILD_1));
  EXPECT_TRUE(cited(Rule::AI_BUILD_8));
  EXPECT_TRUE(told("aoi.step.upgrade"));
  EXPECT_FALSE(told("aoi.step.build"));
}

// AI-BUILD-8, AI-ACT-2: without a hex, too.
TEST_F(Build, WithoutAHexSheUpgrades) {
  clear_board();
  put(Building::workshop, "r3c9", true);
  put(Building::workshop, "r5c2 r5c3", false);
  human("r6c3 r6c4 r7c8");
  s.home = Terrain::plains;
  support(6);
  carry([&] { return transform_and_build(s, t, support(), plain_build); });
  EXPECT_TRUE(cited(Rule::AI_BUILD_8));
  EXPECT_TRUE(told("aoi.step.upgrade"));
}

// AI-GEN-6, BASE-POWER-1, AMB-7: the human may take what the buildings beside it are worth.
TEST_F(Build, TheHumanMayTakePower) {
  human("r4c9", Building::guild);
  s.human_piece[index(hex("r4c9"))].annex = true;
  support(4);
  carry([&] { return transform_and_build(s, t, support(), plain_build); });
  const Hex built = (s.automa() - hexes("r1c2 r4c7")).first();
  const int power = power_to_humans(printed(), s, built, printed_power(printed(), s));
  const Step* may = told("aoi.step.may-take-power");
  ASSERT_EQ(may != nullptr, power > 0);
  EXPECT_EQ(power_to_humans(printed(), s, hex("r4c8"), printed_power(printed(), s)), 1 + 2 + 1)
      << "workshop on F5, guild with an annex on E5";
  if (may) {
    EXPECT_EQ(may->kind, Step::Kind::you_may);
    EXPECT_EQ(number(*may, "power"), power);
  }
}

// BASE-MAP-3, AMB-5: a human bridge makes its ends adjacent, unless the other reading is set.
TEST_F(Build, BridgesMakeAdjacent) {
  human("r2c7");
  s.bridges[0].push_back({hex("r2c7"), hex("r4c7")});
  EXPECT_TRUE(next_to_humans(printed(), s).has(hex("r4c7")));
  EXPECT_TRUE(humans_next_to(printed(), s, hex("r4c7"), 0).has(hex("r2c7")));
  s.readings.ignore_bridges = true;
  EXPECT_FALSE(next_to_humans(printed(), s).has(hex("r4c7")));
}

}  // namespace
}  // namespace seatmate::age_of_innovation
