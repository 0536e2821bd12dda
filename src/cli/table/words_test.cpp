#include "cli/table/words.h"

#include <gtest/gtest.h>

namespace seatmate::cli {
namespace {

using Words = std::vector<std::string>;

TEST(Words, SemicolonsSeparateEntries) {
  EXPECT_EQ(split_entries("build E3; pass left"), (Words{"build E3", "pass left"}));
  EXPECT_EQ(split_entries(" ; build E3 ;; "), (Words{"build E3"}));
  EXPECT_EQ(split_entries("name \"a; b\"; pass"), (Words{"name \"a; b\"", "pass"}));
  EXPECT_TRUE(split_entries("").empty());
}

TEST(Words, CommasBindAndQuotesProtect) {
  EXPECT_EQ(split_words("tiles 1, 2 ,3,4"), (Words{"tiles", "1,2,3,4"}));
  EXPECT_EQ(split_words("name \"two words\" x"), (Words{"name", "two words", "x"}));
  EXPECT_EQ(split_words("say \"\""), (Words{"say", ""}));
  EXPECT_EQ(split_at("1, 2,,3", ','), (Words{"1", "2", "3"}));
}

const std::vector<Meaning> meanings{
    {{"build", "bauen"}}, {{"bridge", "Brücke"}}, {{"pass", "passen"}},
    {{"E1", "E1"}},       {{"E10", "E10"}},       {{"golem", "Großer Golem"}},
};

TEST(Match, WholeNamesBeatBeginnings) {
  EXPECT_EQ(match("e1", meanings).index, 3U);
  EXPECT_EQ(match("e10", meanings).index, 4U);
}

TEST(Match, UniqueBeginningsWillDo) {
  EXPECT_EQ(match("p", meanings).index, 2U);
  EXPECT_EQ(match("brü", meanings).index, 1U);
  EXPECT_EQ(match("BRÜCKE", meanings).index, 1U);
  const Match several = match("b", meanings);
  EXPECT_EQ(several.kind, Match::Kind::ambiguous);
  EXPECT_EQ(several.candidates, (std::vector<std::size_t>{0, 1}));
}

TEST(Match, WordsInsideANameComeLast) {
  EXPECT_EQ(match("golem", meanings).index, 5U);
  EXPECT_EQ(match("gol", meanings).index, 5U);
  EXPECT_EQ(match("olem", meanings).kind, Match::Kind::unknown);
  EXPECT_EQ(match("", meanings).kind, Match::Kind::unknown);
}

TEST(Match, CyrillicAndKanaWordsAbbreviateToo) {
  const std::vector<Meaning> words{{{"redo", "вперёд"}}, {{"quit", "выход"}}, {{"map", "地図"}}};
  EXPECT_EQ(match("вперед", words).index, 0U);
  EXPECT_EQ(match("ВЫ", words).index, 1U);
  EXPECT_EQ(match("в", words).kind, Match::Kind::ambiguous);
  EXPECT_EQ(match("地", words).index, 2U);
}

TEST(Match, WholeOnly) {
  EXPECT_FALSE(match_whole("pas", meanings));
  EXPECT_TRUE(match_whole("PASS", meanings));
}

TEST(Number, OnlyWholeNumbersInRange) {
  EXPECT_EQ(number_in("3", 1, 5), 3);
  EXPECT_EQ(number_in("6", 1, 5), -1);
  EXPECT_EQ(number_in("3x", 1, 5), -1);
  EXPECT_EQ(number_in("", 1, 5), -1);
}

}  // namespace
}  // namespace seatmate::cli
