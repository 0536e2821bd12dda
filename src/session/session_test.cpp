#include "session/session.h"

#include <gtest/gtest.h>

#include "session/egg_timer_test_support.h"
#include "session/memory_store.h"
#include "session/toy_game_test_support.h"

namespace seatmate {
namespace {

const toy::ToyBox box;
const Rules rules{&box, 5};

Session started(Store* store = nullptr, const NewGame& game = {"toy-1", {}, 7, 1000, "A"},
                Rules with = rules) {
  Result<Session> session = Session::start(with, game, store);
  EXPECT_TRUE(session.ok());
  return std::move(*session);
}

// Whatever is wanted, the small way.
Entry next_entry(const Session& session) {
  if (session.prompt().mood == Prompt::Mood::question) return {"top", {"black"}, 2000};
  return {"take", {"1"}, 2000};
}
void play(Session& session, int entries) {
  for (int i = 0; i < entries; ++i) ASSERT_TRUE(session.apply(next_entry(session)).ok());
}

TEST(Session, StartsWithEveryOptionThatApplies) {
  const Session session = started(nullptr, {"toy-1", {{"heap", "9"}}, 7, 1000, "A"});
  EXPECT_EQ(session.journal().header.settings,
            (Settings{{"heap", "9"}, {"first", "you"}, {"cards", "house"}}));
  const Session other = started(nullptr, {"toy-1", {{"first", "her"}}, 7, 1000, "A"});
  EXPECT_EQ(other.journal().header.settings,
            (Settings{{"heap", "12"}, {"first", "her"}, {"lead", "1"}, {"cards", "house"}}));
}

TEST(Session, RefusesAnUnknownSetting) {
  const Result<Session> session = Session::start(rules, {"a", {{"moon", "full"}}, 7, 0, ""}, {});
  ASSERT_FALSE(session.ok());
  EXPECT_EQ(session.why().id, "toy.error.setting");
}

TEST(Session, ARefusedEntryChangesNothing) {
  Session session = started();
  play(session, 2);
  const Journal before = session.journal();
  const Saved saved = session.play().save();
  EXPECT_FALSE(session.apply({"take", {"9"}, 1}).ok());
  EXPECT_FALSE(session.apply({"dance", {}, 1}).ok());
  EXPECT_FALSE(session.apply({"take", {std::string(100'000, '1')}, 1}).ok());
  EXPECT_EQ(session.journal(), before);
  EXPECT_EQ(session.play().save(), saved);
}

TEST(Session, UndoAndRedoMoveAcrossEveryMoment) {
  Session session = started();
  std::vector<Saved> moments{session.play().save()};
  while (session.prompt().mood != Prompt::Mood::over) {
    play(session, 1);
    moments.push_back(session.play().save());
  }
  ASSERT_TRUE(session.result().has_value());
  for (std::size_t n = session.of(); n > 0; --n) {
    ASSERT_TRUE(session.undo(1, 3000).ok());
    EXPECT_EQ(session.play().save(), moments[n - 1]);
    EXPECT_EQ(session.number(), n - 1);
  }
  EXPECT_EQ(session.undo(1, 3000).why().id, "session.error.no-undo");
  for (std::size_t n = 1; n <= session.of(); ++n) {
    ASSERT_TRUE(session.redo(1, 3000).ok());
    EXPECT_EQ(session.play().save(), moments[n]);
  }
  EXPECT_EQ(session.redo(1, 3000).why().id, "session.error.no-redo");
  EXPECT_TRUE(session.jump(1, 3000).ok());
  EXPECT_EQ(session.play().save(), moments[1]);
  EXPECT_EQ(session.jump(99, 3000).why().id, "session.error.no-entry");
}

TEST(Session, ANewEntryDropsWhatWasUndone) {
  MemoryStore store;
  Session session = started(&store);
  play(session, 3);
  ASSERT_TRUE(session.undo(2, 3000).ok());
  EXPECT_EQ(session.of(), 3U);
  ASSERT_TRUE(session.apply({"adjust", {"heap", "20"}, 3001}).ok());
  EXPECT_EQ(session.of(), 2U);
  EXPECT_EQ(session.number(), 2U);
  EXPECT_EQ(store.load("toy-1")->journal, session.journal());
}

TEST(Session, UndoDoesNotChangeTheFuture) {
  Session session = started();
  play(session, 6);
  const Saved once = session.play().save();
  ASSERT_TRUE(session.jump(0, 3000).ok());
  play(session, 6);
  EXPECT_EQ(session.play().save(), once);
}

TEST(Session, TheReportFollowsTheCursorWithItsReasons) {
  Session session = started(nullptr, {"toy-1", {{"heap", "30"}}, 7, 1000, "A"});
  std::vector<Report> reports{session.report()};
  for (int i = 0; i < 8; ++i) {
    const Result<Report> report = session.apply(next_entry(session));
    ASSERT_TRUE(report.ok());
    EXPECT_EQ(session.report(), *report);
    reports.push_back(*report);
  }
  for (std::size_t n = 0; n <= session.of(); ++n) {
    ASSERT_TRUE(session.jump(n, 3000).ok());
    EXPECT_EQ(session.report(), reports[n]);
    EXPECT_EQ(session.why(n)->report, reports[n]);
    EXPECT_FALSE(session.why(n)->kept);
  }
}

TEST(Session, HistoryTellsWhatHappened) {
  Session session = started();
  play(session, 3);
  ASSERT_TRUE(session.undo(1, 3000).ok());
  const std::vector<HistoryLine> lines = session.history();
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_TRUE(lines[0].text.empty());
  EXPECT_EQ(lines[0].told.title.id, "toy.report.setup");
  EXPECT_EQ(lines[1].text.id, "toy.did.take");
  EXPECT_FALSE(lines[2].undone);
  EXPECT_TRUE(lines[3].undone);
  EXPECT_EQ(session.history(2).size(), 1U);
  EXPECT_TRUE(session.history(3).empty());
}

TEST(Session, ADraftIsKeptWholeOrNotAtAll) {
  MemoryStore store;
  Session session = started(&store);
  Session::Draft draft = session.draft();
  ASSERT_TRUE(draft.add({"add", {"2"}, 1001}).ok());
  EXPECT_FALSE(draft.add({"add", {"2"}, 1001}).ok());
  EXPECT_EQ(session.of(), 0U);
  ASSERT_TRUE(draft.add({"take", {"2"}, 1001}).ok());
  ASSERT_TRUE(session.commit(std::move(draft)).ok());
  EXPECT_EQ(session.of(), 2U);
  EXPECT_EQ(store.load("toy-1")->journal, session.journal());
}

// A store whose disk is full whenever the test says so.
class FullStore final : public Store {
 public:
  bool full = false;
  MemoryStore inner;

  Result<Revision> create_all(std::span<const NewRow> games, std::span<const Told> told) override {
    if (full) return refuse("store.error.write");
    return inner.create_all(games, told);
  }
  Result<Revision> append(std::string_view id, Revision expected, std::size_t keep,
                          std::span<const Record> records, const Glance& glance,
                          std::span<const Told> told) override {
    if (full) return refuse("store.error.write");
    return inner.append(id, expected, keep, records, glance, told);
  }
  Result<Revision> set_cursor(std::string_view id, Revision expected, std::size_t cursor,
                              const Glance& glance, std::span<const Told> told) override {
    if (full) return refuse("store.error.write");
    return inner.set_cursor(id, expected, cursor, glance, told);
  }
  Outcome rename(std::string_view id, std::string_view title) override {
    return inner.rename(id, title);
  }
  Outcome remove(std::string_view id) override { return inner.remove(id); }
  Result<Loaded> load(std::string_view id) override { return inner.load(id); }
  Result<Revision> revision(std::string_view id) override { return inner.revision(id); }
  Result<std::vector<Listed>> list() override { return inner.list(); }
  Result<News> news(std::optional<Revision> after) override { return inner.news(after); }
  Outcome learn(std::string_view game, std::span<const Told> told) override {
    if (full) return refuse("store.error.write");
    return inner.learn(game, told);
  }
  Result<std::vector<Told>> facts(std::string_view game) override { return inner.facts(game); }
  Outcome forget(std::string_view game, std::string_view id) override {
    return inner.forget(game, id);
  }
};

TEST(Session, WhatCannotBeWrittenIsNotShown) {
  FullStore store;
  store.full = true;
  EXPECT_FALSE(Session::start(rules, {"toy-1", {}, 7, 1000, "A"}, &store).ok());
  store.full = false;
  Session session = started(&store);
  play(session, 2);
  const Journal before = session.journal();
  const Saved saved = session.play().save();
  const Report report = session.report();
  store.full = true;
  EXPECT_EQ(session.apply(next_entry(session)).why().id, "store.error.write");
  EXPECT_FALSE(session.undo(1, 3000).ok());
  EXPECT_FALSE(session.jump(0, 3000).ok());
  EXPECT_EQ(session.journal(), before);
  EXPECT_EQ(session.play().save(), saved);
  EXPECT_EQ(session.report(), report);
  store.full = false;
  EXPECT_TRUE(session.apply(next_entry(session)).ok());
}

TEST(Session, TwoTerminalsCannotTalkOverEachOther) {
  MemoryStore store;
  Session here = started(&store);
  play(here, 2);
  Loaded loaded = std::move(*store.load("toy-1"));
  Result<Session> there = Session::open(rules, loaded.journal, &store, loaded.revision);
  ASSERT_TRUE(there.ok());
  ASSERT_TRUE(there->undo(1, 3000).ok());
  ASSERT_TRUE(there->apply(next_entry(*there)).ok());
  // The same number of entries, but not the same entries.
  EXPECT_EQ(here.of(), there->of());
  EXPECT_EQ(here.apply(next_entry(here)).why().id, "store.error.behind");
  EXPECT_EQ(here.undo(1, 3000).why().id, "store.error.behind");
  EXPECT_EQ(here.of(), 2U);
}

TEST(Session, OpensWhereItWasLeft) {
  MemoryStore store;
  Session session = started(&store);
  play(session, 4);
  ASSERT_TRUE(session.undo(2, 3000).ok());
  Loaded loaded = std::move(*store.load("toy-1"));
  const Result<Session> again = Session::open(rules, loaded.journal, &store, loaded.revision);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->number(), 2U);
  EXPECT_EQ(again->of(), 4U);
  EXPECT_EQ(again->play().save(), session.play().save());
  EXPECT_EQ(again->report(), session.report());
  EXPECT_EQ(again->kept(), 0U);
}

// ---- Games in real time

constexpr std::int64_t noon = 1794830400000;
constexpr std::int64_t after(int seconds) { return noon + std::int64_t{seconds} * 1000; }

const egg::EggBox eggs{egg::Data{}};

Session boiling(Store* store) {
  Result<Session> session = Session::start({&eggs, 1}, {"egg-1", {}, 7, noon - 5000, ""}, store);
  EXPECT_TRUE(session.ok());
  EXPECT_TRUE(session->apply({"start", {}, noon}).ok());
  return std::move(*session);
}

// A wrong key costs nothing: what was said is gone, and not a second of sand with it.
TEST(SessionInRealTime, UndoLeavesTheSandAsIfItHadNeverBeenSaid) {
  MemoryStore store;
  Session session = boiling(&store);
  Session silent = boiling(nullptr);
  const std::vector<Countdown> running = session.countdowns();
  ASSERT_TRUE(session.apply({"lift", {}, after(10)}).ok());
  ASSERT_TRUE(session.undo(1, after(12)).ok());
  EXPECT_EQ(session.countdowns(), running);
  ASSERT_TRUE(session.apply({"hold", {}, after(30)}).ok());
  ASSERT_TRUE(silent.apply({"hold", {}, after(30)}).ok());
  EXPECT_EQ(session.play().save(), silent.play().save());
  EXPECT_EQ(session.countdowns()[0].left, 30'000);
}

TEST(SessionInRealTime, ARefusedTimeWritesNothing) {
  MemoryStore store;
  Session session = boiling(&store);
  const Journal before = session.journal();
  EXPECT_EQ(session.apply({"lift", {}, noon - 1}).why().id, "egg.error.backwards");
  EXPECT_EQ(session.journal(), before);
  EXPECT_EQ(store.load("egg-1")->journal, before);
}

// In the middle of a turn, when the battery dies: the answer so far, and when it came.
TEST(SessionInRealTime, OpensInTheMiddleOfATurnToTheMillisecond) {
  MemoryStore store;
  Session session = boiling(&store);
  ASSERT_TRUE(session.apply({"flip", {"hard"}, after(130)}).ok());
  ASSERT_TRUE(session.apply({"weigh", {"85", "Bea"}, after(140)}).ok());
  const Result<Journal> journal = from_text(to_text(store.load("egg-1")->journal));
  ASSERT_TRUE(journal.ok());
  Result<Session> again = Session::open({&eggs, 1}, *journal, nullptr, 0);
  ASSERT_TRUE(again.ok()) << again.why().id;
  EXPECT_EQ(again->kept(), 0U);
  // As other rules would find it: taken as it was written down.
  Journal foreign = *journal;
  for (Record& record : foreign.records) record.rules += 1;
  foreign.header.rules += 1;
  Result<Session> kept = Session::open({&eggs, 1}, foreign, nullptr, 0);
  ASSERT_TRUE(kept.ok()) << kept.why().id;
  EXPECT_EQ(kept->kept(), 3U);
  const Entry answer{"egg", {"large", "brown", "sweet"}, after(150)};
  ASSERT_TRUE(session.apply(answer).ok());
  for (Session* other : {&*again, &*kept}) {
    ASSERT_TRUE(other->apply(answer).ok());
    EXPECT_EQ(other->play().save(), session.play().save());
    EXPECT_EQ(other->countdowns()[1].ends, after(270));
  }
}

TEST(Session, ListShowsWhereEachGameStands) {
  MemoryStore store;
  Session first = started(&store);
  Session second = started(&store, {"toy-2", {}, 8, 1500, "B"});
  play(first, 1);
  const Result<std::vector<Listed>> list = store.list();
  ASSERT_EQ(list->size(), 2U);
  EXPECT_EQ((*list)[0].id, "toy-1");
  EXPECT_EQ((*list)[0].glance, (Glance{first.summary(), false, 2000}));
  EXPECT_EQ((*list)[1].title, "B");
}

}  // namespace
}  // namespace seatmate
