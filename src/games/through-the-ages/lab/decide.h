#pragma once

// The door of `decide` (docs/decide.md): a question is read into a State, the rules of the game
// answer it, and what they did becomes the result. Nothing is decided here.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/given.h"
#include "games/through-the-ages/icons.h"
#include "games/through-the-ages/politics.h"

namespace seatmate::through_the_ages {

// The table of a question: nobody sits at it, everything is written down.
struct DecideTable : Table {
  explicit DecideTable(const Data& printed) : Table(printed, &trail) {}

  Trail trail;
};

// Reads what is given, ages and cards as well.
class Given : public seatmate::Given {
 public:
  // No strength, and no sum of points, is ever larger.
  static constexpr int most_points = 10000;

  Given(const seatmate::Given& plain, const Data& data) : seatmate::Given(plain), data_(data) {}

  [[nodiscard]] const Data& data() const { return data_; }

  // The objects inside have cards, too.
  Given object(std::string_view key) { return {seatmate::Given::object(key), data_}; }
  Given object_or_none(std::string_view key) {
    return {seatmate::Given::object_or_none(key), data_};
  }
  std::vector<Given> objects(std::string_view key, std::size_t least, std::size_t most);

  int points(std::string_view key) { return number(key, -most_points, most_points); }

  // Ages from `least` to `most`.
  Age age(std::string_view key, Age least, Age most);
  std::uint8_t ages(std::string_view key);

  Civil civil(std::string_view key);
  Military military(std::string_view key);
  // null or a tactic
  Military tactic_or_none(std::string_view key);
  template <class Cards>
  void civil_cards(std::string_view key, Cards& into) {
    if (!is_list(key, 0, into.capacity())) return;
    for (const Doc& doc : items(key)) into.push_back(civil_at(key, doc));
  }
  template <class Cards>
  void military_cards(std::string_view key, Cards& into) {
    if (!is_list(key, 0, into.capacity())) return;
    for (const Doc& doc : items(key)) into.push_back(military_at(key, doc));
  }
  template <class Cards>
  void tactics(std::string_view key, Cards& into) {
    if (!is_list(key, 0, into.capacity())) return;
    for (const Doc& doc : items(key)) into.push_back(tactic_at(key, doc));
  }
  Units units(std::string_view key);
  // A row, as it is spelt and as it is meant.
  template <class Read>
  auto icons(std::string_view key, Read&& read) {
    using Icon = typename decltype(read(std::string_view{}))::value_type;
    std::vector<std::pair<std::string, Icon>> all;
    if (!is_list(key, 0, most_icons)) return all;
    for (const Doc& doc : items(key)) {
      const auto icon = doc.is_text() ? read(doc.text()) : std::nullopt;
      if (icon)
        all.emplace_back(doc.text(), *icon);
      else
        unfit(key, doc, "an icon of this section");
    }
    return all;
  }

  Civil civil_at(std::string_view key, const Doc& doc);
  Military military_at(std::string_view key, const Doc& doc);

 private:
  static constexpr std::size_t most_icons = 100;
  Military tactic_at(std::string_view key, const Doc& doc);
  Age age_at(std::string_view key, const Doc& doc, Age least, Age most);

  const Data& data_;
};

// What several kinds are given.
void read_slots(Given& g, State& s);
void read_wonder(Given& g, State& s);
void read_in_play(Given& g, State& s);

// ---- writing

inline Doc id_of(const Data& data, Civil card) {
  return card == Civil::none ? Doc() : Doc(data.card(card).id);
}
inline Doc id_of(const Data& data, Military card) {
  return card == Military::none ? Doc() : Doc(data.card(card).id);
}
template <class Cards>
Doc ids_of(const Data& data, const Cards& cards) {
  Doc list = Doc::list();
  for (const auto card : cards) list.push(id_of(data, card));
  return list;
}
Doc slots_doc(const Data& data, const State& s, Slot first, Slot last);
Doc ages_doc(std::uint8_t ages);
Doc wonder_doc(const Data& data, const State& s);
Doc change_doc(const Data& data, const State& before, const State& after);

// ---- the kinds

Doc decide_take_cards(Given& g, State& s, DecideTable& t);
Doc decide_develop(Given& g, State& s, DecideTable& t);
Doc decide_build(Given& g, State& s, DecideTable& t);
Doc decide_pay_gold(Given& g, State& s, DecideTable& t);
Doc decide_production(Given& g, State& s, DecideTable& t);

Doc decide_military_draw(Given& g, State& s, DecideTable& t);
Doc decide_tactic(Given& g, State& s, DecideTable& t);
Doc decide_politics(Given& g, State& s, DecideTable& t);
Doc decide_auction(Given& g, State& s, DecideTable& t);
Doc decide_defence(Given& g, State& s, DecideTable& t);
Doc decide_age_change(Given& g, State& s, DecideTable& t);
Doc decide_event_bonus(Given& g, State& s, DecideTable& t);

}  // namespace seatmate::through_the_ages
