#pragma once

// Chapter "Production": two ratings become points.

#include "games/through-the-ages/gold.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

// TTA-PROD-1, A-26: a rating below zero produces nothing.
void produce(State& s, Table& t);

}  // namespace seatmate::through_the_ages
