#pragma once

// What the human does that she can see: one short entry each.
//
// An Input is the typed form of an Entry. The simulated human makes Inputs directly; at the table
// they are read from what was typed. Both go through check() and carry_out().

#include <vector>

#include "engine/form.h"
#include "engine/result.h"
#include "games/through-the-ages/scoring.h"

namespace seatmate::through_the_ages {

enum class Verb : std::uint8_t {
  take,    // took these cards from the row
  event,   // prepared an event; this one came up
  tactic,  // played that tactic from the hand
  war,     // declared that war on her
  attack,  // played that aggression on her, with that strength
  age,     // the last civil card came out (where nobody follows the row)
  done     // ends the turn, with that strength
};
inline constexpr std::array<std::string_view, 7> verb_names{"take",   "event", "tactic", "war",
                                                            "attack", "age",   "done"};

constexpr bool is_political(Verb verb) {
  return verb == Verb::event || verb == Verb::war || verb == Verb::attack;
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
[[nodiscard]] std::vector<Form> input_forms(const Data& data, const State& s);

// A checked input changes the table; what she answers to it follows as a turn (Pending).
template <class Table>
void carry_out(State& s, Table& t, const Input& input) {
  if (is_political(input.verb)) s.human_politics = true;
  switch (input.verb) {
    case Verb::take:
      for (const std::uint8_t space : input.spaces) s.row[space - 1U] = Civil::none;
      break;
    case Verb::event:
      s.pending = Pending::event;
      s.pending_card = input.card;
      s.pending_rotated = input.rotated;
      break;
    case Verb::tactic:
      s.human_tactic = input.card;
      break;
    case Verb::war:
      s.human_war = input.card;
      break;
    case Verb::attack:
      s.pending = Pending::attack;
      s.pending_card = input.card;
      s.attack_strength = input.strength;
      break;
    case Verb::age:
      begin_age(s, t, static_cast<Age>(level(s.age) + 1));
      break;
    case Verb::done:
      s.human_strength = input.strength;
      end_turn(s);
      break;
  }
}

}  // namespace seatmate::through_the_ages
