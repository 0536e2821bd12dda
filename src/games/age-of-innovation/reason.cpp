// The trail in words: one message for each kind of line, and the options it left.

#include <algorithm>
#include <array>
#include <optional>

#include "engine/term_list.h"
#include "games/age-of-innovation/cover.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/simulate.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

// Every line a rule can leave: its name, and what its first number stands for.
enum class About : std::uint8_t {
  numbers,
  discipline,
  building,
  faction,
  terrain,
  place,
  player,
  priority,
  arrow,
  mark
};
struct Line {
  std::string_view method;
  About about = About::numbers;
};
constexpr Line lines[] = {
    // choices; where one begins, the rule says what its options are (see option_rules)
    {"bring-together"},
    {"terrain-priority", About::priority},
    {"terrain-priority:human-card", About::priority},
    {"terrain-priority:youth-card", About::priority},
    {"closest-to-human"},
    {"most-power-to-human"},
    {"direction", About::arrow},
    {"adjacent-workshop"},
    {"least-power"},
    {"scoring-tile"},
    {"on-zero"},
    {"smallest-gap"},
    // notes
    {"wraps"},
    {"shortest-path"},
    {"unlimited-reach"},
    {"power-to-human"},
    {"powermongers"},
    {"powermongers-not"},
    {"terrain-tile"},
    {"mark", About::mark},
    {"no-mark", About::mark},
    {"workshop"},
    {"site"},
    {"no-site"},
    {"no-workshop"},
    {"upgrade-instead"},
    {"upgrade-direction"},
    {"no-upgrade"},
    {"becomes", About::building},
    {"nothing-taken"},
    {"scoring-tile-blocked", About::discipline},
    {"no-discipline"},
    {"scholar-space"},
    {"no-scholar"},
    {"no-power-action"},
    {"innovation-too-early"},
    {"innovation-limit"},
    {"action-fails"},
    {"points"},
    {"x-of-level"},
    {"printed-only"},
    {"faction-action", About::faction},
    {"faction-methods"},
    {"faction-build"},
    {"druids"},
    {"tasks-by-card"},
    {"gather-cards"},
    {"reserve-card"},
    {"last-two"},
    {"tile-value"},
    {"pass-points"},
    {"racelings-first"},
    {"last-round"},
    {"bonus-place", About::place},
    {"bonus-back"},
    {"order"},
    {"all-passed"},
    {"round-end"},
    {"order-of-passing", About::player},
    {"human-bonus", About::place},
    {"all-actions"},
    {"first-pair"},
    {"support-card"},
    {"deck-empty"},
    {"pass-symbol"},
    {"first-workshops"},
    {"setup-card"},
    {"first-mark"},
    {"two-groups"},
    {"no-power-at-setup"},
    {"start-cards"},
    {"level-cards"},
    {"deck-ready"},
    {"deck-size"},
    {"level-chosen"},
    {"board-side"},
    {"map-side"},
    {"palace-tiles"},
    {"innovation-rows"},
    {"normal-rules"},
    {"duo"},
    {"human-faction"},
    {"round-bonuses"},
    {"start-player"},
    {"place-in-order"},
    {"her-faction", About::faction},
    {"her-supply"},
    {"tiles-drawn"},
    {"spade-tile"},
    {"final-tile"},
    {"her-home", About::terrain},
    {"terrain-card"},
    {"youth", About::terrain},
    {"workshop-order"},
    {"science-scoring"},
    {"science-total"},
    {"area-ship"},
    {"area-scoring"},
    {"wanderers-end"},
    {"faction-scoring"},
    {"no-resources"},
    {"winner"}};

// The rules that name the options of a choice: each has a sentence of its own.
constexpr Rule option_rules[] = {
    Rule::AI_BUILD_2, Rule::AI_FAC_WAN_1, Rule::AI_UPG_1,  Rule::AI_COVER_1,   Rule::AI_COVER_2,
    Rule::AI_INNO_2,  Rule::AI_SCHOL_1,   Rule::AI_STEP_1, Rule::AI_FAC_SYM_2, Rule::AI_FAC_BLI_1};

std::string options_id(std::string_view rule) { return "aoi.why.options." + std::string(rule); }

