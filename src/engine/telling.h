#pragma once

// How a printed fact is told outside a game: the question that would ask for it in one gives its
// form and reads what was said (engine/play_of.h), so a box on the shelf and a turn in progress
// take the same. A game only says which question belongs to an id, and takes a value apart into the
// fields.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/form.h"
#include "engine/result.h"

namespace seatmate {

// The form of a question, and what is said in it now: one text for each field, none at all if the
// fact is not known.
struct Telling {
  Form form;
  std::vector<std::string> said = {};
};

// What to do with the question, once it is found: to give its form …
template <class Data, class State>
struct GiveForm {
  const Data& data;
  template <class Question>
  std::optional<Form> operator()(const Question& question) const {
    return question.form(data, State{});
  }
};
// … or to read what was said.
template <class Data, class State>
struct ReadSaid {
  const Data& data;
  const Entry& said;
  template <class Question>
  std::optional<Result<std::string>> operator()(const Question& question) const {
    return question.read(data, State{}, said);
  }
};

// The first `n` words of a value, and what stands behind them: "red 4 clay:2 kill" is "red", "4"
// and "clay:2 kill".
inline std::vector<std::string> first_words(std::string_view value, std::size_t n) {
  std::vector<std::string> words;
  for (; words.size() < n; value.remove_prefix(std::min(value.size(), words.back().size() + 1)))
    words.emplace_back(value.substr(0, value.find(' ')));
  words.emplace_back(value);
  return words;
}

}  // namespace seatmate
