// Chapter "Worker movement", and where the workers stand at the start.

#include "games/pendulum/move.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

class Move : public RuleTest {
 public:
  struct Moved {
    Cell from{};
    Cell to{};
    friend bool operator==(const Moved&, const Moved&) = default;
  };
  // Who moves where in an area, by the row of its timer and the vacant space.
  Moved moved(Row timer_row, Cell vacant, Area area = Area::purple) {
    t.forget();
    timer(area).row = timer_row;
    s.vacant[index(area)] = vacant;
    move_worker(s, t, area == Area::purple ? WorkerSymbol::purple : WorkerSymbol::green);
    return {s.vacant[index(area)], vacant};
  }
};

// PE-MOVE-6: the whole table, row by row.
// PE-MOVE-T1, TV-20
TEST_F(Move, TimerAboveAndTopLeftVacant) {
  EXPECT_EQ(moved(Row::top, Cell::top_left), (Moved{Cell::top_right, Cell::top_left}));
  EXPECT_TRUE(t.cites(Line::PE_MOVE_T1_table));
}
// PE-MOVE-T2, TV-21
TEST_F(Move, TimerAboveAndTopRightVacant) {
  EXPECT_EQ(moved(Row::top, Cell::top_right), (Moved{Cell::top_left, Cell::top_right}));
  EXPECT_TRUE(t.cites(Line::PE_MOVE_T2_table));
}
// PE-MOVE-T3, TV-22
TEST_F(Move, TimerAboveAndBottomLeftVacant) {
  EXPECT_EQ(moved(Row::top, Cell::bottom_left), (Moved{Cell::top_left, Cell::bottom_left}));
  EXPECT_TRUE(t.cites(Line::PE_MOVE_T3_table));
}
// PE-MOVE-T4, TV-23
TEST_F(Move, TimerAboveAndBottomRightVacant) {
  EXPECT_EQ(moved(Row::top, Cell::bottom_right), (Moved{Cell::top_left, Cell::bottom_right}));
  EXPECT_TRUE(t.cites(Line::PE_MOVE_T4_table));
}
// PE-MOVE-B1, TV-24
TEST_F(Move, TimerBelowAndBottomLeftVacant) {
  EXPECT_EQ(moved(Row::bottom, Cell::bottom_left), (Moved{Cell::bottom_right, Cell::bottom_left}));
  EXPECT_TRUE(t.cites(Line::PE_MOVE_B1_table));
}
// PE-MOVE-B2, TV-25
TEST_F(Move, TimerBelowAndBottomRightVacant) {
  EXPECT_EQ(moved(Row::bottom, Cell::bottom_right), (Moved{Cell::bottom_left, Cell::bottom_right}));
  EXPECT_TRUE(t.cites(Line::PE_MOVE_B2_table));
}
// PE-MOVE-B3, TV-26
TEST_F(Move, TimerBelowAndTopLeftVacant) {
  EXPECT_EQ(moved(Row::bottom, Cell::top_left), (Moved{Cell::bottom_left, Cell::top_left}));
  EXPECT_TRUE(t.cites(Line::PE_MOVE_B3_table));
}
// PE-MOVE-B4, TV-27
TEST_F(Move, TimerBelowAndTopRightVacant) {
  EXPECT_EQ(moved(Row::bottom, Cell::top_right), (Moved{Cell::bottom_left, Cell::top_right}));
  EXPECT_TRUE(t.cites(Line::PE_MOVE_B4_table));
}

