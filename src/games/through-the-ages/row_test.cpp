// The card row and the ages: sweeping, sliding, filling, and what ends with a deck.

#include "games/through-the-ages/row.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

class Row : public FlowTest {
 public:
  Row() {
    shuffle_civil_deck(data, s, Age::i);
    row({"homer_a", "moses_a", "frugality_a", "rich_land_a", "colossus_a", "pyramids_a",
         "patriotism_a", "stockpile_a", "aristotle_a", "hammurabi_a", "cultural_heritage_a",
         "urban_growth_a", "engineering_genius_a"});
  }
  // The deck of the age holds only these any more; the last one comes first.
  void left(std::initializer_list<std::string_view> ids) {
    s.pile.clear();
    for (const std::string_view id : ids) s.pile.push_back(civil(id));
    s.dealt = static_cast<std::uint8_t>(deck_sizes[index(s.age)] - ids.size());
  }
  void typed(int still_to_come) {
    s.row_kind = RowKind::typed;
    s.pile.clear();
    s.dealt = static_cast<std::uint8_t>(deck_sizes[index(s.age)] - still_to_come);
  }
  Named named;  // in this turn
  void asked() {
    s.row_kind = RowKind::asked;
    s.pile.clear();
    s.row = empty_row();
  }
  void refill_row() { finish(refill(s, table)); }
  std::string row_names() const {
    std::string text;
    for (const Civil card : s.row) text += (text.empty() ? "" : " ") + name(card);
    return text;
  }
  std::string refusal(std::string_view cards) {
    FlowTable other;
    other.say("dealt", {std::string(cards)});
    State copy = s;
    EXPECT_FALSE(refill(copy, other).done()) << cards;
    return other.unfit.id;
  }
};

// ---- a refill

// TTA-TURN-1, 3.1: the three leftmost go, the others slide, three new ones come on the right.
TEST_F(Row, SweepsThreeSlidesAndFills) {
  const auto before = s.row;
  const auto pile = s.pile;
  refill_row();
  for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(s.row[i], before[i + 3]) << i;
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(s.row[10 + i], pile[pile.size() - 1 - i]) << i;
    EXPECT_GE(s.seen[index(s.row[10 + i])], 1);
  }
  EXPECT_EQ(s.dealt, 3);
  EXPECT_EQ(s.pile.size(), 41U);
  EXPECT_EQ(table.steps(), "refill");
}

// TTA-TURN-1, 3.1: never more than the three leftmost, even if some of them are empty.
TEST_F(Row, EmptySpacesAreSweptToo) {
  s.row[0] = s.row[2] = s.row[5] = Civil::none;
  const std::string kept =
      "rich_land_a colossus_a patriotism_a stockpile_a aristotle_a hammurabi_a "
      "cultural_heritage_a urban_growth_a engineering_genius_a ";
  refill_row();
  EXPECT_TRUE(row_names().starts_with(kept)) << row_names();
  EXPECT_EQ(s.dealt, 4);
  EXPECT_EQ(number_of(table.step("refill").text, "swept"), 1);
}

// TTA-AGE-5, 3.4: the first refill takes what is left of age A, goes on with age I if that is not
// enough, and ends the age; nothing else does.
TEST_F(Row, AgeAEndsWithTheFirstRefill) {
  s.age = Age::a;
  s.pile.clear();
  s.pile.push_back(civil("julius_caesar_a"));
  s.dealt = 19;
  s.difficulty = 3;
  s.blue = 1;
  yellow({"frugality_a"});
  s.leader = civil("homer_a");
  s.wonder = {civil("pyramids_a"), 1};
  const auto deck = s.deck;
  refill_row();
  EXPECT_EQ(s.age, Age::i);
  EXPECT_EQ(s.dealt, 2) << "of the deck of age I";
  EXPECT_EQ(name(s.row[10]), "julius_caesar_a");
  for (std::size_t i = 11; i < 13; ++i) EXPECT_EQ(data.card(s.row[i]).age, Age::i);
  EXPECT_EQ(s.deck, deck);
  EXPECT_EQ(s.blue, 1);
  EXPECT_EQ(names(s.yellow) + " " + name(s.leader), "frugality_a homer_a");
  EXPECT_EQ(name(s.wonder.card), "pyramids_a");
  EXPECT_EQ(table.steps(), "refill age refill-more");
}
TEST_F(Row, TheRestOfAgeAGoesBackToTheBox) {
  s.age = Age::a;
  s.pile.clear();
  for (int i = 0; i < 7; ++i) s.pile.push_back(civil("julius_caesar_a"));
  s.dealt = 13;
  refill_row();
  EXPECT_EQ(s.age, Age::i);
  EXPECT_EQ(s.dealt, 0);
  EXPECT_EQ(s.pile.size(), 44U);
  for (std::size_t i = 10; i < 13; ++i) EXPECT_EQ(name(s.row[i]), "julius_caesar_a");
  EXPECT_EQ(table.steps(), "refill age");
}

