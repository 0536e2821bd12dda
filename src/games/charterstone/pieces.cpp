#include "games/charterstone/pieces.h"

namespace seatmate::charterstone {

bool moves_progress_first(Table& t, const Readings& r, int influence) {
  if (influence > 0 || r.no_zero_influence) return false;
  cite(t.reasons, Line::CH_TURN_1_no_influence);
  return true;
}

bool draws_card(Table& t, const Seat& seat) {
  if (seat.supply > 0)
    cite(t.reasons, Line::CH_TURN_2_draws, seat.supply);
  else
    cite(t.reasons, Line::CH_TURN_3_retrieves);
  return seat.supply > 0;
}

}  // namespace seatmate::charterstone
