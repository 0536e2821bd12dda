#pragma once

// --help in the reader's language. CLI11's own formatter has English words in it and counts bytes.

#include <CLI/CLI.hpp>
#include <memory>

#include "text/catalog.h"

namespace seatmate::cli {

class Help : public CLI::FormatterBase {
 public:
  Help(const text::Catalog& words, int width) : words_(words), width_(width) {}
  [[nodiscard]] std::string make_help(const CLI::App* app, std::string name,
                                      CLI::AppFormatMode mode) const override;

 private:
  const text::Catalog& words_;
  int width_;
};

// "play [GAME]": a command with what follows it.
[[nodiscard]] std::string usage_of(const CLI::App& app);

// One sentence for what CLI11 did not like.
[[nodiscard]] Message sentence_for(const CLI::App& app, const CLI::ParseError& error);

}  // namespace seatmate::cli
