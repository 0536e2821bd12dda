// Chapter "Council phase", steps II to V: rewards, the last council, preparation.

#include "games/pendulum/rewards.h"

#include <array>

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

using Kind = RewardKind;
using Place = RewardPlace;

class Rewards : public RuleTest {
 public:
  Rewards() {
    s.phase = Phase::rewards;
    s.purple_flips = 3;
    s.privilege = {automa_1, human, automa_2};
    s.board[index(Place::grande)] = Kind::grande;
    on_mat(0, {1, 2, 3});
    on_mat(1, {4, 5, 6});
  }
  void icons(std::size_t i, std::array<Icon, 3> shown) {
    for (std::size_t k = 0; k < shown.size(); ++k) card(s.mat[i][k]).icon = shown[k];
  }
  void lie(std::array<Kind, 5> cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) s.board[i < 3 ? i : i + 1] = cards[i];
  }
  RewardChoice choice(std::array<Icon, 3> shown, bool has_grande = false) {
    InlineVector<IconRead, council_cards> read;
    for (const Icon icon : shown) read.push_back(read_icon(t.data, s.readings, icon));
    t.forget();
    return choose_reward(t.reasons, read, has_grande, s.board);
  }
  void expect_choice(const RewardChoice& chosen, Place place, int number) {
    EXPECT_TRUE(chosen.found);
    EXPECT_EQ(chosen.place, place) << token(chosen.place);
    EXPECT_EQ(chosen.card, number);
  }
};

