#pragma once

// Making the app agree with the table: every value that can be corrected has a path, a field with
// what it is now, and a setter. A game derives its catalogue of them from Corrections.

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <new>
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

// What sets a number or a truth: a function and the few plain values it was made with.
template <class State>
class SetNumber {
 public:
  SetNumber() = default;
  // `how` is where the number stands (State& to a reference), or what sets it (State&, int).
  template <class How>
    requires(!std::same_as<How, SetNumber>)
  explicit SetNumber(const How& how) : call_(call<How>) {
    static_assert(std::is_trivially_copyable_v<How> && sizeof(How) <= sizeof values_ &&
                  alignof(How) <= alignof(std::max_align_t));
    new (values_) How(how);
  }
  explicit operator bool() const { return call_ != nullptr; }
  void operator()(State& s, int n) const { call_(values_, s, n); }

 private:
  template <class How>
  static void call(const std::byte* values, State& s, int n) {
    const How& how = *std::launder(reinterpret_cast<const How*>(values));
    if constexpr (std::invocable<const How&, State&, int>)
      how(s, n);
    else
      how(s) = static_cast<std::remove_reference_t<decltype(how(s))>>(n);
  }

  void (*call_)(const std::byte*, State&, int) = nullptr;
  alignas(std::max_align_t) std::byte values_[32] = {};
};

// A value that can be made to agree with the table. What sets it gets what is legal for the field:
// a number (of a truth 1 or 0), or else a token.
template <class State>
struct Tracked {
  Field field;
  SetNumber<State> set_number;
  std::function<void(State&, const std::string&)> set_token;

  void set(State& s, const std::string& value) const {
    if (!set_number)
      set_token(s, value);
    else if (field.kind == Field::Kind::number)
      set_number(s, parse_int(value).value_or(0));
    else
      set_number(s, value == "yes" ? 1 : 0);
  }
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

  [[nodiscard]] Message value_label(std::string_view what,
                                    std::initializer_list<Arg> args = {}) const {
    return words_.message("value", what, args);
  }

  template <class How>
  void number(std::string_view path, Message&& label, int low, int high, int now, const How& how) {
    list_number(path, std::move(label), low, high, now, SetNumber<State>(how));
  }
  SEATMATE_ONCE void choice(std::string_view path, Message&& label, std::vector<Option> options,
                            std::string_view now,
                            std::function<void(State&, const std::string&)>&& set) {
    Tracked<State>& value = list(path, std::move(label), now);
    value.field.options = std::move(options);
    value.set_token = std::move(set);
  }
  template <class How>
  void flag(std::string_view path, Message&& label, bool now, const How& how) {
    list_flag(path, std::move(label), now, SetNumber<State>(how));
  }

 private:
  SEATMATE_ONCE Tracked<State>& list(std::string_view path, Message&& label, std::string_view now) {
    Tracked<State>& value = values.emplace_back();
    value.field.id = path;
    value.field.label = std::move(label);
    value.field.otherwise = now;
    return value;
  }
  SEATMATE_ONCE void list_number(std::string_view path, Message&& label, int low, int high, int now,
                                 const SetNumber<State>& set) {
    Tracked<State>& value = list(path, std::move(label), std::to_string(now));
    value.field.kind = Field::Kind::number;
    value.field.min = low;
    value.field.max = high;
    value.set_number = set;
  }
  SEATMATE_ONCE void list_flag(std::string_view path, Message&& label, bool now,
                               const SetNumber<State>& set) {
    Tracked<State>& value = list(path, std::move(label), now ? "yes" : "no");
    value.field.options = yes_no_;
    value.set_number = set;
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
