#pragma once

// Her 24 cards: three decks of eight, one an age.

#include "engine/turn.h"
#include "games/through-the-ages/politics.h"
#include "games/through-the-ages/questions.h"

namespace seatmate::through_the_ages {

// The number of the first card of the deck in use.
inline int first_of_deck(Age age) { return 1 + cards_of_age * (level(deck_of_age(age)) - 1); }

// Cards are called by their number in the deck of their age, from 1 to 8.
inline int number_in_age(int number) { return (number - 1) % cards_of_age + 1; }

// TTA-AGE-1, TTA-SETUP-7: the whole deck of an age, shuffled.
inline void lay_out_deck(State& s, Age age) {
  s.deck = {};
  if (s.deck_kind == DeckKind::mine) return;  // the player shuffles his own
  for (int i = 0; i < cards_of_age; ++i)
    s.deck.pile.push_back(static_cast<std::uint8_t>(first_of_deck(age) + i));
  s.deck.shuffle(s.random);
}

// TTA-TURN-4, A-24: an empty deck is made of its discards again; the card in use is not one.
template <class Table>
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
      cite(t.reasons, Rule::TTA_TURN_4, "reshuffled");
    }
    number = s.deck.pile.pop_back();
  }
  co_await t.need(s, CardFact{number});
  co_return number;
}

// TTA-T1-4, TTA-COL-7, TTA-AGG-5: a card that was only looked at goes back, and the deck is
// shuffled.
inline void put_back(State& s, std::uint8_t number) {
  if (s.deck_kind == DeckKind::mine) return;
  s.deck.pile.push_back(number);
  s.deck.shuffle(s.random);
}

}  // namespace seatmate::through_the_ages
