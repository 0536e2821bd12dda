#pragma once

// The nouns of Age of Innovation: small enums and sets of them.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/option_set.h"
#include "engine/tokens.h"

namespace seatmate::age_of_innovation {

// A space of the map: row * 14 + column. The fourteenth column is never on the map, so a step to
// the side can never wrap into another row, and the order of the numbers is the reading order
// (AI-SEL-DIR-4): top row first, left to right.
enum class Hex : std::uint8_t {};
inline constexpr int hex_stride = 14;
inline constexpr int hex_count = 9 * hex_stride;
using HexSet = OptionSet<Hex, hex_count>;

constexpr Hex hex_at(int row, int col) { return static_cast<Hex>(row * hex_stride + col); }
constexpr int row_of(Hex hex) { return static_cast<int>(hex) / hex_stride; }
constexpr int col_of(Hex hex) { return static_cast<int>(hex) % hex_stride; }

// In the order of the terraforming circle (BASE-TERR-1).
enum class Terrain : std::uint8_t { plains, swamp, lake, forest, mountain, wasteland, desert };
inline constexpr int terrain_count = 7;
inline constexpr std::array<std::string_view, terrain_count> terrain_names{
    "plains", "swamp", "lake", "forest", "mountain", "wasteland", "desert"};

// Left to right on the science display (BASE-SCI-1).
enum class Discipline : std::uint8_t { banking, law, engineering, medicine };
inline constexpr int discipline_count = 4;
inline constexpr std::array<std::string_view, discipline_count> discipline_names{
    "banking", "law", "engineering", "medicine"};
using DisciplineSet = OptionSet<Discipline, discipline_count>;
inline constexpr int highest_level = 12;
inline constexpr int competency_steps = 3;  // BASE-COMP-1: the most that one brings

// Her five buildings; a human may own two neutral ones besides (BASE-BLD-1).
enum class Building : std::uint8_t { workshop, guild, school, palace, university, tower, monument };
inline constexpr int own_building_count = 5;
inline constexpr std::array<Building, own_building_count> own_buildings{
    Building::workshop, Building::guild, Building::school, Building::palace, Building::university};
inline constexpr int building_count = 7;
inline constexpr std::array<std::string_view, building_count> building_names{
    "workshop", "guild", "school", "palace", "university", "tower", "monument"};

enum class Faction : std::uint8_t {
  simpletons,
  kuddlers,
  druids,
  racelings,
  wanderers,
  mimics,
  powermongers,
  symbionts,
  blight,
  gognomes
};
inline constexpr int faction_count = 10;
inline constexpr std::array<std::string_view, faction_count> faction_names{
    "simpletons", "kuddlers",     "druids",    "racelings", "wanderers",
    "mimics",     "powermongers", "symbionts", "blight",    "gognomes"};

// Which of the twelve factions of the base game a human plays (BASE-FAC-1). `other`: one that is
// not listed, or nobody said.
enum class Folk : std::uint8_t {
  other,
  blessed,
  felines,
  goblins,
  illusionists,
  inventors,
  lizards,
  moles,
  monks,
  navigators,
  omar,
  philosophers,
  psychics
};
inline constexpr int folk_count = 13;
inline constexpr std::array<std::string_view, folk_count> folk_names{
    "other", "blessed", "felines",    "goblins", "illusionists", "inventors", "lizards",
    "moles", "monks",   "navigators", "omar",    "philosophers", "psychics"};

// The six book actions, of which three lie on the board (BASE-ACT-2). `unknown`: nobody said.
enum class BookAction : std::uint8_t {
  unknown,
  five_power,
  two_steps,
  six_coins,
  workshop_to_guild,
  points_for_guilds,
  three_spades
};
inline constexpr int book_action_count = 7;
inline constexpr std::array<std::string_view, book_action_count> book_action_names{
    "unknown",           "five-power",        "two-steps",   "six-coins",
    "workshop-to-guild", "points-for-guilds", "three-spades"};

enum class Side : std::uint8_t { small, large };
inline constexpr std::array<std::string_view, 2> side_names{"1-3", "3-5"};

// Who sits at the table; the humans are numbered as they sit in round 1.
enum class Player : std::uint8_t { automa, human1, human2 };
inline constexpr std::array<std::string_view, 3> player_names{"automa", "human1", "human2"};

// The three round bonuses that lie in the row.
enum class Place : std::uint8_t { left, middle, right };
inline constexpr std::array<std::string_view, 3> place_names{"left", "middle", "right"};

using Slot = std::uint8_t;  // a power action, book action or innovation, from 0
using SlotSet = OptionSet<Slot, 16>;
using Card = std::uint8_t;  // 1 … 14; 0: none
inline constexpr int card_count = 14;
inline constexpr int rounds = 6;

// What the options of a choice are, for the trail.
enum class Noun : std::uint8_t { hexes, disciplines, power_actions, book_actions, innovations };
inline constexpr std::array<std::string_view, 5> noun_names{"hexes", "disciplines", "power-actions",
                                                            "book-actions", "innovations"};

}  // namespace seatmate::age_of_innovation
