#include "store/listing.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "session/tokens.h"
#include "store/sqlite.h"

namespace seatmate::sqlite {

namespace {

Listed listed_from(Statement& game) {
  const std::string summary = game.text(4);
  return {game.text(0),
          game.text(1),
          game.text(2),
          game.number(3),
          {LineReader(summary).message(), game.number(5) != 0, game.number(6)},
          game.count(7),
          0,
          game.text(8),
          static_cast<int>(game.number(9))};
}

// Where a game's row is, and its name as the index has it.
using Places = std::map<std::int64_t, std::string>;

// The index is another part of the file than the rows; what one has lost the other may have.
Places places_in_index(sqlite3* database) {
  Places places;
  for (const char* direction : {"ASC", "DESC"}) {
    // A damaged page ends the walk; from the other side it goes as far as that page again.
    Statement all(database, std::string("SELECT rowid, id FROM game ORDER BY id ") + direction);
    while (all.row()) places.emplace(all.number(0), all.text(1));
  }
  return places;
}

std::int64_t last_place(sqlite3* database, const Places& places) {
  Statement last(database, "SELECT max(rowid) FROM game");
  const std::int64_t in_rows = last.row() ? last.number(0) : 0;
  return std::max(in_rows, places.empty() ? 0 : places.rbegin()->first);
}

std::optional<Listed> game_at(sqlite3* database, std::int64_t place) {
  Statement game(database,
                 "SELECT id, game, title, created, summary, finished, played, cursor, campaign,"
                 " chapter FROM game WHERE rowid = ?");
  if (!game.bind(place).row()) return {};
  Listed listed = listed_from(game);
  Statement records(database, "SELECT count(*) FROM record WHERE game = ?");
  listed.records = records.bind(listed.id).row() ? records.count(0) : 0;
  // Where they cannot be counted there were at least those that are played.
  listed.records = std::max(listed.records, listed.cursor);
  return listed;
}

}  // namespace

Result<std::vector<Listed>> list_games(sqlite3* database) {
  std::vector<Listed> all;
  Statement games(database,
                  "SELECT id, game, title, created, summary, finished, played, cursor, campaign,"
                  " chapter, (SELECT count(*) FROM record WHERE record.game = game.id)"
                  " FROM game ORDER BY played DESC, id");
  while (games.row()) {
    all.push_back(listed_from(games));
    all.back().records = games.count(10);
  }
  if (games.failed()) return trouble(database);
  return all;
}

std::vector<Listed> list_what_is_left(sqlite3* database) {
  constexpr std::int64_t most_places = 1'000'000;
  const Places names = places_in_index(database);
  const std::int64_t last = std::min(last_place(database, names), most_places);
  std::vector<Listed> all;
  for (std::int64_t place = 1; place <= last; ++place) {
    if (std::optional<Listed> game = game_at(database, place)) {
      all.push_back(std::move(*game));
      continue;
    }
    const auto name = names.find(place);
    if (name == names.end()) continue;  // there is none, or nothing is known of it
    Listed damaged;
    damaged.id = damaged.title = name->second;
    damaged.glance.summary = {"store.row.damaged", {}};
    all.push_back(std::move(damaged));
  }
  std::ranges::sort(all, [](const Listed& a, const Listed& b) {
    return a.glance.played != b.glance.played ? a.glance.played > b.glance.played : a.id < b.id;
  });
  return all;
}

}  // namespace seatmate::sqlite
