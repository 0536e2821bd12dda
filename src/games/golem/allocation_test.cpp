// Which games are played to show that a turn takes no memory from the heap.

#include "games/allocation_support.h"
#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

using game_test::Allocation;

TEST_F(Allocation, AThousandGamesTakeNothingFromTheHeap) {
  const auto box = open_box();
  std::vector<Settings> settings;
  for (const char* level : {"1", "2", "3", "4"})
    for (const char* humans : {"1", "2", "3"})
      settings.push_back({{"level", level}, {"humans", humans}});
  game_test::expect_no_allocation(*box, settings, 90);
}

}  // namespace
}  // namespace seatmate::golem
