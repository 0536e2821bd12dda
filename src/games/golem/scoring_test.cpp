// Chapter "End of game".

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class Scoring : public RuleTest {};

// Vector GOALS, GO-END-2, GO-GEN-2, GO-DIFF-1: goals score by her level, fulfilled or not.
TEST_F(Scoring, GoalsScoreByTheLevel) {
  constexpr std::array<int, 4> points{3, 9, 15, 21};
  for (int level = 1; level <= 4; ++level) {
    s.level = static_cast<std::uint8_t>(level);
    EXPECT_EQ(goal_points(s, t), points[static_cast<std::size_t>(level - 1)]);
  }
}

// Vector END, GO-END-3, A-03: a point for five resources, one less on -5.
TEST_F(Scoring, ResourcesScoreByFives) {
  const auto points = [&](int marker) {
    s.marker = static_cast<std::int8_t>(marker);
    return resource_points(s, t);
  };
  EXPECT_EQ(points(20), 4);
  EXPECT_EQ(points(14), 2);
  EXPECT_EQ(points(5), 1);
  EXPECT_EQ(points(4), 0);
  EXPECT_EQ(points(-4), 0);
  EXPECT_EQ(points(-5), -1);
  s.readings.minus_five_vp = 0;
  EXPECT_EQ(points(-5), 0);
}

// GO-END-1, F-39: of each area what was made times its menorahs, and everything together.
TEST_F(Scoring, AreasScoreObjectsTimesMenorahs) {
  s.created = 3;
  table(BoardTable::golem_menorahs, {1, 1, 3, 1, 1, 1});
  s.developed[0] = 0b110;  // right arm and left arm: 4 menorahs
  s.gold = gold_slots;     // four artefacts
  table(BoardTable::artefact_menorahs, {1, 1, 1, 1, 1, 3});
  s.developed[1] = 0b1;
  s.columns[0].push_back(book_of(1, BookColour::red));
  s.columns[3].push_back(book_of(2, BookColour::black));
  s.menorah = {2, 0, 1};  // F-26: a human took the red one
  s.marker = 11;
  s.level = 2;
  s.score = 30;
  t.human_points = {70, 0, 0};
  run(score_game(s, t));
  EXPECT_EQ(s.area_points, (std::array<std::int16_t, 3>{12, 4, 2}));
  EXPECT_EQ(final_total(s, Player::automa), 30 + 12 + 4 + 2 + 9 + 2);
  EXPECT_EQ(final_total(s, Player::human1), 70);
  EXPECT_EQ(s.phase, Phase::over);
}

}  // namespace
}  // namespace seatmate::golem
