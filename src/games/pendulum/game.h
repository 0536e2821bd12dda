#pragma once

// Pendulum as the engine sees it: the functions engine/play_of.h asks for.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/play_of.h"
#include "games/pendulum/data.h"
#include "games/pendulum/inputs.h"
#include "games/pendulum/visit.h"

namespace seatmate::pendulum {

inline constexpr std::array<std::string_view, 12> metric_names{
    "best-automa", "human",   "automa-wins", "automa-1",  "automa-2",     "turns",
    "markers",     "rewards", "human-votes", "legendary", "in-parchment", "ties"};

std::vector<SetupOption> setup_options(const Data& data);
Result<State> start_state(const Data& data, const Settings& settings, std::uint64_t seed);
bool is_sound(const Data& data, const State& s);
Message prompt_title(const State& s);
Message describe_entry(const State& s, const Entry& entry);
View draw_view(const Data& data, const State& s);
std::vector<Countdown> draw_timers(const Data& data, const State& s);
std::vector<Field> tracked_values(const Data& data, const State& s);
Outcome adjust_value(const Data& data, State& s, const std::string& path, const std::string& value);
Message summarize(const Data& data, const State& s);
std::optional<FinalResult> final_result(const Data& data, const State& s);
// Spaces inside the parchment, or the distance to it as a negative number.
int score_of(const Data& data, const State& s, Player player);
Message standing_of(const Data& data, const State& s, Player automa);
Reason explain(const Data& data, const State& s, const TrailEntry& entry);
std::vector<std::string> run_time_terms();
Doc decide_case(const Data& data, const Doc& question);
Result<std::unique_ptr<Simulator>> make_simulator(const std::shared_ptr<const Data>& data,
                                                  const Settings& settings, std::uint64_t seed);

struct Rulebook {
  using State = pendulum::State;
  using Data = pendulum::Data;

  static const GameInfo& info();
  static Result<Data> load(const Doc& doc) { return pendulum::load(doc); }
  static Outcome learn(Data& data, const Fact& fact) { return learn_fact(data, fact); }
  static std::vector<Printed> printed(const Data& data) { return printed_facts(data); }
  static Doc deck(const Data& data) { return deck_of(data); }
  static Doc deck_template(const Data&) { return empty_deck(); }
  static Result<Facts> read_deck(const Data&, const Doc& cards) { return read_deck_file(cards); }
  static std::vector<SetupOption> options(const Data& data) { return setup_options(data); }
  static Result<State> start(const Data& data, const Settings& settings, std::uint64_t seed) {
    return start_state(data, settings, seed);
  }
  template <class S, class Visitor>
  static void visit(S& s, Visitor& visitor) {
    visit_state(s, visitor);
  }
  static bool sound(const Data& data, const State& s) { return is_sound(data, s); }

  // Real time.
  static std::int64_t clock(const State& s) { return s.now; }
  static Outcome elapse(State& s, std::int64_t at) { return pendulum::elapse(s, at); }
  static void set_clock(State& s, std::int64_t at) {
    if (at < s.now)
      s.now = at;  // a clock that was set back: no sand has run
    else
      pass_time(s, at);
  }
  static std::vector<Countdown> countdowns(const Data& data, const State& s) {
    return draw_timers(data, s);
  }

  static bool runs(const State& s) {
    return s.actions > 0 || s.todo != Todo::none || s.phase == Phase::setup ||
           is_council(s.phase) || s.phase == Phase::scoring;
  }
  template <class Table>
  static Turn<> run(State& s, Table& t) {
    if (s.actions > 0) return automa_action(s, t);
    if (s.todo == Todo::start) return start_round(s, t);
    if (s.todo == Todo::flip_purple) return human_purple_flip(s, t);
    switch (s.phase) {
      case Phase::setup:
        return set_up(s, t);
      case Phase::points:
        return council_points(s, t);
      case Phase::privilege:
        return council_privilege(s, t);
      case Phase::rewards:
        return council_rewards(s, t);
      default:
        return score_game(s, t);
    }
  }
  static Message title(const Data&, const State& s) { return prompt_title(s); }
  static std::vector<Form> forms(const Data& data, const State& s) { return input_forms(data, s); }
  template <class Table>
  static Outcome apply(State& s, const Entry& entry, Table& t) {
    const auto input = read_input(s, entry);
    if (!input) return input.refusal();
    carry_out(s, t, *input);
    return Done{};
  }
  static Message describe(const Data&, const State& s, const Entry& entry) {
    return describe_entry(s, entry);
  }
  static View view(const Data& data, const State& s) { return draw_view(data, s); }
  static std::vector<Field> tracked(const Data& data, const State& s) {
    return tracked_values(data, s);
  }
  static Outcome adjust(const Data& data, State& s, const std::string& path,
                        const std::string& value) {
    return adjust_value(data, s, path, value);
  }
  static Message summary(const Data& data, const State& s) { return summarize(data, s); }
  static std::optional<FinalResult> result(const Data& data, const State& s) {
    return final_result(data, s);
  }
  static Reason reason(const Data& data, const State& s, const TrailEntry& entry) {
    return explain(data, s, entry);
  }
  static std::vector<std::string> terms(const Data&) { return run_time_terms(); }
  static Doc decide(const Data& data, const Doc& question) { return decide_case(data, question); }
  static Result<std::unique_ptr<Simulator>> simulator(const std::shared_ptr<const Data>& data,
                                                      const Settings& settings,
                                                      std::uint64_t seed) {
    return make_simulator(data, settings, seed);
  }
};

const Game& game();

}  // namespace seatmate::pendulum
