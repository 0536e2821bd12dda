#include "text/catalog.h"

#include <gtest/gtest.h>

#include <array>

namespace seatmate::text {
namespace {

const std::array<embedded::File, 4> files{{
    {"de/toy.json", R"json({
       "toy.hexes": "{n, plural, one {# Feld} other {# Felder}}",
       "toy.ground.lake": "See"
     })json"},
    {"en/shell.json", R"json({"plain": "{text}", "number": "{n}"})json"},
    {"en/toy.json", R"json({
       "toy.hexes": "{n, plural, one {# hex} other {# hexes}}",
       "toy.ground.lake": "lake",
       "toy.ground.forest": "forest",
       "toy.at": "the {ground} at {place}",
       "toy.build": "Build on the {ground}{ground_id, select, lake { with a boat} other {}}.",
       "toy.all": "She owns {things}.",
       "toy.quoted": "It''s hers",
       "toy.broken": "{n, plural, one {"
     })json"},
    {"pt-br/toy.json", R"json({"toy.ground.lake": "lago"})json"},
}};

class CatalogRender : public testing::Test {
 protected:
  Catalog en{"en", files};
  Catalog de{"de", files};
};

TEST_F(CatalogRender, TextAndNumberArguments) {
  EXPECT_EQ(en.render(plain("E3")), "E3");
  EXPECT_EQ(en.render(plain_number(1234)), "1,234");
  EXPECT_EQ(en.render("toy.quoted"), "It's hers");
}

TEST_F(CatalogRender, PluralsFollowTheLanguage) {
  EXPECT_EQ(en.render("toy.hexes", {{"n", 1}}), "1 hex");
  EXPECT_EQ(en.render("toy.hexes", {{"n", 7}}), "7 hexes");
  EXPECT_EQ(de.render("toy.hexes", {{"n", 7}}), "7 Felder");
}

TEST_F(CatalogRender, TermComesAsWordsAndAsIdForSelect) {
  const Message lake{"toy.ground.lake", {}};
  const Message forest{"toy.ground.forest", {}};
  EXPECT_EQ(en.render("toy.build", {{"ground", lake}}), "Build on the lake with a boat.");
  EXPECT_EQ(en.render("toy.build", {{"ground", forest}}), "Build on the forest.");
}

TEST_F(CatalogRender, TermWithArgumentsIsRenderedFirst) {
  const Message at{"toy.at", {{"ground", Message{"toy.ground.lake", {}}}, {"place", "E3"}}};
  EXPECT_EQ(en.render("toy.build", {{"ground", at}}), "Build on the the lake at E3.");
}

TEST_F(CatalogRender, ListsAreJoinedAsTheLanguageDoes) {
  const std::vector<Message> places{plain("A1"), plain("B2"), plain("C3")};
  EXPECT_EQ(en.render("toy.all", {{"things", places}}), "She owns A1, B2, and C3.");
  EXPECT_EQ(de.join({"A1", "B2", "C3"}), "A1, B2 und C3");
  EXPECT_EQ(en.render("toy.all", {{"things", std::vector<Message>{}}}), "She owns .");
}

TEST_F(CatalogRender, MissingIdFallsBackToEnglishAndThenToItself) {
  EXPECT_EQ(de.render("toy.ground.lake"), "See");
  EXPECT_EQ(de.render("toy.ground.forest"), "forest");
  EXPECT_EQ(de.render("toy.nowhere"), "toy.nowhere");
  EXPECT_EQ(de.render(Message{}), "");
  EXPECT_TRUE(de.has("toy.ground.forest"));
  EXPECT_FALSE(de.has("toy.nowhere"));
}

TEST_F(CatalogRender, ABorrowedSentenceIsEnglishThroughout) {
  // A game that is not offered in the reader's language.
  const std::vector<Message> places{plain("A1"), plain("B2"), plain("C3")};
  EXPECT_EQ(de.render("toy.all", {{"things", places}}), "She owns A1, B2, and C3.");
}

TEST_F(CatalogRender, BrokenTextIsShownAsItIs) {
  EXPECT_EQ(en.render("toy.broken", {{"n", 1}}), "{n, plural, one {");
}

TEST(Locale, TheClosestCatalogIsChosen) {
  const std::vector<std::string> known = locales(files);
  EXPECT_EQ(known, (std::vector<std::string>{"en", "de", "pt-br"}));
  EXPECT_EQ(match_locale("de_AT.UTF-8", known), "de");
  EXPECT_EQ(match_locale("pt_BR", known), "pt-br");
  EXPECT_EQ(match_locale("DE", known), "de");
  EXPECT_EQ(match_locale("fr", known), std::nullopt);
}

TEST(Locale, TheFirstVariableThatIsSetDecides) {
  const std::vector<std::string> known{"en", "de", "ru"};
  const auto with = [&](const char* all, const char* messages, const char* lang) {
    return locale_of(
        [=](const char* name) {
          return name == std::string_view("LC_ALL")        ? all
                 : name == std::string_view("LC_MESSAGES") ? messages
                                                           : lang;
        },
        known);
  };
  EXPECT_EQ(with(nullptr, nullptr, "de_DE.UTF-8"), "de");
  EXPECT_EQ(with(nullptr, nullptr, "ru_RU.UTF-8"), "ru");
  EXPECT_EQ(with("C", nullptr, "de_DE.UTF-8"), "en");
  EXPECT_EQ(with("", "de_CH", "en_US"), "de");
  EXPECT_EQ(with(nullptr, nullptr, nullptr), "en");
}

}  // namespace
}  // namespace seatmate::text
