// Chapters "Politics", "Colonies", "Aggressions" and "Age change".

#include "games/through-the-ages/politics.h"

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

class PoliticsRules : public RuleTest {
 public:
  std::vector<Politics> icons{
      {PoliticsIcon::aggression, 3}, {PoliticsIcon::war, 5}, {PoliticsIcon::event, 0}};

  void hand(std::initializer_list<std::string_view> wars,
            std::initializer_list<std::string_view> events) {
    s.wars.clear();
    s.events.clear();
    for (const std::string_view id : wars) s.wars.push_back(military(id));
    for (const std::string_view id : events) s.events.push_back(military(id));
  }
  std::string act(int adv, bool last_turn = false) {
    const PoliticalAct chosen = political_act(s, t, icons, adv, last_turn);
    if (chosen.index == 0) return "-";
    return name(chosen.icon == PoliticsIcon::event ? s.events[chosen.place] : s.wars[chosen.place]);
  }
};

// TTA-POL-1: the first icon that applies, and only that one.
TEST_F(PoliticsRules, TheFirstThatApplies) {
  hand({"war_over_technology_ii", "raid_i"}, {"crusades_i"});
  EXPECT_EQ(act(9), "raid_i");
  EXPECT_EQ(act(2), "crusades_i");
  hand({"war_over_technology_ii"}, {"crusades_i"});
  EXPECT_EQ(act(9), "war_over_technology_ii");
  hand({}, {});
  EXPECT_EQ(act(9), "-");
  EXPECT_TRUE(t.cites(Line::TTA_POL_1_none));
}

// TTA-POL-2, TTA-POL-3: the advantage is reached; the first aggression of the pile.
TEST_F(PoliticsRules, AnAggressionWithEnoughAdvantage) {
  hand({"war_over_technology_ii", "spy_ii", "raid_i"}, {});
  EXPECT_EQ(act(2), "-");
  EXPECT_EQ(act(3), "spy_ii");
  EXPECT_EQ(s.wars.size(), 3U) << "the pile is only searched";
}

// TTA-POL-2, A-34: only against a weaker rival, unless read otherwise.
TEST_F(PoliticsRules, OnlyAWeakerRivalIsAttacked) {
  icons = {{PoliticsIcon::aggression, -2}};
  hand({"raid_i"}, {});
  EXPECT_EQ(act(0), "-");
  EXPECT_EQ(act(1), "raid_i");
  s.readings.attacks_any = true;
  EXPECT_EQ(act(-2), "raid_i");
  EXPECT_EQ(act(-3), "-");
}

// TTA-POL-3, A-21: what has no target is passed over.
TEST_F(PoliticsRules, CardsWithoutATargetArePassedOver) {
  hand({"annex_ii", "infiltrate_ii", "raid_i"}, {});
  EXPECT_EQ(act(3), "raid_i");
  s.human_wonder = true;
  EXPECT_EQ(act(3), "infiltrate_ii");
  s.human_wonder = false;
  s.human_leader = true;
  EXPECT_EQ(act(3), "infiltrate_ii");
  s.human_colonies = 1;
  EXPECT_EQ(act(3), "annex_ii");
  s.human_colonies = 0;
  s.readings.plays_untargetable = true;
  EXPECT_EQ(act(3), "annex_ii");
}

// TTA-POL-4, A-32: a war with enough advantage, not in the last turn.
TEST_F(PoliticsRules, AWarWithEnoughAdvantage) {
  icons = {{PoliticsIcon::war, 5}, {PoliticsIcon::war, -1}};
  hand({"raid_i", "war_over_culture_iii"}, {});
  EXPECT_EQ(act(5), "war_over_culture_iii");
  EXPECT_EQ(political_act(s, t, icons, -1, false).index, 2) << "a war needs no superiority";
  EXPECT_EQ(act(-2), "-");
  EXPECT_EQ(act(5, true), "-");
}

// TTA-POL-5, TTA-POL-6: an event, worth its level; none without events.
TEST_F(PoliticsRules, AnEventIsWorthItsLevel) {
  icons = {{PoliticsIcon::event, 0}};
  hand({}, {"impact_of_balance_iii", "crusades_i"});
  EXPECT_EQ(act(-20), "impact_of_balance_iii");
  EXPECT_EQ(culture_of_event(data, military("impact_of_balance_iii")), 3);
  EXPECT_EQ(culture_of_event(data, military("crusades_i")), 1);
  hand({"raid_i"}, {});
  EXPECT_EQ(act(20), "-");
  EXPECT_TRUE(t.cites(Line::TTA_POL_6_no_event));
}

