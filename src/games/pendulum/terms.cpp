// Every message id that is built from parts, so that the catalogs can be checked.

#include "games/pendulum/game.h"
#include "games/pendulum/reason.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

std::vector<std::string> run_time_terms() {
  std::vector<std::string> terms{"pen.name"};
  const auto one = [&](std::string_view family, std::string_view name) {
    terms.push_back("pen." + std::string(family) + "." + std::string(name));
  };
  const auto all = [&](std::string_view family, const auto& names) {
    for (const std::string_view name : names) one(family, name);
  };
  using List = std::initializer_list<std::string_view>;
  all("metric", metric_names);
  all("timer", area_names);
  all("countdown", area_names);
  all("area", area_names);
  all("row", row_names);
  all("cell", cell_names);
  all("space", space_names);
  all("worker", worker_names);
  all("player", player_names);
  one("player", "several");
  one("player", "automas");
  all("level", level_names);
  all("reward", reward_kind_names);
  all("reward-place", reward_place_names);
  one("reward-place", "printed");
  all("track", track_names);
  all("final", final_reward_names);
  one("final", "none");
  all("icon", icon_names);
  all("by", end_by_names);
  all("worker-symbol", worker_symbol_names);
  all("timer-symbol", timer_symbol_names);
  all("province", List{"0", "1", "2", "3", "4"});
  all("yes-no", List{"no", "yes"});
  all("deck", List{"house", "mine", "told"});
  all("printed", List{"house", "mine"});
  all("timers-by", List{"app", "sand"});
  all("workers", List{"free", "followed"});
  all("card-for", List{"setup", "mat", "action"});
  all("token", List{"round-1", "there", "gone"});
  all("result", List{"inside", "distance"});
  // Forms, and what is said of them.
  for (const std::string_view verb : verb_names) {
    one("input", verb);
    one("input", std::string(verb) + ".short");
    one("said", verb);
  }
  all("key", List{"lift", "pause", "resume", "start", "council", "flip", "out"});
  for (const std::string_view verb : {"card", "votes", "rewards", "my-reward", "my-final", "tracks",
                                      "tell-left", "tell-right", "tell-scorecard", "tell-track"}) {
    one("question", verb);
    one("question-why", verb);
    one("asked", verb);
  }
  all("field", track_names);
  all("field", List{"workers",
                    "space",
                    "timer",
                    "worker",
                    "card",
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
                    "track-labels",
                    "track-parchment",
                    "track-green"});
  all("fact", List{"left", "right", "scorecard", "icon", "track"});
  all("block", List{"game", "board", "board-followed", "track", "automas", "council"});
  all("label",
      List{"round",  "level", "deck",   "scorecard", "flips",   "markers", "token",  "privilege",
           "area",   "row",   "timer",  "left",      "right",   "here",    "spaces", "automa",
           "stands", "votes", "grande", "cards",     "nothing", "list"});
  all("value", List{"seconds", "sand-runs", "timer-row", "flips", "markers", "token", "vacant",
                    "privilege", "grande-card", "top-common", "top-grande", "bottom-common",
                    "bottom-grande", "position", "grande", "votes", "legendary"});
  all("error", List{"number", "no-value", "word"});
  all("step", List{"move",
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
                   "automa-wins",
                   "automas-win",
                   "human-wins",
                   "shared",
                   "setup-table",
                   "setup-level",
                   "setup-privilege",
                   "setup-workers",
                   "setup-ready"});
  // Setup.
  for (const SetupOption& option : setup_options(Data{})) {
    one("setup", option.field.id);
    if (option.group == "rules")
      for (const Option& choice : option.field.options)
        one("reading." + option.field.id, choice.token);
  }
  for (const std::string_view rule : rule_ids) one("rule", rule);
  for (const WhyLine& line : why_lines) one("why", line.sentence);
  return terms;
}

}  // namespace seatmate::pendulum
