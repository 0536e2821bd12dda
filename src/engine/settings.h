#pragma once

// What was chosen before a game.

#include <vector>

#include "engine/contract.h"

namespace seatmate {

// Completes settings with defaults and checks every one against its option.
Result<Settings> complete_settings(const std::vector<SetupOption>& options,
                                   const Settings& settings);

}  // namespace seatmate
