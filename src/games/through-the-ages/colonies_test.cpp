// Chapter "Colonies": whole auctions, on her turn and on the human's.

#include "games/through-the-ages/colonies.h"

#include <rapidcheck/gtest.h>

#include <array>

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

class ColonyAuction : public FlowTest {
 public:
  static constexpr std::string_view known_table = "-5..0:1 1..4:2 5..10:3 11..:4";

  ColonyAuction() {
    tech("warriors_a", 3);
    s.human_strength = 3;
  }

  // A card with this auction table and this bonus.
  static std::string strip(std::string_view rows, int bonus) {
    return "| | | | 0 0 | " + std::string(rows) + " " + std::to_string(bonus) + " 0 0";
  }
  // The two cards on top of her deck: the one drawn first, and the one below it.
  void top_two(const std::string& first, const std::string& second) {
    her_card(s.deck.pile[s.deck.pile.size() - 1], first);
    her_card(s.deck.pile[s.deck.pile.size() - 2], second);
  }
  // Her turn: this card lies open, the next one is drawn for its bonus.
  void active(const std::string& told) {
    s.card = s.deck.pile.pop_back();
    her_card(s.card, told);
  }
  // She bids by this adv; the human's strength makes it so.
  void advantage_of(int adv) {
    s.human_strength = static_cast<std::int16_t>(strength_of(data, s) - adv);
  }
  void bid(int his) { table.say("bid", {std::to_string(his)}); }
  void auction_for(std::string_view id = "vast_territory_i") {
    finish(resolve_event(s, table, military(id), false));
  }
  // What she bid; -1: nothing.
  [[nodiscard]] int hers() const {
    const Step step = table.step("bid");
    return step.text.id.empty() ? -1 : static_cast<int>(number_of(step.text, "bid"));
  }
  [[nodiscard]] std::vector<int> numbers() const {
    std::vector<int> sorted(s.deck.pile.begin(), s.deck.pile.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
  }
};

// TTA-COL-2, TTA-COL-4: on her turn the table of the card in use and the bonus of a further one.
TEST_F(ColonyAuction, OnHerTurnTheActiveCard) {
  active(strip("..:2", 9));
  next_card(strip("..:1", 3));
  bid(0);
  auction_for();
  EXPECT_EQ(hers(), 2 + 3);
  EXPECT_EQ(names(s.colonies), "vast_territory_i");
  EXPECT_TRUE(table.cites(Line::TTA_COL_2_active_card));
}
// TTA-COL-2, TTA-COL-4: on the human's turn a card is drawn for the table, and one more.
TEST_F(ColonyAuction, OnTheHumansTurnADrawnOne) {
  s.at_turn = Player::human;
  top_two(strip("..:2", 9), strip("..:1", 3));
  bid(0);
  auction_for();
  EXPECT_EQ(hers(), 2 + 3);
  EXPECT_TRUE(table.cites(Line::TTA_COL_2_drawn_card));
}

// TTA-COL-7: what was drawn for the auction goes back and is shuffled in; the active card stays
// out.
TEST_F(ColonyAuction, DrawnCardsGoBack) {
  every_card(strip("..:1", 1));
  bid(0);
  bid(0);
  s.at_turn = Player::human;
  const auto position = s.random.position();
  auction_for();
  EXPECT_EQ(numbers(), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8}));
  EXPECT_GT(s.random.position(), position) << "shuffled";
  EXPECT_EQ(s.card, 0);
  EXPECT_TRUE(s.deck.played.empty());

  s.at_turn = Player::automa;
  const int active_card = s.deck.pile[s.deck.pile.size() - 1];
  active(strip("..:1", 1));
  auction_for("wealthy_territory_i");
  EXPECT_EQ(s.deck.pile.size(), 7U);
  EXPECT_EQ(s.card, active_card);
  EXPECT_FALSE(s.deck.pile.contains(s.card));
}
// an empty deck is made of its discards; the card in use is none of them.
TEST_F(ColonyAuction, AnEmptyDeckIsReshuffled) {
  every_card(strip("..:1", 0));
  active(strip("..:1", 0));
  while (!s.deck.empty()) s.deck.draw();
  bid(0);
  auction_for();
  EXPECT_EQ(s.deck.pile.size(), 7U);
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_FALSE(s.deck.pile.contains(s.card));
}
// TTA-COL-2: with his own deck the player names two different cards, and when seven are out the
// second one comes from the discards.
TEST_F(ColonyAuction, WithTheDeckOfTheBox) {
  s.deck_kind = DeckKind::mine;
  s.at_turn = Player::human;
  lay_out_deck(s, Age::i);
  table.data.own_deck = table.data.house_deck;
  const auto told = [&](int number, const std::string& card) {
    table.data.own_deck[static_cast<std::size_t>(number - 1)] = *read_card(card);
    table.data.own_deck[static_cast<std::size_t>(number - 1)].source = Source::yours;
  };
  told(4, strip("..:2", 9));
  told(7, strip("..:1", 3));
  table.say("card", {"4"});
  table.say("card", {"4"});
  EXPECT_EQ(stops(resolve_event(s, table, military("vast_territory_i"), false)), "card");
  EXPECT_EQ(table.unfit.id, "tta.error.card-out");

  table.start_over();
  table.data.own_deck = table.data.house_deck;
  told(4, strip("..:2", 9));
  told(7, strip("..:1", 3));
  s.card = 0;
  s.past.clear();
  for (const std::uint8_t number : std::to_array<std::uint8_t>({1, 2, 3, 5, 6, 7, 8}))
    s.deck.played.push_back(number);
  table.say("card", {"4"});
  table.say("card", {"7"});
  bid(0);
  auction_for();
  EXPECT_EQ(hers(), 2 + 3);
}

