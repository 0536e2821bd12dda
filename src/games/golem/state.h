#pragma once

// The table, as far as she can see it. A plain value: copied with `=`, compared with `==`.

#include <array>
#include <cstdint>

#include "engine/deck.h"
#include "engine/deck_kind.h"
#include "engine/inline_vector.h"
#include "engine/random.h"
#include "games/golem/data.h"
#include "games/golem/types.h"

namespace seatmate::golem {

// Where another reading of the rulebook is plausible, which one is played; what stands here is the
// default (docs/rules/golem.md).
struct Readings {
  bool criteria_look_at_all = false;      // A-05 criteriaScope
  bool work_row_without_golem = false;    // A-06 workCriterion
  bool white_before_black = false;        // A-07 colourTail
  bool ignored_count = false;             // A-26 mostCounts
  bool topmost_kill_tile = false;         // A-17 killTileOrder
  bool back_entry_pays = false;           // A-28 backEntryPays
  bool no_free_fallback = false;          // A-27 freeFallback
  bool no_work_surplus = false;           // A-09 workSurplus
  bool points_if_none_stands = false;     // A-30 noStanding
  bool standing_dies_first = false;       // A-29 killTie
  bool lay_down_after_leg = false;
  bool right_if_neither = false;
  bool last_laid_on_top = false;          // of the three cards under the deck
  bool lying_in_1_waits = false;
  bool track_limits_work = false;
  bool bonus_student_leftmost = false;
  bool declines_prices = false;
  bool books_by_column = false;
  bool learning_token_drops = false;
  bool finished_area_ends_it = false;
  bool red_zone_at_setup = false;
  bool killed_come_back = false;
  bool white_is_wild = false;
  bool no_passing = false;
  bool work_must_separate = false;
  bool only_new_book_acts = false;
  bool new_golem_does_not_count = false;
  std::uint8_t marbles = 15;
  std::int8_t minus_five_vp = -1;         // A-03 minusFiveVp
  friend bool operator==(const Readings&, const Readings&) = default;
};

enum class Phase : std::uint8_t {
  setup,
  refresh,   // 1
  movement,  // 2
  actions,   // 3
  evening,   // 4 to 7
  scoring,
  over
};
inline constexpr int printed_place = 6;  // of a rabbi: the cell printed on the synagogue

struct State {
  Random random;

  // Chosen at setup.
  std::uint8_t level = 1;
  std::uint8_t humans = 1;
  DeckKind deck_kind = DeckKind::house;
  bool table_told = false;    // tiles, books and characters are named as they lie on the table
  bool marbles_told = false;  // the player throws the marbles
  bool house_facts = true;    // what is not public comes from our tables until it is told
  Readings readings;

  // Where the game stands.
  Phase phase = Phase::setup;
  bool wait = false;  // the player says when to go on
  std::uint8_t round = 1;
  InlineVector<Player, most_players> order;
  InlineVector<Player, 16> queue;  // whose turns are left in phase 3, the next one first
  std::array<std::uint8_t, most_players> marbles_left{};
  std::array<std::uint8_t, most_players> rabbi{};  // place of each rabbi, 0: not placed
  std::array<bool, most_players> passed{};

  // Her tokens: the highest first (GO-STRAT-2).
  std::array<Colour, colour_count> strategy{Colour::red, Colour::yellow, Colour::blue};

  // Her board.
  std::int8_t marker = 0;
  std::int16_t score = 0;
  Golems golems;
  std::uint8_t created = 0;  // of the four
  std::array<std::uint8_t, colour_count> students{1, 1, 1};
  std::uint8_t golem_track = 0;
  std::uint8_t learning_track = 0;
  std::uint8_t gold = 0;
  std::array<std::uint8_t, colour_count> developed{};  // bits, by area
  std::array<Column, book_columns> columns{};
  std::uint16_t cemetery = 0;                        // bits: occupied cells
  std::uint16_t buried_by_humans = 0;                // bits: those of them with a human's golem
  std::array<std::uint8_t, colour_count> menorah{};  // F-26: 0 on the street, 1 hers, 2 a human's
  std::uint8_t artefact_tile = 0;                    // 1 to 4; 0: not told yet
  std::uint8_t goals = 3;
  InlineVector<std::uint8_t, 4> starting_tiles;

  // Her cards.
  Deck<std::uint8_t, card_count> deck;
  InlineVector<std::uint8_t, 3> laid;  // this round
  bool shuffle_all = false;            // GO-BONUS-2 f
  InlineVector<Marble, 2> taken;       // this round

  // The table.
  std::array<std::array<std::uint8_t, marble_count>, row_count> rows{};
  std::array<std::array<std::uint8_t, tile_sections>, colour_count>
      tiles{};                                                 // numbers; 0: not told
  std::array<std::uint8_t, positions> actions{};               // tiles of this round
  InlineVector<std::uint8_t, action_tile_count> action_stack;  // dealt by the app
  std::array<Book, positions> library{};
  InlineVector<std::uint8_t, book_count> book_stack;
  InlineVector<std::uint8_t, rounds> characters;  // of the rounds so far and to come
  // Points the humans told at the end.
  std::array<std::int16_t, 3> human_points{};

  // End scoring, and counted for the laboratory.
  std::int16_t goal_points = 0;
  std::int16_t resource_points = 0;
  std::array<std::int16_t, colour_count> area_points{};
  std::int16_t overflow_points = 0;
  std::uint8_t turns_taken = 0;
  std::uint8_t no_benefit = 0;

