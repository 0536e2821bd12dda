#pragma once

// Her cards as a file: a list with one object for each, which says its number. A game writes and
// reads one card; what holds for the list holds for every game.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/contract.h"
#include "engine/lists.h"
#include "engine/vocabulary.h"

namespace seatmate {

inline constexpr std::array<std::string_view, 3> deck_file_errors{"deck-size", "deck-number",
                                                                  "deck-twice"};

// `write(number, card)` is the object of a card; the first has number 1.
template <class Cards, class Write>
Doc write_deck(const Cards& cards, const Write& write) {
  Doc list = Doc::list();
  int number = 0;
  for (const auto& card : cards) list.push(write(++number, card));
  return list;
}

// Every number from 1 to `count` once, in any order. `read(card, number, facts)` adds what a card
// tells (nothing, if nobody filled it in), or refuses it.
template <class Read>
Result<Facts> read_deck(const Vocabulary& words, const Doc& cards, int count, const Read& read) {
  const auto bad = [&](std::string_view error, std::initializer_list<Arg> args) {
    return Refusal{words.message("error", error, args)};
  };
  const auto size = static_cast<std::int64_t>(cards.items().size());
  if (size != count) return bad("deck-size", {Arg("n", size), Arg("wanted", count)});
  Facts facts;
  std::vector<std::int64_t> seen;
  for (const Doc& card : cards.items()) {
    const std::int64_t number = card["number"].number(0);
    if (number < 1 || number > count) return bad("deck-number", {Arg("n", number)});
    if (const Outcome fits = read(card, number, facts); !fits) return fits.refusal();
    if (std::find(seen.begin(), seen.end(), number) != seen.end())
      return bad("deck-twice", {Arg("n", number)});
    seen.push_back(number);
  }
  sort_few(facts, [](const Fact& a, const Fact& b) { return a.id < b.id; });
  return facts;
}

}  // namespace seatmate
