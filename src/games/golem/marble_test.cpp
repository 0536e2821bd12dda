// Chapter "Marble action": which marble she takes.

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class MarbleAction : public RuleTest {
 public:
  MarbleChoice take(const Criteria& criteria, Colour left = Colour::red,
                    Colour right = Colour::yellow) {
    return choose_marble(s, t, criteria, left, right);
  }
  // "artefact red"
  std::string taken(const Criteria& criteria) {
    const MarbleChoice choice = take(criteria);
    return std::string(token(choice.row)) + " " + std::string(token(choice.marble));
  }
  void standing_golems(int n) {
    s.golems.clear();
    for (; n > 0; --n) golem(Colour::red, 1);
  }
};

// Example MARBLE-1, GO-MARBLE-4, GO-MARBLE-5, GO-MARBLE-6, GO-MARBLE-7: work selects two rows of
// two marbles, two criteria find nothing there, yellow is unique: the mirror copies work for one
// coin.
TEST_F(MarbleAction, FirstExampleOfTheBooklet) {
  row(Row::work, {Marble::blue, Marble::blue});
  row(Row::golem, {Marble::red, Marble::white, Marble::white});
  row(Row::artefact, {Marble::yellow, Marble::white});
  row(Row::learning, {Marble::red, Marble::black});
  row(Row::mirror, {Marble::yellow, Marble::blue});
  standing_golems(1);
  const MarbleChoice choice = take(
      {Criterion::work, Criterion::most, Criterion::black, Criterion::white, Criterion::right});
  EXPECT_EQ(choice.row, Row::mirror);
  EXPECT_EQ(choice.marble, Marble::yellow);
  EXPECT_EQ(choice.action, Row::work);
  EXPECT_EQ(choice.value, 2);
  EXPECT_EQ(choice.mirror_cost, 1);
  using enum CriterionOutcome;
  EXPECT_EQ(choice.outcomes,
            (InlineVector<CriterionOutcome, 16>{active, no_effect, skipped, skipped, decides}));
}

// Example MARBLE-3, GO-MARBLE-3, GO-MARBLE-8, GO-MARBLE-10: yellow is taken, so right means red; of
// two red marbles the one of the higher token.
TEST_F(MarbleAction, ThirdExampleOfTheBooklet) {
  row(Row::work, {Marble::white});
  row(Row::golem, {Marble::white, Marble::blue});
  row(Row::artefact, {Marble::red, Marble::white});
  row(Row::learning, {Marble::red, Marble::blue});
  row(Row::mirror, {Marble::blue});
  s.taken.push_back(Marble::yellow);
  standing_golems(1);
  EXPECT_EQ(taken({Criterion::most, Criterion::right, Criterion::black}), "artefact red");
  tokens(Colour::blue, Colour::yellow, Colour::red);
  EXPECT_EQ(taken({Criterion::most, Criterion::right, Criterion::black}), "learning red");
}

// GO-MARBLE-1: what each criterion selects.
TEST_F(MarbleAction, EveryCriterionSelectsItsOwn) {
  row(Row::work, {Marble::black, Marble::white});
  row(Row::golem, {Marble::red});
  row(Row::artefact, {Marble::yellow, Marble::yellow, Marble::yellow});
  row(Row::learning, {Marble::blue});
  EXPECT_EQ(taken({Criterion::most}), "artefact yellow");
  EXPECT_EQ(taken({Criterion::strategy}), "golem red");
  tokens(Colour::blue, Colour::red, Colour::yellow);
  EXPECT_EQ(taken({Criterion::strategy}), "learning blue");
  EXPECT_EQ(taken({Criterion::black}), "work black");
  EXPECT_EQ(taken({Criterion::white}), "work white");
  EXPECT_EQ(taken({Criterion::left}), "golem red");
  EXPECT_EQ(taken({Criterion::right}), "artefact yellow");
  standing_golems(1);
  EXPECT_EQ(taken({Criterion::work, Criterion::black}), "work black");
  row(Row::work, {});
  EXPECT_EQ(taken({Criterion::other}), "learning blue");
}

