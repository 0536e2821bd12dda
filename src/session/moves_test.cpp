// Who says only what is offered is never refused, in every game; and what is not offered is.

#include "engine/moves.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "embedded/embedded.h"
#include "protocol/protocol.h"
#include "session/egg_timer_test_support.h"
#include "session/person_test_support.h"
#include "session/toy_game_test_support.h"

namespace seatmate {
namespace {

const toy::ToyGame toy_game;
const egg::EggGame egg_game;
constexpr embedded::File toy_files[] = {{"toy/deck.json", R"({"greed": 0})"}};

struct Task {
  const Game* game;
  int evenings;
};
std::vector<Task> tasks(int evenings) {
  std::vector<Task> all{{&toy_game, evenings}, {&egg_game, evenings}};
  for (const Game* game : games()) all.push_back({game, evenings});
  return all;
}
void PrintTo(const Task& task, std::ostream* out) { *out << task.game->info().id; }

class AnyGamesMoves : public testing::TestWithParam<Task> {
 protected:
  void SetUp() override {
    const bool is_toy = GetParam().game == &toy_game || GetParam().game == &egg_game;
    const Result<GameData> data =
        read_data(GetParam().game->info().id,
                  is_toy ? std::span<const embedded::File>(toy_files) : embedded::data());
    ASSERT_TRUE(data.ok());
    Result<std::unique_ptr<const Box>> box = GetParam().game->open(data->doc);
    ASSERT_TRUE(box.ok()) << box.why().id;
    box_ = std::move(*box);
    Result<std::unique_ptr<Simulator>> simulator = box_->simulator({}, 1);
    if (simulator) simulator_ = std::move(*simulator);
  }

  std::unique_ptr<Play> start(Person& person, std::uint64_t seed) {
    for (int attempt = 0; attempt < 50; ++attempt)
      if (Result<Started> started = box_->start(person.settings(box_->options()), seed))
        return std::move(started->play);
    return std::move(box_->start({}, seed)->play);
  }

  // An evening said with nothing but moves, as far as they are listed. What is told in rows or
  // words is guessed, or asked of the simulated human.
  void play(Play& play, Person& person) {
    constexpr int most = 5000;
    for (int n = 0; play.prompt().mood != Prompt::Mood::over; ++n) {
      ASSERT_LT(n, most) << "the game does not end";
      const std::int64_t at = person.later();
      const Prompt prompt = play.prompt();
      const std::vector<Moves> all = moves(play, prompt, at);
      ASSERT_EQ(all.size(), prompt.forms.size());
      std::vector<Entry> listed;
      bool guess = false;
      for (const Moves& form : all) {
        guess = guess || !form.whole;
        for (const std::vector<std::string>& args : form.args)
          listed.push_back({form.verb, args, at});
      }
      ASSERT_TRUE(guess || !listed.empty()) << "nothing may be said";
      if (!listed.empty() && !(guess && person.once_in(4))) {
        const Entry& entry = person.one_of(listed);
        const Result<Report> report = play.apply(entry);
        ASSERT_TRUE(report.ok()) << entry.verb << " was offered and refused: " << report.why().id;
        continue;
      }
      bool said = false;
      for (int attempt = 0; attempt < 1000 && !said; ++attempt) {
        const bool knows = simulator_ != nullptr && attempt % 10 == 9;
        const Entry entry = knows ? simulator_->next_entry(play) : person.entry(prompt);
        const bool takes = play.takes(entry);
        said = play.apply(entry).ok();
        ASSERT_EQ(said, takes) << entry.verb;
        if (said) person.notice(entry);
      }
      ASSERT_TRUE(said);
    }
  }

  std::unique_ptr<const Box> box_;
  std::unique_ptr<Simulator> simulator_;
};

TEST_P(AnyGamesMoves, WhoSaysOnlyWhatIsOfferedIsNeverRefused) {
  for (int evening = 0; evening < GetParam().evenings; ++evening) {
    SCOPED_TRACE(evening);
    Person person(static_cast<std::uint64_t>(evening) + 500);
    const std::unique_ptr<Play> game =
        start(person, static_cast<std::uint64_t>(evening) * 104729 + 3);
    play(*game, person);
    if (HasFatalFailure()) return;
  }
}

// Of a form that is listed whole, every entry the prompt allows is either listed or refused.
TEST_P(AnyGamesMoves, WhatIsNotOfferedIsRefused) {
  for (int evening = 0; evening < GetParam().evenings; ++evening) {
    SCOPED_TRACE(evening);
    Person person(static_cast<std::uint64_t>(evening) + 900);
    const std::unique_ptr<Play> game =
        start(person, static_cast<std::uint64_t>(evening) * 15485863 + 5);
    for (int n = 0; n < 60 && game->prompt().mood != Prompt::Mood::over; ++n) {
      const Prompt prompt = game->prompt();
      Entry said = person.entry(prompt);
      const std::vector<Moves> of = moves(*game, prompt, said.at, said.verb);
      ASSERT_FALSE(of.empty());
      for (const Moves& form : of) EXPECT_EQ(form.verb, said.verb);
      const bool listed = std::ranges::any_of(of, [&](const Moves& form) {
        return std::ranges::find(form.args, said.args) != form.args.end();
      });
      const bool whole = std::ranges::all_of(of, &Moves::whole);
      const bool taken = game->clone()->apply(said).ok();
      EXPECT_EQ(game->takes(said), taken) << said.verb;
      if (whole) {
        ASSERT_EQ(listed, taken) << said.verb;
      }
      if (!taken && simulator_ != nullptr) {
        said = simulator_->next_entry(*game);
        EXPECT_EQ(game->takes(said), game->clone()->apply(said).ok()) << said.verb;
      }
      if (game->apply(said)) person.notice(said);
    }
  }
}

TEST(Moves, OfAVerbThatIsNotAskedThereAreNone) {
  const Result<std::unique_ptr<const Box>> box = toy_game.open(read_data("toy", toy_files)->doc);
  ASSERT_TRUE(box.ok());
  const Result<Started> started = (*box)->start({}, 1);
  ASSERT_TRUE(started.ok());
  EXPECT_TRUE(moves(*started->play, started->play->prompt(), 1794769200000, "dance").empty());
}

std::string name_of(const testing::TestParamInfo<Task>& info) {
  std::string name(info.param.game->info().id);
  std::erase(name, '-');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Games, AnyGamesMoves, testing::ValuesIn(tasks(2)), name_of);
INSTANTIATE_TEST_SUITE_P(LongGames, AnyGamesMoves, testing::ValuesIn(tasks(200)), name_of);

}  // namespace
}  // namespace seatmate
