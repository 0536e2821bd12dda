#include "games/age-of-innovation/lab/simulate.h"

#include <algorithm>

#include "engine/simulator_of.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/lab/human.h"
#include "games/age-of-innovation/scoring.h"
#include "games/age-of-innovation/visit.h"

namespace seatmate::age_of_innovation {

namespace {

struct Simulation {
  using Rules = Rulebook;
  using Human = SimulatedHuman;

  static void prepare(State&) {}

  static bool over(const State& s) { return s.phase == Phase::over; }
  static Entry write(const Data&, const State& s, const Input& input) {
    return write_input(s, input);
  }
  static std::array<std::int32_t, metric_names.size()> measure(const Data&, const State& s) {
    const int hers = final_total(s, Player::automa);
    int best_human = final_total(s, Player::human1);
    if (s.humans == 2) best_human = std::max(best_human, final_total(s, Player::human2));
    return {hers,
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
  }
};

}  // namespace

Result<std::unique_ptr<Simulator>> Rulebook::simulator(const std::shared_ptr<const Data>& data,
                                                       const Settings& settings,
                                                       std::uint64_t seed) {
  auto first = start(*data, settings, seed);
  if (!first) return first.refusal();
  return std::unique_ptr<Simulator>(
      std::make_unique<SimulatorOf<Simulation>>(data, *first, Simulation{}));
}

}  // namespace seatmate::age_of_innovation