// PE-COUNCIL-8: the cards left to right, until an icon matches something that lies there.
TEST_F(Rewards, PE_COUNCIL_8_TheFirstIconThatMatches) {
  lie({Kind::votes_province, Kind::vote, Kind::move_vp, Kind::none, Kind::max_three});
  expect_choice(choice({Icon::max_three, Icon::province, Icon::grande}), Place::c5, 1);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_8_match));
  expect_choice(choice({Icon::none, Icon::province, Icon::grande}), Place::c1, 2);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_8_no_match));
  EXPECT_FALSE(choice({Icon::none, Icon::stratagems, Icon::none}).found);
}
// AMB-27, PE-COUNCIL-8: each card lies on the one before, so the newest is leftmost; or the first.
TEST_F(Rewards, PE_COUNCIL_8_WhichCardLiesLeftmost) {
  lie({Kind::max_three, Kind::votes_province, Kind::none, Kind::none, Kind::none});
  icons(0, {Icon::max_three, Icon::none, Icon::province});
  State other = s;
  automa_reward(s, t, 0);
  EXPECT_EQ(s.board[1], Kind::none) << "the icon of the card that came last";
  EXPECT_EQ(t.said("reward", "card")->number, 1);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_8_newest_leftmost));
  t.steps.clear();
  other.readings.oldest_leftmost = true;
  automa_reward(other, t, 0);
  EXPECT_EQ(other.board[0], Kind::none);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_8_oldest_leftmost));
}
// PE-COUNCIL-9: for one icon the board left to right, upper row first: c1 c2 c3 grande c4 c5.
TEST_F(Rewards, PE_COUNCIL_9_TheBoardInReadingOrder) {
  auto& kinds = t.data.icons[index(Icon::action)].kinds;
  kinds.add(Kind::vote);
  kinds.add(Kind::grande);
  const std::array<Icon, 3> any{Icon::action, Icon::none, Icon::none};
  lie({Kind::vote, Kind::vote, Kind::vote, Kind::vote, Kind::vote});
  for (const Place place : {Place::c1, Place::c2, Place::c3, Place::grande, Place::c4, Place::c5}) {
    expect_choice(choice(any), place, 1);
    EXPECT_TRUE(t.cites(Line::PE_COUNCIL_9_first));
    s.board[index(place)] = Kind::none;
  }
  EXPECT_FALSE(choice(any).found);
}
// PE-COUNCIL-10: with a grande in its slot the grande icons of this automa are ignored.
TEST_F(Rewards, PE_COUNCIL_10_OneGrandeIsEnough) {
  expect_choice(choice({Icon::grande, Icon::none, Icon::none}), Place::grande, 1);
  EXPECT_FALSE(t.cites(Rule::PE_COUNCIL_10));
  EXPECT_FALSE(choice({Icon::grande, Icon::none, Icon::none}, true).found);
  ASSERT_TRUE(t.cites(Line::PE_COUNCIL_10_has_grande));
  // The other automa may still take it.
  s.extra_grande[0] = true;
  icons(0, {Icon::grande, Icon::none, Icon::none});
  icons(1, {Icon::grande, Icon::none, Icon::none});
  automa_reward(s, t, 0);
  EXPECT_TRUE(s.grande_card);
  automa_reward(s, t, 1);
  EXPECT_FALSE(s.grande_card);
  EXPECT_TRUE(s.extra_grande[1]);
}
// PE-COUNCIL-11: an ordinary card is discarded without effect.
TEST_F(Rewards, PE_COUNCIL_11_DiscardedWithoutEffect) {
  lie({Kind::vote, Kind::max_three, Kind::none, Kind::none, Kind::none});
  icons(0, {Icon::max_three, Icon::none, Icon::none});
  State expected = s;
  expected.board[1] = Kind::none;
  ++expected.rewards_taken;
  automa_reward(s, t, 0);
  EXPECT_EQ(s, expected) << "no VP, no votes, nothing";
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_11_discarded));
  EXPECT_EQ(t.told("reward")->places, Strings{"c2"});
}
// PE-COUNCIL-11, AMB-22: the grande card gives a grande to its slot and is turned face down; the
// worker does nothing else.
TEST_F(Rewards, PE_COUNCIL_11_TheGrandeCard) {
  icons(0, {Icon::none, Icon::grande, Icon::none});
  State expected = s;
  expected.board[index(Place::grande)] = Kind::none;
  expected.grande_card = false;
  expected.extra_grande[0] = true;
  ++expected.rewards_taken;
  automa_reward(s, t, 0);
  EXPECT_EQ(s, expected);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_11_takes_grande));
  EXPECT_NE(t.told("reward-grande"), nullptr);
  // TV-13: of ten grandes six are on the board and two the human's, so each automa can have one.
  EXPECT_EQ(grandes_left(grandes_in_box, human_grandes), automa_count);
}
// PE-COUNCIL-12: if no icon finds a card, it is 1 VP instead.
TEST_F(Rewards, PE_COUNCIL_12_OneVpInstead) {
  s.position = {4, 9};
  automa_reward(s, t, 1);
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{4, 10}));
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_12_one_vp));
  EXPECT_EQ(s.rewards_taken, 0);
  EXPECT_NE(t.told("reward-vp"), nullptr);
}
// AMB-11: a province icon stands for cards that cost something; or for the free one, too.
TEST_F(Rewards, WhatAProvinceIconStandsFor) {
  lie({Kind::free_province, Kind::none, Kind::military_province, Kind::none, Kind::none});
  const std::array<Icon, 3> province{Icon::province, Icon::none, Icon::none};
  expect_choice(choice(province), Place::c3, 1);
  s.readings.province_means_free = true;
  expect_choice(choice(province), Place::c1, 1);
  EXPECT_FALSE(read_icon(t.data, s.readings, Icon::max_three).kinds.has(Kind::free_province));
}

// ---- step II as a whole

