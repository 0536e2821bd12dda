// playthrough: writes one simulated game as text, for the golden files of src/games. A tool of this
// project, so --help does not list it.

#include "cli/table/playthrough.h"

#include <ostream>
#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/commands/opened_game.h"

namespace seatmate::cli {
namespace {

struct PlaythroughOptions {
  PlaythroughRequest request;
  SetupArguments setup;
  std::vector<std::string> from;
};

int run_playthrough(Context& context, PlaythroughOptions& options) {
  const auto game = find_game(context.words, options.request.game);
  if (!game) return context.refuse(game.why(), exit_usage);
  options.request.game = (*game)->info().id;
  const auto settings = options.setup.settings();
  if (!settings) return context.refuse(settings.why(), exit_usage);
  options.request.settings = *settings;
  for (const std::string& text : options.from) {
    const auto later = read_later(text);
    if (!later)
      return context.refuse({"lab.playthrough.first-line", {Arg("line", text)}}, exit_usage);
    options.request.later.push_back(*later);
  }
  const auto box = open_box(**game);
  if (!box) return context.refuse(box.why());
  const auto text = playthrough(**box, context.words, options.request);
  if (!text) return context.refuse(text.why(), exit_usage);
  context.data << *text;
  return exit_ok;
}

}  // namespace

void add_playthrough(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("playthrough", words.render("lab.cli.playthrough"));
  command->group("");
  const auto options = std::make_shared<PlaythroughOptions>();
  command->add_option("game", options->request.game, words.render("lab.cli.game"))
      ->option_text(words.render("shell.cli.arg.game"))
      ->required();
  command->add_option("--seed", options->request.seed, words.render("lab.cli.seed"))
      ->option_text(words.render("shell.cli.arg.number"));
  command->add_option("--games", options->request.games, words.render("lab.cli.playthrough.games"))
      ->option_text(words.render("shell.cli.arg.number"));
  command->add_option("--from", options->from, words.render("lab.cli.playthrough.from"))
      ->option_text("N:OPTION=VALUE");
  options->setup.add_to(*command, context);
  command->callback([&context, options] {
    context.run = [&context, options] { return run_playthrough(context, *options); };
  });
}

}  // namespace seatmate::cli
