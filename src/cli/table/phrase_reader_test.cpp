#include "cli/table/phrase_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/table/connection.h"
#include "cli/table/conversation.h"
#include "cli/table/form_reader.h"
#include "cli/terminal/table_test_support.h"
#include "protocol/world_test_support.h"

namespace seatmate::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view phrase_in_german = R"json({
  "p.clay": "Lehm", "p.gold": "Gold", "p.kill": "Golem töten", "p.great": "Großer Golem",
  "p.vp": "Siegpunkte", "p.label": "Was steht da?"
})json";

class Phrases : public testing::Test {
 protected:
  text::Catalog words = words_with("de", "de/p.json", phrase_in_german);
  const Field field{"says",
                    Field::Kind::phrase,
                    {"p.label", {}},
                    {{"clay", {"p.clay", {}}, true},
                     {"gold", {"p.gold", {}}, true},
                     {"vp", {"p.vp", {}}, true},
                     {"kill", {"p.kill", {}}},
                     {"great", {"p.great", {}}}},
                    0,
                    0,
                    ""};
  std::string read(std::string_view typed) {
    const auto phrase = read_phrase_field(words, field, typed);
    return phrase ? *phrase : words.render(phrase.why());
  }
};

TEST_F(Phrases, NumbersStandBeforeOrAfterTheirWords) {
  for (const char* typed : {"2 clay, kill", "clay 2 kill", "clay:2 kill", "2clay + kill", "kill",
                            "2x lehm, golem töten", "Lehm x2 Golem töten", "le 2,ki"})
    EXPECT_EQ(read(typed), std::string_view(typed) == "kill" ? "kill" : "clay:2 kill") << typed;
  EXPECT_EQ(read("kill 2 clay 3 gold"), "kill clay:2 gold:3");
  EXPECT_EQ(read("clay 2 + vp 3 / gold 1"), "clay:2 vp:3 / gold:1");
  EXPECT_EQ(read("großer golem, 1 gold"), "great gold:1");
  EXPECT_EQ(read("großer go 1 gold"), "great gold:1");
  EXPECT_EQ(read("2 siegp/kill"), "vp:2 / kill");
  EXPECT_EQ(read("vp -1"), "vp:-1");
}

TEST_F(Phrases, AWordWithoutANumberIsOne) { EXPECT_EQ(read("clay, kill"), "clay:1 kill"); }

// A discount: the number of a word that can do without.
TEST_F(Phrases, AnyWordTakesANumberThatNoOtherWants) {
  EXPECT_EQ(read("great 2"), "great:2");
  EXPECT_EQ(read("2 great, kill"), "great:2 kill");
  EXPECT_EQ(read("great 1, 3 clay"), "great:1 clay:3");
  EXPECT_EQ(read("great 1 3 clay"), "great:1 clay:3");
  EXPECT_EQ(read("great 3 clay"), "great clay:3");
}

// Letters that are names need nothing between them, and help where beginnings collide.
TEST(Letters, AreWordsWhereTheCatalogsSaySo) {
  const text::Catalog words = words_with("en", "en/m.json", R"json({
    "m.blue": "blue", "m.blue.short": "b", "m.black": "black", "m.black.short": "k",
    "m.white": "white", "m.white.short": "w", "m.label": "Marbles"})json");
  Field field{"rows",
              Field::Kind::phrase,
              {"m.label", {}},
              {{"blue", {"m.blue", {}}}, {"black", {"m.black", {}}}, {"white", {"m.white", {}}}},
              0,
              3,
              ""};
  EXPECT_EQ(*read_phrase_field(words, field, "wbb / k 2w // 2bw"),
            "white blue blue / black white:2 / / blue:2 white");
  EXPECT_FALSE(read_phrase_field(words, field, "bl").ok());
  field.kind = Field::Kind::list;
  EXPECT_EQ(*read_value(words, field, "wkb"), "white,black,blue");
  EXPECT_EQ(*read_value(words, field, "w black,b"), "white,black,blue");
  EXPECT_EQ(words.render(read_value(words, field, "wkw").why()),
            "“white” stands there twice; each can stand there only once.");
}

TEST_F(Phrases, NothingPrintedIsADash) {
  EXPECT_EQ(read("-"), "");
  EXPECT_EQ(read("- / kill"), "/ kill");
  EXPECT_EQ(read("kill /"), "kill /");
}

