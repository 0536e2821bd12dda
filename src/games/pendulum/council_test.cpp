// Chapter "Council phase", steps 0 and I: points, votes and privilege.

#include "games/pendulum/council.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

class Council : public RuleTest {
 public:
  Council() {
    s.phase = Phase::points;
    s.purple_flips = 3;
  }
  // Three cards with these values.
  static CouncilCards showing(std::array<int, 3> votes, std::array<int, 3> vp) {
    CouncilCards cards;
    for (std::size_t i = 0; i < council_cards; ++i) {
      AutomaCard card;
      card.votes = static_cast<std::int8_t>(votes[i]);
      card.vp = static_cast<std::int8_t>(vp[i]);
      cards.push_back(card);
    }
    return cards;
  }
  int vp(std::array<int, 3> symbols, int scorecard, int markers) {
    return council_vp(t.reasons, showing({9, 9, 9}, symbols), scorecard, markers).counted;
  }
  int votes(std::array<int, 3> symbols, int scorecard, int markers) {
    return council_votes(t.reasons, showing(symbols, {9, 9, 9}), scorecard, markers).counted;
  }
  Order order(std::array<int, player_count> cast, Order before, bool higher_ahead = false) {
    return privilege_order(t.reasons, cast, before, higher_ahead);
  }
};

// ---- VP

