// Her turn, from the refill to the markers, and what begins the human's.

#include "games/through-the-ages/turn.h"

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

using Strings = std::vector<std::string>;

class HerTurn : public FlowTest {
 public:
  HerTurn() { shuffle_civil_deck(data, s, Age::i); }
  // Her row for this turn: three more on the left, which are swept.
  void row_after_refill(std::initializer_list<std::string_view> ids) {
    s.row = empty_row();
    std::size_t i = swept_spaces;
    for (const std::string_view id : ids) s.row[i++] = civil(id);
  }
  void take_turn() { finish(automa_turn(s, table)); }
  // Where these steps stand one after the other.
  static bool in_order(const std::string& steps, const Strings& wanted) {
    std::size_t at = 0;
    for (const std::string& step : wanted) {
      at = steps.find(step, at);
      if (at == std::string::npos) return false;
    }
    return true;
  }
};

// ---- her first turn

class FirstTurn : public HerTurn {
 public:
  FirstTurn() {
    s.round = 1;
    s.age = Age::a;
    every_card("event | leader,action | urban-science | military | 2 1 | 0 0 0");
  }
};

// TTA-T1-1, TTA-T1-2: one card, of the kind the first icon names.
TEST_F(FirstTurn, OneCardOfTheFirstIcon) {
  row({"frugality_a", "colossus_a", "homer_a", "moses_a"});
  take_turn();
  EXPECT_EQ(name(s.leader), "homer_a");
  EXPECT_TRUE(s.yellow.empty());
  EXPECT_EQ(s.taken, 1);
  EXPECT_EQ(name(s.row[0]), "frugality_a") << "no refill in round 1";
}
// TTA-T1-3: no such card: the leftmost she may take.
TEST_F(FirstTurn, ElseTheLeftmost) {
  row({"", "colossus_a", "frugality_a"});
  take_turn();
  EXPECT_EQ(name(s.wonder.card), "colossus_a");
  EXPECT_TRUE(s.yellow.empty());
}
// TTA-T1-4: her card goes back, and the deck is shuffled.
TEST_F(FirstTurn, TheCardGoesBack) {
  row({"homer_a"});
  const auto before = s.deck.pile;
  take_turn();
  EXPECT_EQ(s.deck.pile.size(), 8U);
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_NE(s.deck.pile, before);
  EXPECT_EQ(s.card, 0);
}
// TTA-T1-5: nothing else of the card is done.
TEST_F(FirstTurn, NothingElse) {
  row({"homer_a"});
  s.events.push_back(military("event_i"));
  urban({"alchemy_i"});
  s.science = 10;
  take_turn();
  EXPECT_TRUE(table.asked.empty());
  EXPECT_EQ(s.events.size(), 1U);
  EXPECT_EQ(names(s.urban), "alchemy_i");
  EXPECT_EQ(cubes("warriors_a"), 1);
  EXPECT_EQ(s.extra, Ratings{});
  EXPECT_EQ(s.science, 10);
  EXPECT_EQ(s.at_turn, Player::human);
}
// in the other reading she produces.
TEST_F(FirstTurn, SheMayProduce) {
  row({"homer_a"});
  s.readings.produces_first_turn = true;
  take_turn();
  EXPECT_EQ(s.science, 1);
}

// ---- the sections

