#pragma once

// Shell completion, written from the tree of commands: one static script a shell, which never calls
// the program, so that Tab is as fast as the shell.

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace seatmate::cli {

// The values that arguments can take, and how the help calls the arguments that take them: FILE, or
// DATEI.
struct CompletionWords {
  std::vector<std::string> games;
  std::vector<std::string> languages;
  std::string game;
  std::string language;
  std::string file;
  std::string folder;
};

// "bash", "zsh" or "fish".
[[nodiscard]] std::optional<std::string> completion_script(std::string_view shell,
                                                           const CLI::App& app,
                                                           const CompletionWords& words);

}  // namespace seatmate::cli
