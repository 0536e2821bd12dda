#pragma once

// Charterstone as the engine sees it: the functions engine/play_of.h asks for.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "engine/rulebook.h"
#include "engine/turn.h"
#include "games/charterstone/changes.h"
#include "games/charterstone/data.h"
#include "games/charterstone/state.h"

namespace seatmate::charterstone {

class Table;

struct Rulebook : RulebookOf<State, Data, Table> {
  using Carried = Chronicle;  // what a campaign hands on
  static constexpr std::span<const Change> changes = charterstone::changes;

  static const GameInfo& info();
  static Result<Data> load(const Doc& doc);
  static Outcome learn(Data& data, const Fact& fact);
  static std::vector<Printed> printed(const Data& data);
  static std::optional<Form> form_of(const Data& data, std::string_view id);
  static std::optional<Result<std::string>> read_said(const Data& data, std::string_view id,
                                                      const Entry& entry);
  static std::vector<std::string> said_in(std::string_view id, std::string_view value);
  static Doc deck(const Data& data);
  static Doc deck_template(const Data& data);
  static Result<Facts> read_deck(const Data& data, const Doc& cards);
  static std::vector<SetupOption> options(const Data& data);
  static Result<State> start(const Data& data, const Settings& settings, std::uint64_t seed);
  static Result<State> start_from(const Data& data, const Carried& chronicle,
                                  const Settings& settings, std::uint64_t seed);
  static const Carried& carried(const State& s) { return s.chronicle; }
  // visit_chronicle stands beside visit_state and is found there.
  template <class C, class Visitor>
  static void visit_carried(C& c, Visitor& visitor) {
    visit_chronicle(c, visitor);
  }
  static bool sound_carried(const Carried& c);
  static bool sound(const Data& data, const State& s);

  static bool runs(const State& s);
  static Turn<> run(State& s, Table& t);
  static Message title(const Data& data, const State& s);
  static std::vector<Form> forms(const Data& data, const State& s);
  static Message describe(const Data& data, const State& s, const Entry& entry);

  static Tabletop tabletop(const Data& data, const State& s);
  static View view(const Data& data, const State& s);
  static std::vector<Field> tracked(const Data& data, const State& s);
  static Outcome adjust(const Data& data, State& s, const std::string& path,
                        const std::string& value);
  static Message summary(const Data& data, const State& s);
  static Scores scores(const Data& data, const State& s);
  static std::optional<FinalResult> result(const Data& data, const State& s);
  static Reason reason(const Data& data, const State& s, const TrailEntry& entry);

  static std::vector<std::string> terms(const Data& data);
  static Doc decide(const Data& data, const Doc& question);
  static Result<std::unique_ptr<Simulator>> simulator(const std::shared_ptr<const Data>& data,
                                                      const Settings& settings, std::uint64_t seed);
};

const Game& game();

}  // namespace seatmate::charterstone
