// No decision rests on a number that was true two turns ago: whole games with a human whose
// strength really changes, looked at wherever it was compared.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/simulator_of.h"
#include "games/through-the-ages/flow_support.h"
#include "games/through-the-ages/lab/human.h"

namespace seatmate::through_the_ages {
namespace {

const Data& house() {
  static const Data data = must(Rulebook::load(data_files_with_deck()));
  return data;
}

// What costs him strength is written down here once more, independent of what the rules suppose.
class TrueHuman : public SimulatedHuman {
 public:
  explicit TrueHuman(Random random) : SimulatedHuman(random), luck_(random.seed(), 7) {}

  using SimulatedHuman::answer;
  std::int16_t answer(const Data& data, const State& s, const HumanNumber& q) {
    if (q.of != HumanNumber::Of::strength) return SimulatedHuman::answer(data, s, q);
    look_at(s);
    return strength;
  }
  std::uint8_t answer(const Data& data, const State& s, const HumanBid& q) {
    const std::uint8_t bid = SimulatedHuman::answer(data, s, q);
    if (bid > 0) weaker_ += 1 + static_cast<int>(luck_.below(3));  // units he sends
    return bid;
  }
  bool answer(const Data& data, const State& s, const AttackSucceeded& q) {
    const bool succeeded = SimulatedHuman::answer(data, s, q);
    const Attack attack = data.card(q.card).attack;
    if (succeeded && (attack == Attack::enslave || attack == Attack::raid)) weaker_ += 1;
    return succeeded;
  }
  RevealedEvent::Answer answer(const Data& data, const State& s, const RevealedEvent& q) {
    const RevealedEvent::Answer revealed = SimulatedHuman::answer(data, s, q);
    suffer(data, revealed.card);
    return revealed;
  }
  void suffer(const Data& data, Military card) {
    for (const std::string_view id :
         {"pestilence_i", "reign_of_terror_i", "emigration_ii", "refugees_ii", "terrorism_ii",
          "iconoclasm_ii", "ravages_of_time_ii", "barbarians_i", "border_conflict_i"})
      if (data.card(card).id == id) weaker_ += 1;
  }
  // An age that ended took a leader of his, at once; everything else shows after the move.
  void look_at(const State& s) {
    if (s.age > age_ && s.age >= Age::ii) change(-1);
    age_ = s.age;
  }
  void after(const State& s) {
    look_at(s);
    change(-weaker_);
    weaker_ = 0;
  }
  void grow() { change(static_cast<int>(luck_.below(4))); }

  std::int16_t strength = 1;

 private:
  void change(int by) { strength = static_cast<std::int16_t>(std::max(0, strength + by)); }

  Random luck_;
  int weaker_ = 0;
  Age age_ = Age::a;
};

using TruthTable = game_test::ListeningTable<Table, TrueHuman>;

// TTA-EVT-1, TTA-WAR-5: what was compared with hers was his strength as it really was.
int compared(const TruthTable& table, const State& before, const State& s, int truth) {
  int times = 0;
  for (const TrailEntry& entry : table.trail.entries) {
    const auto is = [&](Line line) { return entry.line == static_cast<std::uint16_t>(line); };
    const bool war =
        is(Line::TTA_WAR_5_she_wins) || is(Line::TTA_WAR_5_human_wins) || is(Line::TTA_WAR_5_tie);
    const bool event = is(Line::TTA_EVT_1_compare_more) || is(Line::TTA_EVT_1_compare_less);
    if (event) {
      const Event last = house().card(s.past[s.past.size() - 1]).event;
      const bool strength = last == Event::crusades || last == Event::cold_war ||
                            last == Event::crime_wave || last == Event::refugees ||
                            last == Event::politics_of_strength;
      if (!strength || s.past.size() != before.past.size() + 1) continue;
    }
    if (!war && !event) continue;
    RC_ASSERT(static_cast<int>(entry.b) == truth);
    ++times;
  }
  return times;
}

RC_GTEST_PROP(Truth, EveryComparisonIsWithHisRealStrength, (std::uint64_t seed)) {
  const auto started = Rulebook::start(house(),
                                       {{"blue", "2"},
                                        {"first", *rc::gen::element<std::string>("you", "her")},
                                        {"row", "dealt"},
                                        {"deck", "house"},
                                        {"expansion", "no"}},
                                       seed);
  RC_ASSERT(started.ok());
  State s = *started;
  Arena arena;
  TrueHuman human(Random(seed, 1));
  int times = 0;
  for (int moves = 0; s.phase == Phase::setup || s.phase == Phase::turns; ++moves) {
    RC_ASSERT(moves < 1000);
    const State before = s;
    TruthTable table{house(), arena, human};
    if (Rulebook::runs(s)) {
      if (s.pending == Pending::event) human.suffer(house(), s.pending_card);
      RC_ASSERT(Rulebook::run(s, table).done());
      human.look_at(s);  // before the losses of this move
    } else {
      Input input = human.choose(house(), s);
      if (input.verb == Verb::done) human.grow();
      input.strength = human.strength;
      if (!check(house(), s, input)) continue;  // too weak to attack after all
      carry_out(s, table, input);
    }
    times += compared(table, before, s, human.strength);
    human.after(s);
  }
  RC_TAG(times > 0 ? "compared" : "never compared");
}

}  // namespace
}  // namespace seatmate::through_the_ages