// What else a line rests on: rules that stand behind every choice of a kind and would only repeat
// themselves as lines of their own.
struct Ground {
  std::string_view method;
  std::optional<Rule> opened_by;  // only for this rule's options
  std::array<std::optional<Rule>, 3> rules;
};
constexpr Ground grounds[] = {
    {"options", Rule::AI_BUILD_2, {Rule::AI_REACH_1, Rule::BASE_REACH_1, {}}},
    {"options", Rule::AI_SCHOL_1, {Rule::BASE_SCI_1, {}, {}}},
    {"options", Rule::AI_STEP_1, {Rule::BASE_SCI_1, {}, {}}},
    {"options", Rule::AI_COVER_1, {Rule::BASE_ACT_1, {}, {}}},
    {"direction", {}, {Rule::AI_SEL_1, Rule::AI_SEL_DIR_4, Rule::AI_ACT_3}},
    {"closest-to-human", {}, {Rule::AI_SEL_NEAR_1, {}, {}}},
    {"shortest-path", {}, {Rule::AI_SEL_NEAR_2, {}, {}}},
    {"bring-together", {}, {Rule::AI_BUILD_3a, {}, {}}},
    {"adjacent-workshop", {}, {Rule::BASE_MAP_3, {}, {}}},
    {"workshop", {}, {Rule::AI_ACT_4, Rule::BASE_BLD_1, {}}},
    {"terrain-tile", {}, {Rule::AI_GEN_4, {}, {}}},
    {"points", {}, {Rule::AI_GEN_2, {}, {}}},
    {"pass-points", {}, {Rule::AI_GEN_2, {}, {}}},
    {"nothing-taken", {}, {Rule::AI_GEN_3, {}, {}}},
    {"scholar-space", {}, {Rule::BASE_SCHOL_1, {}, {}}},
    {"deck-empty", {}, {Rule::AI_TURN_7, {}, {}}},
    {"pass-symbol", {}, {Rule::AI_TURN_7, {}, {}}},
    {"map-side", {}, {Rule::BASE_MAP_3, Rule::BASE_MAP_4, {}}},
    {"power-to-human", {}, {Rule::AI_GEN_6, {}, {}}},
};

// The rule of a line, then what else it rests on, with spaces between.
std::string rules_of(const State& s, const TrailEntry& entry) {
  std::string ids(rule_ids[entry.rule]);
  const auto add = [&](Rule rule) { (ids += ' ') += rule_ids[static_cast<std::size_t>(rule)]; };
  for (const Ground& ground : grounds) {
    if (ground.method != entry.method) continue;
    if (ground.opened_by && static_cast<std::uint16_t>(*ground.opened_by) != entry.rule) continue;
    for (const auto& rule : ground.rules)
      if (rule) add(*rule);
  }
  const std::string_view method = entry.method;
  if (s.humans == 2 && (method == "closest-to-human" || method == "adjacent-workshop")) {
    add(Rule::AI_DUO_3);  // "you" means both
    add(Rule::AI_DUO_5);
  }
  return ids;
}

std::string why_id(std::string_view method) {
  std::string id = "aoi.why." + std::string(method);
  std::replace(id.begin(), id.end(), ':', '.');
  return id;
}

std::string option_token(Noun noun, int option) {
  switch (noun) {
    case Noun::hexes:
      return token(static_cast<Hex>(option));
    case Noun::disciplines:
      return std::string(token(static_cast<Discipline>(option)));
    default:
      return std::to_string(option + 1);
  }
}
Message option_name(const Map& map, Noun noun, int option) {
  switch (noun) {
    case Noun::hexes:
      return plain(label(map, static_cast<Hex>(option)));
    case Noun::disciplines:
      return term(static_cast<Discipline>(option));
    default:
      return plain_number(option + 1);
  }
}

// The card whose priorities were read, for the word of the terrain that decided.
Terrain decided_terrain(const Data& data, const State& s, const TrailEntry& entry) {
  const std::string_view method = entry.method;
  const Terrain card = method == "terrain-priority"              ? s.home
                       : method == "terrain-priority:human-card" ? s.human_home[0]
                                                                 : s.youth;
  const auto& row =
      data.priority[static_cast<std::size_t>(card)][data.cards[s.support].support.row_b ? 1 : 0];
  return row[static_cast<std::size_t>(std::clamp(entry.a, 0, terrain_count - 1))];
}

template <class Enum, std::size_t N>
Message named(const std::array<std::string_view, N>&, int value) {
  return term(static_cast<Enum>(std::clamp(value, 0, static_cast<int>(N) - 1)));
}

}  // namespace

Reason explain(const Data& data, const State& s, const TrailEntry& entry) {
  Reason reason;
  reason.rule = rules_of(s, entry);
  reason.text.id = entry.what == TrailEntry::What::options ? options_id(rule_ids[entry.rule])
                                                           : why_id(entry.method);
  auto& args = reason.text.args;
  args.add({"a", static_cast<int>(entry.a)});
  args.add({"b", static_cast<int>(entry.b)});
  const Line* line = std::find_if(std::begin(lines), std::end(lines),
                                  [&](const Line& l) { return l.method == entry.method; });
  switch (line == std::end(lines) ? About::numbers : line->about) {
    case About::numbers:
      break;
    case About::discipline:
      args.add({"what", named<Discipline>(discipline_names, entry.a)});
      break;
    case About::building:
      args.add({"what", named<Building>(building_names, entry.a)});
      break;
    case About::faction:
      args.add({"what", named<Faction>(faction_names, entry.a)});
      break;
    case About::terrain:
      args.add({"what", named<Terrain>(terrain_names, entry.a)});
      break;
    case About::place:
      args.add({"what", named<Place>(place_names, entry.a)});
      break;
    case About::player:
      args.add({"what", named<Player>(player_names, entry.a)});
      break;
    case About::priority:
      args.add({"what", term(decided_terrain(data, s, entry))});
      args.add({"row", support_of(data, s).row_b ? "B" : "A"});
      break;
    case About::arrow:
      args.add({"arrow", entry.a < 0 ? "backward" : "forward"});
      args.add({"n", std::abs(entry.a)});
      break;
    case About::mark:
      args.add({"by", s.readings.mark_by_support_card ? "card" : "nearest"});
      break;
  }
  if (entry.what == TrailEntry::What::note) return reason;
  if (entry.what == TrailEntry::What::options) {
    args.add({"group", support_of(data, s).marked ? "marked" : "unmarked"});
    args.add({"ship", ship_of(data, s)});
  }
  const auto noun = static_cast<Noun>(entry.noun);
  std::vector<Message> left;
  for (const Hex option : HexSet(entry.set)) {  // any set of options is a set of small numbers
    const int n = static_cast<int>(option);
    reason.left.push_back(option_token(noun, n));
    left.push_back(option_name(map_of(data, s), noun, n));
  }
  constexpr std::array<std::string_view, 5> nouns{"hexes", "disciplines", "power-actions",
                                                  "book-actions", "innovations"};
  args.add({"noun", term("noun", nouns[static_cast<std::size_t>(noun)])});
  args.add({"count", static_cast<int>(left.size())});
  args.add({"left", left});
  return reason;
}