// GO-MARBLE-1, A-06: work needs a standing golem.
TEST_F(MarbleAction, WorkNeedsAStandingGolem) {
  row(Row::work, {Marble::blue});
  row(Row::golem, {Marble::blue, Marble::blue});
  golem(Colour::red, 3, true);
  EXPECT_EQ(taken({Criterion::work}), "golem blue");
  s.readings.work_row_without_golem = true;
  EXPECT_EQ(taken({Criterion::work}), "work blue");
  s.readings.work_row_without_golem = false;
  standing_golems(1);
  EXPECT_EQ(taken({Criterion::work}), "work blue");
}

// GO-MARBLE-2: two equal marbles of a row are one option, so the criterion decides.
TEST_F(MarbleAction, EqualMarblesOfARowAreOneOption) {
  row(Row::golem, {Marble::blue, Marble::blue});
  row(Row::work, {Marble::white});
  const MarbleChoice choice = take({Criterion::most, Criterion::white});
  EXPECT_EQ(choice.by, ChosenBy::criterion);
  EXPECT_EQ(choice.looked_at.size(), 1U);
  EXPECT_EQ(choice.value, 2);
}

// GO-MARBLE-3: a colour of the card that she has is ignored, another colour is not.
TEST_F(MarbleAction, ATakenColourOfTheCardIsIgnored) {
  row(Row::golem, {Marble::red});
  row(Row::learning, {Marble::blue});
  s.taken.push_back(Marble::red);
  EXPECT_EQ(taken({Criterion::most}), "learning blue");
  s.taken.clear();
  s.taken.push_back(Marble::blue);
  EXPECT_EQ(taken({Criterion::most}), "golem red");
  tokens(Colour::blue, Colour::red, Colour::yellow);
  EXPECT_EQ(taken({Criterion::most}), "learning blue");
}

// GO-MARBLE-1, GO-MARBLE-3, A-26: ignored marbles do not count for the row they lie in, unless one
// plays it so.
TEST_F(MarbleAction, IgnoredMarblesDoNotCountForMost) {
  row(Row::golem, {Marble::red, Marble::red, Marble::blue});
  row(Row::learning, {Marble::white, Marble::blue});
  s.taken.push_back(Marble::red);
  EXPECT_EQ(take({Criterion::most}).row, Row::learning);
  s.readings.ignored_count = true;
  EXPECT_EQ(taken({Criterion::most}), "golem blue");
}

// a golem created this turn stands, so it counts for work, unless one plays it otherwise.
TEST_F(MarbleAction, GO_STRAT_3_ANewGolemCountsAsStanding) {
  s.golems = {{Colour::red, 1, false, true}, {Colour::blue, 1, false, true}};
  row(Row::work, {Marble::white});
  row(Row::golem, {Marble::white, Marble::white});
  EXPECT_EQ(take({Criterion::work}).row, Row::work);
  EXPECT_EQ(take({}).row, Row::work);  // GO-MARBLE-9
  EXPECT_EQ(mirrored_action(s, t, false), Row::work);
  s.readings.new_golem_does_not_count = true;
  EXPECT_EQ(take({Criterion::work}).row, Row::golem);
  EXPECT_EQ(take({}).row, Row::golem);
  EXPECT_NE(mirrored_action(s, t, false), Row::work);
  end_newness(s);
  EXPECT_EQ(take({Criterion::work}).row, Row::work);
}

// GO-MARBLE-4: the first criterion that leaves one decides; one that leaves none is skipped.
TEST_F(MarbleAction, OneLeftDecidesNoneLeftIsSkipped) {
  row(Row::golem, {Marble::red, Marble::blue});
  row(Row::learning, {Marble::blue, Marble::white});
  const MarbleChoice choice = take({Criterion::black, Criterion::left, Criterion::white});
  EXPECT_EQ(choice.by, ChosenBy::criterion);
  EXPECT_EQ(choice.row, Row::golem);
  EXPECT_EQ(choice.marble, Marble::red);
  ASSERT_EQ(choice.outcomes.size(), 2U);
  EXPECT_EQ(choice.outcomes[0], CriterionOutcome::skipped);
  EXPECT_EQ(choice.outcomes[1], CriterionOutcome::decides);
}

