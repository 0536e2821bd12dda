#pragma once

// Copies of the file with the games: one that somebody asks for, and those that are made before a
// new Seatmate changes something. A copy is a file of ours like any other: put in the place of
// games.db, it is games.db.

#include <sqlite3.h>

#include <string>
#include <string_view>

#include "engine/result.h"
#include "files/new_file.h"

namespace seatmate::sqlite {

// As the file stands at one moment, whatever others write meanwhile; for its owner only. Refuses to
// replace a good earlier file by a damaged one.
[[nodiscard]] Outcome copy_to(sqlite3* database, const std::string& file, NewFile::Over over);

// Before a change: games.db is copied to copies/0007-before-<what>.db beside it, and of these
// copies the last three are kept. A damaged file is copied, too, but then no earlier copy goes.
[[nodiscard]] Outcome copy_before(sqlite3* database, std::string_view what);

// The folder for the copies of a file, and whether there is one in it.
[[nodiscard]] std::string folder_of_copies(const std::string& file);
[[nodiscard]] bool has_copies(const std::string& file);

}  // namespace seatmate::sqlite
