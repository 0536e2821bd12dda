// Chapter "Books".

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

class Books : public RuleTest {
 public:
  // The library from left to right; a book that is not there is "none".
  void library(std::initializer_list<BookColour> colours) {
    std::size_t i = 0;
    s.library.fill(Book::none);
    for (const BookColour colour : colours) {
      const auto number = static_cast<int>(i) + 1;
      s.library[i] = book_of(number, colour);
      BookCard& card = t.data.books[i++];
      card.colour = colour;
      card.price = 1;
      card.effect = effect_of("vp:1");
    }
  }
  void column(std::size_t which, std::initializer_list<BookColour> colours) {
    s.columns[which - 1].clear();
    for (const BookColour colour : colours) s.columns[which - 1].push_back(book_of(9, colour));
  }
  BookFit fit(BookColour colour, bool student_can_go_back = true) {
    return fit_book(t, colour, student_can_go_back, s.columns);
  }
  int column_for(BookColour colour) {
    const BookFit found = fit(colour);
    return found.fits ? found.column + 1 : 0;
  }
  BookChoice choose(std::initializer_list<std::uint8_t> numbers, bool student_can_go_back = true) {
    const InlineVector<std::uint8_t, positions> column_of_card(numbers);
    return run(
        choose_book(s, t, column_of_card, student_can_go_back, std::span<const Column>(s.columns)));
  }
};

using enum BookColour;

// Example BOOK, GO-BOOK-3, GO-BOOK-4: blue into column 1, red and black into column 2, blue again
// into column 1.
TEST_F(Books, ExampleOfTheBooklet) {
  EXPECT_EQ(column_for(blue), 1);
  column(1, {blue});
  for (const BookColour next : {red, green, yellow, black}) EXPECT_EQ(column_for(next), 2);
  column(2, {red});
  EXPECT_EQ(column_for(blue), 1);
}

// GO-BOOK-1: the blue column of the card laid last, from the top, in every effect that buys.
TEST_F(Books, TheLastLaidCardSaysWhichBook) {
  library({red, green, yellow});
  t.data.house_deck[0].books = {3, 1, 2};
  set_card(2, {}).books = {2, 3, 1};
  s.laid.push_back(2);
  run(buy_book(s, t, 0));
  ASSERT_EQ(books_owned(s), 1);
  EXPECT_EQ(colour_of(s.columns[0][0]), green);
  // The others slide to the left.
  EXPECT_EQ(colour_of(s.library[1]), yellow);
}

// GO-BOOK-1: a price, the surcharge of the place, and what the book does.
TEST_F(Books, ABookIsPaidAndApplied) {
  library({red, green, yellow});
  t.data.house_deck[0].books = {2};
  t.data.books[1].price = 5;
  t.data.books[1].effect = effect_of("vp:8");
  table(BoardTable::library_surcharge, {0, 1, 2, 3, 4});
  s.marker = 10;
  run(buy_book(s, t, 0));
  EXPECT_EQ(s.marker, 4);
  EXPECT_EQ(s.score, 8);
}

// GO-BOOK-2: five cards in its column, an empty place, a black one without a student to go back:
// the next number.
TEST_F(Books, WhatCannotBeBoughtIsSkipped) {
  library({blue, black, red, green});
  column(1, {blue, blue, blue, black, blue});
  const BookChoice choice = choose({5, 1, 2, 4}, false);
  EXPECT_EQ(choice.position, 4);
  EXPECT_EQ(choice.column, 1);
  EXPECT_EQ(choice.skipped, (InlineVector<std::uint8_t, positions>{5, 1, 2}));
  EXPECT_EQ(choice.why, (InlineVector<BookSkip, positions>{BookSkip::empty, BookSkip::column_full,
                                                           BookSkip::no_student}));
  EXPECT_EQ(choose({2}, true).position, 2);
}

// GO-BOOK-3: into the column of its colour, else the leftmost empty one, else the leftmost with
// only black cards.
TEST_F(Books, AColouredBookFindsItsColumn) {
  column(1, {black});
  column(2, {black, green});
  column(4, {black, black});
  EXPECT_EQ(column_for(green), 2);
  EXPECT_EQ(column_for(red), 3);
  column(3, {blue});
  column(5, {yellow});
  EXPECT_EQ(column_for(red), 1);
  column(1, {black, black, black, black, black});
  EXPECT_EQ(column_for(red), 4);
  column(4, {green});
  EXPECT_EQ(column_for(red), 0);
}

