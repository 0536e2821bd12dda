#pragma once

// What the tests of this game share: the printed data, a table at which the answers lie ready, and
// a few words to set up a village as the booklet would.

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/charterstone/ending.h"
#include "games/charterstone/game.h"
#include "games/charterstone/inputs.h"
#include "games/charterstone/visit.h"
#include "games/charterstone/words.h"
#include "games/game_test_support.h"

namespace seatmate::charterstone {

using game_test::doc, game_test::must, game_test::source_text, game_test::text;

inline Doc data_files() {
  return game_test::data_files("charterstone", {"board", "buildings", "deck", "guide"});
}
inline const Data& printed() {
  static const Data data = must(Rulebook::load(data_files()));
  return data;
}
inline std::unique_ptr<const Box> open_box() { return must(game().open(data_files())); }

// One case of `decide`, its `given` written as JSON.
inline Doc decide(std::string_view kind, std::string_view given) {
  return Rulebook::decide(printed(), game_test::question(kind, doc(given)));
}

using Notes = game_test::Notes<Rule>;

// Answers from lists and writes everything down. Its data may be changed first, so that a test
// shows the one card or building it is about.
struct TestTable : AnsweredBy<TestTable, Table>, TalkOf<State>, Notes, Table {
  TestTable() : Table(data, frames, *this, &trail, this) {}

  Data data = printed();
  std::deque<Charter> rolls{};
  MatNumbers mat{};
  std::deque<int> points{};
  HumanGoal::Answer goal{};
  Crate chosen = Crate::none;
  int stars = -1;  // in a human's chest; less: as the app has it
  Personas personas{};
  std::uint8_t victory_card = 0;
  int average = 0;
  BattleCounts::Answer battle{};
  bool fuel = false;
  bool recovered = false;
  CampaignCategories::Answer categories{};
  std::deque<int> drawn{};            // the player's own cards, by their numbers
  std::vector<std::string> asked{};   // the verbs of the questions, in order
  std::vector<std::string> needed{};  // the ids of the facts, in order
  std::vector<Message> steps{};       // what was told
  Arena frames{};

  template <class Question>
  Asked<typename Question::Answer> ask(const State& s, const Question& question) {
    asked.emplace_back(Question::verb);
    static_cast<void>(question);
    if constexpr (std::is_same_v<Question, Die>) {
      if (rolls.empty()) return {};
      const Charter c = rolls.front();
      rolls.pop_front();
      return {c};
    } else if constexpr (std::is_same_v<Question, FirstPlayer>) {
      return {s.current};
    } else if constexpr (std::is_same_v<Question, MatNow>) {
      return {mat};
    } else if constexpr (std::is_same_v<Question, HumanGoal>) {
      return {goal};
    } else if constexpr (std::is_same_v<Question, HumanGlory>) {
      return {stars < 0 ? s.chronicle.chests[index(question.charter)].glory
                        : static_cast<std::uint8_t>(stars)};
    } else if constexpr (std::is_same_v<Question, PersonasNow>) {
      return {personas};
    } else if constexpr (std::is_same_v<Question, VictoryCard>) {
      return {victory_card};
    } else if constexpr (std::is_same_v<Question, ChosenCrate>) {
      return {chosen};
    } else if constexpr (std::is_same_v<Question, VillageAverage>) {
      return {static_cast<std::int16_t>(average)};
    } else if constexpr (std::is_same_v<Question, BattleCounts>) {
      return {battle};
    } else if constexpr (std::is_same_v<Question, FuelShortage>) {
      return {fuel};
    } else if constexpr (std::is_same_v<Question, Recovered>) {
      return {recovered};
    } else if constexpr (std::is_same_v<Question, CampaignCategories>) {
      return {categories};
    } else if constexpr (std::is_same_v<Question, DrawnCard>) {
      const int n = drawn.empty() ? first_automa_card : drawn.front();
      if (!drawn.empty()) drawn.pop_front();
      return {static_cast<std::uint8_t>(n - first_automa_card)};
    } else if constexpr (std::is_same_v<typename Question::Answer, std::int16_t>) {
      const int n = points.empty() ? 0 : points.front();
      if (!points.empty()) points.pop_front();
      return {static_cast<std::int16_t>(n)};
    } else {
      return {typename Question::Answer{}};
    }
  }
  template <class Question>
  Asked<Known> need(const State& s, const Question& question) {
    if (!question.known(data, s)) needed.push_back(question.id());
    return {Known{}};
  }
  void hear(const State&, Step step) override { steps.push_back(std::move(step.text)); }
  // How often a step was told, and what the last one said under a key.
  [[nodiscard]] int told(std::string_view step) const {
    return static_cast<int>(std::count_if(steps.begin(), steps.end(), [&](const Message& m) {
      return m.id == "charter.step." + std::string(step);
    }));
  }
  [[nodiscard]] std::int64_t number_told(std::string_view step, std::string_view key) const {
    for (auto m = steps.rbegin(); m != steps.rend(); ++m)
      if (m->id == "charter.step." + std::string(step))
        for (const Argument& arg : m->args)
          if (arg.key == key) return arg.number;
    return -1;
  }
};

// A test: purple is a human's charter, yellow and blue are run by Automas, in the middle of a game.
class RuleTest : public testing::Test {
 public:
  static constexpr Charter human = Charter::purple;
  static constexpr Charter x = Charter::yellow;
  static constexpr Charter y = Charter::blue;
  State s;
  TestTable t;

