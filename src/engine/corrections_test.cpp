#include "engine/corrections.h"

#include <gtest/gtest.h>

#include "engine/deck_kind.h"

namespace seatmate {
namespace {

constexpr Vocabulary words{"pool"};

struct State {
  std::int8_t depth = 2;
  int litres = 2000;
  bool heated = false;
  std::string colour = "blue";
  friend bool operator==(const State&, const State&) = default;
};

struct Catalogue : Corrections<State> {
  explicit Catalogue(const State& s) : Corrections(words, "label", {"no", "yes"}) {
    number("depth", value_label("depth"), 0, 5, s.depth,
           [](State& to) -> std::int8_t& { return to.depth; });
    number("cubic-metres", value_label("cubic-metres"), 0, 9, s.litres / 1000,
           [](State& to, int n) { to.litres = n * 1000; });
    flag("heated", value_label("heated"), s.heated, [](State& to) -> bool& { return to.heated; });
    flag("cold", value_label("cold"), !s.heated, [](State& to, bool cold) { to.heated = !cold; });
    choice("colour", value_label("colour"),
           words.options("colour", std::array<std::string_view, 2>{"blue", "green"}), s.colour,
           [](State& to, const std::string& value) { to.colour = value; });
  }
};

// What is wrong, or nothing.
std::string adjust(State& s, const std::string& path, const std::string& value) {
  const Outcome done = adjusted(words, Catalogue(s).values, s, path, value,
                                [](const State& next) { return next.litres > 0; });
  return done ? std::string() : done.why().id;
}

TEST(Corrections, AreFieldsWithWhatIsThereNow) {
  const std::vector<Field> fields = fields_of(std::move(Catalogue(State{}).values));
  ASSERT_EQ(fields.size(), 5U);
  EXPECT_EQ(fields[0].kind, Field::Kind::number);
  EXPECT_EQ(fields[0].label.id, "pool.value.depth");
  EXPECT_EQ(fields[0].otherwise, "2");
  EXPECT_EQ(fields[0].max, 5);
  EXPECT_EQ(fields[2].otherwise, "no");
  EXPECT_EQ(fields[2].options.front().label.id, "pool.label.no");
  EXPECT_EQ(fields[4].options.back().label.id, "pool.colour.green");
}

TEST(Corrections, SetWhatTheyName) {
  State s;
  for (const auto& [path, value] :
       Settings{{"depth", "5"}, {"cubic-metres", "3"}, {"heated", "yes"}, {"colour", "green"}})
    EXPECT_EQ(adjust(s, path, value), "") << path;
  EXPECT_EQ(s, (State{5, 3000, true, "green"}));
  EXPECT_EQ(adjust(s, "cold", "yes"), "");
  EXPECT_FALSE(s.heated);
}

TEST(Corrections, ThatDoNotFitChangeNothing) {
  State s;
  EXPECT_EQ(adjust(s, "wings", "2"), "pool.error.no-value");
  EXPECT_EQ(adjust(s, "depth", "6"), "pool.error.number");
  EXPECT_EQ(adjust(s, "colour", "red"), "pool.error.word");
  EXPECT_EQ(adjust(s, "cubic-metres", "0"), "pool.error.not-possible");
  EXPECT_EQ(s, State{});
}

TEST(DeckKinds, AToldDeckIsTheUsualOneOnceItIsTold) {
  EXPECT_EQ(deck_option(words, false).field.otherwise, "house");
  EXPECT_EQ(deck_option(words, false).field.options.size(), 2U);
  EXPECT_EQ(deck_option(words, true).field.otherwise, "told");
  EXPECT_EQ(*chosen_deck(words, {{"deck", "told"}}, true), DeckKind::told);
  EXPECT_EQ(*chosen_deck(words, {{"deck", "mine"}}, false), DeckKind::mine);
  EXPECT_EQ(chosen_deck(words, {{"deck", "told"}}, false).why().id, "pool.error.deck-not-told");
}

}  // namespace
}  // namespace seatmate
