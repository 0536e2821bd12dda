#pragma once

// What can still be read of a damaged file of games, row by row, as far as SQLite finds them. The
// file is only looked at; what was saved is for the caller to keep elsewhere.

#include <map>
#include <string>
#include <vector>

#include "session/store.h"

namespace seatmate {

struct Remains {
  struct Game {
    std::string id;
    Result<Unrolled> read = Unrolled{};  // as far as its text can be read
    Glance glance;
  };
  std::vector<Game> games;
  std::map<std::string, std::vector<Told>> facts;  // by game
  // Every row was found; otherwise there may have been more than is told of here.
  bool complete = true;
};

// `copy` is where the file is copied to, so that not even SQLite touches it; it is removed again.
[[nodiscard]] Result<Remains> read_remains(const std::string& file, const std::string& copy);

}  // namespace seatmate
