#pragma once

// What became of the fields of the state since the first rules.

#include "engine/changes.h"

namespace seatmate::golem {

// A game keeps the reading it was begun with: only the words for it turned around with the default.
inline std::string ignored_count(const Earlier& before) {
  return before["reading.most-counts"] == "0" ? "1" : "0";
}
inline std::string points_if_none_stands(const Earlier& before) {
  return before["reading.none-stands"] == "0" ? "1" : "0";
}

inline constexpr Change changes[] = {
    made(2, "reading.ignored-count", &ignored_count),
    gone(2, "reading.most-counts"),
    made(2, "reading.points-if-none-stands", &points_if_none_stands),
    gone(2, "reading.none-stands"),
    added(2, "reading.only-new-book-acts", "0"),
    added(2, "reading.new-golem-does-not-count", "0"),
    // Printed values are told, or ours, and no longer chosen for each game.
    gone(2, "reading.student-first"),
    gone(2, "reading.create-base"),
    gone(2, "reading.create-step"),
    gone(2, "reading.red-max"),
    gone(2, "reading.entry"),
    gone(2, "reading.special"),
    // Nobody wrote down whose golem lies in a cell: all of them were drawn as hers, and stay so.
    added(3, "buried-by-humans", "0"),
};

}  // namespace seatmate::golem
