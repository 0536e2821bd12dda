#pragma once

// Chapter "Council phase", steps II to V: rewards, the last council, preparation.

#include <utility>

#include "games/pendulum/council.h"

namespace seatmate::pendulum {

// What one card's icon stands for.
struct IconRead {
  KindSet kinds;
  bool grande = false;
};
inline IconRead read_icon(const Data& data, const Readings& readings, Icon icon) {
  IconRead read{data.icons[index(icon)].kinds, icon == Icon::grande};
  // AMB-11.
  if (icon == Icon::province && readings.province_means_free)
    read.kinds.add(RewardKind::free_province);
  return read;
}

struct RewardChoice {
  bool found = false;
  RewardPlace place{};
  int card = 0;  // 1 to 3: whose icon decided
};
// PE-COUNCIL-8, PE-COUNCIL-9, PE-COUNCIL-10: the icons left to right, for each the council board
// left to right, upper row first.
template <class Reasons, class Icons>
RewardChoice choose_reward(Reasons& reasons, const Icons& icons, bool has_extra_grande,
                           const CouncilBoard& board) {
  int card = 0;
  for (const IconRead& icon : icons) {
    ++card;
    if (icon.grande && has_extra_grande) {
      cite(reasons, Rule::PE_COUNCIL_10, "has-grande", card);
      continue;
    }
    PlaceSet matching;
    for (std::size_t i = 0; i < board.size(); ++i)
      if (board[i] != RewardKind::none && icon.kinds.has(board[i]))
        matching.add(static_cast<RewardPlace>(i));
    if (matching.empty()) {
      cite(reasons, Rule::PE_COUNCIL_8, "no-match", card);
      continue;
    }
    cite(reasons, Rule::PE_COUNCIL_8, "match", card);
    auto choice = choose(reasons, Noun::places, Rule::PE_COUNCIL_9, "matching", matching);
    return {true, choice.counted(Rule::PE_COUNCIL_9, "first", true, 1), card};
  }
  return {};
}

struct RewardTaken {
  RewardKind kind = RewardKind::none;
  int vp = 0;
};
// PE-COUNCIL-11, PE-COUNCIL-12: the card leaves the board without effect, and the grande card has
// one of its own; if there is none, it is 1 VP instead.
template <class Reasons>
RewardTaken take_reward(Reasons& reasons, CouncilBoard& board, const RewardChoice& choice) {
  if (!choice.found) {
    cite(reasons, Rule::PE_COUNCIL_12, "one-vp");
    return {RewardKind::none, 1};
  }
  const RewardKind kind = std::exchange(board[index(choice.place)], RewardKind::none);
  cite(reasons, Rule::PE_COUNCIL_11, kind == RewardKind::grande ? "takes-grande" : "discarded");
  return {kind, 0};
}

struct LastReward {
  FinalReward chosen = FinalReward::none;
  std::array<Track, track_count> order{Track::power, Track::prestige, Track::popularity};
};
struct LastRewardRules {
  bool advanced = false;
  bool pooled_glory = false;          // AMB-16
  bool nothing_if_gone = false;       // AMB-12
  bool one_each_before_next = false;  // AMB-13
};
// PE-COUNCIL-13, PE-COUNCIL-14: the legendary reward if the human needs it, otherwise that of the
// human's worst track.
template <class Reasons>
LastReward last_reward(Reasons& reasons, const HumanTracks& human, FinalRewardSet rewards,
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
    cite(reasons, Rule::PE_COUNCIL_13, "legendary");
    result.chosen = FinalReward::legendary;
    return result;
  }
  cite(reasons, Rule::PE_COUNCIL_14, "worst-track", static_cast<int>(order[0]),
       distance_of(order[0]));
  for (const Track track : order) {
    if (rewards.has(reward_of(track))) {
      result.chosen = reward_of(track);
      break;
    }
    cite(reasons, Rule::PE_COUNCIL_14, "gone", static_cast<int>(track));
    if (rules.nothing_if_gone) return result;
    if (rules.one_each_before_next && rewards.has(FinalReward::one_each)) break;
  }
  if (result.chosen == FinalReward::none && rewards.has(FinalReward::one_each))
    result.chosen = FinalReward::one_each;
  return result;
}

// Can an icon of theirs take one of the five cards? If not, nobody needs to name them.
inline bool needs_board(const Data& data, const State& s) {
  for (std::size_t i = 0; i < automa_count; ++i)
    for (const int number : s.mat[i]) {
      KindSet kinds = read_icon(data, s.readings, card_of(data, s, number).icon).kinds;
      kinds.remove(RewardKind::grande);
      if (!kinds.empty()) return true;
    }
  return false;
}

