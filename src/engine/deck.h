#pragma once

// An automa's cards: a face-down pile to draw from, what was played, what joins later, and what was
// taken out of the game unseen. The top card is the last of `pile`.

#include <cstddef>

#include "engine/inline_vector.h"
#include "engine/random.h"

namespace seatmate {

template <class Card, std::size_t N>
struct Deck {
  using Pile = InlineVector<Card, N>;

  Pile pile;     // face down, drawn from the back
  Pile played;   // discard pile, in the order of play
  Pile reserve;  // joins later; the next one is the last
  Pile aside;    // face down and out of use until the next shuffle

  [[nodiscard]] bool empty() const { return pile.empty(); }
  Card draw() {
    const Card card = pile.pop_back();
    played.push_back(card);
    return card;
  }
  void add_from_reserve() {
    if (!reserve.empty()) pile.push_back(reserve.pop_back());
  }
  // All cards of the round, played or not, make the new pile.
  void gather() {
    for (const Card card : played) pile.push_back(card);
    played.clear();
    for (const Card card : aside) pile.push_back(card);
    aside.clear();
  }
  void shuffle(Random& random) { random.shuffle(pile); }

  friend bool operator==(const Deck&, const Deck&) = default;
};

}  // namespace seatmate
