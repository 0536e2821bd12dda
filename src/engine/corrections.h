#pragma once

// Making the app agree with the table: every value that can be corrected has a path, a field with
// what it is now, and a setter. A game derives its catalogue of them from Corrections.

#include <algorithm>
#include <array>
#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/contract.h"
#include "engine/tokens.h"
#include "engine/vocabulary.h"

namespace seatmate {

inline constexpr std::array<std::string_view, 3> correction_errors{"no-value", "word",
                                                                   "not-possible"};

// A value that can be made to agree with the table; `set` gets a token that is legal for the field.
template <class State>
struct Tracked {
  Field field;
  std::function<void(State&, const std::string&)> set;
};

template <class State>
class Corrections {
 public:
  std::vector<Tracked<State>> values;

 protected:
  // The words for yes and no stand in `yes_no_family`, in the order in which they are offered.
  Corrections(Vocabulary words, std::string_view yes_no_family,
              const std::array<std::string_view, 2>& yes_no = {"yes", "no"})
      : words_(words), yes_no_(words.options(yes_no_family, yes_no)) {}

  [[nodiscard]] Message value_label(std::string_view what, std::vector<Arg> args = {}) const {
    return words_.message("value", what, std::move(args));
  }

  // `how` is where the number stands (State& to a reference), or what sets it (State&, int).
  template <class How>
  void number(std::string path, Message label, int low, int high, int now, How how) {
    Field field;
    field.kind = Field::Kind::number;
    field.min = low;
    field.max = high;
    list(std::move(field), std::move(path), std::move(label), std::to_string(now),
         [how = std::move(how)](State& s, const std::string& value) {
           assign(how, s, parse_int(value).value_or(0));
         });
  }
  void choice(std::string path, Message label, std::vector<Option> options, std::string now,
              std::function<void(State&, const std::string&)> set) {
    Field field;
    field.options = std::move(options);
    list(std::move(field), std::move(path), std::move(label), std::move(now), std::move(set));
  }
  // `how` as for a number, with a truth.
  template <class How>
  void flag(std::string path, Message label, bool now, How how) {
    choice(std::move(path), std::move(label), yes_no_, now ? "yes" : "no",
           [how = std::move(how)](State& s, const std::string& value) {
             assign(how, s, value == "yes");
           });
  }

 private:
  template <class How, class Value>
  static void assign(const How& how, State& s, Value value) {
    if constexpr (std::invocable<const How&, State&, Value>)
      how(s, value);
    else
      how(s) = static_cast<std::remove_reference_t<decltype(how(s))>>(value);
  }
  void list(Field field, std::string path, Message label, std::string now,
            std::function<void(State&, const std::string&)> set) {
    field.id = std::move(path);
    field.label = std::move(label);
    field.otherwise = std::move(now);
    values.push_back({std::move(field), std::move(set)});
  }

  Vocabulary words_;
  std::vector<Option> yes_no_;
};

// Sets the value at a path in a copy of the state, or says what is wrong with path or value.
template <class State>
Result<State> corrected(const Vocabulary& words, const std::vector<Tracked<State>>& values,
                        const State& s, const std::string& path, const std::string& value) {
  const auto found = std::find_if(values.begin(), values.end(),
                                  [&](const Tracked<State>& t) { return t.field.id == path; });
  if (found == values.end())
    return Refusal{words.message("error", "no-value", {Arg("path", path)})};
  const Field& field = found->field;
  if (field.kind == Field::Kind::number) {
    if (!parse_within(value, static_cast<int>(field.min), static_cast<int>(field.max)))
      return words.not_a_number(value, field.min, field.max);
  } else if (std::none_of(field.options.begin(), field.options.end(),
                          [&](const Option& option) { return option.token == value; })) {
    return Refusal{words.message("error", "word", {Arg("said", value)})};
  }
  State next = s;
  found->set(next, value);
  return next;
}

// The same for good, if what comes of it is `sound`.
template <class State, class Sound>
Outcome adjusted(const Vocabulary& words, const std::vector<Tracked<State>>& values, State& s,
                 const std::string& path, const std::string& value, const Sound& sound) {
  const auto next = corrected(words, values, s, path, value);
  if (!next) return next.refusal();
  if (!sound(*next)) return Refusal{words.message("error", "not-possible")};
  s = *next;
  return Done{};
}

template <class State>
std::vector<Field> fields_of(std::vector<Tracked<State>>&& values) {
  std::vector<Field> fields;
  for (Tracked<State>& tracked : values) fields.push_back(std::move(tracked.field));
  return fields;
}

}  // namespace seatmate
