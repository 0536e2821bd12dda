#pragma once

// The map as sets of hexes: neighbours, reach, distances.
//
// A set of hexes is 126 bits, so "all neighbours of these hexes" is a handful of shifts, and a
// shortest path is a flood that counts its steps.

#include <array>

#include "engine/inline_vector.h"
#include "games/age-of-innovation/types.h"

namespace seatmate::age_of_innovation {

struct Bridge {
  Hex from{};
  Hex to{};
  friend bool operator==(const Bridge&, const Bridge&) = default;
};

inline constexpr std::size_t bridges_each = 3;  // a human has
inline constexpr int no_path = -1;              // infinitely far
inline constexpr int highest_ship = 6;

namespace map_detail {
constexpr HexSet rows_where_odd(bool odd) {
  HexSet set;
  for (int row = 0; row < 9; ++row)
    if ((row % 2 == 1) == odd)
      for (int col = 0; col < hex_stride; ++col) set.add(hex_at(row, col));
  return set;
}
}  // namespace map_detail

// BASE-MAP-3: all hexes that share a side with one of the set, on the map or not. Odd rows stand
// half a hex to the right.
inline HexSet neighbours(HexSet set) {
  constexpr HexSet odd_rows = map_detail::rows_where_odd(true);
  const HexSet::Bits b = set.bits();
  const HexSet::Bits odd = (set & odd_rows).bits();
  const HexSet::Bits even = (set - odd_rows).bits();
  return HexSet((b << 1U) | (b >> 1U) | (b << 14U) | (b >> 14U) | (even << 13U) | (even >> 15U) |
                (odd << 15U) | (odd >> 13U));
}

// BASE-MAP-3: do two hexes face each other across a side of two others?
inline bool faces(HexSet a, HexSet b) {
  return !a.empty() && (a & b).empty() && (neighbours(a) & b).empty() &&
         (neighbours(a) & neighbours(b)).count() == 2;
}

struct Map {
  HexSet land;
  HexSet river;
  HexSet spaces;  // both
  std::array<HexSet, terrain_count> printed{};
  // reach[ship][hex]: the land hexes in reach of a building there (BASE-REACH-1).
  std::array<std::array<HexSet, hex_count>, highest_ship + 1> reach{};
  std::array<std::array<char, 4>, hex_count> label{};  // "E3": row letter, number of the land hex
  InlineVector<Bridge, 40> bridges;                    // where a bridge can stand
  HexSet edge;                                         // BASE-MAP-4
  // BASE-START-1: the six lettered hexes of each terrain.
  std::array<std::array<Hex, 6>, terrain_count> first_workshops{};

  [[nodiscard]] HexSet next_to(HexSet set) const { return neighbours(set) & spaces; }
};

// AI-SEL-NEAR-1, -2: everything within `steps` steps of `from`. Nothing passes through `blocked`
// (human buildings), but a path may start there.
inline HexSet flood(const Map& map, HexSet from, HexSet blocked, int steps) {
  HexSet reached = from;
  HexSet front = from;
  const HexSet open = map.spaces - blocked;
  while (steps-- > 0 && !front.empty()) {
    front = (neighbours(front) & open) - reached;
    reached |= front;
  }
  return reached;
}

// The number of steps from the nearest of `from` to the nearest of `to`; either end may be a human
// building, nothing between (AI-SEL-NEAR-2). no_path if there is none (AMB-10).
inline int distance(const Map& map, HexSet from, HexSet to, HexSet blocked) {
  if (!(from & to).empty()) return 0;
  HexSet reached = from;
  HexSet front = from;
  const HexSet open = map.spaces - blocked;
  for (int steps = 1;; ++steps) {
    const HexSet next = neighbours(front) & map.spaces;
    if (!(next & to).empty()) return steps;
    front = (next & open) - reached;
    if (front.empty()) return no_path;
    reached |= front;
  }
}

// BASE-REACH-1: land in reach of one hex: adjacent, or over a chain of at most `ship` river hexes.
HexSet compute_reach(const Map& map, Hex from, int ship);

// All land hexes in reach of any building of the set.
inline HexSet reach_of(const Map& map, HexSet buildings, int ship) {
  HexSet reached;
  if (ship > highest_ship) {  // further than any level card; correct all the same
    for (const Hex hex : buildings) reached |= compute_reach(map, hex, ship);
    return reached;
  }
  const auto& table = map.reach[static_cast<std::size_t>(ship)];
  for (const Hex hex : buildings) reached |= table[index(hex)];
  return reached;
}

}  // namespace seatmate::age_of_innovation
