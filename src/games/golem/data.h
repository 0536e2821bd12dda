#pragma once

// What is printed: her cards, tiles, books, characters and the tables of the player board. Each
// thing knows where it comes from: public, designed here (house) or told by the owner of the box.

#include <array>
#include <cstdint>

#include "engine/contract.h"
#include "engine/doc.h"
#include "engine/result.h"
#include "games/golem/effect.h"
#include "games/golem/types.h"

namespace seatmate::golem {

using Source = Printed::Source;

// GO-CARD-2: one of her cards.
struct AutomaCard {
  Bonus bonus = Bonus::none;
  std::uint8_t level = 0;  // GO-BONUS-1: the bonus is hers from this level on
  bool marble_first = true;
  InlineVector<std::uint8_t, positions> tiles;  // grey column
  Criteria criteria;                            // yellow column
  InlineVector<std::uint8_t, positions> books;  // blue column
  bool left_half = false;                       // halves of the rabbi symbol on its edges
  bool right_half = false;
  Source source = Source::missing;
  friend bool operator==(const AutomaCard&, const AutomaCard&) = default;
};

struct PrintedEffect {
  Effect effect;
  Source source = Source::missing;
};
struct CharacterCard {
  Colour left = Colour::red;
  Colour right = Colour::blue;
  std::uint8_t steps = 2;
  std::uint8_t price = 3;
  Effect bonus;
  Source source = Source::missing;
};
struct BookCard {
  BookColour colour = BookColour::red;
  std::uint8_t price = 0;
  Effect effect;
  Source source = Source::missing;
};

// The tables of the player board, each told as a row of numbers.
enum class BoardTable : std::uint8_t {
  golem_track_vp,     // F-33: income of each level
  golem_track_value,  // F-33: steps, and the fist of the tiles
  learning_track,     // F-34: knowledge of each level
  learning_track_vp,  // F-34
  golem_costs,        // head, left arm, right arm, torso, left leg, right leg
  golem_menorahs,     // F-30
  artefact_costs,     // in the order of GO-ART-1
  artefact_menorahs,  //
  artefact_of_slot,   // which artefact (1 is the lowest) a development belongs to
  learning_costs,     // five along the top, then the one of the learning track
  learning_menorahs,  //
  gold_of_artefact,   // gold bars that create each artefact, the lowest first
  library_surcharge,  // F-35
  // Printed values that decide, on her track, in the booklet and on the boards.
  red_zone,       // the last red space, by level
  special_slots,  // the artefact developments the special tokens replace
  price_of_x,     // F-23
  student_start,  // F-22: the section students start in, 0 is before I
  golem_prices,   // F-28: clay for a golem, and more for each own golem in the district
};
inline constexpr int table_count = 18;
struct TableInfo {
  std::string_view name;
  std::uint8_t size;
  std::int8_t least;  // smallest number
  std::int8_t most;   // largest number
};
inline constexpr std::array<TableInfo, table_count> table_infos{{
    {"golem-track-vp", track_levels, 0, 20},
    {"golem-track-value", track_levels, 0, 20},
    {"learning-track", track_levels, 0, 20},
    {"learning-track-vp", track_levels, 0, 20},
    {"golem-costs", development_count, 0, 20},
    {"golem-menorahs", development_count, 0, 3},
    {"artefact-costs", development_count, 0, 20},
    {"artefact-menorahs", development_count, 0, 3},
    {"artefact-of-slot", development_count, 1, artefact_count},
    {"learning-costs", development_count, 0, 20},
    {"learning-menorahs", development_count, 0, 3},
    {"gold-of-artefact", artefact_count, 0, gold_slots},
    {"library-surcharge", positions, 0, 9},
    {"red-zone", level_count, lowest_space, highest_space},
    {"special-slots", 2, 1, development_count},
    {"price-of-x", 1, 0, 9},
    {"student-start", 1, 0, 1},
    {"golem-prices", 2, 0, 9},
}};
struct PrintedTable {
  std::array<std::int16_t, track_levels> values{};
  Source source = Source::missing;
};

// Her golem developments, in the order of the tables.
enum class GolemPart : std::uint8_t { head, left_arm, right_arm, torso, left_leg, right_leg };
inline constexpr std::array<std::string_view, development_count> golem_part_names{
    "head", "left-arm", "right-arm", "torso", "left-leg", "right-leg"};

struct Data {
  std::array<AutomaCard, card_count> house_deck{};
  std::array<AutomaCard, card_count> own_deck{};  // told, or from a deck file
  std::array<std::array<PrintedEffect, district_tile_count>, colour_count> districts{};
  std::array<PrintedEffect, action_tile_count> actions{};
  std::array<CharacterCard, character_count> characters{};
  std::array<BookCard, book_count> books{};
  std::array<PrintedEffect, starting_tile_count> starts{};
  // [artefact tile][artefact, the lowest first]
  std::array<std::array<PrintedEffect, artefact_count>, artefact_count> artefacts{};
  std::array<PrintedEffect, cemetery_cells> cemetery{};
  std::array<PrintedEffect, development_count> learning{};  // what each gives at once
  std::array<PrintedTable, table_count> tables{};
  std::array<Effect, 3> printed_sections{};          // VIII to X (F-24)
  Effect printed_cell;                               // the lowest action cell (F-14)
  std::array<std::uint8_t, marble_count> marbles{};  // F-03
  std::array<std::uint8_t, 2> entry{};               // F-23: knowledge for VIII and IX

  [[nodiscard]] int table(BoardTable which, std::size_t i) const {
    return tables[index(which)].values[i];
  }
};

[[nodiscard]] bool is_deck_told(const Data& data);

// A card and other things as a fact has them.
[[nodiscard]] std::string write_card(const AutomaCard& card);
[[nodiscard]] Result<AutomaCard> read_card(std::string_view text);
[[nodiscard]] std::string write_character(const CharacterCard& card);
[[nodiscard]] Result<CharacterCard> read_character(std::string_view text);
[[nodiscard]] std::string write_book(const BookCard& book);
[[nodiscard]] Result<BookCard> read_book(std::string_view text);

}  // namespace seatmate::golem
