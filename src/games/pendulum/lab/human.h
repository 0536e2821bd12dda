#pragma once

// The simulated human: four workers that are placed, act and are lifted at a plausible pace, timers
// that are flipped a little after they run out, and a council after every third purple flip. Where
// she gets to on her own tracks is a model, not a calculation: every action is worth something, and
// a space the automas block is worth nothing.
//
// She also is the owner of a box in transcripts: asked for what is printed, she tells what stands
// in our tables.

#include <optional>

#include "games/pendulum/inputs.h"

namespace seatmate::pendulum {

class SimulatedHuman {
 public:
  explicit SimulatedHuman(Random random) : random_(random) {}

  Input choose(const Data& data, const State& s);

  std::uint8_t answer(const Data& data, const State& s, const DrawnCard&);
  static bool answer(const Data&, const State&, const SandOut&) { return true; }
  std::uint8_t answer(const Data& data, const State& s, const HumanVotes&);
  RewardsDealt::Answer answer(const Data& data, const State& s, const RewardsDealt&);
  HumanReward::Answer answer(const Data& data, const State& s, const HumanReward&);
  FinalReward answer(const Data& data, const State& s, const HumanFinalReward&);
  HumanTracks answer(const Data& data, const State& s, const TracksNow&);

  // The same for a form at the table.
  Entry answer(const Data& data, const State& s, const Form& form);

 private:
  struct Own {
    Area area = Area::black;
    Row row = Row::bottom;
    bool grande = false;
    bool placed = false;
    bool down = false;  // in the bottom box
  };

  void new_round(const State& s);
  void settle(const State& s);
  void place(const State& s, Own& own);
  bool can_place(const State& s, const Own& own, Area area) const;
  void score(Area area);
  void advance(int hundredths);
  Input real_time(const Data& data, const State& s);
  std::optional<Input> followed(const State& s, Input input);
  std::int32_t sand(const Data& data, const State& s, Area area);
  Input made(const State& s, Verb verb, std::uint32_t soonest, std::uint32_t spread);

  Random random_;
  std::uint32_t mood_ = 0;
  std::array<Own, most_workers> workers_{};
  std::uint8_t count_ = 0;
  std::uint8_t round_ = 0;
  std::uint8_t lifts_ = 0;                // in this council
  bool rewarded_ = false;                 // in the last council, as far as she was asked
  bool claims_ = false;                   // she means to take the legendary token this round
  std::int64_t clock_ = 0;                // her latest entry
  int votes_ = 0;                         // tenths
  int skill_ = 100;                       // per cent
  std::array<int, track_count> track_{};  // hundredths of a column
  int glory_ = 0;
  InlineVector<RewardKind, 25> rewards_;
  std::array<Row, area_count> seen_{};               // real sand: how each timer stood,
  std::array<std::int64_t, area_count> runs_out_{};  // and when it will be out
};

}  // namespace seatmate::pendulum