// PE-COUNCIL-6, PE-COUNCIL-8: in the order of privilege, VP first; the human takes hers in between.
TEST_F(Rewards, PE_COUNCIL_6_InTheOrderOfPrivilege) {
  icons(0, {Icon::province, Icon::none, Icon::none});
  icons(1, {Icon::province, Icon::none, Icon::none});
  t.dealt = {{Kind::votes_province, Kind::vote, Kind::military_province, Kind::vote, Kind::vote}};
  t.rewards = {{false, Place::c3}};
  run(council_rewards(s, t));
  EXPECT_EQ(t.asked, (Strings{"rewards", "my-reward"}));
  EXPECT_EQ(s.position[0], 2) << "first: 2 VP, and a card";
  EXPECT_EQ(s.position[1], 1) << "third: no VP, and 1 VP for a card the human took";
  EXPECT_EQ(t.said("your-reward", "vp")->number, 1);
  EXPECT_EQ(s.rewards_taken, 1);
  EXPECT_EQ(t.line(Rule::PE_COUNCIL_6)->b, 2);
}
TEST_F(Rewards, PE_COUNCIL_6_TheSecondPlace) {
  s.privilege = {human, automa_2, automa_1};
  t.rewards = {{true, {}}};
  run(council_rewards(s, t));
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{1, 2})) << "each 1 VP without a card";
}
// The five cards as she names them: three in the upper row, two in the lower one beside the grande
// card; and the printed VP leaves them all where they are.
TEST_F(Rewards, TheFiveCardsThatWereDealt) {
  s.privilege = {human, automa_1, automa_2};
  icons(0, {Icon::max_three, Icon::none, Icon::none});
  icons(1, {Icon::province, Icon::none, Icon::none});
  t.dealt = {
      {Kind::votes_province, Kind::vote, Kind::vote, Kind::max_three, Kind::military_province}};
  t.rewards = {{true, {}}};
  run(council_rewards(s, t));
  Strings places;
  for (const Step& step : t.steps)
    if (step.text.id == "pen.step.reward") places.push_back(step.places[0]);
  EXPECT_EQ(places, (Strings{"c4", "c1"}));
  EXPECT_TRUE(s.grande_card);
}
// Nobody is asked for cards that no icon could take.
TEST_F(Rewards, TheBoardIsToldOnlyIfItMatters) {
  EXPECT_FALSE(needs_board(t.data, s));
  icons(0, {Icon::grande, Icon::none, Icon::grande});
  EXPECT_FALSE(needs_board(t.data, s)) << "the grande card is known";
  icons(1, {Icon::none, Icon::none, Icon::max_three});
  EXPECT_TRUE(needs_board(t.data, s));
}
// The grande card the human took is not there for the others in this council.
TEST_F(Rewards, TheHumanMayTakeTheGrandeCard) {
  s.privilege = {human, automa_1, automa_2};
  icons(0, {Icon::grande, Icon::none, Icon::none});
  t.rewards = {{false, Place::grande}};
  run(council_rewards(s, t));
  EXPECT_FALSE(s.extra_grande[0]);
  EXPECT_TRUE(s.grande_card) << "it came back (AMB-26)";
  // Last in order she is not asked: she takes nothing from anybody.
  s.served = 2;
  t.asked.clear();
  run(human_reward(s, t));
  EXPECT_TRUE(t.asked.empty());
  // If it does not come back, she is, as long as it is there.
  s.readings.grande_gone = true;
  for (const bool there : {true, false}) {
    s.served = 2;
    s.grande_card = there;
    t.asked.clear();
    t.rewards = {{false, Place::grande}};
    run(human_reward(s, t));
    EXPECT_EQ(t.asked.size(), there ? 1U : 0U);
    EXPECT_FALSE(s.grande_card);
  }
}

// ---- the last council

class LastCouncil : public Rewards {
 public:
  LastCouncil() {
    s.round = 4;
    icons(0, {Icon::grande, Icon::province, Icon::max_three});
  }
  FinalRewardSet rewards = FinalRewardSet::first_n(final_reward_count);
  LastRewardRules rules;
  FinalReward taken(const HumanTracks& tracks) {
    t.forget();
    return last_reward(t.reasons, tracks, rewards, rules).chosen;
  }
  using Tracks = std::array<Track, track_count>;
  Tracks order(const HumanTracks& tracks) {
    return last_reward(t.reasons, tracks, rewards, rules).order;
  }
};

