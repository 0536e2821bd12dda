// Chapter "Set-up", and what is chosen before a game.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

class Setup : public FlowTest {
 public:
  Setup() { begin(); }
  void begin(std::uint64_t seed = 1, RowKind row = RowKind::dealt) {
    s = State{};
    s.random = Random(seed);
    s.row_kind = row;
    table.forget();
  }
  void set_table_up() { finish(set_up(s, table)); }
  Result<State> start(const Settings& said) {
    auto settings = complete_settings(Rulebook::options(table.data), said);
    if (!settings) return settings.refusal();
    return Rulebook::start(table.data, *settings, 1);
  }
};

// TTA-SETUP-2, TTA-SETUP-3, TTA-SETUP-8: six technologies, two cubes, an empty mat.
TEST_F(Setup, HerBoardAsItIsPrinted) {
  set_table_up();
  ASSERT_EQ(s.techs.size(), 6U);
  for (const char* id : {"agriculture_a", "bronze_a", "religion_a", "despotism_a"})
    EXPECT_EQ(cubes(id), 0) << id;
  EXPECT_EQ(cubes("warriors_a"), 1);
  EXPECT_EQ(cubes("philosophy_a"), 1);
  for (const Civil slot : {s.leader, s.government, s.special, s.farm_mine, s.unit, s.wonder.card})
    EXPECT_EQ(slot, Civil::none);
  EXPECT_TRUE(s.yellow.empty() && s.urban.empty() && s.events.empty() && s.wars.empty());
  EXPECT_EQ(table.steps(), "setup-board setup-deck setup-row");
}

// TTA-SETUP-4, TTA-GEN-5: her six numbers are those of any player.
TEST_F(Setup, HerMarkersStandWhereAnyPlayersDo) {
  set_table_up();
  EXPECT_EQ(ratings(), (Ratings{1, 0, 1, 0}));
  EXPECT_EQ(s.science, 0);
  EXPECT_EQ(s.culture, 0);
  EXPECT_EQ(strength_of(data, s), s.human_strength);
}

// TTA-SETUP-5: her standard lies beside the board: no tactic, whatever units she has.
TEST_F(Setup, NoTacticYet) {
  set_table_up();
  tech("warriors_a", 3);
  EXPECT_EQ(s.active_tactic, Military::none);
  EXPECT_EQ(s.tactic, Military::none);
  EXPECT_TRUE(s.beside.empty() && s.common.empty());
  EXPECT_EQ(strength_of(data, s), 3);
}

// TTA-SETUP-6, TTA-DIFF-1, A-1: none to four blue cubes, none if nothing is said.
TEST_F(Setup, BlueCubesAreTheDifficulty) {
  for (const char* blue : {"0", "1", "2", "3", "4"}) {
    const auto state = start({{"blue", blue}, {"row", "dealt"}});
    ASSERT_TRUE(state) << blue;
    s = *state;
    set_table_up();
    EXPECT_EQ(std::to_string(s.blue), blue);
    EXPECT_EQ(s.blue, s.difficulty);
  }
  EXPECT_FALSE(start({{"blue", "5"}}));
  EXPECT_EQ(start({})->difficulty, 0);
}

// TTA-SETUP-7: three decks of eight; the first one lies shuffled.
TEST_F(Setup, ThreeDecksOfEight) {
  set_table_up();
  const auto first = s.deck.pile;
  ASSERT_EQ(first.size(), 8U);
  for (std::uint8_t number = 1; number <= 8; ++number) EXPECT_TRUE(first.contains(number));
  begin(2);
  set_table_up();
  EXPECT_NE(s.deck.pile, first);
  lay_out_deck(s, Age::ii);
  for (std::uint8_t number = 9; number <= 16; ++number) EXPECT_TRUE(s.deck.pile.contains(number));
  lay_out_deck(s, Age::iii);
  for (std::uint8_t number = 17; number <= 24; ++number) EXPECT_TRUE(s.deck.pile.contains(number));
}

