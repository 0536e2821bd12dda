// Rules change, games do not: what was played stays as it was played.

#include <gtest/gtest.h>

#include "session/memory_store.h"
#include "session/session.h"
#include "session/tokens.h"
#include "session/toy_game_test_support.h"

namespace seatmate {
namespace {

// In the second version of the rules she takes three pebbles where a card says two.
const toy::ToyBox first_rules(1);
const toy::ToyBox second_rules(2);
// In the third her state has other fields.
const toy::ToyBox third_rules(3);
// The same rules with other data: she always takes one more.
const toy::ToyBox greedy(1, 1);

constexpr std::uint64_t data = 5;
constexpr std::uint64_t other_data = 6;

Entry next_entry(const Session& session) {
  if (session.prompt().mood == Prompt::Mood::question) return {"top", {"white"}, 2000};
  return {"take", {"1"}, 2000};
}

Journal played(const Box& box, int entries = 6) {
  Result<Session> session =
      Session::start({&box, data}, {"toy-1", {{"heap", "30"}}, 7, 1000, ""}, {});
  EXPECT_TRUE(session.ok());
  for (int i = 0; i < entries; ++i) EXPECT_TRUE(session->apply(next_entry(*session)).ok());
  return session->journal();
}

Saved state_after(const Journal& journal, std::size_t records) {
  Saved state = journal.header.initial;
  for (std::size_t i = 0; i < records; ++i) EXPECT_TRUE(carry_over(journal.records[i], state));
  return state;
}

TEST(Versions, TheRulesReallyDiffer) {
  const Journal before = played(first_rules);
  const Journal after = played(second_rules);
  EXPECT_NE(state_after(before, 6), state_after(after, 6));
}

TEST(Versions, TurnsPlayedWithOtherRulesStay) {
  const Journal journal = played(first_rules);
  Result<Session> session = Session::open({&second_rules, data}, journal, nullptr, 0);
  ASSERT_TRUE(session.ok());
  EXPECT_EQ(session->play().save(), state_after(journal, 6));
  EXPECT_EQ(session->kept(), 6U);
  for (std::size_t n = 0; n <= 6; ++n) {
    ASSERT_TRUE(session->jump(n, 3000).ok());
    EXPECT_EQ(session->play().save(), state_after(journal, n));
  }
  const std::vector<HistoryLine> lines = session->history();
  for (std::size_t n = 1; n <= 6; ++n) EXPECT_EQ(lines[n].told, journal.records[n - 1].told);
}

TEST(Versions, TheNextTurnUsesThePresentRules) {
  const Journal journal = played(first_rules);
  Result<Session> session = Session::open({&second_rules, data}, journal, nullptr, 0);
  ASSERT_TRUE(session.ok());
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(session->apply(next_entry(*session)).ok());
  EXPECT_EQ(session->journal().records.back().rules, 2);

  // A mixed journal opens with both versions, and to the same state.
  for (const Box* box :
       {static_cast<const Box*>(&first_rules), static_cast<const Box*>(&second_rules)}) {
    const Result<Session> again = Session::open({box, data}, session->journal(), nullptr, 0);
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->play().save(), session->play().save());
    EXPECT_EQ(again->kept(), box == &first_rules ? 4U : 6U);
  }
}

TEST(Versions, WhatTheRulesWouldNotDoAgainIsToldWithoutReasons) {
  const Journal journal = played(first_rules);
  const Result<Session> session = Session::open({&second_rules, data}, journal, nullptr, 0);
  ASSERT_TRUE(session.ok());
  int otherwise = 0;
  int explained = 0;
  for (std::size_t n = 1; n <= 6; ++n) {
    const Result<Explained> why = session->why(n);
    ASSERT_TRUE(why.ok());
    EXPECT_EQ(without_reasons(why->report), journal.records[n - 1].told);
    ++(why->kept ? otherwise : explained);
  }
  EXPECT_GT(otherwise, 0);
  EXPECT_GT(explained, 0);
}

TEST(Versions, OtherDataLeavesThePastAlone) {
  const Journal journal = played(first_rules);
  Result<Session> session = Session::open({&greedy, other_data}, journal, nullptr, 0);
  ASSERT_TRUE(session.ok());
  EXPECT_EQ(session->play().save(), state_after(journal, 6));
  EXPECT_GT(session->kept(), 0U);
  ASSERT_TRUE(session->apply(next_entry(*session)).ok());
  // And back again, when the player mends the data.
  const Result<Session> again = Session::open({&first_rules, data}, session->journal(), nullptr, 0);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->play().save(), session->play().save());
}

// What is not sound is not there: the game opens before it, for looking at.
void expect_damaged(const Result<Session>& session, std::size_t entry, std::size_t of) {
  ASSERT_TRUE(session.ok()) << session.why().id;
  ASSERT_TRUE(session->damage().has_value());
  EXPECT_EQ(session->damage()->entry, entry);
  EXPECT_EQ(session->damage()->of, of);
  EXPECT_EQ(session->number(), entry - 1);
  EXPECT_EQ(session->of(), entry - 1);
  EXPECT_EQ(session->whole().why().id, "session.error.damaged");
}

