// The trail in words: what `why` says under a step.

#include "games/pendulum/reason.h"

#include <gtest/gtest.h>

#include <set>

#include "games/pendulum/game.h"

namespace seatmate::pendulum {
namespace {

TrailEntry line(TrailEntry::What what, Noun noun, Rule rule, const char* method, Bits128 set = 0,
                int a = 0, int b = 0) {
  return {what, static_cast<std::uint8_t>(noun), static_cast<std::uint16_t>(rule), method, set, a,
          b};
}

TEST(Reason, EveryLineHasOneSentence) {
  std::set<std::pair<Rule, std::string_view>> seen;
  for (const WhyLine& why : why_lines)
    EXPECT_TRUE(seen.emplace(why.rule, why.method).second)
        << rule_ids[static_cast<std::size_t>(why.rule)] << ' ' << why.method;
}

// The rulebook is told whole: every rule has a line somewhere.
TEST(Reason, EveryRuleHasALine) {
  std::set<Rule> told;
  for (const WhyLine& why : why_lines) told.insert(why.rule);
  EXPECT_EQ(told.size(), rule_ids.size());
}

TEST(Reason, NamesTheReadingALineRestsOn) {
  const Reason reason = explain(
      {}, {}, line(TrailEntry::What::note, Noun::cells, Rule::PE_COUNCIL_18, "worker-only"));
  EXPECT_EQ(reason.rule, "PE-COUNCIL-18 AMB-6");
  EXPECT_EQ(reason.text.id, "pen.why.worker-only");
}

TEST(Reason, CellsAndTimersAreNamed) {
  const Reason cells = explain(
      {}, {}, line(TrailEntry::What::kept, Noun::cells, Rule::PE_MOVE_2, "in-timer-row", 0b1100));
  EXPECT_EQ(cells.left, (std::vector<std::string>{"bottom-left", "bottom-right"}));
  const Reason timers =
      explain({}, {}, line(TrailEntry::What::kept, Noun::timers, Rule::PE_CARD_4, "out", 0b101));
  EXPECT_EQ(timers.left, (std::vector<std::string>{"purple", "black"}));
}

TEST(Reason, ALineWithoutSentenceSaysTheRule) {
  const Reason reason =
      explain({}, {}, line(TrailEntry::What::note, Noun::cells, Rule::PE_END_3, "something new"));
  EXPECT_EQ(reason.text.id, "pen.rule.PE-END-3");
}

}  // namespace
}  // namespace seatmate::pendulum
