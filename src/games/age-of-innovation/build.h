#pragma once

// Chapter "transform and build": where the next workshop goes, and whether it is marked.

#include <optional>

#include "engine/turn.h"
#include "games/age-of-innovation/questions.h"
#include "games/age-of-innovation/science.h"

namespace seatmate::age_of_innovation {

// How the plain action of a card builds: like the build step of a faction card without methods of
// its own. What a faction card says about its build holds only inside the faction action
// (AI-FAC-2).
inline constexpr FactionStep plain_build{
    FactionStep::Kind::build,
    false,
    {},
    1,
    {Method::terrain_priority, Method::closest_to_human, Method::direction}};

// AI-BUILD-2, AI-REACH-1: empty land in reach of the group the support card shows; Wanderers in
// their faction action: all of it (AI-FAC-WAN-1).
inline HexSet building_sites(const Data& data, const State& s, const Support& support,
                             const FactionStep& manner, int ship) {
  const HexSet empty = empty_land(data, s);
  if (manner.unlimited_reach) return empty;
  return empty & reach_of(map_of(data, s), support.marked ? s.marked : s.unmarked, ship);
}

// AI-BUILD-3, -3a: if her two groups are not yet in reach of each other, only sites that shorten
// the shortest path between them, if there are any. A site would join the group it is nearer to, so
// it shortens the path D exactly if it is nearer than D to both (AMB-3).
template <class Table>
void bring_together(Choice<HexSet, decltype(Table::reasons)>& choice, const State& s, Table& t,
                    const Support& support, const FactionStep& manner, int ship) {
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
  cite(t.reasons, Rule::AI_SEL_NEAR_3, "shortest-path", shortest,
       (shorter & choice.left()).count());
  choice.keep(Rule::AI_BUILD_3, "bring-together", shorter, shortest);
  if constexpr (decltype(Table::reasons)::counting) cite(t.reasons, Rule::AI_BUILD_3a, "");
}

// AI-BUILD-4: the methods one after another.
template <class Table, class PowerAt>
std::optional<Hex> choose_building_site(const State& s, Table& t, const Support& support,
                                        const FactionStep& manner, int ship,
                                        const PowerAt& power_at) {
  if (manner.unlimited_reach) cite(t.reasons, Rule::AI_FAC_WAN_1, "unlimited-reach");
  auto choice =
      choose(t.reasons, Noun::hexes, manner.unlimited_reach ? Rule::AI_FAC_WAN_1 : Rule::AI_BUILD_2,
             "options", building_sites(t.data, s, support, manner, ship));
  if (choice.none()) return std::nullopt;
  bring_together(choice, s, t, support, manner, ship);
  for (const Method method : manner.methods) {
    switch (method) {
      case Method::terrain_priority:
        by_terrain_priority(choice, t.data, s, Rule::AI_SEL_TERR_1, "terrain-priority", s.home,
                            support.row_b);
        break;
      case Method::terrain_priority_human: {
        const bool kuddlers = s.faction == Faction::kuddlers;
        const bool own = kuddlers && s.readings.kuddlers_own_card;  // AMB-11
        by_terrain_priority(choice, t.data, s, kuddlers ? Rule::AI_FAC_KUD_1 : Rule::AI_FAC_MIM_1,
                            own ? "terrain-priority" : "terrain-priority:human-card",
                            own ? s.home : s.human_home[0], support.row_b);
        break;
      }
      case Method::terrain_priority_youth:
        by_terrain_priority(choice, t.data, s, Rule::AI_FAC_SYM_2, "terrain-priority:youth-card",
                            s.youth, support.row_b);
        break;
      case Method::closest_to_human:
        by_distance_to_human(choice, t.data, s);
        break;
      case Method::most_power:
        choice.most(Rule::AI_FAC_POW_1, "most-power-to-human",
                    [&](Hex hex) { return power_to_humans(t.data, s, hex, power_at); });
        break;
      case Method::direction:
        return by_direction(choice, t.reasons, support.forward, support.count);
    }
  }
  return by_direction(choice, t.reasons, support.forward, support.count);
}

// AI-BUILD-1, -8: without a workshop, or without a site, there is nothing to choose: she upgrades
// instead.
template <class Table, class PowerAt>
std::optional<Hex> site_for_workshop(const State& s, Table& t, const Support& support,
                                     const FactionStep& manner, int ship, int workshops,
                                     const PowerAt& power_at) {
  if (workshops == 0) {
    cite(t.reasons, Rule::AI_BUILD_1, "no-workshop");
    cite(t.reasons, Rule::AI_BUILD_8, "upgrade-instead");
    return std::nullopt;
  }
  const auto hex = choose_building_site(s, t, support, manner, ship, power_at);
  cite(t.reasons, hex ? Rule::AI_BUILD_4 : Rule::AI_BUILD_8, hex ? "site" : "no-site");
  return hex;
}

// AI-BUILD-7, AMB-26: is the nearest of her buildings a marked one? A tie, or no way to either,
// means no mark.
inline bool nearest_is_marked(const Data& data, const State& s, Hex hex) {
  const Map& map = map_of(data, s);
  const HexSet open = map.spaces - s.all_human();
  HexSet front = HexSet::of(hex);
  HexSet reached = front;
  while (!front.empty()) {
    front = (neighbours(front) & open) - reached;
    reached |= front;
    const bool marked = !(front & s.marked).empty();
    const bool unmarked = !(front & s.unmarked).empty();
    if (marked || unmarked) return marked && !unmarked;
  }
  return false;
}
inline bool gets_mark(const Data& data, const State& s, Hex hex, const Support& support) {
  return s.readings.mark_by_support_card ? support.marked : nearest_is_marked(data, s, hex);
}

// AI-GEN-6, BASE-POWER-1: what the humans may take from a building of hers.
template <class Table>
void tell_power(const State& s, Table& t, Hex hex) {
  if constexpr (Table::telling) {
    for (std::size_t human = 0; human < s.humans; ++human) {
      const int power = power_to(t.data, s, hex, human, printed_power(t.data, s));
      if (power == 0) continue;
      cite(t.reasons, Rule::BASE_POWER_1, "power-to-human", power);
      t.tell(s, [&] {
        const auto player = static_cast<Player>(human + 1);
        return Step{Step::Kind::you_may,
                    {s.humans == 2 ? "aoi.step.may-take-power-duo" : "aoi.step.may-take-power",
                     {Arg("power", power), Arg("cost", power - 1), Arg("player", term(player))}},
                    {token(hex)},
                    {}};
      });
    }
  } else if (decltype(Table::reasons)::counting &&
             power_to_humans(t.data, s, hex, printed_power(t.data, s)) > 0) {
    cite(t.reasons, Rule::BASE_POWER_1, "");
    cite(t.reasons, Rule::AI_GEN_6, "");
  }
}

// AI-FAC-POW-2: Powermongers advance when the human takes enough power from a building of hers.
inline int reaction_threshold(const Data& data, const State& s) {
  return data.factions[static_cast<std::size_t>(s.faction)].advances_when_human_gains;
}
template <class Table>
Turn<> power_reaction(State& s, Table& t, Hex hex) {
  const int threshold = reaction_threshold(t.data, s);
  const int most = power_to_humans(t.data, s, hex, printed_power(t.data, s));
  if (most < threshold) co_return;
  const int taken = co_await t.ask(s, PowerTaken{most});
  cite(t.reasons, Rule::AI_FAC_POW_2, taken >= threshold ? "powermongers" : "powermongers-not",
       taken, threshold);
  if (taken >= threshold) advance_levels(s, t, support_of(t.data, s), 1);
}

// AI-BUILD-5 to -7: lay her terrain, put the workshop, mark it or not.
template <class Table>
void build_on(State& s, Table& t, Hex hex, const Support& support) {
  const bool tile = terrain_at(s, hex) != s.home;
  if (tile) {
    lay_terrain(s, hex, s.home);
    cite(t.reasons, Rule::AI_BUILD_5, "terrain-tile");
  }
  const bool mark = gets_mark(t.data, s, hex, support);
  if constexpr (Table::telling) {
    const Map& map = map_of(t.data, s);
    cite(t.reasons, Rule::AI_BUILD_7, mark ? "mark" : "no-mark",
         distance(map, HexSet::of(hex), s.marked, s.all_human()),
         distance(map, HexSet::of(hex), s.unmarked, s.all_human()));
  } else {
    cite(t.reasons, Rule::AI_BUILD_7, "");
  }
  (mark ? s.marked : s.unmarked).add(hex);
  s.hers[static_cast<std::size_t>(Building::workshop)].add(hex);
  cite(t.reasons, Rule::AI_BUILD_6, "workshop", supply(t.data, s, Building::workshop));
  t.tell(s, [&] {
    return Step{Step::Kind::carry_out,
                {"aoi.step.build",
                 {Arg("hex", label(map_of(t.data, s), hex)), Arg("home", term(s.home)),
                  yes_no("tile", tile), yes_no("mark", mark)}},
                {token(hex)},
                {}};
  });
}

}  // namespace seatmate::age_of_innovation
