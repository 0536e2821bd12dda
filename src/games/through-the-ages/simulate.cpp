#include "games/through-the-ages/simulate.h"

#include <algorithm>

#include "engine/guess.h"
#include "games/through-the-ages/game.h"
#include "games/through-the-ages/human.h"

namespace seatmate::through_the_ages {

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
  template <class Question>
  Asked<Known> need(const State&, const Question&) {
    return {Known{}};
  }
  template <class Make>
  void mention(Make&&) {}
  static std::vector<Message> take_mentions() { return {}; }
  template <class Make>
  void tell(const State&, Make&&) {}
  template <class Make>
  void title(Make&&) {}
};

class AgesSimulator final : public Simulator {
 public:
  AgesSimulator(std::shared_ptr<const Data> data, const State& first, bool random_start)
      : data_(std::move(data)), first_(first), random_start_(random_start), human_(Random()) {}

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
    const State& s = static_cast<const PlayOf<Rulebook>&>(play).shown();
    if (!started_) {
      human_ = SimulatedHuman(Random(s.random.seed(), human_stream));
      started_ = true;
    }
    const Prompt prompt = play.prompt();
    if (prompt.mood == Prompt::Mood::question) return human_.answer(*data_, s, prompt.forms[0]);
    return write_input(*data_, human_.choose(*data_, s));
  }

 private:
  static constexpr std::uint32_t human_stream = 0x80000000U;

  template <class Reasons>
  State play_out(std::uint64_t seed, std::uint64_t index, Reasons& reasons) {
    const auto stream = static_cast<std::uint32_t>(index);
    State s = first_;
    // A simulated table deals for itself; her cards may be somebody's own.
    s.row_kind = RowKind::dealt;
    s.expansion_house = true;
    if (s.deck_kind == DeckKind::mine) s.deck_kind = DeckKind::house;
    s.random = Random(seed, stream);
    if (random_start_) s.automa_starts = s.random.below(2) == 1;
    SimulatedHuman human(Random(seed, stream ^ human_stream));
    SimulatedTable<Reasons> table{*data_, arena_, human, reasons};
    while (s.phase != Phase::over) {
      if (Rulebook::runs(s))
        static_cast<void>(Rulebook::run(s, table).done());
      else
        carry_out(s, table, human.choose(*data_, s));
    }
    reasons = table.reasons;
    return s;
  }

  void measure(const State& s, std::span<std::int32_t> metrics) const {
    const Ratings ratings = ratings_of(*data_, s);
    const std::array<std::int32_t, metric_names.size()> values{
        s.culture,
        s.human_final,
        s.culture > s.human_final ? 1 : 0,
        s.turns_taken,
        s.round,
        ratings.science,
        ratings.culture,
        strength_of(*data_, s),
        shown_happiness(*data_, s),
        s.taken,
        s.developed,
        s.built,
        static_cast<std::int32_t>(s.wonders.size()),
        static_cast<std::int32_t>(s.colonies.size()),
        s.events_prepared,
        s.aggressions + s.wars_declared};
    std::copy_n(values.begin(), std::min(values.size(), metrics.size()), metrics.begin());
  }

  std::shared_ptr<const Data> data_;
  State first_;
  bool random_start_;
  Arena arena_;
  // For transcripts.
  SimulatedHuman human_;
  bool started_ = false;
};

}  // namespace

Result<std::unique_ptr<Simulator>> make_simulator(const std::shared_ptr<const Data>& data,
                                                  const Settings& settings, std::uint64_t seed) {
  auto first = start_state(*data, settings, seed);
  if (!first) return first.refusal();
  const bool random_start = std::any_of(settings.begin(), settings.end(), [](const auto& said) {
    return said.first == "first" && said.second == "random";
  });
  return std::unique_ptr<Simulator>(std::make_unique<AgesSimulator>(data, *first, random_start));
}

}  // namespace seatmate::through_the_ages
