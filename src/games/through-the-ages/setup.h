#pragma once

// Chapter "Set-up".

#include "games/through-the-ages/table.h"
#include "games/through-the-ages/turn.h"

namespace seatmate::through_the_ages {

// TTA-SETUP-3, TTA-SETUP-8: the six cards of her board; cubes on Warriors and Philosophy.
inline void lay_out_board(const Data& data, State& s) {
  for (const Civil card : {data.agriculture, data.bronze, data.philosophy, data.religion,
                           data.warriors, data.despotism})
    s.techs.push_back({card, static_cast<std::uint8_t>(
                                 card == data.warriors || card == data.philosophy ? 1 : 0)});
}

Turn<> set_up(State& s, Table& t);

}  // namespace seatmate::through_the_ages
