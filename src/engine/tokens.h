#pragma once

// Tokens of a journal, a data file or a question: names of an enum's values, and whole numbers.

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>

namespace seatmate {

template <class Enum, std::size_t N>
std::optional<Enum> parse(const std::array<std::string_view, N>& names, std::string_view token) {
  for (std::size_t i = 0; i < N; ++i)
    if (names[i] == token) return static_cast<Enum>(i);
  return std::nullopt;
}

// The whole token must be a number: "12 " and "1e3" are none.
template <class Int>
std::optional<Int> parse_whole(std::string_view token) {
  Int n = 0;
  const char* const first = token.data();
  const char* const end = first + token.size();
  const auto parsed = std::from_chars(first, end, n);
  if (parsed.ec != std::errc{} || parsed.ptr != end) return std::nullopt;
  return n;
}
inline std::optional<int> parse_int(std::string_view token) { return parse_whole<int>(token); }
inline std::optional<int> parse_within(std::string_view token, int least, int most) {
  const auto n = parse_int(token);
  return n && *n >= least && *n <= most ? n : std::nullopt;
}

}  // namespace seatmate
