#pragma once

#include <string>

namespace seatmate {

// Where the player's games live: $SEATMATE_HOME, else $XDG_DATA_HOME/seatmate, else
// ~/.local/share/seatmate. The folder need not exist yet.
[[nodiscard]] std::string default_data_folder();

}  // namespace seatmate
