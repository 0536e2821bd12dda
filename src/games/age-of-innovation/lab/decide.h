#pragma once

// The door of `decide` (docs/decide.md): a question is read into a State, the rules of the game
// answer it, and what they wrote down becomes the result. Nothing is decided here.

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/given.h"
#include "engine/turn.h"
#include "games/age-of-innovation/lines.h"
#include "games/age-of-innovation/select.h"
#include "games/age-of-innovation/table.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

// The table of a question: nobody sits at it, everything is written down.
// It is told everything, so that the rules note what only people want to know.
struct DecideTable : AnsweredBy<DecideTable, Table>, TalkOf<State>, Table {
  explicit DecideTable(const Data& printed) : Table(printed, frames, *this, &trail, this) {}

  Arena frames;
  Trail trail;

  template <class Question>
  Asked<typename Question::Answer> ask(const State&, const Question&) {
    return {};
  }
};

// Reads what is given, cards and hexes as well.
class Given : public seatmate::Given {
 public:
  Given(const seatmate::Given& plain, const Data& printed, std::string_view kind)
      : seatmate::Given(plain), data(printed), kind_(kind) {}

  const Data& data;

  // Every key must be one of these: a misspelt one is never silently ignored.
  void knows(std::initializer_list<std::string_view> keys);

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
    const seatmate::Given inside = object(key);
    for (const auto& [id, value] : inside.members()) {
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

 private:
  Hex land_at(std::string_view key, const Doc& id);
  [[nodiscard]] const Map& map() const { return data.map(side_); }
  [[nodiscard]] std::string map_name() const;

  std::string_view kind_;
  Side side_ = Side::small;
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
// What a criterion or a note left in the trail, or nullptr; where the rule depends on the number of
// humans, either line.
const TrailEntry* find_line(const Trail& trail, std::initializer_list<Line> lines);
inline const TrailEntry* find_line(const Trail& trail, Line line) {
  return find_line(trail, {line});
}
// What the first choice began with, or nullptr.
const TrailEntry* find_options(const Trail& trail);
// "trail": what each criterion kept.
Doc trail_of_hexes(const Trail& trail);

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
