// report: a study as one page. data: the data files of a game, to be changed.

#include <filesystem>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/opened_game.h"
#include "cli/commands/report_page.h"
#include "cli/commands/study_folder.h"
#include "cli/terminal/files.h"
#include "embedded/embedded.h"

namespace seatmate::cli {
namespace {

namespace fs = std::filesystem;

struct ReportOptions {
  std::string folder;
  std::string file;
  bool force = false;
};

int run_report(Context& context, const ReportOptions& options) {
  const auto result = read_study_folder(options.folder);
  if (!result) return context.refuse(result.why());
  const auto game = find_game(context.words, result->manifest.game);
  if (!game) return context.refuse(game.why());
  // Another version may measure something else.
  const GameInfo& info = (*game)->info();
  if (!std::ranges::equal(info.metrics, result->manifest.metrics))
    return context.refuse({"lab.report.other-version", {{"version", result->manifest.version}}});
  const std::string file =
      options.file.empty() ? (fs::path(options.folder) / "report.html").string() : options.file;
  const std::string page = report_page(context.words, info, *result);
  if (file == "-") {
    context.data << page;
    return exit_ok;
  }
  if (const Outcome written = write_new_file(file, page, options.force); !written)
    return context.refuse(written.why());
  context.terminal.paragraph(context.words.render("shell.exported", {{"file", file}}));
  return exit_ok;
}

struct DataOptions {
  std::string what;
  std::string game;
  std::string folder;
  bool force = false;
};

int run_data(Context& context, const DataOptions& options) {
  if (options.what != "export")
    return context.refuse(
        {"shell.say.unknown",
         {{"typed", options.what}, {"options", std::vector<Message>{plain("export")}}}},
        exit_usage);
  const auto game = find_game(context.words, options.game);
  if (!game) return context.refuse(game.why(), exit_usage);
  const std::string id((*game)->info().id);
  const std::string folder = options.folder.empty() ? id : options.folder;
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    return context.refuse({"lab.data.folder", {{"folder", folder}, {"reason", error.message()}}});
  for (const embedded::File& file : embedded::data()) {
    if (!file.path.starts_with(id + "/")) continue;
    const std::string name = (fs::path(folder) / file.path.substr(id.size() + 1)).string();
    if (const Outcome written = write_new_file(name, file.content, options.force); !written)
      return context.refuse(written.why());
    context.terminal.paragraph(context.words.render("shell.exported", {{"file", name}}));
  }
  return exit_ok;
}

}  // namespace

void add_report(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("report", words.render("lab.cli.report"));
  const auto options = std::make_shared<ReportOptions>();
  command->add_option("folder", options->folder, words.render("lab.cli.report.folder"))
      ->option_text(words.render("shell.cli.arg.folder"))
      ->required();
  command->add_option("--to", options->file, words.render("lab.cli.report.to"))
      ->option_text(words.render("shell.cli.arg.file"));
  command->add_flag("-f,--force", options->force, words.render("lab.cli.study.force"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_report(context, *options); };
  });
}

void add_data(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("data", words.render("lab.cli.data-export"));
  const auto options = std::make_shared<DataOptions>();
  command->add_option("what", options->what, words.render("shell.cli.box.what"))
      ->option_text("export")
      ->required();
  command->add_option("game", options->game, words.render("lab.cli.game"))
      ->option_text(words.render("shell.cli.arg.game"))
      ->required();
  command->add_option("folder", options->folder, words.render("lab.cli.data-export.folder"))
      ->option_text(words.render("shell.cli.arg.folder"));
  command->add_flag("-f,--force", options->force, words.render("lab.cli.study.force"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_data(context, *options); };
  });
}

}  // namespace seatmate::cli
