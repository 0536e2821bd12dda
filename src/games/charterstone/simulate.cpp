#include "games/charterstone/simulate.h"

#include "engine/simulator_of.h"
#include "games/charterstone/game.h"
#include "games/charterstone/human.h"

namespace seatmate::charterstone {

namespace {

// One simulated game is a whole campaign: twelve games, each from what the one before it left.
struct Simulation {
  using Rules = Rulebook;
  using Human = SimulatedHuman;

  // A simulated table has our tables and rolls for itself; the cards may be somebody's own.
  static void prepare(State& s) {
    s.house_facts = true;
    s.die_told = false;
    if (s.deck_kind == DeckKind::mine) s.deck_kind = DeckKind::house;
  }
  static bool over(const State& s) { return s.phase == Phase::over && s.game >= campaign_games; }
  static Entry write(const Data&, const State&, const Input& input) { return write_input(input); }

  static std::array<std::int32_t, metric_names.size()> measure(const Data&, const State& s) {
    std::array<std::int32_t, metric_names.size()> values{};
    std::int32_t automa_sum = 0;
    std::int32_t human_sum = 0;
    std::int32_t automa_games = 0;
    std::int32_t human_games = 0;
    std::int32_t won = 0;
    for (int game = 0; game < campaign_games; ++game) {
      const Chapter& chapter = s.chronicle.chapters[static_cast<std::size_t>(game)];
      values[static_cast<std::size_t>(5 + game)] = chapter.strength;
      bool automa_won = false;
      for (const Charter c : all_charters) {
        const Role role = chapter.roles[index(c)];
        if (is_automa(role)) {
          automa_sum += chapter.vp[index(c)];
          ++automa_games;
          automa_won = automa_won || chapter.winners.has(c);
        } else if (role == Role::human) {
          human_sum += chapter.vp[index(c)];
          ++human_games;
        }
      }
      won += automa_won ? 1 : 0;
    }
    values[0] = automa_games == 0 ? 0 : automa_sum / automa_games;
    values[1] = human_games == 0 ? 0 : human_sum / human_games;
    values[2] = campaign_games;
    values[3] = won;
    values[4] = s.turns;
    int buildings = 0;
    int best_automa = 0;
    int best_human = 0;
    for (const Charter c : all_charters) {
      buildings += buildings_of(s, c);
      int& best = is_automa(s, c) ? best_automa : best_human;
      best = std::max<int>(best, s.campaign_vp[index(c)]);
    }
    values[17] = buildings;
    values[18] = best_automa;
    values[19] = best_automa > best_human ? 1 : 0;
    return values;
  }
};

}  // namespace

Result<std::unique_ptr<Simulator>> make_simulator(const std::shared_ptr<const Data>& data,
                                                  const Settings& settings, std::uint64_t seed) {
  auto first = start_state(*data, {}, settings, seed);
  if (!first) return first.refusal();
  return std::unique_ptr<Simulator>(
      std::make_unique<SimulatorOf<Simulation>>(data, *first, Simulation{}));
}

}  // namespace seatmate::charterstone
