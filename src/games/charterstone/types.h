#pragma once

// The nouns of Charterstone: small enums and what is printed on pieces.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/inline_vector.h"
#include "engine/option_set.h"
#include "engine/tokens.h"

namespace seatmate::charterstone {

// CH-GEN-1: always six, clockwise from the top of the board (3.2).
enum class Charter : std::uint8_t { purple, green, yellow, black, blue, red };
inline constexpr int charter_count = 6;
inline constexpr std::array<std::string_view, charter_count> charter_names{
    "purple", "green", "yellow", "black", "blue", "red"};
inline constexpr std::array<Charter, charter_count> all_charters{
    Charter::purple, Charter::green, Charter::yellow, Charter::black, Charter::blue, Charter::red};

// Who runs a charter in a game. An absent human's charter may be run by an Automa (CH-SETUP-3).
enum class Role : std::uint8_t { inactive, human, automa, stand_in };
inline constexpr std::array<std::string_view, 4> role_names{"inactive", "human", "automa",
                                                            "stand-in"};
constexpr bool is_automa(Role role) { return role >= Role::automa; }

// 3.4: the buildings printed on the board.
enum class Common : std::uint8_t {
  zeppelin,
  charterstone,
  grandstand,
  treasury,
  market,
  cloud_port
};
inline constexpr int common_count = 6;
inline constexpr std::array<std::string_view, common_count> common_names{
    "zeppelin", "charterstone", "grandstand", "treasury", "market", "cloud-port"};

// CH-PLACE-4: where a charter card sends its worker.
enum class Target : std::uint8_t { commons, die, home };
inline constexpr std::array<std::string_view, 3> target_names{"commons", "die", "home"};
// CH-PLACE-5 and CH-PLACE-6: the order of values, and the order of names among equals.
enum class Order : std::uint8_t { descending, ascending };
inline constexpr std::array<std::string_view, 2> order_names{"desc", "asc"};
enum class NameOrder : std::uint8_t { az, za };
inline constexpr std::array<std::string_view, 2> name_order_names{"az", "za"};
enum class King : std::uint8_t { happy, angry };
inline constexpr std::array<std::string_view, 2> king_names{"happy", "angry"};

// Chapter "Effects".
enum class Effect : std::uint8_t { discard, build, crate, progress, reputation, quota };
inline constexpr int effect_count = 6;
inline constexpr std::array<std::string_view, effect_count> effect_names{
    "discard", "build", "crate", "progress", "reputation", "quota"};
// AMB-32: the icons of a card as they stand on it, top to bottom; each at most once.
using Effects = InlineVector<Effect, effect_count>;

// 3.19.
enum class Peril : std::uint8_t {
  none,
  bandit,
  fuel_shortage,
  disrepair,
  vermin,
  blight,
  famine,
  unknown  // a token lies there, and nobody said which
};
inline constexpr int peril_count = 8;
inline constexpr std::array<std::string_view, peril_count> peril_names{
    "none", "bandit", "fuel-shortage", "disrepair", "vermin", "blight", "famine", "unknown"};

// Whose worker or minion stands somewhere: nobody's, a charter's, or in Game 10 a loose one.
enum class Owner : std::uint8_t { nobody, purple, green, yellow, black, blue, red, loose };
constexpr Owner owner_of(Charter charter) { return static_cast<Owner>(index(charter) + 1); }
constexpr bool is_charter(Owner owner) { return owner != Owner::nobody && owner != Owner::loose; }
constexpr Charter charter_of(Owner owner) { return static_cast<Charter>(index(owner) - 1); }

enum class Piece : std::uint8_t { none, regular, minion, tile };
inline constexpr std::array<std::string_view, 4> piece_names{"none", "regular", "minion", "tile"};

// 3.18: cat 227, ghost 234, butler 278, golem 297, robot 309, chef 332.
inline constexpr int minion_types = 6;
inline constexpr std::array<std::uint16_t, minion_types> minion_cards{227, 234, 278, 297, 309, 332};

// What a card is; the index guide tells it for what comes out of crates.
enum class CardKind : std::uint8_t {
  building,
  assistant,
  treasure,
  item,
  guest,
  friend_,
  persona,
  objective,
  rule,
  story,
  token,
  other,
  guidepost  // of the index guide only: which guidepost is next
};
inline constexpr int card_kind_count = 13;
inline constexpr std::array<std::string_view, card_kind_count> card_kind_names{
    "building",  "assistant", "treasure", "item",  "guest", "friend",   "persona",
    "objective", "rule",      "story",    "token", "other", "guidepost"};

inline constexpr int plots = 6;  // 3.1
// 3.27: where the plots of a charter lie: the row from the top, and the place in it.
enum class Side : std::uint8_t { left, middle, right, only };
inline constexpr std::array<std::string_view, 4> side_names{"left", "middle", "right", "only"};
struct PlotPlace {
  std::uint8_t row;
  Side side;
};
inline constexpr std::array<std::array<PlotPlace, plots>, charter_count> plot_places{{
    // purple
    {{{2, Side::right},
      {1, Side::left},
      {2, Side::middle},
      {1, Side::middle},
      {2, Side::left},
      {1, Side::right}}},
    // green
    {{{1, Side::left},
      {1, Side::middle},
      {1, Side::right},
      {2, Side::middle},
      {2, Side::left},
      {2, Side::right}}},
    // yellow
    {{{1, Side::middle},
      {1, Side::right},
      {1, Side::left},
      {3, Side::only},
      {2, Side::left},
      {2, Side::right}}},
    // black
    {{{3, Side::only},
      {2, Side::right},
      {1, Side::left},
      {1, Side::right},
      {2, Side::middle},
      {2, Side::left}}},
    // blue
    {{{1, Side::right},
      {2, Side::right},
      {2, Side::left},
      {1, Side::left},
      {1, Side::middle},
      {3, Side::only}}},
    // red
    {{{2, Side::left},
      {1, Side::only},
      {2, Side::right},
      {3, Side::left},
      {3, Side::middle},
      {3, Side::right}}},
}};
inline constexpr int sky_tiles = 4;          // 3.20
inline constexpr int tiles_placed = 2;       // CH-SKY-1
inline constexpr int influence_tokens = 12;  // 3.3
inline constexpr int regular_workers = 2;    // 3.3
inline constexpr int first_building = 5;     // 4.3
inline constexpr int last_building = 123;
inline constexpr int last_basic = 10;
inline constexpr int first_automa_card = 377;
inline constexpr int last_automa_card = 392;
inline constexpr int automa_card_count = last_automa_card - first_automa_card + 1;
inline constexpr int first_deck_count = 13;
inline constexpr int aside_from_game = 4;  // CH-DECK-3
inline constexpr int aside_count = 3;
inline constexpr int campaign_games = 12;
inline constexpr int after_campaign = 13;  // a game after the campaign
inline constexpr int least_strength = 2;   // CH-STR-3
inline constexpr int crate_count = 54;
inline constexpr int letter_count = 23;  // crates A to W
inline constexpr int first_guidepost = 400;
inline constexpr int last_guidepost = 413;
inline constexpr int mat_places = 5;       // 3.9
inline constexpr int first_persona = 200;  // 4.3
inline constexpr int last_card = 398;

constexpr bool is_basic(int building) {
  return building >= first_building && building <= last_basic;
}
// 4.3: the numbers that are buildings; the others up to 123 are rules and stickers.
constexpr bool is_building(int number) {
  if (is_basic(number)) return true;
  if (number < 22 || number > last_building) return false;
  for (const int other : {24, 27, 29, 33, 34, 36, 37, 47, 60, 75, 90, 111})
    if (number == other) return false;
  return true;
}
// 4.3: what a card on the advancement mat is, by its number.
constexpr CardKind kind_of(int number) {
  if (is_building(number)) return CardKind::building;
  if (number >= 206 && number <= 213) return CardKind::assistant;
  if (number >= 236 && number <= 250) return CardKind::treasure;
  if (number >= 259 && number <= 270) return CardKind::item;
  if (number >= 281 && number <= 292) return CardKind::guest;
  if (number >= 315 && number <= 326) return CardKind::friend_;
  return CardKind::other;
}

// 4.3: the cards of the index; those before it are in the Chronicle from the beginning, and there
// are none between the Automa rules and the first personas.
constexpr bool is_in_index(int number) {
  return number >= 22 && number <= last_card && (number < 163 || number > 199);
}

// A place for a building in a list of them, in reading order; a charter has at most six, a question
// may show more.
enum class Slot : std::uint8_t {};
inline constexpr int most_slots = 32;
using SlotSet = OptionSet<Slot, most_slots>;

// Cards of the Chronicle and of the index that have come into the game: a set of card numbers.
class CardSet {
 public:
  static constexpr int words = (last_card + 64) / 64;
  [[nodiscard]] constexpr bool has(int card) const {
    return card >= 0 && card <= last_card && ((bits_[word(card)] >> (card % 64)) & 1U) != 0;
  }
  constexpr void add(int card) { bits_[word(card)] |= std::uint64_t{1} << (card % 64); }
  constexpr void remove(int card) { bits_[word(card)] &= ~(std::uint64_t{1} << (card % 64)); }
  [[nodiscard]] constexpr std::array<std::uint64_t, words>& bits() { return bits_; }
  [[nodiscard]] constexpr const std::array<std::uint64_t, words>& bits() const { return bits_; }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  static constexpr std::size_t word(int card) { return static_cast<std::size_t>(card / 64); }
  std::array<std::uint64_t, words> bits_{};
};

}  // namespace seatmate::charterstone
