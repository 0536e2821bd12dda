// Chapter "Set-up", and what the level changes.

#include "games/golem/inputs.h"
#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class Setup : public RuleTest {
 public:
  void begin(int level, int humans, std::uint64_t seed = 1) {
    s = State{};
    s.level = static_cast<std::uint8_t>(level);
    s.humans = static_cast<std::uint8_t>(humans);
    s.random = Random(seed, 0);
  }
  void set_table_up() { run(set_up(s, t)); }
  // The seed that lays her tokens in this order.
  void begin_with_tokens(const std::array<Colour, colour_count>& wanted) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
      begin(1, 1, seed);
      set_table_up();
      if (s.strategy == wanted) return begin(1, 1, seed);
    }
    FAIL() << "no seed lays them so";
  }
};

// GO-COMP-1, GO-SETUP-8: twenty cards, each once, shuffled and face down.
TEST_F(Setup, TwentyCardsLieShuffled) {
  begin(1, 1, 1);
  set_table_up();
  ASSERT_EQ(s.deck.pile.size(), 20U);
  for (std::uint8_t card = 1; card <= 20; ++card) EXPECT_TRUE(s.deck.pile.contains(card));
  const auto first = s.deck.pile;
  begin(1, 1, 2);
  set_table_up();
  EXPECT_NE(s.deck.pile, first);
  EXPECT_TRUE(s.deck.played.empty());
}

// A journal of other rules may have an input where today she sets the table up: nobody is at turn.
TEST_F(Setup, AnInputWhileSheSetsTheTableUpIsRefused) {
  begin(1, 1);
  ASSERT_TRUE(s.queue.empty());
  for (const Entry& entry : {Entry{"marble", {"learning", "blue"}}, Entry{"rabbi", {"1"}},
                             Entry{"pass", {}}, Entry{"book", {"1"}}, Entry{"menorah", {"red"}}}) {
    EXPECT_EQ(read_input(printed(), s, entry).why().id, "golem.error.not-now") << entry.verb;
    EXPECT_EQ(Rulebook::describe(printed(), s, entry).id, "golem.said." + entry.verb);
  }
}

// GO-SETUP-8: with the printed cards the player shuffles and draws.
TEST_F(Setup, OwnCardsLieOnTheTable) {
  begin(1, 1);
  s.deck_kind = DeckKind::mine;
  set_table_up();
  EXPECT_TRUE(s.deck.pile.empty());
}

// GO-COMP-2: she is one participant more: turns, action tiles and marbles follow the number.
TEST_F(Setup, SheCountsAsAFullParticipant) {
  for (int humans = 1; humans <= 3; ++humans) {
    begin(1, humans);
    set_table_up();
    EXPECT_EQ(s.order.size(), static_cast<std::size_t>(humans) + 1);
    EXPECT_EQ(s.queue.size(), 3U * s.order.size());
    int tiles = 0;
    for (const int tile : s.actions) tiles += tile > 0 ? 1 : 0;
    EXPECT_EQ(tiles, humans + 2);
    EXPECT_EQ(marbles_in_play(s), 15);
  }
}

// GO-SETUP-1, GO-ART-2: the special tokens lie on the first two slots, or where one tells.
TEST_F(Setup, TwoSlotsHoldSpecialDevelopments) {
  begin(1, 1);
  for (int slot = 1; slot <= development_count; ++slot)
    EXPECT_EQ(is_special(t.data, slot), slot <= 2) << slot;
  table(BoardTable::special_slots, {3, 6});
  for (int slot = 1; slot <= development_count; ++slot)
    EXPECT_EQ(is_special(t.data, slot), slot == 3 || slot == 6) << slot;
}

// GO-SETUP-2: she begins.
TEST_F(Setup, SheIsFirstPlayer) {
  for (int humans = 1; humans <= 3; ++humans) {
    begin(2, humans);
    set_table_up();
    EXPECT_EQ(s.order[0], Player::automa);
    EXPECT_EQ(s.queue[0], Player::automa);
  }
}

// GO-SETUP-3, GO-DIFF-1: as many starting tiles as her level, all different.
TEST_F(Setup, AsManyStartingTilesAsTheLevel) {
  for (int level = 1; level <= 4; ++level) {
    begin(level, 1);
    for (PrintedEffect& tile : t.data.starts) tile.effect = effect_of("clay:2");
    set_table_up();
    EXPECT_EQ(s.starting_tiles.size(), static_cast<std::size_t>(level));
    for (const std::uint8_t tile : s.starting_tiles)
      EXPECT_EQ(std::count(s.starting_tiles.begin(), s.starting_tiles.end(), tile), 1);
    EXPECT_EQ(s.marker, 2 * level);  // GO-SETUP-7: from 0, every tile's bonus
  }
}

