// Copies: asked for, and made before a newer Seatmate changes something.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "store/folder_test_support.h"

namespace seatmate {
namespace {

using namespace on_disk;

std::vector<std::string> copies_in(const Folder& folder) {
  std::vector<std::string> names;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder.file("copies"), none))
    if (entry.path().extension() == ".db") names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

TEST(Copy, HoldsAllThatIsThereAndReplacesNothing) {
  const Folder folder;
  const auto store = opened(folder.file());
  Session session = started(*store);
  play(session, 3);
  ASSERT_TRUE(store->copy_to(folder.file("copy.db"), NewFile::Over::nothing).ok());
  play(session, 1);
  EXPECT_EQ(store->copy_to(folder.file("copy.db"), NewFile::Over::nothing).why().id,
            "shell.file.exists");
  EXPECT_EQ(opened(folder.file("copy.db"))->load("toy-1")->journal.records.size(), 3U);
  ASSERT_TRUE(store->copy_to(folder.file("copy.db"), NewFile::Over::earlier).ok());
  EXPECT_FALSE(std::filesystem::exists(folder.file("copy.db-wal")));
  EXPECT_EQ(opened(folder.file("copy.db"))->load("toy-1")->journal, session.journal());
  EXPECT_EQ(store->copy_to(folder.file("nowhere/copy.db"), NewFile::Over::nothing).why().id,
            "shell.file.write");
}

// As docs/reliability.md says it is done.
TEST(Copy, TakesThePlaceOfALostFile) {
  const Folder folder;
  Journal before;
  {
    const auto store = opened(folder.file());
    Session session = started(*store);
    play(session, 3);
    before = session.journal();
    ASSERT_TRUE(store->copy_to(folder.file("copy.db"), NewFile::Over::nothing).ok());
    play(session, 2);
  }
  for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(folder.file() + ending);
  std::filesystem::copy_file(folder.file("copy.db"), folder.file());
  EXPECT_EQ(opened(folder.file())->load("toy-1")->journal, before);
}

TEST(Copy, IsNotMadeOfADamagedFile) {
  const Folder folder;
  {
    const auto store = opened(folder.file());
    for (int n = 0; n < 40; ++n) started(*store, "toy-" + std::to_string(n));
  }
  std::string content = content_of(folder.file());
  std::fill_n(content.end() - 4096, 4096, '\xee');
  put_content(folder.file(), content);
  put_content(folder.file("copy.db"), "the good one");
  const auto store = opened(folder.file());
  EXPECT_EQ(store->copy_to(folder.file("copy.db"), NewFile::Over::earlier).why().id,
            "store.error.damaged-copy");
  EXPECT_EQ(content_of(folder.file("copy.db")), "the good one");
}

TEST(CopyBefore, TheTablesChange) {
  const Folder folder;
  {
    const auto store = opened(folder.file());
    Session session = started(*store);
    play(session, 2);
  }
  EXPECT_TRUE(copies_in(folder).empty()) << "a new file has nothing to copy";
  raw(folder.file(), back_to_version_3);
  opened(folder.file());
  EXPECT_EQ(copies_in(folder), std::vector<std::string>{"0001-before-schema-6.db"});
  // It is what the older Seatmate left, and can be brought forward again.
  const std::string copy = folder.file("copies/0001-before-schema-6.db");
  raw(copy, "CREATE TABLE rules (this_would_fail_if_it_were_there)");
  raw(copy, "DROP TABLE rules");
  EXPECT_EQ(opened(copy)->load("toy-1")->journal.records.size(), 2U);
  opened(folder.file());
  EXPECT_EQ(copies_in(folder).size(), 1U);
}

TEST(CopyBefore, NewerRulesWriteForTheFirstTime) {
  const Folder folder;
  const auto store = opened(folder.file());
  started(*store);
  const auto play_with = [&](int version) {
    const toy::ToyBox newer(version);
    Result<Loaded> loaded = store->load("toy-1");
    Session session =
        std::move(*Session::open({&newer, 5}, loaded->journal, store.get(), loaded->revision));
    ASSERT_TRUE(session.apply({"adjust", {"heap", std::to_string(10 + version)}, 9000}).ok());
    ASSERT_TRUE(session.apply({"adjust", {"heap", std::to_string(20 + version)}, 9001}).ok());
  };
  play_with(1);
  EXPECT_TRUE(copies_in(folder).empty());
  play_with(2);
  ASSERT_EQ(copies_in(folder), std::vector<std::string>{"0001-before-toy-rules-2.db"});
  // Made before anything was written with them.
  EXPECT_EQ(opened(folder.file("copies/0001-before-toy-rules-2.db"))
                ->load("toy-1")
                ->journal.records.size(),
            2U);
  play_with(1);
  play_with(2);
  EXPECT_EQ(copies_in(folder).size(), 1U) << "these rules have written before";
  for (int version = 3; version <= 6; ++version) play_with(version);
  const std::vector<std::string> last_three{
      "0003-before-toy-rules-4.db", "0004-before-toy-rules-5.db", "0005-before-toy-rules-6.db"};
  EXPECT_EQ(copies_in(folder), last_three);
}

// Copies that somebody made by hand are nobody's to remove.
TEST(CopyBefore, OnlyItsOwnCopiesGo) {
  const Folder folder;
  const auto store = opened(folder.file());
  started(*store);
  const std::string by_hand = store->folder_for_copies() + "/games-20261118-194841.db";
  ASSERT_TRUE(store->copy_to(by_hand, NewFile::Over::nothing).ok());
  for (int i = 0; i < 5; ++i) {
    raw(folder.file(), "UPDATE rules SET version = 0");
    started(*store, "toy-2" + std::to_string(i));
  }
  EXPECT_EQ(copies_in(folder).size(), 4U);
  EXPECT_TRUE(std::filesystem::exists(by_hand));
}

}  // namespace
}  // namespace seatmate
