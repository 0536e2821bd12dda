// Told once, from the rules' side: a turn stops before a printed fact nobody told, and goes on when
// it is known. And time: entries let it pass, and nothing reads a clock.

#include <gtest/gtest.h>

#include "engine/box_of.h"
#include "engine/phrase.h"
#include "session/egg_timer_test_support.h"

namespace seatmate {
namespace {

// She walks along a row of three tiles, one a turn. What is printed on a tile is not public.
struct Walk {
  struct Data {
    std::array<int, 3> tiles{};  // 0: nobody told
  };
  struct State {
    std::int32_t at = 0, steps = 0;
    bool hers = false;
  };
  static const GameInfo& info() {
    static const GameInfo walk{"walk", "walk", 1, {}, {}};
    return walk;
  }
  static Result<Data> load(const Doc&) { return Data{}; }
  static std::vector<SetupOption> options(const Data&) { return {}; }
  static Result<State> start(const Data&, const Settings&, std::uint64_t) { return State{}; }
  template <class S, class Visitor>
  static void visit(S& s, Visitor& v) {
    v("at", s.at);
    v("steps", s.steps);
    v("hers", s.hers);
  }
  // A tile of nine would lead out of the row.
  static bool sound(const Data& data, const State& s) {
    return s.at >= 0 && s.at <= 3 && (s.at == 0 || data.tiles[0] != 9);
  }
  static bool runs(const State& s) { return s.hers; }

  struct Tile {
    static constexpr std::string_view verb = "tile";
    int number;
    [[nodiscard]] std::string id() const { return "tile." + std::to_string(number); }
    [[nodiscard]] bool known(const Data& data, const State&) const {
      return data.tiles[static_cast<std::size_t>(number)] != 0;
    }
    [[nodiscard]] Form form(const Data&, const State&) const {
      return {"tile", {"walk.tile", {}}, {}, {{"steps", Field::Kind::phrase, {}, {}, 0, 0, ""}}};
    }
    [[nodiscard]] Result<std::string> read(const Data&, const State&, const Entry& entry) const {
      if (entry.args.size() != 1) return refuse("walk.error.one");
      return entry.args[0];
    }
  };
  struct Rain {
    static constexpr std::string_view verb = "rain";
    using Answer = bool;
    [[nodiscard]] Form form(const Data&, const State&) const {
      return {"rain", {"walk.rain", {}}, {}, {}};
    }
    [[nodiscard]] Result<bool> read(const Data&, const State&, const Entry& entry) const {
      if (entry.args.size() != 1) return refuse("walk.error.one");
      return entry.args[0] == "yes";
    }
  };

  using Table = TableOf<State, Data, Tile, Rain>;
  // Draws before it asks, asks before and after the fact.
  static Turn<> run(State& s, Table& t) {
    t.title([] { return Message{"walk.turn", {}}; });
    t.tell(s, [&] { return Step{Step::Kind::carry_out, {"walk.look", {}}, {}, {}}; });
    const bool wet = co_await t.ask(s, Rain{});
    co_await t.need(s, Tile{s.at});
    const int steps = t.data.tiles[static_cast<std::size_t>(s.at)] + (wet ? 1 : 0);
    t.tell_first(
        s, [&] { return Step{Step::Kind::carry_out, {"walk.steps", {Arg("n", steps)}}, {}, {}}; },
        [](State& done) { ++done.at; });
    if (wet) co_await t.ask(s, Rain{});
    s.steps += steps;
    ++s.at;
    s.hers = false;
  }
  static Message title(const Data&, const State&) { return {"walk.yours", {}}; }
  static std::vector<Form> forms(const Data&, const State&) {
    return {{"go", {"walk.go", {}}, {}, {}}};
  }
  static Outcome apply(State& s, const Entry& entry, Table&) {
    if (entry.verb != "go") return refuse("walk.error.go");
    s.hers = true;
    return Done{};
  }
  static Message describe(const Data&, const State&, const Entry&) { return {"walk.did", {}}; }
  static View view(const Data&, const State&) { return {}; }
  static Tabletop tabletop(const Data&, const State& s) {
    return {{}, {{.place = "path." + std::to_string(s.at), .kind = "walk.pawn"}}};
  }
  static std::vector<Field> tracked(const Data&, const State&) { return {}; }
  static Outcome adjust(const Data&, State& s, const std::string& path, const std::string&) {
    if (path != "steps") return refuse("walk.error.path");
    s.steps = 0;
    return Done{};
  }
  static Message summary(const Data&, const State&) { return {"walk.summary", {}}; }
  static std::optional<FinalResult> result(const Data&, const State& s) {
    if (s.at < 3) return {};
    return FinalResult{};
  }
  static Reason reason(const Data&, const State&, const TrailEntry&) { return {}; }
  static std::vector<std::string> terms(const Data&) { return {}; }
  static Doc decide(const Data&, const Doc&) { return {}; }
  static Result<std::unique_ptr<Simulator>> simulator(const std::shared_ptr<const Data>&,
                                                      const Settings&, std::uint64_t) {
    return refuse("walk.error.none");
  }

