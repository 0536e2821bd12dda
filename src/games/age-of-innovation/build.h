#pragma once

// Chapter "transform and build": where the next workshop goes, and whether it is marked.

#include <optional>

#include "engine/turn.h"
#include "games/age-of-innovation/questions.h"
#include "games/age-of-innovation/science.h"
#include "games/age-of-innovation/table.h"

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
void bring_together(Choice<HexSet>& choice, const State& s, Table& t, const Support& support,
                    const FactionStep& manner, int ship);

// AI-BUILD-4: the methods one after another.
template <class PowerAt>
std::optional<Hex> choose_building_site(const State& s, Table& t, const Support& support,
                                        const FactionStep& manner, int ship,
                                        const PowerAt& power_at) {
  if (manner.unlimited_reach) cite(t.reasons, Line::AI_FAC_WAN_1_unlimited_reach);
  auto choice =
      choose(t.reasons, Noun::hexes,
             manner.unlimited_reach ? Line::AI_FAC_WAN_1_options : Line::AI_BUILD_2_options,
             building_sites(t.data, s, support, manner, ship));
  if (choice.none()) return std::nullopt;
  bring_together(choice, s, t, support, manner, ship);
  for (const Method method : manner.methods) {
    switch (method) {
      case Method::terrain_priority:
        by_terrain_priority(choice, t.data, s, Line::AI_SEL_TERR_1_terrain_priority, s.home,
                            support.row_b);
        break;
      case Method::terrain_priority_human: {
        const bool kuddlers = s.faction == Faction::kuddlers;
        const bool own = kuddlers && s.readings.kuddlers_own_card;  // AMB-11
        const Line line = own        ? Line::AI_FAC_KUD_1_terrain_priority
                          : kuddlers ? Line::AI_FAC_KUD_1_terrain_priority_human_card
                                     : Line::AI_FAC_MIM_1_terrain_priority_human_card;
        by_terrain_priority(choice, t.data, s, line, own ? s.home : s.human_home[0], support.row_b);
        break;
      }
      case Method::terrain_priority_youth:
        by_terrain_priority(choice, t.data, s, Line::AI_FAC_SYM_2_terrain_priority_youth_card,
                            s.youth, support.row_b);
        break;
      case Method::closest_to_human:
        by_distance_to_human(choice, t.data, s);
        break;
      case Method::most_power:
        choice.most(Line::AI_FAC_POW_1_most_power_to_human,
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
template <class PowerAt>
std::optional<Hex> site_for_workshop(const State& s, Table& t, const Support& support,
                                     const FactionStep& manner, int ship, int workshops,
                                     const PowerAt& power_at) {
  if (workshops == 0) {
    cite(t.reasons, Line::AI_BUILD_1_no_workshop);
    cite(t.reasons, Line::AI_BUILD_8_upgrade_instead);
    return std::nullopt;
  }
  const auto hex = choose_building_site(s, t, support, manner, ship, power_at);
  cite(t.reasons, hex ? Line::AI_BUILD_4_site : Line::AI_BUILD_8_no_site);
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
void tell_power(const State& s, Table& t, Hex hex);

// AI-FAC-POW-2: Powermongers advance when the human takes enough power from a building of hers.
inline int reaction_threshold(const Data& data, const State& s) {
  return data.faction(s.faction).advances_when_human_gains;
}
Turn<> power_reaction(State& s, Table& t, Hex hex);

// AI-BUILD-5 to -7: lay her terrain, put the workshop, mark it or not.
void build_on(State& s, Table& t, Hex hex, const Support& support);

// AI-BUILD-1 to -8: a site, the workshop on it, and what the humans may take; what cannot be built
// becomes an upgrade, with the same support card.
Turn<> transform_and_build(State& s, Table& t, const Support& support, const FactionStep& manner);

}  // namespace seatmate::age_of_innovation
