// completion: prints a script for the player's shell.

#include "cli/terminal/completion.h"

#include <ostream>

#include "cli/commands/commands.h"
#include "engine/contract.h"

namespace seatmate::cli {
namespace {

int run_completion(Context& context, const CLI::App& app, const std::string& shell) {
  CompletionWords words;
  words.languages = text::locales();
  words.game = context.words.render("shell.cli.arg.game");
  words.language = context.words.render("shell.cli.arg.language");
  words.file = context.words.render("shell.cli.arg.file");
  words.folder = context.words.render("shell.cli.arg.folder");
  for (const Game* game : games()) words.games.emplace_back(game->info().id);
  const auto script = completion_script(shell, app, words);
  if (!script)
    return context.refuse(
        {"shell.say.unknown",
         {{"typed", shell},
          {"options", std::vector<Message>{plain("bash"), plain("zsh"), plain("fish")}}}},
        exit_usage);
  context.data << *script;
  return exit_ok;
}

}  // namespace

void add_completion(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("completion", words.render("shell.cli.completion"));
  const auto shell = std::make_shared<std::string>();
  command->add_option("shell", *shell, words.render("shell.cli.completion.shell"))
      ->option_text("bash|zsh|fish")
      ->required();
  command->footer(words.render("shell.cli.completion.examples"));
  command->callback([&context, &app, shell] {
    context.run = [&context, &app, shell] { return run_completion(context, app, *shell); };
  });
}

}  // namespace seatmate::cli
