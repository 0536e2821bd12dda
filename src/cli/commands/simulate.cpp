// simulate: the designer's laboratory. Plays very many games and prints what came out.

#include "lab/simulate.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <optional>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/decks.h"
#include "cli/commands/opened_game.h"
#include "cli/commands/progress.h"
#include "cli/terminal/draw.h"
#include "cli/terminal/files.h"
#include "files/new_file.h"
#include "lab/mix.h"
#include "lab/study.h"
#include "protocol/protocol.h"

namespace seatmate::cli {
namespace {

using Stopwatch = std::chrono::steady_clock;

struct SimulateOptions {
  std::string game;
  std::int64_t games = 10000;  // signed, so that -5 is refused as what was typed
  lab::Plan plan;
  unsigned jobs = 0;
  std::string csv;
  bool force = false;
  std::string data;
  std::string compare;
  std::string by;
  std::string deck;
  std::string told;
  SetupArguments setup;
};

// A measurement that is 1 in some games and 0 in the others, and is read as a percentage.
constexpr std::string_view share = "won";

std::string mean_of(const text::Catalog& words, const lab::Summary& summary, bool percent) {
  const double scale = percent ? 100 : 1;
  const Message text{percent ? "lab.simulate.share" : "lab.simulate.mean",
                     {{"mean", decimal(words, scale * summary.mean, percent ? 1 : 2)},
                      {"margin", decimal(words, scale * summary.margin, percent ? 1 : 2)}}};
  return words.render(text);
}

void add_quantiles(std::vector<std::string>& row, const text::Catalog& words,
                   const lab::Summary& summary) {
  for (const std::int32_t value : {summary.least, summary.q5, summary.q25, summary.q50, summary.q75,
                                   summary.q95, summary.most})
    row.push_back(whole(words, value));
}

// The tokens of a list, or of few whole numbers every one.
std::vector<Option> values_of(const Field& field) {
  constexpr std::int64_t most = 100;
  std::vector<Option> values = field.options;
  if (field.kind == Field::Kind::number && field.max - field.min < most)
    for (std::int64_t n = field.min; n <= field.max; ++n)
      values.push_back({std::to_string(n), plain(std::to_string(n))});
  return values;
}

std::vector<std::string> heads(const text::Catalog& words, std::initializer_list<const char*> ids) {
  std::vector<std::string> texts;
  for (const char* id : ids)
    texts.push_back(*id == '\0' ? std::string() : words.render(std::string("lab.head.") + id));
  return texts;
}

void draw_totals(Context& context, const GameInfo& info, const lab::Totals& totals) {
  const auto& words = context.words;
  Grid grid;
  grid.head = heads(words, {"", "mean", "least", "q5", "q25", "q50", "q75", "q95", "most"});
  grid.right = {false, true, true, true, true, true, true, true, true};
  for (std::size_t m = 0; m < info.metrics.size(); ++m) {
    const lab::Summary summary = lab::summarize(totals.metrics[m]);
    const bool percent = info.metrics[m] == share;
    std::vector<std::string> row{words.render(metric_label(info, info.metrics[m])),
                                 mean_of(words, summary, percent)};
    if (percent)
      row.resize(grid.head.size());
    else
      add_quantiles(row, words, summary);
    grid.rows.push_back(std::move(row));
  }
  draw_grid(context.terminal, grid);
}

void draw_comparison(Context& context, const GameInfo& info, const lab::Comparison& comparison) {
  const auto& words = context.words;
  Grid grid;
  grid.head = heads(words, {"", "one", "other", "difference", ""});
  grid.right = {false, true, true, true, false};
  for (std::size_t m = 0; m < info.metrics.size(); ++m) {
    const bool percent = info.metrics[m] == share;
    const lab::Summary difference = lab::summarize(comparison.differences[m]);
    const bool clear = std::abs(difference.mean) > difference.margin;
    grid.rows.push_back({words.render(metric_label(info, info.metrics[m])),
                         mean_of(words, lab::summarize(comparison.one[m]), percent),
                         mean_of(words, lab::summarize(comparison.other[m]), percent),
                         mean_of(words, difference, percent),
                         clear ? words.render("lab.compare.clear") : std::string()});
  }
  draw_grid(context.terminal, grid);
  context.terminal.paragraph(words.render("lab.compare.note"), {}, Ink::quiet);
}

void say_settings(Context& context, const Box& box, const Settings& settings,
                  const SimulateOptions& options) {
  const auto& words = context.words;
  std::vector<Message> chosen;
  for (const auto& [id, token] : settings) chosen.push_back(plain(id + "=" + token));
  context.terminal.paragraph(
      words.render("lab.simulate.title",
                   {{"game", Message{std::string(box.info().prefix) + ".name", {}}},
                    {"games", static_cast<std::int64_t>(options.plan.games)},
                    {"seed", std::to_string(options.plan.seed)}}),
      {}, Ink::title);
  if (!chosen.empty())
    context.terminal.paragraph(words.render("lab.simulate.settings", {{"settings", chosen}}));
  for (const std::string& option : lab::inert(settings, box.options()))
    context.terminal.paragraph(words.render("lab.simulate.inert", {{"option", option}}));
  // Nobody may take these numbers for those of people.
  context.terminal.paragraph(words.render("lab.simulate.model"), {}, Ink::quiet);
}

void say_speed(Context& context, std::uint64_t games, unsigned jobs, Stopwatch::time_point since) {
  const double seconds = std::chrono::duration<double>(Stopwatch::now() - since).count();
  const auto& words = context.words;
  context.terminal.paragraph(
      words.render("lab.simulate.speed",
                   {{"games", static_cast<std::int64_t>(games)},
                    {"seconds", decimal(words, seconds, 2)},
                    {"jobs", static_cast<std::int64_t>(jobs)},
                    {"rate", static_cast<std::int64_t>(static_cast<double>(games) /
                                                       std::max(seconds, 1e-6))}}),
      {}, Ink::quiet);
}

// One line a game, in the order of their numbers. The names are ids: another program reads this.
class Csv {
 public:
  static Result<std::unique_ptr<Csv>> open(Context& context, const SimulateOptions& options,
                                           const GameInfo& info) {
    auto csv = std::make_unique<Csv>();
    csv->name_ = options.csv;
    csv->out_ = &context.data;
    if (options.csv != "-") {
      csv->place_.emplace(options.csv,
                          options.force ? NewFile::Over::earlier : NewFile::Over::nothing);
      if (!csv->place_->begun()) return csv->place_->begun().refusal();
      csv->file_.open(csv->place_->path(), std::ios::binary);
      if (!csv->file_) return csv->place_->trouble();
      csv->out_ = &csv->file_;
    }
    *csv->out_ << "game";
    const auto columns = [&](std::string_view ending) {
      for (const std::string_view metric : info.metrics) *csv->out_ << ',' << metric << ending;
    };
    columns("");
    if (!options.compare.empty()) {
      columns("-compared");
      columns("-difference");
    }
    *csv->out_ << '\n';
    return csv;
  }
  void write(std::uint64_t index, std::span<const std::int32_t> metrics) {
    *out_ << index;
    for (const std::int32_t value : metrics) *out_ << ',' << value;
    *out_ << '\n';
  }
  Outcome close() {
    out_->flush();
    if (!*out_) return refuse("lab.csv.write", {{"file", name_}});
    if (!place_) return Done{};
    file_.close();
    return place_->keep();
  }

