#pragma once

// Chapter "Set-up".

#include "games/through-the-ages/turn.h"

namespace seatmate::through_the_ages {

// TTA-SETUP-3, TTA-SETUP-8: the six cards of her board; cubes on Warriors and Philosophy.
inline void lay_out_board(const Data& data, State& s) {
  for (const Civil card : {data.agriculture, data.bronze, data.philosophy, data.religion,
                           data.warriors, data.despotism})
    s.techs.push_back({card, static_cast<std::uint8_t>(
                                 card == data.warriors || card == data.philosophy ? 1 : 0)});
}

template <class Table>
Turn<> set_up(State& s, Table& t) {
  t.title([&] { return Message{"tta.title.setup", {Arg("blue", s.difficulty)}}; });
  cite(t.reasons, Rule::TTA_GEN_1, "two-players");
  cite(t.reasons, Rule::TTA_GEN_9, "standard-rules");
  cite(t.reasons, Rule::TTA_SETUP_1, "your-side");
  cite(t.reasons, Rule::TTA_SETUP_2, "her-board");
  cite(t.reasons, Rule::TTA_SETUP_3, "two-cubes");
  cite(t.reasons, Rule::TTA_SETUP_4, "markers");
  cite(t.reasons, Rule::TTA_SETUP_5, "standard-beside");
  cite(t.reasons, Rule::TTA_SETUP_8, "despotism");
  lay_out_board(t.data, s);
  t.tell(s, [&] { return vocabulary.step(t, "setup-board", {}); });
  cite(t.reasons, Rule::TTA_SETUP_6, "blue-cubes", s.difficulty);
  cite(t.reasons, Rule::TTA_DIFF_1, "difficulty", s.difficulty);
  s.blue = s.difficulty;
  cite(t.reasons, Rule::TTA_SETUP_7, "three-decks");
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