// GO-SETUP-3, GO-SETUP-5: on a table that is told she asks for her tiles.
TEST_F(Setup, AToldTableIsAsked) {
  begin(2, 1);
  s.table_told = true;
  t.answers = {3, 5, 7, first_character};
  t.data.starts[4].effect = effect_of("clay:1");
  t.data.starts[6].effect = effect_of("clay:4");
  set_table_up();
  EXPECT_EQ(t.asked, (std::vector<std::string>{"artefact-tile", "starting-tile", "starting-tile",
                                               "character"}));
  EXPECT_EQ(s.artefact_tile, 3);
  EXPECT_EQ(s.marker, 5);
}

// GO-SETUP-4, GO-GEN-2: three goals, never looked at.
TEST_F(Setup, ThreeGoals) {
  begin(1, 1);
  set_table_up();
  EXPECT_EQ(s.goals, 3);
}

// GO-SETUP-5: an artefact tile nobody chose.
TEST_F(Setup, TheLastArtefactTileIsHers) {
  begin(1, 1);
  set_table_up();
  EXPECT_GE(s.artefact_tile, 1);
  EXPECT_LE(s.artefact_tile, artefact_count);
}

// GO-SETUP-6: a standing golem in I of the districts of the two highest tokens.
TEST_F(Setup, GolemsStandByTheTwoHighestTokens) {
  bool other_order = false;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    begin(1, 1, seed);
    for (PrintedEffect& tile : t.data.starts) tile.effect = effect_of("clay:1");
    set_table_up();
    ASSERT_EQ(s.golems.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i)
      EXPECT_EQ(s.golems[i], (Golem{s.strategy[i], 1, false, false}));
    other_order = other_order || s.strategy[0] != Colour::red;
  }
  EXPECT_TRUE(other_order);
}

// Example SETUP, GO-SETUP-6, GO-SETUP-7, GO-STUD-1: the booklet's example.
TEST_F(Setup, ExampleOfTheBooklet) {
  begin_with_tokens({Colour::yellow, Colour::red, Colour::blue});
  for (PrintedEffect& tile : t.data.starts) tile.effect = effect_of("coins:3 student:1");
  set_table_up();
  EXPECT_EQ(s.marker, 3);
  EXPECT_EQ(golems_in(s, Colour::yellow), 1);
  EXPECT_EQ(golems_in(s, Colour::red), 1);
  EXPECT_EQ(s.students, (std::array<std::uint8_t, 3>{1, 2, 1}));
}

// GO-SETUP-7, A-21: a development of a starting tile does not mind the red zone.
TEST_F(Setup, StartingDevelopmentsIgnoreTheRedZone) {
  for (const bool red_zone : {false, true}) {
    begin(1, 1);
    table(BoardTable::red_zone, {20, 20, 20, 20});
    s.readings.red_zone_at_setup = red_zone;
    for (PrintedEffect& tile : t.data.starts) tile.effect = effect_of("develop-artefact:0");
    set_table_up();
    EXPECT_EQ(s.developed[1], red_zone ? 0 : 1);
  }
}

// GO-SETUP-7, GO-WORK-5: what a starting tile creates may work in the first round.
TEST_F(Setup, NoGolemIsNewInTheFirstRound) {
  begin(1, 1);
  for (PrintedEffect& tile : t.data.starts) tile.effect = effect_of("golem:3");
  set_table_up();
  ASSERT_EQ(s.golems.size(), 3U);
  for (const Golem& golem : s.golems) EXPECT_FALSE(golem.fresh);
}

// F-22: students start where the board is told to start them, and go back no further.
TEST_F(Setup, StudentsStartWhereTheBoardSays) {
  begin(1, 1);
  for (PrintedEffect& tile : t.data.starts) tile.effect = effect_of("student-back:1 vp:9");
  table(BoardTable::student_start, {0});
  set_table_up();
  EXPECT_EQ(s.students, (std::array<std::uint8_t, 3>{0, 0, 0}));
  EXPECT_EQ(s.score, 2);  // nobody could go back
}

// GO-SETUP-7, GO-INC-4: a starting tile that brings nothing brings two points.
TEST_F(Setup, AStartingTileWithoutBenefit) {
  begin(2, 1);
  for (PrintedEffect& tile : t.data.starts) tile.effect = effect_of("vp-books:1");
  set_table_up();
  EXPECT_EQ(s.score, 4);
}

// F-20, F-21: seven tiles a district, in ascending order.
TEST_F(Setup, DistrictTilesAscend) {
  begin(1, 1, 5);
  set_table_up();
  for (const auto& district : s.tiles)
    for (std::size_t i = 1; i < tile_sections; ++i) EXPECT_LT(district[i - 1], district[i]);
}

}  // namespace
}  // namespace seatmate::golem