// GO-BOOK-4: black into the leftmost empty column, else the one with most cards below five.
TEST_F(Books, ABlackBookGoesToTheLongestColumn) {
  column(1, {red, red});
  EXPECT_EQ(column_for(black), 2);
  column(2, {green, green, green});
  column(3, {yellow, yellow, yellow, yellow, yellow});
  column(4, {blue, black, blue});
  column(5, {black});
  EXPECT_EQ(column_for(black), 2);
}

// GO-BOOK-4, GO-STUD-2: a black book moves a student back.
TEST_F(Books, ABlackBookCostsAStudentStep) {
  library({black});
  students(2, 5, 4);
  run(buy_book(s, t, 0));
  EXPECT_EQ(s.students, (std::array<std::uint8_t, 3>{2, 4, 4}));
  students(1, 1, 1);
  library({black});
  EXPECT_FALSE(run(buy_book(s, t, 0)));
}

// GO-GEN-1: no limit of the learning track, but five cards a column and one colour besides black.
TEST_F(Books, AColumnHoldsFiveCardsOfOneColour) {
  s.learning_track = 0;
  column(1, {red, red, black, red});
  EXPECT_EQ(column_for(red), 1);
  column(1, {red, red, black, red, red});
  EXPECT_FALSE(fit(red).fits);
  EXPECT_EQ(fit(red).why, BookSkip::column_full);
  for (const std::size_t c : {2U, 3U, 4U, 5U}) column(c, {black, green, black, black, black});
  EXPECT_EQ(column_for(yellow), 0);
  EXPECT_EQ(column_for(black), 0);
}

// GO-DISC-1: no book can be bought: the discount comes in.
TEST_F(Books, WithoutABookTheDiscountComesIn) {
  library({});
  EXPECT_TRUE(apply("book:5"));
  EXPECT_EQ(s.marker, 5);
  EXPECT_EQ(books_owned(s), 0);
}

// GO-BOOK-5, A-13: black ones first, then top to bottom, then left to right.
TEST_F(Books, OwnedBooksBlackFirst) {
  const auto put = [&](std::size_t c, int number, BookColour colour) {
    s.columns[c - 1].push_back(book_of(number, colour));
    t.data.books[static_cast<std::size_t>(number) - 1].colour = colour;
    t.data.books[static_cast<std::size_t>(number) - 1].effect = effect_of("vp:1");
  };
  put(1, 1, red);
  put(1, 2, red);
  put(1, 3, black);
  put(2, 4, green);
  put(2, 5, green);
  const auto used = [&](int n) {
    t.forget();
    run(use_books(s, t, n));
    std::vector<int> numbers;
    for (const TrailEntry& entry : t.trail.entries)
      if (static_cast<Rule>(entry.rule) == Rule::GO_BOOK_5) numbers.push_back(entry.a);
    return numbers;
  };
  EXPECT_EQ(used(9), (std::vector{3, 1, 4, 2, 5}));
  EXPECT_EQ(used(2), (std::vector{3, 1}));
  EXPECT_EQ(s.score, 7);
  s.readings.books_by_column = true;
  EXPECT_EQ(used(9), (std::vector{3, 1, 2, 4, 5}));
}

// GO-BOOK-6 (1), GO-KILL-2: a golem in VIII to X: the option that kills.
TEST_F(Books, AlternativesKillFirst) {
  for (PrintedEffect& cell : t.data.cemetery) cell.effect = effect_of("clay:1");
  set_card(1, {Criterion::left});
  golem(Colour::red, 7);
  apply("vp:5 / kill");
  EXPECT_EQ(s.golems.size(), 1U);
  s.golems[0].section = 8;
  apply("vp:5 / kill");
  EXPECT_TRUE(s.golems.empty());
  EXPECT_EQ(s.score, 5);
}

// GO-BOOK-6 (2): what cannot be applied is discarded.
TEST_F(Books, AlternativesThatCannotBeAppliedAreDiscarded) {
  set_card(1, {Criterion::left});
  apply("student-back:1 vp:5 / vp:2");
  EXPECT_EQ(s.score, 2);
  students(2, 1, 1);
  apply("student-back:1 vp:5 / vp:2");
  EXPECT_EQ(s.score, 7);
}

