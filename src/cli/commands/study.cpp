// study: many cells of games that share their luck, as tables. merge: parts of a study as a whole.

#include "lab/study.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/decks.h"
#include "cli/commands/opened_game.h"
#include "cli/commands/progress.h"
#include "cli/commands/study_folder.h"
#include "cli/terminal/draw.h"
#include "cli/terminal/files.h"
#include "json/json.h"

namespace seatmate::cli {
namespace {

namespace fs = std::filesystem;

struct StudyOptions {
  std::string file;
  std::string folder;
  std::string shard;
  unsigned jobs = 0;
  bool force = false;
};

struct MergeOptions {
  std::vector<std::string> parts;
  std::string folder;
  bool force = false;
};

// "2/5"
std::optional<std::pair<std::uint64_t, std::uint64_t>> read_shard(std::string_view text) {
  std::uint64_t number = 0;
  std::uint64_t parts = 0;
  const std::size_t slash = text.find('/');
  if (slash == text.npos) return std::nullopt;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), text.data() + slash, number);
  const auto second = std::from_chars(text.data() + slash + 1, end, parts);
  if (first.ec != std::errc() || first.ptr != text.data() + slash || second.ec != std::errc() ||
      second.ptr != end || number < 1 || number > parts)
    return std::nullopt;
  return std::pair{number, parts};
}

// The boxes that cells are played with: for each folder of data, with each deck.
struct Boxes {
  std::vector<std::unique_ptr<const Box>> all;
  std::vector<std::string> digests;
  std::size_t decks = 1;
  [[nodiscard]] std::size_t of(const lab::Cell& cell) const {
    return cell.data * decks + cell.deck;
  }
};

// A path in a study file counts from where the file is.
std::string beside(const std::string& file, const std::string& path) {
  return path.empty() ? path : (fs::path(file).parent_path() / path).string();
}

Result<Boxes> open_boxes(const Game& game, const lab::Study& study, const std::string& file) {
  Boxes boxes;
  boxes.decks = std::max<std::size_t>(study.decks.size(), 1);
  for (std::size_t d = 0; d < std::max<std::size_t>(study.data.size(), 1); ++d) {
    const std::string folder = study.data.empty() ? "" : beside(file, study.data[d].path);
    for (std::size_t k = 0; k < boxes.decks; ++k) {
      auto opened = open_box(game, folder);
      if (!opened) return opened.refusal();
      const std::string deck = study.decks.empty() ? "" : beside(file, study.decks[k].path);
      if (!deck.empty()) {
        opened = box_with_deck(std::move(*opened), deck);
        if (!opened) return opened.refusal();
      }
      const auto digest = digest_of_sources(game, folder, deck);
      if (!digest) return digest.refusal();
      boxes.all.push_back(std::move(*opened));
      boxes.digests.push_back(*digest);
    }
  }
  return boxes;
}

std::string name_of(const lab::Study& study, const lab::Cell& cell) {
  std::string name;
  const auto add = [&](const std::string& part) { name += (name.empty() ? "" : " ") + part; };
  for (std::size_t i = 0; i < cell.values.size(); ++i)
    add(study.vary[i].option + "=" + cell.values[i]);
  if (study.decks.size() > 1) add(study.decks[cell.deck].name);
  if (study.data.size() > 1) add(study.data[cell.data].name);
  return name.empty() ? study.game : name;
}

// What is played, and how it is called.
struct Prepared {
  StudyManifest manifest;
  std::vector<lab::PlayedCell> cells;
};

Result<Prepared> prepare(const text::Catalog& words, const lab::Study& study, const Boxes& boxes) {
  Prepared ready;
  StudyManifest& manifest = ready.manifest;
  const GameInfo& info = boxes.all.front()->info();
  manifest.version = SEATMATE_VERSION;
  manifest.game = info.id;
  manifest.name = study.name;
  manifest.rules_version = info.rules_version;
  manifest.seed = study.seed;
  manifest.games = study.games;
  manifest.every_game = study.every_game;
  manifest.metrics.assign(info.metrics.begin(), info.metrics.end());
  if (study.rules) manifest.rules.assign(info.rules.begin(), info.rules.end());
  for (const lab::Variation& variation : study.vary) manifest.options.push_back(variation.option);
  for (const lab::Cell& cell : lab::cells_of(study)) {
    const Box& box = *boxes.all[boxes.of(cell)];
    const std::string name = name_of(study, cell);
    const bool has_deck = !study.decks.empty() && !study.decks[cell.deck].path.empty();
    auto settings = with_told_deck(box, cell.settings, has_deck);
    if (!settings) return settings.refusal();
    if (const auto possible = box.simulator(*settings, study.seed); !possible) {
      manifest.left_out.push_back({name, words.render(possible.why())});
      continue;
    }
    manifest.cells.push_back({name, study.data.empty() ? "" : study.data[cell.data].name,
                              study.decks.empty() ? "" : study.decks[cell.deck].name, *settings,
                              lab::inert(*settings, box.options())});
    manifest.sources.push_back(boxes.digests[boxes.of(cell)]);
    ready.cells.push_back({&box, std::move(*settings)});
  }
  if (ready.cells.empty()) return refuse("lab.study.no-cell", {{"why", manifest.left_out[0].why}});
  return ready;
}

