#pragma once

// Data files that hold what an owner could tell: they are learnt by the game in the same way, with
// where we have it from.

#include <array>
#include <string_view>

#include "engine/contract.h"
#include "engine/vocabulary.h"

namespace seatmate {

inline constexpr std::array<std::string_view, 1> data_file_errors{"data-entry"};

// A deck file: `source`, and the `cards` as Rules::read_deck takes them.
template <class Rules>
Outcome learn_deck(const Vocabulary& words, typename Rules::Data& data, const Doc& file) {
  const auto facts = Rules::read_deck(data, file["cards"]);
  if (!facts) return facts.refusal();
  const auto source = source_named(file["source"].text());
  if (!source) return words.bad_data("deck.source");
  for (const Fact& fact : *facts)
    if (const Outcome learnt = Rules::learn(data, fact, *source); !learnt) return learnt;
  return Done{};
}

// `entries`: each an `id`, a `value` and a `source`.
template <class Rules>
Outcome learn_entries(const Vocabulary& words, typename Rules::Data& data, const Doc& file) {
  for (const Doc& entry : file["entries"].items()) {
    const std::string& id = entry["id"].text();
    const auto source = source_named(entry["source"].text());
    if (!source) return words.bad_data(id);
    const Outcome learnt = Rules::learn(data, {id, entry["value"].text()}, *source);
    if (!learnt)
      return Refusal{
          words.message("error", "data-entry", {Arg("where", id), Arg("why", learnt.why())})};
  }
  return Done{};
}

}  // namespace seatmate
