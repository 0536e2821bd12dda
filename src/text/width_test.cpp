#include "text/width.h"

#include <gtest/gtest.h>

namespace seatmate::text {
namespace {

using Lines = std::vector<std::string>;

TEST(Width, ColumnsAreNotBytes) {
  EXPECT_EQ(display_width(""), 0);
  EXPECT_EQ(display_width("Wüste"), 5);
  EXPECT_EQ(display_width("城"), 2);
  EXPECT_EQ(display_width("e\u0301"), 1);             // e and a combining accent
  EXPECT_EQ(display_width("\u1112\u1161\u11ab"), 2);  // one Hangul syllable in three parts
  EXPECT_EQ(display_width("↠2"), 2);
}

TEST(Width, PaddingCountsColumns) {
  EXPECT_EQ(pad_right("Wü", 4), "Wü  ");
  EXPECT_EQ(pad_left("城", 4), "  城");
  EXPECT_EQ(pad_right("longer", 3), "longer");
}

TEST(Width, CutLeavesAnEllipsis) {
  EXPECT_EQ(cut("short", 5), "short");
  EXPECT_EQ(cut("shorter", 5), "shor…");
  EXPECT_EQ(cut("城城城", 4), "城…");
  EXPECT_EQ(cut("x", 0), "");
}

TEST(Wrap, BreaksBetweenWords) {
  EXPECT_EQ(wrap("one two three", 8), (Lines{"one two", "three"}));
  EXPECT_EQ(wrap("one two three", 7), (Lines{"one two", "three"}));
  EXPECT_EQ(wrap("", 8), (Lines{""}));
  EXPECT_EQ(wrap("a\n\nb", 8), (Lines{"a", "", "b"}));
}

TEST(Wrap, CutsAWordThatIsLongerThanALine) {
  EXPECT_EQ(wrap("abcdefgh ij", 3), (Lines{"abc", "def", "gh", "ij"}));
}

TEST(Wrap, NoLineIsWiderThanAsked) {
  for (const std::string& line :
       wrap("Straßenbahnhaltestelle 城城城城城城 nebenan, dort drüben", 9))
    EXPECT_LE(display_width(line), 9) << line;
}

TEST(HalfWidth, WhatAJapaneseKeyboardTypesBetweenWords) {
  EXPECT_EQ(half_width("ｂｕｉｌｄ　Ｅ３；なぜ　２"), "build E3;なぜ 2");
  EXPECT_EQ(half_width("１、２，３"), "1,2,3");
  EXPECT_EQ(half_width("地図 äя"), "地図 äя");
}

TEST(Fold, MakesTypedAndPrintedWordsAlike) {
  EXPECT_EQ(fold("WÜSTE"), fold("wüste"));
  EXPECT_EQ(fold("STRASSE"), fold("straße"));
  EXPECT_EQ(fold("ПОЧЕМУ"), fold("почему"));
}

TEST(Fold, AccentsDoNotMatterButOtherLettersDo) {
  EXPECT_EQ(fold("perche"), fold("Perché"));
  EXPECT_EQ(fold("ВПЕРЕД"), fold("вперёд"));
  EXPECT_EQ(fold("e\u0301"), fold("é"));
  EXPECT_FALSE(fold("が").starts_with(fold("か")));
}

}  // namespace
}  // namespace seatmate::text
