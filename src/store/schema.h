#pragma once

// What a file of ours looks like inside, and how one of an older Seatmate is brought forward.

#include <sqlite3.h>

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/result.h"
#include "store/sqlite.h"

namespace seatmate::sqlite {

// "SeaM": tells our files from those of other programs.
inline constexpr std::int64_t application_id = 0x5365614d;
inline constexpr std::int64_t schema_version = 6;

// Makes the tables that a file of this version lacks (0: a new file), inside a transaction.
[[nodiscard]] Outcome make_tables(sqlite3* database, std::int64_t version);

// The sum of a row's texts, as its column `sum` keeps it: what the disk changes is noticed. A row
// that has none was written before there were any.
[[nodiscard]] std::int64_t sum_of(std::initializer_list<std::string_view> texts);
// Whether a row's texts are what was written. Rows without a sum (its column) are older than sums.
[[nodiscard]] bool is_sound(Statement& row, int sum, std::initializer_list<std::string_view> texts);
// What the rows of a file of an older version lack: sums, and what lists show of them. Makes the
// indexes by which lists are found, too. Inside the transaction that makes the tables.
[[nodiscard]] Outcome fill_rows(sqlite3* database, std::int64_t version);
// The same for a file with damaged pages, game by game. What was damaged goes without: it is no
// worse than it was, and the others shall not wait for it. Without an index a list is right, but
// takes longer. In no transaction: one that has met a damaged page cannot be brought to its end.
void fill_what_can_be_read(sqlite3* database, std::int64_t version);

// An index of a list that has lost a page would keep every entry from being written, though a list
// is right without it: it is forgotten, and made anew when the file is opened the next time, if the
// games can be read. False: none is damaged.
[[nodiscard]] bool forget_damaged_indexes(sqlite3* database);
void make_missing_indexes(sqlite3* database);

}  // namespace seatmate::sqlite
