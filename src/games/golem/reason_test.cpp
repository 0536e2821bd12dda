// The trail in words: what `why` says under a step.

#include "games/golem/reason.h"

#include <gtest/gtest.h>

#include <set>

#include "games/golem/game.h"
#include "games/golem/marble.h"

namespace seatmate::golem {
namespace {

TrailEntry line(TrailEntry::What what, Noun noun, Rule rule, const char* method, Bits128 set = 0,
                int a = 0) {
  return {what, static_cast<std::uint8_t>(noun), static_cast<std::uint16_t>(rule), method, set, a,
          0};
}
Bits128 bit(int n) { return Bits128{1} << static_cast<unsigned>(n); }

TEST(Reason, EveryLineHasOneSentence) {
  std::set<std::pair<Rule, std::string_view>> seen;
  for (const WhyLine& why : why_lines)
    EXPECT_TRUE(seen.emplace(why.rule, why.method).second)
        << rule_ids[static_cast<std::size_t>(why.rule)] << ' ' << why.method;
}

TEST(Reason, NamesTheReadingALineRestsOn) {
  const auto entry = line(TrailEntry::What::note, Noun::none, Rule::GO_MARBLE_6, "in-play", 0,
                          static_cast<int>(Criterion::most));
  const Reason reason = explain({}, {}, entry);
  EXPECT_EQ(reason.rule, "GO-MARBLE-6 A-05 A-26");
  EXPECT_EQ(reason.text.id, "golem.why.in-play");
  EXPECT_TRUE(reason.left.empty());
}

TEST(Reason, OptionsAreRowAndMarble) {
  const Bits128 left = bit(static_cast<int>(pick_of(Row::work, Marble::white))) |
                       bit(static_cast<int>(pick_of(Row::mirror, Marble::yellow)));
  const Reason reason =
      explain({}, {}, line(TrailEntry::What::kept, Noun::picks, Rule::GO_MARBLE_4, "active", left));
  EXPECT_EQ(reason.left, (std::vector<std::string>{"work-white", "mirror-yellow"}));
  EXPECT_EQ(reason.text.id, "golem.why.criterion-active");
}

TEST(Reason, PlacesAreTilesFromTheTop) {
  const Reason reason = explain(
      {}, {}, line(TrailEntry::What::kept, Noun::places, Rule::GO_RABBI_2, "first-number", bit(1)));
  EXPECT_EQ(reason.left, std::vector<std::string>{"tile-2"});
}

TEST(Reason, ColoursAreDistricts) {
  const Reason reason = explain(
      {}, {},
      line(TrailEntry::What::options, Noun::colours, Rule::GO_STUD_1, "students", bit(0) | bit(2)));
  EXPECT_EQ(reason.left, (std::vector<std::string>{"red", "blue"}));
}

TEST(Reason, ALineWithoutSentenceSaysTheRule) {
  const Reason reason =
      explain({}, {}, line(TrailEntry::What::note, Noun::none, Rule::GO_END_3, "something new"));
  EXPECT_EQ(reason.text.id, "golem.rule.GO-END-3");
}

}  // namespace
}  // namespace seatmate::golem
