#include "engine/choice.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <string_view>

#include "engine/trail_lines.h"

namespace seatmate {
namespace {

enum class Marble : std::uint8_t {};
enum class Rule : std::uint8_t { reach, terrain, near, arrow };
enum class About : std::uint8_t { numbers };
// clang-format off
#define SEATMATE_TOY_LINES(X)                    \
  X(reach, options, "in-reach", numbers, "")     \
  X(near, nearest, "nearest", numbers, "")       \
  X(near, least, "least", numbers, "")           \
  X(near, most, "most", numbers, "")             \
  X(terrain, priority, "priority", numbers, "")  \
  X(arrow, arrow, "arrow", numbers, "")
// clang-format on
SEATMATE_DEFINE_LINES(SEATMATE_TOY_LINES)
using Small = OptionSet<Marble, 10>;
using Large = OptionSet<Marble, 126>;

Marble marble(int n) { return static_cast<Marble>(n); }
template <class Set>
Set set_of(std::initializer_list<int> numbers) {
  Set set;
  for (const int n : numbers) set.add(marble(n));
  return set;
}

template <class Set>
class OptionSetTest : public testing::Test {};
using Sizes = testing::Types<Small, Large>;
TYPED_TEST_SUITE(OptionSetTest, Sizes);

TYPED_TEST(OptionSetTest, CountsAndFinds) {
  const auto set = set_of<TypeParam>({1, 4, 9});
  EXPECT_EQ(set.count(), 3);
  EXPECT_EQ(set.first(), marble(1));
  EXPECT_EQ(set.last(), marble(9));
  EXPECT_EQ(set.nth(1), marble(4));
  EXPECT_EQ(set.nth_from_end(0), marble(9));
  EXPECT_EQ(set.nth_from_end(2), marble(1));
  EXPECT_TRUE(set.has(marble(4)));
  EXPECT_FALSE(set.has(marble(5)));
  EXPECT_FALSE(set.single());
  EXPECT_TRUE(TypeParam::of(marble(9)).single());
}

TYPED_TEST(OptionSetTest, IsASet) {
  const auto a = set_of<TypeParam>({1, 2, 3});
  const auto b = set_of<TypeParam>({3, 4});
  EXPECT_EQ((a & b), set_of<TypeParam>({3}));
  EXPECT_EQ((a | b), set_of<TypeParam>({1, 2, 3, 4}));
  EXPECT_EQ((a - b), set_of<TypeParam>({1, 2}));
  EXPECT_EQ(TypeParam::first_n(4), set_of<TypeParam>({0, 1, 2, 3}));
}

TEST(OptionSet, ReachesBeyondOneWord) {
  const auto set = set_of<Large>({3, 63, 64, 125});
  EXPECT_EQ(set.count(), 4);
  EXPECT_EQ(set.last(), marble(125));
  EXPECT_EQ(set.nth(2), marble(64));
  int sum = 0;
  for (const Marble m : set) sum += static_cast<int>(m);
  EXPECT_EQ(sum, 3 + 63 + 64 + 125);
}

TEST(Choice, NarrowsAndWritesTheTrail) {
  Trail trail;
  const std::array<int, 3> priorities{7, 2, 1};
  const Marble chosen =
      choose(&trail, 3, Line::reach_options, set_of<Small>({1, 2, 3, 5, 8}))
          .keep(Line::near_nearest, set_of<Small>({2, 3, 5, 9}))
          .first_of(Line::terrain_priority, priorities,
                    [](int p) { return p == 2 ? set_of<Small>({3, 5}) : Small(); })
          .counted(Line::arrow_arrow, true, 2);
  EXPECT_EQ(chosen, marble(5));
  ASSERT_EQ(trail.entries.size(), 4U);
  EXPECT_EQ(trail.entries[0].what, TrailEntry::What::options);
  EXPECT_EQ(trail.entries[0].noun, 3);
  EXPECT_EQ(Small(static_cast<Small::Bits>(trail.entries[1].set)), set_of<Small>({2, 3, 5}));
  EXPECT_EQ(trail.entries[2].rule, static_cast<int>(Rule::terrain));
  EXPECT_EQ(trail.entries[2].a, 1) << "the second priority decided";
  EXPECT_EQ(why_lines[trail.entries[3].line].sentence, "arrow");
  EXPECT_EQ(Small(static_cast<Small::Bits>(trail.entries[3].set)), Small::of(marble(5)));
}

TEST(Choice, ACriterionThatWouldLeaveNothingLeavesEverything) {
  Trail trail;
  auto choice = choose(&trail, 0, Line::reach_options, set_of<Small>({1, 2}));
  choice.keep(Line::near_nearest, set_of<Small>({7}));
  EXPECT_EQ(choice.left(), set_of<Small>({1, 2}));
  choice.first_of(Line::terrain_priority, std::array{1, 2}, [](int) { return Small(); });
  EXPECT_EQ(choice.left(), set_of<Small>({1, 2}));
}

TEST(Choice, LeastAndMostKeepTies) {
  Trail trail;
  const auto value = [](Marble m) { return static_cast<int>(m) % 3; };
  auto least = choose(&trail, 0, Line::reach_options, set_of<Small>({1, 3, 5, 6}));
  least.least(Line::near_least, value);
  EXPECT_EQ(least.left(), set_of<Small>({3, 6}));
  EXPECT_EQ(trail.entries.back().a, 0);
  auto most = choose(&trail, 0, Line::reach_options, set_of<Small>({1, 2, 5, 6}));
  most.most(Line::near_most, value);
  EXPECT_EQ(most.left(), set_of<Small>({2, 5}));
  EXPECT_EQ(trail.entries.back().a, 2);
}

RC_GTEST_PROP(Choice, CountingWrapsBothWays, ()) {
  const auto numbers =
      *rc::gen::nonEmpty(rc::gen::unique<std::vector<int>>(rc::gen::inRange(0, 126)));
  Large set;
  for (const int n : numbers) set.add(marble(n));
  const int size = set.count();
  const int count = *rc::gen::inRange(1, 300);
  const Marble forward =
      choose(nullptr, 0, Line::reach_options, set).counted(Line::arrow_arrow, true, count);
  const Marble again =
      choose(nullptr, 0, Line::reach_options, set).counted(Line::arrow_arrow, true, count + size);
  RC_ASSERT(forward == again);
  const Marble backward =
      choose(nullptr, 0, Line::reach_options, set).counted(Line::arrow_arrow, false, count);
  RC_ASSERT(backward == set.nth(size - 1 - (count - 1) % size));
}

TEST(Reasons, CountsRules) {
  RuleCounts counts;
  choose(&counts, 0, Line::reach_options, set_of<Small>({1, 2})).keep(Line::near_nearest, Small());
  cite(&counts, Line::near_nearest);
  count_rule(&counts, Rule::terrain);
  EXPECT_EQ(counts.times[static_cast<std::size_t>(Rule::terrain)], 1U);
  EXPECT_EQ(counts.times[static_cast<std::size_t>(Rule::reach)], 1U);
  EXPECT_EQ(counts.times[static_cast<std::size_t>(Rule::near)], 2U);
}

}  // namespace
}  // namespace seatmate
