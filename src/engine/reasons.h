#pragma once

// Who listens to the reasons.
//
// A rule is a template over its table, and the table carries a recorder of one of the three kinds
// below. With NoReasons nothing is recorded because there is no code that could: a simulation pays
// nothing. RuleCounts counts how often each rule decided. Trail keeps the whole story: the options,
// what each criterion left, what was chosen and by which rule.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/option_set.h"

namespace seatmate {

// One line of the story. `options` opens a choice, `kept` is what a criterion left of it, `note` is
// a decision that is no choice between options (a pass, a mark, a number of points).
struct TrailEntry {
  enum class What : std::uint8_t { options, kept, note };

  What what = What::note;
  std::uint8_t noun = 0;      // what the options are (hexes, disciplines …): the game's enum
  std::uint16_t rule = 0;     // index in the game's table of rule ids
  const char* method = "";    // the criterion's name: "terrain-priority", "closest-to-human"
  Bits128 set = 0;            // the options left
  std::int32_t a = 0, b = 0;  // numbers the sentence may want
};

struct NoReasons {
  static constexpr bool listening = false;
  static constexpr bool counting = false;
};

struct RuleCounts {
  static constexpr bool listening = false;
  static constexpr bool counting = true;
  std::array<std::uint64_t, 256> times{};
};

struct Trail {
  static constexpr bool listening = true;
  static constexpr bool counting = false;
  std::vector<TrailEntry> entries;
};

// A method's name from a table of literals, which all end with a zero.
inline const char* method_of(std::string_view literal) {
  const char* const text = literal.data();
  return text;
}

// The calls a rule makes; `Rule` is the game's enum of rule ids.
template <class Reasons, class Rule>
inline void cite(Reasons& reasons, Rule rule, const char* method, int a = 0, int b = 0) {
  if constexpr (Reasons::counting) ++reasons.times[static_cast<std::size_t>(rule)];
  if constexpr (Reasons::listening)
    reasons.entries.push_back(
        {TrailEntry::What::note, 0, static_cast<std::uint16_t>(rule), method, 0, a, b});
}

// A criterion that a game applies by itself, and the options it left.
template <class Reasons, class Noun, class Rule, class Set>
inline void cite_left(Reasons& reasons, Noun noun, Rule rule, const char* method, Set left,
                      int a = 0) {
  if constexpr (Reasons::counting) ++reasons.times[static_cast<std::size_t>(rule)];
  if constexpr (Reasons::listening)
    reasons.entries.push_back({TrailEntry::What::kept, static_cast<std::uint8_t>(noun),
                               static_cast<std::uint16_t>(rule), method,
                               static_cast<Bits128>(left.bits()), a, 0});
}

}  // namespace seatmate