// GO-MARBLE-5: what separates nothing changes nothing.
TEST_F(MarbleAction, WhatSeparatesNothingChangesNothing) {
  row(Row::golem, {Marble::red, Marble::blue});
  row(Row::learning, {Marble::blue, Marble::white});
  const MarbleChoice choice = take({Criterion::most, Criterion::white});
  ASSERT_EQ(choice.outcomes.size(), 2U);
  EXPECT_EQ(choice.outcomes[0], CriterionOutcome::no_effect);
  EXPECT_EQ(choice.marble, Marble::white);
}

// GO-MARBLE-6, A-05: most and strategy look at what is still in play.
TEST_F(MarbleAction, MostLooksAtWhatIsInPlay) {
  row(Row::golem, {Marble::white, Marble::white, Marble::white});
  row(Row::artefact, {Marble::blue, Marble::red});
  row(Row::learning, {Marble::blue});
  EXPECT_EQ(taken({Criterion::white}), "golem white");
  const Criteria criteria{Criterion::other, Criterion::most};
  s.rows[index(Row::golem)] = {};
  row(Row::work, {Marble::red, Marble::red, Marble::red});
  EXPECT_EQ(taken(criteria), "artefact blue");
  s.readings.criteria_look_at_all = true;
  const MarbleChoice all = take(criteria);
  EXPECT_EQ(all.outcomes[1], CriterionOutcome::skipped);
}

// GO-MARBLE-7, GO-MIRROR-1, A-31: the mirror copies work if that criterion was met.
TEST_F(MarbleAction, TheMirrorCopiesWorkIfWorkIsActive) {
  row(Row::mirror, {Marble::blue});
  standing_golems(1);
  EXPECT_EQ(take({Criterion::work}).action, Row::work);
  EXPECT_EQ(take({Criterion::most}).action, Row::golem);
  row(Row::mirror, {Marble::blue, Marble::red});
  EXPECT_EQ(take({Criterion::work, Criterion::left}).action, Row::work);
  s.readings.work_must_separate = true;
  EXPECT_EQ(take({Criterion::work, Criterion::left}).action, Row::golem);
}

// GO-MIRROR-1, GO-STRAT-3: otherwise work with two standing golems, else the highest token.
TEST_F(MarbleAction, TheMirrorCopiesWorkWithTwoStandingGolems) {
  row(Row::mirror, {Marble::blue, Marble::blue, Marble::white});
  tokens(Colour::blue, Colour::red, Colour::yellow);
  standing_golems(1);
  MarbleChoice choice = take({Criterion::most});
  EXPECT_EQ(choice.action, Row::learning);
  EXPECT_EQ(choice.value, 3);
  EXPECT_EQ(choice.mirror_cost, 1);
  standing_golems(2);
  EXPECT_EQ(take({Criterion::most}).action, Row::work);
}

// GO-MARBLE-8, GO-MARBLE-9, GO-STRAT-3: at the end of the list work comes first with two standing
// golems, GO-MARBLE-10: else the highest token.
TEST_F(MarbleAction, AtTheEndOfTheListTokensDecide) {
  row(Row::work, {Marble::blue});
  row(Row::artefact, {Marble::blue});
  row(Row::learning, {Marble::blue});
  tokens(Colour::red, Colour::blue, Colour::yellow);
  standing_golems(2);
  const MarbleChoice choice = take({});
  EXPECT_EQ(choice.by, ChosenBy::tie_break);
  EXPECT_EQ(choice.row, Row::work);
  standing_golems(1);
  EXPECT_EQ(taken({}), "learning blue");
  // A lying golem does not count.
  golem(Colour::red, 2, true);
  EXPECT_EQ(taken({}), "learning blue");
}

