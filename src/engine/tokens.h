#pragma once

// Tokens of a journal, a data file or a question: names of an enum's values, and whole numbers; and
// small things about enums that every game needs.

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

namespace seatmate {

// The place of an enum's value in the array of its names.
template <class Enum>
  requires std::is_enum_v<Enum>
constexpr std::size_t index(Enum value) {
  return static_cast<std::size_t>(value);
}
// A number from a trail or a file as one of the first `count` values, whatever it is.
template <class Enum>
constexpr Enum within(int value, std::size_t count) {
  return static_cast<Enum>(std::clamp(value, 0, static_cast<int>(count) - 1));
}

// The place of a name among others; as many as there are, if it is none of them.
std::size_t place_of(std::string_view token, const std::string_view* names, std::size_t count);
template <class Enum, std::size_t N>
std::optional<Enum> parse(const std::array<std::string_view, N>& names, std::string_view token) {
  const std::size_t i = place_of(token, names.data(), N);
  return i < N ? std::optional(static_cast<Enum>(i)) : std::nullopt;
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
std::optional<int> parse_int(std::string_view token);
std::optional<int> parse_within(std::string_view token, int least, int most);

// The parts between separators; empty ones are left out.
std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace seatmate
