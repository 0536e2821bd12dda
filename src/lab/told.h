#pragma once

// A simulated game as a person at the table would see it: every entry typed, every step told, every
// reason given. For golden playthroughs, and for rules that only speak when somebody listens.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/contract.h"

namespace seatmate::lab {

struct Listener {
  // What the setup told; `play` stands at the first prompt.
  std::function<void(const Play& play, const Report& report)> started;
  // An entry that was accepted, with the prompt it answers; `before` has not taken it in yet.
  std::function<void(const Play& before, const Prompt& prompt, const Entry& entry)> entered;
  // What followed from it.
  std::function<void(const Play& after, const Report& report)> happened;
};

// From this game of a campaign on something is chosen otherwise: who comes, who leaves.
struct LaterSetting {
  int game = 0;
  std::string id;
  std::string token;
};

// Refuses settings that cannot be played, and a game whose simulated human finds nothing to say
// that the game accepts (which a test must never see).
//
// `games` is how many games of a campaign are played one after the other; a game without campaigns
// has only one.
[[nodiscard]] Outcome play_told(const Box& box, const Settings& settings, std::uint64_t seed,
                                const Listener& listener, int games = 1,
                                const std::vector<LaterSetting>& later = {});

}  // namespace seatmate::lab
