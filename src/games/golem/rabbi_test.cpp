// Chapter "Rabbi action".

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

using Numbers = InlineVector<std::uint8_t, positions>;

PlaceSet places(std::initializer_list<int> numbers) {
  PlaceSet set;
  for (const int number : numbers) set.add(place_at(number));
  return set;
}

class Rabbi : public RuleTest {
 public:
  AutomaCard& card() { return t.data.house_deck[0]; }
};

// GO-RABBI-1, GO-KILL-2: with a golem in VIII to X, lying or not, she wants to kill.
TEST_F(Rabbi, AFarGolemSendsHerToKill) {
  for (const int section : {8, 9, 10})
    for (const bool lying : {false, true}) {
      s.golems.clear();
      golem(Colour::blue, section, lying);
      const RabbiChoice choice =
          choose_place(s, t, Numbers{1, 2, 3}, places({1, 2, 3}), {}, places({3}));
      EXPECT_EQ(choice.position, 3);
      EXPECT_EQ(choice.why, RabbiWhy::kill);
    }
  s.golems.clear();
  golem(Colour::blue, 7);
  EXPECT_EQ(choose_place(s, t, Numbers{1, 2, 3}, places({1, 2, 3}), {}, places({3})).position, 1);
}

// GO-RABBI-1, GO-RABBI-4: no free tile allows it: the printed cell, which is used for nothing else.
TEST_F(Rabbi, ThePrintedCellIsOnlyForKilling) {
  golem(Colour::blue, 9);
  RabbiChoice choice =
      choose_place(s, t, Numbers{1, 2, 3}, places({1, 2, 3}), places({3}), places({3}));
  EXPECT_TRUE(choice.printed);
  EXPECT_EQ(choice.position, 0);
  s.golems.clear();
  choice = choose_place(s, t, Numbers{}, places({1, 2}), places({1, 2}), {});
  EXPECT_FALSE(choice.printed);
}

// Example RABBI-2, GO-RABBI-2: the topmost number of the card laid last.
TEST_F(Rabbi, ExampleOfTheBooklet) {
  card().tiles = {2, 1, 3};
  action_tile(2, "clay:3");
  run(rabbi_action(s, t));
  EXPECT_EQ(s.rabbi[index(Player::automa)], 2);
  EXPECT_EQ(s.marker, 3);
}

// GO-RABBI-3: an occupied or an absent tile: the next number.
TEST_F(Rabbi, OccupiedAndAbsentTilesArePassedOver) {
  const RabbiChoice choice =
      choose_place(s, t, Numbers{4, 2, 5, 1, 3}, places({1, 2, 3}), places({2}), places({3}));
  EXPECT_EQ(choice.position, 1);
  EXPECT_EQ(choice.why, RabbiWhy::number);
  EXPECT_EQ(choice.skipped, (Numbers{4, 2, 5}));
  EXPECT_EQ(choice.absent, (InlineVector<bool, positions>{true, false, true}));
}

// GO-RABBI-3: with one human there are three tiles, and his rabbi stands on one of them.
TEST_F(Rabbi, TheHumansRabbiIsInTheWay) {
  card().tiles = {5, 4, 3, 2, 1};
  s.rabbi[index(Player::human1)] = 3;
  action_tile(2, "clay:1");
  run(rabbi_action(s, t));
  EXPECT_EQ(s.rabbi[index(Player::automa)], 2);
}

// GO-RABBI-4, GO-KILL-1: on the printed cell she gains two and kills.
TEST_F(Rabbi, ThePrintedCellKills) {
  golem(Colour::blue, 8);
  golem(Colour::red, 2);
  for (int position = 1; position <= 3; ++position) action_tile(position, "clay:1");
  for (PrintedEffect& cell : t.data.cemetery) cell.effect = effect_of("vp:7");
  run(rabbi_action(s, t));
  EXPECT_EQ(s.rabbi[index(Player::automa)], printed_place);
  EXPECT_EQ(s.golems.size(), 1U);
  EXPECT_EQ(s.marker, 2);
  EXPECT_EQ(s.score, 7);
}

// GO-RABBI-1: the tile that kills is found by what it does.
TEST_F(Rabbi, AKillTileIsFoundByItsEffect) {
  golem(Colour::blue, 8);
  action_tile(1, "clay:1");
  action_tile(2, "clay:1");
  action_tile(3, "kill clay:1");
  run(rabbi_action(s, t));
  EXPECT_EQ(s.rabbi[index(Player::automa)], 3);
  EXPECT_TRUE(s.golems.empty());
}

// GO-RABBI-5, GO-INC-4: the tile is carried out by her rules; what brings nothing brings 2 points.
TEST_F(Rabbi, ATileWithoutBenefitGivesTwoPoints) {
  golem(Colour::red, 4, true);
  golem(Colour::yellow, 2);
  action_tile(1, "golem-free:1");
  run(rabbi_action(s, t));
  EXPECT_EQ(s.golems[0], (Golem{Colour::red, 3, false, false}));
  EXPECT_EQ(s.score, 0);
  students(10, 10, 10);
  s.rabbi = {};
  action_tile(1, "student:2");
  run(rabbi_action(s, t));
  EXPECT_EQ(s.score, 2);
}

// GO-RABBI-6, A-17: of several kill tiles the first the card names, or the topmost.
TEST_F(Rabbi, SeveralKillTilesGoByTheCard) {
  golem(Colour::blue, 8);
  const auto place = [&](const Numbers& numbers) {
    return choose_place(s, t, numbers, places({1, 2, 3, 4}), {}, places({2, 3, 4})).position;
  };
  EXPECT_EQ(place({1, 3, 2}), 3);
  EXPECT_EQ(place({1}), 2);
  s.readings.topmost_kill_tile = true;
  EXPECT_EQ(place({1, 3, 2}), 2);
}

// GO-RABBI-6: no number can be used: the topmost free tile, and if none is free nowhere.
TEST_F(Rabbi, NoNumberTheTopmostFreeTile) {
  RabbiChoice choice = choose_place(s, t, Numbers{5}, places({1, 2, 3}), places({1}), {});
  EXPECT_EQ(choice.position, 2);
  EXPECT_EQ(choice.why, RabbiWhy::fallback);
  choice = choose_place(s, t, Numbers{1}, places({1}), places({1}), {});
  EXPECT_EQ(choice.position, 0);
  EXPECT_FALSE(choice.printed);
}

}  // namespace
}  // namespace seatmate::golem
