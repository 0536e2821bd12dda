// decide, protocol: for other programs. They speak JSON, in and out, and no words.

#include <ostream>

#include "cli/commands/commands.h"
#include "cli/table/connection.h"
#include "cli/terminal/files.h"

namespace seatmate::cli {
namespace {

int run_decide(Context& context, const std::string& game) {
  const Result<std::string> text = read_whole("-", context.in);
  if (!text) return context.refuse(text.why());
  const std::optional<Doc> question = parse_json(*text);
  const Doc* const cases = question ? question->find("cases") : nullptr;
  if (cases == nullptr || !cases->is_list())
    return context.refuse({"shell.decide.malformed", {}}, exit_usage);
  // Questions to the rules need no games, so none are opened.
  const Reply reply = in_memory().ask({{"do", "decide"}, {"game", game}, {"cases", *cases}});
  if (!reply.ok) return context.refuse(reply.error, exit_usage);
  context.data << dump_json(object({{"results", member_of(reply.body, "results")}})) << '\n';
  return exit_ok;
}

int run_protocol(Context& context) {
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  std::string line;
  while (read_line_of_bounded_length(context.in, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    context.data << client->call(line) << std::endl;  // the other side waits for it
  }
  return exit_ok;
}

}  // namespace

void add_decide(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("decide", words.render("shell.cli.decide"));
  const auto game = std::make_shared<std::string>();
  command->add_option("game", *game, words.render("shell.cli.decide.game"))
      ->option_text(words.render("shell.cli.arg.game"))
      ->required();
  command->footer(words.render("shell.cli.decide.examples"));
  command->callback(
      [&context, game] { context.run = [&context, game] { return run_decide(context, *game); }; });
}

void add_protocol(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("protocol", words.render("shell.cli.protocol"));
  command->footer(words.render("shell.cli.protocol.examples"));
  command->callback([&context] { context.run = [&context] { return run_protocol(context); }; });
}

}  // namespace seatmate::cli
