#pragma once

// The small alphabet of the journal's text: tokens, numbers and messages on one line.
//
// A token stands bare when it can and in double quotes when it must (it is empty, or holds a space,
// a quote, a backslash, a control character or bytes that are no UTF-8). A message reads like a
// call: toy.step.card(n=2,who=toy.player.her,hex="E3",cards=[plain(text="A"),plain(text="B")]).

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/characters.h"
#include "engine/message.h"

namespace seatmate {

// 64-bit FNV-1a: the digest of a state, of the data, and the checksum of a journal. It notices
// accidents; it is no protection against somebody who means it.
class Fnv {
 public:
  Fnv& add(std::string_view bytes) {
    for (const char c : bytes) {
      hash_ ^= static_cast<unsigned char>(c);
      hash_ *= 0x100000001b3ULL;
    }
    return *this;
  }
  [[nodiscard]] std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

void put_hex(std::string& out, std::uint64_t n);  // always 16 digits
void put_token(std::string& out, std::string_view token);
void put_message(std::string& out, const Message& message);

// Reads one line from left to right. After the first thing that is not as it should be, failed() is
// true and everything else reads as empty; so a caller reads on and asks once, at the end.
class LineReader {
 public:
  explicit LineReader(std::string_view line) : rest_(line) {}

  [[nodiscard]] bool failed() const { return failed_; }
  // All was read, and all was well.
  [[nodiscard]] bool done() const { return !failed_ && rest_.empty(); }
  [[nodiscard]] bool more() const { return !failed_ && !rest_.empty(); }

  // Takes `word` if it stands here; only the literal ones need no check by the caller.
  bool take(std::string_view word);
  void expect(std::string_view word) {
    if (!take(word)) fail();
  }
  std::string token();
  std::int64_t number();
  std::uint64_t unsigned_number();
  std::uint64_t hex();
  Message message() { return message(0); }

 private:
  void fail() {
    failed_ = true;
    rest_ = {};
  }
  std::string quoted(char quote);
  std::string word();  // of a message: bare, or in single quotes
  Message message(int depth);
  Argument argument(int depth);
  template <class T>
  T integer(int base);

  std::string_view rest_;
  bool failed_ = false;
};

}  // namespace seatmate
