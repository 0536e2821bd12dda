#pragma once

// The simulated human: takes marbles where they are worth most, a rabbi place near the top, a book
// now and then, so that a laboratory game is a game. His points are a model, not a calculation.
//
// He also is the owner of a box in transcripts: asked for what is printed, he tells what stands in
// our tables.

#include "games/golem/inputs.h"

namespace seatmate::golem {

class SimulatedHuman {
 public:
  explicit SimulatedHuman(Random random) : random_(random) {}

  Input choose(const Data& data, const State& s);

  std::uint8_t answer(const Data& data, const State& s, const DrawnCard&);
  std::uint8_t answer(const Data& data, const State& s, const TileAt& q);
  std::uint8_t answer(const Data& data, const State& s, const ActionTileAt& q);
  std::uint8_t answer(const Data& data, const State& s, const BookAt& q);
  std::uint8_t answer(const Data& data, const State& s, const CharacterNow&);
  std::uint8_t answer(const Data& data, const State& s, const StartingTile&);
  std::uint8_t answer(const Data& data, const State& s, const ArtefactTile&);
  Throw answer(const Data& data, const State& s, const ThrownMarbles&);
  ToldResult::Answer answer(const Data&, const State&, const ToldResult&) { return {1, 1}; }
  BoughtMeanwhile::Answer answer(const Data& data, const State& s, const BoughtMeanwhile&);
  BuriedMeanwhile::Answer answer(const Data& data, const State& s, const BuriedMeanwhile&);
  HumanPoints::Answer answer(const Data& data, const State& s, const HumanPoints&);

  // The same for a form at the table.
  Entry answer(const Data& data, const State& s, const Form& form);

 private:
  Throw throw_some(const std::array<std::uint8_t, marble_count>& marbles);
  template <class Taken>
  std::uint8_t any_free(int first, int last, Taken&& taken);

  Random random_;
};

}  // namespace seatmate::golem
