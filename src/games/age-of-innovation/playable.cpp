// Files can be well formed and still make no game: tiles that can never lie legally, a level that
// takes more cards than there are. The rules trust the data, so it is looked at once, here.

#include "games/age-of-innovation/cards.h"
#include "games/age-of-innovation/setup.h"

namespace seatmate::age_of_innovation {

namespace {

// Can the rounds from this one on be filled with tiles that are not laid yet? (AI-SETUP-2, -3)
bool tiles_can_lie(const Data& data, std::array<std::uint8_t, rounds>& tiles, int round) {
  if (round > rounds) return true;
  for (int tile = 1; tile <= tile_count; ++tile) {
    bool laid = false;
    for (int r = 1; r < round; ++r) laid = laid || tiles[static_cast<std::size_t>(r) - 1] == tile;
    if (laid || !tile_fits(data, tiles, round, tile, false)) continue;
    tiles[static_cast<std::size_t>(round) - 1] = static_cast<std::uint8_t>(tile);
    if (tiles_can_lie(data, tiles, round + 1)) return true;
  }
  return false;
}

// AI-SETUP-4: does some final tile fit this round-6 tile?
bool final_tile_can_lie(const Data& data, int round_6_tile) {
  for (int tile = 1; tile <= final_tile_count; ++tile)
    if (final_tile_fits(data, round_6_tile, tile, false)) return true;
  return false;
}

// AI-DECK-1, -2: added cards come from the reserve, delayed ones from the start cards, each once,
// and the reserve has the random ones.
bool deck_can_be_made(const Data& data, const Level& level) {
  int starters = 0;
  for (const AutomaCard& card : data.cards) starters += card.starter ? 1 : 0;
  CardPile named;
  for (const auto* list : {&level.added, &level.delayed})
    for (const Card card : *list) {
      if (named.contains(card) || data.cards[card].starter != (list == &level.delayed))
        return false;
      named.push_back(card);
    }
  const int added = static_cast<int>(level.added.size());
  const int delayed = static_cast<int>(level.delayed.size());
  constexpr int fewest = 3;  // the first pair and one more
  return level.random_cards <= card_count - starters - added &&
         starters - delayed + added + level.random_cards >= fewest;
}

}  // namespace

std::string what_stops_a_game(const Data& data) {
  for (std::size_t level = 1; level < data.levels.size(); ++level)
    if (!deck_can_be_made(data, data.levels[level]))
      return "levels.json: level " + std::to_string(level) + ": cards";
  std::array<std::uint8_t, rounds> tiles{};
  if (!tiles_can_lie(data, tiles, 1)) return "tiles.json: no six tiles can lie legally";
  for (int tile = 1; tile <= tile_count; ++tile)
    if (tile_fits(data, tiles, rounds, tile, false) && !final_tile_can_lie(data, tile))
      return "tiles.json: finalTiles: none fits tile " + std::to_string(tile);
  for (const Map& map : data.maps)
    for (std::size_t t = 0; t < terrain_count; ++t) {
      // A human places two first workshops, she two on different letters (AI-SETUP-12, -13).
      if (map.printed[t].count() < 2)
        return "map: fewer than two hexes of " + std::string(terrain_names[t]);
      for (Card card = 1; card <= card_count; ++card)
        if (map.first_workshops[t][data.cards[card].marked_letter] ==
            map.first_workshops[t][data.cards[card].unmarked_letter])
          return "map: firstWorkshops: both letters of card " + std::to_string(card) +
                 " on one hex of " + std::string(terrain_names[t]);
    }
  return {};
}

}  // namespace seatmate::age_of_innovation
