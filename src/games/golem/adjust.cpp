// Making the app agree with the table: every tracked value has a path, a field and a setter.

#include <algorithm>

#include "engine/corrections.h"
#include "games/golem/game.h"
#include "games/golem/rounds.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

// A golem as one token: "red-4", "red-4-lying", or "none".
std::string golem_token(const Golem& golem) {
  return place_of(golem.district, golem.section) + (golem.lying ? "-lying" : "");
}
Message golem_label(const Golem& golem) {
  return {golem.lying ? "golem.label.golem-lying" : "golem.label.golem-standing",
          {Arg("district", term(golem.district)), Arg("section", roman(golem.section))}};
}

class Catalogue : public Corrections<State> {
 public:
  Catalogue(const Data& data, const State& s)
      : Corrections(vocabulary, "label"), data_(data), s_(s), marbles_(data.marbles) {
    track();
    golems();
    board();
    books();
    table();
    round();
    turns();
  }

 private:
  void track() {
    number("marker", value_label("marker"), lowest_space, highest_space, s_.marker,
           [](State& s) -> std::int8_t& { return s.marker; });
    number("score", value_label("score"), -99, 400, s_.score,
           [](State& s) -> std::int16_t& { return s.score; });
    number("golem-track", value_label("golem-track"), 0, track_levels - 1, s_.golem_track,
           [](State& s) -> std::uint8_t& { return s.golem_track; });
    number("learning-track", value_label("learning-track"), 0, track_levels - 1, s_.learning_track,
           [](State& s) -> std::uint8_t& { return s.learning_track; });
    number("gold", value_label("gold"), 0, gold_slots, s_.gold,
           [](State& s) -> std::uint8_t& { return s.gold; });
    number("goals", value_label("goals"), 0, 9, s_.goals,
           [](State& s) -> std::uint8_t& { return s.goals; });
    number("created", value_label("created"), 0, golem_count - 2, s_.created,
           [](State& s) -> std::uint8_t& { return s.created; });
    static constexpr std::array<std::string_view, 6> orders{"red-yellow-blue", "red-blue-yellow",
                                                            "yellow-red-blue", "yellow-blue-red",
                                                            "blue-red-yellow", "blue-yellow-red"};
    std::string now;
    for (const Colour colour : s_.strategy) (now += now.empty() ? "" : "-") += token(colour);
    choice("strategy", value_label("strategy"), vocabulary.options("strategy", orders), now,
           [](State& s, const std::string& value) {
             std::size_t at = 0;
             for (std::size_t i = 0; i < colour_count; ++i) {
               const std::size_t dash = value.find('-', at);
               s.strategy[i] =
                   parse<Colour>(colour_names, value.substr(at, dash - at)).value_or(Colour::red);
               at = dash + 1;
             }
           });
  }

  void golems() {
    for (const Colour colour : all_colours)
      number("student." + std::string(token(colour)),
             value_label("student", {Arg("district", term(colour))}), 0, sections,
             s_.students[index(colour)],
             [colour](State& s) -> std::uint8_t& { return s.students[index(colour)]; });
    std::vector<Option> places{{"none", term("label", "nothing")}};
    for (const Colour colour : all_colours)
      for (std::uint8_t section = 1; section <= sections; ++section)
        for (const bool lying : {false, true}) {
          const Golem golem{colour, section, lying, false};
          places.push_back({golem_token(golem), golem_label(golem)});
        }
    // One more than there are, so that a golem can be added.
    const std::size_t shown = std::min<std::size_t>(s_.golems.size() + 1, golem_count);
    for (std::size_t i = 0; i < shown; ++i)
      choice("golem." + std::to_string(i + 1),
             value_label("golem", {Arg("n", static_cast<int>(i) + 1)}), places,
             i < s_.golems.size() ? golem_token(s_.golems[i]) : "none",
             [i](State& s, const std::string& value) {
               if (value == "none") {
                 if (i < s.golems.size()) s.golems.erase_at(i);
                 return;
               }
               const std::size_t dash = value.find('-');
               const std::size_t second = value.find('-', dash + 1);
               Golem golem;
               golem.district =
                   parse<Colour>(colour_names, value.substr(0, dash)).value_or(Colour::red);
               golem.section = static_cast<std::uint8_t>(
                   parse_int(value.substr(dash + 1, second - dash - 1)).value_or(1));
               golem.lying = second != std::string::npos;
               if (i < s.golems.size())
                 s.golems[i] = golem;
               else
                 s.golems.push_back(golem);
             });
    const std::vector<Option> buried{{"no", term("label", "nothing")},
                                     {"yes", term("label", "golem-hers")},
                                     {"human", term("label", "golem-of-human")}};
    for (unsigned cell = 0; cell < cemetery_cells; ++cell) {
      const unsigned bit = 1U << cell;
      choice("cemetery." + std::to_string(cell + 1),
             value_label("cemetery", {Arg("n", static_cast<int>(cell) + 1)}), buried,
             (s_.buried_by_humans & bit) != 0 ? "human"
             : (s_.cemetery & bit) != 0       ? "yes"
                                              : "no",
             [bit](State& s, const std::string& value) {
               s.cemetery = static_cast<std::uint16_t>(s.cemetery & ~bit);
               s.buried_by_humans = static_cast<std::uint16_t>(s.buried_by_humans & ~bit);
               if (value == "yes") s.cemetery = static_cast<std::uint16_t>(s.cemetery | bit);
               if (value == "human") bury_humans(s, static_cast<std::uint16_t>(bit));
             });
    }
  }

