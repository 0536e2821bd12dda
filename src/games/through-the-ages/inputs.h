#pragma once

// What the human does that she can see: one short entry each.
//
// An Input is the typed form of an Entry. The simulated human makes Inputs directly; at the table
// they are read from what was typed. Both go through check() and carry_out().

#include <vector>

#include "engine/form.h"
#include "engine/result.h"
#include "games/through-the-ages/questions.h"
#include "games/through-the-ages/state.h"

namespace seatmate::through_the_ages {

class Table;

enum class Verb : std::uint8_t {
  take,      // took these cards from the row
  event,     // prepared an event; this one came up
  tactic,    // played that tactic from the hand
  war,       // declared that war on her
  attack,    // played that aggression on her, with that strength
  columbus,  // colonised that territory from the hand with Christopher Columbus
  caesar,    // has a second political action this turn, once in the game, with Julius Caesar
  age,       // the last civil card came out (where nobody follows the row)
  done       // ends the turn, with that strength
};
inline constexpr std::array<std::string_view, 9> verb_names{
    "take", "event", "tactic", "war", "attack", "columbus", "caesar", "age", "done"};

constexpr bool is_political(Verb verb) {
  return verb == Verb::event || verb == Verb::war || verb == Verb::attack || verb == Verb::columbus;
}

struct Input {
  Verb verb = Verb::done;
  RowCardList cards;
  InlineVector<std::uint8_t, row_spaces> spaces;  // where they lay, from 1
  Military card = Military::none;
  bool rotated = false;
  std::int16_t strength = 0;
};

[[nodiscard]] Result<Input> read_input(const Data& data, const State& s, const Entry& entry);
[[nodiscard]] Entry write_input(const Data& data, const Input& input);
[[nodiscard]] Outcome check(const Data& data, const State& s, const Input& input);

// A checked input changes the table; what she answers to it follows as a turn (Pending).
void carry_out(State& s, Table& t, const Input& input);

}  // namespace seatmate::through_the_ages
