// A turn takes no memory from the heap: whole simulated games are played without one allocation.

#include <cstddef>
#include <cstdint>

#include "cli/allocation_count.h"
#include "games/through-the-ages/flow_support.h"
#include "games/through-the-ages/simulate.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SEATMATE_OTHER_HEAP
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SEATMATE_OTHER_HEAP
#endif
#endif

// `new` is counted by cli/allocation_count.h. What takes memory behind its back (an arena that
// overflows, the C library) is counted here, where the C library lets us stand before its malloc.
#if defined(__GLIBC__) && !defined(SEATMATE_OTHER_HEAP)
namespace {
thread_local std::uint64_t mallocs = 0;
}
extern "C" {
void* __libc_malloc(std::size_t size);                     // NOLINT
void* __libc_calloc(std::size_t count, std::size_t size);  // NOLINT
void* __libc_realloc(void* memory, std::size_t size);      // NOLINT
__attribute__((visibility("default"))) void* malloc(std::size_t size) {
  ++mallocs;
  return __libc_malloc(size);
}
__attribute__((visibility("default"))) void* calloc(std::size_t count, std::size_t size) {
  ++mallocs;
  return __libc_calloc(count, size);
}
__attribute__((visibility("default"))) void* realloc(void* memory, std::size_t size) {
  ++mallocs;
  return __libc_realloc(memory, size);
}
}
namespace {
std::uint64_t heap_calls() { return mallocs + seatmate::cli::allocation_count(); }
}  // namespace
#else
namespace {
std::uint64_t heap_calls() { return seatmate::cli::allocation_count(); }
}  // namespace
#endif

namespace seatmate::through_the_ages {
namespace {

class Allocation : public testing::Test {
 public:
  void SetUp() override {
    if (!cli::allocations_are_counted()) GTEST_SKIP() << "a sanitizer brings its own heap";
  }
};

TEST_F(Allocation, IsCounted) {
  const std::uint64_t before = heap_calls();
  const auto something = std::make_unique<std::string>(100, 'x');
  EXPECT_GT(heap_calls(), before);
}

TEST_F(Allocation, AThousandGamesTakeNothingFromTheHeap) {
  auto box = game().open(data_files_with_deck());
  ASSERT_TRUE(box);
  std::vector<Settings> settings;
  for (const char* blue : {"0", "1", "2", "3", "4"})
    for (const char* expansion : {"no", "house"})
      settings.push_back({{"blue", blue}, {"expansion", expansion}, {"first", "random"}});
  // Every rule read the other way.
  Settings others{{"blue", "4"}, {"expansion", "house"}};
  for (const SetupOption& option : (*box)->options())
    if (option.group == "rules")
      others.emplace_back(option.field.id, option.field.options[1].token);
  settings.push_back(others);
  std::array<std::int32_t, metric_names.size()> metrics{};
  std::uint64_t games = 0;
  for (const Settings& chosen : settings) {
    auto simulator = (*box)->simulator(chosen, 1);
    ASSERT_TRUE(simulator);
    RuleCounts counts;
    const std::uint64_t before = heap_calls();
    for (std::uint64_t index = 0; index < 100; ++index, ++games)
      static_cast<void>((*simulator)->play(7, index, metrics));
    (*simulator)->count(7, 0, counts);
    EXPECT_EQ(heap_calls(), before) << chosen[0].second << " " << chosen[1].second;
  }
  EXPECT_GE(games, 1000U);
}

}  // namespace
}  // namespace seatmate::through_the_ages
