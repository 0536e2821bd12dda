#include "games/pendulum/game.h"

#include <algorithm>

#include "engine/box_of.h"
#include "games/pendulum/action.h"
#include "games/pendulum/council.h"
#include "games/pendulum/end.h"
#include "games/pendulum/inputs.h"
#include "games/pendulum/lab/simulate.h"
#include "games/pendulum/rewards.h"
#include "games/pendulum/rules.h"
#include "games/pendulum/setup.h"
#include "games/pendulum/visit.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

const GameInfo& Rulebook::info() {
  static const GameInfo info{"pendulum", "pen", 2, rule_ids, metric_names};
  return info;
}

const Game& game() {
  static const GameOf<Rulebook> instance;
  return instance;
}

namespace {

// What can be read in two ways; the first is the default.
constexpr TwoWays<Readings> two_ways[] = {
    {"amb-1", "large", "small", &Readings::other_colour_small},
    {"amb-2", "two-cards", "one-card", &Readings::one_card_for_both},
    {"amb-3", "leftmost", "mirrored", &Readings::bottom_row_mirrored},
    {"amb-4", "any-space", "stays", &Readings::blocked_stays},
    {"amb-5", "finish", "stop", &Readings::third_flip_stops_move},
    {"amb-7", "counts", "does-not", &Readings::mat_does_not_count},
    {"amb-8", "each", "once", &Readings::one_action_for_both},
    {"amb-10", "lower-ahead", "higher-ahead", &Readings::higher_ahead},
    {"amb-11", "priced", "also-free", &Readings::province_means_free},
    {"amb-12", "next-worst", "nothing", &Readings::nothing_if_gone},
    {"amb-13", "last", "before-next", &Readings::one_each_before_next},
    {"amb-14", "common", "grande", &Readings::grandes_on_heads},
    {"amb-15", "at-choice", "before", &Readings::tracks_before_rewards},
    {"amb-16", "per-track", "pooled", &Readings::pooled_glory},
    {"amb-17", "not-counted", "counted", &Readings::legendary_counts},
    {"amb-18", "report", "privilege", &Readings::tie_by_privilege},
    {"amb-19", "steps-too", "label-alone", &Readings::first_label_alone},
    {"amb-20", "best", "both", &Readings::both_automas_win},
    {"amb-21", "discard", "no-card", &Readings::no_foreshadow_reshuffle},
    {"amb-24", "leftover", "fresh", &Readings::fresh_council_deck},
    {"amb-25", "next-step", "at-once", &Readings::wrap_at_once},
    {"amb-26", "returns", "gone", &Readings::grande_gone},
    {"amb-27", "newest-first", "drawing-order", &Readings::oldest_leftmost},
};
constexpr std::array<std::string_view, 3> draw_orders{"first-automa", "second-automa", "in-turn"};
constexpr int slowest_pace = 250;

}  // namespace

std::vector<SetupOption> Rulebook::options(const Data& data) {
  std::vector<SetupOption> options{
      vocabulary.option("game", "level", {"a", "b", "c", "d", "e", "f"}, "level", "b"),
      vocabulary.option("game", "foreshadowing", {"no", "yes"}, "yes-no", "no"),
      vocabulary.option("table", "timers", {"app", "sand"}, "timers-by", "app"),
      vocabulary.option("table", "pace", {}, "", "100"),
      deck_option(vocabulary, is_deck_told(data)),
      vocabulary.option("table", "scorecard", {"house", "mine"}, "printed", "house"),
      // Whoever told the track of the box plays on it.
      vocabulary.option("table", "track", {"house", "mine"}, "printed",
                        data.own_track.source == Source::missing ? "house" : "mine"),
      vocabulary.option("table", "workers", {"free", "followed"}, "workers", "free"),
  };
  Field& pace = options[3].field;
  pace.kind = Field::Kind::number;
  pace.min = 1;
  pace.max = slowest_pace;
  const auto three_ways = [&](std::string_view id, const auto& names) {
    options.push_back(vocabulary.option("rules", id, {names.begin(), names.end()},
                                        "reading." + std::string(id), names[0]));
  };
  for (const auto& way : two_ways) {
    options.push_back(vocabulary.reading(way));
    if (way.id == "amb-5") three_ways("amb-6", after_third_names);
    if (way.id == "amb-8") three_ways("amb-9", draw_orders);
  }
  return options;
}

Result<State> Rulebook::start(const Data& data, const Settings& settings, std::uint64_t seed) {
  State s;
  s.random = Random(seed);
  s.level = parse<Level>(level_names, setting(settings, "level")).value_or(Level::b);
  s.foreshadowing = setting(settings, "foreshadowing") == "yes";
  s.sand_told = setting(settings, "timers") == "sand";
  s.pace = static_cast<std::uint8_t>(
      parse_within(setting(settings, "pace"), 1, slowest_pace).value_or(100));
  s.own_scorecard = setting(settings, "scorecard") == "mine";
  s.own_track = setting(settings, "track") == "mine";
  s.follows_workers = setting(settings, "workers") == "followed";
  for (const auto& way : two_ways) s.readings.*way.member = setting(settings, way.id) == way.other;
  s.readings.after_third = parse<AfterThird>(after_third_names, setting(settings, "amb-6"))
                               .value_or(AfterThird::worker_only);
  s.readings.draw_order =
      parse<DrawOrder>(draw_orders, setting(settings, "amb-9")).value_or(DrawOrder::first_automa);
  const auto deck = chosen_deck(vocabulary, settings, is_deck_told(data));
  if (!deck) return deck.refusal();
  s.deck_kind = *deck;
  return s;
}