TEST(Versions, TheSameRulesAndDataMustComeToTheSameEnd) {
  const Journal journal = played(first_rules);
  const Result<Session> session = Session::open({&greedy, data}, journal, nullptr, 0);
  // First she only asked.
  expect_damaged(session, 2, 6);
}

TEST(Versions, ARecordThatContradictsItselfEndsTheGame) {
  Journal journal = played(first_rules);
  journal.records[3].digest ^= 1;
  for (const Box* box :
       {static_cast<const Box*>(&first_rules), static_cast<const Box*>(&second_rules)})
    expect_damaged(Session::open({box, data}, journal, nullptr, 0), 4, 6);
}

// The digest says what the rules come to; what stands beside it is not needed.
TEST(Versions, WhatThePresentRulesPlayAgainIsSound) {
  Journal journal = played(first_rules);
  ASSERT_FALSE(journal.records[3].changes.empty());
  journal.records[3].changes[0].second = "59";
  const Result<Session> session = Session::open({&first_rules, data}, journal, nullptr, 0);
  ASSERT_TRUE(session.ok());
  EXPECT_TRUE(session->whole().ok());
  EXPECT_EQ(session->play().save(), state_after(played(first_rules), 6));
  expect_damaged(Session::open({&second_rules, data}, journal, nullptr, 0), 4, 6);
}

TEST(Versions, ADamagedGameIsChangedByNobodyUntilItGoesOn) {
  Journal journal = played(first_rules);
  journal.records[3].digest ^= 1;
  MemoryStore store;
  const Result<Revision> revision = store.create(journal, {});
  ASSERT_TRUE(revision.ok());
  Result<Session> session = Session::open({&first_rules, data}, journal, &store, *revision);
  ASSERT_TRUE(session.ok());
  EXPECT_EQ(session->apply(next_entry(*session)).why().id, "session.error.damaged-here");
  EXPECT_EQ(session->undo(1, 3000).why().id, "session.error.damaged-here");
  EXPECT_EQ(store.load("toy-1")->journal, journal);
  EXPECT_EQ(session->history().size(), 4U);
  // What is sound of it is a game of its own.
  const Result<Journal> out = from_text(to_text(session->journal()));
  ASSERT_TRUE(out.ok());
  EXPECT_TRUE(Session::open({&first_rules, data}, *out, nullptr, 0)->whole().ok());

  ASSERT_TRUE(session->go_on(3000).ok());
  EXPECT_TRUE(session->whole().ok());
  ASSERT_TRUE(session->apply(next_entry(*session)).ok());
  const Loaded loaded = *store.load("toy-1");
  EXPECT_EQ(loaded.journal.records.size(), 4U);
  const Result<Session> again =
      Session::open({&first_rules, data}, loaded.journal, &store, loaded.revision);
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(again->whole().ok());
  EXPECT_EQ(again->play().save(), session->play().save());
}

TEST(Versions, WhoTookAnEntryBackBeforeTheDamageStandsThereWhenItGoesOn) {
  Journal journal = played(first_rules);
  journal.records[4].digest ^= 1;
  journal.cursor = 2;
  MemoryStore store;
  const Result<Revision> revision = store.create(journal, {});
  Result<Session> session = Session::open({&first_rules, data}, journal, &store, *revision);
  ASSERT_TRUE(session.ok());
  EXPECT_EQ(session->number(), 2U);
  ASSERT_TRUE(session->go_on(3000).ok());
  EXPECT_EQ(store.load("toy-1")->journal.cursor, 2U);
  EXPECT_EQ(store.load("toy-1")->journal.records.size(), 4U);
  EXPECT_TRUE(session->redo(2, 3000).ok());
}

// ---- States that change shape

TEST(Shapes, AGameOfOlderRulesIsPlayedOnAtEveryMoment) {
  for (std::size_t n = 0; n <= 6; ++n) {
    SCOPED_TRACE(n);
    Journal journal = played(first_rules);
    journal.cursor = n;
    MemoryStore store;
    const Result<Revision> revision = store.create(journal, {});
    Result<Session> session = Session::open({&third_rules, data}, journal, &store, *revision);
    ASSERT_TRUE(session.ok()) << session.why().id;
    EXPECT_TRUE(session->whole().ok());
    EXPECT_EQ(session->number(), n);
    const Saved before = session->play().save();
    EXPECT_EQ(before[2].first, "automa");
    EXPECT_EQ(before[2].second, state_after(journal, n)[2].second);
    for (std::size_t k = 0; k <= 6; ++k) ASSERT_TRUE(session->jump(k, 3000).ok()) << k;
    ASSERT_TRUE(session->jump(n, 3000).ok());
    // Entries of today go behind those of then, and all of them open again.
    for (int i = 0; i < 3; ++i) {
      ASSERT_TRUE(session->apply(next_entry(*session)).ok());
      const Loaded loaded = *store.load("toy-1");
      const Result<Session> again =
          Session::open({&third_rules, data}, loaded.journal, &store, loaded.revision);
      ASSERT_TRUE(again.ok()) << again.why().id;
      EXPECT_TRUE(again->whole().ok());
      EXPECT_EQ(again->number(), session->number());
      EXPECT_EQ(again->play().save(), session->play().save());
      EXPECT_EQ(again->kept(), n);
    }
    // The first of them says all of the state, the next only what they changed.
    EXPECT_TRUE(session->journal().records[n].whole);
    EXPECT_FALSE(session->journal().records[n + 1].whole);
  }
}

