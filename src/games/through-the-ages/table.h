#pragma once

// What the rules of Through the Ages speak to (engine/table.h), with every question they can ask.

#include "engine/table.h"
#include "games/through-the-ages/data.h"
#include "games/through-the-ages/questions.h"
#include "games/through-the-ages/state.h"

namespace seatmate::through_the_ages {

class Table
    : public TableOf<State, Data, DrawnCard, DealtCards, RowCards, DeckRanOut, DrawnMilitary,
                     RevealedEvent, HumanNumber, HumanBid, AttackSucceeded, HumanTarget,
                     HerBuilding, HerTechnology, HerColony, HumanColony, AgreementCards, EqualCards,
                     HerLeaderOrWonder, LastEvents, HumanFinal, CardFact, IconsFact> {
 public:
  using TableOf::TableOf;
};

}  // namespace seatmate::through_the_ages