// PE-MOVE-1: the colour behind the symbol names the area; the other one is left alone.
TEST_F(Move, PE_MOVE_1_TheColourNamesTheArea) {
  s.vacant = {Cell::top_left, Cell::top_left};
  for (const Area area : {Area::purple, Area::green}) timer(area).row = Row::top;
  move_worker(s, t, WorkerSymbol::green);
  EXPECT_EQ(s.vacant[0], Cell::top_left);
  EXPECT_EQ(s.vacant[1], Cell::top_right);
  EXPECT_EQ(t.line(Line::PE_MOVE_1_area)->a, static_cast<int>(Area::green));
  move_worker(s, t, WorkerSymbol::purple);
  EXPECT_EQ(s.vacant[0], Cell::top_right);
  EXPECT_EQ(s.vacant[1], Cell::top_right);
}
// PE-MOVE-2: the leftmost worker of the row with the timer, whether its sand runs or not.
TEST_F(Move, PE_MOVE_2_SandDoesNotMatter) {
  timer(Area::purple) = {Row::top, 0};
  const Moved out = moved(Row::top, Cell::bottom_left);
  timer(Area::purple).left = 90'000;
  EXPECT_EQ(moved(Row::top, Cell::bottom_left), out);
  const TrailEntry* const options = t.line(Line::PE_MOVE_2_in_timer_row);
  ASSERT_NE(options, nullptr);
  EXPECT_EQ(options->set, static_cast<Bits128>(cells_of(Row::top).bits()));
}
// PE-MOVE-3: whoever of the human's stands there, in either space, nothing changes.
TEST_F(Move, PE_MOVE_3_HumanWorkersDoNotMatter) {
  const Moved alone = moved(Row::bottom, Cell::top_left);
  s.follows_workers = true;
  for (Boxes& boxes : s.boxes) boxes = {{1, 1}, {1, 1}};
  const auto before = s.boxes;
  EXPECT_EQ(moved(Row::bottom, Cell::top_left), alone);
  EXPECT_EQ(s.boxes, before);
  EXPECT_TRUE(t.cites(Line::PE_MOVE_3_may_share));
}
// PE-MOVE-4: the human may not move in or out of the timer's row; they do both.
TEST_F(Move, PE_MOVE_4_TheTimersRowIsNoBan) {
  EXPECT_EQ(row_of(moved(Row::top, Cell::bottom_left).from), Row::top);
  EXPECT_EQ(row_of(moved(Row::top, Cell::top_left).to), Row::top);
  EXPECT_TRUE(t.cites(Line::PE_MOVE_4_no_ban));
}
// PE-MOVE-5: the row the timer stands beside before the flip of the same card.
TEST_F(Move, PE_MOVE_5_BeforeTheFlipOfTheSameCard) {
  s.vacant[0] = Cell::bottom_right;
  timer(Area::purple) = {Row::top, 0};
  act(WorkerSymbol::purple, TimerSymbol::purple_else_black);
  EXPECT_EQ(s.vacant[0], Cell::top_left) << "and not bottom left";
  EXPECT_EQ(timer(Area::purple).row, Row::bottom);
  EXPECT_EQ(t.line(Line::PE_MOVE_5_timer_row)->b, static_cast<int>(Row::top));
}
// PE-MOVE-6, PE-INV-1, TV-28: the vacancy swings left and right in the timer's row.
TEST_F(Move, PE_MOVE_6_TheVacancySwings) {
  s.vacant[0] = Cell::top_left;
  timer(Area::purple).row = Row::bottom;
  for (const Cell expected : {Cell::bottom_left, Cell::bottom_right, Cell::bottom_left}) {
    move_worker(s, t, WorkerSymbol::purple);
    EXPECT_EQ(s.vacant[0], expected);
  }
}
// AMB-3, PE-MOVE-6: the same for both rows; or in the bottom row from the right.
TEST_F(Move, TheBottomRowMayBeMirrored) {
  EXPECT_EQ(moved(Row::bottom, Cell::top_left).from, Cell::bottom_left);
  EXPECT_TRUE(t.cites(Line::PE_MOVE_6_leftmost));
  s.readings.bottom_row_mirrored = true;
  EXPECT_EQ(moved(Row::bottom, Cell::top_left).from, Cell::bottom_right);
  EXPECT_TRUE(t.cites(Line::PE_MOVE_6_rightmost));
  EXPECT_EQ(moved(Row::top, Cell::bottom_left).from, Cell::top_left) << "the top row is not";
  EXPECT_EQ(moved(Row::bottom, Cell::bottom_left).from, Cell::bottom_right);
}
// PE-GEN-7: whatever the card, they stay in the top boxes of purple and green, and none leaves.
TEST_F(Move, PE_GEN_7_NeverOffTheBoard) {
  for (const WorkerSymbol symbol : {WorkerSymbol::purple, WorkerSymbol::green})
    EXPECT_LT(index(area_of(symbol)), static_cast<std::size_t>(automa_areas));
  const State before = s;
  move_worker(s, t, WorkerSymbol::green);
  State after = s;
  after.vacant = before.vacant;
  EXPECT_EQ(after, before) << "one worker changed its space, that is all";
  EXPECT_NE(s.vacant[1], before.vacant[1]);
}
// What she is told: from where to where, with both places to light up.
TEST_F(Move, WhatIsTold) {
  moved(Row::top, Cell::bottom_right, Area::green);
  const Step* const step = t.told("move");
  ASSERT_NE(step, nullptr);
  EXPECT_EQ(step->places, (Strings{"green-top-left", "green-bottom-right"}));
  EXPECT_EQ(t.said("move", "from")->text, "pen.cell.top-left");
  EXPECT_EQ(t.said("move", "to")->text, "pen.cell.bottom-right");
  EXPECT_EQ(t.said("move", "area")->text, "pen.area.green");
}

