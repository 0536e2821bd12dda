// What the human says he did: read, checked and carried out.

#include "games/through-the-ages/inputs.h"

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

using Strings = std::vector<std::string>;

class Inputs : public FlowTest {
 public:
  Inputs() {
    s.at_turn = Player::human;
    s.age = Age::ii;
    s.round = 5;
    row({"iron_i", "alchemy_i", "", "iron_i", "coal_ii"});
  }
  Result<Input> said(std::string_view verb, Strings args = {}) {
    return read_input(data, s, {std::string(verb), std::move(args), 0});
  }
  // Why an entry is refused; nothing if it is not.
  std::string refusal(std::string_view verb, Strings args = {}) {
    const auto input = said(verb, std::move(args));
    return input ? "" : input.why().id;
  }
  // Says it, as the engine does.
  void say(std::string_view verb, Strings args = {}) {
    const Outcome done = Rulebook::apply(s, {std::string(verb), std::move(args), 0}, table);
    EXPECT_TRUE(done) << verb << ": " << done.why().id;
  }
  [[nodiscard]] Strings verbs() const {
    Strings names;
    for (const Form& form : Rulebook::forms(data, s)) names.push_back(form.verb);
    return names;
  }
  [[nodiscard]] Form form(std::string_view verb) const {
    for (const Form& form : Rulebook::forms(data, s))
      if (form.verb == verb) return form;
    return {};
  }
  [[nodiscard]] bool offers(std::string_view verb) const { return !form(verb).verb.empty(); }
  static bool has_option(const Field& field, std::string_view token) {
    return std::any_of(field.options.begin(), field.options.end(),
                       [&](const Option& option) { return option.token == token; });
  }
};

// ---- what is offered

TEST_F(Inputs, WhatHeMaySay) {
  EXPECT_EQ(verbs(), (Strings{"take", "event", "attack", "war", "tactic", "done"}));
  for (const Form& form : Rulebook::forms(data, s))
    EXPECT_EQ(form.ends_turn, form.verb == "done") << form.verb;
  s.at_turn = Player::automa;
  EXPECT_TRUE(verbs().empty());
  s.at_turn = Player::human;
  s.phase = Phase::scoring;
  EXPECT_TRUE(verbs().empty());
}
// TTA-GEN-9, 3.3: in the first round there are only cards to take.
TEST_F(Inputs, InTheFirstRoundOnlyCards) {
  s.round = 1;
  s.age = Age::a;
  EXPECT_EQ(verbs(), (Strings{"take", "done"}));
  for (const Strings& entry :
       {Strings{"event", "rats_i"}, Strings{"tactic", "legion_i"},
        Strings{"war", "war_over_technology_ii"}, Strings{"attack", "raid_i", "9"}, Strings{"age"}})
    EXPECT_EQ(refusal(entry[0], Strings(entry.begin() + 1, entry.end())), "tta.error.first-round")
        << entry[0];
  EXPECT_EQ(refusal("take", {"iron_i"}), "");
  EXPECT_EQ(refusal("done", {"1"}), "");
}
// Every option that is offered can be said.
TEST_F(Inputs, WhatIsOfferedIsAccepted) {
  s.colonies.push_back(military("vast_territory_i"));
  s.leader = civil("homer_a");
  for (const Form& form : Rulebook::forms(data, s))
    for (const Option& option : form.fields[0].options) {
      Strings args{option.token};
      if (form.verb == "attack") args.emplace_back("99");
      EXPECT_EQ(refusal(form.verb, args), "") << form.verb << " " << option.token;
    }
}

// ---- the row

