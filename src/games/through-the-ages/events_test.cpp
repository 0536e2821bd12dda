// Chapter "Events": what each of the 55 does to her.

#include "games/through-the-ages/events.h"

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

// The six numbers she has (TTA-GEN-5); in the tables below: what an event adds to each.
struct Six {
  int science = 0;  // points
  int culture = 0;
  int science_rating = 0;
  int culture_rating = 0;
  int strength = 0;
  int happiness = 0;
  friend bool operator==(const Six&, const Six&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Six& n) {
    return out << "science " << n.science << ", culture " << n.culture << ", ratings "
               << n.science_rating << " " << n.culture_rating << ", strength " << n.strength
               << ", happiness " << n.happiness;
  }
};

class EventTest : public FlowTest {
 public:
  [[nodiscard]] Six six() const {
    const Ratings r = ratings();
    return {s.science, s.culture, r.science, r.culture, strength_of(data, s), r.happiness};
  }
  // The event comes up; what it added to her numbers.
  Six come_up(std::string_view id, bool rotated = false) {
    const Six before = six();
    finish(resolve_event(s, table, military(id), rotated));
    const Six now = six();
    return {now.science - before.science,
            now.culture - before.culture,
            now.science_rating - before.science_rating,
            now.culture_rating - before.culture_rating,
            now.strength - before.strength,
            now.happiness - before.happiness};
  }
  void number(int n) { table.say("human-number", {std::to_string(n)}); }
  [[nodiscard]] std::string asked() const {
    std::string verbs;
    for (const std::string& verb : table.asked) verbs += (verbs.empty() ? "" : " ") + verb;
    return verbs;
  }
};

// ---- every event

struct EventRow {
  std::string_view id;
  Six ahead{};   // she is stronger and has more culture and science
  Six behind{};  // the human is and has
  std::string_view asks_ahead{};
  std::string_view asks_behind{};
};
constexpr Six none{};
constexpr Six science(int n) { return {n, 0, 0, 0, 0, 0}; }
constexpr Six culture(int n) { return {0, n, 0, 0, 0, 0}; }

constexpr EventRow rows[] = {
    {"development_of_agriculture_a"},
    {"development_of_civilization_a"},
    {"development_of_crafts_a"},
    {"development_of_markets_a"},
    {"development_of_politics_a", none, none, "military", "military"},
    {"development_of_religion_a", {0, 0, 0, 1, 0, 1}, {0, 0, 0, 1, 0, 1}},
    {"development_of_science_a", science(2), science(2)},
    {"development_of_settlement_a"},
    {"development_of_trade_routes_a", science(1), science(1)},
    {"development_of_warfare_a", {0, 0, 0, 0, 1, 0}, {0, 0, 0, 0, 1, 0}},
    {"barbarians_i"},
    {"border_conflict_i"},
    {"crusades_i", culture(4), culture(-4)},
    {"cultural_influence_i", culture(5), culture(5)},
    {"foray_i"},
    {"good_harvest_i"},
    {"immigration_i"},
    {"new_deposits_i"},
    {"pestilence_i"},
    {"raiders_i"},
    {"rats_i"},
    {"rebellion_i"},
    {"reign_of_terror_i"},
    {"scientific_breakthrough_i", science(3), science(3)},
    {"uncertain_borders_i"},
    {"civil_unrest_ii"},
    {"cold_war_ii", science(6), none},
    {"crime_wave_ii", none, culture(-3)},
    {"economic_progress_ii"},
    {"emigration_ii"},
    {"iconoclasm_ii", {0, 0, 0, -1, 0, 0}, {0, 0, 0, -1, 0, 0}},
    {"independence_declaration_ii", none, {0, 0, 0, 0, 0, -1}},
    {"international_agreement_ii"},
    {"national_pride_ii", culture(5), none, "human-number", "human-number"},
    {"politics_of_strength_ii", none, none, "military"},
    {"popularization_of_science_ii", culture(3), culture(3)},
    {"prosperity_ii"},
    {"ravages_of_time_ii", {0, 0, 0, 2, -2, 0}, {0, 0, 0, 2, -2, 0}},
    {"refugees_ii", culture(3), culture(-3)},
    {"terrorism_ii", {0, 0, -1, 0, 0, 0}, none, "human-number her-building", "human-number"},
    {"impact_of_agriculture_iii", culture(7), culture(7)},
    {"impact_of_architecture_iii", culture(2), culture(2)},
    {"impact_of_balance_iii", culture(6), culture(6)},
    {"impact_of_colonies_iii", culture(6), culture(6)},
    {"impact_of_competition_iii"},
    {"impact_of_government_iii", culture(10), culture(10)},
    {"impact_of_happiness_iii", culture(4), culture(4)},
    {"impact_of_industry_iii", culture(3), culture(3)},
    {"impact_of_population_iii"},
    {"impact_of_progress_iii"},
    {"impact_of_science_iii", culture(10), none, "human-number", "human-number"},
    {"impact_of_strength_iii", culture(10), none},
    {"impact_of_technology_iii"},
    {"impact_of_variety_iii", culture(6), culture(6)},
    {"impact_of_wonders_iii", culture(9), culture(9)},
};

