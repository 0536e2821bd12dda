#include "cli/table/words.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include "text/width.h"

namespace seatmate::cli {
namespace {

using Test = std::function<bool(std::string_view name)>;

Match pick(const std::vector<Meaning>& meanings, const Test& test) {
  Match found;
  for (std::size_t i = 0; i < meanings.size(); ++i)
    if (std::any_of(meanings[i].names.begin(), meanings[i].names.end(),
                    [&](const std::string& name) { return test(text::fold(name)); }))
      found.candidates.push_back(i);
  if (found.candidates.size() == 1) {
    found.kind = Match::Kind::found;
    found.index = found.candidates.front();
  } else if (!found.candidates.empty()) {
    found.kind = Match::Kind::ambiguous;
  }
  return found;
}

bool word_begins_with(std::string_view name, std::string_view typed) {
  for (std::size_t at = name.find(typed); at != std::string_view::npos;
       at = name.find(typed, at + 1))
    if (at == 0 || name[at - 1] == ' ' || name[at - 1] == '-' || name[at - 1] == '(') return true;
  return false;
}

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  const auto last = text.find_last_not_of(" \t");
  return std::string(text.substr(first, last - first + 1));
}

}  // namespace

Match match_whole(std::string_view typed, const std::vector<Meaning>& meanings) {
  const std::string folded = text::fold(typed);
  if (folded.empty()) return {};
  return pick(meanings, [&](std::string_view name) { return name == folded; });
}

Match match(std::string_view typed, const std::vector<Meaning>& meanings) {
  const std::string folded = text::fold(typed);
  if (folded.empty()) return {};
  const Test tests[] = {
      [&](std::string_view name) { return name == folded; },
      [&](std::string_view name) { return name.starts_with(folded); },
      [&](std::string_view name) { return word_begins_with(name, folded); },
  };
  for (const Test& test : tests)
    if (Match found = pick(meanings, test); found.kind != Match::Kind::unknown) return found;
  return {};
}

std::vector<std::string> letters_of(std::string_view typed, const std::vector<Meaning>& meanings) {
  std::vector<std::string> letters;
  for (const char c : typed) {
    const bool goes_on = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;  // UTF-8
    if (!goes_on || letters.empty()) letters.emplace_back();
    letters.back() += c;
  }
  if (!std::ranges::all_of(letters, [&](const std::string& letter) {
        return match_whole(letter, meanings).kind == Match::Kind::found;
      }))
    letters.clear();
  return letters;
}

std::vector<std::string> split_entries(std::string_view line) {
  std::vector<std::string> entries;
  std::string entry;
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    if (c == ';' && !quoted) {
      entries.push_back(trimmed(entry));
      entry.clear();
    } else {
      entry += c;
    }
  }
  entries.push_back(trimmed(entry));
  std::erase(entries, std::string());
  return entries;
}

std::vector<std::string> split_words(std::string_view entry) {
  std::vector<std::string> words;
  std::string word;
  bool quoted = false;
  bool open = false;   // a word has begun; "" is a word too
  bool comma = false;  // the last thing was a comma: a following space does not end the word
  for (const char c : entry) {
    if (c == '"') {
      quoted = !quoted;
      open = true;
      comma = false;
    } else if (!quoted && (c == ' ' || c == '\t')) {
      if (open && !comma) {
        words.push_back(word);
        word.clear();
        open = false;
      }
    } else if (!quoted && c == ',') {
      if (!open && !words.empty()) {  // "E3 , F4"
        word = words.back();
        words.pop_back();
      }
      word += c;
      open = comma = true;
    } else {
      word += c;
      open = true;
      comma = false;
    }
  }
  if (open) words.push_back(word);
  return words;
}

std::vector<std::string> split_at(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (;;) {
    const auto at = text.find(separator);
    parts.push_back(trimmed(text.substr(0, at)));
    if (at == std::string_view::npos) break;
    text.remove_prefix(at + 1);
  }
  std::erase(parts, std::string());
  return parts;
}

std::string join_words(const std::vector<std::string>& words, std::size_t from, std::size_t count) {
  std::string joined;
  for (std::size_t i = from; i < words.size() && i < from + count; ++i)
    joined += (i == from ? "" : " ") + words[i];
  return joined;
}

int number_in(std::string_view typed, int min, int max) {
  int number = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
  if (error != std::errc() || end != typed.data() + typed.size()) return -1;
  return number >= min && number <= max ? number : -1;
}

}  // namespace seatmate::cli
