#pragma once

// What the rules of Charterstone speak to (engine/table.h), with every question they can ask.

#include "engine/table.h"
#include "games/charterstone/data.h"
#include "games/charterstone/questions.h"
#include "games/charterstone/state.h"

namespace seatmate::charterstone {

class Table : public TableOf<State, Data, DrawnCard, Die, FirstPlayer, MatNow, BasicPlot, EmptyPlot,
                             FuelShortage, HumanGoal, HumanGlory, HumanTrack, HumanPoints,
                             ChosenCrate, PersonasNow, VictoryCard, VillageAverage, BattleCounts,
                             CampaignPoints, Recovered, CampaignCategories, CardFact, BuildingFact,
                             ProgressFact, TableFact> {
 public:
  using TableOf::TableOf;
};

}  // namespace seatmate::charterstone