class EveryEvent : public EventTest {
 public:
  // Science 3, culture 5, strength 5, happiness 2: enough to lose something of each.
  EveryEvent() {
    tech("printing_press_i", 2);
    s.leader = civil("joan_of_arc_i");
    s.wonders.push_back(civil("colossus_a"));
    s.wonders.push_back(civil("st_peters_basilica_i"));
    s.colonies.push_back(military("historic_territory_i"));
    s.colonies.push_back(military("strategic_territory_i"));
    for (const char* id : {"raid_i", "enslave_i", "spy_ii", "plunder_ii"})
      s.wars.push_back(military(id));
    s.science = 20;
    s.culture = 30;
  }
  // Where the human stands, and what he answers.
  void stand(bool ahead, Event event) {
    s.human_strength = ahead ? 4 : 6;
    if (event == Event::national_pride || event == Event::terrorism) number(ahead ? 29 : 31);
    if (event == Event::impact_of_science) number(ahead ? 2 : 4);
    if (event == Event::terrorism && ahead) table.say("her-building", {"philosophy_a"});
    if (event == Event::development_of_politics)
      table.say("military", {"military_bonus_i,military_bonus_i,military_bonus_i"});
    if (event == Event::politics_of_strength && ahead)
      table.say("military",
                {"military_bonus_ii,military_bonus_ii,military_bonus_ii,military_bonus_ii,"
                 "military_bonus_ii"});
  }
};

// TTA-EVT-1, TTA-EVT-2, TTA-GEN-5, TTA-GEN-6: what every event does to her six numbers, on either
// side of what it compares; he is asked for nothing else; and where nothing of hers is meant,
// nothing of hers changes.
TEST_F(EveryEvent, OnBothSides) {
  const State start = s;
  for (const EventRow& row : rows)
    for (const bool ahead : {true, false}) {
      SCOPED_TRACE(std::string(row.id) + (ahead ? ", ahead" : ", behind"));
      const MilitaryCard& card = data.card(military(row.id));
      s = start;
      s.age = std::max(Age::i, card.age);
      stand(ahead, card.event);
      State untouched = s;
      untouched.past.push_back(military(row.id));
      untouched.human_strength_old = may_change_strength(card.event);
      table.forget();
      EXPECT_EQ(come_up(row.id), ahead ? row.ahead : row.behind);
      EXPECT_EQ(asked(), ahead ? row.asks_ahead : row.asks_behind);
      EXPECT_TRUE(table.all_said());
      EXPECT_TRUE(table.cites(card.open ? Line::TTA_EVT_2_settled_here : Line::TTA_EVT_2_known));
      if (row.ahead == none && row.behind == none && row.asks_ahead.empty()) {
        EXPECT_EQ(s, untouched);
        EXPECT_EQ(table.cites(Line::TTA_GEN_6_not_hers), card.age < Age::iii);
      }
    }
}
// No event is forgotten, and none is there twice.
TEST_F(EveryEvent, IsInTheTable) {
  std::vector<std::string> listed;
  for (const EventRow& row : rows) listed.emplace_back(row.id);
  std::vector<std::string> printed_events;
  for (const MilitaryCard& card : data.military)
    if (card.type == MilitaryType::event && card.copies > 0) printed_events.push_back(card.id);
  EXPECT_EQ(printed_events.size(), 55U);
  std::sort(listed.begin(), listed.end());
  std::sort(printed_events.begin(), printed_events.end());
  EXPECT_EQ(listed, printed_events);
}
// TTA-EVT-2: a settled one says so, an event the rules explain does not.
TEST_F(EveryEvent, WhatWasSettledHereIsSaid) {
  const auto open = [&](std::string_view id) {
    table.forget();
    s.human_strength_old = false;
    come_up(id);
    const Step told = table.step("event");
    const Argument* const arg = argument_of(told.text, "open");
    return arg == nullptr ? std::string() : arg->text;
  };
  EXPECT_EQ(open("development_of_warfare_a"), "yes");
  EXPECT_EQ(open("crusades_i"), "no");
}