template <class Table>
void automa_reward(State& s, Table& t, std::size_t i) {
  InlineVector<IconRead, council_cards> icons;
  for (const int number : s.mat[i])
    icons.push_back(read_icon(t.data, s.readings, card_of(t.data, s, number).icon));
  const RewardChoice choice = choose_reward(t.reasons, icons, s.extra_grande[i], s.board);
  const RewardTaken taken = take_reward(t.reasons, s.board, choice);
  if (!choice.found) {
    static_cast<void>(gain_vp(t.data, s, t.reasons, i, taken.vp));
    t.tell(s, [&] {
      const RowColumn at = row_column(track_of(t.data, s), s.position[i]);
      return vocabulary.step(
          t, "reward-vp",
          {Arg("automa", term(automa(i))), Arg("row", at.row), Arg("column", at.column)});
    });
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
                            Arg("place", term(choice.place)), Arg("card", choice.card)},
                           {std::string(token(choice.place))});
  });
}

template <class Table>
Turn<> automa_last_reward(State& s, Table& t, std::size_t i) {
  cite(t.reasons, Rule::PE_COUNCIL_7, "last-council");
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
    cite(t.reasons, Rule::PE_COUNCIL_15, "gains-nothing");
  }
  t.tell(s, [&] {
    if (choice.chosen == FinalReward::none)
      return vocabulary.note(t, "final-none", {Arg("automa", term(automa(i)))});
    return vocabulary.step(t, "final",
                           {Arg("automa", term(automa(i))), Arg("reward", term(choice.chosen))});
  });
}

// Her own reward: which one, as far as it matters to those who come after her.
template <class Table>
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
  if (!others_follow && !s.grande_card) co_return;
  const HumanReward::Answer mine = co_await t.ask(s, HumanReward{});
  if (mine.printed) co_return;
  s.board[index(mine.place)] = RewardKind::none;
  if (mine.place == RewardPlace::grande) s.grande_card = false;
}

// Steps III to V.
template <class Table>
void prepare_next_round(State& s, Table& t) {
  // PE-COUNCIL-16: the limit check is the human's alone.
  cite(t.reasons, Rule::PE_COUNCIL_16, "no-provinces");
  // PE-COUNCIL-17: all cards into one deck; workers and extra grandes stay.
  for (auto& cards : s.mat) {
    for (const std::uint8_t number : cards) s.deck.pile.push_back(number);
    cards.clear();
  }
  s.deck.gather();
  if (s.deck_kind != DeckKind::mine) {
    s.deck.shuffle(s.random);
    cite(t.reasons, Rule::PE_TRIG_6, "always-shuffled");
  }
  s.markers_on_mat = 0;
  s.purple_flips = 0;
  cite(t.reasons, Rule::PE_COUNCIL_17, "one-deck", static_cast<int>(s.deck.pile.size()));
  s.legendary_token = true;
  s.board_told = false;
  s.board = empty_board;
  ++s.round;
  s.phase = Phase::placing;
  t.tell(s, [&] {
    return vocabulary.step(
        t, "prepare", {Arg("round", s.round), Arg("mine", s.deck_kind == DeckKind::mine ? 1 : 0)});
  });
  t.tell(s, [&] {
    Step step = vocabulary.step(t, "council-v", {Arg("round", s.round)});
    step.kind = Step::Kind::you_may;
    return step;
  });
}

// Step II, in the order of privilege.
template <class Table>
Turn<> council_rewards(State& s, Table& t) {
  const bool last = s.round == rounds;
  if (last) {
    s.final_rewards = FinalRewardSet::first_n(final_reward_count);
    if (s.readings.tracks_before_rewards) {
      s.human = co_await t.ask(s, TracksNow{});
      s.legendary = s.human.legendary;
      s.tracks_told = true;
    }
  } else if (needs_board(t.data, s)) {
    const RewardsDealt::Answer dealt = co_await t.ask(s, RewardsDealt{});
    for (std::size_t i = 0; i < dealt.size(); ++i) s.board[i < 3 ? i : i + 1] = dealt[i];
    s.board_told = true;
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
      t.tell(s, [&] {
        const RowColumn at = row_column(track_of(t.data, s), s.position[i]);
        return vocabulary.step(t, "privilege-vp",
                               {Arg("automa", term(player)), Arg("vp", vp), Arg("row", at.row),
                                Arg("column", at.column)});
      });
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
    prepare_next_round(s, t);
}

}  // namespace seatmate::pendulum