// TTA-TURN-5, TTA-GEN-10, TTA-GEN-8, TTA-GEN-4: every section uses what the one before it brought.
// The event gives science for the technology that CARDS takes, the yellow card is gold for the
// building, and production counts what was built.
TEST_F(HerTurn, EverySectionInItsOrder) {
  row_after_refill({"rich_land_a", "frugality_a", "patriotism_a", "alchemy_i"});
  s.events.push_back(military("event_i"));
  next_card(
      "event | urban-science,action,action,action | urban-science | urban-science | 0 1 | 0 0 0");
  table.say("event", {"development_of_science_a"});
  take_turn();
  EXPECT_EQ(cubes("alchemy_i"), 1);
  EXPECT_TRUE(s.yellow.empty()) << "two for the technology, one for the lab";
  EXPECT_EQ(s.science, 1 + 2);
  EXPECT_EQ(s.culture, 1) << "for the event she prepared";
  EXPECT_EQ(s.extra.happiness, 1);
  EXPECT_TRUE(in_order(table.steps(), {"refill", "prepare", "event", "cards", "build", "markers"}))
      << table.steps();
}
// TTA-GEN-10: what cannot be done is skipped, the rest goes on.
TEST_F(HerTurn, WhatCannotBeDoneIsSkipped) {
  row_after_refill({"frugality_a"});
  s.leader_ages = 15;
  next_card("event | leader | government | wonder:2 military | 0 1 | 0 0 0");
  take_turn();
  EXPECT_TRUE(table.asked.empty());
  EXPECT_EQ(names(s.yellow), "frugality_a");
  EXPECT_EQ(cubes("warriors_a"), 2);
  EXPECT_EQ(s.extra.happiness, 1);
}
// in the other reading production comes before building.
TEST_F(HerTurn, ProductionMayComeFirst) {
  tech("alchemy_i");
  yellow({"frugality_a"});
  s.readings.production_before_build = true;
  next_card("| | | urban-science | 0 0 | 0 0 0");
  take_turn();
  EXPECT_EQ(cubes("alchemy_i"), 1);
  EXPECT_EQ(s.science, 1);
}
// TTA-LEAD-1: a leader counts from the moment she is taken.
TEST_F(HerTurn, ALeaderCountsAtOnce) {
  row_after_refill({"joan_of_arc_i"});
  next_card("| leader | | | 0 0 | 0 0 0");
  take_turn();
  EXPECT_EQ(name(s.leader), "joan_of_arc_i");
  EXPECT_EQ(s.culture, 1);
}
// TTA-GEN-3: nothing costs actions: six cards in a turn, from anywhere, a wonder beside others.
TEST_F(HerTurn, NothingCostsActions) {
  row({"", "", "", "frugality_a", "rich_land_a", "", "", "", "", "homer_a", "warfare_i",
       "knights_i", "great_wall_i"});
  s.wonders = {civil("colossus_a"), civil("pyramids_a")};
  next_card("| wonder,military,leader,special-strength,action,action | | | 0 0 | 0 0 0");
  take_turn();
  EXPECT_EQ(name(s.wonder.card), "great_wall_i");
  EXPECT_EQ(name(s.unit) + " " + name(s.leader) + " " + name(s.special),
            "knights_i homer_a warfare_i");
  EXPECT_EQ(s.taken, 6);
}
// TTA-GEN-5: the last step names her six numbers as they stand.
TEST_F(HerTurn, HerSixNumbersAreTold) {
  tech("warriors_a", 3);
  tech("drama_i", 1);
  s.active_tactic = military("phalanx_i");
  s.culture = 7;
  take_turn();
  const Message markers = table.step("markers").text;
  EXPECT_EQ(number_of(markers, "science"), 1);
  EXPECT_EQ(number_of(markers, "culture"), 9);
  EXPECT_EQ(number_of(markers, "science_rating"), 1);
  EXPECT_EQ(number_of(markers, "culture_rating"), 2);
  EXPECT_EQ(number_of(markers, "strength"), 6);
  EXPECT_EQ(number_of(markers, "happiness"), 1);
}
// TTA-GEN-6: what a normal player would pay or lose is nothing to her.
TEST_F(HerTurn, PopulationIsNothingToHer) {
  s.events.push_back(military("event_i"));
  next_card("event | | | | 0 0 | 0 0 0");
  table.say("event", {"pestilence_i"});
  const Techs before = s.techs;
  take_turn();
  EXPECT_EQ(s.techs, before);
  EXPECT_EQ(s.culture, 1) << "for preparing it";
  EXPECT_EQ(s.science, 1) << "produced";
  EXPECT_TRUE(table.cites(Line::TTA_GEN_6_not_hers));
}
// TTA-HAND-13, TTA-HAND-14, TTA-WON-2: what she cannot hold is said where it refuses a card.
TEST_F(HerTurn, WhatSheCannotHoldIsSaid) {
  row_after_refill(
      {"frugality_a", "rich_land_a", "urban_growth_a", "homer_a", "knights_i", "pyramids_a"});
  s.unit = civil("swordsmen_i");
  s.leader_ages = 1;
  s.wonder = {civil("colossus_a"), 1};
  next_card("| military,leader,wonder | | | 0 0 | 0 0 0");
  take_turn();
  EXPECT_EQ(names(s.yellow), "frugality_a rich_land_a urban_growth_a");
  EXPECT_TRUE(table.cites(Line::TTA_HAND_13_slot_full));
  EXPECT_TRUE(table.cites(Line::TTA_HAND_14_one_an_era));
  EXPECT_TRUE(table.cites(Line::TTA_WON_2_unfinished));
}
// TTA-HAND-5, TTA-HAND-6: one farm or mine, one unit; then the slots are full until she develops.
TEST_F(HerTurn, OneFarmOrMineAndOneUnit) {
  row_after_refill(
      {"irrigation_i", "knights_i", "iron_i", "swordsmen_i", "frugality_a", "rich_land_a"});
  next_card("| farm-mine,military,farm-mine,military | | | 0 0 | 0 0 0");
  take_turn();
  EXPECT_EQ(name(s.farm_mine) + " " + name(s.unit), "irrigation_i knights_i");
  EXPECT_EQ(names(s.yellow), "frugality_a rich_land_a");
}
// TTA-HAND-12: a displaced leader is told, or she would stay on the mat.
TEST_F(HerTurn, ADisplacedCardIsTold) {
  row_after_refill({"joan_of_arc_i"});
  s.leader = civil("homer_a");
  s.leader_ages = 1;
  next_card("| leader | | | 0 0 | 0 0 0");
  take_turn();
  EXPECT_EQ(name(s.leader), "joan_of_arc_i");
  EXPECT_TRUE(table.said("tta.did.displaced"));
}
// TTA-DEV-3: and so is a government that is replaced.
TEST_F(HerTurn, AReplacedCardIsTold) {
  s.government = civil("monarchy_i");
  s.government_ages = 2;
  s.science = 8;
  next_card("| | government | | 0 0 | 0 0 0");
  take_turn();
  EXPECT_EQ(cubes("despotism_a"), -1);
  EXPECT_EQ(cubes("monarchy_i"), 0);
  EXPECT_TRUE(table.said("tta.did.replaces"));
}

