// Phase 3: her turn, its cards and bonuses, and the work action.

#include <array>

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class HerTurn : public RuleTest {
 public:
  AutomaCard& first() { return t.data.house_deck[0]; }
  AutomaCard& second() { return t.data.house_deck[1]; }
  AutomaCard& third() { return t.data.house_deck[2]; }

  // The round begins: cards 1, 2 and 3 lie on top of the deck, white marbles in every row.
  HerTurn() {
    s.laid.clear();
    for (const int number : {1, 2, 3}) set_card(number, {Criterion::most});
    for (const std::uint8_t number : std::to_array<std::uint8_t>({3, 2, 1}))
      s.deck.pile.push_back(number);
    for (int r = 0; r < row_count; ++r)
      row(static_cast<Row>(r), {Marble::white, Marble::white, Marble::white});
    for (PrintedEffect& tile : t.data.actions) tile.effect = effect_of("vp:1");
    character_card(Colour::red, Colour::blue);
    s.queue.clear();
    for (int i = 0; i < 3; ++i) s.queue.push_back(Player::automa);
    s.marker = 10;
  }
  void turn() { run(automa_turn(s, t)); }
  // What she did in each of three turns: m or r.
  std::string three_turns() {
    std::string kinds;
    for (int i = 0; i < 3; ++i) {
      const bool before = s.rabbi[0] != 0;
      const std::size_t marbles = s.taken.size();
      turn();
      if (s.rabbi[0] != 0 && !before) kinds += 'r';
      if (s.taken.size() > marbles) kinds += 'm';
    }
    return kinds;
  }
  MarbleChoice of_value(Row action, int value) {
    MarbleChoice choice;
    choice.by = ChosenBy::criterion;
    choice.row = choice.action = action;
    choice.value = value;
    return choice;
  }
};

// ---- which action

// Vector TURN, GO-TURN-1, GO-TURN-2: two marbles and one rabbi; the left column of card 1 begins.
TEST_F(HerTurn, RabbiFirst) {
  first().marble_first = false;
  second().marble_first = false;
  third().marble_first = false;
  EXPECT_EQ(three_turns(), "rmm");
}

// Vector TURN-2, GO-TURN-1, GO-TURN-3: marbles first, so the third turn owes the rabbi.
TEST_F(HerTurn, MarblesFirst) {
  EXPECT_EQ(three_turns(), "mmr");
  EXPECT_EQ(s.marbles_left[0], 0);
}

// Example RABBI-2, GO-TURN-2: cards 1 and 2 complete the symbol: the rabbi, though marble stands
// left.
TEST_F(HerTurn, TheSymbolBringsTheRabbi) {
  first().right_half = true;
  second().left_half = true;
  EXPECT_EQ(three_turns(), "mrm");
}

// GO-TURN-2: one half is no symbol; the column further left decides.
TEST_F(HerTurn, HalfASymbolIsNone) {
  first().right_half = true;
  EXPECT_EQ(three_turns(), "mmr");
}
TEST_F(HerTurn, GO_TURN_2_TheOtherHalfIsNone) {
  second().left_half = true;
  EXPECT_EQ(three_turns(), "mmr");
}
TEST_F(HerTurn, GO_TURN_2_TheLeftColumnOfTheSecondCard) {
  second().marble_first = false;
  EXPECT_EQ(three_turns(), "mrm");
}

// GO-TURN-3: the symbol between cards 2 and 3 means nothing.
TEST_F(HerTurn, TheSymbolIsExaminedOnlyOnce) {
  first().marble_first = false;
  second().right_half = true;
  third().left_half = true;
  EXPECT_EQ(three_turns(), "rmm");
}

// GO-CARD-1: the top card, laid to the right of the one before.
TEST_F(HerTurn, TheTopCardIsLaid) {
  turn();
  turn();
  EXPECT_EQ(s.laid, (InlineVector<std::uint8_t, 3>{1, 2}));
  EXPECT_EQ(s.deck.pile, (InlineVector<std::uint8_t, card_count>{3}));
}

// GO-CARD-1: with printed cards she asks which one it is.
TEST_F(HerTurn, HerPrintedCardsAreAsked) {
  s.deck_kind = DeckKind::mine;
  t.data.own_deck = t.data.house_deck;
  t.answers = {2};
  turn();
  EXPECT_EQ(t.asked, (std::vector<std::string>{"card"}));
  EXPECT_EQ(s.laid.back(), 2);
}

