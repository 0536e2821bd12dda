// Chapter "Cards and hand": what she takes from the row, and where it goes.

#include "games/through-the-ages/take.h"

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

class Take : public RuleTest {
 public:
  std::string take(CardIcon icon) { return name(take_for(s, t, icon).card); }
};

// TTA-CARD-1, TTA-CARD-2: one card for each icon, the leftmost of the wanted type.
TEST_F(Take, LeftmostOfTheWantedType) {
  row({"frugality_a", "homer_a", "moses_a", "rich_land_a"});
  const Taken taken = take_for(s, t, CardIcon::leader);
  EXPECT_EQ(name(taken.card), "homer_a");
  EXPECT_EQ(taken.position, 2);
  EXPECT_EQ(take(CardIcon::action), "frugality_a");
  EXPECT_TRUE(t.cites(Line::TTA_CARD_2_leftmost));
}

// TTA-CARD-3: no such card, or none she may take: the leftmost she may take.
TEST_F(Take, ElseTheLeftmostSheMayTake) {
  row({"aristotle_a", "frugality_a"});
  EXPECT_EQ(take(CardIcon::wonder), "aristotle_a");
  row({"homer_a", "", "rich_land_a"});
  EXPECT_EQ(take(CardIcon::leader), "rich_land_a");
  EXPECT_TRUE(t.cites(Line::TTA_CARD_6_not_allowed));
  EXPECT_TRUE(t.cites(Line::TTA_CARD_3_leftmost_instead));
}

// TTA-CARD-4: nothing at all may be taken.
TEST_F(Take, NothingIfNothingMayBeTaken) {
  row({"philosophy_a", "", "religion_a"});
  const State before = s;
  const Taken taken = take_for(s, t, CardIcon::any);
  EXPECT_EQ(taken.position, 0);
  EXPECT_EQ(taken.card, Civil::none);
  EXPECT_EQ(s, before);
  EXPECT_TRUE(t.cites(Line::TTA_CARD_4_nothing));
}

// TTA-CARD-5: the space stays empty, nothing slides.
TEST_F(Take, TheSpaceStaysEmpty) {
  row({"frugality_a", "rich_land_a", "homer_a"});
  take(CardIcon::any);
  EXPECT_EQ(s.row[0], Civil::none);
  EXPECT_EQ(name(s.row[1]), "rich_land_a");
  EXPECT_EQ(name(s.row[2]), "homer_a");
}

// TTA-CARD-6: never a technology she has, in hand or in play; yellow cards may be alike.
TEST_F(Take, NoTechnologyTwice) {
  tech("alchemy_i");
  urban({"drama_i"});
  s.unit = civil("knights_i");
  for (const char* id : {"alchemy_i", "drama_i", "knights_i", "warriors_a", "despotism_a"})
    EXPECT_FALSE(may_take(data, s, civil(id))) << id;
  yellow({"frugality_a"});
  EXPECT_TRUE(may_take(data, s, civil("frugality_a")));
}

// TTA-CARD-7: what each icon wants.
TEST_F(Take, WhatTheIconsWant) {
  const auto wants = [&](CardIcon icon, const char* id) {
    return fits(data.card(civil(id)), icon);
  };
  EXPECT_TRUE(wants(CardIcon::special_strength, "warfare_i"));
  EXPECT_FALSE(wants(CardIcon::special_strength, "masonry_i"));
  EXPECT_TRUE(wants(CardIcon::farm_mine, "iron_i"));
  EXPECT_TRUE(wants(CardIcon::farm_mine, "irrigation_i"));
  EXPECT_TRUE(wants(CardIcon::military, "knights_i"));
  EXPECT_FALSE(wants(CardIcon::military, "warfare_i"));
  EXPECT_TRUE(wants(CardIcon::government, "monarchy_i"));
  EXPECT_TRUE(wants(CardIcon::urban_science, "printing_press_i"));
  EXPECT_FALSE(wants(CardIcon::urban_science, "drama_i"));
  EXPECT_TRUE(wants(CardIcon::urban_culture, "drama_i"));
  EXPECT_FALSE(wants(CardIcon::urban_culture, "alchemy_i"));
  EXPECT_TRUE(wants(CardIcon::urban_strength, "bread_and_circuses_i"));
  EXPECT_FALSE(wants(CardIcon::urban_strength, "knights_i"));
  EXPECT_TRUE(wants(CardIcon::wonder, "colossus_a"));
  EXPECT_TRUE(wants(CardIcon::any, "oil_iii"));
}

// A-5, TTA-CARD-7: the other reading wants most of the statistic.
TEST_F(Take, UrbanIconMayWantMost) {
  row({"theology_i", "opera_ii", "multimedia_iii"});
  const State before = s;
  EXPECT_EQ(take(CardIcon::urban_culture), "theology_i");
  s = before;
  s.readings.urban_icon_most = true;
  EXPECT_EQ(take(CardIcon::urban_culture), "opera_ii");
}

