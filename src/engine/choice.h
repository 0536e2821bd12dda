#pragma once

// Choosing: the heart of every automa. A set of options is narrowed by an ordered list of criteria
// until one is left, and every criterion leaves a line in the trail.
//
//   Hex hex = choose(table.reasons, Noun::hexes, Line::AI_BUILD_2_options, in_reach)
//                 .first_of(Line::AI_SEL_TERR_1_terrain_priority, row, terrain_now)
//                 .keep(Line::AI_SEL_NEAR_4_closest_to_human, nearest)
//                 .counted(Line::AI_SEL_DIR_1_direction, arrow.forward, arrow.count);
//
// A criterion that would leave nothing leaves everything: it does not apply to these options.

#include "engine/option_set.h"
#include "engine/reasons.h"

namespace seatmate {

template <class Set>
class Choice {
 public:
  using Element = typename Set::Element;

  template <class Noun, TrailLine Line>
  Choice(Listener* reasons, Noun noun, Line line, Set options)
      : reasons_(reasons), left_(options), noun_(static_cast<std::uint8_t>(noun)) {
    record(TrailEntry::What::options, line, 0);
  }

  // From here on only a criterion that leaves fewer options is told.
  Choice& quiet() {
    quiet_ = true;
    return *this;
  }

  [[nodiscard]] Set left() const { return left_; }
  [[nodiscard]] bool none() const { return left_.empty(); }

  // Keeps the options that are in `wanted`, if any is.
  template <TrailLine Line>
  Choice& keep(Line line, Set wanted, int value = 0) {
    const Set both = left_ & wanted;
    const Set before = left_;
    if (!both.empty()) left_ = both;
    if (!quiet_ || left_ != before) record(TrailEntry::What::kept, line, value);
    return *this;
  }

  // Walks a list of priorities; the first that meets the options keeps exactly what it meets.
  template <TrailLine Line, class Priorities, class SetOf>
  Choice& first_of(Line line, const Priorities& priorities, SetOf&& set_of) {
    int rank = 0;
    for (const auto& priority : priorities) {
      const Set both = left_ & set_of(priority);
      if (!both.empty()) {
        left_ = both;
        break;
      }
      ++rank;
    }
    record(TrailEntry::What::kept, line, rank);
    return *this;
  }

  // Keeps the options with the smallest, or with the largest, value.
  template <TrailLine Line, class Value>
  Choice& least(Line line, Value&& value_of) {
    return extreme(line, value_of, 1);
  }
  template <TrailLine Line, class Value>
  Choice& most(Line line, Value&& value_of) {
    return extreme(line, value_of, -1);
  }

  // Counts through the options, from the front or from the back, and wraps: the last criterion.
  template <TrailLine Line>
  Element counted(Line line, bool forward, int count) {
    const int index = (count - 1) % left_.count();
    const Element chosen = forward ? left_.nth(index) : left_.nth_from_end(index);
    left_ = Set::of(chosen);
    record(TrailEntry::What::kept, line, forward ? count : -count);
    return chosen;
  }

 private:
  template <TrailLine Line, class Value>
  Choice& extreme(Line line, Value&& value_of, int sign) {
    Set best;
    int best_value = 0;
    for (const Element option : left_) {
      const int value = sign * static_cast<int>(value_of(option));
      if (best.empty() || value < best_value) {
        best = Set::of(option);
        best_value = value;
      } else if (value == best_value) {
        best.add(option);
      }
    }
    const bool told = !quiet_ || left_ != best;
    left_ = best;
    if (told) record(TrailEntry::What::kept, line, sign * best_value);
    return *this;
  }

  template <TrailLine Line>
  void record(TrailEntry::What what, Line line, int value) {
    if (reasons_ != nullptr) [[unlikely]]
      reasons_detail::left(*reasons_, what, noun_, static_cast<std::uint16_t>(rule_of(line)),
                           static_cast<std::uint16_t>(line), static_cast<Bits128>(left_.bits()),
                           value);
  }

  Listener* reasons_;
  Set left_;
  std::uint8_t noun_;
  bool quiet_ = false;
};

template <class Noun, TrailLine Line, class Set>
Choice<Set> choose(Listener* reasons, Noun noun, Line line, Set options) {
  return Choice<Set>(reasons, noun, line, options);
}

}  // namespace seatmate
