// Files that are not as they were written: cut off, with damaged pages, with bits turned, or open
// to others.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <string>
#include <vector>

#include "files/new_file.h"
#include "files/private_files.h"
#include "store/folder_test_support.h"
#include "store/rescue.h"
#include "store/sqlite.h"

namespace seatmate {
namespace {

using namespace on_disk;
using testing::HasSubstr;

constexpr std::size_t page_size = 4096;

// Overwrites the page on which this text stands. The text stands there only.
void damage_page_of(const std::string& path, const std::string& text) {
  std::string content = content_of(path);
  const std::size_t at = content.find(text);
  ASSERT_NE(at, std::string::npos) << text;
  EXPECT_EQ(content.find(text, at + 1), std::string::npos) << text;
  std::fill_n(content.begin() + static_cast<std::ptrdiff_t>(at / page_size * page_size), page_size,
              '\xee');
  put_content(path, content);
}

// Forty games of a page or so each, all in one file and none in the WAL.
constexpr int many = 40;
std::string id_of(int n) { return "toy-" + std::to_string(100 + n); }
void fill(const std::string& path) {
  const auto store = opened(path);
  for (int n = 0; n < many; ++n) {
    Session session = started(*store, id_of(n), 1000 + n, "title-" + std::to_string(100 + n));
    for (int i = 0; i < 4; ++i)
      ASSERT_TRUE(
          session.apply({"adjust", {"heap", std::to_string(10 + i)}, 5000 + 10 * n + i}).ok());
  }
}

TEST(Damage, APageOfRowsCostsItsGamesAndNotTheList) {
  const Folder folder;
  fill(folder.file());
  damage_page_of(folder.file(), "toytitle-120");  // as they follow each other in a row
  const auto store = opened(folder.file());
  const Result<std::vector<Listed>> list = store->list();
  ASSERT_TRUE(list.ok()) << list.why().id;
  // Those whose rows are gone are known by name.
  ASSERT_EQ(list->size(), static_cast<std::size_t>(many));
  int lost = 0;
  for (const Listed& game : *list) {
    const Result<Loaded> loaded = store->load(game.id);
    EXPECT_EQ(loaded.ok(), game.glance.summary.id != "store.row.damaged") << game.id;
    if (loaded) continue;
    ++lost;
    EXPECT_EQ(loaded.why().id, "store.error.damaged-game");
    EXPECT_EQ(game.title, game.id);
  }
  EXPECT_GE(lost, 1);
  EXPECT_LE(lost, many / 2);
  EXPECT_EQ(store->load(id_of(20)).why().id, "store.error.damaged-game");
}

TEST(Damage, APageOfTheIndexCostsNothingOfTheList) {
  const Folder folder;
  fill(folder.file());
  // In the index a name stands behind the one before it, with a byte or two in between.
  const std::string content = content_of(folder.file());
  std::size_t at = content.find(id_of(21));
  while (at != std::string::npos &&
         content.substr(at - 20, 20).find(id_of(20)) == std::string::npos &&
         content.substr(at, 40).find(id_of(20)) == std::string::npos)
    at = content.find(id_of(21), at + 1);
  if (at == std::string::npos) GTEST_SKIP() << "the index lies otherwise";
  std::string damaged = content;
  std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(at / page_size * page_size), page_size,
              '\xee');
  put_content(folder.file(), damaged);
  const Result<std::vector<Listed>> list = opened(folder.file())->list();
  ASSERT_TRUE(list.ok()) << list.why().id;
  EXPECT_EQ(list->size(), static_cast<std::size_t>(many));
}

TEST(Damage, APageOfEntriesCostsItsGamesAndNotTheList) {
  const Folder folder;
  fill(folder.file());
  damage_page_of(folder.file(), "entry 2 5201 adjust");
  const auto store = opened(folder.file());
  const Result<std::vector<Listed>> list = store->list();
  ASSERT_TRUE(list.ok()) << list.why().id;
  ASSERT_EQ(list->size(), static_cast<std::size_t>(many));
  int lost = 0;
  for (const Listed& game : *list) {
    EXPECT_THAT(game.title, HasSubstr("title-"));
    const Result<Loaded> loaded = store->load(game.id);
    if (loaded) continue;
    ++lost;
    EXPECT_EQ(loaded.why().id, "store.error.damaged-game");
  }
  EXPECT_GE(lost, 1);
  EXPECT_LE(lost, many / 2);
  EXPECT_EQ(list->front().id, id_of(many - 1));  // the one played last
}

TEST(Damage, AnOlderFileIsBroughtForwardAllTheSame) {
  const Folder folder;
  fill(folder.file());
  raw(folder.file(), back_to_version_5);
  const std::string old = content_of(folder.file());
  for (const char* where : {"entry 2 5201 adjust", "toytitle-120"}) {
    const Folder damaged;
    put_content(damaged.file(), old);
    damage_page_of(damaged.file(), where);
    const auto store = opened(damaged.file());
    ASSERT_NE(store, nullptr) << where;
    Wanted wanted;
    std::size_t counted = 0;
    std::size_t seen = 0;
    for (wanted.most = 7;;) {
      const Result<ListPage> page = store->page(wanted);
      ASSERT_TRUE(page.ok()) << where;
      for (const Listed& game : page->games) counted += game.records == 4 ? 1U : 0U;
      seen += page->games.size();
      if (!page->next) break;
      wanted.after = page->next;
    }
    EXPECT_EQ(seen, static_cast<std::size_t>(many)) << where;
    EXPECT_GE(counted, static_cast<std::size_t>(many / 2)) << where;
  }
}

// What is only there to be quick: lists are right without it, and games go on.
TEST(Damage, APageOfTheIndexOfAListCostsNothing) {
  const Folder folder;
  fill(folder.file());
  const std::string whole = content_of(folder.file());
  for (const std::string name :
       {"game_by_time", "game_by_line", "game_by_campaign", "game_by_beginning"}) {
    const auto root = [&] {
      sqlite3* database = nullptr;
      sqlite3_open(folder.file().c_str(), &database);
      std::size_t page = 0;
      {
        sqlite::Statement row(database, "SELECT rootpage FROM sqlite_schema WHERE name = ?");
        if (row.bind(name).row()) page = row.count(0);
      }
      sqlite3_close(database);
      return page;
    };
    put_content(folder.file(), whole);
    const std::size_t page = root();
    ASSERT_GT(page, 1U) << name;
    std::string damaged = whole;
    std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>((page - 1) * page_size), page_size,
                '\xee');
    put_content(folder.file(), damaged);
    {
      const auto store = opened(folder.file());
      EXPECT_EQ(store->page({})->games.size(), static_cast<std::size_t>(many)) << name;
      Result<Loaded> loaded = store->load(id_of(3));
      ASSERT_TRUE(loaded.ok()) << name;
      Result<Session> session =
          Session::open(rules, std::move(loaded->journal), store.get(), loaded->revision);
      const Result<Report> played = session->apply({"adjust", {"heap", "9"}, 9000});
      EXPECT_TRUE(played.ok()) << name << (played ? "" : played.why().id);
      EXPECT_EQ(store->page({})->games.front().id, id_of(3)) << name;
      started(*store, "toy-9", 9500);
      EXPECT_EQ(store->list()->size(), static_cast<std::size_t>(many + 1)) << name;
    }
    // The next time it is opened, it is quick again.
    const auto store = opened(folder.file());
    EXPECT_GT(root(), 1U) << name;
    EXPECT_EQ(store->page({})->games.front().id, "toy-9") << name;
    EXPECT_EQ(store->load(id_of(3))->journal.records.size(), 5U) << name;
  }
}

