#pragma once

// What a human does that the Automas can see: one short entry each.
//
// An Input is the typed form of an Entry. The simulated human makes Inputs directly; at the table
// they are read from what was typed. Both go through check() and carry_out().

#include <vector>

#include "engine/form.h"
#include "engine/result.h"
#include "games/charterstone/state.h"

namespace seatmate::charterstone {

class Table;

enum class Verb : std::uint8_t {
  place,       // a worker on that building
  minion,      // a minion on that building
  retrieve,    // took all workers back
  built,       // besides: raised that building there
  crate,       // besides: opened that crate
  progress,    // besides: the progress token moved (an objective, no influence left)
  reputation,  // besides: a token on the reputation track
  quota,       // besides: a token on that row
  unlock,      // besides: that card entered the Chronicle
  island,      // besides: a sky island lies there
  loose,       // besides: a loose minion lies there
  candle,      // besides: it went out
  loses,       // besides: an Automa loses an influence token (AMB-25)
  go,          // all that came on the board at setup is told
  next         // only in simulations: the next game of the campaign
};
inline constexpr std::array<std::string_view, 14> verb_names{
    "place", "minion", "retrieve", "built", "crate",  "progress", "reputation",
    "quota", "unlock", "island",   "loose", "candle", "loses",    "go"};
constexpr bool ends_turn(Verb verb) { return verb <= Verb::retrieve; }

struct Input {
  Verb verb = Verb::retrieve;
  bool in_commons = false;
  Common common{};
  Charter charter{};
  std::uint8_t plot = 0;     // 0 to 5
  std::uint16_t number = 0;  // card, island, row
  Crate crate = Crate::none;
};

// "red-3": a plot, into the input.
bool read_plot(std::string_view text, Input& input);
Result<Input> read_input(const Data& data, const State& s, const Entry& entry);
Entry write_input(const Input& input);
Outcome check(const Data& data, const State& s, const Input& input);

// 3.19: do peril tokens lie on the board in this game?
inline bool has_peril_tokens(const State& s) {
  for (std::size_t c = 0; c < charter_count; ++c) {
    if (s.seats[c].peril > 0) return true;
    for (const Peril peril : s.perils[c])
      if (peril != Peril::none) return true;
  }
  return false;
}

// The next game begins from what this one leaves behind.
void begin_game(State& s, const Chronicle& chronicle, int game);

// A human's token on a track that is known, with the steps that say where.
void place_on_reputation(State& s, Table& t);
void place_on_quota(State& s, Table& t, int row);

// A checked input changes the table; if it ends the turn, the next player is up.
void carry_out(State& s, Table& t, const Input& input);

}  // namespace seatmate::charterstone
