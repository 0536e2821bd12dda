#include "cli/terminal/keyboard.h"

#include <algorithm>
#include <array>
#include <utility>

#include "text/width.h"

namespace seatmate::cli {
namespace {

constexpr char escape_byte = '\x1b';

bool between(char c, unsigned char first, unsigned char last) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= first && byte <= last;
}

// How many bytes the character takes that begins so; 0: none begins so.
std::size_t character_length(char lead) {
  if (between(lead, 0x00, 0x7f)) return 1;
  if (between(lead, 0xc2, 0xdf)) return 2;
  if (between(lead, 0xe0, 0xef)) return 3;
  return between(lead, 0xf0, 0xf4) ? 4 : 0;
}

// The bytes of the escape sequence at the beginning; 0: more must come. Esc [ … and a letter (the
// console of Linux has a second [ in front of it), Esc O and one more, Esc and a character with
// Alt.
std::size_t sequence_length(std::string_view bytes) {
  if (bytes.size() < 2) return 0;
  if (bytes[1] == escape_byte) return 1;  // Alt and an arrow: Esc, and then the arrow
  if (bytes[1] == 'O') return bytes.size() < 3 ? 0 : 3;
  if (bytes[1] == '[') {
    if (bytes.size() > 2 && bytes[2] == '[') return bytes.size() < 4 ? 0 : 4;
    for (std::size_t i = 2; i < bytes.size(); ++i) {
      if (between(bytes[i], 0x40, 0x7e)) return i + 1;
      if (!between(bytes[i], 0x20, 0x3f)) return i;  // no such sequence
    }
    return 0;
  }
  const std::size_t length = std::max<std::size_t>(character_length(bytes[1]), 1);
  return bytes.size() < 1 + length ? 0 : 1 + length;
}

std::string key_of(std::string_view character) {
  if (character == "\r") return std::string(key::enter);
  if (character == "\b") return std::string(key::back);
  const bool named = character == key::enter || character == key::back || character == key::end ||
                     character == key::erase_line || character == key::erase_word;
  if (named) return std::string(character);
  const bool control =
      (character.size() == 1 && between(character[0], 0x00, 0x1f)) ||
      (character.size() == 2 && character[0] == '\xc2' && between(character[1], 0x80, 0x9f));
  return control ? std::string() : text::half_width(character);
}

}  // namespace

std::optional<std::string> KeyDecoder::next() {
  if (std::exchange(escape_, false)) return std::string(key::escape);
  while (!bytes_.empty()) {
    if (bytes_[0] == escape_byte) {
      const std::size_t length = sequence_length(bytes_);
      if (length == 0) return std::nullopt;
      bytes_.erase(0, length);
      continue;
    }
    const std::size_t length = character_length(bytes_[0]);
    const auto broken = std::find_if(bytes_.begin() + 1, bytes_.end(),
                                     [](char c) { return !between(c, 0x80, 0xbf); });
    const auto whole = static_cast<std::size_t>(broken - bytes_.begin());
    if (length == 0 || (whole < length && broken != bytes_.end())) {
      bytes_.erase(0, std::max<std::size_t>(whole, 1));
      continue;
    }
    if (bytes_.size() < length) return std::nullopt;
    std::string pressed = key_of(std::string_view(bytes_).substr(0, length));
    bytes_.erase(0, length);
    if (!pressed.empty()) return pressed;
  }
  return std::nullopt;
}

void KeyDecoder::give_up() {
  escape_ = bytes_ == key::escape;
  bytes_.clear();
}

std::string latin_of(std::string_view key) {
  static constexpr std::array<std::string_view, 32> cyrillic{
      "й", "ц", "у", "к", "е", "н", "г", "ш", "щ", "з", "х", "ъ", "ф", "ы", "в", "а",
      "п", "р", "о", "л", "д", "ж", "э", "я", "ч", "с", "м", "и", "т", "ь", "б", "ю"};
  static constexpr std::string_view latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
  static_assert(cyrillic.size() == latin.size());
  std::string small = text::fold(key);
  // Folding takes й for и: a key is the letter that is printed on it.
  if (key == "й" || key == "Й") small = "й";
  const auto found = std::find(cyrillic.begin(), cyrillic.end(), small);
  if (found == cyrillic.end()) return small.empty() ? std::string(key) : small;
  return std::string(1, latin[static_cast<std::size_t>(found - cyrillic.begin())]);
}

}  // namespace seatmate::cli
