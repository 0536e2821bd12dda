// Every message id that is made from parts at run time, so that the catalogs can be checked.

#include <array>

#include "engine/corrections.h"
#include "engine/term_list.h"
#include "games/charterstone/game.h"
#include "games/charterstone/guidepost.h"
#include "games/charterstone/inputs.h"
#include "games/charterstone/lab/simulate.h"
#include "games/charterstone/later.h"
#include "games/charterstone/lines.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

constexpr std::array<std::string_view, 80> steps{"after",
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
                                                 "card-again",
                                                 "champions",
                                                 "chooser",
                                                 "companion",
                                                 "cost-to",
                                                 "crate",
                                                 "crate-after",
                                                 "crate-cards",
                                                 "crate-open",
                                                 "deck",
                                                 "discard",
                                                 "discards-first",
                                                 "forced",
                                                 "forced-crate",
                                                 "forced-minions",
                                                 "glory",
                                                 "goal",
                                                 "inactive-empty",
                                                 "inactive-grow",
                                                 "island",
                                                 "lay-peril",
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
                                                 "progress-end",
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
                                                 "your-islands",
                                                 "your-quota",
                                                 "your-reputation",
                                                 "king",
                                                 "least-glory",
                                                 "counts-otherwise",
                                                 "no-first-building",
                                                 "first-persona"};
constexpr std::array<std::string_view, 23> questions{"card",
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
                                                     "tell-table",
                                                     "glory",
                                                     "personas",
                                                     "victory-card"};
constexpr std::array<std::string_view, 43> fields{"recovered",
                                                  "capacity",
                                                  "personas",
                                                  "victories",
                                                  "glory",
                                                  "where",
                                                  "plot",
                                                  "number",
                                                  "crate",
                                                  "row",
                                                  "card",
                                                  "island",
                                                  "automa",
                                                  "automa-card",
                                                  "charter",
                                                  "mat",
                                                  "fuel",
                                                  "have",
                                                  "influence",
                                                  "points",
                                                  "opened",
                                                  "average",
                                                  "companions",
                                                  "rebels",
                                                  "campaign-points",
                                                  "target",
                                                  "building",
                                                  "order",
                                                  "rank",
                                                  "names",
                                                  "card-vp",
                                                  "effects",
                                                  "king",
                                                  "value",
                                                  "crate-number",
                                                  "name",
                                                  "progress",
                                                  "numbers",
                                                  "mat-number",
                                                  "mat-constructed",
                                                  "persona-number",
                                                  "persona-used",
                                                  "victory-card"};
constexpr std::array<std::string_view, 7> blocks{"game",  "players", "village", "commons",
                                                 "quota", "chests",  "timeline"};
constexpr std::array<std::string_view, 33> labels{
    "marks",      "not-shown", "row",     "game",  "strength",     "progress", "guidepost",
    "deck",       "last-card", "charter", "role",  "vp",           "workers",  "influence",
    "reputation", "quota",     "minions", "peril", "glory",        "capacity", "victories",
    "personas",   "winners",   "points",  "crate", "empty-island", "nothing",  "yes",
    "no",         "used",      "unused",  "gone",  "draw-card"};
constexpr std::array<std::string_view, 27> values{
    "progress",      "strength",     "vp",       "influence", "minions",
    "peril",         "worker",       "minion",   "peril-at",  "island-at",
    "reputation",    "quota",        "plot",     "island",    "glory",
    "capacity",      "victories",    "persona",  "card",      "persona-more",
    "always-active", "victory-card", "spectral", "happy",     "angry",
    "companions",    "guidepost"};

}  // namespace

std::vector<std::string> Rulebook::terms(const Data&) {
  TermList ids(vocabulary);
  ids.reasons(rule_ids, why_lines);
  ids.all("metric", metric_names);
  ids.one("error", "number");
  ids.all("error", correction_errors);
  ids.one("error", "deck-not-told");
  ids.one("label", "list");
  ids.all("step", steps);
  ids.questions(questions);
  ids.all("field", fields);
  ids.all("fact", {"card", "building"});
  ids.all("track", {"progress", "reputation", "quota", "glory", "capacity"});
  ids.inputs(verb_names);
  ids.all("charter", charter_names);
  ids.all("charter", {"nobody", "loose"});
  ids.all("common", common_names);
  ids.all("effect", effect_names);
  ids.all("king", king_names);
  ids.all("role", role_names);
  ids.all("peril", peril_names);
  ids.all("piece", {"regular", "minion"});
  ids.all("space", space_names);
  ids.all("page", {"chest", "empty", "mat", "mat-fewer", "mat-gone", "mat-known", "mat-number",
                   "seat", "seat-hers", "space", "standing", "tracks", "value", "won"});
  ids.all("players", {"1", "2", "3", "4", "5", "6"});
  ids.all("kind", {"building", "assistant", "treasure", "item", "guest", "friend_"});
  ids.all("goes", {"chronicle", "chest", "advancement", "advancement-discard", "objectives",
                   "objectives-discard", "supply", "guidepost", "yours"});
  for (const LaterReading& one : later_readings) {
    const std::string id(one.id);
    ids.one("reading", id);
    ids.one("reading", id + ".is");
    ids.one("reading", id + ".or");
  }
  ids.one("space", "start");
  ids.all("decided", decided_by_names);
  ids.all("target", target_names);
  ids.all("order", order_names);
  ids.all("names", name_order_names);
  ids.all("result", {"track", "reputation", "persona", "buildings", "campaign"});
  ids.all("block", blocks);
  ids.all("label", labels);
  ids.all("value", values);
  ids.all("side", side_names);
  ids.setup(Rulebook::options(Data{}));
  ids.one("deck", "told");  // offered once the cards are told
  return std::move(ids).ids();
}

}  // namespace seatmate::charterstone
