#include "games/age-of-innovation/build.h"

#include "games/age-of-innovation/upgrade.h"

namespace seatmate::age_of_innovation {

void bring_together(Choice<HexSet>& choice, const State& s, Table& t, const Support& support,
                    const FactionStep& manner, int ship) {
  if (!support.bring_together) return;
  if (manner.unlimited_reach && !s.readings.wanderers_bring_together) return;  // AMB-4
  const Map& map = map_of(t.data, s);
  if (!(reach_of(map, s.marked, ship) & s.unmarked).empty()) return;  // AMB-23
  const HexSet humans = s.all_human();
  const int shortest = distance(map, s.marked, s.unmarked, humans);
  const int nearer = shortest == no_path ? hex_count : shortest - 1;  // AMB-10
  const HexSet shorter =
      s.readings.bring_to_shown_group
          ? flood(map, support.marked ? s.unmarked : s.marked, humans, nearer)
          : flood(map, s.marked, humans, nearer) & flood(map, s.unmarked, humans, nearer);
  cite(t.reasons, Line::AI_SEL_NEAR_3_shortest_path, shortest, (shorter & choice.left()).count());
  choice.keep(Line::AI_BUILD_3_bring_together, shorter, shortest);
  count_rule(t.reasons, Rule::AI_BUILD_3a);
}

void tell_power(const State& s, Table& t, Hex hex) {
  if (t.telling()) {
    for (std::size_t human = 0; human < s.humans; ++human) {
      const int power = power_to(t.data, s, hex, human, printed_power(t.data, s));
      if (power == 0) continue;
      cite(t.reasons, Line::BASE_POWER_1_power_to_human, power);
      t.tell(s, [&] {
        const auto player = static_cast<Player>(human + 1);
        return you_may(s.humans == 2 ? "may-take-power-duo" : "may-take-power",
                       {Arg("power", power), Arg("cost", power - 1), Arg("player", term(player))},
                       {token(hex)});
      });
    }
  } else if (t.counting() && power_to_humans(t.data, s, hex, printed_power(t.data, s)) > 0) {
    count_rule(t.reasons, Rule::BASE_POWER_1);
    count_rule(t.reasons, Rule::AI_GEN_6);
  }
}

Turn<> power_reaction(State& s, Table& t, Hex hex) {
  const int threshold = reaction_threshold(t.data, s);
  const int most = power_to_humans(t.data, s, hex, printed_power(t.data, s));
  if (most < threshold) co_return;
  const int taken = co_await t.ask(s, PowerTaken{most});
  cite(t.reasons,
       taken >= threshold ? Line::AI_FAC_POW_2_powermongers : Line::AI_FAC_POW_2_powermongers_not,
       taken, threshold);
  if (taken >= threshold) advance_levels(s, t, support_of(t.data, s), 1);
}

void build_on(State& s, Table& t, Hex hex, const Support& support) {
  const bool tile = terrain_at(s, hex) != s.home;
  if (tile) {
    lay_terrain(s, hex, s.home);
    cite(t.reasons, Line::AI_BUILD_5_terrain_tile);
  }
  const bool mark = gets_mark(t.data, s, hex, support);
  if (t.telling()) {
    const Map& map = map_of(t.data, s);
    cite(t.reasons, mark ? Line::AI_BUILD_7_mark : Line::AI_BUILD_7_no_mark,
         distance(map, HexSet::of(hex), s.marked, s.all_human()),
         distance(map, HexSet::of(hex), s.unmarked, s.all_human()));
  } else {
    count_rule(t.reasons, Rule::AI_BUILD_7);
  }
  (mark ? s.marked : s.unmarked).add(hex);
  s.hers[index(Building::workshop)].add(hex);
  cite(t.reasons, Line::AI_BUILD_6_workshop, supply(t.data, s, Building::workshop));
  t.tell(s, [&] {
    return step("build",
                {Arg("hex", label(map_of(t.data, s), hex)), Arg("home", term(s.home)),
                 yes_no("tile", tile), yes_no("mark", mark)},
                {token(hex)});
  });
}

Turn<> transform_and_build(State& s, Table& t, const Support& support, const FactionStep& manner) {
  const auto hex =
      site_for_workshop(s, t, support, manner, ship_of(t.data, s),
                        supply(t.data, s, Building::workshop), printed_power(t.data, s));
  if (!hex) {
    co_await upgrade_building(s, t, support);
    co_return;
  }
  build_on(s, t, *hex, support);
  tell_power(s, t, *hex);
  if (reaction_threshold(t.data, s) > 0) co_await power_reaction(s, t, *hex);
}

}  // namespace seatmate::age_of_innovation