// ---- her deck

// TTA-TURN-4, TTA-TURN-6: the top card, which is then discarded.
TEST_F(HerTurn, TheTopCardIsDiscardedAfterwards) {
  const std::uint8_t top = s.deck.pile[7];
  take_turn();
  EXPECT_EQ(s.deck.pile.size(), 7U);
  ASSERT_EQ(s.deck.played.size(), 1U);
  EXPECT_EQ(s.deck.played[0], top);
  EXPECT_EQ(s.card, 0);
}
// TTA-TURN-4, A-24: an empty deck is made of its discards again.
TEST_F(HerTurn, AnEmptyDeckIsShuffledAgain) {
  while (!s.deck.pile.empty()) s.deck.played.push_back(s.deck.pile.pop_back());
  take_turn();
  EXPECT_EQ(s.deck.pile.size(), 7U);
  EXPECT_EQ(s.deck.played.size(), 1U);
  EXPECT_TRUE(table.cites(Line::TTA_TURN_4_reshuffled));
}
// TTA-ANAT-2: the strip is for auctions, wars and aggressions; an ordinary turn never looks at it.
TEST_F(HerTurn, TheStripIsNotForHerTurn) {
  const State before = s;
  take_turn();
  const State plain = s;
  s = before;
  next_card("| | | | 0 0 | ..:9 5 5 3");
  take_turn();
  EXPECT_EQ(s, plain);
}

