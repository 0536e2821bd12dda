#pragma once

// The list of all games, also where pages of the file are damaged.

#include <sqlite3.h>

#include <vector>

#include "engine/result.h"
#include "session/store.h"

namespace seatmate::sqlite {

[[nodiscard]] Result<std::vector<Listed>> list_games(sqlite3* database);

// What can still be read, row by row. A game of which only the name is left is listed by that, and
// as damaged. Never refuses.
[[nodiscard]] std::vector<Listed> list_what_is_left(sqlite3* database);

}  // namespace seatmate::sqlite
