// What holds at every moment of every game: whole games with the house deck and a simulated human,
// looked at after every move.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "engine/simulator_of.h"
#include "games/through-the-ages/flow_support.h"
#include "games/through-the-ages/lab/human.h"
#include "games/through-the-ages/visit.h"

namespace seatmate::through_the_ages {
namespace {

// With the house deck as the one of the box too, so that the player's own can be played.
const Data& both_decks() {
  static const Data data = [] {
    Data loaded = must(Rulebook::load(data_files_with_deck()));
    loaded.own_deck = loaded.house_deck;
    return loaded;
  }();
  return data;
}

struct TrailTable : game_test::ListeningTable<Table, SimulatedHuman> {
  using ListeningTable::ListeningTable;

  // How often a line was left, and the sum of its first numbers.
  [[nodiscard]] int times(Line line) const {
    return sum(line, [](const TrailEntry&) { return 1; });
  }
  [[nodiscard]] int total(Line line) const {
    return sum(line, [](const TrailEntry& entry) { return entry.a; });
  }

 private:
  template <class Value>
  [[nodiscard]] int sum(Line line, Value&& value) const {
    int all = 0;
    for (const TrailEntry& entry : trail.entries)
      if (entry.line == static_cast<std::uint16_t>(line)) all += value(entry);
    return all;
  }
};

// ---- what is looked at

// TTA-GOLD-3, TTA-GOLD-5, TTA-HAND-1: yellow cards come from the row and leave when she pays with
// them, or when their age is over.
void gold_is_in_order(const State& before, const State& s, const TrailTable& table) {
  const auto came = table.times(Line::TTA_HAND_1_gold);
  const auto paid = table.total(Line::TTA_GOLD_4_which_cards);
  const auto left = static_cast<int>(before.yellow.size()) + came - paid;
  if (before.age == s.age)
    RC_ASSERT(static_cast<int>(s.yellow.size()) == left);
  else
    RC_ASSERT(static_cast<int>(s.yellow.size()) <= left);
  if (s.at_turn == Player::automa) RC_ASSERT(paid == 0);  // it was the human's move
  int worth = 0;
  for (const Civil card : s.yellow) worth += std::max(1, level(both_decks().card(card).age));
  RC_ASSERT(gold(both_decks(), s.yellow) == worth);
}

// TTA-BUILD-2, TTA-DEV-3, TTA-GEN-7: at most three of a type, nothing on farms and mines; every
// technology once, one government, one blue one of a family.
void techs_are_in_order(const State& s) {
  std::map<Type, int> cubes;
  std::map<Type, int> cards;
  for (const Tech& tech : s.techs) {
    const CivilCard& card = both_decks().card(tech.card);
    cubes[card.type] += tech.cubes;
    ++cards[card.type];
    const bool carries = card.cls == Class::urban || card.cls == Class::unit;
    RC_ASSERT(carries || tech.cubes == 0);
    RC_ASSERT(std::count_if(s.techs.begin(), s.techs.end(),
                            [&](const Tech& t) { return t.card == tech.card; }) == 1);
    if (card.cls == Class::special || card.cls == Class::government)
      RC_ASSERT(cards[card.type] == 1);
  }
  for (const auto& [type, n] : cubes) RC_ASSERT(n <= most_of_a_type);
  RC_ASSERT(cards[Type::government] == 1);
}

// TTA-GEN-5, TTA-GEN-8, TTA-LEAD-2, TTA-WON-6, TTA-COL-6: her ratings are the sum of what stands,
// counted here card by card.
void ratings_are_the_sum(const State& s) {
  Ratings sum = s.extra;
  const auto plus = [&](const Ratings& r) {
    sum.science = static_cast<std::int16_t>(sum.science + r.science);
    sum.culture = static_cast<std::int16_t>(sum.culture + r.culture);
    sum.strength = static_cast<std::int16_t>(sum.strength + r.strength);
    sum.happiness = static_cast<std::int16_t>(sum.happiness + r.happiness);
  };
  for (const Tech& tech : s.techs) {
    const CivilCard& card = both_decks().card(tech.card);
    for (int i = 0; i < tech.cubes; ++i) plus(card.ratings);
    if (card.cls == Class::special || card.cls == Class::government) plus(card.ratings);
  }
  if (s.leader != Civil::none) {
    Ratings icons = both_decks().card(s.leader).ratings;
    icons.happiness = 0;
    plus(icons);
  }
  for (std::size_t i = 0; i < s.wonders.size(); ++i) {
    const bool ruin = ((s.flipped >> i) & 1U) != 0;
    plus(ruin ? Ratings{0, 2, 0, 0} : both_decks().card(s.wonders[i]).ratings);
  }
  for (const Military colony : s.colonies) {
    const MilitaryCard& card = both_decks().card(colony);
    plus({0, 0, static_cast<std::int16_t>(card.colony_strength),
          static_cast<std::int16_t>(card.colony_happiness)});
  }
  RC_ASSERT(ratings_of(both_decks(), s) == sum);
  // No card takes happy faces or anything else away but through what stands.
  RC_ASSERT(s.extra.science == 0);
  RC_ASSERT(s.extra.culture == 0);
  RC_ASSERT(s.extra.strength == 0);
  RC_ASSERT(sum.happiness >= 0);  // as the track has it
  RC_ASSERT(sum.happiness <= 8);
}

// TTA-HAND-2 to TTA-HAND-7, TTA-HAND-12, TTA-HAND-13, TTA-CARD-6, TTA-AGE-2: what her slots may
// hold, and nothing older than the age before this one.
class Hands {
 public:
  void are_in_order(const State& s) {
    const auto of = [&](Civil card, std::initializer_list<Class> classes) {
      if (card == Civil::none) return;
      const CivilCard& c = both_decks().card(card);
      RC_ASSERT(std::find(classes.begin(), classes.end(), c.cls) != classes.end());
      RC_ASSERT(level(c.age) >= level(s.age) - 1);
      for (const Tech& tech : s.techs) RC_ASSERT(tech.card != card);
    };
    of(s.leader, {Class::leader});
    of(s.government, {Class::government});
    of(s.special, {Class::special});
    of(s.farm_mine, {Class::farm, Class::mine});
    of(s.unit, {Class::unit});
    RC_ASSERT(s.urban.size() <= 2U);
    for (const Civil card : s.urban) of(card, {Class::urban});
    if (s.urban.size() == 2) RC_ASSERT(s.urban[0] != s.urban[1]);
    for (const Civil card : s.yellow) of(card, {Class::action});
    for (const Military card : s.wars) {
      const MilitaryType type = both_decks().card(card).type;
      RC_ASSERT(type == MilitaryType::war || type == MilitaryType::aggression);
      RC_ASSERT(level(both_decks().card(card).age) >= level(s.age) - 1);
    }
    once_an_age(s.leader, leader_, leaders_);
    once_an_age(s.government, government_, governments_);
  }