// PE-COUNCIL-2: symbols, scorecard and markers, never less than nothing (TV-7).
TEST_F(Council, PE_COUNCIL_2_TheSum) {
  EXPECT_EQ(vp({2, 0, 1}, 5, 2), 10);
  EXPECT_EQ(vp({2, 2, 2}, 18, 2), 26) << "no upper limit";
  EXPECT_EQ(vp({1, 0, 0}, -3, 0), 0);
  EXPECT_EQ(council_vp(t.reasons, showing({}, {1, 0, 0}), -3, 0).sum, -2);
  ASSERT_TRUE(t.cites(Line::PE_COUNCIL_2_cards_and_scorecard));
  EXPECT_EQ(t.line(Rule::PE_COUNCIL_2)->a, 3);
  EXPECT_EQ(t.line(Rule::PE_COUNCIL_2)->b, 5);
}
// PE-COUNCIL-2, PE-COUNCIL-1, PE-GEN-5: each automa by its own three cards, by the round.
TEST_F(Council, PE_COUNCIL_2_EachByItsOwnCards) {
  for (const int card : {1, 2, 3}) right(card, 0, 1);
  for (const int card : {4, 5, 6}) right(card, 0, 2);
  on_top({1, 2, 3, 4, 5, 6});
  run(council_points(s, t));
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{8, 11})) << "5 of the scorecard of round 2";
  EXPECT_EQ(s.phase, Phase::privilege);
  EXPECT_EQ(t.said("points", "vp")->number, 8);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_1_three_each));
  EXPECT_TRUE(t.cites(Line::PE_GEN_5_votes_and_vp));
  s.round = 3;
  s.position = {};
  s.mat = {};
  for (std::uint8_t n = 1; n <= 6; ++n) s.deck.pile.remove(n);
  on_top({1, 2, 3, 4, 5, 6});
  run(council_points(s, t));
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{13, 16})) << "10 in round 3";
}
// PE-COUNCIL-3: the markers on the mat count in full for both.
TEST_F(Council, PE_COUNCIL_3_MarkersCountTwice) {
  s.markers_on_mat = 2;
  run(council_points(s, t));
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{7, 7}));
  ASSERT_TRUE(t.cites(Line::PE_COUNCIL_3_markers));
  EXPECT_EQ(t.line(Rule::PE_COUNCIL_3)->a, 2);
  t.votes = {0};
  run(council_privilege(s, t));
  EXPECT_EQ(s.votes, (std::array<std::uint8_t, 2>{7, 7}));
}
// PE-COUNCIL-1: three cards each, left to right; the same serve all steps. PE-CARD-3: right sides.
TEST_F(Council, PE_COUNCIL_1_ThreeCardsEach) {
  on_top({11, 12, 13, 14, 15, 16});
  run(council_points(s, t));
  EXPECT_EQ(s.mat[0], (InlineVector<std::uint8_t, 3>{11, 12, 13}));
  EXPECT_EQ(s.mat[1], (InlineVector<std::uint8_t, 3>{14, 15, 16}));
  EXPECT_EQ(s.deck.pile.size(), 26U);
  EXPECT_TRUE(t.cites(Line::PE_CARD_3_right_side));
  t.votes = {4};
  run(council_privilege(s, t));
  EXPECT_EQ(s.mat[0].size(), 3U) << "they still lie there for the rewards";
}
// PE-CARD-3: the left side of a council card moves nobody.
TEST_F(Council, PE_CARD_3_TheLeftSideIsNotUsed) {
  for (int n = 1; n <= card_count; ++n)
    left(n, WorkerSymbol::purple, TimerSymbol::purple_else_green);
  const auto vacant = s.vacant;
  const auto timers = s.timers;
  run(council_points(s, t));
  EXPECT_EQ(s.vacant, vacant);
  EXPECT_EQ(s.timers, timers);
}
// PE-FORE-1, PE-FORE-2: cards that lie there already serve, and none is drawn.
TEST_F(Council, PE_FORE_1_ForeshadowedCardsServe) {
  s.foreshadowing = true;
  for (std::uint8_t n = 1; n <= 6; ++n) right(n, 1, 1);
  on_mat(0, {1, 2, 3});
  on_mat(1, {4, 5, 6});
  const auto pile = s.deck.pile;
  run(council_points(s, t));
  EXPECT_EQ(s.deck.pile, pile);
  EXPECT_EQ(s.position[0], 8);
}
// PE-FORE-1: if the cards ran out before a flip, the council does not make up for it (AMB-21).
TEST_F(Council, PE_FORE_1_NoneIsDrawnAfterwards) {
  s.foreshadowing = true;
  on_mat(0, {1, 2, 3});
  on_mat(1, {4, 5});
  run(council_points(s, t));
  EXPECT_EQ(s.mat[1].size(), 2U);
}
// AMB-24: the council draws from the leftover deck; or from all cards, shuffled.
TEST_F(Council, LeftoverOrFresh) {
  s.deck.played = s.deck.pile;
  s.deck.pile.clear();
  s.deck.played.remove(1);
  s.deck.pile.push_back(1);
  const State before = s;
  run(council_points(s, t));
  EXPECT_EQ(s.mat[0][0], 1) << "the one card that was left";
  EXPECT_TRUE(t.cites(Rule::PE_TRIG_6));
  t.forget();
  s = before;
  s.readings.fresh_council_deck = true;
  run(council_points(s, t));
  EXPECT_FALSE(t.cites(Rule::PE_TRIG_6)) << "the deck did not run out";
  EXPECT_EQ(s.deck.pile.size(), 26U);
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_NE(s.mat[0][0], 1) << "with this seed";
  s = before;
  s.deck_kind = DeckKind::mine;
  s.readings.fresh_council_deck = true;
  EXPECT_FALSE(council_points(s, t).done());
  EXPECT_NE(t.told("reshuffle"), nullptr) << "her own deck she shuffles herself";
}
// With a deck of her own she names the cards and tells their right sides.
TEST_F(Council, ADeckOfHerOwn) {
  s.deck_kind = DeckKind::mine;
  t.cards = {1, 2, 3, 4, 5, 6};
  for (std::size_t i = 0; i < 5; ++i) t.data.own_deck[i].right = Source::yours;
  EXPECT_FALSE(council_points(s, t).done());
  EXPECT_EQ(t.asked.back(), "card.6.right");
}

// ---- votes

// PE-COUNCIL-4: the same for votes, between 0 and 20 (TV-6).
TEST_F(Council, PE_COUNCIL_4_BetweenNothingAndTwenty) {
  EXPECT_EQ(votes({-1, 2, 3}, 5, 2), 11);
  EXPECT_EQ(votes({-1, 2, 3}, 9, 2), 15);
  EXPECT_EQ(votes({-1, -1, -2}, 1, 0), 0);
  EXPECT_EQ(votes({-1, -1, -1}, 3, 0), 0);
  EXPECT_EQ(votes({3, 3, 3}, 9, 2), 20);
  EXPECT_EQ(votes({3, 3, 3}, 10, 2), 20);
  EXPECT_EQ(council_votes(t.reasons, showing({5, 5, 4}, {}), 7, 2).sum, 23);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_4_cards_and_scorecard));
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_4_markers));
}
TEST_F(Council, PE_COUNCIL_4_ByTheRound) {
  s.round = 3;
  on_mat(0, {1, 2, 3});
  on_mat(1, {4, 5, 6});
  right(4, 2, 0);
  t.votes = {30};
  run(council_privilege(s, t));
  EXPECT_EQ(s.votes, (std::array<std::uint8_t, 2>{9, 11}));
  EXPECT_EQ(s.human_votes, 30) << "the human has no limit";
}

