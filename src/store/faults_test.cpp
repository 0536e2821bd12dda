// A disk that fails at any call: what was acknowledged is there, what was refused is not, and where
// nobody can know, that is what was said.

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "store/faulty_disk_test_support.h"
#include "store/folder_test_support.h"
#include "store/sqlite.h"

namespace seatmate {
namespace {

using namespace on_disk;
using Fault = FaultyDisk::Fault;

constexpr const char* unsure = "store.error.unsure";

// All that a store holds in these tests.
struct Holding {
  std::string journal;  // empty: there is no game
  std::vector<Told> facts;
  friend bool operator==(const Holding&, const Holding&) = default;
};

Holding kept_in(Store& store) {
  Holding kept;
  Result<Loaded> loaded = store.load("toy-1");
  EXPECT_TRUE(loaded.ok() || loaded.why().id == "store.error.missing") << loaded.why().id;
  if (loaded) kept.journal = to_text(loaded->journal);
  const Result<std::vector<Told>> facts = store.facts("toy");
  EXPECT_TRUE(facts.ok());
  if (facts) kept.facts = *facts;
  return kept;
}

using Played = std::optional<Session>;
using Deed = std::function<Outcome(Store&, Played&)>;

Outcome outcome_of(const Result<Report>& result) {
  return result ? Outcome(Done{}) : Outcome(result.refusal());
}

Deed entry(const Entry& said) {
  return [said](Store&, Played& game) { return outcome_of(game->apply(said)); };
}
// What a game may ask is answered as it comes; the box's cards are told along with it.
Deed next() {
  return [](Store&, Played& game) {
    const Prompt prompt = game->prompt();
    const std::string verb =
        prompt.mood == Prompt::Mood::question ? prompt.forms.front().verb : "take";
    return outcome_of(game->apply({verb,
                                   {verb == "says"  ? "take:2"
                                    : verb == "top" ? "white"
                                                    : "1"},
                                   2000}));
  };
}

// A short session in which everything is done once that writes.
std::vector<Deed> short_session() {
  std::vector<Deed> steps{[](Store& store, Played& game) -> Outcome {
    Result<Session> session =
        Session::start(rules, {"toy-1", {{"heap", "30"}, {"cards", "own"}}, 7, 1000, "A"}, &store);
    if (!session) return session.refusal();
    game.emplace(std::move(*session));
    return Done{};
  }};
  for (int i = 0; i < 5; ++i) steps.push_back(next());
  steps.push_back([](Store&, Played& game) { return game->undo(2, 3000); });
  steps.push_back([](Store&, Played& game) { return game->redo(1, 3000); });
  steps.push_back(entry({"adjust", {"heap", "9"}, 3001}));
  steps.push_back([](Store& store, Played&) {
    return store.learn("toy", std::vector<Told>{{{"card.9", "top"}, 5}});
  });
  steps.push_back([](Store& store, Played&) { return store.forget("toy", "card.9"); });
  return steps;
}

// What is kept after so many steps, if nothing fails.
std::vector<Holding> course_of(const std::vector<Deed>& steps) {
  const Folder folder;
  const auto store = opened(folder.file());
  Played game;
  std::vector<Holding> course{kept_in(*store)};
  for (const Deed& step : steps) {
    EXPECT_TRUE(step(*store, game).ok());
    course.push_back(kept_in(*store));
  }
  return course;
}

class Evening {
 public:
  Evening(const std::vector<Deed>& steps, const std::vector<Holding>& course)
      : steps_(steps), course_(course) {}

