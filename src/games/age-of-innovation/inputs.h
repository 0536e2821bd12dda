#pragma once

// What a human does that she can see: one short entry each.
//
// An Input is the typed form of an Entry. The simulated human makes Inputs directly; at the table
// they are read from what was typed. Both go through check() and carry_out(), so a simulated game
// and a played one obey the same rules.

#include "engine/form.h"
#include "engine/result.h"
#include "games/age-of-innovation/pass.h"
#include "games/age-of-innovation/setup.h"
#include "games/age-of-innovation/table.h"

namespace seatmate::age_of_innovation {

enum class Verb : std::uint8_t {
  // These end the turn.
  build,
  upgrade,
  transform,
  scholar,
  power,
  book,
  innovation,
  other,
  pass,
  // These happen besides.
  advance,
  spade,
  neutral,
  annex,
  bridge,
  take_innovation,
  // Neither: she goes on, the next round begins.
  go,
  next_round
};
inline constexpr std::array<std::string_view, 17> verb_names{
    "build",           "upgrade", "transform", "scholar", "power",   "book",  "innovation",
    "other",           "pass",    "advance",   "spade",   "neutral", "annex", "bridge",
    "also-innovation", "go",      "next"};
constexpr bool ends_turn(Verb verb) { return verb <= Verb::pass; }

struct Input {
  Verb verb = Verb::other;
  Hex hex{};
  Hex to{};                 // bridge
  Terrain terrain{};        // transform, spade
  Building building{};      // upgrade, neutral
  Discipline discipline{};  // scholar, advance
  std::uint8_t space = 0;   // scholar: 3, 2, or 1 (returned to the supply)
  std::uint8_t steps = 0;   // scholar, advance
  Slot slot = 0;            // power, book, innovation
  Place place{};            // pass
};

Result<Input> read_input(const Data& data, const State& s, const Entry& entry);
Entry write_input(const State& s, const Input& input);
Outcome check(const Data& data, const State& s, const Input& input);

// The human on turn; between rounds the first one stands for the table.
inline std::size_t human_at_turn(const State& s) {
  if (s.phase != Phase::turns || s.current() == Player::automa) return 0;
  return index(s.current()) - 1;
}

// Which levels a human may still reach: 12 only if nobody is there (BASE-SCI-1).
inline int level_limit(const State& s, std::size_t human, Discipline discipline) {
  for (std::size_t p = 0; p <= s.humans; ++p)
    if (p != human + 1 && s.science[p][index(discipline)] >= highest_level)
      return highest_level - 1;
  return highest_level;
}

// A checked input changes the table; if it ends the turn, the next player is up.
void carry_out(State& s, Table& t, const Input& input);

}  // namespace seatmate::age_of_innovation
