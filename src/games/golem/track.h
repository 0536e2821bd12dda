#pragma once

// Chapter "Resource track": one resource for her, in unit steps, with points at both ends.

#include <algorithm>

#include "engine/choice.h"
#include "games/golem/lines.h"
#include "games/golem/state.h"
#include "games/golem/table.h"
#include "games/golem/words.h"

namespace seatmate::golem {

// A choice that tells only what a criterion took away.
template <class Set>
Choice<Set> narrow(Listener* reasons, Noun noun, Line line, Set options) {
  return choose(reasons, noun, line, options).quiet();
}

void score_points(State& s, Table& t, int n);

// GO-RES-1: coins, clay and knowledge move the same marker. GO-RES-3: a step beyond 20 is a point.
void gain(State& s, Table& t, int n);

// GO-RES-4: a step below -5 costs a point; so she can always pay (GO-ACT-4).
void spend(State& s, Table& t, int n);

// GO-DISC-2: a discount above the price is gained.
void pay_with_discount(State& s, Table& t, int cost, int discount);

// GO-INC-4 and its kin: what brings nothing brings two points.
void no_benefit(State& s, Table& t, Line line);

// GO-RES-5, GO-RES-6: tested when the step that asks for it is reached.
bool red_zone(State& s, Table& t);

// --- students and tracks
// ---------------------------------------------------------------------------

inline ColourSet students_where(const State& s, bool forward) {
  ColourSet set;
  for (const Colour colour : all_colours) {
    const int at = s.students[index(colour)];
    if (forward ? at < sections : at > s.readings.student_first) set.add(colour);
  }
  return set;
}

void move_student(State& s, Table& t, Colour colour, int by);

// GO-STUD-1: the leftmost student, ties to the higher token.
std::optional<Colour> student_forward(State& s, Table& t, ColourSet among);
// GO-STUD-2: the rightmost student, ties to the lower token.
std::optional<Colour> student_back(State& s, Table& t, ColourSet among);
// GO-BONUS-2 c: the district of the highest token, the next one if that student is at the end
//
std::optional<Colour> student_of_token(State& s, Table& t, ColourSet among);

// tracks end where they end; a lost step gives nothing. Says how far it went.
int move_track(State& s, Table& t, Colour area, int by);

// GO-STRAT-4: an area with nothing left to make goes to the bottom.
void retire_token(State& s, Table& t, Colour area);

}  // namespace seatmate::golem
