#pragma once

// One file a command. A command is a function that adds its CLI11 subcommand to the app and, when
// that subcommand is parsed, leaves in the context what is to be done:
//
//   void add_games(CLI::App& app, Context& context) {
//     auto* command = app.add_subcommand("games", context.words.render("shell.cli.games"));
//     command->callback([&context] { context.run = [&context] { …; return exit_ok; }; });
//   }
//
// A new command is declared here and listed in commands.cpp; help and shell completion follow.

#include <CLI/CLI.hpp>
#include <functional>
#include <iosfwd>
#include <memory>
#include <span>
#include <string>

#include "cli/table/wire.h"
#include "cli/terminal/clock.h"
#include "cli/terminal/keyboard.h"
#include "cli/terminal/terminal.h"
#include "text/catalog.h"

namespace seatmate::cli {

inline constexpr int exit_ok = 0;
inline constexpr int exit_refused = 1;
inline constexpr int exit_usage = 2;

// What a command has at hand. The streams are handed in; nothing below main() touches the real
// ones.
struct Context {
  text::Catalog words;
  Terminal& terminal;
  std::istream& in;
  CleanStream& out;
  CleanStream& err;
  // For what another program reads: bytes as they are, unless they go to somebody's screen.
  std::ostream& data;
  std::string data_folder;   // --data; empty: where the platform keeps such things
  std::function<int()> run;  // set by the command that was chosen
  std::unique_ptr<Client> connected;
  Clock clock = system_time;
  Keyboard* keyboard = nullptr;             // null: there is nobody who presses keys
  std::span<const std::string> typed = {};  // the command and what stands behind it

  // The protocol over the player's own games. Opened at the first use, so that `--help` never
  // touches the disk. Null if the store cannot be opened; the sentence has been said then.
  [[nodiscard]] Client* client();
  // Says a sentence on the error stream.
  int refuse(const Message& sentence, int code = exit_refused) const;
};

void add_play(CLI::App& app, Context& context);
void add_resume(CLI::App& app, Context& context);
void add_campaign(CLI::App& app, Context& context);
void add_serve(CLI::App& app, Context& context);
void add_devices(CLI::App& app, Context& context);
void add_games(CLI::App& app, Context& context);
void add_record(CLI::App& app, Context& context);
void add_export(CLI::App& app, Context& context);
void add_import(CLI::App& app, Context& context);
void add_rescue(CLI::App& app, Context& context);
void add_replay(CLI::App& app, Context& context);
void add_backup(CLI::App& app, Context& context);
void add_decide(CLI::App& app, Context& context);
void add_protocol(CLI::App& app, Context& context);
void add_completion(CLI::App& app, Context& context);
void add_box(CLI::App& app, Context& context);
void add_deck(CLI::App& app, Context& context);
void add_simulate(CLI::App& app, Context& context);
void add_study(CLI::App& app, Context& context);
void add_merge(CLI::App& app, Context& context);
void add_report(CLI::App& app, Context& context);
void add_data(CLI::App& app, Context& context);
void add_rules(CLI::App& app, Context& context);
void add_bench(CLI::App& app, Context& context);
void add_playthrough(CLI::App& app, Context& context);

using AddCommand = void (*)(CLI::App& app, Context& context);
[[nodiscard]] std::span<const AddCommand> all_commands();

// What `seatmate` alone says: where to go on.
int run_start_page(Context& context);

}  // namespace seatmate::cli
