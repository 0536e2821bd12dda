// Chapter "End of game".

#include "games/pendulum/end.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

class End : public RuleTest {
 public:
  TrackLayout layout = short_track();
  EndRules rules;
  Order privilege{automa_2, automa_1, human};

  EndResult end(const HumanTracks& tracks, int first, int second) {
    t.forget();
    return find_winner(t.reasons, tracks,
                       {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)},
                       {layout, rules.advanced}, privilege, rules);
  }
  static PlayerSet players(std::initializer_list<Player> all) {
    PlayerSet set;
    for (const Player player : all) set.add(player);
    return set;
  }
  void expect_won(const EndResult& result, std::initializer_list<Player> winners, EndBy by) {
    EXPECT_EQ(result.winners, players(winners));
    EXPECT_EQ(result.by, by) << token(result.by);
  }
};

// PE-END-1, TV-14: a human without the legendary VP loses, whatever her tracks; the better automa
// wins by the same comparison.
TEST_F(End, PE_END_1_WithoutTheLegendaryVp) {
  expect_won(end(human_at(21, 21, 21, false), 0, 3), {automa_2}, EndBy::legendary);
  EXPECT_TRUE(t.cites(Line::PE_END_1_no_legendary));
  EXPECT_TRUE(end(human_at(21, 21, 21, false), 0, 3).compared.empty());
  expect_won(end(human_at(21, 21, 21, false), 20, 3), {automa_1}, EndBy::legendary);
  expect_won(end(human_at(21, 21, 21, false), 21, 23), {automa_2}, EndBy::legendary);
  EXPECT_FALSE(t.cites(Rule::PE_END_6)) << "she is left out";
  expect_won(end(human_at(21, 21, 21, false), 15, 14), {automa_1, automa_2}, EndBy::legendary);
  expect_won(end(human_at(21, 21, 21, true), 0, 3), {human}, EndBy::only);
  EXPECT_TRUE(t.cites(Line::PE_END_1_legendary));
}
// PE-END-2: in the parchment she is with all three tracks, an automa with its marker.
TEST_F(End, PE_END_2_AllThreeTracks) {
  EXPECT_TRUE(in_parchment(human_at(14, 14, 14)));
  EXPECT_FALSE(in_parchment(human_at(13, 21, 21)));
  EXPECT_FALSE(in_parchment(human_at(21, 13, 21)));
  EXPECT_FALSE(in_parchment(human_at(21, 21, 13)));
  expect_won(end(human_at(13, 21, 21), 20, 19), {automa_1}, EndBy::only);
  EXPECT_EQ(t.line(Line::PE_END_2_in_parchment)->set, Bits128{0b010});
}
// PE-END-3: who is alone in it wins.
TEST_F(End, PE_END_3_OnlyOne) {
  expect_won(end(human_at(14, 14, 14), 19, 14), {human}, EndBy::only);
  EXPECT_EQ(t.line(Line::PE_END_3_only_one)->a, static_cast<int>(human));
  expect_won(end(human_at(13, 13, 13), 19, 20), {automa_2}, EndBy::only);
  EXPECT_EQ(t.line(Rule::PE_END_3)->a, static_cast<int>(automa_2));
}
// PE-END-4: more spaces inside, hers over all three tracks; who is outside is not compared.
TEST_F(End, PE_END_4_SpacesInside) {
  const EndResult lost = end(human_at(14, 14, 15), 24, 22);
  expect_won(lost, {automa_1}, EndBy::inside);
  EXPECT_EQ(lost.values, (std::array<int, 3>{4, 5, 3}));
  EXPECT_TRUE(t.cites(Line::PE_END_4_value));
  const EndResult won = end(human_at(16, 14, 15), 24, 3);
  expect_won(won, {human}, EndBy::inside);
  EXPECT_EQ(won.compared, players({human, automa_1}));
}
// PE-END-4, PE-TRACK-2, AMB-16: in the advanced game green spaces and glory cubes count one each.
TEST_F(End, PE_END_4_Glory) {
  const HumanTracks tracks = human_at(21, 21, 21, true, {1, 0, 2});
  EXPECT_EQ(inside(tracks, rules), 24) << "no glory in the basic game";
  rules.advanced = true;
  EXPECT_EQ(inside(tracks, rules), 27);
  expect_won(end(tracks, 31, 20), {human}, EndBy::inside);
  const TrailEntry* const green = t.line(Line::PE_TRACK_2_green_spaces);
  ASSERT_NE(green, nullptr);
  EXPECT_EQ(green->a, static_cast<int>(automa_1));
  EXPECT_EQ(green->b, 4);
}
// AMB-17: the legendary step is not counted inside; or it is.
TEST_F(End, TheLegendaryStep) {
  expect_won(end(human_at(14, 14, 14), 22, 0), {human, automa_1}, EndBy::inside);
  rules.legendary_counts = true;
  expect_won(end(human_at(14, 14, 14), 22, 0), {human}, EndBy::inside);
  EXPECT_EQ(inside(human_at(14, 14, 14, false), rules), 3);
}
// PE-END-5, TV-11, TV-12: nobody in it: the distance on the worst track, smaller is better.
TEST_F(End, PE_END_5_TheDistanceToIt) {
  EXPECT_EQ(distance(human_at(11, 14, 16)), 3);
  EXPECT_EQ(distance(human_at(14, 14, 0)), 14);
  EXPECT_EQ(distance(human_at(14, 20, 21)), 0);
  const EndResult lost = end(human_at(11, 14, 16), 14, 10);
  expect_won(lost, {automa_1}, EndBy::distance);
  EXPECT_EQ(lost.values, (std::array<int, 3>{3, 2, 4}));
  EXPECT_TRUE(t.cites(Line::PE_END_5_value));
  EXPECT_EQ(t.line(Line::PE_TRACK_3_number)->b, 2);
  expect_won(end(human_at(13, 13, 20), 14, 10), {human}, EndBy::distance);
}
// AMB-18: equal values are a tie; or privilege decides.
TEST_F(End, Ties) {
  expect_won(end(human_at(15, 16, 14), 25, 3), {human, automa_1}, EndBy::inside);
  expect_won(end(human_at(12, 14, 14), 14, 15), {human, automa_1, automa_2}, EndBy::distance);
  rules.tie_by_privilege = true;
  expect_won(end(human_at(15, 16, 14), 25, 3), {automa_1}, EndBy::inside);
  expect_won(end(human_at(12, 14, 14), 14, 15), {automa_2}, EndBy::distance);
  privilege = {human, automa_1, automa_2};
  expect_won(end(human_at(15, 16, 14), 25, 3), {human}, EndBy::inside);
}
// PE-END-6, AMB-20: both automas in it and not the human: the better one wins; or both do.
TEST_F(End, PE_END_6_BothAutomas) {
  expect_won(end(human_at(21, 21, 13), 20, 25), {automa_2}, EndBy::inside);
  EXPECT_TRUE(t.cites(Line::PE_END_6_both_automas));
  EXPECT_EQ(end(human_at(21, 21, 13), 20, 25).compared, players({automa_1, automa_2}));
  rules.both_automas_win = true;
  expect_won(end(human_at(21, 21, 13), 20, 25), {automa_1, automa_2}, EndBy::inside);
  expect_won(end(human_at(14, 14, 14), 20, 25), {automa_2}, EndBy::inside);
  EXPECT_FALSE(t.cites(Rule::PE_END_6)) << "she is in it as well";
}

