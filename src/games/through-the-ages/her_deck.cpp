#include "games/through-the-ages/her_deck.h"

namespace seatmate::through_the_ages {

Turn<std::uint8_t> draw_card(State& s, Table& t) {
  std::uint8_t number = 0;
  if (s.deck_kind == DeckKind::mine) {
    const std::size_t out = s.deck.played.size() + (s.card != 0 ? 1U : 0U);
    if (out == cards_of_age) s.deck.played.clear();
    number = co_await t.ask(s, DrawnCard{});
  } else {
    if (s.deck.empty()) {
      s.deck.gather();
      s.deck.shuffle(s.random);
      cite(t.reasons, Line::TTA_TURN_4_reshuffled);
    }
    number = s.deck.pile.pop_back();
  }
  co_await t.need(s, CardFact{number});
  co_return number;
}

}  // namespace seatmate::through_the_ages
