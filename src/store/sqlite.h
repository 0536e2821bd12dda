#pragma once

// As much of SQLite as the store needs, with its errors as sentences.

#include <sqlite3.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace seatmate::sqlite {

// The sentence for what went wrong last on this database.
[[nodiscard]] Refusal trouble(sqlite3* database);

// One statement: bound from left to right, stepped row by row, gone at the end of its block.
class Statement {
 public:
  Statement(sqlite3* database, std::string_view sql) : database_(database) {
    code_ = sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement_,
                               nullptr);
  }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  ~Statement() { sqlite3_finalize(statement_); }

  Statement& bind(std::string_view text) {
    // SQLite takes a null pointer for NULL; an empty view may have one.
    const char* const data = text.data() != nullptr ? text.data() : "";
    if (code_ == SQLITE_OK)
      code_ = sqlite3_bind_text64(statement_, ++bound_, data, text.size(), SQLITE_TRANSIENT,
                                  SQLITE_UTF8);
    return *this;
  }
  Statement& bind(std::int64_t n) {
    if (code_ == SQLITE_OK) code_ = sqlite3_bind_int64(statement_, ++bound_, n);
    return *this;
  }
  Statement& bind(std::size_t n) { return bind(static_cast<std::int64_t>(n)); }

  // True while there is a row.
  bool row() {
    if (code_ != SQLITE_OK && code_ != SQLITE_ROW) return false;
    code_ = sqlite3_step(statement_);
    return code_ == SQLITE_ROW;
  }
  // After the last row, or after run(): whether all went well.
  [[nodiscard]] bool failed() const {
    return code_ != SQLITE_OK && code_ != SQLITE_ROW && code_ != SQLITE_DONE;
  }
  Outcome run() {
    while (row()) {
    }
    if (failed()) return trouble(database_);
    return Done{};
  }

  [[nodiscard]] bool empty(int column) {
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
  }
  [[nodiscard]] std::int64_t number(int column) { return sqlite3_column_int64(statement_, column); }
  [[nodiscard]] std::size_t count(int column) { return static_cast<std::size_t>(number(column)); }
  [[nodiscard]] std::string text(int column) {
    const auto* bytes = sqlite3_column_text(statement_, column);
    const int length = sqlite3_column_bytes(statement_, column);
    if (bytes == nullptr) return {};
    return {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length)};
  }

 private:
  sqlite3* database_;
  sqlite3_stmt* statement_ = nullptr;
  int code_ = SQLITE_OK;
  int bound_ = 0;
};

inline Outcome run(sqlite3* database, std::string_view sql) {
  return Statement(database, sql).run();
}

// All or nothing: what is not committed at the end of the block is rolled back.
class Transaction {
 public:
  enum class Kind : std::uint8_t { reading, writing };
  // Writing takes the lock at once: two programs wait for each other instead of failing half-way.
  Transaction(sqlite3* database, Kind kind)
      : database_(database),
        begun_(run(database, kind == Kind::writing ? "BEGIN IMMEDIATE" : "BEGIN")) {}
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction() { roll_back(); }

  [[nodiscard]] const Outcome& begun() const { return begun_; }
  Outcome commit() {
    Outcome done = run(database_, "COMMIT");
    committed_ = done.ok();
    return done;
  }
  void roll_back() {
    if (begun_.ok() && !committed_) (void)run(database_, "ROLLBACK");
    committed_ = true;
  }

 private:
  sqlite3* database_;
  Outcome begun_;
  bool committed_ = false;  // or rolled back: it is over
};

}  // namespace seatmate::sqlite