// TTA-HAND-1 to TTA-HAND-8: every kind has its slot; a wonder goes into play (TTA-WON-1).
TEST_F(Take, EveryKindHasItsSlot) {
  row({"frugality_a", "homer_a", "monarchy_i", "warfare_i", "iron_i", "knights_i", "drama_i",
       "colossus_a"});
  for (const Slot slot : {Slot::action, Slot::leader, Slot::government, Slot::special,
                          Slot::farm_mine, Slot::military, Slot::urban}) {
    const Taken taken = take_for(s, t, CardIcon::any);
    EXPECT_EQ(taken.to, slot);
    EXPECT_FALSE(taken.to_play);
  }
  EXPECT_TRUE(take_for(s, t, CardIcon::any).to_play);
  EXPECT_EQ(names(s.yellow), "frugality_a");
  EXPECT_EQ(name(s.leader), "homer_a");
  EXPECT_EQ(name(s.government), "monarchy_i");
  EXPECT_EQ(name(s.special), "warfare_i");
  EXPECT_EQ(name(s.farm_mine), "iron_i");
  EXPECT_EQ(name(s.unit), "knights_i");
  EXPECT_EQ(names(s.urban), "drama_i");
  EXPECT_EQ(name(s.wonder.card), "colossus_a");
  EXPECT_EQ(s.wonder.stages, 0);
}

// TTA-HAND-4 to TTA-HAND-7, TTA-HAND-13: a full slot takes no more, not even a better card.
TEST_F(Take, FullSlotsTakeNoMore) {
  s.special = civil("masonry_i");
  s.farm_mine = civil("iron_i");
  s.unit = civil("knights_i");
  urban({"drama_i"});
  EXPECT_TRUE(may_take(data, s, civil("alchemy_i")));
  urban({"drama_i", "theology_i"});
  for (const char* id : {"strategy_ii", "irrigation_i", "tanks_iii", "alchemy_i"})
    EXPECT_FALSE(may_take(data, s, civil(id))) << id;
}

// TTA-HAND-2, TTA-HAND-3, TTA-HAND-12, TTA-HAND-14: one for each era, ever; earlier ones give way.
TEST_F(Take, OneLeaderAndOneGovernmentForEachEra) {
  row({"homer_a", "moses_a", "michelangelo_i", "joan_of_arc_i", "aristotle_a"});
  EXPECT_EQ(take(CardIcon::leader), "homer_a");
  const Taken second = take_for(s, t, CardIcon::leader);
  EXPECT_EQ(name(second.card), "michelangelo_i");
  EXPECT_EQ(name(second.displaced), "homer_a");
  EXPECT_TRUE(t.cites(Line::TTA_HAND_12_displaced));
  EXPECT_EQ(take(CardIcon::leader), "-");
  s.leader = Civil::none;  // her era stays used up
  EXPECT_FALSE(may_take(data, s, civil("joan_of_arc_i")));

  s.government = civil("republic_ii");
  EXPECT_FALSE(may_take(data, s, civil("monarchy_i"))) << "never an older one";
  EXPECT_FALSE(may_take(data, s, civil("constitutional_monarchy_ii"))) << "nor one as old";
  EXPECT_TRUE(may_take(data, s, civil("democracy_iii")));
}

// TTA-HAND-3, TTA-HAND-12: a government that has left her hand has used up its era.
TEST_F(Take, AGovernmentUsesUpItsEra) {
  row({"monarchy_i", "theocracy_i"});
  EXPECT_EQ(take(CardIcon::government), "monarchy_i");
  s.government = Civil::none;
  EXPECT_EQ(take(CardIcon::government), "-");
}

// TTA-LEAD-1, TTA-LEAD-2, TTA-LEAD-3: icons count at once and stop when she is displaced.
TEST_F(Take, LeadersIconsCountWhileSheHoldsThem) {
  row({"homer_a", "joan_of_arc_i"});
  const Ratings start = ratings();
  take(CardIcon::leader);
  EXPECT_EQ(ratings(), start) << "A-13: the happy face of a leader does not count";
  take(CardIcon::leader);
  EXPECT_EQ(ratings() - start, (Ratings{0, 1, 0, 0}));
  // or it does.
  s.leader = civil("homer_a");
  s.readings.leader_happiness = true;
  EXPECT_EQ(ratings() - start, (Ratings{0, 0, 0, 1}));
}

// TTA-WON-2: no wonder while one is unfinished.
TEST_F(Take, OneWonderAtATime) {
  row({"colossus_a", "pyramids_a"});
  EXPECT_EQ(take(CardIcon::wonder), "colossus_a");
  EXPECT_EQ(take(CardIcon::wonder), "-");
}

// TTA-HAND-3: a government in hand gives nothing yet.
TEST_F(Take, AGovernmentInHandGivesNothing) {
  row({"theocracy_i"});
  const Ratings start = ratings();
  take(CardIcon::government);
  EXPECT_EQ(ratings(), start);
}

}  // namespace
}  // namespace seatmate::through_the_ages
