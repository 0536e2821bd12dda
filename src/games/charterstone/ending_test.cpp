// Chapters "Guideposts", "End of a campaign game" and "Campaign end".

#include "games/charterstone/test_support.h"

namespace seatmate::charterstone {
namespace {

class Ending : public RuleTest {
 public:
  Ending() {
    s.phase = Phase::ending;
    s.die_told = false;
  }
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
  EXPECT_TRUE(t.cites(Line::CH_END_6_persona));
}

// CH-GP-0a to 0f, CH-GP-400, CH-END-2: an Automa counts 3; the humans choose for it.
TEST_F(Ending, CH_GP_400_AnAutomaCountsThree) {
  guidepost(400);
  t.goal = {3, 2};
  t.chosen = lettered('B');
  seat(y).influence = 7;
  end();
  EXPECT_EQ(s.met.count(), 3);
  EXPECT_TRUE(t.cites(Line::CH_GP_0d_humans_choose));
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
  EXPECT_TRUE(t.cites(Line::CH_DECK_5_king));
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
  EXPECT_TRUE(t.cites(Line::CH_GEN_4_no_objectives));
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
  EXPECT_TRUE(t.cites(Line::CH_CAMP_3_final_battle));
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

// CH-END-2, CH-GP-401: the guidepost is first; humans are asked for their points when the story has
// given all it gives.
TEST_F(Ending, CH_END_2_TheGuidepostComesFirst) {
  guidepost(401);
  t.chosen = lettered('C');
  t.goal = {0, 12};
  t.points = {50};
  end();
  EXPECT_EQ(t.asked, (std::vector<std::string>{"goal", "chosen", "points"}));
  EXPECT_EQ(s.final_vp[index(human)], 50);
}
// CH-GP-405: the village is compared by the tracks, not by what is scored afterwards.
TEST_F(Ending, CH_GP_405_TheTracksAreCompared) {
  for (const int average : {39, 40}) {
    s.phase = Phase::ending;
    guidepost(405);
    seat(x).vp = 20;
    t.asked.clear();
    t.points = {20, 70};
    t.average = average;
    end();
    EXPECT_EQ(s.opened, lettered(average == 39 ? 'I' : 'J'));  // DEF-3
    EXPECT_EQ(s.final_vp[index(human)], 70);
    EXPECT_EQ(t.asked, (std::vector<std::string>{"track", "goal", "average", "glory", "points"}));
  }
}
// CH-GP-405: a bet of the last turn is settled before the game ends.
TEST_F(Ending, CH_GP_405_ABetOfTheLastTurn) {
  guidepost(405);
  s.die_told = true;
  t.rolls = {x, y};  // the second one for the story: nobody has any glory
  s.bet_user = owner_of(human);
  s.bet_owner = owner_of(x);
  ASSERT_TRUE(Rulebook::runs(s));
  run(Rulebook::run(s, t));
  EXPECT_EQ(seat(x).vp, 1);
  EXPECT_EQ(s.bet_user, Owner::nobody);
  EXPECT_EQ(s.phase, Phase::ending);
  run(Rulebook::run(s, t));
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(s.final_vp[index(x)], 1);
}
// CH-GP-0e, CH-GP-0b: a roll among several may fall on an Automa; then a card chooses for it.
TEST_F(Ending, CH_GP_0e_AlsoAfterARoll) {
  for (const Charter shown : {y, human}) {
    s.phase = Phase::ending;
    guidepost(400);
    s.readings.king_variant = true;
    s.die_told = true;
    t.rolls = {Charter::green, shown};  // green is not among them
    t.goal = {3, 12};
    t.chosen = lettered('B');
    next_is(389, "home asc 1 za 2 - angry");
    end();
    EXPECT_EQ(s.opened, lettered(shown == y ? 'A' : 'B'));
    EXPECT_TRUE(t.rolls.empty());
  }
  EXPECT_EQ(t.told("chooser"), 2);
  EXPECT_TRUE(t.cites(Line::CH_GP_0e_king_of_card));
}
// CH-GP-408: on whose turn the candle went out is known; nobody is asked to count it.
TEST_F(Ending, CH_GP_408_NobodyCountsCandles) {
  guidepost(408);
  seat(human).candle = true;
  end();
  EXPECT_EQ(t.asked, (std::vector<std::string>{"points"}));
  EXPECT_FALSE(s.met.has(human));
  EXPECT_TRUE(s.met.has(x));
}
// CH-GP-400 to CH-GP-413: only what was followed is offered as an answer, influence is asked for
// only where somebody chooses (CH-GP-0b).
TEST_F(Ending, CH_GP_0b_WhatIsOffered) {
  for (int post = first_guidepost; post <= last_guidepost; ++post) {
    guidepost(post);
    const Form form = HumanGoal{human}.form(t.data, s);
    const bool followed_by_app =
        post == 402 || post == 403 || post == 405 || post == 406 || post == 407;
    EXPECT_EQ(!form.fields[0].otherwise.empty(), followed_by_app) << post;
    EXPECT_EQ(form.fields.size(), has_chooser(post) ? 2U : 1U) << post;
    EXPECT_EQ(must(HumanGoal{human}.read(t.data, s, {"goal", {"4", "3"}, 0})).influence,
              has_chooser(post) ? 3 : 12);
  }
}
// CH-GP-404: a human's personas are counted, too; an option is marked for each Automa (AMB-30).
TEST_F(Ending, CH_GP_404_PersonasAndCompanions) {
  guidepost(404);
  release(s, t, static_cast<Crate>(9), owner_of(human));
  EXPECT_EQ(followed(s, human), 1);
  EXPECT_EQ(chest(human).personas[0].number, 224);
  for (const char letter : {'G', 'H'}) {
    s.phase = Phase::ending;
    t.chosen = lettered(letter);
    t.steps.clear();
    end();
    EXPECT_EQ(t.told("companion"), 2);
    EXPECT_EQ(t.number_told("companion", "stars"), 1);
  }
}
// CH-GP-409, CH-GP-412, CH-GP-413: what is discarded first is told.
TEST_F(Ending, CH_GP_412_DiscardsAreTold) {
  for (const int post : {409, 412, 413}) {
    s.phase = Phase::ending;
    guidepost(post);
    seat(x).minions = 2;
    seat(y).minions = 0;
    seat(x).influence = 9;
    seat(y).influence = 0;
    t.steps.clear();
    end();
    EXPECT_EQ(t.told("discards-first"), 1);
    EXPECT_EQ(t.number_told("discards-first", "count"), post == 409 ? 2 : 6);
  }
}
// CH-GP-400 to CH-GP-413, CH-TURN-4: every story by its own number.
TEST_F(Ending, CH_TURN_4_TheStoriesByNumber) {
  const auto story = [&](char letter) { return story_in(t.data.contents(lettered(letter))); };
  EXPECT_EQ(story('A'), 124);
  EXPECT_EQ(story('B'), 128);
  EXPECT_EQ(story('F'), 133);
  EXPECT_EQ(story('S'), 146);
  EXPECT_EQ(story('T'), 149);
  EXPECT_EQ(story('W'), 375);
  guidepost(400);
  t.chosen = lettered('B');
  end();
  EXPECT_EQ(t.number_told("open-crate", "card"), 128);
}
// CH-GLORY-2, CH-CAP-2, DEF-7: what is filled is told, not what was gained.
TEST_F(Ending, CH_CAP_2_WhatIsFilledIsTold) {
  int stars = 0;
  for (const int row : t.data.table(Track::glory)) stars += row;
  int circles = 0;
  for (const int column : t.data.table(Track::capacity)) circles += column;
  chest(x).glory = static_cast<std::uint8_t>(stars - 1);
  chest(x).capacity = static_cast<std::uint8_t>(t.data.table(Track::capacity)[0]);
  chest(y).capacity = static_cast<std::uint8_t>(circles);
  seat(x).vp = 30;
  t.points = {99};
  s.reputation[0] = s.reputation[1] = owner_of(human);
  end();
  EXPECT_EQ(t.number_told("glory", "stars"), 1);
  EXPECT_EQ(t.number_told("glory", "lost"), 2);
  EXPECT_EQ(t.told("capacity"), 2);
  EXPECT_EQ(t.number_told("capacity", "column"), 0);  // of y: none is free
  const auto first = std::find_if(t.steps.begin(), t.steps.end(),
                                  [](const Message& m) { return m.id == "charter.step.capacity"; });
  EXPECT_EQ(first->args[1].number, 2);  // column 2, circle 1
  EXPECT_EQ(first->args[2].number, 1);
}

// CH-CAMP-1, AMB-2, CH-SETUP-2: the highest total wins the campaign; not who was away, and nobody
// with a spectral worker.
class Campaign : public Ending {
 public:
  Campaign() {
    guidepost(412);
    s.game = campaign_games;
    for (const Charter c : {x, y}) {
      chest(c).victory_card = 7;  // card 350: 2, 6, 7, 10
      chest(c).glory = 20;
    }
    t.points = {99, 150};  // of this game and of the campaign
  }
  std::vector<Charter> champions() {
    end();
    std::vector<Charter> all;
    for (const Charter c : s.champions) all.push_back(c);
    return all;
  }
};
TEST_F(Campaign, CH_CAMP_1_TheHighestTotalWins) {
  chest(x).glory = 21;
  EXPECT_EQ(champions(), (std::vector<Charter>{x}));
  EXPECT_TRUE(s.winners.has(human));  // of this game
  EXPECT_EQ(t.told("champions"), 1);
  const auto result = Rulebook::result(t.data, s);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->verdict.id, "charter.verdict.campaign");
  EXPECT_EQ(result->verdict.args[1].key, "who");
}
TEST_F(Campaign, CH_CAMP_1_NotWithASpectralWorker) {
  chest(x).glory = 25;
  chest(x).spectral = true;  // AMB-2
  EXPECT_EQ(champions(), (std::vector<Charter>{y}));
  EXPECT_EQ(t.told("spectral-out"), 1);
}
TEST_F(Campaign, CH_SETUP_2_NotWhoWasAway) {
  chest(x).glory = 25;
  chest(x).always_active = false;
  EXPECT_EQ(champions(), (std::vector<Charter>{y}));
  EXPECT_EQ(t.told("no-total"), 1);
}
TEST_F(Campaign, CH_CAMP_1_AHumanMayRecover) {
  for (const bool paid : {false, true}) {
    s.phase = Phase::ending;
    s.champions = {};
    t.recovered = paid;
    t.points = {99, 900};
    chest(human).spectral = true;
    chest(x).capacity = 9;
    EXPECT_EQ(champions(), (std::vector<Charter>{paid ? human : x})) << paid;
    EXPECT_EQ(chest(human).spectral, !paid);
  }
}
// Ties by category, top to bottom: capacity, personas, victories, glory, buildings.
TEST_F(Campaign, CH_CAMP_1_TiesByCategory) {
  // Both 230: x has 5 circles more, y 1 glory more. One circle comes with this game.
  chest(x).capacity = 9;
  chest(x).glory = 19;
  chest(y).capacity = 4;
  EXPECT_EQ(champions(), (std::vector<Charter>{x}));
  EXPECT_EQ(s.campaign_vp[index(x)], s.campaign_vp[index(y)]);
  EXPECT_TRUE(t.cites(Line::CH_CAMP_1_by_category));
  EXPECT_EQ(std::count(t.asked.begin(), t.asked.end(), "categories"), 0);
  // Quite alike: shared.
  s.phase = Phase::ending;
  s.champions = {};
  chest(y) = chest(x);
  t.points = {99, 0};
  EXPECT_EQ(champions(), (std::vector<Charter>{x, y}));
}
TEST_F(Campaign, CH_CAMP_1_AHumanInATieIsAsked) {
  chest(x).capacity = 4;
  chest(y).glory = 0;
  t.points = {99, 210};  // x: 5 circles and 20 stars
  t.categories = {20, 0, 0, 190};
  EXPECT_EQ(champions(), (std::vector<Charter>{human}));
  EXPECT_EQ(t.asked.back(), "categories");
}
// CH-POST-1: the personas of the Automas are put away.
TEST_F(Campaign, CH_POST_1_ThePersonasArePutAway) {
  chest(x).automa_persona = 5;
  end();
  EXPECT_EQ(chest(x).automa_persona, 0);
  EXPECT_EQ(t.told("after"), 1);
  EXPECT_EQ(t.told("scriptorium"), 1);
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
