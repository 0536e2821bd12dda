#include "games/age-of-innovation/data.h"

#include <algorithm>
#include <string>

#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

HexSet compute_reach(const Map& map, Hex from, int ship) {
  HexSet reached = neighbours(HexSet::of(from)) & map.land;
  HexSet river = neighbours(HexSet::of(from)) & map.river;
  HexSet travelled = river;
  for (int step = 1; step <= ship && !river.empty(); ++step) {
    reached |= neighbours(river) & map.land;
    river = (neighbours(river) & map.river) - travelled;
    travelled |= river;
  }
  reached.remove(from);
  return reached;
}

namespace {

// Reads one file after another and remembers the first thing that was wrong.
class Reader {
 public:
  explicit Reader(const Doc& doc) : doc_(doc) {}

  Result<Data> read() {
    cards();
    levels();
    factions();
    tiles();
    terrain();
    pieces();
    humans();
    map(Side::small);
    map(Side::large);
    if (wrong_.empty()) wrong_ = what_stops_a_game(data_);
    if (!wrong_.empty()) return refuse("aoi.error.data", {Arg("what", wrong_)});
    return data_;
  }

 private:
  void wrong(std::string what) {
    if (wrong_.empty()) wrong_ = std::move(what);
  }
  void need(bool right, const std::string& what) {
    if (!right) wrong(what);
  }
  int number(const Doc& doc, int low, int high, const std::string& what) {
    const std::int64_t n = doc.number(low - 1);
    need(doc.is_number() && n >= low && n <= high, what);
    return static_cast<int>(std::clamp<std::int64_t>(n, low, high));
  }
  // A number from 1 on, as the place in an array whose first is unused.
  std::size_t place(const Doc& doc, int most, const std::string& what) {
    return static_cast<std::size_t>(number(doc, 1, most, what));
  }
  template <class Enum, std::size_t N>
  Enum name(const std::array<std::string_view, N>& names, const Doc& doc, const std::string& what) {
    const auto found = parse<Enum>(names, doc.text());
    need(doc.is_text() && found.has_value(), what);
    return found.value_or(Enum{});
  }
  // "X", "X+1", "X-1" or a number.
  Points points(const Doc& doc, const std::string& what) {
    if (doc.is_number()) return {false, static_cast<std::int8_t>(number(doc, 0, 99, what))};
    const std::string& text = doc.text();
    if (text == "X") return {true, 0};
    const auto more = text.size() > 2 && text[0] == 'X' ? parse_int(text.substr(2)) : std::nullopt;
    if (!more || (text[1] != '+' && text[1] != '-') || *more > 20) {
      wrong(what);
      return {};
    }
    return {true, static_cast<std::int8_t>(text[1] == '+' ? *more : -*more)};
  }

  void cards() {
    const auto& list = doc_["cards"]["cards"].items();
    need(list.size() == card_count, "cards.json: cards");
    std::array<bool, card_count + 1> seen{};
    for (const Doc& doc : list) {
      const std::size_t id = place(doc["id"], card_count, "cards.json: id");
      const std::string where = "cards.json: card " + std::to_string(id) + ": ";
      need(!seen[id], where + "id");
      seen[id] = true;
      AutomaCard& card = data_.cards[id];
      card = {};
      card.starter = doc["starter"].truth();
      card.pass = doc["pass"].truth();
      need(!doc["actions"].items().empty() && doc["actions"].items().size() <= 2,
           where + "actions");
      for (const Doc& act : doc["actions"].items())
        if (!card.acts.full()) card.acts.push_back(name<Act>(act_names, act, where + "actions"));
      if (card.acts.contains(Act::gain_points)) card.points = points(doc["vp"], where + "vp");
      const Doc& support = doc["support"];
      const std::string& group = support["buildingGroup"].text();
      need(group == "marked" || group == "unmarked", where + "buildingGroup");
      const std::string& row = support["terrainPriority"].text();
      need(row == "A" || row == "B", where + "terrainPriority");
      const std::string& direction = support["direction"].text();
      need(direction == "forward" || direction == "backward", where + "direction");
      const std::string& discipline = support["discipline"].text();
      need(discipline == "scoring-tile" || discipline == "catch-up", where + "discipline");
      card.support = {group == "marked",
                      support["bringTogether"].truth(),
                      row == "B",
                      direction == "forward",
                      static_cast<std::uint8_t>(number(support["count"], 1, 9, where + "count")),
                      discipline == "scoring-tile",
                      name<Place>(place_names, support["roundBonus"], where + "roundBonus")};
      card.marked_letter = letter(doc["firstWorkshops"]["marked"], where + "firstWorkshops");
      card.unmarked_letter = letter(doc["firstWorkshops"]["unmarked"], where + "firstWorkshops");
    }
  }
  std::uint8_t letter(const Doc& doc, const std::string& what) {
    const std::string& text = doc.text();
    const bool fits = text.size() == 1 && text[0] >= 'A' && text[0] <= 'F';
    need(fits, what);
    return fits ? static_cast<std::uint8_t>(text[0] - 'A') : std::uint8_t{0};
  }

