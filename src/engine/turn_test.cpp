#include "engine/turn.h"

#include <gtest/gtest.h>

#include <ranges>
#include <vector>

namespace seatmate {
namespace {

// A table that knows the first few answers and remembers at which question it stopped.
struct Table {
  Arena frames;
  std::vector<int> answers;
  std::size_t used = 0;
  int pending = 0;

  Arena& arena() { return frames; }
  Asked<int> ask(int question) {
    if (used < answers.size()) return {answers[used++]};
    pending = question;
    return {};
  }
};
struct Sum {
  int value = 0;
};

Turn<int> ask_twice(Sum& sum, Table& table, int first) {
  const int a = co_await table.ask(first);
  sum.value += a;
  const int b = co_await table.ask(first + 1);
  sum.value += b;
  co_return a* b;
}
Turn<> whole_turn(Sum& sum, Table& table) {
  const int product = co_await ask_twice(sum, table, 10);
  sum.value += 100 * product;
  for (int i = 0; i < 3; ++i) co_await ask_twice(sum, table, 20 + 10 * i);
  sum.value += 1;
}

TEST(Turn, RunsThroughWhenEverythingIsKnown) {
  Table table;
  table.answers = {2, 3, 1, 1, 1, 1, 1, 1};
  Sum sum;
  EXPECT_TRUE(whole_turn(sum, table).done());
  EXPECT_EQ(sum.value, 2 + 3 + 600 + 6 + 1);
}

TEST(Turn, StopsAtTheFirstUnknownAndRunsAgainWithOneMoreAnswer) {
  const std::vector<int> known{2, 3, 1, 1, 1, 1, 1, 1};
  const std::vector<int> questions{10, 11, 20, 21, 30, 31, 40, 41};
  for (std::size_t n = 0; n < known.size(); ++n) {
    Table table;
    table.answers.assign(known.begin(), known.begin() + static_cast<std::ptrdiff_t>(n));
    Sum sum;
    EXPECT_FALSE(whole_turn(sum, table).done());
    EXPECT_EQ(table.pending, questions[n]);
    EXPECT_EQ(table.used, n);
  }
}

TEST(Turn, TheArenaIsUsedAgain) {
  Table table;
  Sum sum;
  void* first = table.frames.take(64);
  Arena::give_back(first);
  for (int i = 0; i < 10000; ++i) {
    table.answers.assign(8, 1);
    table.used = 0;
    ASSERT_TRUE(whole_turn(sum, table).done());
    table.answers.clear();
    table.used = 0;
    ASSERT_FALSE(whole_turn(sum, table).done());
  }
  void* again = table.frames.take(64);
  EXPECT_EQ(first, again) << "every frame was given back";
  Arena::give_back(again);
}

TEST(Arena, IsCorrectBeyondItsSize) {
  Arena arena;
  std::vector<void*> frames;
  for (int i = 0; i < 40; ++i) frames.push_back(arena.take(1000));
  for (void* frame : std::views::reverse(frames)) Arena::give_back(frame);
  void* first = arena.take(16);
  EXPECT_EQ(first, frames.front());
  Arena::give_back(first);
}

}  // namespace
}  // namespace seatmate
