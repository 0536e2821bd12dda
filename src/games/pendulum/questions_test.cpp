// What only the table can know: how it is asked, what is understood, and what is refused.

#include "games/pendulum/questions.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

class Questions : public RuleTest {
 public:
  template <class Question>
  auto answer(const Question& question, Strings args) {
    const State before = s;
    auto read = question.read(t.data, s, {std::string(Question::verb), std::move(args), 0});
    EXPECT_EQ(s, before);
    return read;
  }
  template <class Question>
  std::string refusal(const Question& question, Strings args) {
    const auto read = answer(question, std::move(args));
    return read ? "" : read.why().id.substr(std::string_view("pen.error.").size());
  }
  template <class Question>
  Form form(const Question& question) {
    Form asked = question.form(t.data, s);
    EXPECT_EQ(asked.verb, Question::verb);
    EXPECT_EQ(asked.label.id, "pen.question." + asked.verb);
    return asked;
  }
};

TEST_F(Questions, TheCardThatWasTurnedUp) {
  EXPECT_EQ(*answer(DrawnCard{}, {"7"}), 7);
  s.deck.pile.remove(7);
  EXPECT_EQ(refusal(DrawnCard{}, {"7"}), "card-not-in-deck");
  for (const char* said : {"0", "33", "x", ""})
    EXPECT_EQ(refusal(DrawnCard{}, {said}), "number") << said;
  const auto what_for = [&](Phase phase, std::uint8_t automa = 0) {
    s.phase = phase;
    return form(DrawnCard{automa}).label.args[0].text;
  };
  EXPECT_EQ(what_for(Phase::setup), "pen.card-for.setup");
  EXPECT_EQ(what_for(Phase::real_time), "pen.card-for.action");
  EXPECT_EQ(what_for(Phase::points, 2), "pen.card-for.mat");
  EXPECT_EQ(form(DrawnCard{2}).label.args[1].number, 2);
}
TEST_F(Questions, HerVotes) {
  EXPECT_EQ(*answer(HumanVotes{}, {"0"}), 0);
  EXPECT_EQ(*answer(HumanVotes{}, {"60"}), 60);
  EXPECT_EQ(refusal(HumanVotes{}, {"-1"}), "number");
  EXPECT_EQ(refusal(HumanVotes{}, {"61"}), "number");
  EXPECT_EQ(form(HumanVotes{}).fields[0].max, 60);
}
// BF-16: five cards, the grande card has a place of its own.
TEST_F(Questions, TheRewardsDealt) {
  const auto dealt = answer(RewardsDealt{}, {"vote,vote,max-three,one-gold,move-vp"});
  ASSERT_TRUE(dealt);
  EXPECT_EQ((*dealt)[2], RewardKind::max_three);
  EXPECT_EQ(refusal(RewardsDealt{}, {"vote,vote"}), "five-rewards");
  EXPECT_EQ(refusal(RewardsDealt{}, {""}), "five-rewards");
  EXPECT_EQ(refusal(RewardsDealt{}, {"vote,vote,vote,vote,vote,vote"}), "five-rewards");
  EXPECT_EQ(refusal(RewardsDealt{}, {"vote,vote,vote,vote,grande"}), "word");
  EXPECT_EQ(refusal(RewardsDealt{}, {"vote,,vote,vote,vote"}), "word");
  const Field cards = form(RewardsDealt{}).fields[0];
  EXPECT_EQ(cards.options.size(), 20U);
  EXPECT_TRUE(cards.repeats);
}
TEST_F(Questions, HerReward) {
  s.board_told = true;
  s.board = {RewardKind::vote, RewardKind::none,    RewardKind::vote,
             RewardKind::none, RewardKind::move_vp, RewardKind::none};
  s.grande_card = false;
  EXPECT_EQ(answer(HumanReward{}, {"c4"})->place, RewardPlace::c4);
  EXPECT_TRUE(answer(HumanReward{}, {"printed"})->printed);
  EXPECT_EQ(refusal(HumanReward{}, {"c2"}), "reward-gone");
  EXPECT_EQ(refusal(HumanReward{}, {"grande"}), "reward-gone");
  EXPECT_EQ(refusal(HumanReward{}, {"c6"}), "word");
  EXPECT_EQ(form(HumanReward{}).fields[0].options.size(), 4U) << "three cards and the printed VP";
  s.grande_card = true;
  EXPECT_EQ(refusal(HumanReward{}, {"grande"}), "");
  // Cards that nobody named lie there, as far as anybody knows.
  s.board_told = false;
  s.board = empty_board;
  EXPECT_EQ(refusal(HumanReward{}, {"c2"}), "");
  EXPECT_EQ(form(HumanReward{}).fields[0].options.size(), 7U);
}
TEST_F(Questions, HerFinalReward) {
  s.final_rewards = FinalRewardSet::first_n(final_reward_count);
  s.final_rewards.remove(FinalReward::prestige);
  EXPECT_EQ(*answer(HumanFinalReward{}, {"legendary"}), FinalReward::legendary);
  EXPECT_EQ(*answer(HumanFinalReward{}, {"none"}), FinalReward::none);
  EXPECT_EQ(refusal(HumanFinalReward{}, {"prestige"}), "final-gone");
  EXPECT_EQ(refusal(HumanFinalReward{}, {"gold"}), "word");
  EXPECT_EQ(form(HumanFinalReward{}).fields[0].options.size(), 5U);
}
// BF-20: counted from the parchment, for tracks begin in different columns; glory only in the
// advanced game (PE-DIFF-1).
TEST_F(Questions, WhereSheStands) {
  EXPECT_EQ(*answer(TracksNow{}, {"yes", "-14", "1", "8"}), human_at(0, 14, 21));
  EXPECT_EQ(*answer(TracksNow{}, {"no", "-1", "2", "3", "4", "5", "6"}),
            human_at(13, 15, 16, false))
      << "no glory in the basic game";
  EXPECT_EQ(refusal(TracksNow{}, {"perhaps", "1", "2", "3"}), "word");
  EXPECT_EQ(refusal(TracksNow{}, {"yes", "9", "2", "3"}), "number");
  EXPECT_EQ(refusal(TracksNow{}, {"yes", "-15", "2", "3"}), "number");
  EXPECT_EQ(refusal(TracksNow{}, {"yes", "0", "2", "3"}), "no-space-0");
  EXPECT_EQ(refusal(TracksNow{}, {"yes", "1", "2"}), "number");
  EXPECT_EQ(form(TracksNow{}).fields.size(), 4U);
  s.level = Level::d;
  EXPECT_EQ(form(TracksNow{}).fields.size(), 7U);
  EXPECT_EQ(*answer(TracksNow{}, {"yes", "8", "7", "8", "4", "", "1"}),
            human_at(21, 20, 21, true, {4, 0, 1}));
  EXPECT_EQ(refusal(TracksNow{}, {"yes", "8", "7", "8", "21", "0", "0"}), "number");
  EXPECT_TRUE(form(TracksNow{}).fields[0].otherwise.empty());
  s.legendary = true;
  EXPECT_EQ(form(TracksNow{}).fields[0].otherwise, "yes") << "she said so before";
}
// What was told before is offered, for the last council asks twice.
TEST_F(Questions, FormerTracksAreOffered) {
  s.level = Level::d;
  EXPECT_TRUE(form(TracksNow{}).fields[1].otherwise.empty()) << "nothing was told yet";
  s.human = human_at(13, 14, 21, false, {0, 0, 3});
  Strings offered;
  for (const Field& field : form(TracksNow{}).fields) offered.push_back(field.otherwise);
  EXPECT_EQ(offered, (Strings{"no", "-1", "1", "8", "0", "0", "3"}));
  EXPECT_EQ(*answer(TracksNow{}, offered), s.human);
}
TEST_F(Questions, IsTheSandOut) {
  EXPECT_TRUE(*answer(SandOut{Area::green}, {"yes"}));
  EXPECT_FALSE(*answer(SandOut{Area::green}, {"no"}));
  EXPECT_EQ(refusal(SandOut{Area::green}, {"perhaps"}), "word");
  EXPECT_EQ(form(SandOut{Area::green}).label.args.at(0).text, "pen.timer.green");
}

