// Which games are played to show that a turn takes no memory from the heap.

#include "games/allocation_support.h"
#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

using game_test::Allocation;

TEST_F(Allocation, AThousandGamesTakeNothingFromTheHeap) {
  const auto box = open_box();
  std::vector<Settings> settings;
  for (const char* level : {"a", "b", "c", "d", "e", "f"})
    for (const char* foreshadowing : {"no", "yes"})
      settings.push_back({{"level", level}, {"foreshadowing", foreshadowing}});
  settings.push_back({{"level", "d"}, {"workers", "followed"}});
  game_test::expect_no_allocation(*box, settings, 90);
}

}  // namespace
}  // namespace seatmate::pendulum
