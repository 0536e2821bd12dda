#pragma once

// Chapters "When an automa action happens", "Card resolution order", "Province discard".

#include "games/pendulum/cards.h"
#include "games/pendulum/move.h"
#include "games/pendulum/table.h"

namespace seatmate::pendulum {

// How much of a card's left side is carried out.
enum class Parts : std::uint8_t { none, worker_only, worker_and_province, all };

// PE-TRIG-1, PE-COUNCIL-18, AMB-6: what a worker that leaves a bottom box causes.
inline Parts parts_of(Phase phase, const Readings& readings) {
  switch (phase) {
    case Phase::real_time:
      return Parts::all;
    case Phase::after_third:
      // No timer can be flipped any more, whatever the card shows.
      return readings.after_third == AfterThird::none          ? Parts::none
             : readings.after_third == AfterThird::worker_only ? Parts::worker_only
                                                               : Parts::worker_and_province;
    case Phase::placing:
      return Parts::worker_only;
    default:
      return Parts::none;
  }
}
// Where a worker of hers stood before she moved it.
enum class From : std::uint8_t { bottom_box, top_box, mat, supply };

// PE-TRIG-1, PE-TRIG-4: each worker that leaves a bottom box calls the automas, wherever it goes
// and by whatever means; no other move does.
void call_for_move(State& s, Table& t, From from, bool to_mat, int workers);
// PE-TRIG-3, PE-TRIG-4: a flip of green or black by the human, while the purple sand is out.
inline bool flip_triggers(Area timer, bool by_human, bool purple_out) {
  return by_human && timer != Area::purple && purple_out;
}

// What called them, and so when the card is resolved.
void cite_trigger(Listener* reasons, Trigger trigger);

void tell_flip(State& s, Table& t, Area area, const FlipEffect& effect, bool by_automas);

// PE-PROV-1, PE-PROV-2: the card at that place from the top, if one lies there.
void discard_province(State& s, Table& t, int place);

// A decision hangs on whether this timer is out. Real sand that has run as long as is printed, and
// of which nobody said that it is out, is asked about.
Turn<> ask_about_sand(State& s, Table& t, Area area);

// One automa action: a card is revealed and its left side carried out.
Turn<> automa_action(State& s, Table& t);

// A flip of green or black by the human; whether it calls the automas hangs on the purple sand.
void human_flips(State& s, Table& t, Area area);
Turn<> human_flip_of(State& s, Table& t, Area area);

// PE-TRIG-4: a flip of purple by the human calls nobody.
Turn<> human_purple_flip(State& s, Table& t);

// BF-3: a round begins with a flip of all three timers.
Turn<> start_round(State& s, Table& t);

}  // namespace seatmate::pendulum
