#pragma once

// The nouns of Pendulum: small enums and what is printed on pieces.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/contract.h"
#include "engine/inline_vector.h"
#include "engine/option_set.h"
#include "engine/tokens.h"

namespace seatmate::pendulum {

// The three areas of the board, and the timers that stand beside them.
enum class Area : std::uint8_t { purple, green, black };
inline constexpr int area_count = 3;
inline constexpr int automa_areas = 2;  // PE-GEN-7: they stand only in purple and in green
inline constexpr std::array<std::string_view, area_count> area_names{"purple", "green", "black"};
inline constexpr std::array<Area, area_count> all_areas{Area::purple, Area::green, Area::black};

enum class Row : std::uint8_t { top, bottom };
inline constexpr std::array<std::string_view, 2> row_names{"top", "bottom"};
constexpr Row other(Row row) { return row == Row::top ? Row::bottom : Row::top; }

// The four action spaces of purple and of green, in reading order. Top left and bottom right are
// the large ones.
enum class Cell : std::uint8_t { top_left, top_right, bottom_left, bottom_right };
inline constexpr int cell_count = 4;
inline constexpr std::array<std::string_view, cell_count> cell_names{"top-left", "top-right",
                                                                     "bottom-left", "bottom-right"};
using CellSet = OptionSet<Cell, cell_count>;
constexpr Row row_of(Cell cell) { return cell < Cell::bottom_left ? Row::top : Row::bottom; }
constexpr CellSet cells_of(Row row) { return CellSet(row == Row::top ? 0b0011U : 0b1100U); }

// Every action space of the board, for a player who has her own workers followed: the eight above,
// then the two rows of four in black.
enum class Space : std::uint8_t {};
inline constexpr int space_count = 16;
inline constexpr std::array<std::string_view, space_count> space_names{
    "purple-top-left", "purple-top-right", "purple-bottom-left", "purple-bottom-right",
    "green-top-left",  "green-top-right",  "green-bottom-left",  "green-bottom-right",
    "black-top-1",     "black-top-2",      "black-top-3",        "black-top-4",
    "black-bottom-1",  "black-bottom-2",   "black-bottom-3",     "black-bottom-4"};
constexpr Area area_of(Space space) {
  return index(space) < 4 ? Area::purple : index(space) < 8 ? Area::green : Area::black;
}
constexpr Row row_of(Space space) {
  const std::size_t i = index(space);
  return i < 8 ? row_of(static_cast<Cell>(i % 4)) : i < 12 ? Row::top : Row::bottom;
}
constexpr Cell cell_of(Space space) { return static_cast<Cell>(index(space) % 4); }
constexpr Space space_of(Area area, Cell cell) {
  return static_cast<Space>(index(area) * 4 + index(cell));
}

enum class Worker : std::uint8_t { common, grande };
inline constexpr std::array<std::string_view, 2> worker_names{"common", "grande"};
inline constexpr int most_workers = 4;  // BF-22

enum class Player : std::uint8_t { human, automa_1, automa_2 };
inline constexpr int player_count = 3;
inline constexpr int automa_count = 2;
inline constexpr std::array<std::string_view, player_count> player_names{"human", "automa-1",
                                                                         "automa-2"};
constexpr Player automa(std::size_t i) { return static_cast<Player>(i + 1); }
constexpr std::size_t automa_index(Player player) { return index(player) - 1; }
using PlayerSet = OptionSet<Player, player_count>;

// PE-DIFF.
enum class Level : std::uint8_t { a, b, c, d, e, f };
inline constexpr int level_count = 6;
inline constexpr std::array<std::string_view, level_count> level_names{"a", "b", "c",
                                                                       "d", "e", "f"};

// The left side of a card (PE-CARD-1).
enum class WorkerSymbol : std::uint8_t { none, purple, green };
inline constexpr std::array<std::string_view, 3> worker_symbol_names{"none", "purple", "green"};
enum class TimerSymbol : std::uint8_t { none, purple_else_green, purple_else_black };
inline constexpr std::array<std::string_view, 3> timer_symbol_names{"none", "purple-else-green",
                                                                    "purple-else-black"};
inline constexpr int province_places = 4;

// The council's reward cards (BF-16), by what they give.
enum class RewardKind : std::uint8_t {
  blue_production,
  red_production,
  free_province,
  max_three,
  one_of_each,
  take_back_stratagems,
  five_military,
  five_culture,
  five_gold,
  vote,
  move_vp,
  military_retrieve,
  culture_retrieve,
  military_province,
  free_action,
  gold_popularity,
  military_power,
  culture_prestige,
  one_gold,
  votes_province,
  grande,
  none
};
inline constexpr int reward_kind_count = 21;
inline constexpr std::array<std::string_view, reward_kind_count> reward_kind_names{
    "blue-production",
    "red-production",
    "free-province",
    "max-three",
    "one-of-each",
    "take-back-stratagems",
    "five-military",
    "five-culture",
    "five-gold",
    "vote",
    "move-vp",
    "military-retrieve",
    "culture-retrieve",
    "military-province",
    "free-action",
    "gold-popularity",
    "military-power",
    "culture-prestige",
    "one-gold",
    "votes-province",
    "grande"};
using KindSet = OptionSet<RewardKind, reward_kind_count>;
// How many of each are among the 25 ordinary cards (the grande card is none of them).
inline constexpr std::array<std::uint8_t, reward_kind_count> reward_copies{
    1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 0};

// The places of the council board in the order PE-COUNCIL-9 reads them.
enum class RewardPlace : std::uint8_t { c1, c2, c3, grande, c4, c5 };
inline constexpr int reward_place_count = 6;
inline constexpr std::array<std::string_view, reward_place_count> reward_place_names{
    "c1", "c2", "c3", "grande", "c4", "c5"};
using PlaceSet = OptionSet<RewardPlace, reward_place_count>;
using CouncilBoard = std::array<RewardKind, reward_place_count>;
inline constexpr CouncilBoard empty_board{RewardKind::none, RewardKind::none, RewardKind::none,
                                          RewardKind::none, RewardKind::none, RewardKind::none};

// The human's tracks in the order of the player mat (BF-20), and the final rewards.
enum class Track : std::uint8_t { power, prestige, popularity };
inline constexpr int track_count = 3;
inline constexpr std::array<std::string_view, track_count> track_names{"power", "prestige",
                                                                       "popularity"};
inline constexpr int last_column = 21;
inline constexpr int parchment_column = 14;
// Tracks begin in different columns, so nobody counts from their beginning: −3 is three spaces
// before the parchment, 2 the second space inside it.
inline constexpr int farthest_out = -parchment_column;
inline constexpr int last_inside = last_column - parchment_column + 1;
constexpr int from_parchment(int column) {
  return column < parchment_column ? column - parchment_column : column - parchment_column + 1;
}
constexpr int column_at(int from) {
  return from < 0 ? from + parchment_column : from + parchment_column - 1;
}

enum class FinalReward : std::uint8_t { power, prestige, popularity, one_each, legendary, none };
inline constexpr int final_reward_count = 5;
inline constexpr std::array<std::string_view, final_reward_count> final_reward_names{
    "power", "prestige", "popularity", "one-each", "legendary"};
using FinalRewardSet = OptionSet<FinalReward, final_reward_count>;
constexpr FinalReward reward_of(Track track) { return static_cast<FinalReward>(index(track)); }

inline constexpr int rounds = 4;
inline constexpr int most_purple_flips = 3;  // of a round (PE-TIMER-7)
inline constexpr int most_votes = 20;        // PE-COUNCIL-4
inline constexpr int card_count = 32;
inline constexpr int council_cards = 3;
inline constexpr int most_spaces = 120;  // of the automas' track, whatever it looks like

// Where a printed thing is known from.
using Source = Printed::Source;

// The reward icons in the bottom right corner of a card. Which reward cards each one stands for is
// data: only some are known (AMB-11).
enum class Icon : std::uint8_t {
  none,
  grande,
  province,
  max_three,
  production,
  resources,
  votes,
  points,
  retrieve,
  stratagems,
  action
};
inline constexpr int icon_count = 11;
inline constexpr std::array<std::string_view, icon_count> icon_names{
    "none",  "grande", "province", "max-three",  "production", "resources",
    "votes", "points", "retrieve", "stratagems", "action"};

// One automa card. Its two sides are needed at different times, so they are told apart.
struct AutomaCard {
  WorkerSymbol worker = WorkerSymbol::none;
  TimerSymbol timer = TimerSymbol::none;
  std::uint8_t province = 0;  // 1 to 4 from the top, 0: no symbol
  std::int8_t votes = 0;
  std::int8_t vp = 0;
  Icon icon{};
  Source left = Source::missing;
  Source right = Source::missing;
  friend bool operator==(const AutomaCard&, const AutomaCard&) = default;
};

// A scorecard: what is added in each round.
struct Scorecard {
  std::array<std::int8_t, rounds> vp{};
  std::array<std::int8_t, rounds> votes{};
  Source source = Source::missing;
  friend bool operator==(const Scorecard&, const Scorecard&) = default;
};

// The automas' track (PE-TRACK): row lengths, the numbered spaces, where the parchment and the
// green spaces begin. Spaces are numbered through, row after row.
struct Label {
  std::uint8_t index = 0;
  std::uint8_t minus = 0;
  friend bool operator==(const Label&, const Label&) = default;
};
struct TrackLayout {
  InlineVector<std::uint8_t, 12> rows;
  InlineVector<Label, 20> labels;
  std::uint8_t parchment = 0;
  std::uint8_t green = 0;
  bool wrap_at_once = false;  // AMB-25
  Source source = Source::missing;
  [[nodiscard]] int spaces() const {
    int n = 0;
    for (const int row : rows) n += row;
    return n;
  }
  friend bool operator==(const TrackLayout&, const TrackLayout&) = default;
};

}  // namespace seatmate::pendulum