// ---- auctions

class Auction : public RuleTest {
 public:
  std::vector<AuctionRow> table{{-5, 0, 1}, {1, 4, 2}, {5, 10, 3}, {11, AuctionRow::open_above, 4}};
  const Units army = units({"warriors_a", "warriors_a", "warriors_a", "knights_i"});

  Bid bid(int adv, const Units& hers, int bonus = 0) {
    return make_bid(s, t, adv, table, bonus, hers);
  }
  static std::string lost(std::initializer_list<std::string_view> ids, int force) {
    const Units hers = units(ids);
    std::string text;
    for (const std::uint8_t place : units_to_destroy(printed(), hers, force))
      text += (text.empty() ? "" : " ") + std::to_string(place);
    return text;
  }
};

// TTA-COL-3, A-17: the row of her advantage; outside all rows she does not bid.
TEST_F(Auction, TheRowOfHerAdvantage) {
  const std::pair<int, int> forces[] = {{-5, 1}, {0, 1}, {1, 2}, {4, 2}, {5, 3}, {10, 3}, {11, 4}};
  for (const auto& [adv, force] : forces) EXPECT_EQ(bid(adv, army).force, force) << adv;
  EXPECT_EQ(bid(500, army).force, 4) << "open above";
  EXPECT_FALSE(bid(-6, army).bids);
  table.push_back({AuctionRow::open_below, -6, 1});
  EXPECT_TRUE(bid(-500, army).bids) << "open below";
}

// TTA-COL-4: the further card adds its bonus.
TEST_F(Auction, TheBonusIsAdded) {
  EXPECT_EQ(bid(3, army, 3).bid, 5);
  EXPECT_EQ(bid(3, army, 3).force, 2);
}

// TTA-COL-8, A-18: never more force than her units are worth; without units no bid.
TEST_F(Auction, NoMoreThanHerUnits) {
  EXPECT_EQ(bid(20, units({"knights_i"}), 2).force, 2);
  EXPECT_EQ(bid(20, units({"knights_i"}), 2).bid, 4);
  EXPECT_FALSE(bid(20, {}, 2).bids);
}

// TTA-COL-1: the human wins only by bidding more.
TEST_F(Auction, TheHumanMustBidMore) {
  const Bid five = bid(3, army, 3);
  EXPECT_TRUE(wins_auction(five, 5));
  EXPECT_FALSE(wins_auction(five, 6));
  EXPECT_TRUE(wins_auction(five, std::nullopt));
  EXPECT_FALSE(wins_auction(Bid{}, std::nullopt));
}

// TTA-COL-5, TTA-COL-8: smallest total, fewest units, lowest levels, built first.
TEST_F(Auction, WhichUnitsAreGivenUp) {
  EXPECT_EQ(lost({"warriors_a", "warriors_a", "knights_i"}, 2), "2") << "fewest";
  EXPECT_EQ(lost({"tanks_iii", "warriors_a", "warriors_a"}, 2), "1 2") << "smallest total";
  EXPECT_EQ(lost({"cannon_ii", "knights_i"}, 1), "1") << "smallest total above";
  EXPECT_EQ(lost({"tanks_iii", "warriors_a", "cannon_ii", "riflemen_ii"}, 6), "2 3") << "levels";
  EXPECT_EQ(lost({"knights_i", "swordsmen_i"}, 2), "0") << "built first";
  EXPECT_EQ(lost({"warriors_a", "knights_i"}, 0), "0") << "at least one";
}

// TTA-COL-8: however many there are.
TEST_F(Auction, ManyUnits) {
  Units many;
  while (!many.full()) many.push_back(civil("tanks_iii"));
  EXPECT_EQ(units_to_destroy(data, many, 5 * 48).size(), 48U);
  EXPECT_EQ(units_to_destroy(data, many, 101).size(), 21U);
}

// ---- aggressions on her

using Defence = RuleTest;

// TTA-AGG-1, TTA-AGG-2, A-20: strength and defence against the attacker; ties are hers.
TEST_F(Defence, TiesFavourHer) {
  EXPECT_TRUE(holds_out(t, 10, 6, 4));
  EXPECT_FALSE(holds_out(t, 11, 6, 4));
}

