// Her deck, her turns, her pass, the end of a round.

#include <ranges>
#include <set>

#include "games/age-of-innovation/evening_test_support.h"

namespace seatmate::age_of_innovation {
namespace {

class Turns : public Position {
 public:
  // The deck of the round, top card first.
  void deck(std::initializer_list<int> top_first) {
    s.deck = {};
    for (const int card : std::views::reverse(top_first))
      s.deck.pile.push_back(static_cast<Card>(card));
    s.deck_size = static_cast<std::uint8_t>(top_first.size());
    s.drawn = 0;
    s.action = s.support = 0;
  }
  void turn() {
    s.at_turn = 1;
    carry([&] { return automa_turn(s, t); });
  }
};

// AI-DECK-1: cards 1–6 start; at level 5 card 13 is not in the reserve either.
TEST_F(Turns, StartCardsAndReserve) {
  EXPECT_EQ(reserve_cards(printed(), 2), (CardPile{7, 8, 9, 10, 11, 12, 13, 14}));
  EXPECT_EQ(reserve_cards(printed(), 5), (CardPile{7, 8, 9, 10, 11, 12, 14}));
}

// AI-DECK-2, AMB-28: what each level adds; level 1 lays card 3 on top of the reserve.
TEST_F(Turns, LevelsAdjustTheDeck) {
  CardPile reserve = reserve_cards(printed(), 1);
  EXPECT_EQ(first_deck(printed(), 1, reserve), (CardPile{1, 2, 4, 5, 6}));
  EXPECT_EQ(reserve.back(), 3);
  reserve = reserve_cards(printed(), 4);
  EXPECT_EQ(first_deck(printed(), 4, reserve), (CardPile{1, 2, 3, 4, 5, 6, 14, 13}));
  reserve = reserve_cards(printed(), 5);
  EXPECT_EQ(first_deck(printed(), 5, reserve), (CardPile{1, 2, 3, 4, 5, 6, 13, 14}));
}

// AI-DECK-3, AI-PASS-6: only the two cards at the bottom are "the last two".
TEST_F(Turns, TheLastTwo) {
  EXPECT_FALSE(is_one_of_last_two(4, 6));
  EXPECT_TRUE(is_one_of_last_two(5, 6));
  EXPECT_TRUE(is_one_of_last_two(6, 6));
}

// AI-DECK-4: 5, 6, 7, 8, 8 cards in round 1, and shuffled, every card once.
TEST_F(Turns, DeckSizes) {
  const std::array<int, 5> sizes{5, 6, 7, 8, 8};
  for (int level = 1; level <= 5; ++level) {
    EXPECT_EQ(first_deck_size(printed(), level), sizes[static_cast<std::size_t>(level) - 1]);
    s.level = static_cast<std::uint8_t>(level);
    build_deck(s, t);
    std::set<int> cards(s.deck.pile.begin(), s.deck.pile.end());
    cards.insert(s.deck.reserve.begin(), s.deck.reserve.end());
    EXPECT_EQ(cards.size(), 14U);
    EXPECT_EQ(s.deck.pile.size(), s.deck_size);
  }
}

// AI-TURN-2: two cards in the first turn, the first is the support card.
TEST_F(Turns, TheFirstTurnDrawsTwo) {
  deck({1, 2, 6, 5, 4});
  turn();
  EXPECT_EQ(s.support, 1);
  EXPECT_EQ(s.action, 2);
  EXPECT_EQ(s.drawn, 2);
  EXPECT_TRUE(cited(Rule::AI_TURN_2));
}

// AI-TURN-3, AI-TURN-6: then the old action card supports, and all actions of the new one are done.
TEST_F(Turns, TheOldActionCardSupports) {
  deck({5, 3, 1, 6, 4});
  turn();
  turn();
  EXPECT_EQ(s.support, 3);
  EXPECT_EQ(s.action, 1);
  EXPECT_TRUE(cited(Rule::AI_TURN_3));
  EXPECT_TRUE(cited(Rule::AI_TURN_6));
  EXPECT_TRUE(told("aoi.step.upgrade")) << "both actions of card 1";
  EXPECT_TRUE(told("aoi.step.points"));
}

// AI-TURN-6, AI-ACT-1: an action that fails is skipped, the next one is done.
TEST_F(Turns, AFailedActionIsSkipped) {
  deck({2, 6, 1, 3, 4});
  turn();  // round 1: no innovation, but one level
  EXPECT_TRUE(told("aoi.step.no-innovation"));
  EXPECT_TRUE(told("aoi.step.advance"));
}

// AI-TURN-5, AI-TURN-7: a pass symbol on one of the last two cards is a pass, at once.
TEST_F(Turns, ThePassSymbolOnTheLastTwo) {
  deck({5, 1, 6, 4, 2});
  turn();
  turn();
  EXPECT_FALSE(s.has_passed(Player::automa));
  turn();
  EXPECT_TRUE(s.has_passed(Player::automa));
  EXPECT_TRUE(cited(Rule::AI_TURN_5));
  EXPECT_EQ(s.turns_taken, 3);
}

// AI-TURN-5: the same symbol earlier means nothing.
TEST_F(Turns, ThePassSymbolEarlierMeansNothing) {
  deck({1, 2, 4, 3, 5, 6});
  turn();
  turn();
  EXPECT_FALSE(s.has_passed(Player::automa));
}

// AI-TURN-4, AI-TURN-7: without a pass symbol she passes when the deck is empty, one turn later.
TEST_F(Turns, TheEmptyDeckIsAPass) {
  deck({2, 4, 5, 1, 6, 3});
  for (int i = 0; i < 5; ++i) turn();
  EXPECT_FALSE(s.has_passed(Player::automa));
  turn();
  EXPECT_TRUE(s.has_passed(Player::automa));
  EXPECT_TRUE(cited(Rule::AI_TURN_4));
  EXPECT_EQ(s.turns_taken, 6) << "five turns with actions for six cards, then the pass";
}

// AI-TURN-1, BASE-ORDER-1: she has a place in the order; who passed is skipped.
TEST_F(Turns, ThePlaceInTheOrder) {
  deck({1, 2, 6, 5, 4});
  turn();
  EXPECT_EQ(s.current(), Player::human1);
  s.next_order.push_back(Player::human1);
  turn();
  EXPECT_EQ(s.current(), Player::automa);
  EXPECT_TRUE(s.wait_for_go) << "she moves again when the player says so";
}

// AI-PASS-1, AI-ROUND-2: the value of the tile, by the face of the round; once.
TEST_F(Turns, PassingScoresTheTileOnce) {
  support(1);
  automa_passes(s, t);
  EXPECT_EQ(s.score, 20 + 3);  // tile 3, rounds 1–3
  EXPECT_EQ(pass_points(printed(), Faction::simpletons, true, 4, 1, 1), 7);
  EXPECT_TRUE(cited(Rule::AI_PASS_1));
}

// AI-PASS-2, AI-PASS-3: the place on the support card; coins go, the old bonus fills the gap.
TEST_F(Turns, PassingTakesTheBonusOfTheSupportCard) {
  s.bonus_coins = {1, 2, 3};
  support(3);  // right
  automa_passes(s, t);
  EXPECT_EQ(s.bonus_coins, (std::array<std::uint8_t, 3>{1, 2, 0}));
  ASSERT_TRUE(told("aoi.step.take-bonus"));
  EXPECT_EQ(number(*told("aoi.step.take-bonus"), "coins"), 3);
  EXPECT_EQ(told("aoi.step.take-bonus")->places, (Places{"coins.right"}));
  EXPECT_EQ(told("aoi.step.pass-points")->places, (Places{"tile.1", "score"}));
  std::array<char, 3> row{'a', 'b', 'c'};
  EXPECT_EQ(exchange_bonus(row, Place::middle, 'x'), 'b');
  EXPECT_EQ(row, (std::array<char, 3>{'a', 'x', 'c'}));
  EXPECT_TRUE(cited(Rule::AI_PASS_2));
  EXPECT_TRUE(cited(Rule::AI_PASS_3));
}

// AI-PASS-4, AI-PASS-5: all cards of the round and the top of the reserve make the next deck.
TEST_F(Turns, TheNextDeck) {
  deck({5, 1, 6, 4, 2});
  s.deck.reserve = {7, 9, 3};
  for (int i = 0; i < 3; ++i) turn();
  ASSERT_TRUE(s.has_passed(Player::automa));
  std::set<int> cards(s.deck.pile.begin(), s.deck.pile.end());
  EXPECT_EQ(cards, (std::set<int>{1, 2, 3, 4, 5, 6})) << "card 3 was on top";
  EXPECT_EQ(s.deck_size, 6);
  EXPECT_EQ(s.drawn, 0);
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_TRUE(cited(Rule::AI_PASS_4));
  EXPECT_TRUE(cited(Rule::AI_PASS_5));
  EXPECT_TRUE(cited(Rule::AI_PASS_6));
}

// AI-PASS-7, BASE-ORDER-1: the topmost free space of the next round.
TEST_F(Turns, TheOrderOfPassingIsTheNextOrder) {
  support(1);
  automa_passes(s, t);
  EXPECT_EQ(number(*told("aoi.step.order"), "place"), 1);
  s.next_order.push_back(Player::human1);
  next_round(s, t);
  EXPECT_EQ(s.order[0], Player::automa);
  EXPECT_EQ(s.current(), Player::automa);
  EXPECT_TRUE(s.wait_for_go) << "the income comes first";
  EXPECT_TRUE(cited(Rule::AI_PASS_7));
}

// AI-PASS-7: whoever passed before her stays before her.
TEST_F(Turns, PassingSecondIsTheSecondPlace) {
  support(1);
  s.next_order.push_back(Player::human1);
  automa_passes(s, t);
  EXPECT_EQ(number(*told("aoi.step.order"), "place"), 2);
  next_round(s, t);
  EXPECT_EQ(s.order[0], Player::human1);
  EXPECT_EQ(s.order[1], Player::automa);
}

// AI-PASS-8, AMB-9: in round 6 only the points, and they are the final tile's.
TEST_F(Turns, TheLastPassIsOnlyPoints) {
  s.round = 6;
  support(1);
  s.bonus_coins = {1, 2, 3};
  const auto size = s.deck_size;
  automa_passes(s, t);
  EXPECT_EQ(s.score, 20 + 7);  // final tile 4
  EXPECT_EQ(s.bonus_coins, (std::array<std::uint8_t, 3>{1, 2, 3}));
  EXPECT_EQ(s.deck_size, size);
  EXPECT_FALSE(told("aoi.step.take-bonus"));
  EXPECT_TRUE(cited(Rule::AI_PASS_8));
}

// AI-ROUND-2: markers go, a coin on each bonus, the tile leaves the game.
TEST_F(Turns, TheNextRoundClearsTheBoard) {
  s.power_covered = SlotSet(0b11);
  s.book_covered = SlotSet(0b1);
  s.bonus_coins = {0, 1, 2};
  s.next_order = {Player::automa, Player::human1};
  next_round(s, t);
  EXPECT_TRUE(s.power_covered.empty());
  EXPECT_TRUE(s.book_covered.empty());
  EXPECT_EQ(s.bonus_coins, (std::array<std::uint8_t, 3>{1, 2, 3}));
  EXPECT_EQ(s.round, 2);
  const View view = Rulebook::view(printed(), s);
  for (const Block& block : view.blocks)
    if (block.id == "tiles") {
      EXPECT_EQ(block.rows.size(), 5U) << "the tile of round 1 is gone";
    }
}

// BASE-ROUND-1: when all have passed the round is over; after the sixth, the game.
TEST_F(Turns, WhenAllHavePassed) {
  s.next_order = {Player::automa, Player::human1};
  next_player(s, t);
  EXPECT_EQ(s.phase, Phase::round_end);
  EXPECT_TRUE(told("aoi.step.round-end"));
  EXPECT_TRUE(cited(Rule::AI_ROUND_2));
  s.phase = Phase::turns;
  s.round = 6;
  next_player(s, t);
  EXPECT_EQ(s.phase, Phase::scoring);
  EXPECT_TRUE(cited(Rule::BASE_ROUND_1));
}

}  // namespace
}  // namespace seatmate::age_of_innovation
