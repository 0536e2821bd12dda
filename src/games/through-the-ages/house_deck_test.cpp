// The house deck does what it was tuned for: the cubes are a scale of difficulty, and no icon on
// its cards is dead.

#include <array>

#include "engine/simulator_of.h"
#include "games/through-the-ages/flow_support.h"
#include "games/through-the-ages/lab/human.h"
#include "games/through-the-ages/lab/simulate.h"

namespace seatmate::through_the_ages {
namespace {

const Data& house() {
  static const Data data = must(Rulebook::load(data_files_with_deck()));
  return data;
}
std::unique_ptr<Simulator> simulator(const Data& data, int blue) {
  auto made = Rulebook::simulator(std::make_shared<const Data>(data),
                                  {{"blue", std::to_string(blue)}, {"first", "random"}}, 1);
  EXPECT_TRUE(made);
  return std::move(*made);
}

// ---- what is on the cards

// TTA-SETUP-7, TTA-ANAT-1: 24 cards, eight an age, each with its number and its six sections.
TEST(HouseDeck, HasEightCardsAnAge) {
  const Doc deck = data_files_with_deck()["deck"];
  const std::vector<Doc>& cards = deck["cards"].items();
  ASSERT_EQ(cards.size(), std::size_t{automa_cards});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    EXPECT_EQ(cards[i]["number"].number(), static_cast<int>(i) + 1);
    for (const char* section : {"politics", "cards", "development", "build", "gain", "strip"})
      EXPECT_FALSE(cards[i][section].text().empty()) << i + 1 << " " << section;
  }
  for (const AutomaCard& card : house().house_deck) EXPECT_EQ(card.source, Source::house);
  for (const Age age : {Age::i, Age::ii, Age::iii}) {
    State s;
    lay_out_deck(s, age);
    ASSERT_EQ(s.deck.pile.size(), std::size_t{cards_of_age});
    for (const std::uint8_t number : s.deck.pile)
      EXPECT_EQ((number - 1) / cards_of_age + 1, level(age));
  }
}
// TTA-ANAT-2: the one auction table that is known stands on all of them.
TEST(HouseDeck, HasTheKnownAuctionTable) {
  const InlineVector<AuctionRow, 6> known{
      {-5, 0, 1}, {1, 4, 2}, {5, 10, 3}, {11, AuctionRow::open_above, 4}};
  for (const AutomaCard& card : house().house_deck) EXPECT_EQ(card.auction, known);
}

// TTA-ANAT-3: every icon of the vocabulary is on some card; what is built also with a blue cube.
TEST(HouseDeck, UsesTheWholeVocabulary) {
  std::array<int, politics_names.size()> politics{};
  std::array<int, card_icon_names.size()> cards{};
  std::array<int, dev_icon_names.size()> development{};
  std::array<int, build_icon_names.size()> build{};
  std::array<int, build_icon_names.size()> blue{};
  int alternatives = 0;
  int happy = 0;
  for (const AutomaCard& card : house().house_deck) {
    for (const Politics& icon : card.politics) ++politics[index(icon.icon)];
    for (const CardIcon icon : card.cards) ++cards[index(icon)];
    for (const Development& icon : card.development) {
      for (const DevIcon one : icon) ++development[index(one)];
      alternatives += icon.size() > 1 ? 1 : 0;
    }
    for (const Build& icon : card.build) {
      ++build[index(icon.icon)];
      blue[index(icon.icon)] += icon.blue ? 1 : 0;
      EXPECT_EQ(icon.stages > 0, icon.icon == BuildIcon::wonder);
    }
    happy += card.happy;
    EXPECT_GT(card.military_cards, 0);
  }
  const auto each_is_there = [](const auto& counts, const auto& names) {
    for (std::size_t i = 0; i < names.size(); ++i) EXPECT_GT(counts[i], 0) << names[i];
  };
  each_is_there(politics, politics_names);
  each_is_there(cards, card_icon_names);
  each_is_there(development, dev_icon_names);
  each_is_there(build, build_icon_names);
  for (std::size_t i = 0; i < blue.size(); ++i)
    EXPECT_EQ(blue[i] > 0, i != index(BuildIcon::wonder)) << build_icon_names[i];
  EXPECT_GT(alternatives, 0);
  EXPECT_GT(happy, 0);
}

// ---- what they do

class HouseGames : public testing::Test {
 public:
  static constexpr std::uint64_t games = 600;

  // Is there a game that goes otherwise with these cards?
  bool changes_a_game(const Data& cards) {
    if (usual_.empty()) {
      const auto played = simulator(house(), 4);
      for (std::uint64_t i = 0; i < games; ++i) usual_.push_back(played->play(7, i, metrics_));
    }
    const auto other = simulator(cards, 4);
    for (std::uint64_t i = 0; i < games; ++i)
      if (other->play(7, i, metrics_) != usual_[i]) return true;
    return false;
  }

