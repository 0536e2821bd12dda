#pragma once

// What became of the fields of the state since the first rules.

#include <charconv>

#include "engine/changes.h"
#include "games/pendulum/types.h"

namespace seatmate::pendulum {

// Her tracks were told as columns from 0; since rules 2 it is how far they are from the parchment.
// A council in progress may hold such an answer: verb, tokens with \x1f between, \x1e behind.
inline std::string tracks_by_the_parchment(const Earlier& before) {
  const std::string answers = before["turn.answers"];
  std::string text;
  std::string token;
  bool tracks = false;
  int blank = 0;
  for (const char c : answers) {
    if (c != '\x1f' && c != '\x1e') {
      token += c;
      continue;
    }
    if (blank == 0) tracks = token == "tracks";
    // Behind the legendary VP stand the three columns.
    int column = 0;
    const char* const end = token.data() + token.size();
    if (tracks && blank >= 2 && blank <= 1 + track_count &&
        std::from_chars(token.data(), end, column).ptr == end)
      token = std::to_string(column < parchment_column ? column - parchment_column
                                                       : column - parchment_column + 1);
    text += token;
    text += c;
    token.clear();
    blank = c == '\x1f' ? blank + 1 : 0;
  }
  return text;
}

inline constexpr Change changes[] = {
    // A game goes on with the rules as they are read now: the grande card comes back, and the
    // newest card lies leftmost.
    added(2, "reading.grande-gone", "0"),
    added(2, "reading.oldest-leftmost", "0"),
    added(2, "called", "0"),
    // How long the sand has run is counted from the next flip.
    added(2, "sand-ran.purple", "0"),
    added(2, "sand-ran.green", "0"),
    added(2, "sand-ran.black", "0"),
    made(2, "turn.answers", &tracks_by_the_parchment),
};

}  // namespace seatmate::pendulum
