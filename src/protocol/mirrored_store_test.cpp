// The page's store: what its keeper says is there, what it wants, and what it wrote.

#include "protocol/mirrored_store.h"

#include "protocol/world_test_support.h"

namespace seatmate {
namespace {

// A keeper that does what the page does with IndexedDB: rows, headers and records, and facts.
struct Keeper {
  Json rows = Json::array();
  std::map<std::string, std::pair<std::string, std::vector<std::string>>> journals;
  Json facts = Json::object();
  std::uint64_t last = 0;

  void keep(const Json& write) {
    const std::string what = write["do"];
    if (what == "facts") {
      facts[write["game"].get<std::string>()] = write["told"];
      return;
    }
    const std::string id = what == "remove" ? write["id"] : write["row"]["id"];
    std::uint64_t revision = 0;
    Json others = Json::array();
    for (const Json& row : rows)
      if (row["id"] == id)
        revision = row["revision"];
      else
        others.push_back(row);
    EXPECT_EQ(revision, write["base"]) << write.dump();
    rows = others;
    if (what == "remove") {
      journals.erase(id);
      return;
    }
    rows.push_back(write["row"]);
    last = std::max(last, write["row"]["revision"].get<std::uint64_t>());
    auto& [header, records] = journals[id];
    if (what == "create") header = write["header"];
    if (what == "update") return;
    records.resize(what == "append" ? write["keep"].get<std::size_t>() : 0);
    for (const Json& record : write["records"]) records.push_back(record);
  }
};

// An engine over such a store, as src/wasm/page.cpp has it.
struct Page {
  explicit Page(Keeper& kept) : keeper(kept) {}

  Json call(const std::string& request) {
    for (int attempts = 0; attempts < 9; ++attempts) {
      Json gone = Json::array();
      for (const Json& id : known)
        if (std::ranges::none_of(keeper.rows, [&](const Json& row) { return row["id"] == id; }))
          gone.push_back(id);
      known = Json::array();
      for (const Json& row : keeper.rows) known.push_back(row["id"]);
      EXPECT_TRUE(store.know(to_doc({{"rows", keeper.rows},
                                     {"gone", gone},
                                     {"last", keeper.last},
                                     {"facts", keeper.facts}})));
      for (const std::string& id : given) {
        const auto& [header, records] = keeper.journals[id];
        store.give(id, header, records);
      }
      Json answer = as_json(protocol.call(request));
      const Json wants = tree_of(store.wants());
      const Json writes = tree_of(store.take_writes());
      if (wants.empty()) {
        if (!writes.empty()) ++keeper.last;
        for (const Json& write : writes) keeper.keep(write);
        EXPECT_EQ(complaint("Response", answer), "") << answer.dump();
        return answer;
      }
      EXPECT_TRUE(writes.empty());
      for (const Json& id : wants) given.push_back(id);
    }
    ADD_FAILURE() << "it never has enough: " << request;
    return {};
  }

