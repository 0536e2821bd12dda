// What holds for every hand and every board.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <tuple>

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

std::vector<Civil> cards_of(Class cls) {
  std::vector<Civil> cards;
  for (std::size_t i = 0; i < printed().civil.size(); ++i)
    if (printed().civil[i].cls == cls) cards.push_back(static_cast<Civil>(i));
  return cards;
}
Civil any_of_class(Class cls) {
  static const std::array<std::vector<Civil>, 9> all = [] {
    std::array<std::vector<Civil>, 9> cards;
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = cards_of(static_cast<Class>(i));
    return cards;
  }();
  const auto& cards = all[index(cls)];
  return cards[*rc::gen::inRange<std::size_t>(0, cards.size())];
}
Civil any_card() {
  return static_cast<Civil>(*rc::gen::inRange<std::size_t>(0, printed().civil.size()));
}
Yellow any_yellow(int most) {
  Yellow yellow;
  for (int n = *rc::gen::inRange(0, most + 1); n > 0; --n)
    yellow.push_back(any_of_class(Class::action));
  return yellow;
}
Readings any_readings() {
  Readings readings;
  readings.urban_icon_most = *rc::gen::arbitrary<bool>();
  readings.build_best = *rc::gen::arbitrary<bool>();
  readings.any_increase = *rc::gen::arbitrary<bool>();
  readings.gold_fewest = *rc::gen::arbitrary<bool>();
  readings.upgrade_by_target = *rc::gen::arbitrary<bool>();
  readings.develops_any = *rc::gen::arbitrary<bool>();
  readings.develops_next = *rc::gen::arbitrary<bool>();
  return readings;
}
void add_tech(State& s, Civil card) {
  for (const Tech& tech : s.techs)
    if (tech.card == card) return;
  s.techs.push_back({card, 0});
}
State any_board() {
  State s;
  for (const char* id :
       {"agriculture_a", "bronze_a", "philosophy_a", "religion_a", "warriors_a", "despotism_a"})
    s.techs.push_back({civil(id), 0});
  for (int n = *rc::gen::inRange(0, 8); n > 0; --n)
    add_tech(s, any_of_class(*rc::gen::element(Class::urban, Class::unit)));
  s.yellow = any_yellow(8);
  s.blue = *rc::gen::inRange<std::uint8_t>(0, 5);
  s.science = *rc::gen::inRange<std::int16_t>(0, 20);
  s.readings = any_readings();
  return s;
}

// Is `a`, a set of places, a better payment than `b`? As the rule says it.
bool better(const Yellow& yellow, unsigned a, unsigned b, bool fewest) {
  const auto key = [&](unsigned set) {
    std::array<int, 5> k{};  // value, (cards,) and how many of ages A, I, II, fewer is "more"
    for (std::size_t i = 0; i < yellow.size(); ++i)
      if (((set >> i) & 1U) != 0) {
        const CivilCard& card = printed().card(yellow[i]);
        k[0] += gold_of(card);
        if (fewest) ++k[1];
        if (card.age < Age::iii) --k[2 + index(card.age)];
      }
    return k;
  };
  return key(a) < key(b);
}

// TTA-GOLD-2, TTA-GOLD-3, TTA-GOLD-4: no set of cards pays better than the one chosen.
RC_GTEST_PROP(GoldProperties, NoPaymentIsBetter, ()) {
  State s;
  s.yellow = any_yellow(9);
  s.readings.gold_fewest = *rc::gen::arbitrary<bool>();
  const int amount = *rc::gen::inRange(0, 14);
  const Payment payment = plan_payment(printed(), s, s.yellow, amount);
  RC_ASSERT(payment.possible == (gold(printed(), s.yellow) >= amount));
  if (!payment.possible || amount == 0) {
    RC_ASSERT(payment.paid.empty());
    return;
  }
  unsigned chosen = 0;
  int value = 0;
  for (const std::uint8_t place : payment.paid) {
    chosen |= 1U << place;
    value += gold_of(printed().card(s.yellow[place]));
  }
  RC_ASSERT(value == payment.value);
  RC_ASSERT(value >= amount);
  for (unsigned set = 0; set < (1U << s.yellow.size()); ++set) {
    int sum = 0;
    for (std::size_t i = 0; i < s.yellow.size(); ++i)
      if (((set >> i) & 1U) != 0) sum += gold_of(printed().card(s.yellow[i]));
    if (sum >= amount) RC_ASSERT(!better(s.yellow, set, chosen, s.readings.gold_fewest));
  }
  TestTable t;
  const int before = gold(printed(), s.yellow);
  pay(s, t, payment);
  RC_ASSERT(gold(printed(), s.yellow) == before - value);
}

