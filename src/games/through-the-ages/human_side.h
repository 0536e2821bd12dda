#pragma once

// What the human has and she compares or takes: only he sees it, so it is asked for where something
// may have changed it since he said it.

#include "games/through-the-ages/questions.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

// Does he build or lose a unit, an arena, a wonder, a leader or a colony by it?
[[nodiscard]] bool may_change_strength(Event event);

// His strength as it is now; `card` is what is decided by it.
Turn<> know_strength(State& s, Table& t, Military card = Military::none);

// Which colony he gives her, or loses: asked where it may be one of several.
Turn<Military> which_human_colony(State& s, Table& t, bool lost);

// Independence Declaration: a colony of the weaker one belongs to nobody from now on.
void nobody_has(State& s, Military colony);
Turn<> lose_human_colony(State& s, Table& t);

}  // namespace seatmate::through_the_ages
