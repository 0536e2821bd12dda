#pragma once

// What became of the fields of the state since the first rules (engine/changes.h).

#include <string>

#include "engine/changes.h"

namespace seatmate::through_the_ages {

namespace changes_detail {
// what was "they are ignored" is "they count" now.
inline std::string counted(const Earlier& before) {
  return before["reading.a-13"] == "0" ? "1" : "0";
}
}  // namespace changes_detail

inline constexpr Change changes[] = {
    made(2, "reading.a-13", &changes_detail::counted),
    added(2, "reading.a-16-air-both", "0"),
    added(2, "reading.a-18", "0"),
    added(2, "reading.a-29", "1"),  // nobody was asked
    added(2, "human-second-politics", "0"),
    added(2, "human-strength-old", "0"),
    added(2, "nobodys", ""),
};

}  // namespace seatmate::through_the_ages
