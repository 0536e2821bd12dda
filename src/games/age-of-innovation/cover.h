#pragma once

// Chapters "cover power and book actions" and "take an innovation": a row, an arrow, one is gone.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/age-of-innovation/select.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

template <class Table>
std::optional<Slot> choose_slot(Table& t, Noun noun, Rule rule, SlotSet open,
                                const Support& support) {
  auto choice = choose(t.reasons, noun, rule, "options", open);
  if (choice.none()) return std::nullopt;
  return by_direction(choice, t.reasons, support.forward, support.count);
}

struct Covered {
  std::optional<Slot> power;
  std::optional<Slot> book;
};

// AI-COVER-1 to -3: one power action, then one book action by the same arrow. The two parts are
// independent (AMB-6), unless the other reading is set.
template <class Table>
Covered choose_cover(const State& s, Table& t, SlotSet open_power, SlotSet open_book,
                     const Support& support) {
  Covered covered;
  covered.power = choose_slot(t, Noun::power_actions, Rule::AI_COVER_1, open_power, support);
  if (!covered.power) {
    cite(t.reasons, Rule::AI_COVER_3, "no-power-action");
    if (s.readings.cover_power_first) return covered;
  }
  covered.book = choose_slot(t, Noun::book_actions, Rule::AI_COVER_2, open_book, support);
  return covered;
}

template <class Table>
void cover_actions(State& s, Table& t, const Support& support) {
  const SlotSet power = SlotSet::first_n(t.data.power_actions) - s.power_covered;
  const SlotSet book = SlotSet::first_n(t.data.book_actions) - s.book_covered;
  const Covered covered = choose_cover(s, t, power, book, support);
  if (covered.power) s.power_covered.add(*covered.power);
  if (covered.book) s.book_covered.add(*covered.book);
  t.tell(s, [&] {
    std::vector<std::string> places;
    if (covered.power) places.push_back("power-covered." + std::to_string(*covered.power + 1));
    if (covered.book) places.push_back("book-covered." + std::to_string(*covered.book + 1));
    return Step{covered.power || covered.book ? Step::Kind::carry_out : Step::Kind::note,
                {"aoi.step.cover",
                 {Arg("power", covered.power ? *covered.power + 1 : 0),
                  Arg("book", covered.book ? *covered.book + 1 : 0)}},
                std::move(places),
                {}};
  });
}

// AI-INNO-1: from round 3, and at most three.
inline bool may_take_innovation(const Data& data, int round, int owned) {
  return round >= 3 && owned < data.innovations_each;
}

// AI-INNO-2: by the arrow; the tile does nothing for her.
template <class Table>
std::optional<Slot> choose_innovation(Table& t, int round, int owned, SlotSet display,
                                      const Support& support) {
  if (!may_take_innovation(t.data, round, owned)) {
    cite(t.reasons, Rule::AI_INNO_1, round < 3 ? "innovation-too-early" : "innovation-limit",
         owned);
    return std::nullopt;
  }
  return choose_slot(t, Noun::innovations, Rule::AI_INNO_2, display, support);
}

// The display is read row by row (AMB-21): slot 3 with rows of 2 and 4 is the second of row 2.
inline std::pair<int, int> innovation_place(const Data& data, int players, Slot slot) {
  const int first_row = data.innovation_rows[static_cast<std::size_t>(players)][0];
  return slot < first_row ? std::pair{1, slot + 1} : std::pair{2, slot - first_row + 1};
}

template <class Table>
void take_innovation(State& s, Table& t, const Support& support) {
  const auto taken = choose_innovation(t, s.round, s.innovations_taken[0], s.innovations, support);
  if (!taken) {
    cite(t.reasons, Rule::AI_ACT_1, "action-fails");
    t.tell(s, [&] { return Step{Step::Kind::note, {"aoi.step.no-innovation", {}}, {}, {}}; });
    return;
  }
  s.innovations.remove(*taken);
  ++s.innovations_taken[0];
  t.tell(s, [&] {
    const auto [row, place] = innovation_place(t.data, s.players(), *taken);
    return Step{Step::Kind::carry_out,
                {"aoi.step.innovation", {Arg("row", row), Arg("place", place)}},
                {"innovation." + std::to_string(*taken + 1)},
                {}};
  });
}

}  // namespace seatmate::age_of_innovation