 private:
  std::string name_;
  std::optional<NewFile> place_;
  std::ofstream file_;
  std::ostream* out_ = nullptr;
};

// The table over all values of one option: her score in full, how it differs from that of the first
// value with the same luck, of the rest the first mean.
int run_by(Context& context, const SimulateOptions& options, const Box& box,
           const Settings& settings) {
  const auto& words = context.words;
  const std::vector<SetupOption> known = box.options();
  const auto option = std::ranges::find_if(
      known, [&](const SetupOption& one) { return one.field.id == options.by; });
  if (option == known.end()) {
    std::vector<Message> names;
    for (const SetupOption& one : known) names.push_back(plain(one.field.id));
    return context.refuse({"engine.unknown-option", {{"option", options.by}, {"known", names}}},
                          exit_usage);
  }
  const std::vector<Option> values = values_of(option->field);
  if (values.empty())
    return context.refuse({"lab.study.no-list", {{"option", options.by}}}, exit_usage);
  std::vector<lab::PlayedCell> cells;
  for (const Option& value : values) {
    lab::PlayedCell& cell = cells.emplace_back(lab::PlayedCell{&box, settings});
    std::erase_if(cell.settings, [&](const auto& chosen) { return chosen.first == options.by; });
    cell.settings.emplace_back(options.by, value.token);
    if (const auto possible = box.simulator(cell.settings, options.plan.seed); !possible)
      return context.refuse(possible.why(), exit_usage);
  }
  const GameInfo& info = box.info();
  const std::size_t more = std::min<std::size_t>(info.metrics.size(), 2);
  Grid grid;
  grid.head = {words.render(option->field.label),
               words.render(metric_label(info, info.metrics[0]))};
  for (std::string& head : heads(words, {"difference", "q5", "q50", "q95"}))
    grid.head.push_back(std::move(head));
  for (std::size_t m = 1; m < more; ++m)
    grid.head.push_back(words.render(metric_label(info, info.metrics[m])));
  grid.right.assign(grid.head.size(), true);
  grid.right[0] = false;

  const auto since = Stopwatch::now();
  Progress progress(context, options.plan.games);
  lab::Watch watch;
  watch.progress = [&](std::uint64_t done) { progress.show(done); };
  const lab::StudyTotals totals = lab::play_study(cells, options.plan, false, watch);
  progress.clear();
  for (std::size_t c = 0; c < cells.size(); ++c) {
    const lab::CellTotals& cell = totals.cells[c];
    const lab::Summary score = lab::summarize(cell.values[0]);
    std::vector<std::string> row{words.render(values[c].label),
                                 mean_of(words, score, false),
                                 cell.differences.empty()
                                     ? std::string()
                                     : mean_of(words, lab::summarize(cell.differences[0]), false),
                                 whole(words, score.q5),
                                 whole(words, score.q50),
                                 whole(words, score.q95)};
    for (std::size_t m = 1; m < more; ++m)
      row.push_back(mean_of(words, lab::summarize(cell.values[m]), info.metrics[m] == share));
    grid.rows.push_back(std::move(row));
  }
  say_settings(context, box, settings, options);
  if (!lab::applies(*option, known, settings))
    context.terminal.paragraph(words.render("lab.simulate.inert", {{"option", options.by}}));
  context.terminal.line();
  draw_grid(context.terminal, grid);
  context.terminal.paragraph(words.render("lab.study.paired"), {}, Ink::quiet);
  context.terminal.line();
  say_speed(context, totals.games * cells.size(), options.plan.jobs, since);
  return exit_ok;
}

int run_one(Context& context, const SimulateOptions& options, const Box& box, const Box* other,
            const Settings& settings) {
  std::unique_ptr<Csv> csv;
  if (!options.csv.empty()) {
    auto opened = Csv::open(context, options, box.info());
    if (!opened) return context.refuse(opened.why());
    csv = std::move(*opened);
  }
  const auto since = Stopwatch::now();
  Progress progress(context, options.plan.games);
  lab::Watch watch;
  watch.progress = [&](std::uint64_t done) { progress.show(done); };
  if (csv)
    watch.game = [&](std::uint64_t index, std::span<const std::int32_t> metrics) {
      csv->write(index, metrics);
    };
  lab::Totals totals;
  lab::Comparison comparison;
  if (other != nullptr) {
    auto played = lab::compare(box, *other, settings, options.plan, watch);
    if (!played) return context.refuse(played.why(), exit_usage);
    comparison = std::move(*played);
  } else {
    auto played = lab::simulate(box, settings, options.plan, watch);
    if (!played) return context.refuse(played.why(), exit_usage);
    totals = std::move(*played);
  }
  progress.clear();
  if (csv)
    if (const Outcome closed = csv->close(); !closed) return context.refuse(closed.why());
  if (options.csv == "-") return exit_ok;  // the output belongs to the table of games

  say_settings(context, box, settings, options);
  context.terminal.line();
  if (other != nullptr)
    draw_comparison(context, box.info(), comparison);
  else
    draw_totals(context, box.info(), totals);
  context.terminal.line();
  say_speed(context, options.plan.games * (other != nullptr ? 2 : 1), options.plan.jobs, since);
  if (csv)
    context.terminal.paragraph(context.words.render("shell.exported", {{"file", options.csv}}));
  return exit_ok;
}

// The box with what a box file and a deck file say.
Result<std::unique_ptr<const Box>> box_with_files(std::unique_ptr<const Box> box,
                                                  const SimulateOptions& options) {
  if (!options.told.empty()) {
    const auto text = read_whole_file(options.told);
    if (!text) return text.refusal();
    const auto facts = read_box_file(*text, *box);
    if (!facts) return facts.refusal();
    box = box->with(*facts);
  }
  if (!options.deck.empty()) return box_with_deck(std::move(box), options.deck);
  return box;
}

int run_simulate(Context& context, SimulateOptions& options) {
  const auto game = find_game(context.words, options.game);
  if (!game) return context.refuse(game.why(), exit_usage);
  auto settings = options.setup.settings();
  if (!settings) return context.refuse(settings.why(), exit_usage);
  if (options.games < 1 || options.games > static_cast<std::int64_t>(lab::most_games))
    return context.refuse({"lab.simulate.too-many",
                           {{"typed", std::to_string(options.games)},
                            {"most", static_cast<std::int64_t>(lab::most_games)}}},
                          exit_usage);
  if (!options.by.empty() && (!options.compare.empty() || !options.csv.empty()))
    return context.refuse({"lab.simulate.by-alone", {}}, exit_usage);
  options.plan.games = static_cast<std::uint64_t>(options.games);
  options.plan.jobs = jobs_or_cores(options.jobs);
  auto box = open_box(**game, options.data);
  if (box) box = box_with_files(std::move(*box), options);
  if (!box) return context.refuse(box.why());
  settings = with_told_deck(**box, std::move(*settings), !options.deck.empty());
  if (!settings) return context.refuse(settings.why(), exit_usage);
  std::unique_ptr<const Box> other;
  if (!options.compare.empty()) {
    auto opened = open_box(**game, options.compare);
    if (!opened) return context.refuse(opened.why());
    other = std::move(*opened);
  }
  // Asked before anything is written or played.
  if (const auto possible = (*box)->simulator(*settings, options.plan.seed); !possible)
    return context.refuse(possible.why(), exit_usage);
  return options.by.empty() ? run_one(context, options, **box, other.get(), *settings)
                            : run_by(context, options, **box, *settings);
}

}  // namespace

void add_simulate(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("simulate", words.render("lab.cli.simulate"));
  const auto options = std::make_shared<SimulateOptions>();
  const auto number = words.render("shell.cli.arg.number");
  const auto folder = words.render("shell.cli.arg.folder");
  command->add_option("game", options->game, words.render("lab.cli.game"))
      ->option_text(words.render("shell.cli.arg.game"))
      ->required();
  command->add_option("-n,--games", options->games, words.render("lab.cli.games"))
      ->option_text(number);
  command->add_option("--seed", options->plan.seed, words.render("lab.cli.seed"))
      ->option_text(number);
  command->add_option("-j,--jobs", options->jobs, words.render("lab.cli.jobs"))
      ->option_text(number);
  command->add_option("--csv", options->csv, words.render("lab.cli.csv"))
      ->option_text(words.render("shell.cli.arg.file"));
  command->add_flag("-f,--force", options->force, words.render("shell.cli.export.force"));
  command->add_option("--data", options->data, words.render("lab.cli.data"))->option_text(folder);
  command->add_option("--compare", options->compare, words.render("lab.cli.compare"))
      ->option_text(folder);
  command->add_option("--by", options->by, words.render("lab.cli.by"))
      ->option_text(words.render("lab.cli.arg.name"));
  command->add_option("--deck", options->deck, words.render("lab.cli.deck"))
      ->option_text(words.render("shell.cli.arg.file"));
  command->add_option("--box", options->told, words.render("lab.cli.box"))
      ->option_text(words.render("shell.cli.arg.file"));
  options->setup.add_to(*command, context);
  command->footer(words.render("lab.cli.simulate.examples"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_simulate(context, *options); };
  });
}

}  // namespace seatmate::cli
