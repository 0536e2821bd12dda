#pragma once

// Chapter "Build": wonders, buildings and units.

#include "games/through-the-ages/develop.h"

namespace seatmate::through_the_ages {

enum class Built : std::uint8_t { nothing, building, upgrade, stages };

struct BuildResult {
  Built what = Built::nothing;
  Civil from = Civil::none;
  Civil card = Civil::none;
  int gold = 0;
  int blue = 0;
  Payment payment;
  int stages = 0;
  bool completed = false;
};

namespace build_detail {

enum class TechId : std::uint8_t {};
using TechSet = OptionSet<TechId, 48>;

// The numbers an icon ranks by, its own statistic first (TTA-BUILD-4, TTA-BUILD-11).
inline std::array<int, 3> ranked(const Ratings& r, BuildIcon icon) {
  switch (icon) {
    case BuildIcon::urban_science:
      return {r.science, r.culture, r.happiness};
    case BuildIcon::urban_culture:
      return {r.culture, r.science, r.happiness};
    default:
      return {r.strength, 0, 0};
  }
}
inline bool concerns(const CivilCard& card, BuildIcon icon) {
  return card.cls == (icon == BuildIcon::military ? Class::unit : Class::urban);
}

// TTA-BUILD-2, A-11.
inline bool below_cap(const Data& data, const State& s, std::size_t i) {
  if (s.readings.cap_per_card) return s.techs[i].cubes < most_of_a_type;
  int cubes = 0;
  for (const Tech& tech : s.techs)
    if (data.card(tech.card).type == data.card(s.techs[i].card).type) cubes += tech.cubes;
  return cubes < most_of_a_type;
}
// TTA-BUILD-7: the next higher card of the same type that is in play.
inline std::optional<std::size_t> next_above(const Data& data, const State& s, std::size_t i) {
  std::optional<std::size_t> next;
  const CivilCard& card = data.card(s.techs[i].card);
  for (std::size_t k = 0; k < s.techs.size(); ++k) {
    const CivilCard& other = data.card(s.techs[k].card);
    if (other.type != card.type || other.age <= card.age) continue;
    if (!next || other.age < data.card(s.techs[*next].card).age) next = k;
  }
  return next;
}

// The largest of the three numbers, one after the other; ties to the card listed first.
template <class Table, class Numbers>
std::size_t best_of(Table& t, TechSet set, Rule rule, Numbers&& numbers) {
  auto choice = choose(t.reasons, Noun::techs, rule, "candidates", set).quiet();
  choice.most(rule, "largest", [&](TechId id) { return numbers(index(id))[0]; })
      .most(rule, "second", [&](TechId id) { return numbers(index(id))[1]; })
      .most(rule, "third", [&](TechId id) { return numbers(index(id))[2]; });
  if (choice.left().count() > 1) cite(t.reasons, rule, "earliest");
  return index(choice.left().first());
}

}  // namespace build_detail

// How an icon is paid: gold, one blue cube (TTA-BLUE-1), or nothing.
enum class Pays : std::uint8_t { gold, blue, nothing };

// TTA-BUILD-1 to -12: one building, unit or upgrade.
template <class Table>
BuildResult build_one(State& s, Table& t, BuildIcon icon, Pays pays) {
  using build_detail::below_cap;
  using build_detail::best_of;
  using build_detail::concerns;
  using build_detail::next_above;
  using build_detail::ranked;
  using build_detail::TechId;
  using build_detail::TechSet;
  BuildResult result;
  if (pays == Pays::blue && s.blue == 0) {
    cite(t.reasons, Rule::TTA_BLUE_2, "no-cube");
    return result;
  }
  const int purse = gold(t.data, s.yellow);
  const auto can_pay = [&](int price) { return pays != Pays::gold || price <= purse; };
  const auto statistic_ok = [&](int n) { return s.readings.any_increase || n > 0; };
  TechSet all;
  TechSet payable;
  for (std::size_t i = 0; i < s.techs.size(); ++i) {
    const CivilCard& card = t.data.card(s.techs[i].card);
    if (!concerns(card, icon) || !statistic_ok(ranked(card.ratings, icon)[0])) continue;
    if (!below_cap(t.data, s, i)) {
      cite(t.reasons, Rule::TTA_BUILD_2, "cap");
      continue;
    }
    all.add(static_cast<TechId>(i));
    if (can_pay(level(card.age))) payable.add(static_cast<TechId>(i));
  }
  const auto numbers = [&](std::size_t i) {
    return ranked(t.data.card(s.techs[i].card).ratings, icon);
  };
  const auto finish = [&](int price) {
    ++s.built;
    if (pays == Pays::blue) {
      --s.blue;
      result.blue = 1;
      cite(t.reasons, Rule::TTA_BLUE_1, "blue-cube");
      cite(t.reasons, Rule::TTA_BLUE_3, "any-level");
    } else if (pays == Pays::gold) {
      result.gold = price;
      result.payment = plan_payment(t.data, s, s.yellow, price);
    }
  };
  const auto build_on = [&](std::size_t i) {
    const CivilCard& card = t.data.card(s.techs[i].card);
    result.what = Built::building;
    result.card = s.techs[i].card;
    ++s.techs[i].cubes;
    cite(t.reasons, Rule::TTA_BUILD_3, "price-is-level", level(card.age));
    if (card.age == Age::a) cite(t.reasons, Rule::TTA_BUILD_9, "free");
    finish(level(card.age));
  };
  const auto upgrade = [&] {
    TechSet able;
    for (std::size_t i = 0; i < s.techs.size(); ++i) {
      const CivilCard& card = t.data.card(s.techs[i].card);
      if (!concerns(card, icon) || s.techs[i].cubes == 0) continue;
      const auto next = next_above(t.data, s, i);
      if (!next) continue;
      const CivilCard& higher = t.data.card(s.techs[*next].card);
      if (!statistic_ok(ranked(higher.ratings - card.ratings, icon)[0])) continue;
      if (can_pay(level(higher.age) - level(card.age) - 1)) able.add(static_cast<TechId>(i));
    }
    if (able.empty()) return false;
    const std::size_t i = best_of(t, able, Rule::TTA_BUILD_5, [&](std::size_t k) {
      const Ratings& high = t.data.card(s.techs[*next_above(t.data, s, k)].card).ratings;
      return ranked(
          s.readings.upgrade_by_target ? high : high - t.data.card(s.techs[k].card).ratings, icon);
    });
    const std::size_t next = *next_above(t.data, s, i);
    result.what = Built::upgrade;
    result.from = s.techs[i].card;
    result.card = s.techs[next].card;
    --s.techs[i].cubes;
    ++s.techs[next].cubes;
    const int price = level(t.data.card(result.card).age) - level(t.data.card(result.from).age) - 1;
    cite(t.reasons, Rule::TTA_BUILD_6, "difference-less-one", price);
    cite(t.reasons, Rule::TTA_BUILD_7, "next-card");
    finish(price);
    return true;
  };
  if (s.readings.build_best && !all.empty()) {  // A-9, the other reading
    const std::size_t best = best_of(t, all, Rule::TTA_BUILD_4, numbers);
    if (payable.has(static_cast<TechId>(best))) {
      build_on(best);
      return result;
    }
    if (upgrade()) return result;
  }
  if (!payable.empty()) {
    build_on(best_of(t, payable, Rule::TTA_BUILD_4, numbers));
  } else {
    static_cast<void>(upgrade());
  }
  if (result.what == Built::nothing)
    cite(t.reasons, Rule::TTA_BUILD_12, "nothing-raises-it");
  else
    cite(t.reasons, Rule::TTA_BUILD_8, "cube");
  return result;
}

// TTA-WON-3 to -6.
template <class Table>
BuildResult add_stages(State& s, Table& t, int n) {
  BuildResult result;
  if (s.wonder.card == Civil::none) {
    cite(t.reasons, Rule::TTA_BUILD_1, "no-wonder");
    return result;
  }
  const int missing = t.data.card(s.wonder.card).stages - s.wonder.stages;
  result.what = Built::stages;
  result.card = s.wonder.card;
  result.stages = std::min(n, missing);
  cite(t.reasons, Rule::TTA_WON_3, "stages-are-free");
  cite(t.reasons, Rule::TTA_WON_4, "stages", result.stages);
  s.wonder.stages = static_cast<std::uint8_t>(s.wonder.stages + result.stages);
  if (result.stages == missing) {
    result.completed = true;
    if (!s.wonders.full()) s.wonders.push_back(s.wonder.card);
    s.wonder = {};
    cite(t.reasons, Rule::TTA_WON_5, "complete", n - missing);
    cite(t.reasons, Rule::TTA_WON_6, "icons-only");
  }
  return result;
}

// TTA-BUILD-1, TTA-WAR-2: one icon. With a war declared on her she builds no urban building. The
// payment is not yet taken from the hand.
template <class Table>
BuildResult build_for(State& s, Table& t, const Build& build, bool war) {
  if (build.icon == BuildIcon::wonder) return add_stages(s, t, build.stages);
  if (war && build.icon != BuildIcon::military) {
    cite(t.reasons, Rule::TTA_WAR_2, "no-urban", static_cast<int>(build.icon));
    return {};
  }
  return build_one(s, t, build.icon, build.blue ? Pays::blue : Pays::gold);
}
// TTA-WAR-2, A-23: an extra unit of the war strip.
template <class Table>
BuildResult build_war_unit(State& s, Table& t) {
  cite(t.reasons, Rule::TTA_WAR_2, "extra-unit");
  return build_one(s, t, BuildIcon::military,
                   s.readings.war_units_free ? Pays::nothing : Pays::gold);
}

}  // namespace seatmate::through_the_ages
