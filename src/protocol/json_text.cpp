// JSON as text: reading and writing of our own, into nlohmann's values and out of them. The
// library's parser and writer can do much more than we need, and made up a quarter of what a page
// downloads. What comes out is byte for byte what the library writes (json_text_test.cpp compares
// them).

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>

#include "protocol/json.h"
#include "session/tokens.h"

namespace seatmate {

namespace {

// Recursive functions walk these trees, so how deep they may be is decided here.
constexpr int deepest = 64;

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

// Reads from left to right; once something is wrong, nothing is read any more.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : rest_(text) {}

  Json read() {
    if (rest_.starts_with(byte_order_mark)) rest_.remove_prefix(byte_order_mark.size());
    Json json = value(0);
    skip();
    if (failed_ || !rest_.empty()) return Json(Json::value_t::discarded);
    return json;
  }

 private:
  void fail() {
    failed_ = true;
    rest_ = {};
  }
  void skip() {
    while (!rest_.empty() && std::string_view(" \t\n\r").find(rest_.front()) != std::string::npos)
      rest_.remove_prefix(1);
  }
  bool take(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  void expect(std::string_view word) {
    if (!take(word)) fail();
  }

  Json value(int depth) {
    skip();
    if (rest_.empty() || depth > deepest) {
      fail();
      return {};
    }
    switch (rest_.front()) {
      case '{':
        return object(depth);
      case '[':
        return array(depth);
      case '"':
        return text();
      case 't':
        expect("true");
        return true;
      case 'f':
        expect("false");
        return false;
      case 'n':
        expect("null");
        return nullptr;
      default:
        return number();
    }
  }

  Json object(int depth) {
    Json out = Json::object();
    expect("{");
    skip();
    if (depth >= deepest) fail();
    if (take("}")) return out;
    do {
      skip();
      const std::string key = text();
      skip();
      expect(":");
      out[key] = value(depth + 1);
      skip();
    } while (take(","));
    expect("}");
    return out;
  }

  Json array(int depth) {
    Json out = Json::array();
    expect("[");
    skip();
    if (depth >= deepest) fail();
    if (take("]")) return out;
    do {
      out.push_back(value(depth + 1));
      skip();
    } while (take(","));
    expect("]");
    return out;
  }

  std::string text() {
    std::string out;
    expect("\"");
    while (!failed_ && !take("\"")) {
      const std::size_t length = utf8_length(rest_);
      if (length == 0 || static_cast<unsigned char>(rest_.front()) < 0x20) {
        fail();
      } else if (rest_.front() == '\\') {
        rest_.remove_prefix(1);
        escaped(out);
      } else {
        out.append(rest_.substr(0, length));
        rest_.remove_prefix(length);
      }
    }
    return out;
  }

  void escaped(std::string& out) {
    constexpr std::string_view names = "\"\\/bfnrt";
    constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
    const std::size_t which = rest_.empty() ? std::string_view::npos : names.find(rest_.front());
    if (which != std::string_view::npos) {
      out += meant[which];
      rest_.remove_prefix(1);
      return;
    }
    expect("u");
    unsigned code = four_digits();
    if (code >= 0xd800 && code < 0xdc00) {
      expect("\\u");
      const unsigned low = four_digits();
      if (low < 0xdc00 || low > 0xdfff) fail();
      code = 0x10000U + ((code - 0xd800U) << 10U) + (low - 0xdc00U);
    } else if (code >= 0xdc00 && code <= 0xdfff) {
      fail();
    }
    if (!failed_) put_utf8(out, code);
  }

  unsigned four_digits() {
    unsigned code = 0;
    if (rest_.size() < 4) {
      fail();
      return 0;
    }
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + 4, code, 16);
    if (error != std::errc{} || end != rest_.data() + 4) fail();
    if (!failed_) rest_.remove_prefix(4);
    return code;
  }

  static void put_utf8(std::string& out, unsigned code) {
    const auto tail = [&](unsigned shift) {
      out += static_cast<char>(0x80U | ((code >> shift) & 0x3fU));
    };
    if (code < 0x80) {
      out += static_cast<char>(code);
    } else if (code < 0x800) {
      out += static_cast<char>(0xc0U | (code >> 6U));
      tail(0);
    } else if (code < 0x10000) {
      out += static_cast<char>(0xe0U | (code >> 12U));
      tail(6);
      tail(0);
    } else {
      out += static_cast<char>(0xf0U | (code >> 18U));
      tail(12);
      tail(6);
      tail(0);
    }
  }

  std::size_t digits(std::size_t from) const {
    std::size_t end = from;
    while (end < rest_.size() && rest_[end] >= '0' && rest_[end] <= '9') ++end;
    return end;
  }

