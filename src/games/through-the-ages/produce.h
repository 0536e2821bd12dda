#pragma once

// Chapter "Production": two ratings become points.

#include "games/through-the-ages/gold.h"

namespace seatmate::through_the_ages {

// TTA-PROD-1, A-26: a rating below zero produces nothing.
template <class Table>
void produce(State& s, Table& t) {
  const Ratings ratings = ratings_of(t.data, s);
  const int science = std::max<int>(0, ratings.science);
  const int culture = std::max<int>(0, ratings.culture);
  s.science = static_cast<std::int16_t>(s.science + science);
  s.culture = static_cast<std::int16_t>(s.culture + culture);
  cite(t.reasons, Rule::TTA_PROD_1, "produce", science, culture);
}

}  // namespace seatmate::through_the_ages
