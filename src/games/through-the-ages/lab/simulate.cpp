#include "games/through-the-ages/lab/simulate.h"

#include <algorithm>

#include "engine/simulator_of.h"
#include "games/through-the-ages/game.h"
#include "games/through-the-ages/inputs.h"
#include "games/through-the-ages/lab/human.h"
#include "games/through-the-ages/strength.h"
#include "games/through-the-ages/table.h"
#include "games/through-the-ages/visit.h"

namespace seatmate::through_the_ages {

namespace {

struct Simulation {
  using Rules = Rulebook;
  using Human = SimulatedHuman;

  bool random_start = false;  // who begins is thrown for in every game
  // A simulated table deals for itself; her cards may be somebody's own.
  void prepare(State& s) const {
    s.row_kind = RowKind::dealt;
    s.expansion_house = true;
    s.readings.tie_first = true;  // he has no reason to prefer one
    if (s.deck_kind == DeckKind::mine) s.deck_kind = DeckKind::house;
    if (random_start) s.automa_starts = s.random.below(2) == 1;
  }

  static bool over(const State& s) { return s.phase == Phase::over; }
  static Entry write(const Data& data, const State&, const Input& input) {
    return write_input(data, input);
  }
  static std::array<std::int32_t, metric_names.size()> measure(const Data& data, const State& s) {
    const Ratings ratings = ratings_of(data, s);
    return {s.culture,
            s.human_final,
            s.culture > s.human_final ? 1 : 0,
            s.turns_taken,
            s.round,
            ratings.science,
            ratings.culture,
            strength_of(data, s),
            shown_happiness(data, s),
            s.taken,
            s.developed,
            s.built,
            static_cast<std::int32_t>(s.wonders.size()),
            static_cast<std::int32_t>(s.colonies.size()),
            s.events_prepared,
            s.aggressions + s.wars_declared};
  }
};

}  // namespace

Result<std::unique_ptr<Simulator>> Rulebook::simulator(const std::shared_ptr<const Data>& data,
                                                       const Settings& settings,
                                                       std::uint64_t seed) {
  auto first = Rulebook::start(*data, settings, seed);
  if (!first) return first.refusal();
  const bool random_start = std::any_of(settings.begin(), settings.end(), [](const auto& said) {
    return said.first == "first" && said.second == "random";
  });
  return std::unique_ptr<Simulator>(
      std::make_unique<SimulatorOf<Simulation>>(data, *first, Simulation{random_start}));
}

}  // namespace seatmate::through_the_ages