  RuleTest() {
    s.roles[index(human)] = Role::human;
    s.roles[index(x)] = s.roles[index(y)] = Role::automa;
    s.phase = Phase::turns;
    s.die_told = true;
    s.first = human;
    s.current = x;
    for (const Charter c : {human, x, y})
      s.seats[index(c)] = {regular_workers, regular_workers, 0, influence_tokens, 0, 0, false};
    s.progress = 3;  // the start of three players
    for (Chapter& chapter : s.chronicle.chapters) chapter.strength = 2;  // somebody followed them
  }

  // A building of this name and value on a plot (1 to 6).
  void building(Charter c, int plot, int number, std::string_view name, int value, int crate = 0) {
    s.chronicle.chests[index(c)].buildings[static_cast<std::size_t>(plot - 1)] =
        static_cast<std::uint8_t>(number);
    print(number, name, value, crate);
  }
  void print(int number, std::string_view name, int value, int crate = 0) {
    const std::string said = value < 0 ? std::string("-") : std::to_string(value);
    EXPECT_TRUE(
        Rulebook::learn(t.data, {"building." + std::to_string(number),
                                 std::string(name) + ";" + said + ";" + std::to_string(crate)}));
  }
  // The next card to be drawn.
  void next_is(int number, std::string_view card) {
    AutomaCard read = must(read_card(card));
    read.source = Source::house;
    t.data.house_deck[static_cast<std::size_t>(number - first_automa_card)] = read;
    s.deck.pile.push_back(static_cast<std::uint8_t>(number - first_automa_card));
  }
  void on_mat(std::string_view numbers) { t.mat = must(read_mat(numbers)); }
  void unlock(std::initializer_list<int> cards) {
    for (const int card : cards) s.chronicle.cards.add(card);
  }
  void guidepost(int number) {
    s.guidepost = static_cast<std::uint8_t>(number - first_guidepost + 1);
    s.game = 2;
    s.chronicle.games = 1;
  }
  Seat& seat(Charter c) { return s.seats[index(c)]; }
  Chest& chest(Charter c) { return s.chronicle.chests[index(c)]; }
  template <class Result>
  Result run(Turn<Result> turn) {
    EXPECT_TRUE(turn.done()) << "it asks";
    return turn.await_resume();
  }
  void play_turn() { run(automa_turn(s, t)); }
  Owner worker(Charter c, int plot) {
    return s.workers[index(c)][static_cast<std::size_t>(plot - 1)];
  }
};

}  // namespace seatmate::charterstone
