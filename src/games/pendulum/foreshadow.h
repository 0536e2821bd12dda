#pragma once

// Chapter "Foreshadowing": what the cards that lie on the mat already tell of the council to come.

#include <optional>

#include "games/pendulum/rewards.h"

namespace seatmate::pendulum {

// The votes of an automa as far as they can be counted now: in a council those it has, before it
// those of the cards on its mat, its scorecard and the time markers. Nothing where no card lies, or
// one whose right side nobody told.
std::optional<int> votes_in_sight(const Data& data, const State& s, std::size_t i);

// What each would take if the council were now and the human took nothing before: who has more
// votes takes first, and the other finds the card gone.
using RewardsInSight = std::array<std::optional<RewardChoice>, automa_count>;
RewardsInSight rewards_in_sight(const Data& data, const State& s);

// The same in one sentence for each.
void tell_what_comes(const State& s, Table& t);

// PE-FORE-1 is there to see them coming, so the reward cards are named when they are laid out.
Turn<> lay_out_rewards(State& s, Table& t);

}  // namespace seatmate::pendulum