  void board() {
    for (const Colour area : all_colours)
      for (std::size_t i = 0; i < development_count; ++i)
        flag("development." + std::string(area_names[index(area)]) + "." + std::to_string(i + 1),
             value_label("development", {Arg("what", development_term(area, i))}),
             is_developed(s_, area, i), [area, i](State& s, bool yes) {
               const unsigned bit = 1U << i;
               auto& made = s.developed[index(area)];
               made = static_cast<std::uint8_t>(yes ? made | bit : made & ~bit);
             });
    std::vector<Option> owners{{"0", term("label", "on-street")},
                               {"1", term("player", "automa")},
                               {"2", term("label", "a-human")}};
    for (const Colour colour : all_colours)
      choice("menorah." + std::string(token(colour)),
             value_label("menorah", {Arg("district", term(colour))}), owners,
             std::to_string(s_.menorah[index(colour)]),
             [colour](State& s, const std::string& value) {
               s.menorah[index(colour)] = static_cast<std::uint8_t>(parse_int(value).value_or(0));
             });
  }

  void table() {
    for (std::size_t row = 0; row < row_count; ++row)
      for (std::size_t m = 0; m < marble_count; ++m)
        number("marbles." + std::string(row_names[row]) + "." + std::string(marble_names[m]),
               value_label("marbles", {Arg("row", term(static_cast<Row>(row))),
                                       Arg("marble", term(static_cast<Marble>(m)))}),
               0, marbles_[m], s_.rows[row][m],
               [row, m](State& s) -> std::uint8_t& { return s.rows[row][m]; });
    for (const Colour colour : all_colours)
      for (std::size_t i = 0; i < tile_sections; ++i)
        number("tile." + std::string(token(colour)) + "." + std::to_string(i + 1),
               value_label("tile", {Arg("district", term(colour)),
                                    Arg("section", roman(static_cast<int>(i) + 1))}),
               0, district_tile_count, s_.tiles[index(colour)][i],
               [colour, i](State& s) -> std::uint8_t& { return s.tiles[index(colour)][i]; });
    for (std::size_t i = 0; i < static_cast<std::size_t>(s_.tile_positions()); ++i)
      number("action." + std::to_string(i + 1),
             value_label("action", {Arg("n", static_cast<int>(i) + 1)}), 0, action_tile_count,
             s_.actions[i], [i](State& s) -> std::uint8_t& { return s.actions[i]; });
    for (int p = 0; p < s_.players(); ++p) {
      const auto i = static_cast<std::size_t>(p);
      number("rabbi." + std::string(player_names[i]),
             value_label("rabbi", {Arg("player", term(static_cast<Player>(p)))}), 0, printed_place,
             s_.rabbi[i], [i](State& s) -> std::uint8_t& { return s.rabbi[i]; });
    }
    number("artefact-tile", value_label("artefact-tile"), 0, artefact_count, s_.artefact_tile,
           [](State& s) -> std::uint8_t& { return s.artefact_tile; });
  }

  // "unknown", "none" or a number, with its colour where it is known.
  [[nodiscard]] std::vector<Option> all_books() const {
    std::vector<Option> options{{"none", term("label", "nothing")}};
    for (int n = 1; n <= book_count; ++n) {
      const BookCard& card = data_.books[static_cast<std::size_t>(n - 1)];
      options.push_back(
          {std::to_string(n), is_known(s_, card.source)
                                  ? Message{"golem.label.book-numbered",
                                            {Arg("n", n), Arg("colour", term(card.colour))}}
                                  : plain_number(n)});
    }
    return options;
  }
  static std::string book_token(Book book) {
    return book == Book::unknown ? "unknown"
           : book == Book::none  ? "none"
                                 : std::to_string(number_of(book));
  }
  // A book that is laid somewhere leaves the stack; what lay there goes under it.
  void books() {
    const Data* data = &data_;
    const auto book_called = [data](const std::string& value) {
      const int n = parse_int(value).value_or(0);
      return n == 0 ? Book::none : book_of(n, data->books[static_cast<std::size_t>(n - 1)].colour);
    };
    std::vector<Option> shown = all_books();
    if (s_.table_told) shown.insert(shown.begin(), {"unknown", term("label", "unknown")});
    for (std::size_t i = 0; i < positions; ++i)
      choice("library." + std::to_string(i + 1),
             value_label("library", {Arg("n", static_cast<int>(i) + 1)}), shown,
             book_token(s_.library[i]), [i, book_called](State& s, const std::string& value) {
               const Book before = s.library[i];
               s.library[i] = value == "unknown" ? Book::unknown : book_called(value);
               swap_in_stack(s, before, s.library[i]);
             });
    const std::vector<Option> hers = all_books();
    for (std::size_t c = 0; c < book_columns; ++c)
      for (std::size_t h = 0; h < std::min<std::size_t>(s_.columns[c].size() + 1, column_limit);
           ++h)
        choice("column." + std::to_string(c + 1) + "." + std::to_string(h + 1),
               value_label("column", {Arg("n", static_cast<int>(c) + 1),
                                      Arg("height", static_cast<int>(h) + 1)}),
               hers, h < s_.columns[c].size() ? book_token(s_.columns[c][h]) : "none",
               [c, h, book_called](State& s, const std::string& value) {
                 Column& column = s.columns[c];
                 const Book before = h < column.size() ? column[h] : Book::none;
                 const Book now = book_called(value);
                 if (now == Book::none) {
                   if (h < column.size()) column.erase_at(h);
                 } else if (h < column.size()) {
                   column[h] = now;
                 } else {
                   column.push_back(now);
                 }
                 swap_in_stack(s, before, now);
               });
  }
  static void swap_in_stack(State& s, Book out, Book in) {
    if (s.table_told || out == in) return;
    auto stack = s.book_stack;
    s.book_stack.clear();
    if (out != Book::none) s.book_stack.push_back(static_cast<std::uint8_t>(number_of(out)));
    for (const std::uint8_t number : stack)
      if (in == Book::none || number != number_of(in)) s.book_stack.push_back(number);
  }