// TTA-SETUP-7: with the printed cards the player shuffles and draws.
TEST_F(Setup, HisOwnCardsLieOnTheTable) {
  s.deck_kind = DeckKind::mine;
  set_table_up();
  EXPECT_TRUE(s.deck.pile.empty());
  EXPECT_TRUE(table.asked.empty());
}

// TTA-SETUP-1, TTA-GEN-1, TTA-GEN-9, 3.2: thirteen cards of age A of a game for two.
TEST_F(Setup, ThirteenCardsOfAgeA) {
  set_table_up();
  for (const Civil card : s.row) {
    ASSERT_NE(card, Civil::none);
    EXPECT_EQ(data.card(card).age, Age::a);
    EXPECT_GT(data.card(card).copies, 0) << "the six of a board are never dealt";
    EXPECT_EQ(s.seen[index(card)], std::count(s.row.begin(), s.row.end(), card));
  }
  EXPECT_EQ(s.dealt, 13);
  EXPECT_EQ(s.pile.size(), 7U);
  EXPECT_EQ(s.age, Age::a);
  EXPECT_TRUE(Rulebook::sound(data, s));
}

// Where the player deals he names the thirteen; where he is asked later, nothing now.
TEST_F(Setup, TheOtherRows) {
  begin(1, RowKind::typed);
  EXPECT_EQ(stops(set_up(s, table)), "dealt");
  EXPECT_EQ(table.pending->fields[0].min, 13);
  EXPECT_EQ(table.pending->fields[0].max, 13);
  begin(1, RowKind::typed);
  const std::string thirteen =
      "frugality_a,frugality_a,homer_a,moses_a,colossus_a,pyramids_a,rich_land_a,rich_land_a,"
      "stockpile_a,patriotism_a,urban_growth_a,aristotle_a,hammurabi_a";
  table.say("dealt", {thirteen});
  set_table_up();
  EXPECT_EQ(name(s.row[0]) + " " + name(s.row[12]), "frugality_a hammurabi_a");
  EXPECT_TRUE(s.pile.empty());
  EXPECT_TRUE(Rulebook::sound(data, s));
  begin(1, RowKind::asked);
  set_table_up();
  EXPECT_TRUE(table.asked.empty());
  EXPECT_EQ(s.row, empty_row());
  EXPECT_TRUE(Rulebook::sound(data, s));
}

// TTA-GEN-1, 3.2: the expansion may be mixed in; a deck stays as large, with as many leaders and
// wonders as before.
RC_GTEST_PROP(SetupDecks, StayAsLargeWithTheExpansion, ()) {
  State s;
  s.random = Random(*rc::gen::arbitrary<std::uint64_t>());
  s.expansion = *rc::gen::arbitrary<bool>();
  const Age age = *rc::gen::element(Age::a, Age::i, Age::ii, Age::iii);
  shuffle_civil_deck(printed(), s, age);
  RC_ASSERT(s.pile.size() == deck_sizes[index(age)]);
  int leaders = 0;
  int wonders = 0;
  for (const Civil card : s.pile) {
    const CivilCard& c = printed().card(card);
    RC_ASSERT(c.age == age);
    RC_ASSERT(s.expansion || !c.expansion);
    RC_ASSERT(std::count(s.pile.begin(), s.pile.end(), card) <= c.copies);
    leaders += c.cls == Class::leader ? 1 : 0;
    wonders += c.cls == Class::wonder ? 1 : 0;
  }
  RC_ASSERT(leaders == 6);
  RC_ASSERT(wonders == 4);
}
TEST_F(Setup, TheExpansionIsMixedIn) {
  s.expansion = true;
  shuffle_civil_deck(data, s, Age::i);
  EXPECT_TRUE(std::any_of(s.pile.begin(), s.pile.end(),
                          [&](Civil card) { return data.card(card).expansion; }));
}

