#pragma once

// A state as text and back. A game lists its fields once, in visit(state, visitor); saving, loading
// and the digest follow from that list, and a field that is not in it cannot survive a save, which
// the generic tests notice.

#include <array>
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

template <class T>
concept Small = std::integral<T> || std::is_enum_v<T>;

template <Small T>
std::int64_t to_number(T value) {
  return static_cast<std::int64_t>(value);
}

// Small values as they lie in a state, so that one piece of code reads and writes them all.
struct Shape {
  enum class Kind : std::uint8_t { truth, whole, natural };
  Kind kind;
  std::uint8_t bytes;
};
template <Small T>
constexpr Shape shape_of() {
  if constexpr (std::is_same_v<T, bool>)
    return {Shape::Kind::truth, sizeof(T)};
  else
    return {static_cast<T>(-1) < T{} ? Shape::Kind::whole : Shape::Kind::natural, sizeof(T)};
}

}  // namespace fields_detail

// Visitor that writes every field as a path and a value.
class Saver {
 public:
  explicit Saver(Saved& out) : out_(out) {}

  template <fields_detail::Small T>
  void operator()(std::string_view path, const T& value) {
    numbers(path, &value, 1, fields_detail::shape_of<T>());
  }
  template <fields_detail::Small T, std::size_t N>
  void operator()(std::string_view path, const std::array<T, N>& values) {
    numbers(path, values.data(), N, fields_detail::shape_of<T>());
  }
  template <fields_detail::Small T, std::size_t N>
  void operator()(std::string_view path, const InlineVector<T, N>& values) {
    numbers(path, values.begin(), values.size(), fields_detail::shape_of<T>());
  }
  template <class T, int N, std::size_t Count>
  void operator()(std::string_view path, const std::array<OptionSet<T, N>, Count>& sets) {
    begin(path);
    for (const OptionSet<T, N>& set : sets) put_set(static_cast<Bits128>(set.bits()));
  }
  template <class T, int N>
  void operator()(std::string_view path, const OptionSet<T, N>& set) {
    begin(path);
    put_set(static_cast<Bits128>(set.bits()));
  }
  void operator()(std::string_view path, const Random& random);
  template <class Card, std::size_t N>
  void operator()(std::string_view path, const Deck<Card, N>& deck) {
    const std::string base(path);
    (*this)(base + ".pile", deck.pile);
    (*this)(base + ".played", deck.played);
    (*this)(base + ".reserve", deck.reserve);
    (*this)(base + ".aside", deck.aside);
  }

 private:
  void begin(std::string_view path);
  void numbers(std::string_view path, const void* first, std::size_t count,
               fields_detail::Shape shape);
  void put_set(Bits128 bits);
  void put(std::uint64_t n, int base);

  Saved& out_;
};

// Visitor that reads them back, in the same order. `ok()` is false after anything unexpected.
class Loader {
 public:
  explicit Loader(const Saved& in) : in_(in) {}
  [[nodiscard]] bool ok() const { return ok_; }
  [[nodiscard]] bool at_end() const { return next_ == in_.size(); }

  template <fields_detail::Small T>
  void operator()(std::string_view path, T& value) {
    numbers(path, &value, 1, fields_detail::shape_of<T>());
  }
  template <fields_detail::Small T, std::size_t N>
  void operator()(std::string_view path, std::array<T, N>& values) {
    numbers(path, values.data(), N, fields_detail::shape_of<T>());
  }
  template <fields_detail::Small T, std::size_t N>
  void operator()(std::string_view path, InlineVector<T, N>& values) {
    open(path);
    values.clear();
    while (ok_ && !rest_.empty()) {
      T value{};
      one(&value, fields_detail::shape_of<T>());
      if (values.full())
        ok_ = false;
      else
        values.push_back(value);
    }
  }
  template <class T, int N, std::size_t Count>
  void operator()(std::string_view path, std::array<OptionSet<T, N>, Count>& sets) {
    open(path);
    for (OptionSet<T, N>& set : sets) set = read_set<OptionSet<T, N>>();
    close();
  }
  template <class T, int N>
  void operator()(std::string_view path, OptionSet<T, N>& set) {
    open(path);
    set = read_set<OptionSet<T, N>>();
    close();
  }
  void operator()(std::string_view path, Random& random);
  template <class Card, std::size_t N>
  void operator()(std::string_view path, Deck<Card, N>& deck) {
    const std::string base(path);
    (*this)(base + ".pile", deck.pile);
    (*this)(base + ".played", deck.played);
    (*this)(base + ".reserve", deck.reserve);
    (*this)(base + ".aside", deck.aside);
  }

 private:
  void open(std::string_view path);
  void close() {
    if (!rest_.empty()) ok_ = false;
  }
  void numbers(std::string_view path, void* first, std::size_t count, fields_detail::Shape shape);
  void one(void* value, fields_detail::Shape shape);
  std::uint64_t number(int base);
  Bits128 bits();
  template <class Set>
  Set read_set() {
    return Set(static_cast<typename Set::Bits>(bits()));
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
