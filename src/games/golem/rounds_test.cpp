// The phases around her actions.

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class Rounds : public RuleTest {
 public:
  Rounds() {
    for (const BoardTable which :
         {BoardTable::golem_track_vp, BoardTable::learning_track, BoardTable::learning_track_vp})
      table(which, {0});
    character_card(Colour::red, Colour::yellow);
  }
};

// ---- phase 5

// GO-INFL-3, F-17: one marble for each colour; white stands for any, black for none.
TEST_F(Rounds, WhiteStandsForAnyColourBlackForNone) {
  using Taken = InlineVector<Marble, 2>;
  const auto match = [](const Taken& taken) { return matches(taken, Colour::red, Colour::yellow); };
  EXPECT_TRUE(match({Marble::red, Marble::yellow}));
  EXPECT_TRUE(match({Marble::yellow, Marble::red}));
  EXPECT_TRUE(match({Marble::white, Marble::yellow}));
  EXPECT_TRUE(match({Marble::white, Marble::white}));
  EXPECT_FALSE(match({Marble::red, Marble::red}));
  EXPECT_FALSE(match({Marble::black, Marble::yellow}));
  EXPECT_FALSE(match({Marble::black, Marble::white}));
  EXPECT_FALSE(match({Marble::white}));
  EXPECT_FALSE(match({}));
}

// GO-INFL-1: in the red zone she takes the three coins.
TEST_F(Rounds, InTheRedZoneSheTakesTheCoins) {
  s.taken = {Marble::red, Marble::yellow};
  s.marker = -1;
  run(influence_character(s, t));
  EXPECT_EQ(s.marker, 2);
  EXPECT_EQ(s.score, 0);
}

// GO-INFL-2: otherwise she pays, whatever that does to the marker, and takes the bonus.
TEST_F(Rounds, OtherwiseShePaysForTheBonus) {
  s.taken = {Marble::red, Marble::yellow};
  run(influence_character(s, t));
  EXPECT_EQ(s.marker, -3);
  EXPECT_EQ(s.score, 4);
  s.taken = {Marble::red, Marble::blue};
  run(influence_character(s, t));
  EXPECT_EQ(s.marker, -3);
  EXPECT_EQ(s.score, 4);
}

// GO-INFL-2, GO-INC-4: a bonus without benefit gives two points.
TEST_F(Rounds, ABonusWithoutBenefit) {
  character_card(Colour::red, Colour::yellow, 2, 3, "student:1");
  students(10, 10, 10);
  s.taken = {Marble::red, Marble::yellow};
  run(influence_character(s, t));
  EXPECT_EQ(s.score, 2);
}

// ---- phase 6

// GO-INCOME-1: artefacts first, the highest first.
TEST_F(Rounds, ArtefactsGiveTheirIncomeFirstFromTheTop) {
  table(BoardTable::gold_of_artefact, {2, 2, 3, 3});
  table(BoardTable::learning_track, {4});
  s.gold = 4;
  s.marker = 18;
  // The upper one gains first, beyond 20; then the lower one pays.
  t.data.artefacts[0][1].effect = effect_of("clay:3");
  t.data.artefacts[0][0].effect = effect_of("pay:4 vp:10");
  run(income(s, t));
  EXPECT_EQ(s.score, 1 + 10);
  EXPECT_EQ(s.marker, 20);
}

// GO-INCOME-1, F-25: students and tracks.
TEST_F(Rounds, StudentsAndTracksGiveIncome) {
  table(BoardTable::golem_track_vp, {0, 3});
  table(BoardTable::learning_track, {0, 0, 5});
  table(BoardTable::learning_track_vp, {0, 0, 2});
  s.golem_track = 1;
  s.learning_track = 2;
  students(2, 3, 6);
  run(income(s, t));
  EXPECT_EQ(s.marker, 5 + 0 + 1 + 2);
  EXPECT_EQ(s.score, 3 + 2 + 2);
}

// GO-INCOME-2, GO-UPG-1, GO-UPG-2: one development of the best area, and its cheapest tile.
TEST_F(Rounds, OneDevelopmentOfTheBestArea) {
  s.created = 1;
  table(BoardTable::golem_costs, {4, 5, 6, 3, 2, 3});
  run(evening_development(s, t));
  EXPECT_EQ(s.developed, (std::array<std::uint8_t, 3>{1U << 4U, 0, 0}));
  EXPECT_EQ(s.marker, -2);
}

// GO-INCOME-3: none in the red zone.
TEST_F(Rounds, NoDevelopmentInTheRedZone) {
  s.created = 1;
  s.marker = -1;
  run(evening_development(s, t));
  EXPECT_EQ(s.developed, (std::array<std::uint8_t, 3>{0, 0, 0}));
}

// GO-INCOME-3, GO-RES-6: the income comes before the test, so it may lead her out of the zone.
TEST_F(Rounds, TheIncomeMayLeadOutOfTheRedZone) {
  table(BoardTable::learning_track, {2});
  s.marker = -2;
  run(evening(s, t));
  EXPECT_EQ(developments_made(s), 1);
}

// ---- phase 7

// GO-CTRL-1, F-38: a knowledge for every section a golem is ahead of its student; the head caps it.
TEST_F(Rounds, GolemsAheadOfTheirStudentCost) {
  students(3, 1, 1);
  golem(Colour::red, 5);
  golem(Colour::red, 2);
  golem(Colour::blue, 4, true);
  control_golems(s, t);
  EXPECT_EQ(s.marker, -5);
  s.marker = 0;
  own(GolemPart::head);
  control_golems(s, t);
  EXPECT_EQ(s.marker, -2);
}