// GO-CARD-2: the bonus comes before the action: its bar of gold is there when the action is done.
TEST_F(HerTurn, TheBonusComesFirst) {
  first().bonus = Bonus::golem_1;
  first().level = 1;
  first().marble_first = false;
  action_tile(1, "if-golems-least:1 vp:9");
  turn();
  EXPECT_EQ(s.golems.size(), 1U);
  EXPECT_EQ(s.score, 9);
}

// GO-CARD-3: one of the two columns, never both.
TEST_F(HerTurn, OneColumnOnly) {
  turn();
  EXPECT_EQ(s.taken.size(), 1U);
  EXPECT_EQ(s.rabbi[0], 0);
}

// GO-GEN-3: she never passes: three turns are three actions, even without a marble on the table.
TEST_F(HerTurn, SheNeverPasses) {
  s.rows = {};
  for (int i = 0; i < 3; ++i) turn();
  EXPECT_TRUE(s.queue.empty());
  EXPECT_FALSE(s.passed[0]);
  EXPECT_NE(s.rabbi[0], 0);
  EXPECT_EQ(s.phase, Phase::evening);
}

// ---- bonuses

// GO-BONUS-1, GO-DIFF-1: from the level on that is printed beside it.
TEST_F(HerTurn, ABonusNeedsTheLevel) {
  first().bonus = Bonus::gold;
  first().level = 3;
  s.level = 2;
  run(card_bonus(s, t, first()));
  EXPECT_EQ(s.gold, 0);
  s.level = 3;
  run(card_bonus(s, t, first()));
  EXPECT_EQ(s.gold, 1);
}

// GO-BONUS-2: what each kind does.
TEST_F(HerTurn, EveryBonusDoesItsOwn) {
  const auto bonus = [&](Bonus kind) {
    first().bonus = kind;
    run(card_bonus(s, t, first()));
  };
  bonus(Bonus::gold);
  EXPECT_EQ(s.gold, 1);
  bonus(Bonus::learning);
  EXPECT_EQ(s.learning_track, 1);
  tokens(Colour::blue, Colour::red, Colour::yellow);
  students(1, 1, 5);
  bonus(Bonus::student);
  EXPECT_EQ(s.students[2], 6);
  EXPECT_FALSE(s.shuffle_all);
  bonus(Bonus::shuffle);
  EXPECT_TRUE(s.shuffle_all);
  EXPECT_EQ(s.score, 0);
  bonus(Bonus::none);
  EXPECT_EQ(s.score, 0);
}

// GO-BONUS-2 d and e: at most one, at most two golems in all districts together; no discount.
TEST_F(HerTurn, GolemBonusesNeedFewGolems) {
  const auto created = [&](Bonus kind, int golems) {
    s.golems.clear();
    for (; golems > 0; --golems) golem(Colour::yellow, 3);
    s.created = 0;
    s.marker = 10;
    first().bonus = kind;
    run(card_bonus(s, t, first()));
    EXPECT_EQ(s.marker, s.created > 0 ? 7 : 10);
    return s.created;
  };
  EXPECT_EQ(created(Bonus::golem_1, 1), 1);
  EXPECT_EQ(created(Bonus::golem_1, 2), 0);
  EXPECT_EQ(created(Bonus::golem_2, 2), 1);
  EXPECT_EQ(created(Bonus::golem_2, 3), 0);
  EXPECT_EQ(s.score, 0);
}

// GO-INC-4: a bonus that brings nothing brings two points.
TEST_F(HerTurn, ABonusWithoutBenefitGivesTwoPoints) {
  s.gold = gold_slots;
  first().bonus = Bonus::gold;
  run(card_bonus(s, t, first()));
  EXPECT_EQ(s.score, 2);
}

// ---- golem, artefact, learning

// GO-ACT-1, GO-ACT-2, GO-ACT-3: resources, a development, the main action, in this order.
TEST_F(HerTurn, ResourcesDevelopmentMainAction) {
  s.marker = 0;
  run(area_action(s, t, Colour::red, of_value(Row::golem, 5)));
  EXPECT_EQ(s.developed[0], 1U << index(GolemPart::left_leg));
  EXPECT_EQ(s.created, 1);
  EXPECT_EQ(s.marker, 5 - 2 - 3);
  // The order shows in the trail, and in what a development changes for the main action.
  std::vector<Rule> order;
  for (const TrailEntry& entry : t.trail.entries) {
    const auto rule = static_cast<Rule>(entry.rule);
    if (rule == Rule::GO_ACT_1 || rule == Rule::GO_ACT_2 || rule == Rule::GO_ACT_3)
      order.push_back(rule);
  }
  EXPECT_EQ(order, (std::vector{Rule::GO_ACT_1, Rule::GO_ACT_2, Rule::GO_ACT_3}));
}