// ---- an age ends

// TTA-AGE-1, 3.4: in the middle of a refill the rest comes from the next deck.
TEST_F(Row, AnAgeEndsInTheMiddleOfARefill) {
  left({"iron_i"});
  s.deck.played.push_back(s.deck.pile.pop_back());
  refill_row();
  EXPECT_EQ(s.age, Age::ii);
  EXPECT_EQ(name(s.row[10]), "iron_i");
  EXPECT_EQ(data.card(s.row[11]).age, Age::ii);
  EXPECT_EQ(data.card(s.row[12]).age, Age::ii);
  EXPECT_EQ(s.dealt, 2);
  EXPECT_EQ(s.pile.size(), 42U);
  EXPECT_EQ(table.steps(), "refill age refill-more");
  // All eight of the new deck, none of the old one.
  EXPECT_EQ(s.deck.pile.size(), 8U);
  EXPECT_TRUE(s.deck.played.empty());
  for (const std::uint8_t number : s.deck.pile) EXPECT_TRUE(number >= 9 && number <= 16);
}

// 3.4: the last card ends the age, even if no space is left for another one.
TEST_F(Row, TheLastCardEndsTheAge) {
  left({"iron_i", "alchemy_i", "drama_i"});
  refill_row();
  EXPECT_EQ(s.age, Age::ii);
  EXPECT_EQ(s.dealt, 0);
  EXPECT_EQ(name(s.row[12]), "iron_i");
  EXPECT_EQ(table.steps(), "refill age");
  left({"opera_ii", "opera_ii", "coal_ii", "cannon_ii"});
  refill_row();
  EXPECT_EQ(s.age, Age::ii) << "one is left";
}

// TTA-AGE-2, TTA-AGE-3: with age I the cards of age A leave her, and the player is told.
TEST_F(Row, ObsoleteCardsLeave) {
  left({"iron_i"});
  yellow({"frugality_a", "frugality_i"});
  s.leader = civil("homer_a");
  s.government = civil("monarchy_i");
  s.wonder = {civil("pyramids_a"), 2};
  s.wonders.push_back(civil("colossus_a"));
  refill_row();
  EXPECT_EQ(names(s.yellow), "frugality_i");
  EXPECT_EQ(s.leader, Civil::none);
  EXPECT_EQ(name(s.government), "monarchy_i");
  EXPECT_EQ(s.wonder, Wonder{});
  EXPECT_EQ(names(s.wonders), "colossus_a") << "what is finished stays";
  EXPECT_EQ(cubes("warriors_a"), 1) << "what is in play stays";
  EXPECT_TRUE(table.said("tta.did.obsolete"));
  EXPECT_TRUE(table.said("tta.did.obsolete-wonder"));
  EXPECT_FALSE(table.said("tta.did.obsolete-military"));
}

// TTA-AGE-2: of her military cards only how many go is told: most of them lie face down.
TEST_F(Row, ObsoleteMilitaryCardsLeave) {
  s.age = Age::ii;
  left({"coal_ii"});
  s.events = {military("event_i"), military("event_ii")};
  s.wars = {military("raid_i")};
  s.tactic = military("legion_i");
  refill_row();
  EXPECT_EQ(names(s.events), "event_ii");
  EXPECT_TRUE(s.wars.empty());
  EXPECT_EQ(s.tactic, Military::none);
  EXPECT_TRUE(table.said("tta.did.obsolete-military"));
}

// TTA-AGE-4, TTA-DIFF-2: blue cubes come back at the start of ages II and III, not of IV.
TEST_F(Row, BlueCubesComeBackTwice) {
  s.difficulty = 3;
  struct Change {
    Age ends;
    int blue;
  };
  for (const Change& change : {Change{Age::i, 3}, Change{Age::ii, 3}, Change{Age::iii, 1}}) {
    s.age = change.ends;
    s.blue = 1;
    left({"iron_i"});
    refill_row();
    EXPECT_EQ(level(s.age), level(change.ends) + 1);
    EXPECT_EQ(s.blue, change.blue) << level(s.age);
  }
}

// ---- the end

