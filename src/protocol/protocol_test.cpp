#include "protocol/protocol.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "protocol/world_test_support.h"

namespace seatmate {
namespace {

const std::string new_game = R"({"do":"new","game":"toy","settings":{"heap":"20"},"seed":7})";

std::string request(const std::string& what, const std::string& more = "") {
  return R"({"do":")" + what + R"(","id":")" + toy_id + "\"" + (more.empty() ? "" : ",") + more +
         "}";
}
std::string input(const std::string& entries) {
  return request("input", "\"entries\":[" + entries + "]");
}
// Whatever is wanted now, the small way.
void play_one(ToyWorld& world) {
  const Json shown = world.call(request("show"));
  const bool question = shown["prompt"]["mood"] == "question";
  const Json played = world.call(
      input(question ? R"({"verb":"top","args":["white"]})" : R"({"verb":"take","args":[1]})"));
  ASSERT_TRUE(played["ok"]);
}

TEST(Protocol, RequestsThatAreNotUnderstoodSayWhy) {
  ToyWorld world;
  EXPECT_EQ(world.error(""), "protocol.error.json");
  EXPECT_EQ(world.error("[]"), "protocol.error.json");
  EXPECT_EQ(world.error("{\"do\": \"games\""), "protocol.error.json");
  EXPECT_EQ(world.error(std::string(1'000'000, '[')), "protocol.error.json");
  EXPECT_EQ(world.error("{}"), "protocol.error.missing");
  EXPECT_EQ(world.error(R"({"do":7})"), "protocol.error.unknown-request");
  EXPECT_EQ(world.error(R"({"do":"open"})"), "protocol.error.missing");
  EXPECT_EQ(world.error(R"({"do":"open","id":7})"), "protocol.error.kind");
  EXPECT_EQ(world.error(R"({"do":"jump","id":"a","to":-1})"), "protocol.error.kind");
  EXPECT_EQ(world.error(R"({"do":"jump","id":"a","to":99999999999})"), "protocol.error.kind");
  EXPECT_EQ(world.error(R"({"do":"open","id":"a","now":1})"), "protocol.error.unknown-member");
  EXPECT_EQ(world.error(R"({"do":"open","id":"a"})"), "store.error.missing");
  EXPECT_EQ(world.error(R"({"do":"new","game":"chess"})"), "protocol.error.unknown-game");
}

TEST(Protocol, TheTagComesBack) {
  ToyWorld world;
  EXPECT_EQ(world.call(R"({"do":"list","tag":[1,{"a":null}]})")["tag"].dump(), R"([1,{"a":null}])");
  EXPECT_EQ(world.call(R"({"do":"dance","tag":"x"})")["tag"], "x");
}

TEST(Protocol, NewGamesAreCountedByDay) {
  ToyWorld world;
  EXPECT_EQ(world.call(new_game)["id"], "toy-20261115-1");
  EXPECT_EQ(world.call(new_game)["id"], "toy-20261115-2");
  world.now += 5 * 3600 * 1000;  // midnight passes
  EXPECT_EQ(world.call(new_game)["id"], "toy-20261116-1");
  world.now = 951782400000;
  EXPECT_EQ(world.call(new_game)["id"], "toy-20000229-1");
  EXPECT_EQ(world.call(R"({"do":"list"})")["games"].size(), 4U);
}

TEST(Protocol, NewGameChecksWhatItIsTold) {
  ToyWorld world;
  const auto with = [&](const std::string& more) {
    return world.error(R"({"do":"new","game":"toy",)" + more + "}");
  };
  EXPECT_EQ(with(R"("seed":-1)"), "protocol.error.seed");
  EXPECT_EQ(with(R"("seed":"12x")"), "protocol.error.seed");
  EXPECT_EQ(with(R"("seed":"18446744073709551615")"), "");
  EXPECT_EQ(with(R"("title":"two\nlines")"), "protocol.error.title");
  EXPECT_EQ(with(R"("settings":{"heap":{}})"), "protocol.error.token");
  EXPECT_EQ(with(R"("settings":{"heap":99})"), "toy.error.setting");
  EXPECT_EQ(with(R"("settings":{"heap":9})"), "");
}

TEST(Protocol, EntriesThatDoNotEndTheTurnComeFirst) {
  ToyWorld world;
  world.call(new_game);
  const Json played = world.call(input(
      R"({"verb":"take","args":{"n":"2"}},{"verb":"add","args":{"n":3}},{"verb":"adjust","args":["heap","15"]})"));
  ASSERT_TRUE(played["ok"]);
  const Json history = world.call(request("history"));
  EXPECT_EQ(history["lines"][1]["entry"]["verb"], "add");
  EXPECT_EQ(history["lines"][2]["entry"]["verb"], "adjust");
  EXPECT_EQ(history["lines"][3]["entry"]["verb"], "take");
  EXPECT_EQ(played["applied"].size(), 3U);
  EXPECT_EQ(played["number"], 3);
}

TEST(Protocol, AnAnswerWaitsForItsQuestion) {
  ToyWorld world;
  world.call(new_game);
  // With this seed the first card is a 3, so she asks.
  const Json played =
      world.call(input(R"({"verb":"top","args":["white"]},{"verb":"take","args":[2]})"));
  ASSERT_TRUE(played["ok"]) << played.dump();
  EXPECT_EQ(played["number"], 2);
}

TEST(Protocol, AllEntriesOrNone) {
  ToyWorld world;
  world.call(new_game);
  const Json before = world.call(request("show", R"("parts":["prompt","view","tracked"])"));
  const Json refused = world.call(input(R"({"verb":"take","args":[9]},{"verb":"add","args":[1]})"));
  EXPECT_EQ(refused["error"]["id"], "toy.error.n");
  EXPECT_EQ(refused["entry"], 0);
  EXPECT_EQ(world.call(request("show", R"("parts":["prompt","view","tracked"])")), before);
  EXPECT_EQ(world.store.load(toy_id)->journal.records.size(), 0U);
}

TEST(Protocol, BlanksAreFilledByNameOrInOrder) {
  ToyWorld world;
  world.call(new_game);
  EXPECT_EQ(world.error(input("")), "protocol.error.no-entries");
  EXPECT_EQ(world.error(input("7")), "protocol.error.entry");
  EXPECT_EQ(world.error(input(R"({"args":[1]})")), "protocol.error.missing");
  EXPECT_EQ(world.error(input(R"({"verb":"add"})")), "protocol.error.field-missing");
  EXPECT_EQ(world.error(input(R"({"verb":"add","args":{"n":null}})")),
            "protocol.error.field-missing");
  EXPECT_EQ(world.error(input(R"({"verb":"add","args":{"m":1}})")), "protocol.error.unknown-field");
  EXPECT_EQ(world.error(input(R"({"verb":"add","args":[1,2]})")), "protocol.error.too-many-fields");
  EXPECT_EQ(world.error(input(R"({"verb":"add","args":[{}]})")), "protocol.error.token");
  EXPECT_EQ(world.error(input(R"({"verb":"add","args":[1],"ad":1})")),
            "protocol.error.unknown-member");
  EXPECT_EQ(world.error(input(R"({"verb":"dance","args":[1]})")), "toy.error.not-now");
  EXPECT_EQ(world.error(input(R"({"verb":"take","at":5})")), "");  // one pebble, unless told
  EXPECT_EQ(world.store.load(toy_id)->journal.records[0].entry, (Entry{"take", {"1"}, 5}));
}

TEST(Protocol, UndoRedoAndJump) {
  ToyWorld world;
  world.call(new_game);
  for (int i = 0; i < 4; ++i) play_one(world);
  EXPECT_EQ(world.call(request("undo"))["number"], 3);
  EXPECT_EQ(world.call(request("undo", "\"steps\":2"))["number"], 1);
  EXPECT_EQ(world.call(request("redo"))["number"], 2);
  EXPECT_EQ(world.call(request("jump", "\"to\":4"))["number"], 4);
  EXPECT_EQ(world.error(request("jump", "\"to\":5")), "session.error.no-entry");
  EXPECT_EQ(world.error(request("undo", "\"steps\":5")), "session.error.no-undo");
  EXPECT_EQ(world.error(request("redo")), "session.error.no-redo");
}

TEST(Protocol, AGameGoesOnInAnotherProgram) {
  ToyWorld here;
  Protocol there({&here.store, [] { return std::int64_t{1794769300000}; },
                  [] { return std::uint64_t{8}; }, toy_games, toy_files});
  here.call(new_game);
  const std::string adjusted = there.call(request("adjust", R"("path":"heap","value":11)"));
  EXPECT_NE(adjusted.find("\"number\":1"), std::string::npos) << adjusted;
  // The first program notices by itself.
  EXPECT_EQ(here.call(request("show"))["number"], 1);
  there.call(request("rename", R"("title":"Theirs")"));
  EXPECT_EQ(here.call(request("show"))["title"], "Theirs");
  there.call(request("remove"));
  EXPECT_EQ(here.error(request("show")), "store.error.missing");
}

TEST(Protocol, AGameIsPlayedToItsEnd) {
  ToyWorld world;
  world.call(new_game);
  while (world.call(request("show"))["prompt"]["mood"] != "over") play_one(world);
  const Json shown = world.call(request("show"));
  EXPECT_EQ(shown["result"]["standings"].size(), 2U);
  EXPECT_EQ(world.call(R"({"do":"list"})")["games"][0]["finished"], true);
}

TEST(Protocol, WhyTellsTheReasonsOfAnyEntry) {
  ToyWorld world;
  world.call(new_game);
  for (int i = 0; i < 4; ++i) play_one(world);
  const Json why = world.call(request("why", "\"entry\":2,\"step\":0"));
  EXPECT_EQ(why["report"]["steps"][0]["why"][0]["rule"], "TOY-TOP-1");
  EXPECT_EQ(world.call(request("why"))["entry"], 4);
  EXPECT_EQ(world.call(request("why", "\"entry\":0"))["report"]["title"]["id"], "toy.report.setup");
  EXPECT_EQ(world.error(request("why", "\"entry\":5")), "session.error.no-entry");
  EXPECT_EQ(world.error(request("why", "\"entry\":2,\"step\":1")), "protocol.error.no-step");
}

TEST(Protocol, ShowGivesThePartsAskedFor) {
  ToyWorld world;
  world.call(new_game);
  const Json all = world.call(
      request("show", R"("parts":["prompt","report","result","view","tracked","setup"])"));
  for (const char* part : {"prompt", "report", "view", "tracked", "setup"})
    EXPECT_TRUE(all.contains(part)) << part;
  EXPECT_FALSE(world.call(request("show", R"("parts":[])")).contains("prompt"));
  EXPECT_EQ(world.error(request("show", R"("parts":["moon"])")), "protocol.error.unknown-part");
  EXPECT_EQ(world.error(request("show", R"("parts":[7])")), "protocol.error.unknown-part");
}

std::string import_of(const std::string& text) {
  return Json{{"do", "import"}, {"text", text}}.dump();
}

TEST(Protocol, AnExportIsTheGame) {
  ToyWorld world;
  world.call(new_game);
  for (int i = 0; i < 5; ++i) play_one(world);
  world.call(request("undo"));
  const std::string text = world.call(request("export"))["text"].get<std::string>();
  ToyWorld other;
  const Json imported = other.call(import_of(text));
  EXPECT_EQ(imported["id"], toy_id);
  EXPECT_EQ(other.call(request("export"))["text"], text);
  EXPECT_EQ(other.call(request("show")), world.call(request("show")));
}

TEST(Protocol, AnImportNeverOverwrites) {
  ToyWorld world;
  world.call(new_game);
  play_one(world);
  const std::string text = world.call(request("export"))["text"].get<std::string>();
  // The same game again: noticed, whatever it is called and wherever the cursor stands.
  world.call(request("rename", R"("title":"Mine")"));
  world.call(request("undo"));
  Json imported = world.call(import_of(text));
  EXPECT_EQ(imported["id"], toy_id);
  EXPECT_EQ(imported["already"], true);
  EXPECT_EQ(imported["title"], "Mine");
  EXPECT_EQ(imported["number"], 0);
  // It went on here since: the other one comes in beside it, once.
  world.call(request("redo"));
  play_one(world);
  imported = world.call(import_of(text));
  EXPECT_EQ(imported["id"], "toy-20261115-2");
  EXPECT_FALSE(imported.contains("already"));
  imported = world.call(import_of(text));
  EXPECT_EQ(imported["id"], "toy-20261115-2");
  EXPECT_EQ(imported["already"], true);
  EXPECT_EQ(world.call(request("show"))["of"], 2);
}

TEST(Protocol, AnImportIsPlayedBeforeItIsLetIn) {
  ToyWorld world;
  world.call(new_game);
  play_one(world);
  Journal journal = world.store.load(toy_id)->journal;
  journal.header.id = "../../etc/passwd";
  journal.header.title = "\x1b[2J\n";
  const Json imported = world.call(import_of(to_text(journal)));
  EXPECT_EQ(imported["already"], true);
  journal.header.created += 1;  // another game then
  EXPECT_EQ(world.call(import_of(to_text(journal)))["id"], "toy-20261115-2");
  EXPECT_EQ(world.call(R"({"do":"list"})")["games"][0]["title"], "");
  journal.records[0].digest ^= 1;
  EXPECT_EQ(world.error(import_of(to_text(journal))), "session.error.damaged");
  journal.header.game = "chess";
  EXPECT_EQ(world.error(import_of(to_text(journal))), "protocol.error.unknown-game");
  EXPECT_EQ(world.error(import_of(to_text(journal).substr(9))), "session.error.journal-foreign");
  EXPECT_EQ(world.call(R"({"do":"list"})")["games"].size(), 2U);
}

TEST(Protocol, ADamagedGameIsChangedByNothingButMend) {
  ToyWorld world;
  world.call(new_game);
  for (int i = 0; i < 3; ++i)
    world.call(request("adjust", "\"path\":\"heap\",\"value\":" + std::to_string(9 + i)));
  Journal journal = world.store.load(toy_id)->journal;
  ASSERT_TRUE(world.store.remove(toy_id).ok());
  journal.records[2].digest ^= 1;
  ASSERT_TRUE(world.store.create(journal, {}).ok());
  const Json shown = world.call(request("show"));
  EXPECT_EQ(shown["damaged"]["entry"], 3);
  EXPECT_EQ(shown["number"], 2);
  EXPECT_TRUE(shown["prompt"]["forms"].empty());
  for (const std::string& change :
       {input(R"({"verb":"take","args":[1]})"), request("adjust", R"("path":"heap","value":3)"),
        request("undo"), request("jump", "\"to\":0")})
    EXPECT_EQ(world.error(change), "session.error.damaged-here") << change;
  EXPECT_EQ(world.store.load(toy_id)->journal, journal);
  EXPECT_EQ(world.call(request("history"))["lines"].size(), 3U);
  // Its text is that of a sound game, and says where it ends.
  const Json out = world.call(request("export"));
  EXPECT_EQ(out["damaged"]["of"], 3);
  EXPECT_EQ(from_text(out["text"].get<std::string>())->records.size(), 2U);
  EXPECT_EQ(world.error(request("mend", "\"after\":3")), "store.error.behind");
  EXPECT_FALSE(world.call(request("mend", "\"after\":2")).contains("damaged"));
  EXPECT_EQ(world.error(request("undo")), "");
  EXPECT_EQ(world.store.load(toy_id)->journal.records.size(), 2U);
}

TEST(Protocol, BrokenDataBreaksOnlyItsGame) {
  MemoryStore store;
  const std::array<embedded::File, 1> files{embedded::File{"toy/deck.json", "{"}};
  Protocol protocol(
      {&store, [] { return std::int64_t{0}; }, [] { return std::uint64_t{0}; }, toy_games, files});
  const Json games = as_json(protocol.call(R"({"do":"games"})"));
  EXPECT_EQ(games["games"][0]["error"]["id"], "protocol.error.data");
  const Json started = as_json(protocol.call(R"({"do":"new","game":"toy"})"));
  EXPECT_EQ(started["error"]["id"], "protocol.error.data");
}

TEST(Protocol, ABadCaseDoesNotDisturbTheOthers) {
  ToyWorld world;
  const Json decided = world.call(
      R"({"do":"decide","game":"toy","cases":[7,{"kind":"card","given":{"card":2,"heap":9}},null]})");
  ASSERT_EQ(decided["results"].size(), 3U);
  EXPECT_TRUE(decided["results"][0]["error"].is_string());
  EXPECT_EQ(decided["results"][1]["takes"], 2);
  EXPECT_TRUE(decided["results"][2]["error"].is_string());
}

// Any bytes, and requests bent out of shape: always a response that fits the schema.
RC_GTEST_PROP(ProtocolProperty, GarbageGetsAnAnswer, (const std::string& garbage)) {
  ToyWorld world;
  world.call(garbage);
}

RC_GTEST_PROP(ProtocolProperty, BentRequestsGetAnAnswer, ()) {
  static const std::vector<std::string> requests{
      new_game,
      request("show", R"("parts":["view","tracked"])"),
      input(R"({"verb":"take","args":{"n":2}},{"verb":"add","args":[1],"at":17})"),
      request("adjust", R"("path":"heap","value":[1,"a",true])"),
      request("undo", "\"steps\":1"),
      request("jump", "\"to\":0"),
      request("history", "\"from\":0"),
      request("why", "\"entry\":0,\"step\":0"),
      request("rename", R"("title":"x")"),
      R"({"do":"decide","game":"toy","cases":[{"kind":"card","given":{}}]})"};
  ToyWorld world;
  world.call(new_game);
  for (int i = 0; i < 10; ++i) {
    std::string bent = *rc::gen::elementOf(requests);
    for (int n = *rc::gen::inRange(0, 4); n > 0 && !bent.empty(); --n) {
      const auto at = *rc::gen::inRange<std::size_t>(0, bent.size());
      static const std::string marks = "{}[]\",:0-9.e\\u null true";
      switch (*rc::gen::inRange(0, 3)) {
        case 0:
          bent[at] = *rc::gen::elementOf(marks);
          break;
        case 1:
          bent.erase(at, 1);
          break;
        default:
          bent.insert(at, 1, *rc::gen::elementOf(marks));
      }
    }
    world.call(bent);
  }
}

}  // namespace
}  // namespace seatmate
