#pragma once

// Age of Innovation as the engine sees it: the functions engine/play_of.h asks for.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/play_of.h"
#include "games/age-of-innovation/data.h"
#include "games/age-of-innovation/inputs.h"
#include "games/age-of-innovation/scoring.h"
#include "games/age-of-innovation/state.h"
#include "games/age-of-innovation/turn.h"
#include "games/age-of-innovation/visit.h"

namespace seatmate::age_of_innovation {

std::vector<SetupOption> setup_options(const Data& data);
Result<State> start_state(const Data& data, const Settings& settings, std::uint64_t seed);
bool is_sound(const Data& data, const State& s);
Message prompt_title(const State& s);
Message describe_entry(const Data& data, const State& s, const Entry& entry);
View draw_view(const Data& data, const State& s);
std::vector<Field> tracked_values(const Data& data, const State& s);
Outcome adjust_value(const Data& data, State& s, const std::string& path, const std::string& value);
Message summarize(const State& s);
std::optional<FinalResult> final_result(const State& s);
Scores scores_so_far(const State& s);
Reason explain(const Data& data, const State& s, const TrailEntry& entry);
std::vector<std::string> run_time_terms(const Data& data);
Doc decide_case(const Data& data, const Doc& question);
Result<std::unique_ptr<Simulator>> make_simulator(const std::shared_ptr<const Data>& data,
                                                  const Settings& settings, std::uint64_t seed);

struct Rulebook {
  using State = age_of_innovation::State;
  using Data = age_of_innovation::Data;

  static const GameInfo& info();
  static Result<Data> load(const Doc& doc) { return age_of_innovation::load(doc); }
  static std::vector<SetupOption> options(const Data& data) { return setup_options(data); }
  static Result<State> start(const Data& data, const Settings& settings, std::uint64_t seed) {
    return start_state(data, settings, seed);
  }
  template <class S, class Visitor>
  static void visit(S& s, Visitor& visitor) {
    visit_state(s, visitor);
  }
  static bool sound(const Data& data, const State& s) { return is_sound(data, s); }

  static bool runs(const State& s) {
    return s.phase == Phase::setup || s.phase == Phase::scoring ||
           (s.phase == Phase::turns && s.current() == Player::automa && !s.wait_for_go);
  }
  template <class Table>
  static Turn<> run(State& s, Table& t) {
    if (s.phase == Phase::setup) return set_up(s, t);
    if (s.phase == Phase::scoring) return score_game(s, t);
    return automa_turn(s, t);
  }
  static Message title(const Data&, const State& s) { return prompt_title(s); }
  static std::vector<Form> forms(const Data& data, const State& s) { return input_forms(data, s); }
  template <class Table>
  static Outcome apply(State& s, const Entry& entry, Table& t) {
    const auto input = read_input(t.data, s, entry);
    if (!input) return input.refusal();
    carry_out(s, t, *input);
    return Done{};
  }
  static Message describe(const Data& data, const State& s, const Entry& entry) {
    return describe_entry(data, s, entry);
  }
  static View view(const Data& data, const State& s) { return draw_view(data, s); }
  static std::vector<Field> tracked(const Data& data, const State& s) {
    return tracked_values(data, s);
  }
  static Outcome adjust(const Data& data, State& s, const std::string& path,
                        const std::string& value) {
    return adjust_value(data, s, path, value);
  }
  static Message summary(const Data&, const State& s) { return summarize(s); }
  static std::optional<FinalResult> result(const Data&, const State& s) { return final_result(s); }
  static Scores scores(const Data&, const State& s) { return scores_so_far(s); }
  static Reason reason(const Data& data, const State& s, const TrailEntry& entry) {
    return explain(data, s, entry);
  }
  static std::vector<std::string> terms(const Data& data) { return run_time_terms(data); }
  static Doc decide(const Data& data, const Doc& question) { return decide_case(data, question); }
  static Result<std::unique_ptr<Simulator>> simulator(const std::shared_ptr<const Data>& data,
                                                      const Settings& settings,
                                                      std::uint64_t seed) {
    return make_simulator(data, settings, seed);
  }
};

const Game& game();

}  // namespace seatmate::age_of_innovation
