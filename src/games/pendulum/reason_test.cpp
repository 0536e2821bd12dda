// The trail in words: what `why` says under a step.

#include <gtest/gtest.h>

#include <set>

#include "games/pendulum/game.h"
#include "games/pendulum/lines.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {
namespace {

Reason reason_of_line(TrailEntry::What what, Noun noun, Line line, Bits128 set = 0) {
  TrailEntry entry;
  entry.what = what;
  entry.noun = static_cast<std::uint8_t>(noun);
  entry.rule = static_cast<std::uint16_t>(rule_of(line));
  entry.line = static_cast<std::uint16_t>(line);
  entry.set = set;
  return Rulebook::reason({}, {}, entry);
}

TEST(Reason, EveryLineHasOneSentence) {
  for (std::size_t i = 0; i < why_lines.size(); ++i) {
    const Reason reason = reason_of_line(TrailEntry::What::note, Noun::cells, static_cast<Line>(i));
    const WhyLine& why = why_lines[i];
    EXPECT_EQ(reason.text.id, "pen.why." + std::string(why.sentence));
    EXPECT_TRUE(reason.rule.starts_with(rule_ids[static_cast<std::size_t>(why.rule)]));
  }
}

// The rulebook is told whole: every rule has a line somewhere.
TEST(Reason, EveryRuleHasALine) {
  std::set<Rule> told;
  for (const WhyLine& why : why_lines) told.insert(why.rule);
  EXPECT_EQ(told.size(), rule_ids.size());
}

TEST(Reason, NamesTheReadingALineRestsOn) {
  const Reason reason =
      reason_of_line(TrailEntry::What::note, Noun::cells, Line::PE_COUNCIL_18_worker_only);
  EXPECT_EQ(reason.rule, "PE-COUNCIL-18 AMB-6");
  EXPECT_EQ(reason.text.id, "pen.why.worker-only");
}

TEST(Reason, CellsAndTimersAreNamed) {
  const Reason cells =
      reason_of_line(TrailEntry::What::kept, Noun::cells, Line::PE_MOVE_2_in_timer_row, 0b1100);
  EXPECT_EQ(cells.left, (std::vector<std::string>{"bottom-left", "bottom-right"}));
  const Reason timers =
      reason_of_line(TrailEntry::What::kept, Noun::timers, Line::PE_CARD_4_out, 0b101);
  EXPECT_EQ(timers.left, (std::vector<std::string>{"purple", "black"}));
}

}  // namespace
}  // namespace seatmate::pendulum
