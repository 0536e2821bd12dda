#include "cli/table/form_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/terminal/table_test_support.h"

namespace seatmate::cli {
namespace {

using testing::HasSubstr;

constexpr std::string_view form_in_german = R"json({
  "f.label": "Disziplin", "f.law": "Recht (blau)", "f.banking": "Bankwesen (gelb)",
  "f.great": "Großer Golem", "f.level3": "Alptrauma", "f.build": "Werkstatt bauen",
  "f.build.short": "bauen", "f.far": "ein Wort, das so lang ist, dass es keinen Platz mehr hat"
})json";

class Reading : public testing::Test {
 protected:
  text::Catalog words = words_with("de", "de/f.json", form_in_german);

  static Field field(Field::Kind kind, const std::vector<Option>& options) {
    Field result;
    result.id = "field";
    result.kind = kind;
    result.label = {"f.label", {}};
    result.options = options;
    return result;
  }
  const Field discipline =
      field(Field::Kind::one_of, {{"law", {"f.law", {}}}, {"banking", {"f.banking", {}}}});
  const Field place = field(Field::Kind::place, {{"r4c7", plain("E3")}, {"r4c8", plain("E4")}});

  std::string value(const Field& asked, std::string_view typed) {
    const auto token = read_value(words, asked, typed);
    return token ? *token : words.render(token.why());
  }
};

TEST_F(Reading, TokensLabelsBeginningsAndNumbersMeanTheSame) {
  for (const char* typed : {"law", "LAW", "Recht (blau)", "recht", "re", "blau", "1"})
    EXPECT_EQ(value(discipline, typed), "law") << typed;
  EXPECT_EQ(value(place, "e3"), "r4c7");
  EXPECT_EQ(value(place, "r4c8"), "r4c8");
}

TEST_F(Reading, AnOptionThatIsANumberKeepsItsNumber) {
  const Field cards = field(Field::Kind::one_of, {{"7", {"f.law", {}}}, {"1", {"f.banking", {}}}});
  EXPECT_EQ(numbers_of(words, cards), (std::vector<std::string>{"7", "1"}));
  EXPECT_EQ(value(cards, "1"), "1");
  EXPECT_EQ(value(cards, "7"), "7");
  const Field printed = field(Field::Kind::one_of, {{"a", plain("2")}, {"b", plain("1")}});
  EXPECT_EQ(value(printed, "1"), "b");
}

// "1 to 59; Enter: auto": the word that stands there may be typed.
TEST_F(Reading, ANumberMayHaveAWordForEnter) {
  Field area = field(Field::Kind::number, {});
  area.min = 1;
  area.max = 59;
  area.otherwise = "auto";
  EXPECT_EQ(value(area, "auto"), "auto");
  EXPECT_EQ(value(area, "7"), "7");
  EXPECT_NE(value(area, "car"), "car");
}

TEST_F(Reading, ANumberIsNoBeginning) {
  const Field actions =
      field(Field::Kind::one_of, {{"5", plain("1 Spaten für 4 Macht")}, {"12", plain("nichts")}});
  EXPECT_EQ(value(actions, "5"), "5");
  EXPECT_EQ(value(actions, "1 Spaten"), "5");
  for (const char* typed : {"1", "4"}) EXPECT_THAT(value(actions, typed), HasSubstr("nicht dabei"));
}

TEST_F(Reading, RefusalsNameWhatWouldBeRightIfItIsShort) {
  EXPECT_EQ(value(place, "E9"), "„E9“ ist nicht dabei: E3 und E4.");
  EXPECT_EQ(value(place, "E"), "„E“ kann mehreres heißen: E3 und E4.");
  const Field far = field(Field::Kind::one_of,
                          {{"a", {"f.far", {}}}, {"b", {"f.far", {}}}, {"c", {"f.far", {}}}});
  EXPECT_EQ(value(far, "x"), "„x“ geht hier nicht (Disziplin).");
  EXPECT_EQ(value(field(Field::Kind::place, {}), "x"),
            "Hier gibt es gerade nichts zur Auswahl (Disziplin).");
}

