#include "store/rescue.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>

#include "session/tokens.h"
#include "store/schema.h"
#include "store/sqlite.h"

namespace seatmate {

namespace {

namespace fs = std::filesystem;
using sqlite::Statement;

constexpr std::array<const char*, 3> parts{"", "-wal", "-shm"};

// The newest entries may stand in the file beside it.
class Copy {
 public:
  Copy(const std::string& file, std::string to) : to_(std::move(to)), made_(copy(file, to_)) {
    std::error_code error;
    if (made_ && fs::exists(file + "-wal", error)) made_ = copy(file + "-wal", to_ + "-wal");
  }
  Copy(const Copy&) = delete;
  Copy& operator=(const Copy&) = delete;
  ~Copy() {
    std::error_code ignored;
    for (const char* const part : parts) fs::remove(to_ + part, ignored);
  }
  [[nodiscard]] const Outcome& made() const { return made_; }

 private:
  static Outcome copy(const std::string& file, const std::string& to) {
    std::error_code error;
    if (fs::copy_file(file, to, error)) return Done{};
    if (!std::ifstream(file).good()) return refuse("store.error.open", {{"file", file}});
    return refuse("shell.file.write", {{"file", to}, {"reason", error.message()}});
  }

  std::string to_;
  Outcome made_;
};

struct Close {
  void operator()(sqlite3* database) const { sqlite3_close(database); }
};

// By the index, and through the table from both ends: a damaged page hides only what stands on it.
std::set<std::string> ids_in(sqlite3* database, bool& complete) {
  std::set<std::string> ids;
  for (const char* const sql :
       {"SELECT id FROM game ORDER BY id", "SELECT id FROM game NOT INDEXED ORDER BY rowid",
        "SELECT id FROM game NOT INDEXED ORDER BY rowid DESC",
        "SELECT DISTINCT game FROM record ORDER BY game"}) {
    Statement rows(database, sql);
    while (rows.row()) ids.insert(rows.text(0));
    if (rows.failed()) complete = false;
  }
  return ids;
}

// The column of sums, if the file is new enough to have one.
std::string sums_in(sqlite3* database) {
  Statement column(database, "SELECT 1 FROM pragma_table_info('record') WHERE name = 'sum'");
  return column.row() ? "sum" : "NULL";
}

Remains::Game game_in(sqlite3* database, const std::string& id, const std::string& sum) {
  Remains::Game game;
  game.id = id;
  const std::string about =
      "SELECT header, title, cursor, summary, finished, played, " + sum + " FROM game WHERE id = ?";
  Statement row(database, about);
  if (!row.bind(id).row()) {
    game.read = refuse("store.error.damaged-game", {{"id", id}});
    return game;
  }
  std::vector<std::string> texts;
  const std::string played = "SELECT text, " + sum + " FROM record WHERE game = ? ORDER BY number";
  Statement records(database, played);
  for (records.bind(id); records.row();) {
    std::string text = records.text(0);
    texts.push_back(sqlite::is_sound(records, 1, {text}) ? std::move(text) : std::string());
  }
  const std::string header = row.text(0);
  game.read = from_rows(header, texts, row.count(2));
  if (!game.read || !sqlite::is_sound(row, 6, {header})) {
    game.read = refuse("store.error.damaged-game", {{"id", id}});
    return game;
  }
  // How many there were nobody can say, but there was one more.
  if (records.failed() && game.read->unread == 0) game.read->unread = 1;
  game.read->journal.header.title = row.text(1);
  const std::string summary = row.text(3);
  game.glance = {LineReader(summary).message(), row.number(4) != 0, row.number(5)};
  return game;
}

}  // namespace

Result<Remains> read_remains(const std::string& file, const std::string& copy) {
  const Copy copied(file, copy);
  if (!copied.made()) return copied.made().refusal();
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(copy.c_str(), &opened, SQLITE_OPEN_READWRITE, nullptr);
  const std::unique_ptr<sqlite3, Close> database(opened);
  if (code != SQLITE_OK) return refuse("store.error.open", {{"file", file}});
  // A file that was cut off is read as far as it goes.
  for (const char* const pragma : {"PRAGMA writable_schema = ON", "PRAGMA cell_size_check = ON"})
    static_cast<void>(sqlite::run(opened, pragma));

  Remains remains;
  const std::string sum = sums_in(opened);
  for (const std::string& id : ids_in(opened, remains.complete))
    remains.games.push_back(game_in(opened, id, sum));
  const std::string told = "SELECT game, id, value, told, " + sum + " FROM fact ORDER BY game, id";
  Statement facts(opened, told);
  while (facts.row()) {
    const std::string game = facts.text(0);
    const Fact fact{facts.text(1), facts.text(2)};
    if (sqlite::is_sound(facts, 4, {game, fact.id, fact.value}))
      remains.facts[game].push_back({fact, facts.number(3)});
    else
      remains.complete = false;
  }
  if (facts.failed()) remains.complete = false;
  if (remains.games.empty() && !remains.complete) return sqlite::trouble(opened);
  return remains;
}

}  // namespace seatmate
