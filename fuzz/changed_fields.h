#pragma once

// What a fuzz target reads as changes to a saved state: a line each, the number of a field and its
// new text.

#include <cstddef>
#include <string_view>

#include "engine/contract.h"

namespace seatmate {

inline void change_fields(Saved& saved, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    std::size_t field = 0;
    while (!line.empty() && line[0] >= '0' && line[0] <= '9') {
      field = field * 10 + static_cast<std::size_t>(line[0] - '0');
      line.remove_prefix(1);
    }
    if (!line.empty()) line.remove_prefix(1);
    saved[field % saved.size()].second = line;
  }
}

}  // namespace seatmate
