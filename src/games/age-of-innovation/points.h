#pragma once

// Chapter "gain points", and the points of the round tile.

#include <algorithm>

#include "games/age-of-innovation/select.h"
#include "games/age-of-innovation/table.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

// AI-VP-1, -2, AI-DIFF-1: the printed number, or X of the level card in this round plus what the
// faction adds, never below 0.
inline int points_of(const Data& data, int level, int round, Points points) {
  if (!points.is_x) return points.number;
  const int x = data.level(level).x[static_cast<std::size_t>(round) - 1];
  return std::max(0, x + points.number);
}

// AI-GEN-2: only her own cards give points during the game, and the round tile when she passes.
void gain_points(State& s, Table& t, Points points);

// BASE-TILE-1: the colour of the Automa symbol on the tile of this round; in round 6 the final tile
// covers it (AMB-9).
inline Discipline tile_discipline(const Data& data, int round, int tile, int final_tile) {
  return round == rounds ? data.final_tile(final_tile).discipline : data.tile(tile).discipline;
}
// AI-PASS-1: the value at the lower right of that tile, by the face that is up.
inline int tile_points(const Data& data, int round, int tile, int final_tile) {
  if (round == rounds) return data.final_tile(final_tile).points;
  const RoundTile& printed = data.tile(tile);
  return round <= 3 ? printed.early : printed.late;
}
inline int current_tile(const State& s) { return s.tiles[s.round - 1U]; }

}  // namespace seatmate::age_of_innovation
