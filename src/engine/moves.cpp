#include "engine/moves.h"

#include <optional>
#include <utility>

namespace seatmate {

namespace {

// More than this of one form is not looked through.
constexpr std::size_t most_numbers = 512;
constexpr std::size_t most_combinations = 8192;

using Tokens = std::vector<std::string>;

// Every token a blank can hold; nothing if they are too many to list.
std::optional<Tokens> tokens_of(const Field& field) {
  Tokens tokens;
  switch (field.kind) {
    case Field::Kind::one_of:
    case Field::Kind::place:
      for (const Option& option : field.options) tokens.push_back(option.token);
      return tokens;
    case Field::Kind::list:
      if (field.max > 1) return std::nullopt;
      if (field.min <= 0) tokens.emplace_back();
      if (field.max == 1)
        for (const Option& option : field.options) tokens.push_back(option.token);
      return tokens;
    case Field::Kind::number: {
      if (field.max < field.min) return tokens;
      const auto span =
          static_cast<std::uint64_t>(field.max) - static_cast<std::uint64_t>(field.min);
      if (span >= most_numbers) return std::nullopt;
      for (std::int64_t n = field.min; n <= field.max; ++n) tokens.push_back(std::to_string(n));
      return tokens;
    }
    case Field::Kind::text:
    case Field::Kind::phrase:
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::vector<Tokens>> blanks_of(const Form& form) {
  std::vector<Tokens> blanks;
  std::size_t combinations = 1;
  for (const Field& field : form.fields) {
    std::optional<Tokens> tokens = tokens_of(field);
    if (!tokens) return std::nullopt;
    combinations *= tokens->size();
    if (combinations > most_combinations) return std::nullopt;
    blanks.push_back(std::move(*tokens));
  }
  return blanks;
}

// Counts on by one, the last blank first; false after the last combination.
bool next_of(std::vector<std::size_t>& at, const std::vector<Tokens>& blanks) {
  for (std::size_t i = blanks.size(); i-- > 0;) {
    if (++at[i] < blanks[i].size()) return true;
    at[i] = 0;
  }
  return false;
}

Moves moves_of(const Play& play, const Form& form, std::int64_t at) {
  Moves out{form.verb, false, {}};
  const std::optional<std::vector<Tokens>> blanks = blanks_of(form);
  if (!blanks) return out;
  out.whole = true;
  for (const Tokens& tokens : *blanks)
    if (tokens.empty()) return out;
  Entry entry{form.verb, Tokens(blanks->size()), at};
  std::vector<std::size_t> chosen(blanks->size(), 0);
  do {
    for (std::size_t i = 0; i < chosen.size(); ++i) entry.args[i] = (*blanks)[i][chosen[i]];
    if (play.takes(entry)) out.args.push_back(entry.args);
  } while (next_of(chosen, *blanks));
  return out;
}

}  // namespace

std::vector<Moves> moves(const Play& play, const Prompt& prompt, std::int64_t at,
                         std::string_view verb) {
  std::vector<Moves> all;
  for (const Form& form : prompt.forms)
    if (verb.empty() || form.verb == verb) all.push_back(moves_of(play, form, at));
  return all;
}

}  // namespace seatmate