TEST(Shapes, WhatTheRulesOfTodayDoAgainTheyCanExplain) {
  const Journal journal = played(second_rules);
  const Result<Session> session = Session::open({&third_rules, data}, journal, nullptr, 0);
  ASSERT_TRUE(session.ok());
  // Her visits are counted since the third rules, so only what she did not do comes to the same.
  int explained = 0;
  for (std::size_t n = 0; n <= 6; ++n) {
    const Result<Explained> why = session->why(n);
    ASSERT_TRUE(why.ok());
    if (!why->kept) ++explained;
    if (n > 0) EXPECT_EQ(without_reasons(why->report), journal.records[n - 1].told);
  }
  EXPECT_GT(explained, 0);
}

TEST(Shapes, OfNewerRulesAreNotGuessedAt) {
  const Journal journal = played(third_rules);
  EXPECT_EQ(Session::open({&first_rules, data}, journal, nullptr, 0).why().id,
            "session.error.unreadable");
}

// Rules that cannot stand where the old ones waited for an answer.
class NeverAsks final : public Box {
 public:
  const GameInfo& info() const override { return second_rules.info(); }
  std::vector<SetupOption> options() const override { return second_rules.options(); }
  std::unique_ptr<const Box> with(const Facts&) const override {
    return std::make_unique<NeverAsks>();
  }
  Outcome check(const Fact& fact) const override { return second_rules.check(fact); }
  std::vector<Printed> printed() const override { return {}; }
  Doc deck() const override { return {}; }
  Doc deck_template() const override { return {}; }
  Result<Facts> read_deck(const Doc& deck) const override { return second_rules.read_deck(deck); }
  Result<Started> start(const Settings& settings, std::uint64_t seed) const override {
    return second_rules.start(settings, seed);
  }
  Result<std::unique_ptr<Play>> restore(const Saved& saved, int rules) const override {
    if (saved[3].second == "1") return refuse("toy.error.state");
    return second_rules.restore(saved, rules);
  }
  Doc decide(const Doc& question) const override { return second_rules.decide(question); }
  Result<std::unique_ptr<Simulator>> simulator(const Settings&, std::uint64_t) const override {
    return refuse("toy.error.not-now");
  }
  std::vector<std::string> terms() const override { return {}; }
};

TEST(Versions, AMomentThatTheRulesCannotStandInIsPassedOver) {
  const NeverAsks never_asks;
  // With this seed she asks at once.
  const Journal journal = played(first_rules);
  ASSERT_EQ(state_after(journal, 1)[3].second, "1");
  Result<Session> session = Session::open({&never_asks, data}, journal, nullptr, 0);
  ASSERT_TRUE(session.ok());
  EXPECT_EQ(session->history().size(), 7U);
  EXPECT_EQ(session->jump(1, 3000).why().id, "session.error.unreadable");
  ASSERT_TRUE(session->jump(2, 3000).ok());
  EXPECT_EQ(session->play().save(), state_after(journal, 2));
  EXPECT_TRUE(session->why(2)->kept);

  // The game was left in the middle of that turn: it opens before it.
  const Result<Session> early =
      Session::open({&never_asks, data}, played(first_rules, 1), nullptr, 0);
  ASSERT_TRUE(early.ok());
  EXPECT_EQ(early->number(), 0U);
  EXPECT_EQ(early->of(), 1U);
}

TEST(Versions, AStartThatCannotBeRestoredIsRefused) {
  Journal journal = played(first_rules, 0);
  journal.header.initial.pop_back();
  EXPECT_EQ(Session::open({&first_rules, data}, journal, nullptr, 0).why().id,
            "session.error.damaged");
  EXPECT_EQ(Session::open({&second_rules, data}, journal, nullptr, 0).why().id,
            "session.error.unreadable");
  journal.header.game = "chess";
  EXPECT_EQ(Session::open({&first_rules, data}, journal, nullptr, 0).why().id,
            "session.error.other-game");
}

}  // namespace
}  // namespace seatmate
