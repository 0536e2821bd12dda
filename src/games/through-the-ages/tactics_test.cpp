// Chapters "Tactics" and "Gain": armies, and where drawn military cards go.

#include "games/through-the-ages/tactics.h"

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

class Tactics : public RuleTest {
 public:
  Army army(std::initializer_list<std::string_view> ids, std::string_view tactic) {
    return army_of(data, s, units(ids), military(tactic));
  }
  Destination draw(std::string_view id, const Units& hers = {}) {
    return place_military(s, t, military(id), hers);
  }
};

// TTA-TAC-1: every unit fills any icon.
TEST_F(Tactics, UnitsAreWild) {
  EXPECT_EQ(army({"warriors_a", "warriors_a", "warriors_a"}, "heavy_cavalry_i").bonus, 4);
  EXPECT_EQ(army({"warriors_a", "cannon_ii"}, "heavy_cavalry_i").bonus, 0);
}

// TTA-TAC-3, A-16: as many armies as complete sets, or one.
TEST_F(Tactics, SeveralArmies) {
  const auto five = {std::string_view("knights_i"), std::string_view("knights_i"),
                     std::string_view("knights_i"), std::string_view("swordsmen_i"),
                     std::string_view("swordsmen_i")};
  EXPECT_EQ(army(five, "medieval_army_i").armies, 2);
  EXPECT_EQ(army(five, "medieval_army_i").bonus, 4);
  s.readings.one_army = true;
  EXPECT_EQ(army(five, "medieval_army_i").bonus, 2);
}

// TTA-TAC-4: a unit two levels below the tactic makes its army outdated; of age I none is.
TEST_F(Tactics, OutdatedArmies) {
  EXPECT_EQ(army({"warriors_a", "swordsmen_i"}, "fortifications_ii").bonus, 3);
  EXPECT_EQ(army({"swordsmen_i", "swordsmen_i"}, "fortifications_ii").bonus, 5);
  const Army two = army({"warriors_a", "swordsmen_i", "swordsmen_i", "cannon_ii", "warriors_a"},
                        "fortifications_ii");
  EXPECT_EQ(two.armies, 2);
  EXPECT_EQ(two.outdated, 1);
  EXPECT_EQ(two.bonus, 8);
  EXPECT_EQ(army({"warriors_a", "warriors_a"}, "fighting_band_i").outdated, 0);
  EXPECT_EQ(army({"knights_i", "knights_i", "knights_i"}, "mechanized_army_iii").bonus, 5);
}

// air forces are plain units, or double an army, full ones first.
TEST_F(Tactics, AirForces) {
  const auto wing = {std::string_view("air_forces_iii"), std::string_view("warriors_a"),
                     std::string_view("warriors_a"), std::string_view("cannon_ii"),
                     std::string_view("cannon_ii")};
  EXPECT_EQ(army(wing, "fortifications_ii").bonus, 8);
  s.readings.air_doubles = true;
  EXPECT_EQ(army(wing, "fortifications_ii").bonus, 5 + 5 + 3);
}

// TTA-TAC-2, TTA-TAC-6: the strongest of common area and hand, if strictly stronger.
TEST_F(Tactics, SheSwitchesToTheStronger) {
  const Units hers = units({"warriors_a", "warriors_a", "warriors_a"});
  s.common.push_back(military("legion_i"));
  s.common.push_back(military("medieval_army_i"));
  s.common.push_back(military("phalanx_i"));
  EXPECT_EQ(choose_tactic(s, t, hers), TacticFrom::common);
  EXPECT_EQ(name(s.active_tactic), "phalanx_i");
  EXPECT_TRUE(t.cites(Line::TTA_TAC_6_stronger));
  s.active_tactic = military("legion_i");
  s.common.clear();
  s.common.push_back(military("medieval_army_i"));
  EXPECT_EQ(choose_tactic(s, t, hers), TacticFrom::active) << "2 against 2";
  EXPECT_EQ(name(s.active_tactic), "legion_i");
}

// TTA-TAC-6: with no complete army there is nothing to switch to.
TEST_F(Tactics, NoArmyNoTactic) {
  s.tactic = military("legion_i");
  EXPECT_EQ(choose_tactic(s, t, units({"warriors_a", "warriors_a"})), TacticFrom::none);
  EXPECT_EQ(s.active_tactic, Military::none);
  EXPECT_EQ(name(s.tactic), "legion_i");
}

// TTA-TAC-5: from her hand it goes beside the board, and the slot is free.
TEST_F(Tactics, FromTheHandBesideTheBoard) {
  s.tactic = military("phalanx_i");
  s.active_tactic = military("legion_i");
  EXPECT_EQ(choose_tactic(s, t, units({"warriors_a", "warriors_a", "warriors_a"})),
            TacticFrom::slot);
  EXPECT_EQ(s.tactic, Military::none);
  EXPECT_EQ(s.beside.size(), 1U);
}

