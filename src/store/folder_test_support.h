#pragma once

// For tests: a folder of their own, games in it, and what somebody else does to the files.

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <utility>

#include "session/session.h"
#include "session/toy_game_test_support.h"
#include "store/sqlite_store.h"

namespace seatmate::on_disk {

inline const toy::ToyBox box;
inline const Rules rules{&box, 5};

// A folder that is gone at the end of the test.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "seatmate-XXXXXX").string();
    EXPECT_NE(mkdtemp(name.data()), nullptr);
    path_ = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }
  [[nodiscard]] std::string file(const std::string& name = "games.db") const {
    return path_ + "/" + name;
  }

 private:
  std::string path_;
};

inline std::unique_ptr<SqliteStore> opened(const std::string& path) {
  Result<std::unique_ptr<SqliteStore>> store = SqliteStore::open(path);
  EXPECT_TRUE(store.ok()) << (store.ok() ? "" : store.why().id);
  return store.ok() ? std::move(*store) : nullptr;
}

inline std::string refusal_of(const std::string& path) {
  const Result<std::unique_ptr<SqliteStore>> store = SqliteStore::open(path);
  return store.ok() ? "" : store.why().id;
}

// What somebody else does to the file.
inline void raw(const std::string& path, const std::string& sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
      << sqlite3_errmsg(database);
  sqlite3_close(database);
}

// Makes a file what an older Seatmate left: version 5, before lists came from the rows, and version
// 3, before there were sums.
inline const std::string back_to_version_5 =
    "DROP INDEX game_by_time; DROP INDEX game_by_line; DROP INDEX game_by_campaign;"
    " DROP INDEX game_by_beginning; ALTER TABLE game DROP COLUMN records;"
    " ALTER TABLE game DROP COLUMN leads; PRAGMA user_version = 5;";
inline const std::string back_to_version_3 =
    back_to_version_5 +
    " DROP TABLE change; DROP TABLE rules; ALTER TABLE game DROP COLUMN sum;"
    " ALTER TABLE record DROP COLUMN sum; ALTER TABLE fact DROP COLUMN sum;"
    " PRAGMA user_version = 3;";

inline std::string content_of(const std::string& path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return content.str();
}
inline void put_content(const std::string& path, const std::string& content) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << content;
}

inline Session started(Store& store, const std::string& id = "toy-1", std::int64_t now = 1000,
                       const std::string& title = "Größe") {
  Result<Session> session = Session::start(rules, {id, {{"heap", "30"}}, 7, now, title}, &store);
  EXPECT_TRUE(session.ok());
  return std::move(*session);
}
inline Entry next_entry(const Session& session, std::int64_t at = 2000) {
  if (session.prompt().mood == Prompt::Mood::question) return {"top", {"white"}, at};
  return {"take", {"1"}, at};
}
inline void play(Session& session, int entries) {
  for (int i = 0; i < entries; ++i) ASSERT_TRUE(session.apply(next_entry(session)).ok());
}

}  // namespace seatmate::on_disk
