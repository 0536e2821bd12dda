#include "games/charterstone/scoring.h"

namespace seatmate::charterstone {

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
  cite(t.reasons, Line::CH_END_3_reputation, mine, won);
  return won;
}

int persona_points(Table& t, int game, const Finalists& all, std::size_t i, bool goods_on_mat) {
  const Finalist& me = all[i];
  if (game < campaign_games || me.persona == 0) return 0;
  const auto beats_humans = [&](auto&& of) {
    for (const Finalist& other : all)
      if (!other.automa && of(other) >= of(me)) return false;
    return true;
  };
  const auto given = [&](Line if_met, Line if_not, bool met, int points) {
    cite(t.reasons, met ? if_met : if_not, points);
    return met ? points : 0;
  };
  switch (me.persona) {
    case 393:
      return given(Line::CH_APERS_393_met, Line::CH_APERS_393_not_met,
                   beats_humans([](const Finalist& f) { return f.reputation; }), 6);
    case 394:
      return given(Line::CH_APERS_394_met, Line::CH_APERS_394_not_met, goods_on_mat, 5);
    case 395:
      return given(Line::CH_APERS_395_met, Line::CH_APERS_395_not_met,
                   beats_humans([](const Finalist& f) { return f.peril; }), 8);
    case 396:
      return given(Line::CH_APERS_396_met, Line::CH_APERS_396_not_met, me.human_workers == 0, 8);
    case 397:
      return given(Line::CH_APERS_397_met, Line::CH_APERS_397_not_met,
                   beats_humans([](const Finalist& f) { return f.quota; }), 8);
    case 398:
      return given(Line::CH_APERS_398_met, Line::CH_APERS_398_not_met, me.ended_game, 10);
    default:
      return 0;
  }
}

int automa_total(Table& t, const Finalist& me, int reputation, int persona) {
  cite(t.reasons, Line::CH_END_3_total);
  return me.vp + reputation + me.guidepost_vp + persona;
}

int new_strength(Table& t, const Readings& r, int strength, std::int64_t humans_sum,
                 std::int64_t human_players, std::int64_t automas_sum,
                 std::int64_t automa_players) {
  const std::int64_t mine = humans_sum * automa_players;
  const std::int64_t theirs = automas_sum * human_players;
  if (mine > theirs) {
    cite(t.reasons, Line::CH_STR_2_humans_better);
    return strength + 1;
  }
  if (theirs - mine >= 10 * automa_players * human_players) {
    cite(t.reasons, Line::CH_STR_3_humans_far_behind, r.floor);
    return strength > r.floor ? strength - 1 : strength;
  }
  cite(t.reasons, Line::CH_STR_4_no_change);
  return strength;
}

int glory_gained(Table& t, int vp, int bonus) {
  cite(t.reasons, Line::CH_GLORY_1_tens, vp, bonus);
  return (vp > 0 ? vp / 10 : 0) + bonus;
}

int capacity_gained(Table& t, bool winner, int extra) {
  cite(t.reasons, winner ? Line::CH_CAP_1_winner : Line::CH_CAP_1_not_winner, extra);
  return (winner ? 0 : 1) + extra;
}

CampaignParts campaign_parts(Table& t, const Readings& r, const Factors& factors,
                             const CampaignParts& counts) {
  cite(t.reasons, Line::CH_CAMP_1_victory_card);
  cite(t.reasons, Line::CH_CAMP_2_same_for_automas);
  const int start = r.starting_capacity ? 4 : 0;
  return {(counts.capacity + start) * factors[0], counts.personas * factors[1],
          counts.victories * factors[2], counts.glory * factors[3], counts.buildings};
}

WhoSet campaign_leaders(Table& t, const CampaignPlayers& all) {
  WhoSet set;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].counts) set.add(static_cast<Who>(i));
  auto choice = choose(t.reasons, Noun::charters, Line::CH_CAMP_1_candidates, set);
  if (choice.none()) return {};
  choice.most(Line::CH_CAMP_1_highest, [&](Who i) { return all[index(i)].parts.total(); });
  return choice.left();
}

WhoSet campaign_winners(Table& t, const CampaignPlayers& all, WhoSet leaders) {
  auto choice = choose(t.reasons, Noun::charters, Line::CH_CAMP_1_leaders, leaders);
  for (const auto part : {&CampaignParts::capacity, &CampaignParts::personas,
                          &CampaignParts::victories, &CampaignParts::glory})
    if (choice.left().count() > 1)
      choice.most(Line::CH_CAMP_1_by_category, [&](Who i) { return all[index(i)].parts.*part; });
  return choice.left();
}

int final_battle(Table& t, int happy_kings, int companions, int rebels) {
  const int total = happy_kings + 3 * companions + 2 * rebels;
  cite(t.reasons, Line::CH_CAMP_3_final_battle, total);
  return total;
}

}  // namespace seatmate::charterstone
