#include "store/sqlite_store.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <span>
#include <utility>

#include "files/private_files.h"
#include "session/tokens.h"
#include "store/change_log.h"
#include "store/copies.h"
#include "store/listing.h"
#include "store/schema.h"
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

constexpr int patience_ms = 5000;

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
  const std::string text = record_text(record, number);
  return Statement(database, "INSERT INTO record (game, number, text, sum) VALUES (?, ?, ?, ?)")
      .bind(id)
      .bind(number)
      .bind(text)
      .bind(sqlite::sum_of({text}))
      .run();
}

int newest_rules(std::span<const Record> records) {
  int newest = 0;
  for (const Record& record : records) newest = std::max(newest, record.rules);
  return newest;
}
int newest_rules(const Journal& journal) {
  return std::max(journal.header.rules, newest_rules(journal.records));
}

// A file of ours that lost its end, or of which only the beginning can be read: it begins as ours
// do. What cannot be read at all is nobody's for that.
Result<bool> was_ours(const std::string& path) {
  constexpr std::string_view magic("SQLite format 3", 16);
  constexpr std::size_t place_of_id = 68;
  constexpr std::string_view id = "SeaM";
  std::ifstream file(path, std::ios::binary);
  std::string head(place_of_id + id.size(), '\0');
  file.read(head.data(), static_cast<std::streamsize>(head.size()));
  if (!file.is_open() || file.bad()) return refuse("store.error.open", {{"file", path}});
  head.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
  if (head.empty() || head.substr(0, magic.size()) != magic.substr(0, head.size())) return false;
  return head.size() < place_of_id + id.size() || head.ends_with(id);
}

}  // namespace

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path) {
  std::error_code ignored;  // if the folder cannot be made, opening the file says so
  const auto whole = std::filesystem::absolute(path, ignored);
  make_private_folder(whole.parent_path().string());
  std::unique_ptr<SqliteStore> store(new SqliteStore(whole.string()));
  if (const Outcome ready = store->connect(); !ready) return ready.refusal();
  return store;
}

SqliteStore::~SqliteStore() { sqlite3_close(database_); }

Outcome SqliteStore::connect() {
  sqlite3_close(database_);
  database_ = nullptr;
  make_private_file(path_);
  const int code = sqlite3_open_v2(path_.c_str(), &database_,
                                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  if (code != SQLITE_OK) return refuse("store.error.open", {{"file", path_}});
  sqlite3_busy_timeout(database_, patience_ms);
  if (const Outcome ours = check_owner(); !ours) return ours;
  // As it was made by an older Seatmate, and what SQLite keeps beside it.
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) keep_to_owner(path_ + ending);
  // Where WAL is impossible (some network folders) SQLite stays with its rollback journal, which is
  // as safe.
  for (const std::string_view pragma : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
                                        "PRAGMA foreign_keys = ON", "PRAGMA trusted_schema = OFF"})
    if (const Outcome set = sqlite::run(database_, pragma); !set) return set;
  return bring_forward();
}

// Looks before touching anything: somebody else's file must stay as it is.
Outcome SqliteStore::check_owner() {
  const Result<std::int64_t> owner = number_of(database_, "PRAGMA application_id");
  const Result<std::int64_t> tables = number_of(database_, "SELECT count(*) FROM sqlite_schema");
  const Result<std::int64_t> version = number_of(database_, "PRAGMA user_version");
  for (const Result<std::int64_t>* one : {&owner, &tables, &version}) {
    if (one->ok()) continue;
    if (one->why().id != "store.error.damaged") return one->refusal();
    const Result<bool> begins_as_ours = was_ours(path_);
    if (!begins_as_ours) return begins_as_ours.refusal();
    if (!*begins_as_ours) return refuse("store.error.foreign", {{"file", path_}});
    if (!sqlite::has_copies(path_)) return refuse("store.error.damaged-file", {{"file", path_}});
    return refuse("store.error.damaged-file-copies",
                  {{"file", path_}, {"folder", sqlite::folder_of_copies(path_)}});
  }
  if (*owner != sqlite::application_id && (*owner != 0 || *tables != 0))
    return refuse("store.error.foreign", {{"file", path_}});
  if (*version > sqlite::schema_version) return refuse("store.error.too-new", {{"file", path_}});
  return Done{};
}

