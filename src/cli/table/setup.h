#pragma once

// Setting up a game: all options with their defaults on one page. Enter starts, so somebody who has
// never seen them is at the table after one key; somebody who knows types `difficulty 3`.

#include <map>
#include <optional>
#include <string>

#include "cli/table/wire.h"
#include "cli/terminal/terminal.h"
#include "text/catalog.h"

namespace seatmate::cli {

using Chosen = std::map<std::string, std::string>;    // option id to token
[[nodiscard]] Doc settings_of(const Chosen& chosen);  // as a request has them

// The option makes sense with what is chosen now.
[[nodiscard]] bool applies(const SetupOption& option, const std::vector<SetupOption>& all,
                           const Chosen& chosen);

// The settings to start with, or nothing if the player left.
[[nodiscard]] std::optional<Chosen> choose_settings(Terminal& terminal, const text::Catalog& words,
                                                    const Playable& game, Chosen chosen);

// One of several things, by number, name or abbreviation; Enter takes the first.
[[nodiscard]] std::optional<std::size_t> choose_one(Terminal& terminal, const text::Catalog& words,
                                                    const Message& question,
                                                    const std::vector<Option>& options);

}  // namespace seatmate::cli
