#pragma once

// The table, as far as she can see it. A plain value: copied with `=`, compared with `==`.
//
// Ratings are not kept: they are the sum of what stands (ratings_of), so they can never disagree
// with it (TTA-GEN-8).

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/deck.h"
#include "engine/deck_kind.h"
#include "engine/inline_vector.h"
#include "engine/random.h"
#include "games/through-the-ages/data.h"
#include "games/through-the-ages/types.h"

namespace seatmate::through_the_ages {

// Where another reading of the rulebook is plausible; what stands here is the default.
struct Readings {
  bool production_before_build = false;
  bool produces_first_turn = false;
  bool urban_icon_most = false;
  bool build_best = false;
  bool any_increase = false;
  bool cap_per_card = false;
  bool gold_fewest = false;
  bool leader_happiness = false;
  bool tactic_by_slot = false;
  bool one_army = false;
  bool air_doubles = false;
  bool air_both = false;
  bool colonises_with_tactic = false;
  bool loss_by_card = false;
  bool plays_untargetable = false;
  bool human_gains_nothing = false;
  bool war_units_free = false;
  bool tie_first = false;
  bool upgrade_by_target = false;
  bool attacks_any = false;
  bool develops_any = false;
  bool develops_next = false;
  bool slot_tactic_first = false;
  friend bool operator==(const Readings&, const Readings&) = default;
};

// A technology in play and her cubes on it.
struct Tech {
  Civil card = Civil::none;
  std::uint8_t cubes = 0;
  friend bool operator==(const Tech&, const Tech&) = default;
};

enum class Phase : std::uint8_t { setup, turns, scoring, over };
// Who knows the row: the app deals it, the player types what comes, or says what she looks for.
enum class RowKind : std::uint8_t { dealt, typed, asked };
inline constexpr std::array<std::string_view, 3> row_kind_names{"dealt", "typed", "asked"};
// What the engine has to do before the human can go on.
enum class Pending : std::uint8_t { none, begin, event, attack };

struct Wonder {
  Civil card = Civil::none;
  std::uint8_t stages = 0;
  friend bool operator==(const Wonder&, const Wonder&) = default;
};

using Techs = InlineVector<Tech, 48>;
using Yellow = InlineVector<Civil, 60>;
using Colonies = InlineVector<Military, 12>;
using WarPile = InlineVector<Military, 60>;

inline constexpr std::array<Civil, row_spaces> empty_row() {
  std::array<Civil, row_spaces> row{};
  for (Civil& space : row) space = Civil::none;
  return row;
}

struct State {
  Random random;

  // Chosen at setup.
  std::uint8_t difficulty = 0;  // blue cubes
  DeckKind deck_kind = DeckKind::house;
  RowKind row_kind = RowKind::dealt;
  bool expansion = false;        // New Leaders and Wonders
  bool expansion_house = false;  // with our numbers, unconfirmed
  bool automa_starts = false;
  Readings readings;

  // Where the game stands.
  Phase phase = Phase::setup;
  Pending pending = Pending::none;
  Military pending_card = Military::none;
  bool pending_rotated = false;
  std::int16_t attack_strength = 0;  // the human's, when he attacks
  Age age = Age::a;
  std::uint8_t round = 1;
  Player at_turn = Player::human;
  std::uint8_t final_round = 0;  // once age IV has begun (TTA-END-1)

  // Her mat.
  Techs techs;
  Yellow yellow;
  Civil leader = Civil::none;
  Civil government = Civil::none;  // in the slot; the one in play is among `techs`
  Civil special = Civil::none;
  Civil farm_mine = Civil::none;
  Civil unit = Civil::none;
  InlineVector<Civil, 2> urban;
  InlineVector<Military, 48> events;  // at most 42 of two ages
  WarPile wars;
  Military tactic = Military::none;  // in the slot
  std::uint8_t leader_ages = 0;      // bits: ages of which she has taken one
  std::uint8_t government_ages = 0;
  std::uint8_t tactic_ages = 0;
  Wonder wonder;
  InlineVector<Civil, 20> wonders;  // completed
  std::uint32_t flipped = 0;        // of them, by Ravages of Time
  Colonies colonies;
  std::uint8_t blue = 0;

  // Points, and what no card explains (happy faces gained, corrections).
  std::int16_t science = 0;
  std::int16_t culture = 0;
  Ratings extra;

  // Tactics.
  Military active_tactic = Military::none;
  InlineVector<Military, 8> beside;  // activated from the hand: common at her next turn
  InlineVector<Military, 24> common;

  // Her cards.
  Deck<std::uint8_t, cards_of_age> deck;  // numbers 1 to 24, of the deck's age
  std::uint8_t card = 0;                  // being executed

