// Which pieces lie where, what is said of them, and what of the turns can be corrected.

#include "engine/tabletop.h"

#include <algorithm>

#include "games/golem/rounds.h"
#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class OnTheTable : public RuleTest {
 public:
  OnTheTable() { s.strategy = {Colour::red, Colour::yellow, Colour::blue}; }

  [[nodiscard]] std::vector<Piece> on(std::string_view place) const {
    const Tabletop table = Rulebook::tabletop(t.data, s);
    std::vector<Piece> pieces;
    for (const Piece* piece : pieces_on(table, place)) pieces.push_back(*piece);
    return pieces;
  }
  [[nodiscard]] seatmate::Place place(std::string_view id) const {
    const Tabletop table = Rulebook::tabletop(t.data, s);
    const auto found = std::ranges::find(table.places, id, &seatmate::Place::id);
    EXPECT_NE(found, table.places.end()) << id;
    return found == table.places.end() ? seatmate::Place{} : *found;
  }
  [[nodiscard]] std::string only_name(std::string_view place) const {
    const auto pieces = on(place);
    EXPECT_EQ(pieces.size(), 1U) << place;
    return pieces.size() == 1 ? pieces[0].name.id : "";
  }
  // In the middle of a round, with a card of hers laid.
  void lay_a_card() {
    s.table_told = true;
    for (std::uint8_t n = card_count; n >= 2; --n) s.deck.pile.push_back(n);
    s.deck.played = {1};
    s.laid = {1};
    s.marbles_left = {1, 2, 0, 0};
    s.queue = {Player::human1, Player::automa, Player::human1, Player::automa, Player::human1};
    EXPECT_TRUE(Rulebook::sound(printed(), s));
  }
  bool adjust(const char* path, const char* value) {
    return Rulebook::adjust(printed(), s, path, value).ok();
  }
};

// GO-KILL-1: a cell says whose golem lies in it.
TEST_F(OnTheTable, ABuriedGolemBelongsToWhoBuriedIt) {
  golem(Colour::red, 8);
  s.created = 0;
  carry_out(s, t, Input{Verb::bury, {}, {}, 1, {}, {}});
  run(kill_golem(s, t));
  ASSERT_EQ(on("cemetery.1").size(), 1U);
  EXPECT_FALSE(on("cemetery.1")[0].hers);
  EXPECT_EQ(on("cemetery.1")[0].owner, "golem.player.human1");
  ASSERT_EQ(on("cemetery.2").size(), 1U);
  EXPECT_TRUE(on("cemetery.2")[0].hers);
  EXPECT_TRUE(on("cemetery.3").empty());
}
// Of several humans nobody says which of them it was.
TEST_F(OnTheTable, OneOfSeveralHumansHasNoName) {
  s.humans = 2;
  carry_out(s, t, Input{Verb::bury, {}, {}, 4, {}, {}});
  ASSERT_EQ(on("cemetery.4").size(), 1U);
  EXPECT_FALSE(on("cemetery.4")[0].hers);
  EXPECT_EQ(on("cemetery.4")[0].owner, "");
}
TEST_F(OnTheTable, WhoLiesInACellIsCorrected) {
  lay_a_card();
  EXPECT_TRUE(adjust("cemetery.2", "yes"));
  EXPECT_TRUE(adjust("cemetery.3", "human"));
  EXPECT_TRUE(on("cemetery.2")[0].hers);
  EXPECT_FALSE(on("cemetery.3")[0].hers);
  EXPECT_TRUE(adjust("cemetery.3", "yes"));
  EXPECT_TRUE(on("cemetery.3")[0].hers);
  EXPECT_TRUE(adjust("cemetery.3", "no"));
  EXPECT_TRUE(on("cemetery.3").empty());
}

