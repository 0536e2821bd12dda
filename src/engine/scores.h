#pragma once

// The scores on the way of a game with one Automa, whose points are known all the time, against
// humans, whose points are told at the end.

#include <cstdint>
#include <utility>

#include "engine/form.h"

namespace seatmate {

// `name(player)` is a Message, `total(player)` the points of a game that is over.
template <class Player, class Name, class Total>
Scores scores_against(int round, int players, Player automa, std::int64_t so_far, bool over,
                      const Name& name, const Total& total) {
  Scores scores{round, {}};
  for (int p = 0; p < players; ++p) {
    const auto player = static_cast<Player>(p);
    Score score{name(player), player == automa, {}};
    if (over)
      score.points = total(player);
    else if (score.automa)
      score.points = so_far;
    scores.players.push_back(std::move(score));
  }
  return scores;
}

}  // namespace seatmate
