#pragma once

// Chapter "the Automa deck": which cards are in it at each level.

#include "games/age-of-innovation/state.h"

namespace seatmate::age_of_innovation {

using CardPile = InlineVector<Card, card_count>;

// AI-DECK-1: the start cards, and at level 5 card 13, are taken out; the others are the reserve.
inline CardPile reserve_cards(const Data& data, int level) {
  CardPile reserve;
  for (Card card = 1; card <= card_count; ++card)
    if (!data.cards[card].starter && !data.level(level).added.contains(card))
      reserve.push_back(card);
  return reserve;
}

// AI-DECK-2, AMB-28: the deck of round 1 from a shuffled reserve whose top card is the last. What
// the level adds at random comes from the top; a delayed start card (level 1) is laid on top.
inline CardPile first_deck(const Data& data, int level, CardPile& reserve) {
  const Level& printed = data.level(level);
  CardPile deck;
  for (Card card = 1; card <= card_count; ++card)
    if (data.cards[card].starter && !printed.delayed.contains(card)) deck.push_back(card);
  for (const Card card : printed.added) deck.push_back(card);
  for (int i = 0; i < printed.random_cards; ++i) deck.push_back(reserve.pop_back());
  for (const Card card : printed.delayed) reserve.push_back(card);
  return deck;
}

// AI-DECK-4.
inline int first_deck_size(const Data& data, int level) {
  CardPile reserve = reserve_cards(data, level);
  return static_cast<int>(first_deck(data, level, reserve).size());
}

}  // namespace seatmate::age_of_innovation
