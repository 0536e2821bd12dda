// What lies where: what can still come to the row, what her armies add, her card as it is printed.

#include "engine/tabletop.h"

#include <algorithm>

#include "games/through-the-ages/strength.h"
#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

class OnTheTable : public RuleTest {
 public:
  [[nodiscard]] std::vector<Piece> on(std::string_view place) const {
    const Tabletop table = Rulebook::tabletop(data, s);
    std::vector<Piece> pieces;
    for (const Piece* piece : pieces_on(table, place)) pieces.push_back(*piece);
    return pieces;
  }
  [[nodiscard]] int copies_to_come(std::string_view card) const {
    for (const Piece& piece : on("deck"))
      if (piece.name == name_of(data, civil(card))) return piece.count;
    return 0;
  }
  [[nodiscard]] bool has_place(std::string_view id) const {
    const Tabletop table = Rulebook::tabletop(data, s);
    return std::ranges::find(table.places, id, &seatmate::Place::id) != table.places.end();
  }
};

TEST_F(OnTheTable, WhatCanStillComeIsCounted) {
  EXPECT_EQ(copies_to_come("iron_i"), 2);
  ++s.seen[index(civil("iron_i"))];
  EXPECT_EQ(copies_to_come("iron_i"), 1);
  ++s.seen[index(civil("iron_i"))];
  EXPECT_EQ(copies_to_come("iron_i"), 0);
  EXPECT_EQ(copies_to_come("moses_a"), 0) << "of an age that is over";
  int all = 0;
  for (const Piece& piece : on("deck")) all += piece.count;
  EXPECT_EQ(all, deck_sizes[index(Age::i)] - 2);
}

TEST_F(OnTheTable, OfARowThatNobodyFollowsNothingIsCounted) {
  s.row_kind = RowKind::asked;
  EXPECT_FALSE(has_place("deck"));
  EXPECT_FALSE(has_place("row.1"));
}

// TTA-TAC-3
TEST_F(OnTheTable, ATacticSaysWhatItsArmiesAdd) {
  tech("warriors_a", 3);
  s.active_tactic = military("heavy_cavalry_i");
  ASSERT_EQ(on("active-tactic").size(), 2U);
  const std::vector<Piece> pieces = on("active-tactic");
  const auto points = std::ranges::find(pieces, "tta.piece.points", &Piece::kind);
  ASSERT_NE(points, pieces.end());
  EXPECT_EQ(points->count, tactic_bonus(data, s));
  EXPECT_EQ(points->count, 4);
}

// TTA-ANAT-1: section by section, its icons in their order.
TEST_F(OnTheTable, HerCardLiesThereAsItIsPrinted) {
  // The places of its sections are there always, what is printed in them only with the card.
  EXPECT_TRUE(has_place("card.politics"));
  EXPECT_TRUE(on("card.politics").empty());
  s.deck_kind = DeckKind::mine;
  s.card = 2;
  Data told = data;
  told.own_deck[1] =
      must(read_card("aggression:3 event | leader,any | government farm-mine | "
                     "blue-military wonder:2 | 2 1 | ..:1 1 2 1"));
  const Tabletop table = Rulebook::tabletop(told, s);
  const auto icons = [&](std::string_view place) {
    const auto pieces = pieces_on(table, place);
    EXPECT_EQ(pieces.size(), 1U) << place;
    return pieces.empty() ? Message{} : pieces[0]->name;
  };
  const Message gain{"tta.label.gain", {Arg("cards", 2), Arg("happy", 1)}};
  EXPECT_EQ(icons("card.cards"), vocabulary.list({term(CardIcon::leader), term(CardIcon::any)}));
  EXPECT_EQ(icons("card.gain"), gain);
  for (const std::string_view section : {"card.politics", "card.development", "card.build"})
    EXPECT_FALSE(icons(section).empty()) << section;
}

// A card of the age before goes on being executed when an age ends in the middle of her turn.
TEST_F(OnTheTable, HerCardKeepsTheNumberOfItsAge) {
  s.card = 3;
  s.age = Age::ii;
  ASSERT_FALSE(on("card").empty());
  const Message number{"tta.label.card-number", {Arg("n", 3), Arg("age", term(Age::i))}};
  EXPECT_EQ(on("card")[0].name, number);
}

}  // namespace
}  // namespace seatmate::through_the_ages
