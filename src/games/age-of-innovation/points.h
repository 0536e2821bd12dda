#pragma once

// Chapter "gain points", and the points of the round tile.

#include <algorithm>

#include "games/age-of-innovation/select.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

// AI-VP-1, -2, AI-DIFF-1: the printed number, or X of the level card in this round plus what the
// faction adds, never below 0.
inline int points_of(const Data& data, int level, int round, Points points) {
  if (!points.is_x) return points.number;
  const int x = data.levels[static_cast<std::size_t>(level)].x[static_cast<std::size_t>(round) - 1];
  return std::max(0, x + points.number);
}

// AI-GEN-2: only her own cards give points during the game, and the round tile when she passes.
template <class Table>
void gain_points(State& s, Table& t, Points points) {
  const int gained = points_of(t.data, s.level, s.round, points);
  s.score = static_cast<std::int16_t>(s.score + gained);
  if (points.is_x)
    cite(t.reasons, Rule::AI_DIFF_1, "x-of-level", points_of(t.data, s.level, s.round, {true, 0}),
         s.level);
  cite(t.reasons, points.is_x && points.number != 0 ? Rule::AI_VP_2 : Rule::AI_VP_1, "points",
       gained, points.number);
  t.tell(s, [&] {
    return Step{gained == 0 ? Step::Kind::note : Step::Kind::carry_out,
                {"aoi.step.points", {Arg("points", gained), Arg("score", s.score)}},
                {"score"},
                {}};
  });
}

// BASE-TILE-1: the colour of the Automa symbol on the tile of this round; in round 6 the final tile
// covers it (AMB-9).
inline Discipline tile_discipline(const Data& data, int round, int tile, int final_tile) {
  return round == rounds ? data.final_tiles[static_cast<std::size_t>(final_tile)].discipline
                         : data.tiles[static_cast<std::size_t>(tile)].discipline;
}
// AI-PASS-1: the value at the lower right of that tile, by the face that is up.
inline int tile_points(const Data& data, int round, int tile, int final_tile) {
  if (round == rounds) return data.final_tiles[static_cast<std::size_t>(final_tile)].points;
  const RoundTile& printed = data.tiles[static_cast<std::size_t>(tile)];
  return round <= 3 ? printed.early : printed.late;
}
inline int current_tile(const State& s) { return s.tiles[s.round - 1U]; }

}  // namespace seatmate::age_of_innovation