// ---- comparisons

class EventTies : public EveryEvent {
 public:
  // She and the human have the same; whose turn is it?
  Six tie(std::string_view id, Player at_turn, std::optional<int> his = {}) {
    s.at_turn = at_turn;
    s.human_strength = static_cast<std::int16_t>(strength_of(data, s));
    s.human_strength_old = false;
    if (his) number(*his);
    return come_up(id);
  }
};

// TTA-EVT-1: a tie of strength makes the player at turn the stronger one (3.7).
TEST_F(EventTies, OfStrengthGoToThePlayerAtTurn) {
  s.age = Age::iv;  // Politics of Strength moves culture then
  EXPECT_EQ(tie("crusades_i", Player::automa), culture(4));
  EXPECT_EQ(tie("crusades_i", Player::human), culture(-4));
  EXPECT_EQ(tie("cold_war_ii", Player::automa), science(6));
  EXPECT_EQ(tie("cold_war_ii", Player::human), none);
  EXPECT_EQ(tie("crime_wave_ii", Player::automa), none);
  EXPECT_EQ(tie("crime_wave_ii", Player::human), culture(-3));
  EXPECT_EQ(tie("politics_of_strength_ii", Player::automa), culture(5));
  EXPECT_EQ(tie("politics_of_strength_ii", Player::human), culture(-3));
  EXPECT_EQ(tie("refugees_ii", Player::automa), culture(3));
  EXPECT_EQ(tie("refugees_ii", Player::human), culture(-3));
  EXPECT_EQ(tie("impact_of_strength_iii", Player::automa), culture(10));
  EXPECT_EQ(tie("impact_of_strength_iii", Player::human), none);
  EXPECT_EQ(tie("independence_declaration_ii", Player::automa), none);
  EXPECT_EQ(tie("independence_declaration_ii", Player::human).happiness, -1);
}
// TTA-EVT-1: so does a tie of culture or of science.
TEST_F(EventTies, OfPointsGoToThePlayerAtTurn) {
  EXPECT_EQ(tie("national_pride_ii", Player::human, s.culture), none);
  EXPECT_EQ(tie("national_pride_ii", Player::automa, s.culture), culture(5));
  EXPECT_EQ(tie("impact_of_science_iii", Player::automa, 3), culture(10));
  EXPECT_EQ(tie("impact_of_science_iii", Player::human, 3), none);
  EXPECT_EQ(tie("terrorism_ii", Player::human, s.culture), none) << "she has least and destroys";
  table.say("her-building", {"printing_press_i"});
  EXPECT_EQ(tie("terrorism_ii", Player::automa, s.culture).culture_rating, -1);
}
// TTA-EVT-1: her tactic counts as strength; the human's culture is remembered.
TEST_F(EventTies, WhatIsCompared) {
  s.human_strength = 5;
  s.active_tactic = military("fighting_band_i");
  EXPECT_EQ(come_up("crusades_i"), culture(4)) << "one unit is no band, but it is her turn";
  s.at_turn = Player::human;
  EXPECT_EQ(come_up("refugees_ii"), culture(-3));
  tech("warriors_a", 2);
  s.human_strength = 6;
  s.human_strength_old = false;
  EXPECT_EQ(come_up("cold_war_ii"), science(6)) << "six, and one for their band";
  number(77);
  come_up("national_pride_ii");
  EXPECT_EQ(s.human_culture, 77);
}
// Points are never fewer than none.
TEST_F(EventTies, CultureIsNeverBelowZero) {
  s.human_strength = 9;
  s.age = Age::iv;
  for (const char* id : {"crusades_i", "crime_wave_ii", "politics_of_strength_ii", "refugees_ii"}) {
    s.culture = 2;
    EXPECT_EQ(come_up(id), culture(-2)) << id;
  }
}
// a rating below zero brings nothing, and takes nothing.
TEST_F(EventTies, ARatingBelowZeroIsNone) {
  s.extra.science = -9;
  s.extra.culture = -9;
  EXPECT_EQ(come_up("cultural_influence_i"), none);
  EXPECT_EQ(come_up("scientific_breakthrough_i"), none);
  EXPECT_EQ(come_up("popularization_of_science_ii"), none);
  EXPECT_EQ(come_up("impact_of_balance_iii"), none);
  s.extra.happiness = -9;
  EXPECT_EQ(come_up("impact_of_happiness_iii"), none);
}

