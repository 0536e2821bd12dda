// Which games are played to show that a turn takes no memory from the heap.

#include "games/age-of-innovation/test_support.h"
#include "games/allocation_support.h"

namespace seatmate::age_of_innovation {
namespace {

using game_test::Allocation;

TEST_F(Allocation, AThousandGamesTakeNothingFromTheHeap) {
  const auto box = open_box();
  std::vector<Settings> settings;
  for (const std::string_view faction : faction_names)
    for (const char* level : {"1", "2", "3", "4", "5"})
      settings.push_back({{"faction", std::string(faction)}, {"level", level}, {"side", "3-5"}});
  settings.push_back({{"humans", "2"}, {"level", "4"}});
  settings.push_back({{"cards", "mine"}, {"tiles", "mine"}, {"level", "2"}});
  game_test::expect_no_allocation(*box, settings, 20);
}

}  // namespace
}  // namespace seatmate::age_of_innovation
