// Which games are played to show that a turn takes no memory from the heap.

#include "games/allocation_support.h"
#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

using game_test::Allocation;

TEST_F(Allocation, AThousandGamesTakeNothingFromTheHeap) {
  const auto box = must(game().open(data_files_with_deck()));
  std::vector<Settings> settings;
  for (const char* blue : {"0", "1", "2", "3", "4"})
    for (const char* expansion : {"no", "house"})
      settings.push_back({{"blue", blue}, {"expansion", expansion}, {"first", "random"}});
  // Every rule read the other way.
  Settings others{{"blue", "4"}, {"expansion", "house"}};
  for (const SetupOption& option : box->options())
    if (option.group == "rules")
      others.emplace_back(option.field.id, option.field.options[1].token);
  settings.push_back(others);
  game_test::expect_no_allocation(*box, settings, 100);
}

}  // namespace
}  // namespace seatmate::through_the_ages
