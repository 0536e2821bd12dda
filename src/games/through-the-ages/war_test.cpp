// Chapters "Wars" and "Aggressions": every card, both ways.

#include "games/through-the-ages/war.h"

#include <set>

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

class FightTest : public FlowTest {
 public:
  static constexpr int not_said = -1;

  FightTest() {
    tech("warriors_a", 3);
    s.science = 10;
    s.culture = 20;
    s.row_kind = RowKind::asked;  // nobody follows the row, which is not what these tests are about
  }
  // What the human was told of his own ("tta.yours.yellow"), each with its number and its age.
  struct Yours {
    std::string what;
    int n;
    std::string age;
  };
  [[nodiscard]] std::vector<Yours> yours() const {
    const std::string_view start = "tta.yours.";
    std::vector<Yours> all;
    for (const Step& step : table.report.steps)
      for (const Argument& arg : step.text.args)
        for (const Message& item : arg.items)
          if (item.id.starts_with(start))
            all.push_back({item.id.substr(start.size()), static_cast<int>(number_of(item, "n")),
                           argument_of(item, "age")->text});
    return all;
  }
  // The number that was told with this; not_said if it was not, or something else was too.
  [[nodiscard]] int told(std::string_view what) const {
    const std::vector<Yours> all = yours();
    return all.size() == 1 && all[0].what == what ? all[0].n : not_said;
  }
  void number(int n) { table.say("human-number", {std::to_string(n)}); }
  void wars(std::initializer_list<std::string_view> ids) {
    s.wars.clear();
    for (const std::string_view id : ids) s.wars.push_back(military(id));
  }
  // Everything of hers is as before: only what is known of the human may differ.
  void expect_untouched(State before) {
    before.human_strength = s.human_strength;
    before.human_strength_old = s.human_strength_old;
    before.random = s.random;
    before.deck = s.deck;
    EXPECT_EQ(s, before);
  }
};

// ---- wars

class War : public FightTest {
 public:
  War() { s.extra.strength = 20; }

  // The war is resolved and she is stronger by that much; as the loser the human gives `lost`.
  void war(std::string_view id, int advantage, Player attacker, std::optional<int> lost = {}) {
    table.forget();
    number(strength_of(data, s) - advantage);
    s.human_strength_old = true;  // he is asked
    if (lost) number(*lost);
    finish(resolve_war(s, table, military(id), attacker));
    EXPECT_TRUE(table.all_said());
  }
  // She is stronger, and the human says he loses more than there is to lose.
  std::string refused(std::string_view id, int advantage, int lost) {
    s.human_strength = static_cast<std::int16_t>(strength_of(data, s) - advantage);
    number(lost);
    EXPECT_EQ(stops(resolve_war(s, table, military(id), Player::automa)), "human-number");
    return table.unfit.id;
  }
  static constexpr Player both[] = {Player::automa, Player::human};
};

