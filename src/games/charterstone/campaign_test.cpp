// A campaign as the session keeps it: several evenings, the program ended between them.

#include "session/campaign.h"

#include "games/charterstone/lab/human.h"
#include "games/charterstone/test_support.h"
#include "session/memory_store.h"

namespace seatmate::charterstone {
namespace {

class Campaigns : public testing::Test {
 public:
  std::unique_ptr<const Box> box = open_box();
  Rules rules{box.get(), 1};
  MemoryStore store;
  std::unique_ptr<Simulator> simulator = must(box->simulator({}, 1));
  std::int64_t now = 1794769200000;

  NewGame evening(std::string id) {
    NewGame game;
    game.id = std::move(id);
    game.seed = 7;
    game.now = ++now;
    game.settings = {{"printed", "house"}};
    return game;
  }
  void play(Session& session) {
    auto human = must(box->simulator({}, 1));
    for (int n = 0; n < 5000 && session.prompt().mood != Prompt::Mood::over; ++n) {
      Entry entry = human->next_entry(session.play());
      entry.at = ++now;
      const auto report = session.apply(entry);
      ASSERT_TRUE(report) << entry.verb << " " << report.why().id;
    }
    ASSERT_TRUE(session.result());
  }
  Campaign campaign() { return must(find_campaign(store, "village-1")); }
  static std::string value(const Play& play, std::string_view path) {
    for (const auto& [name, text] : play.save())
      if (name == path) return text;
    return "?";
  }
};

TEST_F(Campaigns, ThreeGamesOneAfterTheOther) {
  {
    Session first = must(start_campaign(rules, evening("village-1"), store));
    // Game 2 before Game 1 is over: a sentence, nothing changed.
    const auto early = next_game(rules, campaign(), evening("village-2"), store);
    ASSERT_FALSE(early);
    EXPECT_EQ(early.why().id, "session.error.chapter-open");
    play(first);
  }
  EXPECT_EQ(campaign().games.size(), 1U);
  Saved carried;
  {
    Session second = must(next_game(rules, campaign(), evening("village-2"), store));
    EXPECT_EQ(value(second.play(), "game"), "2");
    EXPECT_EQ(value(second.play(), "campaign.guidepost"), "400");
    EXPECT_EQ(second.journal().header.chapter, 2);
    EXPECT_FALSE(second.journal().header.carried.empty());
    play(second);
    // A correction after the game is handed on, too.
    const auto corrected = second.apply({"adjust", {"strength", "5"}, ++now});
    ASSERT_TRUE(corrected) << corrected.why().id;
    carried = *second.play().carried();
  }
  Session third = must(next_game(rules, campaign(), evening("village-3"), store));
  EXPECT_EQ(third.journal().header.carried, carried);
  EXPECT_EQ(value(third.play(), "game"), "3");
  EXPECT_EQ(value(third.play(), "campaign.strength"), "5");

  // Only the last game can be changed.
  EXPECT_FALSE(may_change(store, must(store.load("village-2")).journal.header));
  EXPECT_TRUE(may_change(store, third.journal().header));

  // Whole out, whole in.
  play(third);
  const std::string text = must(export_campaign(store, campaign()));
  MemoryStore other;
  const Campaign taken = must(import_campaign(rules, text, other, now));
  EXPECT_EQ(taken.games.size(), 3U);
  EXPECT_EQ(must(export_campaign(other, taken)), text);
  EXPECT_FALSE(import_campaign(rules, text, other, now));
  // A journal that is missing, or out of order, is noticed.
  const std::size_t second = text.find("\nseatmate journal", 30);
  const std::size_t last = text.find("\nseatmate journal", second + 5);
  EXPECT_FALSE(read_campaign(rules, text.substr(0, second) + text.substr(last)));
  EXPECT_FALSE(read_campaign(rules, text.substr(0, text.size() - 9)));
}

// The same campaign comes out the same, played again from its journals.
TEST_F(Campaigns, TwelveGames) {
  Session game = must(start_campaign(rules, evening("village-1"), store));
  play(game);
  for (int chapter = 2; chapter <= campaign_games; ++chapter) {
    Session next =
        must(next_game(rules, campaign(), evening("village-" + std::to_string(chapter)), store));
    play(next);
    if (HasFatalFailure()) return;
    const Session again = must(Session::open(rules, next.journal(), nullptr, 0));
    EXPECT_EQ(again.play().save(), next.play().save());
    EXPECT_EQ(again.kept(), 0U);
  }
  EXPECT_EQ(campaign().games.size(), 12U);
  Session after = must(next_game(rules, campaign(), evening("village-13"), store));
  EXPECT_EQ(value(after.play(), "game"), "13");
  EXPECT_EQ(value(after.play(), "campaign.strength"), "3");  // CH-POST-2
}

}  // namespace
}  // namespace seatmate::charterstone