// ---- events of ages A to II, one by one

using EarlyEvents = EventTest;

// TTA-LEAD-3: Iconoclasm takes a leader who is not of the current age; his icons stop.
TEST_F(EarlyEvents, IconoclasmLooksAtTheAge) {
  s.readings.leader_happiness = true;
  const std::pair<const char*, Age> leaders[] = {{"homer_a", Age::a},
                                                 {"joan_of_arc_i", Age::i},
                                                 {"william_shakespeare_ii", Age::ii},
                                                 {"mahatma_gandhi_iii", Age::iii}};
  for (const auto& [leader, age] : leaders)
    for (const Age now : {Age::ii, Age::iii, Age::iv}) {
      SCOPED_TRACE(std::string(leader) + " in age " + std::string(age_names[index(now)]));
      s.leader = civil(leader);
      s.age = now;
      const Ratings icons = data.card(s.leader).ratings;
      const Six lost = come_up("iconoclasm_ii");
      const bool stays = age == now;
      EXPECT_EQ(name(s.leader), stays ? leader : "-");
      EXPECT_EQ(lost, (Six{0, 0, 0, stays ? 0 : -icons.culture, 0, stays ? 0 : -icons.happiness}));
    }
  s.leader = Civil::none;
  EXPECT_EQ(come_up("iconoclasm_ii"), none);
}

// Ravages of Time: a completed wonder of age A or I, the one worth least, each once.
TEST_F(EarlyEvents, RavagesOfTimeFlipTheLeast) {
  s.extra.happiness = 1;
  s.wonder = {civil("pyramids_a"), 1};
  EXPECT_EQ(come_up("ravages_of_time_ii"), none) << "unfinished";
  s.wonder = {};
  for (const char* id : {"kremlin_ii", "hanging_gardens_a", "great_wall_i", "colossus_a"})
    s.wonders.push_back(civil(id));
  // Worth 1, 3, 2 and 2: the Kremlin is too young; of two alike the one completed first.
  EXPECT_EQ(come_up("ravages_of_time_ii"), (Six{0, 0, 0, 1, 0, -1}));
  EXPECT_EQ(s.flipped, 0b0100U);
  EXPECT_EQ(come_up("ravages_of_time_ii"), (Six{0, 0, 0, 2, -2, 0}));
  EXPECT_EQ(come_up("ravages_of_time_ii"), (Six{0, 0, 0, 1, 0, -2}));
  EXPECT_EQ(s.flipped, 0b1110U);
  EXPECT_EQ(come_up("ravages_of_time_ii"), none) << "all that may fall has fallen";
}