TEST_F(Inputs, HeTakesCardsFromTheRow) {
  const Field cards = form("take").fields[0];
  EXPECT_EQ(cards.options.size(), 4U) << "every card in its space";
  EXPECT_EQ(cards.options[0].token, "1");
  EXPECT_EQ(cards.options[0].label.id, "tta.card.iron_i");
  EXPECT_EQ(cards.options[2].token, "4");
  EXPECT_EQ(cards.options[2].label.id, "tta.option.again") << "the name alone means the left one";
  say("take", {"iron_i,coal_ii,iron_i"});
  EXPECT_EQ(s.row[0], Civil::none);
  EXPECT_EQ(name(s.row[1]), "alchemy_i");
  EXPECT_EQ(s.row[3], Civil::none);
  EXPECT_EQ(s.row[4], Civil::none);
  EXPECT_EQ(s.at_turn, Player::human) << "his turn goes on";
}
TEST_F(Inputs, OfTwoAlikeTheLeftOne) {
  say("take", {"iron_i"});
  EXPECT_EQ(s.row[0], Civil::none);
  EXPECT_EQ(name(s.row[3]), "iron_i");
}
TEST_F(Inputs, OrTheOneInThatSpace) {
  say("take", {"4"});
  EXPECT_EQ(name(s.row[0]), "iron_i");
  EXPECT_EQ(s.row[3], Civil::none);
  EXPECT_EQ(refusal("take", {"4"}), "tta.error.empty-space");
  EXPECT_EQ(refusal("take", {"1,1"}), "tta.error.empty-space");
  EXPECT_EQ(refusal("take", {"14"}), "tta.error.unknown-card");
}
TEST_F(Inputs, OnlyWhatLiesThere) {
  EXPECT_EQ(refusal("take", {"opera_ii"}), "tta.error.not-in-row");
  EXPECT_EQ(refusal("take", {"coal_ii,coal_ii"}), "tta.error.not-in-row");
  EXPECT_EQ(refusal("take", {"raid_i"}), "tta.error.unknown-card");
  EXPECT_EQ(refusal("take", {"iron_i,,coal_ii"}), "tta.error.unknown-card");
  EXPECT_EQ(refusal("take", {""}), "tta.error.no-cards");
  EXPECT_EQ(refusal("take"), "tta.error.no-cards");
  std::string fourteen = "iron_i";
  for (int i = 0; i < 13; ++i) fourteen += ",iron_i";
  EXPECT_EQ(refusal("take", {fourteen}), "tta.error.not-in-row");
}
TEST_F(Inputs, AnEmptyRowOffersNothing) {
  s.row = empty_row();
  EXPECT_FALSE(offers("take"));
}
// Where nobody follows the row he need not say what he takes, but when the deck has run out.
TEST_F(Inputs, ARowNobodyFollows) {
  s.row_kind = RowKind::asked;
  EXPECT_FALSE(offers("take"));
  EXPECT_EQ(refusal("take", {"iron_i"}), "tta.error.row-unknown");
  EXPECT_TRUE(offers("age"));
  say("age");
  EXPECT_EQ(s.age, Age::iii);
  EXPECT_EQ(table.steps(), "age");
  say("age");
  EXPECT_EQ(s.age, Age::iv);
  EXPECT_EQ(s.final_round, 5) << "he began, so this round is the last";
  EXPECT_FALSE(offers("age"));
  EXPECT_EQ(refusal("age"), "tta.error.not-now");
  s.age = Age::a;
  EXPECT_EQ(refusal("age"), "tta.error.not-now") << "age A ends by itself";
}
TEST_F(Inputs, WhoFollowsTheRowKnowsWhenItRanOut) {
  EXPECT_FALSE(offers("age"));
  EXPECT_EQ(refusal("age"), "tta.error.not-now");
}

// ---- politics

