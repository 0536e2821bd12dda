#pragma once

// What the tests of this game share: the printed data, data of the booklet's examples, a table at
// which the answers lie ready and everything told is kept, and a few words to set up a state.

#include <gtest/gtest.h>

#include <deque>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game_test_support.h"
#include "games/pendulum/game.h"
#include "games/pendulum/inputs.h"
#include "games/pendulum/lines.h"
#include "games/pendulum/visit.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

using game_test::doc, game_test::must, game_test::text;
using Strings = std::vector<std::string>;

inline constexpr auto human = Player::human;
inline constexpr auto automa_1 = Player::automa_1;
inline constexpr auto automa_2 = Player::automa_2;
inline constexpr auto to_green = TimerSymbol::purple_else_green;
inline constexpr auto to_black = TimerSymbol::purple_else_black;

// The files of data/pendulum/ as the game reads them.
inline Doc data_files() { return game_test::data_files("pendulum", {"board", "deck", "printed"}); }

inline const Data& printed() {
  static const Data data = must(Rulebook::load(data_files()));
  return data;
}

inline std::unique_ptr<const Box> open_box() { return must(game().open(data_files())); }

// ---- small data of our own, so that a test depends on nothing that may be tuned

// Four rows of eight; -6, -4 and -2 before the parchment, four green spaces at the end.
inline TrackLayout short_track() {
  TrackLayout track;
  track.rows = {8, 8, 8, 8};
  track.labels = {{3, 6}, {8, 4}, {14, 2}};
  track.parchment = 20;
  track.green = 28;
  track.source = Source::house;
  return track;
}

