#pragma once

// The table, as far as she can see it. A plain value: copied with `=`, compared with `==`.

#include <array>
#include <cstdint>

#include "engine/deck.h"
#include "engine/inline_vector.h"
#include "engine/random.h"
#include "games/age-of-innovation/data.h"
#include "games/age-of-innovation/types.h"

namespace seatmate::age_of_innovation {

// Where another reading of the rulebook is plausible, which one is played; the first is the default
// (docs/rules/age-of-innovation.md).
struct Readings {
  bool mark_by_support_card = false;      // AMB-2
  bool bring_to_shown_group = false;      // AMB-3
  bool wanderers_bring_together = false;  // AMB-4
  bool ignore_bridges = false;            // AMB-5
  bool cover_power_first = false;         // AMB-6
  bool kuddlers_own_card = false;         // AMB-11
  bool any_tiles = false;                 // the base game's limits on round tiles are not applied
  friend bool operator==(const Readings&, const Readings&) = default;
};

// A human building: its kind, an annex beside it.
struct HumanPiece {
  Building kind = Building::workshop;
  bool annex = false;
  friend bool operator==(const HumanPiece&, const HumanPiece&) = default;
};

enum class Phase : std::uint8_t { setup, turns, round_end, scoring, over };

struct State {
  Random random;

  // Chosen at setup.
  Side side = Side::small;
  std::uint8_t level = 1;
  Faction faction = Faction::simpletons;
  std::uint8_t humans = 1;
  bool own_cards = false;   // the player draws from the real deck and tells the number
  bool tiles_told = false;  // the tiles are entered as they lie on the table
  bool home_random = true;
  std::array<bool, 2> home_asked{true, true};
  bool youth_random = true;
  Terrain home{};
  std::array<Terrain, 2> human_home{};
  std::array<bool, 2> folk_asked{true, true};
  std::array<Folk, 2> folk{};  // the humans' factions
  Terrain youth{};
  Readings readings;

  // Where the game stands. Once the setup is done, `order` is this round's and `next_order` grows
  // as players pass (BASE-ORDER-1).
  Phase phase = Phase::setup;
  std::uint8_t round = 1;
  InlineVector<Player, 3> order;
  InlineVector<Player, 3> next_order;
  std::uint8_t at_turn = 0;  // index in `order`
  bool wait_for_go = false;  // she moves again: the player says when

  // The map.
  HexSet marked;                                  // her buildings with a power token
  HexSet unmarked;                                // her other buildings
  std::array<HexSet, own_building_count> hers{};  // the same by kind
  std::array<HexSet, 2> human{};                  // the humans' buildings
  std::array<HumanPiece, hex_count> human_piece{};
  std::array<HexSet, terrain_count> terrain{};                  // current terrain of every land hex
  std::array<InlineVector<Bridge, bridges_each>, 2> bridges{};  // of the humans
  HexSet tools;                                                 // Symbionts
  HexSet fallow, blighted;                                      // Blight

  // Science: [player][discipline].
  std::array<std::array<std::uint8_t, discipline_count>, 3> science{};
  std::array<std::uint8_t, discipline_count> free_three{};  // free scholar spaces with a 3
  std::array<std::uint8_t, discipline_count> free_two{};
  std::uint8_t scholars = 0;  // in her supply

  // The board beside the map.
  SlotSet power_covered, book_covered;
  InlineVector<BookAction, 16> book_kinds;  // left to right; empty: nobody said which lie there
  SlotSet innovations;                      // still on the display
  std::array<std::uint8_t, 3> innovations_taken{};
  std::array<std::uint8_t, rounds> tiles{};
  std::uint8_t final_tile = 0;
  std::array<std::uint8_t, 3> bonus_coins{};  // on the round bonuses left, middle, right

  // Her cards.
  Deck<Card, card_count> deck;
  Card action = 0;
  Card support = 0;
  std::uint8_t deck_size = 0;  // cards in the deck of this round
  std::uint8_t drawn = 0;      // of them

  // Points.
  std::int16_t score = 20;                        // hers, on the track
  std::array<std::int16_t, 2> human_points{};     // told at the end
  std::array<std::uint8_t, 2> human_ship{};       // told at the end
  std::array<std::uint16_t, 3> science_points{};  // end scoring
  std::array<std::uint16_t, 3> area_points{};
  std::array<std::uint8_t, 3> largest_area{};
  std::int16_t faction_points = 0;

  // Counted for the laboratory and the history.
  std::uint8_t turns_taken = 0;

  [[nodiscard]] HexSet automa() const { return marked | unmarked; }
  [[nodiscard]] HexSet all_human() const { return human[0] | human[1]; }
  [[nodiscard]] int players() const { return humans + 1; }
  [[nodiscard]] Player current() const { return order[at_turn]; }
  [[nodiscard]] bool has_passed(Player player) const { return next_order.contains(player); }
  friend bool operator==(const State&, const State&) = default;
};

inline const Map& map_of(const Data& data, const State& s) { return data.map(s.side); }
inline HexSet empty_land(const Data& data, const State& s) {
  return map_of(data, s).land - s.automa() - s.all_human();
}
// BASE-BLD-1: what is left of her pieces.
inline int supply(const Data& data, const State& s, Building kind) {
  return data.count[index(kind)] - s.hers[index(kind)].count();
}
// AI-DIFF-1.
inline int ship_of(const Data& data, const State& s) {
  return data.levels[s.level].ship[s.round - 1U];
}
inline Terrain terrain_at(const State& s, Hex hex) {
  for (std::size_t t = 0; t < terrain_count; ++t)
    if (s.terrain[t].has(hex)) return static_cast<Terrain>(t);
  return Terrain::plains;
}
inline void lay_terrain(State& s, Hex hex, Terrain terrain) {
  for (HexSet& set : s.terrain) set.remove(hex);
  s.terrain[index(terrain)].add(hex);
}
// BASE-ACT-2: what lies on a place for book actions.
inline BookAction book_kind(const State& s, Slot slot) {
  return slot < s.book_kinds.size() ? s.book_kinds[slot] : BookAction::unknown;
}
inline Building her_building_at(const State& s, Hex hex) {
  for (const Building kind : own_buildings)
    if (s.hers[index(kind)].has(hex)) return kind;
  return Building::workshop;
}
inline void put_human(State& s, std::size_t human, Hex hex, Building kind) {
  s.human[human].add(hex);
  s.human_piece[index(hex)] = {kind, false};
}

}  // namespace seatmate::age_of_innovation