Outcome SqliteStore::bring_forward() {
  const Result<std::int64_t> before = number_of(database_, "PRAGMA user_version");
  if (!before) return before.refusal();
  if (*before == sqlite::schema_version) {
    sqlite::make_missing_indexes(database_);
    return Done{};
  }
  if (*before > 0) {
    const std::string what = "schema-" + std::to_string(sqlite::schema_version);
    if (const Outcome copied = sqlite::copy_before(database_, what); !copied) return copied;
  }
  const Outcome whole = make_tables(Rows::filled);
  if (!is_damaged(whole)) return whole;
  const Outcome made = make_tables(Rows::as_they_are);
  if (made) sqlite::fill_what_can_be_read(database_, *before);
  return made;
}

Outcome SqliteStore::make_tables(Rows rows) {
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun();
  // Another program may have made the tables while we waited.
  const Result<std::int64_t> now = number_of(database_, "PRAGMA user_version");
  if (!now) return now.refusal();
  if (const Outcome made = sqlite::make_tables(database_, *now); !made) return made;
  if (rows == Rows::filled)
    if (const Outcome filled = sqlite::fill_rows(database_, *now); !filled) return filled;
  return transaction.commit();
}

Outcome SqliteStore::copy_to(const std::string& file, NewFile::Over over) {
  return sqlite::copy_to(database_, file, over);
}

std::string SqliteStore::folder_for_copies() const {
  const std::string folder = sqlite::folder_of_copies(path_);
  make_private_folder(folder);
  return folder;
}

// ---- changes

template <class Work>
Result<Revision> SqliteStore::change(const Work& work) {
  Result<Revision> done = try_change(work);
  if (is_damaged(done) && sqlite::forget_damaged_indexes(database_)) return try_change(work);
  return done;
}

template <class Work>
Result<Revision> SqliteStore::try_change(const Work& work) {
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun()) return transaction.begun().refusal();
  const Result<Revision> revision = next_revision();
  if (!revision) return revision;
  doing_.clear();
  if (const Outcome done = work(*revision); !done) return done.refusal();
  if (doing_.empty()) return revision;  // and nothing is written
  for (Written& change : doing_) change.revision = static_cast<std::int64_t>(*revision);
  if (const Outcome logged = sqlite::write_changes(database_, *revision, doing_); !logged)
    return logged.refusal();
  const Result<Revision> done = commit(transaction, *revision);
  if (done)
    for (Written& change : doing_) note(std::move(change));
  return done;
}

void SqliteStore::did(Written::What what, std::string_view id, std::size_t number) {
  doing_.push_back({what, std::string(id), {}, static_cast<std::int64_t>(number)});
}

Result<Revision> SqliteStore::commit(Transaction& transaction, Revision revision) {
  const Outcome done = transaction.commit();
  if (done) return revision;
  // A disk that could not bring to safety what was already written: that may be read again after a
  // crash, so “nothing was changed” could be a lie.
  const bool uncertain = (sqlite3_errcode(database_) & 0xff) == SQLITE_IOERR;
  transaction.roll_back();
  if (!uncertain) return done.refusal();
  const Outcome settled = settle(done.refusal(), revision);
  return settled.refusal();
}