  void levels() {
    const auto& list = doc_["levels"]["levels"].items();
    need(list.size() == 5, "levels.json: levels");
    std::array<bool, 6> seen{};
    for (const Doc& doc : list) {
      const std::size_t n = place(doc["level"], 5, "levels.json: level");
      need(!seen[n], "levels.json: level");
      seen[n] = true;
      const std::string where = "levels.json: level " + std::to_string(n) + ": ";
      Level& level = data_.levels[n];
      level = {};
      for (std::size_t r = 0; r < rounds; ++r) {
        level.ship[r] =
            static_cast<std::uint8_t>(number(doc["ship"][r], 0, highest_ship, where + "ship"));
        level.x[r] = static_cast<std::uint8_t>(number(doc["x"][r], 0, 50, where + "x"));
      }
      level.random_cards = static_cast<std::uint8_t>(number(doc["random"], 0, 3, where + "random"));
      level.added = few_cards(doc["added"], where + "added");
      level.delayed = few_cards(doc["delayed"], where + "delayed");
    }
  }
  InlineVector<Card, 4> few_cards(const Doc& doc, const std::string& what) {
    InlineVector<Card, 4> cards;
    need(doc.items().size() <= decltype(cards)::capacity(), what);
    for (const Doc& card : doc.items())
      if (!cards.full()) cards.push_back(static_cast<Card>(number(card, 1, card_count, what)));
    return cards;
  }

  std::optional<Method> method(const std::string& text) {
    if (text == "terrain-priority") return Method::terrain_priority;
    if (text == "terrain-priority:human-card") return Method::terrain_priority_human;
    if (text == "terrain-priority:youth-card") return Method::terrain_priority_youth;
    if (text == "closest-to-human") return Method::closest_to_human;
    if (text == "most-power-to-human") return Method::most_power;
    if (text == "direction") return Method::direction;
    return std::nullopt;
  }
  void factions() {
    const auto& list = doc_["factions"]["factions"].items();
    need(list.size() == faction_count, "factions.json: factions");
    std::array<bool, faction_count> seen{};
    for (const Doc& doc : list) {
      const auto id = name<Faction>(faction_names, doc["id"], "factions.json: id");
      need(!seen[index(id)], "factions.json: id");
      seen[index(id)] = true;
      const std::string where = "factions.json: " + doc["id"].text() + ": ";
      FactionCard& card = data_.factions[index(id)];
      card = {};
      card.complete = doc["complete"].truth();
      for (std::size_t d = 0; d < discipline_count; ++d)
        card.start[d] = static_cast<std::uint8_t>(
            number(doc["start"][discipline_names[d]], 0, highest_level, where + "start"));
      need(doc["action"].items().size() <= decltype(card.steps)::capacity(), where + "action");
      for (const Doc& step : doc["action"].items())
        if (!card.steps.full()) card.steps.push_back(faction_step(step, where));
      need(!card.steps.empty(), where + "action");
      card.double_when_first_to_pass = doc["doubleWhenFirstToPass"].truth();
      card.advances_when_human_gains = static_cast<std::uint8_t>(
          number(doc["advancesWhenHumanGains"], 0, 20, where + "advancesWhenHumanGains"));
      card.end_points_per_building = static_cast<std::uint8_t>(
          number(doc["endPointsPerBuilding"], 0, 20, where + "endPointsPerBuilding"));
      card.youth = doc["youth"].truth();
      card.tasks = doc["tasks"].truth();
    }
  }
  FactionStep faction_step(const Doc& doc, const std::string& where) {
    FactionStep step;
    const std::string& what = doc["do"].text();
    for (const Doc& selection : doc["selection"].items()) {
      const auto found = method(selection.text());
      need(found.has_value() && !step.methods.full(), where + "selection");
      if (found && !step.methods.full()) step.methods.push_back(*found);
    }
    if (what == "transform-build") {
      step.kind = FactionStep::Kind::build;
      step.unlimited_reach = doc["reach"].text() == "unlimited";
      need(!step.methods.empty() && step.methods.back() == Method::direction, where + "selection");
    } else if (what == "gain-vp") {
      step.kind = FactionStep::Kind::points;
      step.points = points(doc["points"], where + "points");
    } else if (what == "advance") {
      step.kind = FactionStep::Kind::advance;
      step.count = static_cast<std::uint8_t>(number(doc["steps"], 1, 12, where + "steps"));
    } else if (what == "place-tool") {
      step.kind = FactionStep::Kind::place_tool;
    } else if (what == "fallow-to-blighted") {
      step.kind = FactionStep::Kind::blight;
      step.count = static_cast<std::uint8_t>(number(doc["count"], 1, 9, where + "count"));
    } else {
      wrong(where + "do");
    }
    return step;
  }

