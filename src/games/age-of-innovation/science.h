#pragma once

// Chapters "send a scholar" and "advance 1 level".

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/age-of-innovation/points.h"

namespace seatmate::age_of_innovation {

// AI-SCHOL-1, AMB-15: disciplines in which nobody's marker is on level 12.
inline DisciplineSet open_disciplines(const State& s) {
  DisciplineSet open;
  for (int d = 0; d < discipline_count; ++d) {
    const auto i = static_cast<std::size_t>(d);
    bool blocked = false;
    for (int p = 0; p < s.players(); ++p)
      blocked = blocked || s.science[static_cast<std::size_t>(p)][i] >= highest_level;
    if (!blocked) open.add(static_cast<Discipline>(d));
  }
  return open;
}

// AI-SCHOL-4, AI-DUO-6, AMB-16: how far she is from the higher human marker, up or down.
inline int gap_to_humans(const State& s, Discipline discipline) {
  const auto d = static_cast<std::size_t>(discipline);
  int human = s.science[1][d];
  if (s.humans == 2) human = std::max<int>(human, s.science[2][d]);
  return std::abs(human - s.science[0][d]);
}

// AI-SCHOL-3, -4: catch up. First where she is on 0 (if anywhere: AMB-13, they stay together), then
// the smallest gap, then the arrow.
template <class Table>
Discipline catch_up(Choice<DisciplineSet, decltype(Table::reasons)>& choice, const State& s,
                    Table& t, const Support& support) {
  DisciplineSet on_zero;
  for (const Discipline d : choice.left())
    if (s.science[0][static_cast<std::size_t>(d)] == 0) on_zero.add(d);
  choice.keep(Rule::AI_SCHOL_3, "on-zero", on_zero);
  choice.least(s.humans == 2 ? Rule::AI_DUO_6 : Rule::AI_SCHOL_4, "smallest-gap",
               [&](Discipline d) { return gap_to_humans(s, d); });
  return by_direction(choice, t.reasons, support.forward, support.count);
}

// The discipline for an advance without a scholar: always by catching up (AI-STEP-1).
template <class Table>
std::optional<Discipline> choose_step(const State& s, Table& t, const Support& support) {
  auto choice =
      choose(t.reasons, Noun::disciplines, Rule::AI_STEP_1, "options", open_disciplines(s));
  if (choice.none()) return std::nullopt;
  return catch_up(choice, s, t, support);
}

// The discipline for a scholar: the colour of the round tile, or by catching up (AI-SCHOL-1 to -4).
template <class Table>
std::optional<Discipline> choose_discipline(const State& s, Table& t, const Support& support,
                                            Discipline tile_colour) {
  auto choice =
      choose(t.reasons, Noun::disciplines, Rule::AI_SCHOL_1, "options", open_disciplines(s));
  if (choice.none()) return std::nullopt;
  if (support.by_tile) {
    if (choice.left().has(tile_colour)) {
      choice.keep(Rule::AI_SCHOL_2, "scoring-tile", DisciplineSet::of(tile_colour));
      return tile_colour;
    }
    cite(t.reasons, Rule::AI_SCHOL_2, "scoring-tile-blocked", static_cast<int>(tile_colour));
  }
  return catch_up(choice, s, t, support);
}

// AI-GEN-4: no city key is needed for level 8. AMB-14: stop at 12.
inline int advanced(int level, int steps) { return std::min(highest_level, level + steps); }

// AI-SCHOL-5: the free space with the highest number; 0 if there is none or no scholar
// (AI-SCHOL-6).
inline int scholar_space(int free_three, int free_two, int scholars) {
  if (scholars == 0) return 0;
  if (free_three > 0) return 3;
  return free_two > 0 ? 2 : 0;
}

// AI-SCHOL-5, -6: the space a scholar of hers goes to (0: none, she advances 1 level without), her
// level and her scholars after it.
struct ScholarSent {
  int space = 0;
  int level = 0;
  int scholars = 0;
};
inline ScholarSent scholar_sent(int level, int free_three, int free_two, int scholars) {
  const int space = scholar_space(free_three, free_two, scholars);
  return {space, advanced(level, space > 0 ? space : 1), space > 0 ? scholars - 1 : scholars};
}

template <class Table>
void tell_no_discipline(State& s, Table& t) {
  cite(t.reasons, Rule::AI_ACT_2, "no-discipline");
  t.tell(s, [&] { return Step{Step::Kind::note, {"aoi.step.no-discipline", {}}, {}, {}}; });
}

template <class Table>
void send_scholar(State& s, Table& t, const Support& support) {
  const auto chosen = choose_discipline(
      s, t, support, tile_discipline(t.data, s.round, current_tile(s), s.final_tile));
  if (!chosen) return tell_no_discipline(s, t);
  const auto d = static_cast<std::size_t>(*chosen);
  const ScholarSent sent =
      scholar_sent(s.science[0][d], s.free_three[d], s.free_two[d], s.scholars);
  if (sent.space > 0) {
    --(sent.space == 3 ? s.free_three : s.free_two)[d];
    cite(t.reasons, Rule::AI_SCHOL_5, "scholar-space", sent.space);
  } else {
    cite(t.reasons, Rule::AI_SCHOL_6, "no-scholar", s.scholars);
  }
  s.scholars = static_cast<std::uint8_t>(sent.scholars);
  s.science[0][d] = static_cast<std::uint8_t>(sent.level);
  t.tell(s, [&] {
    return Step{
        Step::Kind::carry_out,
        {sent.space > 0 ? "aoi.step.scholar" : "aoi.step.no-scholar",
         {Arg("discipline", term(*chosen)), Arg("space", sent.space), Arg("level", sent.level)}},
        {std::string(token(*chosen))},
        {}};
  });
}

// AI-STEP-1; Druids advance two levels in one discipline (AI-FAC-DRU-1).
template <class Table>
void advance_levels(State& s, Table& t, const Support& support, int steps) {
  const auto chosen = choose_step(s, t, support);
  if (!chosen) return tell_no_discipline(s, t);
  const auto d = static_cast<std::size_t>(*chosen);
  const int level = advanced(s.science[0][d], steps);
  s.science[0][d] = static_cast<std::uint8_t>(level);
  t.tell(s, [&] {
    return Step{Step::Kind::carry_out,
                {"aoi.step.advance",
                 {Arg("discipline", term(*chosen)), Arg("steps", steps), Arg("level", level)}},
                {std::string(token(*chosen))},
                {}};
  });
}

}  // namespace seatmate::age_of_innovation
