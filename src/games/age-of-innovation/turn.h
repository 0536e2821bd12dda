#pragma once

// Chapter "Automa's turn": two cards, all actions of the left one, or a pass.

#include "games/age-of-innovation/cover.h"
#include "games/age-of-innovation/faction.h"
#include "games/age-of-innovation/pass.h"
#include "games/age-of-innovation/table.h"

namespace seatmate::age_of_innovation {

// AI-TURN-5: is the card just drawn one of the two turned ones at the bottom?
inline bool is_one_of_last_two(int drawn, int deck_size) { return drawn > deck_size - 2; }

// AI-TURN-5: a pass symbol counts only on the last two cards.
inline bool passes_on(const AutomaCard& card, int drawn, int deck_size) {
  return card.pass && is_one_of_last_two(drawn, deck_size);
}

// AI-TURN-6: all actions from top to bottom; one that cannot be done is skipped.
Turn<> perform_card(State& s, Table& t);

// What the cards of a turn make of it.
enum class Drawn : std::uint8_t { action_card, pass_symbol, deck_empty };

// AI-TURN-2 to -5: the support card, then the action card, unless she passes.
Asked<Drawn> turn_up_cards(State& s, Table& t);

Turn<> automa_turn(State& s, Table& t);

}  // namespace seatmate::age_of_innovation
