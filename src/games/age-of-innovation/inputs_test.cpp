// What a person says: one entry for one turn, whatever the action brings; and between rounds.

#include "games/age-of-innovation/inputs.h"

#include "games/age-of-innovation/evening_test_support.h"

namespace seatmate::age_of_innovation {
namespace {

// A human's turn in the middle of a game: forest against lake, everything open.
class Says : public Position {
 public:
  Says() {
    s.at_turn = 0;
    s.folk[0] = Folk::philosophers;
    s.book_kinds = {BookAction::two_steps, BookAction::workshop_to_guild, BookAction::three_spades};
  }
  // The refusal's id, or empty: then it is carried out, and it is her turn.
  std::string say(std::string_view verb, std::vector<std::string> args) {
    const auto input = read_input(printed(), s, {std::string(verb), std::move(args), 0});
    if (!input) return input.why().id;
    carry_out(s, t, *input);
    return {};
  }
  // Every option of a field of a form that can be said now.
  std::vector<std::string> offered(std::string_view verb, std::string_view field) const {
    std::vector<std::string> tokens;
    for (const Form& form : Rulebook::forms(printed(), s))
      if (form.verb == verb)
        for (const Field& one : form.fields)
          if (one.id == field)
            for (const Option& option : one.options) tokens.push_back(option.token);
    return tokens;
  }
  using Tokens = std::vector<std::string>;
};

// BASE-ACT-1: an action with spades asks which hex, and whether it is built there; one entry, one
// turn.
TEST_F(Says, SpadesAndTheWorkshopInOneTurn) {
  EXPECT_EQ(say("power", {"5"}), "aoi.error.action-brings") << "where is its spade?";
  EXPECT_EQ(say("dig", {"power-2", "C2", "workshop"}), "aoi.error.action-brings-nothing");
  EXPECT_EQ(say("dig", {"power-9", "C2", "workshop"}), "aoi.error.no-action");
  EXPECT_EQ(say("dig", {"power-5", "C3", "workshop"}), "aoi.error.taken");
  EXPECT_EQ(say("dig", {"power-5", "C2"}), "aoi.error.too-little");
  EXPECT_EQ(offered("dig", "action"), (Tokens{"power-5", "power-6", "book-3", "own"}));
  EXPECT_EQ(say("dig", {"power-5", "C2", "workshop"}), "");
  EXPECT_TRUE(s.human[0].has(hex("r2c3")));
  EXPECT_EQ(terrain_at(s, hex("r2c3")), Terrain::forest);
  EXPECT_TRUE(s.power_covered.has(4));
  EXPECT_EQ(s.current(), Player::automa) << "that was the turn";
  s.at_turn = 0;
  EXPECT_EQ(say("dig", {"power-5", "C4", "forest"}), "aoi.error.power-covered");
}

// BASE-TERR-1: spades lead the shortest way home, and a hex may be left on the way.
TEST_F(Says, SpadesLeadHome) {
  EXPECT_TRUE(leads_home(Terrain::plains, Terrain::swamp, Terrain::forest));
  EXPECT_TRUE(leads_home(Terrain::plains, Terrain::forest, Terrain::forest));
  EXPECT_FALSE(leads_home(Terrain::plains, Terrain::plains, Terrain::forest));
  EXPECT_FALSE(leads_home(Terrain::plains, Terrain::desert, Terrain::forest));
  EXPECT_TRUE(leads_home(Terrain::desert, Terrain::mountain, Terrain::forest));
  EXPECT_FALSE(leads_home(Terrain::desert, Terrain::plains, Terrain::forest));
  EXPECT_FALSE(leads_home(Terrain::forest, Terrain::lake, Terrain::forest)) << "it is home";
  const Terrain now = terrain_at(s, hex("r2c2"));  // C1: plains
  ASSERT_EQ(now, Terrain::plains);
  EXPECT_EQ(say("dig", {"own", "C1", "mountain"}), "aoi.error.not-on-the-way");
  EXPECT_EQ(say("dig", {"own", "C1", "lake"}), "");
  EXPECT_EQ(terrain_at(s, hex("r2c2")), Terrain::lake);
  EXPECT_FALSE(s.human[0].has(hex("r2c2")));
  EXPECT_TRUE(s.power_covered.empty()) << "an own action covers nothing";
}

// BASE-ACT-1: the bridge of a power action, in one turn.
TEST_F(Says, TheBridgeOfAnAction) {
  const Bridge spot = map_of(printed(), s).bridges[0];
  EXPECT_EQ(say("power", {"1"}), "aoi.error.action-brings");
  EXPECT_EQ(say("span", {"power-1", "C3", "C4"}), "aoi.error.no-bridge-spot");
  EXPECT_EQ(say("span", {"power-1", token(spot.from), token(spot.to)}), "");
  EXPECT_TRUE(s.bridges[0].contains(spot));
  EXPECT_TRUE(s.power_covered.has(0));
  EXPECT_EQ(s.current(), Player::automa);
}

// BASE-ACT-2: a book action that makes a guild of a workshop is one turn, not two.
TEST_F(Says, TheGuildOfABookAction) {
  EXPECT_EQ(say("book", {"2"}), "aoi.error.action-brings");
  EXPECT_EQ(say("guild", {"book-1", "C3"}), "aoi.error.action-brings");
  EXPECT_EQ(say("guild", {"book-2", "C3"}), "");
  EXPECT_EQ(s.human_piece[index(hex("r2c4"))].kind, Building::guild);
  EXPECT_TRUE(s.book_covered.has(1));
  EXPECT_EQ(s.current(), Player::automa);
}

// BASE-ACT-2: steps of a book action, or of a palace.
TEST_F(Says, TheStepsOfAnAction) {
  EXPECT_EQ(say("study", {"book-1", "law", "3"}), "aoi.error.number");
  EXPECT_EQ(say("study", {"book-1", "law", "2"}), "");
  EXPECT_EQ(s.science[1][1], 2);
  EXPECT_TRUE(s.book_covered.has(0));
  s.at_turn = 0;
  EXPECT_EQ(say("study", {"own", "law", "1"}), "");
  EXPECT_EQ(s.science[1][1], 3);
}

// BASE-ACT-2: what nobody said may bring anything.
TEST_F(Says, AnUnknownBookAction) {
  s.book_kinds.clear();
  EXPECT_EQ(offered("guild", "action"), (Tokens{"book-1", "book-2", "book-3", "own"}));
  EXPECT_EQ(say("book", {"3"}), "");
  s.at_turn = 0;
  EXPECT_EQ(say("study", {"book-1", "law", "2"}), "");
}

// BASE-UPG-1, BASE-COMP-1: what a building becomes; with a school or the university the steps of
// its competency are said in the same breath.
TEST_F(Says, UpgradesAndTheirCompetencies) {
  human("r5c6", Building::guild);
  EXPECT_EQ(say("upgrade", {"F4", "school"}), "aoi.error.upgrade");
  EXPECT_EQ(say("school", {"F4", "university", "law", "2"}), "aoi.error.school");
  EXPECT_EQ(say("school", {"F4", "school", "law", "4"}), "aoi.error.number");
  EXPECT_EQ(say("school", {"F4", "school", "law"}), "aoi.error.too-little");
  EXPECT_EQ(say("school", {"F4", "school", "law", "2"}), "");
  EXPECT_EQ(s.human_piece[index(hex("r5c6"))].kind, Building::school);
  EXPECT_EQ(s.science[1][1], 2);
  EXPECT_EQ(s.current(), Player::automa);
}

// BASE-UPG-1: by a palace a school becomes a guild again.
TEST_F(Says, ASchoolBecomesAGuildAgain) {
  human("r5c6", Building::school);
  EXPECT_EQ(say("guild", {"book-2", "F4"}), "aoi.error.guild");
  EXPECT_EQ(say("guild", {"own", "F4"}), "");
  EXPECT_TRUE(cited(Rule::BASE_UPG_1));
  EXPECT_EQ(s.human_piece[index(hex("r5c6"))].kind, Building::guild);
}

// BASE-FAC-2: Moles join hexes over land; others do not, and of a faction nobody knows nothing is
// refused. What is built counts where she looks: beside, and in the areas.
TEST_F(Says, BridgesOverLand) {
  const Map& map = map_of(printed(), s);
  const Hex from = hex("r2c4");
  Hex to{};
  for (const Hex other : map.land)
    if (faces(HexSet::of(from), HexSet::of(other)) && !map.bridges.contains({from, other}) &&
        !map.bridges.contains({other, from}))
      to = other;
  ASSERT_NE(to, Hex{});
  EXPECT_EQ(say("bridge", {token(from), token(to)}), "aoi.error.no-bridge-spot");
  s.folk[0] = Folk::moles;
  EXPECT_EQ(say("bridge", {token(from), token(from)}), "aoi.error.no-bridge-spot");
  EXPECT_EQ(say("bridge", {token(from), "F7"}), "aoi.error.no-bridge-spot");
  EXPECT_EQ(say("bridge", {token(to), token(from)}), "");
  EXPECT_TRUE(next_to_humans(printed(), s).has(to));
  const std::string path = "bridge.human1." + token(to) + "-" + token(from);
  const std::string back = "bridge.human1." + token(from) + "-" + token(to);
  int found = 0;
  for (const Field& field : Rulebook::tracked(printed(), s))
    if (field.id == path || field.id == back) found += field.otherwise == "yes" ? 1 : 0;
  EXPECT_EQ(found, 1) << "it can be corrected";
  s.bridges[0].clear();
  s.folk[0] = Folk::other;
  EXPECT_EQ(say("bridge", {token(to), token(from)}), "");
}

// BASE-SCHOL-1: the form says what a scholar brings in each discipline.
TEST_F(Says, WhatAScholarBrings) {
  s.science[1] = {0, 11, 0, 0};
  s.free_three[2] = 0;
  const auto label = [&](std::size_t i) {
    for (const Form& form : Rulebook::forms(printed(), s))
      if (form.verb == "scholar") return form.fields[0].options[i].label;
    return Message{};
  };
  EXPECT_EQ(label(0).id, "aoi.option.scholar");
  EXPECT_EQ(label(0).args[1].number, 3);
  EXPECT_EQ(label(1).args[1].number, 1) << "level 12 is the top";
  EXPECT_EQ(label(1).args[2].number, 12);
  EXPECT_EQ(label(2).args[1].number, 2);
}

class Between : public Says {
 public:
  Between() {
    s.humans = 2;
    s.order = {Player::human1, Player::human2, Player::automa};
    s.next_order = {Player::automa, Player::human2, Player::human1};
    s.phase = Phase::round_end;
  }
};

// BASE-INC-1, AI-DUO-3: between rounds it is said whose step it was.
TEST_F(Between, AStepHasAPlayer) {
  EXPECT_EQ(offered("advance", "player"), (Tokens{"human1", "human2"}));
  EXPECT_EQ(say("advance", {"law", "2"}), "aoi.error.too-little");
  EXPECT_EQ(say("advance", {"law", "2", "automa"}), "aoi.error.no-player");
  EXPECT_EQ(say("advance", {"law", "2", "human2"}), "");
  EXPECT_EQ(s.science[1][1], 0);
  EXPECT_EQ(s.science[2][1], 2);
  EXPECT_EQ(say("neutral", {"A1", "tower", "human2"}), "");
  EXPECT_TRUE(s.human[1].has(hex("r0c1")));
  EXPECT_EQ(terrain_at(s, hex("r0c1")), s.human_home[1]);
  const Input input{.verb = Verb::advance, .human = 1, .discipline = Discipline::law, .steps = 1};
  EXPECT_EQ(write_input(s, input).args, (std::vector<std::string>{"law", "1", "human2"}));
}

// AI-DUO-3: on a turn it is the one at turn, unless somebody is named.
TEST_F(Between, OnATurnItIsTheOneAtTurn) {
  s.phase = Phase::turns;
  s.next_order = {};
  s.at_turn = 1;
  EXPECT_EQ(say("advance", {"law", "2"}), "");
  EXPECT_EQ(s.science[2][1], 2);
  EXPECT_EQ(say("advance", {"law", "1", "human1"}), "");
  EXPECT_EQ(s.science[1][1], 1);
}

// BASE-INC-1, AI-TURN-1: if she begins a round, she waits until the income is taken.
TEST_F(Between, SheWaitsForTheIncome) {
  next_round(s, t);
  EXPECT_EQ(s.current(), Player::automa);
  EXPECT_TRUE(s.wait_for_go);
  EXPECT_FALSE(Rulebook::runs(s));
  EXPECT_EQ(Rulebook::title(printed(), s).id, "aoi.title.her-first");
  EXPECT_EQ(say("advance", {"medicine", "1", "human1"}), "");
  EXPECT_EQ(say("build", {"C4"}), "aoi.error.not-now");
  EXPECT_EQ(say("go", {}), "");
  EXPECT_TRUE(Rulebook::runs(s));
}

// AI-ROUND-2, BASE-INC-1: the end of the round is a list of chores; the last one is the income.
TEST_F(Between, TheRoundEndIsAListOfChores) {
  s.phase = Phase::turns;
  s.power_covered.add(Slot{3});
  next_player(s, t);
  for (const std::string chore : {"end", "markers", "coins", "tile", "income"})
    EXPECT_TRUE(told("aoi.step.round-" + chore)) << chore;
  EXPECT_TRUE(cited(Rule::BASE_INC_1));
}

// AI-PASS-7: once she has passed, it is said after each turn who goes on.
TEST_F(Says, SheHasPassed) {
  EXPECT_EQ(say("other", {}), "");
  EXPECT_FALSE(told("aoi.step.you-go-on"));
  s.at_turn = 0;
  s.next_order = {Player::automa};
  EXPECT_EQ(Rulebook::title(printed(), s).id, "aoi.title.without-her");
  EXPECT_EQ(say("other", {}), "");
  ASSERT_TRUE(told("aoi.step.you-go-on"));
  EXPECT_EQ(t.report.title.id, "aoi.title.she-has-passed");
  EXPECT_EQ(s.current(), Player::human1);
}

}  // namespace
}  // namespace seatmate::age_of_innovation
