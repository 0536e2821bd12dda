// Drawing automa cards: for the council, and ahead of a flip ("Foreshadowing").

#include "games/pendulum/cards.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

using Mat = InlineVector<std::uint8_t, council_cards>;

class Cards : public RuleTest {
 public:
  // A pile of these alone, the first one uppermost.
  void only(std::initializer_list<std::uint8_t> numbers) {
    s.deck.pile.clear();
    s.deck.played.clear();
    on_top(numbers);
  }
};

// PE-COUNCIL-1, AMB-9: automa 1 draws all its cards, then automa 2; or the other way round, or in
// turn.
TEST_F(Cards, PE_COUNCIL_1_WhoDrawsFirst) {
  const auto drawn = [&](DrawOrder order) {
    s.readings.draw_order = order;
    s.mat = {};
    only({1, 2, 3, 4, 5, 6, 7});
    run(draw_for_both(s, t, council_cards));
    EXPECT_EQ(s.deck.pile.size(), 1U);
    return s.mat;
  };
  EXPECT_EQ(drawn(DrawOrder::first_automa), (std::array{Mat{1, 2, 3}, Mat{4, 5, 6}}));
  EXPECT_EQ(drawn(DrawOrder::second_automa), (std::array{Mat{4, 5, 6}, Mat{1, 2, 3}}));
  EXPECT_EQ(drawn(DrawOrder::in_turn), (std::array{Mat{1, 3, 5}, Mat{2, 4, 6}}));
}
// PE-COUNCIL-1, PE-TRIG-5: if the deck runs out, the discard pile is shuffled.
TEST_F(Cards, PE_COUNCIL_1_TheDeckRunsOut) {
  only({1, 2});
  s.deck.played = {7, 8, 9, 10, 11};
  run(draw_for_both(s, t, council_cards));
  EXPECT_EQ(s.mat[0][0], 1);
  EXPECT_EQ(s.mat[0][1], 2);
  EXPECT_GE(s.mat[0][2], 7);
  EXPECT_EQ(s.mat[1].size(), 3U);
  EXPECT_EQ(s.deck.pile.size(), 1U);
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_TRUE(t.cites(Line::PE_TRIG_6_shuffled));
}
TEST_F(Cards, NoMoreThanThree) {
  on_mat(0, {1, 2, 3});
  const auto pile = s.deck.pile;
  run(draw_to_mat(s, t, 0));
  EXPECT_EQ(s.mat[0].size(), 3U);
  EXPECT_EQ(s.deck.pile, pile);
}
TEST_F(Cards, NoCardIsLeft) {
  only({4});
  run(draw_for_both(s, t, 1));
  EXPECT_EQ(s.mat[0], Mat{4});
  EXPECT_TRUE(s.mat[1].empty());
}

// PE-FORE-1: before every purple flip, whoever makes it, one card for each.
TEST_F(Cards, PE_FORE_1_BeforeEveryPurpleFlip) {
  s.foreshadowing = true;
  s.phase = Phase::placing;
  s.purple_flips = 0;
  on_top({1, 2, 3, 4, 5, 6, 7});
  left(5, WorkerSymbol::none, TimerSymbol::purple_else_green);
  Input start;
  start.verb = Verb::start;
  say(start);
  EXPECT_EQ(s.mat, (std::array{Mat{1}, Mat{2}})) << "the flip that starts the round";
  EXPECT_TRUE(t.cites(Line::PE_FORE_1_one_each));
  sand_out({Area::purple});
  flips(Area::purple);
  EXPECT_EQ(s.mat, (std::array{Mat{1, 3}, Mat{2, 4}})) << "her flip";
  sand_out({Area::purple});
  lift();
  EXPECT_EQ(s.phase, Phase::after_third);
  EXPECT_EQ(s.mat, (std::array{Mat{1, 3, 6}, Mat{2, 4, 7}})) << "their flip, with card 5";
  EXPECT_EQ(s.deck.played, (decltype(s.deck.played){5}));
}
// PE-FORE-1: no other flip, and none at all without the variant.
TEST_F(Cards, PE_FORE_1_NoOtherFlip) {
  for (const bool variant : {false, true})
    for (const Area area : all_areas) {
      s.foreshadowing = variant;
      EXPECT_EQ(foreshadows(s, area), variant && area == Area::purple);
    }
  s.foreshadowing = true;
  sand_out({Area::green});
  act(WorkerSymbol::none, TimerSymbol::purple_else_green);
  sand_out({Area::green});
  flips(Area::green);
  EXPECT_EQ(s.mat, (std::array{Mat{}, Mat{}}));
  s.foreshadowing = false;
  sand_out({Area::purple});
  flips(Area::purple);
  EXPECT_EQ(s.mat, (std::array{Mat{}, Mat{}}));
}
// PE-FORE-2: these cards are out of the deck and its discard pile.
TEST_F(Cards, PE_FORE_2_OutOfTheDeck) {
  s.foreshadowing = true;
  on_mat(0, {1});
  on_mat(1, {2});
  s.deck.pile = {3};
  s.deck.played = {4, 5, 6};
  run(foreshadow(s, t));
  EXPECT_EQ(s.mat[0], (Mat{1, 3}));
  EXPECT_EQ(s.mat[1].size(), 2U);
  EXPECT_GE(s.mat[1][1], 4) << "the cards on the mat were not shuffled in (AMB-21)";
  EXPECT_EQ(s.deck.pile.size(), 2U);
  ASSERT_TRUE(t.cites(Line::PE_FORE_2_out_of_the_deck));
  EXPECT_EQ(t.line(Rule::PE_FORE_2)->a, 2);
}
// AMB-21: the discard pile is shuffled for a foreshadowed card; or there is none then.
TEST_F(Cards, TheDeckRunsOutWhenForeshadowing) {
  s.foreshadowing = true;
  s.readings.no_foreshadow_reshuffle = true;
  s.deck.pile = {3};
  s.deck.played = {4, 5, 6};
  run(foreshadow(s, t));
  EXPECT_EQ(s.mat, (std::array{Mat{3}, Mat{}}));
  EXPECT_EQ(s.deck.played.size(), 3U);
  EXPECT_NE(t.told("foreshadow-none"), nullptr);
}
// What lies there is shown; of a deck of her own she names the cards, and before the sand runs what
// is on their right sides.
TEST_F(Cards, ForeshadowedCardsAreTold) {
  s.foreshadowing = true;
  on_top({1, 2});
  run(foreshadow(s, t));
  EXPECT_EQ(t.said("foreshadow", "first")->number, 1);
  EXPECT_EQ(t.said("foreshadow", "second")->number, 2);
  s.deck_kind = DeckKind::mine;
  t.cards = {9, 10};
  t.asked.clear();
  t.steps.clear();
  run(foreshadow(s, t));
  EXPECT_EQ(t.asked, (Strings{"card", "card"}));
  EXPECT_EQ(s.mat, (std::array{Mat{1, 9}, Mat{2, 10}}));
  EXPECT_EQ(t.told("in-sight"), nullptr) << "nobody told what they show";
  s.phase = Phase::placing;
  s.mat = {};
  t.cards = {11, 12};
  t.asked.clear();
  EXPECT_FALSE(foreshadow(s, t).done());
  EXPECT_EQ(t.asked, (Strings{"card", "card", "card.11.right"}));
}

}  // namespace
}  // namespace seatmate::pendulum