// PE-COUNCIL-5: most votes first, the automas like anybody else.
TEST_F(Council, PE_COUNCIL_5_MostVotesFirst) {
  const Order before{automa_2, automa_1, human};
  EXPECT_EQ(order({12, 11, 9}, before), (Order{human, automa_1, automa_2}));
  EXPECT_EQ(order({1, 11, 9}, before), (Order{automa_1, automa_2, human}));
  EXPECT_EQ(order({10, 9, 11}, before), (Order{automa_2, human, automa_1}));
  ASSERT_TRUE(t.cites(Line::PE_COUNCIL_5_most_votes));
  EXPECT_EQ(t.line(Rule::PE_COUNCIL_5)->a, 12);
  EXPECT_EQ(t.line(Rule::PE_COUNCIL_5)->b, 11);
}
// AMB-10, BF-14, PE-COUNCIL-5: of those tied the one who was lower goes ahead; or the higher one.
TEST_F(Council, PE_COUNCIL_5_Ties) {
  const Order before{human, automa_1, automa_2};
  EXPECT_EQ(order({11, 11, 9}, before), (Order{automa_1, human, automa_2}));
  EXPECT_EQ(order({11, 11, 9}, before, true), before);
  EXPECT_EQ(order({7, 7, 7}, before), (Order{automa_2, automa_1, human}));
  EXPECT_EQ(order({7, 7, 7}, before, true), before);
  EXPECT_EQ(order({5, 9, 9}, before), (Order{automa_2, automa_1, human}));
  EXPECT_EQ(order({5, 9, 9}, before, true), (Order{automa_1, automa_2, human}));
  EXPECT_EQ(order({9, 5, 9}, before), (Order{automa_2, human, automa_1}));
}
// Step I as a whole: votes, her votes, the new order, the board for step II.
TEST_F(Council, PE_COUNCIL_5_TheNewOrder) {
  s.phase = Phase::privilege;
  s.privilege = {human, automa_1, automa_2};
  on_mat(0, {1, 2, 3});
  on_mat(1, {4, 5, 6});
  s.board_told = true;
  s.board[0] = RewardKind::vote;
  s.tracks_told = true;
  s.served = 3;
  t.votes = {5};
  run(council_privilege(s, t));
  EXPECT_EQ(t.asked, Strings{"votes"});
  EXPECT_EQ(s.privilege, (Order{automa_2, automa_1, human})) << "5 votes each";
  EXPECT_EQ(s.phase, Phase::rewards);
  EXPECT_EQ(s.served, 0);
  EXPECT_FALSE(s.board_told);
  EXPECT_FALSE(s.tracks_told);
  EXPECT_EQ(s.board[0], RewardKind::none);
  EXPECT_EQ(open_board(s)[index(RewardPlace::grande)], RewardKind::grande);
  EXPECT_EQ(t.said("privilege", "first")->text, "pen.player.automa-2");
  s.readings.higher_ahead = true;
  s.privilege = {human, automa_1, automa_2};
  s.grande_card = false;
  t.votes = {5};
  run(council_privilege(s, t));
  EXPECT_EQ(s.privilege, (Order{human, automa_1, automa_2}));
  EXPECT_EQ(open_board(s)[index(RewardPlace::grande)], RewardKind::none) << "it was taken";
}

// PE-COUNCIL-6: 2, 1 and 0 VP for the places.
TEST_F(Council, PE_COUNCIL_6_VpOfAPlace) {
  for (const auto& [place, vp] : {std::pair{0U, 2}, {1U, 1}, {2U, 0}}) {
    EXPECT_EQ(privilege_vp(place), vp);
    t.forget();
    EXPECT_EQ(vp_of_place(t.reasons, place), vp);
    EXPECT_EQ(t.line(Line::PE_COUNCIL_6_place)->a, static_cast<int>(place) + 1);
    EXPECT_EQ(t.line(Rule::PE_COUNCIL_6)->b, vp);
  }
}

}  // namespace
}  // namespace seatmate::pendulum
