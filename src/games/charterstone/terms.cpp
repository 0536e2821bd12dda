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

constexpr std::array<std::string_view, 46> steps{"cost-to",
                                                 "progress",
                                                 "retrieve",
                                                 "place",
                                                 "place-nowhere",
                                                 "takes-peril",
                                                 "pays-minion",
                                                 "bet-vp",
                                                 "minion-vp",
                                                 "vp",
                                                 "discard",
                                                 "no-plot",
                                                 "no-building-card",
                                                 "build",
                                                 "no-crate",
                                                 "crate",
                                                 "no-reputation",
                                                 "reputation",
                                                 "no-quota",
                                                 "quota",
                                                 "card",
                                                 "martial-law",
                                                 "candle",
                                                 "supply-pays",
                                                 "pieces",
                                                 "island",
                                                 "basic",
                                                 "inactive-grow",
                                                 "your-islands",
                                                 "deck",
                                                 "begin",
                                                 "goal",
                                                 "open-crate",
                                                 "spectral",
                                                 "victory-card",
                                                 "archive-persona",
                                                 "own-persona",
                                                 "battle",
                                                 "score",
                                                 "settle",
                                                 "strength",
                                                 "campaign",
                                                 "after",
                                                 "bumped",
                                                 "released",
                                                 "unlocked"};
constexpr std::array<std::string_view, 17> questions{"card",
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
                                                     "tell-card",
                                                     "tell-building",
                                                     "tell-progress",
                                                     "tell-table"};
constexpr std::array<std::string_view, 33> fields{
    "where",   "plot",     "number",     "crate",       "row",
    "card",    "island",   "automa",     "automa-card", "charter",
    "mat",     "fuel",     "have",       "influence",   "points",
    "opened",  "average",  "companions", "rebels",      "campaign-points",
    "target",  "building", "order",      "rank",        "names",
    "card-vp", "effects",  "king",       "value",       "crate-number",
    "name",    "progress", "numbers"};
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
  for (const WhyLine& line : why_lines) ids.push_back(term("why", line.method).id);
  family(ids, "rule", rule_ids);
  family(ids, "metric", metric_names);
  family(ids, "error", std::array<std::string_view, 3>{"number", "word", "no-value"});
  ids.push_back(term("label", "list").id);
  family(ids, "option", std::array<std::string_view, 3>{"plot", "card", "player"});
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
  family(ids, "names", names_names);
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
  ids.push_back(term("deck", "told").id);  // offered once every card is told
  return ids;
}

}  // namespace seatmate::charterstone
