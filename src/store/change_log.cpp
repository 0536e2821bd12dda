#include "store/change_log.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "store/sqlite.h"

namespace seatmate::sqlite {

namespace {

// As they stand in the rows.
constexpr std::string_view words[] = {"made", "played", "renamed", "removed", "told"};
constexpr std::int64_t kept_revisions = 1000;

}  // namespace

Outcome write_changes(sqlite3* database, Revision revision, std::span<const Written> changes) {
  std::int64_t place = 0;
  for (const Written& change : changes) {
    const Outcome written =
        Statement(database,
                  "INSERT INTO change (revision, place, what, id, number) VALUES (?, ?, ?, ?, ?)")
            .bind(static_cast<std::int64_t>(revision))
            .bind(++place)
            .bind(words[static_cast<std::size_t>(change.what)])
            .bind(change.what == Written::What::told ? change.game : change.id)
            .bind(change.number)
            .run();
    if (!written) return written;
  }
  return Statement(database, "DELETE FROM change WHERE revision <= ?")
      .bind(static_cast<std::int64_t>(revision) - kept_revisions)
      .run();
}

Result<News> news(sqlite3* database, std::optional<Revision> after) {
  // One moment for both, whatever others write meanwhile.
  const Transaction transaction(database, Transaction::Kind::reading);
  if (!transaction.begun()) return transaction.begun().refusal();
  Statement latest(database, "SELECT revision FROM latest");
  if (!latest.row()) return trouble(database);
  News news{static_cast<Revision>(latest.number(0))};
  if (!after || *after == news.revision) return news;

  Statement rows(database,
                 "SELECT revision, what, id, number FROM change WHERE revision > ?"
                 " ORDER BY revision, place");
  std::int64_t known = static_cast<std::int64_t>(*after);
  bool gap = *after > news.revision;
  for (rows.bind(known); rows.row();) {
    Written change;
    change.revision = rows.number(0);
    gap = gap || change.revision > known + 1;
    known = change.revision;
    const auto* const word = std::ranges::find(words, rows.text(1));
    change.what = static_cast<Written::What>(word - std::begin(words));
    (change.what == Written::What::told ? change.game : change.id) = rows.text(2);
    change.number = rows.number(3);
    if (word == std::end(words))
      gap = true;
    else
      news.changes.push_back(std::move(change));
  }
  news.again = gap || rows.failed() || known != static_cast<std::int64_t>(news.revision);
  return news;
}

}  // namespace seatmate::sqlite
