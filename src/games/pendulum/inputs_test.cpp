// What the human says she did: offered, read, checked and carried out. What cannot be is refused
// with one sentence, and nothing has changed.

#include "games/pendulum/inputs.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

class Inputs : public RuleTest {
 public:
  static Entry entry(std::string_view verb, Strings args = {}, std::int64_t at = 0) {
    return {std::string(verb), std::move(args), at};
  }
  // Why it is refused, "" if it is not; nothing has changed then.
  std::string refusal(std::string_view verb, const Strings& args = {}) {
    const State before = s;
    const auto input = read_input(t.data, s, entry(verb, args));
    if (input) return "";
    EXPECT_FALSE(Rulebook::apply(s, entry(verb, args), t)) << verb;
    EXPECT_EQ(s, before) << verb;
    EXPECT_TRUE(t.steps.empty() && t.trail.entries.empty()) << verb;
    EXPECT_TRUE(input.why().id.starts_with("pen.error.")) << input.why().id;
    return input.why().id.substr(std::string_view("pen.error.").size());
  }
  // Says it, as the engine does.
  void says(std::string_view verb, Strings args = {}, std::int64_t at = 0) {
    const Outcome done = Rulebook::apply(s, entry(verb, std::move(args), at), t);
    EXPECT_TRUE(done) << verb << ": " << done.why().id;
  }
  [[nodiscard]] Strings verbs() const {
    Strings names;
    for (const Form& form : Rulebook::forms(t.data, s)) names.push_back(form.verb);
    return names;
  }
  [[nodiscard]] Form form(std::string_view verb) const {
    for (const Form& form : Rulebook::forms(t.data, s))
      if (form.verb == verb) return form;
    return {};
  }
  static Strings tokens(const Field& field) {
    Strings names;
    for (const Option& option : field.options) names.push_back(option.token);
    return names;
  }
  [[nodiscard]] std::string keys() const {
    std::string signs;
    for (const Form& form : Rulebook::forms(t.data, s))
      for (const Shortcut& shortcut : form.keys) signs += shortcut.key;
    return signs;
  }
  Boxes& box(std::string_view space) { return s.boxes[index(*parse<Space>(space_names, space))]; }
};

// ---- what is offered

TEST_F(Inputs, WhatSheMaySay) {
  EXPECT_EQ(verbs(), (Strings{"lift", "flip", "legendary", "pause"}));
  EXPECT_EQ(keys(), " 1230");
  s.phase = Phase::after_third;
  EXPECT_EQ(verbs(), (Strings{"council", "lift"}));
  EXPECT_EQ(keys(), "9 ");
  s.phase = Phase::placing;
  EXPECT_EQ(verbs(), (Strings{"start", "lift"}));
  s.round = 1;
  EXPECT_EQ(verbs(), Strings{"start"});
  s.phase = Phase::over;
  EXPECT_TRUE(verbs().empty());
}
TEST_F(Inputs, PausedThereIsOneThingToSay) {
  s.paused = true;
  EXPECT_EQ(verbs(), Strings{"resume"});
  EXPECT_EQ(keys(), "0");
}
// Real sand: what is not out yet may be told out, each with a key of its own.
TEST_F(Inputs, RealSand) {
  s.sand_told = true;
  sand_out({Area::green});
  EXPECT_EQ(tokens(form("out").fields[0]), (Strings{"purple", "black"}));
  EXPECT_EQ(keys(), " 123460");
  sand_out({Area::purple, Area::black});
  EXPECT_TRUE(form("out").verb.empty());
}
// AMB-7: only if it makes a difference she says that a worker went to her mat.
TEST_F(Inputs, ToTheMatIfItMatters) {
  EXPECT_TRUE(form("retrieve").verb.empty());
  s.readings.mat_does_not_count = true;
  EXPECT_FALSE(form("retrieve").verb.empty());
}
TEST_F(Inputs, TheTokenWhileItIsThere) {
  EXPECT_FALSE(form("legendary").verb.empty());
  s.legendary_token = false;
  EXPECT_TRUE(form("legendary").verb.empty());
  s.legendary_token = true;
  s.legendary = true;
  EXPECT_TRUE(form("legendary").verb.empty());
}
// Followed workers: she says where she places and acts, and only spaces that are possible are
// offered.
TEST_F(Inputs, FollowedWorkers) {
  s.follows_workers = true;
  EXPECT_EQ(verbs(), (Strings{"flip", "legendary", "place", "act", "pause"}));
  box("green-bottom-left").bottom = {0, 1};
  EXPECT_EQ(tokens(form("lift").fields[0]), Strings{"green-bottom-left"});
  EXPECT_EQ(form("lift").keys[0].args, Strings{"green-bottom-left"}) << "one key says it";
  box("black-top-2").bottom = {1, 0};
  EXPECT_TRUE(form("lift").keys.empty()) << "of two boxes no key can choose";
  box("purple-bottom-left").top = {1, 0};
  box("purple-top-left").top = {0, 1};
  EXPECT_EQ(tokens(form("act").fields[0]), Strings{"purple-bottom-left"});
  for (const std::string& space : tokens(form("place").fields[0]))
    EXPECT_EQ(row_of(*parse<Space>(space_names, space)), Row::top) << space;
  s.phase = Phase::placing;
  EXPECT_TRUE(form("act").verb.empty());
}
// What is offered can be said, and by its keys, too.
TEST_F(Inputs, WhatIsOfferedIsAccepted) {
  sand_out({Area::purple, Area::green, Area::black});
  for (const bool followed : {false, true}) {
    s.follows_workers = followed;
    box("green-bottom-left").bottom = {0, 1};
    box("purple-bottom-left").top = {0, 1};
    for (const Form& form : Rulebook::forms(t.data, s)) {
      if (form.fields.empty()) {
        EXPECT_EQ(refusal(form.verb), "") << form.verb;
        continue;
      }
      for (const Option& option : form.fields[0].options) {
        const bool needs_room = form.verb == "place" && !option.token.starts_with("black") &&
                                option.token != "purple-top-left" &&
                                option.token != "green-top-right";
        EXPECT_EQ(refusal(form.verb, {option.token}), needs_room ? "box-taken" : "")
            << form.verb << " " << option.token;
        EXPECT_TRUE(!needs_room || refusal(form.verb, {option.token, "grande"}).empty());
      }
      for (const Shortcut& shortcut : form.keys)
        EXPECT_EQ(refusal(form.verb, shortcut.args), "") << form.verb;
    }
  }
}

