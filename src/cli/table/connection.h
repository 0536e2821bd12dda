#pragma once

// Where the terminal's Client gets its Protocol from. The only place of src/cli that knows the
// store; everything else is a client of docs/protocol.md.

#include <memory>
#include <span>
#include <string>

#include "cli/table/wire.h"
#include "cli/terminal/clock.h"
#include "embedded/embedded.h"
#include "engine/contract.h"
#include "engine/result.h"
#include "session/store.h"

namespace seatmate::cli {

// The games kept in a folder; empty: where this platform keeps an application's data.
[[nodiscard]] Result<Client> open_games(const std::string& folder, const Clock& clock);
// A copy of all these games as they are now, in a file of its own; without a name in the folder
// `copies` beside them. Gives its name.
[[nodiscard]] Result<std::string> copy_games(const std::string& folder, const std::string& file,
                                             bool replace, std::int64_t now);
// Games that are gone with the Client: for replaying a file, and for tests.
[[nodiscard]] Client in_memory();
[[nodiscard]] Client connect(std::unique_ptr<Store> store, std::span<const Game* const> games,
                             std::span<const embedded::File> data,
                             const Clock& clock = system_time);

}  // namespace seatmate::cli
