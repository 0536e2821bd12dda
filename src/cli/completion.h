#pragma once

// Shell completion, written from the tree of commands: one static script a shell, which never calls
// the program, so that Tab is as fast as the shell.

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace seatmate::cli {

// What can follow a command, beside its options.
struct CompletionWords {
  std::vector<std::string> games;
  std::vector<std::string> languages;
};

// "bash", "zsh" or "fish".
[[nodiscard]] std::optional<std::string> completion_script(std::string_view shell,
                                                           const CLI::App& app,
                                                           const CompletionWords& words);

}  // namespace seatmate::cli