// of equally strong ones the common area comes first, or the slot.
TEST_F(Tactics, CommonBeforeTheSlot) {
  const Units hers = units({"swordsmen_i", "swordsmen_i"});
  s.common.push_back(military("fortifications_ii"));
  s.tactic = military("mobile_artillery_ii");
  const State before = s;
  EXPECT_EQ(choose_tactic(s, t, hers), TacticFrom::common);
  s = before;
  s.readings.slot_tactic_first = true;
  EXPECT_EQ(choose_tactic(s, t, hers), TacticFrom::slot);
}

// TTA-TAC-7, TTA-BUILD-10: with her units the bonus changes.
TEST_F(Tactics, LosingUnitsLowersTheBonus) {
  tech("warriors_a", 3);
  s.active_tactic = military("legion_i");
  check_tactics(s, t);
  EXPECT_EQ(strength_of(data, s), 5);
  tech("warriors_a", 2);
  check_tactics(s, t);
  EXPECT_EQ(strength_of(data, s), 2);
  s.common.push_back(military("fighting_band_i"));
  check_tactics(s, t);
  EXPECT_EQ(name(s.active_tactic), "fighting_band_i");
  EXPECT_EQ(strength_of(data, s), 3);
}

// TTA-GAIN-2 to TTA-GAIN-5, TTA-GAIN-7, TTA-HAND-9, TTA-HAND-10: each by its type.
TEST_F(Tactics, DrawnCardsGoByTheirType) {
  EXPECT_EQ(draw("barbarians_i").to, DrawnTo::events);
  EXPECT_FALSE(draw("crusades_i").rotated);
  EXPECT_TRUE(draw("impact_of_balance_iii").rotated);
  const Destination colony = draw("vast_territory_ii");
  EXPECT_EQ(colony.to, DrawnTo::events);
  EXPECT_FALSE(colony.rotated);
  EXPECT_EQ(draw("raid_i").to, DrawnTo::wars_aggressions);
  EXPECT_EQ(draw("war_over_culture_iii").to, DrawnTo::wars_aggressions);
  EXPECT_EQ(draw("military_bonus_iii").to, DrawnTo::discard);
  EXPECT_EQ(names(s.events), "barbarians_i crusades_i impact_of_balance_iii vast_territory_ii");
  EXPECT_EQ(names(s.wars), "raid_i war_over_culture_iii");
}

// TTA-GAIN-6, TTA-HAND-11, TTA-HAND-12, A-15: one tactic for each era, later ones displace.
TEST_F(Tactics, OneTacticForEachEra) {
  EXPECT_EQ(draw("legion_i").to, DrawnTo::tactics);
  EXPECT_EQ(draw("phalanx_i").to, DrawnTo::discard);
  const Destination later = draw("classic_army_ii");
  EXPECT_EQ(later.to, DrawnTo::tactics);
  EXPECT_EQ(name(later.displaced), "legion_i");
  s.tactic = Military::none;
  EXPECT_EQ(draw("phalanx_i").to, DrawnTo::discard) << "its era is used up";
  s.readings.tactic_by_slot = true;
  EXPECT_EQ(draw("phalanx_i").to, DrawnTo::tactics);
  s.tactic = military("classic_army_ii");
  EXPECT_EQ(draw("phalanx_i").to, DrawnTo::discard) << "never an older one";
}

// TTA-GAIN-6: what lies in the common area is discarded and uses up no era.
TEST_F(Tactics, CommonTacticsAreDiscarded) {
  s.common.push_back(military("legion_i"));
  EXPECT_EQ(draw("legion_i").to, DrawnTo::discard);
  EXPECT_EQ(draw("phalanx_i").to, DrawnTo::tactics);
}

// TTA-GAIN-6, TTA-TAC-5: it may be active at once, which frees the slot.
TEST_F(Tactics, ADrawnTacticMayBeActiveAtOnce) {
  const Units hers = units({"warriors_a", "warriors_a"});
  EXPECT_TRUE(draw("fighting_band_i", hers).activated);
  EXPECT_EQ(s.tactic, Military::none);
  const Destination second = draw("mobile_artillery_ii", hers);
  EXPECT_EQ(second.displaced, Military::none);
  EXPECT_TRUE(second.activated);
  EXPECT_EQ(name(s.active_tactic), "mobile_artillery_ii");
  EXPECT_FALSE(draw("modern_army_iii", hers).activated);
  EXPECT_EQ(name(s.tactic), "modern_army_iii");
}

}  // namespace
}  // namespace seatmate::through_the_ages