// ---- reading and writing

TEST_F(Inputs, ReadAsWritten) {
  const auto same = [&](std::string_view verb, const Strings& args, const Strings& written) {
    const auto input = read_input(t.data, s, entry(verb, args, 77));
    ASSERT_TRUE(input) << verb << " " << input.why().id;
    EXPECT_EQ(input->at, 77);
    const Entry again = write_input(s, *input);
    EXPECT_EQ(again, entry(verb, written, 77)) << verb;
  };
  sand_out({Area::green});
  same("lift", {}, {"1"});
  same("lift", {"3"}, {"3"});
  same("retrieve", {"2"}, {"2"});
  same("flip", {"green"}, {"green"});
  same("pause", {}, {});
  same("legendary", {}, {});
  s.follows_workers = true;
  box("green-bottom-left") = {{1, 0}, {1, 0}};
  same("lift", {"green-bottom-left"}, {"green-bottom-left"});
  same("act", {"green-bottom-left"}, {"green-bottom-left"});
  same("place", {"black-top-1"}, {"black-top-1", "common"});
  same("place", {"green-top-left", "grande"}, {"green-top-left", "grande"});
  s.sand_told = true;
  same("out", {"black"}, {"black"});
  s.paused = true;
  same("resume", {}, {});
  s.paused = false;
  s.phase = Phase::after_third;
  same("council", {}, {});
  s.phase = Phase::placing;
  same("start", {}, {});
}
TEST_F(Inputs, WordsThatMeanNothing) {
  EXPECT_EQ(refusal("dance"), "not-now");
  EXPECT_EQ(refusal("flip", {"red"}), "word");
  EXPECT_EQ(refusal("flip"), "word");
  EXPECT_EQ(refusal("lift", {"0"}), "number");
  EXPECT_EQ(refusal("lift", {"5"}), "number");
  EXPECT_EQ(refusal("lift", {"two"}), "number");
  s.follows_workers = true;
  EXPECT_EQ(refusal("lift", {"green"}), "word");
  EXPECT_EQ(refusal("act", {"1"}), "word");
  EXPECT_EQ(refusal("place", {"purple-top-middle"}), "word");
  EXPECT_EQ(refusal("place", {"black-top-1", "medium"}), "word");
}

// ---- refusals: timers

