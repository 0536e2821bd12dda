#pragma once

// What a rule speaks to.
//
// A rule is an ordinary function over a game's State and its Table. A table is `data` (what is
// printed), who hears the reasons (`reasons`, or nobody: reasons.h), who is told what to do (a
// Talk, or nobody) and who answers (a Seat). The journal of a game that people play, the simulated
// human, `decide` and a test are four seats at the same table.
//
// Questions are structs with `verb`, `Answer`, `form(data, state)` and `read(data, state, entry)`;
// those for a printed fact have no `Answer`: once told, the fact is data.

#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/form.h"
#include "engine/reasons.h"
#include "engine/turn.h"

// Marks functions that make messages. They are kept out of the rules: inlined there, they would
// cost each call some stack, even when nobody listens. In a page somebody always listens, and every
// byte is downloaded.
#ifdef __wasm__
#define SEATMATE_APART
#else
#define SEATMATE_APART [[gnu::cold, gnu::noinline]]
#endif

namespace seatmate {

struct Known {};

namespace table_detail {
template <class Question>
struct AnswerOf {
  using Type = Known;
};
template <class Question>
  requires requires { typename Question::Answer; }
struct AnswerOf<Question> {
  using Type = typename Question::Answer;
};
}  // namespace table_detail

template <class Question>
using AskedOf = Asked<typename table_detail::AnswerOf<Question>::Type>;

// Who answers: one virtual function for each question of a game.
template <class State, class... Questions>
class SeatOf {
 public:
  SeatOf() = default;
  SeatOf(const SeatOf&) = default;
  SeatOf& operator=(const SeatOf&) = default;
  virtual ~SeatOf() = default;
  void answer() = delete;  // so that the seats below have a name to add to
};
template <class State, class Question, class... Rest>
class SeatOf<State, Question, Rest...> : public SeatOf<State, Rest...> {
 public:
  using SeatOf<State, Rest...>::answer;
  virtual AskedOf<Question> answer(const State& state, const Question& question) = 0;
};

// What was told, and what happened on the way to the next step, which may speak of it.
struct Talk {
  Report report;
  std::vector<Message> mentions;
};
template <class State>
class TalkOf : public Talk {
 public:
  TalkOf() = default;
  TalkOf(const TalkOf&) = default;
  TalkOf& operator=(const TalkOf&) = default;
  virtual ~TalkOf() = default;
  virtual void hear(const State&, Step step) { report.steps.push_back(std::move(step)); }
  // Of a step that is told before it is done: its words and reasons are of the state before.
  virtual void hear_first(const State& before, const State&, Step step) {
    hear(before, std::move(step));
  }
};

// The part of a table that depends on no game.
class TableTalk {
 public:
  Listener* reasons = nullptr;
  std::int64_t now = 0;  // when the latest answer of this turn came; 0: none yet

  [[nodiscard]] Arena& arena() const { return *arena_; }
  // Does anybody want to know what only people want to know?
  [[nodiscard]] bool telling() const { return talk_ != nullptr; }
  // Or does somebody only count which rules decide?
  [[nodiscard]] bool counting() const { return reasons != nullptr && talk_ == nullptr; }

  // What is told is not even put into words when nobody listens.
  template <class Make>
  void mention(const Make& make) {
    if (talk_ != nullptr) [[unlikely]]
      mention_now(make);
  }
  std::vector<Message> take_mentions() {
    return talk_ != nullptr ? std::exchange(talk_->mentions, {}) : std::vector<Message>();
  }
  template <class Make>
  void title(const Make& make) {
    if (talk_ != nullptr) [[unlikely]]
      title_now(make);
  }

 protected:
  TableTalk(Arena* arena, Listener* listener, Talk* talk)
      : reasons(listener), arena_(arena), talk_(talk) {}

  Arena* arena_;
  Talk* talk_;

 private:
  template <class Make>
  SEATMATE_APART void mention_now(const Make& make) {
    talk_->mentions.push_back(make());
  }
  template <class Make>
  SEATMATE_APART void title_now(const Make& make) {
    talk_->report.title = make();
  }
};

template <class StateType, class DataType, class... Questions>
class TableOf : public TableTalk {
 public:
  using State = StateType;
  using Data = DataType;
  using Seat = SeatOf<State, Questions...>;

  // A rule is only looked up: nobody listens, and it asks nothing.
  explicit TableOf(const Data& printed, Listener* listener = nullptr)
      : TableTalk(nullptr, listener, nullptr), data(printed) {}
  TableOf(const Data& printed, Arena& arena, Seat& seat, Listener* listener = nullptr,
          TalkOf<State>* talk = nullptr)
      : TableTalk(&arena, listener, talk), data(printed), seat_(&seat) {}

  const Data& data;

  template <class Question>
  AskedOf<Question> ask(const State& state, const Question& question) {
    return seat_->answer(state, question);
  }
  // Goes on if the fact is known; otherwise the turn stops here and the owner of the box is asked.
  template <class Question>
  Asked<Known> need(const State& state, const Question& question) {
    return seat_->answer(state, question);
  }
  // A step to carry out; the reasons since the last step belong to it. A step is told when its
  // pieces have moved: the state is kept to show the table as it is at this step.
  template <class Make>
  void tell(const State& state, const Make& make) {
    if (talk_ != nullptr) [[unlikely]]
      tell_now(state, make);
  }
  // Where its words and reasons speak of the table before, as of a place that is still free, it is
  // told first. `carry_out` does with a copy of the state what the rule does next.
  template <class Make, class Do>
  void tell_first(const State& before, const Make& make, const Do& carry_out) {
    if (talk_ != nullptr) [[unlikely]]
      tell_first_now(before, make, carry_out);
  }

 private:
  template <class Make>
  SEATMATE_APART void tell_now(const State& state, const Make& make) {
    static_cast<TalkOf<State>*>(talk_)->hear(state, make());
  }
  template <class Make, class Do>
  SEATMATE_APART void tell_first_now(const State& before, const Make& make, const Do& carry_out) {
    State done = before;
    carry_out(done);
    static_cast<TalkOf<State>*>(talk_)->hear_first(before, done, make());
  }

  Seat* seat_ = nullptr;
};

namespace table_detail {
template <class Self, class Seat, class State, class... Questions>
class Answering : public Seat {
 public:
  using Seat::answer;
};
template <class Self, class Seat, class State, class Question, class... Rest>
class Answering<Self, Seat, State, Question, Rest...>
    : public Answering<Self, Seat, State, Rest...> {
 public:
  using Answering<Self, Seat, State, Rest...>::answer;
  AskedOf<Question> answer(const State& state, const Question& question) override {
    if constexpr (requires { typename Question::Answer; })
      return static_cast<Self*>(this)->ask(state, question);
    else
      return static_cast<Self*>(this)->need(state, question);
  }
};
template <class Self, class Table>
struct AnsweringAt;
template <class Self, class State, class Data, class... Questions>
struct AnsweringAt<Self, TableOf<State, Data, Questions...>> {
  using Type = Answering<Self, SeatOf<State, Questions...>, State, Questions...>;
};
template <class State, class Data, class... Questions>
TableOf<State, Data, Questions...> base_of(const TableOf<State, Data, Questions...>&);
}  // namespace table_detail

// A seat whose questions are all answered by two templates of Self, `ask` and `need`.
template <class Self, class Table>
using AnsweredBy = typename table_detail::AnsweringAt<Self, decltype(table_detail::base_of(
                                                                std::declval<Table>()))>::Type;

}  // namespace seatmate
