#include "games/through-the-ages/setup.h"

namespace seatmate::through_the_ages {

Turn<> set_up(State& s, Table& t) {
  t.title([&] { return Message{"tta.title.setup", {Arg("blue", s.difficulty)}}; });
  cite(t.reasons, Line::TTA_GEN_1_two_players);
  cite(t.reasons, Line::TTA_GEN_9_standard_rules);
  cite(t.reasons, Line::TTA_SETUP_1_your_side);
  cite(t.reasons, Line::TTA_SETUP_2_her_board);
  cite(t.reasons, Line::TTA_SETUP_3_two_cubes);
  cite(t.reasons, Line::TTA_SETUP_4_markers);
  cite(t.reasons, Line::TTA_SETUP_5_standard_beside);
  cite(t.reasons, Line::TTA_SETUP_8_despotism);
  lay_out_board(t.data, s);
  t.tell(s, [&] { return vocabulary.step(t, "setup-board", {}); });
  cite(t.reasons, Line::TTA_SETUP_6_blue_cubes, s.difficulty);
  cite(t.reasons, Line::TTA_DIFF_1_difficulty, s.difficulty);
  s.blue = s.difficulty;
  cite(t.reasons, Line::TTA_SETUP_7_three_decks);
  lay_out_deck(s, Age::i);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "setup-deck",
        {Arg("blue", s.difficulty), Arg("deck", deck_kind_term(vocabulary, s.deck_kind))});
  });
  s.at_turn = starter(s);
  // 3.2: thirteen cards of age A.
  if (s.row_kind == RowKind::dealt) shuffle_civil_deck(t.data, s, Age::a);
  if (s.row_kind != RowKind::asked) co_await deal(s, t, row_spaces);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "setup-row",
        {Arg("row", row_kind_names[index(s.row_kind)]), Arg("first", term(starter(s)))});
  });
  s.phase = Phase::turns;
  s.pending = s.at_turn == Player::human ? Pending::begin : Pending::none;
}

}  // namespace seatmate::through_the_ages
