#include "games/age-of-innovation/simulate.h"

#include "engine/guess.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/human.h"

namespace seatmate::age_of_innovation {

namespace {

// The table of a simulated game: it knows every answer and tells nobody anything.
template <class Reasons>
struct SimulatedTable {
  static constexpr bool telling = false;

  const Data& data;
  Arena& frames;
  SimulatedHuman& human;
  Reasons reasons;

  Arena& arena() { return frames; }
  template <class Question>
  Asked<typename Question::Answer> ask(const State& s, const Question& question) {
    return {human.answer(data, s, question)};
  }
  template <class Make>
  void tell(const State&, Make&&) {}
  template <class Make>
  void title(Make&&) {}
};

class AoiSimulator final : public Simulator {
 public:
  AoiSimulator(std::shared_ptr<const Data> data, const State& first)
      : data_(std::move(data)), first_(first), human_(Random()) {}

  std::uint64_t play(std::uint64_t seed, std::uint64_t index,
                     std::span<std::int32_t> metrics) override {
    NoReasons none;
    const State s = play_out(seed, index, none);
    measure(s, metrics);
    Digester digester;
    visit_state(s, digester);
    return digester.digest();
  }

  void count(std::uint64_t seed, std::uint64_t index, RuleCounts& counts) override {
    static_cast<void>(play_out(seed, index, counts));
  }

  Entry next_entry(const Play& play) override {
    const Prompt prompt = play.prompt();
    if (prompt.mood == Prompt::Mood::question) return guess_entry(prompt.forms[0], guesses_);
    const State& s = static_cast<const PlayOf<Rulebook>&>(play).state();
    if (!started_) {
      human_ = SimulatedHuman(Random(s.random.seed(), human_stream));
      started_ = true;
    }
    return write_input(s, human_.choose(*data_, s));
  }

 private:
  static constexpr std::uint32_t human_stream = 0x80000000U;

  template <class Reasons>
  State play_out(std::uint64_t seed, std::uint64_t index, Reasons& reasons) {
    const auto stream = static_cast<std::uint32_t>(index);
    State s = first_;
    s.random = Random(seed, stream);
    SimulatedHuman human(Random(seed, stream ^ human_stream));
    SimulatedTable<Reasons> table{*data_, arena_, human, reasons};
    while (s.phase != Phase::over) {
      if (Rulebook::runs(s)) {
        static_cast<void>(Rulebook::run(s, table).done());
      } else {
        carry_out(s, table, human.choose(*data_, s));
      }
    }
    reasons = table.reasons;
    return s;
  }

  static void measure(const State& s, std::span<std::int32_t> metrics) {
    const int hers = final_total(s, Player::automa);
    int best_human = final_total(s, Player::human1);
    if (s.humans == 2) best_human = std::max(best_human, final_total(s, Player::human2));
    const std::array<std::int32_t, metric_names.size()> values{hers,
                                                               final_total(s, Player::human1),
                                                               hers > best_human ? 1 : 0,
                                                               s.turns_taken,
                                                               s.automa().count(),
                                                               s.largest_area[0],
                                                               s.area_points[0],
                                                               s.science_points[0],
                                                               s.score,
                                                               s.scholars,
                                                               s.innovations_taken[0],
                                                               s.human[0].count()};
    std::copy_n(values.begin(), std::min(values.size(), metrics.size()), metrics.begin());
  }

  std::shared_ptr<const Data> data_;
  State first_;
  Arena arena_;
  // For transcripts.
  SimulatedHuman human_;
  Random guesses_{0x5eed};
  bool started_ = false;
};

}  // namespace

Result<std::unique_ptr<Simulator>> make_simulator(const std::shared_ptr<const Data>& data,
                                                  const Settings& settings, std::uint64_t seed) {
  auto first = start_state(*data, settings, seed);
  if (!first) return first.refusal();
  return std::unique_ptr<Simulator>(std::make_unique<AoiSimulator>(data, *first));
}

}  // namespace seatmate::age_of_innovation
