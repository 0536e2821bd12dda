#pragma once

// A value, or a sentence that says what is wrong and what would be right.
//
// The project is built without exceptions up to the terminal, so every function that can refuse
// returns a Result. The sentence is a Message: an id and its arguments; the words live in lang/.

#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/message.h"

namespace seatmate {

struct Refusal {
  Message sentence;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}  // NOLINT: a value is a result
  Result(Refusal refusal) : sentence_(std::move(refusal.sentence)) {}  // NOLINT: so is a refusal

  explicit operator bool() const { return value_.has_value(); }
  [[nodiscard]] bool ok() const { return value_.has_value(); }
  T& operator*() { return *value_; }
  const T& operator*() const { return *value_; }
  T* operator->() { return &*value_; }
  const T* operator->() const { return &*value_; }
  // Only to be read when not ok().
  [[nodiscard]] const Message& why() const { return sentence_; }
  [[nodiscard]] Refusal refusal() const { return Refusal{sentence_}; }

 private:
  std::optional<T> value_;
  Message sentence_;
};

struct Done {};
using Outcome = Result<Done>;

// refuse("aoi.error.taken", {{"hex", label}})
[[nodiscard]] Refusal refuse(std::string_view id, std::initializer_list<Arg> args = {});

}  // namespace seatmate
