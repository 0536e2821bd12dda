#pragma once

// Chapter "Books": which book she buys, where it goes, and how owned books are used.

#include <span>

#include "games/golem/pieces.h"
#include "games/golem/table.h"

namespace seatmate::golem {

enum class BookSkip : std::uint8_t { empty, no_student, no_column, column_full };
inline constexpr std::array<std::string_view, 4> book_skip_names{"empty", "no-student", "no-column",
                                                                 "column-full"};
inline constexpr std::array book_skip_lines{Line::GO_BOOK_2_empty, Line::GO_BOOK_2_no_student,
                                            Line::GO_BOOK_2_no_column, Line::GO_BOOK_2_column_full};
struct BookChoice {
  std::uint8_t position = 0;  // 1 to 5; 0: no book can be bought
  std::uint8_t column = 0;    // from 0
  InlineVector<std::uint8_t, positions> skipped;
  InlineVector<BookSkip, positions> why;
};

inline int colour_held(const Column& column) {  // -1: none, or only black
  for (const Book book : column)
    if (colour_of(book) != BookColour::black) return static_cast<int>(colour_of(book));
  return -1;
}

// Where a book of this colour would go, or why it cannot be bought (GO-BOOK-2 to -4, GO-GEN-1).
struct BookFit {
  bool fits = false;
  std::uint8_t column = 0;
  BookSkip why = BookSkip::no_column;
};
BookFit fit_book(Table& t, BookColour colour, bool student_can_go_back,
                 std::span<const Column> columns);

// What is printed on a book, and so its colour, which a correction does not know.
Turn<> know_book(State& s, Table& t, Book& book);

// GO-BOOK-1, GO-BOOK-2: the blue column of the card laid last, from the top.
template <class Numbers>
Turn<BookChoice> choose_book(State& s, Table& t, const Numbers& numbers, bool student_can_go_back,
                             std::span<const Column> columns) {
  BookChoice choice;
  for (const std::uint8_t position : numbers) {
    Book& book = s.library[position - 1U];
    if (book == Book::unknown) {
      const std::uint8_t number = co_await t.ask(s, BookAt{position});
      book = number == 0 ? Book::none : book_of(number, BookColour::red);
    }
    co_await know_book(s, t, book);
    BookFit fit{false, 0, BookSkip::empty};
    if (book != Book::none) fit = fit_book(t, colour_of(book), student_can_go_back, columns);
    if (fit.fits) {
      cite(t.reasons, Line::GO_BOOK_1_first_number, position);
      choice.position = position;
      choice.column = fit.column;
      co_return choice;
    }
    cite(t.reasons, book_skip_lines[index(fit.why)], position);
    choice.skipped.push_back(position);
    choice.why.push_back(fit.why);
  }
  co_return choice;
}

// The others slide to the left and a new book comes in at the right.
inline void refill_library(State& s, std::size_t position) {
  for (std::size_t i = position; i + 1 < positions; ++i) s.library[i] = s.library[i + 1];
  s.library[positions - 1] = Book::unknown;
}
void deal_books(State& s, Table& t);

// Buys a book with a discount and applies it; GO-DISC-1 if there is none she can have.
Turn<bool> buy_book(State& s, Table& t, int discount);

// GO-BOOK-5: owned books are used, black ones first, then top to bottom and left to right.
Turn<bool> use_books(State& s, Table& t, int n);

}  // namespace seatmate::golem