  std::uint8_t goal(const Doc& doc, const std::string& what) {
    const auto found = std::find(tile_goals.begin(), tile_goals.end(), doc.text());
    need(found != tile_goals.end(), what);
    return static_cast<std::uint8_t>(found - tile_goals.begin());
  }
  void tiles() {
    const auto& list = doc_["tiles"]["tiles"].items();
    need(list.size() == tile_count, "tiles.json: tiles");
    std::array<bool, tile_count + 1> seen{};
    for (const Doc& doc : list) {
      const std::size_t id = place(doc["id"], tile_count, "tiles.json: id");
      need(!seen[id], "tiles.json: id");
      seen[id] = true;
      const std::string where = "tiles.json: tile " + std::to_string(id) + ": ";
      RoundTile& tile = data_.tiles[id];
      tile = {name<Discipline>(discipline_names, doc["discipline"], where + "discipline"),
              static_cast<std::uint8_t>(number(doc["early"], 0, 50, where + "early")),
              static_cast<std::uint8_t>(number(doc["late"], 0, 50, where + "late")),
              goal(doc["goal"], where + "goal"), 0};
      for (const Doc& round : doc["notInRounds"].items())
        tile.forbidden_rounds = static_cast<std::uint8_t>(
            tile.forbidden_rounds |
            1U << static_cast<unsigned>(number(round, 1, rounds, where + "notInRounds") - 1));
    }
    const auto& final_list = doc_["tiles"]["finalTiles"].items();
    need(final_list.size() == final_tile_count, "tiles.json: finalTiles");
    std::array<bool, final_tile_count + 1> seen_final{};
    for (const Doc& doc : final_list) {
      const std::size_t id = place(doc["id"], final_tile_count, "tiles.json: finalTiles: id");
      need(!seen_final[id], "tiles.json: finalTiles: id");
      seen_final[id] = true;
      data_.final_tiles[id] = {
          name<Discipline>(discipline_names, doc["discipline"], "tiles.json: finalTiles"),
          static_cast<std::uint8_t>(number(doc["points"], 0, 50, "tiles.json: finalTiles")),
          goal(doc["goal"], "tiles.json: finalTiles: goal")};
    }
  }

  void terrain() {
    for (std::size_t home = 0; home < terrain_count; ++home)
      for (std::size_t row = 0; row < 2; ++row) {
        const Doc& list = doc_["terrain"]["rows"][terrain_names[home]][row == 0 ? "A" : "B"];
        unsigned seen = 0;
        for (std::size_t i = 0; i < terrain_count; ++i) {
          const auto t = name<Terrain>(terrain_names, list[i], "terrain.json: rows");
          data_.priority[home][row][i] = t;
          seen |= 1U << static_cast<unsigned>(t);
        }
        need(seen == (1U << terrain_count) - 1, "terrain.json: rows");
      }
  }