// Whatever page it is: the file opens, and all but the games of that page can be played, or the
// file says by name that it is damaged.
TEST(Damage, NoPageTakesMoreThanItHolds) {
  const Folder folder;
  fill(folder.file());
  const std::string whole = content_of(folder.file());
  const std::size_t pages = whole.size() / page_size;
  ASSERT_GT(pages, 10U);
  for (std::size_t page = 0; page < pages; ++page) {
    std::string damaged = whole;
    std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(page * page_size), page_size, '\xee');
    put_content(folder.file(), damaged);
    Result<std::unique_ptr<SqliteStore>> store = SqliteStore::open(folder.file());
    if (!store) {
      EXPECT_TRUE(page == 0 || store.why().id == "store.error.damaged-file") << store.why().id;
      continue;
    }
    const Result<std::vector<Listed>> list = (*store)->list();
    ASSERT_TRUE(list.ok()) << list.why().id << " at page " << page;
    for (const Listed& game : *list) {
      const Result<Loaded> loaded = (*store)->load(game.id);
      EXPECT_TRUE(loaded.ok() || loaded.why().id == "store.error.damaged-game") << loaded.why().id;
    }
  }
}

TEST(Damage, AFileThatWasCutOffIsOursAndNamed) {
  const Folder folder;
  fill(folder.file());
  const std::string whole = content_of(folder.file());
  // A single byte is a file that has just been made, says SQLite.
  for (const std::size_t left :
       {std::size_t{2}, std::size_t{15}, std::size_t{50}, std::size_t{71}, std::size_t{600},
        page_size, page_size + 1, whole.size() / 2, whole.size() - page_size}) {
    put_content(folder.file(), whole.substr(0, left));
    const Result<std::unique_ptr<SqliteStore>> store = SqliteStore::open(folder.file());
    ASSERT_FALSE(store.ok()) << left;
    EXPECT_EQ(store.why().id, "store.error.damaged-file") << left;
    EXPECT_EQ(content_of(folder.file()), whole.substr(0, left));
  }
  // Where there is a copy, the sentence says where.
  put_content(folder.file(), whole);
  raw(folder.file(), "UPDATE rules SET version = 0");
  Session session = started(*opened(folder.file()));
  const std::string now = content_of(folder.file());
  put_content(folder.file(), now.substr(0, page_size + 1));
  EXPECT_EQ(refusal_of(folder.file()), "store.error.damaged-file-copies");
}