TEST_F(Phrases, ASlipIsRefusedWithWhatWouldBeRight) {
  EXPECT_EQ(read("2"), "Die Zahl 2 steht allein: Sag das Wort, zu dem sie gehört.");
  EXPECT_THAT(read("kill 2 3 clay 4"), HasSubstr("Die Zahl 4 steht allein"));
  EXPECT_THAT(read("3, clay"), HasSubstr("Die Zahl 3 steht allein"));
  EXPECT_THAT(read("2 3 clay"), HasSubstr("Die Zahl 2 steht allein"));
  EXPECT_EQ(read("2 moon"),
            "„moon“ ist keines der Wörter. Sag es etwa so: 2 Lehm, Golem töten; ? zeigt sie alle.");
  EXPECT_THAT(read("g 2"), HasSubstr("kann mehreres heißen"));
  EXPECT_THAT(read("clay 99999999999"), HasSubstr("ist keines der Wörter"));
}

TEST_F(Phrases, AreShownAsTheyCouldBeTyped) {
  for (const char* token : {"clay:2 kill / gold:1", "great", "vp:-1"})
    EXPECT_EQ(read(phrase_in_words(words, field, token)), token);
  EXPECT_EQ(phrase_in_words(words, field, "clay:2 kill / gold:1"), "2 Lehm, Golem töten / 1 Gold");
  EXPECT_EQ(phrase_in_words(words, field, "great:2 clay:1"), "Großer Golem 2, 1 Lehm");
  EXPECT_EQ(phrase_in_words(words, field, "moon:x"), "moon:x");
}

// ---- at the table

constexpr std::string_view phrase_in_english = R"json({
  "toy.take": "take", "toy.top": "look at the top", "toy.says": "What is printed on card {card}?",
  "toy.says.says": "Print", "toy.says.why": "Your own cards are told once.", "toy.card": "{id}",
  "toy.step.take": "Take {n} for her.", "toy.error.card": "{id} cannot say “{value}”."
})json";

class OwnCards : public testing::Test {
 protected:
  Client client = connect(std::make_unique<MemoryStore>(), toy_games, toy_files);
  text::Catalog words = words_with("en", "en/toy.json", phrase_in_english);

  std::string play(const std::string& typed) {
    const Reply started = client.ask({{"do", "new"},
                                      {"game", "toy"},
                                      {"settings", object({{"heap", 30}, {"cards", "own"}})},
                                      {"seed", 7}});
    EXPECT_TRUE(started.ok);
    Paper paper(typed, 80);
    Conversation(client, paper.terminal, words).play(screen_from(started.body), true);
    return paper.text();
  }
  std::string told(std::size_t card) {
    const Reply reply = client.ask({{"do", "printed"}, {"game", "toy"}});
    return text_of(member_of(reply.body, "printed")[card], "value");
  }
};

TEST_F(OwnCards, WhatACardSaysIsToldInWordsAndOnce) {
  // With this seed the first card is a 3.
  const std::string text = play("take 1\n?\nfly\n2 take\n");
  EXPECT_THAT(text, HasSubstr("What is printed on card 3?"));
  EXPECT_THAT(text, HasSubstr("2 take, look at the top; ? lists them"));
  EXPECT_THAT(text, HasSubstr("  2 take           look at the top\n"));
  EXPECT_THAT(text, HasSubstr("“fly” is none of the words"));
  EXPECT_THAT(text, HasSubstr("Take 2 for her."));
  EXPECT_EQ(told(2), "take:2");
  EXPECT_THAT(play("take 1\n"), Not(HasSubstr("What is printed")));
}

// "w" of an answer is not the beginning of the question's "What".
TEST_F(OwnCards, TheWordsOfTheQuestionAreNoAnswer) {
  const std::string text = play("take 1\nwhat 2 take\nprinted 2 take\n");
  EXPECT_THAT(text, HasSubstr("“what” is none of the words"));
  EXPECT_THAT(text, HasSubstr("“printed” is none of the words"));
  EXPECT_THAT(text, Not(HasSubstr("Take 2 for her.")));
}

TEST_F(OwnCards, AWrongOneIsCorrected) {
  play("take 1\n2 take\nadjust fact.card.3 take:3\n");
  EXPECT_EQ(told(2), "take:3");
  EXPECT_THAT(play("adjust fact.card.3 fly\n"), HasSubstr("card.3 cannot say “fly”."));
}

}  // namespace
}  // namespace seatmate::cli
