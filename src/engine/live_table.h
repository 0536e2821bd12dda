#pragma once

// The table of a game that people play, and what is known of its box.
//
// A table is what a rule speaks to: `data`, `reasons` (see reasons.h), `arena()`, `ask`, `tell`
// (a step to carry out; the lambda is not even called when nobody listens) and `title`. Questions
// are structs with `verb`, `Answer`, `form(data, state)` and `read(data, state, entry)`.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract.h"
#include "engine/reasons.h"
#include "engine/turn.h"

namespace seatmate {

struct Known {};

template <class G>
inline constexpr bool learns =
    requires(typename G::Data& data, const Fact& fact) { G::learn(data, fact); };

// What such a table keeps, whatever the game.
class TableTalk {
 public:
  TableTalk(Arena& arena, const std::vector<Entry>& answers) : arena_(arena), answers_(answers) {}

  Trail reasons;
  Report report;
  std::optional<Form> pending;  // the question nobody has answered yet
  Message unfit;                // why the answer at hand did not fit it
  std::optional<Fact> told;     // what the entry in `telling_fact` said
  bool wants_fact = false;      // the pending question is for a printed fact
  const Entry* telling_fact = nullptr;
  std::int64_t now = 0;  // when the latest answer of this turn came; 0: none yet

  Arena& arena() { return arena_; }
  [[nodiscard]] std::size_t answers_used() const { return used_; }

  // Something that happened on the way to the next step, which may speak of it: take_mentions().
  template <class Make>
  void mention(Make&& make) {
    mentions_.push_back(make());
  }
  std::vector<Message> take_mentions() { return std::exchange(mentions_, {}); }

  template <class Make>
  void title(Make&& make) {
    report.title = make();
  }

 protected:
  // The entry that answers this question; none if there is no answer yet, or one to another.
  const Entry* answer_to(std::string_view verb);
  const Entry* fact_told_to(std::string_view verb);
  void wait_for(Form question);

  Arena& arena_;
  const std::vector<Entry>& answers_;
  std::size_t used_ = 0;
  std::size_t told_ = 0;
  std::vector<Message> mentions_;
};

// The table of a game that people play: answers come from the journal, steps are told.
template <class G>
class LiveTable : public TableTalk {
 public:
  using Data = typename G::Data;
  using State = typename G::State;
  static constexpr bool telling = true;

  LiveTable(const Data& d, Arena& arena, const std::vector<Entry>& answers)
      : TableTalk(arena, answers), data(d) {}

  const Data& data;

  template <class Question>
  Asked<typename Question::Answer> ask(const State& state, const Question& question) {
    if (const Entry* const entry = answer_to(Question::verb)) {
      auto answer = question.read(data, state, *entry);
      if (answer) {
        ++used_;
        return {*answer};
      }
      unfit = answer.why();
    }
    wait_for(question.form(data, state));
    return {};
  }

  // Goes on if the fact is known; otherwise the turn stops here and the owner of the box is asked.
  template <class Question>
  Asked<Known> need(const State& state, const Question& question) {
    if (question.known(data, state)) return {Known{}};
    if (const Entry* const entry = fact_told_to(Question::verb)) {
      auto value = question.read(data, state, *entry);
      if (value)
        told = Fact{question.id(), *value};
      else
        unfit = value.why();
    }
    wait_for(question.form(data, state));
    wants_fact = true;
    return {};
  }

  // The reasons since the last step belong to this one.
  template <class Make>
  void tell(const State& state, Make&& make) {
    add(state, make());
  }

 private:
  SEATMATE_ONCE void add(const State& state, Step step) {
    for (; told_ < reasons.entries.size(); ++told_)
      step.why.push_back(G::reason(data, state, reasons.entries[told_]));
    report.steps.push_back(std::move(step));
  }
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
