// Chapter "Automa VP track".

#include "games/pendulum/track.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

class TrackTest : public RuleTest {
 public:
  TrackLayout layout = short_track();
  [[nodiscard]] TrackRules basic() const { return {layout}; }
  [[nodiscard]] TrackRules advanced() const { return {layout, true}; }
  [[nodiscard]] TrackRules at_once() const { return {layout, false, true}; }
};

// PE-TRACK-1: n VP are n steps to the right, from the end of a row to the left of the next.
TEST_F(TrackTest, PE_TRACK_1_FromTheEndOfARowToTheNext) {
  EXPECT_EQ(walk(basic(), 0, 10).position, 10);
  EXPECT_EQ(walk(basic(), 7, 1).position, 8);
  const RowColumn at = row_column(layout, 8);
  EXPECT_EQ(at.row, 2);
  EXPECT_EQ(at.column, 1);
  EXPECT_EQ(row_column(layout, 7).row, 1);
  EXPECT_EQ(row_column(layout, 7).column, 8);
  EXPECT_EQ(row_column(layout, 31).row, 4);
  EXPECT_EQ(row_column(layout, 31).column, 8);
}

// PE-TRACK-1: one track, a marker each.
TEST_F(TrackTest, PE_TRACK_1_EachAutomaHasItsMarker) {
  EXPECT_EQ(gain_vp(t.data, s, t.reasons, 1, 9), 9);
  EXPECT_EQ(s.position[0], 0);
  EXPECT_EQ(s.position[1], 9);
  ASSERT_TRUE(t.cites(Line::PE_TRACK_1_steps));
  EXPECT_EQ(t.line(Rule::PE_TRACK_1)->a, 9);
  EXPECT_EQ(t.line(Rule::PE_TRACK_1)->b, 9);
  t.forget();
  EXPECT_EQ(gain_vp(t.data, s, t.reasons, 1, 0), 0);
  EXPECT_FALSE(t.cites(Rule::PE_TRACK_1)) << "no VP, no step";
}

// PE-TRACK-2: green spaces are for the advanced rules alone, and each is worth a glory cube.
TEST_F(TrackTest, PE_TRACK_2_GreenSpaces) {
  EXPECT_EQ(last_space(basic()), 27);
  EXPECT_EQ(last_space(advanced()), 31);
  EXPECT_EQ(walk(basic(), 26, 3).position, 27);
  EXPECT_EQ(walk(advanced(), 26, 3).position, 29);
  EXPECT_EQ(glory_of(advanced(), 27), 0);
  EXPECT_EQ(glory_of(advanced(), 28), 1);
  EXPECT_EQ(glory_of(advanced(), 31), 4);
  // By the level that is played (PE-DIFF-1).
  s.position = {27, 27};
  s.level = Level::c;
  EXPECT_EQ(gain_vp(t.data, s, t.reasons, 0, 2), 0);
  s.level = Level::d;
  EXPECT_EQ(gain_vp(t.data, s, t.reasons, 1, 2), 2);
  EXPECT_EQ(s.position[0], 27);
  EXPECT_EQ(s.position[1], 29);
}

// PE-TRACK-3, PE-END-5: the number on the space, or on the nearest numbered one before it.
TEST_F(TrackTest, PE_TRACK_3_NumbersBeforeTheParchment) {
  for (const auto& [position, number] :
       {std::pair{3, 6}, {7, 6}, {8, 4}, {13, 4}, {14, 2}, {19, 2}, {20, 0}, {27, 0}})
    EXPECT_EQ(distance(basic(), position), number) << position;
}

// AMB-19: before the first number, that number and the steps missing to it; or the number alone.
TEST_F(TrackTest, BeforeTheFirstNumber) {
  EXPECT_EQ(distance(basic(), 0), 9);
  EXPECT_EQ(distance(basic(), 2), 7);
  EXPECT_EQ(distance({layout, false, false, true}, 0), 6);
  s.readings.first_label_alone = true;
  EXPECT_TRUE(track_rules(t.data, s).first_label_alone);
  layout.labels = {{9, 6}};
  EXPECT_EQ(distance(basic(), 0), 15);
  EXPECT_EQ(distance(at_once(), 0), 14) << "a marker does not rest on the last space of the row";
}

