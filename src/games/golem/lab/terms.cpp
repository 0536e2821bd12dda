// Every message id that is made from parts at run time, so that the catalogs can be checked.

#include <array>
#include <span>

#include "engine/corrections.h"
#include "engine/data_file.h"
#include "engine/deck_file.h"
#include "engine/term_list.h"
#include "games/golem/game.h"
#include "games/golem/inputs.h"
#include "games/golem/lab/simulate.h"
#include "games/golem/lines.h"
#include "games/golem/table.h"
#include "games/golem/track.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

constexpr std::array<std::string_view, 23> steps{
    "movement",      "refresh",     "refresh-dealt",   "setup-tokens",    "setup-board",
    "setup-ready",   "setup-dealt", "influence-coins", "influence-bonus", "income",
    "control",       "shuffle",     "cards-under",     "order",           "rabbi",
    "rabbi-printed", "marble",      "marble-mirror",   "no-marble",       "kill",
    "kill-full",     "score-areas", "score-rest"};
constexpr std::array<std::string_view, 3> told{"cause", "cause-more", "so-far"};
constexpr std::array<std::string_view, 6> numbers_told{"gain",      "gain-for", "spend",
                                                       "spend-for", "points",   "points-for"};
constexpr std::array<std::string_view, 17> questions{
    "card",          "tile-at",        "action-tile", "book-at",     "character", "starting-tile",
    "artefact-tile", "thrown",         "result",      "points",      "bought",    "buried",
    "tell-card",     "tell-character", "tell-book",   "tell-effect", "tell-table"};
constexpr std::array<std::string_view, 31> fields{
    "row",    "marble",    "place",     "rows",   "position",     "district", "card",     "tile",
    "book",   "character", "resources", "points", "human-points", "bonus",    "level",    "first",
    "tiles",  "criteria",  "books",     "halves", "left",         "right",    "steps",    "price",
    "effect", "colour",    "numbers",   "cell",   "cells",        "bought",   "rows-left"};
constexpr std::array<std::string_view, 9> facts{
    "card", "district", "action", "character", "book", "start", "artefact", "cemetery", "learning"};

// What the view and the corrections say.
constexpr std::array<std::string_view, 6> blocks{"game",  "synagogue", "districts",
                                                 "cards", "places",    "board"};
constexpr std::array<std::string_view, 37> labels{
    "round",       "score",         "track",    "strategy",    "character",
    "order",       "level",         "deck",     "printed",     "row",
    "marbles",     "count",         "district", "card",        "bonus",
    "tiles",       "criteria",      "books",    "golem-track", "learning-track",
    "golems-left", "gold",          "cemetery", "menorahs",    "position",
    "action-tile", "rabbi",         "library",  "nothing",     "yes",
    "no",          "on-street",     "a-human",  "unknown",     "no-effect",
    "golem-hers",  "golem-of-human"};
constexpr std::array<std::string_view, 6> orders{"red-yellow-blue", "red-blue-yellow",
                                                 "yellow-red-blue", "yellow-blue-red",
                                                 "blue-red-yellow", "blue-yellow-red"};
constexpr std::array<std::string_view, 23> values{
    "marker",  "score",    "golem-track", "learning-track", "gold",        "goals",
    "created", "strategy", "student",     "golem",          "cemetery",    "development",
    "menorah", "marbles",  "tile",        "action",         "rabbi",       "artefact-tile",
    "library", "column",   "taken",       "character",      "marbles-left"};

}  // namespace

std::vector<std::string> Rulebook::terms(const Data&) {
  TermList terms(vocabulary);
  terms.reasons(rule_ids, why_lines);
  terms.all("metric", metric_names);
  terms.all("error", vocabulary_errors);
  terms.all("error", data_file_errors);
  terms.all("error", deck_file_errors);
  terms.all("error", correction_errors);
  terms.one("label", "list");
  terms.all("step", steps);
  terms.all("step", told);
  terms.all("did", numbers_told);
  terms.all("cause", std::span(cause_names).subspan(1));
  terms.one("cause", "works-more");
  terms.all("for", {"beyond", "below"});
  terms.all("for", std::span(for_names).subspan(1));
  terms.questions(questions);
  terms.all("field", fields);
  terms.all("fact", facts);
  terms.inputs(verb_names);
  terms.all("district", colour_names);
  terms.all("area", area_names);
  terms.all("row", row_names);
  terms.all_with_short("marble", marble_names);
  terms.all_with_short("criterion", criterion_names);
  terms.all("book", book_colour_names);
  terms.all("bonus", bonus_names);
  terms.all("player", player_names);
  terms.one("player", "you");
  terms.all("part", golem_part_names);
  terms.all("development", {"artefact", "learning"});
  terms.one("place", "printed");
  terms.all("column", {"marble", "rabbi"});
  terms.all("halves", {"none", "left", "right", "both"});
  terms.all("result", {"game", "golem", "artefact", "learning", "goals", "resources"});
  for (const ActInfo& info : act_infos) terms.one("effect", info.word);
  for (const TableInfo& info : table_infos) terms.one("table", info.name);
  terms.all("block", blocks);
  terms.all("label", labels);
  terms.all("token", colour_names);
  terms.all("strategy", orders);
  terms.all("value", values);
  terms.setup(options(Data{}));
  terms.all("deck", deck_kind_names);
  terms.one("error", "deck-not-told");
  return std::move(terms).ids();
}

}  // namespace seatmate::golem
