#pragma once

// The lines a rule can leave in the trail. A game lists each once (a rule, and what happened) with
// the sentence it has in the catalogs, what its numbers stand for, and what else it rests on: a
// rule behind it, a reading, a fact.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace seatmate {

template <class Rule, class About>
struct WhyLineOf {
  Rule rule;
  std::string_view name;
  std::string_view sentence;  // <prefix>.why.<sentence>
  About about{};
  std::string_view grounds{};
};

// A game lists every line its rules can leave once, as a macro LIST(X) with
//   X(rule, name, sentence, about, grounds)
// for each. From that list come the enum that rules cite, Line::<rule>_<name>, and `why_lines`, its
// sentences in the same order: a line without a sentence does not compile.
#define SEATMATE_LINE_NAME(rule, name, ...) rule##_##name,
#define SEATMATE_WHY_LINE(rule, name, sentence, about, grounds) \
  WhyLine{Rule::rule, #name, sentence, About::about, grounds},
#define SEATMATE_DEFINE_LINES(LIST)                               \
  using WhyLine = ::seatmate::WhyLineOf<Rule, About>;             \
  enum class Line : std::uint16_t { LIST(SEATMATE_LINE_NAME) };   \
  inline constexpr std::array why_lines{LIST(SEATMATE_WHY_LINE)}; \
  constexpr Rule rule_of(Line line) { return why_lines[static_cast<std::size_t>(line)].rule; }

}  // namespace seatmate