TEST_F(Reading, ListsAreSeparatedByCommasOrSpaces) {
  Field list = discipline;
  list.kind = Field::Kind::list;
  for (const char* typed : {"law,banking", "re, ba", "1 2", "recht bank"})
    EXPECT_EQ(value(list, typed), "law,banking") << typed;
  EXPECT_EQ(value(list, "Recht (blau)"), "law");
  EXPECT_EQ(value(list, "-"), "");
  EXPECT_THAT(value(list, "law,moon"), HasSubstr("„moon“"));
}

TEST_F(Reading, ALineFillsTheFieldsInOrder) {
  Field golem = field(Field::Kind::one_of, {{"great", {"f.great", {}}}, {"law", {"f.law", {}}}});
  Field number = field(Field::Kind::number, {});
  number.max = 3;
  Form form{"build", {"f.build", {}}, {}, {golem, number}, true};
  const auto read = [&](const std::string& line) {
    const auto tokens = read_fields(words, form, split_words(line), 0);
    return tokens ? *tokens : Tokens{words.render(tokens.why())};
  };
  EXPECT_EQ(read("großer golem 2"), (Tokens{"great", "2"}));
  EXPECT_EQ(read("great 2"), (Tokens{"great", "2"}));
  EXPECT_EQ(read("great"), (Tokens{"great"}));
  EXPECT_EQ(read(""), Tokens{});
  EXPECT_THAT(read("great 2 3").front(), HasSubstr("„3“ ist zu viel"));
  EXPECT_THAT(read("great two").front(), HasSubstr("keine ganze Zahl"));
}

TEST_F(Reading, VerbsHaveAWordInTheReadersLanguage) {
  const std::vector<Form> forms{{"build", {"f.build", {}}, {}, {}, true},
                                {"pass", {"f.label", {}}, {}, {}, true}};
  EXPECT_EQ(word_of(words, forms[0]), "bauen");
  EXPECT_EQ(word_of(words, forms[1]), "pass");
  EXPECT_EQ(match("bau", meanings_of(words, forms)).index, 0U);
  EXPECT_EQ(match("build", meanings_of(words, forms)).index, 0U);
}

// ---- a beginning that several words share

constexpr std::string_view english_verbs = R"json({
  "v.hex": "Hex", "v.to": "To", "v.number": "Number", "v.build": "You built a workshop",
  "v.bridge": "You built a bridge", "v.book": "You took an action for books"
})json";
constexpr std::string_view german_verbs = R"json({
  "v.hex": "Feld", "v.to": "Nach", "v.number": "Nummer", "v.build": "Du hast gebaut",
  "v.build.short": "bauen", "v.bridge": "Du hast eine Brücke gebaut", "v.bridge.short": "brücke",
  "v.book": "Du hast Bücher gezahlt", "v.book.short": "buch"
})json";

class SharedBeginning : public testing::TestWithParam<const char*> {
 protected:
  text::Catalog words = GetParam() == std::string("de")
                            ? words_with("de", "de/v.json", german_verbs)
                            : words_with("en", "en/v.json", english_verbs);
  static Field field(const char* label, Field::Kind kind, std::vector<Option> options) {
    Field made;
    made.id = label;
    made.kind = kind;
    made.label = {label, {}};
    made.options = std::move(options);
    return made;
  }
  const Field hex =
      field("v.hex", Field::Kind::place, {{"r3c3", plain("D3")}, {"r4c4", plain("E4")}});
  const Field to =
      field("v.to", Field::Kind::place, {{"r5c2", plain("F2")}, {"r4c4", plain("E4")}});
  const Field number = field("v.number", Field::Kind::number, {});
  std::vector<Form> forms{{"build", {"v.build", {}}, {}, {hex}, true},
                          {"bridge", {"v.bridge", {}}, {}, {hex, to}, true},
                          {"book", {"v.book", {}}, {}, {number}, true}};

  // The verbs that are meant: one, or those that are asked back.
  std::vector<std::string> meant(const std::string& line) {
    const Match found = match_form(words, forms, split_words(line));
    if (found) return {forms[found.index].verb};
    std::vector<std::string> verbs;
    for (const std::size_t i : found.candidates) verbs.push_back(forms[i].verb);
    return verbs;
  }
  using Verbs = std::vector<std::string>;
};

TEST_P(SharedBeginning, MeansTheFormThatTheRestOfTheLineFills) {
  EXPECT_EQ(meant("b d3"), Verbs{"build"});
  EXPECT_EQ(meant("b d3 f2"), Verbs{"bridge"});
  EXPECT_EQ(meant("B 2"), Verbs{"book"});
}