std::vector<std::string> run_time_terms(const Data& data) {
  TermList terms(vocabulary);
  const auto numbers = [&](std::string_view name, int first, int last) {
    for (int i = first; i <= last; ++i) terms.one(name, std::to_string(i));
  };
  for (const Line& line : lines) terms.id(why_id(line.method));
  for (const Rule rule : option_rules)
    terms.id(options_id(rule_ids[static_cast<std::size_t>(rule)]));
  terms.all("rule", rule_ids);
  terms.all_with_short("terrain", terrain_names);
  terms.all_with_short("building", building_names);
  terms.id("aoi.terrain.river.short");
  terms.all("discipline", discipline_names);
  terms.all("faction", faction_names);
  terms.all("place", place_names);
  terms.all_with_short("player", player_names);
  terms.one("player", "you");
  numbers("tile", 1, tile_count);
  numbers("final-tile", 1, final_tile_count);
  numbers("power-action", 1, 6);
  terms.all_with_short("verb", verb_names);
  terms.all("did", verb_names);
  terms.all("metric", metric_names);
  terms.all("option", {"ask", "random", "none", "yes", "no"});
  terms.setup(setup_options(data));
  terms.all("question", {"card", "power-taken", "printed-effect", "fallow", "tiles", "final-tile",
                         "home", "workshop", "points", "ship"});
  terms.all("ask", {"card-first-workshops",
                    "card-support",
                    "card-action",
                    "power-taken",
                    "printed-setup",
                    "printed-end",
                    "printed-action",
                    "fallow",
                    "tiles",
                    "final-tile",
                    "home",
                    "home-duo",
                    "first-workshop",
                    "first-workshop-duo",
                    "second-workshop",
                    "second-workshop-duo",
                    "points",
                    "points-duo",
                    "ship",
                    "ship-duo"});
  terms.all("ask-why",
            {"card", "power-taken", "printed", "tiles", "home", "workshop", "points", "ship"});
  terms.all("field", {"card",
                      "power",
                      "points",
                      "hexes",
                      "tiles",
                      "tile",
                      "terrain",
                      "hex",
                      "building",
                      "ship",
                      "space",
                      "steps",
                      "discipline",
                      "book",
                      "innovation",
                      "bonus",
                      "to",
                      "free-spaces",
                      "power-actions",
                      "book-actions",
                      "innovations",
                      "bonus-coins",
                      "round",
                      "her-points",
                      "score",
                      "level",
                      "faction",
                      "home",
                      "x",
                      "supply-workshop",
                      "supply-guild",
                      "supply-school",
                      "supply-palace",
                      "supply-university",
                      "scholars",
                      "innovations-hers",
                      "cards-left",
                      "support-card",
                      "action-card",
                      "youth",
                      "tools",
                      "fallow",
                      "blighted",
                      "whole-card",
                      "player",
                      "passed",
                      "buildings",
                      "bridges"});
  terms.all("block", {"map", "science", "board", "tiles", "automa", "order"});
  terms.all("row", {"track", "science", "area", "faction"});
  terms.all("noun", {"hexes", "disciplines", "power-actions", "book-actions", "innovations"});
  terms.all("value",
            {"score",        "scholars",   "level",       "free-3", "free-2",    "power-covered",
             "book-covered", "innovation", "innovations", "coins",  "tile",      "final-tile",
             "difficulty",   "round",      "home",        "turn",   "deck-size", "hex",
             "ground",       "annex",      "bridge",      "tool",   "fallow",    "blighted"});
  terms.one("standing", "empty");
  for (int kind = 0; kind < own_building_count; ++kind) {
    const std::string name =
        "automa-" + std::string(building_names[static_cast<std::size_t>(kind)]);
    terms.one("standing", name);
    terms.one("standing", name + "-marked");
  }
  for (const std::string_view player : {"human1", "human2"})
    for (const std::string_view name : building_names)
      terms.one("standing", std::string(player) + "-" + std::string(name));
  return std::move(terms).ids();
}

}  // namespace seatmate::age_of_innovation
