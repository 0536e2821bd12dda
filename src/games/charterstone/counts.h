#pragma once

// What somebody has, counted: tokens on the tracks, pieces, buildings and personas.

#include "games/charterstone/state.h"

namespace seatmate::charterstone {

inline int reputation_of(const State& s, Charter c) {
  int n = 0;
  for (const Owner owner : s.reputation) n += owner == owner_of(c) ? 1 : 0;
  return n;
}
inline int quota_of(const State& s, Charter c) {
  int n = 0;
  for (const auto& row : s.quota)
    for (const Owner owner : row) n += owner == owner_of(c) ? 1 : 0;
  return n;
}
inline int minions_of(const State& s, Charter c) {
  int n = s.seats[index(c)].minions;
  for (const auto& row : s.minions)
    for (const Owner owner : row) n += owner == owner_of(c) ? 1 : 0;
  return n;
}
inline int buildings_of(const State& s, Charter c) {
  int n = 0;
  for (const int number : s.chronicle.chests[index(c)].buildings) n += number != 0 ? 1 : 0;
  return n;
}
inline int building_values(const Data& data, const State& s, Charter c, bool islands) {
  const Chest& chest = s.chronicle.chests[index(c)];
  int sum = 0;
  for (const int number : chest.buildings)
    if (number != 0) sum += counted_value(data.building(number).value);
  if (islands)
    for (const int number : chest.islands)
      if (number != 0) sum += counted_value(data.building(number).value);
  return sum;
}
inline int used_personas(const Chest& chest) {
  int n = 0;
  for (const Persona& persona : chest.personas) n += persona.used ? 1 : 0;
  return n;
}

// Is a guidepost's goal about something that the app has followed, so that a human need only agree?
constexpr bool is_followed(int guidepost) {
  return guidepost == 402 || guidepost == 403 || (guidepost >= 405 && guidepost <= 407);
}
// What a player has of what the goal is about, as far as the app has followed it.
inline int followed(const State& s, Charter c) {
  switch (guidepost_of(s)) {
    case 402:
    case 403:
      return buildings_of(s, c);
    case 404:
      return static_cast<int>(s.chronicle.chests[index(c)].personas.size());
    case 405:
      return quota_of(s, c);
    case 406:
      return reputation_of(s, c);
    case 407:
      return s.seats[index(c)].peril;
    case 408:
      return s.seats[index(c)].candle ? 1 : 0;
    case 409:
      return minions_of(s, c);
    case 412:
    case 413:
      return s.seats[index(c)].influence;
    default:
      return 0;
  }
}

}  // namespace seatmate::charterstone
