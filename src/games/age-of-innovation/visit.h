#pragma once

// Every field of the state, named once: what a save holds and a digest counts.

#include <array>
#include <string_view>

#include "engine/fields.h"
#include "games/age-of-innovation/state.h"

namespace seatmate::age_of_innovation {

namespace visit_detail {
inline constexpr std::array<std::string_view, own_building_count> hers{
    "hers.workshop", "hers.guild", "hers.school", "hers.palace", "hers.university"};
inline constexpr std::array<std::string_view, building_count> human_piece{
    "human-piece.workshop",   "human-piece.guild", "human-piece.school",  "human-piece.palace",
    "human-piece.university", "human-piece.tower", "human-piece.monument"};
inline constexpr std::array<std::string_view, terrain_count> terrain{
    "terrain.plains",   "terrain.swamp",     "terrain.lake",  "terrain.forest",
    "terrain.mountain", "terrain.wasteland", "terrain.desert"};
}  // namespace visit_detail

// S is State or const State.
template <class S, class Visitor>
void visit_state(S& s, Visitor& v) {
  v("random", s.random);
  v("side", s.side);
  v("level", s.level);
  v("faction", s.faction);
  v("humans", s.humans);
  v("own-cards", s.own_cards);
  v("tiles-told", s.tiles_told);
  v("home-random", s.home_random);
  v("home-asked", s.home_asked);
  v("youth-random", s.youth_random);
  v("home", s.home);
  v("human-home", s.human_home);
  v("faction-asked", s.folk_asked);
  v("human-faction", s.folk);
  v("youth", s.youth);
  v("reading.mark", s.readings.mark_by_support_card);
  v("reading.bring-together", s.readings.bring_to_shown_group);
  v("reading.wanderers", s.readings.wanderers_bring_together);
  v("reading.bridges", s.readings.ignore_bridges);
  v("reading.cover", s.readings.cover_power_first);
  v("reading.kuddlers", s.readings.kuddlers_own_card);
  v("reading.tiles", s.readings.any_tiles);
  v("phase", s.phase);
  v("round", s.round);
  v("order", s.order);
  v("next-order", s.next_order);
  v("at-turn", s.at_turn);
  v("wait", s.wait_for_go);
  v("marked", s.marked);
  v("unmarked", s.unmarked);
  for (std::size_t i = 0; i < own_building_count; ++i) v(visit_detail::hers[i], s.hers[i]);
  v("human.1", s.human[0]);
  v("human.2", s.human[1]);
  // Only hexes with a human building have a piece: one set a kind keeps the save short.
  for (std::size_t kind = 0; kind < building_count; ++kind) {
    HexSet set;
    for (const Hex hex : s.all_human())
      if (index(s.human_piece[index(hex)].kind) == kind) set.add(hex);
    v(visit_detail::human_piece[kind], set);
    if constexpr (!std::is_const_v<S>)
      for (const Hex hex : set& s.all_human())
        s.human_piece[index(hex)].kind = static_cast<Building>(kind);
  }
  HexSet annexes;
  for (const Hex hex : s.all_human())
    if (s.human_piece[index(hex)].annex) annexes.add(hex);
  v("human-piece.annex", annexes);
  if constexpr (!std::is_const_v<S>)
    for (const Hex hex : annexes& s.all_human()) s.human_piece[index(hex)].annex = true;
  for (std::size_t i = 0; i < terrain_count; ++i) v(visit_detail::terrain[i], s.terrain[i]);
  for (std::size_t human = 0; human < 2; ++human) {
    InlineVector<std::uint8_t, 2 * bridges_each> ends;
    for (const Bridge& bridge : s.bridges[human]) {
      ends.push_back(static_cast<std::uint8_t>(bridge.from));
      ends.push_back(static_cast<std::uint8_t>(bridge.to));
    }
    v(human == 0 ? "bridges.1" : "bridges.2", ends);
    if constexpr (!std::is_const_v<S>) {
      s.bridges[human].clear();
      for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
        s.bridges[human].push_back({static_cast<Hex>(ends[i]), static_cast<Hex>(ends[i + 1])});
    }
  }
  v("tools", s.tools);
  v("fallow", s.fallow);
  v("blighted", s.blighted);
  v("science.automa", s.science[0]);
  v("science.human1", s.science[1]);
  v("science.human2", s.science[2]);
  v("free-three", s.free_three);
  v("free-two", s.free_two);
  v("scholars", s.scholars);
  v("power-covered", s.power_covered);
  v("book-covered", s.book_covered);
  v("book-actions", s.book_kinds);
  v("innovations", s.innovations);
  v("innovations-taken", s.innovations_taken);
  v("tiles", s.tiles);
  v("final-tile", s.final_tile);
  v("bonus-coins", s.bonus_coins);
  v("deck", s.deck);
  v("action", s.action);
  v("support", s.support);
  v("deck-size", s.deck_size);
  v("drawn", s.drawn);
  v("score", s.score);
  v("human-points", s.human_points);
  v("human-ship", s.human_ship);
  v("science-points", s.science_points);
  v("area-points", s.area_points);
  v("largest-area", s.largest_area);
  v("faction-points", s.faction_points);
  v("turns-taken", s.turns_taken);
}

}  // namespace seatmate::age_of_innovation
