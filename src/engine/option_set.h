#pragma once

// A set of options: which hexes, marbles, cards or buildings are still in play.
//
// The elements are small numbers 0 … N-1 (a `Hex`, a `Discipline`), in reading order, so that "the
// third from the left" is the third bit. Up to 64 options live in one word, up to 128 in two.

#include <bit>
#include <cstdint>
#include <type_traits>

namespace seatmate {

__extension__ using Bits128 = unsigned __int128;

namespace bits {
inline int count(std::uint64_t b) { return std::popcount(b); }
inline int count(Bits128 b) {
  return std::popcount(static_cast<std::uint64_t>(b)) +
         std::popcount(static_cast<std::uint64_t>(b >> 64U));
}
inline int lowest(std::uint64_t b) { return std::countr_zero(b); }
inline int lowest(Bits128 b) {
  const auto low = static_cast<std::uint64_t>(b);
  return low != 0 ? std::countr_zero(low)
                  : 64 + std::countr_zero(static_cast<std::uint64_t>(b >> 64U));
}
inline int highest(std::uint64_t b) { return 63 - std::countl_zero(b); }
inline int highest(Bits128 b) {
  const auto high = static_cast<std::uint64_t>(b >> 64U);
  return high != 0 ? 127 - std::countl_zero(high)
                   : 63 - std::countl_zero(static_cast<std::uint64_t>(b));
}
}  // namespace bits

template <class T, int N>
class OptionSet {
 public:
  static_assert(N <= 128);
  using Element = T;
  using Bits = std::conditional_t<(N <= 64), std::uint64_t, Bits128>;
  static constexpr int capacity = N;

  constexpr OptionSet() = default;
  constexpr explicit OptionSet(Bits bits) : bits_(bits) {}
  constexpr static OptionSet of(T element) {
    return OptionSet(Bits{1} << static_cast<unsigned>(element));
  }
  constexpr static OptionSet first_n(int n) {
    return OptionSet(n >= static_cast<int>(sizeof(Bits) * 8)
                         ? ~Bits{0}
                         : (Bits{1} << static_cast<unsigned>(n)) - 1);
  }

  [[nodiscard]] constexpr Bits bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] int count() const { return bits::count(bits_); }
  [[nodiscard]] constexpr bool single() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
  [[nodiscard]] constexpr bool has(T element) const {
    return ((bits_ >> static_cast<unsigned>(element)) & 1U) != 0;
  }
  // The first and the last in reading order; only of a set that is not empty.
  [[nodiscard]] T first() const { return static_cast<T>(bits::lowest(bits_)); }
  [[nodiscard]] T last() const { return static_cast<T>(bits::highest(bits_)); }
  // The n-th (from 0) from the front or from the back.
  [[nodiscard]] T nth(int n) const {
    Bits b = bits_;
    while (n-- > 0) b &= b - 1;
    return static_cast<T>(bits::lowest(b));
  }
  [[nodiscard]] T nth_from_end(int n) const { return nth(count() - 1 - n); }

  constexpr void add(T element) { bits_ |= Bits{1} << static_cast<unsigned>(element); }
  constexpr void remove(T element) { bits_ &= ~(Bits{1} << static_cast<unsigned>(element)); }

  friend constexpr OptionSet operator&(OptionSet a, OptionSet b) {
    return OptionSet(a.bits_ & b.bits_);
  }
  friend constexpr OptionSet operator|(OptionSet a, OptionSet b) {
    return OptionSet(a.bits_ | b.bits_);
  }
  friend constexpr OptionSet operator-(OptionSet a, OptionSet b) {
    return OptionSet(a.bits_ & ~b.bits_);
  }
  constexpr OptionSet& operator&=(OptionSet o) { return *this = *this & o; }
  constexpr OptionSet& operator|=(OptionSet o) { return *this = *this | o; }
  constexpr OptionSet& operator-=(OptionSet o) { return *this = *this - o; }
  friend constexpr bool operator==(OptionSet, OptionSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(Bits bits) : bits_(bits) {}
    T operator*() const { return static_cast<T>(bits::lowest(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Bits bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(Bits{0}); }

 private:
  Bits bits_ = 0;
};

}  // namespace seatmate
