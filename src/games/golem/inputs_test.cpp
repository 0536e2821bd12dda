// What a human does besides, and what can be corrected.

#include <algorithm>

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

bool offers(const State& s, std::string_view verb) {
  const auto forms = Rulebook::forms(printed(), s);
  return std::ranges::any_of(forms, [&](const Form& form) { return form.verb == verb; });
}

class Besides : public RuleTest {
 public:
  Besides() {
    s.queue = {Player::human1, Player::automa};
    for (std::size_t i = 0; i < positions; ++i)
      s.library[i] = book_of(static_cast<int>(i) + 1, t.data.books[i].colour);
  }
  bool say(const char* verb, const char* what) {
    return Rulebook::apply(s, {verb, {what}}, t).ok();
  }
};

// GO-KILL-1: a human buries a golem; the leftmost free cell is offered first, gaps may be left.
TEST_F(Besides, AHumanBuriesAGolem) {
  s.cemetery = 0b1;
  ASSERT_TRUE(offers(s, "bury"));
  for (const Form& form : Rulebook::forms(printed(), s))
    if (form.verb == "bury") EXPECT_EQ(form.fields[0].otherwise, "2");
  EXPECT_TRUE(say("bury", "3"));
  EXPECT_EQ(s.cemetery, 0b101);
  EXPECT_FALSE(say("bury", "3"));
  EXPECT_FALSE(say("bury", "11"));
  EXPECT_EQ(s.queue.size(), 2U);  // the turn is still his
  for (PrintedEffect& cell : t.data.cemetery) cell.effect = effect_of("vp:1");
  t.data.cemetery[1].effect = effect_of("vp:7");
  golem(Colour::red, 4);
  run(kill_golem(s, t));
  EXPECT_EQ(s.score, 7);
}

// F-16: only what is left is thrown again, so no other colour is offered; a new round is of all
// marbles.
TEST_F(Besides, OnlyTheMarblesThatAreLeftAreThrownAgain) {
  s.marbles_told = true;
  row(Row::mirror, {Marble::red, Marble::white});
  for (const Form& form : Rulebook::forms(printed(), s)) {
    if (form.verb != "pass") continue;
    ASSERT_EQ(form.fields.size(), 1U);
    ASSERT_EQ(form.fields[0].options.size(), 2U);
    EXPECT_EQ(form.fields[0].options[0].token, "red");
    EXPECT_EQ(form.fields[0].options[1].token, "white");
    EXPECT_EQ(form.fields[0].parts.size(), 5U);
  }
  EXPECT_FALSE(say("pass", "red / / red / /"));
  EXPECT_EQ(ThrownMarbles::form(printed(), s).fields[0].options.size(), 5U);
}

// What was told is said back in words, not as it was typed.
TEST_F(Besides, WhatIsToldIsSaidBackInWords) {
  const auto answer = [&](const char* verb, std::vector<std::string> args) {
    const Message said = Rulebook::describe(printed(), s, {verb, std::move(args)});
    EXPECT_EQ(said.id, "golem.said.answered");
    const auto found = std::ranges::find(said.args, "answer", &Argument::key);
    EXPECT_NE(found, said.args.end());
    if (found == said.args.end()) return std::string();
    return found->items.empty() ? found->text : found->items[0].id;
  };
  EXPECT_EQ(answer("tell-card", {"gold", "2", "marble", "2,1,3", "work,most", "1,2", "left"}),
            "golem.label.card-told");
  EXPECT_EQ(answer("tell-effect", {"clay:2 / vp:3"}), "golem.label.effect-or");
  EXPECT_EQ(answer("tell-book", {"black", "2", "kill"}), "golem.label.book-told");
  EXPECT_EQ(answer("tell-character", {"yellow", "blue", "2", "3", "learning:2"}),
            "golem.label.character-told");
  EXPECT_EQ(answer("thrown", {"red red / / blue / /"}), "golem.label.list");
  EXPECT_NE(answer("card", {"7"}), "golem.label.nothing");
}

// GO-BOOK-1: a book is bought in any phase: whenever the game waits, and on a human's turn.
TEST_F(Besides, ABookIsBoughtInAnyPhase) {
  s.book_stack = {30, 31, 32};
  const int second = number_of(s.library[1]);
  EXPECT_TRUE(offers(s, "book"));
  for (const Phase phase : {Phase::refresh, Phase::movement, Phase::actions}) {
    s.phase = phase;
    s.wait = true;
    if (phase == Phase::refresh) s.queue.clear();
    for (const char* verb : {"go", "book", "bury", "menorah"}) EXPECT_TRUE(offers(s, verb)) << verb;
    EXPECT_FALSE(offers(s, "marble"));
    const State before = s;
    EXPECT_TRUE(say("book", "1"));
    EXPECT_TRUE(s.wait);
    EXPECT_EQ(number_of(s.library[0]), second);
    s = before;
  }
  s.wait = false;
  s.queue.clear();
  EXPECT_FALSE(say("book", "1"));  // she is at it
}

