#pragma once

// The simulated human: an ordinary player's pace and places, so that a laboratory game is a game.
//
// He plays his home terrain first, keeps his buildings together, upgrades about every third turn,
// sends scholars, uses power and book actions, takes an innovation now and then, and passes after
// a handful of turns, more of them in later rounds. His points are a model, not a calculation: the
// part of a human score that does not come from science and areas.

#include "engine/guess.h"
#include "games/age-of-innovation/inputs.h"

namespace seatmate::age_of_innovation {

class SimulatedHuman {
 public:
  explicit SimulatedHuman(Random random) : random_(random) {}

  Input choose(const Data& data, const State& s);

  // Answers to what she or the setup asks.
  Card answer(const Data&, const State& s, const DrawnCard& q);
  int answer(const Data&, const State&, const PowerTaken& q) {
    // Power for nothing or for one point is taken, more is taken half the time.
    return q.most <= 2 || random_.below(2) == 0 ? q.most : 0;
  }
  int answer(const Data&, const State&, const PrintedEffect&) { return 0; }
  HexSet answer(const Data&, const State&, const FallowLand&) { return {}; }
  TilesOnTable::Answer answer(const Data& data, const State& s, const TilesOnTable&);
  std::uint8_t answer(const Data& data, const State& s, const FinalTileOnTable&);
  BookActionsOnBoard::Answer answer(const Data& data, const State& s, const BookActionsOnBoard&);
  Terrain answer(const Data&, const State& s, const HomeTerrain& q);
  Terrain answer(const Data&, const State& s, const YouthTerrain&);
  Folk answer(const Data&, const State& s, const HumanFolk& q);
  StartSteps::Answer answer(const Data& data, const State& s, const StartSteps& q);
  FirstWorkshop::Answer answer(const Data& data, const State& s, const FirstWorkshop& q);
  int answer(const Data&, const State& s, const HumanPoints& q);
  HumanShip::Answer answer(const Data& data, const State& s, const HumanShip& q);
  // At the table he says anything that looks right.
  Entry answer(const Data&, const State&, const Form& form) { return guess_entry(form, guesses_); }

 private:
  bool plan_build(const Data& data, const State& s, std::size_t human, Input& input);
  bool plan_upgrade(const Data& data, const State& s, std::size_t human, Input& input);
  bool plan_scholar(const Data& data, const State& s, std::size_t human, Input& input);
  bool plan_slot(Verb verb, SlotSet open, Input& input);
  bool plan_action(const Data& data, const State& s, std::size_t human, Action::Kind kind,
                   SlotSet open, Input& input);
  bool plan_bridge(const Data& data, const State& s, std::size_t human, Input& input);
  template <class Set>
  typename Set::Element any(Set set) {
    return set.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(set.count()))));
  }

  Random random_;
  Random guesses_{0x5eed};
  std::array<std::uint8_t, 2> round_{};  // the round he last planned for
  std::array<std::int8_t, 2> turns_{};   // turns he still wants to take in it
};

}  // namespace seatmate::age_of_innovation
