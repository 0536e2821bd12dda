#pragma once

// Chapters "cover power and book actions" and "take an innovation": a row, an arrow, one is gone.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/age-of-innovation/select.h"
#include "games/age-of-innovation/table.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

struct Covered {
  std::optional<Slot> power;
  std::optional<Slot> book;
};

// AI-COVER-1 to -3: one power action, then one book action by the same arrow. The two parts are
// independent (AMB-6), unless the other reading is set.
Covered choose_cover(const State& s, Table& t, SlotSet open_power, SlotSet open_book,
                     const Support& support);

void cover_actions(State& s, Table& t, const Support& support);

// AI-INNO-1: from round 3, and at most three.
inline bool may_take_innovation(const Data& data, int round, int owned) {
  return round >= 3 && owned < data.innovations_each;
}

// AI-INNO-2: by the arrow; the tile does nothing for her.
std::optional<Slot> choose_innovation(Table& t, int round, int owned, SlotSet display,
                                      const Support& support);

// The display is read row by row (AMB-21): slot 3 with rows of 2 and 4 is the second of row 2.
inline std::pair<int, int> innovation_place(const Data& data, int players, Slot slot) {
  const int first_row = data.innovation_rows_for(players)[0];
  return slot < first_row ? std::pair{1, slot + 1} : std::pair{2, slot - first_row + 1};
}

void take_innovation(State& s, Table& t, const Support& support);

}  // namespace seatmate::age_of_innovation
