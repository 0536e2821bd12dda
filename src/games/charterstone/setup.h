#pragma once

// Chapter "Setup", with sky islands (card 159), minions (card 158) and the rules after the campaign
// (card 162).

#include "games/charterstone/table.h"
#include "games/charterstone/turn.h"

namespace seatmate::charterstone {

// Game 1: a charter's first building. The six cards are numbered in the order of the index guide's
// families.
constexpr std::uint8_t basic_building_of(Charter c) {
  constexpr std::array<std::uint8_t, charter_count> numbers{5, 7, 10, 6, 9, 8};
  return numbers[index(c)];
}
constexpr std::uint16_t first_persona_of(Charter c) {
  return static_cast<std::uint16_t>(200 + basic_building_of(c) - first_building);
}

// 3.13, CH-GEN-5: does an inactive charter have a plot to grow on? Those of Automas are active.
inline bool inactive_grow(const State& s) {
  if (s.game < 3 || s.game > campaign_games) return false;
  for (const Charter c : all_charters)
    for (const int number : s.chronicle.chests[index(c)].buildings)
      if (!is_active(s, c) && number == 0) return true;
  return false;
}

Turn<> set_up(State& s, Table& t);

}  // namespace seatmate::charterstone
