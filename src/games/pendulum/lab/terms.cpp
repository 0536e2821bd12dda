// Every message id that is built from parts, so that the catalogs can be checked.

#include "engine/corrections.h"
#include "engine/data_file.h"
#include "engine/deck_file.h"
#include "engine/term_list.h"
#include "games/pendulum/game.h"
#include "games/pendulum/inputs.h"
#include "games/pendulum/lab/simulate.h"
#include "games/pendulum/lines.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

constexpr std::array<std::string_view, 11> questions{
    "card",   "sand",      "votes",      "rewards",        "my-reward", "my-final",
    "tracks", "tell-left", "tell-right", "tell-scorecard", "tell-track"};

}  // namespace

std::vector<std::string> Rulebook::terms(const Data&) {
  TermList terms(vocabulary);
  terms.all("metric", metric_names);
  terms.all("timer", area_names);
  terms.all("countdown", area_names);
  terms.all("area", area_names);
  terms.all("row", row_names);
  terms.all("cell", cell_names);
  terms.all("space", space_names);
  terms.all("worker", worker_names);
  terms.all("player", player_names);
  terms.one("player", "several");
  terms.one("player", "automas");
  terms.all("level", level_names);
  terms.all("reward", reward_kind_names);
  terms.all("reward-place", reward_place_names);
  terms.one("reward-place", "printed");
  terms.all("track", track_names);
  terms.all("final", final_reward_names);
  terms.one("final", "none");
  terms.all("icon", icon_names);
  terms.all("by", end_by_names);
  terms.all("worker-symbol", worker_symbol_names);
  terms.all("timer-symbol", timer_symbol_names);
  terms.all("province", {"0", "1", "2", "3", "4"});
  terms.all("yes-no", {"no", "yes"});
  terms.all("deck", deck_kind_names);
  terms.one("error", "deck-not-told");
  terms.all("card-for", {"setup", "mat", "action"});
  terms.all("token", {"round-1", "there", "gone"});
  terms.all("result", {"inside", "distance", "legendary"});
  // Forms, and what is said of them.
  terms.inputs(verb_names);
  terms.all("key", {"lift", "pause", "resume", "start", "council", "flip", "out"});
  terms.questions(questions);
  terms.all("field", track_names);
  terms.all("field", {"workers",
                      "space",
                      "timer",
                      "worker",
                      "card",
                      "sand-out",
                      "votes",
                      "rewards",
                      "place",
                      "final",
                      "legendary",
                      "glory-power",
                      "glory-prestige",
                      "glory-popularity",
                      "worker-symbol",
                      "timer-symbol",
                      "province",
                      "card-votes",
                      "card-vp",
                      "icon",
                      "round-vp",
                      "round-votes",
                      "track-rows",
                      "track-before",
                      "track-minus",
                      "track-labels",
                      "track-parchment",
                      "track-green"});
  terms.all("fact", {"left", "right", "scorecard", "icon", "track"});
  terms.all("block", {"game", "board", "board-followed", "track", "automas", "council"});
  terms.all("label", {"round",  "level",     "deck",    "scorecard", "flips",    "markers",
                      "token",  "privilege", "area",    "row",       "timer",    "left",
                      "right",  "here",      "spaces",  "automa",    "stands",   "votes",
                      "grande", "cards",     "nothing", "list",      "in-sight", "face-up"});
  terms.all("sight", {"nothing", "unknown"});
  terms.all("value", {"seconds", "sand-runs", "timer-row", "flips", "markers", "token", "vacant",
                      "privilege", "grande-card", "top-common", "top-grande", "bottom-common",
                      "bottom-grande", "position", "grande", "votes", "legendary"});
  terms.all("error", vocabulary_errors);
  terms.all("error", data_file_errors);
  terms.all("error", deck_file_errors);
  terms.all("error", correction_errors);
  terms.all("step", {"move",
                     "reshuffle",
                     "foreshadow",
                     "foreshadow-none",
                     "council-called",
                     "council-called-stop",
                     "council-called-finish",
                     "flip",
                     "flipped",
                     "token-off",
                     "province",
                     "nothing",
                     "now-place",
                     "now-place-or-keep",
                     "start",
                     "points",
                     "votes",
                     "privilege",
                     "reward-vp",
                     "reward-grande",
                     "reward",
                     "final-none",
                     "final",
                     "your-final",
                     "your-reward",
                     "prepare",
                     "council-v",
                     "privilege-vp",
                     "card",
                     "was-out",
                     "in-sight",
                     "say-aloud",
                     "automa-wins",
                     "automas-win",
                     "human-wins",
                     "shared",
                     "setup-table",
                     "setup-level",
                     "setup-privilege",
                     "setup-workers",
                     "setup-ready"});
  terms.setup(options(Data{}));
  terms.reasons(rule_ids, why_lines);
  return std::move(terms).ids();
}

}  // namespace seatmate::pendulum
