#pragma once

// The reader of `decide` questions (docs/decide.md), the same for every game.
//
// A question is written by people and programs, so anything may be wrong with it, and whoever asked
// needs one sentence: where it is wrong, what stands there and what must. Were every game to write
// its own reader, the same mistake would be answered in other words from game to game. A game adds
// readers for what only it has: cards, hexes, ages.

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/doc.h"
#include "engine/reasons.h"

namespace seatmate {

// ---- the words of a sentence

// A value as a sentence shows it: a long text is cut, so that the sentence stays one.
[[nodiscard]] std::string shown(const Doc& value);

// "a, b or c"
template <class Names, class NameOf = std::identity>
std::string joined(const Names& names, NameOf name_of = {}, std::string_view last = " or ") {
  std::string text;
  std::size_t left = std::size(names);
  for (const auto& item : names) {
    text += name_of(item);
    --left;
    if (left > 0) text += left == 1 ? last : ", ";
  }
  return text;
}

// "a whole number from 1 to 4"
[[nodiscard]] std::string from_to(int low, int high);
// "at most 3 cards"; what they are may be left out.
[[nodiscard]] std::string how_many(std::size_t least, std::size_t most, std::string_view of_what);

[[nodiscard]] Doc error_of(std::string sentence);

// ---- the reader

// Reads one object of a question. The first thing that is wrong is remembered as a sentence; from
// then on every reader returns some harmless value, and the kind asks ok() before it lets the rules
// run. So a kind reads all it needs in a row, without a way out after every key. Objects inside
// share the sentence; question and sentence must outlive them all.
class Given {
 public:
  // "≥ 0" without an upper end: more than any game ever has of anything.
  static constexpr int no_limit = 1000000;

  Given(const Doc& doc, std::string& sentence) : doc_(doc), sentence_(sentence) {}

  [[nodiscard]] bool ok() const { return sentence_.empty(); }
  void wrong(std::string sentence);
  // "key" is …: it must be <what>.
  void unfit(std::string_view key, const Doc& value, std::string_view what);
  // The key in quotes, with the way to it: "golems[0].section".
  [[nodiscard]] std::string path(std::string_view key) const;

  // A key that is left out, or null, is not there; names() tells the two apart.
  [[nodiscard]] bool has(std::string_view key) const { return !doc_[key].is_null(); }
  [[nodiscard]] bool names(std::string_view key) const { return doc_.has(key); }
  [[nodiscard]] const Doc& operator[](std::string_view key) const { return doc_[key]; }
  [[nodiscard]] const std::vector<Doc>& items(std::string_view key) const {
    return doc_[key].items();
  }
  [[nodiscard]] const std::vector<Doc::Member>& members() const { return doc_.members(); }

  // An object inside this one; the optional one may be missing.
  Given object(std::string_view key);
  Given object_or_none(std::string_view key);
  // The objects of a list.
  std::vector<Given> objects(std::string_view key, std::size_t least, std::size_t most);
  bool is_list(std::string_view key, std::size_t least, std::size_t most,
               std::string_view of_what = {});

  int number(std::string_view key, int low, int high);
  int number_or(std::string_view key, int low, int high, int otherwise);
  template <class Int>
  void amount(std::string_view key, int low, int high, Int& into) {
    into = static_cast<Int>(number_or(key, low, high, into));
  }
  // Different numbers from 1 to `high`, which is at most 255.
  std::vector<std::uint8_t> positions(std::string_view key, int high);
  bool flag(std::string_view key);
  bool flag_or(std::string_view key, bool otherwise);

  template <class Enum>
  Enum name(std::string_view key, std::span<const std::string_view> names) {
    return static_cast<Enum>(one_of(key, doc_[key], names));
  }
  template <class Enum>
  Enum name_or(std::string_view key, std::span<const std::string_view> names, Enum otherwise) {
    return has(key) ? name<Enum>(key, names) : otherwise;
  }
  // A list of names; the limits are those of its length.
  template <class Enum>
  std::vector<Enum> list(std::string_view key, std::span<const std::string_view> names,
                         std::size_t least, std::size_t most) {
    std::vector<Enum> values;
    if (!is_list(key, least, most)) return values;
    for (const Doc& doc : items(key)) values.push_back(static_cast<Enum>(one_of(key, doc, names)));
    return values;
  }

  // Another reading of the rulebook: the first value is the default.
  void either(std::string_view key, std::array<std::string_view, 2> values, bool& second);
  void either(std::string_view key, bool when, bool& second);

  // A value that does not stand at a key of its own; a sentence calls it by `key`.
  int number_at(std::string_view key, const Doc& doc, int low, int high);
  std::size_t one_of(std::string_view key, const Doc& doc, std::span<const std::string_view> names);

 private:
  Given(std::string way, const Doc& doc, std::string& sentence)
      : way_(std::move(way)), doc_(doc), sentence_(sentence) {}

  std::string way_;  // "" at the top, or what stands before a key: "golems[0]."
  const Doc& doc_;
  std::string& sentence_;
};

// ---- the answer

// "rules": what was cited, each once, in order.
void cite_rules(Doc& result, const Trail& trail, std::span<const std::string_view> rule_ids);

// The way from a question to its answer: its kind is looked up by `name`, and run(kind, given)
// gives the result, which counts only if nothing that was given was wrong.
template <class Kinds, class Run>
Doc answer_case(const Kinds& kinds, const Doc& question, Run&& run) {
  if (!question.is_object())
    return error_of("A case is " + shown(question) +
                    ": it must be an object with \"kind\" and \"given\".");
  const Doc& name = question["kind"];
  for (const auto& kind : kinds) {
    if (!name.is_text() || name.text() != kind.name) continue;
    const Doc& given = question["given"];
    if (!given.is_object())
      return error_of("\"given\" is " + shown(given) + ": it must be an object with the keys of " +
                      std::string(kind.name) + ".");
    std::string sentence;
    Given reader(given, sentence);
    Doc result = run(kind, reader);
    return sentence.empty() ? result : error_of(std::move(sentence));
  }
  return error_of("\"kind\" is " + shown(name) + ": it must be " +
                  joined(kinds, [](const auto& kind) { return kind.name; }) + ".");
}

}  // namespace seatmate