// GO-ACT-2, GO-RES-5: no development in the red zone, but the main action is done (GO-ACT-4).
TEST_F(HerTurn, TheRedZoneForbidsOnlyTheDevelopment) {
  s.marker = -5;
  run(area_action(s, t, Colour::yellow, of_value(Row::artefact, 1)));
  EXPECT_EQ(s.developed[1], 0);
  EXPECT_EQ(s.gold, 1);
  EXPECT_EQ(s.marker, -5);
  EXPECT_EQ(s.score, -2);
}

// GO-ACT-3, GO-ART-3: the artefact action buys a bar for three; GO-BOOK-1: learning buys a book.
TEST_F(HerTurn, TheMainActionsOfArtefactAndLearning) {
  develop_all(Colour::yellow);
  develop_all(Colour::blue);
  s.laid.push_back(1);
  s.marker = 0;
  run(area_action(s, t, Colour::yellow, of_value(Row::artefact, 4)));
  EXPECT_EQ(s.gold, 1);
  EXPECT_EQ(s.marker, 1);
  t.data.books[0].colour = BookColour::red;
  t.data.books[0].price = 2;
  t.data.books[0].effect = effect_of("vp:6");
  s.library[1] = book_of(1, BookColour::red);
  s.marker = 0;
  run(area_action(s, t, Colour::blue, of_value(Row::learning, 4)));
  EXPECT_EQ(books_owned(s), 1);
  EXPECT_EQ(s.marker, 4 - 2 - t.data.table(BoardTable::library_surcharge, 1));
  EXPECT_EQ(s.score, 6);
}

// GO-GOLEM-4, GO-ART-4: all made: the action gives only its resources.
TEST_F(HerTurn, WhenAllIsMadeOnlyResources) {
  develop_all(Colour::red);
  develop_all(Colour::yellow);
  s.created = 4;
  s.gold = gold_slots;
  s.marker = 0;
  run(area_action(s, t, Colour::red, of_value(Row::golem, 3)));
  EXPECT_EQ(s.marker, 3);
  run(area_action(s, t, Colour::yellow, of_value(Row::artefact, 3)));
  EXPECT_EQ(s.marker, 6);
  EXPECT_EQ(s.score, 0);
  EXPECT_TRUE(s.golems.empty());
}

// GO-MIRROR-1: the mirror costs a coin.
TEST_F(HerTurn, TheMirrorCostsACoin) {
  s.rows = {};
  row(Row::mirror, {Marble::white, Marble::white});
  tokens(Colour::yellow, Colour::red, Colour::blue);
  develop_all(Colour::yellow);
  s.laid.push_back(1);
  run(marble_action(s, t));
  EXPECT_EQ(s.marker, 10 - 1 + 2 - 3);
  EXPECT_EQ(s.gold, 1);
}

// ---- work

// Vector WORK-v, GO-WORK-1, GO-WORK-2: prices 1, 3, 5, 8 less the value, as long as she pays at
// most 2.
TEST_F(HerTurn, AsManyGolemsAsTwoKnowledgeBuy) {
  constexpr std::array<int, 6> golems{2, 2, 3, 3, 3, 4};
  constexpr std::array<int, 6> paid{2, 1, 2, 1, 0, 2};
  for (int value = 1; value <= 6; ++value) {
    s.golems.clear();
    for (int i = 0; i < 5; ++i) golem(Colour::red, 1);
    s.marker = 10;
    run(work_action(s, t, of_value(Row::work, value)));
    const auto i = static_cast<std::size_t>(value - 1);
    EXPECT_EQ(5 - standing(s), golems[i]) << value;
    EXPECT_EQ(10 - s.marker, paid[i]) << value;
  }
}

// GO-WORK-2, GO-DISC-2, A-09: a value above the price comes in as resources.
TEST_F(HerTurn, SurplusOfWorkIsGained) {
  golem(Colour::red, 1);
  run(work_action(s, t, of_value(Row::work, 4)));
  EXPECT_EQ(s.marker, 13);
  s.golems[0].lying = false;
  s.readings.no_work_surplus = true;
  run(work_action(s, t, of_value(Row::work, 4)));
  EXPECT_EQ(s.marker, 13);
}

