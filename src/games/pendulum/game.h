#pragma once

// Pendulum as the engine sees it: the functions engine/play_of.h asks for.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "engine/rulebook.h"
#include "engine/turn.h"
#include "games/pendulum/changes.h"
#include "games/pendulum/data.h"
#include "games/pendulum/state.h"

namespace seatmate::pendulum {

class Table;

struct Rulebook : RulebookOf<State, Data, Table> {
  static const GameInfo& info();
  static constexpr std::span<const Change> changes = pendulum::changes;

  // Data, and what an owner tells (data.cpp, facts.cpp).
  static Result<Data> load(const Doc& doc);
  static Outcome learn(Data& data, const Fact& fact, Source source = Source::yours);
  static std::vector<Printed> printed(const Data& data);
  static std::optional<Form> form_of(const Data& data, std::string_view id);
  static std::optional<Result<std::string>> read_said(const Data& data, std::string_view id,
                                                      const Entry& entry);
  static std::vector<std::string> said_in(std::string_view id, std::string_view value);
  static Doc deck(const Data& data);
  static Doc deck_template(const Data& data);
  static Result<Facts> read_deck(const Data& data, const Doc& cards);

  // A game from its start to its end (game.cpp).
  static std::vector<SetupOption> options(const Data& data);
  static Result<State> start(const Data& data, const Settings& settings, std::uint64_t seed);
  static bool runs(const State& s);
  static Turn<> run(State& s, Table& t);
  static Message title(const Data& data, const State& s);
  static Message describe(const Data& data, const State& s, const Entry& entry);
  static Message summary(const Data& data, const State& s);
  static std::optional<FinalResult> result(const Data& data, const State& s);
  static Scores scores(const Data& data, const State& s);

  // Real time (timers.cpp, view.cpp).
  static std::int64_t clock(const State& s);
  static Outcome elapse(State& s, std::int64_t at);
  static void set_clock(State& s, std::int64_t at);
  static std::vector<Countdown> countdowns(const Data& data, const State& s);

  static bool sound(const Data& data, const State& s);
  static std::vector<Form> forms(const Data& data, const State& s);  // inputs.cpp
  static Tabletop tabletop(const Data& data, const State& s);
  static View view(const Data& data, const State& s);
  static std::vector<Field> tracked(const Data& data, const State& s);
  static Outcome adjust(const Data& data, State& s, const std::string& path,
                        const std::string& value);
  static Reason reason(const Data& data, const State& s, const TrailEntry& entry);

  // lab/
  static std::vector<std::string> terms(const Data& data);
  static Doc decide(const Data& data, const Doc& question);
  static Result<std::unique_ptr<Simulator>> simulator(const std::shared_ptr<const Data>& data,
                                                      const Settings& settings, std::uint64_t seed);
};

const Game& game();

}  // namespace seatmate::pendulum
