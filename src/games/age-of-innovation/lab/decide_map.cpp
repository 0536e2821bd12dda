// `decide`, the kinds that look at the map: reach, distance, build, upgrade, area-scoring.

#include "games/age-of-innovation/lab/decide.h"
#include "games/age-of-innovation/scoring.h"
#include "games/age-of-innovation/upgrade.h"

namespace seatmate::age_of_innovation {

namespace {

using Powers = std::array<int, hex_count>;

// The humans' bridges, each to the human whose building stands at one end and none at the other:
// only such a bridge makes a hex of hers, or an empty one, adjacent to a building (AMB-5).
void put_bridges(Given& g, State& s) {
  for (const Bridge& bridge : g.bridges("humanBridges"))
    for (std::size_t human = 0; human < 2; ++human) {
      const bool from = s.human[human].has(bridge.from) && !s.all_human().has(bridge.to);
      const bool to = s.human[human].has(bridge.to) && !s.all_human().has(bridge.from);
      if (!from && !to) continue;
      if (s.bridges[human].full()) {
        g.wrong("\"humanBridges\" has more bridges at the buildings of one human than the " +
                std::to_string(bridges_each) + " there can be: leave some out.");
        return;
      }
      s.bridges[human].push_back(bridge);
    }
}

// AI-FAC-2: a faction's own way to build holds only in its faction action.
const FactionStep& manner_of(Given& g, State& s) {
  constexpr std::array<std::string_view, 2> actions{"faction", "transform-build"};
  s.faction = g.faction_or_simpletons();
  const bool plain =
      g.has("action") ? g.name<std::size_t>("action", actions) == 1 : !g.has("faction");
  if (!plain)
    for (const FactionStep& step : g.data.faction(s.faction).steps)
      if (step.kind == FactionStep::Kind::build) return step;
  return plain_build;
}

void read_board(Given& g, State& s, Powers& power) {
  s.side = g.side();
  s.home = g.name<Terrain>("automaHome", terrain_names);
  s.human_home[0] = g.name<Terrain>("humanHome", terrain_names);
  s.marked = g.lands("marked", 1);
  s.unmarked = g.lands("unmarked", 1);
  s.human = {g.lands("human", 1), g.lands_or_none("human2")};
  s.humans = s.human[1].empty() ? 1 : 2;
  g.apart("marked", s.marked, "unmarked", s.unmarked);
  g.apart("marked", s.marked, "human", s.human[0]);
  g.apart("unmarked", s.unmarked, "human", s.human[0]);
  g.apart("marked", s.marked, "human2", s.human[1]);
  g.apart("unmarked", s.unmarked, "human2", s.human[1]);
  g.apart("human", s.human[0], "human2", s.human[1]);
  s.terrain = map_of(g.data, s).printed;
  if (g.has("terrain"))
    g.by_land("terrain", [&](Hex hex, const std::string& name, const Doc& value) {
      lay_terrain(s, hex, static_cast<Terrain>(g.one_of(name, value, terrain_names)));
    });
  power.fill(1);
  if (g.has("humanPowerByHex")) {
    const HexSet nobody = g.powers("humanPowerByHex", power) - s.all_human();
    if (!nobody.empty())
      g.wrong("\"humanPowerByHex\" has \"" + token(nobody.first()) +
              "\", where no human building stands: it must be in \"human\" or \"human2\".");
  }
  put_bridges(g, s);
}

}  // namespace

Doc decide_reach(Given& g) {
  g.knows({"map", "from", "ship"});
  const Map& map = g.data.map(g.side());
  const Hex from = g.land("from");
  const int ship = g.number("ship", 0, Given::no_limit);
  if (!g.ok()) return {};
  Doc result = Doc::object();
  result.set("landInReach", hex_list(reach_of(map, HexSet::of(from), ship)));
  return result;
}

Doc decide_distance(Given& g) {
  g.knows({"map", "from", "to", "humanBuildings"});
  const Map& map = g.data.map(g.side());
  const HexSet from = g.spaces("from");
  const HexSet to = g.spaces("to");
  const HexSet humans = g.lands_or_none("humanBuildings");
  if (!g.ok()) return {};
  Doc result = Doc::object();
  result.set("steps", distance_or_null(distance(map, from, to, humans)));
  return result;
}

Doc decide_build(Given& g) {
  g.knows({"map", "automaHome", "humanHome", "marked", "unmarked", "human", "human2", "supportCard",
           "ship", "level", "round", "terrain", "workshopsInSupply", "faction", "action",
           "humanPowerByHex", "humanBridges", "amb"});
  State s;
  Powers power{};
  read_board(g, s, power);
  const FactionStep& manner = manner_of(g, s);
  if (s.humans == 2 && s.faction != Faction::simpletons)
    g.wrong("\"human2\" is given together with the faction " + std::string(token(s.faction)) +
            ": with two humans she plays the simpletons.");
  g.readings(s, {"AMB-2", "AMB-3", "AMB-4", "AMB-5", "AMB-11"});
  const Support& support = g.support("supportCard");
  const int ship = g.ship_now(s, manner.unlimited_reach);
  const int workshops = g.number_or("workshopsInSupply", 0, Given::no_limit, 1);
  if (!g.ok()) return {};

  DecideTable t(g.data);
  const auto power_at = [&](Hex hex) { return power[index(hex)]; };
  const auto hex = site_for_workshop(s, t, support, manner, ship, workshops, power_at);
  Doc result = Doc::object();
  const TrailEntry* options = find_options(t.trail);
  result.set("options", hex_list(options != nullptr ? HexSet(options->set) : HexSet{}));
  if (!hex) {
    result.set("fallback", "upgrade");
    result.set("reason", workshops == 0 ? "no-workshop" : "no-option");
    cite_rules(result, t.trail, rule_ids);
    return result;
  }
  if (const TrailEntry* together = find_line(t.trail, Line::AI_BUILD_3_bring_together)) {
    const TrailEntry* path = find_line(t.trail, Line::AI_SEL_NEAR_3_shortest_path);
    Doc& step = result.set("bringTogether", Doc::object());
    step.set("shortestBefore", distance_or_null(path->a));
    step.set("keep", hex_list(path->b > 0 ? HexSet(together->set) : HexSet{}));
  }
  for (const TrailEntry& entry : t.trail.entries) {
    if (entry.what != TrailEntry::What::kept) continue;
    const HexSet kept(entry.set);
    const auto line = static_cast<Line>(entry.line);
    if (line == Line::AI_FAC_POW_1_most_power_to_human)
      result.set("afterMostPower", hex_list(kept));
    if (why_lines[entry.line].about == About::priority)
      result.set("afterTerrainPriority", hex_list(kept));
    if (line == Line::AI_SEL_NEAR_4_closest_to_human) result.set("afterClosest", hex_list(kept));
  }
  const Doc trail = trail_of_hexes(t.trail);
  build_on(s, t, *hex, support);
  const TrailEntry* marked = find_line(t.trail, Line::AI_BUILD_7_mark);
  const TrailEntry* distances =
      marked != nullptr ? marked : find_line(t.trail, Line::AI_BUILD_7_no_mark);
  result.set("chosen", token(*hex));
  result.set("placeTerrainTile", find_line(t.trail, Line::AI_BUILD_5_terrain_tile) != nullptr);
  result.set("distToMarked", distance_or_null(distances->a));
  result.set("distToUnmarked", distance_or_null(distances->b));
  result.set("marked", marked != nullptr);
  result.set("trail", trail);
  cite_rules(result, t.trail, rule_ids);
  return result;
}

Doc decide_upgrade(Given& g) {
  g.knows({"map", "automa", "humanPowerByHex", "human2PowerByHex", "supportCard", "humanBridges",
           "amb"});
  State s;
  s.side = g.side();
  constexpr std::array<std::string_view, own_building_count> own{
      building_names[0], building_names[1], building_names[2], building_names[3],
      building_names[4]};
  s.unmarked = g.by_land("automa", [&](Hex hex, const std::string& name, const Doc& value) {
    s.hers[g.one_of(name, value, own)].add(hex);
  });
  for (std::size_t kind = 0; kind < own_building_count; ++kind)
    if (s.hers[kind].count() > g.data.count[kind])
      g.wrong("\"automa\" has " + std::to_string(s.hers[kind].count()) + " of the building " +
              std::string(own[kind]) + ": she has only " + std::to_string(g.data.count[kind]) +
              ".");
  Powers power{};
  s.human[0] = g.powers("humanPowerByHex", power);
  if (g.has("human2PowerByHex")) s.human[1] = g.powers("human2PowerByHex", power);
  s.humans = s.human[1].empty() ? 1 : 2;
  g.apart("automa", s.unmarked, "humanPowerByHex", s.human[0]);
  g.apart("automa", s.unmarked, "human2PowerByHex", s.human[1]);
  g.apart("humanPowerByHex", s.human[0], "human2PowerByHex", s.human[1]);
  put_bridges(g, s);
  g.readings(s, {"AMB-5"});
  const Support& support = g.support("supportCard");
  if (!g.ok()) return {};

  DecideTable t(g.data);
  const auto power_at = [&](Hex hex) { return power[index(hex)]; };
  const auto hex = choose_upgrade(s, t, support, power_at);
  if (!hex) return fails();
  const TrailEntry* adjacent = find_line(t.trail, Line::AI_UPG_2_adjacent_workshop);
  const TrailEntry* least =
      find_line(t.trail, {Line::AI_UPG_3_least_power, Line::AI_DUO_4_least_power});
  Doc result = Doc::object();
  result.set("upgradable", hex_list(HexSet(find_options(t.trail)->set)));
  result.set("adjacentWorkshops", hex_list(adjacent->a > 0 ? HexSet(adjacent->set) : HexSet{}));
  result.set("leastPower", static_cast<int>(least->a));
  result.set("afterLeastPower", hex_list(HexSet(least->set)));
  result.set("chosen", token(*hex));
  result.set("becomes", token(*upgrade_of(g.data, s, her_building_at(s, *hex))));
  result.set("trail", trail_of_hexes(t.trail));
  cite_rules(result, t.trail, rule_ids);
  return result;
}

Doc decide_area_scoring(Given& g) {
  g.knows({"map", "buildings", "ship", "level", "bridges"});
  const Map& map = g.data.map(g.side());
  const HexSet buildings = g.lands("buildings");
  const auto bridges = g.bridges("bridges");
  int ship = 0;
  if (g.has("level")) {
    ship = area_ship(g.data, g.level());
    if (g.has("ship") && g.number("ship", 0, Given::no_limit) != ship)
      g.wrong("\"ship\" is not the " + std::to_string(ship) +
              " that \"level\" means: give one of the two.");
  } else {
    ship = g.number("ship", 0, Given::no_limit);
  }
  if (!g.ok()) return {};
  const auto sizes = area_sizes(map, buildings, ship, bridges);
  Doc result = Doc::object();
  result.set("largestGroup", sizes.empty() ? 0 : static_cast<int>(sizes[0]));
  result.set("groups", number_list({sizes.begin(), sizes.end()}));
  return result;
}

}  // namespace seatmate::age_of_innovation
