// Told once: a printed fact that is missing becomes a question, its answer becomes data.

#include <gtest/gtest.h>

#include "session/memory_store.h"
#include "session/session.h"
#include "session/toy_game_test_support.h"

namespace seatmate {
namespace {

const toy::ToyBox box;
const Rules rules{&box, 5};
const Fact two{"card.2", "take:1"};
const Fact three{"card.3", "top"};

NewGame new_game(std::string id, Facts facts = {}) {
  return {std::move(id), {{"heap", "30"}, {"cards", "own"}}, 7, 1000, "", std::move(facts)};
}
Session started(Store* store, const NewGame& game = new_game("toy-1")) {
  Result<Session> session = Session::start(rules, game, store);
  EXPECT_TRUE(session.ok());
  return std::move(*session);
}
Session reopened(MemoryStore& store, std::string_view id = "toy-1") {
  Loaded loaded = std::move(*store.load(id));
  Result<Session> session = Session::open(rules, loaded.journal, &store, loaded.revision);
  EXPECT_TRUE(session.ok()) << session.why().id;
  EXPECT_EQ(session->kept(), 0U);
  return std::move(*session);
}
std::string asked(const Session& session) {
  const Prompt prompt = session.prompt();
  return prompt.mood == Prompt::Mood::question ? prompt.forms.front().verb : "";
}
Entry next_entry(const Session& session) {
  if (asked(session) == "says") return {"says", {"take:2"}, 2000};
  if (asked(session) == "top") return {"top", {"white"}, 2000};
  return {"take", {"1"}, 2000};
}
// Plays until what a card says is wanted.
void play_to_the_question(Session& session) {
  for (int i = 0; i < 12 && asked(session) != "says"; ++i)
    ASSERT_TRUE(session.apply(next_entry(session)).ok());
  ASSERT_EQ(asked(session), "says");
}

TEST(ToldOnce, AnAnswerBecomesDataAndGoesToTheStore) {
  MemoryStore store;
  Session session = started(&store);
  play_to_the_question(session);
  EXPECT_TRUE(session.play().facts().empty());
  EXPECT_EQ(session.apply({"says", {"fly:2"}, 2000}).why().id, "toy.error.card");
  EXPECT_TRUE(store.facts("toy")->empty());
  ASSERT_TRUE(session.apply({"says", {"take:1"}, 2500}).ok());
  ASSERT_EQ(session.play().facts().size(), 1U);
  EXPECT_EQ(*store.facts("toy"), (std::vector<Told>{{session.play().facts().front(), 2500}}));
}

TEST(ToldOnce, NobodyIsAskedTwice) {
  MemoryStore store;
  Session session = started(&store);
  int questions = 0;
  while (session.prompt().mood != Prompt::Mood::over) {
    questions += asked(session) == "says" ? 1 : 0;
    ASSERT_TRUE(session.apply(next_entry(session)).ok());
  }
  EXPECT_EQ(questions, 2);

  // Nor in the next game, which writes down what it began with.
  Facts known;
  const std::vector<Told> all = *store.facts("toy");
  for (const Told& told : all) known.push_back(told.fact);
  Session next = started(&store, new_game("toy-2", known));
  EXPECT_EQ(next.journal().header.facts, known);
  while (next.prompt().mood != Prompt::Mood::over) {
    ASSERT_NE(asked(next), "says");
    ASSERT_TRUE(next.apply(next_entry(next)).ok());
  }
  const std::string text = to_text(next.journal());
  EXPECT_NE(text.find("\nfact card.2 take:2\nfact card.3 take:2\nstate "), std::string::npos);
  const Result<Journal> journal = from_text(text);
  ASSERT_TRUE(journal.ok());
  EXPECT_EQ(*journal, next.journal());
}

TEST(ToldOnce, WhatDoesNotFitIsLeftOutAtTheStart) {
  const Session session = started(nullptr, new_game("toy-1", {two, {"card.9", "take:1"}}));
  EXPECT_EQ(session.journal().header.facts, Facts{two});
}

// Killed at any moment, the game and what it was told are where they were.
TEST(ToldOnce, TheGameOpensAgainAtEveryMoment) {
  MemoryStore store;
  Session session = started(&store, new_game("toy-1", {two}));
  for (int i = 0; i < 12; ++i) {
    const Session again = reopened(store);
    EXPECT_EQ(again.play().save(), session.play().save());
    EXPECT_EQ(again.play().facts(), session.play().facts());
    EXPECT_EQ(again.prompt().forms, session.prompt().forms);
    EXPECT_EQ(again.report(), session.report());
    EXPECT_FALSE(again.why(0)->kept);
    ASSERT_TRUE(session.apply(next_entry(session)).ok());
  }
}

TEST(ToldOnce, WhatTheStoreLearnsLaterDoesNotChangeAGameThatBegan) {
  MemoryStore store;
  Session session = started(&store, new_game("toy-1", {two}));
  play_to_the_question(session);
  const Saved before = session.play().save();
  ASSERT_TRUE(store.learn("toy", std::vector<Told>{{{"card.2", "top"}, 9}, {three, 9}}).ok());
  Session again = reopened(store);
  EXPECT_EQ(again.play().save(), before);
  // Nor does the game talk the store out of a newer correction.
  ASSERT_TRUE(again.apply({"says", {"take:3"}, 3000}).ok());
  EXPECT_EQ(*store.facts("toy"),
            (std::vector<Told>{{{"card.2", "top"}, 9}, {{"card.3", "take:3"}, 3000}}));
}

TEST(ToldOnce, UndoAsksAgainButTheStoreStillKnows) {
  MemoryStore store;
  Session session = started(&store);
  play_to_the_question(session);
  const std::size_t before = session.number();
  ASSERT_TRUE(session.apply({"says", {"take:1"}, 2000}).ok());
  const Saved after = session.play().save();
  const std::string id = session.play().facts().front().id;
  ASSERT_TRUE(session.undo(1, 3000).ok());
  EXPECT_EQ(asked(session), "says");
  EXPECT_TRUE(session.play().facts().empty());
  EXPECT_EQ(store.facts("toy")->size(), 1U);

  // Answered otherwise, the later answer counts.
  ASSERT_TRUE(session.apply({"says", {"take:3"}, 4000}).ok());
  EXPECT_EQ(*store.facts("toy"), (std::vector<Told>{{{id, "take:3"}, 4000}}));
  ASSERT_TRUE(session.jump(before, 5000).ok());
  ASSERT_TRUE(session.apply({"says", {"take:1"}, 5000}).ok());
  EXPECT_EQ(session.play().save(), after);
}

TEST(ToldOnce, RedoTellsItAgain) {
  MemoryStore store;
  Session session = started(&store);
  play_to_the_question(session);
  ASSERT_TRUE(session.apply({"says", {"take:1"}, 2000}).ok());
  const std::string id = session.play().facts().front().id;
  ASSERT_TRUE(session.undo(1, 3000).ok());
  ASSERT_TRUE(store.forget("toy", id).ok());
  EXPECT_EQ(store.forget("toy", id).why().id, "store.error.no-fact");
  ASSERT_TRUE(session.redo(1, 4000).ok());
  EXPECT_EQ(*store.facts("toy"), (std::vector<Told>{{{id, "take:1"}, 4000}}));
}

TEST(ToldOnce, AWrongOneIsCorrectedEverywhere) {
  MemoryStore store;
  Session session = started(&store, new_game("toy-1", {two, three}));
  ASSERT_TRUE(store.learn("toy", std::vector<Told>{{two, 1}, {three, 1}}).ok());
  EXPECT_FALSE(session.apply({"adjust", {"fact.card.2", "fly"}, 2000}).ok());
  EXPECT_FALSE(session.apply({"adjust", {"fact.card.7", "top"}, 2000}).ok());
  ASSERT_TRUE(session.apply({"adjust", {"fact.card.2", "take:3"}, 2000}).ok());
  const Fact right{"card.2", "take:3"};
  EXPECT_EQ(session.play().facts(), (Facts{right, three}));
  EXPECT_EQ(*store.facts("toy"), (std::vector<Told>{{right, 2000}, {three, 1}}));
  EXPECT_EQ(reopened(store).play().facts(), (Facts{right, three}));
  // The header says what was known when the game began.
  EXPECT_EQ(session.journal().header.facts, (Facts{two, three}));
}

}  // namespace
}  // namespace seatmate
