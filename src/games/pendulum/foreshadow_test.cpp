// Chapter "Foreshadowing": the votes and rewards to come.

#include "games/pendulum/foreshadow.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

using Kind = RewardKind;

class Foreshadowing : public RuleTest {
 public:
  Foreshadowing() {
    s.foreshadowing = true;
    s.grande_card = false;
    lay_out(s, {Kind::votes_province, Kind::max_three, Kind::military_province, Kind::vote,
                Kind::vote});
  }
  [[nodiscard]] int votes(std::size_t i) const { return votes_in_sight(t.data, s, i).value_or(-1); }
  [[nodiscard]] int place(std::size_t i) const {
    const auto choice = rewards_in_sight(t.data, s)[i];
    return !choice ? -1 : choice->found ? static_cast<int>(choice->place) : 99;
  }
};

// PE-FORE-1, PE-COUNCIL-4: the cards so far, the scorecard of the round and the time markers.
TEST_F(Foreshadowing, PE_FORE_1_TheVotesSoFar) {
  EXPECT_EQ(votes(0), -1) << "no card lies there";
  right(1, 2, 0);
  right(2, 3, 0);
  on_mat(0, {1});
  EXPECT_EQ(votes(0), 2 + 5);
  on_mat(0, {2});
  s.markers_on_mat = 1;
  EXPECT_EQ(votes(0), 2 + 3 + 5 + 1);
  card(2).right = Source::missing;
  EXPECT_EQ(votes(0), -1) << "nobody knows";
  card(2).right = Source::house;
  s.foreshadowing = false;
  EXPECT_EQ(votes(0), -1);
  s.phase = Phase::rewards;
  s.votes = {9, 4};
  EXPECT_EQ(votes(0), 9) << "in the council as they were counted";
}
// PE-FORE-1, PE-COUNCIL-5: what each would take now; who has more votes takes first.
TEST_F(Foreshadowing, PE_FORE_1_TheRewardsInSight) {
  right(1, 3, 0, Icon::province);
  right(2, 1, 0, Icon::province);
  right(3, 0, 0, Icon::none);
  on_mat(0, {2});
  EXPECT_EQ(place(0), -1) << "both must have a card";
  on_mat(1, {1});
  EXPECT_EQ(place(1), 0);
  EXPECT_EQ(place(0), 2) << "the first one is gone then";
  card(1).votes = 0;
  EXPECT_EQ(place(0), 0);
  EXPECT_EQ(place(1), 2);
  const State before = s;
  on_mat(0, {3});
  EXPECT_EQ(place(0), 0) << "the icon of the older card";
  s = before;
  s.board_told = false;
  EXPECT_EQ(place(0), -1);
  s.board_told = true;
  s.round = 4;
  EXPECT_EQ(place(0), -1) << "in the last council icons are not used (PE-COUNCIL-7)";
}
// PE-FORE-1: before every purple flip it is said, for each of them.
TEST_F(Foreshadowing, PE_FORE_1_ItIsSaid) {
  right(1, 2, 0, Icon::max_three);
  right(2, 4, 0);
  on_top({1, 2});
  sand_out({Area::purple});
  flips(Area::purple);
  std::vector<std::pair<std::int64_t, std::string>> told;
  for (const Step& step : t.steps)
    if (step.text.id == "pen.step.in-sight")
      told.emplace_back(step.text.args[1].number, step.text.args[2].text);
  using Told = std::vector<std::pair<std::int64_t, std::string>>;
  EXPECT_EQ(told, (Told{{7, "pen.reward.max-three"}, {9, "pen.sight.nothing"}}));
  EXPECT_TRUE(t.cites(Line::PE_FORE_1_in_sight));
}
// PE-FORE-1: the five cards are asked for when they are laid out, and then not in the council.
TEST_F(Foreshadowing, PE_FORE_1_TheRewardCardsAreNamedBefore) {
  t.dealt = {{Kind::vote, Kind::vote, Kind::vote, Kind::one_gold, Kind::move_vp}};
  s.board_told = false;
  run(prepare_next_round(s, t));
  EXPECT_EQ(t.asked, Strings{"rewards"});
  EXPECT_TRUE(s.board_told);
  EXPECT_EQ(s.board[4], Kind::one_gold) << "behind the grande card";
  t.asked.clear();
  on_mat(0, {1, 2, 3});
  on_mat(1, {4, 5, 6});
  right(1, 0, 0, Icon::max_three);
  s.phase = Phase::privilege;
  s.privilege = {automa_1, automa_2, human};
  t.votes = {3};
  run(council_privilege(s, t));
  run(council_rewards(s, t));
  EXPECT_EQ(t.asked, (Strings{"votes"}));
}

}  // namespace
}  // namespace seatmate::pendulum