// TTA-GAIN-2: in ages II and III the stronger draws five, the weaker discards three of the wars and
// aggressions, then of the events.
TEST_F(EarlyEvents, PoliticsOfStrengthMovesCards) {
  for (const Age age : {Age::ii, Age::iii}) {
    s.age = age;
    s.human_strength = 0;
    const std::string bonus = age == Age::ii ? "military_bonus_ii" : "military_bonus_iii";
    const std::string war = age == Age::ii ? "war_over_technology_ii" : "war_over_culture_iii";
    table.say("military", {war + "," + bonus + "," + war + "," + bonus + "," + bonus});
    EXPECT_EQ(come_up("politics_of_strength_ii"), none);
    EXPECT_EQ(s.wars.size(), 2U);
    s.human_strength = 99;
    s.events.push_back(military("crusades_i"));
    s.events.push_back(military("refugees_ii"));
    EXPECT_EQ(come_up("politics_of_strength_ii"), none);
    EXPECT_TRUE(s.wars.empty());
    EXPECT_EQ(s.events.size(), 1U);
    come_up("politics_of_strength_ii");
    EXPECT_TRUE(s.events.empty()) << "no more than she has";
  }
  s.age = Age::iv;
  s.wars.push_back(military("raid_iii"));
  EXPECT_EQ(come_up("politics_of_strength_ii"), none) << "she has no culture to lose";
  s.culture = 9;
  EXPECT_EQ(come_up("politics_of_strength_ii"), culture(-3));
  s.human_strength = 0;
  EXPECT_EQ(come_up("politics_of_strength_ii"), culture(5));
  EXPECT_EQ(s.wars.size(), 1U);
}

// Terrorism: who has least culture destroys; against her the human names the building.
TEST_F(EarlyEvents, TerrorismBothWays) {
  tech("journalism_ii", 1);
  tech("multimedia_iii", 1);
  s.culture = 10;
  number(9);
  table.say("her-building", {"multimedia_iii"});
  EXPECT_EQ(come_up("terrorism_ii"), (Six{0, 0, -3, -3, 0, 0}));
  EXPECT_EQ(cubes("multimedia_iii"), 0);

  const State before = s;
  number(11);
  EXPECT_EQ(come_up("terrorism_ii"), none);
  EXPECT_EQ(s.techs, before.techs);
  EXPECT_TRUE(table.said("tta.did.you-lose-urban"));
}
// Where there is one kind of building only, nobody needs to ask; units are none.
TEST_F(EarlyEvents, TerrorismWithoutAChoice) {
  tech("philosophy_a", 2);
  s.culture = 10;
  for (const int left : {1, 0, 0}) {
    number(0);
    come_up("terrorism_ii");
    EXPECT_EQ(cubes("philosophy_a"), left);
    EXPECT_EQ(cubes("warriors_a"), 1);
  }
  EXPECT_EQ(asked(), "human-number human-number human-number");
}

// TTA-BUILD-2: the free cubes keep to three of a type, or of a card.
TEST_F(EarlyEvents, FreeCubesKeepToTheCap) {
  for (int n = 1; n <= 4; ++n) {
    come_up("development_of_religion_a");
    EXPECT_EQ(cubes("religion_a"), std::min(n, 3));
  }
  tech("religion_a", 1);
  tech("theology_i", 2);
  EXPECT_EQ(come_up("development_of_religion_a"), none);
  tech("swordsmen_i", 2);
  EXPECT_EQ(come_up("development_of_warfare_a"), none);
  s.readings.cap_per_card = true;
  EXPECT_EQ(come_up("development_of_religion_a").happiness, 1);
  EXPECT_EQ(come_up("development_of_warfare_a").strength, 1);
  tech("warriors_a", 3);
  EXPECT_EQ(come_up("development_of_warfare_a"), none);
}
// TTA-TAC-7: a free unit may complete an army.
TEST_F(EarlyEvents, AFreeUnitMayCompleteAnArmy) {
  s.common.push_back(military("medieval_army_i"));
  EXPECT_EQ(come_up("development_of_warfare_a").strength, 3);
  EXPECT_EQ(name(s.active_tactic), "medieval_army_i");
}