// TTA-GEN-9, 3.6: one political action a turn.
TEST_F(Inputs, OnePoliticalActionATurn) {
  say("war", {"war_over_territory_ii"});
  EXPECT_TRUE(s.human_politics);
  EXPECT_EQ(verbs(), (Strings{"take", "tactic", "done"}));
  EXPECT_EQ(refusal("event", {"rats_i"}), "tta.error.one-politics");
  EXPECT_EQ(refusal("attack", {"raid_i", "50"}), "tta.error.one-politics");
  EXPECT_EQ(refusal("war", {"war_over_technology_ii"}), "tta.error.one-politics");
  EXPECT_EQ(refusal("tactic", {"legion_i"}), "") << "that is no political action";
  EXPECT_EQ(refusal("take", {"iron_i"}), "");
}
TEST_F(Inputs, AnEventComesUp) {
  say("event", {"rats_i"});
  EXPECT_EQ(s.pending, Pending::event);
  EXPECT_EQ(name(s.pending_card), "rats_i");
  EXPECT_FALSE(s.pending_rotated);
  EXPECT_EQ(refusal("done", {"3"}), "tta.error.not-now") << "she has to settle it first";
  finish(resolve_pending(s, table));
  EXPECT_EQ(s.pending, Pending::none);
  EXPECT_EQ(s.pending_card, Military::none);
  EXPECT_EQ(names(s.past), "rats_i");
}
TEST_F(Inputs, WhatIsNoEventIsRefused) {
  s.past.push_back(military("foray_i"));
  EXPECT_EQ(refusal("event", {"raid_i"}), "tta.error.no-event");
  EXPECT_EQ(refusal("event", {"event_i"}), "tta.error.no-event") << "a stand-in never comes up";
  EXPECT_EQ(refusal("event", {"foray_i"}), "tta.error.event-past");
  EXPECT_EQ(refusal("event", {"impact_of_wonders_iii"}), "tta.error.not-this-age");
  EXPECT_EQ(refusal("event", {"thunder"}), "tta.error.unknown-card");
  EXPECT_EQ(refusal("event", {"rats_i", "perhaps"}), "tta.error.word");
  EXPECT_EQ(refusal("event", {"vast_territory_ii"}), "");
  EXPECT_FALSE(has_option(form("event").fields[0], "foray_i"));
}
// TTA-EVT-3, TTA-EVT-4: only an event of age III can lie upside down.
TEST_F(Inputs, OnlyEventsOfAgeIIILieUpsideDown) {
  EXPECT_EQ(form("event").fields.size(), 1U);
  EXPECT_EQ(refusal("event", {"rats_i", "yes"}), "tta.error.not-rotated");
  s.age = Age::iii;
  EXPECT_EQ(form("event").fields.size(), 2U);
  say("event", {"impact_of_wonders_iii", "yes"});
  EXPECT_TRUE(s.pending_rotated);
}

// TTA-WAR-1: he declares a war; it changes her next turn.
TEST_F(Inputs, HeDeclaresAWar) {
  say("war", {"war_over_technology_ii"});
  EXPECT_EQ(name(s.human_war), "war_over_technology_ii");
}
TEST_F(Inputs, OneWarAtATime) {
  s.human_war = military("war_over_technology_ii");
  EXPECT_FALSE(offers("war"));
  EXPECT_EQ(refusal("war", {"war_over_territory_ii"}), "tta.error.one-war");
}
// TTA-GEN-9, TTA-WAR-1, 3.10: no war in the last round.
TEST_F(Inputs, NoWarInTheLastRound) {
  s.age = Age::iv;
  s.final_round = 6;
  EXPECT_EQ(refusal("war", {"war_over_culture_iii"}), "");
  s.round = 6;
  EXPECT_FALSE(offers("war"));
  EXPECT_EQ(refusal("war", {"war_over_culture_iii"}), "tta.error.last-round-war");
}
TEST_F(Inputs, OnlyWarsHeCanHave) {
  EXPECT_EQ(refusal("war", {"war_over_culture_iii"}), "tta.error.cannot-play") << "of a later age";
  EXPECT_EQ(refusal("war", {"raid_i"}), "tta.error.cannot-play");
  EXPECT_EQ(refusal("war", {"peace"}), "tta.error.unknown-card");
  s.wars = {military("war_over_territory_ii"), military("war_over_territory_ii")};
  EXPECT_EQ(refusal("war", {"war_over_territory_ii"}), "tta.error.cannot-play")
      << "she has both of them";
  EXPECT_FALSE(has_option(form("war").fields[0], "war_over_territory_ii"));
}

