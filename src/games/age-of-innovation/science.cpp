#include "games/age-of-innovation/science.h"

namespace seatmate::age_of_innovation {

namespace {

// AI-SCHOL-3, -4: catch up. First where she is on 0 (if anywhere: AMB-13, they stay together), then
// the smallest gap, then the arrow.
Discipline catch_up(Choice<DisciplineSet>& choice, const State& s, Table& t,
                    const Support& support) {
  DisciplineSet on_zero;
  for (const Discipline d : choice.left())
    if (s.science[0][index(d)] == 0) on_zero.add(d);
  choice.keep(Line::AI_SCHOL_3_on_zero, on_zero);
  choice.least(s.humans == 2 ? Line::AI_DUO_6_smallest_gap : Line::AI_SCHOL_4_smallest_gap,
               [&](Discipline d) { return gap_to_humans(s, d); });
  return by_direction(choice, t.reasons, support.forward, support.count);
}

}  // namespace

std::optional<Discipline> choose_step(const State& s, Table& t, const Support& support) {
  auto choice = choose(t.reasons, Noun::disciplines, Line::AI_STEP_1_options, open_disciplines(s));
  if (choice.none()) return std::nullopt;
  return catch_up(choice, s, t, support);
}

std::optional<Discipline> choose_discipline(const State& s, Table& t, const Support& support,
                                            Discipline tile_colour) {
  auto choice = choose(t.reasons, Noun::disciplines, Line::AI_SCHOL_1_options, open_disciplines(s));
  if (choice.none()) return std::nullopt;
  if (support.by_tile) {
    if (choice.left().has(tile_colour)) {
      choice.keep(Line::AI_SCHOL_2_scoring_tile, DisciplineSet::of(tile_colour));
      return tile_colour;
    }
    cite(t.reasons, Line::AI_SCHOL_2_scoring_tile_blocked, static_cast<int>(tile_colour));
  }
  return catch_up(choice, s, t, support);
}

namespace {

void tell_no_discipline(State& s, Table& t) {
  cite(t.reasons, Line::AI_ACT_2_no_discipline);
  t.tell(s, [&] { return note("no-discipline"); });
}

}  // namespace

void send_scholar(State& s, Table& t, const Support& support) {
  const auto chosen = choose_discipline(
      s, t, support, tile_discipline(t.data, s.round, current_tile(s), s.final_tile));
  if (!chosen) return tell_no_discipline(s, t);
  const auto d = index(*chosen);
  const ScholarSent sent =
      scholar_sent(s.science[0][d], s.free_three[d], s.free_two[d], s.scholars);
  if (sent.space > 0) {
    --(sent.space == 3 ? s.free_three : s.free_two)[d];
    cite(t.reasons, Line::AI_SCHOL_5_scholar_space, sent.space);
  } else {
    cite(t.reasons, Line::AI_SCHOL_6_no_scholar, s.scholars);
  }
  s.scholars = static_cast<std::uint8_t>(sent.scholars);
  s.science[0][d] = static_cast<std::uint8_t>(sent.level);
  t.tell(s, [&] {
    return step(
        sent.space > 0 ? "scholar" : "no-scholar",
        {Arg("discipline", term(*chosen)), Arg("space", sent.space), Arg("level", sent.level)},
        {std::string(token(*chosen))});
  });
}

void advance_levels(State& s, Table& t, const Support& support, int steps) {
  const auto chosen = choose_step(s, t, support);
  if (!chosen) return tell_no_discipline(s, t);
  const auto d = index(*chosen);
  const int level = advanced(s.science[0][d], steps);
  s.science[0][d] = static_cast<std::uint8_t>(level);
  t.tell(s, [&] {
    return step("advance",
                {Arg("discipline", term(*chosen)), Arg("steps", steps), Arg("level", level)},
                {std::string(token(*chosen))});
  });
}

}  // namespace seatmate::age_of_innovation
