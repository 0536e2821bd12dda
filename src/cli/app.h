#pragma once

// The program `seatmate`: reads its arguments, runs one command, returns the exit code.

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/terminal/terminal.h"
#include "text/catalog.h"

namespace seatmate::cli {

struct World {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Terminal::Settings terminal;
  text::Environment environment;
  Clock clock = system_time;
  Keyboard* keyboard = nullptr;  // where keys are pressed and a line can be written over
};

// `arguments` without the name of the program.
[[nodiscard]] int run_program(const std::vector<std::string>& arguments, World& world);

// The tree of commands, for running, for --help and for shell completion.
[[nodiscard]] std::unique_ptr<CLI::App> make_app(Context& context);

}  // namespace seatmate::cli
