// Time is an input: the sand runs by the entries and nothing else. Whole plays and sessions, with a
// clock that is handed in.

#include <gtest/gtest.h>

#include "games/pendulum/game.h"
#include "games/pendulum/test_support.h"
#include "session/session.h"

namespace seatmate::pendulum {
namespace {

constexpr std::int64_t second = 1000;
constexpr std::int64_t evening = 1'794'000'000'000;  // when these games begin

// A game at the table, played by short sentences: game.at(10).say("flip", "green").
class Evening {
 public:
  explicit Evening(const Settings& settings = {}, std::uint64_t seed = 5)
      : box_(open_box()),
        session_(must(Session::start({box_.get(), 1}, {"pen-1", settings, seed, evening, "", {}},
                                     nullptr))) {}

  Evening& at(double seconds) {
    now_ = evening + static_cast<std::int64_t>(seconds * second);
    return *this;
  }
  Result<Report> say(std::string verb, std::vector<std::string> args = {}) {
    return session_.apply({std::move(verb), std::move(args), now_});
  }
  // Says it and is refused; nothing has changed.
  std::string refusal(const std::string& verb, const std::vector<std::string>& args = {}) {
    const Saved before = session_.play().save();
    const auto result = say(verb, args);
    EXPECT_FALSE(result) << verb;
    EXPECT_EQ(session_.play().save(), before) << verb;
    return result ? std::string() : result.why().id;
  }
  void undo() { EXPECT_TRUE(session_.undo(1, now_)); }

  [[nodiscard]] const State& state() const {
    return static_cast<const PlayOf<Rulebook>&>(session_.play()).shown();
  }
  [[nodiscard]] double sand(Area area) const {
    return static_cast<double>(state().timers[index(area)].left) / second;
  }
  [[nodiscard]] Session& session() { return session_; }
  [[nodiscard]] const Box& box() const { return *box_; }

