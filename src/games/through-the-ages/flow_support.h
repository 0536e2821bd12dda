#pragma once

// A table for whole turns: the answers lie ready, one queue for each question, and everything that
// is asked, told and cited is written down. Answers are tokens as the player types them, so that
// every one of them passes the check of its question.

#include <deque>
#include <map>
#include <memory>
#include <optional>

#include "games/through-the-ages/inputs.h"
#include "games/through-the-ages/scoring.h"
#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {

// The files of data/through-the-ages/ as the game reads them.
inline Doc data_files_with_deck() {
  return game_test::data_files("through-the-ages", {"civil", "military", "deck"});
}

struct FlowTable : AnsweredBy<FlowTable, Table>, TalkOf<State>, Notes, Table {
  using Tokens = std::vector<std::string>;

  FlowTable() : Table(data, frames, *this, &trail, this) {}

  Data data = printed();             // a copy: a test may change her cards and what is known
  std::vector<std::string> asked{};  // the verbs of the questions, in order
  std::optional<Form> pending{};     // the question at which the turn stopped
  Message unfit{};                   // why the answer that lay ready did not fit it
  std::string wanted_fact{};         // the printed fact at which the turn stopped

  // The next answer to the question with this verb.
  void say(std::string_view verb, Tokens tokens) {
    answers_[std::string(verb)].push_back(std::move(tokens));
  }
  // Is there an answer nobody asked for?
  [[nodiscard]] bool all_said() const {
    return std::all_of(answers_.begin(), answers_.end(),
                       [](const auto& queue) { return queue.second.empty(); });
  }

  template <class Question>
  Asked<typename Question::Answer> ask(const State& state, const Question& question) {
    asked.emplace_back(Question::verb);
    auto& queue = answers_[std::string(Question::verb)];
    if (!queue.empty()) {
      const Entry entry{std::string(Question::verb), queue.front(), 0};
      auto answer = question.read(data, state, entry);
      if (answer) {
        queue.pop_front();
        return {*answer};
      }
      unfit = answer.why();
    }
    pending = question.form(data, state);
    return {};
  }
  template <class Question>
  Asked<Known> need(const State& state, const Question& question) {
    if (question.known(data, state)) return {Known{}};
    wanted_fact = question.id();
    pending = question.form(data, state);
    return {};
  }

  void hear(const State& state, Step step) override {
    for (; told_ < trail.entries.size(); ++told_)
      step.why.push_back(Rulebook::reason(data, state, trail.entries[told_]));
    report.steps.push_back(std::move(step));
  }

  // The steps told, in order: "refill cards markers".
  [[nodiscard]] std::string steps() const {
    std::string ids;
    for (const Step& step : report.steps)
      ids += (ids.empty() ? "" : " ") + step.text.id.substr(std::string("tta.step.").size());
    return ids;
  }
  // The last step of a name; an empty one if there is none.
  [[nodiscard]] Step step(std::string_view id) const {
    Step found;
    for (const Step& step : report.steps)
      if (step.text.id == "tta.step." + std::string(id)) found = step;
    return found;
  }
  // Did any step say this ("tta.did.take")?
  [[nodiscard]] bool said(std::string_view id) const {
    for (const Step& step : report.steps)
      for (const Argument& arg : step.text.args)
        for (const Message& item : arg.items)
          if (item.id == id) return true;
    return false;
  }
  // As a new table.
  void start_over() {
    forget();
    data = printed();
    answers_.clear();
  }
  void forget() {
    Notes::forget();
    report = {};
    asked.clear();
    pending.reset();
    unfit = {};
    wanted_fact.clear();
    mentions.clear();
    told_ = 0;
  }

 private:
  Arena frames{};
  std::map<std::string, std::deque<Tokens>> answers_{};
  std::size_t told_ = 0;
};

inline const Argument* argument_of(const Message& message, std::string_view key) {
  for (const Argument& arg : message.args)
    if (arg.key == key) return &arg;
  return nullptr;
}
inline std::int64_t number_of(const Message& message, std::string_view key) {
  const Argument* const arg = argument_of(message, key);
  EXPECT_NE(arg, nullptr) << message.id << " has no " << key;
  return arg == nullptr ? -999 : arg->number;
}

// A test of a whole turn: her board as it is at the start, the answering table, her cards blank.
// It is age I, round 2, her turn, and the row is dealt by the app.
class FlowTest : public RuleTest {
 public:
  FlowTable table;

  FlowTest() {
    s.phase = Phase::turns;
    s.round = 2;
    s.at_turn = Player::automa;
    for (int number = 1; number <= automa_cards; ++number) her_card(number, blank_card);
    lay_out_deck(s, Age::i);
  }

  static constexpr std::string_view blank_card = "| | | | 0 0 | 0 0 0";
  // politics | cards | development | build | military cards, happy faces | rows bonus defence war
  void her_card(int number, std::string_view told) {
    auto card = read_card(told);
    ASSERT_TRUE(card) << told;
    card->source = Source::house;
    table.data.house_deck[static_cast<std::size_t>(number - 1)] = *card;
  }
  // The card she turns up next.
  void next_card(std::string_view told) {
    if (s.deck.pile.empty()) lay_out_deck(s, s.age);
    her_card(s.deck.pile[s.deck.pile.size() - 1], told);
  }
  // All eight cards of the age's deck alike, whichever comes up.
  void every_card(std::string_view told) {
    for (int i = 0; i < cards_of_age; ++i) her_card(first_of_deck(s.age) + i, told);
  }

  template <class Result>
  Result finish(Turn<Result> turn) {
    EXPECT_TRUE(turn.done()) << "it asks: " << (table.pending ? table.pending->verb : "")
                             << ", unfit: " << table.unfit.id;
    if constexpr (std::is_void_v<Result>)
      return;
    else
      return turn.done() ? turn.await_resume() : Result{};
  }
  // The verb of the question at which a turn stops.
  template <class Result>
  std::string stops(const Turn<Result>& turn) {
    EXPECT_FALSE(turn.done());
    return table.pending ? table.pending->verb : std::string();
  }
};

}  // namespace seatmate::through_the_ages
