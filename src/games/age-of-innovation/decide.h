#pragma once

// The door of `decide` (docs/decide.md): a question is read into a State, the rules of the game
// answer it, and what they wrote down becomes the result. Nothing is decided here.

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/doc.h"
#include "engine/turn.h"
#include "games/age-of-innovation/rules.h"
#include "games/age-of-innovation/select.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

// The table of a question: nobody sits at it, everything is written down.
struct DecideTable {
  static constexpr bool telling = true;  // so that the rules note what only people want to know

  const Data& data;
  Trail reasons;

  template <class Question>
  Asked<typename Question::Answer> ask(const State&, const Question&) {
    return {};
  }
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

  Given(const Data& printed, std::string_view kind, const Doc& doc)
      : data(printed), kind_(kind), doc_(doc) {}

  const Data& data;

  [[nodiscard]] bool ok() const { return sentence_.empty(); }
  [[nodiscard]] Doc error() const;
  void wrong(std::string sentence);
  // "key" is …: it must be <what>.
  void unfit(std::string_view key, const Doc& value, std::string_view what);
  // Every key must be one of these: a misspelt one is never silently ignored.
  void knows(std::initializer_list<std::string_view> keys);

  // A key that is left out, or null, is not there.
  [[nodiscard]] bool has(std::string_view key) const { return !doc_[key].is_null(); }
  [[nodiscard]] const Doc& operator[](std::string_view key) const { return doc_[key]; }

  int number(std::string_view key, int low, int high);
  int number_or(std::string_view key, int low, int high, int otherwise);
  bool flag_or(std::string_view key, bool otherwise);
  template <class Enum, std::size_t N>
  Enum name(std::string_view key, const std::array<std::string_view, N>& names) {
    return static_cast<Enum>(one_of(key, doc_[key], names));
  }
  template <class Enum, std::size_t N>
  Enum name_or(std::string_view key, const std::array<std::string_view, N>& names, Enum otherwise) {
    return has(key) ? name<Enum>(key, names) : otherwise;
  }
  Card card(std::string_view key) { return static_cast<Card>(number(key, 1, card_count)); }
  const Support& support(std::string_view key) { return data.cards[card(key)].support; }
  int level(std::string_view key = "level") { return number(key, 1, 5); }
  int round() { return number("round", 1, rounds); }
  Faction faction_or_simpletons() { return name_or("faction", faction_names, Faction::simpletons); }
  // Different cards; the limits are those of the list's length.
  InlineVector<Card, card_count> cards(std::string_view key, std::size_t least, std::size_t most);
  std::vector<int> numbers(std::string_view key);
  SlotSet slots(std::string_view key, int count);  // positions from 1, as the board shows them
  std::vector<std::string> texts(std::string_view key, std::size_t least, std::size_t most);

  // The map is read first; hexes are hexes of its side.
  Side side();
  Hex land(std::string_view key);
  HexSet lands(std::string_view key, int least = 0);
  HexSet lands_or_none(std::string_view key) { return has(key) ? lands(key) : HexSet{}; }
  HexSet spaces(std::string_view key);  // land or river, one hex or a list
  std::vector<Bridge> bridges(std::string_view key);
  // {hex: something}: the hexes, and each value handed on with the name it has in a sentence.
  template <class Read>
  HexSet by_land(std::string_view key, Read&& read) {
    HexSet hexes;
    if (!object(key)) return hexes;
    for (const auto& [id, value] : doc_[key].members()) {
      const Hex hex = land_at(key, id);
      read(hex, std::string(key) + "." + id, value);
      hexes.add(hex);
    }
    return hexes;
  }
  // {hex: power value}.
  HexSet powers(std::string_view key, std::array<int, hex_count>& power);
  void apart(std::string_view key, HexSet set, std::string_view other_key, HexSet other);
  // "ship", or instead of it "level" and "round".
  int ship_now(State& s, bool may_be_missing);

  // {discipline: level}, all four.
  std::array<std::uint8_t, discipline_count> levels(const std::string& name, const Doc& doc);
  // "automa" and "humans" into the science display.
  void science(State& s);

  // "amb": only these keys.
  void readings(State& s, std::initializer_list<std::string_view> keys);

  int number_at(std::string_view name, const Doc& doc, int low, int high);
  template <std::size_t N>
  std::size_t one_of(std::string_view key, const Doc& doc,
                     const std::array<std::string_view, N>& names) {
    return one_of(key, doc, names.data(), N);
  }

 private:
  std::size_t one_of(std::string_view key, const Doc& doc, const std::string_view* names,
                     std::size_t count);
  bool object(std::string_view key);
  bool list(std::string_view key, std::size_t least, std::size_t most, std::string_view of_what);
  Hex land_at(std::string_view key, const Doc& id);
  [[nodiscard]] const Map& map() const { return data.map(side_); }
  [[nodiscard]] std::string map_name() const;

  std::string_view kind_;
  const Doc& doc_;
  Side side_ = Side::small;
  std::string sentence_;
};

// ---- writing

inline Doc fails() {
  Doc result = Doc::object();
  result.set("fails", true);
  return result;
}
Doc hex_list(HexSet hexes);
Doc discipline_list(DisciplineSet disciplines);
Doc number_list(const std::vector<int>& numbers);
inline Doc distance_or_null(int steps) { return steps == no_path ? Doc() : Doc(steps); }
// The line a criterion or a note left in the trail, or nullptr.
const TrailEntry* line(const Trail& trail, std::string_view method);
// "trail": what each criterion kept.
Doc trail_of_hexes(const Trail& trail);
// "rules": what was cited, each once, in order.
void cite_rules(Doc& result, const Trail& trail);

// ---- the kinds

Doc decide_direction(Given& g);
Doc decide_deck(Given& g);
Doc decide_turns(Given& g);
Doc decide_points(Given& g);
Doc decide_pass(Given& g);
Doc decide_setup(Given& g);
Doc decide_cover(Given& g);
Doc decide_innovation(Given& g);

Doc decide_reach(Given& g);
Doc decide_distance(Given& g);
Doc decide_build(Given& g);
Doc decide_upgrade(Given& g);
Doc decide_area_scoring(Given& g);

Doc decide_discipline(Given& g);
Doc decide_send_scholar(Given& g);
Doc decide_science_scoring(Given& g);

}  // namespace seatmate::age_of_innovation
