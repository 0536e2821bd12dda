#pragma once

// From a game's simulated human to a Simulator.
//
// A game S says
//   Rules                        the struct of engine/play_of.h
//   Human                        Human(Random);
//                                choose(data, state) is the next input,
//                                answer(data, state, question) the answer to a question,
//                                answer(data, state, form) the same as somebody would type it
//   over(state)                  is the game at its end?
//   prepare(state)               what a simulated table does for itself; its randomness is set
//   measure(data, state)         one number for each of GameInfo::metrics
//   write(data, state, input)    the input as an entry
// and, found beside its state: carry_out(state, table, input).

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

#include "engine/play_of.h"

namespace seatmate {

// A table at which a simulated human sits. He knows every answer, and every printed fact counts as
// known: the data has a value for it. Nobody is told anything.
template <class TableType, class Human>
struct SimulatedTable : AnsweredBy<SimulatedTable<TableType, Human>, TableType>, TableType {
  using State = typename TableType::State;

  SimulatedTable(const typename TableType::Data& printed, Arena& arena, Human& player,
                 Listener* listener = nullptr)
      : TableType(printed, arena, *this, listener), human(player) {}

  Human& human;

  template <class Question>
  Asked<typename Question::Answer> ask(const State& s, const Question& question) {
    return {human.answer(this->data, s, question)};
  }
  template <class Question>
  Asked<Known> need(const State&, const Question&) {
    return {Known{}};
  }
};

template <class S>
class SimulatorOf final : public Simulator {
 public:
  using Rules = typename S::Rules;
  using Data = typename Rules::Data;
  using State = typename Rules::State;
  using Human = typename S::Human;

  SimulatorOf(std::shared_ptr<const Data> data, const State& first, S simulation)
      : data_(std::move(data)),
        first_(first),
        simulation_(std::move(simulation)),
        human_(Random()) {}

  std::uint64_t play(std::uint64_t seed, std::uint64_t index,
                     std::span<std::int32_t> metrics) override {
    const State s = play_out(seed, index, nullptr);
    const auto values = simulation_.measure(*data_, s);
    std::copy_n(values.begin(), std::min(values.size(), metrics.size()), metrics.begin());
    Digester digester;
    Rules::visit(s, digester);
    return digester.digest();
  }

  void count(std::uint64_t seed, std::uint64_t index, RuleCounts& counts) override {
    static_cast<void>(play_out(seed, index, &counts));
  }

  Entry next_entry(const Play& play) override {
    // In the middle of a turn he sees the table as far as it got.
    const State& s = static_cast<const PlayOf<Rules>&>(play).shown();
    if (!started_) {
      human_ = Human(Random(s.random.seed(), human_stream));
      started_ = true;
    }
    const Prompt prompt = play.prompt();
    if (prompt.mood == Prompt::Mood::question) return human_.answer(*data_, s, prompt.forms[0]);
    return simulation_.write(*data_, s, human_.choose(*data_, s));
  }

 private:
  // He has random numbers of his own, so that another card in the deck does not change what he
  // does.
  static constexpr std::uint32_t human_stream = 0x80000000U;

  State play_out(std::uint64_t seed, std::uint64_t index, Listener* listener) {
    const auto stream = static_cast<std::uint32_t>(index);
    State s = first_;
    s.random = Random(seed, stream);
    simulation_.prepare(s);
    Human human(Random(seed, stream ^ human_stream));
    SimulatedTable<typename Rules::Table, Human> table(*data_, arena_, human, listener);
    while (!simulation_.over(s)) {
      if (Rules::runs(s))
        static_cast<void>(Rules::run(s, table).done());
      else
        carry_out(s, table, human.choose(*data_, s));
    }
    return s;
  }

  std::shared_ptr<const Data> data_;
  State first_;
  S simulation_;
  Arena arena_;
  // For transcripts.
  Human human_;
  bool started_ = false;
};

}  // namespace seatmate
