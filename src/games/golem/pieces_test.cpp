// Creating, killing, developing, gold and artefacts.

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class Pieces : public RuleTest {
 public:
  // Develops an area to its end and says in which order.
  std::vector<int> order_of(Colour area) {
    std::vector<int> order;
    s.developed[index(area)] = 0;
    while (!all_developed(s, area)) {
      const std::size_t which = next_development(s, t, area);
      order.push_back(static_cast<int>(which));
      s.developed[index(area)] =
          static_cast<std::uint8_t>(s.developed[index(area)] | (1U << which));
    }
    return order;
  }
};

// ---- golems

// GO-GOLEM-2: in the district with the fewest own golems, ties to the higher token; track +2.
TEST_F(Pieces, ANewGolemGoesWhereItIsCheapest) {
  tokens(Colour::blue, Colour::yellow, Colour::red);
  golem(Colour::blue, 3);
  golem(Colour::red, 7, true);
  s.marker = 20;
  s.golem_track = 1;
  run(create_golem(s, t, 0));
  EXPECT_EQ(s.golems.back(), (Golem{Colour::yellow, 1, false, true}));
  EXPECT_EQ(s.marker, 17);  // F-28
  EXPECT_EQ(s.golem_track, 3);
  run(create_golem(s, t, 0));  // one everywhere: blue is the highest, for 6
  EXPECT_EQ(s.golems.back().district, Colour::blue);
  EXPECT_EQ(s.marker, 11);
  EXPECT_EQ(s.created, 2);
}

// Vector DISC-1, GO-DISC-1: no golem is left: the discount comes in.
TEST_F(Pieces, WithoutAGolemTheDiscountComesIn) {
  s.created = 4;
  EXPECT_TRUE(run(create_golem(s, t, 4)));
  EXPECT_EQ(s.marker, 4);
  EXPECT_TRUE(s.golems.empty());
  EXPECT_EQ(s.golem_track, 0);
  EXPECT_FALSE(run(create_golem(s, t, 0)));
}

// Vector DISC-2, GO-DISC-2: what the discount is above the price comes in.
TEST_F(Pieces, ADiscountAboveThePrice) {
  run(create_golem(s, t, 4));
  EXPECT_EQ(s.created, 1);
  EXPECT_EQ(s.marker, 1);
}

// GO-GOLEM-3, A-19: with the leg for three clay the tile in I is applied; the golem does not move
// nor lie down.
TEST_F(Pieces, TheRightLegTriggersTheFirstTile) {
  district_tile(Colour::red, 1, "vp:5");
  s.marker = 20;
  run(create_golem(s, t, 0));
  EXPECT_EQ(s.score, 0);
  own(GolemPart::right_leg);
  tokens(Colour::red, Colour::yellow, Colour::blue);
  s.golems.clear();
  run(create_golem(s, t, 0));
  EXPECT_EQ(s.score, 5);
  EXPECT_EQ(s.golems.back(), (Golem{Colour::red, 1, false, true}));
  s.readings.lay_down_after_leg = true;
  s.golems.clear();
  run(create_golem(s, t, 0));
  EXPECT_TRUE(s.golems.back().lying);
}

// GO-GOLEM-3, GO-INC-4: the tile of the leg is an effect, too.
TEST_F(Pieces, TheTileOfTheLegMayBringNothing) {
  district_tile(Colour::red, 1, "vp-books:1");
  own(GolemPart::right_leg);
  run(create_golem(s, t, 0));
  EXPECT_EQ(s.score, 2);
}

// GO-GOLEM-1, GO-GOLEM-3, A-33: which leg is which, the price told for it says.
TEST_F(Pieces, LegsGoByTheirPrice) {
  table(BoardTable::golem_costs, {4, 5, 6, 3, 3, 2});
  EXPECT_EQ(leg_for_two(t.data), GolemPart::right_leg);
  EXPECT_EQ(leg_for_three(t.data), GolemPart::left_leg);
  EXPECT_EQ(order_of(Colour::red), (std::vector{5, 4, 3, 0, 1, 2}));
  s.developed = {};
  s.marker = 20;
  district_tile(Colour::red, 1, "vp:5");
  own(GolemPart::right_leg);
  run(create_golem(s, t, 0));
  EXPECT_EQ(s.score, 0);
  s.golems.clear();
  own(GolemPart::left_leg);
  run(create_golem(s, t, 0));
  EXPECT_EQ(s.score, 5);
  // Both for the same: as they stand on the board.
  table(BoardTable::golem_costs, {4, 5, 6, 3, 3, 3});
  EXPECT_EQ(leg_for_two(t.data), GolemPart::left_leg);
}

