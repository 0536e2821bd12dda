#include "games/pendulum/setup.h"

#include "games/pendulum/foreshadow.h"

namespace seatmate::pendulum {

namespace {

constexpr std::array<Line, level_count> level_lines{Line::PE_DIFF_A_level, Line::PE_DIFF_B_level,
                                                    Line::PE_DIFF_C_level, Line::PE_DIFF_D_level,
                                                    Line::PE_DIFF_E_level, Line::PE_DIFF_F_level};

Turn<std::uint8_t> reveal_for_setup(State& s, Table& t, std::size_t which) {
  if (s.deck_kind != DeckKind::mine) co_return s.deck.pile[s.deck.pile.size() - 1U - which];
  const std::uint8_t number = co_await t.ask(s, DrawnCard{});
  co_await t.need(s, LeftFact{number});
  co_return number;
}

}  // namespace

Turn<> set_up(State& s, Table& t) {
  t.title([&] { return Message{"pen.title.setup", {Arg("level", term(s.level))}}; });
  // What the box does not tell, before anything is laid out.
  if (s.own_scorecard) co_await t.need(s, ScorecardFact{s.level});
  if (s.own_track) co_await t.need(s, TrackFact{});

  // PE-GEN-1, PE-GEN-2, PE-SETUP-1: three players, two of them automas.
  cite(t.reasons, Line::PE_GEN_1_two_automas);
  cite(t.reasons, Line::PE_GEN_2_three_player_rules);
  cite(t.reasons, Line::PE_SETUP_1_colours);
  cite(t.reasons, Line::PE_SETUP_4_heads);  // AMB-14
  cite(t.reasons, Line::PE_SETUP_3_markers);
  cite(t.reasons, Line::PE_GEN_6_obstacles);
  cite(t.reasons, Line::PE_ACH_1_no_achievements);
  s.position = {};
  t.tell(s, [&] {
    return vocabulary.step(
        t, "setup-table",
        {Arg("heads", s.readings.grandes_on_heads ? 1 : 0), Arg("mat", s.own_track ? 1 : 0)});
  });
  // PE-SETUP-5, PE-DIFF-1: the scorecard of her level, PE-DIFF-A to PE-DIFF-F.
  cite(t.reasons, Line::PE_SETUP_5_scorecard, static_cast<int>(s.level));
  cite(t.reasons, level_lines[index(s.level)], static_cast<int>(s.level));
  cite(t.reasons, is_advanced(s.level) ? Line::PE_DIFF_1_advanced : Line::PE_DIFF_1_basic);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "setup-level",
        {Arg("level", term(s.level)), Arg("advanced", is_advanced(s.level) ? 1 : 0),
         Arg("own", s.own_scorecard ? 1 : 0), Arg("mat", s.own_track ? 1 : 0)});
  });
  // PE-SETUP-2.
  s.random.shuffle(s.privilege);
  cite(t.reasons, Line::PE_SETUP_2_random_order);
  t.tell(s, [&] {
    return vocabulary.step(t, "setup-privilege",
                           {Arg("first", term(s.privilege[0])), Arg("second", term(s.privilege[1])),
                            Arg("third", term(s.privilege[2]))});
  });
  // PE-SETUP-6.
  for (std::uint8_t n = 1; n <= card_count; ++n) s.deck.pile.push_back(n);
  if (s.deck_kind != DeckKind::mine) s.deck.shuffle(s.random);
  cite(t.reasons, Line::PE_SETUP_6_shuffled, card_count);

  // PE-SETUP-7 to PE-SETUP-10: six grandes; the card decides about the fifth of each area.
  const std::uint8_t purple = co_await reveal_for_setup(s, t, 0);
  std::uint8_t green = purple;
  if (!s.readings.one_card_for_both) green = co_await reveal_for_setup(s, t, 1);  // AMB-2
  cite(t.reasons, Line::PE_SETUP_7_grandes, grandes_on_board);
  cite(t.reasons, Line::PE_SETUP_8_bottom_rows);
  const bool small = s.readings.other_colour_small;
  const std::array<Cell, automa_areas> fifth{
      fifth_worker(t.reasons, Area::purple, card_of(t.data, s, purple).worker, small),
      fifth_worker(t.reasons, Area::green, card_of(t.data, s, green).worker, small)};
  for (std::size_t i = 0; i < automa_areas; ++i) s.vacant[i] = vacant_beside(fifth[i]);
  cite(t.reasons, Line::PE_INV_1_three_of_four);
  cite(t.reasons, Line::PE_GEN_7_never_leave);
  t.tell(s, [&] {
    return vocabulary.step(t, "setup-workers",
                           {Arg("purple", term(fifth[0])), Arg("green", term(fifth[1])),
                            Arg("card", purple), Arg("card2", green)},
                           {place_of(Area::purple, fifth[0]), place_of(Area::green, fifth[1])});
  });
  // PE-SETUP-11.
  if (s.deck_kind != DeckKind::mine) s.deck.shuffle(s.random);
  cite(t.reasons, Line::PE_SETUP_11_shuffled_back);
  // PE-SETUP-12, BF-4: all timers stand beside the top rows.
  cite(t.reasons, Line::PE_SETUP_12_human_places);
  s.timers = {};
  t.tell(s, [&] {
    return vocabulary.step(
        t, "setup-ready",
        {Arg("mine", s.deck_kind == DeckKind::mine ? 1 : 0), Arg("sand", s.sand_told ? 1 : 0)});
  });
  s.phase = Phase::placing;
  co_await lay_out_rewards(s, t);
}

}  // namespace seatmate::pendulum
