#include "games/through-the-ages/build.h"

namespace seatmate::through_the_ages {

std::size_t build_detail::one_of(const State& s, Table& t, TechSet equal, const BestLines& lines,
                                 const Said& said, BuildResult& result) {
  if (equal.count() < 2) return index(equal.first());
  if (s.readings.tie_first) {
    cite(t.reasons, lines.earliest);
    return index(equal.first());
  }
  for (const Civil card : said)
    for (const TechId id : equal) {
      if (s.techs[index(id)].card != card) continue;
      cite(t.reasons, lines.yours);
      return index(id);
    }
  if (result.tied.empty()) {
    result.tied_upgrades = lines.yours == Line::TTA_BUILD_5_yours;
    for (const TechId id : equal)
      if (!result.tied.full()) result.tied.push_back(s.techs[index(id)].card);
  }
  return index(equal.first());
}

namespace {

// TTA-BUILD-1 to -12: one building, unit or upgrade.
BuildResult build_one(State& s, Table& t, BuildIcon icon, Pays pays, const Said& said) {
  using build_detail::below_cap;
  using build_detail::best_of;
  using build_detail::build_lines;
  using build_detail::concerns;
  using build_detail::next_above;
  using build_detail::one_of;
  using build_detail::ranked;
  using build_detail::TechId;
  using build_detail::TechSet;
  using build_detail::upgrade_lines;
  BuildResult result;
  if (pays == Pays::blue && s.blue == 0) {
    cite(t.reasons, Line::TTA_BLUE_2_no_cube);
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
      cite(t.reasons, Line::TTA_BUILD_2_cap);
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
      cite(t.reasons, Line::TTA_BLUE_1_blue_cube);
      cite(t.reasons, Line::TTA_BLUE_3_any_level);
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
    cite(t.reasons, Line::TTA_BUILD_3_price_is_level, level(card.age));
    if (card.age == Age::a) cite(t.reasons, Line::TTA_BUILD_9_free);
    finish(level(card.age));
  };
  const auto upgrade = [&] {
    TechSet able;
    for (std::size_t i = 0; i < s.techs.size(); ++i) {
      const CivilCard& card = t.data.card(s.techs[i].card);
      if (!concerns(card, icon) || s.techs[i].cubes == 0) continue;
      const auto next = next_above(t.data, s, i);
      if (!next) continue;
      // Within a type an upgrade adds no cube, on one card it does.
      if (s.readings.cap_per_card && !below_cap(t.data, s, *next)) {
        cite(t.reasons, Line::TTA_BUILD_2_cap);
        continue;
      }
      const CivilCard& higher = t.data.card(s.techs[*next].card);
      if (!statistic_ok(ranked(higher.ratings - card.ratings, icon)[0])) continue;
      if (can_pay(level(higher.age) - level(card.age) - 1)) able.add(static_cast<TechId>(i));
    }
    if (able.empty()) return false;
    const TechSet best = best_of(t, able, upgrade_lines, [&](std::size_t k) {
      const Ratings& high = t.data.card(s.techs[*next_above(t.data, s, k)].card).ratings;
      return ranked(
          s.readings.upgrade_by_target ? high : high - t.data.card(s.techs[k].card).ratings, icon);
    });
    const std::size_t i = one_of(s, t, best, upgrade_lines, said, result);
    const std::size_t next = *next_above(t.data, s, i);
    result.what = Built::upgrade;
    result.from = s.techs[i].card;
    result.card = s.techs[next].card;
    --s.techs[i].cubes;
    ++s.techs[next].cubes;
    const int price = level(t.data.card(result.card).age) - level(t.data.card(result.from).age) - 1;
    cite(t.reasons, Line::TTA_BUILD_6_difference_less_one, price);
    cite(t.reasons, Line::TTA_BUILD_7_next_card);
    finish(price);
    return true;
  };
  if (s.readings.build_best && !all.empty()) {  // A-9, the other reading
    // Of those equally good a choice decides something only if she can pay for one.
    const TechSet equal = best_of(t, all, build_lines, numbers);
    const std::size_t best = (equal & payable).empty()
                                 ? index(equal.first())
                                 : one_of(s, t, equal, build_lines, said, result);
    if (payable.has(static_cast<TechId>(best))) {
      build_on(best);
      return result;
    }
    if (upgrade()) return result;
  }
  if (!payable.empty()) {
    const TechSet equal = best_of(t, payable, build_lines, numbers);
    build_on(one_of(s, t, equal, build_lines, said, result));
  } else {
    static_cast<void>(upgrade());
  }
  if (result.what == Built::nothing)
    cite(t.reasons, Line::TTA_BUILD_12_nothing_raises_it);
  else
    cite(t.reasons, Line::TTA_BUILD_8_cube);
  return result;
}

// TTA-WON-3 to -6.
BuildResult add_stages(State& s, Table& t, int n) {
  BuildResult result;
  if (s.wonder.card == Civil::none) {
    cite(t.reasons, Line::TTA_BUILD_1_no_wonder);
    return result;
  }
  const int missing = t.data.card(s.wonder.card).stages - s.wonder.stages;
  result.what = Built::stages;
  result.card = s.wonder.card;
  result.stages = std::min(n, missing);
  cite(t.reasons, Line::TTA_WON_3_stages_are_free);
  cite(t.reasons, Line::TTA_WON_4_stages, result.stages);
  s.wonder.stages = static_cast<std::uint8_t>(s.wonder.stages + result.stages);
  if (result.stages == missing) {
    result.completed = true;
    if (!s.wonders.full()) s.wonders.push_back(s.wonder.card);
    s.wonder = {};
    cite(t.reasons, Line::TTA_WON_5_complete, n - missing);
    cite(t.reasons, Line::TTA_WON_6_icons_only);
  }
  return result;
}

}  // namespace

BuildResult build_for(State& s, Table& t, const Build& build, bool war, const Said& said) {
  if (build.icon == BuildIcon::wonder) return add_stages(s, t, build.stages);
  if (war && build.icon != BuildIcon::military) {
    cite(t.reasons, Line::TTA_WAR_2_no_urban, static_cast<int>(build.icon));
    return {};
  }
  return build_one(s, t, build.icon, build.blue ? Pays::blue : Pays::gold, said);
}

BuildResult build_war_unit(State& s, Table& t, const Said& said) {
  cite(t.reasons, Line::TTA_WAR_2_extra_unit);
  return build_one(s, t, BuildIcon::military,
                   s.readings.war_units_free ? Pays::nothing : Pays::gold, said);
}

}  // namespace seatmate::through_the_ages
