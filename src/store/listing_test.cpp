// Lists: in pages, of one campaign, of one beginning; from the rows and by an index.

#include "store/listing.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "session/memory_store.h"
#include "store/folder_test_support.h"
#include "store/sqlite.h"

namespace seatmate {
namespace {

using namespace on_disk;

// A game as the list shows it; `chapter` is of the campaign.
NewRow list_row(std::vector<Journal>& kept, const std::string& id, std::int64_t played,
                bool finished, const std::string& campaign = {}, int chapter = 0) {
  Journal journal;
  journal.header = started(*std::make_unique<MemoryStore>(), id).journal().header;
  journal.header.campaign = campaign;
  journal.header.chapter = chapter;
  kept.push_back(std::move(journal));
  return {&kept.back(), {{"toy.summary", {}}, finished, played}};
}

std::vector<std::string> ids_of(const std::vector<Listed>& games) {
  std::vector<std::string> ids;
  for (const Listed& game : games) ids.push_back(game.id);
  return ids;
}

using Ids = std::vector<std::string>;

// All of a list, so many at a time.
Ids paged(Store& store, Wanted::Which which, std::size_t most) {
  Ids ids;
  Wanted wanted{which, most};
  for (;;) {
    const Result<ListPage> page = store.page(wanted);
    EXPECT_TRUE(page.ok());
    EXPECT_LE(page->games.size(), most);
    for (const Listed& game : page->games) ids.push_back(game.id);
    if (!page->next) return ids;
    EXPECT_EQ(page->games.size(), most);
    wanted.after = page->next;
  }
}

// Eight games, two of them of one campaign.
void fill_list(Store& store) {
  std::vector<Journal> kept;
  kept.reserve(8);
  for (const NewRow& row :
       {list_row(kept, "toy-1", 500, true), list_row(kept, "toy-2", 900, false),
        list_row(kept, "toy-3", 900, true), list_row(kept, "toy-4", 700, true, "toy-4", 1),
        list_row(kept, "toy-5", 800, true, "toy-4", 2), list_row(kept, "toy-6", 900, false),
        list_row(kept, "toy-7", 950, false, "toy-7", 1), list_row(kept, "toy-8", 100, true)})
    ASSERT_TRUE(store.create(*row.journal, row.glance).ok());
}

struct Keeping {
  const char* name;
  std::function<std::unique_ptr<Store>(const Folder&)> make;
};

class Lists : public testing::TestWithParam<Keeping> {
 protected:
  void SetUp() override { fill_list(*store_); }

