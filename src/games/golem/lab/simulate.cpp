#include "games/golem/lab/simulate.h"

#include <algorithm>

#include "engine/simulator_of.h"
#include "games/golem/game.h"
#include "games/golem/lab/human.h"
#include "games/golem/scoring.h"
#include "games/golem/visit.h"

namespace seatmate::golem {

namespace {

struct Simulation {
  using Rules = Rulebook;
  using Human = SimulatedHuman;

  // A simulated table has our tables and deals for itself; her cards may be somebody's own.
  static void prepare(State& s) {
    s.house_facts = true;
    s.table_told = false;
    s.marbles_told = false;
    if (s.deck_kind == DeckKind::mine) s.deck_kind = DeckKind::house;
  }

  static bool over(const State& s) { return s.phase == Phase::over; }
  static Entry write(const Data&, const State& s, const Input& input) {
    return write_input(s, input);
  }
  static std::array<std::int32_t, metric_names.size()> measure(const Data& data, const State& s) {
    const int hers = final_total(s, Player::automa);
    int best_human = final_total(s, Player::human1);
    for (int p = 2; p < s.players(); ++p)
      best_human = std::max(best_human, final_total(s, static_cast<Player>(p)));
    return {hers,
            final_total(s, Player::human1),
            hers > best_human ? 1 : 0,
            s.turns_taken,
            s.score,
            s.area_points[0],
            s.area_points[1],
            s.area_points[2],
            s.created,
            books_owned(s),
            artefacts_created(data, s),
            developments_made(s),
            s.marker,
            s.no_benefit};
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

}  // namespace seatmate::golem
