#pragma once

// Tokens for the journal and terms for the catalogs: how the nouns of this game are written.

#include <optional>
#include <string>
#include <string_view>

#include "engine/form.h"
#include "engine/tokens.h"
#include "engine/vocabulary.h"
#include "games/golem/state.h"

namespace seatmate::golem {

inline std::string_view token(Colour c) { return colour_names[index(c)]; }
inline std::string_view token(Row r) { return row_names[index(r)]; }
inline std::string_view token(Marble m) { return marble_names[index(m)]; }
inline std::string_view token(Criterion c) { return criterion_names[index(c)]; }
inline std::string_view token(BookColour c) { return book_colour_names[index(c)]; }
inline std::string_view token(Bonus b) { return bonus_names[index(b)]; }
inline std::string_view token(Player p) { return player_names[index(p)]; }

inline constexpr Vocabulary vocabulary{"golem"};
inline Message term(std::string_view family, std::string_view name) {
  return vocabulary.message(family, name);
}
inline Message term(Colour c) { return term("district", token(c)); }
inline Message area_term(Colour c) { return term("area", area_names[index(c)]); }
inline Message term(Row r) { return term("row", token(r)); }
inline Message term(Marble m) { return term("marble", token(m)); }
inline Message term(Criterion c) { return term("criterion", token(c)); }
inline Message term(BookColour c) { return term("book", token(c)); }
inline Message term(Bonus b) { return term("bonus", token(b)); }
inline Message term(Player p) { return term("player", token(p)); }
inline Message development_term(Colour area, std::size_t which) {
  if (area == Colour::red) return term("part", golem_part_names[which]);
  return {"golem.development." + std::string(area_names[index(area)]),
          {Arg("n", static_cast<int>(which) + 1)}};
}

// What a tile, a book or a card says, part by part: "2 clay and create golem with discount 1".
[[nodiscard]] Message in_words(const Effect& effect);
// How sure that is: "told", "house", "public", or "missing" where nobody told it yet.
[[nodiscard]] std::string_view source_word(const State& s, Source source);

// The character card of this round.
inline Message shown_character(const Data& data, const State& s) {
  const CharacterCard& card = character(data, s);
  return {"golem.name.character",
          {Arg("number", s.characters[s.round - 1U]), Arg("left", term(marble_of(card.left))),
           Arg("right", term(marble_of(card.right))), Arg("steps", card.steps),
           Arg("price", card.price)}};
}

// "red-4": a section of a district.
inline std::string place_of(Colour district, int section) {
  return std::string(token(district)) + "-" + std::to_string(section);
}
// Sections are printed as Roman numbers.
inline constexpr std::array<std::string_view, sections + 1> romans{
    "0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"};
inline std::string_view roman(int section) { return romans[static_cast<std::size_t>(section)]; }

}  // namespace seatmate::golem