  // The marbles she took this round, and its character.
  void round() {
    std::vector<Option> marbles{{"none", term("label", "nothing")}};
    for (std::size_t m = 0; m < marble_count; ++m)
      marbles.push_back({std::string(marble_names[m]), term(static_cast<Marble>(m))});
    for (std::size_t i = 0; i < std::min<std::size_t>(s_.taken.size() + 1, 2); ++i)
      choice("taken." + std::to_string(i + 1),
             value_label("taken", {Arg("n", static_cast<int>(i) + 1)}), marbles,
             i < s_.taken.size() ? marble_names[index(s_.taken[i])] : "none",
             [i](State& s, const std::string& value) {
               const auto marble = parse<Marble>(marble_names, value);
               if (!marble) {
                 if (i < s.taken.size()) s.taken.erase_at(i);
               } else if (i < s.taken.size()) {
                 s.taken[i] = *marble;
               } else {
                 s.taken.push_back(*marble);
               }
             });
    if (s_.characters.size() < s_.round) return;
    number("character", value_label("character"), first_character,
           first_character + character_count - 1, s_.characters[s_.round - 1U],
           [](State& s, int n) {
             std::uint8_t& now = s.characters[s.round - 1U];
             // One that was dealt for a later round comes then instead.
             for (std::uint8_t& other : s.characters)
               if (other == n) other = now;
             now = static_cast<std::uint8_t>(n);
           });
  }

  // In which order the participants act, and how many marbles each human may still take.
  void turns() {
    if (s_.order.size() != static_cast<std::size_t>(s_.players())) return;
    InlineVector<Player, most_players> one;
    for (int p = 0; p < s_.players(); ++p) one.push_back(static_cast<Player>(p));
    std::vector<Option> orders;
    do {
      std::vector<Message> names;
      for (const Player player : one) names.push_back(name_of(player));
      orders.push_back({order_token(one), vocabulary.list(std::move(names))});
    } while (std::next_permutation(one.begin(), one.end()));
    choice("order", term("label", "order"), std::move(orders), order_token(s_.order),
           [](State& s, const std::string& value) {
             InlineVector<Player, most_players> next;
             for (const std::string_view name : split(value, '-'))
               next.push_back(parse<Player>(player_names, name).value_or(Player::automa));
             s.order = next;
             if (!s.queue.empty()) line_up(s);
           });
    if (s_.queue.empty()) return;
    for (std::size_t p = 1; p < static_cast<std::size_t>(s_.players()); ++p)
      number("marbles-left." + std::string(player_names[p]),
             value_label("marbles-left", {Arg("player", name_of(static_cast<Player>(p)))}), 0, 2,
             s_.marbles_left[p], [p](State& s, int n) {
               s.marbles_left[p] = static_cast<std::uint8_t>(n);
               line_up(s);
             });
  }
  [[nodiscard]] Message name_of(Player player) const {
    return player == Player::human1 && s_.humans == 1 ? term("player", "you") : term(player);
  }
  static std::string order_token(const InlineVector<Player, most_players>& order) {
    std::string token_of;
    for (const Player player : order) (token_of += token_of.empty() ? "" : "-") += token(player);
    return token_of;
  }

  const Data& data_;
  const State& s_;
  std::array<std::uint8_t, marble_count> marbles_;
};

}  // namespace

std::vector<Field> Rulebook::tracked(const Data& data, const State& s) {
  return fields_of(std::move(Catalogue(data, s).values));
}

Outcome Rulebook::adjust(const Data& data, State& s, const std::string& path,
                         const std::string& value) {
  return adjusted(vocabulary, Catalogue(data, s).values, s, path, value,
                  [&](const State& next) { return sound(data, next); });
}

}  // namespace seatmate::golem