  // Tiles applied since this turn began (games/golem/pieces.h). Never saved: a turn is always run
  // from its beginning.
  std::uint8_t tiles_applied = 0;
  // Between the actions and the next round: was it asked what the humans bought, or where they
  // buried golems? Not saved either.
  bool developing = false;  // phase 6 has begun
  bool books_asked = false;
  bool cells_asked = false;

  [[nodiscard]] int players() const { return humans + 1; }
  [[nodiscard]] int tile_positions() const { return humans + 2; }  // F-13
  friend bool operator==(const State&, const State&) = default;
};

[[nodiscard]] inline int rank(const State& s, Colour colour) {  // GO-STRAT-2
  int r = 0;
  while (s.strategy[static_cast<std::size_t>(r)] != colour) ++r;
  return r;
}
// Between the actions and the next round nobody says what he does unless he is asked, and a human
// may have bought the book she wants, or buried a golem in her cell: in phase 5 whoever comes
// before her, in phase 6 anybody.
[[nodiscard]] inline bool humans_may_have_acted(const State& s) {
  return s.phase == Phase::evening && (s.developing || s.order[0] != Player::automa);
}
[[nodiscard]] inline int standing(const State& s) {
  int n = 0;
  for (const Golem& golem : s.golems) n += golem.lying ? 0 : 1;
  return n;
}
[[nodiscard]] inline int golems_in(const State& s, Colour district) {
  int n = 0;
  for (const Golem& golem : s.golems) n += golem.district == district ? 1 : 0;
  return n;
}
// Golems of humans lie in these cells, too.
inline void bury_humans(State& s, std::uint16_t cells) {
  s.cemetery = static_cast<std::uint16_t>(s.cemetery | cells);
  s.buried_by_humans = static_cast<std::uint16_t>(s.buried_by_humans | cells);
}
[[nodiscard]] inline bool has_far_golem(const State& s) {  // GO-KILL-2
  for (const Golem& golem : s.golems)
    if (golem.section >= far_section) return true;
  return false;
}
[[nodiscard]] inline int marbles_in(const State& s, Row row) {
  int n = 0;
  for (const int count : s.rows[index(row)]) n += count;
  return n;
}
// golems that stand when she decides on work.
[[nodiscard]] inline int standing_for_work(const State& s) {
  if (!s.readings.new_golem_does_not_count) return standing(s);
  int n = 0;
  for (const Golem& golem : s.golems) n += golem.lying || golem.fresh ? 0 : 1;
  return n;
}
[[nodiscard]] inline int last_red_space(const Data& data, const State& s) {
  return data.table(BoardTable::red_zone, s.level - 1U);
}
[[nodiscard]] inline bool in_red_zone(const Data& data, const State& s) {
  return s.marker <= last_red_space(data, s);
}
[[nodiscard]] inline int books_owned(const State& s) {
  std::size_t n = 0;
  for (const Column& column : s.columns) n += column.size();
  return static_cast<int>(n);
}
[[nodiscard]] inline bool is_developed(const State& s, Colour area, std::size_t which) {
  return ((s.developed[index(area)] >> which) & 1U) != 0;
}
[[nodiscard]] inline bool has_part(const State& s, GolemPart part) {
  return is_developed(s, Colour::red, index(part));
}
// of her two legs the cheaper one is the leg for 2 clay, whichever side it stands on; equal
// ones are told apart as on the photographs, the left one first.
[[nodiscard]] inline GolemPart leg_for_three(const Data& data) {
  const auto price = [&](GolemPart leg) { return data.table(BoardTable::golem_costs, index(leg)); };
  return price(GolemPart::left_leg) > price(GolemPart::right_leg) ? GolemPart::left_leg
                                                                  : GolemPart::right_leg;
}
[[nodiscard]] inline GolemPart leg_for_two(const Data& data) {
  return leg_for_three(data) == GolemPart::left_leg ? GolemPart::right_leg : GolemPart::left_leg;
}
[[nodiscard]] inline bool all_developed(const State& s, Colour area) {
  return s.developed[index(area)] == (1U << development_count) - 1U;
}
[[nodiscard]] inline int creatable(const State& s) { return golem_count - 2 - s.created; }
[[nodiscard]] inline int artefacts_created(const Data& data, const State& s) {
  int needed = 0;
  int created = 0;
  for (std::size_t i = 0; i < artefact_count; ++i) {
    needed += data.table(BoardTable::gold_of_artefact, i);
    if (s.gold >= needed) ++created;
  }
  return created;
}
[[nodiscard]] inline int book_columns_used(const State& s) {
  int used = 0;
  for (const Column& column : s.columns) used += column.empty() ? 0 : 1;
  return used;
}
// GO-UPG-1, F-39: what an area is worth at the end, without its menorahs.
[[nodiscard]] inline int objects(const Data& data, const State& s, Colour area) {
  switch (area) {
    case Colour::red:
      return s.created;
    case Colour::yellow:
      return artefacts_created(data, s);
    default:
      return book_columns_used(s);
  }
}

[[nodiscard]] inline const AutomaCard& card_of(const Data& data, const State& s, int number) {
  const auto i = static_cast<std::size_t>(number - 1);
  return s.deck_kind == DeckKind::house ? data.house_deck[i] : data.own_deck[i];
}
[[nodiscard]] inline const AutomaCard& last_card(const Data& data, const State& s) {
  return card_of(data, s, s.laid.back());
}
[[nodiscard]] inline const CharacterCard& character(const Data& data, const State& s) {
  return data.characters[static_cast<std::size_t>(s.characters[s.round - 1U] - first_character)];
}
// Told, public, or ours where the player plays with our tables.
[[nodiscard]] inline bool is_known(const State& s, Source source) {
  return source != Source::missing && (source != Source::house || s.house_facts);
}

}  // namespace seatmate::golem
