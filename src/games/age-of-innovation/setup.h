#pragma once

// Chapter "setup": levels, tiles, homes, first workshops, the deck.

#include "engine/turn.h"
#include "games/age-of-innovation/cards.h"
#include "games/age-of-innovation/faction.h"
#include "games/age-of-innovation/table.h"

namespace seatmate::age_of_innovation {

// AI-SETUP-3 and the base game's limits: a tile that may not lie on this round; a third tile of one
// discipline in rounds 1–5.
inline bool tile_fits(const Data& data, const std::array<std::uint8_t, rounds>& tiles, int round,
                      int tile, bool any_tiles) {
  const RoundTile& printed = data.tile(tile);
  if ((printed.forbidden_rounds >> (round - 1)) & 1) return false;
  if (any_tiles || round == rounds) return true;
  int same = 0;
  for (int r = 1; r < round; ++r)
    same += data.tiles[tiles[static_cast<std::size_t>(r) - 1]].discipline == printed.discipline;
  return same < 2;
}
// The final tile may not reward the building of the round-6 tile (base game, AI-SETUP-4). A
// workshop on the edge of the map is a workshop.
inline bool final_tile_fits(const Data& data, int round_6_tile, int final_tile, bool any_tiles) {
  const auto building = [](std::uint8_t goal) {
    return tile_goals[goal] == "workshop-on-map-edge" ? std::string_view("workshop")
                                                      : tile_goals[goal];
  };
  return any_tiles ||
         building(data.tile(round_6_tile).goal) != building(data.final_tile(final_tile).goal);
}

// AI-SETUP-2 to -4: six of twelve tiles, drawn again until they lie legally.
inline void draw_tiles(const Data& data, State& s) {
  for (;;) {
    InlineVector<std::uint8_t, tile_count> bag;
    for (std::uint8_t tile = 1; tile <= tile_count; ++tile) bag.push_back(tile);
    s.random.shuffle(bag);
    bool legal = true;
    for (int round = 1; round <= rounds && legal; ++round) {
      const std::uint8_t tile = bag[static_cast<std::size_t>(round) - 1];
      legal = tile_fits(data, s.tiles, round, tile, s.readings.any_tiles);
      s.tiles[static_cast<std::size_t>(round) - 1] = tile;
    }
    if (legal) break;
  }
  do {
    s.final_tile = static_cast<std::uint8_t>(1 + s.random.below(final_tile_count));
  } while (!final_tile_fits(data, s.tiles[5], s.final_tile, s.readings.any_tiles));
}

// AI-SETUP-9: a home terrain of hers that no human has.
inline Terrain draw_home(State& s) {
  for (;;) {
    const auto home = static_cast<Terrain>(s.random.below(terrain_count));
    const bool youth = s.faction == Faction::symbionts && !s.youth_random && home == s.youth;
    if (home != s.human_home[0] && (s.humans == 1 || home != s.human_home[1]) && !youth)
      return home;
  }
}
// AI-FAC-SYM-1: the youth's terrain differs from every home terrain in play.
inline bool youth_is_free(const State& s, Terrain youth) {
  return youth != s.home && youth != s.human_home[0];
}
inline Terrain draw_youth(State& s) {
  for (;;) {
    const auto youth = static_cast<Terrain>(s.random.below(terrain_count));
    if (youth_is_free(s, youth)) return youth;
  }
}

// BASE-ACT-2: three of the six book actions.
inline void draw_book_actions(const Data& data, State& s) {
  InlineVector<BookAction, 16> bag;
  for (std::size_t kind = 1; kind < book_action_count; ++kind)
    bag.push_back(static_cast<BookAction>(kind));
  s.random.shuffle(bag);
  s.book_kinds.clear();
  for (std::size_t i = 0; i < bag.size() && i < data.book_actions; ++i)
    s.book_kinds.push_back(bag[i]);
}

// BASE-FAC-1: where the markers of a human start: the steps of the faction and of the home.
inline std::array<std::uint8_t, discipline_count> start_levels(const Data& data, const State& s,
                                                               std::size_t human) {
  std::array<std::uint8_t, discipline_count> levels{};
  for (std::size_t d = 0; d < discipline_count; ++d)
    levels[d] = static_cast<std::uint8_t>(data.folks[index(s.folk[human])].start[d] +
                                          data.homes[index(s.human_home[human])].start[d]);
  return levels;
}

// AI-SETUP-11: her supply and her markers.
inline void set_up_supply(const Data& data, State& s) {
  s.scholars = data.scholars;
  s.score = 20;
  s.science[0] = data.faction(s.faction).start;
  s.terrain = map_of(data, s).printed;
  s.free_three.fill(1);
  s.free_two.fill(3);
  const auto& rows = data.innovation_rows_for(s.players());
  s.innovations = SlotSet::first_n(rows[0] + rows[1]);
  s.bonus_coins = {1, 1, 1};
}

// AI-SETUP-13, -14: the two lettered hexes of her home terrain; the first letter gets the mark.
inline void put_first_workshops(const Data& data, State& s, Card card) {
  const auto& letters = map_of(data, s).first_workshops[index(s.home)];
  const Hex marked = letters[data.cards[card].marked_letter];
  const Hex unmarked = letters[data.cards[card].unmarked_letter];
  s.marked.add(marked);
  s.unmarked.add(unmarked);
  s.hers[index(Building::workshop)] |= s.marked | s.unmarked;
}

// AI-DECK-1 to -3.
void build_deck(State& s, Table& t);

Turn<> set_up(State& s, Table& t);

}  // namespace seatmate::age_of_innovation