  // The row, the civil cards still to come where the app deals, and how many copies of each card
  // have come up.
  std::array<Civil, row_spaces> row = empty_row();
  InlineVector<Civil, 60> pile;
  std::uint8_t dealt = 0;  // of the deck of the current age
  std::array<std::uint8_t, most_civil> seen{};

  // Wars.
  Military her_war = Military::none;    // declared, to be resolved at her next turn
  Military human_war = Military::none;  // declared on her

  // Events and territories that have come up; they never come back.
  InlineVector<Military, 80> past;

  // The human, as far as rules compare.
  bool human_politics = false;         // has done his one political action this turn
  bool human_second_politics = false;  // once in the game he may have two (Julius Caesar)
  std::int16_t human_strength = 1;
  bool human_strength_old = false;  // something may have changed it since he said it
  std::int16_t human_culture = 0;
  std::uint8_t human_colonies = 0;
  Colonies nobodys;  // territories that came up and belong to nobody
  bool human_leader = false;
  bool human_wonder = false;
  std::uint8_t human_level = 0;            // of the higher of the two
  Military human_tactic = Military::none;  // becomes common at his next turn
  std::int16_t human_final = 0;

  std::uint8_t turns_taken = 0;
  std::uint8_t wars_declared = 0;
  std::uint8_t aggressions = 0;
  std::uint8_t events_prepared = 0;
  std::uint8_t built = 0;
  std::uint8_t taken = 0;
  std::uint8_t developed = 0;

  friend bool operator==(const State&, const State&) = default;
};

inline bool has(std::uint8_t ages, Age age) { return ((ages >> level(age)) & 1U) != 0; }
inline void add(std::uint8_t& ages, Age age) {
  ages = static_cast<std::uint8_t>(ages | (1U << static_cast<unsigned>(level(age))));
}

inline const AutomaCard& card_of(const Data& data, const State& s, int number) {
  const auto i = static_cast<std::size_t>(number - 1);
  return s.deck_kind == DeckKind::house ? data.house_deck[i] : data.own_deck[i];
}

// Two players, 3.2. With the expansion a deck stays as large: as many leaders and wonders as
// before are dealt from both boxes.
inline constexpr std::array<std::uint8_t, 4> deck_sizes{20, 44, 44, 44};
inline int left_in_deck(const State& s) {
  return s.age == Age::iv ? 0 : deck_sizes[index(s.age)] - s.dealt;
}

// TTA-LEAD-2, A-13: the icons of her leader.
inline Ratings leader_ratings(const Data& data, const State& s, Civil leader) {
  if (leader == Civil::none) return {};
  Ratings ratings = data.card(leader).ratings;
  if (!s.readings.leader_happiness) ratings.happiness = 0;
  return ratings;
}

// Everything but the tactic: cubes, government, blue technologies, leader, wonders, colonies.
inline Ratings ratings_of(const Data& data, const State& s) {
  Ratings sum = s.extra;
  for (const Tech& tech : s.techs) {
    const CivilCard& card = data.card(tech.card);
    const bool counts_itself = card.cls == Class::special || card.cls == Class::government;
    const int times = counts_itself ? 1 : tech.cubes;
    if (times > 0) sum.add(card.ratings, times);
  }
  sum += leader_ratings(data, s, s.leader);
  for (std::size_t i = 0; i < s.wonders.size(); ++i)
    if (((s.flipped >> i) & 1U) != 0)
      sum.culture = static_cast<std::int16_t>(sum.culture + 2);
    else
      sum += data.card(s.wonders[i]).ratings;
  for (const Military colony : s.colonies) {
    sum.strength = static_cast<std::int16_t>(sum.strength + data.card(colony).colony_strength);
    sum.happiness = static_cast<std::int16_t>(sum.happiness + data.card(colony).colony_happiness);
  }
  return sum;
}

// what the marker shows.
inline constexpr int most_happiness = 8;
inline int shown_happiness(const Data& data, const State& s) {
  return std::clamp<int>(ratings_of(data, s).happiness, 0, most_happiness);
}
// a step that the marker cannot make is lost, so after every change of what stands the sum is
// what the track shows.
inline void settle_happiness(const Data& data, State& s) {
  const int sum = ratings_of(data, s).happiness;
  const int beyond = sum - std::clamp(sum, 0, most_happiness);
  s.extra.happiness = static_cast<std::int16_t>(s.extra.happiness - beyond);
}

inline void leave_hand(State& s, Civil card) {
  if (s.government == card) s.government = Civil::none;
  if (s.special == card) s.special = Civil::none;
  if (s.farm_mine == card) s.farm_mine = Civil::none;
  if (s.unit == card) s.unit = Civil::none;
  s.urban.remove(card);  // TTA-DEV-7: the other one slides to the left
}

inline int gold(const Data& data, const Yellow& yellow) {
  int sum = 0;
  for (const Civil card : yellow) sum += gold_of(data.card(card));
  return sum;
}

}  // namespace seatmate::through_the_ages