 private:
  // A card that was not in the slot before is the first one of its age.
  static void once_an_age(Civil now, Civil& before, std::array<int, 4>& taken) {
    if (now != before && now != Civil::none)
      RC_ASSERT(++taken[index(both_decks().card(now).age)] == 1);
    if (now != Civil::none) before = now;
  }
  Civil leader_ = Civil::none;
  Civil government_ = Civil::none;
  std::array<int, 4> leaders_{};
  std::array<int, 4> governments_{};
};

// TTA-WON-2, TTA-WON-5, TTA-AGE-3: one unfinished wonder at most, with fewer stages than its card,
// and never one that is completed.
void wonders_are_in_order(const State& s) {
  if (s.wonder.card == Civil::none) {
    RC_ASSERT(s.wonder.stages == 0);
  } else {
    RC_ASSERT(both_decks().card(s.wonder.card).cls == Class::wonder);
    RC_ASSERT(s.wonder.stages < both_decks().card(s.wonder.card).stages);
    RC_ASSERT(!s.wonders.contains(s.wonder.card));
    RC_ASSERT(level(both_decks().card(s.wonder.card).age) >= level(s.age) - 1);
  }
  for (std::size_t i = 0; i < s.wonders.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) RC_ASSERT(s.wonders[i] != s.wonders[k]);
    if (((s.flipped >> i) & 1U) != 0) RC_ASSERT(both_decks().card(s.wonders[i]).age <= Age::i);
  }
}

// TTA-TAC-2, TTA-TAC-6, TTA-TAC-7: she never leaves a stronger tactic unused.
void tactics_are_in_order(const State& s) {
  const Units units = units_of(both_decks(), s);
  const int bonus = tactic_bonus(both_decks(), s);
  for (const Military tactic : s.common)
    RC_ASSERT(army_of(both_decks(), s, units, tactic).bonus <= bonus);
  RC_ASSERT(army_of(both_decks(), s, units, s.tactic).bonus <= bonus);
  RC_ASSERT(strength_of(both_decks(), s) == ratings_of(both_decks(), s).strength + bonus);
}

// What a save holds is the whole state.
void survives_a_save(const State& s) {
  Saved saved;
  Saver saver(saved);
  visit_state(s, saver);
  State loaded;
  Loader loader(saved);
  visit_state(loaded, loader);
  RC_ASSERT(loader.ok());
  RC_ASSERT(loader.at_end());
  RC_ASSERT(loaded == s);
}

// ---- the games

struct Watched {
  State s;
  Arena arena;
  SimulatedHuman human;
  Hands hands;
  int moves = 0;

