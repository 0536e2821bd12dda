#include "store/listing.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "session/tokens.h"
#include "store/sqlite.h"

namespace seatmate::sqlite {

namespace {

// How many records there are may not be known of a damaged game: at least those that are played.
std::string sql_of_rows(std::string_view which) {
  return "SELECT id, game, title, created, summary, finished, played, cursor, campaign, chapter,"
         " max(cursor, coalesce(records, 0)) FROM game WHERE " +
         std::string(which);
}

Listed listed_from(Statement& game) {
  const std::string summary = game.text(4);
  return {game.text(0),
          game.text(1),
          game.text(2),
          game.number(3),
          {LineReader(summary).message(), game.number(5) != 0, game.number(6)},
          game.count(7),
          game.count(10),
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
  Statement game(database, sql_of_rows("rowid = ?"));
  if (!game.bind(place).row()) return {};
  return listed_from(game);
}

}  // namespace

namespace {

Result<std::vector<Listed>> all_of(sqlite3* database, Statement& rows) {
  std::vector<Listed> all;
  while (rows.row()) all.push_back(listed_from(rows));
  if (rows.failed()) return trouble(database);
  return all;
}

// As the indexes have it (schema.cpp).
constexpr std::string_view which_rows(Wanted::Which which) {
  switch (which) {
    case Wanted::Which::running:
      return "leads = 1 AND (finished <> 0 AND campaign = '') = 0";
    case Wanted::Which::finished:
      return "leads = 1 AND (finished <> 0 AND campaign = '') = 1";
    case Wanted::Which::of_campaigns:
      return "campaign > '' AND campaign <> ''";
    case Wanted::Which::all:
      break;
  }
  return "true";
}

}  // namespace

std::string sql_of_page(Wanted::Which which) {
  // Campaigns are few beside all games: they are found by their own index, and put in order then.
  const std::string played = which == Wanted::Which::of_campaigns ? "+played" : "played";
  return sql_of_rows(which_rows(which)) + " AND " + played + " <= ? AND (played < ? OR id > ?)" +
         " ORDER BY " + played + " DESC, id LIMIT ?";
}
std::string sql_of_campaign() {
  return sql_of_rows("campaign = ? AND campaign <> '' ORDER BY chapter");
}
std::string sql_of_beginning() { return sql_of_rows("game = ? AND created = ?"); }

Result<std::vector<Listed>> list_games(sqlite3* database) {
  Statement games(database, sql_of_rows("true ORDER BY played DESC, id"));
  return all_of(database, games);
}

Result<ListPage> list_page(sqlite3* database, const Wanted& wanted) {
  constexpr std::int64_t no_limit = std::numeric_limits<std::int64_t>::max();
  Statement rows(database, sql_of_page(wanted.which));
  const std::int64_t played = wanted.after ? wanted.after->played : no_limit;
  const bool bounded = wanted.most < static_cast<std::size_t>(no_limit);
  // One more, to know whether there are more.
  rows.bind(played).bind(played).bind(wanted.after ? wanted.after->id : "");
  rows.bind(bounded ? static_cast<std::int64_t>(wanted.most) + 1 : no_limit);
  Result<std::vector<Listed>> games = all_of(database, rows);
  if (!games) return games.refusal();
  ListPage page{std::move(*games)};
  if (page.games.size() > wanted.most) {
    page.games.resize(wanted.most);
    page.next = {page.games.back().glance.played, page.games.back().id};
  }
  return page;
}

Result<std::optional<Listed>> list_one(sqlite3* database, std::string_view id) {
  Statement row(database, sql_of_rows("id = ?"));
  if (row.bind(id).row()) return std::optional(listed_from(row));
  if (row.failed()) return trouble(database);
  return std::optional<Listed>();
}

Result<std::vector<Listed>> list_campaign(sqlite3* database, std::string_view id) {
  Statement rows(database, sql_of_campaign());
  return all_of(database, rows.bind(id));
}

Result<std::vector<Listed>> list_begun_at(sqlite3* database, std::string_view game,
                                          std::int64_t created) {
  Statement rows(database, sql_of_beginning());
  return all_of(database, rows.bind(game).bind(created));
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
