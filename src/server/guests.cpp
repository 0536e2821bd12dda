#include "server/guests.h"

#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace seatmate::server {

namespace {

// Without the letters and digits that are taken for each other.
constexpr std::string_view alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
constexpr std::size_t code_length = 6;

// From the kernel. Without randomness no code would be secret, so the program ends then.
template <std::size_t Size>
std::array<std::uint8_t, Size> random_bytes() {
  std::array<std::uint8_t, Size> bytes{};
  if (getentropy(bytes.data(), bytes.size()) != 0) std::abort();
  return bytes;
}

std::string fresh_code() {
  std::string code;
  // Bytes beyond the last whole alphabet would favour its first letters.
  constexpr std::size_t fair = 256 / alphabet.size() * alphabet.size();
  while (code.size() < code_length)
    for (const std::uint8_t byte : random_bytes<code_length>())
      if (byte < fair && code.size() < code_length) code += alphabet[byte % alphabet.size()];
  return code;
}

std::string fresh_token() {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string token;
  for (const std::uint8_t byte : random_bytes<32>()) {
    token += digits[byte >> 4U];
    token += digits[byte & 15U];
  }
  return token;
}

// As somebody types it: small letters, spaces or a dash in the middle.
std::string tidy(std::string_view typed) {
  std::string code;
  for (const char c : typed)
    if (c >= 'a' && c <= 'z')
      code += static_cast<char>(c - 'a' + 'A');
    else if (c != ' ' && c != '-')
      code += c;
  return code;
}

}  // namespace

Guests::Guests(std::function<void(const std::string&)> show) : show_(std::move(show)) { change(); }

void Guests::change() {
  code_ = fresh_code();
  if (show_) show_(code_);
}

void Guests::change_code() {
  const std::lock_guard lock(mutex_);
  change();
}

std::string Guests::join(std::string_view code) {
  const std::lock_guard lock(mutex_);
  if (tidy(code) != code_) return {};
  change();
  return fresh_token();
}

std::string Guests::code() const {
  const std::lock_guard lock(mutex_);
  return code_;
}

}  // namespace seatmate::server
