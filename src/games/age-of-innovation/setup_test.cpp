// From the box to the first turn, alone and with two humans; what a person may say.

#include <set>

#include "games/age-of-innovation/evening_test_support.h"
#include "games/age-of-innovation/inputs.h"

namespace seatmate::age_of_innovation {
namespace {

// AI-SETUP-1, AI-SETUP-8, AI-SETUP-16: level, faction and side as chosen; the first game is easy.
TEST(Setup, ChoicesAndTheirDefaults) {
  const Evening first({});
  EXPECT_EQ(first.state().level, 1);
  EXPECT_EQ(first.state().faction, Faction::simpletons);
  EXPECT_EQ(first.state().side, Side::small);
  const Evening other({{"level", "4"}, {"faction", "druids"}, {"side", "3-5"}});
  EXPECT_EQ(other.state().level, 4);
  EXPECT_EQ(other.state().faction, Faction::druids);
  EXPECT_EQ(other.state().side, Side::large);
  for (const char* rule : {"AI-SETUP-1", "AI-SETUP-16"}) EXPECT_TRUE(first.cited(rule)) << rule;
}

// AI-GEN-1, AI-SETUP-5, AI-SETUP-6, AI-SETUP-7, AI-SETUP-10: what hands must do is told, by rule.
TEST(Setup, WhatHandsMustDoIsTold) {
  Evening evening({});
  evening.settle();
  ASSERT_TRUE(evening.told("aoi.step.setup-board"));
  EXPECT_EQ(number_in(*evening.told("aoi.step.setup-board"), "palaces"), 2);
  EXPECT_EQ(number_in(*evening.told("aoi.step.setup-board"), "players"), 2);
  EXPECT_TRUE(evening.told("aoi.step.setup-faction"));
  EXPECT_TRUE(evening.told("aoi.step.setup-bonuses"));
  for (const char* rule : {"AI-GEN-1", "AI-SETUP-5", "AI-SETUP-6", "AI-SETUP-7", "AI-SETUP-8",
                           "AI-SETUP-10", "AI-SETUP-11"})
    EXPECT_TRUE(evening.cited(rule)) << rule;
}

// AI-SETUP-11: seven scholars, all buildings, 20 points, her faction's science.
TEST(Setup, HerSupply) {
  Evening evening({{"faction", "druids"}, {"automa-home", "lake"}});
  evening.settle();
  const State& s = evening.state();
  EXPECT_EQ(s.scholars, 7);
  EXPECT_EQ(s.score, 20);
  EXPECT_EQ(s.science[0], (std::array<std::uint8_t, 4>{0, 0, 0, 2}));
  EXPECT_EQ(supply(printed(), s, Building::guild), 4);
}

// AI-GEN-3: her supply shows pieces, scholars, innovations and nothing else.
TEST(Setup, SheOwnsNoCoinsToolsOrPower) {
  Evening evening({});
  evening.settle();
  const std::set<std::string> known{"score",
                                    "level",
                                    "faction",
                                    "home",
                                    "ship",
                                    "x",
                                    "supply-guild",
                                    "supply-workshop",
                                    "supply-school",
                                    "supply-palace",
                                    "supply-university",
                                    "scholars",
                                    "innovations-hers",
                                    "cards-left",
                                    "support-card",
                                    "action-card",
                                    "whole-card"};
  for (const Block& block : evening.play->view().blocks)
    if (block.id == "automa") {
      for (const auto& row : block.rows)
        EXPECT_TRUE(known.contains(row[0].id.substr(std::string("aoi.field.").size())))
            << row[0].id;
    }
}

// AI-SETUP-2, AI-SETUP-3, AI-SETUP-4: six different tiles; the spade never on 5 or 6; the final
// tile does not reward the building of the sixth; no discipline three times in rounds 1–5.
TEST(Setup, TilesLieLegally) {
  State s;
  for (int i = 0; i < 2000; ++i) {
    draw_tiles(printed(), s);
    std::set<int> different(s.tiles.begin(), s.tiles.end());
    ASSERT_EQ(different.size(), 6U);
    ASSERT_NE(s.tiles[4], 7);
    ASSERT_NE(s.tiles[5], 7);
    std::array<int, 4> times{};
    for (std::size_t r = 0; r < 5; ++r)
      ASSERT_LE(++times[index(printed().tiles[s.tiles[r]].discipline)], 2);
    ASSERT_TRUE(final_tile_fits(printed(), s.tiles[5], s.final_tile, false));
  }
  EXPECT_FALSE(final_tile_fits(printed(), 3, 1, false)) << "workshop on workshop";
  EXPECT_FALSE(final_tile_fits(printed(), 3, 3, false)) << "a workshop on the edge is a workshop";
  EXPECT_TRUE(final_tile_fits(printed(), 3, 1, true));
  const Evening evening({});
  for (const char* rule : {"AI-SETUP-2", "AI-SETUP-3", "AI-SETUP-4"})
    EXPECT_TRUE(evening.cited(rule)) << rule;
}

// AI-SETUP-3: as they lie on the table, but never the spade on round 5 or 6.
TEST(Setup, TilesAsTheyLieOnTheTable) {
  Evening evening(Settings{{"tiles", "mine"}});
  EXPECT_EQ(evening.say("tiles", {"1,2,3,4,7,5"}), "aoi.error.tile-round");
  EXPECT_EQ(evening.say("tiles", {"1,2,3,4,5"}), "aoi.error.six-tiles");
  EXPECT_EQ(evening.say("tiles", {"1,2,3,4,5,5"}), "aoi.error.tile-twice");
  EXPECT_EQ(evening.say("tiles", {"1,2,3,4,5,99"}), "aoi.error.no-tile");
  EXPECT_EQ(evening.say("tiles", {"1,2,3,7,5,6"}), "");
  EXPECT_EQ(evening.say("final-tile", {"9"}), "aoi.error.number");
  EXPECT_EQ(evening.say("final-tile", {"2"}), "");
  EXPECT_EQ(evening.say("book-actions", {"two-steps,six-coins"}), "aoi.error.book-actions");
  EXPECT_EQ(evening.say("book-actions", {"two-steps,six-coins,unknown"}),
            "aoi.error.no-book-action");
  EXPECT_EQ(evening.say("book-actions", {"two-steps,six-coins,two-steps"}),
            "aoi.error.book-action-twice");
  EXPECT_EQ(evening.say("book-actions", {"three-spades,two-steps,six-coins"}), "");
  evening.settle();
  EXPECT_EQ(book_kind(evening.state(), 0), BookAction::three_spades);
  EXPECT_EQ(evening.state().tiles, (std::array<std::uint8_t, 6>{1, 2, 3, 7, 5, 6}));
  EXPECT_EQ(evening.state().final_tile, 2);
}

// BASE-ACT-2: three different book actions, of all six, and told where they go.
TEST(Setup, BookActionsAreDrawn) {
  State s;
  std::set<int> drawn;
  for (int i = 0; i < 200; ++i) {
    draw_book_actions(printed(), s);
    ASSERT_EQ(s.book_kinds.size(), 3U);
    ASSERT_NE(s.book_kinds[0], s.book_kinds[1]);
    ASSERT_NE(s.book_kinds[1], s.book_kinds[2]);
    ASSERT_NE(s.book_kinds[0], s.book_kinds[2]);
    for (const BookAction kind : s.book_kinds) drawn.insert(static_cast<int>(kind));
  }
  EXPECT_EQ(drawn, (std::set<int>{1, 2, 3, 4, 5, 6}));
  const Evening evening({});
  ASSERT_TRUE(evening.told("aoi.step.book-actions"));
  EXPECT_EQ(evening.told("aoi.step.book-actions")->places,
            (Places{"book-covered.1", "book-covered.2", "book-covered.3"}));
  EXPECT_TRUE(evening.cited("BASE-ACT-2"));
}

// AI-SETUP-2: a step for each tile, which says the round; the message says the face that lies up.
TEST(Setup, EveryTileIsAStepOfItsOwn) {
  const Evening evening({});
  std::vector<std::int64_t> laid;
  for (const Step& step : evening.steps)
    if (step.text.id == "aoi.step.tile") {
      laid.push_back(number_in(step, "round"));
      EXPECT_EQ(step.places, (Places{"tile." + std::to_string(laid.back())}));
    }
  EXPECT_EQ(laid, (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6}));
  ASSERT_TRUE(evening.told("aoi.step.final-tile"));
}

// AI-SETUP-2, -7, -8, -9, -10, -11, -12: in the order of the booklet. Her pieces are named when her
// colour is known.
TEST(Setup, TheOrderOfTheBooklet) {
  Evening evening({{"automa-home", "lake"}});
  evening.settle();
  std::vector<std::string> order;
  for (const Step& step : evening.steps)
    if (order.empty() || order.back() != step.text.id) order.push_back(step.text.id);
  EXPECT_EQ(order, (std::vector<std::string>{
                       "aoi.step.setup-board", "aoi.step.tile", "aoi.step.final-tile",
                       "aoi.step.book-actions", "aoi.step.setup-faction", "aoi.step.your-markers",
                       "aoi.step.her-home", "aoi.step.setup-bonuses", "aoi.step.setup-automa",
                       "aoi.step.first-workshops", "aoi.step.app-deck"}));
}

class Beginnings : public testing::Test {
 public:
  // The levels of the human's markers once everything is asked.
  static std::array<std::uint8_t, 4> levels(const char* home, const char* folk,
                                            const std::vector<std::string>& steps = {}) {
    Evening evening({{"automa-home", "lake"}, {"human-home", home}});
    EXPECT_EQ(evening.say("faction", {folk}), "");
    if (!steps.empty()) {
      EXPECT_EQ(evening.say("start-steps", steps), "");
    }
    EXPECT_EQ(evening.play->prompt().forms[0].verb, "workshop");
    return static_cast<const PlayOf<Rulebook>&>(*evening.play).shown().science[1];
  }
  using Levels = std::array<std::uint8_t, 4>;
};

// BASE-FAC-1: the steps of the faction, one more everywhere at home in the forest.
TEST_F(Beginnings, FactionAndHomeSayWhereTheMarkersStart) {
  EXPECT_EQ(levels("desert", "goblins"), (Levels{1, 0, 1, 0}));
  EXPECT_EQ(levels("forest", "navigators"), (Levels{1, 4, 1, 1}));
  EXPECT_EQ(levels("swamp", "illusionists"), (Levels{0, 0, 0, 2}));
}

// BASE-FAC-1: steps that may be chosen are asked for; of a faction that is not listed, everything.
TEST_F(Beginnings, WhatIsNotPrintedIsAsked) {
  EXPECT_EQ(levels("desert", "lizards", {"law", "law"}), (Levels{0, 2, 0, 0}));
  EXPECT_EQ(levels("desert", "other", {"1", "2", "0", "4"}), (Levels{1, 2, 0, 4}));
  Evening evening(
      {{"automa-home", "lake"}, {"human-home", "desert"}, {"human-faction", "lizards"}});
  EXPECT_EQ(evening.say("start-steps", {"law"}), "aoi.error.answers");
  EXPECT_EQ(evening.say("start-steps", {"law", "art"}), "aoi.error.no-discipline");
  EXPECT_EQ(evening.say("start-steps", {"law", "banking"}), "");
  EXPECT_TRUE(evening.cited("BASE-FAC-1"));
}

// BASE-COMP-1: a competency at the start brings one to three steps.
TEST_F(Beginnings, ACompetencyBringsSteps) {
  EXPECT_EQ(levels("desert", "inventors", {"medicine", "3"}), (Levels{0, 0, 0, 3}));
  Evening evening({{"automa-home", "lake"}, {"human-home", "desert"}, {"human-faction", "monks"}});
  EXPECT_EQ(evening.say("start-steps", {"law", "4"}), "aoi.error.number");
  EXPECT_EQ(evening.say("start-steps", {"law", "2"}), "");
  EXPECT_TRUE(evening.cited("BASE-COMP-1"));
  // AI-SETUP-12, BASE-FAC-1: their university is placed last.
  ASSERT_TRUE(evening.told("aoi.step.first-workshops"));
  EXPECT_EQ(evening.say("workshop", {"A4"}), "aoi.error.not-home");
  EXPECT_EQ(evening.say("workshop", {"C4"}), "");
  const State& s = evening.state();
  EXPECT_EQ(s.science[1], (Levels{0, 3, 0, 0}));
  ASSERT_EQ(s.human[0].count(), 1);
  EXPECT_EQ(s.human_piece[index(s.human[0].first())].kind, Building::university);
}

// BASE-FAC-1: Omar’s tower; the desert’s spade is used before anybody moves.
TEST_F(Beginnings, TowersAndSpades) {
  Evening evening({{"automa-home", "lake"}, {"human-home", "desert"}, {"human-faction", "omar"}});
  EXPECT_EQ(evening.say("workshop", {"C4", "guild"}), "aoi.error.first-building");
  EXPECT_EQ(evening.say("workshop", {"C4"}), "");
  EXPECT_EQ(evening.say("workshop", {"none"}), "aoi.error.no-hex") << "this faction has a second";
  EXPECT_EQ(evening.say("workshop", {"D2"}), "");
  EXPECT_EQ(evening.say("workshop", {"E3"}), "aoi.error.not-home");
  EXPECT_EQ(evening.say("workshop", {"none"}), "");
  ASSERT_TRUE(evening.told("aoi.step.home-spade"));
  EXPECT_EQ(evening.say("spade", {"C1", "desert"}), "");
  EXPECT_EQ(evening.state().current(), Player::human1);
}

// AI-SETUP-9: her home is none of the humans', drawn or chosen.
TEST(Setup, HerHomeIsAnother) {
  State s;
  s.human_home[0] = Terrain::forest;
  std::set<int> drawn;
  for (int i = 0; i < 300; ++i) drawn.insert(static_cast<int>(draw_home(s)));
  EXPECT_EQ(drawn.size(), 6U);
  EXPECT_FALSE(drawn.contains(static_cast<int>(Terrain::forest)));
  Evening evening(Settings{{"automa-home", "lake"}});
  EXPECT_EQ(evening.say("home", {"water"}), "aoi.error.no-terrain");
  evening.settle();
  EXPECT_TRUE(evening.cited("AI-SETUP-9"));
  // The human chooses first; if hers is taken then, she gets another one.
  Evening taken(Settings{{"automa-home", "forest"}});
  EXPECT_EQ(taken.say("home", {"forest"}), "");
  EXPECT_EQ(taken.say("faction", {"philosophers"}), "");
  EXPECT_EQ(taken.say("home", {"forest"}), "aoi.error.home-taken");
  EXPECT_EQ(taken.say("home", {"lake"}), "");
  EXPECT_EQ(taken.say("workshop", {"C3"}), "");
  EXPECT_EQ(taken.say("workshop", {"F5"}), "");
  EXPECT_EQ(taken.state().home, Terrain::lake);
  EXPECT_FALSE(evening.box->start({{"automa-home", "lake"}, {"human-home", "lake"}}, 1));
}

// AI-SETUP-12: the human's first, both of hers, the human's second.
TEST(Setup, OrderOfTheFirstWorkshops) {
  Evening evening(Settings{{"automa-home", "lake"}});
  EXPECT_EQ(evening.say("home", {"forest"}), "");
  EXPECT_EQ(evening.say("faction", {"other"}), "");
  EXPECT_EQ(evening.say("start-steps", {"0", "0", "0", "0"}), "");
  EXPECT_EQ(evening.told("aoi.step.first-workshops"), nullptr);
  EXPECT_EQ(evening.say("workshop", {"C4"}), "aoi.error.not-home");
  EXPECT_EQ(evening.say("workshop", {"C3"}), "");
  EXPECT_TRUE(evening.told("aoi.step.first-workshops"));
  EXPECT_EQ(evening.say("workshop", {"C3"}), "aoi.error.taken");
  EXPECT_EQ(evening.say("workshop", {"none"}), "") << "it may start with one building";
  EXPECT_TRUE(evening.cited("AI-SETUP-12"));
  EXPECT_EQ(evening.state().human[0].count(), 1);
}

// AI-SETUP-13, AI-SETUP-14, AI-SETUP-15: the letters of the card, the first one marked, no power.
TEST(Setup, FirstWorkshopsByTheCard) {
  State s;
  s.home = Terrain::wasteland;
  put_first_workshops(printed(), s, 1);
  EXPECT_EQ(s.marked, hexes("r7c4"));
  EXPECT_EQ(s.unmarked, hexes("r4c9"));
  State large;
  large.side = Side::large;
  large.home = Terrain::wasteland;
  put_first_workshops(printed(), large, 11);
  EXPECT_EQ(large.marked, hexes("r2c9", Side::large));
  EXPECT_EQ(large.unmarked, hexes("r7c4", Side::large));
  Evening evening(Settings{{"automa-home", "lake"}});
  evening.settle();
  for (const char* rule : {"AI-SETUP-13", "AI-SETUP-14", "AI-SETUP-15", "AI-MARK-1"})
    EXPECT_TRUE(evening.cited(rule)) << rule;
  EXPECT_EQ(evening.told("aoi.step.may-take-power"), nullptr);
}

// Own cards: the app asks for every card and never deals one.
TEST(Setup, MyOwnCards) {
  Evening evening({{"cards", "mine"}, {"level", "2"}, {"automa-home", "lake"}});
  EXPECT_EQ(evening.say("home", {"forest"}), "");
  EXPECT_EQ(evening.say("faction", {"philosophers"}), "");
  EXPECT_EQ(evening.say("workshop", {"C3"}), "");
  EXPECT_EQ(evening.say("card", {"15"}), "aoi.error.number");
  EXPECT_EQ(evening.say("card", {"1"}), "");  // first workshops A and B
  EXPECT_EQ(evening.say("workshop", {"F5"}), "");
  EXPECT_EQ(evening.say("other"), "");
  EXPECT_EQ(evening.say("card", {"9"}), "aoi.error.card-gone")
      << "not in the first deck of level 2";
  EXPECT_EQ(evening.say("card", {"5"}), "");
  EXPECT_EQ(evening.say("card", {"5"}), "aoi.error.card-gone");
  EXPECT_EQ(evening.say("power"), "engine.other-question");
  EXPECT_EQ(evening.say("card", {"3"}), "");
  EXPECT_EQ(evening.state().support, 5);
  EXPECT_EQ(evening.state().action, 3);
  EXPECT_TRUE(evening.state().deck.pile.empty());
}

class Duo : public Position {
 public:
  Duo() {
    s.humans = 2;
    s.order = {Player::human1, Player::human2, Player::automa};
    s.at_turn = 2;
  }
};

// AI-DUO-1, AI-DUO-2, AI-DUO-7, AI-DUO-8: three players, Simpletons, she is third.
TEST(Setup, TwoHumans) {
  Evening evening({{"humans", "2"}, {"automa-home", "lake"}});
  EXPECT_EQ(number_in(*evening.told("aoi.step.setup-board"), "palaces"), 3);
  EXPECT_EQ(evening.say("home", {"forest"}), "");
  EXPECT_EQ(evening.say("home", {"forest"}), "aoi.error.home-taken");
  EXPECT_EQ(evening.say("home", {"desert"}), "");
  EXPECT_EQ(evening.say("faction", {"goblins"}), "");
  EXPECT_EQ(evening.say("faction", {"goblins"}), "aoi.error.faction-taken");
  EXPECT_EQ(evening.say("faction", {"philosophers"}), "");
  EXPECT_TRUE(evening.told("aoi.step.setup-bonuses-duo"));
  EXPECT_EQ(evening.say("workshop", {"C3"}), "");
  EXPECT_EQ(evening.told("aoi.step.first-workshops"), nullptr);
  EXPECT_EQ(evening.say("workshop", {"A3"}), "");
  EXPECT_TRUE(evening.told("aoi.step.first-workshops"));
  EXPECT_EQ(evening.say("workshop", {"H4"}), "") << "the second human places again";
  EXPECT_EQ(evening.state().phase, Phase::setup);
  EXPECT_EQ(evening.say("workshop", {"F5"}), "");
  const State& s = evening.state();
  EXPECT_EQ(s.human[1], hexes("r0c3 r7c5"));
  EXPECT_EQ(s.order[2], Player::automa);
  EXPECT_EQ(s.innovations.count(), 8);
  for (const char* rule : {"AI-DUO-1", "AI-DUO-2", "AI-DUO-7", "AI-DUO-8"})
    EXPECT_TRUE(evening.cited(rule)) << rule;
  EXPECT_FALSE(evening.box->start({{"humans", "2"}, {"faction", "druids"}}, 1));
}

// AI-DUO-3, AI-DUO-5: closest, adjacency and level 12 look at both humans.
TEST_F(Duo, BothHumansCount) {
  support(2);
  s.human = {};
  human("r8c10");
  human("r2c4", Building::workshop, 1);
  EXPECT_EQ(choose_building_site(s, t, support(), plain_build, 0, printed_power(printed(), s)),
            hex("r1c3"));
  EXPECT_TRUE(next_to_humans(printed(), s).has(hex("r1c3")));
  EXPECT_TRUE(next_to_humans(printed(), s).has(hex("r8c9")));
  s.science[2] = {12, 0, 0, 0};
  EXPECT_FALSE(open_disciplines(s).has(Discipline::banking));
}

// AI-DUO-4: least power for both together.
TEST_F(Duo, LeastPowerTogether) {
  s.human = {};
  human("r2c3", Building::guild);     // beside B2: 2
  human("r4c8");                      // beside E3: 1
  human("r5c6", Building::guild, 1);  // beside E3: 2
  support(6);
  EXPECT_EQ(choose_upgrade(s, t, support(), printed_power(printed(), s)), hex("r1c2"));
  EXPECT_TRUE(cited(Rule::AI_DUO_4));
}

// AI-DUO-6, AMB-16: the gap to the higher human marker.
TEST_F(Duo, TheHigherMarkerCounts) {
  s.science[0] = {2, 2, 2, 2};
  s.science[1] = {2, 1, 7, 3};  // alone she would catch up in banking
  s.science[2] = {5, 1, 2, 3};  // alone: in engineering
  support(8);
  const auto chosen = choose_discipline(s, t, support(), Discipline::banking);
  EXPECT_EQ(chosen, Discipline::law);
  EXPECT_TRUE(cited(Rule::AI_DUO_6));
}

// AI-GEN-2: over whole games she scores from her cards, the tile when she passes, and the end only.
TEST(WholeGame, SheScoresOnlyFromCardsTilesAndTheEnd) {
  for (const char* faction : {"simpletons", "wanderers", "racelings"}) {
    Evening evening({{"faction", faction}, {"level", "3"}}, 7);
    evening.play_out();
    std::int64_t points = 20;
    for (const Step& step : evening.steps)
      if (step.text.id == "aoi.step.points" || step.text.id == "aoi.step.pass-points")
        points += number_in(step, "points");
    EXPECT_EQ(evening.play->result()->standings[0].points[0], points);
  }
}

// AI-GEN-6, AI-ROUND-1: building beside her brings her nothing; your old bonus fills the gap.
TEST(WholeGame, YourTurnGivesHerNothing) {
  Evening evening({{"automa-home", "lake"}, {"level", "2"}}, 3);
  evening.settle();
  const State before = evening.state();
  EXPECT_EQ(evening.say("pass", {"middle"}), "");
  EXPECT_TRUE(evening.told("aoi.step.your-bonus"));
  EXPECT_TRUE(evening.cited("AI-ROUND-1"));
  EXPECT_EQ(evening.state().bonus_coins[1], 0);
  EXPECT_EQ(evening.state().bonus_coins[0], before.bonus_coins[0]);
  State s = before;
  Arena arena;
  const std::vector<Entry> none;
  LiveTable<Rulebook> table(printed(), arena, none);
  const HexSet beside = map_of(printed(), s).next_to(s.automa()) & empty_land(printed(), s);
  Input input;
  input.verb = Verb::build;
  input.hex = beside.first();
  carry_out(s, table, input);
  EXPECT_EQ(s.score, before.score);
  EXPECT_EQ(s.science[0], before.science[0]);
}

// AI-ACT-3, AI-ACT-4, AI-SEL-1: a choice narrows step by step to one, then it is carried out.
TEST(WholeGame, EveryChoiceNarrowsToOne) {
  Evening evening({{"level", "4"}}, 11);
  evening.play_out();
  int choices = 0;
  for (const Step& step : evening.steps) {
    std::size_t left = 0;
    for (const Reason& reason : step.why) {
      if (reason.left.empty()) continue;
      if (reason.text.id.find(".options") != std::string::npos) {
        left = reason.left.size();
        continue;
      }
      ASSERT_LE(reason.left.size(), left) << step.text.id;
      left = reason.left.size();
      if (reason.text.id == "aoi.why.direction") {
        ASSERT_EQ(left, 1U);
        ++choices;
      }
    }
  }
  EXPECT_GT(choices, 20);
}

// What stands behind a line is cited with it.
TEST(WholeGame, TheRulesBehindALineAreCited) {
  Evening evening({{"level", "4"}, {"automa-home", "lake"}}, 11);
  evening.play_out();
  for (const char* rule :
       {"AI-REACH-1", "BASE-REACH-1", "BASE-SCI-1", "BASE-ACT-1", "AI-SEL-1", "AI-SEL-DIR-4",
        "AI-ACT-3", "AI-ACT-4", "AI-SEL-NEAR-1", "BASE-BLD-1", "AI-GEN-2", "AI-GEN-4",
        "BASE-SCHOL-1", "AI-TURN-7", "BASE-MAP-3", "BASE-MAP-4", "AI-GEN-6"})
    EXPECT_TRUE(evening.cited(rule)) << rule;
}

// What you say is checked where it matters to her; a refusal changes nothing (Evening::say looks).
TEST(Inputs, Refusals) {
  Evening evening({{"automa-home", "lake"}, {"level", "2"}}, 3);
  evening.settle();
  const std::string hers = token(evening.state().automa().first());
  EXPECT_EQ(evening.say("build", {hers}), "aoi.error.hers");
  EXPECT_EQ(evening.say("build", {"C3"}), "aoi.error.taken");
  EXPECT_EQ(evening.say("build", {"Z9"}), "aoi.error.no-hex");
  EXPECT_EQ(evening.say("build"), "aoi.error.too-little");
  EXPECT_EQ(evening.say("build", {"C4", "C5"}), "aoi.error.too-much");
  EXPECT_EQ(evening.say("upgrade", {"C4", "guild"}), "aoi.error.not-yours");
  EXPECT_EQ(evening.say("upgrade", {"C3", "palace"}), "aoi.error.upgrade");
  EXPECT_EQ(evening.say("upgrade", {"C3", "castle"}), "aoi.error.no-building-value");
  EXPECT_EQ(evening.say("advance", {"law", "13"}), "aoi.error.number");
  EXPECT_EQ(evening.say("advance", {"law", "11"}), "");
  EXPECT_EQ(evening.say("advance", {"law", "1"}), "aoi.error.above-12");
  EXPECT_EQ(evening.say("scholar", {"magic"}), "aoi.error.no-discipline");
  EXPECT_EQ(evening.say("scholar", {"banking", "2", "3"}), "aoi.error.number");
  EXPECT_EQ(evening.say("power", {"7"}), "aoi.error.number");
  EXPECT_EQ(evening.say("bridge", {"C3", "C4"}), "aoi.error.no-bridge-spot");
  EXPECT_EQ(evening.say("annex", {"C3"}), "");
  EXPECT_EQ(evening.say("annex", {"C3"}), "aoi.error.annex-there");
  EXPECT_EQ(evening.say("pass", {"first"}), "aoi.error.no-place");
  EXPECT_EQ(evening.say("go"), "aoi.error.not-now");
  EXPECT_EQ(evening.say("next"), "aoi.error.not-now");
  EXPECT_EQ(evening.say("dance"), "aoi.error.no-verb");
  EXPECT_EQ(evening.say("power", {"2"}), "");
  EXPECT_EQ(evening.say("power", {"2"}), "aoi.error.power-covered");
  EXPECT_EQ(evening.say("innovation", {"9"}), "aoi.error.innovation-gone");
  EXPECT_EQ(evening.say("innovation", {"2"}), "");
  EXPECT_EQ(evening.say("also-innovation", {"2"}), "aoi.error.innovation-gone");
  EXPECT_EQ(evening.say("book", {"4"}), "aoi.error.number");
}

// BASE-SCHOL-1: a human's scholar takes the best space; a returned one takes none.
TEST(Inputs, YourScholars) {
  Evening evening({{"automa-home", "lake"}, {"level", "1"}}, 3);
  evening.settle();
  const State before = evening.state();
  EXPECT_EQ(evening.say("scholar", {"medicine"}), "");
  EXPECT_EQ(evening.state().science[1][3], before.science[1][3] + 3);
}

// Every tracked value can be set to what it is, and to something else; nonsense is refused.
TEST(Adjust, EveryTrackedValue) {
  Evening evening({{"automa-home", "lake"}, {"level", "2"}}, 5);
  evening.settle();
  EXPECT_EQ(evening.say("build", {"C4"}), "");
  int values = 0;
  for (const Field& field : evening.play->tracked()) {
    EXPECT_EQ(evening.say("adjust", {field.id, field.otherwise}), "") << field.id;
    EXPECT_NE(evening.say("adjust", {field.id, "nonsense"}), "") << field.id;
    ++values;
  }
  EXPECT_GT(values, 150);
  EXPECT_EQ(evening.say("adjust", {"score", "77"}), "");
  EXPECT_EQ(evening.state().score, 77);
  EXPECT_EQ(evening.say("adjust", {"hex.C5", "automa-guild-marked"}), "");
  EXPECT_TRUE(evening.state().marked.has(hex("r2c10")));
  EXPECT_EQ(evening.say("adjust", {"hex.C5", "empty"}), "");
  EXPECT_FALSE(evening.state().automa().has(hex("r2c10")));
  EXPECT_EQ(evening.say("adjust", {"hex.C5", "automa-palace"}), "");
  EXPECT_EQ(evening.say("adjust", {"hex.C4", "automa-palace"}), "aoi.error.no-piece");
  EXPECT_EQ(evening.say("adjust", {"nothing.at.all", "1"}), "aoi.error.no-value");
  EXPECT_EQ(evening.say("adjust", {"science.human1.law", "13"}), "aoi.error.number");
}

// While a question waits, a correction is possible and the turn is told again from the start.
TEST(Adjust, WhileAQuestionWaits) {
  Evening evening({{"cards", "mine"}, {"level", "2"}, {"automa-home", "lake"}});
  EXPECT_EQ(evening.say("home", {"forest"}), "");
  EXPECT_EQ(evening.say("faction", {"philosophers"}), "");
  EXPECT_EQ(evening.say("workshop", {"C3"}), "");
  EXPECT_EQ(evening.say("card", {"1"}), "");
  EXPECT_EQ(evening.say("workshop", {"F5"}), "");
  EXPECT_EQ(evening.say("other"), "");
  EXPECT_EQ(evening.say("card", {"5"}), "");
  EXPECT_EQ(evening.say("adjust", {"score", "30"}), "");
  EXPECT_EQ(evening.play->prompt().mood, Prompt::Mood::question);
  EXPECT_EQ(evening.say("card", {"1"}), "");
  EXPECT_GE(evening.state().score, 30);
}

}  // namespace
}  // namespace seatmate::age_of_innovation
