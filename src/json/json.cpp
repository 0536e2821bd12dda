// Reading and writing of our own: a page downloads every byte of it, and docs/architecture.md has
// the figures of the libraries that were tried. What comes out is byte for byte what nlohmann/json
// writes (json_test.cpp compares them), but for some fractions of more than 15 digits: there both
// write one that is read as the same number.

#include "json/json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <utility>

#include "engine/characters.h"

namespace seatmate {

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

// Of members with the same key the first place and the last value stay. A text may have as many
// members as fit into it, so they are put in order by key to be compared with their neighbours
// only: no choice of keys makes that slow. By hand, because a library's sort is long.
void keep_last_of_each(std::vector<Doc::Member>& members) {
  const std::size_t count = members.size();
  std::vector<std::size_t> order(count), merged(count);
  for (std::size_t i = 0; i < count; ++i) order[i] = i;
  for (std::size_t width = 1; width < count; width *= 2) {
    for (std::size_t from = 0; from < count; from += 2 * width) {
      const std::size_t middle = std::min(from + width, count);
      const std::size_t end = std::min(from + 2 * width, count);
      std::size_t left = from, right = middle;
      for (std::size_t to = from; to < end; ++to) {
        const bool take_right = left == middle || (right < end && members[order[right]].first <
                                                                      members[order[left]].first);
        merged[to] = order[take_right ? right++ : left++];
      }
    }
    order.swap(merged);
  }
  // Members with the same key are neighbours now, in the order in which they were written.
  std::vector<bool> gone(count);
  for (std::size_t i = 0, first = 0; i < count; ++i) {
    if (i == 0 || members[order[i]].first != members[order[first]].first) {
      first = i;
      continue;
    }
    members[order[first]].second = std::move(members[order[i]].second);
    gone[order[i]] = true;
  }
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (gone[i]) continue;
    if (kept != i) members[kept] = std::move(members[i]);
    ++kept;
  }
  members.erase(members.begin() + static_cast<std::ptrdiff_t>(kept), members.end());
}

#ifndef SEATMATE_AT_THE_TABLE_ONLY
// The fewest digits that are read back as the same number; with a point or an exponent, so that it
// is not taken for a whole one.
std::string shortest(double n) {
  char buffer[40];
  int precision = 0;
  do std::snprintf(buffer, sizeof buffer, "%.*e", precision, n);
  while (std::strtod(buffer, nullptr) != n && ++precision < 17);
  std::string_view rest = buffer;  // [-]d[.ddd]e±dd
  std::string out;
  if (rest.starts_with('-')) {
    out += '-';
    rest.remove_prefix(1);
  }
  const std::size_t e = rest.find('e');
  std::string digits(1, rest.front());
  if (e > 2) digits += rest.substr(2, e - 2);
  const int exponent = std::atoi(rest.substr(e + 1).data());
  const int count = static_cast<int>(digits.size());
  const int point = exponent + 1;  // so many digits stand before it
  constexpr int most_before = 15;
  constexpr int most_zeros = 4;
  if (count <= point && point <= most_before)
    return out + digits + std::string(static_cast<std::size_t>(point - count), '0') + ".0";
  if (0 < point && point <= most_before)
    return out + digits.insert(static_cast<std::size_t>(point), ".");
  if (-most_zeros < point && point <= 0)
    return out + "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
  if (count > 1) digits.insert(1, ".");
  return out + digits + std::string(rest.substr(e));
}
#endif

