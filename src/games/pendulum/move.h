#pragma once

// Chapter "Worker movement".

#include "engine/choice.h"
#include "games/pendulum/rules.h"
#include "games/pendulum/state.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

// PE-MOVE-6: the row of its table that applies, by timer row and vacancy.
inline Rule row_of_table(Row timer, Cell vacant) {
  static constexpr std::array<std::array<Rule, cell_count>, 2> table{
      {{Rule::PE_MOVE_T1, Rule::PE_MOVE_T2, Rule::PE_MOVE_T3, Rule::PE_MOVE_T4},
       {Rule::PE_MOVE_B3, Rule::PE_MOVE_B4, Rule::PE_MOVE_B1, Rule::PE_MOVE_B2}}};
  return table[index(timer)][index(vacant)];
}

// PE-MOVE-2: the leftmost automa worker of the row beside which the timer stands, whether its sand
// runs or not. It goes where none of theirs is, so its own space is the vacant one from then on.
template <class Reasons>
Cell worker_to_move(Reasons& reasons, Row timer, Cell vacant, bool bottom_mirrored = false) {
  CellSet theirs = cells_of(timer);
  theirs.remove(vacant);
  auto choice = choose(reasons, Noun::cells, Rule::PE_MOVE_2, "in-timer-row", theirs);
  const bool from_the_left = timer == Row::top || !bottom_mirrored;  // AMB-3
  const Cell from =
      choice.counted(Rule::PE_MOVE_6, from_the_left ? "leftmost" : "rightmost", from_the_left, 1);
  cite(reasons, row_of_table(timer, vacant), "table", static_cast<int>(from),
       static_cast<int>(vacant));
  return from;
}

inline Area area_of(WorkerSymbol symbol) {
  return symbol == WorkerSymbol::purple ? Area::purple : Area::green;
}

template <class Table>
void move_worker(State& s, Table& t, WorkerSymbol symbol) {
  const Area area = area_of(symbol);  // PE-MOVE-1
  cite(t.reasons, Rule::PE_MOVE_1, "area", static_cast<int>(area));
  Cell& vacant = s.vacant[index(area)];
  const Cell to = vacant;
  // PE-MOVE-5: before any flip of the same card, so the timer stands where it stood.
  const Row row = s.timers[index(area)].row;
  cite(t.reasons, Rule::PE_MOVE_5, "timer-row", static_cast<int>(area), static_cast<int>(row));
  vacant = worker_to_move(t.reasons, row, to, s.readings.bottom_row_mirrored);
  // PE-MOVE-3, PE-MOVE-4: human workers and the ban on the timer's row do not matter.
  cite(t.reasons, Rule::PE_MOVE_3, "may-share");
  cite(t.reasons, Rule::PE_MOVE_4, "no-ban");
  t.tell(s, [&] {
    return vocabulary.step(
        t, "move", {Arg("area", area_term(area)), Arg("from", term(vacant)), Arg("to", term(to))},
        {place_of(area, vacant), place_of(area, to)});
  });
}

// PE-SETUP-9, PE-SETUP-10: where the fifth worker of an area goes, by the card revealed for it.
template <class Reasons>
Cell fifth_worker(Reasons& reasons, Area area, WorkerSymbol symbol, bool other_colour_small) {
  const Rule rule = area == Area::purple ? Rule::PE_SETUP_9 : Rule::PE_SETUP_10;
  const bool matches = symbol != WorkerSymbol::none && area_of(symbol) == area;
  const bool small = matches || (symbol != WorkerSymbol::none && other_colour_small);  // AMB-1
  cite(reasons, rule, small ? "small" : "large", static_cast<int>(symbol));
  return small ? Cell::top_right : Cell::top_left;
}
// PE-SETUP-8: both bottom spaces are filled, so of the top ones the other stays vacant.
inline Cell vacant_beside(Cell fifth) {
  return fifth == Cell::top_right ? Cell::top_left : Cell::top_right;
}

}  // namespace seatmate::pendulum
