#pragma once

// Who listens to the reasons.
//
// A table carries a listener, or none: in a simulation nobody listens, and a reason costs one look
// at a pointer. RuleCounts counts how often each rule decided. Trail keeps the whole story: the
// options, what each criterion left, what was chosen and by which rule.

#include <array>
#include <cstdint>
#include <vector>

#include "engine/option_set.h"

namespace seatmate {

// One line of the story. `options` opens a choice, `kept` is what a criterion left of it, `note` is
// a decision that is no choice between options (a pass, a mark, a number of points).
struct TrailEntry {
  enum class What : std::uint8_t { options, kept, note };

  What what = What::note;
  std::uint8_t noun = 0;      // what the options are (hexes, disciplines …): the game's enum
  std::uint16_t rule = 0;     // index in the game's table of rule ids
  std::uint16_t line = 0;     // which line: the game's enum (engine/trail_lines.h)
  Bits128 set = 0;            // the options left
  std::int32_t a = 0, b = 0;  // numbers the sentence may want
};

class Listener {
 public:
  Listener() = default;
  Listener(const Listener&) = default;
  Listener& operator=(const Listener&) = default;
  virtual ~Listener() = default;
  virtual void hear(const TrailEntry& entry) = 0;
  virtual void count(std::uint16_t) {}
};

struct RuleCounts final : Listener {
  std::array<std::uint64_t, 256> times{};
  void hear(const TrailEntry& entry) override { ++times[entry.rule]; }
  void count(std::uint16_t rule) override { ++times[rule]; }
};

struct Trail final : Listener {
  std::vector<TrailEntry> entries;
  void hear(const TrailEntry& entry) override { entries.push_back(entry); }
};

// A line of the trail is an enumerator of the game's `Line`, which knows the rule it rests on and
// has a sentence (engine/trail_lines.h).
template <class T>
concept TrailLine = requires(T line) { rule_of(line); };

namespace reasons_detail {
// Out of line: where nobody listens, a rule only looks at a pointer.
[[gnu::cold, gnu::noinline]] void note(Listener& reasons, std::uint16_t rule, std::uint16_t line,
                                       int a, int b);
[[gnu::cold, gnu::noinline]] void left(Listener& reasons, TrailEntry::What what, std::uint8_t noun,
                                       std::uint16_t rule, std::uint16_t line, Bits128 set, int a);
[[gnu::cold, gnu::noinline]] void count(Listener& reasons, std::uint16_t rule);
}  // namespace reasons_detail

// A decision that is no choice between options.
template <TrailLine Line>
inline void cite(Listener* reasons, Line line, int a = 0, int b = 0) {
  if (reasons != nullptr) [[unlikely]]
    reasons_detail::note(*reasons, static_cast<std::uint16_t>(rule_of(line)),
                         static_cast<std::uint16_t>(line), a, b);
}

// A criterion that a game applies by itself, and the options it left.
template <TrailLine Line, class Noun, class Set>
inline void cite_left(Listener* reasons, Noun noun, Line line, Set left, int a = 0) {
  if (reasons != nullptr) [[unlikely]]
    reasons_detail::left(*reasons, TrailEntry::What::kept, static_cast<std::uint8_t>(noun),
                         static_cast<std::uint16_t>(rule_of(line)),
                         static_cast<std::uint16_t>(line), static_cast<Bits128>(left.bits()), a);
}

// A rule that decided behind a line of another one: counted, but told to nobody.
template <class Rule>
inline void count_rule(Listener* reasons, Rule rule) {
  if (reasons != nullptr) [[unlikely]]
    reasons_detail::count(*reasons, static_cast<std::uint16_t>(rule));
}

}  // namespace seatmate
