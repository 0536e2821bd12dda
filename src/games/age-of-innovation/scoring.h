#pragma once

// Chapter "end of the game": science, areas, her faction, the winner.

#include <array>
#include <span>

#include "engine/turn.h"
#include "games/age-of-innovation/faction.h"
#include "games/age-of-innovation/table.h"

namespace seatmate::age_of_innovation {

// BASE-SCORE-1, -2: the highest value takes the first prize. Tied players add up the prizes of
// their places and share them, rounded down. Value 0 gets nothing and takes no prize from others.
inline void share_prizes(std::span<const int> values, std::span<const int> prizes,
                         std::span<int> shares) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    shares[i] = 0;
    if (values[i] <= 0) continue;
    std::size_t higher = 0;
    std::size_t tied = 0;
    for (const int other : values) {
      higher += other > values[i];
      tied += other == values[i];
    }
    int sum = 0;
    for (std::size_t place = higher; place < higher + tied && place < prizes.size(); ++place)
      sum += prizes[place];
    shares[i] = sum / static_cast<int>(tied);
  }
}
// The same for the players at this table, with the three prizes that are printed.
inline std::array<int, 3> share_prizes(const State& s, const std::array<int, 3>& values,
                                       const std::array<std::uint8_t, 3>& printed) {
  const std::array<int, 3> prizes{printed[0], printed[1], printed[2]};
  std::array<int, 3> shares{};
  share_prizes(std::span(values).first(static_cast<std::size_t>(s.players())), prizes, shares);
  return shares;
}

// BASE-SCORE-1, BASE-REACH-1: the sizes of the groups of buildings connected by reach, and by the
// player's own bridges; the largest first.
template <class Bridges>
InlineVector<std::uint8_t, 60> area_sizes(const Map& map, HexSet buildings, int ship,
                                          const Bridges& bridges) {
  InlineVector<std::uint8_t, 60> sizes;
  HexSet left = buildings;
  while (!left.empty()) {
    HexSet group = HexSet::of(left.first());
    HexSet fresh = group;
    while (!fresh.empty()) {
      HexSet next = reach_of(map, fresh, ship);
      for (const Bridge& bridge : bridges) {
        if (fresh.has(bridge.from)) next.add(bridge.to);
        if (fresh.has(bridge.to)) next.add(bridge.from);
      }
      fresh = (next & left) - group;
      group |= fresh;
    }
    left -= group;
    std::size_t at = sizes.size();
    sizes.push_back(static_cast<std::uint8_t>(group.count()));
    for (; at > 0 && sizes[at - 1] < sizes[at]; --at) std::swap(sizes[at - 1], sizes[at]);
  }
  return sizes;
}

template <class Bridges>
int largest_area(const Map& map, HexSet buildings, int ship, const Bridges& bridges) {
  const auto sizes = area_sizes(map, buildings, ship, bridges);
  return sizes.empty() ? 0 : sizes[0];
}

// AI-END-2: the highest shipping value of her level card.
inline int area_ship(const Data& data, int level) {
  int highest = 0;
  for (const int ship : data.level(level).ship) highest = std::max(highest, ship);
  return highest;
}

// AI-FAC-WAN-2.
inline int faction_end_points(const Data& data, Faction faction, int buildings) {
  return data.faction(faction).end_points_per_building * buildings;
}

// BASE-SCORE-2: what each player gets for one discipline.
inline std::array<int, 3> science_shares(const Data& data, const State& s, Discipline discipline) {
  std::array<int, 3> levels{};
  for (std::size_t p = 0; p < 3; ++p) levels[p] = s.science[p][index(discipline)];
  return share_prizes(s, levels, data.science_prizes);
}

// AI-END-1 to -5. AI-END-3: no resource scoring for her; the humans' is in the points they tell.
Turn<> score_game(State& s, Table& t);

inline int final_total(const State& s, Player player) {
  const std::size_t p = index(player);
  const int before = player == Player::automa ? s.score + s.faction_points : s.human_points[p - 1];
  return before + s.science_points[p] + s.area_points[p];
}

}  // namespace seatmate::age_of_innovation