// GO-BOOK-6 (3), A-14: left or right, whichever stands higher on the card laid last.
TEST_F(Books, AlternativesGoByTheYellowColumn) {
  set_card(1, {Criterion::most, Criterion::right, Criterion::left});
  apply("vp:1 / vp:10");
  EXPECT_EQ(s.score, 10);
  set_card(1, {Criterion::left, Criterion::right});
  apply("vp:1 / vp:10");
  EXPECT_EQ(s.score, 11);
  set_card(1, {Criterion::most});
  apply("vp:1 / vp:10");
  EXPECT_EQ(s.score, 12);
  s.readings.right_if_neither = true;
  apply("vp:1 / vp:10");
  EXPECT_EQ(s.score, 22);
}

// GO-BOOK-5, A-32: a new book sets its column off: itself, then the others from the top, once each.
TEST_F(Books, ANewBookSetsItsColumnOff) {
  const auto effect = [&](std::size_t number, std::string_view words) {
    t.data.books[number - 1].effect = effect_of(words);
  };
  const auto acted = [&] {
    std::vector<int> numbers;
    for (const TrailEntry& entry : t.trail.entries)
      if (entry.line == static_cast<std::uint16_t>(Line::GO_BOOK_5_column_acts))
        numbers.push_back(entry.a);
    return numbers;
  };
  library({red});
  const int bought = number_of(s.library[0]);
  s.columns[0] = {book_of(21, red), book_of(22, black)};
  t.data.books[20].colour = red;
  t.data.books[21].colour = black;
  effect(static_cast<std::size_t>(bought), "vp:10");
  effect(21, "if-books-least:3 vp:3");
  effect(22, "vp-golems:1");  // brings nothing: two points
  const State before = s;
  run(buy_book(s, t, 0));
  EXPECT_EQ(s.columns[0].size(), 3U);
  EXPECT_EQ(s.score, 10 + 3 + 2);
  EXPECT_EQ(acted(), (std::vector{21, 22}));
  s = before;
  s.readings.only_new_book_acts = true;
  run(buy_book(s, t, 0));
  EXPECT_EQ(s.score, 10);
}

// GO-INC-4: a bought book that brings nothing brings two points.
TEST_F(Books, ABookWithoutBenefit) {
  library({red});
  t.data.books[static_cast<std::size_t>(number_of(s.library[0])) - 1].effect =
      effect_of("artefact:1");
  run(buy_book(s, t, 9));
  EXPECT_EQ(books_owned(s), 1);
  EXPECT_EQ(s.score, 2);
}

// GO-BOOK-1: between the actions and the next round humans buy books, too: she asks, once a phase.
TEST_F(Books, SheAsksWhatWasBoughtInTheEvening) {
  library({red, green, blue});
  s.phase = Phase::evening;
  s.order = {Player::human1, Player::automa};
  t.bought = {1};
  for (BookCard& card : t.data.books) card.effect = effect_of("vp:1");
  run(buy_book(s, t, 9));
  EXPECT_EQ(t.asked, (std::vector<std::string>{"bought"}));
  EXPECT_EQ(colour_of(s.columns[0][0]), green);
  run(buy_book(s, t, 9));
  EXPECT_EQ(t.asked.size(), 1U);
  s.books_asked = false;
  s.order = {Player::automa, Player::human1};
  s.library[0] = s.library[1] = book_of(30, blue);
  run(buy_book(s, t, 9));
  EXPECT_EQ(t.asked.size(), 1U);  // she is first in phase 5
}

// The library: on a told table she asks for the places she reads, one after the other.
TEST_F(Books, AnUnknownBookIsAskedFor) {
  s.table_told = true;
  s.library.fill(Book::unknown);
  t.data.books[6].colour = green;
  t.answers = {0, 7};
  t.data.house_deck[0].books = {4, 2, 1};
  run(buy_book(s, t, 0));
  EXPECT_EQ(t.asked, (std::vector<std::string>{"book-at", "book-at"}));
  EXPECT_EQ(number_of(s.columns[0][0]), 7);
}

}  // namespace
}  // namespace seatmate::golem