// TTA-GAIN-2, TTA-GAIN-3, TTA-GAIN-4, TTA-GAIN-5, TTA-GAIN-6, TTA-GAIN-7: what she draws goes by
// its type, one card after the other.
TEST_F(EarlyEvents, DevelopmentOfPoliticsDrawsThree) {
  table.say("military", {"crusades_i,vast_territory_i,raid_i"});
  come_up("development_of_politics_a");
  EXPECT_EQ(names(s.events), "crusades_i vast_territory_i");
  EXPECT_EQ(names(s.wars), "raid_i");

  // Her warriors are two: the band becomes active at once, and its slot is free for the next.
  tech("warriors_a", 2);
  s.readings.tactic_by_slot = true;
  table.say("military", {"military_bonus_i,fighting_band_i,legion_i"});
  EXPECT_EQ(come_up("development_of_politics_a").strength, 1);
  EXPECT_EQ(name(s.active_tactic), "fighting_band_i");
  EXPECT_EQ(names(s.beside), "fighting_band_i");
  EXPECT_EQ(name(s.tactic), "legion_i");
  EXPECT_EQ(s.events.size() + s.wars.size(), 3U) << "the bonus card is discarded";

  s.common.push_back(military("phalanx_i"));
  table.say("military", {"phalanx_i,heavy_cavalry_i,event_i"});
  come_up("development_of_politics_a");
  EXPECT_EQ(name(s.tactic), "legion_i") << "one is common, the other of the same age";
  EXPECT_EQ(s.events.size(), 3U);
}
// TTA-GAIN-3, TTA-GAIN-4: events of age III lie upside down, others and colonies do not.
TEST_F(EarlyEvents, OnlyEventsOfAgeThreeAreRotated) {
  const auto rotated = [&](std::string_view id) {
    return place_military(s, table, military(id), {}).rotated;
  };
  EXPECT_TRUE(rotated("impact_of_balance_iii"));
  EXPECT_TRUE(rotated("event_iii"));
  EXPECT_FALSE(rotated("event_ii"));
  EXPECT_FALSE(rotated("crusades_i"));
  EXPECT_FALSE(rotated("vast_territory_ii"));
  EXPECT_FALSE(rotated("war_over_culture_iii"));
}

// ---- age III

class Impacts : public EventTest {
 public:
  // Of everything something; the numbers below are worked out from this by hand.
  Impacts() {
    s.age = Age::iii;
    for (const char* id : {"irrigation_i", "selective_breeding_ii", "iron_i"}) tech(id);
    tech("alchemy_i", 2);
    tech("journalism_ii", 1);
    tech("movies_iii", 1);
    tech("team_sports_ii", 2);
    tech("theology_i", 1);
    tech("knights_i", 2);
    tech("rockets_iii", 1);
    tech("modern_infantry_iii");  // no unit stands on it
    for (Tech& known : s.techs)
      if (known.card == civil("despotism_a")) known.card = civil("democracy_iii");
    tech("warfare_i");
    tech("civil_service_iii");
    for (const char* id : {"pyramids_a", "great_wall_i", "kremlin_ii", "hollywood_iii"})
      s.wonders.push_back(civil(id));
    for (const char* id : {"vast_territory_i", "historic_territory_ii", "wealthy_territory_i"})
      s.colonies.push_back(military(id));
  }
};