// BF-7: a flip of a running timer.
TEST_F(Inputs, OnlyAnEmptyTimerIsFlipped) {
  timer(Area::green).left = 1;
  EXPECT_EQ(refusal("flip", {"green"}), "still-runs");
  const auto why = read_input(t.data, s, entry("flip", {"purple"})).why();
  EXPECT_EQ(why.args[0].text, "pen.timer.purple");
  EXPECT_EQ(why.args[1].number, 30) << "seconds it still runs";
  sand_out({Area::green});
  EXPECT_EQ(refusal("flip", {"green"}), "");
  s.sand_told = true;
  EXPECT_EQ(refusal("flip", {"purple"}), "") << "real sand: she sees that it is out";
}
TEST_F(Inputs, TimersOnlyInTheRealTimePart) {
  sand_out({Area::green});
  for (const Phase phase : {Phase::placing, Phase::after_third}) {
    s.phase = phase;
    EXPECT_EQ(refusal("flip", {"green"}), "flip-not-now");
    EXPECT_EQ(refusal("out", {"purple"}), "flip-not-now");
  }
}
TEST_F(Inputs, SandIsOutByTheClockOrByWordOfMouth) {
  EXPECT_EQ(refusal("out", {"purple"}), "out-by-clock");
  s.sand_told = true;
  says("out", {"purple"});
  EXPECT_TRUE(is_out(s, Area::purple));
  EXPECT_FALSE(is_out(s, Area::green));
  EXPECT_EQ(refusal("out", {"purple"}), "already-out");
}
// BF-28: laid on their sides, and put up again.
TEST_F(Inputs, Pausing) {
  EXPECT_EQ(refusal("resume"), "not-paused");
  says("pause", {}, 1000);
  EXPECT_TRUE(s.paused);
  EXPECT_EQ(timer(Area::black).left, 29'000);
  for (const std::string_view verb : {"lift", "pause", "legendary", "start", "council"})
    EXPECT_EQ(refusal(verb), "paused") << verb;
  EXPECT_EQ(refusal("flip", {"black"}), "paused");
  says("resume", {}, 61'000);
  EXPECT_FALSE(s.paused);
  EXPECT_EQ(timer(Area::black).left, 29'000) << "a minute that did not count";
  s.phase = Phase::placing;
  EXPECT_EQ(refusal("pause"), "nothing-runs");
}
// A time that runs backwards is refused before anything is read (engine, elapse).
TEST_F(Inputs, TimeRunsForwards) {
  s.now = 5000;
  const State before = s;
  const Outcome refused = Rulebook::elapse(s, 4000);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.why().id, "pen.error.backwards");
  EXPECT_EQ(s, before);
}

// ---- refusals: the round and the council

TEST_F(Inputs, ARoundStartsOnce) {
  EXPECT_EQ(refusal("start"), "already-runs");
  s.phase = Phase::after_third;
  EXPECT_EQ(refusal("start"), "council-first");
  s.phase = Phase::placing;
  says("start");
  EXPECT_EQ(s.todo, Todo::start);
}
// A council before its time, and a second one.
TEST_F(Inputs, ACouncilAfterTheThirdFlip) {
  EXPECT_EQ(refusal("council"), "no-third-flip");
  EXPECT_EQ(read_input(t.data, s, entry("council")).why().args[0].number, 1) << "flips so far";
  s.phase = Phase::placing;
  EXPECT_EQ(refusal("council"), "second-council");
  s.phase = Phase::after_third;
  says("council");
  EXPECT_EQ(s.phase, Phase::points);
}
TEST_F(Inputs, NothingAfterTheEnd) {
  s.phase = Phase::over;
  for (const std::string_view verb : verb_names)
    EXPECT_EQ(refusal(verb, {verb == "flip" || verb == "out" ? "green" : "1"}),
              verb == "place" || verb == "act" ? "word" : "over")
        << verb;
}

// ---- refusals: workers

TEST_F(Inputs, NoLiftBeforeTheFirstRound) {
  s.round = 1;
  s.phase = Phase::placing;
  EXPECT_EQ(refusal("lift"), "lift-before-start");
  s.round = 2;
  EXPECT_EQ(refusal("lift"), "") << "council V";
  s.phase = Phase::rewards;
  EXPECT_EQ(refusal("lift"), "not-now");
}
// A lift from an empty box.
TEST_F(Inputs, OnlyAWorkerThatIsThere) {
  s.follows_workers = true;
  EXPECT_EQ(refusal("lift", {"purple-bottom-left"}), "empty-box");
  box("purple-bottom-left").top = {1, 1};
  EXPECT_EQ(refusal("lift", {"purple-bottom-left"}), "empty-box") << "those above are not below";
  box("purple-bottom-left").bottom = {1, 1};
  says("lift", {"purple-bottom-left"});
  EXPECT_EQ(box("purple-bottom-left").bottom, (std::array<std::uint8_t, 2>{0, 1}));
  EXPECT_EQ(s.actions, 1);
}
TEST_F(Inputs, WorkersAreFollowedIfSheWantsIt) {
  EXPECT_EQ(refusal("place", {"black-top-1"}), "not-followed");
  EXPECT_EQ(refusal("act", {"black-bottom-1"}), "not-followed");
}
// BF-6: not into the row of the timer; BF-22: four workers.
TEST_F(Inputs, WhereAWorkerMayBePlaced) {
  s.follows_workers = true;
  EXPECT_EQ(refusal("place", {"black-bottom-1"}), "timer-row");
  EXPECT_EQ(refusal("place", {"black-top-1"}), "");
  box("black-top-1") = {{2, 1}, {1, 0}};
  EXPECT_EQ(refusal("place", {"black-top-2"}), "four-workers");
}
// BF-8: a common worker wants a box to itself, but for black; a grande goes anywhere.
TEST_F(Inputs, ACommonWorkerWantsAnEmptyBox) {
  s.follows_workers = true;
  EXPECT_EQ(refusal("place", {"purple-top-right"}), "box-taken") << "an automa stands there";
  EXPECT_EQ(refusal("place", {"purple-top-right", "grande"}), "");
  EXPECT_EQ(refusal("place", {"purple-top-left"}), "") << "the vacant one";
  box("purple-top-left").top = {0, 1};
  EXPECT_EQ(refusal("place", {"purple-top-left"}), "box-taken") << "her own";
  box("black-top-4").top = {1, 0};
  EXPECT_EQ(refusal("place", {"black-top-4"}), "");
  says("place", {"purple-top-left", "grande"});
  EXPECT_EQ(box("purple-top-left").top, (std::array<std::uint8_t, 2>{0, 2}));
}
// BF-6: from the top to the bottom box only beside the timer, and only a worker that is there.
TEST_F(Inputs, WhereAWorkerMayAct) {
  s.follows_workers = true;
  EXPECT_EQ(refusal("act", {"green-bottom-left"}), "cannot-act");
  box("green-bottom-left").top = {0, 1};
  box("green-top-left").top = {1, 0};
  EXPECT_EQ(refusal("act", {"green-top-left"}), "cannot-act");
  says("act", {"green-bottom-left"});
  EXPECT_EQ(box("green-bottom-left"), (Boxes{{0, 0}, {0, 1}}));
  EXPECT_EQ(s.actions, 0);
  s.phase = Phase::placing;
  EXPECT_EQ(refusal("act", {"green-bottom-left"}), "not-now");
}

// ---- the legendary token

// PE-ACH-2: after the second purple flip it cannot be taken in this round.
TEST_F(Inputs, PE_ACH_2_NotAfterTheSecondFlip) {
  EXPECT_EQ(refusal("legendary"), "");
  sand_out({Area::purple});
  flips(Area::purple);
  t.forget();
  t.steps.clear();
  EXPECT_EQ(refusal("legendary"), "legendary-gone");
  s.legendary_token = true;
  s.phase = Phase::after_third;
  EXPECT_EQ(refusal("legendary"), "legendary-not-now");
}
// PE-ACH-3: not in round 1 at all.
TEST_F(Inputs, PE_ACH_3_NotInRoundOne) {
  s.round = 1;
  s.legendary_token = false;
  EXPECT_EQ(refusal("legendary"), "legendary-round-1");
}
TEST_F(Inputs, OneLegendaryVpIsAll) {
  says("legendary");
  EXPECT_TRUE(s.legendary);
  EXPECT_FALSE(s.legendary_token);
  EXPECT_EQ(refusal("legendary"), "has-legendary");
}

// ---- carried out

// Time passes up to the entry, then it is carried out.
TEST_F(Inputs, AnEntryLetsTheTimePass) {
  s.now = 1000;
  says("lift", {}, 11'000);
  EXPECT_EQ(s.now, 11'000);
  EXPECT_EQ(timer(Area::green).left, 20'000);
  EXPECT_EQ(s.actions, 1);
}
// PE-TRIG-3: the flip that calls them is remembered, purple flips wait for their own turn.
TEST_F(Inputs, PE_TRIG_3_WhatAFlipSetsGoing) {
  sand_out({Area::purple, Area::green});
  s.now = 9;
  says("flip", {"green"}, 9);
  EXPECT_EQ(s.actions, 1);
  EXPECT_EQ(s.trigger, Trigger::flip);
  EXPECT_EQ(s.last_trigger_flip, 9);
  EXPECT_EQ(timer(Area::green), (Timer{Row::top, 120'000}));
  s.actions = 0;
  says("flip", {"purple"}, 9);
  EXPECT_EQ(s.todo, Todo::flip_purple);
  EXPECT_EQ(timer(Area::purple).row, Row::bottom) << "cards may come first (PE-FORE-1)";
}
TEST_F(Inputs, PE_TRIG_1_WhatALiftSetsGoing) {
  s.trigger = Trigger::flip;
  says("lift", {"2"});
  EXPECT_EQ(s.actions, 2);
  EXPECT_EQ(s.trigger, Trigger::lift);
  s.actions = 0;
  s.readings.mat_does_not_count = true;
  says("retrieve");
  EXPECT_EQ(s.actions, 0);
}

}  // namespace
}  // namespace seatmate::pendulum