// ---- Bits that turned

TEST(Sums, WhatWasToldIsCovered) {
  const Folder folder;
  const auto store = opened(folder.file());
  Session session = started(*store);
  play(session, 4);
  // How many records can be read: what comes after one that turned is not what was played.
  const auto sound = [&]() -> std::size_t {
    const Result<Loaded> loaded = store->load("toy-1");
    return loaded ? loaded->journal.records.size() : 0;
  };
  ASSERT_EQ(sound(), 4U);
  raw(folder.file(), "UPDATE record SET text = replace(text, 'toy.', 'toz.') WHERE number = 2");
  EXPECT_EQ(sound(), 1U);
  EXPECT_EQ(store->load("toy-1")->unread, 3U);
  raw(folder.file(), "UPDATE record SET text = replace(text, 'toz.', 'toy.') WHERE number = 2");
  EXPECT_EQ(sound(), 4U);
  raw(folder.file(), "UPDATE game SET header = replace(header, 'told toy.', 'told toz.')");
  EXPECT_EQ(store->load("toy-1").why().id, "store.error.damaged-game");
  raw(folder.file(), "UPDATE game SET header = replace(header, 'told toz.', 'told toy.')");
  EXPECT_EQ(sound(), 4U);
}

TEST(Sums, WhatTurnedIsNotSaved) {
  const Folder folder;
  const auto copy = folder.file("copy.db");
  {
    const auto store = opened(folder.file());
    Session session = started(*store);
    play(session, 4);
    const std::vector<Told> told{{{"card.2", "take:2"}, 1}, {{"card.3", "top"}, 1}};
    ASSERT_TRUE(store->learn("toy", told).ok());
  }
  ASSERT_TRUE(read_remains(folder.file(), copy)->complete);
  raw(folder.file(), "UPDATE record SET text = replace(text, 'toy.', 'toz.') WHERE number = 3");
  raw(folder.file(), "UPDATE fact SET value = 'take:3' WHERE id = 'card.2'");
  const Result<Remains> remains = read_remains(folder.file(), copy);
  ASSERT_TRUE(remains.ok());
  EXPECT_FALSE(remains->complete);
  EXPECT_EQ(remains->games.at(0).read->journal.records.size(), 2U);
  EXPECT_EQ(remains->games.at(0).read->unread, 2U);
  EXPECT_EQ(remains->facts.at("toy").size(), 1U);
}

