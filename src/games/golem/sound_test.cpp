// What a correction may say: the table must be one that the rules can go on with.

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

// Round 1 before the golems move, with a table that the app dealt.
std::unique_ptr<Play> before_movement(const Box& box, const Settings& more = {}) {
  Settings settings{{"tiles", "app"}, {"marbles", "app"}, {"printed", "house"}};
  settings.insert(settings.end(), more.begin(), more.end());
  return std::move(must(box.start(settings, 1)).play);
}
Entry correction(const std::string& path, const std::string& value) {
  return {std::string(adjust_verb), {path, value}, 1};
}

// GO-TURN-1: two marbles and a rabbi for three turns. A rabbi that stands somewhere before the
// first turn would leave a turn with nothing to do.
TEST(Corrections, NoRabbiIsPlacedBeforeTheActions) {
  const auto box = open_box();
  for (const char* path : {"rabbi.automa", "rabbi.human1"}) {
    const auto play = before_movement(*box);
    const auto report = play->apply(correction(path, "2"));
    ASSERT_FALSE(report.ok()) << path;
    EXPECT_EQ(report.why().id, "golem.error.not-possible");
  }
}

// F-29, A-22: a golem more on the board is one created more, also where the killed come back; else
// she would create a seventh.
TEST(Corrections, AGolemMoreIsOneCreatedMore) {
  const auto box = open_box();
  for (const char* killed : {"gone", "returns"}) {
    const auto play = before_movement(*box, {{"a-22", killed}});
    const auto report = play->apply(correction("golem.3", "red-2"));
    ASSERT_FALSE(report.ok()) << killed;
    EXPECT_EQ(report.why().id, "golem.error.not-possible");
    ASSERT_TRUE(play->apply(correction("created", "1")).ok());
    EXPECT_TRUE(play->apply(correction("golem.3", "red-2")).ok());
  }
}

// Whatever is corrected there, the game after the movement can be saved and opened again.
TEST(Corrections, WhatIsCorrectedBeforeTheMovementFitsTheActions) {
  const auto box = open_box();
  int taken = 0;
  for (const Field& field : before_movement(*box)->tracked()) {
    std::vector<std::string> values;
    for (const Option& option : field.options) values.push_back(option.token);
    if (field.kind == Field::Kind::number)
      for (const std::int64_t n : {field.min, field.min + 1, field.max})
        values.push_back(std::to_string(n));
    for (const std::string& value : values) {
      const auto play = before_movement(*box);
      if (!play->apply(correction(field.id, value))) continue;
      ++taken;
      ASSERT_TRUE(play->apply({"go", {}, 2}).ok()) << field.id << ' ' << value;
      EXPECT_TRUE(box->restore(play->save()).ok()) << field.id << ' ' << value;
    }
  }
  EXPECT_GT(taken, 100);
}

}  // namespace
}  // namespace seatmate::golem