// PE-TRACK-4: markers share spaces, and stop at the last legal one.
TEST_F(TrackTest, PE_TRACK_4_TheLastSpace) {
  s.position = {20, 25};
  EXPECT_EQ(gain_vp(t.data, s, t.reasons, 0, 5), 5);
  EXPECT_EQ(s.position[0], s.position[1]);
  EXPECT_TRUE(t.cites(Line::PE_TRACK_4_share));
  EXPECT_FALSE(t.cites(Line::PE_TRACK_4_last_space));
  t.forget();
  EXPECT_EQ(gain_vp(t.data, s, t.reasons, 0, 5), 2);
  EXPECT_EQ(s.position[0], 27);
  ASSERT_TRUE(t.cites(Line::PE_TRACK_4_last_space));
  EXPECT_EQ(t.line(Rule::PE_TRACK_4)->a, 3) << "the VP that are lost";
  EXPECT_EQ(walk(basic(), 27, 4).lost, 4);
  EXPECT_EQ(walk(basic(), 27, 4).position, 27);
}

// AMB-25: a marker rests on the last space of a row until its next step; or it never does, except
// on the last legal one.
TEST_F(TrackTest, TheLastSpaceOfARow) {
  EXPECT_EQ(walk(basic(), 6, 1).position, 7);
  EXPECT_EQ(walk(at_once(), 6, 1).position, 8);
  EXPECT_EQ(walk(at_once(), 5, 4).position, 10);
  EXPECT_EQ(walk(at_once(), 5, 1).position, 6);
  EXPECT_EQ(walk(at_once(), 22, 2).position, 25);
  EXPECT_EQ(walk(at_once(), 22, 40).position, 27) << "no end of a row";
  EXPECT_EQ(walk(at_once(), 22, 40).lost, 36);
  EXPECT_EQ(walk({layout, true, true}, 28, 40).position, 31) << "the last space of all";
  layout.green = 24;
  EXPECT_EQ(walk(at_once(), 20, 9).position, 23) << "the last legal one";
  EXPECT_EQ(walk(at_once(), 20, 9).lost, 6);
}

// AMB-25 as a reading, or as part of the track that was told.
TEST_F(TrackTest, TheLastSpaceOfARowIsAReadingOrPrinted) {
  EXPECT_FALSE(track_rules(t.data, s).at_once);
  s.readings.wrap_at_once = true;
  EXPECT_TRUE(track_rules(t.data, s).at_once);
  s.readings.wrap_at_once = false;
  t.data.house_track.wrap_at_once = true;
  EXPECT_TRUE(track_rules(t.data, s).at_once);
  s.position[0] = 6;
  static_cast<void>(gain_vp(t.data, s, t.reasons, 0, 1));
  EXPECT_EQ(s.position[0], 8);
}

// PE-END-2, PE-END-4: spaces inside the parchment, those that are no resting place left out.
TEST_F(TrackTest, PE_END_4_SpacesInside) {
  EXPECT_FALSE(in_parchment(layout, 19));
  EXPECT_TRUE(in_parchment(layout, 20));
  EXPECT_TRUE(in_parchment(layout, 31)) << "green spaces, too";
  EXPECT_EQ(inside(basic(), 19), 0);
  EXPECT_EQ(inside(basic(), 20), 1);
  EXPECT_EQ(inside(basic(), 25), 6);
  EXPECT_EQ(inside(advanced(), 31), 12);
  EXPECT_EQ(inside(at_once(), 25), 5);
}

// The track somebody told, if the game is played with it.
TEST_F(TrackTest, OnesOwnTrack) {
  t.data.own_track = short_track();
  t.data.own_track.green = 22;
  s.own_track = true;
  s.position[0] = 20;
  EXPECT_EQ(gain_vp(t.data, s, t.reasons, 0, 5), 1);
}

}  // namespace
}  // namespace seatmate::pendulum
