#include "engine/tabletop.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "engine/scenes.h"

namespace seatmate {
namespace {

Piece workshop(std::string where) {
  return {.place = std::move(where), .kind = "workshop", .owner = "hers", .hers = true};
}
Piece marble(std::string where, std::string_view colour, int count = 1) {
  return {.place = std::move(where), .kind = "marble", .name = plain(colour), .count = count};
}
Tabletop table(std::vector<Piece> pieces) {
  Tabletop table{{}, std::move(pieces)};
  tidy(table);
  return table;
}
// What moved, and that the one becomes the other by it, there and back.
std::vector<Moved> moved(const Tabletop& before, const Tabletop& after) {
  std::vector<Moved> found = what_moved(before, after);
  Tabletop there = before;
  move_pieces(there, found);
  EXPECT_EQ(there, after);
  Tabletop back = after;
  move_back(back, found);
  EXPECT_EQ(back, before);
  return found;
}

TEST(Tabletop, PiecesOfOneLookOnOnePlaceAreOneWithACount) {
  EXPECT_EQ(table({marble("row", "red"), marble("row", "blue"), marble("row", "red")}),
            table({marble("row", "blue"), marble("row", "red", 2)}));
}
TEST(Tabletop, NoCopiesAreNoPiece) {
  EXPECT_TRUE(table({marble("row", "red", 0)}).pieces.empty());
  EXPECT_TRUE(table({marble("row", "red", 2), marble("row", "red", -2)}).pieces.empty());
}
TEST(Tabletop, TheOrderInWhichTheyWereSaidDoesNotMatter) {
  EXPECT_EQ(table({workshop("e4"), workshop("c2")}), table({workshop("c2"), workshop("e4")}));
}

TEST(WhatMoved, NothingOnTablesThatLookTheSame) {
  const Tabletop one = table({workshop("e4"), marble("row", "red", 3)});
  EXPECT_TRUE(moved(one, one).empty());
}
TEST(WhatMoved, APieceThatIsNewWasPut) {
  EXPECT_EQ(moved(table({}), table({workshop("e4")})), (std::vector<Moved>{{workshop("e4")}}));
}
TEST(WhatMoved, APieceThatIsGoneWasTakenAway) {
  EXPECT_EQ(moved(table({workshop("e4")}), table({})), (std::vector<Moved>{{workshop(""), "e4"}}));
}
TEST(WhatMoved, APieceThatIsElsewhereWentThere) {
  EXPECT_EQ(moved(table({workshop("e4")}), table({workshop("c2")})),
            (std::vector<Moved>{{workshop("c2"), "e4"}}));
}
TEST(WhatMoved, OnlyAsManyAsAreFewer) {
  EXPECT_EQ(moved(table({marble("bag", "red", 5)}),
                  table({marble("bag", "red", 3), marble("row.1", "red"), marble("row.2", "red")})),
            (std::vector<Moved>{{marble("row.1", "red"), "bag"}, {marble("row.2", "red"), "bag"}}));
}
TEST(WhatMoved, OneOfAnotherColourIsAnotherPiece) {
  EXPECT_EQ(moved(table({marble("row", "red")}), table({marble("row", "blue")})),
            (std::vector<Moved>{{marble("row", "blue")}, {marble("", "red"), "row"}}));
}
TEST(WhatMoved, APieceThatIsMarkedTurned) {
  Piece lying = workshop("e4");
  lying.marked = true;
  EXPECT_EQ(moved(table({workshop("e4")}), table({lying})),
            (std::vector<Moved>{{lying, "e4", true}}));
  EXPECT_EQ(moved(table({lying}), table({workshop("c2")})),
            (std::vector<Moved>{{workshop("c2"), "e4", true}}));
}
TEST(WhatMoved, AMarkedPieceThatMovesIsNotMixedUpWithAnother) {
  Piece marked = workshop("e4");
  marked.marked = true;
  Piece elsewhere = marked;
  elsewhere.place = "c2";
  EXPECT_EQ(moved(table({marked, workshop("a1")}), table({elsewhere, workshop("b1")})),
            (std::vector<Moved>{{workshop("b1"), "a1"}, {elsewhere, "e4"}}));
}
TEST(WhatMoved, PointsBelowZeroAreANegativeNumber) {
  const std::vector<Moved> found =
      moved(table({marble("score", "points", 2)}), table({marble("score", "points", -3)}));
  EXPECT_EQ(found, (std::vector<Moved>{{marble("", "points", 5), "score"}}));
}

TEST(PiecesOn, AreThoseOfThePlaceAlone) {
  const Tabletop all = table({workshop("row"), marble("row.1", "red"), marble("row", "blue")});
  ASSERT_EQ(pieces_on(all, "row").size(), 2U);
  EXPECT_EQ(pieces_on(all, "row")[0]->kind, "marble");
  EXPECT_TRUE(pieces_on(all, "row.2").empty());
}

class Kept final : public Scenes {
 public:
  explicit Kept(std::vector<Tabletop> tables) : tables_(std::move(tables)) {}
  [[nodiscard]] std::size_t count() const override { return tables_.size(); }
  [[nodiscard]] Tabletop at(std::size_t i) const override { return tables_[i]; }
  [[nodiscard]] View view(std::size_t) const override { return {}; }

 private:
  std::vector<Tabletop> tables_;
};

TEST(ShowMoves, EachStepHasWhatMovedSinceTheOneBefore) {
  Report report;
  report.steps.resize(2);
  report.scenes = std::make_shared<const Kept>(
      std::vector<Tabletop>{table({}), table({workshop("a1")}), table({workshop("b1")}),
                            table({workshop("b1"), marble("row", "red")})});
  show_moves(report);
  EXPECT_EQ(report.steps[0].moved, (std::vector<Moved>{{workshop("a1")}}));
  EXPECT_EQ(report.steps[1].moved, (std::vector<Moved>{{workshop("b1"), "a1"}}));
  EXPECT_EQ(report.moved, (std::vector<Moved>{{marble("row", "red")}}));
}
TEST(ShowMoves, AReportWithoutTablesShowsNone) {
  Report report;
  report.steps.resize(1);
  show_moves(report);
  EXPECT_TRUE(report.steps[0].moved.empty());
}
TEST(ShowMoves, WhatIsKeptToShowMakesNoReportAnother) {
  Report with;
  with.scenes = std::make_shared<const Kept>(std::vector<Tabletop>{});
  EXPECT_EQ(with, Report{});
}

}  // namespace
}  // namespace seatmate
