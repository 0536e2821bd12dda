#pragma once

// Chapter "Deck": one deck for all Automas.

#include "engine/reasons.h"
#include "games/charterstone/lines.h"
#include "games/charterstone/state.h"
#include "games/charterstone/table.h"

namespace seatmate::charterstone {

// CH-GEN-2, CH-DECK-4, CH-POST-1: is card 377 + i in the deck?
constexpr bool in_deck(int card, bool extra_cards, bool post_campaign) {
  const int number = first_automa_card + card;
  if (number < first_automa_card + first_deck_count) return true;
  return extra_cards && !(post_campaign && number == 390);
}
// CH-DECK-3: how many are set aside whenever the deck is formed.
constexpr int set_aside(int game) { return game >= aside_from_game ? aside_count : 0; }

inline bool has_extra_cards(const Chronicle& c) { return c.cards.has(390); }
inline bool is_post_campaign(const State& s) {
  return s.game >= after_campaign && !s.readings.no_card_162;
}

// CH-POST-1: which cards are in the deck now, and how many.
inline bool is_in_deck(const State& s, int card) {
  return in_deck(card, has_extra_cards(s.chronicle), is_post_campaign(s));
}
inline int deck_size(const State& s) {
  int n = 0;
  for (int card = 0; card < automa_card_count; ++card) n += is_in_deck(s, card) ? 1 : 0;
  return n;
}

// The deck is formed anew: all cards (AMB-1), and the top three aside.
void form_deck(State& s, Table& t);

// CH-DECK-1, CH-DECK-2: the next card; a deck that is empty is formed first.
std::uint8_t draw_card(State& s, Table& t);

}  // namespace seatmate::charterstone
