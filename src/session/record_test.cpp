// How games ended: read from the journals as they were written down, counted, and a level proposed.

#include "session/record.h"

#include <gtest/gtest.h>

#include "embedded/embedded.h"
#include "protocol/protocol.h"
#include "session/memory_store.h"
#include "session/session.h"
#include "session/toy_game_test_support.h"

namespace seatmate {
namespace {

const toy::ToyBox box;
const Rules rules{&box, 5};

Session started(Store& store, std::string id, std::string level = "house") {
  const NewGame game{std::move(id), {{"cards", std::move(level)}}, 7, 1000, "", {}};
  Result<Session> session = Session::start(rules, game, &store);
  EXPECT_TRUE(session.ok());
  return std::move(*session);
}

Entry next_entry(const Session& session, const std::string& n, std::int64_t at) {
  const std::string verb = session.prompt().forms.front().verb;
  if (verb == "says") return {"says", {"take:2"}, at};
  if (verb == "top") return {"top", {"white"}, at};
  return {"take", {n}, at};
}

void play_out(Session& session, const std::string& n, std::int64_t at) {
  while (session.prompt().mood != Prompt::Mood::over)
    ASSERT_TRUE(session.apply(next_entry(session, n, at)).ok());
}

TEST(Record, TellsEveryGameThatIsOverTheLatestFirst) {
  MemoryStore store;
  Session first = started(store, "toy-1");
  play_out(first, "1", 2000);
  Session second = started(store, "toy-2", "own");
  play_out(second, "1", 3000);
  Session running = started(store, "toy-3");
  const Result<GameRecord> record = record_of(rules, store);
  ASSERT_TRUE(record.ok());
  ASSERT_EQ(record->games.size(), 2U);
  EXPECT_EQ(record->games[0].id, "toy-2");
  EXPECT_EQ(record->games[0].at, 3000);
  EXPECT_EQ(record->games[1].id, "toy-1");
  EXPECT_EQ(record->games[1].result, *first.result());
  EXPECT_EQ(record->games[1].yours(), first.result()->standings[0].total);
  EXPECT_EQ(record->games[1].hers(), first.result()->standings[1].total);
  EXPECT_EQ(record->all.played, 2);
  EXPECT_EQ(record->all.best, first.result()->standings[0].total);
  // The toy has no level, so none is proposed.
  EXPECT_TRUE(record->levels.empty());
  EXPECT_FALSE(record->proposed);
  EXPECT_EQ(record->unread, 0);
  EXPECT_FALSE(record->more);
}

// A game that is imported brings its result along, and one that is removed takes it away.
TEST(Record, GoesWithItsGames) {
  MemoryStore here;
  Session session = started(here, "toy-1");
  play_out(session, "1", 2000);
  const Result<Journal> brought = from_text(to_text(session.journal()));
  ASSERT_TRUE(brought.ok());
  MemoryStore elsewhere;
  ASSERT_TRUE(elsewhere.create(*brought, {session.summary(), true, 5000}).ok());
  const Result<GameRecord> there = record_of(rules, elsewhere);
  ASSERT_TRUE(there.ok());
  ASSERT_EQ(there->games.size(), 1U);
  EXPECT_EQ(there->games[0].result, *session.result());
  EXPECT_EQ(there->games[0].at, 2000) << "when it was played, not when it was brought";
  ASSERT_TRUE(elsewhere.remove("toy-1").ok());
  EXPECT_TRUE(record_of(rules, elsewhere)->games.empty());
}

// Nothing is played again: what other rules wrote down counts as it was written.
TEST(Record, TakesWhatOlderRulesWroteDownAsItIs) {
  MemoryStore store;
  Session session = started(store, "toy-1");
  play_out(session, "1", 2000);
  const toy::ToyBox newer(2, 1);
  const Result<GameRecord> record = record_of({&newer, 6}, store);
  ASSERT_TRUE(record.ok());
  ASSERT_EQ(record->games.size(), 1U);
  EXPECT_EQ(record->games[0].result, *session.result());
}

TEST(Record, LeavesOutWhatCannotBeReadAndSaysSo) {
  MemoryStore store;
  Session session = started(store, "toy-1");
  play_out(session, "1", 2000);
  Journal journal = session.journal();
  journal.header.id = "toy-2";
  journal.records.back().digest ^= 1;
  ASSERT_TRUE(store.create(journal, {session.summary(), true, 5000}).ok());
  const Result<GameRecord> record = record_of(rules, store);
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->games.size(), 1U);
  EXPECT_EQ(record->unread, 1);
}

const std::vector<Option> levels{{"1", {"toy.1", {}}}, {"2", {"toy.2", {}}}, {"3", {"toy.3", {}}}};

// Level and result, the latest first: "2+" was won at level 2.
std::string proposed(std::initializer_list<const char*> games) {
  std::vector<Ended> all;
  for (const std::string_view game : games) {
    Ended& one = all.emplace_back();
    one.level = game.substr(0, 1);
    one.result.standings = {{{}, false, {}, 1, game[1] == '+'}, {{}, true, {}, 1, game[1] == '-'}};
  }
  const auto proposal = propose(levels, all);
  return proposal ? proposal->level + " " + proposal->why.id.substr(15) : "";
}

TEST(Proposal, IsHarderAfterTwoWinsInARow) {
  EXPECT_EQ(proposed({"2+"}), "2 same");
  EXPECT_EQ(proposed({"2+", "2+"}), "3 harder");
  EXPECT_EQ(proposed({"2+", "2-", "2+"}), "2 same");
  EXPECT_EQ(proposed({"2+", "1+", "2+"}), "3 harder");  // only those at the level played last count
  EXPECT_EQ(proposed({"2+", "1+"}), "2 same");
}
TEST(Proposal, IsEasierAfterThreeLossesInARow) {
  EXPECT_EQ(proposed({"2-", "2-"}), "2 same");
  EXPECT_EQ(proposed({"2-", "2-", "2-"}), "1 easier");
  EXPECT_EQ(proposed({"2-", "2+", "2-"}), "2 same");
}
TEST(Proposal, StaysAtBothEndsAndIsNoneWithoutAGame) {
  EXPECT_EQ(proposed({"3+", "3+", "3+"}), "3 same");
  EXPECT_EQ(proposed({"1-", "1-", "1-"}), "1 same");
  EXPECT_EQ(proposed({}), "");
  EXPECT_EQ(proposed({"9+"}), "");
}

// The options by which each game of the box is counted.
TEST(Record, KnowsTheLevelAndTheOpponentOfEveryGame) {
  std::string found;
  for (const Game* const game : games()) {
    const Result<GameData> data = read_data(game->info().id, embedded::data());
    ASSERT_TRUE(data.ok());
    const auto opened = game->open(data->doc);
    ASSERT_TRUE(opened.ok());
    const std::vector<SetupOption> options = (*opened)->options();
    const auto id = [](const SetupOption* option) {
      return option == nullptr ? std::string("-") : option->field.id;
    };
    found += std::string(game->info().id) + " " + id(level_option(options)) + " " +
             id(opponent_option(options)) + "\n";
  }
  EXPECT_EQ(found,
            "age-of-innovation level faction\n"
            "charterstone - -\n"
            "golem level -\n"
            "pendulum level -\n"
            "through-the-ages blue -\n");
}

}  // namespace
}  // namespace seatmate
