#include "games/golem/book.h"

#include "games/golem/effects.h"

namespace seatmate::golem {

BookFit fit_book(Table& t, BookColour colour, bool student_can_go_back,
                 std::span<const Column> columns) {
  if (colour == BookColour::black) {
    if (!student_can_go_back) return {false, 0, BookSkip::no_student};
    std::size_t best = columns.size();
    for (std::size_t c = 0; c < columns.size(); ++c) {
      if (columns[c].empty()) {
        cite(t.reasons, Line::GO_BOOK_4_leftmost_empty, static_cast<int>(c) + 1);
        return {true, static_cast<std::uint8_t>(c), {}};
      }
      if (columns[c].full()) continue;
      if (best == columns.size() || columns[c].size() > columns[best].size()) best = c;
    }
    if (best == columns.size()) return {};
    cite(t.reasons, Line::GO_BOOK_4_longest_column, static_cast<int>(best) + 1);
    return {true, static_cast<std::uint8_t>(best), {}};
  }
  for (std::size_t c = 0; c < columns.size(); ++c)
    if (colour_held(columns[c]) == static_cast<int>(colour)) {
      if (columns[c].full()) {
        cite(t.reasons, Line::GO_GEN_1_five_in_a_column, static_cast<int>(c) + 1);
        return {false, 0, BookSkip::column_full};
      }
      cite(t.reasons, Line::GO_BOOK_3_same_colour, static_cast<int>(c) + 1);
      cite(t.reasons, Line::GO_GEN_1_not_limited, static_cast<int>(columns[c].size()));
      return {true, static_cast<std::uint8_t>(c), {}};
    }
  for (std::size_t c = 0; c < columns.size(); ++c)
    if (columns[c].empty()) {
      cite(t.reasons, Line::GO_BOOK_3_leftmost_empty, static_cast<int>(c) + 1);
      return {true, static_cast<std::uint8_t>(c), {}};
    }
  for (std::size_t c = 0; c < columns.size(); ++c)
    if (colour_held(columns[c]) < 0 && !columns[c].full()) {
      cite(t.reasons, Line::GO_BOOK_3_only_black, static_cast<int>(c) + 1);
      return {true, static_cast<std::uint8_t>(c), {}};
    }
  return {};
}

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

Turn<> know_book(State& s, Table& t, Book& book) {
  if (book == Book::none || book == Book::unknown || number_of(book) > book_count) co_return;
  const auto number = static_cast<std::uint8_t>(number_of(book));
  co_await t.need(s, BookFact{number});
  book = book_of(number, t.data.books[number - 1U].colour);
}

namespace {

// the new book acts, then the others of its column, from the top down, each once.
Turn<> column_acts(State& s, Table& t, std::size_t column, Book bought) {
  const auto act = [&](Book book, Cause::Kind kind) -> Turn<bool> {
    const auto number = static_cast<std::uint8_t>(number_of(book));
    return apply_printed(s, t, {kind, number}, t.data.books[number - 1U].effect);
  };
  // What the books do may lay further ones into the column; those act by themselves.
  const Column laid = s.columns[column];
  static_cast<void>(co_await act(bought, Cause::Kind::book));
  if (s.readings.only_new_book_acts) co_return;
  for (const Book book : laid) {
    if (book == bought) continue;
    cite(t.reasons, Line::GO_BOOK_5_column_acts, number_of(book), static_cast<int>(column) + 1);
    static_cast<void>(co_await act(book, Cause::Kind::again));
  }
}

}  // namespace

Turn<bool> buy_book(State& s, Table& t, int discount) {
  static constexpr InlineVector<std::uint8_t, positions> left_to_right{1, 2, 3, 4, 5};
  // Before her first card (a starting tile) the library is read from left to right.
  const auto& numbers = s.laid.empty() ? left_to_right : last_card(t.data, s).books;
  if (humans_may_have_acted(s) && !s.books_asked) {
    s.books_asked = true;
    const BoughtMeanwhile::Answer bought = co_await t.ask(s, BoughtMeanwhile{});
    for (const std::uint8_t position : bought) {
      refill_library(s, position - 1U);
      deal_books(s, t);
    }
  }
  co_await t.need(s, TableFact{BoardTable::library_surcharge});
  co_await t.need(s, TableFact{BoardTable::student_start});
  for (Column& column : s.columns)
    for (Book& book : column) co_await know_book(s, t, book);
  const BookChoice choice = co_await choose_book(
      s, t, numbers, !students_where(t.data, s, false).empty(), std::span<const Column>(s.columns));
  if (choice.position == 0) {
    if (discount > 0) cite(t.reasons, Line::GO_DISC_1_no_book, discount);
    gain(s, t, discount, {For::Kind::discount});
    co_return discount > 0;
  }
  const std::size_t place = choice.position - 1U;
  const Book book = s.library[place];
  const auto number = static_cast<std::uint8_t>(number_of(book));
  const BookCard& card = t.data.books[number - 1U];
  pay_with_discount(s, t, card.price + t.data.table(BoardTable::library_surcharge, place), discount,
                    {For::Kind::book});
  s.columns[choice.column].push_back(book);
  if (t.telling())
    t.mention([&] {
      return Message{"golem.did.book",
                     {Arg("colour", term(card.colour)), Arg("position", choice.position),
                      Arg("column", choice.column + 1)}};
    });
  if (card.colour == BookColour::black)
    static_cast<void>(student_back(s, t, students_where(t.data, s, false)));
  refill_library(s, place);
  deal_books(s, t);
  co_await column_acts(s, t, choice.column, book);
  co_return true;
}

Turn<bool> use_books(State& s, Table& t, int n) {
  InlineVector<Book, book_columns * column_limit> order;
  for (Column& column : s.columns)
    for (Book& book : column) co_await know_book(s, t, book);
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
    cite(t.reasons, Line::GO_BOOK_5_use_book, number);
    static_cast<void>(co_await apply_printed(s, t, {Cause::Kind::used, number},
                                             t.data.books[number - 1U].effect));
    any = true;
  }
  co_return any;
}

}  // namespace seatmate::golem
