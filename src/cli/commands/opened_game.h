#pragma once

// What simulate, bench, rules and playthrough share: which game is meant, with which data, with
// which setup. They play games directly and never touch the player's own.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "engine/contract.h"
#include "protocol/protocol.h"

namespace seatmate::cli {

// The game somebody named; a beginning of its id or its name will do.
[[nodiscard]] Result<const Game*> find_game(const text::Catalog& words, const std::string& typed);

// The data in the binary. If a folder is given, its files take the place of those of the same
// name, so that a designer changes only what she is working on; a file the game does not know is
// refused, because a misspelt name would change nothing in silence.
[[nodiscard]] Result<GameData> read_box_data(const Game& game, const std::string& folder = {});
[[nodiscard]] Result<std::unique_ptr<const Box>> open_box(const Game& game,
                                                          const std::string& folder = {});

// Setup options on the command line: --level 3, or --option level=3 where a name is taken.
class SetupArguments {
 public:
  // Every option of every game becomes one of the command; this is put off until the command was
  // chosen, so that nobody else waits for the games to be opened.
  void add_to(CLI::App& command, const Context& context);
  [[nodiscard]] Result<Settings> settings() const;

 private:
  void add_options_of_games(CLI::App& command, const Context& context);

  std::map<std::string, std::string> values_;
  std::vector<std::string> pairs_;
};

[[nodiscard]] Message metric_label(const GameInfo& info, std::string_view metric);

// "12.3": digits as the reader's language writes them.
[[nodiscard]] std::string decimal(const text::Catalog& words, double value, int digits);
[[nodiscard]] std::string whole(const text::Catalog& words, std::int64_t value);

// As many threads as there are cores, unless told otherwise.
[[nodiscard]] unsigned jobs_or_cores(unsigned jobs);

}  // namespace seatmate::cli
