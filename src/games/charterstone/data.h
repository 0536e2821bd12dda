#pragma once

// What is printed: the Automa cards, the buildings, the tracks, the index guide and the campaign
// victory cards. Each thing knows where it comes from: public, designed here (house) or told by the
// owner of the box.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "engine/doc.h"
#include "engine/result.h"
#include "games/charterstone/types.h"

namespace seatmate::charterstone {

using Source = Printed::Source;

inline constexpr std::int8_t strength_vp = -1;  // CH-VP-2: as many as the strength

// 4.1: one Automa card.
struct AutomaCard {
  Target target = Target::commons;
  Common building = Common::zeppelin;  // of a Commons card
  Order order = Order::descending;     // of a charter card
  std::uint8_t rank = 1;
  NameOrder names = NameOrder::az;
  std::int8_t vp = 0;
  Effects effects;
  King king = King::happy;
  Source source = Source::missing;
  friend bool operator==(const AutomaCard&, const AutomaCard&) = default;
};

inline constexpr int no_value = -1;  // AMB-7: none is printed, or nobody recorded it
// AMB-7: no recorded value counts as 0.
constexpr int counted_value(int value) { return value == no_value ? 0 : value; }
inline constexpr int most_value = 40;

// A building card: what is printed on it, and where its name stands among all names.
struct BuildingCard {
  std::string name;
  std::string key;  // how the teller's language sorts the name; empty: as ASCII does
  std::int8_t value = no_value;
  std::uint8_t crate = 0;  // 0: none
  Source source = Source::missing;
  std::uint8_t language_rank = 0;  // AMB-18
  std::uint8_t ascii_rank = 0;     // the other reading of it
};

// 3.7: a space of the progress track; a number of players where the token may start.
enum class SpaceKind : std::uint8_t { plain, reputation, income, hourglass };
inline constexpr std::array<std::string_view, 4> space_names{"plain", "reputation", "income",
                                                             "hourglass"};
struct Space {
  SpaceKind kind = SpaceKind::plain;
  std::uint8_t players = 0;
  friend bool operator==(const Space&, const Space&) = default;
};

// Rows of numbers of the board and of the chest.
enum class Track : std::uint8_t { reputation, quota, glory, capacity };
inline constexpr int table_count = 4;
inline constexpr int most_numbers = 40;
struct TableInfo {
  std::string_view name;
  std::uint8_t most;       // how many numbers at most
  std::uint8_t least_one;  // the least and the largest of them
  std::uint8_t most_one;
};
inline constexpr std::array<TableInfo, table_count> table_infos{{
    {"reputation", most_numbers, 0, 6},  // 3.5: number of players printed on each space, or 0
    {"quota", 10, 1, 8},                 // 3.6: columns of each row, from the top
    {"glory", 20, 1, 20},                // 3.14: stars of each row, from the top
    {"capacity", 10, 1, 10},             // 3.15: circles of each column, from the left
}};
struct Numbers {
  InlineVector<std::uint8_t, most_numbers> values;
  Source source = Source::missing;
};
inline constexpr int most_spaces = 60;
struct ProgressTrack {
  InlineVector<Space, most_spaces> spaces;
  Source source = Source::missing;
};

// 4.4: what a crate releases.
struct GuideCard {
  std::uint16_t number = 0;
  CardKind kind = CardKind::other;
};
using Contents = InlineVector<GuideCard, 24>;
// Crates 1 to 54 and A to W as one number: 1 to 77.
enum class Crate : std::uint8_t { none = 0 };
inline constexpr int crates = crate_count + letter_count;
constexpr Crate lettered(char letter) {
  return static_cast<Crate>(crate_count + 1 + (letter - 'A'));
}
constexpr char letter_of(Crate crate) {
  return static_cast<char>('A' + static_cast<int>(crate) - crate_count - 1);
}
constexpr bool is_lettered(Crate crate) { return static_cast<int>(crate) > crate_count; }
[[nodiscard]] std::string crate_name(Crate crate);
[[nodiscard]] Crate crate_named(std::string_view name);  // none if there is no such crate

// 4.2: factors for capacity, personas, victories and glory.
using Factors = std::array<std::uint8_t, 4>;
inline constexpr int first_victory_card = 344;
inline constexpr int victory_card_count = 12;

struct Data {
  std::array<AutomaCard, automa_card_count> house_deck{};
  std::array<AutomaCard, automa_card_count> own_deck{};     // told, or from a deck file
  std::array<BuildingCard, last_building + 1> buildings{};  // by number
  ProgressTrack progress;
  std::array<Numbers, table_count> tables{};
  std::array<Contents, crates + 1> guide{};
  std::array<Factors, victory_card_count> victory{};

  [[nodiscard]] const InlineVector<std::uint8_t, most_numbers>& table(Track which) const {
    return tables[index(which)].values;
  }
  [[nodiscard]] const BuildingCard& building(int number) const {
    return buildings[static_cast<std::size_t>(number)];
  }
  [[nodiscard]] const Contents& contents(Crate crate) const { return guide[index(crate)]; }
};

// AMB-18: character by character as ASCII after A–Z became a–z; nothing is skipped.
[[nodiscard]] std::string folded(std::string_view name);

// Checks a printed fact and makes it part of the data, whoever told it.
[[nodiscard]] Outcome learn_fact(Data& data, const Fact& fact, Source source);
[[nodiscard]] bool is_deck_told(const Data& data);

// As a fact has them.
[[nodiscard]] std::string write_card(const AutomaCard& card);
[[nodiscard]] Result<AutomaCard> read_card(std::string_view text);
[[nodiscard]] std::string write_building(const BuildingCard& card);
[[nodiscard]] Result<BuildingCard> read_building(std::string_view text);
[[nodiscard]] std::string write_progress(const ProgressTrack& track);
[[nodiscard]] Result<ProgressTrack> read_progress(std::string_view text);
[[nodiscard]] std::string write_numbers(const Numbers& numbers);
[[nodiscard]] Result<Numbers> read_numbers(Track table, std::string_view text);

}  // namespace seatmate::charterstone
