#pragma once

// Chapter "End of game".

#include "games/golem/rounds.h"
#include "games/golem/table.h"

namespace seatmate::golem {

inline constexpr std::array<int, 5> points_of_goal{0, 1, 3, 5, 7};

// GO-END-2 and GO-END-3.
int goal_points(State& s, Table& t);
int resource_points(State& s, Table& t);
// GO-END-1, F-39: things made times menorahs.
inline int menorahs(const Data& data, const State& s, Colour area) {
  int n = s.menorah[index(area)] == 1 ? 1 : 0;
  for (std::size_t i = 0; i < development_count; ++i)
    if (is_developed(s, area, i)) n += data.table(menorahs_of(area), i);
  return n;
}
int area_points(Table& t, Colour area, int things, int lights);

[[nodiscard]] inline int final_total(const State& s, Player player) {
  if (player != Player::automa) return s.human_points[index(player) - 1];
  int total = s.score + s.goal_points + s.resource_points;
  for (const int points : s.area_points) total += points;
  return total;
}

Turn<> score_game(State& s, Table& t);

}  // namespace seatmate::golem
