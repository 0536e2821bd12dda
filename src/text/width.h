#pragma once

// How much room a text takes on a terminal, and how to make it fit. A column is not a byte and not
// a code point: 城 takes two, a combining accent none.

#include <string>
#include <string_view>
#include <vector>

namespace seatmate::text {

[[nodiscard]] int display_width(std::string_view utf8);

// Fill with spaces up to `width` columns; longer texts stay as they are.
[[nodiscard]] std::string pad_right(std::string_view text, int width);
[[nodiscard]] std::string pad_left(std::string_view text, int width);

// At most `width` columns, the last of them "…" if something was cut.
[[nodiscard]] std::string cut(std::string_view text, int width);

// Lines of at most `width` columns, broken where the language allows it (a word longer than a line
// is cut). Newlines in the text stay; an empty text is one empty line.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, int width);

// Full-width letters, digits, signs and spaces as ASCII, and the ideographic comma as a comma: so
// they come from a Japanese keyboard between two words.
[[nodiscard]] std::string half_width(std::string_view utf8);

// For comparing what a person types with what was printed: upper and lower case are alike, and so
// are letters with and without accents ("perche" is perché, "вперед" is вперёд). The marks of kana
// stay: they make other syllables.
[[nodiscard]] std::string fold(std::string_view utf8);

}  // namespace seatmate::text
