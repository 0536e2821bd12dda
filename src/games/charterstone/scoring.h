#pragma once

// Chapters "End of a campaign game" and "Campaign end": points, glory, capacity and strength, as
// plain functions of what they count.

#include "games/charterstone/guidepost.h"

namespace seatmate::charterstone {

// ---- end of game

// Somebody at the end of a game.
struct Finalist {
  bool automa = false;
  std::int32_t vp = 0;  // of the track
  std::int32_t reputation = 0;
  std::int32_t quota = 0;
  std::int32_t peril = 0;
  std::uint16_t persona = 0;  // 393 to 398
  std::int32_t human_workers = 0;
  bool ended_game = false;
  std::int32_t guidepost_vp = 0;
};
using Finalists = InlineVector<Finalist, most_slots>;

// 3.5: 10, 7 and 4 for the most, next and third number of tokens; ties get all of it.
template <class Table>
int reputation_points(Table& t, const Finalists& all, std::size_t i) {
  static constexpr std::array<int, 3> points{10, 7, 4};
  const int mine = all[i].reputation;
  if (mine == 0) return 0;
  std::size_t better = 0;  // different numbers above it
  for (std::size_t k = 0; k < all.size(); ++k) {
    bool first = all[k].reputation > mine;
    for (std::size_t j = 0; j < k; ++j) first = first && all[j].reputation != all[k].reputation;
    better += first ? 1 : 0;
  }
  const int won = better < points.size() ? points[better] : 0;
  cite(t.reasons, Rule::CH_END_3, "reputation", mine, won);
  return won;
}

// CH-APERS-393 to CH-APERS-398, from Game 12 on.
template <class Table>
int persona_points(Table& t, int game, const Finalists& all, std::size_t i, bool goods_on_mat) {
  const Finalist& me = all[i];
  if (game < campaign_games || me.persona == 0) return 0;
  const auto beats_humans = [&](auto&& of) {
    for (const Finalist& other : all)
      if (!other.automa && of(other) >= of(me)) return false;
    return true;
  };
  const auto given = [&](Rule rule, bool met, int points) {
    cite(t.reasons, rule, met ? "met" : "not-met", points);
    return met ? points : 0;
  };
  switch (me.persona) {
    case 393:
      return given(Rule::CH_APERS_393, beats_humans([](const Finalist& f) { return f.reputation; }),
                   6);
    case 394:
      return given(Rule::CH_APERS_394, goods_on_mat, 5);
    case 395:
      return given(Rule::CH_APERS_395, beats_humans([](const Finalist& f) { return f.peril; }), 8);
    case 396:
      return given(Rule::CH_APERS_396, me.human_workers == 0, 8);
    case 397:
      return given(Rule::CH_APERS_397, beats_humans([](const Finalist& f) { return f.quota; }), 8);
    case 398:
      return given(Rule::CH_APERS_398, me.ended_game, 10);
    default:
      return 0;
  }
}

// CH-END-3: the track, the reputation track, guideposts and the persona; nothing else.
template <class Table>
int automa_total(Table& t, const Finalist& me, int reputation, int persona) {
  cite(t.reasons, Rule::CH_END_3, "total");
  return me.vp + reputation + me.guidepost_vp + persona;
}

// ---- strength

// CH-STR-2 to CH-STR-4, DEF-4: exact, without division.
template <class Table>
int new_strength(Table& t, const Readings& r, int strength, std::int64_t humans_sum,
                 std::int64_t human_players, std::int64_t automas_sum,
                 std::int64_t automa_players) {
  const std::int64_t mine = humans_sum * automa_players;
  const std::int64_t theirs = automas_sum * human_players;
  if (mine > theirs) {
    cite(t.reasons, Rule::CH_STR_2, "humans-better");
    return strength + 1;
  }
  if (theirs - mine >= 10 * automa_players * human_players) {
    cite(t.reasons, Rule::CH_STR_3, "humans-far-behind", r.floor);
    return strength > r.floor ? strength - 1 : strength;
  }
  cite(t.reasons, Rule::CH_STR_4, "no-change");
  return strength;
}

// ---- glory and capacity

// CH-GLORY-1.
template <class Table>
int glory_gained(Table& t, int vp, int bonus) {
  cite(t.reasons, Rule::CH_GLORY_1, "tens", vp, bonus);
  return (vp > 0 ? vp / 10 : 0) + bonus;
}
// CH-GLORY-2: from the top row down; gives what found no star (DEF-7). `rows` have stars and
// filled.
template <class Table, class Rows>
int fill_glory(Table& t, Rows& rows, int stars) {
  cite(t.reasons, Rule::CH_GLORY_2, "top-row-first", stars);
  for (auto& row : rows)
    for (; stars > 0 && row.filled < row.stars; --stars) ++row.filled;
  return stars;
}

// CH-CAP-1: everybody but the winners.
template <class Table>
int capacity_gained(Table& t, bool winner, int extra) {
  cite(t.reasons, Rule::CH_CAP_1, winner ? "winner" : "not-winner", extra);
  return (winner ? 0 : 1) + extra;
}
// CH-CAP-2: the first free circle, down each column and then to the next. `columns` have size and
// filled(column, row).
struct Circle {
  std::uint8_t column = nowhere;
  std::uint8_t row = nowhere;
};
template <class Table, class Columns>
Circle next_circle(Table& t, const Columns& columns) {
  for (std::size_t c = 0; c < columns.count(); ++c)
    for (std::size_t row = 0; row < columns.circles(c); ++row)
      if (!columns.filled(c, row)) {
        cite(t.reasons, Rule::CH_CAP_2, "next-circle", static_cast<int>(c) + 1,
             static_cast<int>(row) + 1);
        return {static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(row)};
      }
  return {};
}

// ---- campaign

struct CampaignParts {
  std::int64_t capacity = 0;
  std::int64_t personas = 0;
  std::int64_t victories = 0;
  std::int64_t glory = 0;
  std::int64_t buildings = 0;
  [[nodiscard]] std::int64_t total() const {
    return capacity + personas + victories + glory + buildings;
  }
};
// CH-CAMP-1, CH-CAMP-2, AMB-27.
template <class Table>
CampaignParts campaign_parts(Table& t, const Readings& r, const Factors& factors,
                             const CampaignParts& counts) {
  cite(t.reasons, Rule::CH_CAMP_1, "victory-card");
  cite(t.reasons, Rule::CH_CAMP_2, "same-for-automas");
  const int start = r.starting_capacity ? 4 : 0;
  return {(counts.capacity + start) * factors[0], counts.personas * factors[1],
          counts.victories * factors[2], counts.glory * factors[3], counts.buildings};
}

// CH-CAMP-1: who wins the campaign: the highest total, ties by category from the top. Nobody wins
// with a spectral worker (AMB-2).
struct CampaignPlayer {
  CampaignParts parts;
  bool counts = true;  // active in every game, with a victory card, no ghost
};
using CampaignPlayers = InlineVector<CampaignPlayer, charter_count>;
template <class Table>
WhoSet campaign_leaders(Table& t, const CampaignPlayers& all) {
  WhoSet set;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].counts) set.add(static_cast<Who>(i));
  auto choice = choose(t.reasons, Noun::charters, Rule::CH_CAMP_1, "candidates", set);
  if (choice.none()) return {};
  choice.most(Rule::CH_CAMP_1, "highest", [&](Who i) { return all[index(i)].parts.total(); });
  return choice.left();
}
template <class Table>
WhoSet campaign_winners(Table& t, const CampaignPlayers& all, WhoSet leaders) {
  auto choice = choose(t.reasons, Noun::charters, Rule::CH_CAMP_1, "leaders", leaders);
  for (const auto part : {&CampaignParts::capacity, &CampaignParts::personas,
                          &CampaignParts::victories, &CampaignParts::glory})
    if (choice.left().count() > 1)
      choice.most(Rule::CH_CAMP_1, "by-category", [&](Who i) { return all[index(i)].parts.*part; });
  return choice.left();
}

// CH-CAMP-3.
template <class Table>
int final_battle(Table& t, int happy_kings, int companions, int rebels) {
  const int total = happy_kings + 3 * companions + 2 * rebels;
  cite(t.reasons, Rule::CH_CAMP_3, "final-battle", total);
  return total;
}
constexpr Crate crate_after_battle(int total) { return lettered(total <= 23 ? 'U' : 'V'); }

}  // namespace seatmate::charterstone
