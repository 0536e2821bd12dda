// The worked examples of the booklet, replayed through the turns that play runs, with a table that
// answers; and what `why` rests on: the reasons are part of each.

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

using Kind = RewardKind;
using Place = RewardPlace;

// The council of the examples: level D, two time markers on the mat, the cards of both automas.
class Examples : public RuleTest {
 public:
  Examples() {
    s.level = Level::d;
    s.round = 2;
    s.phase = Phase::points;
    s.purple_flips = 3;
    s.markers_on_mat = 2;
    s.privilege = {human, automa_1, automa_2};
    // The newest lies leftmost (AMB-27): the grande icons are the first two that are looked at.
    right(1, -1, 2, Icon::province);
    right(2, 2, 0, Icon::grande);
    right(3, 3, 1, Icon::grande);
    right(4, 0, 0);
    right(5, 0, 1);
    right(6, 0, 1);
    on_top({1, 2, 3, 4, 5, 6});
  }
  // The lines of the trail with this rule, as numbers.
  [[nodiscard]] std::vector<std::pair<int, int>> numbers(Line line) const {
    std::vector<std::pair<int, int>> found;
    for (const TrailEntry& entry : t.trail.entries)
      if (entry.line == static_cast<std::uint16_t>(line)) found.emplace_back(entry.a, entry.b);
    return found;
  }
  [[nodiscard]] std::int64_t told_vp(std::size_t which) const {
    std::vector<std::int64_t> all;
    for (const Step& step : t.steps)
      if (step.text.id == "pen.step.points")
        for (const Argument& arg : step.text.args)
          if (arg.key == "vp") all.push_back(arg.number);
    return which < all.size() ? all[which] : -1;
  }
};
using Numbers = std::vector<std::pair<int, int>>;

// TV-1, TV-2, PE-COUNCIL-2, PE-COUNCIL-3: 3 + 5 + 2 = 10 VP and 2 + 5 + 2 = 9 VP.
TEST_F(Examples, TenAndNineVp) {
  run(council_points(s, t));
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{10, 9}));
  EXPECT_EQ(told_vp(0), 10);
  EXPECT_EQ(told_vp(1), 9);
  EXPECT_EQ(numbers(Line::PE_COUNCIL_2_cards_and_scorecard), (Numbers{{3, 5}, {2, 5}}));
  EXPECT_EQ(numbers(Line::PE_COUNCIL_3_markers), (Numbers{{2, 10}, {2, 9}}))
      << "the markers count for each";
  EXPECT_EQ(numbers(Line::PE_TRACK_1_steps), (Numbers{{10, 10}, {9, 9}}));
}
// TV-3, PE-COUNCIL-2: the same cards in round 3 are 15 VP.
TEST_F(Examples, FifteenVpInRoundThree) {
  s.round = 3;
  run(council_points(s, t));
  EXPECT_EQ(told_vp(0), 15);
  EXPECT_EQ(numbers(Line::PE_COUNCIL_2_cards_and_scorecard)[0], std::pair(3, 10));
  EXPECT_EQ(numbers(Line::PE_COUNCIL_3_markers)[0], std::pair(2, 15));
}
// TV-4, PE-COUNCIL-4, PE-COUNCIL-5: -1 + 2 + 3 + 5 + 2 = 11 votes, and the first place for them.
TEST_F(Examples, ElevenVotes) {
  run(council_points(s, t));
  t.forget();
  t.votes = {10};
  run(council_privilege(s, t));
  EXPECT_EQ(s.votes[0], 11);
  EXPECT_EQ(numbers(Line::PE_COUNCIL_4_cards_and_scorecard)[0], std::pair(4, 5));
  EXPECT_EQ(numbers(Line::PE_COUNCIL_4_markers)[0], std::pair(2, 11));
  EXPECT_EQ(t.said("votes", "votes")->number, 11);
  EXPECT_EQ(s.privilege, (Order{automa_1, human, automa_2}));
  EXPECT_EQ(numbers(Line::PE_COUNCIL_5_most_votes), (Numbers{{11, 10}}));
}
// TV-5, PE-COUNCIL-4: in round 3 they are 15.
TEST_F(Examples, FifteenVotesInRoundThree) {
  s.round = 3;
  run(council_points(s, t));
  t.votes = {10};
  run(council_privilege(s, t));
  EXPECT_EQ(s.votes[0], 15);
  EXPECT_EQ(numbers(Line::PE_COUNCIL_4_cards_and_scorecard)[0], std::pair(4, 9));
}
// The figures of our own data are those of the booklet where it gives them: level D.
TEST_F(Examples, TheHouseScorecardOfLevelD) {
  t.data.house_scorecards = printed().house_scorecards;
  t.data.house_track = printed().house_track;
  run(council_points(s, t));
  t.votes = {10};
  run(council_privilege(s, t));
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{10, 9}));
  EXPECT_EQ(s.votes[0], 11);
}

