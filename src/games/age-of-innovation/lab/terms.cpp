// Every message id that is made from parts at run time, so that the catalogs can be checked.

#include <array>

#include "engine/term_list.h"
#include "games/age-of-innovation/facts.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/inputs.h"
#include "games/age-of-innovation/lab/simulate.h"
#include "games/age-of-innovation/lines.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

constexpr auto steps = std::to_array<std::string_view>({"setup-board",
                                                        "setup-faction",
                                                        "setup-factions-duo",
                                                        "setup-bonuses",
                                                        "setup-bonuses-duo",
                                                        "setup-automa",
                                                        "tile",
                                                        "final-tile",
                                                        "book-actions",
                                                        "your-markers",
                                                        "your-markers-duo",
                                                        "home-spade",
                                                        "home-spade-duo",
                                                        "you-go-on",
                                                        "her-home",
                                                        "youth",
                                                        "first-workshops",
                                                        "own-deck",
                                                        "app-deck",
                                                        "build",
                                                        "may-take-power",
                                                        "may-take-power-duo",
                                                        "upgrade",
                                                        "no-upgrade",
                                                        "cover",
                                                        "innovation",
                                                        "no-innovation",
                                                        "scholar",
                                                        "no-scholar",
                                                        "advance",
                                                        "no-discipline",
                                                        "points",
                                                        "tool",
                                                        "blight",
                                                        "pass-points",
                                                        "take-bonus",
                                                        "your-bonus",
                                                        "next-deck",
                                                        "order",
                                                        "round-end",
                                                        "round-markers",
                                                        "round-coins",
                                                        "round-tile",
                                                        "round-income",
                                                        "science-scoring",
                                                        "science-scoring-duo",
                                                        "totals",
                                                        "totals-duo",
                                                        "area-scoring",
                                                        "area-scoring-duo",
                                                        "faction-scoring"});
constexpr auto questions = std::to_array<std::string_view>(
    {"card", "tell-card", "power-taken", "printed-effect", "fallow", "tiles", "final-tile", "home",
     "workshop", "points", "ship", "book-actions", "faction", "start-steps", "youth"});
constexpr auto asked = std::to_array<std::string_view>({"card-first-workshops",
                                                        "card-support",
                                                        "card-action",
                                                        "power-taken",
                                                        "tell-card",
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
                                                        "ship-duo",
                                                        "book-actions",
                                                        "home-hers",
                                                        "youth",
                                                        "human-faction",
                                                        "human-faction-duo",
                                                        "start-free",
                                                        "start-competency",
                                                        "start-levels",
                                                        "first-university",
                                                        "first-university-duo",
                                                        "first-tower",
                                                        "first-tower-duo"});
constexpr auto reasons_to_ask = std::to_array<std::string_view>(
    {"card", "tell-card", "power-taken", "printed", "tiles", "home", "workshop", "points", "ship",
     "workshop-other", "book-actions", "home-hers", "youth", "human-faction", "start-steps"});
constexpr auto fields = std::to_array<std::string_view>({"card",
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
                                                         "bridges",
                                                         "area",
                                                         "action",
                                                         "then",
                                                         "first-step",
                                                         "second-step",
                                                         "human-faction"});
constexpr auto values = std::to_array<std::string_view>(
    {"score",        "scholars",   "level",       "free-3", "free-2",    "power-covered",
     "book-covered", "innovation", "innovations", "coins",  "tile",      "final-tile",
     "difficulty",   "round",      "home",        "turn",   "deck-size", "hex",
     "ground",       "annex",      "bridge",      "tool",   "fallow",    "blighted",
     "book",         "faction",    "both-tiles"});

}  // namespace

std::vector<std::string> Rulebook::terms(const Data& data) {
  TermList terms(vocabulary);
  const auto numbers = [&](std::string_view name, int first, int last) {
    for (int i = first; i <= last; ++i) terms.one(name, std::to_string(i));
  };
  terms.reasons(rule_ids, why_lines);
  terms.all_with_short("terrain", terrain_names);
  terms.all_with_short("building", building_names);
  terms.id("aoi.terrain.river.short");
  terms.all("discipline", discipline_names);
  terms.all("faction", faction_names);
  terms.all("place", place_names);
  terms.all("human-faction", folk_names);
  terms.all("book-action", book_action_names);
  terms.all("moment", moment_names);
  terms.all("printed", worth_names);
  terms.all("fact", {"card"});
  terms.all_with_short("player", player_names);
  terms.one("player", "you");
  numbers("tile", 1, tile_count);
  numbers("final-tile", 1, final_tile_count);
  numbers("power-action", 1, 6);
  terms.all_with_short("verb", verb_names);
  terms.all("did", verb_names);
  terms.one("did", "told-part");
  terms.all("metric", metric_names);
  terms.all("step", steps);
  terms.all("option", {"ask", "random", "none", "yes", "no", "own-action", "scholar"});
  terms.setup(options(data));
  terms.all("question", questions);
  terms.all("ask", asked);
  terms.all("ask-why", reasons_to_ask);
  terms.all("field", fields);
  terms.all("block", {"map", "science", "board", "tiles", "automa", "order"});
  terms.all("row", {"track", "science", "area", "faction"});
  terms.all("noun", noun_names);
  terms.all("value", values);
  terms.one("standing", "empty");
  for (const Building kind : own_buildings) {
    const std::string name = "automa-" + std::string(token(kind));
    terms.one("standing", name);
    terms.one("standing", name + "-marked");
  }
  for (const std::string_view player : {"human1", "human2"})
    for (const std::string_view name : building_names)
      terms.one("standing", std::string(player) + "-" + std::string(name));
  return std::move(terms).ids();
}

}  // namespace seatmate::age_of_innovation
