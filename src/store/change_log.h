#pragma once

// What was written, by whatever program: a row for each change, of the latest thousand revisions.
// Who follows asks for what is behind the revision it knows, and need not look at the games.

#include <sqlite3.h>

#include <optional>
#include <span>

#include "engine/result.h"
#include "session/store.h"

namespace seatmate::sqlite {

// Inside the transaction that makes these changes; each says its revision.
[[nodiscard]] Outcome write_changes(sqlite3* database, Revision revision,
                                    std::span<const Written> changes);

// `again` if a revision behind `after` has no row any more, or never had one.
[[nodiscard]] Result<News> news(sqlite3* database, std::optional<Revision> after);

}  // namespace seatmate::sqlite
