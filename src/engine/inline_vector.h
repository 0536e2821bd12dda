#pragma once

// A vector of at most N small values inside the object itself: part of a state that is copied with
// `=` and compared with `==`, and never a heap allocation. Piles, rows and tracks are made of it.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace seatmate {

template <class T, std::size_t N>
class InlineVector {
 public:
  using value_type = T;

  constexpr InlineVector() = default;
  constexpr InlineVector(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == N; }
  [[nodiscard]] static constexpr std::size_t capacity() { return N; }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  constexpr const T& back() const { return (*this)[size_ - 1U]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  constexpr T pop_back() {
    assert(size_ > 0);
    T value = items_[--size_];
    items_[size_] = T{};  // so that == of the array means == of the contents
    return value;
  }
  constexpr void erase_at(std::size_t i) {
    assert(i < size_);
    for (std::size_t k = i + 1; k < size_; ++k) items_[k - 1] = items_[k];
    items_[--size_] = T{};
  }
  constexpr void clear() {
    while (size_ > 0) items_[--size_] = T{};
  }
  [[nodiscard]] constexpr bool contains(const T& value) const {
    for (const T& item : *this)
      if (item == value) return true;
    return false;
  }
  // Removes the first equal value; says whether there was one.
  constexpr bool remove(const T& value) {
    for (std::size_t i = 0; i < size_; ++i)
      if (items_[i] == value) {
        erase_at(i);
        return true;
      }
    return false;
  }

  friend constexpr bool operator==(const InlineVector&, const InlineVector&) = default;

 private:
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
  static_assert(N <= 255);
};

}  // namespace seatmate
