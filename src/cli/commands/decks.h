#pragma once

// Her deck as a file, for the laboratory: a designer's deck is a file like any other.

#include <memory>
#include <string>

#include "cli/commands/opened_game.h"

namespace seatmate::cli {

// The box with the cards of this file.
[[nodiscard]] Result<std::unique_ptr<const Box>> box_with_deck(std::unique_ptr<const Box> box,
                                                               const std::string& file);

// With the cards of a file she plays from them and from nothing else: settings that say otherwise
// are refused, so that no file is left aside in silence. Games whose deck is no setting of theirs
// play with the file anyway.
[[nodiscard]] Result<Settings> with_told_deck(const Box& box, Settings settings, bool has_file);

// What a box was opened from, as a number: the data in the program or of a folder, and a deck.
[[nodiscard]] Result<std::string> digest_of_sources(const Game& game, const std::string& folder,
                                                    const std::string& deck);

}  // namespace seatmate::cli
