// The house deck does what it was tuned for: the levels are in order and clearly apart, and nothing
// on its cards is dead.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>

#include "games/pendulum/game.h"
#include "games/pendulum/lab/simulate.h"
#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

using Metrics = std::array<std::int32_t, metric_names.size()>;

std::unique_ptr<Simulator> simulator_of(const Data& data, const Settings& settings) {
  auto simulator = Rulebook::simulator(std::make_shared<const Data>(data), settings, 1);
  EXPECT_TRUE(simulator.ok());
  return std::move(*simulator);
}

struct Mean {
  double mean = 0;
  double margin = 0;  // of 99 of 100 cases
};
Mean mean_of(const std::string& level, std::size_t metric, int games) {
  const auto simulator = simulator_of(printed(), {{"level", level}});
  double sum = 0;
  double squares = 0;
  Metrics metrics{};
  for (int i = 0; i < games; ++i) {
    simulator->play(7, static_cast<std::uint64_t>(i), metrics);
    sum += metrics[metric];
    squares += static_cast<double>(metrics[metric]) * metrics[metric];
  }
  const double mean = sum / games;
  return {mean, 2.58 * std::sqrt((squares / games - mean * mean) / games)};
}

// PE-DIFF-1, PE-DIFF-A to PE-DIFF-F: every level is a clear step up, in points and in games won.
TEST(HouseDeck, PE_DIFF_1_TheLevelsAreInOrderAndApart) {
  for (const std::size_t metric : {0U, 2U}) {
    Mean before = mean_of("a", metric, 2000);
    for (const char* level : {"b", "c", "d", "e", "f"}) {
      const Mean now = mean_of(level, metric, 2000);
      EXPECT_GT(now.mean - now.margin, before.mean + before.margin) << level << ' ' << metric;
      before = now;
    }
  }
}

// Leaving out one thing on one card changes some game.
bool matters(const std::function<void(Data&)>& leave_out) {
  Data changed = printed();
  leave_out(changed);
  if (changed == printed()) return true;  // nothing stands there
  const auto ours = simulator_of(printed(), {{"level", "d"}});
  const auto other = simulator_of(changed, {{"level", "d"}});
  Metrics metrics{};
  for (std::uint64_t i = 0; i < 400; ++i)
    if (ours->play(3, i, metrics) != other->play(3, i, metrics)) return true;
  return false;
}
TEST(HouseDeck, NothingOnTheCardsIsDead) {
  for (std::size_t i = 0; i < card_count; ++i) {
    const auto without = [&](auto member, auto value) {
      return matters([&](Data& data) { data.house_deck[i].*member = value; });
    };
    EXPECT_TRUE(without(&AutomaCard::worker, WorkerSymbol::none)) << i + 1;
    EXPECT_TRUE(without(&AutomaCard::timer, TimerSymbol::none)) << i + 1;
    EXPECT_TRUE(without(&AutomaCard::votes, std::int8_t{0})) << i + 1;
    EXPECT_TRUE(without(&AutomaCard::vp, std::int8_t{0})) << i + 1;
    EXPECT_TRUE(without(&AutomaCard::icon, Icon::none)) << i + 1;
  }
}

// PE-CARD-2, PE-PROV-1 and what is known of the printed cards.
TEST(HouseDeck, KeepsToTheVocabulary) {
  std::array<int, 3> workers{};
  std::array<int, 3> timers{};
  std::array<int, province_places + 1> provinces{};
  std::array<int, icon_count> icons{};
  for (const AutomaCard& card : printed().house_deck) {
    ++workers[index(card.worker)];
    ++timers[index(card.timer)];
    ++provinces[card.province];
    ++icons[index(card.icon)];
    EXPECT_TRUE(card.province == 0 ||
                (card.worker == WorkerSymbol::none && card.timer == TimerSymbol::none));
    EXPECT_GE(card.votes, -1);
    EXPECT_LE(card.votes, 3);
    EXPECT_GE(card.vp, 0);
    EXPECT_LE(card.vp, 2);
    EXPECT_EQ(card.left, Source::house);
    EXPECT_EQ(card.right, Source::house);
  }
  for (const int n : workers) EXPECT_GT(n, 0);
  for (const int n : timers) EXPECT_GT(n, 0);
  for (const int n : provinces) EXPECT_GT(n, 0);
  for (std::size_t i = 1; i < icons.size(); ++i) EXPECT_GT(icons[i], 0) << icon_names[i];
  EXPECT_EQ(printed().house_deck[27].votes, 0);
  EXPECT_EQ(printed().house_deck[27].icon, Icon::max_three);
}
TEST(HouseDeck, KeepsWhatIsKnownOfScorecardAndTrack) {
  const Scorecard& d = printed().house_scorecards[index(Level::d)];
  EXPECT_EQ(d.vp[1], 5);
  EXPECT_EQ(d.votes[1], 5);
  EXPECT_EQ(d.vp[2], 10);
  EXPECT_EQ(d.votes[2], 9);
  bool four_seen = false;
  bool two_after_four = false;
  for (const Label& label : printed().house_track.labels) {
    four_seen = four_seen || label.minus == 4;
    two_after_four = two_after_four || (four_seen && label.minus == 2);
  }
  EXPECT_TRUE(two_after_four);
}

}  // namespace
}  // namespace seatmate::pendulum
