#pragma once

// Charterstone as the engine sees it: the functions engine/play_of.h asks for.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/play_of.h"
#include "games/charterstone/data.h"
#include "games/charterstone/inputs.h"
#include "games/charterstone/visit.h"

namespace seatmate::charterstone {

std::vector<SetupOption> setup_options(const Data& data);
Result<State> start_state(const Data& data, const Chronicle& chronicle, const Settings& settings,
                          std::uint64_t seed);
bool is_sound(const Data& data, const State& s);
bool is_sound(const Chronicle& chronicle);
Message prompt_title(const State& s);
Message describe_entry(const Data& data, const State& s, const Entry& entry);
View draw_view(const Data& data, const State& s);
std::vector<Field> tracked_values(const Data& data, const State& s);
Outcome adjust_value(const Data& data, State& s, const std::string& path, const std::string& value);
Message summarize(const State& s);
std::optional<FinalResult> final_result(const State& s);
Scores scores_so_far(const State& s);
Reason explain(const Data& data, const State& s, const TrailEntry& entry);
std::vector<std::string> run_time_terms();
Doc decide_case(const Data& data, const Doc& question);
Result<std::unique_ptr<Simulator>> make_simulator(const std::shared_ptr<const Data>& data,
                                                  const Settings& settings, std::uint64_t seed);

struct Rulebook {
  using State = charterstone::State;
  using Data = charterstone::Data;
  using Carried = Chronicle;  // what a campaign hands on

  static const GameInfo& info();
  static Result<Data> load(const Doc& doc) { return charterstone::load(doc); }
  static Outcome learn(Data& data, const Fact& fact) { return learn_fact(data, fact); }
  static std::vector<Printed> printed(const Data& data) { return printed_facts(data); }
  static Doc deck(const Data& data) { return deck_of(data); }
  static Doc deck_template(const Data&) { return empty_deck(); }
  static Result<Facts> read_deck(const Data&, const Doc& cards) { return read_deck_file(cards); }
  static std::vector<SetupOption> options(const Data& data) { return setup_options(data); }
  static Result<State> start(const Data& data, const Settings& settings, std::uint64_t seed) {
    return start_state(data, {}, settings, seed);
  }
  static Result<State> start_from(const Data& data, const Carried& carried,
                                  const Settings& settings, std::uint64_t seed) {
    return start_state(data, carried, settings, seed);
  }
  static const Carried& carried(const State& s) { return s.chronicle; }
  template <class C, class Visitor>
  static void visit_carried(C& c, Visitor& visitor) {
    visit_chronicle(c, visitor);
  }
  static bool sound_carried(const Carried& c) { return is_sound(c); }
  template <class S, class Visitor>
  static void visit(S& s, Visitor& visitor) {
    visit_state(s, visitor);
  }
  static bool sound(const Data& data, const State& s) { return is_sound(data, s); }

  static bool runs(const State& s) {
    switch (s.phase) {
      case Phase::setup:
      case Phase::ending:
        return true;
      case Phase::over:
        return false;
      default:
        return s.news != 0 || s.bet_user != Owner::nobody || (!s.wait && is_automa(s, s.current));
    }
  }
  template <class Table>
  static Turn<> run(State& s, Table& t) {
    if (s.phase == Phase::setup) return set_up(s, t);
    if (s.news != 0) return hear_news(s, t);
    if (s.bet_user != Owner::nobody) return settle_bet(s, t);  // CH-GP-405, the last turn's too
    if (s.phase == Phase::ending) return end_game(s, t);
    return automa_turn(s, t);
  }
  // A building that came on the board is told once.
  template <class Table>
  static Turn<> hear_news(State& s, Table& t) {
    co_await t.need(s, BuildingFact{s.news});
    s.news = 0;
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
  static Scores scores(const Data&, const State& s) { return scores_so_far(s); }
  static std::optional<FinalResult> result(const Data&, const State& s) { return final_result(s); }
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

}  // namespace seatmate::charterstone
