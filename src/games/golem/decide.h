#pragma once

// The door of `decide` (docs/decide.md): a question is read into a State, the rules of the game
// answer it, and what they wrote down becomes the result. Nothing is decided here.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/doc.h"
#include "engine/play_of.h"
#include "engine/turn.h"
#include "games/golem/rules.h"
#include "games/golem/words.h"

namespace seatmate::golem {

// The table of a question: nobody sits at it, everything is known, everything is written down.
struct DecideTable {
  static constexpr bool telling = false;

  const Data& data;
  Arena frames{};
  Trail reasons{};

  Arena& arena() { return frames; }
  template <class Question>
  Asked<typename Question::Answer> ask(const State&, const Question&) {
    return {};
  }
  template <class Question>
  Asked<Known> need(const State&, const Question&) {
    return {Known{}};
  }
  template <class Make>
  void mention(Make&&) {}
  static std::vector<Message> take_mentions() { return {}; }
  template <class Make>
  void tell(const State&, Make&&) {}
  template <class Make>
  void title(Make&&) {}
};

// Reads what is given. The first thing that is wrong is remembered as a sentence; from then on
// every reader returns some harmless value, and the kind asks ok() before it lets the rules run.
class Given {
 public:
  // "≥ 0" without an upper end: more than any game ever has of anything.
  static constexpr int no_limit = 1000000;

  Given(std::string name, const Doc& doc, std::string& sentence)
      : name_(std::move(name)), doc_(doc), sentence_(sentence) {}

  [[nodiscard]] bool ok() const { return sentence_.empty(); }
  void wrong(std::string sentence);
  // "key" is …: it must be <what>.
  void unfit(std::string_view key, const Doc& value, std::string_view what);

  // A key that is left out, or null, is not there.
  [[nodiscard]] bool has(std::string_view key) const { return !doc_[key].is_null(); }
  [[nodiscard]] const Doc& operator[](std::string_view key) const { return doc_[key]; }

  // An object inside this one; the optional one may be missing.
  Given object(std::string_view key);
  Given object_or_none(std::string_view key);
  // The objects of a list.
  std::vector<Given> objects(std::string_view key, std::size_t least, std::size_t most);

  int number(std::string_view key, int low, int high);
  int number_or(std::string_view key, int low, int high, int otherwise);
  bool flag(std::string_view key);
  bool flag_or(std::string_view key, bool otherwise);
  template <class Enum, std::size_t N>
  Enum name(std::string_view key, const std::array<std::string_view, N>& names) {
    return static_cast<Enum>(one_of(key, doc_[key], names.data(), N));
  }
  // A list of names; the limits are those of its length.
  template <class Enum, std::size_t N>
  std::vector<Enum> list(std::string_view key, const std::array<std::string_view, N>& names,
                         std::size_t least, std::size_t most) {
    std::vector<Enum> values;
    if (!is_list(key, least, most)) return values;
    for (const Doc& doc : doc_[key].items())
      values.push_back(static_cast<Enum>(one_of(key, doc, names.data(), N)));
    return values;
  }
  // Different numbers from 1 to `high`.
  std::vector<std::uint8_t> positions(std::string_view key, int high);
  bool is_list(std::string_view key, std::size_t least, std::size_t most);
  std::size_t one_of(std::string_view key, const Doc& doc, const std::string_view* names,
                     std::size_t count);
  int number_at(std::string_view key, const Doc& doc, int low, int high);

  // Another reading of the rulebook: the default, or the second value.
  void either(std::string_view key, std::array<std::string_view, 2> values, bool& second);
  void either(std::string_view key, bool when, bool& second);
  template <class Int>
  void amount(std::string_view key, int low, int high, Int& into) {
    into = static_cast<Int>(number_or(key, low, high, into));
  }

 private:
  [[nodiscard]] std::string path(std::string_view key) const;

  std::string name_;  // "" at the top, or where this object stands: "character"
  const Doc& doc_;
  std::string& sentence_;
};

// What several kinds are given.
struct CardColours {
  Colour left = Colour::red;
  Colour right = Colour::yellow;
};
CardColours read_character(Given& character);
void read_strategy(Given& given, State& s);
void read_golems(Given& given, State& s);

// ---- writing

Doc golem_doc(const Golem& golem);
// "rules": what was cited, each once, in order.
void cite_rules(Doc& result, const Trail& trail);

// ---- the kinds

Doc decide_marble(Given& g, DecideTable& t);
Doc decide_rabbi(Given& g, DecideTable& t);
Doc decide_turn_order(Given& g, DecideTable& t);
Doc decide_resources(Given& g, DecideTable& t);
Doc decide_influence(Given& g, DecideTable& t);
Doc decide_end_scoring(Given& g, DecideTable& t);

Doc decide_move_golems(Given& g, DecideTable& t);
Doc decide_work(Given& g, DecideTable& t);
Doc decide_create_golem(Given& g, DecideTable& t);
Doc decide_kill(Given& g, DecideTable& t);
Doc decide_student(Given& g, DecideTable& t);
Doc decide_book(Given& g, DecideTable& t);
Doc decide_upgrade_type(Given& g, DecideTable& t);

}  // namespace seatmate::golem