// PE-COUNCIL-7: icons and ordinary rewards are not used; VP for privilege are.
TEST_F(LastCouncil, PE_COUNCIL_7_NoIcons) {
  t.tracks = {human_at(10, 12, 14), human_at(10, 14, 14)};
  t.finals = {FinalReward::none};
  run(council_rewards(s, t));
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_7_last_council));
  EXPECT_FALSE(t.cites(Rule::PE_COUNCIL_8) || t.cites(Rule::PE_COUNCIL_12));
  EXPECT_TRUE(s.grande_card);
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{2, 0}));
  EXPECT_EQ(t.asked, (Strings{"tracks", "my-final", "tracks"}));
}
// PE-COUNCIL-13, TV-15: the legendary reward, if she has no legendary VP and it is still there.
TEST_F(LastCouncil, PE_COUNCIL_13_TheLegendaryReward) {
  EXPECT_EQ(taken(human_at(12, 12, 16, false)), FinalReward::legendary);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_13_legendary));
  EXPECT_EQ(taken(human_at(12, 12, 16, true)), FinalReward::power);
  EXPECT_FALSE(t.cites(Rule::PE_COUNCIL_13));
  rewards.remove(FinalReward::legendary);
  EXPECT_EQ(taken(human_at(12, 12, 16, false)), FinalReward::power);
}
// PE-COUNCIL-14, TV-16: the reward of her worst track; ties in the order of the player mat.
TEST_F(LastCouncil, PE_COUNCIL_14_HerWorstTrack) {
  EXPECT_EQ(taken(human_at(15, 10, 16)), FinalReward::prestige);
  ASSERT_TRUE(t.cites(Line::PE_COUNCIL_14_worst_track));
  EXPECT_EQ(t.line(Rule::PE_COUNCIL_14)->a, static_cast<int>(Track::prestige));
  EXPECT_EQ(t.line(Rule::PE_COUNCIL_14)->b, 11);
  EXPECT_EQ(taken(human_at(15, 10, 9)), FinalReward::popularity);
  EXPECT_EQ(taken(human_at(12, 12, 16)), FinalReward::power);
  EXPECT_EQ(taken(human_at(14, 9, 9)), FinalReward::prestige);
  EXPECT_EQ(order(human_at(14, 9, 9)), (Tracks{Track::prestige, Track::popularity, Track::power}));
  EXPECT_EQ(order(human_at(5, 5, 5)), (Tracks{Track::power, Track::prestige, Track::popularity}));
}
// AMB-16, PE-COUNCIL-14: glory counts track by track in the advanced game; or it is one pool.
TEST_F(LastCouncil, Glory) {
  const HumanTracks tracks = human_at(21, 21, 21, true, {2, 1, 0});
  EXPECT_EQ(taken(tracks), FinalReward::power) << "not in the basic game";
  rules.advanced = true;
  EXPECT_EQ(taken(tracks), FinalReward::popularity);
  EXPECT_EQ(order(tracks), (Tracks{Track::popularity, Track::prestige, Track::power}));
  rules.pooled_glory = true;
  EXPECT_EQ(taken(tracks), FinalReward::power);
}
// AMB-12: if that reward is gone, the next worst track's; or nothing.
TEST_F(LastCouncil, TheRewardIsGone) {
  rewards.remove(FinalReward::power);
  EXPECT_EQ(taken(human_at(3, 10, 9)), FinalReward::popularity);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_14_gone));
  rules.nothing_if_gone = true;
  EXPECT_EQ(taken(human_at(3, 10, 9)), FinalReward::none);
  EXPECT_EQ(taken(human_at(12, 10, 9)), FinalReward::popularity) << "its own is there";
}
// AMB-13: one of each only if no track's reward is left; or before the next worst track's.
TEST_F(LastCouncil, OneOfEach) {
  rewards.remove(FinalReward::power);
  EXPECT_EQ(taken(human_at(3, 10, 9)), FinalReward::popularity);
  rules.one_each_before_next = true;
  EXPECT_EQ(taken(human_at(3, 10, 9)), FinalReward::one_each);
  rules = {};
  rewards.remove(FinalReward::prestige);
  rewards.remove(FinalReward::popularity);
  EXPECT_EQ(taken(human_at(3, 10, 9)), FinalReward::one_each);
  rewards.remove(FinalReward::one_each);
  EXPECT_EQ(taken(human_at(3, 10, 9)), FinalReward::none) << "never the legendary one as a rest";
}
// PE-COUNCIL-15: they gain nothing from what they take.
TEST_F(LastCouncil, PE_COUNCIL_15_TheyGainNothing) {
  s.privilege = {human, automa_1, automa_2};
  s.position = {5, 5};
  t.finals = {FinalReward::prestige};
  t.tracks = {human_at(10, 9, 14)};
  run(council_rewards(s, t));
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{6, 5})) << "privilege alone";
  EXPECT_EQ(s.rewards_taken, 2);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_15_gains_nothing));
  FinalRewardSet left = FinalRewardSet::first_n(final_reward_count);
  left.remove(FinalReward::prestige);  // hers
  left.remove(FinalReward::power);     // of the worst track whose reward is left
  left.remove(FinalReward::popularity);
  EXPECT_EQ(s.final_rewards, left);
  EXPECT_EQ(t.asked, (Strings{"my-final", "tracks"})) << "nothing changed between the automas";
}
// AMB-15: the tracks as they stand when the automa chooses; or before anybody took a reward.
TEST_F(LastCouncil, WhenTheTracksAreLookedAt) {
  s.privilege = {automa_1, human, automa_2};
  t.tracks = {human_at(8, 9, 14), human_at(11, 9, 14)};
  t.finals = {FinalReward::one_each};
  run(council_rewards(s, t));
  EXPECT_FALSE(s.final_rewards.has(FinalReward::power));
  EXPECT_FALSE(s.final_rewards.has(FinalReward::prestige)) << "the worst one after her reward";
  s.phase = Phase::rewards;
  s.privilege = {human, automa_1, automa_2};
  s.readings.tracks_before_rewards = true;
  s.tracks_told = false;
  t.asked.clear();
  t.tracks = {human_at(8, 12, 9)};
  t.finals = {FinalReward::none};
  run(council_rewards(s, t));
  EXPECT_EQ(t.asked, (Strings{"tracks", "my-final"}));
  EXPECT_FALSE(s.final_rewards.has(FinalReward::power));
  EXPECT_FALSE(s.final_rewards.has(FinalReward::popularity));
}
// PE-COUNCIL-13: a human who just took the legendary reward has the legendary VP.
TEST_F(LastCouncil, PE_COUNCIL_13_SheTakesItHerself) {
  s.privilege = {human, automa_1, automa_2};
  t.finals = {FinalReward::legendary};
  const State before = s;
  EXPECT_FALSE(council_rewards(s, t).done());
  EXPECT_TRUE(s.legendary) << "known when the tracks are asked for";
  s = before;
  t.finals = {FinalReward::legendary};
  t.tracks = {human_at(9, 9, 9, true)};
  run(council_rewards(s, t));
  EXPECT_TRUE(s.legendary);
  EXPECT_FALSE(s.final_rewards.has(FinalReward::power));
  EXPECT_FALSE(s.final_rewards.has(FinalReward::prestige));
}
// Her own reward moves her markers: afterwards they are told again, also if she was the last.
TEST_F(LastCouncil, HerOwnRewardChangesHerTracks) {
  s.privilege = {automa_1, automa_2, human};
  t.tracks = {human_at(9, 9, 9)};
  run(council_rewards(s, t));
  EXPECT_EQ(t.asked, Strings{"tracks"}) << "which one she takes does not matter any more";
  EXPECT_FALSE(s.tracks_told);
  EXPECT_EQ(s.phase, Phase::scoring);
}
// AMB-23: after the fourth council the game is scored; there is no fifth round.
TEST_F(LastCouncil, ThenTheGameIsScored) {
  t.tracks = {human_at(9, 9, 9), human_at(9, 9, 9)};
  t.finals = {FinalReward::none};
  run(council_rewards(s, t));
  EXPECT_EQ(s.phase, Phase::scoring);
  EXPECT_EQ(s.round, 4);
  EXPECT_FALSE(t.cites(Rule::PE_COUNCIL_17));
}