// ---- at the start

// PE-SETUP-9: a grande on purple is for the small space, anything else for the large one.
TEST_F(Move, PE_SETUP_9_TheFifthWorkerOfPurple) {
  EXPECT_EQ(fifth_worker(t.reasons, Area::purple, WorkerSymbol::purple, false), Cell::top_right);
  EXPECT_TRUE(t.cites(Line::PE_SETUP_9_small));
  EXPECT_EQ(fifth_worker(t.reasons, Area::purple, WorkerSymbol::none, false), Cell::top_left);
  EXPECT_TRUE(t.cites(Line::PE_SETUP_9_large));
}
// PE-SETUP-10: the same for green, with a grande on green.
TEST_F(Move, PE_SETUP_10_TheFifthWorkerOfGreen) {
  EXPECT_EQ(fifth_worker(t.reasons, Area::green, WorkerSymbol::green, false), Cell::top_right);
  EXPECT_TRUE(t.cites(Line::PE_SETUP_10_small));
  EXPECT_EQ(fifth_worker(t.reasons, Area::green, WorkerSymbol::none, false), Cell::top_left);
  EXPECT_TRUE(t.cites(Line::PE_SETUP_10_large));
}
// AMB-1: a symbol of the other colour is no match; or it is one.
TEST_F(Move, ASymbolOfTheOtherColour) {
  EXPECT_EQ(fifth_worker(t.reasons, Area::purple, WorkerSymbol::green, false), Cell::top_left);
  EXPECT_EQ(fifth_worker(t.reasons, Area::green, WorkerSymbol::purple, false), Cell::top_left);
  EXPECT_EQ(fifth_worker(t.reasons, Area::purple, WorkerSymbol::green, true), Cell::top_right);
  EXPECT_EQ(fifth_worker(t.reasons, Area::green, WorkerSymbol::purple, true), Cell::top_right);
  EXPECT_EQ(fifth_worker(t.reasons, Area::green, WorkerSymbol::none, true), Cell::top_left);
}
// PE-SETUP-8: the bottom row is full, so of the top row one stays vacant.
TEST_F(Move, PE_SETUP_8_TheBottomRowIsFull) {
  EXPECT_EQ(vacant_beside(Cell::top_left), Cell::top_right);
  EXPECT_EQ(vacant_beside(Cell::top_right), Cell::top_left);
}

}  // namespace
}  // namespace seatmate::pendulum