// Looks again, as whoever opens the file next will. What is not there is made sure never to come
// back: something else is written in its place.
Outcome SqliteStore::settle(const Refusal& trouble, Revision revision) {
  Refusal unsure = trouble;
  unsure.sentence.id = "store.error.unsure";  // what the disk said stays the same
  if (!connect()) return unsure;
  const Result<std::int64_t> latest = number_of(database_, "SELECT revision FROM latest");
  if (!latest || static_cast<Revision>(*latest) >= revision) return unsure;
  Transaction transaction(database_, Transaction::Kind::writing);
  if (!transaction.begun() || !next_revision() || !transaction.commit()) return unsure;
  return trouble;
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

Result<std::string> SqliteStore::game_of(std::string_view id) {
  Statement statement(database_, "SELECT game FROM game WHERE id = ?");
  if (statement.bind(id).row()) return statement.text(0);
  if (statement.failed()) return sqlite::trouble(database_);
  return refuse("store.error.missing", {{"id", id}});
}

Outcome SqliteStore::still_at(std::string_view id, Revision expected, std::size_t records) {
  const Result<Revision> now = revision(id);
  if (!now) return now.refusal();
  // They are numbered without a gap.
  Statement last(database_, "SELECT 1 FROM record WHERE game = ? AND number = ?");
  const bool there = records == 0 || last.bind(id).bind(records).row();
  if (last.failed()) return sqlite::trouble(database_);
  if (*now != expected || !there) return refuse("store.error.behind", {{"id", id}});
  return Done{};
}

// The first time that rules write which are newer than all before: what they do may be wrong, and
// then it is good to have what was there.
Outcome SqliteStore::copy_before_rules(std::string_view game, int rules) {
  Statement known(database_, "SELECT version FROM rules WHERE game = ?");
  if (known.bind(game).row() && known.number(0) < rules)
    return sqlite::copy_before(database_, std::string(game) + "-rules-" + std::to_string(rules));
  return known.failed() ? Outcome(sqlite::trouble(database_)) : Outcome(Done{});
}

Outcome SqliteStore::note_rules(std::string_view game, int rules) {
  return Statement(database_,
                   "INSERT INTO rules (game, version) VALUES (?, ?) ON CONFLICT (game)"
                   " DO UPDATE SET version = excluded.version WHERE version < excluded.version")
      .bind(game)
      .bind(std::int64_t{rules})
      .run();
}

Outcome SqliteStore::update_game(std::string_view id, Revision revision, std::size_t cursor,
                                 const Glance& glance, Cursor where) {
  did(Written::What::played, id, cursor);
  return Statement(database_,
                   "UPDATE game SET cursor = ?1, records = iif(?2, ?1, records), summary = ?3,"
                   " finished = ?4, played = ?5, revision = ?6 WHERE id = ?7")
      .bind(cursor)
      .bind(std::int64_t{where == Cursor::at_the_end})
      .bind(text_of(glance.summary))
      .bind(std::int64_t{glance.finished})
      .bind(glance.played)
      .bind(static_cast<std::int64_t>(revision))
      .bind(id)
      .run();
}

Outcome SqliteStore::insert_game(const NewRow& row, Revision revision) {
  const Header& header = row.journal->header;
  did(Written::What::made, header.id, row.journal->cursor);
  const Result<Revision> taken = this->revision(header.id);
  if (taken) return refuse("store.error.exists", {{"id", header.id}});
  if (taken.why().id != "store.error.missing") return taken.refusal();
  const std::string text = header_text(header);
  const Outcome made =
      Statement(database_,
                "INSERT INTO game (id, game, title, created, header, summary, finished, played,"
                " cursor, revision, campaign, chapter, sum, records)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
          .bind(header.id)
          .bind(header.game)
          .bind(header.title)
          .bind(header.created)
          .bind(text)
          .bind(text_of(row.glance.summary))
          .bind(std::int64_t{row.glance.finished})
          .bind(row.glance.played)
          .bind(row.journal->cursor)
          .bind(static_cast<std::int64_t>(revision))
          .bind(header.campaign)
          .bind(std::int64_t{header.chapter})
          .bind(sqlite::sum_of({text}))
          .bind(row.journal->records.size())
          .run();
  if (!made) return made;
  if (const Outcome chosen = choose_leader(header.campaign); !chosen) return chosen;
  for (std::size_t i = 0; i < row.journal->records.size(); ++i)
    if (const Outcome added = insert_record(database_, header.id, i + 1, row.journal->records[i]);
        !added)
      return added;
  return note_rules(header.game, newest_rules(*row.journal));
}

Outcome SqliteStore::choose_leader(std::string_view campaign) {
  if (campaign.empty()) return Done{};
  return Statement(
             database_,
             "UPDATE game SET leads = (chapter = (SELECT max(other.chapter) FROM game AS other"
             " WHERE other.campaign = ?1 AND other.campaign <> ''))"
             " WHERE campaign = ?1 AND campaign <> ''")
      .bind(campaign)
      .run();
}

Result<Revision> SqliteStore::create_all(std::span<const NewRow> games,
                                         std::span<const Told> told) {
  for (const NewRow& row : games)
    if (const Outcome copied =
            copy_before_rules(row.journal->header.game, newest_rules(*row.journal));
        !copied)
      return copied.refusal();
  return change([&](Revision revision) -> Outcome {
    for (const NewRow& row : games)
      if (const Outcome made = insert_game(row, revision); !made) return made;
    return games.empty() ? Done{} : write_facts(games.back().journal->header.game, told);
  });
}

Result<Revision> SqliteStore::append(std::string_view id, Revision expected, std::size_t keep,
                                     std::span<const Record> records, const Glance& glance,
                                     std::span<const Told> told) {
  const Result<std::string> game = game_of(id);
  if (!game) return game.refusal();
  const int rules = newest_rules(records);
  if (const Outcome copied = copy_before_rules(*game, rules); !copied) return copied.refusal();
  return change([&](Revision revision) -> Outcome {
    if (const Outcome right = still_at(id, expected, keep); !right) return right;
    const Outcome dropped = Statement(database_, "DELETE FROM record WHERE game = ? AND number > ?")
                                .bind(id)
                                .bind(keep)
                                .run();
    if (!dropped) return dropped;
    for (std::size_t i = 0; i < records.size(); ++i)
      if (const Outcome added = insert_record(database_, id, keep + i + 1, records[i]); !added)
        return added;
    if (const Outcome noted = note_rules(*game, rules); !noted) return noted;
    Outcome updated = update_game(id, revision, keep + records.size(), glance, Cursor::at_the_end);
    return updated ? write_facts(*game, told) : updated;
  });
}

Result<Revision> SqliteStore::set_cursor(std::string_view id, Revision expected, std::size_t cursor,
                                         const Glance& glance, std::span<const Told> told) {
  return change([&](Revision revision) -> Outcome {
    if (const Outcome right = still_at(id, expected, cursor); !right) return right;
    Outcome updated = update_game(id, revision, cursor, glance, Cursor::anywhere);
    if (!updated || told.empty()) return updated;
    const Result<std::string> game = game_of(id);
    return game ? write_facts(*game, told) : Outcome(game.refusal());
  });
}

Outcome SqliteStore::rename(std::string_view id, std::string_view title) {
  const Result<Revision> done = change([&](Revision next) -> Outcome {
    Statement known(database_, "SELECT cursor FROM game WHERE id = ?");
    if (!known.bind(id).row())
      return known.failed() ? sqlite::trouble(database_)
                            : refuse("store.error.missing", {{"id", id}});
    did(Written::What::renamed, id, known.count(0));
    return Statement(database_, "UPDATE game SET title = ?, revision = ? WHERE id = ?")
        .bind(title)
        .bind(static_cast<std::int64_t>(next))
        .bind(id)
        .run();
  });
  return done ? Outcome(Done{}) : Outcome(done.refusal());
}

Outcome SqliteStore::remove(std::string_view id) {
  const Result<Revision> done = change([&](Revision) -> Outcome {
    Statement game(database_, "SELECT campaign FROM game WHERE id = ?");
    if (!game.bind(id).row())
      return game.failed() ? sqlite::trouble(database_)
                           : refuse("store.error.missing", {{"id", id}});
    const std::string campaign = game.text(0);
    did(Written::What::removed, id, 0);
    Outcome gone = Statement(database_, "DELETE FROM game WHERE id = ?").bind(id).run();
    return gone ? choose_leader(campaign) : gone;
  });
  return done ? Outcome(Done{}) : Outcome(done.refusal());
}

// ---- looking

// What cannot be read of a game is said of that game: the others are as they were.
Result<Loaded> SqliteStore::load(std::string_view id) {
  const auto damaged = [&](const Outcome& trouble) -> Refusal {
    if (trouble.why().id != "store.error.damaged") return trouble.refusal();
    return refuse("store.error.damaged-game", {{"id", id}});
  };
  // One moment for all rows, whatever others write meanwhile.
  const Transaction transaction(database_, Transaction::Kind::reading);
  if (!transaction.begun()) return transaction.begun().refusal();
  Statement game(database_, "SELECT header, title, cursor, revision, sum FROM game WHERE id = ?");
  if (!game.bind(id).row()) {
    if (game.failed()) return damaged(sqlite::trouble(database_));
    return refuse("store.error.missing", {{"id", id}});
  }
  // A row that the disk changed is none that can be read, and so is what stands behind it.
  std::vector<std::string> texts;
  Statement records(database_, "SELECT text, sum FROM record WHERE game = ? ORDER BY number");
  for (records.bind(id); records.row();) {
    std::string text = records.text(0);
    texts.push_back(sqlite::is_sound(records, 1, {text}) ? std::move(text) : std::string());
  }
  if (records.failed()) return damaged(sqlite::trouble(database_));
  const std::string header = game.text(0);
  Result<Unrolled> read = from_rows(header, texts, game.count(2));
  if (!sqlite::is_sound(game, 4, {header}) || !read)
    return refuse("store.error.damaged-game", {{"id", id}});
  read->journal.header.title = game.text(1);
  return Loaded{std::move(read->journal), static_cast<Revision>(game.number(3)), read->unread};
}

Result<std::vector<Listed>> SqliteStore::list() {
  Result<std::vector<Listed>> all = sqlite::list_games(database_);
  if (is_damaged(all)) return sqlite::list_what_is_left(database_);
  return all;
}

Result<ListPage> SqliteStore::page(const Wanted& wanted) {
  Result<ListPage> page = sqlite::list_page(database_, wanted);
  return is_damaged(page) ? Store::page(wanted) : page;
}

Result<std::optional<Listed>> SqliteStore::row(std::string_view id) {
  Result<std::optional<Listed>> row = sqlite::list_one(database_, id);
  return is_damaged(row) ? Store::row(id) : row;
}

Result<std::vector<Listed>> SqliteStore::campaign(std::string_view id) {
  Result<std::vector<Listed>> games = sqlite::list_campaign(database_, id);
  return is_damaged(games) ? Store::campaign(id) : games;
}

Result<std::vector<Listed>> SqliteStore::begun_at(std::string_view game, std::int64_t created) {
  Result<std::vector<Listed>> games = sqlite::list_begun_at(database_, game, created);
  return is_damaged(games) ? Store::begun_at(game, created) : games;
}

// ---- what was told of a box

Outcome SqliteStore::write_facts(std::string_view game, std::span<const Told> told) {
  bool news = false;
  for (const Told& one : told) {
    const Outcome done =
        Statement(database_,
                  "INSERT INTO fact (game, id, value, told, sum) VALUES (?, ?, ?, ?, ?)"
                  " ON CONFLICT (game, id) DO UPDATE SET value = excluded.value,"
                  " told = excluded.told, sum = excluded.sum"
                  " WHERE value <> excluded.value OR sum IS NOT excluded.sum")
            .bind(game)
            .bind(one.fact.id)
            .bind(one.fact.value)
            .bind(one.at)
            .bind(sqlite::sum_of({game, one.fact.id, one.fact.value}))
            .run();
    if (!done) return done;
    news = news || sqlite3_changes(database_) > 0;
  }
  if (news) doing_.push_back({Written::What::told, {}, std::string(game)});
  return Done{};
}

Outcome SqliteStore::learn(std::string_view game, std::span<const Told> told) {
  const Result<Revision> done = change([&](Revision) { return write_facts(game, told); });
  return done ? Outcome(Done{}) : Outcome(done.refusal());
}

Result<std::vector<Told>> SqliteStore::facts(std::string_view game) {
  std::vector<Told> all;
  Statement facts(database_, "SELECT id, value, told, sum FROM fact WHERE game = ? ORDER BY id");
  for (facts.bind(game); facts.row();) {
    const Fact fact{facts.text(0), facts.text(1)};
    // What the disk changed was told by nobody: the table is asked again.
    if (sqlite::is_sound(facts, 3, {game, fact.id, fact.value}))
      all.push_back({fact, facts.number(2)});
  }
  // Nor can what is left of a damaged page be told apart from what was never told.
  if (facts.failed() && sqlite::trouble(database_).sentence.id != "store.error.damaged")
    return sqlite::trouble(database_);
  return all;
}

Outcome SqliteStore::forget(std::string_view game, std::string_view id) {
  const Result<Revision> done = change([&](Revision) -> Outcome {
    const Outcome gone = Statement(database_, "DELETE FROM fact WHERE game = ? AND id = ?")
                             .bind(game)
                             .bind(id)
                             .run();
    if (!gone) return gone;
    if (sqlite3_changes(database_) == 0) return refuse("store.error.no-fact", {{"id", id}});
    doing_.push_back({Written::What::told, {}, std::string(game)});
    return Done{};
  });
  return done ? Outcome(Done{}) : Outcome(done.refusal());
}

Result<News> SqliteStore::news(std::optional<Revision> after) {
  return sqlite::news(database_, after);
}

}  // namespace seatmate