  void pieces() {
    const Doc& doc = doc_["pieces"];
    for (const Doc& piece : doc["buildings"].items()) {
      const auto kind =
          index(name<Building>(building_names, piece["id"], "pieces.json: buildings"));
      data_.power[kind] =
          static_cast<std::uint8_t>(number(piece["power"], 0, 9, "pieces.json: power"));
      if (kind < own_building_count)
        data_.count[kind] =
            static_cast<std::uint8_t>(number(piece["count"], 0, 20, "pieces.json: count"));
    }
    for (const Doc& piece : doc["neutral"].items())
      data_.power[index(name<Building>(building_names, piece["id"], "pieces.json: neutral"))] =
          static_cast<std::uint8_t>(number(piece["power"], 0, 9, "pieces.json: power"));
    need(data_.count[0] >= 2, "pieces.json: workshops");
    data_.annex_power =
        static_cast<std::uint8_t>(number(doc["annexPower"], 0, 9, "pieces.json: annexPower"));
    data_.scholars =
        static_cast<std::uint8_t>(number(doc["scholars"], 0, 20, "pieces.json: scholars"));
    data_.power_actions = static_cast<std::uint8_t>(doc["powerActions"].items().size());
    need(data_.power_actions >= 1 && data_.power_actions <= 16, "pieces.json: powerActions");
    for (std::size_t i = 0; i < data_.power_actions && i < data_.power_brings.size(); ++i) {
      const std::string& what = doc["powerActions"][i].text();  // BASE-ACT-1
      data_.power_brings[i].bridge = what == "bridge";
      data_.power_brings[i].spades = what == "spade" ? 1 : what == "two-spades" ? 2 : 0;
    }
    data_.book_actions =
        static_cast<std::uint8_t>(number(doc["bookActions"], 0, 16, "pieces.json: bookActions"));
    data_.innovations_each = static_cast<std::uint8_t>(
        number(doc["innovationsPerPlayer"], 0, 9, "pieces.json: innovationsPerPlayer"));
    for (const std::size_t players : {2U, 3U})
      for (std::size_t row = 0; row < 2; ++row)
        data_.innovation_rows[players][row] =
            static_cast<std::uint8_t>(number(doc["innovationRows"][std::to_string(players)][row], 0,
                                             8, "pieces.json: innovationRows"));
    for (std::size_t i = 0; i < 3; ++i) {
      data_.area_prizes[i] =
          static_cast<std::uint8_t>(number(doc["areaPrizes"][i], 0, 99, "pieces.json: prizes"));
      data_.science_prizes[i] =
          static_cast<std::uint8_t>(number(doc["sciencePrizes"][i], 0, 99, "pieces.json: prizes"));
    }
  }

  template <std::size_t N>
  void steps(const Doc& list, std::array<std::uint8_t, N>& into, const std::string& what) {
    need(list.items().size() == N, what);
    for (std::size_t d = 0; d < N; ++d)
      into[d] = static_cast<std::uint8_t>(number(list[d], 0, highest_level / 2, what));
  }
  // BASE-FAC-1, BASE-FAC-2, BASE-ACT-2.
  void humans() {
    const Doc& doc = doc_["humans"];
    std::array<bool, folk_count> seen{};
    need(doc["factions"].items().size() == folk_count - 1, "humans.json: factions");
    for (const Doc& entry : doc["factions"].items()) {
      const auto folk = index(name<Folk>(folk_names, entry["id"], "humans.json: factions: id"));
      need(folk != 0 && !seen[folk], "humans.json: factions: id");
      seen[folk] = true;
      HumanFaction& faction = data_.folks[folk];
      const std::string where = "humans.json: " + std::string(folk_names[folk]) + ": ";
      steps(entry["steps"], faction.start, where + "steps");
      if (entry.has("free"))
        faction.free = static_cast<std::uint8_t>(number(entry["free"], 1, 2, where + "free"));
      faction.competency = entry["competency"].truth();
      faction.one_university = entry["university"].truth();
      faction.tower = entry["tower"].truth();
      faction.bridges_over_land = entry["bridgesOverLand"].truth();
      faction.tunnels = entry["tunnels"].truth();
    }
    for (const Doc& entry : doc["homes"].items()) {
      HomeBrings& home =
          data_.homes[index(name<Terrain>(terrain_names, entry["id"], "humans.json: homes: id"))];
      if (entry.has("steps")) steps(entry["steps"], home.start, "humans.json: homes: steps");
      if (entry.has("spades"))
        home.spades =
            static_cast<std::uint8_t>(number(entry["spades"], 0, 9, "humans.json: homes: spades"));
    }
    std::array<bool, book_action_count> known{};
    need(doc["bookActions"].items().size() == book_action_count - 1, "humans.json: bookActions");
    for (const Doc& entry : doc["bookActions"].items()) {
      const auto kind =
          index(name<BookAction>(book_action_names, entry["id"], "humans.json: bookActions: id"));
      need(kind != 0 && !known[kind], "humans.json: bookActions: id");
      known[kind] = true;
      Brings& brings = data_.book_brings[kind];
      brings.guild = entry["guild"].truth();
      if (entry.has("spades"))
        brings.spades = static_cast<std::uint8_t>(
            number(entry["spades"], 0, 9, "humans.json: bookActions: spades"));
      if (entry.has("steps"))
        brings.steps = static_cast<std::uint8_t>(
            number(entry["steps"], 0, highest_level, "humans.json: bookActions: steps"));
    }
  }

