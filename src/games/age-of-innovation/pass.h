#pragma once

// Chapter "Automa passes", the end of a round, and the order of play.

#include <utility>

#include "games/age-of-innovation/points.h"
#include "games/age-of-innovation/table.h"

namespace seatmate::age_of_innovation {

// AI-PASS-8: in the last round nobody takes a bonus.
constexpr bool takes_round_bonus(int round) { return round < rounds; }
// AI-PASS-2: which one is said by the support card of the turn in which she passes.
inline Place bonus_to_take(const Data& data, const State& s) { return support_of(data, s).bonus; }

// AI-PASS-2, -3, AI-ROUND-1: who passes takes the bonus at a place; the old one goes there.
template <class Bonus>
Bonus exchange_bonus(std::array<Bonus, 3>& row, Place place, Bonus own) {
  return std::exchange(row[index(place)], std::move(own));
}

// AI-PASS-1, AI-FAC-RAC-1, AMB-29: the value of the tile once; Racelings twice when first to pass.
inline int pass_points(const Data& data, Faction faction, bool first_to_pass, int round, int tile,
                       int final_tile) {
  const int points = tile_points(data, round, tile, final_tile);
  const bool twice = first_to_pass && data.faction(faction).double_when_first_to_pass;
  return twice ? 2 * points : points;
}

// AI-PASS-4 to -6: all cards of the round and the top card of the reserve make the next deck.
void next_deck(State& s, Table& t);

void automa_passes(State& s, Table& t);

// BASE-ROUND-1, BASE-ORDER-1: the next in turn order who has not passed. When all have, the round
// is over, or the game. If she moves again the player says when.
void next_player(State& s, Table& t);

// AI-ROUND-2: X-markers go, a coin on each bonus, the tile leaves the game, the next round begins
// in the order of passing.
void next_round(State& s, Table& t);

}  // namespace seatmate::age_of_innovation