  Watched(const State& first, std::uint64_t seed) : s(first), human(Random(seed, 1)) {}

  void move() {
    const State before = s;
    TrailTable table{both_decks(), arena, human};
    if (Rulebook::runs(s)) {
      RC_ASSERT(Rulebook::run(s, table).done());  // a turn always ends
    } else {
      const Input input = human.choose(both_decks(), s);
      RC_ASSERT(check(both_decks(), s, input));
      carry_out(s, table, input);
    }
    ++moves;
    gold_is_in_order(before, s, table);
    techs_are_in_order(s);
    ratings_are_the_sum(s);
    hands.are_in_order(s);
    wonders_are_in_order(s);
    tactics_are_in_order(s);
    survives_a_save(s);
    RC_ASSERT(Rulebook::sound(both_decks(), s));
    RC_ASSERT(s.science >= 0);
    RC_ASSERT(s.culture >= 0);
    RC_ASSERT(s.blue <= s.difficulty);
    RC_ASSERT(level(s.age) >= level(before.age));
    // TTA-GEN-3: what the human does by himself changes nothing of hers.
    if (before.at_turn == Player::human && before.pending == Pending::none &&
        before.phase == Phase::turns) {
      RC_ASSERT(s.techs == before.techs);
      RC_ASSERT(s.culture == before.culture);
      RC_ASSERT(s.science == before.science);
    }
  }
};

State a_game(std::uint64_t seed) {
  const Settings settings{{"blue", std::to_string(*rc::gen::inRange(0, 5))},
                          {"first", *rc::gen::element<std::string>("you", "her")},
                          {"row", *rc::gen::element<std::string>("dealt", "typed", "asked")},
                          {"deck", *rc::gen::element<std::string>("house", "mine")},
                          {"expansion", *rc::gen::element<std::string>("no", "house")}};
  const auto started = Rulebook::start(both_decks(), settings, seed);
  RC_ASSERT(started.ok());
  return *started;
}

// TTA-GEN-5, TTA-GEN-8, TTA-GOLD-3, TTA-BUILD-2, TTA-HAND-13, TTA-WON-2, TTA-TAC-6: see above.
// TTA-END-1, TTA-GAIN-8, TTA-POL-4: every game comes to its end, she draws nothing in age IV, and
// no war of hers is left over.
RC_GTEST_PROP(WholeGames, EveryMomentIsInOrder, (std::uint64_t seed)) {
  Watched game(a_game(seed), seed);
  const State& s = game.s;
  while (s.phase != Phase::over) {
    const bool at_the_end = s.age == Age::iv;
    const std::size_t events = s.events.size();
    game.move();
    if (at_the_end) RC_ASSERT(s.events.size() <= events);
    RC_ASSERT(game.moves < 1000);
  }
  RC_ASSERT(s.age == Age::iv);
  RC_ASSERT(s.turns_taken == s.final_round);  // one turn a round, the last one included
  RC_ASSERT(s.her_war == Military::none);
  RC_ASSERT(s.human_war == Military::none);
}

}  // namespace
}  // namespace seatmate::through_the_ages