std::string folder_for(const StudyOptions& options) {
  if (!options.folder.empty()) return options.folder;
  return (fs::path(options.file).parent_path() / fs::path(options.file).stem()).string();
}

// A cell a line: her score, how it differs from the first, and the next two measurements.
void draw_study(Context& context, const GameInfo& info, const StudyResult& result) {
  const auto& words = context.words;
  const StudyManifest& manifest = result.manifest;
  context.terminal.paragraph(
      words.render("lab.study.title",
                   {{"name", manifest.name.empty() ? manifest.game : manifest.name},
                    {"game", Message{std::string(info.prefix) + ".name", {}}},
                    {"cells", static_cast<std::int64_t>(manifest.cells.size())},
                    {"games", static_cast<std::int64_t>(result.totals.games)},
                    {"seed", std::to_string(manifest.seed)}}),
      {}, Ink::title);
  context.terminal.paragraph(words.render("lab.simulate.model"), {}, Ink::quiet);
  for (const LeftOut& cell : manifest.left_out)
    context.terminal.paragraph(
        words.render("lab.study.left-out", {{"cell", cell.name}, {"why", cell.why}}));
  for (const StudyCell& cell : manifest.cells)
    for (const std::string& option : cell.inert)
      context.terminal.paragraph(
          words.render("lab.study.inert", {{"cell", cell.name}, {"option", option}}));
  context.terminal.line();
  Grid grid;
  grid.head = {words.render("lab.head.cell"), words.render(metric_label(info, info.metrics[0])),
               words.render("lab.head.difference")};
  if (info.metrics.size() > 2) grid.head.push_back(words.render(metric_label(info, "won")));
  const auto won = std::ranges::find(info.metrics, "won") - info.metrics.begin();
  const bool has_won = won < static_cast<std::ptrdiff_t>(info.metrics.size());
  if (!has_won) grid.head.resize(3);
  grid.right = {false, true, true, true};
  grid.right.resize(grid.head.size());
  const auto pair = [&](const lab::Summary& s, double scale, const char* id) {
    return words.render(id, {{"mean", decimal(words, scale * s.mean, scale > 1 ? 1 : 2)},
                             {"margin", decimal(words, scale * s.margin, scale > 1 ? 1 : 2)}});
  };
  for (std::size_t c = 0; c < manifest.cells.size(); ++c) {
    const lab::CellTotals& cell = result.totals.cells[c];
    std::vector<std::string> row{
        manifest.cells[c].name, pair(lab::summarize(cell.values[0]), 1, "lab.simulate.mean"),
        cell.differences.empty()
            ? std::string()
            : pair(lab::summarize(cell.differences[0]), 1, "lab.simulate.mean")};
    if (has_won)
      row.push_back(pair(lab::summarize(cell.values[static_cast<std::size_t>(won)]), 100,
                         "lab.simulate.share"));
    grid.rows.push_back(std::move(row));
  }
  draw_grid(context.terminal, grid);
  context.terminal.paragraph(words.render("lab.study.paired"), {}, Ink::quiet);
}

int finish(Context& context, const GameInfo& info, const std::string& folder,
           const StudyResult& result, bool replace) {
  if (const Outcome written = write_study(folder, result, replace); !written)
    return context.refuse(written.why());
  draw_study(context, info, result);
  context.terminal.paragraph(context.words.render("lab.study.written", {{"folder", folder}}));
  return exit_ok;
}

