#pragma once

// The table of a game that people play, and what is known of its box: answers come from the
// journal, steps are told with their reasons.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract.h"
#include "engine/reasons.h"
#include "engine/table.h"
#include "engine/turn.h"

namespace seatmate {

template <class G>
inline constexpr bool learns =
    requires(typename G::Data& data, const Fact& fact) { G::learn(data, fact); };

// The answers so far, whatever the game.
class Answers {
 public:
  explicit Answers(const std::vector<Entry>& entries) : answers_(entries) {}

  std::optional<Form> pending;  // the question nobody has answered yet
  Message unfit;                // why the answer at hand did not fit it
  std::optional<Fact> told;     // what the entry in `telling_fact` said
  bool wants_fact = false;      // the pending question is for a printed fact
  const Entry* telling_fact = nullptr;

  [[nodiscard]] std::size_t answers_used() const { return used_; }

 protected:
  // The entry that answers this question; none if there is no answer yet, or one to another.
  const Entry* answer_to(std::string_view verb);
  const Entry* fact_told_to(std::string_view verb);
  void wait_for(Form question);

  const std::vector<Entry>& answers_;
  std::size_t used_ = 0;
};

template <class G>
class LiveTable : public Answers,
                  public AnsweredBy<LiveTable<G>, typename G::Table>,
                  public TalkOf<typename G::State>,
                  public G::Table {
 public:
  using Data = typename G::Data;
  using State = typename G::State;

  LiveTable(const Data& printed, Arena& arena, const std::vector<Entry>& answers)
      : Answers(answers), G::Table(printed, arena, *this, &trail, this) {}

  Trail trail;
  // The ids of the facts that were told in this turn: where they were asked for, the steps end as
  // they did when nobody knew them.
  const std::vector<std::string>* learnt = nullptr;

  template <class Question>
  Asked<typename Question::Answer> ask(const State& state, const Question& question) {
    say_what_happened(state);
    if (const Entry* const entry = answer_to(Question::verb)) {
      auto answer = question.read(this->data, state, *entry);
      if (answer) {
        ++used_;
        return {*answer};
      }
      unfit = answer.why();
    }
    wait_for(question.form(this->data, state));
    return {};
  }

  template <class Question>
  Asked<Known> need(const State& state, const Question& question) {
    if (question.known(this->data, state)) {
      if (learnt != nullptr && std::ranges::find(*learnt, question.id()) != learnt->end())
        say_what_happened(state);
      return {Known{}};
    }
    say_what_happened(state);
    if (const Entry* const entry = fact_told_to(Question::verb)) {
      auto value = question.read(this->data, state, *entry);
      if (value)
        told = Fact{question.id(), *value};
      else
        unfit = value.why();
    }
    wait_for(question.form(this->data, state));
    wants_fact = true;
    return {};
  }

  // The states in which the steps were told, one for each.
  std::vector<State> told_in;

  // The reasons since the last step belong to this one.
  void hear(const State& state, Step step) override {
    for (; explained_ < trail.entries.size(); ++explained_)
      step.why.push_back(G::reason(this->data, state, trail.entries[explained_]));
    this->report.steps.push_back(std::move(step));
    told_in.push_back(state);
  }
  void hear_first(const State& before, const State& done, Step step) override {
    hear(before, std::move(step));
    told_in.back() = done;
  }

 private:
  // A game that gathers what happens on the way to a step says it before a question, so that nobody
  // is asked what a thing does before he knows what it is for.
  void say_what_happened(const State& state) {
    if constexpr (requires { this->tell_so_far(state); }) this->tell_so_far(state);
  }

  std::size_t explained_ = 0;
};

// The data of a box with what its owner told. A fact that does not fit is left out.
template <class G>
struct Knowledge {
  using Data = typename G::Data;
  std::shared_ptr<const Data> base;
  std::shared_ptr<const Data> data;
  Facts facts;

  explicit Knowledge(std::shared_ptr<const Data> from) : base(std::move(from)), data(base) {}

  Outcome learn(const Fact& fact) {
    if constexpr (learns<G>) {
      auto next = std::make_shared<Data>(*data);
      if (const Outcome fits = G::learn(*next, fact); !fits) return fits;
      data = std::move(next);
      const auto place = std::lower_bound(facts.begin(), facts.end(), fact,
                                          [](const Fact& a, const Fact& b) { return a.id < b.id; });
      if (place != facts.end() && place->id == fact.id)
        place->value = fact.value;
      else
        facts.insert(place, fact);
      return Done{};
    } else {
      return refuse("engine.no-facts", {Arg("id", fact.id)});
    }
  }
};

}  // namespace seatmate