class OwnDeck : public HerTurn {
 public:
  OwnDeck() {
    s.deck_kind = DeckKind::mine;
    lay_out_deck(s, Age::i);
    table.data.own_deck = table.data.house_deck;
  }
};

// TTA-TURN-4: the player says which card he turned up, and tells it once.
TEST_F(OwnDeck, AsksForTheCardAndWhatIsOnIt) {
  EXPECT_EQ(stops(automa_turn(s, table)), "card");
  table.data.own_deck[2].source = Source::missing;
  table.say("card", {"3"});
  EXPECT_EQ(stops(automa_turn(s, table)), "tell-card");
  EXPECT_EQ(table.wanted_fact, "card.3");
}
TEST_F(OwnDeck, ACardThatIsOutIsRefused) {
  table.say("card", {"3"});
  take_turn();
  EXPECT_EQ(s.deck.played[0], 3);
  table.say("card", {"3"});
  s.at_turn = Player::automa;
  EXPECT_EQ(stops(automa_turn(s, table)), "card");
  EXPECT_EQ(table.unfit.id, "tta.error.card-out");
}
// after eight cards all of them are in the deck again, but not the one in use.
TEST_F(OwnDeck, AfterEightCardsAllAreBack) {
  for (std::uint8_t number = 1; number <= 8; ++number) s.deck.played.push_back(number);
  table.say("card", {"3"});
  take_turn();
  EXPECT_EQ(s.deck.played.size(), 1U);
}
// TTA-AGE-1: in age II the third card is the eleventh of all.
TEST_F(OwnDeck, EveryAgeHasItsEight) {
  s.age = Age::ii;
  EXPECT_EQ(*DrawnCard::read(data, s, {"card", {"3"}, 0}), 11);
  s.age = Age::iv;
  EXPECT_EQ(*DrawnCard::read(data, s, {"card", {"8"}, 0}), 24);
  EXPECT_FALSE(DrawnCard::read(data, s, {"card", {"9"}, 0}));
}
// TTA-COL-2, TTA-COL-4, A-24: on his turn the first card lies open while the further one is drawn,
// so it is no answer, and with it the deck may be empty.
TEST_F(OwnDeck, TwoCardsOfAnAuctionAreTwoCards) {
  s.at_turn = Player::human;
  for (AutomaCard& card : table.data.own_deck) {  // she bids, whatever her lead
    card = *read_card("| | | | 0 0 | ..:1 0 0 0");
    card.source = Source::yours;
  }
  for (std::uint8_t number = 1; number <= 7; ++number) s.deck.played.push_back(number);
  table.say("card", {"8"});
  table.say("card", {"8"});
  const State before = s;
  EXPECT_EQ(stops(auction(s, table, military("vast_territory_i"))), "card");
  EXPECT_EQ(table.unfit.id, "tta.error.card-out");

  s = before;
  FlowTable other;
  other.data.own_deck = table.data.own_deck;
  other.say("card", {"8"});
  other.say("card", {"1"});
  other.say("bid", {"0"});
  EXPECT_TRUE(auction(s, other, military("vast_territory_i")).done());
  EXPECT_EQ(s.card, 0);
}

// ---- politics

