#pragma once

// Games in one SQLite file: one row a game, one row a record, one row a fact told of a box; every
// change one transaction that is on the disk when the call returns (WAL, synchronous=FULL). Several
// programs may have the file open at a time.
//
// Rows hold the same text as an exported journal, so there is one format to read and to mend.

#include <memory>
#include <string>

#include "session/store.h"

struct sqlite3;

namespace seatmate {

class SqliteStore final : public Store {
 public:
  // Makes the file, and the folders above it, if they are not there. Refuses a file that is none of
  // ours or was written by a newer Seatmate, and leaves it untouched.
  static Result<std::unique_ptr<SqliteStore>> open(const std::string& path);
  ~SqliteStore() override;

  Result<Revision> create(const Journal& journal, const Glance& glance) override;
  Result<Revision> append(std::string_view id, Revision expected, std::size_t keep,
                          std::span<const Record> records, const Glance& glance) override;
  Result<Revision> set_cursor(std::string_view id, Revision expected, std::size_t cursor,
                              const Glance& glance) override;
  Outcome rename(std::string_view id, std::string_view title) override;
  Outcome remove(std::string_view id) override;
  Result<Loaded> load(std::string_view id) override;
  Result<Revision> revision(std::string_view id) override;
  Result<std::vector<Listed>> list() override;
  Outcome learn(std::string_view game, std::span<const Told> told) override;
  Result<std::vector<Told>> facts(std::string_view game) override;
  Outcome forget(std::string_view game, std::string_view id) override;

 private:
  explicit SqliteStore(sqlite3* database) : database_(database) {}
  Outcome prepare_file(const std::string& path);
  // Checks, inside a transaction, that the game stands where the writer believes and has at least
  // so many records.
  Outcome still_at(std::string_view id, Revision expected, std::size_t records);
  Result<Revision> next_revision();
  Outcome update_game(std::string_view id, Revision revision, std::size_t cursor,
                      const Glance& glance);

  sqlite3* database_;
};

}  // namespace seatmate
