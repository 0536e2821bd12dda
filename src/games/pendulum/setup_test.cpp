// Chapters "General", "Setup" and "Difficulty".

#include "games/pendulum/setup.h"

#include <algorithm>

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

class Setup : public RuleTest {
 public:
  Setup() { s = fresh(1); }
  static State fresh(std::uint64_t seed) {
    State state;
    state.random = Random(seed);
    return state;
  }
  // With a deck of her own she turns these two cards up; their left sides are known.
  void turned_up(WorkerSymbol purple, WorkerSymbol green) {
    s.deck_kind = DeckKind::mine;
    t.cards = {7, 8};
    t.data.own_deck[6] = {purple};
    t.data.own_deck[7] = {green};
    for (const std::size_t i : {6U, 7U}) t.data.own_deck[i].left = Source::yours;
  }
};

// PE-GEN-1: exactly two automas, one alone is not possible: three players, two of them automas.
TEST_F(Setup, PE_GEN_1_TwoAutomas) {
  run(set_up(s, t));
  EXPECT_TRUE(t.cites(Line::PE_GEN_1_two_automas));
  EXPECT_EQ(s.position.size(), 2U);
  EXPECT_EQ(std::count(s.privilege.begin(), s.privilege.end(), Player::human), 1);
}
// PE-GEN-2: ordinary three-player rules: three privilege places, and no token in round 1.
TEST_F(Setup, PE_GEN_2_ThreePlayerRules) {
  run(set_up(s, t));
  EXPECT_TRUE(t.cites(Line::PE_GEN_2_three_player_rules));
  EXPECT_EQ(s.privilege.size(), 3U);
  EXPECT_FALSE(s.legendary_token);
}
// PE-GEN-3: there is no game without timers: a round starts by flipping all three.
TEST_F(Setup, PE_GEN_3_RealTimeOnly) {
  run(set_up(s, t));
  Input start;
  start.verb = Verb::start;
  say(start);
  EXPECT_EQ(s.phase, Phase::real_time);
  EXPECT_TRUE(t.cites(Line::PE_GEN_3_real_time));
  EXPECT_TRUE(sand_runs(s));
}
// PE-GEN-6, PE-GEN-7, PE-ACH-1: obstacles that stay in their boxes and claim nothing.
TEST_F(Setup, PE_GEN_6_WhatTheyNeverDo) {
  run(set_up(s, t));
  EXPECT_TRUE(t.cites(Line::PE_GEN_6_obstacles));
  EXPECT_TRUE(t.cites(Line::PE_GEN_7_never_leave));
  EXPECT_TRUE(t.cites(Line::PE_ACH_1_no_achievements));
}
// PE-ACH-1: the second purple flip takes the token off, and no automa has it then.
TEST_F(Setup, PE_ACH_1_TheyClaimNothing) {
  s.phase = Phase::real_time;
  s.legendary_token = true;
  s.purple_flips = 1;
  const auto position = s.position;
  EXPECT_TRUE(flip(s, t.reasons, Area::purple, true, 1).token_removed);
  EXPECT_EQ(s.position, position);
  EXPECT_EQ(s.votes, (std::array<std::uint8_t, 2>{}));
}
// PE-SETUP-1: the ordinary setup first, with a colour for each automa.
TEST_F(Setup, PE_SETUP_1_TheTableFirst) {
  run(set_up(s, t));
  EXPECT_TRUE(t.cites(Line::PE_SETUP_1_colours));
  ASSERT_FALSE(t.steps.empty());
  EXPECT_EQ(t.steps[0].text.id, "pen.step.setup-table");
}
// PE-SETUP-2: the three privilege markers in random order, by the seed.
TEST_F(Setup, PE_SETUP_2_PrivilegeInRandomOrder) {
  std::vector<Order> seen;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    s = fresh(seed);
    run(set_up(s, t));
    Order sorted = s.privilege;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(sorted, (Order{Player::human, Player::automa_1, Player::automa_2}));
    if (std::find(seen.begin(), seen.end(), s.privilege) == seen.end()) seen.push_back(s.privilege);
  }
  EXPECT_EQ(seen.size(), 6U) << "every order comes up";
  EXPECT_TRUE(t.cites(Line::PE_SETUP_2_random_order));
  EXPECT_NE(t.told("setup-privilege"), nullptr);
}
// PE-SETUP-3: a marker each on the leftmost space.
TEST_F(Setup, PE_SETUP_3_MarkersOnTheLeftmostSpace) {
  s.position = {5, 6};
  run(set_up(s, t));
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{0, 0}));
  EXPECT_TRUE(t.cites(Line::PE_SETUP_3_markers));
}
// PE-SETUP-4, AMB-14: a common worker of each colour on the heads; or a grande.
TEST_F(Setup, PE_SETUP_4_WorkersOnTheHeads) {
  run(set_up(s, t));
  EXPECT_TRUE(t.cites(Line::PE_SETUP_4_heads));
  EXPECT_EQ(t.said("setup-table", "heads")->number, 0);
  s = fresh(1);
  s.readings.grandes_on_heads = true;
  t.steps.clear();
  run(set_up(s, t));
  EXPECT_EQ(t.said("setup-table", "heads")->number, 1);
}
// PE-SETUP-5: the scorecard of the level; B is where to start.
TEST_F(Setup, PE_SETUP_5_TheScorecard) {
  EXPECT_EQ(s.level, Level::b);
  s.level = Level::e;
  run(set_up(s, t));
  EXPECT_EQ(t.line(Line::PE_SETUP_5_scorecard)->a, static_cast<int>(Level::e));
  EXPECT_EQ(&scorecard_of(t.data, s), &t.data.house_scorecards[index(Level::e)]);
}
// PE-SETUP-6: all 32 cards shuffled, no discard pile.
TEST_F(Setup, PE_SETUP_6_TheDeck) {
  run(set_up(s, t));
  EXPECT_EQ(s.deck.pile.size(), 32U);
  for (std::uint8_t n = 1; n <= card_count; ++n) EXPECT_TRUE(s.deck.pile.contains(n));
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_EQ(t.line(Line::PE_SETUP_6_shuffled)->a, 32);
  const std::int64_t on_top = t.said("setup-workers", "card")->number;
  State other = fresh(2);
  t.steps.clear();
  run(set_up(other, t));
  EXPECT_NE(other.deck.pile, s.deck.pile);
  EXPECT_NE(t.said("setup-workers", "card")->number, on_top) << "with these seeds";
}
// PE-SETUP-7, TV-13: six grandes; of ten in the box two are left besides the human's two.
TEST_F(Setup, PE_SETUP_7_SixGrandes) {
  run(set_up(s, t));
  EXPECT_EQ(t.line(Line::PE_SETUP_7_grandes)->a, 6);
  EXPECT_EQ(grandes_on_board, automa_areas * (cell_count - 1));
  EXPECT_EQ(grandes_left(10, 2), 2);
  EXPECT_EQ(grandes_left(10, 1), 3);
}
// PE-SETUP-8, PE-INV-1: the bottom rows are full; one space of each top row is vacant.
TEST_F(Setup, PE_SETUP_8_TheBottomRows) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    s = fresh(seed);
    run(set_up(s, t));
    for (const Cell vacant : s.vacant) EXPECT_EQ(row_of(vacant), Row::top);
  }
  EXPECT_TRUE(t.cites(Line::PE_SETUP_8_bottom_rows));
  EXPECT_TRUE(t.cites(Line::PE_INV_1_three_of_four));
}
// PE-SETUP-9: the card for purple decides about the fifth worker there.
TEST_F(Setup, PE_SETUP_9_TheCardForPurple) {
  turned_up(WorkerSymbol::purple, WorkerSymbol::none);
  run(set_up(s, t));
  EXPECT_EQ(t.asked, (Strings{"card", "card"}));
  EXPECT_EQ(s.vacant[0], Cell::top_left) << "small space taken";
  EXPECT_EQ(s.vacant[1], Cell::top_right) << "large space taken";
  EXPECT_EQ(t.said("setup-workers", "purple")->text, "pen.cell.top-right");
  EXPECT_TRUE(t.cites(Line::PE_SETUP_9_small));
  EXPECT_TRUE(t.cites(Line::PE_SETUP_10_large));
}
// PE-SETUP-10, AMB-2: another card for green; or the same one for both.
TEST_F(Setup, PE_SETUP_10_AnotherCardForGreen) {
  turned_up(WorkerSymbol::none, WorkerSymbol::green);
  run(set_up(s, t));
  EXPECT_EQ(s.vacant, (std::array{Cell::top_right, Cell::top_left}));
  s = fresh(1);
  turned_up(WorkerSymbol::none, WorkerSymbol::green);
  s.readings.one_card_for_both = true;
  t.asked.clear();
  run(set_up(s, t));
  EXPECT_EQ(t.asked, Strings{"card"});
  EXPECT_EQ(s.vacant, (std::array{Cell::top_right, Cell::top_right}));
}
// PE-SETUP-10: with our deck the two cards are two, the top one first.
TEST_F(Setup, PE_SETUP_10_TwoCardsFromTheTop) {
  run(set_up(s, t));
  const std::int64_t first = t.said("setup-workers", "card")->number;
  const std::int64_t second = t.said("setup-workers", "card2")->number;
  EXPECT_NE(first, second);
  card(static_cast<int>(first)).worker = WorkerSymbol::purple;
  s = fresh(1);
  run(set_up(s, t));
  EXPECT_EQ(s.vacant, (std::array{Cell::top_left, Cell::top_right}));
}
// AMB-1: a symbol of the other colour sends the fifth worker to the large space; or the small one.
TEST_F(Setup, ASymbolOfTheOtherColour) {
  turned_up(WorkerSymbol::green, WorkerSymbol::purple);
  run(set_up(s, t));
  EXPECT_EQ(s.vacant, (std::array{Cell::top_right, Cell::top_right}));
  s = fresh(1);
  turned_up(WorkerSymbol::green, WorkerSymbol::purple);
  s.readings.other_colour_small = true;
  run(set_up(s, t));
  EXPECT_EQ(s.vacant, (std::array{Cell::top_left, Cell::top_left}));
}
// PE-SETUP-11: the two cards go back, and nobody knows where they are.
TEST_F(Setup, PE_SETUP_11_ShuffledBack) {
  run(set_up(s, t));
  const auto first = static_cast<std::uint8_t>(t.said("setup-workers", "card")->number);
  const auto second = static_cast<std::uint8_t>(t.said("setup-workers", "card2")->number);
  EXPECT_TRUE(s.deck.pile.contains(first) && s.deck.pile.contains(second));
  EXPECT_FALSE(s.deck.pile.back() == first && s.deck.pile[30] == second) << "with this seed";
  EXPECT_TRUE(t.cites(Line::PE_SETUP_11_shuffled_back));
}
// PE-SETUP-12, BF-4: then the human places; all timers stand beside the top rows.
TEST_F(Setup, PE_SETUP_12_ThenTheHumanPlaces) {
  for (Timer& timer : s.timers) timer = {Row::bottom, 99};
  run(set_up(s, t));
  EXPECT_EQ(s.phase, Phase::placing);
  for (const Timer& timer : s.timers) EXPECT_EQ(timer, Timer{});
  EXPECT_TRUE(t.cites(Line::PE_SETUP_12_human_places));
  s.follows_workers = true;
  Input place;
  place.verb = Verb::place;
  place.worker = Worker::grande;
  for (int i = 0; i < space_count; ++i) {
    place.space = static_cast<Space>(i);
    EXPECT_EQ(check(s, place).ok(), row_of(place.space) == Row::bottom) << token(place.space);
  }
}
// What the box does not tell is asked for before anything is laid out.
TEST_F(Setup, OnesOwnScorecardAndTrack) {
  s.own_scorecard = s.own_track = true;
  s.level = Level::d;
  EXPECT_FALSE(set_up(s, t).done());
  EXPECT_EQ(t.asked, Strings{"scorecard.d"});
  t.data.own_scorecards[index(Level::d)].source = Source::yours;
  EXPECT_FALSE(set_up(s, t).done());
  EXPECT_EQ(t.asked.back(), "track");
  t.data.own_track = short_track();
  run(set_up(s, t));
  EXPECT_EQ(t.said("setup-level", "own")->number, 1);
}

