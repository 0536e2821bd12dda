// The end: science, areas, her faction, the winner; and the map they are counted on.

#include "games/age-of-innovation/evening_test_support.h"

namespace seatmate::age_of_innovation {
namespace {

class Scoring : public Position {
 public:
  void score(int points, int ship) {
    answers = {{"points", {std::to_string(points)}, 0}, {"ship", {std::to_string(ship)}, 0}};
    s.phase = Phase::scoring;
    carry([&] { return score_game(s, t); });
  }
  static std::array<int, 3> shares(std::vector<int> values, std::vector<int> prizes) {
    std::array<int, 3> result{};
    share_prizes(values, prizes, std::span(result).first(values.size()));
    return result;
  }
};

// BASE-SCORE-1, BASE-SCORE-2: prizes by rank, ties share rounded down, 0 gets nothing.
TEST_F(Scoring, TiesShareThePrizes) {
  EXPECT_EQ(shares({8, 8}, {18, 12, 6}), (std::array{15, 15, 0}));
  EXPECT_EQ(shares({5, 5, 5}, {8, 4, 2}), (std::array{4, 4, 4}));
  EXPECT_EQ(shares({7, 2, 7}, {8, 4, 2}), (std::array{6, 2, 6}));
  EXPECT_EQ(shares({0, 3}, {8, 4, 2}), (std::array{0, 8, 0}));
}

// AI-END-1: she takes part in the science scoring.
TEST_F(Scoring, ScienceForAll) {
  s.science[0] = {5, 0, 7, 3};
  s.science[1] = {5, 0, 2, 12};
  score(50, 0);
  EXPECT_EQ(s.science_points[0], 6 + 0 + 8 + 4);
  EXPECT_EQ(s.science_points[1], 6 + 0 + 4 + 8);
  EXPECT_TRUE(cited(Rule::AI_END_1));
  EXPECT_TRUE(cited(Rule::BASE_SCORE_2));
}

// AI-END-1 to -5: the end is told line by line, each with its reasons.
TEST(FinalScoring, IsToldLineByLine) {
  Evening evening({{"automa-home", "lake"}, {"cards", "app"}});
  evening.settle();
  evening.play_out();
  std::vector<std::string> lines;
  int science = 0;
  for (const Step& step : evening.report.steps) {
    lines.push_back(step.text.id);
    EXPECT_FALSE(step.why.empty()) << step.text.id;
    for (const Argument& arg : step.text.args)
      if (step.text.id == "aoi.step.science-scoring" && arg.key == "points")
        science += static_cast<int>(arg.number);
  }
  const std::string line = "aoi.step.science-scoring";
  EXPECT_EQ(lines, (std::vector<std::string>{line, line, line, line, "aoi.step.area-scoring",
                                             "aoi.step.totals"}));
  EXPECT_EQ(science, evening.state().science_points[0]);
}

// AI-END-2, BASE-REACH-1: the highest shipping value of her level, whatever the round.
TEST_F(Scoring, HerAreaUsesTheHighestShippingValue) {
  EXPECT_EQ(area_ship(printed(), 1), 2);
  EXPECT_EQ(area_ship(printed(), 5), 3);
  const Map& map = map_of(printed(), s);
  const HexSet set = hexes("r1c2 r1c3 r2c3 r3c5 r4c7 r4c6 r7c7");
  const InlineVector<Bridge, bridges_each> none;
  EXPECT_EQ(largest_area(map, set, 0, none), 3);
  const auto sizes = area_sizes(map, set, 3, none);
  EXPECT_EQ(sizes[0], 4);
  EXPECT_EQ(sizes[1], 3);
  score(50, 0);
  EXPECT_TRUE(cited(Rule::AI_END_2));
  EXPECT_TRUE(cited(Rule::BASE_SCORE_1));
  EXPECT_EQ(s.area_points[0], 15) << "one building each: they share 18 and 12";
}

// BASE-SCORE-1: a human's own bridge joins two buildings.
TEST_F(Scoring, BridgesJoinAreas) {
  const Map& map = map_of(printed(), s);
  InlineVector<Bridge, bridges_each> bridges;
  EXPECT_EQ(largest_area(map, hexes("r2c7 r4c7"), 0, bridges), 1);
  bridges.push_back({hex("r2c7"), hex("r4c7")});
  EXPECT_EQ(largest_area(map, hexes("r2c7 r4c7"), 0, bridges), 2);
}

// AI-END-3: nothing for resources; AI-END-4: her faction's scoring is hers alone (AI-GEN-5).
TEST_F(Scoring, OnlyHerFactionScores) {
  s.faction = Faction::wanderers;
  score(50, 0);
  EXPECT_EQ(s.faction_points, 4);
  EXPECT_TRUE(cited(Rule::AI_END_3));
  EXPECT_TRUE(cited(Rule::AI_END_4));
  const auto result = Rulebook::result(printed(), s);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->standings[0].points[3], 4);
  EXPECT_EQ(result->standings[1].points[3], 0);
  EXPECT_EQ(result->standings[0].total, s.score + 4 + s.science_points[0] + s.area_points[0]);
}

// AI-END-5: the highest total wins, a tie is shared.
TEST_F(Scoring, TheHighestTotalWins) {
  score(200, 0);
  EXPECT_EQ(Rulebook::result(printed(), s)->verdict.id, "aoi.verdict.you-win");
  EXPECT_TRUE(cited(Rule::AI_END_5));
  s.human_points[0] = 0;
  EXPECT_EQ(Rulebook::result(printed(), s)->verdict.id, "aoi.verdict.she-wins");
  s.human_points[0] = static_cast<std::int16_t>(final_total(s, Player::automa) -
                                                s.science_points[1] - s.area_points[1]);
  EXPECT_EQ(Rulebook::result(printed(), s)->verdict.id, "aoi.verdict.shared");
}

// BASE-MAP-1, BASE-MAP-2: both sides as printed.
TEST(PrintedMap, LandRiverAndBridges) {
  const Map& small = printed().map(Side::small);
  const Map& large = printed().map(Side::large);
  EXPECT_EQ(small.land.count(), 59);
  EXPECT_EQ(small.river.count(), 30);
  EXPECT_EQ(small.bridges.size(), 17U);
  EXPECT_EQ(large.land.count(), 81);
  EXPECT_EQ(large.river.count(), 36);
  EXPECT_EQ(large.bridges.size(), 31U);
  EXPECT_EQ(label(small, hex("r4c7")), "E3");
  EXPECT_TRUE(small.printed[index(Terrain::lake)].has(hex("r4c7")));
}

// BASE-MAP-3: six sides, odd rows half a hex to the right.
TEST(PrintedMap, Neighbours) {
  const Map& map = printed().map(Side::small);
  EXPECT_EQ(neighbours(hexes("r1c2")) & map.land, hexes("r1c1 r1c3 r0c2 r0c3 r2c2 r2c3"));
  EXPECT_EQ(neighbours(hexes("r4c7")) & map.land, hexes("r4c6 r4c8 r5c6"));
  for (const Hex a : map.land)
    for (const Hex b : map.land)
      ASSERT_EQ(neighbours(HexSet::of(a)).has(b), neighbours(HexSet::of(b)).has(a));
  // A bridge stands where two hexes face each other across the water: never between neighbours.
  for (const Bridge& bridge : map.bridges)
    EXPECT_EQ(distance(map, HexSet::of(bridge.from), HexSet::of(bridge.to), {}), 2);
}

// BASE-MAP-4: a hex with a side that faces no space is an edge hex.
TEST(PrintedMap, Edges) {
  const Map& map = printed().map(Side::small);
  EXPECT_TRUE(map.edge.has(hex("r0c1")));
  EXPECT_FALSE(map.edge.has(hex("r1c2")));
}

// BASE-START-1: six letters a terrain, on hexes of that terrain; no card names one hex twice.
TEST(PrintedMap, FirstWorkshopLetters) {
  for (const Side side : {Side::small, Side::large})
    for (std::size_t terrain = 0; terrain < terrain_count; ++terrain) {
      const auto& letters = printed().map(side).first_workshops[terrain];
      for (const Hex h : letters) EXPECT_TRUE(printed().map(side).printed[terrain].has(h));
      for (Card card = 1; card <= card_count; ++card)
        EXPECT_NE(letters[printed().cards[card].marked_letter],
                  letters[printed().cards[card].unmarked_letter]);
    }
  EXPECT_EQ(printed().map(Side::small).first_workshops[5][0], hex("r7c4"));
}

// BASE-REACH-1: adjacent, or over at most `ship` river hexes in a chain.
TEST(PrintedMap, Reach) {
  const Map& map = printed().map(Side::small);
  EXPECT_EQ(reach_of(map, hexes("r4c7"), 0), hexes("r4c6 r4c8 r5c6"));
  EXPECT_EQ(reach_of(map, hexes("r4c7"), 1), hexes("r2c7 r3c5 r3c8 r4c6 r4c8 r5c6 r5c8"));
  EXPECT_EQ(reach_of(map, hexes("r1c1"), 3), hexes("r0c1 r0c2 r1c2 r2c2 r3c2 r5c2"));
}

// BASE-TERR-1, AMB-1: each row begins with the home terrain; B is the mirror image of A.
TEST(PrintedMap, TerrainRowsFollowTheCircle) {
  for (std::size_t home = 0; home < terrain_count; ++home) {
    const auto& a = printed().priority[home][0];
    const auto& b = printed().priority[home][1];
    EXPECT_EQ(index(a[0]), home);
    for (std::size_t i = 0; i < terrain_count; ++i)
      EXPECT_EQ((static_cast<int>(a[i]) + static_cast<int>(b[i])) % terrain_count,
                (2 * home) % terrain_count);
  }
}

// BASE-BLD-1: nine, four, three, one and one; power 1, 2, 2, 3, 3.
TEST(PrintedPieces, CountsAndPower) {
  EXPECT_EQ(printed().count, (std::array<std::uint8_t, 5>{9, 4, 3, 1, 1}));
  EXPECT_EQ(printed().power, (std::array<std::uint8_t, 7>{1, 2, 2, 3, 3, 2, 4}));
}

// BASE-TILE-1: colour and value of the tiles, by the face that is up.
TEST(PrintedPieces, Tiles) {
  EXPECT_EQ(tile_points(printed(), 3, 1, 1), 3);
  EXPECT_EQ(tile_points(printed(), 4, 1, 1), 7);
  EXPECT_EQ(tile_points(printed(), 6, 1, 2), 6);
  EXPECT_EQ(tile_discipline(printed(), 5, 9, 1), Discipline::engineering);
  EXPECT_EQ(tile_discipline(printed(), 6, 9, 1), Discipline::medicine);
}

// BASE-FAC-2: what a human counted is believed; of Moles nobody else can count it.
TEST_F(Scoring, TheLargestAreaMayBeTold) {
  s.human = {};
  human("r1c2 r1c3");
  put(Building::workshop, "r6c4", false);
  answers = {{"points", {"50"}, 0}, {"ship", {"0", "9"}, 0}};
  s.phase = Phase::scoring;
  carry([&] { return score_game(s, t); });
  EXPECT_EQ(s.largest_area[1], 9);
  EXPECT_EQ(s.area_points[1], 18);
  EXPECT_TRUE(cited(Rule::BASE_FAC_2));
  const HumanShip question{Player::human1};
  EXPECT_EQ(question.read(printed(), s, {"ship", {"2"}, 0})->area, 0);
  EXPECT_EQ(question.read(printed(), s, {"ship", {"2", "auto"}, 0})->ship, 2);
  s.folk[0] = Folk::moles;
  EXPECT_FALSE(question.read(printed(), s, {"ship", {"2", "auto"}, 0}));
  EXPECT_FALSE(question.read(printed(), s, {"ship", {"2"}, 0}));
  EXPECT_EQ(question.read(printed(), s, {"ship", {"2", "7"}, 0})->area, 7);
  EXPECT_EQ(question.form(printed(), s).fields[1].otherwise, "");
}

}  // namespace
}  // namespace seatmate::age_of_innovation