// GO-GOLEM-2, F-28: what a golem costs is told.
TEST_F(Pieces, AGolemCostsWhatIsTold) {
  table(BoardTable::golem_prices, {5, 1});
  golem(Colour::yellow, 3);
  golem(Colour::yellow, 3);
  EXPECT_EQ(price_of_golem(t.data, s, Colour::red), 5);
  EXPECT_EQ(price_of_golem(t.data, s, Colour::yellow), 7);
  run(create_golem(s, t, 0));
  EXPECT_EQ(s.marker, -5);
}

// GO-GOLEM-4, GO-STRAT-4: the last golem and the last development send the token down.
TEST_F(Pieces, TheLastGolemSendsTheTokenDown) {
  develop_all(Colour::red);
  s.developed[0] = (1U << development_count) - 1U;
  s.created = 3;
  run(create_golem(s, t, 0));
  EXPECT_EQ(s.strategy, (std::array{Colour::yellow, Colour::blue, Colour::red}));
}

// GO-KILL-1: the rightmost dies, ties to the higher token, then the lying one.
TEST_F(Pieces, TheRightmostGolemDies) {
  tokens(Colour::blue, Colour::red, Colour::yellow);
  golem(Colour::yellow, 6);
  golem(Colour::red, 9);
  golem(Colour::blue, 9);
  golem(Colour::blue, 9, true);
  EXPECT_EQ(next_victim(s, t), static_cast<GolemId>(3));
  s.readings.standing_dies_first = true;
  EXPECT_EQ(next_victim(s, t), static_cast<GolemId>(2));
  s.golems.clear();
  EXPECT_FALSE(next_victim(s, t));
}

// GO-KILL-1: into the leftmost free cell, whose bonus she gains; the golem track goes down.
TEST_F(Pieces, TheLeftmostFreeCellGivesItsBonus) {
  golem(Colour::yellow, 6);
  s.cemetery = 0b1011;
  s.golem_track = 4;
  t.data.cemetery[2].effect = effect_of("clay:6");
  EXPECT_TRUE(run(kill_golem(s, t)));
  EXPECT_EQ(s.cemetery, 0b1111);
  EXPECT_EQ(s.marker, 6);
  EXPECT_EQ(s.golem_track, 3);
  EXPECT_FALSE(run(kill_golem(s, t)));
}

// F-30: with the torso cells give their bonus twice; a full cemetery gives none.
TEST_F(Pieces, TheTorsoDoublesTheCells) {
  own(GolemPart::torso);
  for (PrintedEffect& cell : t.data.cemetery) cell.effect = effect_of("clay:2");
  golem(Colour::yellow, 6);
  golem(Colour::yellow, 6);
  run(kill_golem(s, t));
  EXPECT_EQ(s.marker, 4);
  s.cemetery = (1U << cemetery_cells) - 1U;
  EXPECT_TRUE(run(kill_golem(s, t)));
  EXPECT_EQ(s.marker, 4);
}

// GO-KILL-1, GO-INC-4: a cell that brings nothing brings two points, and doubled it is one effect.
TEST_F(Pieces, ACellWithoutBenefit) {
  for (PrintedEffect& cell : t.data.cemetery) cell.effect = effect_of("vp-books:1");
  golem(Colour::yellow, 6);
  run(kill_golem(s, t));
  EXPECT_EQ(s.score, 2);
  own(GolemPart::torso);
  golem(Colour::yellow, 6);
  run(kill_golem(s, t));
  EXPECT_EQ(s.score, 4);
}

// GO-KILL-1: between the actions and the next round humans bury golems, too: she asks, once a phase
// and only if somebody may have been before her.
TEST_F(Pieces, SheAsksWhatWasBuriedInTheEvening) {
  for (PrintedEffect& cell : t.data.cemetery) cell.effect = effect_of("vp:1");
  for (int i = 0; i < 3; ++i) golem(Colour::yellow, 6);
  s.phase = Phase::evening;
  run(kill_golem(s, t));
  EXPECT_TRUE(t.asked.empty());  // she is first
  s.order = {Player::human1, Player::automa};
  t.buried = 0b10;
  run(kill_golem(s, t));
  run(kill_golem(s, t));
  EXPECT_EQ(t.asked, (std::vector<std::string>{"buried"}));
  EXPECT_EQ(s.cemetery, 0b1111);
}

// killed golems do not come back, unless one plays it so.
TEST_F(Pieces, KilledGolemsDoNotComeBack) {
  golem(Colour::yellow, 6);
  golem(Colour::yellow, 6);
  s.created = 2;
  run(kill_golem(s, t));
  EXPECT_EQ(creatable(s), 2);
  s.readings.killed_come_back = true;
  run(kill_golem(s, t));
  EXPECT_EQ(creatable(s), 3);
}

