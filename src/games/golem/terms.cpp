// Every message id that is made from parts at run time, so that the catalogs can be checked.

#include <array>

#include "games/golem/game.h"
#include "games/golem/reason.h"
#include "games/golem/simulate.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

using Ids = std::vector<std::string>;

template <class List>
void family(Ids& ids, std::string_view name, const List& list) {
  for (const auto& item : list) ids.push_back(term(name, item).id);
}

constexpr std::array<std::string_view, 27> steps{
    "works",           "movement",      "refresh",       "refresh-dealt", "setup-tokens",
    "setup-board",     "starting-tile", "setup-ready",   "setup-dealt",   "influence-coins",
    "influence-bonus", "income",        "develop",       "control",       "shuffle",
    "order",           "rabbi",         "rabbi-printed", "rabbi-effect",  "marble",
    "marble-mirror",   "create",        "gold",          "book",          "no-marble",
    "bonus",           "score-areas"};
constexpr std::array<std::string_view, 15> questions{
    "card",          "tile-at",        "action-tile", "book-at",     "character",
    "starting-tile", "artefact-tile",  "thrown",      "result",      "points",
    "tell-card",     "tell-character", "tell-book",   "tell-effect", "tell-table"};
constexpr std::array<std::string_view, 27> fields{
    "row",   "marble", "place",     "rows",      "position", "district",     "card",
    "tile",  "book",   "character", "resources", "points",   "human-points", "bonus",
    "level", "first",  "tiles",     "criteria",  "books",    "halves",       "left",
    "right", "steps",  "price",     "effect",    "colour",   "numbers"};
constexpr std::array<std::string_view, 9> facts{
    "card", "district", "action", "character", "book", "start", "artefact", "cemetery", "learning"};

// What the view and the corrections say.
constexpr std::array<std::string_view, 6> blocks{"game",  "synagogue", "districts",
                                                 "cards", "places",    "board"};
constexpr std::array<std::string_view, 33> labels{
    "round",   "score",    "track",    "strategy",  "character",   "order",          "level",
    "deck",    "printed",  "row",      "marbles",   "count",       "district",       "card",
    "bonus",   "tiles",    "criteria", "books",     "golem-track", "learning-track", "golems-left",
    "gold",    "cemetery", "menorahs", "position",  "action-tile", "rabbi",          "library",
    "nothing", "yes",      "no",       "on-street", "a-human"};
constexpr std::array<std::string_view, 6> orders{"red-yellow-blue", "red-blue-yellow",
                                                 "yellow-red-blue", "yellow-blue-red",
                                                 "blue-red-yellow", "blue-yellow-red"};
constexpr std::array<std::string_view, 18> values{
    "marker",  "score",    "golem-track", "learning-track", "gold",     "goals",
    "created", "strategy", "student",     "golem",          "cemetery", "development",
    "menorah", "marbles",  "tile",        "action",         "rabbi",    "artefact-tile"};

}  // namespace

std::vector<std::string> run_time_terms() {
  Ids ids{"golem.name"};
  for (const WhyLine& line : why_lines) ids.push_back(term("why", line.sentence).id);
  family(ids, "rule", rule_ids);
  family(ids, "metric", metric_names);
  family(ids, "error", std::array<std::string_view, 3>{"number", "word", "no-value"});
  ids.push_back(term("label", "list").id);
  family(ids, "step", steps);
  ids.push_back(term("step", "score-rest").id);
  family(ids, "question", questions);
  family(ids, "question-why", questions);
  family(ids, "asked", questions);
  family(ids, "field", fields);
  family(ids, "fact", facts);
  for (const std::string_view verb : verb_names) {
    ids.push_back(term("input", verb).id);
    ids.push_back(term("input", verb).id + ".short");
    ids.push_back(term("said", verb).id);
  }
  family(ids, "district", colour_names);
  family(ids, "area", area_names);
  family(ids, "row", row_names);
  family(ids, "marble", marble_names);
  family(ids, "criterion", criterion_names);
  for (const std::string_view name : marble_names)
    ids.push_back(term("marble", name).id + ".short");
  for (const std::string_view name : criterion_names)
    ids.push_back(term("criterion", name).id + ".short");
  family(ids, "book", book_colour_names);
  family(ids, "bonus", bonus_names);
  family(ids, "player", player_names);
  ids.push_back(term("player", "you").id);
  family(ids, "part", golem_part_names);
  family(ids, "development", std::array<std::string_view, 2>{"artefact", "learning"});
  ids.push_back(term("place", "printed").id);
  family(ids, "column", std::array<std::string_view, 2>{"marble", "rabbi"});
  family(ids, "halves", std::array<std::string_view, 4>{"none", "left", "right", "both"});
  family(ids, "result",
         std::array<std::string_view, 6>{"game", "golem", "artefact", "learning", "goals",
                                         "resources"});
  for (const ActInfo& info : act_infos) ids.push_back(term("effect", info.word).id);
  for (const TableInfo& info : table_infos) ids.push_back(term("table", info.name).id);
  family(ids, "block", blocks);
  family(ids, "label", labels);
  family(ids, "token", colour_names);
  family(ids, "strategy", orders);
  family(ids, "value", values);
  // The setup options speak for themselves, and so do their choices.
  for (const SetupOption& option : setup_options(Data{})) {
    ids.push_back(option.field.label.id);
    for (const Option& choice : option.field.options) ids.push_back(choice.label.id);
  }
  ids.push_back(term("deck", "told").id);  // offered once every card of hers is told
  return ids;
}

}  // namespace seatmate::golem