// Reads from left to right; once something is wrong, nothing is read any more.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : rest_(text) {}

  std::optional<Doc> read() {
    if (rest_.starts_with(byte_order_mark)) rest_.remove_prefix(byte_order_mark.size());
    std::optional<Doc> doc = value(0);
    skip();
    if (failed_ || !rest_.empty()) doc.reset();
    return doc;
  }

 private:
  static constexpr std::size_t few = 16;

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

  Doc value(int depth) {
    skip();
    if (rest_.empty() || depth > deepest_json || ++values_ > most_json_values) {
      fail();
      return {};
    }
    switch (rest_.front()) {
      case '{':
        return object(depth);
      case '[':
        return list(depth);
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
        return {};
      default:
        return number();
    }
  }

  Doc object(int depth) {
    std::vector<Doc::Member> members;
    bool twice = false;
    expect("{");
    skip();
    if (depth >= deepest_json) fail();
    if (take("}")) return Doc::object();
    do {
      skip();
      std::string key = text();
      skip();
      expect(":");
      // Of a few members each is compared with each; of many, all are put in order at the end.
      twice = twice || members.size() >= few;
      for (std::size_t i = 0; !twice && i < members.size(); ++i) twice = members[i].first == key;
      members.emplace_back(std::move(key), value(depth + 1));
      if (members.size() > most_json_members) fail();
      skip();
    } while (take(","));
    expect("}");
    if (twice && !failed_) keep_last_of_each(members);
    return Doc::object(std::move(members));
  }

  Doc list(int depth) {
    std::vector<Doc> items;
    expect("[");
    skip();
    if (depth >= deepest_json) fail();
    if (take("]")) return Doc::list();
    do {
      items.push_back(value(depth + 1));
      skip();
    } while (take(","));
    expect("]");
    return Doc::list(std::move(items));
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

  Doc number() {
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
      if (std::from_chars(digits_of.data(), last, n).ec == std::errc{})
        return std::cmp_less_equal(n, std::numeric_limits<std::int64_t>::max())
                   ? Doc(static_cast<std::int64_t>(n))
                   : Doc::digits(digits_of);
    }
#ifdef SEATMATE_AT_THE_TABLE_ONLY
    // A page refuses such a number. We never send one (only the `tag` of a foreign client could
    // hold it), and the code for it would be a tenth of the download.
    fail();
    return {};
#else
    const double n = std::strtod(digits_of.c_str(), nullptr);
    if (!std::isfinite(n)) fail();
    return Doc::digits(shortest(n));
#endif
  }

  std::string_view rest_;
  std::size_t values_ = 0;
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
      // A byte that begins no character is replaced, together with the bytes that seem to follow
      // it.
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
void put_json(std::string& out, const Doc& doc, int indent, int depth) {
  const auto line = [&](int further) {
    if (indent < 0) return;
    out += '\n';
    out.append(static_cast<std::size_t>(indent * (depth + further)), ' ');
  };
  bool first = true;
  const auto next = [&] {
    if (!first) out += ',';
    first = false;
    line(1);
  };
  switch (doc.kind()) {
    case Doc::Kind::object:
      out += '{';
      for (const auto& [key, value] : doc.members()) {
        next();
        put_text(out, key);
        out += indent < 0 ? ":" : ": ";
        put_json(out, value, indent, depth + 1);
      }
      if (!first) line(0);
      out += '}';
      return;
    case Doc::Kind::list:
      out += '[';
      for (const Doc& item : doc.items()) {
        next();
        put_json(out, item, indent, depth + 1);
      }
      if (!first) line(0);
      out += ']';
      return;
    case Doc::Kind::text:
      return put_text(out, doc.text());
    case Doc::Kind::boolean:
      out += doc.truth() ? "true" : "false";
      return;
    case Doc::Kind::number:
      return put_number(out, doc.number());
    case Doc::Kind::digits:
      out += doc.digits();
      return;
    case Doc::Kind::null:
      break;
  }
  out += "null";
}

}  // namespace

std::optional<Doc> parse_json(std::string_view text) {
  if (text.size() > longest_json) return {};
  return JsonReader(text).read();
}

std::string dump_json(const Doc& doc, int indent) {
  std::string out;
  put_json(out, doc, indent, 0);
  return out;
}

Doc with_plain_numbers(Doc doc) {
  if (doc.is_digits()) return doc.digits();
  if (doc.is_list()) {
    std::vector<Doc> items;
    for (const Doc& item : doc.items()) items.push_back(with_plain_numbers(item));
    return Doc::list(std::move(items));
  }
  if (doc.is_object()) {
    std::vector<Doc::Member> members;
    for (const auto& [key, value] : doc.members())
      members.emplace_back(key, with_plain_numbers(value));
    return Doc::object(std::move(members));
  }
  return doc;
}

Doc& set(Doc& object, const With& member) {
  Doc& place = object.at(member.key_);
  switch (member.what_) {
    case With::What::truth:
      place = member.number_ != 0;
      break;
    case With::What::number:
      place = member.number_;
      break;
    case With::What::text:
      place = member.text_;
      break;
    case With::What::copied:
      place = *member.json_;
      break;
    case With::What::taken:
      place = std::move(*member.json_);
      break;
  }
  return place;
}
Doc object(std::initializer_list<With> members) {
  Doc out = Doc::object();
  for (const With& member : members) set(out, member);
  return out;
}
Doc list_of(const std::vector<std::string>& texts) {
  Doc out = Doc::list();
  for (const std::string& text : texts) out.push(text);
  return out;
}

}  // namespace seatmate
