#include "cli/commands/study_database.h"

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "lab/signature.h"
#include "store/sqlite.h"

namespace seatmate::cli {

namespace {

using sqlite::Statement;

constexpr std::string_view schema[] = {
    "CREATE TABLE manifest (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE cells (cell INTEGER PRIMARY KEY, name TEXT NOT NULL, data TEXT NOT NULL, deck "
    "TEXT NOT NULL)",
    "CREATE TABLE settings (cell INTEGER NOT NULL, option TEXT NOT NULL, value TEXT NOT NULL)",
    "CREATE TABLE tallies (cell INTEGER NOT NULL, metric TEXT NOT NULL, kind TEXT NOT NULL, value "
    "INTEGER NOT NULL, count INTEGER NOT NULL)",
    "CREATE TABLE summary (cell INTEGER NOT NULL, metric TEXT NOT NULL, games INTEGER NOT NULL, "
    "mean REAL, margin REAL, deviation REAL, least INTEGER, q5 INTEGER, q25 INTEGER, q50 INTEGER, "
    "q75 INTEGER, q95 INTEGER, most INTEGER, difference REAL, difference_margin REAL)",
    "CREATE TABLE rules (cell INTEGER NOT NULL, rule TEXT NOT NULL, decided INTEGER NOT NULL)",
};

// A fraction by its digits: SQLite makes a number of them.
std::string digits(double value) {
  char text[48];
  std::snprintf(text, sizeof text, "%.9f", value);
  return text;
}

Outcome add_manifest(sqlite3* database, const StudyManifest& manifest) {
  const std::pair<const char*, std::string> rows[] = {
      {"version", manifest.version},
      {"game", manifest.game},
      {"name", manifest.name},
      {"rules_version", std::to_string(manifest.rules_version)},
      {"seed", std::to_string(manifest.seed)},
      {"games", std::to_string(manifest.games)},
      {"signature", lab::written(manifest.signature)},
      {"command", manifest.command}};
  for (const auto& [name, value] : rows)
    if (const Outcome done =
            Statement(database, "INSERT INTO manifest VALUES (?, ?)").bind(name).bind(value).run();
        !done)
      return done;
  for (std::size_t c = 0; c < manifest.cells.size(); ++c) {
    const StudyCell& cell = manifest.cells[c];
    if (const Outcome done = Statement(database, "INSERT INTO cells VALUES (?, ?, ?, ?)")
                                 .bind(c)
                                 .bind(cell.name)
                                 .bind(cell.data)
                                 .bind(cell.deck)
                                 .run();
        !done)
      return done;
    for (const auto& [option, value] : cell.settings)
      if (const Outcome done = Statement(database, "INSERT INTO settings VALUES (?, ?, ?)")
                                   .bind(c)
                                   .bind(option)
                                   .bind(value)
                                   .run();
          !done)
        return done;
  }
  return Done{};
}

Outcome add_tallies(sqlite3* database, std::size_t cell, const char* kind,
                    const StudyManifest& manifest, const std::vector<lab::Tally>& tallies) {
  for (std::size_t m = 0; m < tallies.size(); ++m)
    for (const auto& [value, times] : tallies[m].histogram())
      if (const Outcome done = Statement(database, "INSERT INTO tallies VALUES (?, ?, ?, ?, ?)")
                                   .bind(cell)
                                   .bind(manifest.metrics[m])
                                   .bind(kind)
                                   .bind(std::int64_t{value})
                                   .bind(static_cast<std::int64_t>(times))
                                   .run();
          !done)
        return done;
  return Done{};
}

Outcome add_summary(sqlite3* database, std::size_t c, const StudyManifest& manifest,
                    const lab::CellTotals& cell) {
  for (std::size_t m = 0; m < cell.values.size(); ++m) {
    const lab::Summary s = lab::summarize(cell.values[m]);
    Statement row(
        database,
        "INSERT INTO summary VALUES (?, ?, ?, CAST(? AS REAL), CAST(? AS REAL), CAST(? AS "
        "REAL), ?, ?, ?, ?, ?, ?, ?, CAST(NULLIF(?, '') AS REAL), CAST(NULLIF(?, '') AS "
        "REAL))");
    row.bind(c).bind(manifest.metrics[m]).bind(static_cast<std::int64_t>(s.games));
    row.bind(digits(s.mean)).bind(digits(s.margin)).bind(digits(s.deviation));
    for (const std::int32_t q : {s.least, s.q5, s.q25, s.q50, s.q75, s.q95, s.most})
      row.bind(std::int64_t{q});
    if (m < cell.differences.size()) {
      const lab::Summary d = lab::summarize(cell.differences[m]);
      row.bind(digits(d.mean)).bind(digits(d.margin));
    } else {
      row.bind("").bind("");
    }
    if (const Outcome done = row.run(); !done) return done;
  }
  return Done{};
}

// The rows of games.csv, which is beside it by now. They are ours: numbers and commas.
Outcome add_games(sqlite3* database, const std::string& folder, const StudyManifest& manifest) {
  std::string columns = "game INTEGER NOT NULL, cell INTEGER NOT NULL";
  std::string places = "?, ?";
  for (const std::string& metric : manifest.metrics) {
    columns += ", \"" + metric + "\" INTEGER NOT NULL";
    places += ", ?";
  }
  if (const Outcome done = sqlite::run(database, "CREATE TABLE games (" + columns + ")"); !done)
    return done;
  const std::string insert = "INSERT INTO games VALUES (" + places + ")";
  std::ifstream rows(std::filesystem::path(folder) / "games.csv", std::ios::binary);
  std::string line;
  std::getline(rows, line);
  while (std::getline(rows, line)) {
    Statement statement(database, insert);
    const char* at = line.data();
    const char* const end = line.data() + line.size();
    while (at != end) {
      std::int64_t value = 0;
      at = std::from_chars(at, end, value).ptr;
      statement.bind(value);
      if (at != end) ++at;
    }
    if (const Outcome done = statement.run(); !done) return done;
  }
  return Done{};
}

Outcome fill(sqlite3* database, const std::string& folder, const StudyResult& result) {
  for (const std::string_view table : schema)
    if (const Outcome done = sqlite::run(database, table); !done) return done;
  sqlite::Transaction all(database, sqlite::Transaction::Kind::writing);
  if (!all.begun()) return all.begun();
  if (const Outcome done = add_manifest(database, result.manifest); !done) return done;
  for (std::size_t c = 0; c < result.totals.cells.size(); ++c) {
    const lab::CellTotals& cell = result.totals.cells[c];
    if (const Outcome done = add_tallies(database, c, "value", result.manifest, cell.values); !done)
      return done;
    if (const Outcome done =
            add_tallies(database, c, "difference", result.manifest, cell.differences);
        !done)
      return done;
    if (const Outcome done = add_summary(database, c, result.manifest, cell); !done) return done;
    for (std::size_t r = 0; r < cell.decided.size(); ++r)
      if (const Outcome done = Statement(database, "INSERT INTO rules VALUES (?, ?, ?)")
                                   .bind(c)
                                   .bind(result.manifest.rules[r])
                                   .bind(static_cast<std::int64_t>(cell.decided[r]))
                                   .run();
          !done)
        return done;
  }
  if (result.manifest.every_game)
    if (const Outcome done = add_games(database, folder, result.manifest); !done) return done;
  return all.commit();
}

}  // namespace

Outcome write_study_database(const std::string& folder, const StudyResult& result, bool replace) {
  NewFile place((std::filesystem::path(folder) / "study.db").string(),
                replace ? NewFile::Over::earlier : NewFile::Over::nothing);
  if (!place.begun()) return place.begun();
  sqlite3* database = nullptr;
  // It takes its place only when it is whole, so it needs no journal of its own.
  Outcome done = Done{};
  if (sqlite3_open(place.path().c_str(), &database) != SQLITE_OK)
    done = sqlite::trouble(database);
  else if (done = sqlite::run(database, "PRAGMA journal_mode = OFF"); done)
    done = fill(database, folder, result);
  sqlite3_close(database);
  if (!done) return done;
  return place.keep();
}

}  // namespace seatmate::cli
