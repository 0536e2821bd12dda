// backup: a copy of all games in one file, as they are at this moment.

#include "cli/commands/commands.h"
#include "cli/table/connection.h"

namespace seatmate::cli {
namespace {

struct BackupOptions {
  std::string file;
  bool force = false;
};

int run_backup(Context& context, const BackupOptions& options) {
  const Result<std::string> written =
      copy_games(context.data_folder, options.file, options.force, context.clock());
  if (!written) return context.refuse(written.why());
  context.terminal.paragraph(context.words.render("shell.exported", {{"file", *written}}));
  return exit_ok;
}

}  // namespace

void add_backup(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("backup", words.render("shell.cli.backup"));
  const auto options = std::make_shared<BackupOptions>();
  command->add_option("file", options->file, words.render("shell.cli.backup.file"))
      ->option_text(words.render("shell.cli.arg.file"));
  command->add_flag("-f,--force", options->force, words.render("shell.cli.export.force"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_backup(context, *options); };
  });
}

}  // namespace seatmate::cli
