// Every message id that is made from parts at run time, so that the catalogs can be checked.

#include <array>

#include "games/charterstone/game.h"
#include "games/charterstone/reason.h"
#include "games/charterstone/simulate.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

using Ids = std::vector<std::string>;

template <class List>
void family(Ids& ids, std::string_view name, const List& list) {
  for (const auto& item : list) ids.push_back(term(name, item).id);
}

constexpr std::array<std::string_view, 68> steps{"after",
                                                 "archive-persona",
                                                 "basic",
                                                 "basic-card",
                                                 "battle",
                                                 "begin",
                                                 "bet-vp",
                                                 "build",
                                                 "built-card",
                                                 "bumped",
                                                 "campaign",
                                                 "candle",
                                                 "capacity",
                                                 "card",
                                                 "champions",
                                                 "chooser",
                                                 "companion",
                                                 "cost-to",
                                                 "crate",
                                                 "crate-after",
                                                 "crate-cards",
                                                 "deck",
                                                 "discard",
                                                 "discards-first",
                                                 "forced",
                                                 "forced-crate",
                                                 "forced-minions",
                                                 "glory",
                                                 "goal",
                                                 "inactive-grow",
                                                 "island",
                                                 "loose-minions",
                                                 "mark-persona",
                                                 "martial-law",
                                                 "minion-vp",
                                                 "no-building-card",
                                                 "no-crate",
                                                 "no-plot",
                                                 "no-quota",
                                                 "no-reputation",
                                                 "no-total",
                                                 "one-thing",
                                                 "open-crate",
                                                 "own-persona",
                                                 "pays-minion",
                                                 "pieces",
                                                 "place",
                                                 "place-nowhere",
                                                 "progress",
                                                 "quota",
                                                 "released",
                                                 "reputation",
                                                 "reshuffle",
                                                 "retrieve",
                                                 "score",
                                                 "scriptorium",
                                                 "spectral",
                                                 "spectral-out",
                                                 "strength",
                                                 "strength-after",
                                                 "supply-pays",
                                                 "takes-peril",
                                                 "unlocked",
                                                 "victory-card",
                                                 "vp",
                                                 "wait",
                                                 "your-glory",
                                                 "your-islands"};
constexpr std::array<std::string_view, 20> questions{"card",
                                                     "die",
                                                     "first",
                                                     "mat",
                                                     "basic-plot",
                                                     "empty-plot",
                                                     "fuel",
                                                     "goal",
                                                     "points",
                                                     "chosen",
                                                     "average",
                                                     "battle",
                                                     "campaign-points",
                                                     "track",
                                                     "recovered",
                                                     "categories",
                                                     "tell-card",
                                                     "tell-building",
                                                     "tell-progress",
                                                     "tell-table"};
constexpr std::array<std::string_view, 38> fields{
    "recovered", "capacity", "personas",   "victories",   "glory",
    "where",     "plot",     "number",     "crate",       "row",
    "card",      "island",   "automa",     "automa-card", "charter",
    "mat",       "fuel",     "have",       "influence",   "points",
    "opened",    "average",  "companions", "rebels",      "campaign-points",
    "target",    "building", "order",      "rank",        "names",
    "card-vp",   "effects",  "king",       "value",       "crate-number",
    "name",      "progress", "numbers"};
constexpr std::array<std::string_view, 6> blocks{"game",    "players", "village",
                                                 "commons", "chests",  "timeline"};
constexpr std::array<std::string_view, 29> labels{
    "game",     "strength", "progress", "guidepost", "deck",         "last-card",
    "charter",  "role",     "vp",       "workers",   "influence",    "reputation",
    "quota",    "minions",  "peril",    "glory",     "capacity",     "victories",
    "personas", "winners",  "points",   "crate",     "empty-island", "nothing",
    "yes",      "no",       "used",     "unused",    "gone"};
constexpr std::array<std::string_view, 27> values{
    "progress",      "strength",     "vp",       "influence", "minions",
    "peril",         "worker",       "minion",   "peril-at",  "island-at",
    "reputation",    "quota",        "plot",     "island",    "glory",
    "capacity",      "victories",    "persona",  "card",      "persona-more",
    "always-active", "victory-card", "spectral", "happy",     "angry",
    "companions",    "guidepost"};

}  // namespace

std::vector<std::string> run_time_terms() {
  Ids ids{"charter.name"};
  for (const WhyLine& line : why_lines) ids.push_back(term("why", line.sentence).id);
  family(ids, "rule", rule_ids);
  family(ids, "metric", metric_names);
  family(ids, "error", std::array<std::string_view, 3>{"number", "word", "no-value"});
  ids.push_back(term("label", "list").id);
  family(ids, "step", steps);
  family(ids, "question", questions);
  family(ids, "question-why", questions);
  family(ids, "asked", questions);
  family(ids, "field", fields);
  family(ids, "fact", std::array<std::string_view, 2>{"card", "building"});
  family(ids, "track",
         std::array<std::string_view, 5>{"progress", "reputation", "quota", "glory", "capacity"});
  for (const std::string_view verb : verb_names) {
    ids.push_back(term("input", verb).id);
    ids.push_back(term("input", verb).id + ".short");
    ids.push_back(term("said", verb).id);
  }
  family(ids, "charter", charter_names);
  family(ids, "charter", std::array<std::string_view, 2>{"nobody", "loose"});
  family(ids, "common", common_names);
  family(ids, "effect", effect_names);
  family(ids, "king", king_names);
  family(ids, "role", role_names);
  family(ids, "peril", peril_names);
  family(ids, "piece", std::array<std::string_view, 2>{"regular", "minion"});
  family(ids, "space", space_names);
  ids.push_back(term("space", "start").id);
  family(ids, "decided", decided_by_names);
  family(ids, "target", target_names);
  family(ids, "order", order_names);
  family(ids, "names", name_order_names);
  family(
      ids, "result",
      std::array<std::string_view, 5>{"track", "reputation", "persona", "buildings", "campaign"});
  family(ids, "block", blocks);
  family(ids, "label", labels);
  family(ids, "value", values);
  // The setup options speak for themselves, and so do their choices.
  for (const SetupOption& option : setup_options(Data{})) {
    ids.push_back(option.field.label.id);
    for (const Option& choice : option.field.options) ids.push_back(choice.label.id);
  }
  family(ids, "side", side_names);
  ids.push_back(term("deck", "told").id);  // offered once the cards are told
  return ids;
}

}  // namespace seatmate::charterstone
