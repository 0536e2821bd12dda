#include "store/sqlite_store.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <span>

#include "session/tokens.h"
#include "store/sqlite.h"

namespace seatmate {

namespace sqlite {

Refusal trouble(sqlite3* database) {
  switch (sqlite3_errcode(database) & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return refuse("store.error.busy");
    case SQLITE_FULL:
      return refuse("store.error.full");
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return refuse("store.error.damaged");
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return refuse("store.error.read-only");
    default:
      return refuse("store.error.write", {{"detail", sqlite3_errmsg(database)}});
  }
}

}  // namespace sqlite

namespace {

using sqlite::Statement;
using sqlite::Transaction;

// "SeaM": tells our files from those of other programs.
constexpr std::int64_t application_id = 0x5365614d;
constexpr std::int64_t schema_version = 3;
constexpr int patience_ms = 5000;

constexpr std::string_view game_table = R"(CREATE TABLE game (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, title TEXT NOT NULL, created INTEGER NOT NULL,
    header TEXT NOT NULL, summary TEXT NOT NULL, finished INTEGER NOT NULL,
    played INTEGER NOT NULL, cursor INTEGER NOT NULL, revision INTEGER NOT NULL) STRICT)";
constexpr std::string_view record_table = R"(CREATE TABLE record (
    game TEXT NOT NULL REFERENCES game(id) ON DELETE CASCADE, number INTEGER NOT NULL,
    text TEXT NOT NULL, PRIMARY KEY (game, number)) STRICT, WITHOUT ROWID)";
// One list of statements for each version, from nothing to 1, from 1 to 2: a file of any age is
// brought forward by those it has not seen.
constexpr std::string_view first_schema[] = {
    game_table,
    record_table,
    // Revisions never come back, not even when a game is removed and its id used again.
    "CREATE TABLE latest (revision INTEGER NOT NULL) STRICT",
    "INSERT INTO latest VALUES (0)",
    "PRAGMA application_id = 1399152973",
    "PRAGMA user_version = 1",
};
static_assert(application_id == 1399152973);
constexpr std::string_view fact_table = R"(CREATE TABLE fact (
    game TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL, told INTEGER NOT NULL,
    PRIMARY KEY (game, id)) STRICT, WITHOUT ROWID)";
constexpr std::string_view second_schema[] = {fact_table, "PRAGMA user_version = 2"};
// Games of a campaign name it; the rest of it stands in their headers.
constexpr std::string_view third_schema[] = {
    "ALTER TABLE game ADD COLUMN campaign TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE game ADD COLUMN chapter INTEGER NOT NULL DEFAULT 0",
    "PRAGMA user_version = 3",
};
constexpr std::span<const std::string_view> schemas[] = {first_schema, second_schema, third_schema};
static_assert(std::size(schemas) == schema_version);

Result<std::int64_t> number_of(sqlite3* database, std::string_view sql) {
  Statement statement(database, sql);
  const std::int64_t n = statement.row() ? statement.number(0) : 0;
  if (statement.failed()) return sqlite::trouble(database);
  return n;
}

std::string text_of(const Message& message) {
  std::string text;
  put_message(text, message);
  return text;
}

Outcome insert_record(sqlite3* database, std::string_view id, std::size_t number,
                      const Record& record) {
  return Statement(database, "INSERT INTO record (game, number, text) VALUES (?, ?, ?)")
      .bind(id)
      .bind(number)
      .bind(record_text(record, number))
      .run();
}

}  // namespace

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path) {
  std::error_code ignored;  // if the folder cannot be made, opening the file says so
  const auto folder = std::filesystem::path(path).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, ignored);

  sqlite3* database = nullptr;
  const int code =
      sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  std::unique_ptr<SqliteStore> store(new SqliteStore(database));
  if (code != SQLITE_OK) return refuse("store.error.open", {{"file", path}});
  if (const Outcome ready = store->prepare_file(path); !ready) return ready.refusal();
  return store;
}

SqliteStore::~SqliteStore() { sqlite3_close(database_); }