// TTA-END-1, 3.1, 3.5: after the last card of age III nothing is dealt any more.
TEST_F(Row, InAgeIVNothingIsDealt) {
  s.age = Age::iii;
  lay_out_deck(s, Age::iii);
  s.deck.played.push_back(s.deck.pile.pop_back());
  left({"oil_iii"});
  refill_row();
  EXPECT_EQ(s.age, Age::iv);
  EXPECT_EQ(name(s.row[10]), "oil_iii");
  EXPECT_EQ(s.row[11], Civil::none);
  EXPECT_EQ(table.steps(), "refill age");
  // TTA-AGE-1: all eight cards of age III once more.
  EXPECT_EQ(s.deck.pile.size(), 8U);
  for (const std::uint8_t number : s.deck.pile) EXPECT_GE(number, 17);
  table.forget();
  refill_row();
  EXPECT_EQ(name(s.row[7]), "oil_iii");
  EXPECT_EQ(s.row[8], Civil::none);
  EXPECT_EQ(table.steps(), "sweep");
}

// TTA-END-1, 3.5: this round if the starting player is at turn, else the next one.
TEST_F(Row, TheFinalRound) {
  struct Case {
    bool automa_starts;
    Player at_turn;
    int final_round;
  };
  for (const Case& c : {Case{false, Player::human, 12}, Case{false, Player::automa, 13},
                        Case{true, Player::automa, 12}, Case{true, Player::human, 13}}) {
    s.age = Age::iii;
    s.round = 12;
    s.final_round = 0;
    s.automa_starts = c.automa_starts;
    s.at_turn = c.at_turn;
    s.phase = Phase::turns;
    left({"oil_iii"});
    refill_row();
    EXPECT_EQ(s.final_round, c.final_round);
    // Both have had as many turns when it is over.
    int turns = 0;
    for (; s.phase == Phase::turns && turns < 9; ++turns) end_turn(s);
    EXPECT_EQ(s.phase, Phase::scoring);
    EXPECT_EQ(turns, c.final_round == 12 ? 2 : 3);
    EXPECT_EQ(s.pending, Pending::none);
  }
}

// ---- a row the player types

// Exactly the cards that come are asked for, from left to right.
TEST_F(Row, ATypedRowAsksForWhatComes) {
  typed(44);
  s.row[4] = Civil::none;
  table.say("dealt", {"iron_i,iron_i,alchemy_i,homer_a"});
  EXPECT_EQ(stops(refill(s, table)), "dealt");
  EXPECT_EQ(table.pending->fields[0].min, 4);
  EXPECT_EQ(table.pending->fields[0].max, 4);
  EXPECT_EQ(table.unfit.id, "tta.error.not-this-age");
}
TEST_F(Row, ATypedRowIsFilledAsSaid) {
  typed(44);
  table.say("dealt", {"iron_i,drama_i,iron_i"});
  refill_row();
  EXPECT_EQ(name(s.row[10]) + " " + name(s.row[11]) + " " + name(s.row[12]),
            "iron_i drama_i iron_i");
  EXPECT_EQ(s.seen[index(civil("iron_i"))], 2);
  EXPECT_EQ(s.dealt, 3);
  EXPECT_EQ(table.steps(), "sweep");
}
TEST_F(Row, WhatCannotComeIsRefused) {
  typed(44);
  s.seen[index(civil("alchemy_i"))] = 2;
  EXPECT_EQ(refusal("homer_a,iron_i,drama_i"), "tta.error.not-this-age");
  EXPECT_EQ(refusal("coal_ii,iron_i,drama_i"), "tta.error.not-this-age");
  EXPECT_EQ(refusal("iron_i,iron_i,iron_i"), "tta.error.copies");
  EXPECT_EQ(refusal("alchemy_i,iron_i,drama_i"), "tta.error.copies") << "both have come up";
  EXPECT_EQ(refusal("iron_i,drama_i"), "tta.error.how-many");
  EXPECT_EQ(refusal("iron_i,drama_i,theology_i,masonry_i"), "tta.error.how-many");
  EXPECT_EQ(refusal(""), "tta.error.how-many");
  EXPECT_EQ(refusal("iron_i,drama_i,raid_i"), "tta.error.unknown-card");
  EXPECT_EQ(refusal("iron_i,drama_i,warriors_a"), "tta.error.unknown-card");
  EXPECT_EQ(refusal("iron_i,drama_i,saladin_i"), "tta.error.unknown-card") << "not in this box";
}
TEST_F(Row, TheExpansionMayComeWhereItIsPlayed) {
  typed(44);
  s.expansion = true;
  table.say("dealt", {"iron_i,drama_i,saladin_i"});
  refill_row();
  EXPECT_EQ(name(s.row[12]), "saladin_i");
}

