#include "engine/tokens.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/inline_vector.h"
#include "engine/lists.h"

namespace seatmate {
namespace {

enum class Colour : std::uint8_t { red, yellow, blue };
using Parts = std::vector<std::string_view>;

TEST(Tokens, AnEnumIsThePlaceOfItsName) { EXPECT_EQ(index(Colour::blue), 2U); }

TEST(Tokens, ANumberThatIsNoValueBecomesTheNearest) {
  EXPECT_EQ(within<Colour>(1, 3), Colour::yellow);
  EXPECT_EQ(within<Colour>(-4, 3), Colour::red);
  EXPECT_EQ(within<Colour>(3, 3), Colour::blue);
}

TEST(Tokens, EmptyPartsAreLeftOut) {
  EXPECT_EQ(split("a b c", ' '), (Parts{"a", "b", "c"}));
  EXPECT_EQ(split(",a,,b,", ','), (Parts{"a", "b"}));
  EXPECT_EQ(split("", ','), Parts{});
}

TEST(Sound, ListsAreLookedAtWhole) {
  InlineVector<std::uint8_t, 4> list;
  EXPECT_TRUE(all_different(list) && all_within(list, 1, 3));
  for (const std::uint8_t n : std::to_array<std::uint8_t>({1, 3})) list.push_back(n);
  EXPECT_TRUE(all_different(list) && all_within(list, 1, 3));
  EXPECT_FALSE(all_within(list, 1, 2));
  EXPECT_FALSE(all_within(list, 2, 3));
  list.push_back(1);
  EXPECT_FALSE(all_different(list));
}

}  // namespace
}  // namespace seatmate
