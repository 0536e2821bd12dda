#include "games/pendulum/rewards.h"

#include "games/pendulum/foreshadow.h"

namespace seatmate::pendulum {

RewardTaken take_reward(Listener* reasons, CouncilBoard& board, const RewardChoice& choice) {
  if (!choice.found) {
    cite(reasons, Line::PE_COUNCIL_12_one_vp);
    return {RewardKind::none, 1};
  }
  const RewardKind kind = std::exchange(board[index(choice.place)], RewardKind::none);
  cite(reasons, kind == RewardKind::grande ? Line::PE_COUNCIL_11_takes_grande
                                           : Line::PE_COUNCIL_11_discarded);
  return {kind, 0};
}

LastReward last_reward(Listener* reasons, const HumanTracks& human, FinalRewardSet rewards,
                       const LastRewardRules& rules) {
  LastReward result;
  const auto distance_of = [&](Track track) {
    const int glory = rules.advanced && !rules.pooled_glory ? human.glory[index(track)] : 0;
    return last_column - human.column[index(track)] - glory;
  };
  // Farthest from the last space first; tracks that tie stay in the order of the mat.
  auto& order = result.order;
  for (std::size_t i = 1; i < order.size(); ++i)
    for (std::size_t k = i; k > 0 && distance_of(order[k]) > distance_of(order[k - 1]); --k)
      std::swap(order[k], order[k - 1]);
  if (!human.legendary && rewards.has(FinalReward::legendary)) {
    cite(reasons, Line::PE_COUNCIL_13_legendary);
    result.chosen = FinalReward::legendary;
    return result;
  }
  cite(reasons, Line::PE_COUNCIL_14_worst_track, static_cast<int>(order[0]), distance_of(order[0]));
  for (const Track track : order) {
    if (rewards.has(reward_of(track))) {
      result.chosen = reward_of(track);
      break;
    }
    cite(reasons, Line::PE_COUNCIL_14_gone, static_cast<int>(track));
    if (rules.nothing_if_gone) return result;
    if (rules.one_each_before_next && rewards.has(FinalReward::one_each)) break;
  }
  if (result.chosen == FinalReward::none && rewards.has(FinalReward::one_each))
    result.chosen = FinalReward::one_each;
  return result;
}

void lay_out(State& s, const RewardsDealt::Answer& dealt) {
  s.board = empty_board;
  for (std::size_t i = 0; i < dealt.size(); ++i) s.board[i < 3 ? i : i + 1] = dealt[i];
  s.board_told = true;
}

void automa_reward(State& s, Table& t, std::size_t i) {
  CouncilBoard board = open_board(s);
  cite(t.reasons, s.readings.oldest_leftmost ? Line::PE_COUNCIL_8_oldest_leftmost
                                             : Line::PE_COUNCIL_8_newest_leftmost);
  const RewardChoice choice =
      choose_reward(t.reasons, icons_on_mat(t.data, s, i), s.extra_grande[i], board);
  const RewardTaken taken = take_reward(t.reasons, board, choice);
  s.board = board;
  if (!choice.found) {
    static_cast<void>(gain_vp(t.data, s, t.reasons, i, taken.vp));
    t.tell(s, [&] { return tell_vp(t, s, "reward-vp", i, taken.vp); });
    return;
  }
  ++s.rewards_taken;
  const bool grande = taken.kind == RewardKind::grande;
  if (grande) {
    // PE-COUNCIL-11: one that is neither on the board nor the human's.
    s.extra_grande[i] = true;
    s.grande_card = false;
  }
  t.tell(s, [&] {
    return vocabulary.step(t, grande ? "reward-grande" : "reward",
                           {Arg("automa", term(automa(i))), Arg("reward", term(taken.kind)),
                            Arg("place", term(choice.place)), Arg("card", choice.card),
                            Arg("mat", s.own_track ? 1 : 0)},
                           {std::string(token(choice.place))});
  });
}

namespace {

Turn<> automa_last_reward(State& s, Table& t, std::size_t i) {
  cite(t.reasons, Line::PE_COUNCIL_7_last_council);
  // AMB-15: as the tracks stand now.
  if (!s.tracks_told) {
    s.human = co_await t.ask(s, TracksNow{});
    s.legendary = s.human.legendary;
    s.tracks_told = true;
  }
  const LastReward choice =
      last_reward(t.reasons, s.human, s.final_rewards,
                  {is_advanced(s.level), s.readings.pooled_glory, s.readings.nothing_if_gone,
                   s.readings.one_each_before_next});
  if (choice.chosen != FinalReward::none) {
    s.final_rewards.remove(choice.chosen);
    ++s.rewards_taken;
    cite(t.reasons, Line::PE_COUNCIL_15_gains_nothing);
  }
  t.tell(s, [&] {
    if (choice.chosen == FinalReward::none)
      return vocabulary.note(t, "final-none", {Arg("automa", term(automa(i)))});
    return vocabulary.step(t, "final",
                           {Arg("automa", term(automa(i))), Arg("reward", term(choice.chosen))});
  });
}

}  // namespace

Turn<> human_reward(State& s, Table& t) {
  const bool last = s.round == rounds;
  const bool others_follow = s.served + 1U < player_count;
  t.tell(s, [&] {
    Step step = vocabulary.step(t, last ? "your-final" : "your-reward",
                                {Arg("vp", privilege_vp(s.served)), Arg("place", s.served + 1)});
    step.kind = Step::Kind::you_may;
    return step;
  });
  if (last) {
    // Her reward moves her markers, also when nobody chooses after her: where they stand counts.
    if (!s.readings.tracks_before_rewards) s.tracks_told = false;
    if (!others_follow) co_return;
    const FinalReward mine = co_await t.ask(s, HumanFinalReward{});
    if (mine != FinalReward::none) s.final_rewards.remove(mine);
    if (mine == FinalReward::legendary) s.legendary = true;
    co_return;
  }
  // Whoever comes last takes nothing from anybody, unless the grande card does not come back.
  if (!others_follow && !(s.readings.grande_gone && s.grande_card)) co_return;
  const HumanReward::Answer mine = co_await t.ask(s, HumanReward{});
  if (mine.printed) co_return;
  s.board[index(mine.place)] = RewardKind::none;
  if (mine.place == RewardPlace::grande) s.grande_card = false;
}

Turn<> prepare_next_round(State& s, Table& t) {
  // PE-COUNCIL-16: the limit check is the human's alone.
  cite(t.reasons, Line::PE_COUNCIL_16_no_provinces);
  // PE-COUNCIL-17: all cards into one deck; workers and extra grandes stay.
  for (auto& cards : s.mat) {
    for (const std::uint8_t number : cards) s.deck.pile.push_back(number);
    cards.clear();
  }
  s.deck.gather();
  if (s.deck_kind != DeckKind::mine) {
    s.deck.shuffle(s.random);
    cite(t.reasons, Line::PE_TRIG_6_always_shuffled);
  }
  s.markers_on_mat = 0;
  s.purple_flips = 0;
  s.votes = {};
  cite(t.reasons, Line::PE_COUNCIL_17_one_deck, static_cast<int>(s.deck.pile.size()));
  const bool was_taken = !s.grande_card;
  if (!s.readings.grande_gone) s.grande_card = true;  // AMB-26
  if (was_taken)
    cite(t.reasons,
         s.grande_card ? Line::PE_COUNCIL_17_grande_returns : Line::PE_COUNCIL_17_grande_gone);
  s.legendary_token = true;
  s.board_told = false;
  s.board = empty_board;
  ++s.round;
  s.phase = Phase::placing;
  t.tell(s, [&] {
    return vocabulary.step(
        t, "prepare",
        {Arg("round", s.round), Arg("mine", s.deck_kind == DeckKind::mine ? 1 : 0),
         Arg("grande", s.readings.grande_gone ? 0 : 1), Arg("mat", s.own_track ? 1 : 0)});
  });
  t.tell(s, [&] {
    Step step = vocabulary.step(t, "council-v", {Arg("round", s.round)});
    step.kind = Step::Kind::you_may;
    return step;
  });
  return lay_out_rewards(s, t);
}

Turn<> council_rewards(State& s, Table& t) {
  const bool last = s.round == rounds;
  if (last) {
    s.final_rewards = FinalRewardSet::first_n(final_reward_count);
    if (s.readings.tracks_before_rewards) {
      s.human = co_await t.ask(s, TracksNow{});
      s.legendary = s.human.legendary;
      s.tracks_told = true;
    }
  } else if (!s.board_told && needs_board(t.data, s)) {
    const RewardsDealt::Answer dealt = co_await t.ask(s, RewardsDealt{});
    lay_out(s, dealt);
  }
  for (s.served = 0; s.served < player_count; ++s.served) {
    const Player player = s.privilege[s.served];
    if (player == Player::human) {
      co_await human_reward(s, t);
      continue;
    }
    const std::size_t i = automa_index(player);
    const int vp = vp_of_place(t.reasons, s.served);
    if (vp > 0) {
      static_cast<void>(gain_vp(t.data, s, t.reasons, i, vp));
      t.tell(s, [&] { return tell_vp(t, s, "privilege-vp", i, vp); });
    }
    if (last)
      co_await automa_last_reward(s, t, i);
    else
      automa_reward(s, t, i);
  }
  // AMB-23: after the fourth council the game is scored.
  if (last)
    s.phase = Phase::scoring;
  else
    co_await prepare_next_round(s, t);
}

}  // namespace seatmate::pendulum
