// Undo in real time: a pause is no thing done. What is taken back is the last thing done, no sand
// is lost by it, and the timers lie on their sides as long as they did.

#include <gtest/gtest.h>

#include <utility>

#include "session/egg_timer_test_support.h"
#include "session/memory_store.h"
#include "session/session.h"

namespace seatmate {
namespace {

const egg::EggBox& eggs() {
  static const egg::EggBox box{{}};
  return box;
}

Session begun(Store& store) {
  NewGame game;
  game.id = "eggs";
  Result<Session> session = Session::start({&eggs(), 1}, game, &store);
  return std::move(*session);
}

class Pauses : public testing::Test {
 public:
  MemoryStore store;
  Session session = begun(store);

  void say(int second, const char* verb) {
    ASSERT_TRUE(session.apply({verb, {}, second * 1000}).ok()) << verb;
  }
  [[nodiscard]] const Countdown& soft() {
    timers_ = session.countdowns();
    return timers_[0];
  }
  [[nodiscard]] std::string lifted() const {
    for (const auto& [path, value] : session.play().save())
      if (path == "eggs") return value;
    return {};
  }
  void undo() { ASSERT_TRUE(session.undo(1, 1).ok()); }
  void redo() { ASSERT_TRUE(session.redo(1, 1).ok()); }
  void is_held(int seconds_left) {
    EXPECT_EQ(soft().mode, Countdown::Mode::held);
    EXPECT_EQ(soft().left, seconds_left * 1000);
  }
  // As it is kept, and as it is read again.
  void is_kept() {
    const Loaded loaded = *store.load("eggs");
    EXPECT_EQ(loaded.journal, session.journal());
    EXPECT_EQ(*from_text(to_text(loaded.journal)), session.journal());
    const Result<Session> again =
        Session::open({&eggs(), 1}, loaded.journal, nullptr, loaded.revision);
    ASSERT_TRUE(again.ok());
    EXPECT_TRUE(again->whole().ok());
    EXPECT_EQ(again->kept(), 0U);
    EXPECT_EQ(again->play().save(), session.play().save());
    EXPECT_EQ(again->path(), session.path());
  }

 private:
  std::vector<Countdown> timers_;
};

TEST_F(Pauses, WhatWasDoneIsTakenBackAndThePauseStays) {
  say(0, "start");
  say(10, "lift");
  say(20, "hold");
  undo();
  EXPECT_EQ(lifted(), "0");
  is_held(40);
  is_kept();
  redo();
  EXPECT_EQ(lifted(), "1");
  is_held(40);
  is_kept();
  undo();
  say(50, "go");
  EXPECT_EQ(soft().ends, 90'000) << "thirty seconds lay on their side";
  EXPECT_EQ(lifted(), "0");
  is_kept();
}
TEST_F(Pauses, ThatAreOverAreKeptToo) {
  say(0, "start");
  say(10, "lift");
  say(20, "hold");
  say(50, "go");
  const std::int64_t ends = soft().ends;
  undo();
  EXPECT_EQ(lifted(), "0");
  EXPECT_EQ(soft().mode, Countdown::Mode::runs);
  EXPECT_EQ(soft().ends, ends);
  redo();
  EXPECT_EQ(lifted(), "1");
  EXPECT_EQ(soft().ends, ends);
  is_kept();
}
TEST_F(Pauses, OneThingAfterTheOther) {
  say(0, "start");
  say(5, "lift");
  say(10, "hold");
  say(20, "go");
  say(25, "lift");
  say(30, "lift");
  const Saved end = session.play().save();
  undo();
  undo();
  EXPECT_EQ(lifted(), "1");
  undo();
  EXPECT_EQ(lifted(), "0");
  EXPECT_EQ(soft().ends, 70'000);
  is_kept();
  for (int i = 0; i < 3; ++i) redo();
  EXPECT_EQ(session.play().save(), end);
  EXPECT_FALSE(session.redo(1, 1).ok());
  ASSERT_TRUE(session.undo(3, 1).ok());
  EXPECT_EQ(lifted(), "0");
  EXPECT_EQ(soft().ends, 70'000) << "in one go it is the same";
}
// Before the timers stand there is nothing to lay down.
TEST_F(Pauses, GoWithTheRound) {
  say(0, "start");
  say(10, "hold");
  undo();
  EXPECT_EQ(session.number(), 0U);
  EXPECT_EQ(soft().mode, Countdown::Mode::idle);
  EXPECT_FALSE(session.undo(1, 1).ok());
  redo();
  is_held(50);
}
// The history shows what stands, and what was taken back; what is said next goes on from there.
TEST_F(Pauses, InTheHistory) {
  say(0, "start");
  say(10, "lift");
  say(20, "hold");
  undo();
  std::string shown;
  for (const HistoryLine& line : session.history())
    if (line.number > 0) shown += line.entry.verb + (line.undone ? " undone, " : ", ");
  EXPECT_EQ(shown, "start, lift undone, hold undone, hold, ");
  EXPECT_EQ(session.end(), session.number());
  say(30, "go");
  say(40, "lift");
  EXPECT_EQ(lifted(), "1");
  EXPECT_TRUE(session.why(session.number()).ok());
  is_kept();
}

}  // namespace
}  // namespace seatmate
