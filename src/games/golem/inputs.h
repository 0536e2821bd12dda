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

namespace seatmate::golem {

enum class Verb : std::uint8_t {
  marble,   // took that marble from that row
  rabbi,    // placed the rabbi there
  pass,     // passed; the marbles were thrown again
  book,     // besides: bought that book
  menorah,  // besides: took that district's menorah
  go
};
inline constexpr std::array<std::string_view, 6> verb_names{"marble", "rabbi",   "pass",
                                                            "book",   "menorah", "go"};
constexpr bool ends_turn(Verb verb) { return verb <= Verb::pass; }

struct Input {
  Verb verb = Verb::go;
  Row row{};
  Marble marble{};
  std::uint8_t place = 0;  // rabbi: 1 to 5, or printed_place; book: position
  Colour district{};
  Throw thrown{};
};

Result<Input> read_input(const Data& data, const State& s, const Entry& entry);
Entry write_input(const State& s, const Input& input);
Outcome check(const State& s, const Input& input);
std::vector<Form> input_forms(const Data& data, const State& s);

inline std::array<std::uint8_t, marble_count> marbles_by_colour(const Throw& rows) {
  std::array<std::uint8_t, marble_count> counts{};
  for (const auto& row : rows)
    for (std::size_t m = 0; m < marble_count; ++m)
      counts[m] = static_cast<std::uint8_t>(counts[m] + row[m]);
  return counts;
}

// A checked input changes the table; if it ends the turn, the next participant is up.
template <class Table>
void carry_out(State& s, Table& t, const Input& input) {
  const std::size_t player = s.queue.empty() ? 0 : index(s.queue[0]);
  switch (input.verb) {
    case Verb::marble:
      --s.rows[index(input.row)][index(input.marble)];
      --s.marbles_left[player];
      break;
    case Verb::rabbi:
      s.rabbi[player] = input.place;
      break;
    case Verb::pass:
      if (marbles_in_play(s) == 0) {  // nothing is left to take: the turn is lost
        s.marbles_left[player] = 0;
        break;
      }
      // F-16: who passes acts after the others, and the marbles left are thrown again.
      s.passed[player] = true;
      s.queue.push_back(s.queue[0]);
      if (s.marbles_told)
        s.rows = input.thrown;
      else
        throw_marbles(s, marbles_by_colour(s.rows));
      break;
    case Verb::book:
      refill_library(s, input.place - 1U);
      deal_books(s, t);
      break;
    case Verb::menorah:
      s.menorah[index(input.district)] = 2;
      break;
    case Verb::go:
      s.wait = false;
      break;
  }
  if (ends_turn(input.verb)) end_turn(s);
}

}  // namespace seatmate::golem
