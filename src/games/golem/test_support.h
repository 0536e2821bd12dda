#pragma once

// What the tests of this game share: the printed data, a table at which the answers lie ready, and
// a few words to set up a state as the booklet would.

#include <gtest/gtest.h>

#include <deque>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game_test_support.h"
#include "games/golem/game.h"
#include "games/golem/inputs.h"
#include "games/golem/lines.h"
#include "games/golem/scoring.h"
#include "games/golem/setup.h"
#include "games/golem/visit.h"
#include "games/golem/words.h"

namespace seatmate::golem {

using game_test::doc, game_test::must, game_test::source_text, game_test::text;

// The files of data/golem/ as the game reads them.
inline Doc data_files() { return game_test::data_files("golem", {"board", "deck", "printed"}); }

inline const Data& printed() {
  static const Data data = must(Rulebook::load(data_files()));
  return data;
}

inline std::unique_ptr<const Box> open_box() { return must(game().open(data_files())); }

// One case of `decide`, its `given` written as JSON.
inline Doc decide(std::string_view kind, std::string_view given) {
  return Rulebook::decide(printed(), game_test::question(kind, doc(given)));
}

// ---- a table

// Answers numbers from a list and writes everything down. Its data may be changed first, so that a
// test shows the one tile it is about.
struct TestTable : AnsweredBy<TestTable, Table>, game_test::Notes<Rule>, Table {
  TestTable() : Table(data, frames, *this, &trail) {}

  Data data = printed();
  std::deque<int> answers{};
  Throw thrown{};
  std::array<std::int16_t, 3> human_points{};
  ToldResult::Answer told{};
  BoughtMeanwhile::Answer bought{};
  BuriedMeanwhile::Answer buried = 0;
  std::vector<std::string> asked{};  // the verbs of the questions, in order
  Arena frames{};

  template <class Question>
  Asked<typename Question::Answer> ask(const State&, const Question&) {
    asked.emplace_back(Question::verb);
    using Answer = typename Question::Answer;
    if constexpr (std::is_same_v<Answer, Throw>) {
      return {thrown};
    } else if constexpr (std::is_same_v<Answer, HumanPoints::Answer>) {
      return {human_points};
    } else if constexpr (std::is_same_v<Answer, ToldResult::Answer>) {
      return {told};
    } else if constexpr (std::is_same_v<Question, BoughtMeanwhile>) {
      return {bought};
    } else if constexpr (std::is_same_v<Question, BuriedMeanwhile>) {
      return {buried};
    } else {
      if (answers.empty()) return {};
      const int answer = answers.front();
      answers.pop_front();
      return {static_cast<Answer>(answer)};
    }
  }
  template <class Question>
  Asked<Known> need(const State&, const Question&) {
    return {Known{}};
  }
};

inline Effect effect_of(std::string_view text) {
  const auto effect = read_effect(text, Where::action);
  EXPECT_TRUE(effect) << text;
  return effect ? *effect : Effect{};
}

// A test: a state in the middle of a round with our tables, and a table to play at.
class RuleTest : public testing::Test {
 public:
  State s;
  TestTable t;

  RuleTest() {
    s.round = 2;
    s.phase = Phase::actions;
    for (int p = 0; p < 2; ++p) s.order.push_back(static_cast<Player>(p));
    s.queue.push_back(Player::automa);
    s.queue.push_back(Player::human1);
    s.marbles_left = {2, 2, 0, 0};
    for (std::uint8_t i = 0; i < rounds; ++i)
      s.characters.push_back(static_cast<std::uint8_t>(first_character + i));
    for (auto& district : s.tiles)
      for (std::size_t i = 0; i < tile_sections; ++i)
        district[i] = static_cast<std::uint8_t>(i + 1);
    for (std::size_t i = 0; i < 3; ++i) s.actions[i] = static_cast<std::uint8_t>(i + 1);
    s.artefact_tile = 1;
    s.laid.push_back(1);
    set_card(1, {});
    // Nothing happens on tiles unless a test says so.
    for (auto& district : t.data.districts)
      for (PrintedEffect& tile : district) tile.effect = effect_of("vp:1");
  }

  void tokens(Colour first, Colour second, Colour third) { s.strategy = {first, second, third}; }
  void golem(Colour district, int section, bool lying = false) {
    s.golems.push_back({district, static_cast<std::uint8_t>(section), lying, false});
  }
  void students(int red, int yellow, int blue) {
    s.students = {static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(yellow),
                  static_cast<std::uint8_t>(blue)};
  }
  void row(Row row, std::initializer_list<Marble> marbles) {
    s.rows[index(row)] = {};
    for (const Marble marble : marbles) ++s.rows[index(row)][index(marble)];
  }
  void character_card(Colour left, Colour right, int steps = 2, int price = 3,
                      std::string_view bonus = "vp:4") {
    CharacterCard& card =
        t.data.characters[static_cast<std::size_t>(s.characters[s.round - 1U] - first_character)];
    card.left = left;
    card.right = right;
    card.steps = static_cast<std::uint8_t>(steps);
    card.price = static_cast<std::uint8_t>(price);
    card.bonus = effect_of(bonus);
  }
  void district_tile(Colour district, int section, std::string_view effect) {
    t.data
        .districts[index(district)]
                  [s.tiles[index(district)][static_cast<std::size_t>(section) - 1U] - 1U]
        .effect = effect_of(effect);
  }
  void action_tile(int position, std::string_view effect) {
    t.data.actions[s.actions[static_cast<std::size_t>(position) - 1U] - 1U].effect =
        effect_of(effect);
  }
  void table(BoardTable which, std::initializer_list<int> values) {
    std::size_t i = 0;
    for (const int value : values)
      t.data.tables[index(which)].values[i++] = static_cast<std::int16_t>(value);
  }
  // A card of the house deck as this test wants it.
  AutomaCard& set_card(int number, const Criteria& criteria) {
    AutomaCard& card = t.data.house_deck[static_cast<std::size_t>(number) - 1U];
    card = AutomaCard{};
    card.source = Source::house;
    card.criteria = criteria;
    for (std::uint8_t i = 1; i <= positions; ++i) {
      card.tiles.push_back(i);
      card.books.push_back(i);
    }
    return card;
  }
  void develop_all(Colour area) { s.developed[index(area)] = (1U << development_count) - 1U; }
  void develop_all_but(Colour area, std::size_t which) {
    s.developed[index(area)] =
        static_cast<std::uint8_t>(((1U << development_count) - 1U) & ~(1U << which));
  }
  void own(GolemPart part) {
    s.developed[0] = static_cast<std::uint8_t>(s.developed[0] | (1U << index(part)));
  }

  // Runs an effect and says whether it brought a benefit.
  bool apply(std::string_view effect) { return apply(effect_of(effect)); }
  bool apply(const Effect& effect) {
    const auto turn = apply_effect(s, t, effect);
    EXPECT_TRUE(turn.done());
    return turn.done() && turn.await_resume();
  }
  template <class Result>
  Result run(Turn<Result> turn) {
    EXPECT_TRUE(turn.done()) << "it asks";
    return turn.await_resume();
  }
};

}  // namespace seatmate::golem
