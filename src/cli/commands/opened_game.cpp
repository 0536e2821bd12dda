#include "cli/commands/opened_game.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <thread>

#include "cli/table/words.h"
#include "cli/terminal/files.h"
#include "embedded/embedded.h"
#include "json/json.h"
#include "protocol/protocol.h"

namespace seatmate::cli {

namespace fs = std::filesystem;

Result<const Game*> find_game(const text::Catalog& words, const std::string& typed) {
  std::vector<Meaning> meanings;
  std::vector<Message> names;
  for (const Game* game : games()) {
    const std::string id(game->info().id);
    meanings.push_back({{id, words.render(std::string(game->info().prefix) + ".name")}});
    names.push_back(plain(id));
  }
  const Match found = match(typed, meanings);
  if (found) return games()[found.index];
  if (found.kind == Match::Kind::unknown)
    return refuse("shell.say.unknown", {{"typed", typed}, {"options", names}});
  std::vector<Message> candidates;
  for (const std::size_t i : found.candidates) candidates.push_back(names[i]);
  return refuse("shell.say.ambiguous", {{"typed", typed}, {"options", candidates}});
}

namespace {

struct ChangedFile {
  std::string path;  // as the embedded file it replaces: "age-of-innovation/cards.json"
  std::string content;
};

Result<std::vector<ChangedFile>> read_folder(const std::string& id, const std::string& folder) {
  std::error_code error;
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == ".json") found.push_back(entry.path());
  if (error) return refuse("lab.data.folder", {{"folder", folder}, {"reason", error.message()}});
  if (found.empty()) return refuse("lab.data.empty", {{"folder", folder}});
  std::ranges::sort(found);

  std::vector<Message> known;
  for (const embedded::File& file : embedded::data())
    if (file.path.starts_with(id + "/")) known.push_back(plain(file.path.substr(id.size() + 1)));
  std::vector<ChangedFile> changed;
  for (const fs::path& path : found) {
    const std::string name = path.filename().string();
    if (std::ranges::find(known, plain(name)) == known.end())
      return refuse("lab.data.unknown", {{"file", path.string()}, {"known", known}});
    const auto content = read_whole_file(path.string());
    if (!content) return content.refusal();
    if (!parse_json(*content)) return refuse("lab.data.json", {{"file", path.string()}});
    changed.push_back({id + "/" + name, *content});
  }
  return changed;
}

}  // namespace

Result<GameData> read_box_data(const Game& game, const std::string& folder) {
  const std::string id(game.info().id);
  std::vector<embedded::File> files(embedded::data().begin(), embedded::data().end());
  std::vector<ChangedFile> changed;
  if (!folder.empty()) {
    auto read = read_folder(id, folder);
    if (!read) return read.refusal();
    changed = std::move(*read);
  }
  for (embedded::File& file : files)
    for (const ChangedFile& change : changed)
      if (change.path == file.path) file.content = change.content;
  return read_data(id, files);
}

Result<std::unique_ptr<const Box>> open_box(const Game& game, const std::string& folder) {
  const auto data = read_box_data(game, folder);
  if (!data) return data.refusal();
  return game.open(data->doc);
}

void SetupArguments::add_to(CLI::App& command, const Context& context) {
  command.add_option("-o,--option", pairs_, context.words.render("lab.cli.option"))
      ->option_text(context.words.render("shell.cli.arg.option"))
      ->allow_extra_args(false);
  command.preparse_callback(
      [this, &command, &context](std::size_t) { add_options_of_games(command, context); });
}

namespace {

// Whoever asks for help with one game is not told of the options of the others.
const Game* asked_about(const Context& context) {
  const auto is_help = [](const std::string& word) { return word == "-h" || word == "--help"; };
  if (std::ranges::none_of(context.typed, is_help)) return nullptr;
  // The first word is the command; what stands behind an option may be a value of it.
  for (std::size_t i = 1; i < context.typed.size(); ++i) {
    const std::string& before = context.typed[i - 1];
    if (context.typed[i].starts_with('-') || (before.starts_with('-') && !is_help(before)))
      continue;
    if (const auto game = find_game(context.words, context.typed[i])) return *game;
  }
  return nullptr;
}

}  // namespace

void SetupArguments::add_options_of_games(CLI::App& command, const Context& context) {
  const text::Catalog& words = context.words;
  const Game* const asked = asked_about(context);
  for (const Game* game : games()) {
    if (asked != nullptr && game != asked) continue;
    const auto box = open_box(*game);
    if (!box) continue;
    for (const SetupOption& option : (*box)->options()) {
      const std::string name = "--" + option.field.id;
      // Two games may share an option, and a command keeps its own ones.
      if (command.get_option_no_throw(name) != nullptr) continue;
      std::string tokens;
      for (const Option& token : option.field.options)
        tokens += (tokens.empty() ? "" : "|") + token.token;
      constexpr std::size_t longest = 24;
      if (tokens.empty() || tokens.size() > longest) tokens = words.render("lab.cli.arg.value");
      command.add_option(name, values_[option.field.id], words.render(option.field.label))
          ->option_text(tokens);
    }
  }
}

Result<Settings> SetupArguments::settings() const {
  Settings settings;
  for (const auto& [id, token] : values_)
    if (!token.empty()) settings.emplace_back(id, token);
  for (const std::string& pair : pairs_) {
    const auto equals = pair.find('=');
    if (equals == std::string::npos) return refuse("shell.play.option", {{"typed", pair}});
    settings.emplace_back(pair.substr(0, equals), pair.substr(equals + 1));
  }
  return settings;
}

Message metric_label(const GameInfo& info, std::string_view metric) {
  return {std::string(info.prefix) + ".metric." + std::string(metric), {}};
}

std::string decimal(const text::Catalog& words, double value, int digits) {
  static constexpr std::array<const char*, 3> ids{"lab.number.whole", "lab.number.tenths",
                                                  "lab.number.hundredths"};
  const auto scaled = static_cast<std::int64_t>(std::llround(value * std::pow(10.0, digits)));
  return words.render(ids[static_cast<std::size_t>(std::clamp(digits, 0, 2))], {{"n", scaled}});
}

std::string whole(const text::Catalog& words, std::int64_t value) {
  return words.render("lab.number.whole", {{"n", value}});
}

unsigned jobs_or_cores(unsigned jobs) {
  return jobs != 0 ? jobs : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace seatmate::cli
