#pragma once

// Chapter "Marble action": which marble she takes, and which action follows from it.

#include <span>

#include "games/golem/table.h"
#include "games/golem/track.h"

namespace seatmate::golem {

enum class CriterionOutcome : std::uint8_t { skipped, decides, no_effect, active };
inline constexpr std::array<std::string_view, 4> outcome_names{"skipped", "decides", "no-effect",
                                                               "active"};
enum class ChosenBy : std::uint8_t { criterion, tie_break, none };
inline constexpr std::array<std::string_view, 3> chosen_by_names{"criterion", "tie-break", "none"};

struct MarbleChoice {
  ChosenBy by = ChosenBy::none;
  Row row = Row::work;
  Marble marble = Marble::white;
  Row action = Row::work;  // of the mirror row: what it copies
  int value = 0;
  int mirror_cost = 0;
  InlineVector<Criterion, 16> looked_at;
  InlineVector<CriterionOutcome, 16> outcomes;
};

// GO-MIRROR-1: what the mirror copies.
Row mirrored_action(State& s, Table& t, bool work_active);

// GO-MARBLE-1 to -12.
MarbleChoice choose_marble(State& s, Table& t, std::span<const Criterion> criteria, Colour left,
                           Colour right);

}  // namespace seatmate::golem