  // A row is one token a column: F M D P L W S for land, ~ for a river, . for nothing.
  static std::optional<Terrain> terrain_of(char token) {
    constexpr std::string_view letters = "PSLFMWD";  // in the order of Terrain
    const auto at = letters.find(token);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Terrain>(at);
  }
  void map(Side side) {
    const std::string file = "map-" + std::string(side_names[index(side)]);
    const std::string where = file + ".json: ";
    const Doc& doc = doc_[file];
    Map& map = data_.maps[index(side)];
    need(doc["rows"].items().size() == 9, where + "rows");
    for (int row = 0; row < 9; ++row) {
      int col = 0;
      int land_in_row = 0;
      for (const char c : doc["rows"][static_cast<std::size_t>(row)].text()) {
        if (c == ' ') continue;
        if (col >= hex_stride - 1) {
          wrong(where + "rows");
          break;
        }
        const Hex hex = hex_at(row, col++);
        if (c == '~') {
          map.river.add(hex);
        } else if (const auto terrain = terrain_of(c)) {
          map.land.add(hex);
          map.printed[index(*terrain)].add(hex);
          const std::string text =
              std::string(1, static_cast<char>('A' + row)) + std::to_string(++land_in_row);
          std::copy(text.begin(), text.end(), map.label[index(hex)].begin());
        } else {
          need(c == '.', where + "rows");
        }
      }
    }
    need(!map.land.empty(), where + "rows");
    map.spaces = map.land | map.river;
    for (const Hex hex : map.land) {
      if (neighbour_count(map, hex) < 6) map.edge.add(hex);
      for (int ship = 0; ship <= highest_ship; ++ship)
        map.reach[static_cast<std::size_t>(ship)][index(hex)] = compute_reach(map, hex, ship);
    }
    for (const Doc& bridge : doc["bridges"].items()) {
      const auto from = parse_hex(map, bridge[0].text());
      const auto to = parse_hex(map, bridge[1].text());
      need(from && to && !map.bridges.full(), where + "bridges");
      if (from && to && !map.bridges.full()) map.bridges.push_back({*from, *to});
    }
    for (std::size_t t = 0; t < terrain_count; ++t)
      for (std::size_t letter = 0; letter < 6; ++letter) {
        const std::string key(1, static_cast<char>('A' + letter));
        const auto hex = parse_hex(map, doc["firstWorkshops"][terrain_names[t]][key].text());
        need(hex && map.printed[t].has(*hex), where + "firstWorkshops");
        map.first_workshops[t][letter] = hex.value_or(Hex{});
      }
  }
  static int neighbour_count(const Map& map, Hex hex) {
    return map.next_to(HexSet::of(hex)).count();
  }

  const Doc& doc_;
  Data data_;
  std::string wrong_;
};

}  // namespace

Result<Data> Rulebook::load(const Doc& doc) { return Reader(doc).read(); }

}  // namespace seatmate::age_of_innovation
