// Games in real time over the protocol: entries say when they happened, the screen tells the
// timers. The toy is a pair of egg timers.

#include <gtest/gtest.h>

#include "protocol/world_test_support.h"

namespace seatmate {
namespace {

constexpr std::int64_t seconds = 1000;

class EggTimers : public testing::Test {
 protected:
  ToyWorld world{egg_games};
  const std::int64_t start = world.now;

  void SetUp() override {
    const Json begun = world.call(R"({"do":"new","game":"egg","seed":7})");
    ASSERT_TRUE(begun["ok"]) << begun.dump();
    id = begun["id"].get<std::string>();
    for (const Json& timer : begun["timers"]) EXPECT_EQ(timer["mode"], "idle");
  }
  std::string input(const std::string& entries) const {
    return R"({"do":"input","id":")" + id + R"(","entries":[)" + entries + "]}";
  }
  Json say(const std::string& entry) { return world.call(input(entry)); }
  Json show() { return world.call(R"({"do":"show","id":")" + id + R"(","parts":["tracked"]})"); }
  std::string export_text() {
    return world.call(R"({"do":"export","id":")" + id + "\"}")["text"].get<std::string>();
  }

  std::string id;
};

TEST_F(EggTimers, TheScreenTellsWhenTheSandWillBeOut) {
  const Json begun = say(R"({"verb":"start"})");
  ASSERT_TRUE(begun["ok"]) << begun.dump();
  EXPECT_EQ(begun["timers"].dump(), Json::array({{{"id", "soft"},
                                                  {"label", {{"id", "egg.timer.soft"}}},
                                                  {"mode", "runs"},
                                                  {"ends", start + 60 * seconds},
                                                  {"duration", 60 * seconds}},
                                                 {{"id", "hard"},
                                                  {"label", {{"id", "egg.timer.hard"}}},
                                                  {"mode", "runs"},
                                                  {"ends", start + 120 * seconds},
                                                  {"duration", 120 * seconds}}})
                                        .dump());
  EXPECT_EQ(show()["timers"], begun["timers"]);  // whatever parts are asked for
  EXPECT_EQ(begun["prompt"]["forms"][0]["keys"][1].dump(),
            R"({"key":"2","args":["hard"],"label":{"id":"egg.key.flip",)"
            R"("args":{"timer":{"term":"egg.timer.hard"}}}})");
  world.now += 10 * seconds;
  const Json held = say(R"({"verb":"hold"})");
  EXPECT_EQ(held["timers"][0]["mode"], "held");
  EXPECT_EQ(held["timers"][0]["left"], 50 * seconds);
  EXPECT_FALSE(held["timers"][0].contains("ends"));
}

TEST_F(EggTimers, WithoutATimeTheWorldsClockIsTaken) {
  world.now += 5 * seconds;
  say(R"({"verb":"start"})");
  EXPECT_EQ(world.store.load(id)->journal.records[0].entry, (Entry{"start", {}, world.now}));
}

TEST_F(EggTimers, AnEntryMayHaveHappenedEarlierButNotLaterThanNow) {
  world.now += 5 * seconds;
  const std::string before = export_text();
  for (const std::string& later :
       {std::to_string(world.now + 1), std::string("9223372036854775808"),
        std::string("18446744073709551615")})
    EXPECT_EQ(world.error(input(R"({"verb":"start","at":)" + later + "}")),
              "protocol.error.not-yet");
  EXPECT_EQ(world.error(input(R"({"verb":"start","at":"noon"})")), "protocol.error.entry");
  EXPECT_EQ(world.error(input(R"({"verb":"start","at":1.5})")), "protocol.error.entry");
  EXPECT_EQ(export_text(), before);
  EXPECT_EQ(say(R"({"verb":"start","at":)" + std::to_string(start) + "}")["timers"][0]["ends"],
            start + 60 * seconds);
}

TEST_F(EggTimers, ATimeThatRunsBackwardsIsRefusedAndTheClockIsUnharmed) {
  say(R"({"verb":"start"})");
  world.now += 30 * seconds;
  say(R"({"verb":"lift"})");
  const std::string before = export_text();
  EXPECT_EQ(
      world.error(input(R"({"verb":"lift","at":)" + std::to_string(start + 29 * seconds) + "}")),
      "egg.error.backwards");
  EXPECT_EQ(world.error(input(R"({"verb":"lift","at":-5})")), "egg.error.backwards");
  world.now = start;
  EXPECT_EQ(world.error(input(R"({"verb":"lift"})")), "egg.error.backwards");
  EXPECT_EQ(export_text(), before);
  // A correction believes the clock: it was set back, and what was left is left.
  const Json corrected =
      world.call(R"({"do":"adjust","id":")" + id + R"(","path":"eggs","value":3})");
  ASSERT_TRUE(corrected["ok"]) << corrected.dump();
  EXPECT_EQ(corrected["timers"][0]["ends"], start + 30 * seconds);
  EXPECT_TRUE(say(R"({"verb":"lift"})")["ok"]);
}

// Otherwise the one that does not end the turn would be carried out first, and the other would have
// happened before it.
TEST_F(EggTimers, SeveralEntriesThatSayWhenKeepTheirOrder) {
  world.now += 20 * seconds;
  const auto at = [&](int second) { return std::to_string(start + second * seconds); };
  const Json all = say(R"({"verb":"start","at":)" + at(1) + R"(},{"verb":"lift","at":)" + at(2) +
                       R"(},{"verb":"adjust","args":["eggs","5"],"at":)" + at(3) + "}");
  ASSERT_TRUE(all["ok"]) << all.dump();
  EXPECT_EQ(all["number"], 3);
  EXPECT_EQ(all["timers"][0]["ends"], start + 61 * seconds);
}

// The journal of a game in real time is the game: read in elsewhere, much later, it is the same to
// the millisecond.
TEST_F(EggTimers, AJournalPlaysOutTheSameWhateverTheTimeIs) {
  say(R"({"verb":"start"})");
  world.now += 70 * seconds;
  say(R"({"verb":"flip","args":["soft"]})");
  world.now += 7 * seconds;
  say(R"({"verb":"egg","args":["large","white","salty"]})");
  world.now += 80 * seconds;
  say(R"({"verb":"flip","args":["hard"]})");  // and she asks
  const Json here = show();
  ToyWorld elsewhere{egg_games};
  elsewhere.now = world.now + 86'400 * seconds;
  const Json there = elsewhere.call(Json{{"do", "import"}, {"text", export_text()}}.dump());
  ASSERT_TRUE(there["ok"]) << there.dump();
  EXPECT_FALSE(there.contains("kept"));
  EXPECT_EQ(there["timers"], here["timers"]);
  EXPECT_EQ(there["prompt"]["mood"], "question");
}

// And says which pieces go back where.
TEST_F(EggTimers, UndoTakesBackAnEntryAndTheSandHasRunOn) {
  const Json running = say(R"({"verb":"start"})");
  world.now += 10 * seconds;
  say(R"({"verb":"lift"})");
  world.now += 10 * seconds;
  const Json undone = world.call(R"({"do":"undo","id":")" + id + "\"}");
  EXPECT_EQ(undone["timers"], running["timers"]);
  EXPECT_EQ(undone["undone"]["entries"], Json::parse("[2]"));
  EXPECT_EQ(undone["undone"]["text"]["id"], "egg.did.lift");
  EXPECT_EQ(undone["undone"]["moved"][0]["from"], "eggs");
  EXPECT_FALSE(undone["undone"]["moved"][0].contains("to")) << "one is taken away";
}
TEST_F(EggTimers, UndoPassesOverAPause) {
  say(R"({"verb":"start"})");
  say(R"({"verb":"lift"})");
  world.now += 10 * seconds;
  const Json held = say(R"({"verb":"hold"})");
  const Json undone = world.call(R"({"do":"undo","id":")" + id + "\"}");
  EXPECT_EQ(undone["timers"], held["timers"]);
  EXPECT_EQ(undone["undone"]["entries"], Json::parse("[2]"));
  EXPECT_EQ(undone["number"], undone["of"]);
}

}  // namespace
}  // namespace seatmate
