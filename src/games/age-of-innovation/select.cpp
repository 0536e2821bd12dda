#include "games/age-of-innovation/select.h"

namespace seatmate::age_of_innovation {

void by_terrain_priority(Choice<HexSet>& choice, const Data& data, const State& s, Line line,
                         Terrain card, bool row_b) {
  choice.first_of(line, data.priority[index(card)][row_b ? 1 : 0],
                  [&](Terrain t) { return s.terrain[index(t)]; });
}

void by_distance_to_human(Choice<HexSet>& choice, const Data& data, const State& s) {
  const Map& map = map_of(data, s);
  HexSet reached = s.all_human();
  int steps = 0;
  while ((reached & choice.left()).empty()) {
    const HexSet grown = reached | map.next_to(reached);
    if (grown == reached) break;  // no human on the map yet
    reached = grown;
    ++steps;
  }
  choice.keep(Line::AI_SEL_NEAR_4_closest_to_human, reached, steps);
}

}  // namespace seatmate::age_of_innovation