// TTA-COL-3: the one auction table that is known, range by range; below it she does not bid.
TEST_F(ColonyAuction, TheKnownTable) {
  const State start = s;
  const std::pair<int, int> bids[] = {{-6, -1}, {-5, 1}, {0, 1},  {1, 2},  {4, 2},
                                      {5, 3},   {10, 3}, {11, 4}, {40, 4}, {-40, -1}};
  for (const auto& [adv, force] : bids) {
    s = start;
    tech("knights_i", 2);
    every_card(strip(known_table, 2));
    advantage_of(adv);
    bid(0);
    table.forget();
    auction_for();
    EXPECT_EQ(hers(), force < 0 ? -1 : force + 2) << adv;
    EXPECT_EQ(s.colonies.empty(), force < 0) << adv;
  }
}
// TTA-COL-3: her tactic is part of the strength that is compared, but not of the force she sends.
TEST_F(ColonyAuction, ATacticHelpsTheRangeOnly) {
  s.active_tactic = military("legion_i");  // three warriors: 3 + 2
  s.human_strength = 4;
  every_card(strip("..0:1 1..:9", 0));
  bid(0);
  auction_for();
  EXPECT_EQ(hers(), 3) << "adv 1; all her warriors, and nothing for the legion";
  EXPECT_EQ(cubes("warriors_a"), 0);
}

// TTA-COL-3, TTA-COL-8, A-18: by the other reading the armies of those she sends count with them.
TEST_F(ColonyAuction, OrATacticHelpsTheForceToo) {
  s.readings.colonises_with_tactic = true;
  s.active_tactic = military("legion_i");  // three units: 2 more
  s.human_strength = 4;
  const State start = s;
  every_card(strip("..:9", 0));
  bid(0);
  auction_for();
  EXPECT_EQ(hers(), 3 + 2);
  EXPECT_EQ(cubes("warriors_a"), 0);
  struct Case {
    int force;
    int warriors;  // left of three
    int knights;   // of one, worth 2
  };
  // Three warriors and their legion are five; with the knight for one of them six, so he goes only
  // where that is wanted, or where two are enough.
  for (const Case& c :
       {Case{1, 2, 1}, Case{2, 3, 0}, Case{3, 2, 0}, Case{4, 0, 1}, Case{5, 0, 1}, Case{6, 1, 0}}) {
    s = start;
    tech("knights_i", 1);
    every_card(strip("..:" + std::to_string(c.force), 0));
    table.forget();
    bid(0);
    auction_for();
    EXPECT_EQ(hers(), c.force);
    EXPECT_EQ(cubes("warriors_a"), c.warriors) << c.force;
    EXPECT_EQ(cubes("knights_i"), c.knights) << c.force;
  }
}
// against every set she could send, taken one by one.
RC_GTEST_PROP(Sacrifice, IsTheSmallestThatIsEnough, ()) {
  State s;
  s.readings.colonises_with_tactic = true;
  s.active_tactic = military(*rc::gen::element<std::string>(
      "legion_i", "fighting_band_i", "conquistadors_ii", "shock_troops_iii"));
  Units units;
  for (const char* id : {"warriors_a", "knights_i", "swordsmen_i", "cannon_ii"})
    for (int n = *rc::gen::inRange(0, 3); n > 0; --n) units.push_back(civil(id));
  if (units.empty()) return;
  const int force = *rc::gen::inRange(1, 1 + worth_as_force(printed(), s, units));
  const auto worth = [&](std::uint32_t set, int& count) {
    Units sent;
    for (std::size_t i = 0; i < units.size(); ++i)
      if (((set >> i) & 1U) != 0) sent.push_back(units[i]);
    count = static_cast<int>(sent.size());
    return worth_as_force(printed(), s, sent);
  };
  std::uint32_t chosen = 0;
  for (const std::uint8_t place : units_to_destroy(printed(), s, units, force))
    chosen |= 1U << place;
  int count = 0;
  const int hers = worth(chosen, count);
  RC_ASSERT(hers >= force);
  for (std::uint32_t set = 1; set < (1U << units.size()); ++set) {
    int others = 0;
    const int other = worth(set, others);
    if (other >= force) RC_ASSERT(std::pair(hers, count) <= std::pair(other, others));
  }
}