// ---- the rest of a round

// F-15: the next round's order follows the rabbis from the top.
TEST_F(Rounds, TheRabbisMakeTheOrder) {
  s.order = {Player::automa, Player::human1, Player::human2, Player::human3};
  s.rabbi = {printed_place, 3, 0, 1};
  set_turn_order(s);
  EXPECT_EQ(s.order, (InlineVector<Player, 4>{Player::human3, Player::human1, Player::automa,
                                              Player::human2}));
}

// GO-CARD-1, A-16: the three cards go under the deck, the first laid uppermost.
TEST_F(Rounds, TheCardsGoUnderTheDeck) {
  s.deck.pile = {9, 8, 7};
  for (int i = 0; i < 3; ++i) s.deck.draw();
  s.deck.pile = {6, 5};
  State other = s;
  put_cards_away(s, t);
  EXPECT_EQ(s.deck.pile, (InlineVector<std::uint8_t, card_count>{9, 8, 7, 6, 5}));
  EXPECT_TRUE(s.deck.played.empty());
  other.readings.last_laid_on_top = true;
  put_cards_away(other, t);
  EXPECT_EQ(other.deck.pile, (InlineVector<std::uint8_t, card_count>{7, 8, 9, 6, 5}));
}

// GO-CARD-1, A-16: with real cards the player puts them there, and is told in which order.
TEST_F(Rounds, RealCardsGoUnderTheRealDeck) {
  s.deck_kind = DeckKind::mine;
  s.laid = {4, 9, 2};
  put_cards_away(s, t);
  EXPECT_EQ(t.trail.entries.back().line, static_cast<std::uint16_t>(Line::GO_CARD_1_under_deck));
  EXPECT_TRUE(s.deck.pile.empty());
}

// GO-BONUS-2 f: all twenty are shuffled instead.
TEST_F(Rounds, TheShuffleTakesAllCards) {
  for (std::uint8_t n = 1; n <= card_count; ++n) s.deck.pile.push_back(n);
  const auto in_order = s.deck.pile;
  for (int i = 0; i < 3; ++i) s.deck.draw();
  s.shuffle_all = true;
  put_cards_away(s, t);
  EXPECT_EQ(s.deck.pile.size(), 20U);
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_NE(s.deck.pile, in_order);
  for (std::uint8_t n = 1; n <= card_count; ++n) EXPECT_TRUE(s.deck.pile.contains(n));
}

// GO-TURN-1, GO-COMP-2: a new round: three turns each, two marbles each, nothing taken yet.
TEST_F(Rounds, ANewRoundBegins) {
  s.taken.push_back(Marble::red);
  s.rabbi = {1, 2, 0, 0};
  s.shuffle_all = true;
  s.library.fill(Book::none);
  s.library[1] = book_of(3, BookColour::red);
  s.book_stack.push_back(5);
  run(refresh(s, t));
  EXPECT_EQ(s.queue.size(), 6U);
  EXPECT_EQ(s.marbles_left, (std::array<std::uint8_t, 4>{2, 2, 0, 0}));
  EXPECT_TRUE(s.taken.empty());
  EXPECT_TRUE(s.laid.empty());
  EXPECT_EQ(s.rabbi[0], 0);
  EXPECT_FALSE(s.shuffle_all);
  EXPECT_EQ(marbles_in_play(s), 15);
  // F-04: the leftmost book left, the others slid, a new one came.
  EXPECT_EQ(number_of(s.library[0]), 3);
  EXPECT_EQ(number_of(s.library[4]), 5);
  EXPECT_EQ(s.phase, Phase::movement);
}

// GO-WORK-5: a golem created between the rounds may work in the first turn of the next.
TEST_F(Rounds, AGolemOfTheEveningWorksInTheNextRound) {
  character_card(Colour::red, Colour::yellow, 2, 3, "golem:3");
  s.taken = {Marble::red, Marble::yellow};
  run(evening(s, t));
  ASSERT_EQ(s.golems.size(), 1U);
  run(refresh(s, t));
  EXPECT_TRUE(next_worker(s, t));
}

// F-04: the leftmost book of the library goes under the deck, and the next ones slide.
TEST_F(Rounds, TheLeftmostBookGoesUnderTheDeck) {
  s.table_told = false;
  s.library = {book_of(5, BookColour::red), book_of(6, BookColour::red), Book::none, Book::none,
               Book::none};
  s.book_stack = {1, 2, 3};
  put_under_deck(s, s.library[0]);
  EXPECT_EQ(s.book_stack, (decltype(s.book_stack){5, 1, 2, 3}));
  refill_library(s, 0);
  EXPECT_EQ(number_of(s.library[0]), 6);
  s.table_told = true;  // at a table the player does it
  put_under_deck(s, s.library[0]);
  EXPECT_EQ(s.book_stack.size(), 4U);
}

// fewer marbles, if one plays with fewer.
TEST_F(Rounds, FewerMarbles) {
  s.readings.marbles = 12;
  const auto marbles = marbles_of_table(t.data, s);
  EXPECT_EQ(marbles, (std::array<std::uint8_t, 5>{3, 3, 3, 1, 2}));
}

// GO-MOVE-1, F-01: after the fourth round the points are counted.
TEST_F(Rounds, FourRounds) {
  run(evening(s, t));
  EXPECT_EQ(s.phase, Phase::refresh);
  EXPECT_EQ(s.round, 3);
  s.round = 4;
  run(evening(s, t));
  EXPECT_EQ(s.phase, Phase::scoring);
}

}  // namespace
}  // namespace seatmate::golem
