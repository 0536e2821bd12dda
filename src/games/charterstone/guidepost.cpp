#include "games/charterstone/guidepost.h"

namespace seatmate::charterstone {

int counted(Table& t, int guidepost, const Contender& player) {
  if (!player.automa) return player.have;
  const auto fixed = [&](Line line, int n) {
    cite(t.reasons, line, n);
    return n;
  };
  const auto less = [&](int n) {
    cite(t.reasons, discards_first_line(guidepost), n);
    return player.have > n ? player.have - n : 0;
  };
  const int first = discarded_first(guidepost);
  switch (guidepost) {
    case 400:
      return fixed(Line::CH_GP_400_counts_as, 3);
    case 401:
      cite(t.reasons, Line::CH_GEN_4_no_objectives);
      return fixed(Line::CH_GP_401_counts_as, 0);
    case 409:
    case 412:
    case 413:
      return less(first);
    case 410:
      return fixed(Line::CH_GP_410_counts_as, 6);
    case 411:
      return fixed(Line::CH_GP_411_counts_as, 2);
    default:
      return player.have;
  }
}

namespace {

// By guidepost, from 400: who can meet its goal, and what the goal is.
struct GoalLines {
  Line players, goal;
};
constexpr std::array<GoalLines, last_guidepost - first_guidepost + 1> goal_lines{{
    {Line::CH_GP_400_players, Line::CH_GP_400_most},
    {Line::CH_GP_401_players, Line::CH_GP_401_fewest},
    {Line::CH_GP_402_players, Line::CH_GP_402_most},
    {Line::CH_GP_403_players, Line::CH_GP_403_most},
    {Line::CH_GP_404_players, Line::CH_GP_404_most},
    {Line::CH_GP_405_players, Line::CH_GP_405_most},
    {Line::CH_GP_406_players, Line::CH_GP_406_most},
    {Line::CH_GP_407_players, Line::CH_GP_407_most},
    {Line::CH_GP_408_players, Line::CH_GP_408_candle_burns},
    {Line::CH_GP_409_players, Line::CH_GP_409_most},
    {Line::CH_GP_410_players, Line::CH_GP_410_most},
    {Line::CH_GP_411_players, Line::CH_GP_411_fewest},
    {Line::CH_GP_412_players, Line::CH_GP_412_fewest},
    {Line::CH_GP_413_players, Line::CH_GP_413_fewest},
}};

}  // namespace

WhoSet meets_goal(Table& t, int guidepost, const Contenders& all) {
  const auto count = [&](Who i) { return counted(t, guidepost, all[index(i)]); };
  const GoalLines& lines = goal_lines[static_cast<std::size_t>(guidepost - first_guidepost)];
  cite(t.reasons, Line::CH_GP_0f_like_players);
  auto choice = choose(t.reasons, Noun::charters, lines.players,
                       who(all, [](const Contender&) { return true; }));
  cite(t.reasons, Line::CH_GP_0a_glory);
  cite(t.reasons, Line::CH_GP_0c_only_glory);
  if (guidepost == 408) {
    cite(t.reasons, lines.goal);
    return who(all, [](const Contender& c) { return c.have == 0; });
  }
  if (guidepost == 401 || guidepost >= 411)
    choice.least(lines.goal, count);
  else
    choice.most(lines.goal, count);
  return choice.left();
}

WhoSet choosers(Table& t, int guidepost, const Contenders& all, WhoSet met) {
  if (!has_chooser(guidepost) || met.empty()) return {};
  auto choice = choose(t.reasons, Noun::charters, Line::CH_GP_0b_met, met);
  choice.most(Line::CH_GP_0b_most_influence, [&](Who i) { return all[index(i)].influence; });
  return choice.left();
}

DecidedBy decided_by(Table& t, const Readings& r, int guidepost, const Contenders& all,
                     WhoSet choosing) {
  if (guidepost >= 412) return DecidedBy::fixed;
  if (!has_chooser(guidepost)) return DecidedBy::board;
  if (choosing.count() != 1) return DecidedBy::roll;
  if (!all[index(*choosing.begin())].automa) return DecidedBy::player;
  if (!r.king_variant) {
    cite(t.reasons, Line::CH_GP_0d_humans_choose);
    return DecidedBy::humans;
  }
  cite(t.reasons, Line::CH_GP_0e_king_of_card);
  cite(t.reasons, Line::CH_DECK_5_king);
  return DecidedBy::card;
}

Crate crate_by_board(Table& t, int guidepost, const Contenders& all, const Village& village) {
  bool happy = true;
  switch (guidepost) {
    case 405: {
      std::int32_t sum = 0;
      for (const Contender& player : all) sum += player.score;
      happy = sum > village.average;  // DEF-3
      cite(t.reasons, Line::CH_GP_405_village_total, sum, village.average);
      break;
    }
    case 407:
      happy = who(all, [](const Contender& c) { return !c.automa && c.peril_left > 0; }).empty();
      cite(t.reasons, Line::CH_GP_407_peril_of_humans);
      break;
    case 408:
      happy = who(all, [](const Contender& c) { return c.have != 0; }).empty();
      cite(t.reasons, Line::CH_GP_408_candle);
      break;
    case 409:
      happy = village.happy >= village.angry;
      cite(t.reasons, Line::CH_GP_409_kings, village.happy, village.angry);
      break;
    default:
      break;
  }
  return crate_of(guidepost, happy ? King::happy : King::angry);
}

int story_glory(Table& t, const Readings& r, int story) {
  switch (story) {
    case 134:
    case 135:
      cite(t.reasons, Line::CH_GP_404_one_glory);
      return r.companion_as_marked ? 0 : 1;  // AMB-30
    case 136:
      cite(t.reasons, Line::CH_GP_405_story_glory);
      return r.story_136_humans ? 0 : 1;  // AMB-28
    case 144:
      cite(t.reasons, Line::CH_GP_409_story_glory);
      return 2;
    default:
      return 0;
  }
}

WhoSet least_glory(Table& t, const Readings& r, int story, const Contenders& all) {
  if (story != 136 && story != 137) return {};
  const WhoSet eligible =
      who(all, [&](const Contender& c) { return !c.automa || !r.spectral_excluded; });
  auto choice = choose(t.reasons, Noun::charters, Line::CH_GP_405_eligible, eligible);
  if (choice.none()) return {};
  choice.least(Line::CH_GP_405_least_glory, [&](Who i) { return all[index(i)].cumulative_glory; });
  return choice.left();
}

}  // namespace seatmate::charterstone