// ---- difficulty

// PE-DIFF-1: the level selects the scorecard and the advanced rules, and nothing else.
TEST_F(Setup, PE_DIFF_1_NothingElseChanges) {
  s.level = Level::a;
  run(set_up(s, t));
  State other = fresh(1);
  other.level = Level::f;
  run(set_up(other, t));
  other.level = Level::a;
  EXPECT_EQ(other, s);
}
// PE-DIFF-A, PE-DIFF-B, PE-DIFF-C: without the advanced rules.
TEST_F(Setup, TheLowerLevelsAreBasic) {
  const auto basic = [&](Level level, Line line) {
    s = fresh(1);
    s.level = level;
    t.forget();
    run(set_up(s, t));
    EXPECT_TRUE(t.cites(line));
    EXPECT_TRUE(t.cites(Line::PE_DIFF_1_basic));
    EXPECT_EQ(last_space(track_rules(t.data, s)), 27) << "no green spaces";
  };
  basic(Level::a, Line::PE_DIFF_A_level);
  basic(Level::b, Line::PE_DIFF_B_level);
  basic(Level::c, Line::PE_DIFF_C_level);
}
// PE-DIFF-D, PE-DIFF-E, PE-DIFF-F: with them.
TEST_F(Setup, TheUpperLevelsAreAdvanced) {
  const auto advanced = [&](Level level, Line line) {
    s = fresh(1);
    s.level = level;
    t.forget();
    run(set_up(s, t));
    EXPECT_TRUE(t.cites(line));
    EXPECT_TRUE(t.cites(Line::PE_DIFF_1_advanced));
    EXPECT_EQ(last_space(track_rules(t.data, s)), 31) << "green spaces, too";
  };
  advanced(Level::d, Line::PE_DIFF_D_level);
  advanced(Level::e, Line::PE_DIFF_E_level);
  advanced(Level::f, Line::PE_DIFF_F_level);
}

}  // namespace
}  // namespace seatmate::pendulum
