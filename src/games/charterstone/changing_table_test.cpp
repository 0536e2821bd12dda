// A campaign whose table changes: who joins, leaves, stands in, and what the app cannot have seen.

#include "games/charterstone/test_support.h"

namespace seatmate::charterstone {
namespace {

class ChangingTable : public RuleTest {
 public:
  ChangingTable() { s.die_told = false; }
  void set_the_table_up() {
    s.phase = Phase::setup;
    for (Seat& one : s.seats) one = {};
    s.workers = {};
    run(set_up(s, t));
  }
  void end() {
    s.phase = Phase::ending;
    run(end_game(s, t));
  }
  // Who ran what in the games so far.
  void played(int game, Charter c, Role role) {
    s.chronicle.chapters[static_cast<std::size_t>(game - 1)].strength = 2;
    s.chronicle.chapters[static_cast<std::size_t>(game - 1)].roles[index(c)] = role;
  }
};

// CH-SETUP-2, CH-SETUP-6: an Automa that joins in Game 4 has its first building and persona; what
// grew in its charter stays where it is.
TEST_F(ChangingTable, CH_SETUP_2_WhoJoinsLaterBeginsAsOthersDid) {
  s.game = 4;
  s.chronicle.games = 3;
  building(human, 4, 5, "Patch", 1);
  building(y, 1, 9, "Shaft", 1);
  building(x, 1, 22, "Arch", 4);  // grown
  run(set_up(s, t));
  EXPECT_EQ(chest(x).buildings[0], 22);
  EXPECT_EQ(chest(x).buildings[1], basic_building_of(x));
  ASSERT_EQ(chest(x).personas.size(), 1U);
  EXPECT_EQ(chest(x).personas[0].number, first_persona_of(x));
  EXPECT_EQ(t.told("basic"), 1);
  EXPECT_EQ(t.told("basic-card"), 1);
  EXPECT_EQ(t.told("first-persona"), 1);
  EXPECT_TRUE(t.cites(Line::CH_SETUP_2_joins_late));
  EXPECT_TRUE(chest(y).personas.empty());  // it began long ago
  set_the_table_up();
  EXPECT_EQ(t.told("basic"), 1);  // once
}

// CH-SETUP-6: a human who joins later says on which plot, and not where something stands.
TEST_F(ChangingTable, CH_SETUP_6_AHumanWhoJoinsLaterChoosesAnEmptyPlot) {
  s.game = 4;
  building(human, 1, 22, "Arch", 4);
  const auto read = [&](std::string plot) {
    return BasicPlot{human}.read(t.data, s, {"basic-plot", {std::move(plot)}, 0});
  };
  EXPECT_FALSE(read("1"));
  EXPECT_TRUE(read("2"));
  chest(human).buildings = {22, 23, 25, 26, 28, 30};
  building(x, 1, 10, "Field", 1);
  building(y, 1, 9, "Shaft", 1);
  run(set_up(s, t));
  EXPECT_EQ(t.told("no-first-building"), 1);
  EXPECT_EQ(std::ranges::count(t.asked, "basic-plot"), 0);
}

// 3.7: telling the first building of who joined later is no construction.
TEST_F(ChangingTable, CH_SETUP_6_TheFirstBuildingMovesNoProgress) {
  s.current = human;
  Input built;
  built.verb = Verb::built;
  built.charter = x;
  built.number = basic_building_of(x);
  const int before = s.progress;
  carry_out(s, t, built);
  EXPECT_EQ(s.progress, before);
  built.plot = 1;
  built.number = 22;
  carry_out(s, t, built);
  EXPECT_EQ(s.progress, before + 1);
}

// CH-SETUP-2: no Automa at all in a game; the strength stays as it is.
TEST_F(ChangingTable, CH_SETUP_2_NoAutomaAtAll) {
  Settings settings = must(complete_settings(Rulebook::options(t.data), {}));
  for (auto& [id, token] : settings)
    if (id == "yellow" || id == "blue") token = "human";
  State alone = must(Rulebook::start(t.data, settings, 3));
  EXPECT_EQ(automas(alone), 0);
  EXPECT_TRUE(Rulebook::sound(t.data, alone));
  run(set_up(alone, t));
  EXPECT_EQ(alone.phase, Phase::turns);
  EXPECT_EQ(t.told("deck"), 0);
  EXPECT_FALSE(Rulebook::runs(alone));
  alone.phase = Phase::ending;
  alone.chronicle.strength = 4;
  t.points = {90, 20, 10};
  run(end_game(alone, t));
  EXPECT_EQ(alone.chronicle.strength, 4);
  EXPECT_TRUE(alone.winners.has(human));
  EXPECT_TRUE(Rulebook::sound(t.data, alone));
}

// AMB-31: only what is empty is said to be empty, in every game.
TEST_F(ChangingTable, AMB_31_OnlyEmptyChartersAreSaidToBeEmpty) {
  s.game = 2;
  s.chronicle.games = 1;
  for (const Charter c : all_charters) building(c, 1, basic_building_of(c), "Basic", 1);
  run(set_up(s, t));
  EXPECT_EQ(t.told("inactive-empty"), 0);
  chest(Charter::red).buildings = {};
  set_the_table_up();
  EXPECT_EQ(t.told("inactive-empty"), 1);
  EXPECT_EQ(t.number_told("inactive-empty", "count"), 1);
}

// CH-PERS-1: which personas a human has used is asked before the Automa uses one of them; in the
// games after that it is known.
TEST_F(ChangingTable, CH_PERS_1_AskedAfterAHuman) {
  guidepost(400);
  s.game = 3;
  s.chronicle.games = 2;
  s.roles[index(x)] = Role::stand_in;
  played(1, x, Role::human);
  played(2, x, Role::human);
  chest(x).personas = {{205, false}, {223, false}};
  t.personas = {{205, true}, {223, true}, {224, false}};
  t.chosen = lettered('A');
  end();
  EXPECT_EQ(std::ranges::count(t.asked, "personas"), 1);
  EXPECT_EQ(chest(x).personas.size(), 3U);
  EXPECT_TRUE(chest(x).personas[2].used);
  EXPECT_TRUE(t.cites(Line::CH_PERS_1_used_by_a_human));
  s.game = 4;
  end();
  EXPECT_EQ(std::ranges::count(t.asked, "personas"), 1);
}
TEST_F(ChangingTable, CH_PERS_1_OfferedAsFarAsItIsKnown) {
  chest(x).personas = {{205, false}, {223, true}};
  const Form form = PersonasNow{x}.form(t.data, s);
  EXPECT_EQ(form.fields[0].otherwise, "205 223u");
  const auto read = [&](std::string said) {
    return PersonasNow::read(t.data, s, {"personas", {std::move(said)}, 0});
  };
  const Personas told = must(read("205 223u"));
  ASSERT_EQ(told.size(), 2U);
  EXPECT_FALSE(told[0].used);
  EXPECT_TRUE(told[1].used);
  EXPECT_TRUE(must(read("-")).empty());
  for (const char* wrong : {"199", "205 205u", "399", "x"}) EXPECT_FALSE(read(wrong)) << wrong;
}

// CH-SETUP-2, AMB-33: a human who took over an inactive charter in the last game does not compete;
// the table may say otherwise.
TEST_F(ChangingTable, AMB_33_EveryGameForHumansToo) {
  s.game = campaign_games;
  s.chronicle.guidepost = 412;
  chest(human).always_active = false;
  chest(y).always_active = false;
  chest(x).victory_card = 7;
  t.points = {30, 900};
  end();
  EXPECT_FALSE(s.champions.has(human));
  EXPECT_TRUE(s.champions.has(x));
  EXPECT_EQ(std::ranges::count(t.asked, "campaign-points"), 0);
  EXPECT_EQ(t.told("no-total"), 2);
  EXPECT_TRUE(t.cites(Line::CH_SETUP_2_not_every_game));

  s.champions = {};
  s.readings.everybody_competes = true;
  t.points = {30, 900};
  t.victory_card = 7;
  end();
  EXPECT_TRUE(s.champions.has(human));
  EXPECT_EQ(chest(y).victory_card, 7);  // nobody had told it
}

// CH-SETUP-3: who is absent in the last game adds up his own chest.
TEST_F(ChangingTable, CH_SETUP_3_AnAbsentHumanCompetes) {
  s.game = campaign_games;
  s.roles[index(x)] = Role::stand_in;
  chest(human).always_active = false;
  chest(y).victory_card = 7;
  t.points = {30, 500};
  end();
  EXPECT_EQ(std::ranges::count(t.asked, "campaign-points"), 1);
  EXPECT_EQ(std::ranges::count(t.asked, "victory-card"), 0);
  EXPECT_EQ(s.campaign_vp[index(x)], 500);
  EXPECT_TRUE(s.champions.has(x));
  EXPECT_TRUE(t.cites(Line::CH_SETUP_3_adds_up_himself));
}

// CH-CAMP-2: an Automa that took over from a human after the cards were dealt: its card is asked.
TEST_F(ChangingTable, CH_CAMP_2_ACardNobodyTold) {
  s.game = campaign_games;
  chest(y).victory_card = 7;
  t.victory_card = 0;
  end();
  EXPECT_EQ(std::ranges::count(t.asked, "victory-card"), 1);
  EXPECT_EQ(t.told("no-total"), 1);
  EXPECT_EQ(t.number_told("no-total", "card"), 1);
  EXPECT_EQ(must(VictoryCard::read(t.data, s, {"victory-card", {"355"}, 0})), 12);
  EXPECT_FALSE(VictoryCard::read(t.data, s, {"victory-card", {"356"}, 0}));
}
TEST_F(ChangingTable, CH_CAMP_2_OnceDealtACardIsCorrected) {
  s.deck_kind = DeckKind::mine;
  EXPECT_FALSE(Rulebook::adjust(t.data, s, "victory-card.yellow", "346"));
  unlock({138});  // the story has dealt them
  EXPECT_TRUE(Rulebook::adjust(t.data, s, "victory-card.yellow", "346"));
  EXPECT_EQ(chest(x).victory_card, 3);
  EXPECT_TRUE(Rulebook::adjust(t.data, s, "victory-card.yellow", "-"));
  EXPECT_EQ(chest(x).victory_card, 0);
}

// CH-GP-405, DEF-9: what was won in this step counts, humans say what they have, and a tie is told.
TEST_F(ChangingTable, CH_GP_405_TheGloryOfThisStepCounts) {
  guidepost(405);
  s.game = 6;
  seat(x).vp = 60;
  t.average = 59;
  t.goal = {0, 1};
  t.stars = 3;
  chest(human).glory = 9;  // as the app had it
  chest(x).glory = 2;
  chest(y).glory = 2;
  s.quota[0][0] = owner_of(x);  // it meets the goal: 1 more
  end();
  EXPECT_TRUE(chest(y).spectral);
  EXPECT_FALSE(chest(x).spectral);
  EXPECT_EQ(t.told("least-glory"), 0);
  EXPECT_EQ(std::ranges::count(t.asked, "glory"), 1);
  EXPECT_EQ(chest(human).glory, 3 + 1);  // and one by the story

  chest(y).spectral = false;
  chest(x).glory = 1;
  chest(y).glory = 2;
  t.stars = 2;
  s.met = {};
  end();
  EXPECT_EQ(t.told("least-glory"), 1);
  EXPECT_EQ(int{chest(x).spectral} + int{chest(y).spectral} + int{chest(human).spectral}, 1);
}

// CH-GP-0e: a card may be drawn at the moment of the choice.
TEST_F(ChangingTable, CH_GP_0e_AtTheMoment) {
  guidepost(400);
  next_is(389, "home asc 1 za 2 - angry");
  t.goal = {0, 0};
  t.chosen = Crate::none;
  seat(y).influence = 7;
  end();
  EXPECT_EQ(s.opened, lettered('A'));
  EXPECT_EQ(t.told("king"), 1);
  EXPECT_TRUE(t.cites(Line::CH_GP_0e_king_of_card));
  EXPECT_TRUE(t.cites(Line::CH_DECK_5_king));
  const auto read = [&](bool for_automa) {
    return ChosenCrate{for_automa}.read(t.data, s, {"chosen", {"card"}, 0}).ok();
  };
  EXPECT_TRUE(read(true));
  EXPECT_FALSE(read(false));  // a human who chooses for himself
  EXPECT_EQ(ChosenCrate{true}.form(t.data, s).fields[0].options.size(), 3U);
}

// CH-GP-0f: what a human counts holds; that the app had followed something else is said.
TEST_F(ChangingTable, CH_GP_407_WhatIsCountedHolds) {
  guidepost(407);
  s.game = 8;
  seat(human).peril = 2;
  seat(x).peril = 3;
  t.goal = {4, 0};
  end();
  EXPECT_TRUE(s.met.has(human));
  EXPECT_FALSE(s.met.has(x));
  EXPECT_EQ(seat(human).peril, 4);
  EXPECT_EQ(t.told("counts-otherwise"), 1);
  EXPECT_EQ(t.number_told("counts-otherwise", "followed"), 2);
  s.met = {};
  end();
  EXPECT_EQ(t.told("counts-otherwise"), 1);  // now they agree
}

// DEF-10: in Game 10 minions belong to nobody, so no Automa is given any.
TEST_F(ChangingTable, CH_GP_409_NobodyIsGivenMinions) {
  s.game = 10;
  unlock({158, 356, 227, 234});
  s.guidepost = 10;  // 409
  building(x, 1, 10, "Field", 1);
  set_the_table_up();
  EXPECT_EQ(seat(x).minions, 0);
  s.guidepost = 0;
  set_the_table_up();
  EXPECT_EQ(seat(x).minions, 6);
}

}  // namespace
}  // namespace seatmate::charterstone
