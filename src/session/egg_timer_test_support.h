#pragma once

// A game in real time for tests: two egg timers. You start them, turn one over when its sand is out
// (she asks which egg goes into the pot, and only then the sand runs anew), lift eggs for her, hold
// both when somebody rings at the door, and end the morning. After three mornings it is over.
// `seconds` is how long the soft egg takes (the hard one twice as long); with `sand` real somebody
// has to say when a timer is out.

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/box_of.h"
#include "engine/vocabulary.h"

namespace seatmate::egg {

inline constexpr Vocabulary vocabulary{"egg"};
inline constexpr std::array<std::string_view, 2> timers{"soft", "hard"};
inline constexpr std::array<std::string_view, 2> sizes{"small", "large"};
inline constexpr std::array<std::string_view, 2> shells{"brown", "white"};
inline constexpr std::array<std::string_view, 3> tastes{"mild", "salty", "sweet"};
inline constexpr std::array<std::string_view, 2> sands{"app", "real"};
inline constexpr std::array<std::string_view, 2> rule_ids{"EGG-FLIP-1", "EGG-LIFT-1"};
enum class Rule : std::uint8_t { EGG_FLIP_1, EGG_LIFT_1 };
enum class Line : std::uint8_t { EGG_FLIP_1_flip, EGG_LIFT_1_lift };
constexpr Rule rule_of(Line line) { return static_cast<Rule>(line); }
using Mode = Countdown::Mode;
inline constexpr int mornings_in_all = 3;
inline constexpr int large_egg = 80;  // grams

struct Data {};

struct State {
  std::int64_t clock = 0;
  std::int32_t seconds = 60;
  bool real = false;
  bool boiling = false;
  std::array<Mode, 2> mode{};
  std::array<std::int64_t, 2> ends{};
  std::array<std::int64_t, 2> left{};
  std::int32_t eggs = 0;  // hers
  std::int32_t mornings = 0;
  std::int32_t asks = 0;  // 1: for the egg of the soft timer, 2: for that of the hard one
};

inline std::int64_t duration(const State& s, std::size_t timer) {
  return std::int64_t{s.seconds} * 1000 * (timer == 0 ? 1 : 2);
}
inline void turn_over(State& s, std::size_t timer) {
  s.mode[timer] = Mode::runs;
  s.ends[timer] = s.real ? 0 : s.clock + duration(s, timer);
}
inline Message timer_name(std::size_t timer) { return vocabulary.message("timer", timers[timer]); }

// Of the soft timer, and of a heavy egg: three blanks with few choices. Of the hard timer: a number
// and a text.
struct WhichEgg {
  static constexpr std::string_view verb = "egg";
  using Answer = bool;
  [[nodiscard]] Form form(const Data&, const State&) const {
    Form form = vocabulary.question(verb);
    form.fields = {vocabulary.choice_field("size", "size", sizes),
                   vocabulary.choice_field("shell", "shell", shells),
                   vocabulary.choice_field("taste", "taste", tastes)};
    return form;
  }
  [[nodiscard]] Result<bool> read(const Data&, const State&, const Entry& entry) const {
    if (entry.args.size() != 3 || !parse<int>(sizes, entry.args[0]) ||
        !parse<int>(shells, entry.args[1]) || !parse<int>(tastes, entry.args[2]))
      return refuse("egg.error.no-egg");
    return true;
  }
};
struct Weigh {
  static constexpr std::string_view verb = "weigh";
  using Answer = int;
  [[nodiscard]] Form form(const Data&, const State&) const {
    Form form = vocabulary.question(verb);
    form.fields = {vocabulary.number_field("grams", 30, 90),
                   vocabulary.field("name", Field::Kind::text)};
    return form;
  }
  [[nodiscard]] Result<int> read(const Data&, const State&, const Entry& entry) const {
    return vocabulary.number(entry, 30, 90);
  }
};

struct Rules {
  using Table = TableOf<egg::State, egg::Data, WhichEgg, Weigh>;
  using Data = egg::Data;
  using State = egg::State;

