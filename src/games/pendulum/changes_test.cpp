// What older rules saved, as those of today would have saved it.

#include "games/pendulum/changes.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

// A council of rules 1 that stopped behind the answer about her tracks: columns become spaces from
// the parchment, glory and other answers stay.
TEST(Changes, TracksAreToldFromTheParchment) {
  const Saved saved{{"turn.answers",
                     "votes\x1f"
                     "7\x1e"
                     "tracks\x1fyes\x1f"
                     "0\x1f"
                     "13\x1f"
                     "21\x1f"
                     "4\x1f"
                     "0\x1f"
                     "2\x1e"
                     "my-final\x1fpower\x1e"}};
  const Saved today{{"turn.answers", ""}};
  const auto forward = brought_forward(saved, 1, changes, today);
  ASSERT_TRUE(forward);
  EXPECT_EQ((*forward)[0].second,
            "votes\x1f"
            "7\x1e"
            "tracks\x1fyes\x1f"
            "-14\x1f"
            "-1\x1f"
            "8\x1f"
            "4\x1f"
            "0\x1f"
            "2\x1e"
            "my-final\x1fpower\x1e");
}

}  // namespace
}  // namespace seatmate::pendulum
