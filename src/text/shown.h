#pragma once

// Texts from elsewhere (a journal somebody sent, a title from another device, the echo of a bad
// file) may hold characters that a terminal obeys, or that turn the order of what is read around.

#include <string>
#include <string_view>

namespace seatmate::text {

// The text with such characters to be seen instead: control characters as their pictures (␛),
// those beyond ASCII and those that steer the direction of writing by their numbers (<U+202E>),
// bytes that are no UTF-8 as �. Ends of lines stay. What is shown already stays as it is.
[[nodiscard]] std::string shown(std::string_view utf8);

}  // namespace seatmate::text
