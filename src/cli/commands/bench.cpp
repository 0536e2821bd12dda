// bench: how fast, and one number that changes when behaviour changes.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/opened_game.h"
#include "cli/terminal/draw.h"
#include "lab/mix.h"
#include "lab/signature.h"
#include "lab/simulate.h"

namespace seatmate::cli {
namespace {

struct BenchOptions {
  std::string game;
  std::uint64_t games = 20000;
  bool signature = false;
};

// Processor time of the calling thread: what else the machine does is not our speed.
double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

struct Measured {
  double games = 0;
  double turns = 0;
  double seconds = 0;

  [[nodiscard]] double games_a_second() const { return games / std::max(seconds, 1e-9); }
  [[nodiscard]] double turns_a_second() const { return turns / std::max(seconds, 1e-9); }
};

// `games` games, dealt out in turn to the simulators; the best of three rounds, because whatever
// disturbs a measurement makes it slower.
Measured measure(const GameInfo& info, std::vector<std::unique_ptr<Simulator>>& simulators,
                 std::uint64_t games) {
  constexpr int rounds = 3;
  std::vector<std::int32_t> metrics(info.metrics.size());
  const auto metric = [&](std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(info.metrics, name) - info.metrics.begin());
  };
  const std::size_t turns = metric("turns");
  const std::size_t played = metric("games");  // of one that plays a whole campaign at a time
  for (auto& simulator : simulators) simulator->play(lab::signature_seed, 0, metrics);
  Measured best;
  for (int round = 0; round < rounds; ++round) {
    Measured now;
    const double since = thread_seconds();
    for (std::uint64_t i = 0; i < games; ++i) {
      simulators[i % simulators.size()]->play(lab::signature_seed, i, metrics);
      if (turns < metrics.size()) now.turns += metrics[turns];
      now.games += played < metrics.size() ? metrics[played] : 1;
    }
    now.seconds = thread_seconds() - since;
    if (round == 0 || now.seconds < best.seconds) best = now;
  }
  return best;
}

double wall_seconds(const Box& box, const Settings& settings, std::uint64_t games, unsigned jobs) {
  const auto since = std::chrono::steady_clock::now();
  static_cast<void>(lab::simulate(box, settings, {lab::signature_seed, 0, games, jobs}));
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count();
}

// What most people play, so that the number means something to them.
Settings usual_settings(const Box& box) {
  const Settings usual{{"level", "2"}};
  return box.simulator(usual, 0).ok() ? usual : Settings{};
}

int bench_game(Context& context, const Box& box, std::uint64_t games) {
  const auto& words = context.words;
  const Settings usual = usual_settings(box);
  std::vector<std::unique_ptr<Simulator>> one;
  std::vector<std::unique_ptr<Simulator>> all;
  const auto add = [&](auto& to, const Settings& settings) {
    auto simulator = box.simulator(settings, lab::signature_seed);
    if (simulator) to.push_back(std::move(*simulator));
  };
  add(one, usual);
  const std::vector<Settings> mix = lab::playable_mix(box);
  for (const Settings& settings : mix) add(all, settings);
  if (one.empty() || all.empty()) return exit_refused;
  const Measured alone = measure(box.info(), one, games);
  const Measured mixed = measure(box.info(), all, games);
  constexpr unsigned threads = 2;
  const double single = wall_seconds(box, usual, games, 1);
  const double several = wall_seconds(box, usual, games, threads);

  const auto rate = [&](double n) { return whole(words, std::llround(n)); };
  Grid grid;
  grid.right = {false, true};
  const auto line = [&](const Message& label, std::string value) {
    grid.rows.push_back({words.render(label), std::move(value)});
  };
  std::vector<Message> chosen;
  for (const auto& [id, token] : usual) chosen.push_back(plain(id + "=" + token));
  if (chosen.empty()) chosen.push_back({"lab.bench.defaults", {}});
  line({"lab.bench.games", {{"settings", chosen}}}, rate(alone.games_a_second()));
  line({"lab.bench.games-mix", {{"n", static_cast<std::int64_t>(mix.size())}}},
       rate(mixed.games_a_second()));
  line({"lab.bench.turns", {}}, rate(alone.turns_a_second()));
  line({"lab.bench.turns-mix", {}}, rate(mixed.turns_a_second()));
  line({"lab.bench.threads", {{"n", static_cast<std::int64_t>(threads)}}},
       rate(alone.games / std::max(several, 1e-9)));
  line({"lab.bench.ratio", {{"n", static_cast<std::int64_t>(threads)}}},
       decimal(words, single / std::max(several, 1e-9), 2));
  line({"lab.bench.signature", {}}, lab::written(lab::signature(box)));

  context.terminal.paragraph(
      words.render("lab.bench.title",
                   {{"game", Message{std::string(box.info().prefix) + ".name", {}}},
                    {"games", static_cast<std::int64_t>(games)}}),
      {}, Ink::title);
  draw_grid(context.terminal, grid);
  return exit_ok;
}

int run_bench(Context& context, const BenchOptions& options) {
  std::vector<const Game*> wanted(games().begin(), games().end());
  if (!options.game.empty()) {
    const auto game = find_game(context.words, options.game);
    if (!game) return context.refuse(game.why(), exit_usage);
    wanted = {*game};
  }
  std::uint64_t signature = 0;
  for (const Game* game : wanted) {
    const auto box = open_box(*game);
    if (!box) return context.refuse(box.why());
    if (options.signature)
      signature += lab::signature(**box);
    else if (const int code = bench_game(context, **box, std::max<std::uint64_t>(options.games, 1));
             code != exit_ok)
      return code;
  }
  if (options.signature) context.data << lab::written(signature) << '\n';
  return exit_ok;
}

}  // namespace

void add_bench(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("bench", words.render("lab.cli.bench"));
  const auto options = std::make_shared<BenchOptions>();
  command->add_option("game", options->game, words.render("lab.cli.bench.game"))
      ->option_text(words.render("shell.cli.arg.game"));
  command->add_option("-n,--games", options->games, words.render("lab.cli.bench.games"))
      ->option_text(words.render("shell.cli.arg.number"));
  command->add_flag("--signature", options->signature, words.render("lab.cli.bench.signature"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_bench(context, *options); };
  });
}

}  // namespace seatmate::cli
