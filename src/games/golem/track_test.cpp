// Chapters "Resource track", "Strategy tokens", "Students".

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class Track : public RuleTest {};

// GO-RES-1: coins, clay and knowledge are one resource.
TEST_F(Track, EveryResourceMovesTheSameMarker) {
  apply("coins:2");
  EXPECT_EQ(s.marker, 2);
  apply("clay:3");
  EXPECT_EQ(s.marker, 5);
  apply("knowledge:4");
  EXPECT_EQ(s.marker, 9);
  apply("pay:6");
  EXPECT_EQ(s.marker, 3);
  EXPECT_EQ(s.score, 0);
}

// Vector RES-1, GO-RES-2, GO-RES-3: beyond 20 every step is a point.
TEST_F(Track, BeyondTwentyStepsArePoints) {
  s.marker = 19;
  gain(s, t, 3);
  EXPECT_EQ(s.marker, 20);
  EXPECT_EQ(s.score, 2);
  gain(s, t, 5);
  EXPECT_EQ(s.marker, 20);
  EXPECT_EQ(s.score, 7);
}

// Vector RES-2, GO-RES-2, GO-RES-4, GO-ACT-4: below -5 every step costs a point, and she always
// pays.
TEST_F(Track, BelowMinusFiveStepsCostPoints) {
  s.marker = -4;
  spend(s, t, 3);
  EXPECT_EQ(s.marker, -5);
  EXPECT_EQ(s.score, -2);
  spend(s, t, 10);
  EXPECT_EQ(s.marker, -5);
  EXPECT_EQ(s.score, -12);
}

// GO-RES-4: gaining and then paying is not paying and then gaining.
TEST_F(Track, TheOrderOfStepsMattersAtTheEnds) {
  s.marker = 19;
  gain(s, t, 3);
  spend(s, t, 3);
  EXPECT_EQ(s.marker, 17);
  EXPECT_EQ(s.score, 2);
  s.marker = 19;
  spend(s, t, 3);
  gain(s, t, 3);
  EXPECT_EQ(s.marker, 19);
  EXPECT_EQ(s.score, 2);
}

// GO-RES-5: the zone is every space up to its last one, 0 is outside.
TEST_F(Track, TheRedZoneEndsBelowZero) {
  for (int space = lowest_space; space <= highest_space; ++space) {
    s.marker = static_cast<std::int8_t>(space);
    EXPECT_EQ(red_zone(s, t), space < 0);
  }
  table(BoardTable::red_zone, {3, 7});  // by the face, that is by the level
  s.marker = 3;
  EXPECT_TRUE(red_zone(s, t));
  s.marker = 4;
  EXPECT_FALSE(red_zone(s, t));
  s.level = 2;
  EXPECT_TRUE(red_zone(s, t));
}

// GO-RES-6, GO-ACT-1, GO-ACT-2: the zone is tested after the resources of the action came in.
TEST_F(Track, TheZoneIsTestedWhenTheStepIsReached) {
  row(Row::learning, {Marble::white, Marble::white, Marble::white});
  MarbleChoice choice;
  choice.action = choice.row = Row::learning;
  choice.value = 3;
  s.marker = -3;
  run(area_action(s, t, Colour::blue, choice));
  EXPECT_EQ(s.developed[2], 1);
  s.developed[2] = 0;
  s.marker = -4;
  run(area_action(s, t, Colour::blue, choice));
  EXPECT_EQ(s.developed[2], 0);
}

// GO-DISC-2, Vector DISC-2: what a discount is above the price comes in.
TEST_F(Track, SurplusOfADiscountIsGained) {
  pay_with_discount(s, t, 3, 4);
  EXPECT_EQ(s.marker, 1);
  pay_with_discount(s, t, 3, 3);
  EXPECT_EQ(s.marker, 1);
  pay_with_discount(s, t, 3, 1);
  EXPECT_EQ(s.marker, -1);
}

// ---- tokens

// GO-STRAT-1: red is the golems, yellow the artefacts, blue the learning.
TEST_F(Track, ATokenIsADistrictARowAndAnArea) {
  EXPECT_EQ(row_of(Colour::red), Row::golem);
  EXPECT_EQ(row_of(Colour::yellow), Row::artefact);
  EXPECT_EQ(row_of(Colour::blue), Row::learning);
  for (const Colour colour : all_colours) EXPECT_EQ(token_of(row_of(colour)), colour);
  apply("develop-artefact:9");
  EXPECT_EQ(s.developed, (std::array<std::uint8_t, 3>{0, 1, 0}));
}

// GO-STRAT-2: higher is nearer to the main token.
TEST_F(Track, TheFirstTokenIsTheHighest) {
  tokens(Colour::blue, Colour::red, Colour::yellow);
  EXPECT_EQ(rank(s, Colour::blue), 0);
  EXPECT_EQ(rank(s, Colour::red), 1);
  EXPECT_EQ(rank(s, Colour::yellow), 2);
}