// TTA-POL-3: the pile is shuffled before it is searched; what is not played stays in it.
TEST_F(HerTurn, TheFirstAggressionIsAMatterOfChance) {
  tech("warriors_a", 3);
  next_card("aggression:1 | | | | 0 0 | 0 0 0");
  std::vector<Military> played;
  const State before = s;
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    s = before;
    s.random = Random(seed);
    s.wars = {military("raid_i"), military("enslave_i"), military("war_over_technology_ii")};
    table.say("attacked", {"no"});
    take_turn();
    ASSERT_EQ(s.wars.size(), 2U);
    EXPECT_TRUE(s.wars.contains(military("war_over_technology_ii")));
    played.push_back(s.wars.contains(military("raid_i")) ? military("enslave_i")
                                                         : military("raid_i"));
  }
  EXPECT_GT(std::count(played.begin(), played.end(), military("raid_i")), 0);
  EXPECT_GT(std::count(played.begin(), played.end(), military("enslave_i")), 0);
}
// TTA-POL-5: a random event of hers, worth its level; then the top of the current events comes up.
TEST_F(HerTurn, ARandomEventIsPrepared) {
  next_card("event | | | | 0 0 | 0 0 0");
  s.age = Age::ii;
  lay_out_deck(s, Age::ii);
  next_card("event | | | | 0 0 | 0 0 0");
  std::array<int, 3> points{};
  const State before = s;
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    s = before;
    s.random = Random(seed);
    s.events = {military("event_i"), military("event_ii")};
    table.say("event", {"rats_i"});
    take_turn();
    ASSERT_EQ(s.events.size(), 1U);
    ASSERT_TRUE(s.culture == 1 || s.culture == 2);
    EXPECT_EQ(name(s.events[0]), s.culture == 1 ? "event_ii" : "event_i");
    EXPECT_EQ(names(s.past), "rats_i");
    ++points[static_cast<std::size_t>(s.culture)];
  }
  EXPECT_GT(points[1], 0);
  EXPECT_GT(points[2], 0);
}
// TTA-POL-6: with an empty pile nothing comes up.
TEST_F(HerTurn, WithoutEventsNothingComesUp) {
  next_card("event | | | | 0 0 | 0 0 0");
  take_turn();
  EXPECT_TRUE(table.asked.empty());
  EXPECT_EQ(s.culture, 0);
}
// Where every event has come up there is nothing to ask for.
TEST_F(HerTurn, AllEventsHaveComeUp) {
  s.events.push_back(military("event_i"));
  next_card("event | | | | 0 0 | 0 0 0");
  for (std::size_t i = 0; i < data.military.size(); ++i)
    if (can_come_up(data, s, static_cast<Military>(i))) s.past.push_back(static_cast<Military>(i));
  take_turn();
  EXPECT_EQ(s.culture, 1) << "for preparing it";
}
// TTA-POL-7, TTA-EVT-4: upside down an event of age III is hers when it comes up.
TEST_F(HerTurn, HerEventOfAgeIIIStaysUpsideDown) {
  s.age = Age::iii;
  shuffle_civil_deck(data, s, Age::iii);
  lay_out_deck(s, Age::iii);
  s.events.push_back(military("event_iii"));
  next_card("event | | | | 0 0 | 0 0 0");
  table.say("event", {"impact_of_wonders_iii", "yes"});
  table.say("human-number", {"1"});
  take_turn();
  EXPECT_TRUE(table.cites(Line::TTA_POL_7_stays_rotated));
  EXPECT_EQ(s.culture, 3 + 5) << "three for preparing it, five because he got more";
}
// TTA-POL-4, A-32: she declares a war, but not in her last turn.
TEST_F(HerTurn, NoWarInHerLastTurn) {
  tech("warriors_a", 3);
  s.wars = {military("war_over_technology_ii")};
  next_card("war:2 | | | | 0 0 | 0 0 0");
  const State before = s;
  take_turn();
  EXPECT_EQ(name(s.her_war), "war_over_technology_ii");
  EXPECT_TRUE(s.wars.empty());
  s = before;
  s.age = Age::iv;
  s.final_round = s.round;
  lay_out_deck(s, Age::iv);
  next_card("war:2 | | | | 0 0 | 0 0 0");
  take_turn();
  EXPECT_EQ(s.her_war, Military::none);
  EXPECT_EQ(names(s.wars), "war_over_technology_ii");
}
// only the human knows whether Infiltrate finds anything.
TEST_F(HerTurn, AsksForATargetOnlyWhereItMatters) {
  tech("warriors_a", 3);
  s.wars = {military("infiltrate_ii")};
  next_card("aggression:1 | | | | 0 0 | 0 0 0");
  table.say("target", {"none"});
  const State before = s;
  take_turn();
  EXPECT_EQ(names(s.wars), "infiltrate_ii");
  s = before;
  table.say("target", {"II"});
  table.say("attacked", {"yes"});
  take_turn();
  EXPECT_EQ(s.culture, 3 * 2);
  EXPECT_TRUE(s.wars.empty());
  s = before;
  s.human_strength = 3;  // too strong to be attacked
  table.forget();
  take_turn();
  EXPECT_TRUE(table.asked.empty());
}

