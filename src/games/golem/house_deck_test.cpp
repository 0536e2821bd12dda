// The house deck does what it was tuned for: the levels are in order and clearly apart, and nothing
// on its cards is dead.

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "engine/simulator_of.h"
#include "games/golem/game.h"
#include "games/golem/lab/human.h"
#include "games/golem/lab/simulate.h"
#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

struct Mean {
  double mean = 0;
  double margin = 0;  // of 99 of 100 cases
};

Mean mean_score(const std::string& level, int games) {
  const auto simulator =
      Rulebook::simulator(std::make_shared<const Data>(printed()), {{"level", level}}, 1);
  EXPECT_TRUE(simulator.ok());
  double sum = 0;
  double squares = 0;
  std::array<std::int32_t, metric_names.size()> metrics{};
  for (int i = 0; i < games; ++i) {
    (*simulator)->play(7, static_cast<std::uint64_t>(i), metrics);
    sum += metrics[0];
    squares += static_cast<double>(metrics[0]) * metrics[0];
  }
  const double mean = sum / games;
  return {mean, 2.58 * std::sqrt((squares / games - mean * mean) / games)};
}

// GO-DIFF-1: every level is a clear step up.
TEST(HouseDeck, TheLevelsAreInOrderAndApart) {
  Mean before = mean_score("1", 2000);
  for (const char* level : {"2", "3", "4"}) {
    const Mean now = mean_score(level, 2000);
    EXPECT_GT(now.mean - now.margin, before.mean + before.margin) << level;
    EXPECT_GT(now.mean, before.mean + 8) << level;
    before = now;
  }
}

// A table that keeps the trail of whole games.
using ListeningTable = game_test::ListeningTable<Table, SimulatedHuman>;

TEST(HouseDeck, NothingOnTheCardsIsDead) {
  const Data& data = printed();
  std::array<int, criterion_count> criteria{};
  std::array<int, bonus_count> bonuses{};
  std::array<int, positions + 1> places{};
  std::array<int, 3> kinds{};  // how a turn's action came about
  Arena arena;
  for (std::uint64_t game = 0; game < 400; ++game) {
    const std::string humans = std::to_string(1 + game % 3);
    const auto first = Rulebook::start(data,
                                       {{"level", "4"},
                                        {"humans", humans},
                                        {"tiles", "app"},
                                        {"marbles", "app"},
                                        {"printed", "house"}},
                                       game);
    ASSERT_TRUE(first.ok());
    State s = *first;
    SimulatedHuman human(Random(game, 1));
    ListeningTable table{data, arena, human};
    ASSERT_TRUE(game_test::play_out<Rulebook>(s, table));
    for (const TrailEntry& entry : table.trail.entries) {
      const auto a = static_cast<std::size_t>(entry.a);
      switch (static_cast<Line>(entry.line)) {
        case Line::GO_MARBLE_4_decides:
        case Line::GO_MARBLE_4_active:
          ++criteria[a];
          break;
        case Line::GO_BONUS_2_kind:
          ++bonuses[a];
          break;
        case Line::GO_RABBI_2_first_number:
          ++places[a];
          break;
        case Line::GO_TURN_2_column:
          ++kinds[0];
          break;
        case Line::GO_TURN_2_symbol:
          ++kinds[1];
          break;
        case Line::GO_TURN_1_owed:
          ++kinds[2];
          break;
        default:
          break;
      }
    }
  }
  // At least once in twenty games each.
  for (std::size_t i = 0; i < criteria.size(); ++i)
    EXPECT_GE(criteria[i], 20) << criterion_names[i];
  for (std::size_t i = 1; i < bonuses.size(); ++i) EXPECT_GE(bonuses[i], 20) << bonus_names[i];
  for (std::size_t i = 1; i < places.size(); ++i) EXPECT_GE(places[i], 20) << "tile " << i;
  for (const int kind : kinds) EXPECT_GE(kind, 20);
}