  Folder folder_;
  std::unique_ptr<Store> store_ = GetParam().make(folder_);
};
INSTANTIATE_TEST_SUITE_P(
    All, Lists,
    testing::Values(Keeping{"Memory",
                            [](const Folder&) { return std::make_unique<MemoryStore>(); }},
                    Keeping{"Sqlite", [](const Folder& folder) { return opened(folder.file()); }}),
    [](const auto& kind) { return kind.param.name; });

TEST_P(Lists, ComeInPages) {
  using enum Wanted::Which;
  for (const std::size_t most : {1U, 2U, 3U, 7U, 8U, 100U}) {
    EXPECT_EQ(paged(*store_, all, most),
              (Ids{"toy-7", "toy-2", "toy-3", "toy-6", "toy-5", "toy-4", "toy-1", "toy-8"}));
    // Of a campaign one line, by its last game, whether that is over or not.
    EXPECT_EQ(paged(*store_, running, most), (Ids{"toy-7", "toy-2", "toy-6", "toy-5"}));
    EXPECT_EQ(paged(*store_, finished, most), (Ids{"toy-3", "toy-1", "toy-8"}));
    EXPECT_EQ(paged(*store_, of_campaigns, most), (Ids{"toy-7", "toy-5", "toy-4"}));
  }
  EXPECT_EQ(ids_of(store_->page({})->games), ids_of(*store_->list()));
}

TEST_P(Lists, GoOnWhereTheyWereWhenGamesComeAndGo) {
  Wanted wanted{Wanted::Which::all, 3};
  wanted.after = store_->page(wanted)->next;
  // What the place was named after is gone, and another comes before it.
  ASSERT_TRUE(store_->remove("toy-3").ok());
  std::vector<Journal> kept;
  const NewRow fresh = list_row(kept, "toy-9", 990, false);
  ASSERT_TRUE(store_->create(*fresh.journal, fresh.glance).ok());
  EXPECT_EQ(ids_of(store_->page(wanted)->games), (Ids{"toy-6", "toy-5", "toy-4"}));
}

TEST_P(Lists, OfACampaignTheLastGameStandsForIt) {
  EXPECT_EQ(ids_of(*store_->campaign("toy-4")), (Ids{"toy-4", "toy-5"}));
  EXPECT_TRUE(store_->campaign("toy-1")->empty());
  EXPECT_TRUE(store_->campaign("")->empty());
  ASSERT_TRUE(store_->rename("toy-4", "renamed").ok());
  EXPECT_EQ(paged(*store_, Wanted::Which::running, 9), (Ids{"toy-7", "toy-2", "toy-6", "toy-5"}));
  ASSERT_TRUE(store_->remove("toy-5").ok());
  EXPECT_EQ(paged(*store_, Wanted::Which::running, 9), (Ids{"toy-7", "toy-2", "toy-6", "toy-4"}));
}

TEST_P(Lists, FindOneGameAndThoseBegunAtAMoment) {
  EXPECT_EQ((*store_->row("toy-3"))->id, "toy-3");
  EXPECT_EQ((*store_->row("toy-3"))->glance.played, 900);
  EXPECT_FALSE(store_->row("toy-33")->has_value());
  EXPECT_EQ(store_->begun_at("toy", 1000)->size(), 8U);
  EXPECT_TRUE(store_->begun_at("toy", 1001)->empty());
  EXPECT_TRUE(store_->begun_at("other", 1000)->empty());
}

// How SQLite finds what is asked for.
std::string plan_of(const std::string& path, const std::string& sql) {
  sqlite3* database = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  std::string plan;
  {
    sqlite::Statement rows(database, "EXPLAIN QUERY PLAN " + sql);
    while (rows.row()) plan += rows.text(3) + "\n";
    EXPECT_FALSE(rows.failed()) << sqlite3_errmsg(database);
  }
  sqlite3_close(database);
  return plan;
}

TEST(Indexes, AnswerWhatIsAskedOfAList) {
  const Folder folder;
  opened(folder.file());
  const auto plan = [&](const std::string& sql) { return plan_of(folder.file(), sql); };
  using enum Wanted::Which;
  EXPECT_EQ(plan(sqlite::sql_of_page(all)), "SEARCH game USING INDEX game_by_time (played<?)\n");
  for (const Wanted::Which which : {running, finished})
    EXPECT_EQ(plan(sqlite::sql_of_page(which)),
              "SEARCH game USING INDEX game_by_line (leads=? AND <expr>=? AND played<?)\n");
  // These are put in order afterwards.
  EXPECT_EQ(plan(sqlite::sql_of_page(of_campaigns)),
            "SEARCH game USING INDEX game_by_campaign (campaign>?)\n"
            "USE TEMP B-TREE FOR ORDER BY\n");
  EXPECT_EQ(plan(sqlite::sql_of_campaign()),
            "SEARCH game USING INDEX game_by_campaign (campaign=?)\n");
  EXPECT_EQ(plan(sqlite::sql_of_beginning()),
            "SEARCH game USING INDEX game_by_beginning (game=? AND created=?)\n");
}

TEST(OlderFiles, HaveTheirListsFilledInWhenAnOlderFileIsBroughtForward) {
  const Folder folder;
  {
    const auto store = opened(folder.file());
    fill_list(*store);
    Session session = started(*store, "toy-9", 1000, "played");
    play(session, 3);
    ASSERT_TRUE(session.undo(1, 9000).ok());
  }
  raw(folder.file(), back_to_version_3);
  const auto store = opened(folder.file());
  using enum Wanted::Which;
  EXPECT_EQ(paged(*store, running, 3), (Ids{"toy-9", "toy-7", "toy-2", "toy-6", "toy-5"}));
  EXPECT_EQ(paged(*store, finished, 3), (Ids{"toy-3", "toy-1", "toy-8"}));
  EXPECT_EQ((*store->row("toy-9"))->records, 3U);
  EXPECT_EQ((*store->row("toy-9"))->cursor, 2U);
  EXPECT_EQ(plan_of(folder.file(), sqlite::sql_of_page(all)),
            "SEARCH game USING INDEX game_by_time (played<?)\n");
}

}  // namespace
}  // namespace seatmate