// ---- developments

// GO-GOLEM-1, GO-STRAT-5: the cheapest; the leg for three before the torso.
TEST_F(Pieces, GolemDevelopmentsByCost) {
  table(BoardTable::golem_costs, {4, 5, 6, 3, 2, 3});
  EXPECT_EQ(order_of(Colour::red), (std::vector{4, 5, 3, 0, 1, 2}));
}

// GO-GOLEM-1, GO-ART-1, GO-LEARN-1: in the last round the one with three menorahs first.
TEST_F(Pieces, InTheLastRoundThreeMenorahsFirst) {
  s.round = rounds;
  table(BoardTable::golem_menorahs, {1, 1, 3, 1, 1, 1});
  EXPECT_EQ(order_of(Colour::red), (std::vector{2, 4, 5, 3, 0, 1}));
  table(BoardTable::artefact_menorahs, {1, 1, 1, 1, 1, 3});
  EXPECT_EQ(order_of(Colour::yellow), (std::vector{5, 0, 1, 2, 3, 4}));
  table(BoardTable::learning_menorahs, {1, 1, 1, 1, 3, 1});
  table(BoardTable::learning_costs, {2, 3, 4, 5, 6, 4});
  EXPECT_EQ(order_of(Colour::blue), (std::vector{4, 0, 1, 2, 5, 3}));
}

// GO-ART-1: artefact developments from bottom to top, whatever they cost.
TEST_F(Pieces, ArtefactDevelopmentsFromTheBottom) {
  table(BoardTable::artefact_costs, {6, 5, 4, 3, 2, 1});
  EXPECT_EQ(order_of(Colour::yellow), (std::vector{0, 1, 2, 3, 4, 5}));
}

// GO-LEARN-1, GO-STRAT-5: the cheapest; the third column's before the track's for the same four.
TEST_F(Pieces, LearningDevelopmentsByCost) {
  table(BoardTable::learning_costs, {2, 3, 4, 5, 6, 4});
  EXPECT_EQ(order_of(Colour::blue), (std::vector{0, 1, 2, 5, 3, 4}));
}

// GO-DISC-1: an area without an open development: the discount comes in.
TEST_F(Pieces, AFinishedAreaGivesTheDiscount) {
  develop_all(Colour::blue);
  EXPECT_TRUE(run(develop(s, t, Colour::blue, 4)));
  EXPECT_EQ(s.marker, 4);
  EXPECT_FALSE(run(develop(s, t, Colour::blue, 0)));
}

// GO-UPG-2, GO-DISC-2: the concrete tile by its chapter; the discount is taken off its price.
TEST_F(Pieces, ADevelopmentIsPaid) {
  table(BoardTable::golem_costs, {4, 5, 6, 3, 2, 3});
  run(develop(s, t, Colour::red, 0));
  EXPECT_EQ(s.marker, -2);
  run(develop(s, t, Colour::red, 5));
  EXPECT_EQ(s.marker, 0);
  EXPECT_TRUE(has_part(s, GolemPart::right_leg));
}

// F-30: the left arm works at once, the torso kills at once.
TEST_F(Pieces, SomePartsActAtOnce) {
  golem(Colour::red, 5);
  golem(Colour::red, 3);
  district_tile(Colour::red, 5, "vp:7");
  develop_all_but(Colour::red, index(GolemPart::left_arm));
  run(develop(s, t, Colour::red, 9));
  EXPECT_EQ(s.score, 7);
  EXPECT_TRUE(s.golems[0].lying);
  for (PrintedEffect& cell : t.data.cemetery) cell.effect = effect_of("vp:1");
  develop_all_but(Colour::red, index(GolemPart::torso));
  run(develop(s, t, Colour::red, 9));
  EXPECT_EQ(s.golems.size(), 1U);
}

// F-30, GO-INC-4: a part that can do nothing at once, and a learning development, give two points.
TEST_F(Pieces, ADevelopmentWithoutBenefit) {
  develop_all_but(Colour::red, index(GolemPart::left_arm));
  run(develop(s, t, Colour::red, 9));
  EXPECT_EQ(s.score, 2);
  develop_all_but(Colour::red, index(GolemPart::torso));
  run(develop(s, t, Colour::red, 9));
  EXPECT_EQ(s.score, 4);
  s.marker = 0;
  for (PrintedEffect& tile : t.data.learning) tile.effect = effect_of("vp-books:1");
  run(develop(s, t, Colour::blue, 9));
  EXPECT_EQ(s.score, 6);
  for (PrintedEffect& tile : t.data.learning) tile.effect = {};  // nothing is printed there
  run(develop(s, t, Colour::blue, 0));
  EXPECT_EQ(s.score, 6);
}

