#pragma once

// Her 24 cards: three decks of eight, one an age.

#include "engine/turn.h"
#include "games/through-the-ages/politics.h"
#include "games/through-the-ages/questions.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

// TTA-AGE-1, TTA-SETUP-7: the whole deck of an age, shuffled.
inline void lay_out_deck(State& s, Age age) {
  s.deck = {};
  if (s.deck_kind == DeckKind::mine) return;  // the player shuffles his own
  for (int i = 0; i < cards_of_age; ++i)
    s.deck.pile.push_back(static_cast<std::uint8_t>(first_of_deck(age) + i));
  s.deck.shuffle(s.random);
}

// TTA-TURN-4, A-24: an empty deck is made of its discards again; the card in use is not one.
Turn<std::uint8_t> draw_card(State& s, Table& t);

// TTA-T1-4, TTA-COL-7, TTA-AGG-5: a card that was only looked at goes back, and the deck is
// shuffled.
inline void put_back(State& s, std::uint8_t number) {
  if (s.deck_kind == DeckKind::mine) return;
  s.deck.pile.push_back(number);
  s.deck.shuffle(s.random);
}

}  // namespace seatmate::through_the_ages