// TTA-COL-8: no set of units is a better sacrifice than the one chosen.
RC_GTEST_PROP(AuctionProperties, NoSacrificeIsBetter, ()) {
  Units units;
  for (int n = *rc::gen::inRange(1, 10); n > 0; --n) units.push_back(any_of_class(Class::unit));
  const int force = *rc::gen::inRange(0, strength_of_units(printed(), units) + 1);
  const auto places = units_to_destroy(printed(), units, force);
  struct Key {
    int total = 0;
    int count = 0;
    std::vector<int> levels;
    std::vector<std::size_t> places;
    bool operator<(const Key& o) const {
      return std::tie(total, count, levels, places) <
             std::tie(o.total, o.count, o.levels, o.places);
    }
  };
  const auto key_of = [&](unsigned set) {
    Key key;
    for (std::size_t i = 0; i < units.size(); ++i)
      if (((set >> i) & 1U) != 0) {
        const CivilCard& unit = printed().card(units[i]);
        key.total += unit.ratings.strength;
        ++key.count;
        key.levels.push_back(level(unit.age));
        key.places.push_back(i);
      }
    std::sort(key.levels.rbegin(), key.levels.rend());
    return key;
  };
  unsigned chosen = 0;
  for (const std::uint8_t place : places) chosen |= 1U << place;
  const Key best = key_of(chosen);
  RC_ASSERT(best.count > 0);
  RC_ASSERT(best.total >= force);
  for (unsigned set = 1; set < (1U << units.size()); ++set) {
    const Key other = key_of(set);
    if (other.total >= force) RC_ASSERT(!(other < best));
  }
}

// TTA-BUILD-2, TTA-BUILD-3, TTA-BUILD-6, TTA-BLUE-1: whatever she builds, at most three of a type
// stand, she pays what it costs, and one cube at most is new.
RC_GTEST_PROP(BuildProperties, NeverMoreThanThreeOfAType, ()) {
  State s = any_board();
  TestTable t;
  for (int i = 0; i < 25; ++i) {
    const Build icon{static_cast<BuildIcon>(*rc::gen::inRange(0, 4)), 0,
                     *rc::gen::arbitrary<bool>()};
    const State before = s;
    const BuildResult result = build_for(s, t, icon, false);
    pay(s, t, result.payment);
    int cubes = 0;
    std::array<int, type_names.size()> of_type{};
    for (std::size_t k = 0; k < s.techs.size(); ++k) {
      cubes += s.techs[k].cubes - before.techs[k].cubes;
      of_type[index(printed().card(s.techs[k].card).type)] += s.techs[k].cubes;
    }
    for (const int n : of_type) RC_ASSERT(n <= most_of_a_type);
    RC_ASSERT(cubes == (result.what == Built::building ? 1 : 0));
    RC_ASSERT(before.blue - s.blue == result.blue);
    RC_ASSERT(gold(printed(), before.yellow) - gold(printed(), s.yellow) >= result.gold);
    if (result.what == Built::nothing) RC_ASSERT(s == before);
    // TTA-BUILD-12: her statistic never falls, and grows unless any increase will do.
    const Ratings change = ratings_of(printed(), s) - ratings_of(printed(), before);
    const int own = build_detail::ranked(change, icon.icon)[0];
    if (result.what != Built::nothing && !s.readings.any_increase) RC_ASSERT(own > 0);
  }
}

// TTA-HAND-1 to TTA-HAND-14: slots hold what they may, for every row.
RC_GTEST_PROP(TakeProperties, HandLimitsHold, ()) {
  State s = any_board();
  TestTable t;
  std::array<int, 4> leaders{};
  std::array<int, 4> governments{};
  for (int i = 0; i < 40; ++i) {
    if (i % 5 == 0)
      for (Civil& space : s.row) space = *rc::gen::inRange(0, 6) == 0 ? Civil::none : any_card();
    const auto icon = static_cast<CardIcon>(*rc::gen::inRange(0, 11));
    const State before = s;
    const Taken taken = take_for(s, t, icon);
    if (taken.position == 0) {
      RC_ASSERT(s == before);
      for (const Civil card : s.row)
        if (card != Civil::none) RC_ASSERT(!may_take(printed(), s, card));
      continue;
    }
    const CivilCard& card = printed().card(taken.card);
    RC_ASSERT(before.row[static_cast<std::size_t>(taken.position) - 1U] == taken.card);
    if (is_technology(card.cls)) RC_ASSERT(!holds(before, taken.card));
    if (card.cls == Class::leader) ++leaders[index(card.age)];
    if (card.cls == Class::government) ++governments[index(card.age)];
    if (card.cls == Class::wonder) RC_ASSERT(before.wonder.card == Civil::none);
    if (taken.displaced != Civil::none) RC_ASSERT(printed().card(taken.displaced).age < card.age);
    RC_ASSERT(s.urban.size() <= 2U);
    RC_ASSERT(s.techs == before.techs);
    for (std::size_t a = 0; a < 4; ++a) {
      RC_ASSERT(leaders[a] <= 1);
      RC_ASSERT(governments[a] <= 1);
    }
  }
}