  // Plays until the end, saying again what was refused once; with a lasting fault only until then.
  void play(FaultyDisk& disk, const std::string& path, bool lasting) {
    Result<std::unique_ptr<SqliteStore>> store = SqliteStore::open(path);
    if (!store && !lasting) store = SqliteStore::open(path);
    if (!store) return;
    Played game;
    while (done_ < steps_.size()) {
      const Outcome outcome = steps_[done_](**store, game);
      if (outcome) {
        ++done_;
        continue;
      }
      unsure_ = outcome.why().id == unsure;
      times_unsure += unsure_ ? 1 : 0;
      if (lasting) return;
      disk.heal();
      look_again(**store, game);
    }
  }
  // After the program has ended, however it did.
  void check(const std::string& path) const {
    const auto store = opened(path);
    ASSERT_NE(store, nullptr);
    const Holding kept = kept_in(*store);
    EXPECT_TRUE(kept == course_[done_] || (unsure_ && kept == course_[done_ + 1]))
        << "after " << done_ << " steps" << (unsure_ ? ", or one more" : "") << ":\n"
        << kept.journal;
    if (kept.journal.empty()) return;
    Result<Loaded> loaded = store->load("toy-1");
    EXPECT_TRUE(Session::open(rules, loaded->journal, store.get(), loaded->revision).ok());
    EXPECT_EQ(store->list()->size(), 1U);
  }

  static inline int times_unsure = 0;

 private:
  void look_again(Store& store, Played& game) {
    const Holding kept = kept_in(store);
    if (kept != course_[done_]) {
      EXPECT_TRUE(unsure_) << "refused, and yet it is there, after " << done_ << " steps";
      EXPECT_EQ(kept, course_[done_ + 1]);
      ++done_;
      if (!kept.journal.empty()) {
        Result<Loaded> loaded = store.load("toy-1");
        Result<Session> session = Session::open(rules, loaded->journal, &store, loaded->revision);
        ASSERT_TRUE(session.ok());
        game.emplace(std::move(*session));
      }
    } else if (game) {
      EXPECT_EQ(to_text(game->journal()), kept.journal);
    }
    unsure_ = false;
  }

