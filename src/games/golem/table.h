#pragma once

// What the rules of Golem speak to (engine/table.h), with every question they can ask.

#include "engine/table.h"
#include "games/golem/data.h"
#include "games/golem/questions.h"
#include "games/golem/state.h"

namespace seatmate::golem {

class Table : public TableOf<State, Data, DrawnCard, TileAt, ActionTileAt, BookAt, CharacterNow,
                             StartingTile, ArtefactTile, ThrownMarbles, ToldResult, HumanPoints,
                             CardFact, CharacterFact, BookFact, EffectFact, TableFact> {
 public:
  using TableOf::TableOf;
};

}  // namespace seatmate::golem
