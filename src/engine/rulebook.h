#pragma once

// What every game's rulebook struct says in the same words. A game derives from it and declares the
// rest of what engine/play_of.h asks for; view.cpp, sound.cpp, adjust.cpp … define it.

#include "engine/form.h"
#include "engine/result.h"

namespace seatmate {

template <class StateType, class DataType, class TableType>
struct RulebookOf {
  using State = StateType;
  using Data = DataType;
  using Table = TableType;

  // visit_state, read_input and carry_out stand beside the game's state and are found there.
  template <class S, class Visitor>
  static void visit(S& s, Visitor& visitor) {
    visit_state(s, visitor);
  }
  static Outcome apply(State& s, const Entry& entry, Table& t) {
    const auto input = read_input(t.data, s, entry);
    if (!input) return input.refusal();
    carry_out(s, t, *input);
    return Done{};
  }
};

}  // namespace seatmate
