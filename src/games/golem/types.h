#pragma once

// The nouns of Golem: small enums and what is printed on pieces.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/inline_vector.h"
#include "engine/option_set.h"
#include "engine/tokens.h"

namespace seatmate::golem {

// GO-STRAT-1: a colour is a district with its student, a strategy token, and an area of the board:
// red the golems, yellow the artefacts, blue the learning.
enum class Colour : std::uint8_t { red, yellow, blue };
inline constexpr int colour_count = 3;
inline constexpr std::array<std::string_view, colour_count> colour_names{"red", "yellow", "blue"};
inline constexpr std::array<std::string_view, colour_count> area_names{"golem", "artefact",
                                                                       "learning"};
inline constexpr std::array<Colour, colour_count> all_colours{Colour::red, Colour::yellow,
                                                              Colour::blue};
using ColourSet = OptionSet<Colour, colour_count>;

// The five rows of the synagogue, and the actions they stand for, top to bottom (F-11).
enum class Row : std::uint8_t { work, golem, artefact, learning, mirror };
inline constexpr int row_count = 5;
inline constexpr std::array<std::string_view, row_count> row_names{"work", "golem", "artefact",
                                                                   "learning", "mirror"};
constexpr Row row_of(Colour area) { return static_cast<Row>(index(area) + 1); }
constexpr Colour token_of(Row row) { return static_cast<Colour>(index(row) - 1); }

enum class Marble : std::uint8_t { red, yellow, blue, black, white };
inline constexpr int marble_count = 5;
inline constexpr std::array<std::string_view, marble_count> marble_names{"red", "yellow", "blue",
                                                                         "black", "white"};
constexpr Marble marble_of(Colour colour) { return static_cast<Marble>(colour); }
constexpr bool is_coloured(Marble marble) { return marble < Marble::black; }

// GO-MARBLE-2: what she chooses between when she takes a marble, row by row.
enum class Pick : std::uint8_t {};
using PickSet = OptionSet<Pick, row_count * marble_count>;
constexpr Pick pick_of(Row row, Marble marble) {
  return static_cast<Pick>(index(row) * marble_count + index(marble));
}
constexpr Row row_of(Pick pick) { return static_cast<Row>(index(pick) / marble_count); }
constexpr Marble marble_of(Pick pick) { return static_cast<Marble>(index(pick) % marble_count); }

// GO-MARBLE-1: the criteria of a yellow column.
enum class Criterion : std::uint8_t { most, work, strategy, black, white, left, right, other };
inline constexpr int criterion_count = 8;
inline constexpr std::array<std::string_view, criterion_count> criterion_names{
    "most", "work", "strategy", "black", "white", "left", "right", "other"};
using Criteria = InlineVector<Criterion, criterion_count>;

enum class BookColour : std::uint8_t { red, green, yellow, blue, black };
inline constexpr int book_colour_count = 5;
inline constexpr std::array<std::string_view, book_colour_count> book_colour_names{
    "red", "green", "yellow", "blue", "black"};

// GO-BONUS-2: what a brown column can show, (a) to (f).
enum class Bonus : std::uint8_t { none, gold, learning, student, golem_1, golem_2, shuffle };
inline constexpr int bonus_count = 7;
inline constexpr std::array<std::string_view, bonus_count> bonus_names{
    "none", "gold", "learning", "student", "golem-1", "golem-2", "shuffle"};

enum class Player : std::uint8_t { automa, human1, human2, human3 };
inline constexpr int most_players = 4;
inline constexpr std::array<std::string_view, most_players> player_names{"automa", "human1",
                                                                         "human2", "human3"};

inline constexpr int rounds = 4;             // F-01
inline constexpr int level_count = 4;        // GO-DIFF-1
inline constexpr int sections = 10;          // F-20
inline constexpr int tile_sections = 7;      // covered by district tiles; VIII to X are printed
inline constexpr int far_section = 8;        // GO-KILL-2: VIII to X
inline constexpr int card_count = 20;        // GO-COMP-1
inline constexpr int positions = 5;          // of action tiles and of books in the library
inline constexpr int golem_count = 6;        // F-29
inline constexpr int book_columns = 5;       // F-36
inline constexpr int column_limit = 5;       // GO-GEN-1
inline constexpr int development_count = 6;  // of each area, F-02
inline constexpr int lowest_space = -5;      // GO-RES-2
inline constexpr int highest_space = 20;
inline constexpr int no_benefit_points = 2;  // GO-INC-2 to -4

inline constexpr int district_tile_count = 10;  // of each colour, F-20
inline constexpr int action_tile_count = 12;    // F-02
inline constexpr int character_count = 12;
inline constexpr int first_character = 38;  // the numbers printed on them, F-19
inline constexpr int book_count = 38;
inline constexpr int starting_tile_count = 18;
inline constexpr int artefact_count = 4;
inline constexpr int cemetery_cells = 10;  // F-37
inline constexpr int track_levels = 13;    // of the golem and the learning track
inline constexpr int gold_slots = 10;      // F-32

// One of her golems on the board.
struct Golem {
  Colour district = Colour::red;
  std::uint8_t section = 1;
  bool lying = false;
  bool fresh = false;  // created this turn (GO-WORK-5)
  friend bool operator==(const Golem&, const Golem&) = default;
};
// More than there are, so that `decide` may ask about any list.
using Golems = InlineVector<Golem, 24>;
enum class GolemId : std::uint8_t {};  // which of the list

// What golems are chosen by: where one is and whether it lies. Golems that agree in that are the
// same choice, and the first of the list is taken.
enum class Spot : std::uint8_t {};
using SpotSet = OptionSet<Spot, colour_count * sections * 2>;
constexpr Spot spot_of(const Golem& golem) {
  return static_cast<Spot>((index(golem.district) * sections + golem.section - 1U) * 2 +
                           (golem.lying ? 1U : 0U));
}
constexpr Golem golem_on(Spot spot) {
  const auto n = static_cast<unsigned>(spot);
  return {static_cast<Colour>(n / (2 * sections)), static_cast<std::uint8_t>(n / 2 % sections + 1),
          (n & 1U) != 0, false};
}

enum class Direction : std::uint8_t { forward, back, free, optional };
inline constexpr std::array<std::string_view, 4> direction_names{"forward", "back", "free",
                                                                 "optional"};

// A book as she owns it or the library shows it: its number and colour in one value.
enum class Book : std::uint16_t { none = 0, unknown = 0xffff };
constexpr Book book_of(int number, BookColour colour) {
  return static_cast<Book>(number * 8 + static_cast<int>(colour));
}
constexpr int number_of(Book book) { return static_cast<int>(book) / 8; }
constexpr BookColour colour_of(Book book) { return static_cast<BookColour>(index(book) % 8); }
using Column = InlineVector<Book, column_limit>;

// What the options of a choice are; the trail's `noun`.
enum class Noun : std::uint8_t { none, picks, golems, colours, places, books, developments };

}  // namespace seatmate::golem
