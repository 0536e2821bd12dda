#pragma once

// Chapter "Set-up".

#include "games/golem/rounds.h"
#include "games/golem/table.h"

namespace seatmate::golem {

inline void deal_districts(State& s) {
  for (auto& district : s.tiles) {
    // F-20, F-21: seven of ten, in ascending order.
    InlineVector<std::uint8_t, district_tile_count> numbers;
    for (std::uint8_t n = 1; n <= district_tile_count; ++n) numbers.push_back(n);
    while (numbers.size() > tile_sections)
      numbers.erase_at(s.random.below(static_cast<std::uint32_t>(numbers.size())));
    for (std::size_t i = 0; i < tile_sections; ++i) district[i] = numbers[i];
  }
}

inline void deal_table(State& s) {
  deal_districts(s);
  InlineVector<std::uint8_t, character_count> characters;
  for (std::uint8_t i = 0; i < character_count; ++i)
    characters.push_back(static_cast<std::uint8_t>(first_character + i));
  s.random.shuffle(characters);
  for (std::size_t i = 0; i < rounds; ++i) s.characters.push_back(characters[i]);
  for (std::uint8_t n = 1; n <= book_count; ++n) s.book_stack.push_back(n);
  s.random.shuffle(s.book_stack);
  InlineVector<std::uint8_t, starting_tile_count> starts;
  for (std::uint8_t n = 1; n <= starting_tile_count; ++n) starts.push_back(n);
  s.random.shuffle(starts);
  for (std::size_t i = 0; i < s.level; ++i) s.starting_tiles.push_back(starts[i]);
  s.artefact_tile = static_cast<std::uint8_t>(1 + s.random.below(artefact_count));
}

Turn<> set_up(State& s, Table& t);

}  // namespace seatmate::golem