// TTA-AGG-3, A-19: one, two or three cards by the age, or by the card.
TEST_F(Defence, CardsLostByTheAge) {
  EXPECT_EQ(cards_lost(Age::i), 1);
  EXPECT_EQ(cards_lost(Age::ii), 2);
  EXPECT_EQ(cards_lost(Age::iii), 3);
  EXPECT_EQ(cards_lost(Age::iv), 3);
  s.age = Age::iii;
  EXPECT_EQ(cards_lost(data, s, military("raid_i")), 3);
  s.readings.loss_by_card = true;
  EXPECT_EQ(cards_lost(data, s, military("raid_i")), 1);
}

// ---- a new age

class NewAge : public RuleTest {
 public:
  NewAge() {
    yellow({"frugality_a", "rich_land_i", "reserves_ii"});
    s.leader = civil("homer_a");
    s.government = civil("monarchy_i");
    s.special = civil("warfare_i");
    s.farm_mine = civil("iron_i");
    s.unit = civil("knights_i");
    urban({"drama_i", "opera_ii"});
    s.events.push_back(military("crusades_i"));
    s.wars.push_back(military("raid_i"));
    s.wars.push_back(military("raid_ii"));
    s.tactic = military("legion_i");
    s.wonder = {civil("colossus_a"), 1};
    s.active_tactic = military("legion_i");
  }
};

// TTA-AGE-5: entering age I changes nothing for her.
TEST_F(NewAge, AgeOneChangesNothing) {
  State after = s;
  const Removed removed = enter_age(after, t, Age::i);
  EXPECT_TRUE(removed.civil.empty());
  EXPECT_TRUE(removed.military.empty());
  after.age = s.age;
  EXPECT_EQ(after, s);
}

// TTA-AGE-2, TTA-AGE-3, TTA-LEAD-3: what is older than the age that ended leaves.
TEST_F(NewAge, AgeTwoRemovesAgeA) {
  s.readings.leader_happiness = true;
  const Ratings start = ratings();
  const Removed removed = enter_age(s, t, Age::ii);
  EXPECT_EQ(names(removed.civil), "frugality_a homer_a");
  EXPECT_EQ(name(removed.wonder), "colossus_a");
  EXPECT_EQ(s.wonder.card, Civil::none);
  EXPECT_EQ(ratings() - start, (Ratings{0, 0, 0, -1}));
  EXPECT_EQ(name(s.government), "monarchy_i");
}

// TTA-AGE-2: from every slot; A-31: the active tactic stays, technologies in play stay.
TEST_F(NewAge, AgeThreeRemovesAgeOneFromEverySlot) {
  const std::size_t techs = s.techs.size();
  const Removed removed = enter_age(s, t, Age::iii);
  EXPECT_EQ(names(removed.civil),
            "frugality_a rich_land_i homer_a monarchy_i warfare_i iron_i knights_i drama_i");
  EXPECT_EQ(names(removed.military), "crusades_i raid_i legion_i");
  EXPECT_EQ(names(s.yellow), "reserves_ii");
  EXPECT_EQ(names(s.urban), "opera_ii");
  EXPECT_EQ(names(s.wars), "raid_ii");
  EXPECT_EQ(s.tactic, Military::none);
  EXPECT_EQ(name(s.active_tactic), "legion_i");
  EXPECT_EQ(s.techs.size(), techs);
}

// TTA-AGE-4, TTA-DIFF-1, TTA-DIFF-2: blue cubes come back in ages II and III.
TEST_F(NewAge, BlueCubesComeBack) {
  s.difficulty = 3;
  s.blue = 1;
  const State before = s;
  for (const auto& [age, blue] :
       {std::pair{Age::i, 1}, {Age::ii, 3}, {Age::iii, 3}, {Age::iv, 1}}) {
    s = before;
    enter_age(s, t, age);
    EXPECT_EQ(s.blue, blue) << age_names[index(age)];
  }
}

// TTA-AGE-1: each age has its deck; age IV uses that of III.
TEST_F(NewAge, EachAgeHasItsDeck) {
  EXPECT_EQ(deck_of_age(Age::a), Age::i);
  EXPECT_EQ(deck_of_age(Age::ii), Age::ii);
  EXPECT_EQ(deck_of_age(Age::iv), Age::iii);
}

// TTA-EVT-3, TTA-EVT-4: five culture for her event, if the human got more.
TEST(Events, FiveForHerOwnEvent) {
  EXPECT_EQ(event_bonus(true, 8, 6), 5);
  EXPECT_EQ(event_bonus(true, 6, 6), 0);
  EXPECT_EQ(event_bonus(false, 8, 6), 0);
  EXPECT_EQ(event_bonus(true, -1, -4), 5);
}

}  // namespace
}  // namespace seatmate::through_the_ages
