#include "store/sqlite_store.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>

#include "session/memory_store.h"
#include "store/data_folder.h"
#include "store/folder_test_support.h"
#include "store/schema.h"

namespace seatmate {
namespace {

using namespace on_disk;

const std::string too_new = std::to_string(sqlite::schema_version + 1);

// ---- What every store promises

struct Kind {
  const char* name;
  std::function<std::unique_ptr<Store>(const Folder&)> make;
};

class AnyStore : public testing::TestWithParam<Kind> {
 protected:
  Folder folder_;
  std::unique_ptr<Store> store_ = GetParam().make(folder_);
};

INSTANTIATE_TEST_SUITE_P(
    All, AnyStore,
    testing::Values(Kind{"Memory", [](const Folder&) { return std::make_unique<MemoryStore>(); }},
                    Kind{"Sqlite", [](const Folder& folder) { return opened(folder.file()); }}),
    [](const auto& kind) { return kind.param.name; });

TEST_P(AnyStore, GivesBackWhatItWasGiven) {
  Session session = started(*store_);
  EXPECT_EQ(store_->load("toy-1")->journal, session.journal());
  play(session, 6);
  EXPECT_EQ(store_->load("toy-1")->journal, session.journal());
  ASSERT_TRUE(session.undo(4, 3000).ok());
  EXPECT_EQ(store_->load("toy-1")->journal, session.journal());
  ASSERT_TRUE(session.apply({"adjust", {"heap", "9"}, 3001}).ok());
  EXPECT_EQ(session.of(), 3U);
  const Result<Loaded> loaded = store_->load("toy-1");
  EXPECT_EQ(loaded->journal, session.journal());
  EXPECT_EQ(loaded->revision, session.revision());
  EXPECT_EQ(*store_->revision("toy-1"), session.revision());
}

TEST_P(AnyStore, ListsTheGamePlayedLastFirst) {
  Session first = started(*store_, "toy-1", 1000);
  Session second = started(*store_, "toy-2", 1500);
  play(first, 2);
  ASSERT_TRUE(first.undo(1, 3000).ok());
  const Result<std::vector<Listed>> list = store_->list();
  ASSERT_EQ(list->size(), 2U);
  const Listed& game = list->front();
  EXPECT_EQ(game.id, "toy-1");
  EXPECT_EQ(game.game, "toy");
  EXPECT_EQ(game.title, "Größe");
  EXPECT_EQ(game.created, 1000);
  EXPECT_EQ(game.glance, (Glance{first.summary(), false, 3000}));
  EXPECT_EQ(game.cursor, 1U);
  EXPECT_EQ(game.records, 2U);
}

std::vector<std::string> told(const std::vector<Written>& changes) {
  constexpr const char* words[] = {"made", "played", "renamed", "removed", "told"};
  std::vector<std::string> all;
  for (const Written& change : changes)
    all.push_back(std::to_string(change.revision) + " " +
                  words[static_cast<std::size_t>(change.what)] + " " + change.id + change.game +
                  " " + std::to_string(change.number));
  return all;
}

TEST_P(AnyStore, SaysWhatWasChanged) {
  using Told = std::vector<std::string>;
  EXPECT_EQ(store_->news({})->revision, 0U);
  Session session = started(*store_);
  play(session, 2);
  EXPECT_EQ(told(store_->take_changes()),
            (Told{"1 made toy-1 0", "2 played toy-1 1", "3 played toy-1 2"}));
  EXPECT_TRUE(store_->take_changes().empty());
  ASSERT_TRUE(session.undo(2, 3000).ok());
  ASSERT_TRUE(store_->rename("toy-1", "x").ok());
  ASSERT_TRUE(store_->learn("toy", std::vector{seatmate::Told{{"card.2", "top"}, 7}}).ok());
  ASSERT_TRUE(store_->learn("toy", std::vector{seatmate::Told{{"card.2", "top"}, 8}}).ok());
  ASSERT_TRUE(store_->forget("toy", "card.2").ok());
  EXPECT_FALSE(store_->forget("toy", "card.2").ok());
  ASSERT_TRUE(store_->remove("toy-1").ok());
  EXPECT_FALSE(store_->rename("toy-1", "y").ok());
  const Told all{"4 played toy-1 0", "5 renamed toy-1 0", "6 told toy 0", "7 told toy 0",
                 "8 removed toy-1 0"};
  EXPECT_EQ(told(store_->take_changes()), all);
  const Result<News> news = store_->news(3);
  EXPECT_EQ(told(news->changes), all);
  EXPECT_EQ(news->revision, 8U);
  EXPECT_FALSE(news->again);
  EXPECT_TRUE(store_->news(8)->changes.empty());
  EXPECT_FALSE(store_->news(8)->again);
  EXPECT_TRUE(store_->news(9)->again) << "of other games";
}

TEST(SqliteStore, HearsOfWhatOthersWrote) {
  const Folder folder;
  const auto ours = opened(folder.file());
  const auto theirs = opened(folder.file());
  Session session = started(*theirs);
  play(session, 1);
  EXPECT_TRUE(ours->take_changes().empty());
  EXPECT_EQ(told(ours->news(0)->changes),
            (std::vector<std::string>{"1 made toy-1 0", "2 played toy-1 1"}));
  EXPECT_FALSE(ours->news(0)->again);
}

TEST(SqliteStore, SaysWhenItDoesNotKnowWhatWasChanged) {
  const Folder folder;
  const auto store = opened(folder.file());
  for (int n = 0; n < 5; ++n) started(*store, "toy-" + std::to_string(n));
  EXPECT_FALSE(store->news(1)->again);
  // An older Seatmate wrote, and nothing of it.
  raw(folder.file(), "DELETE FROM change WHERE revision = 3");
  EXPECT_TRUE(store->news(1)->again);
  EXPECT_FALSE(store->news(3)->again);
  raw(folder.file(), "UPDATE latest SET revision = revision + 1");
  EXPECT_TRUE(store->news(3)->again);
  // Of the latest thousand only is it known.
  raw(folder.file(),
      "UPDATE latest SET revision = 2000; UPDATE change SET revision = 2000"
      " WHERE revision = 5");
  EXPECT_EQ(store->news(1999)->changes.size(), 1U);
  raw(folder.file(), "UPDATE latest SET revision = 2999");
  started(*store, "toy-9");
  EXPECT_EQ(store->news(2999)->changes.size(), 1U);
  raw(folder.file(),
      "UPDATE change SET revision = 2001 WHERE revision = 3000;"
      " UPDATE latest SET revision = 2001");
  EXPECT_TRUE(store->news(1999)->again) << "a thousand later it is forgotten";
  EXPECT_FALSE(store->news(2000)->again);
}

// How many records there are stands in the row, whatever is played, taken back or dropped.
TEST_P(AnyStore, CountsWhatItKeeps) {
  Session session = started(*store_);
  const auto expect = [&](std::size_t cursor, std::size_t records) {
    const Listed game = **store_->row("toy-1");
    EXPECT_EQ(game.cursor, cursor);
    EXPECT_EQ(game.records, records);
    EXPECT_EQ(store_->load("toy-1")->journal.records.size(), records);
  };
  expect(0, 0);
  play(session, 3);
  expect(3, 3);
  ASSERT_TRUE(session.undo(2, 3000).ok());
  expect(1, 3);
  ASSERT_TRUE(session.apply({"adjust", {"heap", "9"}, 3001}).ok());
  expect(2, 2);
  Journal copy = session.journal();
  copy.header.id = "toy-2";
  ASSERT_TRUE(store_->create(copy, {}).ok());
  EXPECT_EQ((*store_->row("toy-2"))->records, 2U);
}

TEST_P(AnyStore, RefusesASecondGameOfTheSameId) {
  const Session session = started(*store_);
  EXPECT_EQ(Session::start(rules, {"toy-1", {}, 8, 1, ""}, store_.get()).why().id,
            "store.error.exists");
  EXPECT_EQ(store_->load("toy-1")->journal, session.journal());
}

TEST_P(AnyStore, RenamesAndRemoves) {
  Session session = started(*store_);
  play(session, 1);
  ASSERT_TRUE(store_->rename("toy-1", "Ä \"B\"").ok());
  EXPECT_EQ(store_->load("toy-1")->journal.header.title, "Ä \"B\"");
  EXPECT_EQ(store_->list()->front().title, "Ä \"B\"");
  ASSERT_TRUE(store_->remove("toy-1").ok());
  EXPECT_TRUE(store_->list()->empty());
  for (const std::string& id :
       {store_->load("toy-1").why().id, store_->remove("toy-1").why().id,
        store_->rename("toy-1", "").why().id, store_->revision("toy-1").why().id,
        session.apply(next_entry(session)).why().id})
    EXPECT_EQ(id, "store.error.missing");
}

TEST_P(AnyStore, KeepsWhatWasToldOfABox) {
  const Told two{{"card.2", "take:2"}, 1};
  const Told three{{"card.3", "größer \"als\" 2"}, 2};
  EXPECT_TRUE(store_->facts("toy")->empty());
  ASSERT_TRUE(store_->learn("toy", std::vector<Told>{three, two}).ok());
  EXPECT_EQ(*store_->facts("toy"), (std::vector<Told>{two, three}));
  EXPECT_TRUE(store_->facts("chess")->empty());
  // The same told again keeps its time, something else replaces it.
  ASSERT_TRUE(store_->learn("toy", std::vector<Told>{{two.fact, 9}, {{"card.3", "top"}, 9}}).ok());
  EXPECT_EQ(*store_->facts("toy"), (std::vector<Told>{two, {{"card.3", "top"}, 9}}));
  ASSERT_TRUE(store_->forget("toy", "card.3").ok());
  EXPECT_EQ(store_->forget("toy", "card.3").why().id, "store.error.no-fact");
  EXPECT_EQ(store_->forget("chess", "card.2").why().id, "store.error.no-fact");
  EXPECT_EQ(*store_->facts("toy"), (std::vector<Told>{two}));
  // Games come and go; the box stays.
  started(*store_);
  ASSERT_TRUE(store_->remove("toy-1").ok());
  EXPECT_EQ(store_->facts("toy")->size(), 1U);
}

// A fact and the entry that told it are kept together or not at all.
TEST_P(AnyStore, AWriterWhoIsBehindTeachesNothing) {
  const std::vector<Told> told{{{"card.2", "take:2"}, 1}};
  Session session = started(*store_);
  play(session, 2);
  const Revision old = session.revision() - 1;
  const std::span<const Record> none;
  EXPECT_FALSE(store_->append("toy-1", old, 2, none, {}, told).ok());
  EXPECT_FALSE(store_->set_cursor("toy-1", old, 1, {}, told).ok());
  EXPECT_EQ(store_->create(session.journal(), {}, told).why().id, "store.error.exists");
  EXPECT_TRUE(store_->facts("toy")->empty());
  ASSERT_TRUE(store_->set_cursor("toy-1", session.revision(), 1, {}, told).ok());
  EXPECT_EQ(*store_->facts("toy"), told);
}

TEST_P(AnyStore, SeveralGamesComeTogetherOrNotAtAll) {
  const Session there = started(*store_);
  Journal first = there.journal();
  first.header.id = "toy-2";
  const std::vector<Told> told{{{"card.2", "take:2"}, 1}};
  const std::vector<NewRow> taken{{&first, {}}, {&there.journal(), {}}};
  EXPECT_EQ(store_->create_all(taken, told).why().id, "store.error.exists");
  EXPECT_EQ(store_->list()->size(), 1U);
  EXPECT_TRUE(store_->facts("toy")->empty());
  Journal second = first;
  second.header.id = "toy-3";
  ASSERT_TRUE(store_->create_all(std::vector<NewRow>{{&first, {}}, {&second, {}}}, told).ok());
  EXPECT_EQ(store_->list()->size(), 3U);
  EXPECT_EQ(*store_->facts("toy"), told);
}

TEST_P(AnyStore, AWriterWhoIsBehindIsRefused) {
  Session old = started(*store_);
  play(old, 2);
  Result<Loaded> loaded = store_->load("toy-1");
  Session fresh = std::move(*Session::open(rules, loaded->journal, store_.get(), loaded->revision));
  play(fresh, 1);
  EXPECT_EQ(old.apply(next_entry(old)).why().id, "store.error.behind");
  EXPECT_EQ(old.undo(1, 3000).why().id, "store.error.behind");
  EXPECT_EQ(store_->load("toy-1")->journal, fresh.journal());
  // A game made anew under the old id is not the old game.
  ASSERT_TRUE(store_->remove("toy-1").ok());
  const Session anew = started(*store_);
  EXPECT_EQ(fresh.apply(next_entry(fresh)).why().id, "store.error.behind");
}

// ---- What the file promises

TEST(SqliteStore, RemembersAcrossPrograms) {
  const Folder folder;
  const std::string path = folder.file("new/folders/games.db");
  Journal journal;
  {
    const auto store = opened(path);
    Session session = started(*store);
    play(session, 5);
    journal = session.journal();
  }
  EXPECT_EQ(opened(path)->load("toy-1")->journal, journal);
}

TEST(SqliteStore, TwoHandlesOnOneFileSeeEachOther) {
  const Folder folder;
  const auto here = opened(folder.file());
  const auto there = opened(folder.file());
  Session session = started(*here);
  Result<Loaded> loaded = there->load("toy-1");
  ASSERT_TRUE(loaded.ok());
  Session other = std::move(*Session::open(rules, loaded->journal, there.get(), loaded->revision));
  play(other, 1);
  EXPECT_EQ(session.apply(next_entry(session)).why().id, "store.error.behind");
  EXPECT_EQ(here->load("toy-1")->journal, other.journal());
}

TEST(SqliteStore, AForeignFileIsRefusedAndLeftAlone) {
  const Folder folder;
  const std::string text = folder.file("diary.txt");
  const std::string diary = "Dear diary, " + std::string(5000, 'x');
  put_content(text, diary);
  EXPECT_EQ(refusal_of(text), "store.error.foreign");
  EXPECT_EQ(content_of(text), diary);

  const std::string other = folder.file("other.db");
  raw(other, "CREATE TABLE recipe (name TEXT)");
  EXPECT_EQ(refusal_of(other), "store.error.foreign");
  raw(other, "DROP TABLE recipe; PRAGMA application_id = 7");
  EXPECT_EQ(refusal_of(other), "store.error.foreign");

  EXPECT_EQ(refusal_of(folder.file("")), "store.error.open");
}

TEST(SqliteStore, AFileOfANewerSeatmateIsRefused) {
  const Folder folder;
  started(*opened(folder.file()));
  raw(folder.file(), "PRAGMA user_version = " + too_new);
  EXPECT_EQ(refusal_of(folder.file()), "store.error.too-new");
}

// As version 1 left it: no facts yet.
TEST(SqliteStore, AFileOfVersionOneIsBroughtForward) {
  const Folder folder;
  Journal before;
  {
    const auto store = opened(folder.file());
    Session session = started(*store);
    play(session, 3);
    before = session.journal();
  }
  raw(folder.file(), back_to_version_3 +
                         "DROP TABLE fact; ALTER TABLE game DROP COLUMN campaign;"
                         " ALTER TABLE game DROP COLUMN chapter; PRAGMA user_version = 1");
  for (int i = 0; i < 2; ++i) {
    const auto store = opened(folder.file());
    EXPECT_EQ(store->load("toy-1")->journal, before);
    EXPECT_EQ(store->facts("toy")->size(), static_cast<std::size_t>(i));
    EXPECT_TRUE(store->learn("toy", std::vector<Told>{{{"card.2", "top"}, 5}}).ok());
  }
  raw(folder.file(), "PRAGMA user_version = " + too_new);
  EXPECT_EQ(refusal_of(folder.file()), "store.error.too-new");
}

TEST(SqliteStore, AWriteThatFailsHalfWayLeavesAllAsItWas) {
  const Folder folder;
  const auto store = opened(folder.file());
  Session session = started(*store);
  play(session, 3);
  ASSERT_TRUE(session.undo(2, 3000).ok());
  const Journal before = session.journal();
  // The old records are already deleted when this strikes.
  raw(folder.file(),
      "CREATE TRIGGER fault BEFORE INSERT ON record BEGIN SELECT RAISE(ABORT, 'fault'); END");
  EXPECT_EQ(session.apply(next_entry(session)).why().id, "store.error.write");
  EXPECT_EQ(session.journal(), before);
  EXPECT_EQ(store->load("toy-1")->journal, before);
  // Nor is what was told along with it kept.
  const std::vector<Told> told{{{"card.2", "take:2"}, 1}};
  const Record record = before.records.front();
  EXPECT_FALSE(store->append("toy-1", session.revision(), 1, {&record, 1}, {}, told).ok());
  EXPECT_TRUE(store->facts("toy")->empty());
  raw(folder.file(), "DROP TRIGGER fault");
  EXPECT_TRUE(session.apply(next_entry(session)).ok());
  EXPECT_EQ(store->load("toy-1")->journal, session.journal());
}

TEST(SqliteStore, AProgramThatDiesInATransactionLeavesNothingBehind) {
  const Folder folder;
  Journal before;
  {
    const auto store = opened(folder.file());
    Session session = started(*store);
    play(session, 3);
    before = session.journal();
  }
  const pid_t child = fork();
  if (child == 0) {
    sqlite3* database = nullptr;
    sqlite3_open(folder.file().c_str(), &database);
    sqlite3_exec(database,
                 "PRAGMA cache_size = 1; BEGIN IMMEDIATE; DELETE FROM record;"
                 "UPDATE game SET cursor = 99, revision = 99",
                 nullptr, nullptr, nullptr);
    _exit(0);  // no COMMIT, no goodbye
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(opened(folder.file())->load("toy-1")->journal, before);
}

TEST(SqliteStore, WhatWasShownSurvivesTheKill) {
  const Folder folder;
  for (int round = 0; round < 4; ++round) {
    const std::string id = "toy-" + std::to_string(round);
    int told[2];
    ASSERT_EQ(pipe(told), 0);
    const pid_t child = fork();
    if (child == 0) {
      // Plays without end and tells each entry as soon as it may be shown.
      Result<std::unique_ptr<SqliteStore>> store = SqliteStore::open(folder.file());
      if (!store) _exit(1);
      Result<Session> session = Session::start(rules, {id, {}, 7, 1000, ""}, store->get());
      if (!session) _exit(1);
      for (;;) {
        const bool done = session->apply({"adjust", {"heap", "20"}, 1}).ok();
        if (!done || write(told[1], "+", 1) != 1) _exit(1);
      }
    }
    close(told[1]);
    std::size_t shown = 0;
    char mark = 0;
    while (shown < 20U + static_cast<std::size_t>(round) && read(told[0], &mark, 1) == 1) ++shown;
    kill(child, SIGKILL);
    while (read(told[0], &mark, 1) == 1) ++shown;
    close(told[0]);
    int status = 0;
    waitpid(child, &status, 0);

    const auto store = opened(folder.file());
    Result<Loaded> loaded = store->load(id);
    ASSERT_TRUE(loaded.ok());
    EXPECT_GE(loaded->journal.records.size(), shown);
    EXPECT_LE(loaded->journal.records.size(), shown + 1);
    const Result<Session> game = Session::open(rules, loaded->journal, nullptr, 0);
    ASSERT_TRUE(game.ok());
    EXPECT_TRUE(game->whole().ok());
  }
}

TEST(SqliteStore, ADamagedRowCostsWhatComesAfterIt) {
  const Folder folder;
  const auto store = opened(folder.file());
  Session session = started(*store);
  play(session, 4);
  raw(folder.file(), "UPDATE record SET text = replace(text, 'rules', 'rulez') WHERE number = 2");
  const auto left = [&] {
    const Result<Loaded> loaded = store->load("toy-1");
    EXPECT_TRUE(loaded.ok());
    EXPECT_EQ(loaded->journal.records.size() + loaded->unread, 4U);
    EXPECT_EQ(loaded->journal.cursor, loaded->journal.records.size());
    return loaded->journal.records.size();
  };
  EXPECT_EQ(left(), 1U);
  raw(folder.file(), "DELETE FROM record WHERE number = 2");
  EXPECT_EQ(left(), 1U);
  raw(folder.file(), "DELETE FROM record WHERE number = 1");
  EXPECT_EQ(left(), 0U);
  raw(folder.file(), "UPDATE game SET header = replace(header, 'seed', 'sead')");
  EXPECT_EQ(store->load("toy-1").why().id, "store.error.damaged-game");
  EXPECT_EQ(store->list()->size(), 1U);
}

TEST(DataFolder, FollowsTheEnvironment) {
  const auto set = [](const char* name, const char* value) {
    if (value != nullptr)
      setenv(name, value, 1);
    else
      unsetenv(name);
  };
  const char* const home = std::getenv("HOME");
  const std::string before = home != nullptr ? home : "";
  set("SEATMATE_HOME", "/a");
  set("XDG_DATA_HOME", "/b");
  set("HOME", "/c");
  EXPECT_EQ(default_data_folder(), "/a");
  set("SEATMATE_HOME", nullptr);
  EXPECT_EQ(default_data_folder(), "/b/seatmate");
  set("XDG_DATA_HOME", "relative");
  EXPECT_EQ(default_data_folder(), "/c/.local/share/seatmate");
  set("XDG_DATA_HOME", nullptr);
  EXPECT_EQ(default_data_folder(), "/c/.local/share/seatmate");
  set("HOME", before.c_str());
}

}  // namespace
}  // namespace seatmate
