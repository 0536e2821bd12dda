#pragma once

// Everything that is kept as one text, as the page writes it, too (web/src/state/everything.ts):
// {"seatmate": "everything", "parts": […]}, each part a file of its own, a game, a campaign or what
// was told of a box.

#include <optional>
#include <string>
#include <string_view>

#include "cli/commands/commands.h"

namespace seatmate::cli {

// What stands for a game's id where everything is meant.
inline constexpr std::string_view all_games = "all";

// All of it, or why not.
[[nodiscard]] Result<std::string> everything(const Client& client);
// The parts, if the text is such a file.
[[nodiscard]] std::optional<Doc> read_everything(std::string_view text);
// Each part for itself: one that is refused keeps no other from coming in.
[[nodiscard]] int take_in_everything(Context& context, const Client& client, const Doc& parts);

}  // namespace seatmate::cli
