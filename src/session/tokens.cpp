#include "session/tokens.h"

#include <charconv>

namespace seatmate {

namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";
// Deeper than any sentence goes; keeps a hostile text from exhausting the stack.
constexpr int deepest_message = 16;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_word_char(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
}
bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

void put_quoted(std::string& out, std::string_view text, char quote) {
  out += quote;
  while (!text.empty()) {
    const char c = text.front();
    const std::size_t length = utf8_length(text);
    if (c == quote || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (length == 0 || is_control(c)) {
      const auto byte = static_cast<unsigned char>(c);
      out += "\\x";
      out += hex_digits[byte >> 4U];
      out += hex_digits[byte & 15U];
    } else {
      out.append(text.substr(0, length));
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  out += quote;
}

bool stands_bare(std::string_view token) {
  if (token.empty() || !is_utf8(token)) return false;
  for (const char c : token)
    if (c == ' ' || c == '"' || c == '\\' || is_control(c)) return false;
  return true;
}

// A word of a message starts with a letter, so that it is neither a number nor a text.
void put_word(std::string& out, std::string_view word) {
  bool bare = !word.empty() && is_letter(word.front());
  for (const char c : word) bare = bare && is_word_char(c);
  if (bare)
    out += word;
  else
    put_quoted(out, word, '\'');
}

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

}  // namespace

void put_hex(std::string& out, std::uint64_t n) {
  for (unsigned shift = 64; shift > 0;) {
    shift -= 4;
    out += hex_digits[(n >> shift) & 15U];
  }
}

void put_token(std::string& out, std::string_view token) {
  if (stands_bare(token))
    out += token;
  else
    put_quoted(out, token, '"');
}

void put_message(std::string& out, const Message& message) {
  put_word(out, message.id);
  if (message.args.empty()) return;
  char before = '(';
  for (const Argument& arg : message.args) {
    out += before;
    before = ',';
    put_word(out, arg.key);
    out += '=';
    switch (arg.kind) {
      case Argument::Kind::number:
        put_number(out, arg.number);
        break;
      case Argument::Kind::text:
        put_quoted(out, arg.text, '"');
        break;
      case Argument::Kind::term:
        put_word(out, arg.text);
        break;
      case Argument::Kind::list: {
        out += '[';
        bool first = true;
        for (const Message& item : arg.items) {
          if (!first) out += ',';
          first = false;
          put_message(out, item);
        }
        out += ']';
        break;
      }
    }
  }
  out += ')';
}

bool LineReader::take(std::string_view word) {
  if (!rest_.starts_with(word)) return false;
  rest_.remove_prefix(word.size());
  return true;
}

std::string LineReader::quoted(char quote) {
  std::string text;
  rest_.remove_prefix(1);
  while (!rest_.empty()) {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    if (c == quote) return text;
    if (c != '\\') {
      text += c;
    } else if (take("n")) {
      text += '\n';
    } else if (take("x")) {
      const int high = rest_.size() < 2 ? -1 : hex_value(rest_[0]);
      const int low = rest_.size() < 2 ? -1 : hex_value(rest_[1]);
      if (high < 0 || low < 0) break;
      text += static_cast<char>(high * 16 + low);
      rest_.remove_prefix(2);
    } else if (!rest_.empty() && (rest_.front() == quote || rest_.front() == '\\')) {
      text += rest_.front();
      rest_.remove_prefix(1);
    } else {
      break;
    }
  }
  fail();
  return {};
}

std::string LineReader::token() {
  if (rest_.starts_with('"')) return quoted('"');
  std::size_t length = 0;
  while (length < rest_.size() && rest_[length] != ' ') ++length;
  std::string text(rest_.substr(0, length));
  if (!stands_bare(text)) {
    fail();
    return {};
  }
  rest_.remove_prefix(length);
  return text;
}

template <class T>
T LineReader::integer(int base) {
  T n = 0;
  const char* const begin = rest_.data();
  const auto [end, error] = std::from_chars(begin, begin + rest_.size(), n, base);
  if (rest_.empty() || error != std::errc{}) {
    fail();
    return 0;
  }
  rest_.remove_prefix(static_cast<std::size_t>(end - begin));
  return n;
}

std::int64_t LineReader::number() { return integer<std::int64_t>(10); }
std::uint64_t LineReader::unsigned_number() { return integer<std::uint64_t>(10); }

std::uint64_t LineReader::hex() {
  const std::size_t before = rest_.size();
  const auto n = integer<std::uint64_t>(16);
  // A digest cut short would still be a number.
  if (before - rest_.size() != 16) fail();
  return failed_ ? 0 : n;
}

std::string LineReader::word() {
  if (rest_.starts_with('\'')) return quoted('\'');
  std::size_t length = 0;
  while (length < rest_.size() && is_word_char(rest_[length])) ++length;
  if (length == 0 || !is_letter(rest_.front())) {
    fail();
    return {};
  }
  std::string text(rest_.substr(0, length));
  rest_.remove_prefix(length);
  return text;
}

Message LineReader::message(int depth) {
  Message message;
  if (depth > deepest_message) fail();
  message.id = word();
  if (!take("(")) return message;
  do message.args.push_back(argument(depth));
  while (take(","));
  expect(")");
  return message;
}

Argument LineReader::argument(int depth) {
  Argument arg;
  arg.key = word();
  expect("=");
  if (failed_ || rest_.empty()) {
    fail();
    return arg;
  }
  const char c = rest_.front();
  if (c == '"') {
    arg.kind = Argument::Kind::text;
    arg.text = quoted('"');
  } else if (c == '-' || (c >= '0' && c <= '9')) {
    arg.number = number();
  } else if (take("[")) {
    arg.kind = Argument::Kind::list;
    if (take("]")) return arg;
    do arg.items.push_back(message(depth + 1));
    while (take(","));
    expect("]");
  } else {
    arg.kind = Argument::Kind::term;
    arg.text = word();
  }
  return arg;
}

}  // namespace seatmate
