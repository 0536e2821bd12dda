#pragma once

// Chapters "Golem movement", "Killing" and the choice of golems: which golem goes where.

#include "games/golem/track.h"

namespace seatmate::golem {

constexpr std::size_t index_of(GolemId id) { return static_cast<std::size_t>(id); }

template <class Fits>
SpotSet golems_where(const State& s, Fits&& fits) {
  SpotSet set;
  for (const Golem& golem : s.golems)
    if (fits(golem)) set.add(spot_of(golem));
  return set;
}
template <class Fits>
int count_golems(const State& s, Fits&& fits) {
  return static_cast<int>(std::count_if(s.golems.begin(), s.golems.end(), fits));
}
// The first golem on a spot that fits.
template <class Fits>
GolemId golem_at(const State& s, Spot spot, Fits&& fits) {
  std::size_t i = 0;
  while (i + 1 < s.golems.size() && !(spot_of(s.golems[i]) == spot && fits(s.golems[i]))) ++i;
  return static_cast<GolemId>(i);
}

struct GolemStep {
  GolemId golem{};
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  bool stood_up = false;
  std::uint8_t paid = 0;
};

// GO-MOVE-7: the price of VIII, IX and X.
inline int entry_price(const State& s, int section, bool forward) {
  if (section < far_section || (!forward && !s.readings.back_entry_pays)) return 0;
  return s.readings.entry[static_cast<std::size_t>(section - far_section)];
}

// GO-MOVE-3, -4 and -6: one step, judged on the board as it is now.
template <class Table>
std::optional<GolemStep> step_golem(State& s, Table& t, bool forward, bool lying_only) {
  const Rule rule = !forward ? Rule::GO_MOVE_4 : lying_only ? Rule::GO_MOVE_6 : Rule::GO_MOVE_3;
  const SpotSet able = golems_where(s, [&](const Golem& g) {
    return (forward ? g.section < sections : g.section > 1) && (g.lying || !lying_only);
  });
  if (able.empty()) return std::nullopt;
  const SpotSet lying = golems_where(s, [](const Golem& g) { return g.lying; });
  const auto section = [](Spot g) { return golem_on(g).section; };
  const auto token = [&](Spot g) { return rank(s, golem_on(g).district); };
  auto choice = narrow(t.reasons, Noun::golems, rule, forward ? "forward" : "back", able);
  choice.keep(rule, "lying-first", lying);
  if (forward)
    choice.least(rule, "lowest-section", section).least(Rule::GO_STRAT_2, "higher-token", token);
  else
    choice.most(rule, "highest-section", section).most(Rule::GO_STRAT_2, "lower-token", token);
  const GolemId chosen = golem_at(s, choice.left().first(), [](const Golem&) { return true; });
  Golem& golem = s.golems[index_of(chosen)];
  GolemStep step{chosen, golem.section, golem.section, golem.lying, 0};
  golem.section = static_cast<std::uint8_t>(golem.section + (forward ? 1 : -1));
  golem.lying = false;  // F-06
  step.to = golem.section;
  step.paid = static_cast<std::uint8_t>(entry_price(s, golem.section, forward));
  if constexpr (Table::telling)
    t.mention([&] {
      return Message{step.stood_up ? "golem.did.move-stand" : "golem.did.move",
                     {Arg("district", term(golem.district)), Arg("from", roman(step.from)),
                      Arg("to", roman(step.to))}};
    });
  if (step.paid > 0) {
    cite(t.reasons, Rule::GO_MOVE_7, "entry", golem.section, step.paid);
    spend(s, t, step.paid);
  }
  return step;
}

// GO-MOVE-5: back, unless a golem lies in I; if nobody can go back, forward.
template <class Table>
std::optional<GolemStep> step_golem_free(State& s, Table& t) {
  const SpotSet lying_in_1 =
      golems_where(s, [](const Golem& g) { return g.lying && g.section == 1; });
  const SpotSet lying_further =
      golems_where(s, [](const Golem& g) { return g.lying && g.section > 1; });
  // the golem in I comes first, even if others lie further on.
  if (!lying_in_1.empty() && !(s.readings.lying_in_1_waits && !lying_further.empty())) {
    cite(t.reasons, Rule::GO_MOVE_5, "stand-up-in-1");
    return step_golem(s, t, true, false);
  }
  cite(t.reasons, Rule::GO_MOVE_5, "back-if-free");
  if (auto step = step_golem(s, t, false, false)) return step;
  if (s.readings.no_free_fallback) return std::nullopt;
  cite(t.reasons, Rule::GO_MOVE_5, "nobody-back");
  return step_golem(s, t, true, false);
}

template <class Table>
std::optional<GolemStep> step_golem(State& s, Table& t, Direction direction) {
  switch (direction) {
    case Direction::free:
      return step_golem_free(s, t);
    case Direction::back:
      return step_golem(s, t, false, false);
    case Direction::optional:
      return step_golem(s, t, true, true);
    default:
      return step_golem(s, t, true, false);
  }
}

// All steps, one at a time; says how many nobody could take (GO-MOVE-8).
template <class Table>
int move_golems(State& s, Table& t, int steps, Direction direction) {
  while (steps > 0 && step_golem(s, t, direction)) --steps;
  return steps;
}

// GO-WORK-3: the golem that works next; a golem of this turn does not (GO-WORK-5).
template <class Table>
std::optional<GolemId> next_worker(State& s, Table& t) {
  const auto can_work = [](const Golem& g) { return !g.lying && !g.fresh; };
  const SpotSet able = golems_where(s, can_work);
  if (count_golems(s, [](const Golem& g) { return g.fresh && !g.lying; }) > 0)
    cite(t.reasons, Rule::GO_WORK_5, "created-this-turn");
  if (able.empty()) return std::nullopt;
  const Spot chosen =
      narrow(t.reasons, Noun::golems, Rule::GO_WORK_3, "standing", able)
          .most(Rule::GO_WORK_3, "rightmost", [](Spot g) { return golem_on(g).section; })
          .least(Rule::GO_STRAT_2, "higher-token",
                 [&](Spot g) { return rank(s, golem_on(g).district); })
          .left()
          .first();
  return golem_at(s, chosen, can_work);
}

// GO-KILL-1: the golem that dies, if there is one.
template <class Table>
std::optional<GolemId> next_victim(State& s, Table& t) {
  const SpotSet all = golems_where(s, [](const Golem&) { return true; });
  if (all.empty()) return std::nullopt;
  const bool standing_first = s.readings.standing_dies_first;
  const SpotSet preferred =
      golems_where(s, [&](const Golem& g) { return g.lying != standing_first; });
  const Spot chosen =
      narrow(t.reasons, Noun::golems, Rule::GO_KILL_1, "all-golems", all)
          .most(Rule::GO_KILL_1, "rightmost", [](Spot g) { return golem_on(g).section; })
          .least(Rule::GO_STRAT_2, "higher-token",
                 [&](Spot g) { return rank(s, golem_on(g).district); })
          .keep(Rule::GO_KILL_1, standing_first ? "standing-first" : "lying-first", preferred)
          .left()
          .first();
  return golem_at(s, chosen, [](const Golem&) { return true; });
}

inline constexpr int track_of_killed_golem = -1;

// GO-KILL-1: the leftmost free cell of the cemetery, from 0; `cells` if it is full.
inline int free_cell(std::uint64_t occupied, int cells) {
  int cell = 0;
  while (cell < cells && ((occupied >> static_cast<unsigned>(cell)) & 1U) != 0) ++cell;
  return cell;
}

// GO-GOLEM-2: the district of a new golem, the cheapest one.
template <class Table>
Colour district_of_new_golem(State& s, Table& t) {
  return narrow(t.reasons, Noun::colours, Rule::GO_GOLEM_2, "districts",
                ColourSet::first_n(colour_count))
      .least(Rule::GO_GOLEM_2, "fewest-golems", [&](Colour c) { return golems_in(s, c); })
      .least(Rule::GO_STRAT_2, "higher-token", [&](Colour c) { return rank(s, c); })
      .left()
      .first();
}
inline int price_of_golem(const State& s, Colour district) {  // F-28
  return s.readings.create_base + s.readings.create_step * golems_in(s, district);
}

// GO-WORK-1, GO-WORK-2: how many golems work for an action of this value, and what it costs.
inline constexpr std::array<int, 5> work_prices{0, 1, 3, 5, 8};
struct WorkPlan {
  int golems = 0;
  int paid = 0;
  int gained = 0;
  std::optional<Rule> nobody;  // points instead of work, by this rule
  const char* why = "";
};
template <class Table>
WorkPlan plan_work(const State& s, Table& t, int value) {
  WorkPlan plan;
  if (s.golems.empty()) {
    plan.nobody = Rule::GO_INC_3;
    plan.why = "no-golem";
    return plan;
  }
  const int able = count_golems(s, [](const Golem& g) { return !g.lying && !g.fresh; });
  if (able == 0) {
    cite(t.reasons, Rule::GO_WORK_4, "none-stands");
    if (s.readings.resources_if_none_stands) {
      cite(t.reasons, Rule::GO_DISC_1, "none-stands", value);
      plan.gained = value;
    } else {
      plan.nobody = Rule::GO_INC_4;
      plan.why = "no-benefit";
    }
    return plan;
  }
  const int limit =
      s.readings.track_limits_work ? std::min(2, s.marker - lowest_space) : 2;
  for (int k = 1; k <= std::min(4, able); ++k)
    if (std::max(0, work_prices[static_cast<std::size_t>(k)] - value) <= limit) plan.golems = k;
  const int price = work_prices[static_cast<std::size_t>(plan.golems)];
  plan.paid = std::max(0, price - value);
  if (!s.readings.no_work_surplus) plan.gained = std::max(0, value - price);
  cite(t.reasons, Rule::GO_WORK_1, "ladder", value, price);
  cite(t.reasons, Rule::GO_WORK_2, "as-many", plan.golems, plan.paid);
  if (plan.gained > 0) cite(t.reasons, Rule::GO_DISC_2, "work-surplus", plan.gained);
  return plan;
}

}  // namespace seatmate::golem
