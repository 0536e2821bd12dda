#include "text/shown.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/characters.h"

namespace seatmate::text {
namespace {

constexpr std::string_view no_character = "\ufffd";
constexpr std::string_view picture_of_delete = "\u2421";

// First and last: C1, the marks, embeddings, overrides and isolates of bidirectional text, and what
// some take for the end of a line.
constexpr std::pair<std::uint32_t, std::uint32_t> obeyed[] = {{0x80, 0x9f},     {0x61c, 0x61c},
                                                              {0x200e, 0x200f}, {0x2028, 0x2029},
                                                              {0x202a, 0x202e}, {0x2066, 0x2069}};

// Of a whole valid character.
std::uint32_t code_of(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character.front());
  if (character.size() == 1) return lead;
  std::uint32_t code = lead & (0x7fU >> character.size());
  for (const char c : character.substr(1))
    code = (code << 6U) | (static_cast<unsigned char>(c) & 0x3fU);
  return code;
}

void put_number_of(std::string& out, std::uint32_t code) {
  out += "<U+";
  for (unsigned shift = 16; shift > 0;) {
    shift -= 4;
    out += "0123456789ABCDEF"[(code >> shift) & 15U];
  }
  out += '>';
}

// U+2400 to U+241F: each control character has its picture.
void put_picture_of(std::string& out, char control) {
  out += "\xe2\x90";
  out += static_cast<char>(0x80U | static_cast<unsigned char>(control));
}

}  // namespace

std::string shown(std::string_view utf8) {
  std::string out;
  out.reserve(utf8.size());
  while (!utf8.empty()) {
    const std::size_t length = utf8_length(utf8);
    if (length == 0) {
      out += no_character;
      utf8.remove_prefix(1);
      continue;
    }
    const std::string_view character = utf8.substr(0, length);
    const std::uint32_t code = code_of(character);
    if (code < 0x20 && code != '\n')
      put_picture_of(out, character.front());
    else if (code == 0x7f)
      out += picture_of_delete;
    else if (std::ranges::any_of(obeyed, [&](const auto& range) {
               return code >= range.first && code <= range.second;
             }))
      put_number_of(out, code);
    else
      out += character;
    utf8.remove_prefix(length);
  }
  return out;
}

}  // namespace seatmate::text
