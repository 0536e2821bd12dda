#pragma once

// One whole simulated game as a text that people can read and machines can compare: the settings,
// every prompt, every entry as it was typed, every step, every reason with its rule and what was
// left to choose from, what changed on the table, and the result.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract.h"
#include "lab/told.h"
#include "text/catalog.h"

namespace seatmate::cli {

struct PlaythroughRequest {
  std::string game;
  std::uint64_t seed = 1;
  Settings settings;
  int games = 1;  // of a campaign
  std::vector<lab::LaterSetting> later = {};
};

// "3:green=automa": from the third game on.
[[nodiscard]] std::optional<lab::LaterSetting> read_later(std::string_view text);

// The first line of a playthrough is the command that writes it again.
[[nodiscard]] std::string first_line(const PlaythroughRequest& request);
[[nodiscard]] Result<PlaythroughRequest> read_first_line(const std::string& line);

[[nodiscard]] Result<std::string> playthrough(const Box& box, const text::Catalog& words,
                                              const PlaythroughRequest& request);

}  // namespace seatmate::cli
