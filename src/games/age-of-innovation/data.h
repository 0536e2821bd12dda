#pragma once

// What is printed: cards, levels, factions, tiles, pieces and the two sides of the map, read from
// data/age-of-innovation/. A designer can hand in other files; the rules read only this.

#include <array>
#include <cstdint>
#include <string>

#include "engine/contract.h"
#include "engine/inline_vector.h"
#include "games/age-of-innovation/map.h"
#include "games/age-of-innovation/types.h"

namespace seatmate::age_of_innovation {

enum class Act : std::uint8_t {
  upgrade,
  gain_points,
  cover,
  send_scholar,
  transform_build,
  faction,
  take_innovation,
  advance
};
inline constexpr std::array<std::string_view, 8> act_names{
    "upgrade",         "gain-vp", "cover",           "send-scholar",
    "transform-build", "faction", "take-innovation", "advance-1"};

// A printed number of points: a number, or X of the level card plus something (AI-VP-1, -2).
struct Points {
  bool is_x = false;
  std::int8_t number = 0;
};

// The right-hand card of a pair: how she chooses.
struct Support {
  bool marked = false;  // builds from her marked buildings
  bool bring_together = false;
  bool row_b = false;  // terrain priority: row B instead of A
  bool forward = false;
  std::uint8_t count = 1;
  bool by_tile = false;  // discipline of the round tile instead of catching up
  Place bonus = Place::left;
};

struct AutomaCard {
  bool starter = false;
  InlineVector<Act, 2> acts;
  Points points;
  bool pass = false;
  Support support;
  std::uint8_t marked_letter = 0;  // 0 … 5 = A … F
  std::uint8_t unmarked_letter = 0;
};

struct Level {
  std::array<std::uint8_t, rounds> ship{};
  std::array<std::uint8_t, rounds> x{};
  std::uint8_t random_cards = 0;  // from the reserve into the first deck
  InlineVector<Card, 4> added;    // always in the first deck, besides the start cards
  InlineVector<Card, 4> delayed;  // start cards that lie on top of the reserve
};

// The methods a build can choose by (AI-SEL-*).
enum class Method : std::uint8_t {
  terrain_priority,
  terrain_priority_human,
  terrain_priority_youth,
  closest_to_human,
  most_power,
  direction
};

struct FactionStep {
  enum class Kind : std::uint8_t { build, points, advance, place_tool, blight };
  Kind kind = Kind::build;
  bool unlimited_reach = false;
  Points points;
  std::uint8_t count = 1;  // levels, or spaces to blight
  InlineVector<Method, 4> methods;
};

struct FactionCard {
  bool complete = false;  // is its whole text public? (AMB-12)
  std::array<std::uint8_t, discipline_count> start{};
  InlineVector<FactionStep, 4> steps;
  bool double_when_first_to_pass = false;
  std::uint8_t advances_when_human_gains = 0;
  std::uint8_t end_points_per_building = 0;
  bool youth = false;
  bool tasks = false;
};

struct RoundTile {
  Discipline discipline{};
  std::uint8_t early = 0;             // points in rounds 1–3
  std::uint8_t late = 0;              // points in rounds 4–6
  std::uint8_t goal = 0;              // index in tile_goals
  std::uint8_t forbidden_rounds = 0;  // bit n-1: may not lie on round n
};
inline constexpr int tile_count = 12;
struct FinalTile {
  Discipline discipline{};
  std::uint8_t points = 0;
  std::uint8_t goal = 0;
};
inline constexpr int final_tile_count = 4;
inline constexpr std::array<std::string_view, 10> tile_goals{
    "school", "palace-or-university",          "workshop", "innovation",   "guild",
    "spade",  "shipping-or-terraforming-step", "city",     "science-step", "workshop-on-map-edge"};

// BASE-FAC-1: what the faction of a human changes that she can see.
struct HumanFaction {
  std::array<std::uint8_t, discipline_count> start{};
  std::uint8_t free = 0;           // steps to distribute at the start
  bool competency = false;         // starts with one, which brings steps
  bool one_university = false;     // instead of two workshops, placed last
  bool tower = false;              // a tower besides
  bool bridges_over_land = false;  // BASE-FAC-2
  bool tunnels = false;            // its largest area is not what reach says
};
// What the home terrain of a human brings at the start.
struct HomeBrings {
  std::array<std::uint8_t, discipline_count> start{};
  std::uint8_t spades = 0;  // without building
};
// BASE-ACT-1, BASE-ACT-2: what a power or book action changes that she can see.
struct Brings {
  bool bridge = false;
  bool guild = false;  // a workshop becomes one
  std::uint8_t spades = 0;
  std::uint8_t steps = 0;
  [[nodiscard]] bool nothing() const { return !bridge && !guild && spades == 0 && steps == 0; }
};

// AMB-12: what the owner of a card that is not public told of it: the points it gives her when the
// table is set up, with each faction action, and at the end; or that the player is to be asked
// then.
using Source = Printed::Source;
inline constexpr int moment_count = 3;
inline constexpr std::array<std::string_view, moment_count> moment_names{"setup", "action", "end"};
struct PrintedPoints {
  bool ask = false;
  std::int8_t points = 0;     // a number
  std::int8_t x = 0;          // times X of the level card
  std::int8_t tools = 0;      // for each tool on the map
  std::int8_t blighted = 0;   // for each blighted space
  std::int8_t buildings = 0;  // for each building of hers
};
struct ToldCard {
  std::array<PrintedPoints, moment_count> at{{{true}, {true}, {true}}};
  Source source = Source::missing;
};

struct Data {
  std::array<AutomaCard, card_count + 1> cards{};  // by number, 0 is unused
  std::array<Level, 6> levels{};                   // by level, 0 is unused
  std::array<FactionCard, faction_count> factions{};
  std::array<ToldCard, faction_count> told_cards{};  // of those that are not complete
  std::array<RoundTile, tile_count + 1> tiles{};
  std::array<FinalTile, final_tile_count + 1> final_tiles{};
  // priority[home][row B?]: the terrains from first to last (AI-SEL-TERR-1, AMB-1: as printed).
  std::array<std::array<std::array<Terrain, terrain_count>, 2>, terrain_count> priority{};
  std::array<Map, 2> maps{};
  std::array<std::uint8_t, building_count> power{};
  std::uint8_t annex_power = 1;
  std::array<std::uint8_t, own_building_count> count{};
  std::uint8_t scholars = 7;
  std::uint8_t power_actions = 6;
  std::uint8_t book_actions = 3;
  std::array<HumanFaction, folk_count> folks{};
  std::array<HomeBrings, terrain_count> homes{};
  std::array<Brings, 16> power_brings{};                         // by place, left to right
  std::array<Brings, book_action_count> book_brings{};           // by kind
  std::array<std::array<std::uint8_t, 2>, 4> innovation_rows{};  // by number of players
  std::uint8_t innovations_each = 3;
  std::array<std::uint8_t, 3> area_prizes{};
  std::array<std::uint8_t, 3> science_prizes{};

  [[nodiscard]] const Map& map(Side side) const { return maps[index(side)]; }
  [[nodiscard]] const FactionCard& faction(Faction name) const { return factions[index(name)]; }
  [[nodiscard]] const Level& level(int n) const { return levels[static_cast<std::size_t>(n)]; }
  [[nodiscard]] const RoundTile& tile(int n) const { return tiles[static_cast<std::size_t>(n)]; }
  [[nodiscard]] const FinalTile& final_tile(int n) const {
    return final_tiles[static_cast<std::size_t>(n)];
  }
  [[nodiscard]] const std::array<std::uint8_t, 2>& innovation_rows_for(int players) const {
    return innovation_rows[static_cast<std::size_t>(players)];
  }
};

// What makes a game with this data impossible, or nothing (playable.cpp).
std::string what_stops_a_game(const Data& data);

}  // namespace seatmate::age_of_innovation
