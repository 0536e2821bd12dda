#pragma once

// Phase 3: her turn. A card, its bonus, and one action: with a marble or with the rabbi.

#include "games/golem/marble.h"
#include "games/golem/rabbi.h"
#include "games/golem/table.h"

namespace seatmate::golem {

enum class ActionKind : std::uint8_t { marble, rabbi };
inline constexpr std::array<std::string_view, 2> action_kind_names{"marble", "rabbi"};
enum class TurnWhy : std::uint8_t { column, symbol, owed };
inline constexpr std::array<std::string_view, 3> turn_why_names{"column", "symbol", "owed"};

struct TurnKind {
  ActionKind kind = ActionKind::marble;
  TurnWhy why = TurnWhy::column;
};

// GO-TURN-1 to -3: which action a turn brings. `before` is the card laid before this one.
TurnKind kind_of_turn(Table& t, int turn, const AutomaCard& card, const AutomaCard* before,
                      bool rabbi_done);

// GO-MARBLE-13: the marble comes off its row and moves students (F-08).
void take_marble(State& s, Table& t, const MarbleChoice& choice);

// Chapter "Work".
Turn<> work_action(State& s, Table& t, const MarbleChoice& choice);

// Chapters "Golem, artefact, learning actions": resources, development, main action (GO-ACT-1..3).
Turn<> area_action(State& s, Table& t, Colour area, const MarbleChoice& choice);

Turn<> marble_action(State& s, Table& t);

// GO-BONUS-1, GO-BONUS-2.
Turn<> card_bonus(State& s, Table& t, const AutomaCard& card);

// GO-WORK-5: what was created in a turn, or between the rounds, may work from the next one on.
inline void end_newness(State& s) {
  for (Golem& golem : s.golems) golem.fresh = false;
}
inline void end_turn(State& s) {
  s.queue.erase_at(0);
  end_newness(s);
  if (s.queue.empty()) s.phase = Phase::evening;
}

Turn<> automa_turn(State& s, Table& t);

}  // namespace seatmate::golem