Outcome SqliteStore::prepare_file(const std::string& path) {
  sqlite3_busy_timeout(database_, patience_ms);
  // Look before touching anything: somebody else's file must stay as it is.
  const Result<std::int64_t> owner = number_of(database_, "PRAGMA application_id");
  if (!owner && owner.why().id == "store.error.damaged")
    return refuse("store.error.foreign", {{"file", path}});
  if (!owner) return owner.refusal();
  const Result<std::int64_t> tables = number_of(database_, "SELECT count(*) FROM sqlite_schema");
  if (!tables) return tables.refusal();
  if (*owner != application_id && (*owner != 0 || *tables != 0))
    return refuse("store.error.foreign", {{"file", path}});
  const Result<std::int64_t> version = number_of(database_, "PRAGMA user_version");
  if (!version) return version.refusal();
  if (*version > schema_version) return refuse("store.error.too-new", {{"file", path}});

  // Where WAL is impossible (some network folders) SQLite stays with its rollback journal, which is
  // as safe.
  for (const std::string_view pragma : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
                                        "PRAGMA foreign_keys = ON", "PRAGMA trusted_schema = OFF"})
    if (const Outcome set = sqlite::run(database_, pragma); !set) return set;
  if (*version == schema_version) return Done{};

  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun();
  // Another program may have made the tables while we waited.
  const Result<std::int64_t> now = number_of(database_, "PRAGMA user_version");
  if (!now) return now.refusal();
  for (std::int64_t seen = std::max<std::int64_t>(*now, 0); seen < schema_version; ++seen)
    for (const std::string_view sql : schemas[seen])
      if (const Outcome made = sqlite::run(database_, sql); !made) return made;
  return transaction.commit();
}

Result<Revision> SqliteStore::next_revision() {
  if (const Outcome up = sqlite::run(database_, "UPDATE latest SET revision = revision + 1"); !up)
    return up.refusal();
  const Result<std::int64_t> revision = number_of(database_, "SELECT revision FROM latest");
  if (!revision) return revision.refusal();
  return static_cast<Revision>(*revision);
}

Result<Revision> SqliteStore::revision(std::string_view id) {
  Statement statement(database_, "SELECT revision FROM game WHERE id = ?");
  if (statement.bind(id).row()) return static_cast<Revision>(statement.number(0));
  if (statement.failed()) return sqlite::trouble(database_);
  return refuse("store.error.missing", {{"id", id}});
}

Outcome SqliteStore::still_at(std::string_view id, Revision expected, std::size_t records) {
  const Result<Revision> now = revision(id);
  if (!now) return now.refusal();
  Statement statement(database_, "SELECT count(*) FROM record WHERE game = ?");
  const bool counted = statement.bind(id).row();
  if (!counted) return sqlite::trouble(database_);
  if (*now != expected || statement.count(0) < records)
    return refuse("store.error.behind", {{"id", id}});
  return Done{};
}

Outcome SqliteStore::update_game(std::string_view id, Revision revision, std::size_t cursor,
                                 const Glance& glance) {
  return Statement(database_,
                   "UPDATE game SET cursor = ?, summary = ?, finished = ?, played = ?,"
                   " revision = ? WHERE id = ?")
      .bind(cursor)
      .bind(text_of(glance.summary))
      .bind(std::int64_t{glance.finished})
      .bind(glance.played)
      .bind(static_cast<std::int64_t>(revision))
      .bind(id)
      .run();
}

