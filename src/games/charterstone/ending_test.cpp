// Chapters "Setup", "Guideposts", "End of a campaign game" and "Campaign end".

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
  EXPECT_TRUE(t.cites(Rule::CH_SETUP_3));
  EXPECT_TRUE(t.cites(Rule::CH_GEN_5));
}

// CH-SETUP-7, CH-MIN-1: a minion of every unlocked kind for each Automa.
TEST_F(Setup, CH_MIN_1_OneOfEachKind) {
  s.game = 5;
  unlock({158, 227, 234});
  run(set_up(s, t));
  EXPECT_EQ(seat(x).minions, 2);
  EXPECT_EQ(seat(human).minions, 0);
  EXPECT_TRUE(t.cites(Rule::CH_SETUP_7));
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

// CH-POST-3: after the campaign two minions each.
TEST_F(Setup, CH_POST_3_TwoMinions) {
  s.game = after_campaign;
  run(set_up(s, t));
  EXPECT_EQ(seat(x).minions, 2);
}

class Ending : public RuleTest {
 public:
  Ending() { s.phase = Phase::ending; }
  void end() { run(end_game(s, t)); }
};

// CH-END-1 to CH-END-7, CH-GLORY-1 to 3, CH-CAP-1 to 3: the first game has no guidepost.
TEST_F(Ending, CH_END_3_TrackAndReputation) {
  seat(x).vp = 31;
  seat(y).vp = 20;
  s.reputation[3] = s.reputation[4] = owner_of(x);
  s.reputation[5] = owner_of(human);
  t.points = {47};
  end();
  EXPECT_EQ(s.final_vp[index(x)], 41);
  EXPECT_EQ(s.reputation_vp[index(human)], 7);
  EXPECT_EQ(s.final_vp[index(y)], 20);
  EXPECT_TRUE(s.winners.has(human));
  EXPECT_EQ(s.winners.count(), 1);
  EXPECT_EQ(chest(x).glory, 4);
  EXPECT_EQ(chest(x).capacity, 1);
  EXPECT_EQ(chest(human).capacity, 0);
  EXPECT_EQ(chest(human).victories, 1);
  EXPECT_EQ(s.chronicle.strength, 3);  // CH-STR-2
  EXPECT_EQ(s.chronicle.games, 1);
  EXPECT_EQ(s.chronicle.guidepost, 400);
  for (const Rule rule :
       {Rule::CH_END_1, Rule::CH_END_4, Rule::CH_END_5, Rule::CH_END_7, Rule::CH_GLORY_1,
        Rule::CH_GLORY_2, Rule::CH_GLORY_3, Rule::CH_CAP_1, Rule::CH_CAP_2, Rule::CH_CAP_3})
    EXPECT_TRUE(t.cites(rule)) << rule_ids[index(rule)];
}

// CH-STR-3, CH-STR-4: exactly ten less on average, never under the floor.
TEST_F(Ending, CH_STR_3_ExactlyTenLess) {
  Readings r;
  EXPECT_EQ(new_strength(t, r, 4, 30, 1, 80, 2), 3);
  EXPECT_EQ(new_strength(t, r, 4, 31, 1, 80, 2), 4);  // CH-STR-4
  EXPECT_EQ(new_strength(t, r, 2, 30, 1, 80, 2), 2);
  EXPECT_EQ(new_strength(t, r, 3, 81, 2, 40, 1), 4);
  r.floor = 1;
  EXPECT_EQ(new_strength(t, r, 2, 30, 1, 80, 2), 1);
}

// CH-PERS-1, CH-END-6: from Game 2 on one unused persona is marked.
TEST_F(Ending, CH_PERS_1_OnePersonaIsUsed) {
  chest(x).personas.push_back({200, true});
  chest(x).personas.push_back({223, false});
  end();
  EXPECT_EQ(used_personas(chest(x)), 1);  // Game 1
  s.phase = Phase::ending;
  guidepost(400);
  t.chosen = lettered('A');
  end();
  EXPECT_EQ(used_personas(chest(x)), 2);
  EXPECT_TRUE(t.cites(Rule::CH_END_6));
}

// CH-GP-0a to 0f, CH-GP-400, CH-END-2: an Automa counts 3; the humans choose for it.
TEST_F(Ending, CH_GP_400_AnAutomaCountsThree) {
  guidepost(400);
  t.goal = {3, 2};
  t.chosen = lettered('B');
  seat(y).influence = 7;
  end();
  EXPECT_EQ(s.met.count(), 3);
  EXPECT_TRUE(t.cites(Rule::CH_GP_0d));
  EXPECT_EQ(chest(y).glory, 1);
  EXPECT_EQ(s.chronicle.guidepost, 401);
  EXPECT_EQ(s.chronicle.happy, 1);
  EXPECT_TRUE(s.chronicle.cards.has(128));
  for (const Rule rule :
       {Rule::CH_END_2, Rule::CH_GP_0a, Rule::CH_GP_0b, Rule::CH_GP_0c, Rule::CH_GP_0f})
    EXPECT_TRUE(t.cites(rule)) << rule_ids[index(rule)];
}

// CH-GP-0e, CH-DECK-5: or the king on a card chooses.
TEST_F(Ending, CH_GP_0e_TheKingOfACard) {
  guidepost(400);
  s.readings.king_variant = true;
  next_is(389, "home asc 1 za 2 - angry");
  t.goal = {0, 0};
  seat(y).influence = 7;
  end();
  EXPECT_EQ(s.opened, lettered('A'));
  EXPECT_TRUE(t.cites(Rule::CH_DECK_5));
}

// CH-GP-401, CH-GEN-4: Automas score no objectives; crate C counts the values of buildings.
TEST_F(Ending, CH_GP_401_BuildingValues) {
  guidepost(401);
  s.game = 3;
  building(x, 1, 22, "Arch", 4);
  building(x, 2, 23, "Bath", 5);
  seat(x).vp = 10;
  t.goal = {1, 1};
  t.chosen = lettered('C');
  end();
  EXPECT_TRUE(s.met.has(x));
  EXPECT_FALSE(s.met.has(human));
  EXPECT_EQ(s.final_vp[index(x)], 19);
  EXPECT_TRUE(s.chronicle.cards.has(392));
  EXPECT_TRUE(t.cites(Rule::CH_GEN_4));
}

// CH-GP-404, AMB-30: 1 glory by the story, whatever is marked.
TEST_F(Ending, CH_GP_404_OneGlory) {
  guidepost(404);
  t.goal = {9, 1};
  t.chosen = lettered('G');
  end();
  EXPECT_FALSE(s.met.has(x));
  EXPECT_EQ(chest(x).glory, 1);
}

// CH-GP-405, AMB-2, AMB-28: everybody's score counts; the least glory may be an Automa's.
TEST_F(Ending, CH_GP_405_TheVillage) {
  guidepost(405);
  seat(x).vp = 60;
  t.average = 59;
  t.goal = {1, 1};
  chest(human).glory = 5;
  chest(y).glory = 1;
  chest(x).glory = 3;
  end();
  EXPECT_EQ(s.opened, lettered('I'));
  EXPECT_TRUE(chest(y).spectral);
  EXPECT_EQ(s.chronicle.happy, 3);
  EXPECT_EQ(chest(y).glory, 2);
}

// CH-GP-406: a campaign victory card for each Automa.
TEST_F(Ending, CH_GP_406_AVictoryCard) {
  guidepost(406);
  t.chosen = lettered('L');
  end();
  EXPECT_GE(chest(x).victory_card, 7);
  EXPECT_GE(chest(y).victory_card, 7);
  EXPECT_EQ(chest(human).victory_card, 0);
}

// CH-GP-407: peril in charters of Automas is not counted.
TEST_F(Ending, CH_GP_407_PerilOfHumansOnly) {
  guidepost(407);
  s.perils[index(x)][0] = Peril::unknown;
  end();
  EXPECT_EQ(s.opened, lettered('N'));
  EXPECT_EQ(s.chronicle.happy, 2);
}

// CH-GP-408: an Automa that put the candle out loses a used persona.
TEST_F(Ending, CH_GP_408_ThePersonaIsLost) {
  guidepost(408);
  seat(x).candle = true;
  chest(x).personas.push_back({200, true});
  end();
  EXPECT_EQ(s.opened, lettered('O'));
  EXPECT_TRUE(chest(x).personas.empty());
  EXPECT_FALSE(s.met.has(x));
  EXPECT_TRUE(s.met.has(y));
}

// CH-GP-409: three minions less; 2 glory by story 144.
TEST_F(Ending, CH_GP_409_ThreeMinionsLess) {
  guidepost(409);
  seat(x).minions = 5;
  t.goal = {2, 1};
  s.chronicle.happy = 4;
  s.chronicle.angry = 4;
  end();
  EXPECT_EQ(s.opened, lettered('Q'));
  EXPECT_TRUE(s.met.has(x));
  EXPECT_TRUE(s.met.has(human));
  EXPECT_EQ(chest(x).glory, 3);
}

// CH-GP-410, CH-GP-411, CH-CAMP-3: each Automa's own persona, then the final battle.
TEST_F(Ending, CH_GP_410_OwnPersonasAndTheBattle) {
  for (const int post : {410, 411}) {
    s.phase = Phase::ending;
    guidepost(post);
    s.game = 11;
    t.goal = {7, 5};
    t.chosen = lettered('S');
    t.battle = {3, 2};
    s.chronicle.happy = post == 410 ? 9 : 10;
    s.met = {};
    end();
    EXPECT_EQ(s.met.has(human), post == 410);
    EXPECT_EQ(chest(x).automa_persona, 397 - 392);
    EXPECT_EQ(chest(y).automa_persona, 398 - 392);
    // 9 + 1 kings of this story: 10 + 9 + 4 = 23; then 24.
    EXPECT_EQ(s.chronicle.guidepost, post == 410 ? 412 : 413);
  }
  EXPECT_TRUE(t.cites(Rule::CH_CAMP_3));
}

// CH-GP-412, CH-GP-413: six influence tokens less; then the campaign ends with CH-CAMP-1 and -2,
// CH-POST-1, CH-POST-2 and CH-STR-5.
TEST_F(Ending, CH_CAMP_1_TheCampaignEnds) {
  for (const int post : {412, 413}) {
    s.phase = Phase::ending;
    guidepost(post);
    s.game = 12;
    s.met = {};
    seat(x).influence = 8;
    seat(y).influence = 4;
    t.goal = {1, 1};
    t.points = {30, 200};
    chest(x) = {};
    chest(x).victory_card = 7;  // card 350: 2, 6, 7, 10
    chest(x).capacity = 4;
    chest(x).personas.push_back({200, true});
    chest(x).glory = 20;
    building(x, 1, 22, "Arch", 5);
    end();
    EXPECT_TRUE(s.met.has(y));
    EXPECT_FALSE(s.met.has(x));
    // One more circle; no victory.
    EXPECT_EQ(s.campaign_vp[index(x)], 5 * 2 + 6 + 200 + 5);
    EXPECT_EQ(s.campaign_vp[index(y)], 0);  // no victory card
    EXPECT_EQ(s.campaign_vp[index(human)], 200);
    EXPECT_EQ(s.chronicle.strength, 3);
    EXPECT_TRUE(has_campaign_end(s.chronicle));
  }
  for (const Rule rule : {Rule::CH_CAMP_2, Rule::CH_POST_1, Rule::CH_POST_2, Rule::CH_STR_5})
    EXPECT_TRUE(t.cites(rule)) << rule_ids[index(rule)];
}

// CH-APERS-393 to CH-APERS-398: each condition, only against humans.
TEST_F(Ending, CH_APERS_393_PersonasScore) {
  const auto points = [&](int persona, auto&& change, bool goods = false, int game = 12) {
    Finalists all;
    Finalist me;
    me.automa = true;
    me.persona = static_cast<std::uint16_t>(persona);
    me.human_workers = 1;
    Finalist other;
    other.reputation = other.quota = other.peril = 1;
    change(me);
    all.push_back(me);
    all.push_back(other);
    return persona_points(t, game, all, 0, goods);
  };
  const auto same = [](Finalist&) {};
  EXPECT_EQ(points(393, [](Finalist& f) { f.reputation = 2; }), 6);
  EXPECT_EQ(points(393, [](Finalist& f) { f.reputation = 1; }), 0);
  EXPECT_EQ(points(394, same, true), 5);  // CH-APERS-394
  EXPECT_EQ(points(394, same, false), 0);
  EXPECT_EQ(points(395, [](Finalist& f) { f.peril = 2; }), 8);  // CH-APERS-395
  EXPECT_EQ(points(395, same), 0);
  EXPECT_EQ(points(396, [](Finalist& f) { f.human_workers = 0; }), 8);  // CH-APERS-396
  EXPECT_EQ(points(396, same), 0);
  EXPECT_EQ(points(397, [](Finalist& f) { f.quota = 2; }), 8);  // CH-APERS-397
  EXPECT_EQ(points(397, same), 0);
  EXPECT_EQ(points(398, [](Finalist& f) { f.ended_game = true; }), 10);  // CH-APERS-398
  EXPECT_EQ(points(398, same), 0);
  EXPECT_EQ(points(398, [](Finalist& f) { f.ended_game = true; }, false, 11), 0);
}

}  // namespace
}  // namespace seatmate::charterstone
