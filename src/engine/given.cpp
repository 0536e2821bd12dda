#include "engine/given.h"

#include <algorithm>

namespace seatmate {

// ---- the words of a sentence

std::string shown(const Doc& value) {
  constexpr std::size_t longest = 40;
  switch (value.kind()) {
    case Doc::Kind::null:
      return "missing";
    case Doc::Kind::boolean:
      return value.truth() ? "true" : "false";
    case Doc::Kind::number:
      return std::to_string(value.number());
    case Doc::Kind::digits:
      return value.digits();
    case Doc::Kind::text: {
      std::string text = value.text().substr(0, longest);
      if (text.size() < value.text().size()) {
        // Never cut through a character.
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U)
          text.pop_back();
        if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0x80U) text.pop_back();
        text += "…";
      }
      return "\"" + text + "\"";
    }
    case Doc::Kind::list:
      return "a list";
    case Doc::Kind::object:
      return "an object";
  }
  return {};
}

std::string from_to(int low, int high) {
  const std::string from = "a whole number from " + std::to_string(low);
  return high == Given::no_limit ? from + " up" : from + " to " + std::to_string(high);
}

std::string how_many(std::size_t least, std::size_t most, std::string_view of_what) {
  std::string count = std::to_string(most);
  if (least == 0 && most > 0)
    count = "at most " + count;
  else if (least < most)
    count = std::to_string(least) + " to " + count;
  return of_what.empty() ? count : count + " " + std::string(of_what);
}

Doc error_of(std::string sentence) {
  Doc result = Doc::object();
  result.set("error", std::move(sentence));
  return result;
}

// ---- the reader

void Given::wrong(std::string sentence) {
  if (sentence_.empty()) sentence_ = std::move(sentence);
}

void Given::unfit(std::string_view key, const Doc& value, std::string_view what) {
  wrong(path(key) + " is " + shown(value) + ": it must be " + std::string(what) + ".");
}

std::string Given::path(std::string_view key) const {
  return "\"" + way_ + std::string(key) + "\"";
}

Given Given::object(std::string_view key) {
  if (!doc_[key].is_object()) unfit(key, doc_[key], "an object");
  return {way_ + std::string(key) + ".", doc_[key], sentence_};
}
Given Given::object_or_none(std::string_view key) {
  if (has(key)) return object(key);
  return {way_ + std::string(key) + ".", doc_[key], sentence_};
}

std::vector<Given> Given::objects(std::string_view key, std::size_t least, std::size_t most) {
  std::vector<Given> all;
  if (!is_list(key, least, most)) return all;
  for (const Doc& doc : items(key)) {
    if (!doc.is_object()) unfit(key, doc, "a list of objects");
    all.push_back(
        {way_ + std::string(key) + "[" + std::to_string(all.size()) + "].", doc, sentence_});
  }
  return all;
}

bool Given::is_list(std::string_view key, std::size_t least, std::size_t most,
                    std::string_view of_what) {
  const std::size_t size = items(key).size();
  if (!doc_[key].is_list()) {
    unfit(key, doc_[key], "a list of " + how_many(least, most, of_what));
    return false;
  }
  if (size >= least && size <= most) return true;
  wrong(path(key) + " has " + std::to_string(size) + (size == 1 ? " entry" : " entries") +
        ": it must " + (of_what.empty() ? "have " : "be a list of ") +
        how_many(least, most, of_what) + ".");
  return false;
}

int Given::number_at(std::string_view key, const Doc& doc, int low, int high) {
  const std::int64_t n = doc.number();
  if (doc.is_number() && n >= low && n <= high) return static_cast<int>(n);
  unfit(key, doc, from_to(low, high));
  return low;
}
int Given::number(std::string_view key, int low, int high) {
  return number_at(key, doc_[key], low, high);
}
int Given::number_or(std::string_view key, int low, int high, int otherwise) {
  return has(key) ? number(key, low, high) : otherwise;
}

std::vector<std::uint8_t> Given::positions(std::string_view key, int high) {
  std::vector<std::uint8_t> all;
  if (!is_list(key, 0, static_cast<std::size_t>(high))) return all;
  for (const Doc& doc : items(key)) {
    const auto n = static_cast<std::uint8_t>(number_at(key, doc, 1, high));
    if (std::find(all.begin(), all.end(), n) != all.end())
      wrong(path(key) + " has " + std::to_string(n) + " twice: every number stands there once.");
    all.push_back(n);
  }
  return all;
}

bool Given::flag(std::string_view key) {
  if (!doc_[key].is_bool()) unfit(key, doc_[key], "true or false");
  return doc_[key].truth();
}
bool Given::flag_or(std::string_view key, bool otherwise) {
  return has(key) ? flag(key) : otherwise;
}

std::size_t Given::one_of(std::string_view key, const Doc& doc,
                          std::span<const std::string_view> names) {
  if (doc.is_text())
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i] == doc.text()) return i;
  unfit(key, doc,
        joined(names, [](std::string_view name) { return "\"" + std::string(name) + "\""; }));
  return 0;
}

void Given::either(std::string_view key, std::array<std::string_view, 2> values, bool& second) {
  if (has(key)) second = one_of(key, doc_[key], values) == 1;
}
void Given::either(std::string_view key, bool when, bool& second) {
  if (has(key)) second = flag(key) == when;
}

// ---- the answer

void cite_rules(Doc& result, const Trail& trail, std::span<const std::string_view> rule_ids) {
  Doc list = Doc::list();
  std::vector<bool> cited(rule_ids.size());
  for (const TrailEntry& entry : trail.entries) {
    if (cited[entry.rule]) continue;
    cited[entry.rule] = true;
    list.push(rule_ids[entry.rule]);
  }
  result.set("rules", std::move(list));
}

}  // namespace seatmate