// GO-UPG-1: the area with most of what counts at the end, ties to the higher token.
TEST_F(Pieces, TheAreaWithMostObjectsIsDeveloped) {
  s.created = 2;
  s.gold = static_cast<std::uint8_t>(t.data.table(BoardTable::gold_of_artefact, 0));
  for (std::size_t i = 0; i < 2; ++i) s.columns[i].push_back(book_of(1, BookColour::red));
  ASSERT_EQ(artefacts_created(t.data, s), 1);
  tokens(Colour::blue, Colour::yellow, Colour::red);
  EXPECT_EQ(area_to_develop(s, t), Colour::blue);
  tokens(Colour::red, Colour::yellow, Colour::blue);
  EXPECT_EQ(area_to_develop(s, t), Colour::red);
  s.columns[2].push_back(book_of(1, BookColour::black));
  EXPECT_EQ(area_to_develop(s, t), Colour::blue);
  s.columns[2].push_back(book_of(2, BookColour::black));  // columns count, not books
  s.created = 4;
  EXPECT_EQ(area_to_develop(s, t), Colour::red);
}

// GO-UPG-2, A-18: a finished area is no candidate; or it ends the development.
TEST_F(Pieces, AFinishedAreaIsNoCandidate) {
  s.created = 3;
  develop_all(Colour::red);
  s.columns[0].push_back(book_of(1, BookColour::red));
  EXPECT_EQ(area_to_develop(s, t), Colour::blue);
  s.readings.finished_area_ends_it = true;
  EXPECT_FALSE(area_to_develop(s, t));
  // And an effect that develops gives its discount instead.
  EXPECT_TRUE(apply("develop:3"));
  EXPECT_EQ(s.marker, 3);
  EXPECT_EQ(s.developed[2], 0);
  s.readings.finished_area_ends_it = false;
  for (const Colour area : all_colours) develop_all(area);
  EXPECT_FALSE(area_to_develop(s, t));
}

// ---- gold and artefacts

// GO-ART-3: a bar goes on the lowest free picture: artefacts come into being from the bottom.
TEST_F(Pieces, GoldFillsTheArtefactsFromTheBottom) {
  table(BoardTable::gold_of_artefact, {2, 2, 3, 3});
  run(place_gold(s, t, 1));
  EXPECT_EQ(artefacts_created(t.data, s), 0);
  run(place_gold(s, t, 2));
  EXPECT_EQ(artefacts_created(t.data, s), 1);
  run(place_gold(s, t, 20));
  EXPECT_EQ(s.gold, gold_slots);
  EXPECT_EQ(artefacts_created(t.data, s), 4);
  EXPECT_FALSE(run(place_gold(s, t, 1)));
}

// GO-ART-2, GO-SETUP-1: a special development doubles its artefact in phase 6, and only there.
TEST_F(Pieces, SpecialTokensDoubleTheIncome) {
  table(BoardTable::artefact_of_slot, {1, 2, 1, 3, 2, 4});
  t.data.artefacts[0][0].effect = effect_of("clay:3");
  run(artefact_income(s, t, 0, true));
  EXPECT_EQ(s.marker, 3);
  s.developed[1] = 1;  // slot 1, a special token on artefact 1
  run(artefact_income(s, t, 0, true));
  EXPECT_EQ(s.marker, 9);
  run(artefact_income(s, t, 0, false));
  EXPECT_EQ(s.marker, 12);
}

// GO-ART-2, GO-INC-4: an artefact's income that brings nothing.
TEST_F(Pieces, AnArtefactWithoutBenefit) {
  t.data.artefacts[0][0].effect = effect_of("student:1");
  students(10, 10, 10);
  run(artefact_income(s, t, 0, true));
  EXPECT_EQ(s.score, 2);
}

// GO-ART-1: a grey development gives one resource and one point.
TEST_F(Pieces, GreyDevelopmentsGiveAResourceAndAPoint) {
  table(BoardTable::artefact_of_slot, {1, 2, 1, 3, 2, 4});
  t.data.artefacts[0][0].effect = effect_of("clay:3");
  s.developed[1] = 1U << 2U;
  run(artefact_income(s, t, 0, true));
  EXPECT_EQ(s.marker, 4);
  EXPECT_EQ(s.score, 1);
}

}  // namespace
}  // namespace seatmate::golem
