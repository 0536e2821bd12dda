#include "store/schema.h"

#include <bit>
#include <span>
#include <string>
#include <vector>

#include "session/tokens.h"
#include "store/sqlite.h"

namespace seatmate::sqlite {

namespace {

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
// Sums over what was told (the journal's own digests are over the states only), and the newest
// rules that have written to each kind of game.
constexpr std::string_view fourth_schema[] = {
    "ALTER TABLE game ADD COLUMN sum INTEGER",
    "ALTER TABLE record ADD COLUMN sum INTEGER",
    "ALTER TABLE fact ADD COLUMN sum INTEGER",
    "CREATE TABLE rules (game TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID",
    "PRAGMA user_version = 4",
};
// What was written lately, for who follows (store/change_log.h).
constexpr std::string_view fifth_schema[] = {
    "CREATE TABLE change (revision INTEGER NOT NULL, place INTEGER NOT NULL, what TEXT NOT NULL,"
    " id TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (revision, place))"
    " STRICT, WITHOUT ROWID",
    "PRAGMA user_version = 5",
};
// All that a list shows stands in the row: how many records there are (nothing: nobody has counted
// them yet), and whether it stands for its campaign, as the last game does, or for itself.
constexpr std::string_view sixth_schema[] = {
    "ALTER TABLE game ADD COLUMN records INTEGER",
    "ALTER TABLE game ADD COLUMN leads INTEGER NOT NULL DEFAULT 1",
    "PRAGMA user_version = 6",
};
struct Index {
  std::string_view name;
  std::string_view of;
  std::string_view rows = {};  // only these
};
constexpr Index indexes[] = {
    {"game_by_time", "(played DESC, id)"},
    // Lines that go on, and those that are over (store/listing.cpp).
    {"game_by_line", "(leads, (finished <> 0 AND campaign = ''), played DESC, id)"},
    {"game_by_campaign", "(campaign, chapter)", " WHERE campaign <> ''"},
    {"game_by_beginning", "(game, created)"},
};

Outcome make(sqlite3* database, const Index& index) {
  return run(database, "CREATE INDEX IF NOT EXISTS " + std::string(index.name) + " ON game " +
                           std::string(index.of) + std::string(index.rows));
}

// All of it is read, and nothing else.
bool is_damaged(sqlite3* database, const Index& index) {
  Statement all(database, "SELECT total(rowid) FROM game INDEXED BY " + std::string(index.name) +
                              std::string(index.rows));
  return !all.row() && (sqlite3_errcode(database) & 0xff) == SQLITE_CORRUPT;
}

constexpr std::span<const std::string_view> schemas[] = {
    first_schema, second_schema, third_schema, fourth_schema, fifth_schema, sixth_schema};
static_assert(std::size(schemas) == schema_version);

void sum_in_sql(sqlite3_context* context, int count, sqlite3_value** values) {
  Fnv fnv;
  for (int i = 0; i < count; ++i) {
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[i]));
    const int length = sqlite3_value_bytes(values[i]);
    if (text != nullptr) fnv.add({text, static_cast<std::size_t>(length)});
    fnv.add("\n");
  }
  sqlite3_result_int64(context, std::bit_cast<std::int64_t>(fnv.value()));
}

}  // namespace

Outcome make_tables(sqlite3* database, std::int64_t version) {
  for (std::int64_t seen = version < 0 ? 0 : version; seen < schema_version; ++seen)
    for (const std::string_view sql : schemas[seen])
      if (const Outcome made = run(database, sql); !made) return made;
  return Done{};
}

std::int64_t sum_of(std::initializer_list<std::string_view> texts) {
  Fnv fnv;
  for (const std::string_view text : texts) fnv.add(text).add("\n");
  return std::bit_cast<std::int64_t>(fnv.value());
}

bool is_sound(Statement& row, int sum, std::initializer_list<std::string_view> texts) {
  return row.empty(sum) || row.number(sum) == sum_of(texts);
}

namespace {

// What rows of an older file lack.
struct Filling {
  std::int64_t before;  // files of this version have it
  std::string_view sql;
  std::string_view by = {};  // the column that names the game
};
constexpr Filling fillings[] = {
    {4, "UPDATE game SET sum = sum_of(header) WHERE sum IS NULL", "id"},
    {4, "UPDATE fact SET sum = sum_of(game, id, value) WHERE sum IS NULL"},
    {4, "UPDATE record SET sum = sum_of(text) WHERE sum IS NULL", "game"},
    {6,
     "UPDATE game SET records = (SELECT count(*) FROM record WHERE record.game = game.id)"
     " WHERE records IS NULL",
     "id"},
    {6,
     "UPDATE game SET leads = 0 WHERE campaign <> '' AND chapter < (SELECT max(later.chapter)"
     " FROM game AS later WHERE later.campaign = game.campaign AND later.campaign <> '')",
     "id"},
};

}  // namespace

Outcome fill_rows(sqlite3* database, std::int64_t version) {
  for (const Index& index : indexes)
    if (const Outcome made = make(database, index); !made) return made;
  sqlite3_create_function_v2(database, "sum_of", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr,
                             sum_in_sql, nullptr, nullptr, nullptr);
  for (const Filling& filling : fillings)
    if (version > 0 && version < filling.before)
      if (const Outcome done = run(database, filling.sql); !done) return done;
  return Done{};
}

void make_missing_indexes(sqlite3* database) {
  Statement there(database, "SELECT count(*) FROM sqlite_schema WHERE name LIKE 'game_by_%'");
  if (there.row() && there.count(0) == std::size(indexes)) return;
  for (const Index& index : indexes) static_cast<void>(make(database, index));
}

bool forget_damaged_indexes(sqlite3* database) {
  std::vector<std::string_view> damaged;
  for (const Index& index : indexes)
    if (is_damaged(database, index)) damaged.push_back(index.name);
  if (damaged.empty()) return false;
  // Dropping an index would read its pages; so only its name goes, and its pages stay unused.
  const auto forget = [&]() -> Outcome {
    Transaction transaction(database, Transaction::Kind::writing);
    if (!transaction.begun()) return transaction.begun();
    for (const std::string_view name : damaged) {
      const Outcome gone =
          Statement(database, "DELETE FROM sqlite_schema WHERE type = 'index' AND name = ?")
              .bind(name)
              .run();
      if (!gone) return gone;
    }
    // Every program that has the file open reads again what there is.
    Statement version(database, "PRAGMA schema_version");
    const std::int64_t next = version.row() ? version.number(0) + 1 : 0;
    const Outcome told = run(database, "PRAGMA schema_version = " + std::to_string(next));
    return told ? transaction.commit() : told;
  };
  if (!run(database, "PRAGMA writable_schema = ON")) return false;
  const bool forgotten = forget().ok();
  static_cast<void>(run(database, "PRAGMA writable_schema = RESET"));
  return forgotten;
}

void fill_what_can_be_read(sqlite3* database, std::int64_t version) {
  std::vector<std::string> ids;
  for (Statement games(database, "SELECT id FROM game"); games.row();) ids.push_back(games.text(0));
  make_missing_indexes(database);
  for (const Filling& filling : fillings) {
    if (version >= filling.before || run(database, filling.sql) || filling.by.empty()) continue;
    const std::string one = std::string(filling.sql) + " AND " + std::string(filling.by) + " = ?";
    for (const std::string& id : ids) static_cast<void>(Statement(database, one).bind(id).run());
  }
}

}  // namespace seatmate::sqlite