// TTA-COL-8: without units she cannot bid, whatever her strength.
TEST_F(ColonyAuction, WithoutUnitsNoBid) {
  tech("warriors_a", 0);
  s.wonders.push_back(civil("transcontinental_railroad_ii"));
  every_card(strip("..:3", 5));
  bid(0);
  auction_for();
  EXPECT_EQ(hers(), -1);
  EXPECT_FALSE(table.step("no-bid").text.id.empty());
  EXPECT_TRUE(s.colonies.empty());
  EXPECT_EQ(s.human_colonies, 0) << "nobody bid: the colony is gone";
  EXPECT_FALSE(table.step("colony-nobody").text.id.empty());
  EXPECT_EQ(names(s.past), "vast_territory_i");
}
// TTA-COL-2, TTA-COL-4: then no card is drawn; and no further one for a lead that no range holds.
TEST_F(ColonyAuction, NoCardWithoutABid) {
  s.deck_kind = DeckKind::mine;
  lay_out_deck(s, Age::i);
  s.at_turn = Player::human;
  tech("warriors_a", 0);
  bid(0);
  auction_for();
  EXPECT_EQ(table.asked, std::vector<std::string>{"bid"});
  EXPECT_EQ(table.steps(), "no-bid colony-nobody");

  tech("warriors_a", 1);
  AutomaCard& drawn = table.data.own_deck[3];
  drawn = *read_card(strip("9..:2", 1));
  drawn.source = Source::yours;
  table.forget();
  table.say("card", {"4"});
  bid(0);
  auction_for("wealthy_territory_i");
  EXPECT_EQ(table.asked, (std::vector<std::string>{"card", "bid"}));
  EXPECT_EQ(table.steps(), "no-bid colony-nobody put-back");
}
// TTA-COL-1: where she does not bid, any bid of his takes it.
TEST_F(ColonyAuction, OneIsEnoughAgainstNoBid) {
  tech("warriors_a", 0);
  every_card(strip("..:3", 5));
  bid(1);
  auction_for();
  EXPECT_EQ(s.human_colonies, 1);
}

// TTA-COL-1: one bid of hers; he wins with more only, and then she loses no unit.
TEST_F(ColonyAuction, HeMustBidMore) {
  const State start = s;
  every_card(strip("..:2", 3));
  bid(5);
  EXPECT_EQ(stops(resolve_event(s, table, military("vast_territory_i"), false)), "bid");
  EXPECT_EQ(table.unfit.id, "tta.error.bid");

  s = start;
  table.start_over();
  every_card(strip("..:2", 3));
  bid(6);
  auction_for();
  EXPECT_EQ(s.human_colonies, 1);
  EXPECT_TRUE(s.colonies.empty());
  EXPECT_EQ(cubes("warriors_a"), 3);
  EXPECT_EQ(table.asked, std::vector<std::string>{"bid"});
}

// TTA-COL-5: units for the force only, not for the bonus.
TEST_F(ColonyAuction, UnitsForTheForceOnly) {
  tech("knights_i", 2);
  every_card(strip("..:2", 9));
  bid(0);
  auction_for();
  EXPECT_EQ(cubes("warriors_a"), 3) << "one knight is worth two: fewer units";
  EXPECT_EQ(cubes("knights_i"), 1);
  EXPECT_TRUE(table.said("tta.did.destroy-units"));
}
// TTA-COL-5, TTA-COL-8: which units, and that there are enough of them.
TEST_F(ColonyAuction, WhichUnitsGo) {
  struct Case {
    int force;
    int warriors;  // left of three
    int knights;   // of one
    int rockets;   // of one
  };
  const State start = s;
  for (const Case& c : {Case{1, 2, 1, 1}, Case{2, 3, 0, 1}, Case{3, 2, 0, 1}, Case{4, 1, 0, 1},
                        Case{5, 3, 1, 0}, Case{6, 2, 1, 0}, Case{10, 0, 0, 0}, Case{40, 0, 0, 0}}) {
    s = start;
    tech("knights_i", 1);
    tech("rockets_iii", 1);
    every_card(strip("..:" + std::to_string(c.force), 1));
    bid(0);
    table.forget();
    auction_for();
    SCOPED_TRACE(c.force);
    EXPECT_EQ(hers(), std::min(c.force, 10) + 1) << "never more than her units are worth";
    EXPECT_EQ(cubes("warriors_a"), c.warriors);
    EXPECT_EQ(cubes("knights_i"), c.knights);
    EXPECT_EQ(cubes("rockets_iii"), c.rockets);
  }
}
// TTA-COL-8, TTA-TAC-7: fewer units may end an army; she takes up what still works.
TEST_F(ColonyAuction, TacticsAreLookedAtAgain) {
  s.common.push_back(military("fighting_band_i"));
  s.common.push_back(military("legion_i"));
  check_tactics(s, table);
  ASSERT_EQ(name(s.active_tactic), "legion_i");
  every_card(strip("..:1", 0));
  bid(0);
  auction_for();
  EXPECT_EQ(name(s.active_tactic), "fighting_band_i");
  EXPECT_EQ(strength_of(data, s), 2 + 1);
}

