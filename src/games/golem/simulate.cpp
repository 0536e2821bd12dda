#include "games/golem/simulate.h"

#include <algorithm>

#include "engine/guess.h"
#include "games/golem/game.h"
#include "games/golem/human.h"

namespace seatmate::golem {

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

class GolemSimulator final : public Simulator {
 public:
  GolemSimulator(std::shared_ptr<const Data> data, const State& first)
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
    const State& s = static_cast<const PlayOf<Rulebook>&>(play).state();
    if (!started_) {
      human_ = SimulatedHuman(Random(s.random.seed(), human_stream));
      started_ = true;
    }
    const Prompt prompt = play.prompt();
    if (prompt.mood == Prompt::Mood::question) return human_.answer(*data_, s, prompt.forms[0]);
    return write_input(s, human_.choose(*data_, s));
  }

 private:
  static constexpr std::uint32_t human_stream = 0x80000000U;

  template <class Reasons>
  State play_out(std::uint64_t seed, std::uint64_t index, Reasons& reasons) {
    const auto stream = static_cast<std::uint32_t>(index);
    State s = first_;
    // A simulated table has our tables and deals for itself; her cards may be somebody's own.
    s.house_facts = true;
    s.table_told = false;
    s.marbles_told = false;
    if (s.deck_kind == DeckKind::mine) s.deck_kind = DeckKind::house;
    s.random = Random(seed, stream);
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
    const int hers = final_total(s, Player::automa);
    int best_human = final_total(s, Player::human1);
    for (int p = 2; p < s.players(); ++p)
      best_human = std::max(best_human, final_total(s, static_cast<Player>(p)));
    const std::array<std::int32_t, metric_names.size()> values{hers,
                                                               final_total(s, Player::human1),
                                                               hers > best_human ? 1 : 0,
                                                               s.turns_taken,
                                                               s.score,
                                                               s.area_points[0],
                                                               s.area_points[1],
                                                               s.area_points[2],
                                                               s.created,
                                                               books_owned(s),
                                                               artefacts_created(*data_, s),
                                                               effects_detail::developments_made(s),
                                                               s.marker,
                                                               s.no_benefit};
    std::copy_n(values.begin(), std::min(values.size(), metrics.size()), metrics.begin());
  }

  std::shared_ptr<const Data> data_;
  State first_;
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
  return std::unique_ptr<Simulator>(std::make_unique<GolemSimulator>(data, *first));
}

}  // namespace seatmate::golem