// TTA-WAR-4, TTA-WAR-5: science points, as many as she was stronger or weaker by, and as the loser
// has; whoever attacked.
TEST_F(War, OverTechnology) {
  const State start = s;
  for (const Player attacker : both) {
    SCOPED_TRACE(player_names[index(attacker)]);
    s = start;
    war("war_over_technology_ii", 4, attacker, 3);
    EXPECT_EQ(s.science, 13) << "he had three";
    war("war_over_technology_ii", -4, attacker);
    EXPECT_EQ(s.science, 9);
    EXPECT_EQ(told("science"), 4);
    war("war_over_technology_ii", -12, attacker);
    EXPECT_EQ(s.science, 0);
    EXPECT_EQ(told("science"), 9) << "no more than she had";
    EXPECT_EQ(s.culture, 20);
  }
  EXPECT_EQ(refused("war_over_technology_ii", 4, 5), "tta.error.number");
}
// TTA-WAR-4: as the winner he may take blue technologies instead, within the difference.
TEST_F(War, OverTechnologyHeMayTakeBlueOnes) {
  tech("warfare_i");       // 5
  tech("code_of_laws_i");  // 6
  tech("satellites_iii");  // 8
  table.say("her-technology", {"warfare_i"});
  table.say("her-technology", {"code_of_laws_i"});
  war("war_over_technology_ii", -13, Player::human);
  EXPECT_EQ(cubes("warfare_i"), -1) << "gone, and its strength with it";
  EXPECT_EQ(strength_of(data, s), 23 + 3);
  EXPECT_EQ(cubes("satellites_iii"), 0);
  EXPECT_EQ(told("science"), 2) << "what is left of the spoils";
  EXPECT_EQ(s.science, 8);
  table.say("her-technology", {"none"});
  war("war_over_technology_ii", -8, Player::human);
  EXPECT_EQ(s.science, 0);
  war("war_over_technology_ii", -7, Player::human);
  EXPECT_EQ(table.asked, std::vector<std::string>{"human-number"}) << "none within seven";
}
// TTA-WAR-4, TTA-WAR-5: five culture points more than the difference.
TEST_F(War, OverCulture) {
  const State start = s;
  for (const Player attacker : both) {
    SCOPED_TRACE(player_names[index(attacker)]);
    s = start;
    war("war_over_culture_iii", 4, attacker, 9);
    EXPECT_EQ(s.culture, 29);
    war("war_over_culture_iii", -4, attacker);
    EXPECT_EQ(s.culture, 20);
    EXPECT_EQ(told("culture"), 9);
    war("war_over_culture_iii", -16, attacker);
    EXPECT_EQ(s.culture, 0);
    EXPECT_EQ(told("culture"), 20) << "no more than she had";
    EXPECT_EQ(s.science, 10);
  }
  EXPECT_EQ(refused("war_over_culture_iii", 4, 10), "tta.error.number");
}
// TTA-WAR-4, TTA-GEN-6, A-22: tokens are his alone: one, and one for every full five.
TEST_F(War, OverTerritory) {
  const State start = s;
  for (const auto& [difference, tokens] : {std::pair{1, 1}, {4, 1}, {5, 2}, {9, 2}, {10, 3}})
    for (const Player attacker : both) {
      SCOPED_TRACE(difference);
      war("war_over_territory_ii", difference, attacker);
      EXPECT_EQ(told("lose-yellow"), tokens);
      war("war_over_territory_ii", -difference, attacker);
      EXPECT_EQ(told("yellow"), tokens);
      expect_untouched(start);
    }
  s.readings.human_gains_nothing = true;
  war("war_over_territory_ii", -5, Player::human);
  EXPECT_TRUE(yours().empty());
  war("war_over_territory_ii", 5, Player::human);
  EXPECT_EQ(told("lose-yellow"), 2) << "what he loses he loses";
}
// TTA-WAR-5: a tie changes nothing, in any war.
TEST_F(War, ATieChangesNothing) {
  const State start = s;
  for (const char* id : {"war_over_technology_ii", "war_over_culture_iii", "war_over_territory_ii"})
    for (const Player attacker : both) {
      war(id, 0, attacker);
      expect_untouched(start);
      EXPECT_TRUE(yours().empty()) << id;
      EXPECT_TRUE(table.cites(Line::TTA_WAR_5_tie)) << id;
    }
}

// TTA-WAR-3, TTA-POL-4: declared on her turn, resolved at the start of her next one.
TEST_F(War, HersIsResolvedAtHerNextTurn) {
  wars({"war_over_culture_iii"});
  s.human_strength = 10;
  every_card("war:13 | | | | 0 0 | 0 0 0");
  finish(later_turn(s, table));
  EXPECT_EQ(name(s.her_war), "war_over_culture_iii");
  EXPECT_TRUE(s.wars.empty());
  EXPECT_EQ(s.culture, 20);
  EXPECT_EQ(s.wars_declared, 1);
  EXPECT_EQ(table.steps(), "refill-asked declare-war markers");

  table.forget();
  s.human_strength = 20;  // as he said at the end of his turn
  number(8);
  finish(later_turn(s, table));
  EXPECT_EQ(s.her_war, Military::none);
  EXPECT_EQ(s.culture, 28);
  EXPECT_EQ(table.steps(), "refill-asked war markers");
}
// TTA-POL-4: not one point below what the icon wants, and not in her last turn.
TEST_F(War, IsDeclaredWithTheAdvantageOnly) {
  wars({"raid_i", "war_over_culture_iii"});
  const State start = s;
  const auto declares = [&](int adv, int round, int final_round) {
    s = start;
    s.human_strength = static_cast<std::int16_t>(strength_of(data, s) - adv);
    s.round = static_cast<std::uint8_t>(round);
    s.final_round = static_cast<std::uint8_t>(final_round);
    finish(politics(s, table, *read_card("war:4 | | | | 0 0 | 0 0 0")));
    return s.her_war != Military::none;
  };
  EXPECT_FALSE(declares(3, 2, 0));
  EXPECT_TRUE(declares(4, 2, 0));
  EXPECT_TRUE(declares(4, 12, 13));
  EXPECT_FALSE(declares(4, 13, 13));
  EXPECT_EQ(names(s.wars).size(), std::string("raid_i war_over_culture_iii").size());
}

