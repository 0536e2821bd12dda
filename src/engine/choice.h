#pragma once

// Choosing: the heart of every automa. A set of options is narrowed by an ordered list of criteria
// until one is left, and every criterion leaves a line in the trail.
//
//   Hex hex = choose(table.reasons, Noun::hexes, Rule::AI_BUILD_2, "options", in_reach)
//                 .first_of(Rule::AI_SEL_TERR_1, "terrain-priority", row, terrain_now)
//                 .keep(Rule::AI_SEL_NEAR_4, "closest-to-human", nearest)
//                 .counted(Rule::AI_SEL_DIR_1, "direction", arrow.forward, arrow.count);
//
// A criterion that would leave nothing leaves everything: it does not apply to these options.

#include "engine/option_set.h"
#include "engine/reasons.h"

namespace seatmate {

template <class Set, class Reasons>
class Choice {
 public:
  using Element = typename Set::Element;

  template <class Noun, class Rule>
  Choice(Reasons& reasons, Noun noun, Rule rule, const char* method, Set options)
      : reasons_(reasons), left_(options), noun_(static_cast<std::uint8_t>(noun)) {
    record(TrailEntry::What::options, rule, method, 0);
  }

  // From here on only a criterion that leaves fewer options is told.
  Choice& quiet() {
    quiet_ = true;
    return *this;
  }

  [[nodiscard]] Set left() const { return left_; }
  [[nodiscard]] bool none() const { return left_.empty(); }

  // Keeps the options that are in `wanted`, if any is.
  template <class Rule>
  Choice& keep(Rule rule, const char* method, Set wanted, int value = 0) {
    const Set both = left_ & wanted;
    const Set before = left_;
    if (!both.empty()) left_ = both;
    if (!quiet_ || left_ != before) record(TrailEntry::What::kept, rule, method, value);
    return *this;
  }

  // Walks a list of priorities; the first that meets the options keeps exactly what it meets.
  template <class Rule, class Priorities, class SetOf>
  Choice& first_of(Rule rule, const char* method, const Priorities& priorities, SetOf&& set_of) {
    int rank = 0;
    for (const auto& priority : priorities) {
      const Set both = left_ & set_of(priority);
      if (!both.empty()) {
        left_ = both;
        break;
      }
      ++rank;
    }
    record(TrailEntry::What::kept, rule, method, rank);
    return *this;
  }

  // Keeps the options with the smallest, or with the largest, value.
  template <class Rule, class Value>
  Choice& least(Rule rule, const char* method, Value&& value_of) {
    return extreme(rule, method, value_of, 1);
  }
  template <class Rule, class Value>
  Choice& most(Rule rule, const char* method, Value&& value_of) {
    return extreme(rule, method, value_of, -1);
  }

  // Counts through the options, from the front or from the back, and wraps: the last criterion.
  template <class Rule>
  Element counted(Rule rule, const char* method, bool forward, int count) {
    const int index = (count - 1) % left_.count();
    const Element chosen = forward ? left_.nth(index) : left_.nth_from_end(index);
    left_ = Set::of(chosen);
    record(TrailEntry::What::kept, rule, method, forward ? count : -count);
    return chosen;
  }

 private:
  template <class Rule, class Value>
  Choice& extreme(Rule rule, const char* method, Value&& value_of, int sign) {
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
    if (told) record(TrailEntry::What::kept, rule, method, sign * best_value);
    return *this;
  }

  template <class Rule>
  void record(TrailEntry::What what, Rule rule, const char* method, int value) {
    if constexpr (Reasons::counting) ++reasons_.times[static_cast<std::size_t>(rule)];
    if constexpr (Reasons::listening)
      reasons_.entries.push_back({what, noun_, static_cast<std::uint16_t>(rule), method,
                                  static_cast<Bits128>(left_.bits()), value, 0});
  }

  Reasons& reasons_;
  Set left_;
  std::uint8_t noun_;
  bool quiet_ = false;
};

template <class Reasons, class Noun, class Rule, class Set>
Choice<Set, Reasons> choose(Reasons& reasons, Noun noun, Rule rule, const char* method,
                            Set options) {
  return Choice<Set, Reasons>(reasons, noun, rule, method, options);
}

}  // namespace seatmate
