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

// The table of a game that people play: answers come from the journal, steps are told.
template <class G>
class LiveTable {
 public:
  using Data = typename G::Data;
  using State = typename G::State;
  static constexpr bool telling = true;

  LiveTable(const Data& d, Arena& arena, const std::vector<Entry>& answers)
      : data(d), arena_(arena), answers_(answers) {}

  const Data& data;
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

  template <class Question>
  Asked<typename Question::Answer> ask(const State& state, const Question& question) {
    if (used_ < answers_.size()) {
      const Entry& entry = answers_[used_];
      if (entry.verb == Question::verb) {
        auto answer = question.read(data, state, entry);
        if (answer) {
          ++used_;
          return {*answer};
        }
        unfit = answer.why();
      } else {
        unfit = Message{"engine.other-question", {}};
      }
    }
    pending = question.form(data, state);
    return {};
  }

  // Goes on if the fact is known; otherwise the turn stops here and the owner of the box is asked.
  template <class Question>
  Asked<Known> need(const State& state, const Question& question) {
    if (question.known(data, state)) return {Known{}};
    if (telling_fact != nullptr) {
      if (telling_fact->verb == Question::verb) {
        auto value = question.read(data, state, *telling_fact);
        if (value)
          told = Fact{question.id(), *value};
        else
          unfit = value.why();
      } else {
        unfit = Message{"engine.other-question", {}};
      }
    }
    pending = question.form(data, state);
    wants_fact = true;
    return {};
  }

  // Something that happened on the way to the next step, which may speak of it: take_mentions().
  template <class Make>
  void mention(Make&& make) {
    mentions_.push_back(make());
  }
  std::vector<Message> take_mentions() { return std::exchange(mentions_, {}); }

  // The reasons since the last step belong to this one.
  template <class Make>
  void tell(const State& state, Make&& make) {
    Step step = make();
    for (; told_ < reasons.entries.size(); ++told_)
      step.why.push_back(G::reason(data, state, reasons.entries[told_]));
    report.steps.push_back(std::move(step));
  }
  template <class Make>
  void title(Make&& make) {
    report.title = make();
  }

 private:
  Arena& arena_;
  const std::vector<Entry>& answers_;
  std::size_t used_ = 0;
  std::size_t told_ = 0;
  std::vector<Message> mentions_;
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