TEST_P(SharedBeginning, MeansTheOnlyFormThatTheRestFitsIntoEvenIfABlankIsLeft) {
  forms.erase(forms.begin());
  EXPECT_EQ(meant("b d3"), Verbs{"bridge"});
}

TEST_P(SharedBeginning, ABlankWithADefaultCountsAsFilled) {
  forms[1].fields[1].otherwise = "r5c2";
  EXPECT_EQ(meant("b d3"), (Verbs{"build", "bridge"}));
}

TEST_P(SharedBeginning, IsAskedBackWhereNothingDecides) {
  EXPECT_EQ(meant("b"), (Verbs{"build", "bridge", "book"}));
  EXPECT_EQ(meant("b nowhere"), (Verbs{"build", "bridge", "book"}));
  EXPECT_EQ(meant("b d3 f2 e4"), (Verbs{"build", "bridge", "book"}));
}

TEST_P(SharedBeginning, AWholeWordIsMeantWhateverFollows) {
  EXPECT_EQ(meant("build 2"), Verbs{"build"});
  EXPECT_EQ(meant(word_of(words, forms[1])), Verbs{"bridge"});
}

INSTANTIATE_TEST_SUITE_P(Languages, SharedBeginning, testing::Values("en", "de"));

// --- one key for a choice

ChoiceKeys keys_for(const std::vector<std::string>& labels,
                    Field::Kind kind = Field::Kind::one_of) {
  Field field;
  field.kind = kind;
  for (const std::string& label : labels) field.options.push_back({"t-" + label, plain(label)});
  return choice_keys(text::Catalog("en"), field);
}
using OneKeys = std::vector<std::string>;

TEST_F(Reading, SeveralWordsMayBeginOneName) {
  Form form;
  form.verb = "place";
  form.fields = {field(Field::Kind::place, {{"black-1", plain("Coal Cellar (black 1)")},
                                            {"black-2", plain("Coal Pit (black 2)")}})};
  const auto pit = read_fields(words, form, {"coal", "pit"}, 0);
  ASSERT_TRUE(pit);
  EXPECT_EQ(*pit, Tokens{"black-2"});
  EXPECT_FALSE(read_fields(words, form, {"coal"}, 0));
  EXPECT_FALSE(read_fields(words, form, {"pit", "7"}, 0));
}

// A text that stands in an alphabet goes out with its key, and comes back without it.
TEST_F(Reading, ASortedTextBringsItsKey) {
  Field name = field(Field::Kind::text, {});
  name.sorted = true;
  const std::string token = value(name, "Zoo");
  EXPECT_EQ(token.substr(0, 4), "Zoo\t");
  EXPECT_THAT(token, HasSubstr("-de:"));
  EXPECT_EQ(value_in_words(words, name, token), "Zoo");
}

TEST(ChoiceKeys, AreTheNumberAndTheLetterIfItIsTheOnlyOne) {
  EXPECT_EQ(keys_for({"None", "Purple", "Pink", "Зелёный"}),
            (ChoiceKeys{{"1", "n"}, {"2"}, {"3"}, {"4", "з"}}));
  EXPECT_EQ(keys_for({"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"}).back(),
            (OneKeys{"0", "j"}));
}

TEST(ChoiceKeys, ANumberIsItsOwnKey) {
  EXPECT_EQ(keys_for({"0", "1", "2"}), (ChoiceKeys{{"0"}, {"1"}, {"2"}}));
  EXPECT_EQ(keys_for({"-1", "0", "1"}), (ChoiceKeys{{"-"}, {"0"}, {"1"}}));
  // The 2 in front of the votes is not the second choice.
  EXPECT_EQ(keys_for({"2 votes", "a card"}), (ChoiceKeys{{"1"}, {"2", "a"}}));
}

TEST(ChoiceKeys, ThereAreNoneWhereOneWouldBeMissing) {
  EXPECT_TRUE(keys_for({"5", "10", "15"}).empty());
  EXPECT_TRUE(keys_for({"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"}).empty());
  EXPECT_TRUE(keys_for({"E3", "F4"}, Field::Kind::place).empty());
  EXPECT_TRUE(keys_for({}).empty());
}

}  // namespace
}  // namespace seatmate::cli
