// The three sand timers, and chapter "Timer flip".

#include "games/pendulum/timers.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

class Timers : public RuleTest {
 public:
  std::optional<Area> flipped(TimerSymbol symbol, std::initializer_list<Area> out) {
    AreaSet areas;
    for (const Area area : out) areas.add(area);
    t.forget();
    return timer_to_flip(t.reasons, symbol, areas);
  }
  FlipEffect flip_purple(bool by_automas) {
    t.forget();
    return flip(s, t.reasons, Area::purple, by_automas, 180'000);
  }
};

// ---- sand

// BF-1, PE-CARD-4: out when as much time has passed as the timer is long, to the millisecond.
TEST_F(Timers, SandRunsByTheEntries) {
  s.now = 1'000'000;
  s.timers = {Timer{Row::top, 180'000}, {Row::top, 120'000}, {Row::top, 45'000}};
  EXPECT_TRUE(Rulebook::elapse(s, 1'000'000 + 44'999));
  EXPECT_TRUE(timers_out(s).empty());
  EXPECT_EQ(timer(Area::black).left, 1);
  EXPECT_TRUE(Rulebook::elapse(s, 1'000'000 + 45'000));
  EXPECT_EQ(timers_out(s), AreaSet::of(Area::black));
  EXPECT_TRUE(Rulebook::elapse(s, 1'000'000 + 179'999));
  EXPECT_EQ(timers_out(s).count(), 2);
  EXPECT_TRUE(Rulebook::elapse(s, 1'000'000 + 180'000));
  EXPECT_EQ(timers_out(s).count(), 3);
  EXPECT_EQ(s.now, 1'180'000);
  EXPECT_EQ(timer(Area::black).left, 0) << "never less than none";
}
TEST_F(Timers, TimeDoesNotRunBackwards) {
  s.now = 10'000;
  const State before = s;
  const Outcome refused = Rulebook::elapse(s, 8'500);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.why().id, "pen.error.backwards");
  EXPECT_EQ(refused.why().args[0].number, 2) << "seconds, rounded up";
  EXPECT_EQ(s, before);
  EXPECT_TRUE(Rulebook::elapse(s, 10'000)) << "the same moment again";
}
// BF-28, PE-GEN-3: outside the real-time part, and on their sides, no sand runs.
TEST_F(Timers, PE_GEN_3_OnlyInTheRealTimePart) {
  for (const Phase phase : {Phase::placing, Phase::after_third, Phase::points, Phase::privilege,
                            Phase::rewards, Phase::over}) {
    s.phase = phase;
    pass_time(s, s.now + 60'000);
    EXPECT_EQ(timer(Area::purple).left, 30'000) << static_cast<int>(phase);
  }
  s.phase = Phase::real_time;
  s.paused = true;
  pass_time(s, s.now + 60'000);
  EXPECT_EQ(timer(Area::purple).left, 30'000);
  s.paused = false;
  pass_time(s, s.now + 10'000);
  EXPECT_EQ(timer(Area::purple).left, 20'000);
}
// Real sand is out when somebody says so.
TEST_F(Timers, RealSandIsTold) {
  s.sand_told = true;
  EXPECT_EQ(full_sand(t.data, s, Area::green), 1);
  timer(Area::green).left = 1;
  pass_time(s, s.now + 600'000);
  EXPECT_FALSE(is_out(s, Area::green));
}
// BF-1, and a pace in per cent.
TEST_F(Timers, HowLongATimerRuns) {
  EXPECT_EQ(full_sand(t.data, s, Area::purple), 180'000);
  EXPECT_EQ(full_sand(t.data, s, Area::green), 120'000);
  EXPECT_EQ(full_sand(t.data, s, Area::black), 45'000);
  s.pace = 50;
  EXPECT_EQ(full_sand(t.data, s, Area::black), 22'500);
  s.pace = 1;
  EXPECT_EQ(full_sand(t.data, s, Area::black), 450);
}
// After a question the sand has run on to the moment of its answer, and never back.
TEST_F(Timers, TheSandRunsWhileAnAnswerIsTyped) {
  s.now = 5'000;
  t.now = 9'000;
  catch_up(s, t);
  EXPECT_EQ(s.now, 9'000);
  EXPECT_EQ(timer(Area::black).left, 26'000);
  t.now = 0;
  catch_up(s, t);
  EXPECT_EQ(s.now, 9'000);
}

// ---- which one

// PE-TIMER-1: two symbols, each with its second colour.
TEST_F(Timers, PE_TIMER_1_TwoSymbols) {
  EXPECT_EQ(second_colour(to_green), Area::green);
  EXPECT_EQ(second_colour(to_black), Area::black);
  flipped(to_black, {});
  ASSERT_TRUE(t.cites(Line::PE_TIMER_1_symbol));
  EXPECT_EQ(t.line(Rule::PE_TIMER_1)->a, static_cast<int>(Area::black));
  EXPECT_EQ(flipped(TimerSymbol::none, {Area::purple, Area::green, Area::black}), std::nullopt);
  EXPECT_FALSE(t.cites(Rule::PE_TIMER_1)) << "no symbol, no timer";
}
// PE-TIMER-2, TV-29: purple goes first, and then the second colour is not looked at.
TEST_F(Timers, PE_TIMER_2_PurpleFirst) {
  EXPECT_EQ(flipped(to_green, {Area::purple, Area::green}), Area::purple);
  EXPECT_TRUE(t.cites(Line::PE_TIMER_2_purple_out));
  EXPECT_FALSE(t.cites(Rule::PE_TIMER_3));
  EXPECT_EQ(flipped(to_black, {Area::purple}), Area::purple);
}
// PE-TIMER-3, TV-30, TV-31: otherwise the second colour if it is out, otherwise nothing.
TEST_F(Timers, PE_TIMER_3_ElseTheSecondColour) {
  EXPECT_EQ(flipped(to_green, {Area::green, Area::black}), Area::green);
  EXPECT_TRUE(t.cites(Line::PE_TIMER_3_second_out));
  EXPECT_EQ(flipped(to_black, {Area::green, Area::black}), Area::black);
  EXPECT_EQ(flipped(to_black, {Area::green}), std::nullopt);
  EXPECT_TRUE(t.cites(Line::PE_TIMER_3_none_out));
  EXPECT_EQ(flipped(to_green, {}), std::nullopt);
}
// PE-CARD-4: the trail shows what was out at that instant.
TEST_F(Timers, PE_CARD_4_TheSnapshotIsWrittenDown) {
  flipped(to_green, {Area::green, Area::black});
  const TrailEntry* const line = t.line(Line::PE_CARD_4_out);
  ASSERT_NE(line, nullptr);
  EXPECT_EQ(line->noun, static_cast<std::uint8_t>(Noun::timers));
  EXPECT_EQ(line->set, Bits128{0b110});
}

// ---- what a flip does

// PE-TIMER-4: it is turned and moved to the other row of its area; the others stay.
TEST_F(Timers, PE_TIMER_4_ToTheOtherRow) {
  timer(Area::green) = {Row::top, 0};
  static_cast<void>(flip(s, t.reasons, Area::green, false, 120'000));
  EXPECT_EQ(timer(Area::green), (Timer{Row::bottom, 120'000}));
  EXPECT_EQ(timer(Area::purple), (Timer{Row::bottom, 30'000}));
  EXPECT_EQ(timer(Area::black), (Timer{Row::bottom, 30'000}));
  static_cast<void>(flip(s, t.reasons, Area::green, true, 120'000));
  EXPECT_EQ(timer(Area::green).row, Row::top);
  EXPECT_TRUE(t.cites(Line::PE_TIMER_4_other_row));
}
// PE-TIMER-5: only the marker of a flip by the automas goes to their mat.
TEST_F(Timers, PE_TIMER_5_TheMarkerGoesToTheMat) {
  EXPECT_TRUE(flip_purple(true).marker_to_mat);
  EXPECT_EQ(s.markers_on_mat, 1);
  EXPECT_TRUE(t.cites(Line::PE_TIMER_5_marker_to_mat));
  EXPECT_FALSE(flip_purple(false).marker_to_mat);
  EXPECT_EQ(s.markers_on_mat, 1);
  EXPECT_FALSE(t.cites(Rule::PE_TIMER_5));
  EXPECT_EQ(s.markers_taken, 1);
}
// PE-TIMER-6, PE-ACH-2, TV-35: at the second purple flip, whoever makes it, the token goes.
TEST_F(Timers, PE_TIMER_6_TheSecondFlipTakesTheTokenOff) {
  for (const bool by_automas : {true, false}) {
    s.purple_flips = 1;
    s.legendary_token = true;
    EXPECT_TRUE(flip_purple(by_automas).token_removed);
    EXPECT_EQ(s.purple_flips, 2);
    EXPECT_FALSE(s.legendary_token);
    EXPECT_TRUE(t.cites(Line::PE_TIMER_6_second_flip));
    EXPECT_TRUE(t.cites(Line::PE_ACH_2_no_legendary));
    EXPECT_FALSE(s.legendary) << "nobody gains it";
  }
}
// PE-TIMER-6: the flip that starts the round is the first, and leaves it there.
TEST_F(Timers, PE_TIMER_6_TheFirstFlipDoesNot) {
  s.purple_flips = 0;
  EXPECT_FALSE(flip_purple(false).token_removed);
  EXPECT_EQ(s.purple_flips, 1);
  EXPECT_TRUE(s.legendary_token);
  EXPECT_FALSE(t.cites(Rule::PE_TIMER_6));
}
// PE-ACH-3: in round 1 there is no token that could be taken off.
TEST_F(Timers, PE_ACH_3_NoTokenToRemove) {
  s.legendary_token = false;
  EXPECT_FALSE(flip_purple(true).token_removed);
  EXPECT_EQ(s.purple_flips, 2);
  EXPECT_FALSE(t.cites(Rule::PE_ACH_2));
}
// PE-TIMER-7, TV-36: the third purple flip calls the council, also when the automas make it.
TEST_F(Timers, PE_TIMER_7_TheThirdFlipCallsTheCouncil) {
  EXPECT_FALSE(flip_purple(true).council);
  EXPECT_FALSE(t.cites(Rule::PE_TIMER_7));
  EXPECT_TRUE(flip_purple(true).council);
  EXPECT_TRUE(t.cites(Line::PE_TIMER_7_council));
  EXPECT_EQ(s.purple_flips, 3);
  s.purple_flips = 2;
  EXPECT_TRUE(flip_purple(false).council);
}
// PE-TIMER-8: the automas can make flips 2 and 3, so two markers reach the mat at most.
TEST_F(Timers, PE_TIMER_8_TwoMarkersAtMost) {
  static_cast<void>(flip_purple(true));
  EXPECT_TRUE(flip_purple(true).council);
  EXPECT_EQ(s.markers_on_mat, 2);
  ASSERT_TRUE(t.cites(Line::PE_TIMER_8_markers));
  EXPECT_EQ(t.line(Rule::PE_TIMER_8)->a, 2);
}
// PE-TIMER-9: a flip of green or black gives the automas nothing.
TEST_F(Timers, PE_TIMER_9_GreenAndBlackGiveNothing) {
  for (const Area area : {Area::green, Area::black}) {
    t.forget();
    const FlipEffect effect = flip(s, t.reasons, area, true, 1000);
    EXPECT_FALSE(effect.token_removed || effect.marker_to_mat || effect.council);
    EXPECT_EQ(s.purple_flips, 1);
    EXPECT_EQ(s.markers_on_mat, 0);
    EXPECT_TRUE(s.legendary_token);
    EXPECT_TRUE(t.cites(Line::PE_TIMER_9_gives_nothing));
  }
  t.forget();
  static_cast<void>(flip(s, t.reasons, Area::green, false, 1000));
  EXPECT_FALSE(t.cites(Rule::PE_TIMER_9));
}

}  // namespace
}  // namespace seatmate::pendulum
