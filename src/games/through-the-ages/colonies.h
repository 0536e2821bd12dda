#pragma once

// Chapter "Colonies", and drawing military cards (chapter "Gain").

#include "games/through-the-ages/human_side.h"
#include "games/through-the-ages/row.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

// Her four markers that only cards move; what an event or an attack did to them is told at its end.
struct Markers {
  int science = 0;
  int culture = 0;
  int strength = 0;
  int happiness = 0;
};
inline Markers markers_of(const Data& data, const State& s) {
  const Ratings ratings = ratings_of(data, s);
  return {ratings.science, ratings.culture, strength_of(data, s), shown_happiness(data, s)};
}
void tell_changes(State& s, Table& t, const Markers& before);

// A card of his own that was only looked at: the player puts it back himself.
void tell_put_back(State& s, Table& t);

// "she gains 3 culture", "she loses 3 culture".
inline Message points_message(std::string_view what, int change) {
  return {"tta.did." + std::string(what),
          {Arg("n", std::abs(change)), Arg("way", change > 0 ? "gain" : "lose")}};
}

// TTA-GAIN-2 to -8: whenever she draws, one card after the other.
Turn<> draw_military(State& s, Table& t, int n);

// TTA-COL-6: what a colony gives her; the permanent part counts as long as she has it.
Turn<> take_colony(State& s, Table& t, Military m, bool at_once);

// TTA-COL-1 to -8: one bid of hers, and the human's answer to it.
Turn<> auction(State& s, Table& t, Military m);

}  // namespace seatmate::through_the_ages