// a low marker limits nothing, unless one plays it so.
TEST_F(HerTurn, ALowMarkerDoesNotLimitWork) {
  for (int i = 0; i < 2; ++i) golem(Colour::red, 1);
  s.marker = -4;
  EXPECT_EQ(plan_work(s, t, 1).golems, 2);
  s.readings.track_limits_work = true;
  EXPECT_EQ(plan_work(s, t, 1).golems, 1);
}

// Example WORK, GO-WORK-3: the rightmost works first, ties to the higher token; each lies down.
TEST_F(HerTurn, ExampleOfTheBooklet) {
  tokens(Colour::red, Colour::yellow, Colour::blue);
  golem(Colour::blue, 2);
  golem(Colour::yellow, 5);
  golem(Colour::red, 5);
  district_tile(Colour::red, 5, "vp:10");
  district_tile(Colour::yellow, 5, "if-standing-least:2 vp:20");
  run(work_action(s, t, of_value(Row::work, 2)));
  EXPECT_EQ(s.marker, 9);
  EXPECT_TRUE(s.golems[1].lying);
  EXPECT_TRUE(s.golems[2].lying);
  EXPECT_FALSE(s.golems[0].lying);
  // Yellow worked second, when red lay already: two golems did not stand any more.
  EXPECT_EQ(s.score, 10 + 2);
}

// GO-WORK-3: a tile may change the board before the next golem is picked.
TEST_F(HerTurn, EveryWorkerIsPickedOnTheBoardAsItIs) {
  golem(Colour::red, 5);
  golem(Colour::blue, 4);
  golem(Colour::yellow, 3, true);
  district_tile(Colour::red, 5, "golem-optional:1");  // yellow stands up in IV
  run(work_action(s, t, of_value(Row::work, 2)));
  EXPECT_EQ(s.golems[2], (Golem{Colour::yellow, 4, true, false}));
  EXPECT_FALSE(s.golems[1].lying);
}

// GO-INC-2, GO-WORK-4: a golem whose tile brings nothing brings two points and lies down.
TEST_F(HerTurn, AGolemWithoutBenefitGivesTwoPoints) {
  golem(Colour::red, 2);
  students(1, 1, 1);
  district_tile(Colour::red, 2, "student-back-red:1 vp:3");
  run(work_action(s, t, of_value(Row::work, 1)));
  EXPECT_EQ(s.score, 2);
  EXPECT_TRUE(s.golems[0].lying);
}

// Vector WORK-0, GO-INC-3: no golem on the board: two points, nothing else.
TEST_F(HerTurn, NoGolemGivesTwoPoints) {
  run(work_action(s, t, of_value(Row::work, 4)));
  EXPECT_EQ(s.score, 2);
  EXPECT_EQ(s.marker, 10);
}

// GO-WORK-4, GO-DISC-1, A-30: golems, but none stands: the value as resources, or two points.
TEST_F(HerTurn, NoStandingGolem) {
  golem(Colour::red, 3, true);
  run(work_action(s, t, of_value(Row::work, 4)));
  EXPECT_EQ(s.score, 0);
  EXPECT_EQ(s.marker, 14);
  s.readings.points_if_none_stands = true;
  run(work_action(s, t, of_value(Row::work, 4)));
  EXPECT_EQ(s.score, 2);
  EXPECT_EQ(s.marker, 14);
}

// GO-WORK-5: a golem created this turn does not work in it, but in the next.
TEST_F(HerTurn, ANewGolemDoesNotWork) {
  golem(Colour::red, 3);
  district_tile(Colour::red, 3, "golem:9");
  run(work_action(s, t, of_value(Row::work, 3)));
  ASSERT_EQ(s.golems.size(), 2U);
  EXPECT_FALSE(s.golems[1].lying);
  EXPECT_FALSE(next_worker(s, t));
  end_turn(s);
  EXPECT_TRUE(next_worker(s, t));
}

// F-30: the left arm makes work stronger by one.
TEST_F(HerTurn, TheLeftArmWorksStronger) {
  for (int i = 0; i < 3; ++i) golem(Colour::red, 1);
  own(GolemPart::left_arm);
  run(work_action(s, t, of_value(Row::work, 2)));
  EXPECT_EQ(standing(s), 0);
  EXPECT_EQ(s.marker, 8);
}

// F-24: VIII to X are printed.
TEST_F(HerTurn, TheLastSectionsArePrinted) {
  golem(Colour::red, 9);
  run(work_action(s, t, of_value(Row::work, 1)));
  EXPECT_EQ(s.score, 3);
}

}  // namespace
}  // namespace seatmate::golem
