// Her ten factions.

#include "games/age-of-innovation/evening_test_support.h"

namespace seatmate::age_of_innovation {
namespace {

class Factions : public Position {
 public:
  const FactionStep& build_step() { return printed().faction(s.faction).steps[0]; }
  std::optional<Hex> faction_site(Card card, int ship) {
    support(card);
    return choose_building_site(s, t, support_of(printed(), s), build_step(), ship,
                                printed_power(printed(), s));
  }
  bool act(Card card) {
    support(card);
    return faction_action(s, t, support_of(printed(), s)).done();
  }
};

// AI-FAC-1, AMB-17: all steps in order; a build that becomes an upgrade does not stop the next.
TEST_F(Factions, AllStepsInOrder) {
  ASSERT_TRUE(act(2));
  ASSERT_EQ(t.report.steps.size() >= 2, true);
  EXPECT_EQ(t.report.steps.front().text.id, "aoi.step.build");
  EXPECT_EQ(t.report.steps.back().text.id, "aoi.step.points");
  put(Building::workshop, "r0c2 r0c3 r1c1 r2c2 r2c3 r3c3", true);
  ASSERT_TRUE(act(2));
  EXPECT_TRUE(told("aoi.step.upgrade"));
  EXPECT_EQ(s.score, 22) << "X points twice";
  EXPECT_TRUE(cited(Rule::AI_FAC_1));
}

// AI-FAC-2: outside the faction action the faction changes nothing.
TEST_F(Factions, ThePlainBuildIsTheSameForAll) {
  s.faction = Faction::wanderers;
  support(2);
  EXPECT_EQ(building_sites(printed(), s, support_of(printed(), s), plain_build, 0),
            hexes("r0c2 r0c3 r1c1 r1c3 r2c2 r2c3"));
  EXPECT_EQ(building_sites(printed(), s, support_of(printed(), s), build_step(), 0).count(), 55);
  ASSERT_TRUE(act(2));
  EXPECT_TRUE(cited(Rule::AI_FAC_2));
}

// AI-FAC-2: a card that builds does so in the plain way, also for a faction with a way of its own.
TEST_F(Factions, ACardBuildsInThePlainWay) {
  s.faction = Faction::kuddlers;
  s.round = 3;
  const int ship = ship_of(printed(), s);
  const auto kuddly = faction_site(4, ship);
  const auto plain = choose_building_site(s, t, support_of(printed(), s), plain_build, ship,
                                          printed_power(printed(), s));
  ASSERT_NE(plain, kuddly);
  const State before = s;
  ASSERT_TRUE(act(4));
  EXPECT_TRUE(s.automa().has(*kuddly)) << "in the faction action it is their own";
  s = before;
  s.action = 13;
  ASSERT_TRUE(perform_card(s, t).done());
  EXPECT_TRUE(s.automa().has(*plain));
  EXPECT_FALSE(s.automa().has(*kuddly));
}

// AI-FAC-KUD-1, AI-SEL-2: Kuddlers look for the nearest hex first.
TEST_F(Factions, KuddlersGoNearFirst) {
  s.faction = Faction::kuddlers;
  EXPECT_EQ(faction_site(4, 1), hex("r4c8"));
  s.faction = Faction::simpletons;
  EXPECT_EQ(faction_site(4, 1), hex("r3c5"));
  s.faction = Faction::kuddlers;
  ASSERT_TRUE(act(4));
  EXPECT_TRUE(cited(Rule::AI_SEL_2));
  EXPECT_TRUE(cited(Rule::AI_FAC_KUD_1));
}

// AI-FAC-MIM-1: Mimics read the human's terrain card.
TEST_F(Factions, MimicsReadYourTerrainCard) {
  s.faction = Faction::mimics;
  EXPECT_EQ(faction_site(2, 0), hex("r2c3"));
  EXPECT_TRUE(cited(Rule::AI_FAC_MIM_1));
}

// AI-FAC-WAN-1, AMB-4: Wanderers build anywhere and are never brought together.
TEST_F(Factions, WanderersBuildAnywhere) {
  s.faction = Faction::wanderers;
  EXPECT_EQ(faction_site(5, 0), hex("r5c9"));
  EXPECT_TRUE(cited(Rule::AI_FAC_WAN_1));
  EXPECT_FALSE(cited(Rule::AI_BUILD_3));
  s.readings.wanderers_bring_together = true;
  static_cast<void>(faction_site(5, 0));
  EXPECT_TRUE(cited(Rule::AI_BUILD_3));
}

// AI-FAC-WAN-2, AI-END-4: two points a building at the end, hers only.
TEST_F(Factions, WanderersScoreTheirBuildings) {
  EXPECT_EQ(faction_end_points(printed(), Faction::wanderers, 9), 18);
  EXPECT_EQ(faction_end_points(printed(), Faction::simpletons, 9), 0);
}

// AI-FAC-POW-1: Powermongers give the human the most power.
TEST_F(Factions, PowermongersGiveTheMostPower) {
  s.faction = Faction::powermongers;
  human("r4c9", Building::guild);
  human("r5c8", Building::palace);
  EXPECT_EQ(faction_site(4, 1), hex("r4c8"));
  EXPECT_TRUE(cited(Rule::AI_FAC_POW_1));
}

// AI-FAC-POW-2, AMB-8: they ask what was really taken, and rise from 2 on.
TEST_F(Factions, PowermongersRiseWhenYouTakeTwo) {
  s.faction = Faction::powermongers;
  s.science[0] = {1, 5, 5, 5};
  human("r4c9", Building::guild);
  human("r5c8", Building::palace);
  s.round = 3;
  EXPECT_FALSE(act(4)) << "how much was taken only the table knows";
  ASSERT_TRUE(t.pending.has_value());
  EXPECT_EQ(t.pending->verb, "power-taken");
  EXPECT_EQ(t.pending->fields[0].max, 5);
  for (const int taken : {5, 2, 1}) {
    State again = s;
    again.marked = hexes("r1c2");
    again.unmarked = hexes("r4c7");
    again.hers = {};
    again.hers[0] = again.automa();
    Arena arena;
    const std::vector<Entry> said{{"power-taken", {std::to_string(taken)}, 0}};
    LiveTable<Rulebook> table(printed(), arena, said);
    ASSERT_TRUE(faction_action(again, table, support_of(printed(), again)).done());
    EXPECT_EQ(again.science[0][0], taken >= 2 ? 2 : 1);
  }
}

// AI-FAC-DRU-1: Druids rise two levels in one discipline, without a scholar.
TEST_F(Factions, DruidsRiseTwo) {
  s.faction = Faction::druids;
  s.science[0] = {3, 5, 5, 5};
  s.science[1] = {3, 0, 0, 0};
  ASSERT_TRUE(act(2));
  EXPECT_EQ(s.science[0][0], 5);
  EXPECT_EQ(s.scholars, 7);
  EXPECT_TRUE(cited(Rule::AI_FAC_DRU_1));
}

// AI-FAC-RAC-1, AMB-29: Racelings score the tile twice when they pass first, in round 6 too.
TEST_F(Factions, RacelingsScoreTwiceWhenFirst) {
  EXPECT_EQ(pass_points(printed(), Faction::racelings, true, 4, 3, 1), 10);
  EXPECT_EQ(pass_points(printed(), Faction::racelings, false, 4, 3, 1), 5);
  EXPECT_EQ(pass_points(printed(), Faction::racelings, true, 6, 3, 1), 16);
  EXPECT_EQ(pass_points(printed(), Faction::druids, true, 4, 3, 1), 5);
  s.faction = Faction::racelings;
  support(1);
  automa_passes(s, t);
  EXPECT_EQ(s.score, 26);
  EXPECT_TRUE(cited(Rule::AI_FAC_RAC_1));
}

// AI-FAC-SYM-1: the youth's terrain is nobody's home.
TEST_F(Factions, TheYouthHasItsOwnTerrain) {
  s.faction = Faction::symbionts;
  for (int i = 0; i < 200; ++i) {
    s.youth = draw_youth(s);
    ASSERT_NE(s.youth, s.home);
    ASSERT_NE(s.youth, s.human_home[0]);
  }
  s.youth_random = false;
  for (int i = 0; i < 200; ++i) ASSERT_NE(draw_home(s), s.youth);
  Evening evening({{"faction", "symbionts"}, {"automa-home", "lake"}, {"youth", "swamp"}});
  EXPECT_EQ(evening.say("home", {"swamp"}), "");
  EXPECT_EQ(evening.say("faction", {"philosophers"}), "");
  EXPECT_EQ(evening.say("youth", {"swamp"}), "aoi.error.youth-taken") << "you have chosen first";
  EXPECT_EQ(evening.say("youth", {"desert"}), "");
  EXPECT_TRUE(evening.cited("AI-FAC-SYM-1"));
  const auto refused =
      evening.box->start({{"faction", "symbionts"}, {"automa-home", "lake"}, {"youth", "lake"}}, 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.why().id, "aoi.error.youth-taken");
}

// AI-FAC-SYM-2, AMB-12: a tool beside a human building by the youth's card; the rest is asked.
TEST_F(Factions, SymbiontsPlaceATool) {
  s.faction = Faction::symbionts;
  s.youth = Terrain::swamp;
  EXPECT_FALSE(act(2));
  ASSERT_TRUE(t.pending.has_value());
  EXPECT_EQ(t.pending->verb, "printed-effect");
  ASSERT_EQ(s.tools.count(), 1);
  EXPECT_TRUE(next_to_humans(printed(), s).has(s.tools.first()));
  EXPECT_TRUE(cited(Rule::AI_FAC_SYM_2));
}

// AI-FAC-BLI-1: the two fallow spaces nearest to the human become blighted.
TEST_F(Factions, BlightTurnsTheNearestFallowLand) {
  s.faction = Faction::blight;
  answers = {{"fallow", {"r2c3,r8c2,r3c5"}, 0}, {"printed-effect", {"2"}, 0}};
  ASSERT_TRUE(act(2));
  EXPECT_EQ(s.blighted, hexes("r2c3 r3c5"));
  EXPECT_EQ(s.fallow, hexes("r8c2"));
  EXPECT_EQ(s.score, 20 + 2 + 2) << "what the card says, and X+1";
  EXPECT_TRUE(cited(Rule::AI_FAC_BLI_1));
}

// AI-GEN-5, AMB-12: what the owner of the card told counts by itself; "ask" leaves a part to her.
TEST_F(Factions, AToldCardCountsByItself) {
  s.faction = Faction::symbionts;
  s.youth = Terrain::swamp;
  Data told = printed();
  ASSERT_TRUE(Rulebook::learn(told, {"card.symbionts", "ask / tools:2 points:1 / nothing"}));
  Arena arena;
  const std::vector<Entry> nothing_said;
  LiveTable<Rulebook> table(told, arena, nothing_said);
  const int before = s.score;
  ASSERT_TRUE(
      printed_effect(s, table, PrintedEffect::For::end, Line::AI_GEN_5_printed_only).done());
  EXPECT_EQ(s.score, before) << "nothing at the end";
  s.tools = hexes("r2c3 r8c2");
  ASSERT_TRUE(
      printed_effect(s, table, PrintedEffect::For::action, Line::AI_FAC_SYM_2_printed_only).done());
  EXPECT_EQ(s.score, before + 2 * 2 + 1);
  EXPECT_FALSE(
      printed_effect(s, table, PrintedEffect::For::setup, Line::AI_FAC_SYM_1_printed_only).done());
}

// AI-GEN-5: the card is told once, at the first setup; then it is known and nobody is asked.
TEST_F(Factions, TheCardIsToldOnce) {
  Evening evening({{"faction", "gognomes"}, {"automa-home", "lake"}, {"human-home", "swamp"}});
  EXPECT_EQ(evening.say("faction", {"philosophers"}), "");
  EXPECT_EQ(evening.play->prompt().forms[0].verb, "tell-card");
  EXPECT_EQ(evening.say("tell-card", {"x:2 tools"}), "aoi.error.told-number")
      << "how many for each?";
  EXPECT_EQ(evening.say("tell-card", {"points:99", "ask", "ask"}), "aoi.error.told-number");
  EXPECT_EQ(evening.say("tell-card", {"ask", "ask", "ask", "ask"}), "aoi.error.told-card");
  EXPECT_EQ(evening.say("tell-card", {"cattle", "ask", "ask"}), "aoi.error.told-part");
  EXPECT_EQ(evening.say("tell-card", {"points:2", "nothing", "buildings:1 x:1"}), "");
  EXPECT_NE(evening.play->prompt().forms[0].verb, "tell-card");
  EXPECT_TRUE(evening.cited("AI-GEN-5"));
  // The history says it in words.
  const Entry told{CardFact::verb.data(), {"points:2", "nothing", "ask"}, 0};
  for (const Argument& arg : evening.play->describe(told).args)
    if (arg.key == "answer") {
      ASSERT_EQ(arg.items.size(), 3U);
      EXPECT_EQ(arg.items[0].id, "aoi.did.told-part");
      EXPECT_EQ(arg.items[1].id, "aoi.printed.nothing");
      EXPECT_EQ(arg.items[2].id, "aoi.printed.ask");
    }
  ASSERT_EQ(evening.play->facts().size(), 1U);
  EXPECT_EQ(evening.play->facts()[0].value, "points:2 / nothing / x:1 buildings:1");
}

// AI-FAC-GOG-1: the points of their tasks are asked for at the end.
TEST_F(Factions, GognomesAskForTheirTasks) {
  s.faction = Faction::gognomes;
  answers = {{"points", {"80"}, 0}, {"ship", {"1"}, 0}, {"printed-effect", {"9"}, 0}};
  s.phase = Phase::scoring;
  carry([&] { return score_game(s, t); });
  EXPECT_EQ(s.faction_points, 9);
  EXPECT_TRUE(cited(Rule::AI_FAC_GOG_1));
}

}  // namespace
}  // namespace seatmate::age_of_innovation
