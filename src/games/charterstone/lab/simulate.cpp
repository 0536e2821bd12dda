#include "games/charterstone/lab/simulate.h"

#include "engine/simulator_of.h"
#include "games/charterstone/counts.h"
#include "games/charterstone/game.h"
#include "games/charterstone/inputs.h"
#include "games/charterstone/lab/human.h"
#include "games/charterstone/table.h"
#include "games/charterstone/visit.h"

namespace seatmate::charterstone {

namespace {

// One simulated game is a whole campaign: twelve games, each from what the one before it left, and
// one game after it.
struct Simulation {
  using Rules = Rulebook;
  using Human = SimulatedHuman;

  // A simulated table has our tables and rolls for itself; the cards may be somebody's own.
  static void prepare(State& s) {
    s.house_facts = true;
    s.die_told = false;
    if (s.deck_kind == DeckKind::mine) s.deck_kind = DeckKind::house;
  }
  static bool over(const State& s) { return s.phase == Phase::over && s.game >= after_campaign; }
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
    values[4] = static_cast<std::int32_t>(s.automa_turns);
    int buildings = 0;
    int best_automa = 0;
    bool won_by_automa = false;
    for (const Charter c : all_charters) {
      buildings += buildings_of(s, c);
      if (!is_automa(s, c)) continue;
      best_automa = std::max<int>(best_automa, s.campaign_vp[index(c)]);
      won_by_automa = won_by_automa || s.champions.has(c);
    }
    values[17] = buildings;
    values[18] = best_automa;
    values[19] = won_by_automa ? 1 : 0;
    return values;
  }
};

}  // namespace

Result<std::unique_ptr<Simulator>> Rulebook::simulator(const std::shared_ptr<const Data>& data,
                                                       const Settings& settings,
                                                       std::uint64_t seed) {
  auto first = Rulebook::start(*data, settings, seed);
  if (!first) return first.refusal();
  // Cards that join somebody's own deck later and are not told yet are ours.
  auto filled = std::make_shared<Data>(*data);
  for (std::size_t i = 0; i < automa_card_count; ++i)
    if (filled->own_deck[i].source == Source::missing) filled->own_deck[i] = filled->house_deck[i];
  return std::unique_ptr<Simulator>(
      std::make_unique<SimulatorOf<Simulation>>(std::move(filled), *first, Simulation{}));
}

}  // namespace seatmate::charterstone
