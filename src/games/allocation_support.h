#pragma once

// A turn takes no memory from the heap: whole simulated games are played without one allocation.
//
// One file of a program includes this, because it puts a malloc of its own before the C library's.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/contract.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SEATMATE_OTHER_HEAP
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SEATMATE_OTHER_HEAP
#endif
#endif

namespace seatmate::game_test {

inline thread_local constinit std::uint64_t mallocs = 0;

}  // namespace seatmate::game_test

// `new` takes its memory from malloc too, and the C library lets us stand before that.
#if defined(__GLIBC__) && !defined(SEATMATE_OTHER_HEAP)
#define SEATMATE_COUNTS_HEAP
extern "C" {
void* __libc_malloc(std::size_t size);                     // NOLINT
void* __libc_calloc(std::size_t count, std::size_t size);  // NOLINT
void* __libc_realloc(void* memory, std::size_t size);      // NOLINT
// NOLINTBEGIN(misc-definitions-in-headers): they cannot be inline, see above.
__attribute__((visibility("default"))) void* malloc(std::size_t size) {
  ++seatmate::game_test::mallocs;
  return __libc_malloc(size);
}
__attribute__((visibility("default"))) void* calloc(std::size_t count, std::size_t size) {
  ++seatmate::game_test::mallocs;
  return __libc_calloc(count, size);
}
__attribute__((visibility("default"))) void* realloc(void* memory, std::size_t size) {
  ++seatmate::game_test::mallocs;
  return __libc_realloc(memory, size);
}
// NOLINTEND(misc-definitions-in-headers)
}
#endif

namespace seatmate::game_test {

inline std::uint64_t heap_calls() { return mallocs; }

class Allocation : public testing::Test {
 public:
  void SetUp() override {
#ifndef SEATMATE_COUNTS_HEAP
    GTEST_SKIP() << "a sanitizer, or another C library, brings its own heap";
#endif
  }
};

namespace {

TEST_F(Allocation, IsCounted) {
  const std::uint64_t before = heap_calls();
  const auto something = std::make_unique<std::string>(100, 'x');
  EXPECT_GT(heap_calls(), before);
}

}  // namespace

// A thousand games or more: so many with each of the settings.
inline void expect_no_allocation(const Box& box, const std::vector<Settings>& settings,
                                 std::uint64_t games_each) {
  std::vector<std::int32_t> metrics(box.info().metrics.size());
  std::uint64_t games = 0;
  for (const Settings& chosen : settings) {
    auto simulator = box.simulator(chosen, 1);
    ASSERT_TRUE(simulator);
    RuleCounts counts;
    const std::uint64_t before = heap_calls();
    for (std::uint64_t index = 0; index < games_each; ++index, ++games)
      static_cast<void>((*simulator)->play(7, index, metrics));
    (*simulator)->count(7, 0, counts);
    EXPECT_EQ(heap_calls(), before) << chosen[0].second << " " << chosen[1].second;
  }
  EXPECT_GE(games, 1000U);
}

}  // namespace seatmate::game_test
