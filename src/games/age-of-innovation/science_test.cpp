// Disciplines, scholars, X-markers, innovations and points.

#include "games/age-of-innovation/evening_test_support.h"

namespace seatmate::age_of_innovation {
namespace {

using Levels = std::array<std::uint8_t, discipline_count>;

class Science : public Position {
 public:
  void levels(Levels hers, Levels yours) {
    s.science[0] = hers;
    s.science[1] = yours;
  }
  std::optional<Discipline> discipline(Card card) {
    support(card);
    return choose_discipline(s, t, support_of(printed(), s),
                             tile_discipline(printed(), s.round, current_tile(s), s.final_tile));
  }
};

// AI-SCHOL-1, AMB-15, BASE-SCI-1: anybody's marker on 12 closes a discipline.
TEST_F(Science, AMarkerOnTwelveClosesTheDiscipline) {
  levels({12, 1, 1, 1}, {0, 12, 0, 0});
  EXPECT_EQ(open_disciplines(s).count(), 2);
  levels({12, 1, 12, 1}, {0, 12, 0, 12});
  EXPECT_FALSE(discipline(2));
  EXPECT_TRUE(cited(Rule::AI_SCHOL_1));
}

// AI-SCHOL-2, BASE-TILE-1: the tile symbol means the colour of the round tile.
TEST_F(Science, TheTileSymbolMeansTheTilesColour) {
  levels({3, 1, 1, 1}, {3, 9, 9, 9});
  EXPECT_EQ(discipline(1), Discipline::banking);  // tile 3 is yellow
  s.round = 2;
  EXPECT_EQ(discipline(1), Discipline::engineering);  // tile 7 is brown
  EXPECT_TRUE(cited(Rule::AI_SCHOL_2));
}

// AI-SCHOL-2: a blocked tile colour means catching up.
TEST_F(Science, ABlockedTileColourMeansCatchingUp) {
  levels({3, 4, 2, 6}, {12, 2, 4, 4});
  const auto chosen = discipline(1);  // forward 2
  EXPECT_EQ(chosen, Discipline::engineering);
  EXPECT_TRUE(cited(Rule::AI_SCHOL_4));
}

// AI-SCHOL-3, AMB-13: disciplines on 0 first, all of them.
TEST_F(Science, DisciplinesOnZeroFirst) {
  levels({5, 0, 5, 0}, {5, 9, 5, 8});
  EXPECT_EQ(discipline(2), Discipline::medicine);  // gaps 9 and 8
  EXPECT_TRUE(cited(Rule::AI_SCHOL_3));
}

// AI-SCHOL-4: the smallest gap, above or below.
TEST_F(Science, TheSmallestGapUpOrDown) {
  levels({1, 8, 3, 2}, {5, 6, 9, 9});
  EXPECT_EQ(discipline(2), Discipline::law);
  levels({3, 4, 2, 6}, {5, 2, 4, 4});
  EXPECT_EQ(discipline(5), Discipline::engineering) << "all gaps are 2: backward 2";
}

// AI-SCHOL-5, BASE-SCHOL-1: the free space with the highest number; a scholar leaves her seven.
TEST_F(Science, TheHighestFreeSpace) {
  levels({7, 9, 9, 9}, {7, 0, 0, 0});
  support(2);
  EXPECT_EQ(s.scholars, 7);
  send_scholar(s, t, support_of(printed(), s));
  // AI-GEN-4: past level 8 without a city key.
  EXPECT_EQ(s.science[0][0], 10);
  EXPECT_EQ(s.scholars, 6);
  EXPECT_EQ(s.free_three[0], 0);
  s.science[1][0] = 10;
  send_scholar(s, t, support_of(printed(), s));
  EXPECT_EQ(s.science[0][0], 12) << "a 2, and level 12 is the top (AMB-14)";
  EXPECT_EQ(s.free_two[0], 2);
  EXPECT_TRUE(cited(Rule::AI_SCHOL_5));
}

// AI-SCHOL-6: no scholar or no space: one level without a scholar.
TEST_F(Science, WithoutScholarOrSpaceOneLevel) {
  EXPECT_EQ(scholar_space(1, 3, 0), 0);
  EXPECT_EQ(scholar_space(0, 0, 3), 0);
  EXPECT_EQ(scholar_space(0, 1, 3), 2);
  levels({2, 9, 9, 9}, {2, 0, 0, 0});
  s.scholars = 0;
  support(2);
  send_scholar(s, t, support_of(printed(), s));
  EXPECT_EQ(s.science[0][0], 3);
  EXPECT_EQ(s.free_three[0], 1);
  EXPECT_TRUE(cited(Rule::AI_SCHOL_6));
}

// AI-STEP-1: always by catching up, never by the tile, no scholar.
TEST_F(Science, OneStepIgnoresTheTile) {
  levels({3, 1, 1, 1}, {9, 9, 1, 9});
  support(1);  // shows the tile symbol: banking in round 1
  advance_levels(s, t, support_of(printed(), s), 1);
  EXPECT_EQ(s.science[0], (Levels{3, 1, 2, 1}));
  EXPECT_EQ(s.scholars, 7);
  EXPECT_TRUE(cited(Rule::AI_STEP_1));
}

// AI-COVER-1, AI-COVER-2, BASE-ACT-1: one of six power actions and one of three book actions.
TEST_F(Science, CoversAPowerAndABookAction) {
  support(10);  // backward 4
  cover_actions(s, t, support_of(printed(), s));
  EXPECT_EQ(s.power_covered, SlotSet::of(2)) << "the fourth from the right of six";
  EXPECT_EQ(s.book_covered, SlotSet::of(2)) << "of three, the count wraps to the rightmost";
  ASSERT_TRUE(told("aoi.step.cover"));
  EXPECT_EQ(told("aoi.step.cover")->places, (Places{"power-covered.3", "book-covered.3"}));
  EXPECT_TRUE(cited(Rule::AI_COVER_1));
  EXPECT_TRUE(cited(Rule::AI_COVER_2));
}

// AI-COVER-3, AMB-6: all power actions covered, a book action is covered all the same.
TEST_F(Science, TheTwoPartsAreIndependent) {
  s.power_covered = SlotSet::first_n(6);
  support(2);
  cover_actions(s, t, support_of(printed(), s));
  EXPECT_EQ(s.book_covered, SlotSet::of(2));
  EXPECT_EQ(told("aoi.step.cover")->places, (Places{"book-covered.3"}));
  EXPECT_TRUE(cited(Rule::AI_COVER_3));
  s.readings.cover_power_first = true;
  s.book_covered = {};
  cover_actions(s, t, support_of(printed(), s));
  EXPECT_TRUE(s.book_covered.empty());
}

// AI-INNO-1: from round 3 on, at most three.
TEST_F(Science, InnovationsFromRoundThree) {
  support(6);
  s.round = 2;
  take_innovation(s, t, support_of(printed(), s));
  EXPECT_EQ(s.innovations_taken[0], 0);
  EXPECT_TRUE(cited(Rule::AI_INNO_1));
  EXPECT_TRUE(cited(Rule::AI_ACT_1)) << "the condition is not met: the action fails";
  s.round = 3;
  for (int i = 0; i < 5; ++i) take_innovation(s, t, support_of(printed(), s));
  EXPECT_EQ(s.innovations_taken[0], 3);
}

// AI-INNO-2, BASE-INNO-1, AMB-21: by the arrow, row by row of 2 and 4, empty places skipped.
TEST_F(Science, InnovationsRowByRow) {
  s.round = 3;
  EXPECT_EQ(s.innovations.count(), 6);
  s.innovations = SlotSet(0b101101);
  support(3);  // forward 3
  take_innovation(s, t, support_of(printed(), s));
  EXPECT_EQ(s.innovations, SlotSet(0b100101));
  EXPECT_EQ(innovation_place(printed(), 2, 3), (std::pair{2, 2}));
  EXPECT_EQ(told("aoi.step.innovation")->places, (Places{"innovation.4"}));
  EXPECT_TRUE(cited(Rule::AI_INNO_2));
}

// AI-VP-1, AI-DIFF-1: the printed number, or X of level and round.
TEST_F(Science, PointsByCardAndLevel) {
  EXPECT_EQ(points_of(printed(), 2, 1, {true, 0}), 1);
  EXPECT_EQ(points_of(printed(), 2, 3, {true, 0}), 2);
  EXPECT_EQ(points_of(printed(), 5, 6, {true, 0}), 4);
  EXPECT_EQ(points_of(printed(), 1, 1, printed().cards[8].points), 3);
  gain_points(s, t, {true, 0});
  EXPECT_EQ(s.score, 21);
  EXPECT_EQ(told("aoi.step.points")->places, (Places{"score"}));
  EXPECT_TRUE(cited(Rule::AI_VP_1));
  EXPECT_TRUE(cited(Rule::AI_DIFF_1));
}

// AI-VP-2: X+1 and X-1, never below 0; the X that is told is the level's.
TEST_F(Science, FactionPointsNeverBelowZero) {
  EXPECT_EQ(points_of(printed(), 1, 1, {true, -1}), 0);
  EXPECT_EQ(points_of(printed(), 1, 1, {true, 1}), 1);
  s.level = 1;
  gain_points(s, t, {true, -1});
  EXPECT_EQ(s.score, 20);
  EXPECT_TRUE(cited(Rule::AI_VP_2));
  for (const TrailEntry& entry : t.trail.entries)
    if (entry.line == index(Line::AI_DIFF_1_x_of_level)) {
      EXPECT_EQ(entry.a, 0);
    }
}

}  // namespace
}  // namespace seatmate::age_of_innovation
