#pragma once

// A legal-looking entry for any form, at random: what the generic tests and the transcripts of
// simulated games answer where a game has no opinion of its own.

#include <algorithm>
#include <string>

#include "engine/form.h"
#include "engine/random.h"

namespace seatmate {

// Rows of a text that is told in rows.
inline std::string guess_rows(const Field& field, Random& random) {
  std::string text;
  const int rows = random.between(static_cast<int>(field.min), static_cast<int>(field.max));
  for (int row = 0; row < rows; ++row) {
    if (row > 0) text += ' ';
    for (const FieldPart& part : field.parts) {
      if (part.flag && random.below(2) == 0) continue;
      text += part.before;
      if (part.flag || (part.optional && random.below(2) == 0)) continue;
      text +=
          std::to_string(random.between(static_cast<int>(part.min), static_cast<int>(part.max)));
    }
  }
  return text.empty() ? field.none : text;
}

inline std::string guess_token(const Field& field, Random& random) {
  if (!field.otherwise.empty() && random.below(2) == 0) return field.otherwise;
  switch (field.kind) {
    case Field::Kind::number:
      return std::to_string(
          random.between(static_cast<int>(field.min), static_cast<int>(field.max)));
    case Field::Kind::text:
      if (!field.parts.empty()) return guess_rows(field, random);
      return field.otherwise.empty() ? "something" : field.otherwise;
    case Field::Kind::one_of:
    case Field::Kind::place: {
      if (field.options.empty()) return field.otherwise;
      return field.options[random.below(static_cast<std::uint32_t>(field.options.size()))].token;
    }
    case Field::Kind::phrase: {
      if (field.options.empty()) return field.otherwise;
      const Option& word =
          field.options[random.below(static_cast<std::uint32_t>(field.options.size()))];
      if (!word.counted) return word.token;
      return word.token + ":" + std::to_string(random.between(1, 3));
    }
    case Field::Kind::list: {
      std::string tokens;
      std::vector<Option> left = field.options;
      const int wanted = random.between(
          static_cast<int>(field.min),
          static_cast<int>(std::max(field.min, std::min<std::int64_t>(field.max, 4))));
      for (int i = 0; i < wanted && !left.empty(); ++i) {
        const auto at = random.below(static_cast<std::uint32_t>(left.size()));
        if (!tokens.empty()) tokens += ',';
        tokens += left[at].token;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
      }
      return tokens;
    }
  }
  return field.otherwise;
}

inline Entry guess_entry(const Form& form, Random& random) {
  Entry entry;
  entry.verb = form.verb;
  for (const Field& field : form.fields) entry.args.push_back(guess_token(field, random));
  return entry;
}

}  // namespace seatmate