// Nobody could play from a deck of ours with an empty card: such a file is refused.
TEST(DeckFile, OurDeckHasNoEmptyCard) {
  const auto refusal = [](const auto& change) {
    Json files = tree_of(data_files());
    change(files["deck"]);
    const auto data = Rulebook::load(to_doc(files));
    return data ? std::string() : data.why().id;
  };
  const Json empty = tree_of(Rulebook::deck_template(printed()));
  EXPECT_EQ(refusal([](Json&) {}), "");
  EXPECT_EQ(refusal([&](Json& deck) { deck["cards"][4] = empty[4]; }), "golem.error.data");
  EXPECT_EQ(refusal([](Json& deck) { deck["source"] = "heard"; }), "golem.error.data");
}

// A file filled in half: the empty cards stay untold, half a card is refused.
TEST(DeckFile, CardsLeftEmptyStayUntold) {
  const auto none = Rulebook::read_deck(printed(), Rulebook::deck_template(printed()));
  ASSERT_TRUE(none.ok());
  EXPECT_TRUE(none->empty());
  const auto with_first = [](const char* column) {
    const Doc empty = Rulebook::deck_template(printed());
    Doc cards = Doc::list();
    for (const Doc& blank : empty.items()) {
      Doc card = blank;
      if (cards.items().empty())
        for (const char* key : {"rabbi", "marble", "books"}) {
          Doc list = Doc::list();
          if (std::string_view(key) != column)
            list.push(std::string_view(key) == "marble" ? Doc("most") : Doc(3));
          card.set(key, std::move(list));
        }
      cards.push(std::move(card));
    }
    return Rulebook::read_deck(printed(), cards);
  };
  const auto one = with_first("");
  ASSERT_TRUE(one.ok());
  ASSERT_EQ(one->size(), 1U);
  EXPECT_EQ(one->front().id, "card.1");
  for (const char* column : {"rabbi", "marble", "books"}) {
    const auto half = with_first(column);
    ASSERT_FALSE(half.ok()) << column;
    EXPECT_EQ(half.why().id, "golem.error.deck-empty") << column;
  }
}

// GO-CARD-2: a card is told as a file has it: the grey, the yellow and the blue column each show
// something. What was told is a deck that can be read.
TEST(DeckFile, ACardWithAnEmptyColumnIsNotTold) {
  Data data = printed();
  for (const char* half :
       {"none 0 marble - most 3 none", "none 0 marble 3 - 3 none", "none 0 marble 3 most - none",
        "none 0 marble , most 3 none", "none 0 marble - - - none"}) {
    const Outcome told = Rulebook::learn(data, {"card.1", half});
    ASSERT_FALSE(told) << half;
    EXPECT_EQ(told.why().id, "golem.error.card-empty") << half;
  }
  const Form form = CardFact{1}.form(data, State{});
  for (const Field& field : form.fields)
    EXPECT_EQ(field.min, field.kind == Field::Kind::list ? 1 : 0) << field.id;
  const Entry empty_yellow{"tell-card", {"none", "0", "rabbi", "3", "", "1", "none"}, 1};
  EXPECT_FALSE(CardFact{1}.read(data, State{}, empty_yellow));
  for (int n = 1; n <= card_count; ++n)
    ASSERT_TRUE(Rulebook::learn(data, {"card." + std::to_string(n), "none 0 rabbi 3 most 1 none"}));
  const auto told = Rulebook::read_deck(data, Rulebook::deck(data));
  ASSERT_TRUE(told.ok());
  EXPECT_EQ(told->size(), static_cast<std::size_t>(card_count));
}

// GO-CARD-2 and the constraints any deck of ours keeps.
TEST(HouseDeck, KeepsToTheVocabulary) {
  int marble_first = 0;
  bool shuffles = false;
  for (const AutomaCard& card : printed().house_deck) {
    EXPECT_EQ(card.tiles.size(), static_cast<std::size_t>(positions));
    EXPECT_EQ(card.books.size(), static_cast<std::size_t>(positions));
    EXPECT_TRUE(card.criteria.contains(Criterion::left));
    EXPECT_TRUE(card.criteria.contains(Criterion::right));
    EXPECT_EQ(card.source, Source::house);
    marble_first += card.marble_first ? 1 : 0;
    shuffles = shuffles || card.bonus == Bonus::shuffle;
  }
  EXPECT_GT(marble_first, card_count / 2);
  EXPECT_TRUE(shuffles);
}

}  // namespace
}  // namespace seatmate::golem
