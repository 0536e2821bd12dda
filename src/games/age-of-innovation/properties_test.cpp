// What holds on every map, for every card and at every moment of every game.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/simulator_of.h"
#include "games/age-of-innovation/lab/human.h"
#include "games/age-of-innovation/test_support.h"

namespace seatmate::age_of_innovation {
namespace {

HexSet any_of(HexSet among) {
  HexSet set;
  for (const Hex hex : among)
    if (*rc::gen::inRange(0, 4) == 0) set.add(hex);
  return set;
}
Hex one_of(HexSet among) { return among.nth(*rc::gen::inRange(0, among.count())); }
const Map& any_map() { return printed().maps[*rc::gen::element(0U, 1U)]; }

// ---- the map

// BASE-REACH-1, AI-REACH-1: whoever I reach reaches me, and a longer ship reaches no less.
TEST(MapProperties, ReachIsMutualAndGrows) {
  for (const Map& map : printed().maps)
    for (int ship = 0; ship <= highest_ship; ++ship)
      for (const Hex from : map.land) {
        const HexSet reached = reach_of(map, HexSet::of(from), ship);
        EXPECT_FALSE(reached.has(from));
        EXPECT_TRUE((reached - map.land).empty());
        for (const Hex to : reached) EXPECT_TRUE(reach_of(map, HexSet::of(to), ship).has(from));
        EXPECT_EQ(reached, compute_reach(map, from, ship));
        const HexSet less = reach_of(map, HexSet::of(from), std::max(0, ship - 1));
        EXPECT_TRUE((less - reached).empty());
      }
}

// BASE-MAP-3: sharing a side is mutual, and nobody has more than six neighbours.
TEST(MapProperties, NeighboursAreMutual) {
  for (const Map& map : printed().maps)
    for (const Hex a : map.spaces) {
      EXPECT_LE(map.next_to(HexSet::of(a)).count(), 6);
      for (const Hex b : map.next_to(HexSet::of(a))) EXPECT_TRUE(map.next_to(HexSet::of(b)).has(a));
    }
}

// AI-SEL-NEAR-1, AI-SEL-NEAR-2: the way back is as long, obstacles never shorten it, and it is the
// flood that gets there first.
RC_GTEST_PROP(MapProperties, DistanceIsMutual, ()) {
  const Map& map = any_map();
  const HexSet humans = any_of(map.land);
  const Hex a = one_of(map.spaces);
  const Hex b = one_of(map.spaces);
  const int steps = distance(map, HexSet::of(a), HexSet::of(b), humans);
  RC_ASSERT(steps == distance(map, HexSet::of(b), HexSet::of(a), humans));
  const int free = distance(map, HexSet::of(a), HexSet::of(b), {});
  RC_ASSERT(free != no_path);
  RC_ASSERT(steps == no_path || steps >= free);
  if (!humans.has(b) && a != b && steps != no_path) {
    RC_ASSERT(flood(map, HexSet::of(a), humans, steps).has(b));
    RC_ASSERT(!flood(map, HexSet::of(a), humans, steps - 1).has(b));
  }
}

// AI-SEL-NEAR-3: between groups it is the shortest of all pairs.
RC_GTEST_PROP(MapProperties, DistanceOfGroupsIsTheShortestPair, ()) {
  const Map& map = any_map();
  const HexSet humans = any_of(map.land);
  const HexSet from = HexSet::of(one_of(map.land)) | HexSet::of(one_of(map.land));
  const HexSet to = HexSet::of(one_of(map.land)) | HexSet::of(one_of(map.land));
  int shortest = no_path;
  for (const Hex a : from)
    for (const Hex b : to) {
      const int steps = distance(map, HexSet::of(a), HexSet::of(b), humans);
      if (steps != no_path && (shortest == no_path || steps < shortest)) shortest = steps;
    }
  RC_ASSERT(distance(map, from, to, humans) == shortest);
}

// ---- choosing

// AI-SEL-DIR-1, AI-SEL-DIR-2, AI-SEL-DIR-3: forward and backward are mirror images, and counting on
// by the number of options ends where it began.
RC_GTEST_PROP(ChoosingProperties, TheArrowWraps, ()) {
  const HexSet options = any_of(any_map().land) | HexSet::of(one_of(any_map().land));
  const int count = *rc::gen::inRange(1, 30);
  const auto counted = [&](bool forward, int n) {
    auto choice = choose(nullptr, Noun::hexes, Line::AI_BUILD_2_options, options);
    return by_direction(choice, nullptr, forward, n);
  };
  const int n = options.count();
  RC_ASSERT(options.has(counted(true, count)));
  RC_ASSERT(counted(true, count) == counted(true, count + n));
  RC_ASSERT(counted(true, 1) == options.first());
  RC_ASSERT(counted(false, 1) == options.last());
  RC_ASSERT(counted(true, (count - 1) % n + 1) == counted(false, n - (count - 1) % n));
}

// ---- at every moment of a game

using SilentTable = SimulatedTable<Table, SimulatedHuman>;

// BASE-BLD-1, AI-MARK-1: her pieces add up, nobody shares a hex, and what she built on is hers.
void buildings_are_in_order(const State& s) {
  RC_ASSERT((s.automa() & s.all_human()).empty());
  RC_ASSERT((s.marked & s.unmarked).empty());
  RC_ASSERT((s.automa() - s.terrain[index(s.home)]).empty());
  HexSet kinds;
  for (const Building kind : own_buildings) {
    const HexSet set = s.hers[index(kind)];
    RC_ASSERT((kinds & set).empty());
    kinds |= set;
    RC_ASSERT(supply(printed(), s, kind) >= 0);
  }
  RC_ASSERT(kinds == s.automa());
  HexSet ground;
  for (const HexSet& set : s.terrain) {
    RC_ASSERT((ground & set).empty());
    ground |= set;
  }
  RC_ASSERT(ground == map_of(printed(), s).land);
}

// AI-DECK-3, AI-PASS-4, AI-PASS-5: fourteen cards, each in one place.
void cards_are_in_order(const State& s) {
  CardPile all;
  for (const CardPile* pile : {&s.deck.pile, &s.deck.played, &s.deck.reserve, &s.deck.aside})
    for (const Card card : *pile) {
      RC_ASSERT(!all.contains(card));
      all.push_back(card);
    }
  RC_ASSERT(all.size() == static_cast<std::size_t>(card_count));
  RC_ASSERT(s.deck.pile.size() == static_cast<std::size_t>(s.deck_size - s.drawn));
}

// BASE-SCI-1, BASE-SCHOL-1: one player on 12 at most, a scholar on every space that is taken.
void science_is_in_order(const State& s) {
  int sent = 0;
  for (std::size_t d = 0; d < discipline_count; ++d) {
    int on_twelve = 0;
    for (const auto& levels : s.science) {
      RC_ASSERT(levels[d] <= highest_level);
      on_twelve += levels[d] == highest_level ? 1 : 0;
    }
    RC_ASSERT(on_twelve <= 1);
    RC_ASSERT(s.free_three[d] <= 1);
    RC_ASSERT(s.free_two[d] <= 3);
    sent += 4 - s.free_three[d] - s.free_two[d];
  }
  RC_ASSERT(s.scholars <= printed().scholars);
  RC_ASSERT(sent >= printed().scholars - s.scholars);
  RC_ASSERT(s.innovations_taken[0] <= printed().innovations_each);
}

RC_GTEST_PROP(GameProperties, EveryMomentIsSound, (std::uint64_t seed)) {
  Settings settings{{"faction", std::string(faction_names[*rc::gen::inRange<std::size_t>(0, 10)])},
                    {"level", std::to_string(*rc::gen::inRange(1, 6))},
                    {"side", std::string(side_names[*rc::gen::inRange<std::size_t>(0, 2)])},
                    {"automa-home", "random"},
                    {"youth", "random"}};
  if (*rc::gen::inRange(0, 5) == 0) settings = {{"humans", "2"}, {"faction", "simpletons"}};
  settings.emplace_back("human-home", "ask");
  settings.emplace_back("human2-home", "ask");
  auto started = Rulebook::start(printed(), settings, seed);
  RC_ASSERT(started.ok());
  State s = *started;
  Arena arena;
  SimulatedHuman human{Random(seed, 1)};
  SilentTable table{printed(), arena, human, {}};
  int score = 20;
  while (s.phase != Phase::over) {
    if (Rulebook::runs(s)) {
      RC_ASSERT(Rulebook::run(s, table).done());
    } else {
      // AI-GEN-6: what a human does never gives her anything.
      const State before = s;
      carry_out(s, table, human.choose(printed(), s));
      RC_ASSERT(s.score == before.score);
      RC_ASSERT(s.science[0] == before.science[0]);
      RC_ASSERT(s.automa() == before.automa());
    }
    RC_ASSERT(Rulebook::sound(printed(), s));
    buildings_are_in_order(s);
    science_is_in_order(s);
    if (s.phase == Phase::turns || s.phase == Phase::round_end) cards_are_in_order(s);
    RC_ASSERT(s.score >= score);  // she never loses a point
    score = s.score;
  }
  RC_ASSERT(!s.marked.empty());
  RC_ASSERT(!s.unmarked.empty());
}

}  // namespace
}  // namespace seatmate::age_of_innovation
