#pragma once

// Our texts are UTF-8, those of ICU are not: there and back.

#include <unicode/unistr.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace seatmate::text {

inline icu::UnicodeString to_icu(std::string_view utf8) {
  return icu::UnicodeString::fromUTF8(
      icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
}

inline std::string to_utf8(const icu::UnicodeString& text) {
  std::string utf8;
  return text.toUTF8String(utf8);
}

}  // namespace seatmate::text