// TTA-DEV-1, TTA-DEV-2, TTA-DEV-3: what is developed was in her hand and is paid for; nothing is
// paid for nothing.
RC_GTEST_PROP(DevelopProperties, PaidAndMoved, ()) {
  State s = any_board();
  s.unit = any_of_class(Class::unit);
  s.special = any_of_class(Class::special);
  s.government = any_of_class(Class::government);
  s.urban.push_back(any_of_class(Class::urban));
  s.urban.push_back(any_of_class(Class::urban));
  TestTable t;
  for (int i = 0; i < 8; ++i) {
    const State before = s;
    const Development icon{static_cast<DevIcon>(*rc::gen::inRange(0, 9)),
                           static_cast<DevIcon>(*rc::gen::inRange(0, 9))};
    const Developed d = develop(s, t, icon);
    pay(s, t, d.payment);
    RC_ASSERT(s.science >= 0);
    if (!d.done) {
      RC_ASSERT(s == before);
      continue;
    }
    RC_ASSERT(before.science - s.science == d.science);
    RC_ASSERT(d.science + d.gold == printed().card(d.card).cost);
    RC_ASSERT(gold(printed(), before.yellow) - gold(printed(), s.yellow) >= d.gold);
    int governments = 0;
    for (const Tech& tech : s.techs)
      if (printed().card(tech.card).cls == Class::government) ++governments;
    RC_ASSERT(governments == 1);
  }
}

// TTA-GEN-8, TTA-LEAD-2, TTA-WON-6: ratings are the sum of what stands, counted the long way.
RC_GTEST_PROP(RatingProperties, TheSumOfWhatStands, ()) {
  State s = any_board();
  TestTable t;
  for (Tech& tech : s.techs) tech.cubes = *rc::gen::inRange<std::uint8_t>(0, 4);
  add_tech(s, any_of_class(Class::special));
  if (*rc::gen::arbitrary<bool>()) s.leader = any_of_class(Class::leader);
  for (int n = *rc::gen::inRange(0, 5); n > 0; --n)
    s.wonders.push_back(any_of_class(Class::wonder));
  if (*rc::gen::arbitrary<bool>()) s.colonies.push_back(military("strategic_territory_ii"));
  s.wonder = {any_of_class(Class::wonder), 0};  // unfinished: counts nothing
  s.extra.happiness = *rc::gen::inRange<std::int16_t>(0, 4);
  s.flipped = s.wonders.empty() ? 0 : 1;
  s.readings.leader_happiness = *rc::gen::arbitrary<bool>();

  int science = 0;
  int culture = 0;
  int strength = s.colonies.empty() ? 0 : 4;
  int happiness = s.extra.happiness;
  const auto count = [&](const CivilCard& card, int times) {
    science += times * card.ratings.science;
    culture += times * card.ratings.culture;
    strength += times * card.ratings.strength;
    happiness += times * card.ratings.happiness;
  };
  for (const Tech& tech : s.techs) {
    const CivilCard& card = printed().card(tech.card);
    const bool itself = card.cls == Class::special || card.cls == Class::government;
    count(card, itself ? 1 : tech.cubes);
  }
  if (s.leader != Civil::none) {
    count(printed().card(s.leader), 1);
    if (!s.readings.leader_happiness) happiness -= printed().card(s.leader).ratings.happiness;
  }
  for (std::size_t i = 0; i < s.wonders.size(); ++i)
    if (i == 0)
      culture += 2;
    else
      count(printed().card(s.wonders[i]), 1);
  const Ratings sum = ratings_of(printed(), s);
  RC_ASSERT(sum.science == science);
  RC_ASSERT(sum.culture == culture);
  RC_ASSERT(sum.strength == strength);
  RC_ASSERT(sum.happiness == happiness);
}

}  // namespace
}  // namespace seatmate::through_the_ages
