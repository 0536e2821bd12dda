#include "games/pendulum/move.h"

namespace seatmate::pendulum {

namespace {

// PE-MOVE-6: the row of its table that applies, by timer row and vacancy.
constexpr std::array<std::array<Line, cell_count>, 2> table_lines{
    {{Line::PE_MOVE_T1_table, Line::PE_MOVE_T2_table, Line::PE_MOVE_T3_table,
      Line::PE_MOVE_T4_table},
     {Line::PE_MOVE_B3_table, Line::PE_MOVE_B4_table, Line::PE_MOVE_B1_table,
      Line::PE_MOVE_B2_table}}};

// PE-MOVE-2: the leftmost automa worker of the row beside which the timer stands, whether its sand
// runs or not. It goes where none of theirs is, so its own space is the vacant one from then on.
Cell worker_to_move(Listener* reasons, Row timer, Cell vacant, bool bottom_mirrored = false) {
  CellSet theirs = cells_of(timer);
  theirs.remove(vacant);
  auto choice = choose(reasons, Noun::cells, Line::PE_MOVE_2_in_timer_row, theirs);
  const bool from_the_left = timer == Row::top || !bottom_mirrored;  // AMB-3
  const Cell from = choice.counted(
      from_the_left ? Line::PE_MOVE_6_leftmost : Line::PE_MOVE_6_rightmost, from_the_left, 1);
  cite(reasons, table_lines[index(timer)][index(vacant)], static_cast<int>(from),
       static_cast<int>(vacant));
  return from;
}

}  // namespace

void move_worker(State& s, Table& t, WorkerSymbol symbol) {
  const Area area = area_of(symbol);  // PE-MOVE-1
  cite(t.reasons, Line::PE_MOVE_1_area, static_cast<int>(area));
  Cell& vacant = s.vacant[index(area)];
  const Cell to = vacant;
  // PE-MOVE-5: before any flip of the same card, so the timer stands where it stood.
  const Row row = s.timers[index(area)].row;
  cite(t.reasons, Line::PE_MOVE_5_timer_row, static_cast<int>(area), static_cast<int>(row));
  vacant = worker_to_move(t.reasons, row, to, s.readings.bottom_row_mirrored);
  // PE-MOVE-3, PE-MOVE-4: human workers and the ban on the timer's row do not matter.
  cite(t.reasons, Line::PE_MOVE_3_may_share);
  cite(t.reasons, Line::PE_MOVE_4_no_ban);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "move", {Arg("area", area_term(area)), Arg("from", term(vacant)), Arg("to", term(to))},
        {place_of(area, vacant), place_of(area, to)});
  });
}

Cell fifth_worker(Listener* reasons, Area area, WorkerSymbol symbol, bool other_colour_small) {
  const bool matches = symbol != WorkerSymbol::none && area_of(symbol) == area;
  const bool small = matches || (symbol != WorkerSymbol::none && other_colour_small);  // AMB-1
  const Line line = area == Area::purple
                        ? (small ? Line::PE_SETUP_9_small : Line::PE_SETUP_9_large)
                        : (small ? Line::PE_SETUP_10_small : Line::PE_SETUP_10_large);
  cite(reasons, line, static_cast<int>(symbol));
  return small ? Cell::top_right : Cell::top_left;
}

}  // namespace seatmate::pendulum
