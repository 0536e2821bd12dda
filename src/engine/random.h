#pragma once

// Randomness that is part of the state: a seed and a position in its stream.
//
// Philox4x32-10 (Random123) turns (seed, block number) into four words, so a stream can be entered
// anywhere, needs no warm-up, and is the same on every compiler and machine. Bounded integers and
// the shuffle are our own because those of <random> differ between standard libraries.

#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/philox.h"

namespace seatmate {

class Random {
 public:
  constexpr Random() = default;
  // Two streams of one seed never share a word: simulations give each game its own stream.
  explicit Random(std::uint64_t seed, std::uint32_t stream = 0) : seed_(seed), stream_(stream) {}

  std::uint32_t word() {
    if ((position_ & 3U) == 0) refill();
    return words_[position_++ & 3U];
  }

  // Uniform in 0 … n-1, by Lemire's method: one multiplication, hardly ever a second word.
  std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = std::uint64_t{word()} * n;
    auto low = static_cast<std::uint32_t>(product);
    if (low < n) {
      const std::uint32_t threshold = (0U - n) % n;
      while (low < threshold) {
        product = std::uint64_t{word()} * n;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  // Uniform in first … last, both included.
  int between(int first, int last) {
    return first + static_cast<int>(below(static_cast<std::uint32_t>(last - first + 1)));
  }

  // Fisher and Yates, from the end.
  template <class Pile>
  void shuffle(Pile& pile) {
    for (std::size_t i = pile.size(); i > 1; --i) {
      const std::size_t j = below(static_cast<std::uint32_t>(i));
      std::swap(pile[i - 1], pile[j]);
    }
  }

  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] std::uint32_t stream() const { return stream_; }
  [[nodiscard]] std::uint64_t position() const { return position_; }
  // For loading a saved state: the same seed, stream and position give the same future.
  static Random at(std::uint64_t seed, std::uint32_t stream, std::uint64_t position) {
    Random r(seed, stream);
    r.position_ = position;
    if ((position & 3U) != 0) r.refill();
    return r;
  }

  friend bool operator==(const Random& a, const Random& b) {
    return a.seed_ == b.seed_ && a.stream_ == b.stream_ && a.position_ == b.position_;
  }

 private:
  void refill() {
    const std::uint64_t block = position_ >> 2U;
    const std::uint32_t counter[4] = {static_cast<std::uint32_t>(block),
                                      static_cast<std::uint32_t>(block >> 32U), stream_, 0U};
    const std::uint32_t key[2] = {static_cast<std::uint32_t>(seed_),
                                  static_cast<std::uint32_t>(seed_ >> 32U)};
    seatmate_philox4x32(counter, key, words_);
  }

  std::uint64_t seed_ = 0;
  std::uint64_t position_ = 0;
  std::uint32_t stream_ = 0;
  std::uint32_t words_[4] = {};
};

}  // namespace seatmate
