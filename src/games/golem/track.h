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

// What a number is for. What is printed on the thing that is carried out needs no words.
struct For {
  enum class Kind : std::uint8_t {
    printed,
    value,
    mirror,
    work,
    surplus,
    discount,
    golem,
    development,
    gold,
    book,
    character,
    coins,
    entry,    // of section a
    control,  // a sections
    student,  // of district a in section b
    golem_track,
    learning_track,
    grey,
    no_benefit,
    unused  // a steps
  };
  Kind kind = Kind::printed;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  int over = 0;  // points for that many steps beyond 20, or (less than 0) below -5
};
inline constexpr std::array<std::string_view, 20> for_names{
    "printed",     "value",          "mirror",      "work",       "surplus",
    "discount",    "golem",          "development", "gold",       "book",
    "character",   "coins",          "entry",       "control",    "student",
    "golem-track", "learning-track", "grey",        "no-benefit", "unused"};

void score_points(State& s, Table& t, int n, For what = {});

// GO-RES-1: coins, clay and knowledge move the same marker. GO-RES-3: a step beyond 20 is a point.
void gain(State& s, Table& t, int n, For what = {});

// GO-RES-4: a step below -5 costs a point; so she can always pay (GO-ACT-4).
void spend(State& s, Table& t, int n, For what = {});

// GO-DISC-2: a discount above the price is gained.
void pay_with_discount(State& s, Table& t, int cost, int discount, For what = {});

// GO-INC-4 and its kin: what brings nothing brings two points.
void no_benefit(State& s, Table& t, Line line);

// GO-RES-5, GO-RES-6: tested when the step that asks for it is reached.
bool red_zone(State& s, Table& t);

// --- students and tracks
// ---------------------------------------------------------------------------

// F-22: the first section is where they start.
inline ColourSet students_where(const Data& data, const State& s, bool forward) {
  const int first = data.table(BoardTable::student_start, 0);
  ColourSet set;
  for (const Colour colour : all_colours) {
    const int at = s.students[index(colour)];
    if (forward ? at < sections : at > first) set.add(colour);
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
