#pragma once

// JSON as text, read into a Doc and written from one. This is the only place that knows the format,
// and the one that says how deep and how long a text may be.

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/doc.h"
#include "engine/message.h"

namespace seatmate {

// Recursive functions walk these trees, so how deep they may be is decided here; and how long a
// text may be, so that nobody fills the memory with brackets. Whoever reads a text for us (a file,
// a line, a request) stops there, too: a campaign of many long games is a tenth of it.
inline constexpr int deepest_json = 64;
inline constexpr std::size_t longest_json = std::size_t{128} << 20U;
// A value takes fifty times the room of its text, so there may be so many of them in one text; and
// so many members in one object. The fullest object of ours is a catalog with some thousand.
inline constexpr std::size_t most_json_values = std::size_t{1} << 20U;
inline constexpr std::size_t most_json_members = std::size_t{1} << 14U;

// Nothing if it is no JSON, or has more of anything than anything of ours. Of a member that is
// there twice, the last one counts, in the place of the first.
[[nodiscard]] std::optional<Doc> parse_json(std::string_view text);
// On one line, or with `indent` spaces a level. Bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string dump_json(const Doc& doc, int indent = -1);

// 2.5 and numbers beyond 64 bits as their texts: for who knows whole numbers and texts only.
[[nodiscard]] Doc with_plain_numbers(Doc doc);

// A member of an object that is being written: it only looks at its value, and takes over a Doc
// that is not wanted elsewhere. Small on purpose, and written once: a list of members that are Docs
// already would be a page of code for every object of ours.
class With {
 public:
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT, bool truth)
      : key_(key), what_(What::truth), number_(truth ? 1 : 0) {}
  template <std::integral Number>
  With(std::string_view key SEATMATE_LOOKS_AT, Number n)
      : With(key, static_cast<std::int64_t>(n), What::number) {}
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT,
                     std::string_view text SEATMATE_LOOKS_AT)
      : key_(key), what_(What::text), text_(text) {}
  With(std::string_view key SEATMATE_LOOKS_AT, const char* text SEATMATE_LOOKS_AT)
      : With(key, std::string_view(text)) {}
  With(std::string_view key SEATMATE_LOOKS_AT, const std::string& text SEATMATE_LOOKS_AT)
      : With(key, std::string_view(text)) {}
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT, const Doc& json SEATMATE_LOOKS_AT)
      : key_(key), what_(What::copied), json_(&json) {}
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT, Doc&& json SEATMATE_LOOKS_AT)
      : key_(key), what_(What::taken), json_(&json) {}

 private:
  friend Doc& set(Doc& object, const With& member);
  enum class What : std::uint8_t { truth, number, text, copied, taken };
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT, std::int64_t n, What what)
      : key_(key), what_(what), number_(n) {}

  std::string_view key_;
  What what_;
  union {
    std::int64_t number_;
    std::string_view text_;
    const Doc* json_;
  };
};
// set(out, {"id", id}) where there is no such member yet, or in its place. Returns the value.
Doc& set(Doc& object, const With& member);
[[nodiscard]] Doc object(std::initializer_list<With> members);
[[nodiscard]] Doc list_of(const std::vector<std::string>& texts);

}  // namespace seatmate
