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
constexpr std::span<const std::string_view> schemas[] = {first_schema, second_schema, third_schema,
                                                         fourth_schema, fifth_schema};
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

Outcome add_sums(sqlite3* database) {
  sqlite3_create_function_v2(database, "sum_of", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr,
                             sum_in_sql, nullptr, nullptr, nullptr);
  // What was damaged before goes without: it is no worse than it was, and the others shall not wait
  // for it.
  const auto but_damaged = [](const Outcome& done) {
    return !done && done.why().id == "store.error.damaged" ? Outcome(Done{}) : done;
  };
  for (const std::string_view sql :
       {"UPDATE game SET sum = sum_of(header) WHERE sum IS NULL",
        "UPDATE fact SET sum = sum_of(game, id, value) WHERE sum IS NULL"})
    if (const Outcome done = but_damaged(run(database, sql)); !done) return done;
  const Outcome all = run(database, "UPDATE record SET sum = sum_of(text) WHERE sum IS NULL");
  if (all || !but_damaged(all)) return all;
  std::vector<std::string> ids;
  for (Statement games(database, "SELECT id FROM game"); games.row();) ids.push_back(games.text(0));
  for (const std::string& id : ids) {
    const Outcome done = but_damaged(
        Statement(database, "UPDATE record SET sum = sum_of(text) WHERE game = ? AND sum IS NULL")
            .bind(id)
            .run());
    if (!done) return done;
  }
  return Done{};
}

}  // namespace seatmate::sqlite