// TTA-WAR-1: the human's is resolved when his next turn begins, not before.
TEST_F(War, HisIsResolvedAtHisNextTurn) {
  s.at_turn = Player::human;
  Input declared;
  declared.verb = Verb::war;
  declared.card = military("war_over_technology_ii");
  carry_out(s, table, declared);
  EXPECT_EQ(s.pending, Pending::none);
  every_card(blank_card);
  finish(later_turn(s, table));
  EXPECT_EQ(s.science, 11) << "her turn only produced";
  s.human_strength = 27;
  finish(begin_human_turn(s, table));
  EXPECT_EQ(s.human_war, Military::none);
  EXPECT_EQ(s.science, 11 - 4);
  EXPECT_TRUE(table.cites(Line::TTA_WAR_1_your_war));
}

// ---- aggressions on her

class Attacked : public FightTest {
 public:
  Attacked() {
    s.at_turn = Player::human;
    s.age = Age::ii;
    lay_out_deck(s, s.age);
  }
  // She has strength 3 and this defence.
  void attack(std::string_view id, int strength = 99, int defence = 0) {
    table.forget();
    every_card("| | | | 0 0 | 0 " + std::to_string(defence) + " 0");
    s.pending_card = military(id);
    s.attack_strength = static_cast<std::int16_t>(strength);
    finish(defend(s, table));
    s.pending_card = Military::none;
    s.attack_strength = 0;
  }
};

// TTA-AGG-1, TTA-AGG-2: her strength and the defence of the card on top; a tie holds.
TEST_F(Attacked, TheDrawnCardDefends) {
  next_card("| | | | 0 0 | 0 4 0");
  const State start = s;
  for (const auto& [strength, science] : {std::pair{7, 10}, {8, 5}}) {
    s = start;
    s.pending_card = military("spy_ii");
    s.attack_strength = static_cast<std::int16_t>(strength);
    finish(defend(s, table));
    EXPECT_EQ(s.science, science) << strength;
  }
}
// TTA-AGG-5: the card goes back, and the deck is shuffled.
TEST_F(Attacked, TheDrawnCardGoesBack) {
  const auto position = s.random.position();
  attack("spy_ii");
  std::vector<int> numbers(s.deck.pile.begin(), s.deck.pile.end());
  std::sort(numbers.begin(), numbers.end());
  EXPECT_EQ(numbers, (std::vector<int>{9, 10, 11, 12, 13, 14, 15, 16}));
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_GT(s.random.position(), position);
}

// TTA-AGG-3, A-19: where she holds, one, two or three cards are lost by the age, or by the card.
TEST_F(Attacked, HoldingCostsCards) {
  struct Case {
    Age age;
    const char* card;
    bool by_card;
    std::size_t lost;
  };
  for (const Case& c : {Case{Age::i, "raid_i", false, 1}, Case{Age::ii, "raid_i", false, 2},
                        Case{Age::iii, "raid_i", false, 3}, Case{Age::iv, "raid_i", false, 3},
                        Case{Age::iv, "raid_i", true, 1}, Case{Age::iii, "spy_ii", true, 2},
                        Case{Age::iv, "raid_iii", true, 3}}) {
    SCOPED_TRACE(std::string(c.card) + " in age " + std::string(age_names[index(c.age)]));
    s.age = c.age;
    s.readings.loss_by_card = c.by_card;
    lay_out_deck(s, s.age);
    wars({"raid_i", "raid_ii", "raid_iii", "spy_ii", "annex_ii"});
    attack(c.card, 3);
    EXPECT_EQ(s.wars.size(), 5 - c.lost);
  }
}
// TTA-AGG-3: fewer if she has fewer; none if she falls; events and tactics stay.
TEST_F(Attacked, NoMoreCardsThanSheHas) {
  s.age = Age::iii;
  lay_out_deck(s, s.age);
  wars({"raid_i", "spy_ii"});
  s.events.push_back(military("crusades_i"));
  s.tactic = military("legion_i");
  attack("plunder_iii", 4);
  EXPECT_EQ(s.wars.size(), 2U);
  attack("plunder_iii", 3);
  EXPECT_TRUE(s.wars.empty());
  EXPECT_EQ(s.events.size(), 1U);
  EXPECT_EQ(name(s.tactic), "legion_i");
}
// TTA-AGG-3: which ones is chance.
TEST_F(Attacked, LostCardsAreRandom) {
  s.age = Age::i;
  lay_out_deck(s, s.age);
  std::set<std::string> left;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    s.random = Random(seed);
    wars({"raid_i", "enslave_i", "plunder_i"});
    attack("raid_i", 3);
    left.insert(names(s.wars));
  }
  EXPECT_EQ(left.size(), 3U);
}

