#include "games/pendulum/foreshadow.h"

#include <algorithm>

namespace seatmate::pendulum {

namespace {

bool sees_cards(const Data& data, const State& s, std::size_t i) {
  return s.foreshadowing && s.phase >= Phase::placing && s.phase <= Phase::points &&
         !s.mat[i].empty() && std::all_of(s.mat[i].begin(), s.mat[i].end(), [&](int number) {
           return card_of(data, s, number).right != Source::missing;
         });
}

}  // namespace

std::optional<int> votes_in_sight(const Data& data, const State& s, std::size_t i) {
  if (sees_cards(data, s, i))
    return council_votes(nullptr, cards_on_mat(data, s, i),
                         scorecard_of(data, s).votes[s.round - 1U], s.markers_on_mat)
        .counted;
  if (is_council(s.phase)) return s.votes[i];
  return std::nullopt;
}

RewardsInSight rewards_in_sight(const Data& data, const State& s) {
  RewardsInSight found;
  if (s.round == rounds || !s.board_told || !sees_cards(data, s, 0) || !sees_cards(data, s, 1))
    return found;
  const std::array<int, player_count> votes{-1, *votes_in_sight(data, s, 0),
                                            *votes_in_sight(data, s, 1)};
  CouncilBoard board = open_board(s);
  for (const Player player :
       privilege_order(nullptr, votes, s.privilege, s.readings.higher_ahead)) {
    if (player == Player::human) continue;
    const std::size_t i = automa_index(player);
    const RewardChoice choice =
        choose_reward(nullptr, icons_on_mat(data, s, i), s.extra_grande[i], board);
    static_cast<void>(take_reward(nullptr, board, choice));
    found[i] = choice;
  }
  return found;
}

void tell_what_comes(const State& s, Table& t) {
  for (std::size_t i = 0; i < automa_count; ++i) {
    if (!votes_in_sight(t.data, s, i)) continue;
    cite(t.reasons, Line::PE_FORE_1_in_sight, static_cast<int>(s.mat[i].size()));
    t.tell(s, [&] {
      const std::optional<RewardChoice> reward = rewards_in_sight(t.data, s)[i];
      const Message takes = !reward         ? term("sight", "unknown")
                            : reward->found ? term(open_board(s)[index(reward->place)])
                                            : term("sight", "nothing");
      return vocabulary.note(t, "in-sight",
                             {Arg("automa", term(automa(i))),
                              Arg("votes", *votes_in_sight(t.data, s, i)), Arg("reward", takes)});
    });
  }
}

Turn<> lay_out_rewards(State& s, Table& t) {
  if (!s.foreshadowing || s.round == rounds) co_return;
  const RewardsDealt::Answer dealt = co_await t.ask(s, RewardsDealt{});
  lay_out(s, dealt);
}

}  // namespace seatmate::pendulum