// ---- steps III to V

// PE-COUNCIL-16: they own no provinces, so no limit concerns them.
TEST_F(Rewards, PE_COUNCIL_16_NoLimitCheck) {
  run(prepare_next_round(s, t));
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_16_no_provinces));
  EXPECT_TRUE(t.asked.empty());
}
// PE-COUNCIL-17, AMB-26: all cards into one deck; markers back; workers and extra grandes stay; the
// grande card is open again.
TEST_F(Rewards, PE_COUNCIL_17_OneDeck) {
  for (const std::uint8_t number : std::to_array<std::uint8_t>({7, 8, 9})) {
    s.deck.pile.remove(number);
    s.deck.played.push_back(number);
  }
  s.markers_on_mat = 2;
  s.extra_grande = {true, false};
  s.grande_card = false;
  s.legendary_token = false;
  s.position = {9, 8};
  const State before = s;
  run(prepare_next_round(s, t));
  EXPECT_EQ(s.deck.pile.size(), 32U);
  for (std::uint8_t n = 1; n <= card_count; ++n) EXPECT_TRUE(s.deck.pile.contains(n));
  EXPECT_TRUE(s.deck.played.empty());
  EXPECT_TRUE(s.mat[0].empty() && s.mat[1].empty());
  EXPECT_EQ(s.markers_on_mat, 0);
  EXPECT_EQ(s.purple_flips, 0);
  EXPECT_EQ(s.vacant, before.vacant);
  EXPECT_EQ(s.extra_grande, before.extra_grande);
  EXPECT_TRUE(s.grande_card);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_17_grande_returns));
  EXPECT_EQ(t.said("prepare", "grande")->number, 1);
  EXPECT_EQ(s.timers, before.timers) << "they stay where they are (BF-5)";
  EXPECT_EQ(s.position, before.position);
  EXPECT_EQ(s.round, 3);
  EXPECT_EQ(s.phase, Phase::placing);
  EXPECT_EQ(t.line(Line::PE_COUNCIL_17_one_deck)->a, 32);
  State again = before;
  again.random = Random(2);
  run(prepare_next_round(again, t));
  EXPECT_NE(again.deck.pile, s.deck.pile) << "shuffled";
}
// AMB-26, PE-COUNCIL-17: read the other way, a grande card that was taken stays away.
TEST_F(Rewards, PE_COUNCIL_17_TheGrandeCardMayBeGone) {
  s.readings.grande_gone = true;
  State taken = s;
  taken.grande_card = false;
  run(prepare_next_round(taken, t));
  EXPECT_FALSE(taken.grande_card);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_17_grande_gone));
  EXPECT_EQ(t.said("prepare", "grande")->number, 0);
  run(prepare_next_round(s, t));
  EXPECT_TRUE(s.grande_card) << "nobody took it";
}
// AMB-26, PE-COUNCIL-10, PE-COUNCIL-11: a council later the other automa takes a grande, too; never
// one of them a second.
TEST_F(Rewards, PE_COUNCIL_11_OneEachCouncilAfterCouncil) {
  s.privilege = {automa_1, automa_2, human};
  for (const int round : {1, 2, 3}) {
    s.round = static_cast<std::uint8_t>(round);
    s.phase = Phase::rewards;
    for (std::size_t i = 0; i < automa_count; ++i) {
      s.mat[i].clear();
      for (std::uint8_t n = 1; n <= 3; ++n) {
        const auto number = static_cast<std::uint8_t>(3 * i + n);
        // A card that was played lies in the deck no more.
        const auto at = std::ranges::find(s.deck.pile, number);
        if (at != s.deck.pile.end())
          s.deck.pile.erase_at(static_cast<std::size_t>(at - s.deck.pile.begin()));
        s.mat[i].push_back(number);
      }
      icons(i, {Icon::grande, Icon::grande, Icon::none});
    }
    EXPECT_TRUE(s.grande_card) << "open when the council of round " << round << " begins";
    const int taken = s.rewards_taken;
    run(council_rewards(s, t));
    EXPECT_EQ(s.rewards_taken - taken, round < 3 ? 1 : 0);
    EXPECT_EQ(s.extra_grande, (std::array<bool, 2>{true, round > 1}));
  }
}
// PE-ACH-3, BF-19: from round 2 on the token lies on the achievement card.
TEST_F(Rewards, PE_ACH_3_TheTokenComesInRoundTwo) {
  s.round = 1;
  s.legendary_token = false;
  run(prepare_next_round(s, t));
  EXPECT_EQ(s.round, 2);
  EXPECT_TRUE(s.legendary_token);
}
// PE-COUNCIL-18: after the preparation she may place and move workers before the round starts.
TEST_F(Rewards, PE_COUNCIL_18_CouncilV) {
  run(prepare_next_round(s, t));
  const Step* const step = t.told("council-v");
  ASSERT_NE(step, nullptr);
  EXPECT_EQ(step->kind, Step::Kind::you_may);
  EXPECT_EQ(parts_of(s.phase, s.readings), Parts::worker_only);
}

}  // namespace
}  // namespace seatmate::pendulum