// TTA-AGG-4, TTA-GEN-6, A-22: food, resources and population are nothing to her; he gains in full
// from the box, or nothing.
TEST_F(Attacked, WhatSheDoesNotHave) {
  const State start = s;
  struct Case {
    const char* card;
    const char* what;
    int n;
  };
  for (const Case& c : {Case{"enslave_i", "enslave", 2}, Case{"plunder_i", "plunder", 3},
                        Case{"plunder_ii", "plunder", 5}, Case{"plunder_iii", "plunder", 7}}) {
    SCOPED_TRACE(c.card);
    s = start;
    attack(c.card);
    expect_untouched(start);
    EXPECT_EQ(told(c.what), c.n);
    s.readings.human_gains_nothing = true;
    attack(c.card);
    EXPECT_TRUE(yours().empty());
  }
}
// TTA-AGG-4: science and culture points, as many as she has.
TEST_F(Attacked, PointsAreTaken) {
  attack("spy_ii");
  EXPECT_EQ(s.science, 5);
  EXPECT_EQ(told("science"), 5);
  s.science = 2;
  attack("spy_ii");
  EXPECT_EQ(s.science, 0);
  EXPECT_EQ(told("science"), 2);
  attack("armed_intervention_iii");
  EXPECT_EQ(s.culture, 13);
  EXPECT_EQ(told("culture"), 7);
  s.culture = 3;
  s.readings.human_gains_nothing = true;  // what she manages is not from the box
  attack("armed_intervention_iii");
  EXPECT_EQ(s.culture, 0);
  EXPECT_EQ(told("culture"), 3);
}

// TTA-AGG-4: a Raid destroys one urban building of its age, from age II on one of the age before
// too; the human says which.
TEST_F(Attacked, RaidsDestroyBuildings) {
  tech("alchemy_i", 1);
  tech("journalism_ii", 1);
  tech("movies_iii", 1);
  const State start = s;
  struct Case {
    const char* card;
    std::vector<const char*> named;
    std::string left;
  };
  const auto standing = [&] {
    std::string left;
    for (const char* id : {"philosophy_a", "alchemy_i", "journalism_ii", "movies_iii"})
      left += std::to_string(cubes(id));
    return left;
  };
  for (const Case& c :
       {Case{"raid_i", {"alchemy_i"}, "1011"}, Case{"raid_ii", {"alchemy_i"}, "0011"},
        Case{"raid_ii", {"journalism_ii", "philosophy_a"}, "0101"},
        Case{"raid_iii", {"movies_iii", "journalism_ii"}, "1100"}}) {
    s = start;
    for (const char* id : c.named) table.say("her-building", {id});
    attack(c.card);
    EXPECT_EQ(standing(), c.left) << c.card;
    EXPECT_EQ(table.asked.size(), c.named.size()) << "the last one is not asked for";
    EXPECT_EQ(told("raid"), 0) << "half its cost, which he knows";
    EXPECT_EQ(cubes("warriors_a"), 3);
  }
  s = start;
  table.say("her-building", {"journalism_ii"});
  s.pending_card = military("raid_i");
  s.attack_strength = 99;
  EXPECT_EQ(stops(defend(s, table)), "her-building") << "too high for a Raid of age I";
}

// TTA-AGG-4: Annex takes a colony with what it gave her; the human chooses among several.
TEST_F(Attacked, AnnexTakesAColony) {
  s.colonies.push_back(military("strategic_territory_i"));
  s.colonies.push_back(military("historic_territory_ii"));
  table.say("her-colony", {"strategic_territory_i"});
  attack("annex_ii");
  EXPECT_EQ(names(s.colonies), "historic_territory_ii");
  EXPECT_EQ(strength_of(data, s), 3);
  EXPECT_EQ(s.human_colonies, 1);
  attack("annex_ii");
  EXPECT_TRUE(table.asked.empty());
  EXPECT_EQ(ratings().happiness, 0);
  EXPECT_EQ(s.human_colonies, 2);
  attack("annex_ii");
  EXPECT_EQ(s.human_colonies, 2) << "there is none";
  EXPECT_EQ(s.culture, 20);
}