// 3.4: where an age ends, the last of the old and the first of the new are two questions.
TEST_F(Row, TwoAgesAreTwoQuestions) {
  typed(1);
  table.say("dealt", {"iron_i"});
  table.say("dealt", {"coal_ii,opera_ii"});
  refill_row();
  EXPECT_EQ(table.asked, (std::vector<std::string>{"dealt", "dealt"}));
  EXPECT_EQ(name(s.row[10]) + " " + name(s.row[12]), "iron_i opera_ii");
  EXPECT_EQ(s.age, Age::ii);
  EXPECT_EQ(s.dealt, 2);
}

// ---- a row nobody follows

TEST_F(Row, NobodySweepsARowNobodyFollows) {
  asked();
  for (int i = 0; i < 3; ++i) refill_row();
  EXPECT_TRUE(table.asked.empty()) << "44 cards last for three whole rows";
  EXPECT_EQ(table.steps(), "refill-asked refill-asked refill-asked");
  table.say("ran-out", {"no"});
  refill_row();
  EXPECT_EQ(s.age, Age::i);
  table.say("ran-out", {"yes"});
  refill_row();
  EXPECT_EQ(s.age, Age::ii);
  EXPECT_EQ(s.dealt, 0);
  EXPECT_EQ(s.pile.size(), 0U);
}
// However long an age lasts and whatever is answered, such a game can be saved and corrected.
TEST_F(Row, ARowNobodyFollowsStaysSound) {
  asked();
  for (int refills = 0; refills < 60; ++refills) {
    if (refills >= 3) table.say("ran-out", {"no"});
    refill_row();
    ASSERT_TRUE(Rulebook::sound(data, s)) << refills;
  }
  begin_age(s, table, Age::iv);
  for (int refills = 0; refills < 5; ++refills) refill_row();
  EXPECT_TRUE(Rulebook::sound(data, s));
}
// TTA-AGE-5: the end of age A needs no question; in age IV no deck can run out.
TEST_F(Row, OnlyADeckInUseCanRunOut) {
  asked();
  s.age = Age::a;
  refill_row();
  EXPECT_EQ(s.age, Age::i);
  s.age = Age::iv;
  refill_row();
  EXPECT_TRUE(table.asked.empty());
}

