// Chapter "Setup", also of the game after the campaign.

#include "games/charterstone/test_support.h"

namespace seatmate::charterstone {
namespace {

class Setup : public RuleTest {
 public:
  Setup() {
    s.phase = Phase::setup;
    for (Seat& one : s.seats) one = {};
    s.die_told = false;
  }
};

// CH-SETUP-1 to CH-SETUP-6, CH-GEN-1, CH-STR-1: the first game.
TEST_F(Setup, CH_SETUP_4_WhatEverybodyTakes) {
  run(set_up(s, t));
  for (const Charter c : {human, x, y}) {
    EXPECT_EQ(seat(c).supply, 2);
    EXPECT_EQ(seat(c).influence, 12);
    EXPECT_EQ(buildings_of(s, c), 1);
  }
  EXPECT_EQ(seat(Charter::green).workers, 0);
  EXPECT_EQ(s.deck.pile.size(), 13U);
  EXPECT_EQ(s.chronicle.strength, 2);
  EXPECT_EQ(t.data.progress.spaces[s.progress].players, 3);  // AMB-12
  EXPECT_TRUE(is_active(s, s.first));
  for (const Rule rule : {Rule::CH_GEN_1, Rule::CH_SETUP_1, Rule::CH_SETUP_2, Rule::CH_SETUP_5,
                          Rule::CH_SETUP_6, Rule::CH_STR_1})
    EXPECT_TRUE(t.cites(rule)) << rule_ids[index(rule)];
  EXPECT_FALSE(chest(Charter::green).always_active);  // CH-SETUP-2
  EXPECT_TRUE(chest(x).always_active);
}

// CH-SETUP-3, CH-GEN-5: an Automa stands in; charters of Automas are active.
TEST_F(Setup, CH_SETUP_3_StandsIn) {
  s.game = 3;
  s.roles[index(Charter::red)] = Role::stand_in;
  run(set_up(s, t));
  EXPECT_EQ(seat(Charter::red).supply, 2);
  EXPECT_TRUE(is_automa(s, Charter::red));
  EXPECT_TRUE(t.cites(Line::CH_SETUP_3_stand_in));
  EXPECT_TRUE(t.cites(Line::CH_GEN_5_active));
}

// CH-SETUP-7, CH-MIN-1: a minion of every unlocked kind for each Automa.
TEST_F(Setup, CH_MIN_1_OneOfEachKind) {
  s.game = 5;
  unlock({158, 227, 234});
  run(set_up(s, t));
  EXPECT_EQ(seat(x).minions, 2);
  EXPECT_EQ(seat(human).minions, 0);
  EXPECT_TRUE(t.cites(Line::CH_SETUP_7_minions));
}

// CH-SETUP-8, CH-SKY-1 to CH-SKY-3: two islands each, an empty one first, by a charter card.
TEST_F(Setup, CH_SKY_1_TwoIslandsEach) {
  s.game = 6;
  unlock({159});
  for (const Charter c : {x, y}) {
    const int first = c == x ? 22 : 58;
    building(c, 1, basic_building_of(c), "Basic", 1);
    building(c, 2, first, "Arch", 9);
    building(c, 3, first + 1, "Bath", 4);
    chest(c).islands = {static_cast<std::uint8_t>(first + 8), 0, 0, 0};
  }
  run(set_up(s, t));
  for (const Charter c : {x, y}) {
    const auto& tiles = s.tiles[index(c)];
    EXPECT_EQ(tiles[0], 0);  // not on the basic building
    EXPECT_NE(tiles[1], 0);
    EXPECT_NE(tiles[2], 0);
    EXPECT_NE(tiles[1], 1);  // the empty ones first
    EXPECT_NE(tiles[2], 1);
    EXPECT_NE(tiles[1], tiles[2]);
  }
  for (const Rule rule : {Rule::CH_SETUP_8, Rule::CH_SKY_2, Rule::CH_SKY_3})
    EXPECT_TRUE(t.cites(rule)) << rule_ids[index(rule)];
}

// CH-GP-402, CH-GP-403: the progress token starts two spaces ahead or back.
TEST_F(Setup, CH_GP_402_TwoAheadOrBack) {
  s.game = 4;
  s.guidepost = 3;
  run(set_up(s, t));
  EXPECT_EQ(s.progress, 5);
  s.phase = Phase::setup;
  s.guidepost = 4;  // CH-GP-403
  run(set_up(s, t));
  EXPECT_EQ(s.progress, 1);
}

// CH-POST-3: after the campaign two minions each and a persona by chance, whatever Game 11 gave;
// every human takes one thing more.
TEST_F(Setup, CH_POST_3_WhatEverybodyTakesAfterTheCampaign) {
  s.game = after_campaign;
  chest(Charter::red).automa_persona = 3;
  std::array<int, charter_count + 1> dealt{};
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    s.phase = Phase::setup;
    s.random = Random(seed);
    run(set_up(s, t));
    EXPECT_EQ(seat(x).minions, 2);
    EXPECT_NE(chest(x).automa_persona, 0);
    EXPECT_NE(chest(y).automa_persona, 0);
    EXPECT_NE(chest(x).automa_persona, chest(y).automa_persona);
    ++dealt[chest(x).automa_persona];
  }
  EXPECT_EQ(std::count(dealt.begin() + 1, dealt.end(), 0), 0);
  EXPECT_EQ(chest(human).automa_persona, 0);
  EXPECT_EQ(chest(Charter::red).automa_persona, 0);
  EXPECT_EQ(t.told("own-persona"), 80);
  EXPECT_EQ(t.told("one-thing"), 40);
  // AMB-29: without card 162 nothing of it.
  t.steps.clear();
  s.phase = Phase::setup;
  s.readings.no_card_162 = true;
  run(set_up(s, t));
  EXPECT_EQ(t.told("own-persona") + t.told("one-thing"), 0);
}

// CH-POST-1: fifteen cards, and 390 is none of them.
TEST_F(Setup, CH_POST_1_FifteenCards) {
  unlock({390, 391, 392});
  s.game = after_campaign;
  s.deck_kind = DeckKind::mine;
  run(set_up(s, t));
  EXPECT_EQ(deck_size(s), 15);
  EXPECT_EQ(t.number_told("deck", "cards"), 15);
  EXPECT_FALSE(DrawnCard::read(t.data, s, {"card", {"390"}, 0}));
  EXPECT_TRUE(DrawnCard::read(t.data, s, {"card", {"391"}, 0}));
  EXPECT_FALSE(DrawnCard::read(t.data, s, {"card", {"393"}, 0}));
  // Twelve of them are turned up before they are shuffled again.
  for (int n = 0; n < 12; ++n) t.drawn.push_back(first_automa_card + n);
  for (int n = 0; n < 12; ++n) run(next_card(s, t, owner_of(x)));
  EXPECT_EQ(t.told("reshuffle"), 0);
  run(next_card(s, t, owner_of(x)));
  EXPECT_EQ(t.told("reshuffle"), 1);
  s.readings.no_card_162 = true;
  EXPECT_TRUE(DrawnCard::read(t.data, s, {"card", {"390"}, 0}));
}

// CH-SKY-3, CH-GP-409, CH-GEN-5: what came on the board is told before an Automa looks at it.
TEST_F(Setup, CH_SKY_3_TheBoardIsToldFirst) {
  struct Case {
    int game;
    int guidepost;
    bool islands;
    bool waits;
  };
  for (const Case& one : {Case{2, 400, false, false}, Case{3, 401, false, true},
                          Case{5, 404, true, true}, Case{10, 409, false, true}}) {
    for (const Charter first : {human, x}) {
      s.phase = Phase::setup;
      s.wait = false;
      s.game = static_cast<std::uint8_t>(one.game);
      s.guidepost = static_cast<std::uint8_t>(one.guidepost - first_guidepost + 1);
      s.chronicle.cards = {};
      if (one.islands) unlock({159});
      s.die_told = true;
      s.current = first;
      run(set_up(s, t));
      EXPECT_EQ(s.wait, one.waits && first == x) << one.game;
      EXPECT_EQ(Rulebook::runs(s), first == x && !one.waits) << one.game;
    }
  }
  EXPECT_GT(t.told("wait"), 0);
  EXPECT_EQ(t.told("loose-minions"), 2);
}
TEST_F(Setup, CH_SKY_3_ThenItGoesOn) {
  s.game = 10;
  s.guidepost = 10;  // 409
  unlock({158, 159});
  s.die_told = true;
  s.current = x;
  run(set_up(s, t));
  ASSERT_TRUE(s.wait);
  const auto say = [&](std::string verb, std::vector<std::string> args) {
    const auto read = read_input(t.data, s, {std::move(verb), std::move(args), 0});
    if (!read) return read.why().id;
    carry_out(s, t, *read);
    return std::string();
  };
  EXPECT_EQ(say("place", {"market"}), "charter.error.wait");
  EXPECT_EQ(say("retrieve", {}), "charter.error.wait");
  EXPECT_EQ(say("built", {"purple-2", "30"}), "charter.error.wait");  // an active charter
  EXPECT_EQ(say("built", {"green-1", "30"}), "");
  EXPECT_EQ(say("island", {"purple-3", "2"}), "");
  EXPECT_EQ(say("loose", {"red-2"}), "");
  EXPECT_EQ(s.current, x);
  EXPECT_TRUE(Rulebook::sound(t.data, s));
  for (const Form& form : Rulebook::forms(t.data, s)) EXPECT_NE(form.verb, "place");
  EXPECT_EQ(say("go", {}), "");
  EXPECT_FALSE(s.wait);
  EXPECT_TRUE(Rulebook::runs(s));
  s.current = human;
  EXPECT_EQ(say("go", {}), "charter.error.not-now");
}

// CH-IDX-36: guidepost 407 brings peril if it is still locked, in time for its tokens.
TEST_F(Setup, CH_IDX_36_Guidepost407BringsPeril) {
  s.game = 8;
  s.guidepost = 8;
  building(x, 1, 22, "Arch", 3);
  run(set_up(s, t));
  EXPECT_TRUE(s.chronicle.cards.has(36));
  EXPECT_TRUE(has_peril(s.chronicle));
  EXPECT_EQ(s.perils[index(x)][0], Peril::unknown);
  EXPECT_EQ(t.told("forced"), 1);
  s.phase = Phase::setup;
  run(set_up(s, t));
  EXPECT_EQ(t.told("forced"), 1);  // only once
}

// CH-IDX-33, CH-MIN-1: card 356 opens all six kinds of minions, card 376 four crates.
TEST_F(Setup, CH_IDX_33_Card356BringsAllMinions) {
  s.game = 10;
  unlock({356, 227});
  run(set_up(s, t));
  EXPECT_TRUE(has_minions(s.chronicle));
  EXPECT_EQ(minion_types_unlocked(s.chronicle), 6);
  EXPECT_EQ(seat(x).minions, 6);
  EXPECT_EQ(t.told("forced-minions"), 1);
  s.phase = Phase::setup;
  s.game = 11;
  unlock({376});
  s.chronicle.opened.add(static_cast<Crate>(23));
  run(set_up(s, t));
  for (const int crate : {17, 23, 31, 47})
    EXPECT_TRUE(s.chronicle.opened.has(static_cast<Crate>(crate))) << crate;
  EXPECT_EQ(t.told("forced-crate"), 3);
  EXPECT_EQ(t.told("forced-minions"), 1);
}

// CH-PERIL-1: what an inactive charter grew at setup has a peril token like the rest.
TEST_F(Setup, CH_PERIL_1_AlsoOnWhatGrew) {
  s.game = 8;
  unlock({36, 160});
  building(x, 1, 22, "Arch", 3);
  run(set_up(s, t));
  s.wait = false;
  s.current = human;
  Input built;
  built.verb = Verb::built;
  built.charter = Charter::green;
  built.plot = 2;
  built.number = 30;
  ASSERT_TRUE(check(t.data, s, built));
  carry_out(s, t, built);
  EXPECT_EQ(s.perils[index(Charter::green)][2], Peril::unknown);
  // CH-SKY-3: an empty island has none, one with a building has.
  building(human, 5, 23, "Bath", 3);
  chest(human).islands[1] = 25;
  s.perils[index(human)][4] = Peril::unknown;
  Input island;
  island.verb = Verb::island;
  island.charter = human;
  island.plot = 4;
  island.number = 1;
  carry_out(s, t, island);
  EXPECT_EQ(s.perils[index(human)][4], Peril::none);
  island.plot = 5;
  island.number = 2;
  carry_out(s, t, island);
  EXPECT_EQ(s.perils[index(human)][5], Peril::unknown);
  built.charter = human;  // one that a human builds now has none
  built.number = 31;
  carry_out(s, t, built);
  EXPECT_EQ(s.perils[index(human)][2], Peril::none);
}

// CH-SETUP-6: the plots as they lie on the board, each once; the step says where.
TEST_F(Setup, CH_SETUP_6_WhereThePlotsLie) {
  for (const auto& charter : plot_places)
    for (std::size_t i = 0; i < plots; ++i)
      for (std::size_t k = 0; k < i; ++k)
        EXPECT_FALSE(charter[i].row == charter[k].row && charter[i].side == charter[k].side);
  EXPECT_EQ(plot_position(Charter::yellow, 3).args[0].number, 3);
  EXPECT_EQ(plot_position(Charter::red, 1).args[1].text, "charter.side.only");
  EXPECT_EQ(BasicPlot{human}.form(t.data, s).fields[0].options.size(), 6U);
  run(set_up(s, t));
  EXPECT_EQ(t.told("basic"), 2);
  EXPECT_EQ(t.told("basic-card"), 2);
}

}  // namespace
}  // namespace seatmate::charterstone
