#include "cli/table/setup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/terminal/table_test_support.h"

namespace seatmate::cli {
namespace {

using testing::HasSubstr;

constexpr std::string_view setup_in_english = R"json({
  "s.name": "Pebbles", "s.level": "Difficulty", "s.easy": "easy", "s.hard": "hard",
  "s.deck": "Deck", "s.house": "house deck", "s.own": "my own deck", "s.cards": "Cards known"
})json";

Playable game() {
  Playable playable{"toy", {"s.name", {}}, {}, {}};
  const auto choice = [](const std::string& id, const std::string& a, const std::string& b) {
    Field field;
    field.id = id;
    field.label = {"s." + id, {}};
    field.options = {{a, {"s." + a, {}}}, {b, {"s." + b, {}}}};
    field.otherwise = a;
    return field;
  };
  Field number;
  number.id = "cards";
  number.kind = Field::Kind::number;
  number.label = {"s.cards", {}};
  number.max = 9;
  number.otherwise = "0";
  playable.options = {{choice("level", "easy", "hard"), "game", "", ""},
                      {choice("deck", "house", "own"), "table", "", ""},
                      {number, "table", "deck", "own"}};
  return playable;
}

class Setup : public testing::Test {
 protected:
  std::optional<Chosen> choose(const std::string& typed, Chosen given = {}) {
    Paper paper(typed);
    const auto words = words_with("en", "en/s.json", setup_in_english);
    auto chosen = choose_settings(paper.terminal, words, game(), std::move(given));
    text = paper.text();
    return chosen;
  }
  std::string text;
};

TEST_F(Setup, EnterTakesAllDefaults) {
  EXPECT_EQ(choose("\n"), Chosen{});
  EXPECT_THAT(text, HasSubstr("  1  Difficulty  easy\n  2  Deck        house deck\n"));
}

// Forty lines do not fit on a screen: how the rules are read is shown when it is asked for.
TEST(ManyLinesSetup, HidesTheReadingsUntilAsked) {
  Playable many = game();
  for (int i = 0; i < 20; ++i) {
    many.options.push_back(many.options[2]);
    many.options.back().field.id = "rule-" + std::to_string(i);
    many.options.back().group = "rules";
    many.options.back().when.clear();
  }
  const auto words = words_with("en", "en/s.json", setup_in_english);
  const auto text_after = [&](const std::string& typed, Chosen& chosen) {
    Paper paper(typed);
    chosen = *choose_settings(paper.terminal, words, many, {});
    return paper.text();
  };
  Chosen chosen;
  const std::string folded = text_after("3 4\n\n", chosen);
  EXPECT_EQ(chosen, (Chosen{{"rule-0", "4"}}));
  EXPECT_THAT(folded, HasSubstr("20 more lines say how the rules are read"));
  EXPECT_THAT(folded, HasSubstr("3  Cards known  4\n"));  // a changed one is shown
  EXPECT_THAT(folded, HasSubstr("19 more lines say"));
  EXPECT_THAT(folded, testing::Not(HasSubstr(" 22  Cards known")));
  EXPECT_THAT(text_after("rules\n\n", chosen), HasSubstr(" 22  Cards known"));
}

TEST_F(Setup, ALineIsChangedByNumberNameOrAtOnce) {
  EXPECT_EQ(choose("1\n2\n\n"), (Chosen{{"level", "hard"}}));
  EXPECT_EQ(choose("diff\nhard\n\n"), (Chosen{{"level", "hard"}}));
  EXPECT_EQ(choose("1 h\n\n"), (Chosen{{"level", "hard"}}));
  EXPECT_THAT(text, HasSubstr("1  Difficulty  hard"));
}

TEST_F(Setup, AnOptionAppearsWhenItMakesSense) {
  EXPECT_EQ(choose("2 own\n3 7\n\n"), (Chosen{{"cards", "7"}, {"deck", "own"}}));
  EXPECT_THAT(text, HasSubstr("3  Cards known  7"));
  choose("\n");
  EXPECT_THAT(text, testing::Not(HasSubstr("Cards known")));
}

TEST_F(Setup, WrongInputChangesNothing) {
  EXPECT_EQ(choose("7\n1 soft\n\n"), Chosen{});
  EXPECT_THAT(text, HasSubstr("“7” is none of these lines"));
  EXPECT_THAT(text, HasSubstr("“soft” is none of these: easy and hard."));
}

TEST_F(Setup, LeavingIsAlwaysPossible) {
  EXPECT_EQ(choose("quit\n"), std::nullopt);
  EXPECT_EQ(choose("1\nquit\n"), std::nullopt);
  EXPECT_EQ(choose(""), std::nullopt);
}

TEST_F(Setup, GivenOptionsAreShown) {
  EXPECT_EQ(choose("\n", {{"level", "hard"}}), (Chosen{{"level", "hard"}}));
  EXPECT_THAT(text, HasSubstr("1  Difficulty  hard"));
}

}  // namespace
}  // namespace seatmate::cli
