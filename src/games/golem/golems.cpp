#include "games/golem/golems.h"

namespace seatmate::golem {

namespace {

// A step forward, a step back and one of a lying golem only are chosen alike, each by its own rule.
struct StepLines {
  Line able, lying_first, section;
};
constexpr StepLines lines_forward{Line::GO_MOVE_3_forward, Line::GO_MOVE_3_lying_first,
                                  Line::GO_MOVE_3_lowest_section};
constexpr StepLines lines_back{Line::GO_MOVE_4_back, Line::GO_MOVE_4_lying_first,
                               Line::GO_MOVE_4_highest_section};
constexpr StepLines lines_optional{Line::GO_MOVE_6_forward, Line::GO_MOVE_6_lying_first,
                                   Line::GO_MOVE_6_lowest_section};

}  // namespace

std::optional<GolemStep> step_golem(State& s, Table& t, bool forward, bool lying_only) {
  const StepLines& lines = !forward ? lines_back : lying_only ? lines_optional : lines_forward;
  const SpotSet able = golems_where(s, [&](const Golem& g) {
    return (forward ? g.section < sections : g.section > 1) && (g.lying || !lying_only);
  });
  if (able.empty()) return std::nullopt;
  const SpotSet lying = golems_where(s, [](const Golem& g) { return g.lying; });
  const auto section = [](Spot g) { return golem_on(g).section; };
  const auto token = [&](Spot g) { return rank(s, golem_on(g).district); };
  auto choice = narrow(t.reasons, Noun::golems, lines.able, able);
  choice.keep(lines.lying_first, lying);
  if (forward)
    choice.least(lines.section, section).least(Line::GO_STRAT_2_higher_token, token);
  else
    choice.most(lines.section, section).most(Line::GO_STRAT_2_lower_token, token);
  const GolemId chosen = golem_at(s, choice.left().first(), [](const Golem&) { return true; });
  Golem& golem = s.golems[index_of(chosen)];
  GolemStep step{chosen, golem.section, golem.section, golem.lying, 0};
  golem.section = static_cast<std::uint8_t>(golem.section + (forward ? 1 : -1));
  golem.lying = false;  // F-06
  step.to = golem.section;
  step.paid = static_cast<std::uint8_t>(entry_price(t.data, s, golem.section, forward));
  if (t.telling())
    t.mention([&] {
      return Message{step.stood_up ? "golem.did.move-stand" : "golem.did.move",
                     {Arg("district", term(golem.district)), Arg("from", roman(step.from)),
                      Arg("to", roman(step.to))}};
    });
  if (step.paid > 0) {
    cite(t.reasons, Line::GO_MOVE_7_entry, golem.section, step.paid);
    spend(s, t, step.paid, {For::Kind::entry, golem.section});
  }
  return step;
}

namespace {

// GO-MOVE-5: back, unless a golem lies in I; if nobody can go back, forward.
std::optional<GolemStep> step_golem_free(State& s, Table& t) {
  const SpotSet lying_in_1 =
      golems_where(s, [](const Golem& g) { return g.lying && g.section == 1; });
  const SpotSet lying_further =
      golems_where(s, [](const Golem& g) { return g.lying && g.section > 1; });
  // the golem in I comes first, even if others lie further on.
  if (!lying_in_1.empty() && !(s.readings.lying_in_1_waits && !lying_further.empty())) {
    cite(t.reasons, Line::GO_MOVE_5_stand_up_in_1);
    return step_golem(s, t, true, false);
  }
  cite(t.reasons, Line::GO_MOVE_5_back_if_free);
  if (auto step = step_golem(s, t, false, false)) return step;
  if (s.readings.no_free_fallback) return std::nullopt;
  cite(t.reasons, Line::GO_MOVE_5_nobody_back);
  return step_golem(s, t, true, false);
}

}  // namespace

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

int move_golems(State& s, Table& t, int steps, Direction direction) {
  while (steps > 0 && step_golem(s, t, direction)) --steps;
  return steps;
}

std::optional<GolemId> next_worker(State& s, Table& t) {
  const auto can_work = [](const Golem& g) { return !g.lying && !g.fresh; };
  const SpotSet able = golems_where(s, can_work);
  if (count_golems(s, [](const Golem& g) { return g.fresh && !g.lying; }) > 0)
    cite(t.reasons, Line::GO_WORK_5_created_this_turn);
  if (able.empty()) return std::nullopt;
  const Spot chosen =
      narrow(t.reasons, Noun::golems, Line::GO_WORK_3_standing, able)
          .most(Line::GO_WORK_3_rightmost, [](Spot g) { return golem_on(g).section; })
          .least(Line::GO_STRAT_2_higher_token,
                 [&](Spot g) { return rank(s, golem_on(g).district); })
          .left()
          .first();
  return golem_at(s, chosen, can_work);
}

std::optional<GolemId> next_victim(State& s, Table& t) {
  const SpotSet all = golems_where(s, [](const Golem&) { return true; });
  if (all.empty()) return std::nullopt;
  const bool standing_first = s.readings.standing_dies_first;
  const SpotSet preferred =
      golems_where(s, [&](const Golem& g) { return g.lying != standing_first; });
  const Spot chosen =
      narrow(t.reasons, Noun::golems, Line::GO_KILL_1_all_golems, all)
          .most(Line::GO_KILL_1_rightmost, [](Spot g) { return golem_on(g).section; })
          .least(Line::GO_STRAT_2_higher_token,
                 [&](Spot g) { return rank(s, golem_on(g).district); })
          .keep(standing_first ? Line::GO_KILL_1_standing_first : Line::GO_KILL_1_lying_first,
                preferred)
          .left()
          .first();
  return golem_at(s, chosen, [](const Golem&) { return true; });
}

Colour district_of_new_golem(State& s, Table& t) {
  return narrow(t.reasons, Noun::colours, Line::GO_GOLEM_2_districts,
                ColourSet::first_n(colour_count))
      .least(Line::GO_GOLEM_2_fewest_golems, [&](Colour c) { return golems_in(s, c); })
      .least(Line::GO_STRAT_2_higher_token, [&](Colour c) { return rank(s, c); })
      .left()
      .first();
}

WorkPlan plan_work(const State& s, Table& t, int value) {
  WorkPlan plan;
  if (s.golems.empty()) {
    plan.nobody = Line::GO_INC_3_no_golem;
    return plan;
  }
  const int able = count_golems(s, [](const Golem& g) { return !g.lying && !g.fresh; });
  if (able == 0) {
    cite(t.reasons, Line::GO_WORK_4_none_stands);
    if (s.readings.points_if_none_stands) {
      plan.nobody = Line::GO_INC_4_no_benefit;
    } else {
      cite(t.reasons, Line::GO_DISC_1_none_stands, value);
      plan.gained = value;
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
  cite(t.reasons, Line::GO_WORK_1_ladder, value, price);
  cite(t.reasons, Line::GO_WORK_2_as_many, plan.golems, plan.paid);
  if (plan.gained > 0) cite(t.reasons, Line::GO_DISC_2_work_surplus, plan.gained);
  return plan;
}

}  // namespace seatmate::golem