  static const GameInfo& info() {
    static const GameInfo egg{"egg", "egg", 1, rule_ids, {}};
    return egg;
  }
  static Result<Data> load(const Doc&) { return Data{}; }
  static std::vector<SetupOption> options(const Data&) {
    SetupOption seconds;
    seconds.field = vocabulary.number_field("seconds", 1, 600);
    seconds.field.otherwise = "60";
    seconds.group = "game";
    SetupOption sand;
    sand.field = vocabulary.choice_field("sand", "sand", sands);
    sand.field.otherwise = "app";
    sand.group = "game";
    return {seconds, sand};
  }
  static Result<State> start(const Data&, const Settings& settings, std::uint64_t) {
    State s;
    for (const auto& [id, token] : settings) {
      if (id == "seconds") s.seconds = parse_int(token).value_or(60);
      if (id == "sand") s.real = token == "real";
    }
    return s;
  }
  template <class S, class Visitor>
  static void visit(S& s, Visitor& v) {
    v("clock", s.clock);
    v("seconds", s.seconds);
    v("real", s.real);
    v("boiling", s.boiling);
    v("mode", s.mode);
    v("ends", s.ends);
    v("left", s.left);
    v("eggs", s.eggs);
    v("mornings", s.mornings);
    v("asks", s.asks);
  }
  static bool sound(const Data&, const State& s) {
    constexpr std::int64_t latest = std::int64_t{1} << 50U;
    if (s.clock < 0 || s.clock > latest || s.seconds < 1 || s.seconds > 600 || s.eggs < 0 ||
        s.eggs > 99 || s.mornings < 0 || s.mornings > mornings_in_all || s.asks < 0 || s.asks > 2 ||
        (s.asks > 0 && !s.boiling))
      return false;
    for (std::size_t i = 0; i < timers.size(); ++i) {
      if (s.mode[i] > Mode::out || (s.mode[i] == Mode::idle) == s.boiling) return false;
      const std::int64_t most = duration(s, i);
      if (s.mode[i] == Mode::runs && !s.real &&
          (s.ends[i] <= s.clock || s.ends[i] - most > s.clock))
        return false;
      if (s.left[i] < 0 || s.left[i] > most) return false;
    }
    return true;
  }

  // --- time
  static std::int64_t clock(const State& s) { return s.clock; }
  static Outcome elapse(State& s, std::int64_t at) {
    if (at < s.clock) return refuse("egg.error.backwards");
    s.clock = at;
    for (std::size_t i = 0; i < timers.size(); ++i)
      if (!s.real && s.mode[i] == Mode::runs && s.ends[i] <= at) s.mode[i] = Mode::out;
    return Done{};
  }
  // What was left is left.
  static void set_clock(State& s, std::int64_t at) {
    if (elapse(s, at)) return;
    for (std::size_t i = 0; i < timers.size(); ++i)
      if (!s.real && s.mode[i] == Mode::runs) s.ends[i] += at - s.clock;
    s.clock = at;
  }
  static std::vector<Countdown> countdowns(const Data&, const State& s) {
    std::vector<Countdown> all;
    for (std::size_t i = 0; i < timers.size(); ++i) {
      const bool runs = s.mode[i] == Mode::runs;
      all.push_back({std::string(timers[i]), timer_name(i), s.mode[i], s.real, runs ? s.ends[i] : 0,
                     s.mode[i] == Mode::held ? s.left[i] : 0, duration(s, i)});
    }
    return all;
  }

  // --- turns
  static bool runs(const State& s) { return s.asks > 0; }
  static Turn<> run(State& s, Table& t) {
    t.title([] { return Message{"egg.report.flip", {}}; });
    const auto timer = static_cast<std::size_t>(s.asks - 1);
    t.tell(s, [&] { return step("ready", timer); });
    const int grams = timer == 0 ? large_egg : co_await t.ask(s, Weigh{});
    if (grams >= large_egg) co_await t.ask(s, WhichEgg{});
    // The sand runs when the egg is in, not when it was asked for.
    if (t.now > 0) static_cast<void>(elapse(s, t.now));
    turn_over(s, timer);
    s.asks = 0;
    cite(t.reasons, Line::EGG_FLIP_1_flip);
    t.tell(s, [&] { return step("flip", timer); });
  }
  static Step step(std::string_view id, std::size_t timer) {
    return {Step::Kind::carry_out,
            vocabulary.message("step", id, {Arg("timer", timer_name(timer))}),
            {},
            {}};
  }