Result<Revision> SqliteStore::create(const Journal& journal, const Glance& glance) {
  const Header& header = journal.header;
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun().refusal();
  const Result<Revision> taken = revision(header.id);
  if (taken) return refuse("store.error.exists", {{"id", header.id}});
  if (taken.why().id != "store.error.missing") return taken.refusal();

  Result<Revision> first = next_revision();
  if (!first) return first;
  const Outcome made =
      Statement(database_,
                "INSERT INTO game (id, game, title, created, header, summary, finished, played,"
                " cursor, revision, campaign, chapter)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
          .bind(header.id)
          .bind(header.game)
          .bind(header.title)
          .bind(header.created)
          .bind(header_text(header))
          .bind(text_of(glance.summary))
          .bind(std::int64_t{glance.finished})
          .bind(glance.played)
          .bind(journal.cursor)
          .bind(static_cast<std::int64_t>(*first))
          .bind(header.campaign)
          .bind(std::int64_t{header.chapter})
          .run();
  if (!made) return made.refusal();
  for (std::size_t i = 0; i < journal.records.size(); ++i)
    if (const Outcome added = insert_record(database_, header.id, i + 1, journal.records[i]);
        !added)
      return added.refusal();
  if (const Outcome done = transaction.commit(); !done) return done.refusal();
  return first;
}

Result<Revision> SqliteStore::append(std::string_view id, Revision expected, std::size_t keep,
                                     std::span<const Record> records, const Glance& glance) {
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun().refusal();
  if (const Outcome right = still_at(id, expected, keep); !right) return right.refusal();
  const Outcome dropped = Statement(database_, "DELETE FROM record WHERE game = ? AND number > ?")
                              .bind(id)
                              .bind(keep)
                              .run();
  if (!dropped) return dropped.refusal();
  for (std::size_t i = 0; i < records.size(); ++i)
    if (const Outcome added = insert_record(database_, id, keep + i + 1, records[i]); !added)
      return added.refusal();
  Result<Revision> next = next_revision();
  if (!next) return next;
  if (const Outcome set = update_game(id, *next, keep + records.size(), glance); !set)
    return set.refusal();
  if (const Outcome done = transaction.commit(); !done) return done.refusal();
  return next;
}

Result<Revision> SqliteStore::set_cursor(std::string_view id, Revision expected, std::size_t cursor,
                                         const Glance& glance) {
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun().refusal();
  if (const Outcome right = still_at(id, expected, cursor); !right) return right.refusal();
  Result<Revision> next = next_revision();
  if (!next) return next;
  if (const Outcome set = update_game(id, *next, cursor, glance); !set) return set.refusal();
  if (const Outcome done = transaction.commit(); !done) return done.refusal();
  return next;
}

Outcome SqliteStore::rename(std::string_view id, std::string_view title) {
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun();
  if (const Result<Revision> known = revision(id); !known) return known.refusal();
  Result<Revision> next = next_revision();
  if (!next) return next.refusal();
  const Outcome done = Statement(database_, "UPDATE game SET title = ?, revision = ? WHERE id = ?")
                           .bind(title)
                           .bind(static_cast<std::int64_t>(*next))
                           .bind(id)
                           .run();
  return done ? transaction.commit() : done;
}

Outcome SqliteStore::remove(std::string_view id) {
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun();
  if (const Result<Revision> known = revision(id); !known) return known.refusal();
  const Outcome done = Statement(database_, "DELETE FROM game WHERE id = ?").bind(id).run();
  return done ? transaction.commit() : done;
}

Result<Loaded> SqliteStore::load(std::string_view id) {
  // One moment for all rows, whatever others write meanwhile.
  const Transaction transaction(database_, Transaction::Kind::reading);
  if (!transaction.begun()) return transaction.begun().refusal();
  Statement game(database_, "SELECT header, title, cursor, revision FROM game WHERE id = ?");
  if (!game.bind(id).row()) {
    if (game.failed()) return sqlite::trouble(database_);
    return refuse("store.error.missing", {{"id", id}});
  }
  std::vector<std::string> texts;
  Statement records(database_, "SELECT text FROM record WHERE game = ? ORDER BY number");
  for (records.bind(id); records.row();) texts.push_back(records.text(0));
  if (records.failed()) return sqlite::trouble(database_);
  Result<Unrolled> read = from_rows(game.text(0), texts, game.count(2));
  if (!read) return refuse("store.error.damaged-game", {{"id", id}});
  read->journal.header.title = game.text(1);
  return Loaded{std::move(read->journal), static_cast<Revision>(game.number(3)), read->unread};
}

Result<std::vector<Listed>> SqliteStore::list() {
  std::vector<Listed> all;
  Statement games(database_,
                  "SELECT id, game, title, created, summary, finished, played, cursor,"
                  " (SELECT count(*) FROM record WHERE record.game = game.id), campaign, chapter"
                  " FROM game ORDER BY played DESC, id");
  while (games.row()) {
    const std::string summary = games.text(4);
    all.push_back({games.text(0),
                   games.text(1),
                   games.text(2),
                   games.number(3),
                   {LineReader(summary).message(), games.number(5) != 0, games.number(6)},
                   games.count(7),
                   games.count(8),
                   games.text(9),
                   static_cast<int>(games.number(10))});
  }
  if (games.failed()) return sqlite::trouble(database_);
  return all;
}

Outcome SqliteStore::learn(std::string_view game, std::span<const Told> told) {
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun();
  for (const Told& one : told) {
    const Outcome done = Statement(database_,
                                   "INSERT INTO fact (game, id, value, told) VALUES (?, ?, ?, ?)"
                                   " ON CONFLICT (game, id) DO UPDATE SET value = excluded.value,"
                                   " told = excluded.told WHERE value <> excluded.value")
                             .bind(game)
                             .bind(one.fact.id)
                             .bind(one.fact.value)
                             .bind(one.at)
                             .run();
    if (!done) return done;
  }
  return transaction.commit();
}

Result<std::vector<Told>> SqliteStore::facts(std::string_view game) {
  std::vector<Told> all;
  Statement facts(database_, "SELECT id, value, told FROM fact WHERE game = ? ORDER BY id");
  for (facts.bind(game); facts.row();)
    all.push_back({{facts.text(0), facts.text(1)}, facts.number(2)});
  if (facts.failed()) return sqlite::trouble(database_);
  return all;
}

Outcome SqliteStore::forget(std::string_view game, std::string_view id) {
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun();
  Outcome done =
      Statement(database_, "DELETE FROM fact WHERE game = ? AND id = ?").bind(game).bind(id).run();
  if (!done) return done;
  if (sqlite3_changes(database_) == 0) return refuse("store.error.no-fact", {{"id", id}});
  return transaction.commit();
}

}  // namespace seatmate
