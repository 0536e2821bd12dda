#pragma once

// A state as text and back. A game lists its fields once, in visit(state, visitor); saving, loading
// and the digest follow from that list, and a field that is not in it cannot survive a save, which
// the generic tests notice.

#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/contract.h"
#include "engine/deck.h"
#include "engine/inline_vector.h"
#include "engine/option_set.h"
#include "engine/random.h"

namespace seatmate {

namespace fields_detail {

inline void put(std::string& out, std::uint64_t n, int base = 10) {
  char buffer[24];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, n, base).ptr;
  out.append(buffer, end);
}

template <class T>
concept Small = std::integral<T> || std::is_enum_v<T>;

template <Small T>
std::int64_t to_number(T value) {
  return static_cast<std::int64_t>(value);
}

}  // namespace fields_detail

// Visitor that writes every field as a path and a value.
class Saver {
 public:
  explicit Saver(Saved& out) : out_(out) {}

  template <fields_detail::Small T>
  void operator()(std::string_view path, const T& value) {
    text_.clear();
    one(value);
    emit(path);
  }
  template <class T, std::size_t N>
  void operator()(std::string_view path, const std::array<T, N>& values) {
    text_.clear();
    for (const T& value : values) {
      if (!text_.empty()) text_ += ' ';
      one(value);
    }
    emit(path);
  }
  template <class T, std::size_t N>
  void operator()(std::string_view path, const InlineVector<T, N>& values) {
    text_.clear();
    for (const T& value : values) {
      if (!text_.empty()) text_ += ' ';
      one(value);
    }
    emit(path);
  }
  template <class T, int N>
  void operator()(std::string_view path, const OptionSet<T, N>& set) {
    text_.clear();
    one(set);
    emit(path);
  }
  void operator()(std::string_view path, const Random& random) {
    text_.clear();
    fields_detail::put(text_, random.seed());
    text_ += ' ';
    fields_detail::put(text_, random.stream());
    text_ += ' ';
    fields_detail::put(text_, random.position());
    emit(path);
  }
  template <class Card, std::size_t N>
  void operator()(std::string_view path, const Deck<Card, N>& deck) {
    const std::string base(path);
    (*this)(base + ".pile", deck.pile);
    (*this)(base + ".played", deck.played);
    (*this)(base + ".reserve", deck.reserve);
    (*this)(base + ".aside", deck.aside);
  }

 private:
  template <fields_detail::Small T>
  void one(T value) {
    const std::int64_t n = fields_detail::to_number(value);
    // The smallest number of all has no opposite: unsigned, where it wraps around.
    const auto size = static_cast<std::uint64_t>(n);
    if (n < 0) text_ += '-';
    fields_detail::put(text_, n < 0 ? 0 - size : size);
  }
  template <class T, int N>
  void one(const OptionSet<T, N>& set) {
    const auto b = static_cast<Bits128>(set.bits());
    fields_detail::put(text_, static_cast<std::uint64_t>(b >> 64U), 16);
    text_ += ':';
    fields_detail::put(text_, static_cast<std::uint64_t>(b), 16);
  }
  void emit(std::string_view path) { out_.emplace_back(std::string(path), text_); }

  Saved& out_;
  std::string text_;
};

// Visitor that reads them back, in the same order. `ok()` is false after anything unexpected.
class Loader {
 public:
  explicit Loader(const Saved& in) : in_(in) {}
  [[nodiscard]] bool ok() const { return ok_; }
  [[nodiscard]] bool at_end() const { return next_ == in_.size(); }

