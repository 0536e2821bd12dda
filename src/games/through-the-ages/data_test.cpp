// The printed cards: what is in the files, and what is refused.

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

int copies(Age age) {
  int sum = 0;
  for (const CivilCard& card : printed().civil)
    if (card.age == age && !card.expansion) sum += card.copies;
  return sum;
}
int military_copies(Age age) {
  int sum = 0;
  for (const MilitaryCard& card : printed().military)
    if (card.age == age) sum += card.copies;
  return sum;
}

// TTA-SETUP-1, TTA-GEN-1: the decks of a game for two, without pacts.
TEST(Cards, DecksForTwoPlayers) {
  EXPECT_EQ(copies(Age::a), 20);
  for (const Age age : {Age::i, Age::ii, Age::iii}) EXPECT_EQ(copies(age), 44);
  EXPECT_EQ(military_copies(Age::a), 10);
  EXPECT_EQ(military_copies(Age::i), 43);
  EXPECT_EQ(military_copies(Age::ii), 46);
  EXPECT_EQ(military_copies(Age::iii), 41);
}

// TTA-SETUP-8: the six cards of the board.
TEST(Cards, TheBoard) {
  const Data& data = printed();
  EXPECT_EQ(data.agriculture, civil("agriculture_a"));
  EXPECT_EQ(data.bronze, civil("bronze_a"));
  EXPECT_EQ(data.philosophy, civil("philosophy_a"));
  EXPECT_EQ(data.religion, civil("religion_a"));
  EXPECT_EQ(data.warriors, civil("warriors_a"));
  EXPECT_EQ(data.despotism, civil("despotism_a"));
}

TEST(Cards, NamesFindTheirCards) {
  const Data& data = printed();
  for (std::size_t i = 0; i < data.civil.size(); ++i)
    EXPECT_EQ(index(data.civil_named(data.civil[i].id)), i);
  for (std::size_t i = 0; i < data.military.size(); ++i)
    EXPECT_EQ(index(data.military_named(data.military[i].id)), i);
  EXPECT_EQ(data.civil_named("raid_i"), Civil::none);
  EXPECT_EQ(data.military_named("homer_a"), Military::none);
}

// One number of one card is changed; the sentence says where.
Result<Data> with(const char* file, std::size_t card, const char* key, const char* value) {
  Json files = tree_of(data_files());
  files[file]["cards"][card][key] = as_json(value);
  return Rulebook::load(to_doc(files));
}

TEST(Cards, WhatIsOutOfRangeIsRefused) {
  struct Wrong {
    const char* file;
    const char* key;
    const char* value;
  };
  for (const Wrong& wrong :
       {Wrong{"civil", "id", "\"\""}, Wrong{"civil", "age", "4"}, Wrong{"civil", "class", "\"x\""},
        Wrong{"civil", "type", "\"lab\""}, Wrong{"civil", "cost", "-1"},
        Wrong{"civil", "stages", "1"}, Wrong{"civil", "science", "null"},
        Wrong{"civil", "culture", "41"}, Wrong{"civil", "strength", "\"1\""},
        Wrong{"civil", "happy", "-10"}, Wrong{"civil", "copies", "10"},
        Wrong{"civil", "source", "\"rumour\""}, Wrong{"military", "age", "-1"},
        Wrong{"military", "type", "\"pact\""}, Wrong{"military", "copies", "-1"},
        Wrong{"military", "obsolete", "1"}, Wrong{"military", "colony_cards", "41"},
        Wrong{"military", "id", "\"development_of_crafts_a\""},
        Wrong{"civil", "id", "\"bronze_a\""}}) {
    const Result<Data> loaded = with(wrong.file, 0, wrong.key, wrong.value);
    ASSERT_FALSE(loaded) << wrong.file << " " << wrong.key << " " << wrong.value;
    EXPECT_EQ(loaded.why().id, "tta.error.data");
  }
}

// TTA-TAC-3: armies are counted by dividing by its icons.
TEST(Cards, ATacticHasIcons) {
  EXPECT_FALSE(with("military", index(military("legion_i")), "icons", "0"));
}
TEST(Cards, AWonderHasStages) {
  EXPECT_FALSE(with("civil", index(civil("colossus_a")), "stages", "0"));
}
TEST(Cards, TheBoardMustBeThere) {
  EXPECT_FALSE(with("civil", 0, "id", "\"ploughing_a\""));
  EXPECT_FALSE(Rulebook::load(doc("{}")));
  EXPECT_FALSE(Rulebook::load(doc(R"({"civil": {"cards": []}, "military": {"cards": []}})")));
}

}  // namespace
}  // namespace seatmate::through_the_ages
