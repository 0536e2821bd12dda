#pragma once

// Whose deck she plays from, where her cards are not public: ours, the player's own on the table,
// or the player's own once every card of it is told, dealt by the app.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/settings.h"
#include "engine/tokens.h"
#include "engine/vocabulary.h"

namespace seatmate {

enum class DeckKind : std::uint8_t { house, mine, told };
inline constexpr std::array<std::string_view, 3> deck_kind_names{"house", "mine", "told"};

inline Message deck_kind_term(const Vocabulary& words, DeckKind kind) {
  return words.message("deck", deck_kind_names[index(kind)]);
}

// A told deck can be drawn from once every card of it is known, and then it is the usual one.
inline SetupOption deck_option(const Vocabulary& words, bool is_told) {
  std::vector<std::string> decks{"house", "mine"};
  if (is_told) decks.emplace_back("told");
  return words.option("table", "deck", decks, "deck", decks[is_told ? 2 : 0]);
}

// <prefix>.error.deck-not-told if it cannot be drawn from.
inline Result<DeckKind> chosen_deck(const Vocabulary& words, const Settings& settings,
                                    bool is_told) {
  const auto kind = parse<DeckKind>(deck_kind_names, setting(settings, "deck"));
  if (kind == DeckKind::told && !is_told) return Refusal{words.message("error", "deck-not-told")};
  return kind.value_or(DeckKind::house);
}

}  // namespace seatmate
