#pragma once

// Chapter "Books": which book she buys, where it goes, and how owned books are used.

#include <span>

#include "games/golem/pieces.h"

namespace seatmate::golem {

enum class BookSkip : std::uint8_t { empty, no_student, no_column, column_full };
inline constexpr std::array<std::string_view, 4> book_skip_names{"empty", "no-student", "no-column",
                                                                 "column-full"};
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
template <class Table>
BookFit fit_book(Table& t, BookColour colour, bool student_can_go_back,
                 std::span<const Column> columns) {
  if (colour == BookColour::black) {
    if (!student_can_go_back) return {false, 0, BookSkip::no_student};
    std::size_t best = columns.size();
    for (std::size_t c = 0; c < columns.size(); ++c) {
      if (columns[c].empty()) {
        cite(t.reasons, Rule::GO_BOOK_4, "leftmost-empty", static_cast<int>(c) + 1);
        return {true, static_cast<std::uint8_t>(c), {}};
      }
      if (columns[c].full()) continue;
      if (best == columns.size() || columns[c].size() > columns[best].size()) best = c;
    }
    if (best == columns.size()) return {};
    cite(t.reasons, Rule::GO_BOOK_4, "longest-column", static_cast<int>(best) + 1);
    return {true, static_cast<std::uint8_t>(best), {}};
  }
  for (std::size_t c = 0; c < columns.size(); ++c)
    if (colour_held(columns[c]) == static_cast<int>(colour)) {
      if (columns[c].full()) {
        cite(t.reasons, Rule::GO_GEN_1, "five-in-a-column", static_cast<int>(c) + 1);
        return {false, 0, BookSkip::column_full};
      }
      cite(t.reasons, Rule::GO_BOOK_3, "same-colour", static_cast<int>(c) + 1);
      cite(t.reasons, Rule::GO_GEN_1, "not-limited", static_cast<int>(columns[c].size()));
      return {true, static_cast<std::uint8_t>(c), {}};
    }
  for (std::size_t c = 0; c < columns.size(); ++c)
    if (columns[c].empty()) {
      cite(t.reasons, Rule::GO_BOOK_3, "leftmost-empty", static_cast<int>(c) + 1);
      return {true, static_cast<std::uint8_t>(c), {}};
    }
  for (std::size_t c = 0; c < columns.size(); ++c)
    if (colour_held(columns[c]) < 0 && !columns[c].full()) {
      cite(t.reasons, Rule::GO_BOOK_3, "only-black", static_cast<int>(c) + 1);
      return {true, static_cast<std::uint8_t>(c), {}};
    }
  return {};
}

// GO-BOOK-1, GO-BOOK-2: the blue column of the card laid last, from the top.
template <class Table, class Numbers>
Turn<BookChoice> choose_book(State& s, Table& t, const Numbers& numbers, bool student_can_go_back,
                             std::span<const Column> columns) {
  BookChoice choice;
  for (const std::uint8_t position : numbers) {
    Book& book = s.library[position - 1U];
    if (book == Book::unknown) {
      const std::uint8_t number = co_await t.ask(s, BookAt{position});
      if (number == 0) {
        book = Book::none;
      } else {
        co_await t.need(s, BookFact{number});
        book = book_of(number, t.data.books[number - 1U].colour);
      }
    }
    BookFit fit{false, 0, BookSkip::empty};
    if (book != Book::none) fit = fit_book(t, colour_of(book), student_can_go_back, columns);
    if (fit.fits) {
      cite(t.reasons, Rule::GO_BOOK_1, "first-number", position);
      choice.position = position;
      choice.column = fit.column;
      co_return choice;
    }
    cite(t.reasons, Rule::GO_BOOK_2, method_of(book_skip_names[index(fit.why)]), position);
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
template <class Table>
void deal_books(State& s, Table& t) {
  if (s.table_told) return;
  for (Book& book : s.library)
    if (book == Book::unknown) {
      if (s.book_stack.empty()) {
        book = Book::none;
      } else {
        const std::uint8_t number = s.book_stack.pop_back();
        book = book_of(number, t.data.books[number - 1U].colour);
      }
    }
}

// Buys a book with a discount and applies it; GO-DISC-1 if there is none she can have.
template <class Table>
Turn<bool> buy_book(State& s, Table& t, int discount) {
  static constexpr InlineVector<std::uint8_t, positions> left_to_right{1, 2, 3, 4, 5};
  // Before her first card (a starting tile) the library is read from left to right.
  const auto& numbers = s.laid.empty() ? left_to_right : last_card(t.data, s).books;
  const BookChoice choice = co_await choose_book(s, t, numbers, !students_where(s, false).empty(),
                                                 std::span<const Column>(s.columns));
  if (choice.position == 0) {
    if (discount > 0) cite(t.reasons, Rule::GO_DISC_1, "no-book", discount);
    gain(s, t, discount);
    co_return discount > 0;
  }
  const std::size_t place = choice.position - 1U;
  const Book book = s.library[place];
  const auto number = static_cast<std::uint8_t>(number_of(book));
  co_await t.need(s, BookFact{number});
  co_await t.need(s, TableFact{BoardTable::library_surcharge});
  const BookCard& card = t.data.books[number - 1U];
  s.columns[choice.column].push_back(book);
  if constexpr (Table::telling)
    t.mention([&] {
      return Message{"golem.did.book",
                     {Arg("colour", term(card.colour)), Arg("position", choice.position),
                      Arg("column", choice.column + 1)}};
    });
  pay_with_discount(s, t, card.price + t.data.table(BoardTable::library_surcharge, place),
                    discount);
  if (card.colour == BookColour::black)
    static_cast<void>(student_back(s, t, students_where(s, false)));
  refill_library(s, place);
  deal_books(s, t);
  static_cast<void>(co_await apply_effect(s, t, card.effect));
  co_return true;
}

// GO-BOOK-5: owned books are used, black ones first, then top to bottom and left to right.
template <class Table>
Turn<bool> use_books(State& s, Table& t, int n) {
  InlineVector<Book, book_columns * column_limit> order;
  for (const bool black : {true, false})
    for (std::size_t i = 0; i < book_columns * column_limit; ++i) {
      // row by row, or column by column.
      const bool by_column = s.readings.books_by_column;
      const std::size_t height = by_column ? i % column_limit : i / book_columns;
      const Column& column = s.columns[by_column ? i / column_limit : i % book_columns];
      if (height < column.size() && (colour_of(column[height]) == BookColour::black) == black)
        order.push_back(column[height]);
    }
  bool any = false;
  for (const Book book : order) {
    if (n-- <= 0) break;
    const auto number = static_cast<std::uint8_t>(number_of(book));
    cite(t.reasons, Rule::GO_BOOK_5, "use-book", number);
    co_await t.need(s, BookFact{number});
    if (co_await apply_effect(s, t, t.data.books[number - 1U].effect)) any = true;
  }
  co_return any;
}

}  // namespace seatmate::golem
