#pragma once

// Games in one SQLite file: one row a game, one row a record, one row a fact told of a box; every
// change one transaction that is on the disk when the call returns (WAL, synchronous=FULL). Several
// programs may have the file open at a time. It is open to its owner only.
//
// Rows hold the same text as an exported journal, so there is one format to read and to mend. Each
// has a sum of it, so what the disk changes is noticed. A damaged row costs its game, no other.
//
// Before a newer Seatmate changes the tables, and before newer rules write to a game for the first
// time, the file is copied (store/copies.h).

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files/new_file.h"
#include "session/store.h"

struct sqlite3;

namespace seatmate {

namespace sqlite {
class Transaction;
}

class SqliteStore final : public Store {
 public:
  // Makes the file, and the folders above it, if they are not there. Refuses a file that is none of
  // ours or was written by a newer Seatmate, and leaves it untouched.
  static Result<std::unique_ptr<SqliteStore>> open(const std::string& path);
  // A copy of all games as they are now, in a file of its own.
  Outcome copy_to(const std::string& file, NewFile::Over over);
  // Where copies are kept, beside the games; made if it is not there.
  [[nodiscard]] std::string folder_for_copies() const;
  ~SqliteStore() override;

  Result<Revision> create_all(std::span<const NewRow> games, std::span<const Told> told) override;
  Result<Revision> append(std::string_view id, Revision expected, std::size_t keep,
                          std::span<const Record> records, const Glance& glance,
                          std::span<const Told> told) override;
  Result<Revision> set_cursor(std::string_view id, Revision expected, std::size_t cursor,
                              const Glance& glance, std::span<const Told> told) override;
  Outcome rename(std::string_view id, std::string_view title) override;
  Outcome remove(std::string_view id) override;
  Result<Loaded> load(std::string_view id) override;
  Result<Revision> revision(std::string_view id) override;
  Result<std::vector<Listed>> list() override;
  Result<ListPage> page(const Wanted& wanted) override;
  Result<std::optional<Listed>> row(std::string_view id) override;
  Result<std::vector<Listed>> campaign(std::string_view id) override;
  Result<std::vector<Listed>> begun_at(std::string_view game, std::int64_t created) override;
  Outcome learn(std::string_view game, std::span<const Told> told) override;
  Result<std::vector<Told>> facts(std::string_view game) override;
  Outcome forget(std::string_view game, std::string_view id) override;
  Result<News> news(std::optional<Revision> after) override;

 private:
  explicit SqliteStore(std::string path) : path_(std::move(path)) {}
  Outcome connect();
  Outcome check_owner();
  Outcome bring_forward();
  enum class Rows { as_they_are, filled };
  Outcome make_tables(Rows rows);
  // Runs a change as one transaction that is on the disk afterwards; gives the revision that went
  // with it.
  template <class Work>
  Result<Revision> change(const Work& work);
  template <class Work>
  Result<Revision> try_change(const Work& work);
  // What the change under way does.
  void did(Written::What what, std::string_view id, std::size_t number);
  Result<Revision> commit(sqlite::Transaction& transaction, Revision revision);
  Outcome settle(const Refusal& trouble, Revision revision);
  Outcome insert_game(const NewRow& row, Revision revision);
  // The last game of a campaign stands for it.
  Outcome choose_leader(std::string_view campaign);
  Outcome write_facts(std::string_view game, std::span<const Told> told);
  Outcome copy_before_rules(std::string_view game, int rules);
  Outcome note_rules(std::string_view game, int rules);
  Result<std::string> game_of(std::string_view id);
  // Checks, inside a transaction, that the game stands where the writer believes and has at least
  // so many records.
  Outcome still_at(std::string_view id, Revision expected, std::size_t records);
  Result<Revision> next_revision();
  enum class Cursor : bool { anywhere, at_the_end };
  Outcome update_game(std::string_view id, Revision revision, std::size_t cursor,
                      const Glance& glance, Cursor where);
  // Whether an index that is damaged is in the way: then the list is looked through.
  template <class Found>
  static bool is_damaged(const Found& found) {
    return !found && found.why().id == "store.error.damaged";
  }

  std::string path_;
  std::vector<Written> doing_;
  sqlite3* database_ = nullptr;
};

}  // namespace seatmate
