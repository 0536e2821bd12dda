// record: how the games ended that were played here, and which level fits the next one.

#include <ctime>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/opened_game.h"
#include "cli/terminal/draw.h"

namespace seatmate::cli {
namespace {

// So many of the latest are told one by one; --all tells every one.
constexpr std::size_t usual_plays = 10;

struct RecordOptions {
  std::string game;
  bool all = false;
};

std::string date_of(std::int64_t milliseconds) {
  const std::time_t seconds = static_cast<std::time_t>(milliseconds / 1000);
  std::tm local{};
  localtime_r(&seconds, &local);
  char text[32];
  return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d", &local));
}

Message label_of(const Doc& json) {
  const auto label = read_as<Message>(member_of(json, "label"));
  return label.empty() ? plain(text_of(json, "token")) : label;
}

// Played, won and in per cent, the best and the average points.
std::vector<std::string> cells(const Doc& tally) {
  const std::int64_t played = number_of(tally, "played");
  const std::int64_t won = number_of(tally, "won");
  const auto average = [&](std::int64_t sum) { return (sum + played / 2) / played; };
  const Doc& best = member_of(tally, "best");
  return {std::to_string(played), std::to_string(won), std::to_string(average(100 * won)) + " %",
          best.is_number() ? std::to_string(best.number()) : "",
          best.is_number() ? std::to_string(average(number_of(tally, "points"))) : ""};
}

void draw_tallies(const Context& context, const Doc& record) {
  const auto& words = context.words;
  Grid grid;
  grid.head = {"", words.render("shell.record.played"), words.render("shell.record.won"),
               "", words.render("shell.record.best"),   words.render("shell.record.average")};
  grid.right = {false, true, true, true, true, true};
  const auto row = [&](const std::string& name, const Doc& tally) {
    std::vector<std::string> all = cells(tally);
    all.insert(all.begin(), name);
    grid.rows.push_back(std::move(all));
  };
  grid.strong_row = 0;
  row(words.render("shell.record.all"), member_of(record, "all"));
  for (const char* list : {"levels", "opponents"})
    for (const Doc& tally : member_of(record, list).items())
      row(words.render(label_of(tally)), tally);
  draw_grid(context.terminal, grid);
}

// What a play's level or opponent is called.
std::string choice_name(const Context& context, const Doc& record, const char* list,
                        const std::string& token) {
  for (const Doc& tally : member_of(record, list).items())
    if (text_of(tally, "token") == token) return context.words.render(label_of(tally));
  return token;
}

void draw_plays(const Context& context, const Doc& record, bool all) {
  const auto& words = context.words;
  const auto& plays = member_of(record, "plays").items();
  Grid grid;
  grid.right = {false, false, true, false};
  for (const Doc& play : plays) {
    if (!all && grid.rows.size() == usual_plays) break;
    const auto points = [&](const char* whose) {
      const Doc& found = member_of(play, whose);
      return found.is_number() ? std::to_string(found.number()) : std::string("–");
    };
    std::string what = choice_name(context, record, "levels", text_of(play, "level"));
    const std::string who = choice_name(context, record, "opponents", text_of(play, "opponent"));
    if (!what.empty() && !who.empty()) what += " · ";
    what += who;
    if (const std::string title = text_of(play, "title"); !title.empty())
      what += (what.empty() ? "" : " · ") + title;
    const bool won = flag_of(play, "won");
    grid.rows.push_back({date_of(number_of(play, "ended")),
                         words.render(won ? "shell.record.victory" : "shell.record.defeat"),
                         points("yours") + " : " + points("hers"), std::move(what),
                         text_of(play, "id")});
  }
  context.terminal.line();
  draw_grid(context.terminal, grid);
  if (grid.rows.size() < plays.size())
    context.terminal.paragraph(
        words.render("shell.record.older",
                     {{"n", static_cast<std::int64_t>(plays.size() - grid.rows.size())}}),
        "  ");
}

void draw_record(const Context& context, const Message& name, const Doc& record, bool all) {
  const auto& words = context.words;
  context.terminal.heading(words.render(name));
  draw_tallies(context, record);
  draw_plays(context, record, all);
  if (const Doc& proposed = member_of(record, "proposed"); proposed.is_object()) {
    context.terminal.line();
    context.terminal.paragraph(
        words.render(
            "shell.record.proposed",
            {{"level", label_of(proposed)}, {"why", read_as<Message>(member_of(proposed, "why"))}}),
        "  ");
  }
  if (const std::int64_t unread = number_of(record, "unread"); unread > 0)
    context.terminal.paragraph(words.render("session.record.unread", {{"n", unread}}), "  ",
                               Ink::warning);
  if (flag_of(record, "more"))
    context.terminal.paragraph(words.render("session.record.more"), "  ");
}

int run_record(Context& context, const RecordOptions& wanted) {
  std::string only;
  if (!wanted.game.empty()) {
    const auto game = find_game(context.words, wanted.game);
    if (!game) return context.refuse(game.why(), exit_usage);
    only = (*game)->info().id;
  }
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  bool some = false;
  for (const Playable& game : playable_from(client->just("games").body)) {
    if (!only.empty() && game.id != only) continue;
    const Reply reply = client->ask({{"do", "record"}, {"game", game.id}});
    if (!reply.ok) return context.refuse(reply.error);
    if (member_of(reply.body, "plays").items().empty() && number_of(reply.body, "unread") == 0)
      continue;
    some = true;
    draw_record(context, game.name, reply.body, wanted.all);
  }
  if (!some) context.terminal.paragraph(context.words.render("session.record.none"));
  return exit_ok;
}

}  // namespace

void add_record(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("record", words.render("shell.cli.record"));
  const auto options = std::make_shared<RecordOptions>();
  command->add_option("game", options->game, words.render("shell.cli.record.game"))
      ->option_text(words.render("shell.cli.arg.game"));
  command->add_flag("--all", options->all, words.render("shell.cli.record.all"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_record(context, *options); };
  });
}

}  // namespace seatmate::cli