// GO-MARBLE-11, GO-MARBLE-12: the mirror row only if nothing competes; not even work.
TEST_F(MarbleAction, TheMirrorRowComesLast) {
  row(Row::mirror, {Marble::blue});
  row(Row::work, {Marble::white});
  EXPECT_EQ(taken({}), "work white");
  row(Row::golem, {Marble::blue});
  EXPECT_EQ(taken({}), "golem blue");
  row(Row::work, {});
  row(Row::golem, {});
  EXPECT_EQ(taken({}), "mirror blue");
}

// GO-MARBLE-12, A-07: of several colours the highest token's, then black, then white.
TEST_F(MarbleAction, ColoursGoByToken) {
  tokens(Colour::blue, Colour::red, Colour::yellow);
  row(Row::golem, {Marble::red, Marble::blue, Marble::black, Marble::white});
  EXPECT_EQ(taken({}), "golem blue");
  row(Row::golem, {Marble::red, Marble::black, Marble::white});
  EXPECT_EQ(taken({}), "golem red");
  row(Row::golem, {Marble::black, Marble::white});
  EXPECT_EQ(taken({}), "golem black");
  s.readings.white_before_black = true;
  EXPECT_EQ(taken({}), "golem white");
}

// GO-MARBLE-12: if only ignored colours are there, none is ignored.
TEST_F(MarbleAction, OnlyIgnoredColoursAreNotIgnored) {
  row(Row::learning, {Marble::red});
  s.taken.push_back(Marble::red);
  EXPECT_EQ(taken({Criterion::black}), "learning red");
  row(Row::learning, {});
  EXPECT_EQ(take({Criterion::black}).by, ChosenBy::none);
}

// white is no colour of the card while she chooses, unless one plays it so.
TEST_F(MarbleAction, WhiteIsNoColourOfTheCard) {
  row(Row::learning, {Marble::white});
  row(Row::golem, {Marble::blue});
  EXPECT_EQ(take({Criterion::left}).outcomes[0], CriterionOutcome::skipped);
  s.readings.white_is_wild = true;
  EXPECT_EQ(taken({Criterion::left}), "learning white");
}

// GO-MARBLE-13: the value counts the marble taken; coloured marbles move their student, white
// none, black two different ones.
TEST_F(MarbleAction, TheMarbleMovesStudents) {
  tokens(Colour::blue, Colour::yellow, Colour::red);
  const auto after = [&](Marble marble) {
    students(2, 2, 3);
    s.taken.clear();
    row(Row::golem, {marble, Marble::white});
    MarbleChoice choice;
    choice.row = Row::golem;
    choice.marble = marble;
    take_marble(s, t, choice);
    return s.students;
  };
  using Students = std::array<std::uint8_t, 3>;
  EXPECT_EQ(after(Marble::red), (Students{3, 2, 3}));
  EXPECT_EQ(marbles_in(s, Row::golem), 1);
  EXPECT_EQ(after(Marble::blue), (Students{2, 2, 4}));
  EXPECT_EQ(after(Marble::white), (Students{2, 2, 3}));
  EXPECT_EQ(after(Marble::black), (Students{3, 3, 3}));
  EXPECT_EQ(s.taken[0], Marble::black);
  // Two different ones, even if one is far behind.
  students(1, 9, 9);
  s.taken.clear();
  row(Row::golem, {Marble::black});
  MarbleChoice choice;
  choice.row = Row::golem;
  choice.marble = Marble::black;
  take_marble(s, t, choice);
  EXPECT_EQ(s.students, (Students{2, 9, 10}));
}

// GO-MARBLE-13, F-09: the value is what lay there before she took one.
TEST_F(MarbleAction, TheValueCountsTheMarbleItself) {
  row(Row::golem, {Marble::red, Marble::white, Marble::white});
  EXPECT_EQ(take({Criterion::left}).value, 3);
}

}  // namespace
}  // namespace seatmate::golem
