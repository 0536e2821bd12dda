// export, import, replay: games as files.

#include "cli/terminal/files.h"

#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/everything.h"
#include "cli/table/connection.h"
#include "cli/terminal/draw.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

struct ExportOptions {
  std::string id;
  std::string file;
  bool force = false;
};

int run_export(Context& context, const ExportOptions& options) {
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  std::string text;
  if (options.id == all_games) {
    Result<std::string> all = everything(*client);
    if (!all) return context.refuse(all.why());
    text = std::move(*all);
  } else {
    const Reply reply = client->ask({{"do", "export"}, {"id", options.id}});
    if (!reply.ok) return context.refuse(reply.error);
    text = text_of(reply.body, "text");
    if (const auto entry = static_cast<int>(number_of(member_of(reply.body, "damaged"), "entry")))
      static_cast<void>(context.refuse({"shell.damaged", {{"entry", entry}, {"n", entry - 1}}}));
  }
  if (options.file.empty() || options.file == "-") {
    context.data << text;
    return exit_ok;
  }
  if (const auto written = write_new_file(options.file, text, options.force); !written)
    return context.refuse(written.why());
  context.terminal.paragraph(context.words.render("shell.exported", {{"file", options.file}}));
  return exit_ok;
}

int run_import(Context& context, const std::string& file) {
  const auto text = read_whole(file, context.in);
  if (!text) return context.refuse(text.why());
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  if (const std::optional<Doc> parts = read_everything(*text))
    return take_in_everything(context, *client, *parts);
  const bool campaign = text->starts_with("seatmate campaign");
  const Reply reply =
      client->ask({{"do", campaign ? "campaign-import" : "import"}, {"text", *text}});
  if (!reply.ok) return context.refuse(reply.error);
  const Screen screen = screen_from(reply.body);
  context.terminal.paragraph(
      context.words.render(flag_of(reply.body, "already") ? "shell.import.already"
                           : campaign && screen.result    ? "shell.campaign.imported"
                                                          : "shell.import.done",
                           {{"id", screen.id}, {"summary", screen.summary}}));
  return exit_ok;
}

void tell_steps(Context& context, const Report& report) {
  for (const Step& step : report.steps) {
    std::string sentence = context.words.render(step.text);
    if (step.kind == Step::Kind::you_may)
      sentence = context.words.render("shell.step.you-may", {{"text", sentence}});
    if (step.kind == Step::Kind::note)
      sentence = context.words.render("shell.step.note", {{"text", sentence}});
    context.terminal.paragraph(sentence, "      - ",
                               step.kind == Step::Kind::carry_out ? Ink::plain : Ink::quiet);
  }
}

// The whole game as text. It is read in memory: looking at somebody's file leaves no trace here.
int run_replay(Context& context, const std::string& file) {
  const auto text = read_whole(file, context.in);
  if (!text) return context.refuse(text.why());
  const Client client = in_memory();
  const Reply imported = client.ask({{"do", "import"}, {"text", *text}});
  if (!imported.ok) return context.refuse(imported.error);
  const Screen screen = screen_from(imported.body);
  const Reply history = client.ask({{"do", "history"}, {"id", screen.id}});
  if (!history.ok) return context.refuse(history.error);

  const auto& words = context.words;
  Terminal& terminal = context.terminal;
  Message name = plain(screen.game);
  for (const Playable& game : playable_from(client.just("games").body))
    if (game.id == screen.game) name = game.name;
  terminal.paragraph(words.render(name), {}, Ink::title);
  if (!screen.title.empty()) terminal.paragraph(screen.title);
  terminal.paragraph(words.render(screen.summary), {}, Ink::quiet);
  terminal.line();
  for (const Doc& line : member_of(history.body, "lines").items()) {
    if (flag_of(line, "undone")) continue;  // they tried it and took it back
    const Report report = read_as<Report>(member_of(line, "report"));
    Message text_of_line = read_as<Message>(member_of(line, "text"));
    if (text_of_line.empty()) text_of_line = report.title;
    terminal.paragraph(words.render(text_of_line),
                       text::pad_left(std::to_string(number_of(line, "number")), 4) + "  ",
                       Ink::title);
    tell_steps(context, report);
  }
  if (screen.result) {
    terminal.line();
    draw_result(terminal, words, *screen.result);
  }
  return exit_ok;
}

}  // namespace

void add_export(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("export", words.render("shell.cli.export"));
  const auto options = std::make_shared<ExportOptions>();
  command->add_option("id", options->id, words.render("shell.cli.export.id"))
      ->option_text(words.render("shell.cli.arg.id"))
      ->required();
  command->add_option("file", options->file, words.render("shell.cli.export.file"))
      ->option_text(words.render("shell.cli.arg.file"));
  command->add_flag("-f,--force", options->force, words.render("shell.cli.export.force"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_export(context, *options); };
  });
}

namespace {

using RunFile = int (*)(Context& context, const std::string& file);

void add_file_command(CLI::App& app, Context& context, const char* name, const char* description,
                      const char* about_file, RunFile run) {
  auto* command = app.add_subcommand(name, context.words.render(description));
  const auto file = std::make_shared<std::string>();
  command->add_option("file", *file, context.words.render(about_file))
      ->option_text(context.words.render("shell.cli.arg.file"))
      ->required();
  command->callback([&context, file, run] {
    context.run = [&context, file, run] { return run(context, *file); };
  });
}

}  // namespace

void add_import(CLI::App& app, Context& context) {
  add_file_command(app, context, "import", "shell.cli.import", "shell.cli.import.file", run_import);
}

void add_replay(CLI::App& app, Context& context) {
  add_file_command(app, context, "replay", "shell.cli.replay", "shell.cli.replay.file", run_replay);
}

}  // namespace seatmate::cli
