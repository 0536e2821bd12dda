#pragma once

// What a human does that she can see: one short entry each.
//
// An Input is the typed form of an Entry. The simulated human makes Inputs directly; at the table
// they are read from what was typed. Both go through check() and carry_out().

#include <vector>

#include "engine/form.h"
#include "engine/result.h"
#include "games/golem/scoring.h"
#include "games/golem/setup.h"
#include "games/golem/table.h"

namespace seatmate::golem {

enum class Verb : std::uint8_t {
  marble,   // took that marble from that row
  rabbi,    // placed the rabbi there
  pass,     // passed; the marbles were thrown again
  book,     // besides: bought that book
  bury,     // besides: buried a golem in that cell
  menorah,  // besides: took that district's menorah
  go
};
inline constexpr std::array<std::string_view, 7> verb_names{"marble", "rabbi",   "pass", "book",
                                                            "bury",   "menorah", "go"};
constexpr bool ends_turn(Verb verb) { return verb <= Verb::pass; }
// What a human does besides, on his turn and whenever the game waits: his character, his income and
// his developments bring books and kill golems, too.
constexpr bool is_besides(Verb verb) { return verb >= Verb::book && verb <= Verb::menorah; }

struct Input {
  Verb verb = Verb::go;
  Row row{};
  Marble marble{};
  std::uint8_t place = 0;  // rabbi: 1 to 5, or printed_place; book: position; bury: cell
  Colour district{};
  Throw thrown{};
};

Result<Input> read_input(const Data& data, const State& s, const Entry& entry);
Entry write_input(const State& s, const Input& input);
Outcome check(const State& s, const Input& input);

inline std::array<std::uint8_t, marble_count> marbles_by_colour(const Throw& rows) {
  std::array<std::uint8_t, marble_count> counts{};
  for (const auto& row : rows)
    for (std::size_t m = 0; m < marble_count; ++m)
      counts[m] = static_cast<std::uint8_t>(counts[m] + row[m]);
  return counts;
}

// A checked input changes the table; if it ends the turn, the next participant is up.
void carry_out(State& s, Table& t, const Input& input);

}  // namespace seatmate::golem
