// The trail in words: one message for each line a rule can leave, and the options it left.

#include "engine/why.h"
#include "games/pendulum/game.h"
#include "games/pendulum/lines.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

LeftOption left_option(const TrailEntry& entry, int option) {
  const auto named = [&](auto value) { return LeftOption{std::string(token(value)), term(value)}; };
  switch (static_cast<Noun>(entry.noun)) {
    case Noun::cells:
      return named(within<Cell>(option, cell_count));
    case Noun::timers:
      return named(within<Area>(option, area_count));
    case Noun::players:
      return named(within<Player>(option, player_count));
    case Noun::places:
      return named(within<RewardPlace>(option, reward_place_count));
    case Noun::tracks:
      return named(within<Track>(option, track_count));
    default:
      return named(within<FinalReward>(option, final_reward_count));
  }
}

}  // namespace

Reason Rulebook::reason(const Data&, const State&, const TrailEntry& entry) {
  const auto describe = [&](const WhyLine& line, Args& args) {
    switch (line.about) {
      case About::numbers:
        break;
      case About::timer:
        args.add({"what", term(within<Area>(entry.a, area_count))});
        break;
      case About::timer_row:
        args.add({"what", term(within<Area>(entry.a, area_count))});
        args.add({"row", term(within<Row>(entry.b, 2))});
        break;
      case About::area:
        args.add({"what", area_term(within<Area>(entry.a, area_count))});
        break;
      case About::area_row:
        args.add({"what", area_term(within<Area>(entry.a, area_count))});
        args.add({"row", term(within<Row>(entry.b, 2))});
        break;
      case About::cells:
        args.add({"from", term(within<Cell>(entry.a, cell_count))});
        args.add({"to", term(within<Cell>(entry.b, cell_count))});
        break;
      case About::player:
        args.add({"what", term(within<Player>(entry.a, player_count))});
        break;
      case About::track:
        args.add({"what", term(within<Track>(entry.a, track_count))});
        break;
      case About::level:
        args.add({"what", term(within<Level>(entry.a, level_count))});
        break;
      case About::worker_symbol:
        args.add({"what", term("worker-symbol", token(within<WorkerSymbol>(entry.a, 3)))});
        break;
    }
  };
  return reason_of(vocabulary, rule_ids, why_lines, entry, describe,
                   [&](int option) { return left_option(entry, option); });
}

}  // namespace seatmate::pendulum