bool Rulebook::runs(const State& s) {
  return s.actions > 0 || s.todo != Todo::none || s.phase == Phase::setup || is_council(s.phase) ||
         s.phase == Phase::scoring;
}

Turn<> Rulebook::run(State& s, Table& t) {
  if (s.actions > 0) return automa_action(s, t);
  if (s.todo == Todo::start) return start_round(s, t);
  if (s.todo == Todo::flip_purple) return human_purple_flip(s, t);
  if (s.todo == Todo::flip_green) return human_flip_of(s, t, Area::green);
  if (s.todo == Todo::flip_black) return human_flip_of(s, t, Area::black);
  switch (s.phase) {
    case Phase::setup:
      return set_up(s, t);
    case Phase::points:
      return council_points(s, t);
    case Phase::privilege:
      return council_privilege(s, t);
    case Phase::rewards:
      return council_rewards(s, t);
    default:
      return score_game(s, t);
  }
}

Message Rulebook::title(const Data&, const State& s) {
  const Arg round("round", s.round);
  if (s.paused) return {"pen.title.paused", {round}};
  switch (s.phase) {
    case Phase::placing:
      return {s.round == 1 ? "pen.title.first-placing" : "pen.title.placing", {round}};
    case Phase::real_time:
      return {"pen.title.real-time", {round}};
    case Phase::after_third:
      return {"pen.title.after-third", {round}};
    case Phase::over:
      return {"pen.title.over", {}};
    default:
      return {"pen.title.council", {round}};
  }
}

// Who won, in one word.
static Message winner_of(const State& s) {
  if (s.winners.single()) return term(s.winners.first());
  return term("player", s.winners.has(Player::human) ? "several" : "automas");
}

Message Rulebook::summary(const Data& data, const State& s) {
  if (s.phase == Phase::setup) return {"pen.summary.setup", {Arg("level", term(s.level))}};
  if (s.phase == Phase::over)
    return {"pen.summary.over", {Arg("winner", winner_of(s)), Arg("level", term(s.level))}};
  return {"pen.summary.round",
          {Arg("round", s.round), Arg("level", term(s.level)),
           Arg("first", standing_of(data, s, Player::automa_1)),
           Arg("second", standing_of(data, s, Player::automa_2))}};
}

namespace {

// One word of an answer, as people say it.
Message said_word(std::string_view word) {
  if (parse<RewardKind>(reward_kind_names, word)) return term("reward", word);
  if (parse<RewardPlace>(reward_place_names, word) || word == "printed")
    return term("reward-place", word);
  if (parse<FinalReward>(final_reward_names, word)) return term("final", word);
  if (word == "yes" || word == "no") return term("yes-no", word);
  return plain(word);
}
// What a told side of a card shows, blank by blank.
Message told_word(std::string_view verb, std::size_t blank, std::string_view word) {
  static constexpr std::array<std::string_view, 3> left{"worker-symbol", "timer-symbol",
                                                        "province"};
  if (verb == LeftFact::verb && blank < left.size()) return term(left[blank], word);
  if (verb == RightFact::verb && blank == 2) return term("icon", word);
  return said_word(word);
}
Message describe_answer(const Entry& entry) {
  std::vector<Message> words;
  std::size_t blank = 0;
  for (const std::string& arg : entry.args) {
    std::string_view rest = arg;
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find(','));
      rest.remove_prefix(std::min(rest.size(), word.size() + 1));
      words.push_back(told_word(entry.verb, blank, word));
    }
    ++blank;
  }
  return {"pen.said.answered",
          {Arg("question", term("asked", entry.verb)), Arg("answer", std::move(words))}};
}

}  // namespace

Message Rulebook::describe(const Data&, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  if (!verb) return describe_answer(entry);
  const auto read = parse_input(s, entry);
  Input input;
  if (read) input = *read;
  Args args{Arg("timer", term(input.timer)), Arg("n", input.workers),
            Arg("space", term(input.space)), Arg("worker", term(input.worker)),
            Arg("round", s.round),           Arg("followed", s.follows_workers ? 1 : 0)};
  return {"pen.said." + entry.verb, std::move(args)};
}

std::optional<FinalResult> Rulebook::result(const Data& data, const State& s) {
  if (s.phase != Phase::over) return std::nullopt;
  FinalResult result;
  for (const std::string_view row : {"inside", "distance", "legendary"})
    result.rows.push_back(term("result", row));
  for (int p = 0; p < player_count; ++p) {
    const auto player = static_cast<Player>(p);
    Standing standing;
    standing.automa = player != Player::human;
    standing.name = term(player);
    standing.total = score_of(data, s, player);
    standing.points = {std::max<std::int64_t>(0, standing.total),
                       std::min<std::int64_t>(0, standing.total),
                       // PE-END-1: without it nobody wins; the automas always have it.
                       player == Player::human && !s.human.legendary ? 0 : 1};
    standing.winner = s.winners.has(player);
    result.standings.push_back(standing);
  }
  const bool hers = !s.winners.has(Player::human);
  result.verdict = {hers                 ? "pen.verdict.automa-wins"
                    : s.winners.single() ? "pen.verdict.you-win"
                                         : "pen.verdict.shared",
                    {Arg("automa", winner_of(s)), Arg("by", term("by", token(s.end_by)))}};
  return result;
}

Scores Rulebook::scores(const Data& data, const State& s) {
  Scores scores{s.round, {}};
  for (int p = 0; p < player_count; ++p) {
    const auto player = static_cast<Player>(p);
    scores.players.push_back({term(player), player != Player::human, score_of(data, s, player)});
  }
  return scores;
}

}  // namespace seatmate::pendulum