// TV-8, PE-COUNCIL-8, PE-COUNCIL-9, PE-COUNCIL-10, PE-COUNCIL-11: with a grande in its slot two
// icons are passed over; the third finds two cards, and the first of them is discarded.
TEST_F(Examples, TheRewardThatIsDiscarded) {
  s.extra_grande[0] = true;
  run(council_points(s, t));
  t.votes = {10};
  run(council_privilege(s, t));
  t.forget();
  const int before = s.position[0];
  t.dealt = {{Kind::vote, Kind::votes_province, Kind::military_province, Kind::five_gold,
              Kind::free_province}};
  t.rewards = {{true, {}}};
  run(council_rewards(s, t));
  EXPECT_EQ(numbers(Line::PE_COUNCIL_10_has_grande), (Numbers{{1, 0}, {2, 0}}));
  EXPECT_EQ(numbers(Line::PE_COUNCIL_8_match), (Numbers{{3, 0}}));
  const TrailEntry* const matching = t.line(Line::PE_COUNCIL_9_matching);
  ASSERT_NE(matching, nullptr);
  EXPECT_EQ(matching->set, Bits128{0b0110}) << "c2 and c3";
  EXPECT_EQ(t.line(Line::PE_COUNCIL_9_first)->set, Bits128{0b0010});
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_11_discarded));
  EXPECT_EQ(t.said("reward", "reward")->text, "pen.reward.votes-province");
  EXPECT_EQ(t.said("reward", "card")->number, 3);
  EXPECT_EQ(s.position[0], before + 2) << "for the first place; nothing for the card";
  EXPECT_TRUE(s.grande_card) << "whether it is face up made no difference";
}
// TV-9, PE-COUNCIL-12: without a province card on the board it is 1 VP instead.
TEST_F(Examples, OneVpInstead) {
  s.extra_grande[0] = true;
  run(council_points(s, t));
  t.votes = {10};
  run(council_privilege(s, t));
  t.forget();
  const int before = s.position[0];
  t.dealt = {{Kind::vote, Kind::five_gold, Kind::red_production, Kind::max_three, Kind::move_vp}};
  t.rewards = {{true, {}}};
  run(council_rewards(s, t));
  EXPECT_EQ(numbers(Line::PE_COUNCIL_8_no_match)[0], std::pair(3, 0));
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_12_one_vp));
  EXPECT_EQ(s.position[0], before + 3);
}
// TV-10, PE-PROV-1, PE-PROV-2: the second province card from the top; refilling is hers.
TEST_F(Examples, TheSecondProvinceFromTheTop) {
  s.phase = Phase::real_time;
  s.purple_flips = 1;
  act(WorkerSymbol::none, TimerSymbol::none, 2);
  EXPECT_EQ(numbers(Line::PE_PROV_1_from_the_top), (Numbers{{2, 0}}));
  EXPECT_TRUE(t.cites(Line::PE_PROV_2_refill_is_yours));
  EXPECT_EQ(t.said("province", "place")->number, 2);
}
// TV-11, TV-12, PE-END-5: on -2 the distance is 2; after -4, on a space without a number, it is 4.
TEST_F(Examples, TheDistancesAtTheEnd) {
  s.phase = Phase::scoring;
  s.round = 4;
  s.position = {14, 10};
  t.tracks = {human_at(11, 14, 16)};
  run(score_game(s, t));
  EXPECT_EQ(numbers(Line::PE_END_5_value), (Numbers{{0, 3}, {1, 2}, {2, 4}}));
  EXPECT_EQ(numbers(Line::PE_TRACK_3_number), (Numbers{{1, 2}, {2, 4}}));
  EXPECT_EQ(s.winners, PlayerSet::of(automa_1));
  EXPECT_EQ(s.end_by, EndBy::distance);
  EXPECT_TRUE(t.cites(Line::PE_END_7_her_line));
}
// TV-13, PE-SETUP-7, PE-COUNCIL-11: three colours of two grandes are on the board; one for each
// automa is left, and both can take it, but not twice.
TEST_F(Examples, TwoGrandesAreLeft) {
  EXPECT_EQ(grandes_on_board, 6);
  EXPECT_EQ(grandes_left(grandes_in_box, human_grandes), 2);
  for (const int card : {4, 5, 6}) right(card, 0, 0, Icon::grande);
  run(council_points(s, t));
  for (std::size_t i = 0; i < automa_count; ++i) {
    s.grande_card = true;
    automa_reward(s, t, i);
    EXPECT_TRUE(s.extra_grande[i]);
  }
  s.grande_card = true;
  automa_reward(s, t, 0);
  automa_reward(s, t, 1);
  EXPECT_TRUE(s.grande_card) << "neither takes a second one";
}

// ---- the booklet's cases without numbers, from move to council

// TV-35, TV-36: who flips purple decides about the markers; two of theirs are +2 VP and +2 votes
// for each.
TEST_F(Examples, WhoFlipsPurple) {
  const auto council = [&](bool by_automas) {
    s.phase = Phase::real_time;
    s.purple_flips = 1;
    s.markers_on_mat = 0;
    s.legendary_token = true;
    s.position = {};
    s.mat = {};
    s.deck = {};
    for (std::uint8_t n = 1; n <= card_count; ++n) s.deck.pile.push_back(n);
    for (int i = 0; i < 2; ++i) {
      sand_out({Area::purple});
      if (by_automas)
        act(WorkerSymbol::none, TimerSymbol::purple_else_black);
      else
        flips(Area::purple);
    }
    EXPECT_EQ(s.phase, Phase::after_third);
    EXPECT_FALSE(s.legendary_token);
    for (int n = 1; n <= card_count; ++n) right(n, 0, 0);
    Input input;
    input.verb = Verb::council;
    say(input);
    run(council_points(s, t));
    t.votes = {0};
    run(council_privilege(s, t));
  };
  council(false);
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{5, 5}));
  EXPECT_EQ(s.votes, (std::array<std::uint8_t, 2>{5, 5}));
  council(true);
  EXPECT_EQ(s.markers_on_mat, 2);
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{7, 7}));
  EXPECT_EQ(s.votes, (std::array<std::uint8_t, 2>{7, 7}));
}

}  // namespace
}  // namespace seatmate::pendulum