// What was bought is named.
TEST_F(Besides, ABoughtBookIsNamed) {
  const Message said = Rulebook::describe(printed(), s, {"book", {"2"}});
  bool named = false;
  for (const Argument& arg : said.args) named = named || (arg.key == "book" && arg.number == 2);
  EXPECT_TRUE(named);
}

class Corrected : public Besides {
 public:
  bool adjust(const char* path, const char* value) {
    return Rulebook::adjust(printed(), s, path, value).ok();
  }
  Corrected() {
    s.table_told = true;
    s.queue = {Player::automa, Player::human1, Player::automa, Player::automa};
    s.laid.clear();
    for (std::uint8_t n = card_count; n >= 1; --n) s.deck.pile.push_back(n);
  }
};

// Her books, the library, the marbles she took and the character agree with the table again.
TEST_F(Corrected, BooksMarblesAndCharacter) {
  ASSERT_TRUE(Rulebook::sound(printed(), s));
  EXPECT_TRUE(adjust("library.1", "20"));
  EXPECT_EQ(number_of(s.library[0]), 20);
  EXPECT_EQ(colour_of(s.library[0]), printed().books[19].colour);
  EXPECT_TRUE(adjust("library.2", "unknown"));
  EXPECT_TRUE(adjust("library.3", "none"));
  EXPECT_FALSE(adjust("library.4", "20"));  // it lies there already
  EXPECT_TRUE(adjust("column.1.1", "33"));
  EXPECT_TRUE(adjust("column.1.2", "35"));
  EXPECT_EQ(s.columns[0].size(), 2U);
  EXPECT_FALSE(adjust("column.1.3", "7"));  // another colour
  EXPECT_TRUE(adjust("column.1.1", "none"));
  EXPECT_EQ(number_of(s.columns[0][0]), 35);
  EXPECT_TRUE(adjust("character", "45"));
  EXPECT_EQ(s.characters[s.round - 1U], 45);
  s.marbles_left[0] = 1;
  s.queue.erase_at(0);
  s.laid.push_back(s.deck.draw());
  EXPECT_TRUE(adjust("taken.1", "white"));
  EXPECT_EQ(s.taken, (InlineVector<Marble, 2>{Marble::white}));
  EXPECT_TRUE(adjust("taken.1", "none"));
  EXPECT_TRUE(s.taken.empty());
}

// A character that was dealt for a later round comes then, and books leave the stack.
TEST_F(Corrected, WhatWasDealtIsSwapped) {
  s.characters = {38, 39, 40, 41};
  EXPECT_TRUE(adjust("character", "41"));
  EXPECT_EQ(s.characters, (InlineVector<std::uint8_t, rounds>{38, 41, 40, 39}));
}

// ---- printed values

// F-22, F-23, F-28: printed values that decide are facts, told once.
TEST(PrintedValues, AreFactsWithTheirRanges) {
  Data data = printed();
  const auto tell = [&](const char* id, const char* value) {
    return Rulebook::learn(data, {id, value}).ok();
  };
  EXPECT_TRUE(tell("board.red-zone", "-1 0 2 -5"));
  EXPECT_FALSE(tell("board.red-zone", "-1 0 2 -6"));
  EXPECT_FALSE(tell("board.red-zone", "-1 0"));
  EXPECT_TRUE(tell("board.special-slots", "2 5"));
  EXPECT_FALSE(tell("board.special-slots", "5 5"));
  EXPECT_TRUE(tell("board.price-of-x", "4"));
  EXPECT_TRUE(tell("board.student-start", "0"));
  EXPECT_FALSE(tell("board.student-start", "2"));
  EXPECT_TRUE(tell("board.golem-prices", "4 2"));
  State s;
  s.level = 3;
  EXPECT_EQ(last_red_space(data, s), 2);
  for (const SetupOption& option : Rulebook::options(printed()))
    for (const char* gone : {"a-01-first", "a-01-second", "a-02", "f-22", "f-23", "f-28-base"})
      EXPECT_NE(option.field.id, gone);
}

// House values only where the player chose them: otherwise each of them is asked.
TEST(PrintedValues, AreHouseOnlyByChoice) {
  State s;
  for (const BoardTable table :
       {BoardTable::red_zone, BoardTable::special_slots, BoardTable::price_of_x,
        BoardTable::student_start, BoardTable::golem_prices}) {
    s.house_facts = true;
    EXPECT_TRUE(TableFact{table}.known(printed(), s));
    s.house_facts = false;
    EXPECT_FALSE(TableFact{table}.known(printed(), s));
  }
}

}  // namespace
}  // namespace seatmate::golem