  template <fields_detail::Small T>
  void operator()(std::string_view path, T& value) {
    open(path);
    value = one<T>();
    close();
  }
  template <class T, std::size_t N>
  void operator()(std::string_view path, std::array<T, N>& values) {
    open(path);
    for (T& value : values) value = one<T>();
    close();
  }
  template <class T, std::size_t N>
  void operator()(std::string_view path, InlineVector<T, N>& values) {
    open(path);
    values.clear();
    while (ok_ && !rest_.empty()) {
      if (values.full()) {
        ok_ = false;
        return;
      }
      values.push_back(one<T>());
    }
  }
  template <class T, int N>
  void operator()(std::string_view path, OptionSet<T, N>& set) {
    open(path);
    set = one<OptionSet<T, N>>();
    close();
  }
  void operator()(std::string_view path, Random& random) {
    open(path);
    const std::uint64_t seed = number(10);
    const std::uint64_t stream = number(10);
    const std::uint64_t position = number(10);
    if (stream > 0xffffffffULL) ok_ = false;
    close();
    if (ok_) random = Random::at(seed, static_cast<std::uint32_t>(stream), position);
  }
  template <class Card, std::size_t N>
  void operator()(std::string_view path, Deck<Card, N>& deck) {
    const std::string base(path);
    (*this)(base + ".pile", deck.pile);
    (*this)(base + ".played", deck.played);
    (*this)(base + ".reserve", deck.reserve);
    (*this)(base + ".aside", deck.aside);
  }

 private:
  void open(std::string_view path) {
    if (!ok_ || next_ >= in_.size() || in_[next_].first != path) {
      ok_ = false;
      rest_ = {};
      return;
    }
    rest_ = in_[next_++].second;
  }
  void close() {
    if (!rest_.empty()) ok_ = false;
  }
  std::uint64_t number(int base) {
    std::uint64_t n = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), n, base);
    if (error != std::errc{}) {
      ok_ = false;
      rest_ = {};
      return 0;
    }
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    if (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    return n;
  }
  template <class T>
  T one() {
    if constexpr (fields_detail::Small<T>) {
      const bool negative = !rest_.empty() && rest_.front() == '-';
      if (negative) rest_.remove_prefix(1);
      const std::uint64_t size = number(10);
      const auto n = static_cast<std::int64_t>(negative ? 0 - size : size);
      const auto value = static_cast<T>(n);
      // A number that does not fit its field is not ours.
      if (fields_detail::to_number(value) != n) ok_ = false;
      return value;
    } else {
      const std::uint64_t high = number(16);
      if (rest_.empty() || rest_.front() != ':') {
        ok_ = false;
        return T{};
      }
      rest_.remove_prefix(1);
      const std::uint64_t low = number(16);
      return T(static_cast<typename T::Bits>((static_cast<Bits128>(high) << 64U) | low));
    }
  }

  const Saved& in_;
  std::size_t next_ = 0;
  std::string_view rest_;
  bool ok_ = true;
};

// Visitor that folds every field into 64 bits (FNV-1a over 64-bit words), without text.
class Digester {
 public:
  [[nodiscard]] std::uint64_t digest() const { return hash_; }

  template <fields_detail::Small T>
  void operator()(std::string_view, const T& value) {
    one(value);
  }
  template <class T, std::size_t N>
  void operator()(std::string_view, const std::array<T, N>& values) {
    for (const T& value : values) one(value);
  }
  template <class T, std::size_t N>
  void operator()(std::string_view, const InlineVector<T, N>& values) {
    mix(values.size());
    for (const T& value : values) one(value);
  }
  template <class T, int N>
  void operator()(std::string_view, const OptionSet<T, N>& set) {
    one(set);
  }
  void operator()(std::string_view, const Random& random) {
    mix(random.seed());
    mix(random.stream());
    mix(random.position());
  }
  template <class Card, std::size_t N>
  void operator()(std::string_view path, const Deck<Card, N>& deck) {
    (*this)(path, deck.pile);
    (*this)(path, deck.played);
    (*this)(path, deck.reserve);
    (*this)(path, deck.aside);
  }

 private:
  template <fields_detail::Small T>
  void one(T value) {
    mix(static_cast<std::uint64_t>(fields_detail::to_number(value)));
  }
  template <class T, int N>
  void one(const OptionSet<T, N>& set) {
    const auto b = static_cast<Bits128>(set.bits());
    mix(static_cast<std::uint64_t>(b >> 64U));
    mix(static_cast<std::uint64_t>(b));
  }
  void mix(std::uint64_t word) {
    hash_ ^= word;
    hash_ *= 0x100000001b3ULL;
    hash_ ^= hash_ >> 32U;
  }
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

}  // namespace seatmate
