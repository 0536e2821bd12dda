#include "games/charterstone/automa_deck.h"

namespace seatmate::charterstone {

void form_deck(State& s, Table& t) {
  auto& deck = s.deck;
  if (s.readings.reshuffle_discard && !deck.played.empty()) {
    for (const std::uint8_t card : deck.played) deck.pile.push_back(card);
    deck.played.clear();
    deck.aside.clear();
  } else {
    deck.pile.clear();
    deck.played.clear();
    deck.aside.clear();
    for (std::uint8_t i = 0; i < automa_card_count; ++i)
      if (is_in_deck(s, i)) deck.pile.push_back(i);
    if (has_extra_cards(s.chronicle)) cite(t.reasons, Line::CH_DECK_4_extra_cards);
  }
  deck.shuffle(s.random);
  cite(t.reasons, Line::CH_GEN_2_one_deck, static_cast<int>(deck.pile.size()));
  for (int n = set_aside(s.game); n > 0 && deck.pile.size() > 1; --n) {
    cite(t.reasons, Line::CH_DECK_3_aside);
    deck.aside.push_back(deck.pile.pop_back());
  }
}

std::uint8_t draw_card(State& s, Table& t) {
  if (s.deck.empty()) {
    cite(t.reasons, Line::CH_DECK_2_reshuffle);
    form_deck(s, t);
  }
  const std::uint8_t card = s.deck.draw();
  cite(t.reasons, Line::CH_DECK_1_drawn, first_automa_card + card);
  return card;
}

}  // namespace seatmate::charterstone
