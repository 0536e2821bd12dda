// States change shape: what older rules saved reads as today's would have saved it.

#include "engine/changes.h"

#include <gtest/gtest.h>

namespace seatmate {
namespace {

std::string doubled(const Earlier& before) {
  return std::to_string(2 * std::stoi(before["points"]));
}
std::string both(const Earlier& before) { return before["left"] + " " + before["right"]; }

// Rules 2 brought a round; rules 3 renamed the points, which rules 4 count twice; rules 4 keep both
// hands in one field.
constexpr Change changes[] = {added(2, "round", "1"),
                              renamed(3, "points", "score"),
                              made(4, "points", &doubled),
                              made(4, "hands", &both),
                              gone(4, "left"),
                              gone(4, "right")};
const Saved first{{"score", "7"}, {"left", "a"}, {"right", "b"}};
const Saved today{{"hands", ""}, {"round", ""}, {"points", ""}};
using Forward = std::optional<Saved>;

TEST(Changes, OfAllVersionsAreMadeOneAfterTheOther) {
  EXPECT_EQ(brought_forward(first, 1, changes, today),
            Forward({{"hands", "a b"}, {"round", "1"}, {"points", "14"}}));
  EXPECT_EQ(brought_forward({{"score", "7"}, {"round", "5"}, {"left", "a"}, {"right", "b"}}, 2,
                            changes, today),
            Forward({{"hands", "a b"}, {"round", "5"}, {"points", "14"}}));
  EXPECT_EQ(brought_forward({{"points", "7"}, {"round", "5"}, {"left", "a"}, {"right", "b"}}, 3,
                            changes, today),
            Forward({{"hands", "a b"}, {"round", "5"}, {"points", "14"}}));
}

TEST(Changes, WhatTheyDoNotExplainIsRefused) {
  const std::vector<Change> one{renamed(2, "points", "score")};
  EXPECT_TRUE(brought_forward({{"score", "7"}}, 1, one, {{"points", ""}}));
  EXPECT_FALSE(brought_forward({}, 1, one, {{"points", ""}}));
  EXPECT_FALSE(brought_forward({{"points", "7"}}, 1, one, {{"points", ""}}));
  Saved more = first;
  more.emplace_back("colour", "red");
  EXPECT_EQ(brought_forward(more, 1, changes, today), std::nullopt);
  Saved missing = today;
  missing.emplace_back("colour", "");
  EXPECT_EQ(brought_forward(first, 1, changes, missing), std::nullopt);
  // What is gone in version 4 may stand in what version 3 saved, but not in what version 4 did.
  const Saved now{{"hands", "a b"}, {"round", "5"}, {"points", "14"}, {"left", "a"}};
  EXPECT_EQ(brought_forward(now, 4, changes, today), std::nullopt);
}

TEST(Changes, AFieldThatStandsThereTwiceIsRefused) {
  const std::vector<Change> one{added(2, "round", "1")};
  const Saved shape{{"score", ""}, {"round", ""}};
  EXPECT_TRUE(brought_forward({{"score", "7"}}, 1, one, shape));
  EXPECT_FALSE(brought_forward({{"score", "7"}, {"score", "8"}}, 1, one, shape));
}

TEST(Changes, ANameCanBeUsedAgain) {
  const std::vector<Change> swapped{renamed(2, "left", "right"), renamed(2, "right", "left"),
                                    gone(3, "left"), added(4, "left", "new")};
  EXPECT_EQ(
      brought_forward({{"left", "a"}, {"right", "b"}}, 1, swapped, {{"right", ""}, {"left", ""}}),
      Forward({{"right", "a"}, {"left", "new"}}));
}

}  // namespace
}  // namespace seatmate