// TTA-AGG-4, TTA-LEAD-3: Infiltrate removes her leader, whose icons stop, or her unfinished wonder;
// he gets three culture for every level.
TEST_F(Attacked, InfiltrateTakesALeaderOrAWonder) {
  s.leader = civil("joan_of_arc_i");
  s.wonder = {civil("eiffel_tower_ii"), 2};
  const State start = s;
  table.say("her-card", {"wonder"});
  attack("infiltrate_ii");
  EXPECT_EQ(s.wonder.card, Civil::none);
  EXPECT_EQ(s.wonder.stages, 0);
  EXPECT_EQ(told("culture"), 6);
  EXPECT_EQ(ratings().culture, 1);
  attack("infiltrate_ii");
  EXPECT_TRUE(table.asked.empty());
  EXPECT_EQ(s.leader, Civil::none);
  EXPECT_EQ(told("culture"), 3);
  EXPECT_EQ(ratings().culture, 0);
  attack("infiltrate_ii");
  EXPECT_TRUE(yours().empty());
  s = start;
  table.say("her-card", {"leader"});
  attack("infiltrate_ii");
  EXPECT_EQ(name(s.wonder.card), "eiffel_tower_ii");
  EXPECT_EQ(s.culture, 20) << "hers stays";
}

// ---- her aggressions

class Attacks : public FightTest {
 public:
  void attack(std::string_view id, bool succeeds = true) {
    table.forget();
    table.say("attacked", {succeeds ? "yes" : "no"});
    finish(attack_human(s, table, military(id)));
  }
  // Her card says AGGRESSION(1); what she plays of her pile, "-" if nothing.
  std::string plays(std::string_view icons = "aggression:1") {
    table.forget();
    const WarPile before = s.wars;
    finish(politics(s, table, *read_card(std::string(icons) + " | | | | 0 0 | 0 0 0")));
    std::string played = "-";
    for (const Military card : before)
      if (!s.wars.contains(card)) played = name(card);
    return played;
  }
};

// TTA-AGG-6: the human defends by the base rules; if he holds, nothing happens.
TEST_F(Attacks, AFailedOneDoesNothing) {
  s.human_colonies = 1;
  s.human_leader = true;
  s.human_level = 2;
  State before = s;
  before.aggressions = 1;
  for (const MilitaryCard& card : data.military) {
    if (card.type != MilitaryType::aggression) continue;
    attack(card.id, false);
    s.aggressions = 1;
    expect_untouched(before);
    EXPECT_TRUE(yours().empty()) << card.id;
    EXPECT_EQ(table.asked, std::vector<std::string>{"attacked"}) << card.id;
  }
}
// TTA-AGG-6, A-21: what he loses and she does not have.
TEST_F(Attacks, WhatOnlyHeLoses) {
  const auto said = [&](std::string_view id) {
    State before = s;
    attack(id);
    ++before.aggressions;
    expect_untouched(before);
    std::string text;
    for (const Yours& y : yours())
      text += (text.empty() ? "" : ", ") + y.what + " " + std::to_string(y.n) + " " +
              y.age.substr(y.age.rfind('.') + 1);
    return text;
  };
  EXPECT_EQ(said("enslave_i"), "lose-population 1 I");
  EXPECT_EQ(said("plunder_i"), "lose-resources 3 I");
  EXPECT_EQ(said("plunder_ii"), "lose-resources 5 II");
  EXPECT_EQ(said("plunder_iii"), "lose-resources 7 III");
  EXPECT_EQ(said("raid_i"), "lose-building 1 I");
  EXPECT_EQ(said("raid_ii"), "lose-building 1 II, lose-building 1 I");
  EXPECT_EQ(said("raid_iii"), "lose-building 1 III, lose-building 1 II");
}
// TTA-AGG-6: points she takes, as many as he has.
TEST_F(Attacks, PointsSheTakes) {
  number(4);
  attack("spy_ii");
  EXPECT_EQ(s.science, 14);
  number(7);
  attack("armed_intervention_iii");
  EXPECT_EQ(s.culture, 27);
  for (const auto& [id, most] : {std::pair{"spy_ii", 5}, {"armed_intervention_iii", 7}}) {
    table.start_over();
    table.say("attacked", {"yes"});
    number(most + 1);
    EXPECT_EQ(stops(attack_human(s, table, military(id))), "human-number");
    EXPECT_EQ(table.unfit.id, "tta.error.number");
  }
}
// TTA-AGG-6, TTA-COL-6: a colony comes with its permanent effect only.
TEST_F(Attacks, AnnexBringsHerAColony) {
  s.human_colonies = 2;
  s.past = {military("strategic_territory_i"), military("historic_territory_i")};
  table.say("human-colony", {"strategic_territory_i"});
  attack("annex_ii");
  EXPECT_EQ(strength_of(data, s), 5);
  EXPECT_EQ(s.human_colonies, 1);
  EXPECT_EQ(table.asked, (std::vector<std::string>{"attacked", "human-colony"})) << "no cards";
  table.say("human-colony", {"historic_territory_i"});
  attack("annex_ii");
  EXPECT_EQ(ratings().happiness, 1);
  EXPECT_EQ(s.culture, 20);
  EXPECT_EQ(names(s.colonies), "strategic_territory_i historic_territory_i");
}
// TTA-AGG-6, A-21: Infiltrate brings her three culture for every level of what he loses.
TEST_F(Attacks, InfiltrateBringsThreeALevel) {
  s.human_strength = 0;
  for (const auto& [target, points] : {std::pair{"A", 0}, {"I", 3}, {"II", 6}, {"III", 9}}) {
    s.culture = 20;
    wars({"infiltrate_ii"});
    s.human_strength_old = false;
    table.say("target", {target});
    table.say("attacked", {"yes"});
    EXPECT_EQ(plays(), "infiltrate_ii") << target;
    EXPECT_EQ(s.culture, 20 + points) << target;
    EXPECT_EQ(told("lose-leader-or-wonder"), 1) << target;
  }
}