// A tile, a book and a cell say what is known of them, and that it is ours where it is.
TEST_F(OnTheTable, WhatIsKnownOfATileIsSaid) {
  t.data.actions[0] = {effect_of("clay:2 kill / vp:3"), Source::house};
  EXPECT_EQ(only_name("action.1"), "golem.label.tile-known");
  const Message name = on("action.1")[0].name;
  const auto source = std::ranges::find(name.args, "source", &Argument::key);
  ASSERT_NE(source, name.args.end());
  EXPECT_EQ(source->text, "house");
  s.house_facts = false;
  EXPECT_EQ(only_name("action.1"), "golem.label.tile-unknown");
  t.data.actions[0].source = Source::yours;
  EXPECT_EQ(only_name("action.1"), "golem.label.tile-known");
  EXPECT_EQ(place("cemetery.1").name.id, "golem.at.cemetery");
  s.house_facts = true;
  EXPECT_EQ(place("cemetery.1").name.id, "golem.at.cemetery-known");
}
TEST_F(OnTheTable, AnEffectIsSaidPartByPart) {
  const Message either = in_words(effect_of("clay:2 kill / vp:3"));
  EXPECT_EQ(either.id, "golem.label.effect-or");
  const Message discount = in_words(effect_of("golem:2"));
  ASSERT_EQ(discount.args.size(), 1U);
  EXPECT_EQ(discount.args[0].items[0].id, "golem.label.effect-discount");
  EXPECT_EQ(in_words(Effect{}).id, "golem.label.no-effect");
}
// spaces of the track up to the last red one, only where somebody told them.
TEST_F(OnTheTable, TheRedZoneIsDrawnWhereItIsKnown) {
  table(BoardTable::red_zone, {-1, 2, 2, 2});
  EXPECT_EQ(place("marker.-1").ground, "golem.ground.red-zone");
  EXPECT_EQ(place("marker.0").ground, "");
  s.level = 2;
  EXPECT_EQ(place("marker.2").ground, "golem.ground.red-zone");
  s.house_facts = false;
  EXPECT_EQ(place("marker.2").ground, "");
}

// F-03: a marble is in a row, hers, or beside the board; of each colour there are always as many.
TEST_F(OnTheTable, EveryMarbleLiesSomewhere) {
  row(Row::work, {Marble::red, Marble::red, Marble::white});
  s.taken.push_back(Marble::red);
  const auto of = [&](std::string_view where, std::string_view colour) {
    int n = 0;
    for (const Piece& piece : on(where))
      if (piece.name.id == colour) n += piece.count;
    return n;
  };
  EXPECT_EQ(of("row.work", "golem.marble.red"), 2);
  EXPECT_EQ(of("beside", "golem.marble.red"), 0);
  EXPECT_EQ(of("beside", "golem.marble.white"), 4);
  s.rows[0][index(Marble::red)] = 9;  // corrected to what cannot be
  EXPECT_EQ(of("beside", "golem.marble.red"), 0);
}
// Who touches a section corrects the golem there; one that is missing is added from the supply.
TEST_F(OnTheTable, AGolemIsCorrectedWhereItStands) {
  golem(Colour::red, 3);
  golem(Colour::blue, 3);
  const auto tracks = [&](std::string_view where, std::string_view path) {
    return std::ranges::count(place(where).tracked, path) == 1;
  };
  EXPECT_TRUE(tracks("district.red.3", "golem.1"));
  EXPECT_FALSE(tracks("district.red.3", "golem.2"));
  EXPECT_TRUE(tracks("district.blue.3", "golem.2"));
  EXPECT_TRUE(tracks("supply", "golem.3"));
}

class TurnsLeft : public OnTheTable {
 public:
  TurnsLeft() { lay_a_card(); }
};
// F-15: whoever is first is up first; who has had a turn of this go waits for the others.
TEST_F(TurnsLeft, TheOrderIsCorrected) {
  EXPECT_TRUE(adjust("order", "human1-automa"));
  EXPECT_EQ(s.order[0], Player::human1);
  EXPECT_EQ(s.queue[0], Player::human1);
  EXPECT_EQ(s.queue.size(), 5U);
  EXPECT_FALSE(s.wait);
  s.marbles_left[1] = 1;
  s.queue.erase_at(0);
  s.wait = true;
  EXPECT_TRUE(adjust("order", "automa-human1"));
  EXPECT_EQ(s.queue[0], Player::automa);
  EXPECT_TRUE(s.wait) << "she moves when the player says so";
  EXPECT_FALSE(adjust("order", "automa-automa"));
}
// GO-TURN-1: a marble that was taken and not said, or said and not taken.
TEST_F(TurnsLeft, TheMarblesLeftAreCorrected) {
  EXPECT_TRUE(adjust("marbles-left.human1", "1"));
  EXPECT_EQ(std::count(s.queue.begin(), s.queue.end(), Player::human1), 2);
  EXPECT_EQ(std::count(s.queue.begin(), s.queue.end(), Player::automa), 2);
  EXPECT_TRUE(adjust("marbles-left.human1", "2"));
  EXPECT_EQ(std::count(s.queue.begin(), s.queue.end(), Player::human1), 3);
  EXPECT_FALSE(adjust("marbles-left.human1", "3"));
}
// F-16: who passed still comes last.
TEST_F(TurnsLeft, WhoPassedComesLast) {
  s.passed[1] = true;
  line_up(s);
  EXPECT_EQ(s.queue, (InlineVector<Player, 16>{Player::automa, Player::human1, Player::automa,
                                               Player::human1, Player::human1}));
}

}  // namespace
}  // namespace seatmate::golem
