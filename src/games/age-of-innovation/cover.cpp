#include "games/age-of-innovation/cover.h"

namespace seatmate::age_of_innovation {

namespace {

std::optional<Slot> choose_slot(Table& t, Noun noun, Line line, SlotSet open,
                                const Support& support) {
  auto choice = choose(t.reasons, noun, line, open);
  if (choice.none()) return std::nullopt;
  return by_direction(choice, t.reasons, support.forward, support.count);
}

}  // namespace

Covered choose_cover(const State& s, Table& t, SlotSet open_power, SlotSet open_book,
                     const Support& support) {
  Covered covered;
  covered.power =
      choose_slot(t, Noun::power_actions, Line::AI_COVER_1_options, open_power, support);
  if (!covered.power) {
    cite(t.reasons, Line::AI_COVER_3_no_power_action);
    if (s.readings.cover_power_first) return covered;
  }
  covered.book = choose_slot(t, Noun::book_actions, Line::AI_COVER_2_options, open_book, support);
  return covered;
}

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
    return step_if(covered.power || covered.book, "cover",
                   {Arg("power", covered.power ? *covered.power + 1 : 0),
                    Arg("book", covered.book ? *covered.book + 1 : 0)},
                   std::move(places));
  });
}

std::optional<Slot> choose_innovation(Table& t, int round, int owned, SlotSet display,
                                      const Support& support) {
  if (!may_take_innovation(t.data, round, owned)) {
    cite(t.reasons,
         round < 3 ? Line::AI_INNO_1_innovation_too_early : Line::AI_INNO_1_innovation_limit,
         owned);
    return std::nullopt;
  }
  return choose_slot(t, Noun::innovations, Line::AI_INNO_2_options, display, support);
}

void take_innovation(State& s, Table& t, const Support& support) {
  const auto taken = choose_innovation(t, s.round, s.innovations_taken[0], s.innovations, support);
  if (!taken) {
    cite(t.reasons, Line::AI_ACT_1_action_fails);
    t.tell(s, [&] { return note("no-innovation"); });
    return;
  }
  s.innovations.remove(*taken);
  ++s.innovations_taken[0];
  t.tell(s, [&] {
    const auto [row, place] = innovation_place(t.data, s.players(), *taken);
    return step("innovation", {Arg("row", row), Arg("place", place)},
                {"innovation." + std::to_string(*taken + 1)});
  });
}

}  // namespace seatmate::age_of_innovation