// Blank cards, the scorecard of the booklet's examples (D in rounds 2 and 3), the icons known.
inline Data small_data() {
  Data data;
  for (AutomaCard& card : data.house_deck) card.left = card.right = Source::house;
  for (Scorecard& card : data.house_scorecards) {
    card.vp = {0, 5, 10, 14};
    card.votes = {0, 5, 9, 12};
    card.source = Source::house;
  }
  data.house_track = short_track();
  const auto stands_for = [&](Icon icon, std::initializer_list<RewardKind> kinds) {
    for (const RewardKind kind : kinds) data.icons[index(icon)].kinds.add(kind);
    data.icons[index(icon)].source = Source::open_source;
  };
  stands_for(Icon::grande, {RewardKind::grande});
  stands_for(Icon::max_three, {RewardKind::max_three});
  stands_for(Icon::province, {RewardKind::votes_province, RewardKind::military_province});
  data.duration = {180'000, 120'000, 45'000};
  return data;
}

// ---- a table

// Answers from lists, one for each question; a question without an answer stops the turn. A fact
// that nobody told does, too. What was told is kept as steps, what was cited as the trail.
struct TestTable : AnsweredBy<TestTable, Table>, TalkOf<State>, game_test::Notes<Rule>, Table {
  TestTable() : Table(data, frames, *this, &trail, this) {}

  Data data = small_data();
  std::deque<std::uint8_t> cards{};
  std::deque<bool> sand{};
  std::deque<std::uint8_t> votes{};
  std::deque<RewardsDealt::Answer> dealt{};
  std::deque<HumanReward::Answer> rewards{};
  std::deque<FinalReward> finals{};
  std::deque<HumanTracks> tracks{};
  Strings asked{};  // the verbs of the questions, in order
  std::vector<Step>& steps = report.steps;
  Arena frames{};

  template <class Question>
  Asked<typename Question::Answer> ask(const State&, const Question&) {
    asked.emplace_back(Question::verb);
    if constexpr (std::is_same_v<Question, DrawnCard>) return next(cards);
    if constexpr (std::is_same_v<Question, SandOut>) return next(sand);
    if constexpr (std::is_same_v<Question, HumanVotes>) return next(votes);
    if constexpr (std::is_same_v<Question, RewardsDealt>) return next(dealt);
    if constexpr (std::is_same_v<Question, HumanReward>) return next(rewards);
    if constexpr (std::is_same_v<Question, HumanFinalReward>) return next(finals);
    if constexpr (std::is_same_v<Question, TracksNow>) return next(tracks);
  }
  template <class Question>
  Asked<Known> need(const State& s, const Question& question) {
    if (question.known(data, s)) return {Known{}};
    asked.push_back(question.id());
    return {};
  }

  // Was a step of this name told, and what does it say?
  [[nodiscard]] const Step* told(std::string_view id) const {
    for (const Step& step : steps)
      if (step.text.id == "pen.step." + std::string(id)) return &step;
    return nullptr;
  }
  [[nodiscard]] std::optional<Argument> said(std::string_view id, std::string_view key) const {
    if (const Step* const step = told(id))
      for (const Argument& arg : step->text.args)
        if (arg.key == key) return arg;
    return std::nullopt;
  }
  // The first such line of the trail, or the first with this rule.
  [[nodiscard]] const TrailEntry* line(Line wanted) const {
    for (const TrailEntry& entry : trail.entries)
      if (entry.line == static_cast<std::uint16_t>(wanted)) return &entry;
    return nullptr;
  }
  [[nodiscard]] const TrailEntry* line(Rule rule) const {
    for (const TrailEntry& entry : trail.entries)
      if (entry.rule == static_cast<std::uint16_t>(rule)) return &entry;
    return nullptr;
  }
  // Where in the trail it stands; -1: nowhere.
  [[nodiscard]] int place_of_line(Rule rule) const {
    const TrailEntry* const found = line(rule);
    return found == nullptr ? -1 : static_cast<int>(found - trail.entries.data());
  }

 private:
  template <class Answer>
  static Asked<Answer> next(std::deque<Answer>& answers) {
    if (answers.empty()) return {};
    const Answer answer = answers.front();
    answers.pop_front();
    return {answer};
  }
};

// A test: a state in the middle of round 2, every card in the pile, and a table to play at.
class RuleTest : public testing::Test {
 public:
  State s;
  TestTable t;

  RuleTest() {
    s.random = Random(1);
    s.level = Level::c;
    s.round = 2;
    s.phase = Phase::real_time;
    s.purple_flips = 1;
    s.legendary_token = true;
    s.vacant = {Cell::top_left, Cell::top_right};
    for (Timer& timer : s.timers) timer = {Row::bottom, 30'000};
    for (std::uint8_t n = 1; n <= card_count; ++n) s.deck.pile.push_back(n);
  }

  AutomaCard& card(int number) { return t.data.house_deck[static_cast<std::size_t>(number) - 1U]; }
  void left(int number, WorkerSymbol worker, TimerSymbol timer, int province = 0) {
    card(number).worker = worker;
    card(number).timer = timer;
    card(number).province = static_cast<std::uint8_t>(province);
  }
  void right(int number, int votes, int vp, Icon icon = Icon::none) {
    card(number).votes = static_cast<std::int8_t>(votes);
    card(number).vp = static_cast<std::int8_t>(vp);
    card(number).icon = icon;
  }
  // These cards lie on top of the pile, the first one uppermost.
  void on_top(std::initializer_list<std::uint8_t> numbers) {
    for (const std::uint8_t number : numbers) {
      s.deck.pile.remove(number);
      s.deck.played.remove(number);
    }
    for (const auto* number = numbers.end(); number != numbers.begin();)
      s.deck.pile.push_back(*--number);
  }
  // These cards lie on the mat of an automa.
  void on_mat(std::size_t i, std::initializer_list<std::uint8_t> numbers) {
    for (const std::uint8_t number : numbers) {
      s.deck.pile.remove(number);
      s.mat[i].push_back(number);
    }
  }
  Timer& timer(Area area) { return s.timers[index(area)]; }
  void sand_out(std::initializer_list<Area> areas) {
    for (const Area area : areas) timer(area).left = 0;
  }

  // One automa action with this card, as if she had lifted a worker.
  void act(int number) {
    on_top({static_cast<std::uint8_t>(number)});
    s.actions = 1;
    run(automa_action(s, t));
  }
  void act(WorkerSymbol worker, TimerSymbol timer, int province = 0) {
    left(1, worker, timer, province);
    act(1);
  }
  template <class Result>
  Result run(Turn<Result> turn) {
    EXPECT_TRUE(turn.done()) << "it asks";
    return turn.await_resume();
  }
  // The human does something, and all that follows from it happens.
  void say(const Input& input) {
    EXPECT_TRUE(check(s, input)) << verb_names[index(input.verb)] << ": "
                                 << check(s, input).why().id;
    carry_out(s, t, input);
    while (Rulebook::runs(s) && !is_council(s.phase)) run(Rulebook::run(s, t));
  }
  void lift(int workers = 1) {
    Input input;
    input.verb = Verb::lift;
    input.workers = static_cast<std::uint8_t>(workers);
    input.at = s.now;
    say(input);
  }
  void flips(Area area) {
    Input input;
    input.verb = Verb::flip;
    input.timer = area;
    input.at = s.now;
    say(input);
  }
};

// A human with these columns; with the legendary VP unless said otherwise.
inline HumanTracks human_at(int power, int prestige, int popularity, bool legendary = true,
                            std::array<std::uint8_t, track_count> glory = {}) {
  return {legendary,
          {static_cast<std::uint8_t>(power), static_cast<std::uint8_t>(prestige),
           static_cast<std::uint8_t>(popularity)},
          glory};
}

}  // namespace seatmate::pendulum