// TTA-AGG-1, TTA-GEN-9: an attack needs more strength than she has.
TEST_F(Inputs, AnAttackNeedsMoreStrength) {
  tech("warriors_a", 3);
  EXPECT_EQ(refusal("attack", {"raid_i", "3"}), "tta.error.too-weak");
  EXPECT_EQ(refusal("attack", {"raid_i", "4"}), "");
  s.common = {military("phalanx_i")};
  s.active_tactic = military("phalanx_i");
  EXPECT_EQ(refusal("attack", {"raid_i", "6"}), "tta.error.too-weak") << "her tactic counts";
  s.human_strength = 7;
  EXPECT_EQ(refusal("attack", {"raid_i"}), "") << "his last strength, if he says none";
  s.human_strength = 6;
  EXPECT_EQ(refusal("attack", {"raid_i", ""}), "tta.error.too-weak");
}
TEST_F(Inputs, AnAttackIsSettledAtOnce) {
  say("attack", {"raid_i", "4"});
  EXPECT_EQ(s.pending, Pending::attack);
  EXPECT_EQ(name(s.pending_card), "raid_i");
  EXPECT_EQ(s.attack_strength, 4);
  EXPECT_TRUE(s.human_politics);
  every_card("| | | | 0 0 | 0 0 0");
  lay_out_deck(s, Age::ii);
  finish(resolve_pending(s, table));
  EXPECT_EQ(cubes("philosophy_a"), 0);
  EXPECT_EQ(s.attack_strength, 0);
}
// what would find nothing on her side cannot be played.
TEST_F(Inputs, AnAttackNeedsATarget) {
  EXPECT_EQ(refusal("attack", {"annex_ii", "9"}), "tta.error.no-target");
  EXPECT_EQ(refusal("attack", {"infiltrate_ii", "9"}), "tta.error.no-target");
  s.colonies.push_back(military("vast_territory_i"));
  s.wonder = {civil("great_wall_i"), 0};
  EXPECT_EQ(refusal("attack", {"annex_ii", "9"}), "");
  EXPECT_EQ(refusal("attack", {"infiltrate_ii", "9"}), "");
  s.wonder = {};
  s.leader = civil("homer_a");
  EXPECT_EQ(refusal("attack", {"infiltrate_ii", "9"}), "");
}
TEST_F(Inputs, OnlyAggressionsHeCanHave) {
  EXPECT_EQ(refusal("attack", {"raid_iii", "9"}), "tta.error.cannot-play");
  EXPECT_EQ(refusal("attack", {"legion_i", "9"}), "tta.error.cannot-play");
  EXPECT_EQ(refusal("attack", {"", "9"}), "tta.error.unknown-card");
  s.wars = {military("raid_i"), military("raid_i")};
  EXPECT_EQ(refusal("attack", {"raid_i", "9"}), "tta.error.cannot-play");
}

// ---- tactics

// TTA-TAC-2: what he plays from the hand becomes common, so she must know.
TEST_F(Inputs, ATacticFromHisHand) {
  say("tactic", {"legion_i"});
  EXPECT_EQ(name(s.human_tactic), "legion_i");
  EXPECT_FALSE(offers("tactic"));
  EXPECT_EQ(refusal("tactic", {"phalanx_i"}), "tta.error.one-tactic");
  EXPECT_FALSE(s.human_politics);
}
TEST_F(Inputs, OnlyTacticsHeCanHave) {
  EXPECT_EQ(refusal("tactic", {"modern_army_iii"}), "tta.error.cannot-play");
  EXPECT_EQ(refusal("tactic", {"raid_i"}), "tta.error.cannot-play");
  EXPECT_EQ(refusal("tactic", {"dancing"}), "tta.error.unknown-card");
  s.common = {military("conquistadors_ii")};
  EXPECT_EQ(refusal("tactic", {"conquistadors_ii"}), "tta.error.cannot-play")
      << "the only copy is common already";
  s.tactic = military("legion_i");
  s.beside = {military("legion_i")};
  EXPECT_EQ(refusal("tactic", {"legion_i"}), "tta.error.cannot-play") << "she has both";
}

// ---- the end of his turn

