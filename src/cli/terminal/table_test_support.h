#pragma once

// For tests: a terminal made of strings, and the words of the small games they play.

#include <sstream>
#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "text/catalog.h"

namespace seatmate::cli {

struct Paper {
  explicit Paper(const std::string& typed = {}, int width = 80)
      : in(typed), terminal(in, out, {width, false, true}) {}

  std::istringstream in;
  std::ostringstream out;
  Terminal terminal;

  [[nodiscard]] std::string text() const { return out.str(); }
};

// The real catalogs and some words of the test's own.
inline text::Catalog words_with(std::string_view locale, std::string_view own_path,
                                std::string_view own) {
  std::vector<embedded::File> files(embedded::lang().begin(), embedded::lang().end());
  files.push_back({own_path, own});
  return text::Catalog(locale, files);
}

}  // namespace seatmate::cli