// ---- the game is over

// PE-END-7: a winning automa has her line; a human who wins does not hear it.
TEST_F(End, PE_END_7_HerLine) {
  s.phase = Phase::scoring;
  s.round = 4;
  s.position = {14, 3};
  t.tracks = {human_at(10, 10, 10)};
  run(score_game(s, t));
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(s.winners, players({automa_1}));
  EXPECT_EQ(s.end_by, EndBy::distance);
  EXPECT_EQ(s.values, (std::array<std::int16_t, 3>{4, 2, 6}));
  EXPECT_TRUE(t.cites(Line::PE_END_7_her_line));
  ASSERT_NE(t.told("automa-wins"), nullptr);
  EXPECT_EQ(t.said("automa-wins", "automa")->text, "pen.player.automa-1");
  ASSERT_NE(t.told("say-aloud"), nullptr);
  EXPECT_EQ(t.told("say-aloud")->kind, Step::Kind::carry_out) << "somebody has to say it";
  EXPECT_EQ(t.said("say-aloud", "automa")->text, "pen.player.automa-1");
  t.forget();
  t.steps.clear();
  s.tracks_told = false;
  t.tracks = {human_at(13, 13, 13)};
  run(score_game(s, t));
  EXPECT_FALSE(t.cites(Rule::PE_END_7));
  EXPECT_NE(t.told("human-wins"), nullptr);
  EXPECT_EQ(t.told("say-aloud"), nullptr);
}
// PE-END-1: what decides stands in the result: the legendary achievement, which the automas have.
TEST_F(End, PE_END_1_TheResultShowsTheLegendaryAchievement) {
  s.phase = Phase::over;
  s.winners = players({automa_1});
  for (const bool has : {true, false}) {
    s.human = human_at(14, 14, 14, has);
    const auto result = Rulebook::result(t.data, s);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->rows[2].id, "pen.result.legendary");
    EXPECT_EQ(result->standings[0].points[2], has ? 1 : 0);
    EXPECT_EQ(result->standings[1].points[2], 1);
    EXPECT_EQ(result->standings[2].points[2], 1);
  }
}
TEST_F(End, SharedOrLostToBoth) {
  s.position = {14, 14};
  t.tracks = {human_at(12, 12, 12), human_at(11, 12, 12)};
  run(score_game(s, t));
  EXPECT_NE(t.told("shared"), nullptr);
  s.tracks_told = false;
  run(score_game(s, t));
  EXPECT_NE(t.told("automas-win"), nullptr);
  EXPECT_EQ(t.said("say-aloud", "automa")->text, "pen.player.automas");
}
// The tracks are asked for once, unless they were told before rewards were taken (AMB-15).
TEST_F(End, TheTracksAreToldForTheEnd) {
  s.tracks_told = true;
  s.human = human_at(14, 14, 14);
  run(score_game(s, t));
  EXPECT_TRUE(t.asked.empty());
  EXPECT_EQ(s.winners, players({human}));
  s.readings.tracks_before_rewards = true;
  t.tracks = {human_at(14, 14, 14, false)};
  run(score_game(s, t));
  EXPECT_EQ(t.asked, Strings{"tracks"});
  EXPECT_FALSE(s.winners.has(human));
}
// The readings and the level of the game reach the comparison.
TEST_F(End, AsTheGameIsPlayed) {
  s.tracks_told = true;
  s.human = human_at(21, 21, 21, true, {3, 0, 0});
  s.level = Level::d;
  s.position = {31, 0};
  run(score_game(s, t));
  EXPECT_EQ(s.values[0], 27);
  s.level = Level::c;
  s.position = {27, 0};
  s.readings.legendary_counts = true;
  run(score_game(s, t));
  EXPECT_EQ(s.values[0], 25);
  // A tie, by privilege.
  s.human = human_at(12, 12, 12);
  s.position = {14, 3};
  s.privilege = {automa_1, human, automa_2};
  run(score_game(s, t));
  EXPECT_EQ(s.winners.count(), 2);
  s.readings.tie_by_privilege = true;
  run(score_game(s, t));
  EXPECT_EQ(s.winners, players({automa_1}));
  s.readings.both_automas_win = true;
  s.position = {21, 22};
  s.readings.tie_by_privilege = false;
  run(score_game(s, t));
  EXPECT_EQ(s.winners, players({automa_1, automa_2}));
  // AMB-19.
  s.position = {0, 0};
  run(score_game(s, t));
  EXPECT_EQ(s.values[1], 9);
  s.readings.first_label_alone = true;
  run(score_game(s, t));
  EXPECT_EQ(s.values[1], 6);
}

}  // namespace
}  // namespace seatmate::pendulum