  static Outcome learn(Data& data, const Fact& fact) {
    const auto phrase = read_phrase(fact.value, 1);
    if (!fact.id.starts_with("tile.") || fact.id.size() != 6 || fact.id[5] < '0' ||
        fact.id[5] > '2' || !phrase || phrase->parts.size() != 1 ||
        phrase->parts[0].word != "steps" || phrase->parts[0].number.value_or(0) < 1)
      return refuse("walk.error.tile", {Arg("id", fact.id)});
    data.tiles[static_cast<std::size_t>(fact.id[5] - '0')] = *phrase->parts[0].number;
    return Done{};
  }
  static std::vector<Printed> printed(const Data& data) {
    std::vector<Printed> all;
    for (int i = 0; i < 3; ++i) {
      const int steps = data.tiles[static_cast<std::size_t>(i)];
      all.push_back({"tile." + std::to_string(i),
                     {},
                     steps == 0 ? "" : "steps:" + std::to_string(steps),
                     steps == 0 ? Printed::Source::missing : Printed::Source::yours});
    }
    return all;
  }
};

const BoxOf<Walk> box{Walk::Data{}};

std::unique_ptr<Play> started(const Facts& facts = {}) {
  Result<Started> started = box.with(facts)->start({}, 1);
  EXPECT_TRUE(started.ok());
  return std::move(started->play);
}
std::vector<std::string> told(const Result<Report>& report) {
  std::vector<std::string> all;
  EXPECT_TRUE(report.ok());
  if (report.ok())
    for (const Step& step : report->steps) all.push_back(step.text.id);
  return all;
}
using Steps = std::vector<std::string>;

TEST(Facts, ATurnStopsBeforeAFactNobodyToldAndGoesOnWhenItIsKnown) {
  const auto play = started();
  EXPECT_EQ(told(play->apply({"go", {}})), Steps{"walk.look"});
  EXPECT_TRUE(told(play->apply({"rain", {"no"}})).empty());
  EXPECT_EQ(play->prompt().forms.front().verb, "tile");
  EXPECT_EQ(play->apply({"rain", {"no"}}).why().id, "engine.other-question");
  EXPECT_EQ(play->apply({"tile", {"wings:2"}}).why().id, "walk.error.tile");
  EXPECT_EQ(play->apply({"tile", {}}).why().id, "walk.error.one");
  EXPECT_TRUE(play->facts().empty());
  EXPECT_EQ(told(play->apply({"tile", {"steps:2"}})), Steps{"walk.steps"});
  EXPECT_EQ(play->facts(), (Facts{{"tile.0", "steps:2"}}));
  EXPECT_EQ(play->prompt().mood, Prompt::Mood::your_turn);
}

// The places where the pawn stands: before, at each step, and now.
std::vector<std::string> seen(const Result<Report>& report) {
  std::vector<std::string> all;
  EXPECT_TRUE(report.ok());
  for (std::size_t i = 0; report.ok() && i < report->scenes->count(); ++i)
    all.push_back(report->scenes->at(i).pieces.at(0).place);
  return all;
}

TEST(Scenes, AreTheTableBeforeAtEachStepAndAfter) {
  const auto play = started({{"tile.0", "steps:2"}, {"tile.1", "steps:2"}});
  // She looks, then asks: the table is that of the turn so far.
  EXPECT_EQ(seen(play->apply({"go", {}})), (Steps{"path.0", "path.0", "path.0"}));
  // A step that is told before it is done is shown as it is when it is done.
  EXPECT_EQ(seen(play->apply({"rain", {"no"}})), (Steps{"path.0", "path.1", "path.1"}));
  EXPECT_EQ(play->tabletop().pieces.at(0).place, "path.1");
  EXPECT_EQ(seen(play->apply({"go", {}})), (Steps{"path.1", "path.1", "path.1"}));
  EXPECT_EQ(seen(play->apply({"rain", {"no"}})), (Steps{"path.1", "path.2", "path.2"}));
}
TEST(Scenes, OfACorrectionAreTheTableBeforeAndAfter) {
  const auto play = started({{"tile.0", "steps:2"}});
  EXPECT_EQ(seen(play->apply({"adjust", {"steps", "0"}})), (Steps{"path.0", "path.0"}));
  ASSERT_TRUE(play->apply({"go", {}}).ok());
  EXPECT_EQ(seen(play->apply({"adjust", {"steps", "0"}})), (Steps{"path.0", "path.0"}));
}
TEST(Scenes, OfTheStartAreThereToo) {
  const Result<Started> begun = box.start({}, 1);
  ASSERT_TRUE(begun.ok());
  EXPECT_EQ(seen(Result<Report>(begun->report)), (Steps{"path.0", "path.0"}));
}

TEST(Facts, WhatIsKnownIsNotAsked) {
  const auto play = started({{"tile.0", "steps:2"}, {"tile.9", "steps:2"}});
  EXPECT_EQ(play->facts().size(), 1U);
  ASSERT_TRUE(play->apply({"go", {}}).ok());
  EXPECT_EQ(told(play->apply({"rain", {"no"}})), Steps{"walk.steps"});
}

TEST(Facts, ATurnThatLearntSavesInTheMiddle) {
  const auto play = started();
  const auto same = [&] {
    const auto again = box.restore(play->save());
    ASSERT_TRUE(again.ok());
    EXPECT_EQ((*again)->save(), play->save());
    EXPECT_EQ((*again)->facts(), play->facts());
    EXPECT_EQ((*again)->prompt().forms, play->prompt().forms);
    EXPECT_EQ(play->clone()->save(), play->save());
  };
  for (const Entry& entry : std::vector<Entry>{
           {"go", {}}, {"rain", {"yes"}}, {"tile", {"steps:1"}}, {"rain", {"yes"}}, {"go", {}}}) {
    ASSERT_TRUE(play->apply(entry).ok());
    same();
  }
}

TEST(Facts, ACorrectionThatAnswersTheQuestionTellsTheRestOfTheTurn) {
  const auto play = started();
  ASSERT_TRUE(play->apply({"go", {}}).ok());
  ASSERT_TRUE(play->apply({"rain", {"no"}}).ok());
  EXPECT_EQ(told(play->apply({"adjust", {"fact.tile.0", "steps:3"}})), Steps{"walk.steps"});
  EXPECT_EQ(play->prompt().mood, Prompt::Mood::your_turn);
}

TEST(Facts, ACorrectionInTheMiddleOfATurnTellsWhatIsOtherwiseNow) {
  const auto play = started();
  ASSERT_TRUE(play->apply({"go", {}}).ok());
  ASSERT_TRUE(play->apply({"rain", {"yes"}}).ok());
  ASSERT_TRUE(play->apply({"tile", {"steps:1"}}).ok());
  EXPECT_EQ(play->tracked().back().id, "fact.tile.0");
  const Result<Report> report = play->apply({"adjust", {"fact.tile.0", "steps:2"}});
  ASSERT_EQ(told(report), Steps{"walk.steps"});
  EXPECT_EQ(report->steps[0].text.args[0].number, 3);
  EXPECT_TRUE(told(play->apply({"adjust", {"fact.tile.1", "steps:2"}})).empty());
  EXPECT_TRUE(told(play->apply({"adjust", {"steps", "0"}})).empty());
}

TEST(Facts, AFactThatDoesNotFitTheTableIsRefused) {
  const auto play = started({{"tile.0", "steps:2"}});
  ASSERT_TRUE(play->apply({"go", {}}).ok());
  ASSERT_TRUE(play->apply({"rain", {"no"}}).ok());
  const Saved before = play->save();
  EXPECT_EQ(play->apply({"adjust", {"fact.tile.0", "steps:9"}}).why().id, "engine.unfit-fact");
  EXPECT_EQ(play->apply({"adjust", {"fact.moon", "steps:1"}}).why().id, "walk.error.tile");
  EXPECT_EQ(play->save(), before);
}

TEST(Facts, ASavedStateWithFactsThatNobodySavedIsRefused) {
  const Saved saved = started({{"tile.0", "steps:2"}, {"tile.1", "steps:1"}})->save();
  EXPECT_TRUE(box.restore(saved).ok());
  const auto at = [&](std::string_view path) {
    return std::ranges::find(saved, path, &Saved::value_type::first) - saved.begin();
  };
  Saved swapped = saved;
  std::swap(swapped[static_cast<std::size_t>(at("fact.tile.0"))],
            swapped[static_cast<std::size_t>(at("fact.tile.1"))]);
  EXPECT_EQ(box.restore(swapped).why().id, "engine.bad-save");
  Saved unfit = saved;
  unfit[static_cast<std::size_t>(at("fact.tile.1"))].second = "wings";
  EXPECT_EQ(box.restore(unfit).why().id, "engine.bad-save");
}

TEST(Facts, TheBoxSaysWhatItKnows) {
  EXPECT_EQ(box.check({"tile.0", "wings"}).why().id, "walk.error.tile");
  EXPECT_TRUE(box.check({"tile.0", "steps:1"}).ok());
  EXPECT_EQ(box.printed()[1].source, Printed::Source::missing);
  const auto told = box.with({{"tile.1", "steps:1"}});
  EXPECT_EQ(told->printed()[1].source, Printed::Source::yours);
  EXPECT_EQ(told->printed()[1].value, "steps:1");
  EXPECT_EQ(box.read_deck(Doc::list()).why().id, "engine.no-deck");
  EXPECT_TRUE(box.deck().is_null());
}

// ---- Time: the toy is a pair of egg timers; the soft one takes a minute, the hard one two.

constexpr std::int64_t noon = 1794830400000;
constexpr std::int64_t after(int seconds) { return noon + std::int64_t{seconds} * 1000; }

const egg::EggBox eggs{egg::Data{}};

std::unique_ptr<Play> boiling() {
  Result<Started> started = eggs.start({}, 1);
  EXPECT_TRUE(started.ok());
  EXPECT_TRUE(started->play->apply({"start", {}, noon}).ok());
  return std::move(started->play);
}
Countdown soft(const Play& play) { return play.countdowns().at(0); }
Countdown hard(const Play& play) { return play.countdowns().at(1); }
const std::string& saved_at(const Saved& saved) { return saved.at(saved.size() - 2).second; }

TEST(Time, PassesBeforeAnEntryIsRead) {
  const auto play = boiling();
  EXPECT_EQ(soft(*play).ends, after(60));
  EXPECT_EQ(hard(*play).ends, after(120));
  EXPECT_EQ(play->apply({"flip", {"soft"}, after(60) - 1}).why().id, "egg.error.runs");
  EXPECT_EQ(soft(*play).mode, Countdown::Mode::runs);
  ASSERT_TRUE(play->apply({"lift", {}, after(60)}).ok());
  EXPECT_EQ(soft(*play).mode, Countdown::Mode::out);
  EXPECT_EQ(hard(*play).mode, Countdown::Mode::runs);
}

TEST(Time, ThatRunsBackwardsIsRefusedAndChangesNothing) {
  const auto play = boiling();
  ASSERT_TRUE(play->apply({"lift", {}, after(60)}).ok());
  const Saved before = play->save();
  EXPECT_EQ(play->apply({"lift", {}, after(59)}).why().id, "egg.error.backwards");
  EXPECT_EQ(play->save(), before);
  ASSERT_TRUE(play->apply({"flip", {"soft"}, after(61)}).ok());
  const Saved asking = play->save();
  EXPECT_EQ(play->apply({"egg", {"large", "white", "salty"}, after(60)}).why().id,
            "egg.error.backwards");
  EXPECT_EQ(play->save(), asking);
  EXPECT_EQ(play->prompt().mood, Prompt::Mood::question);
}

TEST(Time, GoesOnWhileSheAsks) {
  const auto play = boiling();
  ASSERT_TRUE(play->apply({"flip", {"soft"}, after(70)}).ok());
  EXPECT_EQ(soft(*play).mode, Countdown::Mode::out);
  ASSERT_TRUE(play->apply({"egg", {"large", "white", "salty"}, after(100)}).ok());
  EXPECT_EQ(soft(*play).ends, after(160));
  ASSERT_TRUE(play->apply({"flip", {"hard"}, after(120)}).ok());
  ASSERT_TRUE(play->apply({"weigh", {"60", ""}, after(170)}).ok());
  EXPECT_EQ(soft(*play).mode, Countdown::Mode::out);
  EXPECT_EQ(hard(*play).ends, after(290));
}

TEST(Time, OfTheLatestAnswerIsKeptInTheMiddleOfATurn) {
  const auto play = boiling();
  EXPECT_EQ(saved_at(play->save()), "0");
  ASSERT_TRUE(play->apply({"flip", {"hard"}, after(130)}).ok());
  EXPECT_EQ(saved_at(play->save()), "0");
  ASSERT_TRUE(play->apply({"weigh", {"85", "Bea"}, after(140)}).ok());
  EXPECT_EQ(saved_at(play->save()), std::to_string(after(140)));

  const auto restored = eggs.restore(play->save());
  ASSERT_TRUE(restored.ok());
  for (const auto& other : {play->clone(), (*restored)->clone()}) {
    EXPECT_EQ(other->save(), play->save());
    EXPECT_EQ(other->prompt().forms, play->prompt().forms);
    EXPECT_EQ(other->countdowns(), play->countdowns());
    // After the flip, but before what was answered last.
    EXPECT_EQ(other->apply({"egg", {"large", "white", "mild"}, after(139)}).why().id,
              "egg.error.backwards");
    ASSERT_TRUE(other->apply({"egg", {"large", "white", "mild"}, after(150)}).ok());
    EXPECT_EQ(hard(*other).ends, after(270));
    EXPECT_EQ(saved_at(other->save()), "0");
  }
}

TEST(Time, ACorrectionBelievesAClockThatWasSetBack) {
  const auto play = boiling();
  ASSERT_TRUE(play->apply({"lift", {}, after(20)}).ok());
  ASSERT_TRUE(play->apply({"adjust", {"eggs", "7"}, after(5)}).ok());
  EXPECT_EQ(soft(*play).ends, after(45));  // forty seconds were left
  EXPECT_TRUE(play->apply({"lift", {}, after(6)}).ok());
  const Saved before = play->save();
  EXPECT_EQ(play->apply({"adjust", {"moons", "7"}, after(1)}).why().id, "egg.error.adjust");
  EXPECT_EQ(play->save(), before);
}

TEST(Time, ACorrectionInTheMiddleOfATurnLeavesTheClock) {
  const auto play = boiling();
  ASSERT_TRUE(play->apply({"flip", {"hard"}, after(130)}).ok());
  ASSERT_TRUE(play->apply({"weigh", {"85", "Bea"}, after(140)}).ok());
  ASSERT_TRUE(play->apply({"adjust", {"eggs", "7"}, after(135)}).ok());
  EXPECT_EQ(saved_at(play->save()), std::to_string(after(140)));
  EXPECT_EQ(play->prompt().mood, Prompt::Mood::question);
  ASSERT_TRUE(play->apply({"egg", {"large", "white", "mild"}, after(150)}).ok());
  EXPECT_EQ(hard(*play).ends, after(270));
}

TEST(Time, ASavedStateWithoutItIsRefused) {
  Saved saved = boiling()->save();
  EXPECT_TRUE(eggs.restore(saved).ok());
  for (const char* junk : {"", "-1", "soon", "99999999999999999999"}) {
    Saved bent = saved;
    bent[bent.size() - 2].second = junk;
    EXPECT_EQ(eggs.restore(bent).why().id, "engine.bad-save") << junk;
  }
  saved.erase(saved.end() - 2);
  EXPECT_EQ(eggs.restore(saved).why().id, "engine.bad-save");
}

TEST(Phrase, IsWordsWithNumbersAndAlternatives) {
  const auto phrase = read_phrase("clay:2 kill / gold:-1 /", 5);
  ASSERT_TRUE(phrase);
  ASSERT_EQ(phrase->parts.size(), 3U);
  EXPECT_EQ(phrase->options, 3U);
  EXPECT_EQ(phrase->parts[0].word, "clay");
  EXPECT_EQ(phrase->parts[0].number, 2);
  EXPECT_EQ(phrase->parts[1].number, std::nullopt);
  EXPECT_EQ(phrase->parts[2].option, 1U);
  EXPECT_EQ(phrase->parts[2].number, -1);
  EXPECT_TRUE(read_phrase("", 1));
  for (const char* wrong : {"clay:", "clay:x", ":2", "clay:2x", "a/b", "a b", "clay:99999999999"})
    EXPECT_FALSE(read_phrase(wrong, 1)) << wrong;
}

}  // namespace
}  // namespace seatmate
