#pragma once

// The simulated human: gathers goods, builds, opens crates and scores as people do, so that a
// laboratory campaign is a campaign. His points are a model, not a calculation.
//
// He also is the owner of a box in transcripts: asked for what is printed, he tells what stands in
// our tables.

#include "games/charterstone/inputs.h"
#include "games/charterstone/questions.h"

namespace seatmate::charterstone {

class SimulatedHuman {
 public:
  explicit SimulatedHuman(Random random) : random_(random) {}

  Input choose(const Data& data, const State& s);

  std::uint8_t answer(const Data& data, const State& s, const DrawnCard&);
  Charter answer(const Data& data, const State& s, const Die&);
  Charter answer(const Data& data, const State& s, const FirstPlayer&);
  MatNumbers answer(const Data& data, const State& s, const MatNow&);
  std::uint8_t answer(const Data& data, const State& s, const BasicPlot&);
  std::uint8_t answer(const Data& data, const State& s, const EmptyPlot& q);
  bool answer(const Data& data, const State& s, const FuelShortage&);
  HumanGoal::Answer answer(const Data& data, const State& s, const HumanGoal& q);
  std::int16_t answer(const Data& data, const State& s, const HumanTrack& q);
  std::int16_t answer(const Data& data, const State& s, const HumanPoints& q);
  std::uint8_t answer(const Data& data, const State& s, const HumanGlory& q);
  Personas answer(const Data& data, const State& s, const PersonasNow& q);
  std::uint8_t answer(const Data& data, const State& s, const VictoryCard&);
  Crate answer(const Data& data, const State& s, const ChosenCrate&);
  std::int16_t answer(const Data& data, const State& s, const VillageAverage&);
  BattleCounts::Answer answer(const Data& data, const State& s, const BattleCounts&);
  std::int16_t answer(const Data& data, const State& s, const CampaignPoints& q);
  bool answer(const Data& data, const State& s, const Recovered&);
  CampaignCategories::Answer answer(const Data& data, const State& s, const CampaignCategories& q);

  // The same for a form at the table.
  Entry answer(const Data& data, const State& s, const Form& form);

 private:
  // What he keeps in his head of a charter he plays.
  struct Hand {
    int goods = 0;
    int influence = influence_tokens;
    int points = 0;
  };
  void follow(const State& s);
  Input plan(const Data& data, const State& s);
  int die(int n) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(n))); }

  Random random_;
  std::array<Hand, charter_count> hands_{};
  void lay_out(const State& s);
  static constexpr std::size_t most_said = 24;
  InlineVector<Input, most_said> queue_;  // what he says next, the last one first
  bool laid_out_ = false;
  int game_ = 0;
};

}  // namespace seatmate::charterstone
