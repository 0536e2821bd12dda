#pragma once

// What the rules of Pendulum speak to (engine/table.h), with every question they can ask.

#include "engine/table.h"
#include "games/pendulum/data.h"
#include "games/pendulum/questions.h"
#include "games/pendulum/state.h"

namespace seatmate::pendulum {

class Table
    : public TableOf<State, Data, DrawnCard, SandOut, HumanVotes, RewardsDealt, HumanReward,
                     HumanFinalReward, TracksNow, LeftFact, RightFact, ScorecardFact, TrackFact> {
 public:
  using TableOf::TableOf;
};

}  // namespace seatmate::pendulum