// GO-STRAT-4, GO-GOLEM-4: the token drops once everything is created and developed, not before.
TEST_F(Track, TheGolemTokenDropsWhenAllIsMade) {
  tokens(Colour::red, Colour::blue, Colour::yellow);
  develop_all(Colour::red);
  s.created = 3;
  retire_token(s, t, Colour::red);
  EXPECT_EQ(s.strategy[0], Colour::red);
  s.created = 4;
  s.developed[0] = 31;
  retire_token(s, t, Colour::red);
  EXPECT_EQ(s.strategy[0], Colour::red);
  develop_all(Colour::red);
  retire_token(s, t, Colour::red);
  EXPECT_EQ(s.strategy, (std::array{Colour::blue, Colour::yellow, Colour::red}));
}

// GO-STRAT-4, GO-ART-4: the same for the artefacts; their last bar lets the token drop.
TEST_F(Track, TheArtefactTokenDropsWhenAllIsMade) {
  tokens(Colour::yellow, Colour::blue, Colour::red);
  develop_all(Colour::yellow);
  s.gold = gold_slots - 1;
  ASSERT_EQ(artefacts_created(t.data, s), artefact_count - 1);
  apply("gold:1");
  EXPECT_EQ(s.strategy, (std::array{Colour::blue, Colour::red, Colour::yellow}));
}

// GO-STRAT-4, A-15: no such rule for the learning token, unless one plays it.
TEST_F(Track, TheLearningTokenStays) {
  tokens(Colour::blue, Colour::yellow, Colour::red);
  develop_all(Colour::blue);
  retire_token(s, t, Colour::blue);
  EXPECT_EQ(s.strategy[0], Colour::blue);
  s.readings.learning_token_drops = true;
  retire_token(s, t, Colour::blue);
  EXPECT_EQ(s.strategy[2], Colour::blue);
}

// ---- students

// GO-STUD-1: the leftmost goes forward, of several the one with the higher token; nobody beyond X.
TEST_F(Track, TheLeftmostStudentGoesForward) {
  tokens(Colour::blue, Colour::yellow, Colour::red);
  students(3, 2, 4);
  apply("student:1");
  EXPECT_EQ(s.students, (std::array<std::uint8_t, 3>{3, 3, 4}));
  apply("student:1");  // red and yellow are level: yellow is higher
  EXPECT_EQ(s.students, (std::array<std::uint8_t, 3>{3, 4, 4}));
  students(10, 10, 10);
  EXPECT_FALSE(apply("student:1"));
}

// GO-STUD-2: the rightmost goes back, of several the one with the lower token; nobody before I.
TEST_F(Track, TheRightmostStudentGoesBack) {
  tokens(Colour::blue, Colour::yellow, Colour::red);
  students(4, 4, 3);
  apply("student-back:1");
  EXPECT_EQ(s.students, (std::array<std::uint8_t, 3>{3, 4, 3}));
  students(1, 1, 1);
  apply("student-back:1");
  EXPECT_EQ(s.students, (std::array<std::uint8_t, 3>{1, 1, 1}));
}

// GO-BONUS-2 c, A-11: the district of the highest token; the next one if that student is in X.
TEST_F(Track, TheBonusStudentIsTheOneOfTheHighestToken) {
  tokens(Colour::blue, Colour::yellow, Colour::red);
  students(1, 2, 9);
  EXPECT_EQ(student_of_token(s, t, students_where(t.data, s, true)), Colour::blue);
  EXPECT_EQ(student_of_token(s, t, students_where(t.data, s, true)), Colour::yellow);
  s.readings.bonus_student_leftmost = true;
  EXPECT_EQ(student_of_token(s, t, students_where(t.data, s, true)), Colour::red);
}

// F-26: the first student over the border takes the menorah, later ones nothing.
TEST_F(Track, TheFirstOverTheBorderTakesTheMenorah) {
  students(7, 7, 6);
  s.menorah[1] = 2;
  apply("student-red:1");
  apply("student-yellow:1");
  apply("student-blue:1");
  EXPECT_EQ(s.menorah, (std::array<std::uint8_t, 3>{1, 2, 0}));
}

// GO-TRACK-1: free to choose, the golem track goes up.
TEST_F(Track, TheGolemTrackGoesUpIfFree) {
  s.golem_track = 4;
  EXPECT_TRUE(apply("golem-track-free:2"));
  EXPECT_EQ(s.golem_track, 6);
}

// a track ends where it ends.
TEST_F(Track, TracksEndAtTheirEnds) {
  s.golem_track = track_levels - 2;
  EXPECT_EQ(move_track(s, t, Colour::red, 2), 1);
  EXPECT_EQ(move_track(s, t, Colour::blue, -1), 0);
  EXPECT_EQ(s.learning_track, 0);
}

}  // namespace
}  // namespace seatmate::golem