  const std::vector<Deed>& steps_;
  const std::vector<Holding>& course_;
  std::size_t done_ = 0;
  bool unsure_ = false;
};

// Strikes at every `stride`-th call that there is. Gives how many times it did.
int strike_everywhere(Fault fault, bool lasting, int stride) {
  const std::vector<Deed> steps = short_session();
  const std::vector<Holding> course = course_of(steps);
  EXPECT_FALSE(course.back().facts.empty()) << "nothing was told in this game";
  for (int at = 1, struck = 0;; at += stride, ++struck) {
    const Folder folder;
    FaultyDisk disk;
    disk.strike(fault, at, lasting);
    Evening evening(steps, course);
    evening.play(disk, folder.file(), lasting);
    if (!disk.struck()) return struck;
    disk.heal();
    evening.check(folder.file());
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << "at call " << at;
      return struck;
    }
  }
}

struct Striking {
  const char* name;
  Fault fault;
  bool lasting;
};
class Faults : public testing::TestWithParam<Striking> {};
class LongFaults : public testing::TestWithParam<Striking> {};
const auto all_faults = testing::Values(
    Striking{"Read", Fault::read, false}, Striking{"Write", Fault::write, false},
    Striking{"FullDisk", Fault::full, false}, Striking{"Sync", Fault::sync, false},
    Striking{"LastingRead", Fault::read, true}, Striking{"LastingWrite", Fault::write, true},
    Striking{"LastingFullDisk", Fault::full, true}, Striking{"LastingSync", Fault::sync, true},
    Striking{"Dead", Fault::dead, true});
const auto name_of_fault = [](const auto& info) { return info.param.name; };
INSTANTIATE_TEST_SUITE_P(All, Faults, all_faults, name_of_fault);
INSTANTIATE_TEST_SUITE_P(Long, LongFaults, all_faults, name_of_fault);

TEST_P(Faults, WhatWasAcknowledgedIsThereAndNothingElse) {
  EXPECT_GT(strike_everywhere(GetParam().fault, GetParam().lasting, 5), 2);
}
TEST_P(LongFaults, WhatWasAcknowledgedIsThereAndNothingElseAtEveryCall) {
  EXPECT_GT(strike_everywhere(GetParam().fault, GetParam().lasting, 1), 10);
}

std::int64_t rows_without_sum(const std::string& path) {
  sqlite3* database = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  std::int64_t count = -1;
  {
    sqlite::Statement rows(database, "SELECT count(*) FROM record WHERE sum IS NULL");
    if (rows.row()) count = rows.number(0);
  }
  sqlite3_close(database);
  return count;
}

// A file of an older Seatmate is brought forward as a whole or not at all, with the sums it had
// not.
TEST_P(Faults, AFileIsBroughtForwardWholeOrNotAtAll) {
  const Folder folder;
  {
    const auto store = opened(folder.file());
    Session session = started(*store);
    play(session, 3);
  }
  raw(folder.file(), back_to_version_3 + " PRAGMA journal_mode = DELETE");
  const std::string old = content_of(folder.file());
  for (int at = 1;; at += 3) {
    const Folder struck;
    put_content(struck.file(), old);
    FaultyDisk disk;
    disk.strike(GetParam().fault, at, GetParam().lasting);
    bool done = false;
    {
      const auto store = SqliteStore::open(struck.file());
      done = store.ok();
    }
    const bool was_struck = disk.struck();
    disk.heal();
    // What cannot be read goes without; everything else is refused until it can be done.
    if (done && GetParam().fault != Fault::read)
      EXPECT_EQ(rows_without_sum(struck.file()), 0) << "at call " << at;
    const auto store = opened(struck.file());
    ASSERT_NE(store, nullptr);
    EXPECT_EQ(store->load("toy-1")->journal.records.size(), 3U);
    if (!done) EXPECT_EQ(rows_without_sum(struck.file()), 0) << "at call " << at;
    if (!was_struck) break;
  }
}

// The disk says that it could not bring an entry to safety; then the power fails. What was said
// must hold: nothing was changed, or nobody knows.
TEST(FailedSync, NothingIsSaidThatMayNotBeSo) {
  for (const bool lasting : {false, true})
    for (const bool another_program : {false, true}) {
      const Folder folder;
      FaultyDisk disk;
      std::unique_ptr<SqliteStore> other;
      auto store = opened(folder.file());
      if (another_program) other = opened(folder.file());
      Session session = started(*store);
      play(session, 2);
      const Journal before = session.journal();
      disk.strike(Fault::sync, 1, lasting);
      const Outcome refused = session.commit([&] {
        Session::Draft draft = session.draft();
        EXPECT_TRUE(draft.add(next_entry(session)).ok());
        return draft;
      }());
      ASSERT_TRUE(disk.struck());
      ASSERT_FALSE(refused.ok());
      EXPECT_EQ(refused.why().id, lasting ? unsure : "store.error.write");
      EXPECT_EQ(session.journal(), before);
      disk.strike(Fault::dead, 1, true);
      store.reset();
      other.reset();
      disk.heal();
      const std::size_t records = opened(folder.file())->load("toy-1")->journal.records.size();
      if (lasting)
        EXPECT_TRUE(records == 2 || records == 3);
      else
        EXPECT_EQ(records, 2U) << "it was said that nothing was changed";
    }
}

// A program that goes on after such a moment goes on with what is there.
TEST(FailedSync, TheStoreGoesOnWhenTheDiskIsWellAgain) {
  const Folder folder;
  FaultyDisk disk;
  const auto store = opened(folder.file());
  Session session = started(*store);
  disk.strike(Fault::sync, 1, true);
  EXPECT_EQ(session.apply(next_entry(session)).why().id, unsure);
  disk.heal();
  Result<Loaded> loaded = store->load("toy-1");
  ASSERT_TRUE(loaded.ok()) << loaded.why().id;
  Session again = std::move(*Session::open(rules, loaded->journal, store.get(), loaded->revision));
  play(again, 3);
  EXPECT_EQ(store->load("toy-1")->journal, again.journal());
}

}  // namespace
}  // namespace seatmate
