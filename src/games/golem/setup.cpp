#include "games/golem/setup.h"

#include "games/golem/effects.h"

namespace seatmate::golem {

Turn<> set_up(State& s, Table& t) {
  t.title([&] { return Message{"golem.title.setup", {Arg("level", s.level)}}; });
  // GO-COMP-2, GO-SETUP-2: she is a full participant and begins.
  cite(t.reasons, Line::GO_COMP_2_participants, s.players());
  cite(t.reasons, Line::GO_SETUP_2_first_player);
  for (int p = 0; p < s.players(); ++p) s.order.push_back(static_cast<Player>(p));
  // F-22.
  co_await t.need(s, TableFact{BoardTable::student_start});
  s.students.fill(static_cast<std::uint8_t>(t.data.table(BoardTable::student_start, 0)));
  // GO-SETUP-1: the two special developments.
  co_await t.need(s, TableFact{BoardTable::special_slots});
  const int special = t.data.table(BoardTable::special_slots, 0);
  const int special2 = t.data.table(BoardTable::special_slots, 1);
  cite(t.reasons, Line::GO_SETUP_1_special, special, special2);
  cite(t.reasons, Line::GO_SETUP_4_goals, s.goals);
  // GO-SETUP-6: the tokens in a column, a golem in the districts of the two highest.
  s.random.shuffle(s.strategy);
  for (std::size_t i = 0; i < 2; ++i) s.golems.push_back({s.strategy[i], 1, false, false});
  cite(t.reasons, Line::GO_SETUP_6_tokens, static_cast<int>(s.strategy[0]),
       static_cast<int>(s.strategy[1]));
  t.tell(s, [&] {
    return vocabulary.step(t, "setup-tokens",
                           {Arg("first", term(s.strategy[0])), Arg("second", term(s.strategy[1])),
                            Arg("third", term(s.strategy[2]))},
                           {place_of(s.strategy[0], 1), place_of(s.strategy[1], 1)});
  });
  t.tell(s, [&] {
    return vocabulary.step(t, "setup-board",
                           {Arg("special", special), Arg("special2", special2),
                            Arg("goals", s.goals), Arg("humans", s.humans), Arg("level", s.level)});
  });
  s.library.fill(Book::unknown);
  if (!s.table_told) {
    deal_table(s);
    deal_books(s, t);
  }
  // GO-SETUP-8.
  if (s.deck_kind != DeckKind::mine) {
    for (std::uint8_t n = 1; n <= card_count; ++n) s.deck.pile.push_back(n);
    s.deck.shuffle(s.random);
  }
  cite(t.reasons, Line::GO_COMP_1_cards, card_count);
  cite(t.reasons, Line::GO_SETUP_8_shuffled);
  // GO-SETUP-5: the artefact tile nobody took.
  cite(t.reasons, Line::GO_SETUP_5_last_artefact_tile);
  if (s.artefact_tile == 0) s.artefact_tile = co_await t.ask(s, ArtefactTile{});
  // GO-SETUP-3, GO-SETUP-7: as many starting tiles as her level, and their bonuses.
  cite(t.reasons, Line::GO_DIFF_1_level, s.level);
  for (std::size_t i = 0; i < s.level; ++i) {
    if (s.starting_tiles.size() <= i) {
      const std::uint8_t number = co_await t.ask(s, StartingTile{});
      s.starting_tiles.push_back(number);
    }
    const std::uint8_t number = s.starting_tiles[i];
    cite(t.reasons, Line::GO_SETUP_3_starting_tile, number);
    const EffectFact fact{EffectFact::Of::start, number};
    co_await t.need(s, fact);
    cite(t.reasons, Line::GO_SETUP_7_bonus, number);
    static_cast<void>(
        co_await apply_printed(s, t, {Cause::Kind::start, number}, fact.of_data(t.data).effect));
  }
  co_await prepare_round(s, t);
  t.tell(s, [&] {
    return vocabulary.step(t, s.table_told ? "setup-ready" : "setup-dealt",
                           {Arg("character", shown_character(t.data, s)),
                            Arg("tile", s.artefact_tile), Arg("marbles", marbles_in_play(s))});
  });
  s.phase = Phase::movement;
  s.wait = true;
}

}  // namespace seatmate::golem
