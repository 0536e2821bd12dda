#pragma once

// What the rules of Golem speak to (engine/table.h), with every question they can ask.

#include <utility>

#include "engine/table.h"
#include "games/golem/data.h"
#include "games/golem/questions.h"
#include "games/golem/state.h"

namespace seatmate::golem {

// What is being carried out. One thing sets off another (a character makes a golem work, its tile
// kills one, a cell of the cemetery pays), so what is told belongs to the innermost of them, and
// the outer one is told before what it set off.
struct Cause {
  enum class Kind : std::uint8_t {
    none,
    start,      // starting tile a
    works,      // a golem in district a, section b
    leg,        // the tile above a new golem in district a
    cell,       // cell a of the cemetery
    part,       // golem development a, at once
    learning,   // learning development a, at once
    book,       // book a, bought just now
    again,      // book a, of the same column
    used,       // book a, used by a tile
    artefact,   // artefact a
    character,  // character a
    action,     // action tile a on place b
    printed,    // the printed cell
    bonus,      // of her card
    develop,    // a development of area a
    create,
    gold,
    buy
  };
  Kind kind = Kind::none;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  bool told = false;
};
inline constexpr std::array<std::string_view, 19> cause_names{
    "none",  "start",   "works",  "leg",      "cell",      "part",   "learning",
    "book",  "again",   "used",   "artefact", "character", "action", "printed",
    "bonus", "develop", "create", "gold",     "buy"};

class Table : public TableOf<State, Data, DrawnCard, TileAt, ActionTileAt, BookAt, CharacterNow,
                             StartingTile, ArtefactTile, ThrownMarbles, ToldResult, HumanPoints,
                             BoughtMeanwhile, BuriedMeanwhile, CardFact, CharacterFact, BookFact,
                             EffectFact, TableFact> {
 public:
  using TableOf::TableOf;

  // Carries out `cause` from here on. What it returns belongs to `leave`.
  Cause enter(const State& s, Cause cause) {
    tell_so_far(s);
    return std::exchange(cause_, cause);
  }
  void leave(const State& s, Cause before) {
    tell_so_far(s);
    cause_ = before;
  }
  // Nothing came of it.
  void leave_untold(Cause before) { cause_ = before; }
  // What happened since the last step. The engine calls it before a question, too
  // (engine/live_table.h): who is asked knows what for.
  void tell_so_far(const State& s) {
    if (telling()) [[unlikely]]
      tell_cause(s);
  }

 private:
  SEATMATE_APART void tell_cause(const State& s);

  Cause cause_;
};

}  // namespace seatmate::golem
