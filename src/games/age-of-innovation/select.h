#pragma once

// Chapter "selection methods": directional selection, closest, terrain priority, power.

#include <algorithm>

#include "engine/choice.h"
#include "games/age-of-innovation/lines.h"
#include "games/age-of-innovation/state.h"

namespace seatmate::age_of_innovation {

inline const Support& support_of(const Data& data, const State& s) {
  return data.cards[s.support].support;
}

// AI-SEL-DIR-1 to -4: counts through what is left, forward or backward, and wraps.
template <class Set>
typename Set::Element by_direction(Choice<Set>& choice, Listener* reasons, bool forward,
                                   int count) {
  if (count > choice.left().count())
    cite(reasons, Line::AI_SEL_DIR_3_wraps, count, choice.left().count());
  return choice.counted(forward ? Line::AI_SEL_DIR_1_direction : Line::AI_SEL_DIR_2_direction,
                        forward, count);
}

// AI-SEL-TERR-1: the first terrain of the row that occurs among the options keeps them.
void by_terrain_priority(Choice<HexSet>& choice, const Data& data, const State& s, Line line,
                         Terrain card, bool row_b);

// AI-SEL-NEAR-4, AI-DUO-5: the options nearest to a building of any human. The flood starts at the
// human buildings, so none of them is ever in its way.
void by_distance_to_human(Choice<HexSet>& choice, const Data& data, const State& s);

// Human hexes directly adjacent to a hex: by a side, or by a human bridge (AMB-5).
inline HexSet humans_next_to(const Data& data, const State& s, Hex hex, std::size_t human) {
  HexSet near = map_of(data, s).next_to(HexSet::of(hex)) & s.human[human];
  if (!s.readings.ignore_bridges)
    for (const Bridge& bridge : s.bridges[human]) {
      if (bridge.from == hex) near |= HexSet::of(bridge.to) & s.human[human];
      if (bridge.to == hex) near |= HexSet::of(bridge.from) & s.human[human];
    }
  return near;
}

inline int power_value(const Data& data, const HumanPiece& piece) {
  return data.power[index(piece.kind)] + (piece.annex ? data.annex_power : 0);
}

// AMB-7: the printed power of what stands on a hex.
inline auto printed_power(const Data& data, const State& s) {
  return [&](Hex hex) { return power_value(data, s.human_piece[index(hex)]); };
}

// BASE-POWER-1: the power a human may take from a building of hers on this hex: the values of all
// buildings next to it.
template <class PowerAt>
int power_to(const Data& data, const State& s, Hex hex, std::size_t human,
             const PowerAt& power_at) {
  int power = 0;
  for (const Hex near : humans_next_to(data, s, hex, human)) power += power_at(near);
  return power;
}
// AI-DUO-4: with two humans, both together.
template <class PowerAt>
int power_to_humans(const Data& data, const State& s, Hex hex, const PowerAt& power_at) {
  int power = power_to(data, s, hex, 0, power_at);
  if (s.humans == 2) power += power_to(data, s, hex, 1, power_at);
  return power;
}

// All hexes directly adjacent to a building of any human.
inline HexSet next_to_humans(const Data& data, const State& s) {
  HexSet near = map_of(data, s).next_to(s.all_human());
  if (!s.readings.ignore_bridges)
    for (std::size_t human = 0; human < s.humans; ++human)
      for (const Bridge& bridge : s.bridges[human]) {
        if (s.human[human].has(bridge.from)) near.add(bridge.to);
        if (s.human[human].has(bridge.to)) near.add(bridge.from);
      }
  return near;
}

}  // namespace seatmate::age_of_innovation