TEST(Sums, AFactThatTurnedWasToldByNobody) {
  const Folder folder;
  const auto store = opened(folder.file());
  const std::vector<Told> told{{{"card.2", "take:2"}, 1}, {{"card.3", "top"}, 1}};
  ASSERT_TRUE(store->learn("toy", told).ok());
  raw(folder.file(), "UPDATE fact SET value = 'take:3' WHERE id = 'card.2'");
  EXPECT_EQ(*store->facts("toy"), std::vector<Told>{told[1]});
  // Told again, it counts again.
  ASSERT_TRUE(store->learn("toy", std::vector<Told>{{{"card.2", "take:3"}, 7}}).ok());
  EXPECT_EQ(store->facts("toy")->size(), 2U);
}

TEST(Sums, RowsOfAnOlderSeatmateGetOne) {
  const Folder folder;
  {
    const auto store = opened(folder.file());
    Session session = started(*store);
    play(session, 3);
    ASSERT_TRUE(store->learn("toy", std::vector<Told>{{{"card.2", "take:2"}, 1}}).ok());
  }
  raw(folder.file(), back_to_version_3);
  const auto store = opened(folder.file());
  ASSERT_TRUE(store->load("toy-1").ok());
  EXPECT_EQ(store->facts("toy")->size(), 1U);
  raw(folder.file(), "UPDATE record SET text = replace(text, 'toy.', 'toz.') WHERE number = 2");
  EXPECT_EQ(store->load("toy-1")->journal.records.size(), 1U);
  raw(folder.file(), "UPDATE fact SET value = 'top'");
  EXPECT_TRUE(store->facts("toy")->empty());
}

// ---- Nobody else's

unsigned mode_of(const std::string& path) {
  struct stat found{};
  EXPECT_EQ(stat(path.c_str(), &found), 0) << path;
  return found.st_mode & 0777;
}

TEST(Private, GamesAndTheirFolderAreForTheirOwner) {
  const Folder folder;
  const mode_t usual = umask(022);
  const std::string path = folder.file("new/folders/games.db");
  const auto store = opened(path);
  started(*store);
  const std::string copy = store->folder_for_copies() + "/copy.db";
  EXPECT_TRUE(store->copy_to(copy, NewFile::Over::nothing).ok());
  umask(usual);
  for (const std::string& file : {path, path + "-wal", path + "-shm", copy})
    EXPECT_EQ(mode_of(file), 0600U) << file;
  for (const char* made : {"new", "new/folders", "new/folders/copies"})
    EXPECT_EQ(mode_of(folder.file(made)), 0700U) << made;
}

TEST(Private, WhatAnOlderSeatmateLeftOpenIsShut) {
  const Folder folder;
  started(*opened(folder.file()));
  ASSERT_EQ(chmod(folder.file().c_str(), 0644), 0);
  const auto store = opened(folder.file());
  EXPECT_EQ(mode_of(folder.file()), 0600U);
  // Somebody else's file stays as it is.
  put_content(folder.file("diary.txt"), std::string(5000, 'x'));
  ASSERT_EQ(chmod(folder.file("diary.txt").c_str(), 0644), 0);
  EXPECT_EQ(refusal_of(folder.file("diary.txt")), "store.error.foreign");
  EXPECT_EQ(mode_of(folder.file("diary.txt")), 0644U);
}

}  // namespace
}  // namespace seatmate