// TTA-CARD-1, TTA-CARD-2: the player names the cards of the kind, the rule takes the leftmost.
TEST_F(Row, TheCardsOfTheKindAreNamed) {
  asked();
  table.say("row-cards", {"homer_a,michelangelo_i"});
  s.leader_ages = 1;  // one of age A she has had
  const Taken taken = finish(take_one(s, table, CardIcon::leader, named));
  EXPECT_EQ(name(taken.card), "michelangelo_i");
  EXPECT_EQ(taken.position, 0) << "nobody knows the space";
  EXPECT_EQ(name(s.leader), "michelangelo_i");
  EXPECT_EQ(s.row, empty_row());
  EXPECT_EQ(s.seen[index(civil("michelangelo_i"))], 1);
  EXPECT_EQ(table.asked.size(), 1U);
}
// TTA-CARD-3: none of the kind is hers: any card, the leftmost she may take.
TEST_F(Row, ThenAnyCards) {
  asked();
  table.say("row-cards", {""});
  table.say("row-cards", {"warfare_i,frugality_i"});
  s.special = civil("masonry_i");
  EXPECT_EQ(name(finish(take_one(s, table, CardIcon::leader, named)).card), "frugality_i");
  EXPECT_EQ(table.asked.size(), 2U);
  EXPECT_TRUE(table.cites(Line::TTA_CARD_3_leftmost_instead));
}
// TTA-WON-2: a kind of which she may take none is not asked for.
TEST_F(Row, AKindSheMayNotTakeIsNotAskedFor) {
  asked();
  s.wonder = {civil("pyramids_a"), 0};
  EXPECT_EQ(stops(take_one(s, table, CardIcon::wonder, named)), "row-cards");
  const Argument* const icon = argument_of(table.pending->label, "icon");
  ASSERT_NE(icon, nullptr);
  EXPECT_EQ(icon->text, "tta.icon.ANY");
}
// TTA-CARD-4: an answer of cards none of which is hers leads nowhere: it is refused, and says so.
TEST_F(Row, OneOfThemMustBeHers) {
  asked();
  s.leader_ages = 15;
  table.say("row-cards", {"michelangelo_i,genghis_khan_i"});
  EXPECT_EQ(stops(take_one(s, table, CardIcon::any, named)), "row-cards");
  EXPECT_EQ(table.unfit.id, "tta.error.none-she-may-take");
  for (const Option& option : table.pending->fields[0].options)
    EXPECT_TRUE(may_take(data, s, civil(option.token))) << option.token << " is offered";
  table.start_over();
  table.say("row-cards", {""});
  EXPECT_EQ(finish(take_one(s, table, CardIcon::any, named)).card, Civil::none);
  EXPECT_TRUE(table.cites(Line::TTA_CARD_4_nothing));
  EXPECT_EQ(table.asked.size(), 1U);
  EXPECT_EQ(s.row, empty_row());
}
// TTA-CARD-1, TTA-CARD-2: who named several cards of a kind is not asked for it again in this turn;
// when they are used up, he is asked for the others.
TEST_F(Row, WhatWasNamedIsRemembered) {
  asked();
  table.say("row-cards", {"frugality_i,rich_land_i"});
  EXPECT_EQ(name(finish(take_one(s, table, CardIcon::action, named)).card), "frugality_i");
  EXPECT_EQ(name(finish(take_one(s, table, CardIcon::action, named)).card), "rich_land_i");
  EXPECT_EQ(table.asked.size(), 1U);
  EXPECT_EQ(stops(take_one(s, table, CardIcon::action, named)), "row-cards");
  EXPECT_EQ(argument_of(table.pending->label, "others")->text, "yes");
  EXPECT_EQ(s.yellow.size(), 2U) << "and none is taken twice";
}
// TTA-CARD-3: nor is he asked again for a kind of which he said that there is none; the first cards
// of the row answer for a kind that is among them.
TEST_F(Row, WhatIsNotThereIsRemembered) {
  asked();
  table.say("row-cards", {""});
  table.say("row-cards", {"frugality_i,iron_i,rich_land_i"});
  EXPECT_EQ(name(finish(take_one(s, table, CardIcon::leader, named)).card), "frugality_i");
  EXPECT_EQ(name(finish(take_one(s, table, CardIcon::farm_mine, named)).card), "iron_i");
  EXPECT_EQ(name(finish(take_one(s, table, CardIcon::leader, named)).card), "rich_land_i");
  EXPECT_EQ(table.asked.size(), 2U);
}
// A card of which she has all copies does not lie there again; one of another kind is no answer.
TEST_F(Row, WhatCannotLieThereIsRefused) {
  asked();
  s.seen[index(civil("monarchy_i"))] = 1;
  const auto said = [&](CardIcon icon, const char* cards) {
    const auto read = RowCards{icon}.read(data, s, {"row-cards", {cards}, 0});
    return read ? std::string("fits") : read.why().id;
  };
  EXPECT_EQ(said(CardIcon::government, "monarchy_i"), "tta.error.copies");
  EXPECT_EQ(said(CardIcon::government, "iron_i"), "tta.error.not-that-kind");
  EXPECT_EQ(said(CardIcon::government, "republic_ii"), "tta.error.not-this-age");
  EXPECT_EQ(said(CardIcon::leader, "homer_a"), "fits") << "cards of the age before lie there yet";
  EXPECT_EQ(said(CardIcon::any, "iron_i,homer_a,iron_i"), "fits");
}

// ---- from the first card to the last

// TTA-SETUP-1, TTA-TURN-1, TTA-END-1: whoever takes what, the row is full until age IV, and then
// every deck has been dealt once.
RC_GTEST_PROP(RowOfAGame, DealsEveryDeckOnce, ()) {
  State s;
  FlowTable table;
  s.random = Random(*rc::gen::arbitrary<std::uint64_t>());
  s.expansion = *rc::gen::arbitrary<bool>();
  RC_ASSERT(set_up(s, table).done());
  std::array<int, 4> dealt{20, 0, 0, 0};
  for (int turn = 0; turn < 80 && s.age != Age::iv; ++turn) {
    s.row[*rc::gen::inRange<std::size_t>(0, row_spaces)] = Civil::none;
    const auto seen = s.seen;
    RC_ASSERT(refill(s, table).done());
    for (std::size_t i = 0; i < printed().civil.size(); ++i) {
      const CivilCard& card = printed().civil[i];
      RC_ASSERT(s.seen[i] <= card.copies);
      if (card.age != Age::a) dealt[index(card.age)] += s.seen[i] - seen[i];
    }
    if (s.age == Age::iv) break;
    RC_ASSERT(spaces_free(s) == 0);
    RC_ASSERT(static_cast<int>(s.pile.size()) == left_in_deck(s));
    RC_ASSERT(s.dealt == dealt[index(s.age)]);
  }
  RC_ASSERT(s.age == Age::iv);
  for (std::size_t age = 1; age < 4; ++age) RC_ASSERT(dealt[age] == deck_sizes[age]);
}

}  // namespace
}  // namespace seatmate::through_the_ages