  Keeper& keeper;
  MirroredStore store;
  std::vector<std::string> given;
  Json known = Json::array();
  Protocol protocol{{&store, [] { return std::int64_t{1794769200000}; },
                     [] { return std::uint64_t{7}; }, toy_games, toy_files}};
};

TEST(MirroredStore, PlaysAsTheStoreInMemoryDoes) {
  Keeper keeper;
  ToyWorld world;
  for (
      const std::string request :
      {R"({"do": "new", "game": "toy", "settings": {"heap": 9, "cards": "own"}, "seed": 3})",
       R"({"do": "input", "id": "toy-20261115-1", "entries": [{"verb": "take", "args": {"n": 2}}, {"verb": "add", "args": [1]}]})",
       R"({"do": "adjust", "id": "toy-20261115-1", "path": "heap", "value": 8})",
       R"({"do": "undo", "id": "toy-20261115-1"})",
       R"({"do": "rename", "id": "toy-20261115-1", "title": "Rainy"})",
       R"({"do": "history", "id": "toy-20261115-1"})",
       R"({"do": "adjust", "id": "toy-20261115-1", "path": "heap", "value": 7})",
       R"({"do": "export", "id": "toy-20261115-1"})", R"({"do": "list"})",
       R"({"do": "deck-in", "text": "{\"seatmate\": \"deck\", \"format\": 1, \"game\": \"toy\", \"name\": \"Mine\", \"source\": \"yours\", \"cards\": [{\"card\": 2, \"says\": \"take:3\"}]}"})",
       R"({"do": "printed", "game": "toy"})", R"({"do": "forget", "game": "toy", "id": "card.2"})",
       R"({"do": "forget", "game": "toy", "id": "card.2"})", R"({"do": "new", "game": "toy"})",
       R"({"do": "remove", "id": "toy-20261115-1"})", R"({"do": "show", "id": "toy-20261115-1"})",
       R"({"do": "news"})", R"({"do": "list"})"}) {
    // A page that begins afresh each time knows only what was kept.
    Page page(keeper);
    EXPECT_EQ(page.call(request).dump(), world.call(request).dump()) << request;
  }
}

TEST(MirroredStore, ARowSaysWhichCampaignItIsPartOf) {
  Listed game{"toy-2", "toy", "", 1, {}, 0, 0, "toy-1", 2};
  Listed back;
  ASSERT_TRUE(from_json(to_json(game), back));
  EXPECT_EQ(back.campaign, "toy-1");
  EXPECT_EQ(back.chapter, 2);
  // And a row without one forgets what was there before.
  game.campaign.clear();
  ASSERT_TRUE(from_json(to_json(game), back));
  EXPECT_EQ(back.campaign, "");
}

TEST(MirroredStore, WantsAJournalOnlyWhenItNeedsIt) {
  Keeper keeper;
  Page page(keeper);
  EXPECT_EQ(page.call(R"({"do": "new", "game": "toy"})")["id"], toy_id);
  EXPECT_TRUE(page.given.empty());
  Page later(keeper);
  EXPECT_EQ(later.call(R"({"do": "list"})")["games"].size(), 1U);
  EXPECT_EQ(later.call(R"({"do": "rename", "id": "toy-20261115-1", "title": "Rainy"})")["ok"],
            true);
  EXPECT_TRUE(later.given.empty());
  EXPECT_EQ(later.call(R"({"do": "show", "id": "toy-20261115-1"})")["title"], "Rainy");
  EXPECT_EQ(later.given, std::vector<std::string>{toy_id});
}

TEST(MirroredStore, NoticesThatAnotherPageWentOn) {
  Keeper keeper;
  Page one(keeper);
  Page two(keeper);
  one.call(R"({"do": "new", "game": "toy", "settings": {"heap": 9}})");
  const std::string add =
      R"({"do": "input", "id": "toy-20261115-1", "entries": [{"verb": "add", "args": [1]}]})";
  EXPECT_EQ(two.call(add)["number"], 1);
  EXPECT_EQ(one.call(R"({"do": "show", "id": "toy-20261115-1"})")["number"], 1);
  EXPECT_EQ(one.call(R"({"do": "undo", "id": "toy-20261115-1", "after": 0})")["error"]["id"],
            "store.error.behind");
  // Removed and made anew, it is another game, though it has the same name.
  two.call(R"({"do": "remove", "id": "toy-20261115-1"})");
  two.call(R"({"do": "new", "game": "toy", "settings": {"heap": 20}})");
  EXPECT_EQ(one.call(R"({"do": "show", "id": "toy-20261115-1"})")["summary"]["args"]["heap"], 20);
}

TEST(MirroredStore, ReadsNothingButWhatItUnderstands) {
  MirroredStore store;
  EXPECT_TRUE(store.know(to_doc({{"rows", Json::array()}})));
  for (const char* wrong : {"[]", "7", R"({"rows": 1})", R"({"rows": [1]})",
                            R"({"rows": [{"id": "a"}]})", R"({"last": -1})", R"({"facts": []})",
                            R"({"facts": {"toy": 1}})", R"({"facts": {"toy": [{"id": "a"}]}})"})
    EXPECT_FALSE(store.know(parse_json(wrong).value_or(Doc()))) << wrong;
  EXPECT_FALSE(store.give("toy-1", "", {}));
}

TEST(MirroredStore, SaysThatAGameIsDamaged) {
  Keeper keeper;
  Page(keeper).call(R"({"do": "new", "game": "toy"})");
  keeper.journals[toy_id].first += "something else\n";
  EXPECT_EQ(Page(keeper).call(R"({"do": "show", "id": "toy-20261115-1"})")["error"]["id"],
            "store.error.damaged-game");
}

TEST(MirroredStore, ADamagedRecordCostsWhatComesAfterIt) {
  Keeper keeper;
  const auto said = [](const std::string& what) {
    return R"({"do": "input", "id": "toy-20261115-1", "entries": [)" + what + "]}";
  };
  {
    Page page(keeper);
    page.call(R"({"do": "new", "game": "toy", "settings": {"heap": 30}})");
    for (const char* n : {"1", "2"})
      page.call(said(R"({"verb": "add", "args": [)" + std::string(n) + "]}, " +
                     R"({"verb": "take", "args": [1]})"));
  }
  std::vector<std::string>& records = keeper.journals[toy_id].second;
  ASSERT_GE(records.size(), 2U);
  records[1] += "something else\n";
  Page page(keeper);
  Json shown = page.call(R"({"do": "show", "id": "toy-20261115-1"})");
  EXPECT_EQ(shown["damaged"]["entry"], 2);
  EXPECT_EQ(shown["damaged"]["of"], records.size());
  EXPECT_EQ(shown["number"], 1);
  EXPECT_TRUE(shown["prompt"]["forms"].empty());
  const std::string take = said(R"({"verb": "take", "args": [1]})");
  EXPECT_EQ(page.call(take)["error"]["id"], "session.error.damaged-here");
  const std::string text = page.call(R"({"do": "export", "id": "toy-20261115-1"})")["text"];
  EXPECT_EQ(from_text(text)->records.size(), 1U);
  // Another page is not asked again, and this one says that it goes on.
  EXPECT_EQ(Page(keeper).call(R"({"do": "show", "id": "toy-20261115-1"})")["damaged"]["entry"], 2);
  shown = page.call(R"({"do": "mend", "id": "toy-20261115-1"})");
  EXPECT_FALSE(shown.contains("damaged"));
  EXPECT_FALSE(shown["prompt"]["forms"].empty());
  EXPECT_EQ(page.call(take)["number"], 2);
  EXPECT_EQ(Page(keeper).call(R"({"do": "show", "id": "toy-20261115-1"})")["number"], 2);
}

}  // namespace
}  // namespace seatmate
