// Rules change, games do not: what was played stays as it was played.

#include <gtest/gtest.h>

#include "session/session.h"
#include "session/tokens.h"
#include "session/toy_game_test_support.h"

namespace seatmate {
namespace {

// In the second version of the rules she takes three pebbles where a card says two.
const toy::ToyBox first_rules(1);
const toy::ToyBox second_rules(2);
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

TEST(Versions, TheSameRulesAndDataMustComeToTheSameEnd) {
  const Journal journal = played(first_rules);
  const Result<Session> session = Session::open({&greedy, data}, journal, nullptr, 0);
  ASSERT_FALSE(session.ok());
  EXPECT_EQ(session.why().id, "session.error.damaged");
}

TEST(Versions, ARecordThatContradictsItselfIsRefused) {
  Journal journal = played(first_rules);
  journal.records[3].digest ^= 1;
  for (const Box* box :
       {static_cast<const Box*>(&first_rules), static_cast<const Box*>(&second_rules)})
    EXPECT_EQ(Session::open({box, data}, journal, nullptr, 0).why().id, "session.error.damaged");
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
  Result<std::unique_ptr<Play>> restore(const Saved& saved) const override {
    if (saved[3].second == "1") return refuse("toy.error.state");
    return second_rules.restore(saved);
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