  Json number() {
    const bool negative = rest_.starts_with('-');
    const std::size_t first = negative ? 1 : 0;
    std::size_t end = digits(first);
    // One zero may stand in front, and then no other digit.
    bool right = end > first && (rest_[first] != '0' || end == first + 1);
    bool whole = true;
    if (end < rest_.size() && rest_[end] == '.') {
      const std::size_t fraction = digits(end + 1);
      right = right && fraction > end + 1;
      end = fraction;
      whole = false;
    }
    if (end < rest_.size() && (rest_[end] == 'e' || rest_[end] == 'E')) {
      std::size_t at = end + 1;
      if (at < rest_.size() && (rest_[at] == '+' || rest_[at] == '-')) ++at;
      end = digits(at);
      right = right && end > at;
      whole = false;
    }
    if (!right) {
      fail();
      return {};
    }
    const std::string digits_of(rest_.substr(0, end));
    rest_.remove_prefix(end);
    const char* const last = digits_of.data() + digits_of.size();
    if (whole && negative) {
      std::int64_t n = 0;
      if (std::from_chars(digits_of.data(), last, n).ec == std::errc{}) return n;
    } else if (whole) {
      std::uint64_t n = 0;
      if (std::from_chars(digits_of.data(), last, n).ec == std::errc{}) return n;
    }
#ifdef SEATMATE_AT_THE_TABLE_ONLY
    // Nothing of ours holds such a number; only a stranger's `tag` could, and a page is its own
    // client. What reads and writes them would be a tenth of what it downloads.
    fail();
    return {};
#else
    const double n = std::strtod(digits_of.c_str(), nullptr);
    if (!std::isfinite(n)) fail();
    return n;
#endif
  }

  std::string_view rest_;
  bool failed_ = false;
};

void put_text(std::string& out, std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  constexpr std::string_view meant = "\"\\\b\f\n\r\t";
  constexpr std::string_view names = "\"\\bfnrt";
  out += '"';
  while (!text.empty()) {
    const auto byte = static_cast<unsigned char>(text.front());
    std::size_t length = utf8_length(text);
    if (length == 0) {
      // What is no character, with what would have belonged to it.
      out += "\xef\xbf\xbd";
      length = 1;
      while (byte >= 0xc2 && length < text.size() && length < 3 &&
             (static_cast<unsigned char>(text[length]) & 0xc0U) == 0x80)
        ++length;
    } else if (const std::size_t which = meant.find(text.front()); which != std::string::npos) {
      out += '\\';
      out += names[which];
    } else if (byte < 0x20) {
      out += "\\u00";
      out += hex[byte >> 4U];
      out += hex[byte & 15U];
    } else {
      out.append(text.substr(0, length));
    }
    text.remove_prefix(length);
  }
  out += '"';
}

// `indent` < 0: all on one line.
void put_json(std::string& out, const Json& json, int indent, int depth) {
  const auto line = [&](int further) {
    if (indent < 0) return;
    out += '\n';
    out.append(static_cast<std::size_t>(indent * (depth + further)), ' ');
  };
  switch (json.type()) {
    case Json::value_t::object:
    case Json::value_t::array: {
      const bool object = json.is_object();
      if (json.empty()) {
        out += object ? "{}" : "[]";
        return;
      }
      out += object ? '{' : '[';
      bool first = true;
      for (auto item = json.begin(); item != json.end(); ++item) {
        if (!first) out += ',';
        first = false;
        line(1);
        if (object) {
          put_text(out, item.key());
          out += indent < 0 ? ":" : ": ";
        }
        put_json(out, *item, indent, depth + 1);
      }
      line(0);
      out += object ? '}' : ']';
      return;
    }
    case Json::value_t::string:
      return put_text(out, json.get_ref<const std::string&>());
    case Json::value_t::boolean:
      out += json.get<bool>() ? "true" : "false";
      return;
    case Json::value_t::number_integer:
      return put_number(out, json.get<std::int64_t>());
    case Json::value_t::number_unsigned:
      return put_unsigned(out, json.get<std::uint64_t>());
    case Json::value_t::number_float: {
#ifndef SEATMATE_AT_THE_TABLE_ONLY
      const double n = json.get<double>();
      char buffer[64];
      if (std::isfinite(n))
        out.append(buffer, nlohmann::detail::to_chars(buffer, buffer + sizeof buffer, n));
      else
        out += "null";
      return;
#else
      break;
#endif
    }
    case Json::value_t::null:
    case Json::value_t::binary:
    case Json::value_t::discarded:
      break;
  }
  out += "null";
}

}  // namespace

Json parse_json(std::string_view text) { return JsonReader(text).read(); }

std::string dump_json(const Json& json, int indent) {
  std::string out;
  put_json(out, json, indent, 0);
  return out;
}

}  // namespace seatmate
