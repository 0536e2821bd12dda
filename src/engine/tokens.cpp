#include "engine/tokens.h"

namespace seatmate {

std::size_t place_of(std::string_view token, const std::string_view* names, std::size_t count) {
  std::size_t i = 0;
  while (i < count && names[i] != token) ++i;
  return i;
}

std::optional<int> parse_int(std::string_view token) { return parse_whole<int>(token); }

std::optional<int> parse_within(std::string_view token, int least, int most) {
  const auto n = parse_int(token);
  return n && *n >= least && *n <= most ? n : std::nullopt;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t at = text.find(separator);
    if (at != 0 && !text.empty()) parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

}  // namespace seatmate
