#pragma once

// Chapter "Council phase", steps II to V: rewards, the last council, preparation.

#include <utility>

#include "games/pendulum/council.h"
#include "games/pendulum/table.h"

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
template <class Icons>
RewardChoice choose_reward(Listener* reasons, const Icons& icons, bool has_extra_grande,
                           const CouncilBoard& board) {
  int card = 0;
  for (const IconRead& icon : icons) {
    ++card;
    if (icon.grande && has_extra_grande) {
      cite(reasons, Line::PE_COUNCIL_10_has_grande, card);
      continue;
    }
    PlaceSet matching;
    for (std::size_t i = 0; i < board.size(); ++i)
      if (board[i] != RewardKind::none && icon.kinds.has(board[i]))
        matching.add(static_cast<RewardPlace>(i));
    if (matching.empty()) {
      cite(reasons, Line::PE_COUNCIL_8_no_match, card);
      continue;
    }
    cite(reasons, Line::PE_COUNCIL_8_match, card);
    auto choice = choose(reasons, Noun::places, Line::PE_COUNCIL_9_matching, matching);
    return {true, choice.counted(Line::PE_COUNCIL_9_first, true, 1), card};
  }
  return {};
}

struct RewardTaken {
  RewardKind kind = RewardKind::none;
  int vp = 0;
};
// PE-COUNCIL-11, PE-COUNCIL-12: the card leaves the board without effect, and the grande card has
// one of its own; if there is none, it is 1 VP instead.
RewardTaken take_reward(Listener* reasons, CouncilBoard& board, const RewardChoice& choice);

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
LastReward last_reward(Listener* reasons, const HumanTracks& human, FinalRewardSet rewards,
                       const LastRewardRules& rules);

// The icons of an automa's cards as they lie, left to right.
inline InlineVector<IconRead, council_cards> icons_on_mat(const Data& data, const State& s,
                                                          std::size_t i) {
  InlineVector<IconRead, council_cards> icons;
  const auto& mat = s.mat[i];
  for (std::size_t n = 0; n < mat.size(); ++n) {
    // AMB-27: each lies on the one before with its right part showing, so the newest lies leftmost.
    const std::uint8_t number = mat[s.readings.oldest_leftmost ? n : mat.size() - 1 - n];
    icons.push_back(read_icon(data, s.readings, card_of(data, s, number).icon));
  }
  return icons;
}

// The five reward cards lie on the council board.
void lay_out(State& s, const RewardsDealt::Answer& dealt);
// And beside them the grande card, if it is open.
inline CouncilBoard open_board(const State& s) {
  CouncilBoard board = s.board;
  board[index(RewardPlace::grande)] = s.grande_card ? RewardKind::grande : RewardKind::none;
  return board;
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

void automa_reward(State& s, Table& t, std::size_t i);

// Her own reward: which one, as far as it matters to those who come after her.
Turn<> human_reward(State& s, Table& t);

// Steps III to V.
Turn<> prepare_next_round(State& s, Table& t);

// Step II, in the order of privilege.
Turn<> council_rewards(State& s, Table& t);

}  // namespace seatmate::pendulum