TEST_F(Setup, WhoeverBeginsIsAtTurn) {
  set_table_up();
  EXPECT_EQ(s.at_turn, Player::human);
  EXPECT_EQ(s.pending, Pending::begin);
  begin();
  s.automa_starts = true;
  set_table_up();
  EXPECT_EQ(s.at_turn, Player::automa);
  EXPECT_EQ(s.pending, Pending::none);
  EXPECT_EQ(s.phase, Phase::turns);
}

// ---- what is chosen

TEST_F(Setup, TheSettingsReachTheState) {
  const auto state = start({{"blue", "3"},
                            {"first", "her"},
                            {"row", "asked"},
                            {"deck", "mine"},
                            {"expansion", "house"}});
  ASSERT_TRUE(state);
  EXPECT_EQ(state->difficulty, 3);
  EXPECT_TRUE(state->automa_starts);
  EXPECT_EQ(state->row_kind, RowKind::asked);
  EXPECT_EQ(state->deck_kind, DeckKind::mine);
  EXPECT_TRUE(state->expansion && state->expansion_house);
  const auto asking = start({{"first", "you"}, {"expansion", "ask"}});
  ASSERT_TRUE(asking);
  EXPECT_FALSE(asking->automa_starts);
  EXPECT_TRUE(asking->expansion && !asking->expansion_house);
  EXPECT_FALSE(start({})->expansion);
}

TEST_F(Setup, WhoBeginsMayBeDrawn) {
  const auto settings = complete_settings(Rulebook::options(data), {{"first", "random"}});
  ASSERT_TRUE(settings);
  int hers = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    hers += Rulebook::start(data, *settings, seed)->automa_starts ? 1 : 0;
  EXPECT_GT(hers, 5);
  EXPECT_LT(hers, 35);
}

// Every reading is a choice, mostly of two; the first of them changes nothing, each other one
// exactly one thing, and no two of them the same.
TEST_F(Setup, EveryReadingIsAChoice) {
  std::vector<Readings> seen;
  for (const SetupOption& option : Rulebook::options(data)) {
    if (option.group != "rules") continue;
    ASSERT_EQ(option.field.options.size(), option.field.id == "a-16-air" ? 3U : 2U)
        << option.field.id;
    EXPECT_EQ(option.field.otherwise, option.field.options[0].token);
    const auto usual = start({{option.field.id, option.field.options[0].token}});
    EXPECT_EQ(usual->readings, Readings{}) << option.field.id;
    for (std::size_t i = 1; i < option.field.options.size(); ++i) {
      const auto other = start({{option.field.id, option.field.options[i].token}});
      EXPECT_NE(other->readings, Readings{}) << option.field.id;
      EXPECT_EQ(std::count(seen.begin(), seen.end(), other->readings), 0) << option.field.id;
      seen.push_back(other->readings);
    }
  }
  EXPECT_EQ(seen.size(), sizeof(Readings) / sizeof(bool));
}

// A told deck can be drawn from only when all 24 cards of it are known; then it is the usual one.
TEST_F(Setup, AToldDeckMustBeWhole) {
  const auto deck_option = [&] {
    for (const SetupOption& option : Rulebook::options(table.data))
      if (option.field.id == "deck") return option.field;
    return Field{};
  };
  EXPECT_EQ(deck_option().otherwise, "house");
  EXPECT_FALSE(start({{"deck", "told"}})) << "not offered";
  const auto untold = Rulebook::start(table.data, {{"deck", "told"}}, 1);
  ASSERT_FALSE(untold);
  EXPECT_EQ(untold.why().id, "tta.error.deck-not-told");
  for (int n = 1; n <= automa_cards; ++n) {
    EXPECT_EQ(deck_option().options.size(), 2U) << n;
    ASSERT_TRUE(
        Rulebook::learn(table.data, {"card." + std::to_string(n), std::string(blank_card)}));
  }
  EXPECT_EQ(deck_option().otherwise, "told");
  EXPECT_EQ(start({})->deck_kind, DeckKind::told);
}

}  // namespace
}  // namespace seatmate::through_the_ages
