#pragma once

// Chapter "Rabbi action": where the rabbi goes.

#include "games/golem/effects.h"
#include "games/golem/table.h"

namespace seatmate::golem {

// Places of action tiles, 1 (top) to 5, as bits from 0.
enum class Place : std::uint8_t {};
using PlaceSet = OptionSet<Place, positions>;
constexpr Place place_at(int position) { return static_cast<Place>(position - 1); }
constexpr int position_of(Place place) { return static_cast<int>(place) + 1; }

enum class RabbiWhy : std::uint8_t { kill, number, fallback };
inline constexpr std::array<std::string_view, 3> rabbi_why_names{"kill", "number", "fallback"};

struct RabbiChoice {
  RabbiWhy why = RabbiWhy::fallback;
  bool printed = false;
  int position = 0;  // 0: the printed cell, or nowhere
  InlineVector<std::uint8_t, positions> skipped;
  InlineVector<bool, positions> absent;
};

// GO-RABBI-1 to -6. `kill` holds the tiles that allow one.
template <class Numbers>
RabbiChoice choose_place(State& s, Table& t, const Numbers& numbers, PlaceSet present,
                         PlaceSet occupied, PlaceSet kill) {
  RabbiChoice choice;
  const PlaceSet free = present - occupied;
  if (has_far_golem(s)) {
    choice.why = RabbiWhy::kill;
    cite(t.reasons, Line::GO_RABBI_1_wants_to_kill);
    cite(t.reasons, Line::GO_KILL_2_kill_first);
    const PlaceSet good = free & kill;
    if (good.empty()) {
      choice.printed = true;
      cite(t.reasons, Line::GO_RABBI_4_printed_cell);
      return choice;
    }
    Place chosen = good.first();
    if (!s.readings.topmost_kill_tile)
      for (const std::uint8_t number : numbers)
        if (good.has(place_at(number))) {
          chosen = place_at(number);
          break;
        }
    choice.position = position_of(chosen);
    cite_left(t.reasons, Noun::places, Line::GO_RABBI_6_kill_tile, PlaceSet::of(chosen));
    return choice;
  }
  for (const std::uint8_t number : numbers) {
    if (free.has(place_at(number))) {
      choice.why = RabbiWhy::number;
      choice.position = number;
      cite_left(t.reasons, Noun::places, Line::GO_RABBI_2_first_number,
                PlaceSet::of(place_at(number)), number);
      return choice;
    }
    choice.skipped.push_back(number);
    choice.absent.push_back(!present.has(place_at(number)));
    cite(t.reasons, choice.absent.back() ? Line::GO_RABBI_3_absent : Line::GO_RABBI_3_occupied,
         number);
  }
  if (!free.empty()) {
    choice.position = position_of(free.first());
    cite_left(t.reasons, Noun::places, Line::GO_RABBI_6_topmost_free, PlaceSet::of(free.first()));
  }
  return choice;
}

inline PlaceSet tiles_present(const State& s) { return PlaceSet::first_n(s.tile_positions()); }
inline PlaceSet tiles_occupied(const State& s) {
  PlaceSet set;
  for (const int place : s.rabbi)
    if (place > 0 && place < printed_place) set.add(place_at(place));
  return set;
}

// GO-RABBI-5: she places the rabbi and applies the tile.
Turn<> rabbi_action(State& s, Table& t);

}  // namespace seatmate::golem
