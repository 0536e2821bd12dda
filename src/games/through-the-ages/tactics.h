#pragma once

// Chapters "Tactics" and "Gain": armies, and where drawn military cards go.

#include "games/through-the-ages/build.h"
#include "games/through-the-ages/strength.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

enum class TacticFrom : std::uint8_t { none, active, common, slot };
inline constexpr std::array<std::string_view, 4> tactic_from_names{"none", "active", "common",
                                                                   "slot"};

// TTA-TAC-2, -6: the strongest of what she may use; the active one stays unless another is strictly
// better.
TacticFrom choose_tactic(State& s, Table& t, const Units& units);
// TTA-TAC-7, TTA-BUILD-10: after every change of her units, her slot and the common area.
void check_tactics(State& s, Table& t);

// --- drawing
// ---------------------------------------------------------------------------------------

enum class DrawnTo : std::uint8_t { events, wars_aggressions, tactics, discard };
inline constexpr std::array<std::string_view, 4> drawn_to_names{"EVENTS", "WARS_AGGRESSIONS",
                                                                "TACTICS", "DISCARD"};
struct Destination {
  DrawnTo to = DrawnTo::discard;
  bool rotated = false;
  Military displaced = Military::none;
  bool activated = false;
};

// TTA-GAIN-2 to -7: one card, placed by its type.
Destination place_military(State& s, Table& t, Military m, const Units& units);

}  // namespace seatmate::through_the_ages
