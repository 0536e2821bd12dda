#pragma once

// Two ways to test a rule: a position, set up piece by piece and asked for one decision, and an
// evening, played from the setup on by what a person would type.

#include <algorithm>

#include "engine/play_of.h"
#include "games/age-of-innovation/scoring.h"
#include "games/age-of-innovation/setup.h"
#include "games/age-of-innovation/test_support.h"
#include "games/age-of-innovation/turn.h"

namespace seatmate::age_of_innovation {

// "r1c2 r4c7" as a set.
inline HexSet hexes(std::string_view tokens, Side side = Side::small) {
  HexSet set;
  while (!tokens.empty()) {
    const auto space = tokens.find(' ');
    const auto hex = parse_hex(printed().map(side), tokens.substr(0, space));
    EXPECT_TRUE(hex.has_value()) << tokens;
    if (hex) set.add(*hex);
    tokens = space == std::string_view::npos ? std::string_view{} : tokens.substr(space + 1);
  }
  return set;
}
inline Hex hex(std::string_view token, Side side = Side::small) {
  return hexes(token, side).first();
}

// Where a step is carried out: hexes, disciplines, and other tracked values by their paths.
using Places = std::vector<std::string>;

// A position in the middle of a game: lake against forest, her two first workshops, the human's
// two, everything else as after the setup. The tests move pieces as they need.
class Position : public testing::Test {
 public:
  Position() : t(printed(), arena_, answers) {
    set_up_supply(printed(), s);
    s.home = Terrain::lake;
    s.human_home = {Terrain::forest, Terrain::desert};
    s.order = {Player::human1, Player::automa};
    s.at_turn = 1;
    s.phase = Phase::turns;
    s.tiles = {3, 7, 8, 11, 5, 10};
    s.final_tile = 4;
    s.level = 2;
    s.deck_size = 6;
    put(Building::workshop, "r1c2", true);
    put(Building::workshop, "r4c7", false);
    human("r2c4");
    human("r5c8");
  }

  void put(Building kind, std::string_view where, bool mark) {
    for (const Hex h : hexes(where, s.side)) {
      (mark ? s.marked : s.unmarked).add(h);
      s.hers[index(kind)].add(h);
    }
  }
  void human(std::string_view where, Building kind = Building::workshop, std::size_t who = 0) {
    for (const Hex h : hexes(where, s.side)) put_human(s, who, h, kind);
  }
  void clear_board() {
    s.marked = s.unmarked = {};
    s.hers = {};
    s.human = {};
  }
  void support(Card card) { s.support = card; }
  const Support& support() const { return support_of(printed(), s); }

  // Runs a turn to its end.
  template <class Rule>
  void carry(Rule&& rule) {
    EXPECT_TRUE(rule().done()) << "it asked a question";
  }

  [[nodiscard]] bool cited(Rule rule) const { return game_test::cites(t.trail, rule); }
  [[nodiscard]] const Step* told(std::string_view id) const {
    for (const Step& step : t.report.steps)
      if (step.text.id == id) return &step;
    return nullptr;
  }
  static std::int64_t number(const Step& step, std::string_view key) {
    for (const Argument& arg : step.text.args)
      if (arg.key == key) return arg.number;
    ADD_FAILURE() << step.text.id << " has no " << key;
    return -999;
  }

  State s;
  std::vector<Entry> answers;

 private:
  Arena arena_;

 public:
  LiveTable<Rulebook> t;
};

// A whole game by what a person says.
class Evening {
 public:
  explicit Evening(const Settings& settings, std::uint64_t seed = 1) : box(open_box()) {
    auto started = box->start(settings, seed);
    EXPECT_TRUE(started) << started.why().id;
    play = std::move(started->play);
    report = std::move(started->report);
    remember();
  }

  // Says something; the refusal's id if it is refused, else empty.
  std::string say(std::string verb, std::vector<std::string> args = {}) {
    const Saved before = play->save();
    auto result = play->apply({std::move(verb), std::move(args), 0});
    if (!result) {
      EXPECT_EQ(play->save(), before) << "a refused entry changed something";
      return result.why().id;
    }
    report = std::move(*result);
    remember();
    return {};
  }
  // The usual setup: forest, workshops on C3 and F5 of the small side.
  void settle() {
    EXPECT_EQ(say("home", {"forest"}), "");
    EXPECT_EQ(say("faction", {"philosophers"}), "");
    EXPECT_EQ(say("workshop", {"C3"}), "");
    EXPECT_EQ(say("workshop", {"F5"}), "");
  }
  [[nodiscard]] const State& state() const {
    return static_cast<const PlayOf<Rulebook>&>(*play).state();
  }
  [[nodiscard]] bool cited(std::string_view rule) const {
    return std::any_of(rules.begin(), rules.end(), [&](const std::string& ids) {
      return (" " + ids + " ").find(" " + std::string(rule) + " ") != std::string::npos;
    });
  }
  [[nodiscard]] const Step* told(std::string_view id) const {
    for (const Step& step : steps)
      if (step.text.id == id) return &step;
    return nullptr;
  }
  // Plays on with the simulated human until the game is over.
  void play_out() {
    auto simulator = box->simulator({}, 1);
    for (int i = 0; i < 2000 && !play->result(); ++i) {
      auto result = play->apply((*simulator)->next_entry(*play));
      if (!result) continue;
      report = std::move(*result);
      remember();
    }
    ASSERT_TRUE(play->result().has_value());
  }

  std::unique_ptr<const Box> box;
  std::unique_ptr<Play> play;
  Report report;                   // the last one
  std::vector<Step> steps;         // of the whole evening
  std::vector<std::string> rules;  // cited so far

 private:
  void remember() {
    for (const Step& step : report.steps) {
      steps.push_back(step);
      for (const Reason& reason : step.why) rules.push_back(reason.rule);
    }
  }
};

inline std::int64_t number_in(const Step& step, std::string_view key) {
  return Position::number(step, key);
}

}  // namespace seatmate::age_of_innovation