// ---- what a colony gives her

struct Gift {
  std::string_view id;
  int science;
  int culture;
  int strength;
  int happiness;
  int cards;
};
constexpr Gift gifts[] = {
    {"developed_territory_i", 3, 0, 0, 0, 0}, {"developed_territory_ii", 5, 0, 0, 0, 0},
    {"historic_territory_i", 0, 6, 0, 1, 0},  {"historic_territory_ii", 0, 11, 0, 2, 0},
    {"inhabited_territory_i", 0, 0, 0, 0, 0}, {"inhabited_territory_ii", 0, 0, 0, 0, 0},
    {"strategic_territory_i", 0, 0, 2, 0, 3}, {"strategic_territory_ii", 0, 0, 4, 0, 5},
    {"vast_territory_i", 0, 0, 0, 0, 0},      {"vast_territory_ii", 0, 0, 0, 0, 0},
    {"wealthy_territory_i", 0, 0, 0, 0, 0},   {"wealthy_territory_ii", 0, 0, 0, 0, 0},
};

// TTA-COL-6, TTA-GEN-6: strength, happiness, points and military cards; tokens, food, resources and
// population are nothing to her.
TEST_F(ColonyAuction, WhatEachTerritoryGives) {
  const State start = s;
  std::size_t territories = 0;
  for (const MilitaryCard& card : data.military)
    territories += card.type == MilitaryType::territory ? 1U : 0U;
  EXPECT_EQ(territories, std::size(gifts));
  for (const Gift& gift : gifts) {
    SCOPED_TRACE(gift.id);
    s = start;
    s.age = Age::ii;
    lay_out_deck(s, s.age);
    every_card(strip("..:1", 0));
    table.forget();
    bid(0);
    std::string drawn;
    for (int i = 0; i < gift.cards; ++i) drawn += (i == 0 ? "" : ",") + std::string("event_ii");
    if (gift.cards > 0) table.say("military", {drawn});
    const Ratings before = ratings();
    auction_for(gift.id);
    const Ratings more = ratings() - before;
    EXPECT_EQ(s.science, gift.science);
    EXPECT_EQ(s.culture, gift.culture);
    EXPECT_EQ(more.strength, gift.strength - 1) << "one warrior was given up";
    EXPECT_EQ(more.happiness, gift.happiness);
    EXPECT_EQ(more.science, 0);
    EXPECT_EQ(more.culture, 0);
    EXPECT_EQ(s.events.size(), static_cast<std::size_t>(gift.cards));
    EXPECT_EQ(names(s.colonies), gift.id);
    EXPECT_TRUE(table.all_said());
  }
}
// TTA-COL-6, TTA-GAIN-8: in age IV a strategic territory brings strength, but no cards.
TEST_F(ColonyAuction, NoCardsInAgeFour) {
  s.age = Age::iv;
  lay_out_deck(s, s.age);
  every_card(strip("..:1", 0));
  bid(0);
  auction_for("strategic_territory_ii");
  EXPECT_EQ(strength_of(data, s), 2 + 4);
  EXPECT_EQ(table.asked, std::vector<std::string>{"bid"});
  EXPECT_TRUE(table.cites(Line::TTA_GAIN_8_age_iv));
}
// TTA-COL-6: a tactic among the cards a territory brings is hers at once.
TEST_F(ColonyAuction, DrawnTacticsMayBecomeActive) {
  every_card(strip("..:1", 0));
  bid(0);
  table.say("military", {"military_bonus_i,medieval_army_i,raid_i"});
  auction_for("strategic_territory_i");
  EXPECT_EQ(name(s.active_tactic), "medieval_army_i");
  EXPECT_EQ(strength_of(data, s), 2 + 2 + 2) << "two warriors, their army, the territory";
  EXPECT_EQ(names(s.wars), "raid_i");
}

}  // namespace
}  // namespace seatmate::through_the_ages
