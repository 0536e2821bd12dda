// Which games are played to show that a turn takes no memory from the heap.

#include "games/allocation_support.h"
#include "games/charterstone/test_support.h"

namespace seatmate::charterstone {
namespace {

using game_test::Allocation;

TEST_F(Allocation, AThousandGamesTakeNothingFromTheHeap) {
  const auto box = open_box();
  std::vector<Settings> settings;
  for (const char* green : {"inactive", "human", "automa"})
    for (const char* red : {"inactive", "human", "automa", "stand-in"})
      settings.push_back({{"green", green}, {"red", red}});
  game_test::expect_no_allocation(*box, settings, 90);
}

}  // namespace
}  // namespace seatmate::charterstone