int run_study(Context& context, const StudyOptions& options) {
  const auto text = read_whole_file(options.file);
  if (!text) return context.refuse(text.why());
  const auto doc = parse_json(*text);
  if (!doc) return context.refuse({"lab.data.json", {{"file", options.file}}});
  auto study = lab::read_study(*doc);
  if (!study) return context.refuse(study.why(), exit_usage);
  const auto game = find_game(context.words, study->game);
  if (!game) return context.refuse(game.why(), exit_usage);
  std::optional<std::pair<std::uint64_t, std::uint64_t>> shard{{1, 1}};
  if (!options.shard.empty()) shard = read_shard(options.shard);
  if (!shard || shard->second > study->games)
    return context.refuse({"lab.study.shard", {{"typed", options.shard}}}, exit_usage);
  const auto boxes = open_boxes(**game, *study, options.file);
  if (!boxes) return context.refuse(boxes.why());
  if (const Outcome complete = lab::complete(*study, boxes->all.front()->options()); !complete)
    return context.refuse(complete.why(), exit_usage);
  if (lab::count_cells(*study) > lab::most_cells)
    return context.refuse(
        {"lab.study.too-many", {{"most", static_cast<std::int64_t>(lab::most_cells)}}}, exit_usage);
  auto ready = prepare(context.words, *study, *boxes);
  if (!ready) return context.refuse(ready.why(), exit_usage);
  const lab::Plan plan = lab::part_of({study->seed, 0, study->games, jobs_or_cores(options.jobs)},
                                      shard->first, shard->second);
  const std::string folder = folder_for(options);
  if (const Outcome prepared = prepare_study_folder(folder, options.force); !prepared)
    return context.refuse(prepared.why());

  StudyResult result{std::move(ready->manifest), {}};
  result.manifest.parts = {{plan.first, plan.games}};
  result.manifest.command = "seatmate study " + fs::path(options.file).filename().string() +
                            (options.shard.empty() ? "" : " --shard " + options.shard);
  GamesTable games;
  if (const Outcome opened = games.open(folder, result.manifest, options.force, study->every_game);
      !opened)
    return context.refuse(opened.why());
  Progress progress(context, plan.games);
  lab::Watch watch;
  watch.progress = [&](std::uint64_t done) { progress.show(done); };
  if (study->every_game)
    watch.game = [&](std::uint64_t index, std::span<const std::int32_t> metrics) {
      games.write(index, metrics);
    };
  result.totals = lab::play_study(ready->cells, plan, study->rules, watch);
  progress.clear();
  result.manifest.signature = result.totals.signature;
  if (const Outcome kept = games.keep(); !kept) return context.refuse(kept.why());
  return finish(context, (*game)->info(), folder, result, options.force);
}

// Parts that lie one behind another, from the first game on.
bool lie_together(std::vector<Part>& parts) {
  std::ranges::sort(parts, {}, &Part::first);
  std::uint64_t next = 0;
  for (const Part& part : parts) {
    if (part.first != next) return false;
    next += part.games;
  }
  return true;
}

int run_merge(Context& context, const MergeOptions& options) {
  StudyResult whole;
  std::vector<std::pair<std::uint64_t, std::string>> order;
  for (const std::string& folder : options.parts) {
    const auto part = read_study_folder(folder);
    if (!part) return context.refuse(part.why());
    if (order.empty())
      whole.manifest = part->manifest;
    else if (!whole.manifest.same_study(part->manifest))
      return context.refuse(
          {"lab.merge.other", {{"one", options.parts.front()}, {"other", folder}}});
    else
      whole.manifest.parts.insert(whole.manifest.parts.end(), part->manifest.parts.begin(),
                                  part->manifest.parts.end());
    whole.totals.add(part->totals);
    order.emplace_back(part->manifest.parts.front().first, folder);
  }
  if (!lie_together(whole.manifest.parts)) return context.refuse({"lab.merge.gap", {}});
  const auto game = find_game(context.words, whole.manifest.game);
  if (!game) return context.refuse(game.why());
  whole.manifest.signature = whole.totals.signature;
  whole.manifest.command = "seatmate merge";
  whole.manifest.parts = {{0, whole.totals.games}};
  if (const Outcome ready = prepare_study_folder(options.folder, options.force); !ready)
    return context.refuse(ready.why());
  GamesTable games;
  if (const Outcome opened =
          games.open(options.folder, whole.manifest, options.force, whole.manifest.every_game);
      !opened)
    return context.refuse(opened.why());
  std::ranges::sort(order);
  for (const auto& [first, folder] : order)
    if (const Outcome added = games.append(folder); !added) return context.refuse(added.why());
  if (const Outcome kept = games.keep(); !kept) return context.refuse(kept.why());
  return finish(context, (*game)->info(), options.folder, whole, options.force);
}

}  // namespace

void add_study(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("study", words.render("lab.cli.study"));
  const auto options = std::make_shared<StudyOptions>();
  command->add_option("file", options->file, words.render("lab.cli.study.file"))
      ->option_text(words.render("shell.cli.arg.file"))
      ->required();
  command->add_option("--to", options->folder, words.render("lab.cli.study.to"))
      ->option_text(words.render("shell.cli.arg.folder"));
  command->add_option("--shard", options->shard, words.render("lab.cli.study.shard"))
      ->option_text("I/N");
  command->add_option("-j,--jobs", options->jobs, words.render("lab.cli.jobs"))
      ->option_text(words.render("shell.cli.arg.number"));
  command->add_flag("-f,--force", options->force, words.render("lab.cli.study.force"));
  command->footer(words.render("lab.cli.study.examples"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_study(context, *options); };
  });
}

void add_merge(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("merge", words.render("lab.cli.merge"));
  const auto options = std::make_shared<MergeOptions>();
  command->add_option("parts", options->parts, words.render("lab.cli.merge.parts"))
      ->option_text(words.render("shell.cli.arg.folder") + "…")
      ->required();
  command->add_option("--to", options->folder, words.render("lab.cli.merge.to"))
      ->option_text(words.render("shell.cli.arg.folder"))
      ->required();
  command->add_flag("-f,--force", options->force, words.render("lab.cli.study.force"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_merge(context, *options); };
  });
}

}  // namespace seatmate::cli
