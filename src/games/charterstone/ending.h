#pragma once

// Chapter "End of a campaign game", step by step, and the end of the campaign.

#include "games/charterstone/counts.h"
#include "games/charterstone/scoring.h"
#include "games/charterstone/setup.h"
#include "games/charterstone/table.h"

namespace seatmate::charterstone {

// What the end of a game gathers before it settles anything.
struct EndCounts {
  InlineVector<Charter, charter_count> players;
  Contenders contenders;
  std::array<std::int16_t, charter_count> bonus{};  // glory of guidepost and story
};

// The story card of a lettered crate: the first one the index guide names.
inline int story_in(const Contents& contents) {
  for (const GuideCard& card : contents)
    if (card.kind == CardKind::story) return card.number;
  return 0;
}

Turn<> end_game(State& s, Table& t);

}  // namespace seatmate::charterstone