  // --- what the player says
  static Message title(const Data&, const State& s) {
    return {s.mornings == mornings_in_all ? "egg.over" : "egg.turn", {}};
  }
  static bool held(const State& s) { return s.mode[0] == Mode::held || s.mode[1] == Mode::held; }
  static std::vector<Form> forms(const Data&, const State& s) {
    if (!s.boiling) return {vocabulary.input("start", {}, true)};
    std::vector<Form> forms;
    const auto with_keys = [&](std::string_view verb, std::string_view keys) {
      Form form = vocabulary.input(verb, {vocabulary.choice_field("timer", "timer", timers)}, true);
      for (std::size_t i = 0; i < keys.size(); ++i)
        form.keys.push_back({keys[i],
                             {std::string(timers[i])},
                             vocabulary.message("key", verb, {Arg("timer", timer_name(i))})});
      forms.push_back(std::move(form));
    };
    const auto with_key = [&](std::string_view verb, char key) {
      Form form = vocabulary.input(verb, {}, true);
      form.keys.push_back({key, {}, form.label});
      forms.push_back(std::move(form));
    };
    if (!held(s)) with_keys("flip", "12");
    if (s.real && !held(s)) with_keys("out", "45");
    with_key("lift", ' ');
    with_key(held(s) ? "go" : "hold", '0');
    forms.push_back(vocabulary.input("done", {}, true));
    return forms;
  }
  static Outcome apply(State& s, const Entry& entry, Table& t) {
    const bool names_timer = entry.verb == "flip" || entry.verb == "out";
    const auto timer = parse<std::size_t>(timers, argument(entry, 0));
    if (entry.args.size() != (names_timer ? 1U : 0U) || (names_timer && !timer))
      return refuse("egg.error.timer");
    if ((entry.verb == "start") == s.boiling) return refuse("egg.error.not-now");
    const std::vector<Form> known = forms({}, s);
    if (std::ranges::find(known, entry.verb, &Form::verb) == known.end())
      return refuse("egg.error.not-now");
    if (entry.verb == "start") {
      s.boiling = true;
      for (std::size_t i = 0; i < timers.size(); ++i) turn_over(s, i);
    } else if (entry.verb == "flip") {
      if (s.mode[*timer] != Mode::out)
        return refuse("egg.error.runs", {Arg("timer", timer_name(*timer))});
      s.asks = static_cast<std::int32_t>(*timer) + 1;
    } else if (entry.verb == "out") {
      if (s.mode[*timer] != Mode::runs) return refuse("egg.error.not-now");
      s.mode[*timer] = Mode::out;
    } else if (entry.verb == "lift") {
      if (s.eggs == 99) return refuse("egg.error.not-now");
      ++s.eggs;
      cite(t.reasons, Line::EGG_LIFT_1_lift, s.eggs);
      t.title([] { return Message{"egg.report.lift", {}}; });
      t.tell(s, [&] {
        return Step{Step::Kind::carry_out, {"egg.step.lift", {Arg("n", s.eggs)}}, {}, {}};
      });
    } else if (entry.verb == "done") {
      s.boiling = false;
      s.mode = {};
      ++s.mornings;
    } else {
      const bool hold = entry.verb == "hold";
      for (std::size_t i = 0; i < timers.size(); ++i) {
        if (s.mode[i] != (hold ? Mode::runs : Mode::held)) continue;
        s.mode[i] = hold ? Mode::held : Mode::runs;
        if (hold) s.left[i] = s.real ? 0 : s.ends[i] - s.clock;
        if (!hold) s.ends[i] = s.real ? 0 : s.clock + s.left[i];
      }
    }
    return Done{};
  }
  static Message describe(const Data&, const State&, const Entry& entry) {
    return vocabulary.message("did", entry.verb, {Arg("what", argument(entry, 0))});
  }

  // --- what is seen
  static Tabletop tabletop(const Data&, const State& s) {
    return {{{"eggs", {"egg.block.eggs", {}}, {}, {}, {"eggs"}}},
            {{.place = "eggs", .kind = "egg.egg", .hers = true, .count = s.eggs}}};
  }
  static View view(const Data&, const State& s) {
    Block block = vocabulary.block("eggs", Block::Kind::facts);
    block.rows.push_back(vocabulary.fact("eggs", plain_number(s.eggs)));
    return {{"egg.name", {}}, {block}};
  }
  static std::vector<Field> tracked(const Data&, const State& s) {
    Field eggs = vocabulary.number_field("eggs", 0, 99);
    eggs.otherwise = std::to_string(s.eggs);
    return {eggs};
  }
  static Outcome adjust(const Data&, State& s, const std::string& path, const std::string& value) {
    const auto n = parse_within(value, 0, 99);
    if (path != "eggs" || !n) return refuse("egg.error.adjust");
    s.eggs = *n;
    return Done{};
  }
  static Message summary(const Data&, const State& s) {
    return {"egg.summary", {Arg("n", s.eggs)}};
  }
  static std::optional<FinalResult> result(const Data&, const State& s) {
    if (s.mornings < mornings_in_all) return {};
    return FinalResult{{{"egg.points", {}}},
                       {{{"egg.her", {}}, true, {s.eggs}, s.eggs, true}},
                       {"egg.verdict", {}}};
  }
  static Reason reason(const Data&, const State&, const TrailEntry& line) {
    return {std::string(rule_ids[line.rule]), {"egg.why", {Arg("n", line.a)}}, {}};
  }
  static std::vector<std::string> terms(const Data&) { return {}; }
  static Doc decide(const Data&, const Doc&) { return {}; }
  static Result<std::unique_ptr<Simulator>> simulator(const std::shared_ptr<const Data>&,
                                                      const Settings&, std::uint64_t) {
    return refuse("egg.error.not-now");
  }
};

using EggGame = GameOf<Rules>;
using EggBox = BoxOf<Rules>;

}  // namespace seatmate::egg
