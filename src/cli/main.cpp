#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "cli/app.h"
#include "cli/terminal/raw_terminal.h"

int main(int argc, char** argv) {
  seatmate::cli::RawTerminal keyboard(STDIN_FILENO, STDOUT_FILENO);
  seatmate::cli::World world{std::cin,
                             std::cout,
                             std::cerr,
                             seatmate::cli::settings_of_process(),
                             [](const char* name) { return std::getenv(name); },
                             seatmate::cli::system_time,
                             keyboard.possible() ? &keyboard : nullptr};
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  return seatmate::cli::run_program(arguments, world);
}
