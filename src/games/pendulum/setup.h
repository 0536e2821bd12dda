#pragma once

// Chapter "Setup".

#include "games/pendulum/action.h"

namespace seatmate::pendulum {

inline constexpr int grandes_on_board = 6;  // PE-SETUP-7
inline constexpr int grandes_in_box = 10;   // BF-22
inline constexpr int human_grandes = 2;     // the one she begins with and the one she may recruit
// PE-COUNCIL-11: what may still go into the automas' reward slots.
constexpr int grandes_left(int in_box, int of_human) {
  return in_box - grandes_on_board - of_human;
}
static_assert(grandes_left(grandes_in_box, human_grandes) == automa_count);

template <class Table>
Turn<std::uint8_t> reveal_for_setup(State& s, Table& t, std::size_t which) {
  if (s.deck_kind != DeckKind::mine) co_return s.deck.pile[s.deck.pile.size() - 1U - which];
  const std::uint8_t number = co_await t.ask(s, DrawnCard{});
  co_await t.need(s, LeftFact{number});
  co_return number;
}

template <class Table>
Turn<> set_up(State& s, Table& t) {
  t.title([&] { return Message{"pen.title.setup", {Arg("level", term(s.level))}}; });
  // What the box does not tell, before anything is laid out.
  if (s.own_scorecard) co_await t.need(s, ScorecardFact{s.level});
  if (s.own_track) co_await t.need(s, TrackFact{});

  // PE-GEN-1, PE-GEN-2, PE-SETUP-1: three players, two of them automas.
  cite(t.reasons, Rule::PE_GEN_1, "two-automas");
  cite(t.reasons, Rule::PE_GEN_2, "three-player-rules");
  cite(t.reasons, Rule::PE_SETUP_1, "colours");
  cite(t.reasons, Rule::PE_SETUP_4, "heads");  // AMB-14
  cite(t.reasons, Rule::PE_SETUP_3, "markers");
  cite(t.reasons, Rule::PE_GEN_6, "obstacles");
  cite(t.reasons, Rule::PE_ACH_1, "no-achievements");
  s.position = {};
  t.tell(s, [&] {
    return vocabulary.step(t, "setup-table", {Arg("heads", s.readings.grandes_on_heads ? 1 : 0)});
  });
  // PE-SETUP-5, PE-DIFF-1: one of PE-DIFF-A, PE-DIFF-B, PE-DIFF-C, PE-DIFF-D, PE-DIFF-E, PE-DIFF-F.
  cite(t.reasons, Rule::PE_SETUP_5, "scorecard", static_cast<int>(s.level));
  cite(t.reasons, static_cast<Rule>(index(Rule::PE_DIFF_A) + index(s.level)), "level",
       static_cast<int>(s.level));
  cite(t.reasons, Rule::PE_DIFF_1, is_advanced(s.level) ? "advanced" : "basic");
  t.tell(s, [&] {
    return vocabulary.step(
        t, "setup-level",
        {Arg("level", term(s.level)), Arg("advanced", is_advanced(s.level) ? 1 : 0),
         Arg("own", s.own_scorecard ? 1 : 0)});
  });
  // PE-SETUP-2.
  s.random.shuffle(s.privilege);
  cite(t.reasons, Rule::PE_SETUP_2, "random-order");
  t.tell(s, [&] {
    return vocabulary.step(t, "setup-privilege",
                           {Arg("first", term(s.privilege[0])), Arg("second", term(s.privilege[1])),
                            Arg("third", term(s.privilege[2]))});
  });
  // PE-SETUP-6.
  for (std::uint8_t n = 1; n <= card_count; ++n) s.deck.pile.push_back(n);
  if (s.deck_kind != DeckKind::mine) s.deck.shuffle(s.random);
  cite(t.reasons, Rule::PE_SETUP_6, "shuffled", card_count);

  // PE-SETUP-7 to PE-SETUP-10: six grandes; the card decides about the fifth of each area.
  const std::uint8_t purple = co_await reveal_for_setup(s, t, 0);
  std::uint8_t green = purple;
  if (!s.readings.one_card_for_both) green = co_await reveal_for_setup(s, t, 1);  // AMB-2
  cite(t.reasons, Rule::PE_SETUP_7, "grandes", grandes_on_board);
  cite(t.reasons, Rule::PE_SETUP_8, "bottom-rows");
  const bool small = s.readings.other_colour_small;
  const std::array<Cell, automa_areas> fifth{
      fifth_worker(t.reasons, Area::purple, card_of(t.data, s, purple).worker, small),
      fifth_worker(t.reasons, Area::green, card_of(t.data, s, green).worker, small)};
  for (std::size_t i = 0; i < automa_areas; ++i) s.vacant[i] = vacant_beside(fifth[i]);
  cite(t.reasons, Rule::PE_INV_1, "three-of-four");
  cite(t.reasons, Rule::PE_GEN_7, "never-leave");
  t.tell(s, [&] {
    return vocabulary.step(t, "setup-workers",
                           {Arg("purple", term(fifth[0])), Arg("green", term(fifth[1])),
                            Arg("card", purple), Arg("card2", green)},
                           {place_of(Area::purple, fifth[0]), place_of(Area::green, fifth[1])});
  });
  // PE-SETUP-11.
  if (s.deck_kind != DeckKind::mine) s.deck.shuffle(s.random);
  cite(t.reasons, Rule::PE_SETUP_11, "shuffled-back");
  // PE-SETUP-12, BF-4: all timers stand beside the top rows.
  cite(t.reasons, Rule::PE_SETUP_12, "human-places");
  s.timers = {};
  t.tell(s, [&] {
    return vocabulary.step(
        t, "setup-ready",
        {Arg("mine", s.deck_kind == DeckKind::mine ? 1 : 0), Arg("sand", s.sand_told ? 1 : 0)});
  });
  s.phase = Phase::placing;
}

}  // namespace seatmate::pendulum
