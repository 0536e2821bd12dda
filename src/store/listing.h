#pragma once

// The list of all games and what it is asked for, each by its index; and what is left of it where
// pages of the file are damaged.

#include <sqlite3.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "session/store.h"

namespace seatmate::sqlite {

[[nodiscard]] Result<std::vector<Listed>> list_games(sqlite3* database);
[[nodiscard]] Result<ListPage> list_page(sqlite3* database, const Wanted& wanted);
[[nodiscard]] Result<std::optional<Listed>> list_one(sqlite3* database, std::string_view id);
[[nodiscard]] Result<std::vector<Listed>> list_campaign(sqlite3* database, std::string_view id);
[[nodiscard]] Result<std::vector<Listed>> list_begun_at(sqlite3* database, std::string_view game,
                                                        std::int64_t created);

// What they ask SQLite, for the test that an index answers.
[[nodiscard]] std::string sql_of_page(Wanted::Which which);
[[nodiscard]] std::string sql_of_campaign();
[[nodiscard]] std::string sql_of_beginning();

// What can still be read, row by row. A game of which only the name is left is listed by that, and
// as damaged. Never refuses.
[[nodiscard]] std::vector<Listed> list_what_is_left(sqlite3* database);

}  // namespace seatmate::sqlite
