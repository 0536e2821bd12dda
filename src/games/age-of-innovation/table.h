#pragma once

// What the rules of Age of Innovation speak to (engine/table.h), with every question they can ask.

#include "engine/table.h"
#include "games/age-of-innovation/data.h"
#include "games/age-of-innovation/questions.h"
#include "games/age-of-innovation/state.h"

namespace seatmate::age_of_innovation {

class Table
    : public TableOf<State, Data, DrawnCard, PowerTaken, PrintedEffect, CardFact, FallowLand,
                     TilesOnTable, FinalTileOnTable, BookActionsOnBoard, HomeTerrain, YouthTerrain,
                     HumanFolk, StartSteps, FirstWorkshop, HumanPoints, HumanShip> {
 public:
  using TableOf::TableOf;
};

}  // namespace seatmate::age_of_innovation