// TTA-POL-2: with the advantage the icon wants.
TEST_F(Attacks, OnlyWithTheAdvantage) {
  wars({"plunder_i", "war_over_culture_iii"});
  s.human_strength = 1;
  EXPECT_EQ(plays("aggression:3"), "-");
  s.human_strength = 0;
  table.say("attacked", {"no"});
  EXPECT_EQ(plays("aggression:3"), "plunder_i");
  EXPECT_EQ(s.aggressions, 1);
}
// TTA-POL-2, TTA-POL-3, A-21: what has no target is passed over, unless read otherwise.
TEST_F(Attacks, UntargetableCardsAreSkipped) {
  s.human_strength = 0;
  wars({"annex_ii", "infiltrate_ii"});
  table.say("target", {"none"});
  EXPECT_EQ(plays(), "-");
  wars({"annex_ii", "raid_i"});
  table.say("attacked", {"no"});
  EXPECT_EQ(plays(), "raid_i");
  EXPECT_EQ(names(s.wars), "annex_ii");

  s.readings.plays_untargetable = true;
  table.say("attacked", {"yes"});
  EXPECT_EQ(plays(), "annex_ii");
  EXPECT_TRUE(s.colonies.empty());
  for (const auto& [target, points] : {std::pair{"none", 0}, {"III", 9}}) {
    s.culture = 20;
    wars({"infiltrate_ii"});
    table.say("target", {target});
    table.say("attacked", {"yes"});
    EXPECT_EQ(plays(), "infiltrate_ii");
    EXPECT_EQ(s.culture, 20 + points) << target;
    EXPECT_EQ(yours().empty(), points == 0);
  }
}
// he is asked for his leader only where she would play Infiltrate.
TEST_F(Attacks, TheTargetIsAskedForWhereItMatters) {
  wars({"infiltrate_ii"});
  s.human_strength = 3;
  EXPECT_EQ(plays(), "-");
  EXPECT_TRUE(table.asked.empty());
  s.readings.attacks_any = true;
  table.say("target", {"I"});
  table.say("attacked", {"no"});
  EXPECT_EQ(plays("aggression:0"), "infiltrate_ii");

  wars({"infiltrate_ii"});
  s.human_strength = 0;
  s.events.push_back(military("crusades_i"));
  table.say("event", {"rats_i"});
  EXPECT_EQ(plays("event aggression:1"), "-");
  EXPECT_EQ(table.asked, std::vector<std::string>{"event"});
}

}  // namespace
}  // namespace seatmate::through_the_ages