// ---- told once

TEST_F(Questions, TheLeftSideOfACard) {
  s.deck_kind = DeckKind::mine;
  const LeftFact question{5};
  EXPECT_EQ(question.id(), "card.5.left");
  EXPECT_FALSE(question.known(t.data, s));
  t.data.own_deck[4].left = Source::yours;
  EXPECT_TRUE(question.known(t.data, s));
  EXPECT_EQ(*answer(question, {"green", "purple-else-black"}), "green purple-else-black 0")
      << "no province is the usual case";
  EXPECT_EQ(*answer(question, {"none", "none", "3"}), "none none 3");
  EXPECT_EQ(refusal(question, {"green", "none", "3"}), "card-province");
  EXPECT_EQ(refusal(question, {"red", "none", "0"}), "card-left");
  EXPECT_EQ(refusal(question, {}), "card-left");
  EXPECT_EQ(form(question).fields.size(), 3U);
}
TEST_F(Questions, TheRightSideOfACard) {
  const RightFact question{5};
  EXPECT_EQ(question.id(), "card.5.right");
  EXPECT_TRUE(question.known(t.data, s)) << "of our deck";
  s.deck_kind = DeckKind::mine;
  EXPECT_FALSE(question.known(t.data, s));
  EXPECT_EQ(*answer(question, {"-1", "2", "province"}), "-1 2 province");
  EXPECT_EQ(refusal(question, {"-1", "2", "crown"}), "card-right");
  EXPECT_EQ(refusal(question, {"-1", "2"}), "card-right");
  EXPECT_EQ(form(question).fields.size(), 3U);
}
TEST_F(Questions, AScorecard) {
  s.own_scorecard = true;
  const ScorecardFact question{Level::c};
  EXPECT_EQ(question.id(), "scorecard.c");
  EXPECT_FALSE(question.known(t.data, s));
  EXPECT_EQ(*answer(question, {"1", "2", "3", "4", "5", "6", "7", "8"}), "1 2 3 4 5 6 7 8");
  EXPECT_EQ(refusal(question, {"1", "2", "3"}), "scorecard");
  EXPECT_EQ(form(question).fields.size(), 8U);
  EXPECT_EQ(form(question).fields[7].id, "round-votes-4");
}
TEST_F(Questions, TheTrack) {
  s.own_track = true;
  EXPECT_FALSE(TrackFact::known(t.data, s));
  EXPECT_EQ(*answer(TrackFact{}, {"8,8,8,8", "3:6 8:4", "20", "28"}),
            "rows 8 8 8 8 labels 3:6 8:4 parchment 20 green 28");
  EXPECT_EQ(refusal(TrackFact{}, {"8 8", "3:6", "20", "28"}), "track-order");
  EXPECT_EQ(refusal(TrackFact{}, {"8 8", "", "10", "16"}), "track-labels");
  EXPECT_EQ(refusal(TrackFact{}, {"eight", "3:6", "10", "16"}), "track");
  EXPECT_EQ(form(TrackFact{}).fields.size(), 4U);
}

}  // namespace
}  // namespace seatmate::pendulum
