#pragma once

// A game lists its rules once, as a macro LIST(X) with X(id) for each, the parts of an id joined by
// underscores; from that list come the enum that code cites and the ids that people read, with
// dashes.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace seatmate {

template <std::size_t N>
struct DashedId {
  char text[N]{};
  constexpr explicit DashedId(const char (&id)[N]) {
    for (std::size_t i = 0; i < N; ++i) text[i] = id[i] == '_' ? '-' : id[i];
  }
};

}  // namespace seatmate

#define SEATMATE_RULE_ENUMERATOR(id) id,
#define SEATMATE_RULE_DASHED(id) inline constexpr ::seatmate::DashedId dashed_##id{#id};
#define SEATMATE_RULE_ID(id) std::string_view(rules_detail::dashed_##id.text),
#define SEATMATE_DEFINE_RULES(LIST)                                  \
  enum class Rule : std::uint8_t { LIST(SEATMATE_RULE_ENUMERATOR) }; \
  namespace rules_detail {                                           \
  LIST(SEATMATE_RULE_DASHED)                                         \
  }                                                                  \
  inline constexpr std::array rule_ids{LIST(SEATMATE_RULE_ID)};
