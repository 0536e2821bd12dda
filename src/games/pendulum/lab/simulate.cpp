// The laboratory's side of the game: whole games without a table, and what is measured of them.

#include "games/pendulum/lab/simulate.h"

#include <algorithm>

#include "engine/simulator_of.h"
#include "games/pendulum/game.h"
#include "games/pendulum/lab/human.h"
#include "games/pendulum/visit.h"

namespace seatmate::pendulum {

namespace {

struct Simulation {
  using Rules = Rulebook;
  using Human = SimulatedHuman;

  // A simulated table has our scorecards and our track, and its timers run by the clock; the cards
  // may be somebody's own.
  static void prepare(State& s) {
    s.own_scorecard = false;
    s.own_track = false;
    s.sand_told = false;
    if (s.deck_kind == DeckKind::mine) s.deck_kind = DeckKind::house;
  }

  static bool over(const State& s) { return s.phase == Phase::over; }
  static Entry write(const Data&, const State& s, const Input& input) {
    return write_input(s, input);
  }
  static std::array<std::int32_t, metric_names.size()> measure(const Data& data, const State& s) {
    const int first = score_of(data, s, Player::automa_1);
    const int second = score_of(data, s, Player::automa_2);
    const bool human_wins = s.winners.has(Player::human);
    return {std::max(first, second),
            score_of(data, s, Player::human),
            human_wins ? 0 : 1,
            first,
            second,
            s.cards_played,
            s.markers_taken,
            s.rewards_taken,
            s.human_votes,
            s.human.legendary ? 1 : 0,
            in_parchment(s.human) ? 1 : 0,
            s.winners.single() ? 0 : 1};
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

}  // namespace seatmate::pendulum
