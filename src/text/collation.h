#pragma once

// How a language sorts names. The engine knows no language: it compares keys that were made where
// the name was told.

#include <string>
#include <string_view>

namespace seatmate::text {

// A key that compares, byte by byte, as the language sorts the text: "icu72-ja:7d8e…". Only keys
// with the same beginning, up to the colon, can be compared.
[[nodiscard]] std::string sort_key(std::string_view locale, std::string_view utf8);

}  // namespace seatmate::text
