#include "games/through-the-ages/produce.h"

namespace seatmate::through_the_ages {

void produce(State& s, Table& t) {
  const Ratings ratings = ratings_of(t.data, s);
  const int science = std::max<int>(0, ratings.science);
  const int culture = std::max<int>(0, ratings.culture);
  s.science = static_cast<std::int16_t>(s.science + science);
  s.culture = static_cast<std::int16_t>(s.culture + culture);
  cite(t.reasons, Line::TTA_PROD_1_produce, science, culture);
}

}  // namespace seatmate::through_the_ages
