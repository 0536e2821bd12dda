#pragma once

// Chapter "End of game".

#include <algorithm>

#include "games/pendulum/rewards.h"
#include "games/pendulum/table.h"

namespace seatmate::pendulum {

struct EndRules {
  bool advanced = false;
  bool legendary_counts = false;  // AMB-17
  bool tie_by_privilege = false;  // AMB-18
  bool both_automas_win = false;  // AMB-20
};
struct EndResult {
  EndBy by{};
  PlayerSet winners;
  PlayerSet compared;  // whose values were
  std::array<int, player_count> values{};
};

// PE-END-2: the human is in the parchment only with all three tracks.
inline bool in_parchment(const HumanTracks& human) {
  return std::all_of(human.column.begin(), human.column.end(),
                     [](int column) { return column >= parchment_column; });
}
// PE-END-4, AMB-16, AMB-17.
inline int inside(const HumanTracks& human, const EndRules& rules) {
  int n = rules.legendary_counts && human.legendary ? 1 : 0;
  for (const int column : human.column) n += std::max(0, column - parchment_column + 1);
  if (rules.advanced)
    for (const int glory : human.glory) n += glory;
  return n;
}
// PE-END-5: the worst of the three.
inline int distance(const HumanTracks& human) {
  int farthest = 0;
  for (const int column : human.column)
    farthest = std::max(farthest, std::max(0, parchment_column - column));
  return farthest;
}

EndResult find_winner(Listener* reasons, const HumanTracks& human,
                      const std::array<std::uint8_t, automa_count>& position,
                      const TrackRules& track, const Order& privilege, const EndRules& rules);

// Spaces inside the parchment, or the distance to it as a negative number.
int score_of(const Data& data, const State& s, Player player);
// "3 spaces inside the parchment", "4 before the parchment".
Message standing_of(const Data& data, const State& s, Player player);

Turn<> score_game(State& s, Table& t);

}  // namespace seatmate::pendulum