 private:
  std::vector<std::uint64_t> usual_;
  std::array<std::int32_t, metric_names.size()> metrics_{};
};

// TTA-GEN-10: every icon of every card does something: without it some game is another one.
TEST_F(HouseGames, NoIconIsDead) {
  int icons = 0;
  for (std::size_t c = 0; c < automa_cards; ++c) {
    const AutomaCard& card = house().house_deck[c];
    const auto matters = [&](auto section, std::size_t i, std::string_view icon) {
      Data cards = house();
      (cards.house_deck[c].*section).erase_at(i);
      EXPECT_TRUE(changes_a_game(cards)) << "card " << c + 1 << ": " << icon;
      ++icons;
    };
    for (std::size_t i = 0; i < card.politics.size(); ++i)
      matters(&AutomaCard::politics, i, politics_names[index(card.politics[i].icon)]);
    for (std::size_t i = 0; i < card.cards.size(); ++i)
      matters(&AutomaCard::cards, i, card_icon_names[index(card.cards[i])]);
    for (std::size_t i = 0; i < card.build.size(); ++i)
      matters(&AutomaCard::build, i, build_icon_names[index(card.build[i].icon)]);
    for (std::size_t i = 0; i < card.development.size(); ++i)
      for (std::size_t k = 0; k < card.development[i].size(); ++k) {
        Data cards = house();
        cards.house_deck[c].development[i].erase_at(k);
        EXPECT_TRUE(changes_a_game(cards))
            << "card " << c + 1 << ": " << dev_icon_names[index(card.development[i][k])];
        ++icons;
      }
  }
  EXPECT_GT(icons, 200);
}
// TTA-ANAT-2: so do the numbers: what she gains, and the strip for auctions, attacks and wars.
TEST_F(HouseGames, NoNumberIsDead) {
  for (std::size_t c = 0; c < automa_cards; ++c)
    for (const auto number : {&AutomaCard::military_cards, &AutomaCard::happy}) {
      Data cards = house();
      std::uint8_t& printed_number = cards.house_deck[c].*number;
      if (printed_number == 0) continue;
      printed_number = 0;
      EXPECT_TRUE(changes_a_game(cards)) << "card " << c + 1;
    }
  // The strip is looked at now and then only: all cards of an age at once.
  for (const Age age : {Age::i, Age::ii, Age::iii})
    for (const auto number :
         {&AutomaCard::colonisation, &AutomaCard::defence, &AutomaCard::war_units}) {
      if (age == Age::i && number == &AutomaCard::war_units) continue;  // no wars yet
      Data cards = house();
      for (int i = 0; i < cards_of_age; ++i)
        cards.house_deck[static_cast<std::size_t>(first_of_deck(age) - 1 + i)].*number = 0;
      EXPECT_TRUE(changes_a_game(cards)) << "age " << level(age);
    }
}

// A table that keeps the trail of whole games.
using ListeningTable = game_test::ListeningTable<Table, SimulatedHuman>;

// TTA-CARD-7: what an icon of the section CARDS wants she often gets, not only the leftmost card
// instead of it.
TEST_F(HouseGames, SheTakesWhatTheIconsWant) {
  std::array<int, card_icon_names.size()> wanted{};
  Arena arena;
  for (std::uint64_t game = 0; game < games; ++game) {
    const auto first = Rulebook::start(house(), {{"blue", "2"}, {"row", "dealt"}}, game);
    ASSERT_TRUE(first);
    State s = *first;
    SimulatedHuman human(Random(game, 1));
    ListeningTable table{house(), arena, human};
    ASSERT_TRUE(game_test::play_out<Rulebook>(s, table));
    for (const TrailEntry& entry : table.trail.entries)
      if (static_cast<Rule>(entry.rule) == Rule::TTA_CARD_7)
        ++wanted[static_cast<std::size_t>(entry.a)];
  }
  // ANY, the last one, wants nothing in particular.
  for (std::size_t i = 0; i < index(CardIcon::any); ++i)
    EXPECT_GE(wanted[i], 50) << card_icon_names[i];
}

// TTA-DIFF-1, TTA-SETUP-6: every blue cube makes her clearly better.
TEST_F(HouseGames, CubesAreAScale) {
  std::array<std::int32_t, metric_names.size()> metrics{};
  double before = 0;
  for (int blue = 0; blue <= 4; ++blue) {
    const auto played = simulator(house(), blue);
    double sum = 0;
    for (std::uint64_t i = 0; i < 400; ++i) {
      static_cast<void>(played->play(7, i, metrics));
      sum += metrics[0];
    }
    const double mean = sum / 400;
    EXPECT_GE(mean, before + 10) << blue << " cubes";
    before = mean;
  }
}

}  // namespace
}  // namespace seatmate::through_the_ages
