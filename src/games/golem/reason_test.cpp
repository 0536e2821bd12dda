// The trail in words: what `why` says under a step.

#include <gtest/gtest.h>

#include "games/golem/game.h"
#include "games/golem/lines.h"

namespace seatmate::golem {
namespace {

Reason reason_of_line(TrailEntry::What what, Noun noun, Line line, Bits128 set = 0, int a = 0) {
  TrailEntry entry;
  entry.what = what;
  entry.noun = static_cast<std::uint8_t>(noun);
  entry.rule = static_cast<std::uint16_t>(rule_of(line));
  entry.line = static_cast<std::uint16_t>(line);
  entry.set = set;
  entry.a = a;
  return Rulebook::reason({}, {}, entry);
}
Bits128 bit(int n) { return Bits128{1} << static_cast<unsigned>(n); }

TEST(Reason, EveryLineHasOneSentence) {
  for (std::size_t i = 0; i < why_lines.size(); ++i) {
    const Reason reason = reason_of_line(TrailEntry::What::note, Noun::none, static_cast<Line>(i));
    const WhyLine& why = why_lines[i];
    EXPECT_EQ(reason.text.id, "golem.why." + std::string(why.sentence));
    EXPECT_TRUE(reason.rule.starts_with(rule_ids[static_cast<std::size_t>(why.rule)]));
  }
}

TEST(Reason, NamesTheReadingALineRestsOn) {
  const Reason reason =
      reason_of_line(TrailEntry::What::note, Noun::none, Line::GO_MARBLE_6_in_play, 0,
                     static_cast<int>(Criterion::most));
  EXPECT_EQ(reason.rule, "GO-MARBLE-6 A-05 A-26");
  EXPECT_EQ(reason.text.id, "golem.why.in-play");
  EXPECT_TRUE(reason.left.empty());
}

TEST(Reason, OptionsAreRowAndMarble) {
  const Bits128 left = bit(static_cast<int>(pick_of(Row::work, Marble::white))) |
                       bit(static_cast<int>(pick_of(Row::mirror, Marble::yellow)));
  const Reason reason =
      reason_of_line(TrailEntry::What::kept, Noun::picks, Line::GO_MARBLE_4_active, left);
  EXPECT_EQ(reason.left, (std::vector<std::string>{"work-white", "mirror-yellow"}));
  EXPECT_EQ(reason.text.id, "golem.why.criterion-active");
}

TEST(Reason, PlacesAreTilesFromTheTop) {
  const Reason reason =
      reason_of_line(TrailEntry::What::kept, Noun::places, Line::GO_RABBI_2_first_number, bit(1));
  EXPECT_EQ(reason.left, std::vector<std::string>{"tile-2"});
}

TEST(Reason, ColoursAreDistricts) {
  const Reason reason = reason_of_line(TrailEntry::What::options, Noun::colours,
                                       Line::GO_STUD_1_students, bit(0) | bit(2));
  EXPECT_EQ(reason.left, (std::vector<std::string>{"red", "blue"}));
}

}  // namespace
}  // namespace seatmate::golem
