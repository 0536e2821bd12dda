#include "games/pendulum/cards.h"

#include "games/pendulum/foreshadow.h"

namespace seatmate::pendulum {

void reshuffle_if_empty(State& s, Table& t) {
  if (!s.deck.pile.empty()) return;
  s.deck.pile = s.deck.played;
  s.deck.played.clear();
  if (s.deck_kind != DeckKind::mine) s.deck.shuffle(s.random);
  // PE-TRIG-6: at the table it is enough to turn the pile over.
  cite(t.reasons, Line::PE_TRIG_6_shuffled, static_cast<int>(s.deck.pile.size()));
  if (s.deck_kind == DeckKind::mine) t.tell(s, [&] { return vocabulary.step(t, "reshuffle"); });
}

Turn<> draw_to_mat(State& s, Table& t, std::size_t automa_number) {
  if (s.mat[automa_number].full()) co_return;
  if (s.deck.pile.empty()) {
    if (s.deck.played.empty() || (s.foreshadowing && s.readings.no_foreshadow_reshuffle)) co_return;
    reshuffle_if_empty(s, t);
  }
  std::uint8_t number = s.deck.pile.back();
  if (s.deck_kind == DeckKind::mine) {
    number = co_await t.ask(s, DrawnCard{static_cast<std::uint8_t>(automa_number + 1)});
    s.deck.pile.remove(number);
  } else {
    s.deck.pile.pop_back();
  }
  s.mat[automa_number].push_back(number);
}

Turn<> draw_for_both(State& s, Table& t, std::size_t each) {
  const bool in_turn = s.readings.draw_order == DrawOrder::in_turn;
  const bool second_first = s.readings.draw_order == DrawOrder::second_automa;
  for (std::size_t i = 0; i < each * automa_count; ++i) {
    const std::size_t who = in_turn ? i % automa_count : i / each;
    co_await draw_to_mat(s, t, second_first ? 1 - who : who);
  }
}

Turn<> foreshadow(State& s, Table& t) {
  co_await draw_for_both(s, t, 1);
  // Their votes and rewards are to be seen coming, so their right sides are told; but not while the
  // sand runs.
  if (s.phase == Phase::placing)
    for (const auto& mat : s.mat)
      for (const std::uint8_t number : mat) co_await t.need(s, RightFact{number});
  cite(t.reasons, Line::PE_FORE_1_one_each, s.purple_flips + 1);
  cite(t.reasons, Line::PE_FORE_2_out_of_the_deck, static_cast<int>(s.deck.pile.size()));
  t.tell(s, [&] {
    const auto shown = [&](std::size_t i) { return static_cast<int>(s.mat[i].back()); };
    return s.mat[0].empty() || s.mat[1].empty()
               ? vocabulary.note(t, "foreshadow-none")
               : vocabulary.note(t, "foreshadow",
                                 {Arg("first", shown(0)), Arg("second", shown(1)),
                                  Arg("mat", s.own_track ? 1 : 0)});
  });
  tell_what_comes(s, t);
}

}  // namespace seatmate::pendulum
