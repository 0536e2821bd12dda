// What is known of the human: when his strength is asked for, whose a territory is, and what he
// does with the leaders whose text concerns the table.

#include "games/through-the-ages/human_side.h"

#include "games/through-the-ages/flow_support.h"
#include "games/through-the-ages/turn.h"
#include "games/through-the-ages/war.h"

namespace seatmate::through_the_ages {
namespace {

using Strings = std::vector<std::string>;

class HisStrength : public FlowTest {
 public:
  HisStrength() {
    tech("warriors_a", 3);
    s.row_kind = RowKind::asked;
  }
  void number(int n) { table.say("human-number", {std::to_string(n)}); }
  void come_up(std::string_view id) { finish(resolve_event(s, table, military(id), false)); }
  void say(Verb verb, std::string_view card = {}, int strength = 0) {
    Input input;
    input.verb = verb;
    if (!card.empty()) input.card = military(card);
    input.strength = static_cast<std::int16_t>(strength);
    carry_out(s, table, input);
  }
};

// TTA-EVT-1, TTA-COL-1: he said 5, then a colony cost him units: Crusades asks before it compares.
TEST_F(HisStrength, AWonAuctionMakesItOld) {
  every_card("| | | | 0 0 | ..:1 0 0 0");
  s.human_strength = 5;
  table.say("bid", {"4"});
  come_up("vast_territory_i");
  EXPECT_TRUE(s.human_strength_old);
  number(1);
  come_up("crusades_i");
  EXPECT_EQ(s.culture, 4) << "three against one, not against five";
  EXPECT_FALSE(s.human_strength_old);
  EXPECT_EQ(s.human_strength, 1);
  come_up("cold_war_ii");
  EXPECT_EQ(table.asked, (Strings{"bid", "human-number"})) << "asked once";
}
// TTA-EVT-1: an event by which he may lose or build something that fights; no other.
TEST_F(HisStrength, EventsThatMayChangeIt) {
  for (const char* id : {"development_of_warfare_a", "pestilence_i", "reign_of_terror_i",
                         "barbarians_i", "iconoclasm_ii", "ravages_of_time_ii", "refugees_ii"}) {
    s.human_strength_old = false;
    come_up(id);
    EXPECT_TRUE(s.human_strength_old) << id;
  }
  for (const char* id : {"rats_i", "crusades_i", "uncertain_borders_i", "immigration_i",
                         "prosperity_ii", "impact_of_wonders_iii"}) {
    s.human_strength_old = false;
    come_up(id);
    EXPECT_FALSE(s.human_strength_old) << id;
  }
}
// TTA-AGG-6: after an aggression of hers that cost him people, a building, a colony or a leader.
TEST_F(HisStrength, AggressionsThatMayChangeIt) {
  s.age = Age::ii;
  for (const auto& [id, old] :
       {std::pair{"enslave_i", true}, {"raid_i", true}, {"plunder_i", false}}) {
    s.human_strength_old = false;
    table.say("attacked", {"yes"});
    finish(attack_human(s, table, military(id)));
    EXPECT_EQ(s.human_strength_old, old) << id;
  }
  s.human_strength_old = false;
  table.say("attacked", {"no"});
  finish(attack_human(s, table, military("enslave_i")));
  EXPECT_FALSE(s.human_strength_old) << "he held";
}
// TTA-WAR-4: with a blue technology of hers he may have become stronger.
TEST_F(HisStrength, ATechnologyHeTakesMayChangeIt) {
  tech("warfare_i");
  s.human_strength = 20;
  table.say("her-technology", {"warfare_i"});
  finish(resolve_war(s, table, military("war_over_technology_ii"), Player::human));
  EXPECT_TRUE(s.human_strength_old);
  EXPECT_EQ(table.asked, Strings{"her-technology"}) << "it was not old before";
}
// TTA-AGE-2: a new age takes leaders; age A ends before anybody has anything to lose.
TEST_F(HisStrength, ANewAgeMayChangeIt) {
  begin_age(s, table, Age::i);
  EXPECT_FALSE(s.human_strength_old);
  begin_age(s, table, Age::ii);
  EXPECT_TRUE(s.human_strength_old);
}
// TTA-AGG-1: whatever he says, at the end of his turn or with an aggression, is true again; so is a
// correction.
TEST_F(HisStrength, WhatHeSaysIsTrue) {
  s.at_turn = Player::human;
  const State start = s;
  for (const Verb verb : {Verb::attack, Verb::done}) {
    s = start;
    s.human_strength_old = true;
    say(verb, verb == Verb::attack ? "raid_i" : "", 9);
    EXPECT_FALSE(s.human_strength_old);
    EXPECT_EQ(s.human_strength, 9);
  }
  s = start;
  s.past = {military("rats_i")};
  s.pile.clear();
  s.human_strength_old = true;
  ASSERT_TRUE(Rulebook::adjust(data, s, "human.strength", "7"));
  EXPECT_FALSE(s.human_strength_old);
  EXPECT_EQ(s.human_strength, 7);
}
// TTA-POL-2, TTA-POL-4: her card asks only if an icon of it attacks and she has such a card; what
// comes before it decides first.
TEST_F(HisStrength, PoliticsAsksWhereItMatters) {
  const auto asks = [&](std::string_view card, std::initializer_list<std::string_view> held) {
    s.human_strength_old = true;
    s.her_war = Military::none;
    s.wars.clear();
    for (const std::string_view id : held) s.wars.push_back(military(id));
    table.start_over();
    number(30);
    table.say("event", {"rats_i"});
    s.past.clear();
    finish(politics(s, table, *read_card(card)));
    return !s.human_strength_old;
  };
  EXPECT_TRUE(asks("war:1 | | | | 0 0 | 0 0 0", {"war_over_culture_iii"}));
  EXPECT_TRUE(asks("aggression:1 | | | | 0 0 | 0 0 0", {"raid_i"}));
  EXPECT_FALSE(asks("aggression:1 | | | | 0 0 | 0 0 0", {"war_over_culture_iii"}));
  EXPECT_FALSE(asks("war:1 aggression:1 | | | | 0 0 | 0 0 0", {}));
  EXPECT_FALSE(asks("event | | | | 0 0 | 0 0 0", {"raid_i"}));
  s.events = {data.hidden_events[1]};
  EXPECT_FALSE(asks("event aggression:1 | | | | 0 0 | 0 0 0", {"raid_i"}));
  s.final_round = s.round;
  EXPECT_FALSE(asks("war:1 | | | | 0 0 | 0 0 0", {"war_over_culture_iii"})) << "her last turn";
}
// TTA-COL-3, TTA-COL-8: an auction asks only if she has a unit to send.
TEST_F(HisStrength, AnAuctionAsksWhereItMatters) {
  every_card("| | | | 0 0 | 1..:1 0 0 0");
  s.human_strength_old = true;
  number(2);
  table.say("bid", {"0"});
  come_up("vast_territory_i");
  EXPECT_EQ(names(s.colonies), "vast_territory_i") << "three against two";
  tech("warriors_a", 0);
  s.human_strength_old = true;
  table.say("bid", {"0"});
  come_up("wealthy_territory_i");
  EXPECT_EQ(table.asked, (Strings{"human-number", "bid", "bid"}));
}
// The view says so until he has been asked.
TEST_F(HisStrength, TheViewSaysThatItMayHaveChanged) {
  const auto shown = [&] {
    const View view = Rulebook::view(data, s);
    return view.blocks[0].rows.back()[1].id;
  };
  s.human_strength_old = true;
  EXPECT_EQ(shown(), "tta.label.may-have-changed");
  s.human_strength_old = false;
  EXPECT_NE(shown(), "tta.label.may-have-changed");
}

// ---- whose a territory is

class Territories : public HisStrength {
 public:
  // He has as many of these as `n`, and nobody knows which.
  void came_up(std::initializer_list<std::string_view> ids, int n) {
    for (const std::string_view id : ids) s.past.push_back(military(id));
    s.human_colonies = static_cast<std::uint8_t>(n);
  }
};

// TTA-COL-1: what nobody bids for belongs to nobody.
TEST_F(Territories, NobodysAfterAnAuctionNobodyWins) {
  tech("warriors_a", 0);
  table.say("bid", {"0"});
  come_up("vast_territory_i");
  EXPECT_EQ(names(s.nobodys), "vast_territory_i");
  came_up({"wealthy_territory_i"}, 1);
  EXPECT_EQ(names(may_be_human_colonies(data, s)), "wealthy_territory_i");
}
// TTA-EVT-1, A-30: Independence Declaration: the weaker one loses a colony, and it is nobody's. A
// colony he lost she does not annex.
TEST_F(Territories, IndependenceDeclarationCostsTheWeakerOne) {
  came_up({"vast_territory_i"}, 1);
  s.human_strength = 1;
  come_up("independence_declaration_ii");
  EXPECT_EQ(s.human_colonies, 0);
  EXPECT_EQ(names(s.nobodys), "vast_territory_i") << "he has only that one: nobody asks which";
  EXPECT_TRUE(table.said("tta.did.you-lose-colony"));
  EXPECT_TRUE(table.asked.empty());
  EXPECT_FALSE(has_target(data, s, military("annex_ii")));

  s.colonies = {military("historic_territory_i"), military("wealthy_territory_i")};
  s.human_strength = 9;
  s.human_strength_old = false;
  come_up("independence_declaration_ii");
  EXPECT_EQ(names(s.colonies), "historic_territory_i") << "the one worth least to her";
  EXPECT_EQ(names(s.nobodys), "vast_territory_i wealthy_territory_i");
}
TEST_F(Territories, HeChoosesAmongSeveral) {
  came_up({"vast_territory_i", "wealthy_territory_i", "strategic_territory_i"}, 2);
  s.colonies = {military("strategic_territory_i")};
  s.human_strength = 1;
  table.say("human-colony", {"wealthy_territory_i"});
  come_up("independence_declaration_ii");
  EXPECT_EQ(names(s.nobodys), "wealthy_territory_i");
  EXPECT_EQ(s.human_colonies, 1);
  EXPECT_EQ(names(s.colonies), "strategic_territory_i");
}
// Nobody has a colony: nobody's strength is asked for.
TEST_F(Territories, WithoutColoniesNothingIsCompared) {
  s.human_strength_old = true;
  come_up("independence_declaration_ii");
  EXPECT_TRUE(table.asked.empty());
}
// TTA-AGG-6: Annex takes his only colony without asking which.
TEST_F(Territories, AnnexAsksOnlyAmongSeveral) {
  came_up({"strategic_territory_i", "vast_territory_i"}, 1);
  s.nobodys = {military("vast_territory_i")};
  table.say("attacked", {"yes"});
  finish(attack_human(s, table, military("annex_ii")));
  EXPECT_EQ(names(s.colonies), "strategic_territory_i");
  EXPECT_EQ(table.asked, Strings{"attacked"});
}
// What is corrected fits together: hers is not nobody's, and what never came up is neither.
TEST_F(Territories, Corrections) {
  s.pile.clear();
  came_up({"vast_territory_i"}, 0);
  ASSERT_TRUE(Rulebook::adjust(data, s, "nobodys.vast_territory_i", "yes"));
  EXPECT_EQ(names(s.nobodys), "vast_territory_i");
  EXPECT_FALSE(Rulebook::adjust(data, s, "human.colonies", "1")) << "then he cannot have it";
  ASSERT_TRUE(Rulebook::adjust(data, s, "colony.vast_territory_i", "yes"));
  EXPECT_TRUE(s.nobodys.empty());
  s.nobodys = {military("vast_territory_i")};
  EXPECT_FALSE(Rulebook::sound(data, s)) << "hers and nobody's";
}

// ---- International Agreement

class Agreement : public HisStrength {
 public:
  Agreement() {
    s.row_kind = RowKind::dealt;
    s.age = Age::ii;
    shuffle_civil_deck(data, s, Age::ii);
    for (Civil& space : s.row) {
      space = s.pile.pop_back();
      ++s.seen[index(space)];
      ++s.dealt;
    }
    s.human_strength = 9;
  }
  void agree() { come_up("international_agreement_ii"); }
};

// TTA-EVT-1, A-30: as the stronger one he may take cards; the row slides and is filled up.
TEST_F(Agreement, HeTakesCardsAndTheRowIsFilledUp) {
  const auto before = s.row;
  table.say("agreement", {"1,3"});
  agree();
  EXPECT_EQ(s.row[0], before[1]);
  EXPECT_EQ(s.row[1], before[3]);
  EXPECT_EQ(spaces_free(s), 0);
  EXPECT_EQ(s.dealt, row_spaces + 2);
  EXPECT_EQ(table.steps(), "agreement-fill event");
}
TEST_F(Agreement, OrTakesNone) {
  const auto before = s.row;
  table.say("agreement", {""});
  agree();
  EXPECT_EQ(s.row, before);
  EXPECT_EQ(table.steps(), "event");
}
// as the stronger one she declines.
TEST_F(Agreement, SheDeclines) {
  s.human_strength = 1;
  agree();
  EXPECT_TRUE(table.asked.empty());
}
// A card is called by its space or its name, each once.
TEST_F(Agreement, OnlyWhatLiesThere) {
  row({"irrigation_i", "", "iron_i"});
  EXPECT_TRUE(AgreementCards::read(data, s, {"agreement", {"iron_i,1"}, 0}));
  for (const auto& [said, why] : {std::pair{"2", "tta.error.empty-space"},
                                  {"1,1", "tta.error.empty-space"},
                                  {"coal_ii", "tta.error.not-in-row"},
                                  {"nonsense", "tta.error.unknown-card"}})
    EXPECT_EQ(AgreementCards::read(data, s, {"agreement", {said}, 0}).why().id, why) << said;
}
// A row that the player types is asked for what comes.
TEST_F(Agreement, ATypedRowAsksForWhatComes) {
  s.row_kind = RowKind::typed;
  s.pile.clear();
  s.seen = {};
  table.say("agreement", {"13"});
  table.say("dealt", {"coal_ii"});
  agree();
  EXPECT_EQ(name(s.row[12]), "coal_ii");
  EXPECT_EQ(table.steps(), "agreement-slide event");
}
// Nobody follows the row: he is told, and the deck may run out.
TEST_F(Agreement, ARowNobodyFollows) {
  s.row_kind = RowKind::asked;
  s.row = empty_row();
  s.pile.clear();
  table.say("ran-out", {"yes"});
  agree();
  EXPECT_EQ(table.steps(), "agreement-asked age event");
  EXPECT_EQ(s.age, Age::iii);
}
// TTA-AGE-1: an age may end by it in the middle of her turn; then her card has gone with its deck,
// and the new deck is whole.
TEST_F(Agreement, AnAgeMayEndInHerTurn) {
  lay_out_deck(s, Age::ii);
  s.past = {military("pestilence_i")};
  s.events = {data.hidden_events[2]};
  next_card("event | | | | 0 0 | 0 0 0");
  while (s.pile.size() > swept_spaces + 1) {
    ++s.seen[index(s.pile.pop_back())];
    ++s.dealt;
  }
  table.say("event", {"international_agreement_ii"});
  table.say("agreement", {"1,2"});
  finish(later_turn(s, table));
  EXPECT_EQ(s.age, Age::iii);
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_EQ(s.deck.pile.size(), 8U);
  for (const std::uint8_t number : s.deck.pile) EXPECT_EQ(age_of_number(number), Age::iii);
  EXPECT_TRUE(s.human_strength_old);
}

// ---- his leaders

class HisLeaders : public HisStrength {
 public:
  HisLeaders() {
    s.at_turn = Player::human;
    s.row = empty_row();
  }
  Outcome says(Verb verb, std::string_view card = {}) {
    Entry entry{std::string(verb_names[index(verb)]), {}, 0};
    if (!card.empty()) entry.args.emplace_back(card);
    const auto input = read_input(data, s, entry);
    if (!input) return input.refusal();
    carry_out(s, table, *input);
    return Done{};
  }
  [[nodiscard]] bool offers(Verb verb) const {
    for (const Form& form : Rulebook::forms(data, s))
      if (form.verb == verb_names[index(verb)]) return true;
    return false;
  }
};

// TTA-GEN-9, 3.6: Christopher Columbus colonises a territory from the hand; that is his political
// action, and the territory is his.
TEST_F(HisLeaders, ColumbusColonises) {
  EXPECT_TRUE(offers(Verb::columbus));
  EXPECT_EQ(says(Verb::columbus, "rats_i").why().id, "tta.error.no-territory");
  ASSERT_TRUE(says(Verb::columbus, "strategic_territory_i"));
  EXPECT_EQ(s.human_colonies, 1);
  EXPECT_TRUE(s.past.contains(military("strategic_territory_i")));
  EXPECT_TRUE(s.human_strength_old);
  EXPECT_TRUE(s.human_politics);
  EXPECT_FALSE(offers(Verb::columbus));
  s.human_politics = false;
  EXPECT_EQ(says(Verb::columbus, "strategic_territory_i").why().id, "tta.error.no-territory");
  s.age = Age::iii;
  EXPECT_EQ(says(Verb::columbus, "vast_territory_i").why().id, "tta.error.not-now")
      << "Columbus is too old";
}
TEST_F(HisLeaders, NotIfColumbusIsHers) {
  s.leader = civil("christopher_columbus_i");
  EXPECT_FALSE(offers(Verb::columbus));
}
// Where the row is followed, a leader who has not left it is nobody's yet.
TEST_F(HisLeaders, NotBeforeHeIsTaken) {
  s.row_kind = RowKind::typed;
  EXPECT_FALSE(offers(Verb::columbus));
  s.seen[index(civil("christopher_columbus_i"))] = 1;
  EXPECT_TRUE(offers(Verb::columbus));
  row({"christopher_columbus_i"});
  EXPECT_FALSE(offers(Verb::columbus));
}
// TTA-GEN-9, 3.6: Julius Caesar gives one more political action, once in the game.
TEST_F(HisLeaders, CaesarGivesASecondPoliticalAction) {
  EXPECT_FALSE(offers(Verb::caesar)) << "not before the first one";
  EXPECT_EQ(says(Verb::caesar).why().id, "tta.error.no-second-politics");
  s.human_politics = true;
  EXPECT_TRUE(offers(Verb::caesar));
  ASSERT_TRUE(says(Verb::caesar));
  EXPECT_FALSE(s.human_politics);
  ASSERT_TRUE(says(Verb::columbus, "vast_territory_i"));
  EXPECT_FALSE(offers(Verb::caesar));
  EXPECT_EQ(says(Verb::caesar).why().id, "tta.error.no-second-politics");
  s.human_second_politics = false;
  s.age = Age::ii;
  EXPECT_FALSE(offers(Verb::caesar)) << "Caesar is too old";
}

}  // namespace
}  // namespace seatmate::through_the_ages