 private:
  std::unique_ptr<const Box> box_;
  Session session_;
  std::int64_t now_ = evening;
};

Evening started(const Settings& settings = {}) {
  Evening game(settings);
  // With Foreshadowing the reward cards are named when they are laid out.
  if (game.session().prompt().mood == Prompt::Mood::question)
    EXPECT_TRUE(game.at(0).say("rewards", {"vote,vote,max-three,one-gold,move-vp"}));
  EXPECT_TRUE(game.at(0).say("start"));
  return game;
}

// BF-1, BF-7: purple three minutes, green two, black 45 seconds; an empty one may be flipped.
TEST(Time, TimersRunAsLongAsIsPrinted) {
  Evening game = started();
  EXPECT_EQ(game.at(44.9).refusal("flip", {"black"}), "pen.error.still-runs");
  EXPECT_TRUE(game.at(45).say("flip", {"black"}));
  EXPECT_EQ(game.at(119).refusal("flip", {"green"}), "pen.error.still-runs");
  EXPECT_TRUE(game.at(120).say("flip", {"green"}));
  EXPECT_EQ(game.at(179).refusal("flip", {"purple"}), "pen.error.still-runs");
  EXPECT_TRUE(game.at(180).say("flip", {"purple"}));
  EXPECT_EQ(game.sand(Area::purple), 180);
  EXPECT_EQ(game.sand(Area::green), 60);
  EXPECT_EQ(game.sand(Area::black), 0);
}
TEST(Time, ThePaceMakesThemLonger) {
  Evening game = started(Settings{{"pace", "150"}});
  EXPECT_EQ(game.sand(Area::purple), 270);
  EXPECT_EQ(game.at(60).refusal("flip", {"black"}), "pen.error.still-runs");
  EXPECT_TRUE(game.at(67.5).say("flip", {"black"}));
}

TEST(Time, RunsForwardOnly) {
  Evening game = started();
  EXPECT_TRUE(game.at(50).say("flip", {"black"}));
  EXPECT_EQ(game.at(49).refusal("lift", {"1"}), "pen.error.backwards");
  EXPECT_EQ(game.at(49).refusal("pause"), "pen.error.backwards");
  EXPECT_TRUE(game.at(50).say("lift", {"1"}));
}
// A clock that was set back: a correction believes it, and the sand is as it was.
TEST(Time, ACorrectionBelievesTheClock) {
  Evening game = started();
  EXPECT_TRUE(game.at(60).say("flip", {"black"}));
  EXPECT_TRUE(game.at(-3600).say("adjust", {"timer.purple", "90"}));
  EXPECT_EQ(game.sand(Area::purple), 90);
  EXPECT_EQ(game.sand(Area::green), 60);
  EXPECT_TRUE(game.at(-3600 + 90).say("flip", {"purple"}));
}

// BF-28: laid on their sides, all three keep their sand.
TEST(Time, APauseStopsAllThree) {
  Evening game = started();
  EXPECT_TRUE(game.at(30).say("pause"));
  EXPECT_EQ(game.at(500).refusal("lift", {"1"}), "pen.error.paused");
  EXPECT_EQ(game.at(500).refusal("pause"), "pen.error.paused");
  EXPECT_TRUE(game.at(600).say("resume"));
  EXPECT_EQ(game.sand(Area::black), 15);
  EXPECT_EQ(game.sand(Area::green), 90);
  EXPECT_EQ(game.sand(Area::purple), 150);
  EXPECT_EQ(game.refusal("resume"), "pen.error.not-paused");
}

// A wrong key is taken back without losing a second of sand.
TEST(Time, TakingBackCostsNoSand) {
  Evening wrong = started();
  Evening never = started();
  EXPECT_TRUE(wrong.at(20).say("lift", {"1"}));
  wrong.at(24).undo();
  EXPECT_TRUE(wrong.at(30).say("pause"));
  EXPECT_TRUE(never.at(30).say("pause"));
  EXPECT_EQ(wrong.session().play().save(), never.session().play().save());
}

// The countdowns say when the sand will be out; no clock is read.
// BF-28: paused or not; the timers lie on their sides as long as they did.
TEST(Time, TakingBackPassesOverAPause) {
  Evening game = started();
  EXPECT_TRUE(game.at(20).say("lift", {"1"}));
  const auto cards = game.state().cards_played;
  EXPECT_TRUE(game.at(30).say("pause"));
  game.at(90).undo();
  EXPECT_EQ(game.state().cards_played, cards - 1);
  EXPECT_TRUE(game.state().paused);
  EXPECT_EQ(game.sand(Area::black), 15);
  EXPECT_TRUE(game.at(100).say("resume"));
  EXPECT_TRUE(game.at(110).say("lift", {"1"}));
  EXPECT_EQ(game.sand(Area::black), 5);
}

TEST(Time, CountdownsNameTheMoment) {
  Evening game = started();
  auto timers = game.session().play().countdowns();
  ASSERT_EQ(timers.size(), 3U);
  EXPECT_EQ(timers[0].id, "purple");
  EXPECT_EQ(timers[0].mode, Countdown::Mode::runs);
  EXPECT_EQ(timers[0].ends, evening + 180 * second);
  EXPECT_TRUE(game.at(45).say("lift", {"1"}));
  timers = game.session().play().countdowns();
  EXPECT_EQ(timers[0].ends, evening + 180 * second);
  EXPECT_EQ(timers[2].mode, Countdown::Mode::out);
  EXPECT_TRUE(game.at(50).say("pause"));
  timers = game.session().play().countdowns();
  EXPECT_EQ(timers[0].mode, Countdown::Mode::held);
  EXPECT_EQ(timers[0].left, 130 * second);
}

// Real sand: it runs until it is told out.
TEST(Time, RealSandIsToldOut) {
  Evening game = started(Settings{{"timers", "sand"}});
  EXPECT_TRUE(game.session().play().countdowns()[0].told);
  EXPECT_TRUE(game.at(1000).say("lift", {"1"}));
  EXPECT_FALSE(is_out(game.state(), Area::black));
  EXPECT_TRUE(game.at(1001).say("out", {"black"}));
  EXPECT_TRUE(is_out(game.state(), Area::black));
  EXPECT_EQ(game.refusal("out", {"black"}), "pen.error.already-out");
  // A flip says that it was out.
  EXPECT_TRUE(game.at(1002).say("flip", {"green"}));
  EXPECT_FALSE(is_out(game.state(), Area::green));
}

// Any journal plays out the same: the same entries at the same times.
TEST(Time, AReplayIsExact) {
  Evening game = started({{"level", "f"}, {"foreshadowing", "yes"}});
  double t = 1;
  for (int i = 0; i < 12; ++i) {
    t += 16.5;
    game.at(t);
    static_cast<void>(game.say("lift", {"1"}));
    for (const char* timer : {"black", "green"}) static_cast<void>(game.say("flip", {timer}));
  }
  const Journal journal = game.session().journal();
  const auto again = Session::open({&game.box(), 1}, journal, nullptr, {});
  ASSERT_TRUE(again);
  EXPECT_EQ(again->kept(), 0U);
  EXPECT_EQ(again->play().save(), game.session().play().save());
}

// PE-CARD-4 with one's own cards: the sand is judged when the key was pressed, not when the card's
// number was told; and a timer the automas flip runs from the answer on.
TEST(Time, PE_CARD_4_OwnCardsAreJudgedAtTheTouch) {
  const auto with_card = [](double pressed) {
    Evening game(Settings{{"deck", "mine"}});
    // Two setup cards, with nothing on them.
    for (const char* number : {"1", "2"}) {
      EXPECT_TRUE(game.at(0).say("card", {number}));
      EXPECT_TRUE(game.at(0).say("tell-left", {"none", "none", "0"}));
    }
    EXPECT_TRUE(game.at(0).say("start"));
    EXPECT_TRUE(game.at(pressed).say("lift", {"1"}));
    EXPECT_TRUE(game.at(185).say("card", {"7"}));
    EXPECT_TRUE(game.at(190).say("tell-left", {"none", "purple-else-green", "0"}));
    return game;
  };
  // Purple was still running: only green, which was out, is flipped; from the answer on.
  const Evening early = with_card(179.9);
  EXPECT_EQ(early.sand(Area::purple), 0);
  EXPECT_EQ(early.sand(Area::green), 120);
  EXPECT_EQ(early.state().purple_flips, 1);
  // A moment later it was out.
  const Evening late = with_card(180);
  EXPECT_EQ(late.sand(Area::purple), 180);
  EXPECT_EQ(late.state().purple_flips, 2);
  EXPECT_EQ(late.state().now, evening + 190 * second);
}

// In the middle of a question the clock may not run backwards either.
TEST(Time, AnswersRunForwardToo) {
  Evening game(Settings{{"deck", "mine"}});
  EXPECT_TRUE(game.at(10).say("card", {"1"}));
  EXPECT_EQ(game.at(9).refusal("tell-left", {"none", "none", "0"}), "pen.error.backwards");
  EXPECT_TRUE(game.at(10).say("tell-left", {"none", "none", "0"}));
}

}  // namespace
}  // namespace seatmate::pendulum
