#pragma once

// Chapters "send a scholar" and "advance 1 level".

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/age-of-innovation/points.h"
#include "games/age-of-innovation/table.h"

namespace seatmate::age_of_innovation {

// AI-SCHOL-1, AMB-15: disciplines in which nobody's marker is on level 12.
inline DisciplineSet open_disciplines(const State& s) {
  DisciplineSet open;
  for (std::size_t d = 0; d < discipline_count; ++d) {
    bool blocked = false;
    for (std::size_t p = 0; p <= s.humans; ++p)
      blocked = blocked || s.science[p][d] >= highest_level;
    if (!blocked) open.add(static_cast<Discipline>(d));
  }
  return open;
}

// AI-SCHOL-4, AI-DUO-6, AMB-16: how far she is from the higher human marker, up or down.
inline int gap_to_humans(const State& s, Discipline discipline) {
  const auto d = index(discipline);
  int human = s.science[1][d];
  if (s.humans == 2) human = std::max<int>(human, s.science[2][d]);
  return std::abs(human - s.science[0][d]);
}

// The discipline for an advance without a scholar: always by catching up (AI-STEP-1).
std::optional<Discipline> choose_step(const State& s, Table& t, const Support& support);

// The discipline for a scholar: the colour of the round tile, or by catching up (AI-SCHOL-1 to -4).
std::optional<Discipline> choose_discipline(const State& s, Table& t, const Support& support,
                                            Discipline tile_colour);

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

void send_scholar(State& s, Table& t, const Support& support);

// AI-STEP-1; Druids advance two levels in one discipline (AI-FAC-DRU-1).
void advance_levels(State& s, Table& t, const Support& support, int steps);

}  // namespace seatmate::age_of_innovation