TEST_F(Inputs, HisTurnEndsWithHisStrength) {
  EXPECT_EQ(form("done").fields[0].otherwise, "1") << "as it was";
  say("done", {"12"});
  EXPECT_EQ(s.human_strength, 12);
  EXPECT_EQ(s.at_turn, Player::automa);
  EXPECT_EQ(s.round, 5) << "he began the round";
  s.at_turn = Player::human;
  say("done");
  EXPECT_EQ(s.human_strength, 12) << "the same as before, if he says none";
}
TEST_F(Inputs, AfterTheSecondPlayerComesTheNextRound) {
  s.automa_starts = true;
  say("done", {"1"});
  EXPECT_EQ(s.round, 6);
}
TEST_F(Inputs, AStrengthIsANumber) {
  for (const char* said : {"-1", "201", "two", "1 ", "1.5"})
    EXPECT_EQ(refusal("done", {said}), "tta.error.number") << said;
  EXPECT_EQ(refusal("attack", {"raid_i", "many"}), "tta.error.number");
  EXPECT_EQ(refusal("done", {"200"}), "");
}
// TTA-END-1: with the last turn the scoring begins.
TEST_F(Inputs, TheLastTurnEndsTheGame) {
  s.age = Age::iv;
  s.automa_starts = true;
  s.final_round = 5;
  say("done", {"1"});
  EXPECT_EQ(s.phase, Phase::scoring);
  EXPECT_EQ(refusal("done", {"1"}), "tta.error.over");
}

// ---- when it is not his turn

TEST_F(Inputs, NotNow) {
  EXPECT_EQ(refusal("dance"), "tta.error.not-now");
  s.at_turn = Player::automa;
  EXPECT_EQ(refusal("done", {"1"}), "tta.error.not-now");
  s.at_turn = Player::human;
  s.pending = Pending::begin;
  EXPECT_EQ(refusal("done", {"1"}), "tta.error.not-now");
  s.pending = Pending::none;
  s.phase = Phase::over;
  EXPECT_EQ(refusal("take", {"iron_i"}), "tta.error.over");
}
// A refused entry leaves the table as it was.
TEST_F(Inputs, ARefusedEntryChangesNothing) {
  const State before = s;
  for (const Strings& entry :
       {Strings{"take", "iron_i,opera_ii"}, Strings{"event", "raid_i"}, Strings{"war", "raid_i"},
        Strings{"attack", "raid_i", "0"}, Strings{"tactic", "raid_i"}, Strings{"age"},
        Strings{"done", "999"}}) {
    const Strings args(entry.begin() + 1, entry.end());
    EXPECT_FALSE(Rulebook::apply(s, {entry[0], args, 0}, table)) << entry[0];
    EXPECT_EQ(s, before) << entry[0];
  }
}

// ---- written and read again

TEST_F(Inputs, WhatIsWrittenIsRead) {
  s.age = Age::iii;
  s.row_kind = RowKind::typed;
  std::vector<Input> inputs(6);
  inputs[0].verb = Verb::take;
  inputs[0].cards = {civil("iron_i"), civil("coal_ii")};
  inputs[0].spaces = {4, 5};
  inputs[1].verb = Verb::event;
  inputs[1].card = military("impact_of_wonders_iii");
  inputs[1].rotated = true;
  inputs[2].verb = Verb::tactic;
  inputs[2].card = military("legion_i");
  inputs[3].verb = Verb::war;
  inputs[3].card = military("war_over_culture_iii");
  inputs[4].verb = Verb::attack;
  inputs[4].card = military("raid_iii");
  inputs[4].strength = 33;
  inputs[5].verb = Verb::done;
  inputs[5].strength = 44;
  for (const Input& input : inputs) {
    const auto read = read_input(data, s, write_input(data, input));
    ASSERT_TRUE(read) << read.why().id;
    EXPECT_EQ(read->verb, input.verb);
    EXPECT_EQ(read->cards, input.cards);
    EXPECT_EQ(read->spaces, input.spaces);
    EXPECT_EQ(read->card, input.card);
    EXPECT_EQ(read->rotated, input.rotated);
    EXPECT_EQ(read->strength, input.strength);
  }
  s.row_kind = RowKind::asked;
  Input age;
  age.verb = Verb::age;
  EXPECT_EQ(read_input(data, s, write_input(data, age))->verb, Verb::age);
}

}  // namespace
}  // namespace seatmate::through_the_ages