// ---- wars and tactics between two turns

// TTA-TURN-2, TTA-WAR-3: a war of hers is resolved after the refill and before her card.
TEST_F(HerTurn, HerWarIsResolvedFirst) {
  s.her_war = military("war_over_technology_ii");
  tech("warriors_a", 3);
  next_card("| | | military | 0 0 | 0 0 0");
  tech("knights_i");
  yellow({"frugality_a"});
  s.human_strength = 1;  // he said so when he ended his turn
  table.say("human-number", {"2"});
  take_turn();
  EXPECT_EQ(table.steps(), "refill war build markers");
  EXPECT_EQ(s.her_war, Military::none);
  EXPECT_EQ(s.human_strength, 1);
  EXPECT_EQ(table.asked, (std::vector<std::string>{"human-number"})) << "what he lost";
  EXPECT_EQ(s.science, 2 + 1) << "by three units, not by the knights built later";
}
// Only a new age can have changed his strength since he said it.
TEST_F(HerTurn, AfterANewAgeHisStrengthIsAskedFor) {
  s.her_war = military("war_over_territory_ii");
  s.dealt = 43;
  s.pile = {civil("iron_i")};
  table.say("human-number", {"4"});
  take_turn();
  EXPECT_EQ(s.human_strength, 4);
}
// TTA-TURN-7, TTA-WAR-2: with a war declared on her she builds units instead of urban buildings.
TEST_F(HerTurn, AWarOnHerChangesTheBuilding) {
  next_card("| | | urban-science military wonder:1 | 0 0 | 0 0 1");
  s.wonder = {civil("pyramids_a"), 0};
  const State before = s;
  take_turn();
  EXPECT_EQ(cubes("philosophy_a"), 2);
  EXPECT_EQ(cubes("warriors_a"), 2);
  s = before;
  s.human_war = military("war_over_culture_iii");
  take_turn();
  EXPECT_EQ(cubes("philosophy_a"), 1);
  EXPECT_EQ(cubes("warriors_a"), 3) << "the icon's and one extra unit";
  EXPECT_EQ(s.wonder.stages, 1);
  EXPECT_EQ(name(s.human_war), "war_over_culture_iii") << "it is resolved on his turn";
}
// TTA-BUILD-10, TTA-TAC-7: after every unit her tactics are looked at, so in one turn she may
// switch twice. TTA-TURN-3, TTA-TAC-5: what came from her hand becomes common at her next turn all
// the same.
TEST_F(HerTurn, ATacticBesideTheBoardBecomesCommon) {
  s.tactic = military("fighting_band_i");
  s.tactic_ages = 2;
  s.common = {military("heavy_cavalry_i")};
  every_card("| | | military military | 0 0 | 0 0 0");
  take_turn();
  EXPECT_TRUE(table.cites(Line::TTA_TAC_5_from_hand)) << "with the second unit";
  EXPECT_EQ(name(s.active_tactic), "heavy_cavalry_i") << "with the third";
  EXPECT_EQ(strength_of(data, s), 3 + 4);
  EXPECT_EQ(names(s.beside), "fighting_band_i");
  EXPECT_EQ(names(s.common), "heavy_cavalry_i");
  table.forget();
  take_turn();
  EXPECT_EQ(names(s.common), "heavy_cavalry_i fighting_band_i");
  EXPECT_TRUE(s.beside.empty());
  EXPECT_TRUE(in_order(table.steps(), {"refill", "common", "markers"}));
}

// ---- gain

