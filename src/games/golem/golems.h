#pragma once

// Chapters "Golem movement", "Killing" and the choice of golems: which golem goes where.

#include "games/golem/table.h"
#include "games/golem/track.h"

namespace seatmate::golem {

constexpr std::size_t index_of(GolemId id) { return static_cast<std::size_t>(id); }

template <class Fits>
SpotSet golems_where(const State& s, Fits&& fits) {
  SpotSet set;
  for (const Golem& golem : s.golems)
    if (fits(golem)) set.add(spot_of(golem));
  return set;
}
template <class Fits>
int count_golems(const State& s, Fits&& fits) {
  return static_cast<int>(std::count_if(s.golems.begin(), s.golems.end(), fits));
}
// The first golem on a spot that fits.
template <class Fits>
GolemId golem_at(const State& s, Spot spot, Fits&& fits) {
  std::size_t i = 0;
  while (i + 1 < s.golems.size() && !(spot_of(s.golems[i]) == spot && fits(s.golems[i]))) ++i;
  return static_cast<GolemId>(i);
}

struct GolemStep {
  GolemId golem{};
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  bool stood_up = false;
  std::uint8_t paid = 0;
};

// GO-MOVE-7: the price of VIII, IX and X.
inline int entry_price(const Data& data, const State& s, int section, bool forward) {
  if (section < far_section || (!forward && !s.readings.back_entry_pays)) return 0;
  if (section == sections) return data.table(BoardTable::price_of_x, 0);
  return data.entry[static_cast<std::size_t>(section - far_section)];
}
// Could one of her golems get to X with so many steps?
inline bool may_enter_x(const State& s, int steps) {
  for (const Golem& golem : s.golems)
    if (golem.section < sections && golem.section + steps >= sections) return true;
  return false;
}

// GO-MOVE-3, -4 and -6: one step, judged on the board as it is now.
std::optional<GolemStep> step_golem(State& s, Table& t, bool forward, bool lying_only);

std::optional<GolemStep> step_golem(State& s, Table& t, Direction direction);

// All steps, one at a time; says how many nobody could take (GO-MOVE-8).
int move_golems(State& s, Table& t, int steps, Direction direction);

// GO-WORK-3: the golem that works next; a golem of this turn does not (GO-WORK-5).
std::optional<GolemId> next_worker(State& s, Table& t);

// GO-KILL-1: the golem that dies, if there is one.
std::optional<GolemId> next_victim(State& s, Table& t);

inline constexpr int track_of_killed_golem = -1;

// GO-KILL-1: the leftmost free cell of the cemetery, from 0; `cells` if it is full.
inline int free_cell(std::uint64_t occupied, int cells) {
  int cell = 0;
  while (cell < cells && ((occupied >> static_cast<unsigned>(cell)) & 1U) != 0) ++cell;
  return cell;
}

// GO-GOLEM-2: the district of a new golem, the cheapest one.
Colour district_of_new_golem(State& s, Table& t);
inline int price_of_golem(const Data& data, const State& s, Colour district) {  // F-28
  return data.table(BoardTable::golem_prices, 0) +
         data.table(BoardTable::golem_prices, 1) * golems_in(s, district);
}

// GO-WORK-1, GO-WORK-2: how many golems work for an action of this value, and what it costs.
inline constexpr std::array<int, 5> work_prices{0, 1, 3, 5, 8};
struct WorkPlan {
  int golems = 0;
  int paid = 0;
  int gained = 0;
  std::optional<Line> nobody;  // points instead of work, for this reason
};
WorkPlan plan_work(const State& s, Table& t, int value);

}  // namespace seatmate::golem