// TTA-EVT-1, TTA-EVT-3, TTA-GEN-7: culture for what stands, and nobody is asked.
TEST_F(Impacts, WorkedOutByHand) {
  ASSERT_EQ(six(), (Six{0, 0, 7, 13, 15, 11}));
  const std::pair<const char*, int> impacts[] = {
      {"agriculture", 3 * 3 + 4},               // three farms of Selective Breeding, no mouths
      {"architecture", 0 + 2 + 2 + 3 + 4 + 1},  // levels: labs, library, theater, arenas, temple
      {"balance", 2 * 6},                       // science 7, culture 13, food 9, resources 6
      {"colonies", 3 * 3},
      {"competition", 0 + 2 + 3 + 4},             // levels: warriors, knights, rockets, arenas
      {"government", 2 * 7 + 3 + 1 + 4 + 2 + 3},  // Democracy, two blue ones, Pyramids, Kremlin
      {"happiness", 2 * 8},                       // 11 faces, eight count
      {"industry", 3 * 2},                        // three mines of Iron
      {"population", 2 * (8 + 4 + 6 - 10)},       // buildings, units, six on farms and mines
      {"progress", 2 * (3 + 1 + 3)},
      {"technology", 4 * 5},         // movies, rockets, infantry, Democracy, a blue one
      {"variety", 2 * (5 + 3 + 2)},  // kinds of buildings, of units, blue ones
      {"wonders", 5 + 4 + 3 + 2}};
  for (const auto& [what, points] : impacts)
    EXPECT_EQ(come_up("impact_of_" + std::string(what) + "_iii"), culture(points)) << what;
  s.human_strength = 14;
  EXPECT_EQ(come_up("impact_of_strength_iii"), culture(10));
  EXPECT_EQ(asked(), "");
  EXPECT_FALSE(table.cites(Rule::TTA_EVT_4));
  number(6);
  EXPECT_EQ(come_up("impact_of_science_iii"), culture(10));
  EXPECT_EQ(asked(), "human-number");
}
// TTA-GEN-7: the best of her farms and mines counts, though she never builds any.
TEST_F(Impacts, ThreeFarmsAndMinesOfTheBest) {
  tech("oil_iii");
  EXPECT_EQ(come_up("impact_of_industry_iii"), culture(15));
  EXPECT_EQ(come_up("impact_of_balance_iii"), culture(14)) << "science is the least now";
  EXPECT_TRUE(table.cites(Line::TTA_GEN_7_three_farms));
  tech("mechanized_agriculture_iii");
  EXPECT_EQ(come_up("impact_of_agriculture_iii"), culture(19));
}
// A wonder in ruins stands, but its actions are gone with its other effects.
TEST_F(Impacts, ARuinGivesNoActions) {
  s.flipped = 0b0001;
  EXPECT_EQ(come_up("impact_of_government_iii"), culture(25));
  EXPECT_EQ(come_up("impact_of_wonders_iii"), culture(14));
}

// TTA-EVT-4: upside down it is hers: five more if the human got strictly more.
TEST_F(Impacts, FiveMoreForHerOwn) {
  for (const auto& [his, points] : {std::pair{8, 9}, {9, 9}, {10, 14}, {999, 14}}) {
    number(his);
    EXPECT_EQ(come_up("impact_of_colonies_iii", true), culture(points)) << his;
  }
  EXPECT_EQ(asked(), "human-number human-number human-number human-number");
  number(6);   // his science rating
  number(10);  // what the card brought him
  EXPECT_EQ(come_up("impact_of_science_iii", true), culture(10));
}
// TTA-EVT-3: a card the human prepared brings no five, and he is not even asked.
TEST_F(Impacts, AnUprightOneIsNeverAskedFor) {
  number(999);
  EXPECT_EQ(come_up("impact_of_colonies_iii"), culture(9));
  EXPECT_EQ(asked(), "");
  EXPECT_FALSE(table.all_said());
}

class LastImpacts : public Impacts {
 public:
  LastImpacts() {
    s.age = Age::iv;
    s.phase = Phase::scoring;
    table.say("final", {"100"});
  }
};
// TTA-EVT-5: what is left in the decks is scored, hers with the five of TTA-EVT-4.
TEST_F(LastImpacts, AreScored) {
  table.say("last-events", {"impact_of_colonies_iii,impact_of_industry_iii"});
  table.say("last-events", {"impact_of_wonders_iii"});
  number(10);  // colonies: more than her nine
  number(6);   // industry: the same as she
  finish(score_game(s, table));
  EXPECT_EQ(s.culture, 9 + 5 + 6 + 14);
  EXPECT_EQ(names(s.past), "impact_of_colonies_iii impact_of_industry_iii impact_of_wonders_iii");
  EXPECT_TRUE(table.all_said());
}
// TTA-EVT-5: ties at the end are judged as on the turn of who started (3.7).
TEST_F(LastImpacts, TiesGoToWhoStarted) {
  for (const bool automa_starts : {true, false}) {
    const State before = s;
    s.automa_starts = automa_starts;
    s.human_strength_old = true;
    s.at_turn = automa_starts ? Player::human : Player::automa;
    table.say("last-events", {});
    table.say("last-events", {"impact_of_strength_iii"});
    number(15);
    finish(score_game(s, table));
    EXPECT_EQ(s.culture, automa_starts ? 10 : 0);
    s = before;
    table.say("final", {"100"});
  }
}

}  // namespace
}  // namespace seatmate::through_the_ages
