// What tiles, books, characters and cells do, word by word.

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class Effects : public RuleTest {
 public:
  // Benefit of an effect that must bring none.
  bool brings_nothing(std::string_view effect) {
    const State before = s;
    const bool benefit = apply(effect);
    return !benefit && s.score == before.score;
  }
};

// GO-INC-1: as far as possible, in the printed order; what is missing is not made up for.
TEST_F(Effects, AsFarAsPossible) {
  students(9, 10, 10);
  EXPECT_TRUE(apply("student:3 kill vp:2"));
  EXPECT_EQ(s.students[0], 10);
  EXPECT_EQ(s.score, 2);
  EXPECT_EQ(s.marker, 0);
  EXPECT_TRUE(t.cites(Rule::GO_INC_1));
}

// GO-INC-1, A-12: a price that cannot be paid ends it; one that can is paid.
TEST_F(Effects, APriceThatCannotBePaidEndsIt) {
  EXPECT_FALSE(apply("learning-down:1 vp:4"));
  EXPECT_EQ(s.score, 0);
  s.learning_track = 1;
  EXPECT_TRUE(apply("learning-down:1 vp:4"));
  EXPECT_EQ(s.score, 4);
  EXPECT_EQ(s.learning_track, 0);
  EXPECT_TRUE(apply("pay:5 vp:7"));
  EXPECT_EQ(s.marker, -5);
  EXPECT_EQ(s.score, 11);
  s.readings.declines_prices = true;
  EXPECT_FALSE(apply("pay:5 vp:7"));
  EXPECT_EQ(s.score, 11);
}

// Conditions end an effect that does not meet them.
TEST_F(Effects, ConditionsEndIt) {
  golem(Colour::red, 2);
  golem(Colour::red, 3, true);
  s.columns[0].push_back(book_of(1, BookColour::red));
  for (const char* met :
       {"if-golems-most:2", "if-golems-least:2", "if-standing-least:1", "if-books-least:1"}) {
    s.score = 0;
    EXPECT_TRUE(apply(std::string(met) + " vp:1")) << met;
    EXPECT_EQ(s.score, 1) << met;
  }
  for (const char* unmet : {"if-golems-most:1", "if-golems-least:3", "if-standing-least:2",
                            "if-books-least:2", "if-artefacts-least:1"}) {
    EXPECT_TRUE(brings_nothing(std::string(unmet) + " vp:1")) << unmet;
  }
}

// Points for what there is.
TEST_F(Effects, PointsForWhatThereIs) {
  golem(Colour::red, 2);
  golem(Colour::blue, 2);
  s.developed = {0b11, 0b1, 0};
  s.golem_track = 3;
  table(BoardTable::golem_track_value, {1, 1, 1, 2});
  s.columns[0].push_back(book_of(1, BookColour::red));
  apply("vp-golems:2");
  EXPECT_EQ(s.score, 4);
  apply("vp-developments:1");
  EXPECT_EQ(s.score, 7);
  apply("vp-golem-track:2");
  EXPECT_EQ(s.score, 11);
  apply("vp-books:3");
  EXPECT_EQ(s.score, 14);
}

// GO-STRAT-1: a student, a development of a colour.
TEST_F(Effects, ColoursNameDistrictsAndAreas) {
  students(3, 3, 3);
  apply("student-red:1 student-yellow:2 student-back-blue:1");
  EXPECT_EQ(s.students, (std::array<std::uint8_t, 3>{4, 5, 2}));
  apply("develop-golem:9 develop-learning:9");
  EXPECT_NE(s.developed[0], 0);
  EXPECT_EQ(s.developed[1], 0);
  EXPECT_NE(s.developed[2], 0);
}

// GO-MOVE-3, GO-MOVE-4, GO-MOVE-6: golems by effect; nobody there, no benefit (GO-INC-4).
TEST_F(Effects, GolemsByEffect) {
  for (const char* word :
       {"golem-forward:1", "golem-back:1", "golem-free:1", "golem-optional:1", "kill", "work:1"})
    EXPECT_TRUE(brings_nothing(word)) << word;
  golem(Colour::red, 3);
  apply("golem-forward:2");
  EXPECT_EQ(s.golems[0].section, 5);
  apply("golem-back:1");
  EXPECT_EQ(s.golems[0].section, 4);
  apply("golem-free:1");
  EXPECT_EQ(s.golems[0].section, 3);
  EXPECT_TRUE(brings_nothing("golem-optional:1"));
}

// GO-WORK-3: work by effect costs nothing.
TEST_F(Effects, WorkByEffectIsFree) {
  golem(Colour::red, 3);
  golem(Colour::red, 2);
  district_tile(Colour::red, 3, "vp:6");
  EXPECT_TRUE(apply("work:1"));
  EXPECT_EQ(s.score, 6);
  EXPECT_EQ(s.marker, 0);
  EXPECT_EQ(standing(s), 1);
}

