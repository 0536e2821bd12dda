#pragma once

// What was chosen before a game.

#include <string_view>
#include <vector>

#include "engine/contract.h"

namespace seatmate {

// Completes settings with defaults and checks every one against its option.
Result<Settings> complete_settings(const std::vector<SetupOption>& options,
                                   const Settings& settings);

// What was chosen for an option; nothing if there is no such option.
std::string_view setting(const Settings& settings, std::string_view id);

}  // namespace seatmate
