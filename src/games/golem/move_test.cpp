// Chapter "Golem movement".

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class Move : public RuleTest {
 public:
  // "red 4, yellow 3 lying": the golems as they stand now.
  std::string board() {
    std::string text;
    for (const Golem& golem : s.golems) {
      if (!text.empty()) text += ", ";
      text += std::string(token(golem.district)) + " " + std::to_string(golem.section);
      if (golem.lying) text += " lying";
    }
    return text;
  }
};

// GO-MOVE-1: steps are the value of the golem track and the character's.
TEST_F(Move, StepsAreTheTrackAndTheCharacter) {
  golem(Colour::red, 1);
  s.golem_track = 3;
  table(BoardTable::golem_track_value, {0, 1, 1, 2});
  character_card(Colour::red, Colour::blue, 3);
  run(movement(s, t));
  EXPECT_EQ(board(), "red 6");
  EXPECT_EQ(s.phase, Phase::actions);
}

// GO-MOVE-2: with the leg for two clay the character's steps are not added.
TEST_F(Move, TheLeftLegSavesTheCharacterSteps) {
  golem(Colour::red, 1);
  own(GolemPart::left_leg);
  s.golem_track = 3;
  table(BoardTable::golem_track_value, {0, 1, 1, 2});
  character_card(Colour::red, Colour::blue, 3);
  run(movement(s, t));
  EXPECT_EQ(board(), "red 3");
}

// GO-MOVE-3: lying golems first, the lowest section first, then the higher token; one by one.
TEST_F(Move, ForwardLyingThenLowestThenHigherToken) {
  tokens(Colour::yellow, Colour::red, Colour::blue);
  golem(Colour::red, 1);
  golem(Colour::red, 5, true);
  golem(Colour::blue, 3, true);
  golem(Colour::yellow, 3, true);
  ASSERT_TRUE(step_golem(s, t, Direction::forward));
  EXPECT_EQ(board(), "red 1, red 5 lying, blue 3 lying, yellow 4");
  ASSERT_TRUE(step_golem(s, t, Direction::forward));
  EXPECT_EQ(board(), "red 1, red 5 lying, blue 4, yellow 4");
  ASSERT_TRUE(step_golem(s, t, Direction::forward));
  EXPECT_EQ(board(), "red 1, red 6, blue 4, yellow 4");
  ASSERT_TRUE(step_golem(s, t, Direction::forward));
  EXPECT_EQ(board(), "red 2, red 6, blue 4, yellow 4");
}

// GO-MOVE-4, GO-STRAT-5: back it is the highest section, and the lower token.
TEST_F(Move, BackLyingThenHighestThenLowerToken) {
  tokens(Colour::yellow, Colour::red, Colour::blue);
  golem(Colour::red, 6);
  golem(Colour::blue, 6);
  golem(Colour::yellow, 3, true);
  golem(Colour::yellow, 1, true);
  ASSERT_TRUE(step_golem(s, t, Direction::back));
  EXPECT_EQ(board(), "red 6, blue 6, yellow 2, yellow 1 lying");
  ASSERT_TRUE(step_golem(s, t, Direction::back));
  EXPECT_EQ(board(), "red 6, blue 5, yellow 2, yellow 1 lying");
}

// Example MOVE-BACK, GO-MOVE-4, GO-MOVE-5: the booklet's example.
TEST_F(Move, ExampleOfTheBooklet) {
  tokens(Colour::red, Colour::yellow, Colour::blue);
  golem(Colour::red, 4, true);
  golem(Colour::yellow, 4, true);
  golem(Colour::blue, 1);
  const auto first = step_golem(s, t, Direction::free);
  ASSERT_TRUE(first);
  EXPECT_EQ(index_of(first->golem), 1U);
  EXPECT_TRUE(first->stood_up);
  EXPECT_EQ(board(), "red 4 lying, yellow 3, blue 1");
  ASSERT_TRUE(step_golem(s, t, Direction::free));
  EXPECT_EQ(board(), "red 3, yellow 3, blue 1");
}

// GO-MOVE-5: a golem that lies in I goes forward; A-08: before all others.
TEST_F(Move, FreeAGolemLyingInTheFirstSectionStandsUp) {
  golem(Colour::blue, 1, true);
  golem(Colour::red, 4, true);
  s.readings.lying_in_1_waits = true;
  State waits = s;
  ASSERT_TRUE(step_golem(waits, t, Direction::free));
  EXPECT_EQ(waits.golems[1].section, 3);
  s.readings.lying_in_1_waits = false;
  ASSERT_TRUE(step_golem(s, t, Direction::free));
  EXPECT_EQ(board(), "blue 2, red 4 lying");
  ASSERT_TRUE(step_golem(s, t, Direction::free));
  EXPECT_EQ(board(), "blue 2, red 3");
}

// GO-MOVE-5, A-27: if nobody can go back she goes forward, or the step is lost.
TEST_F(Move, FreeNobodyCanGoBack) {
  golem(Colour::blue, 1);
  State lost = s;
  lost.readings.no_free_fallback = true;
  EXPECT_FALSE(step_golem(lost, t, Direction::free));
  ASSERT_TRUE(step_golem(s, t, Direction::free));
  EXPECT_EQ(board(), "blue 2");
}

// GO-MOVE-6: where she may or may not, only lying golems go.
TEST_F(Move, OptionalOnlyLyingGolemsGo) {
  golem(Colour::blue, 1);
  golem(Colour::red, 4, true);
  EXPECT_EQ(move_golems(s, t, 3, Direction::optional), 2);
  EXPECT_EQ(board(), "blue 1, red 5");
}

// GO-MOVE-7: VIII, IX and X cost resources, never points.
TEST_F(Move, TheLastSectionsCostKnowledge) {
  golem(Colour::red, 7);
  s.marker = 15;
  s.score = 6;
  move_golems(s, t, 1, Direction::forward);
  EXPECT_EQ(s.marker, 14);
  move_golems(s, t, 1, Direction::forward);
  EXPECT_EQ(s.marker, 11);
  move_golems(s, t, 1, Direction::forward);
  EXPECT_EQ(s.marker, 6);
  EXPECT_EQ(s.score, 6);
  // F-23: the price of X is told.
  table(BoardTable::price_of_x, {2});
  EXPECT_EQ(entry_price(t.data, s, 10, true), 2);
  table(BoardTable::price_of_x, {5});
  // the way back costs nothing, unless one plays it so.
  move_golems(s, t, 1, Direction::back);
  EXPECT_EQ(s.marker, 6);
  s.readings.back_entry_pays = true;
  move_golems(s, t, 1, Direction::back);
  EXPECT_EQ(s.marker, 5);
}

// GO-MOVE-8: nobody goes beyond X; a step nobody takes costs 5, at most 5 for each golem.
TEST_F(Move, StepsNobodyCanTakeCostPoints) {
  golem(Colour::red, 10);
  golem(Colour::blue, 9);
  s.marker = 20;
  s.golem_track = 0;
  table(BoardTable::golem_track_value, {2});
  character_card(Colour::red, Colour::blue, 0);
  run(movement(s, t));
  EXPECT_EQ(board(), "red 10, blue 10");
  EXPECT_EQ(s.score, -5);
  table(BoardTable::golem_track_value, {7});
  run(movement(s, t));
  EXPECT_EQ(s.score, -15);
}

}  // namespace
}  // namespace seatmate::golem