// GO-ART-2: an artefact triggered by a tile is not doubled; the highest comes first.
TEST_F(Effects, ArtefactsByEffect) {
  EXPECT_TRUE(brings_nothing("artefact:1"));
  table(BoardTable::gold_of_artefact, {2, 2, 3, 3});
  table(BoardTable::artefact_of_slot, {1, 2, 1, 3, 2, 4});
  s.gold = 4;
  s.developed[1] = 0b10;  // the special token of artefact 2
  t.data.artefacts[0][0].effect = effect_of("clay:1");
  t.data.artefacts[0][1].effect = effect_of("clay:5");
  apply("artefact:1");
  EXPECT_EQ(s.marker, 5);
  apply("artefact:2");
  EXPECT_EQ(s.marker, 11);
}

// GO-UPG-1: a development of any type goes by the same rule.
TEST_F(Effects, AnyDevelopmentGoesByTheObjects) {
  s.columns[0].push_back(book_of(1, BookColour::red));
  apply("develop:9");
  EXPECT_NE(s.developed[2], 0);
}

// GO-INC-4, GO-DISC-1: finished tracks and piles bring nothing, except a discount.
TEST_F(Effects, FinishedThingsBringNothing) {
  s.gold = gold_slots;
  s.created = 4;
  s.golem_track = track_levels - 1;
  s.learning_track = track_levels - 1;
  for (const Colour area : all_colours) develop_all(area);
  for (const char* word : {"gold:1", "golem:0", "golem-track:1", "learning:1", "develop:0",
                           "develop-golem:0", "books:1", "vp-books:1"})
    EXPECT_TRUE(brings_nothing(word)) << word;
  for (const char* word : {"golem:2", "develop:2", "develop-artefact:2"}) {
    s.marker = 0;
    EXPECT_TRUE(apply(word)) << word;
    EXPECT_EQ(s.marker, 2) << word;
  }
}

// What the app cannot know is applied at the table and told.
TEST_F(Effects, AToldResult) {
  t.told = {3, 2};
  EXPECT_TRUE(apply("told"));
  EXPECT_EQ(s.marker, 3);
  EXPECT_EQ(s.score, 2);
  t.told = {-2, 0};
  EXPECT_FALSE(apply("told"));
  EXPECT_EQ(s.marker, 1);
}

// Words that would never end are refused where they are printed.
TEST_F(Effects, NoEffectCallsItself) {
  EXPECT_FALSE(read_effect("books:1", Where::book));
  EXPECT_FALSE(read_effect("artefact:1", Where::artefact));
  EXPECT_TRUE(read_effect("artefact:1", Where::book));
  EXPECT_FALSE(read_effect("kill", Where::cemetery));
  EXPECT_FALSE(read_effect("dance", Where::book));
  EXPECT_FALSE(read_effect("vp:99", Where::book));
  for (const char* text : {"clay:2 kill / vp:3", "student-back:1 vp:4", "golem:2"})
    EXPECT_EQ(write_effect(effect_of(text)), text);
}

// GO-BOOK-5: tiles use books. An artefact that did would never end beside a book that gives
// artefacts' incomes, so it cannot be told.
TEST_F(Effects, NoArtefactUsesBooks) {
  for (const char* id : {"district.red.1", "action.1"})
    EXPECT_TRUE(Rulebook::learn(t.data, {id, "books:1"})) << id;
  const Outcome told = Rulebook::learn(t.data, {"artefact.1.1", "coins:1 / books:2"});
  ASSERT_FALSE(told);
  EXPECT_EQ(told.why().id, "golem.error.effect-loop");
  EXPECT_EQ(t.data.artefacts[0][0].source, Source::house);
}

// GO-INC-1, GO-INC-2: two tiles that send a golem back and forth and let it work end after as many
// tiles as six golems have sections; the last work brings nothing.
TEST_F(Effects, TilesThatSetEachOtherOffEnd) {
  for (const int section : {1, 2}) district_tile(Colour::red, section, "golem-free:1 work:1");
  golem(Colour::red, 2);
  EXPECT_TRUE(apply("work:1"));
  EXPECT_EQ(s.tiles_applied, 60);
  EXPECT_EQ(s.no_benefit, 1);
  EXPECT_EQ(s.score, 2);
  EXPECT_TRUE(t.cites(Rule::GO_INC_1));
}

// GO-INC-1, GO-GOLEM-3, A-22: a tile that kills and creates, where the killed come back.
TEST_F(Effects, KillingAndCreatingEnds) {
  s.readings.killed_come_back = true;
  own(GolemPart::right_leg);
  for (const Colour district : all_colours) district_tile(district, 1, "kill golem:0");
  for (PrintedEffect& cell : t.data.cemetery) cell.effect = effect_of("clay:1");
  EXPECT_TRUE(apply("golem:0"));
  EXPECT_EQ(s.tiles_applied, 60);
  EXPECT_EQ(s.golems.size(), 1U);
}

// The next turn has all its tiles again.
TEST_F(Effects, EveryTurnCountsItsOwnTiles) {
  set_card(2, {}).marble_first = false;
  s.laid.clear();
  s.deck.pile.push_back(2);
  golem(Colour::red, 3);
  district_tile(Colour::red, 3, "vp:6");
  action_tile(1, "work:1");
  s.tiles_applied = 60;
  run(Rulebook::run(s, t));
  EXPECT_EQ(s.score, 6);
}

}  // namespace
}  // namespace seatmate::golem
