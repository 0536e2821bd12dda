// What is done at the table costs as much as it changes, however many games are kept: counted in
// the steps of SQLite's machine, which are the same on every computer.

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <map>
#include <string>

#include "server/server_test_support.h"
#include "store/sqlite_store.h"

namespace seatmate::server {
namespace {

std::int64_t steps = 0;

int count_steps(unsigned, void*, void* statement, void*) {
  steps += sqlite3_stmt_status(static_cast<sqlite3_stmt*>(statement), SQLITE_STMTSTATUS_VM_STEP, 1);
  return 0;
}

// Of every database that is opened from now on.
int listen(sqlite3* database, char**, const sqlite3_api_routines*) {
  return sqlite3_trace_v2(database, SQLITE_TRACE_PROFILE, count_steps, nullptr);
}

// SQLite calls it with the arguments of `listen`.
void* entry_point() { return reinterpret_cast<void*>(&listen); }

class Counting {
 public:
  Counting() { sqlite3_auto_extension(reinterpret_cast<void (*)()>(entry_point())); }
  Counting(const Counting&) = delete;
  Counting& operator=(const Counting&) = delete;
  ~Counting() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(entry_point())); }
};

// `many` games besides the one that is played, begun on another day.
void fill(Store& store, int many) {
  ToyWorld other;
  other.call(new_game);
  const Journal journal = other.store.load(toy_id)->journal;
  std::vector<Journal> journals;
  for (int n = 0; n < many; ++n) {
    journals.push_back(journal);
    journals.back().header.id = "toy-other-" + std::to_string(n);
    journals.back().header.title = "Game " + std::to_string(n);
    journals.back().header.created -= n + 1;
  }
  std::vector<NewRow> rows;
  for (const Journal& one : journals)
    rows.push_back({&one, {{"toy.summary", {Arg("heap", 9)}}, rows.size() % 2 == 0, 1000}});
  ASSERT_TRUE(store.create_all(rows, {}).ok());
}

// What each request of an evening takes, beside so many games.
std::map<std::string, std::int64_t> cost_beside(int many) {
  const Counting counting;
  const Folder folder;
  auto store = SqliteStore::open(folder.path() / "games.db");
  EXPECT_TRUE(store.ok());
  fill(**store, many);
  Protocol protocol({store->get(), [] { return std::int64_t{1794769200000}; },
                     [] { return std::uint64_t{7}; }, toy_games, toy_files});
  std::map<std::string, std::int64_t> cost;
  const auto call = [&](const std::string& request) {
    steps = 0;
    const Json answer = as_json(protocol.call(request));
    EXPECT_EQ(answer["ok"], true) << request << answer.dump();
    cost[request] = steps;
    return answer;
  };
  call(new_game);
  call(R"({"do": "open", "id": "toy-20261115-1"})");
  call(R"({"do": "input", "id": "toy-20261115-1", "entries": [{"verb": "add", "args": [1]}]})");
  call(R"({"do": "adjust", "id": "toy-20261115-1", "path": "heap", "value": 9})");
  call(R"({"do": "undo", "id": "toy-20261115-1"})");
  call(R"({"do": "rename", "id": "toy-20261115-1", "title": "x"})");
  call(R"({"do": "show", "id": "toy-20261115-1"})");
  const Json latest = call(R"({"do": "news"})")["revision"];
  call(R"({"do": "news", "after": )" + std::to_string(latest.get<int>() - 1) + "}");
  const Json page = call(R"({"do": "list", "limit": 5})");
  EXPECT_EQ(page["games"].size(), 5U);
  // Each place is another text; the cost is kept under one name.
  cost["next"] = 0;
  steps = 0;
  const Json next{{"do", "list"}, {"limit", 5}, {"after", page["next"]}};
  EXPECT_EQ(as_json(protocol.call(next.dump()))["games"].size(), 5U);
  cost["next"] = steps;
  call(R"({"do": "list", "which": "running", "limit": 4})");
  call(R"({"do": "list", "which": "finished", "limit": 4})");
  call(R"({"do": "campaigns"})");
  const std::string text = call(R"({"do": "export", "id": "toy-20261115-1"})")["text"];
  steps = 0;
  EXPECT_EQ(as_json(protocol.call(Json{{"do", "import"}, {"text", text}}.dump()))["already"], true);
  cost["import"] = steps;
  call(R"({"do": "remove", "id": "toy-20261115-1"})");
  return cost;
}

TEST(Cost, IsTheSameHoweverManyGamesAreKept) {
  const auto few = cost_beside(12);
  const auto lots = cost_beside(3000);
  for (const auto& [request, took] : few) {
    EXPECT_GT(took, 0) << request;
    EXPECT_EQ(lots.at(request), took) << request;
  }
}

}  // namespace
}  // namespace seatmate::server