// TTA-GAIN-1: military cards and happy faces; an event may stay face down.
TEST_F(HerTurn, GainsCardsAndAHappyFace) {
  next_card("| | | | 3 1 | 0 0 0");
  table.say("military", {"event_i,raid_i,event_i"});
  take_turn();
  EXPECT_EQ(names(s.events), "event_i event_i");
  EXPECT_EQ(names(s.wars), "raid_i");
  EXPECT_EQ(s.extra.happiness, 1);
  EXPECT_EQ(shown_happiness(data, s), 1);
}
TEST_F(HerTurn, OnlyAsManyAsTheCardShows) {
  next_card("| | | | 2 0 | 0 0 0");
  table.say("military", {"event_i,event_i,event_i"});
  EXPECT_EQ(stops(automa_turn(s, table)), "military");
  EXPECT_EQ(table.unfit.id, "tta.error.how-many");
}
// TTA-GAIN-8: in age IV nobody draws.
TEST_F(HerTurn, NoCardsInAgeIV) {
  s.age = Age::iv;
  s.final_round = s.round;
  lay_out_deck(s, Age::iv);
  next_card("| | | | 3 1 | 0 0 0");
  take_turn();
  EXPECT_TRUE(table.asked.empty());
  EXPECT_EQ(s.extra.happiness, 1) << "but faces count";
  EXPECT_EQ(s.phase, Phase::scoring);
}

// ---- the expansion

// Icons nobody has checked are confirmed by the owner, once, where she takes the card.
TEST_F(HerTurn, IconsOfTheExpansionAreConfirmed) {
  s.expansion = true;
  row_after_refill({"saladin_i"});
  next_card("| leader | | | 0 0 | 0 0 0");
  const State before = s;
  EXPECT_EQ(stops(automa_turn(s, table)), "tell-icons");
  EXPECT_EQ(table.wanted_fact, "icons.saladin_i");
  s = before;
  ASSERT_TRUE(Rulebook::learn(table.data, {"icons.saladin_i", "2 0 1 3 0"}));
  take_turn();
  EXPECT_EQ(s.culture, 2);
  s = before;
  table.data = printed();
  every_card("| leader | | | 0 0 | 0 0 0");
  s.expansion_house = true;
  take_turn();
  EXPECT_EQ(name(s.leader), "saladin_i") << "with our numbers nobody is asked";
}

// ---- the human's turn begins

class HisTurn : public HerTurn {
 public:
  HisTurn() {
    s.at_turn = Player::human;
    s.pending = Pending::begin;
  }
  void begin_turn() { finish(resolve_pending(s, table)); }
};

// TTA-TURN-1: his turn begins with a refill too, but not in round 1.
TEST_F(HisTurn, BeginsWithARefill) {
  s.human_politics = true;
  begin_turn();
  EXPECT_EQ(table.steps(), "refill");
  EXPECT_EQ(s.pending, Pending::none);
  EXPECT_FALSE(s.human_politics) << "one political action each turn";
  s.round = 1;
  s.pending = Pending::begin;
  table.forget();
  begin_turn();
  EXPECT_EQ(table.steps(), "");
}
// TTA-WAR-1: the war he declared is resolved then.
TEST_F(HisTurn, ResolvesHisWar) {
  s.human_war = military("war_over_technology_ii");
  s.science = 9;
  s.human_strength = 5;
  begin_turn();
  EXPECT_EQ(s.science, 9 - 4);
  EXPECT_EQ(s.human_war, Military::none);
  EXPECT_EQ(table.steps(), "refill war");
}
// TTA-TAC-2, TTA-TAC-7: the tactic he played becomes common, hers if it is the better one; and that
// is told, for nothing else is told in his turn.
TEST_F(HisTurn, HisTacticBecomesCommon) {
  tech("warriors_a", 3);
  s.human_tactic = military("phalanx_i");
  begin_turn();
  EXPECT_EQ(names(s.common), "phalanx_i");
  EXPECT_EQ(s.human_tactic, Military::none);
  EXPECT_EQ(strength_of(data, s), 3 + 3);
  EXPECT_TRUE(table.said("tta.did.tactic"));
}

}  // namespace
}  // namespace seatmate::through_the_ages
