// games: what can be played, and what is being played.

#include <ctime>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/play.h"
#include "cli/terminal/draw.h"

namespace seatmate::cli {
namespace {

std::string moment_of(std::int64_t milliseconds) {
  const std::time_t seconds = static_cast<std::time_t>(milliseconds / 1000);
  std::tm local{};
  localtime_r(&seconds, &local);
  char text[32];
  return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local));
}

int run_games(Context& context) {
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  const auto& words = context.words;
  Terminal& terminal = context.terminal;

  terminal.paragraph(words.render("shell.games.known"), {}, Ink::title);
  Grid known;
  std::map<std::string, Message> names;
  for (const Playable& game : playable_from(client->just("games").body)) {
    names[game.id] = game.name;
    known.rows.push_back(
        {game.id, words.render(game.name) +
                      (game.error.empty() ? std::string() : " – " + words.render(game.error))});
  }
  if (known.rows.empty()) terminal.paragraph(words.render("shell.games.none"), "  ");
  draw_grid(terminal, known);

  std::vector<Listed> games;
  const auto refusal = look_through_list(*client, {}, [&](const Listed& game) {
    games.push_back(game);
    return true;
  });
  if (refusal) return context.refuse(*refusal);
  for (const bool finished : {false, true}) {
    Grid grid;
    for (const Listed& game : games) {
      if (game.finished != finished) continue;
      std::string what = game.title.empty() ? words.render(names[game.game]) : game.title;
      grid.rows.push_back(
          {game.id, std::move(what), words.render(game.summary), moment_of(game.played)});
    }
    if (grid.rows.empty()) {
      if (!finished) {
        terminal.line();
        terminal.paragraph(words.render("shell.games.empty"));
      }
      continue;
    }
    terminal.heading(words.render(finished ? "shell.games.finished" : "shell.games.unfinished"));
    draw_grid(terminal, grid);
  }
  return exit_ok;
}

}  // namespace

std::optional<Message> look_through_list(const Client& client, std::string_view which,
                                         const std::function<bool(const Listed&)>& wants_more) {
  Doc request = object({{"do", "list"}});
  if (!which.empty()) set(request, {"which", which});
  for (;;) {
    const Reply reply = client.ask(request);
    if (!reply.ok) return reply.error;
    for (const Listed& game : listed_from(reply.body))
      if (!wants_more(game)) return {};
    const std::string& next = reply.body["next"].text();
    if (next.empty()) return {};
    set(request, {"after", next});
  }
}

void add_games(CLI::App& app, Context& context) {
  auto* command = app.add_subcommand("games", context.words.render("shell.cli.games"));
  command->callback([&context] { context.run = [&context] { return run_games(context); }; });
}

}  // namespace seatmate::cli
