#pragma once

// What may be said now, as whole entries: not the tokens of each blank by itself, but the
// combinations that are taken. Programs that play, and a page whose blanks depend on each other,
// ask for them.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract.h"

namespace seatmate {

// Of one form. `whole`: nothing else is taken. What is told in rows, words, lists or large numbers
// is too much to list: then `whole` is false and there are no args, and the form says what fits.
struct Moves {
  std::string verb;
  bool whole = false;
  std::vector<std::vector<std::string>> args;  // the last blank changes fastest
  friend bool operator==(const Moves&, const Moves&) = default;
};

// For each form of what the play asks now (or only that of `verb`), if it is said at `at`.
[[nodiscard]] std::vector<Moves> moves(const Play& play, const Prompt& prompt, std::int64_t at,
                                       std::string_view verb = {});

}  // namespace seatmate
