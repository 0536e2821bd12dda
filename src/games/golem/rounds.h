#pragma once

// The phases around the actions: refresh, golem movement, and the evening of a round (turn order,
// character, income, control).

#include "games/golem/table.h"
#include "games/golem/turn.h"

namespace seatmate::golem {

// --- phase 1
// ---------------------------------------------------------------------------------------

inline int marbles_in_play(const State& s) {
  int n = 0;
  for (const auto& row : s.rows)
    for (const int count : row) n += count;
  return n;
}

// The app throws: every marble falls into some row.
inline void throw_marbles(State& s, const std::array<std::uint8_t, marble_count>& marbles) {
  s.rows = {};
  for (std::size_t m = 0; m < marble_count; ++m)
    for (int i = 0; i < marbles[m]; ++i) ++s.rows[s.random.below(row_count)][m];
}

// all fifteen, unless fewer are wanted; white ones stay away first.
inline std::array<std::uint8_t, marble_count> marbles_of_table(const Data& data, const State& s) {
  auto marbles = data.marbles;
  int surplus = 15 - s.readings.marbles;
  for (const Marble colour : {Marble::white, Marble::red, Marble::yellow, Marble::blue})
    for (; surplus > 0 && marbles[index(colour)] > 0; --surplus) --marbles[index(colour)];
  return marbles;
}

// F-13: participants + 1 action tiles.
inline void deal_action_tiles(State& s) {
  s.actions = {};
  if (s.table_told) return;
  for (int i = 0; i < s.tile_positions(); ++i) {
    if (s.action_stack.empty()) {
      for (std::uint8_t n = 1; n <= action_tile_count; ++n) {
        bool dealt = false;
        for (const int tile : s.actions) dealt = dealt || tile == n;
        if (!dealt) s.action_stack.push_back(n);
      }
      s.random.shuffle(s.action_stack);
    }
    s.actions[static_cast<std::size_t>(i)] = s.action_stack.pop_back();
  }
}

// GO-TURN-1: whose turns are left, when the order or what somebody has still to do is corrected.
// Who has had fewer turns is up first; F-16: who passed comes after all others.
void line_up(State& s);

// What a new round begins with, the first one too.
Turn<> prepare_round(State& s, Table& t);

// F-04: the leftmost book goes under the deck.
inline void put_under_deck(State& s, Book book) {
  if (s.table_told || book == Book::none || book == Book::unknown) return;
  auto stack = s.book_stack;
  s.book_stack.clear();
  s.book_stack.push_back(static_cast<std::uint8_t>(number_of(book)));
  for (const std::uint8_t number : stack) s.book_stack.push_back(number);
}

Turn<> refresh(State& s, Table& t);

// --- phase 2
// ---------------------------------------------------------------------------------------

Turn<> movement(State& s, Table& t);

// --- phases 4 to 7
// ---------------------------------------------------------------------------------

// F-15: the rabbis from top to bottom; the printed cell is the lowest. Who placed none keeps
// behind.
inline void set_turn_order(State& s) {
  InlineVector<Player, most_players> next;
  for (int place = 1; place <= printed_place + 1; ++place)
    for (const Player player : s.order) {
      const int at = s.rabbi[index(player)] == 0 ? printed_place + 1 : s.rabbi[index(player)];
      if (at == place) next.push_back(player);
    }
  s.order = next;
}

// GO-INFL-3, F-17: one marble for each colour of the card; white stands for any, black for none.
template <class Marbles>
bool matches(const Marbles& marbles, Colour left, Colour right) {
  const auto stands_for = [](Marble marble, Colour colour) {
    return marble == Marble::white || marble == marble_of(colour);
  };
  for (std::size_t i = 0; i < marbles.size(); ++i)
    for (std::size_t k = 0; k < marbles.size(); ++k)
      if (i != k && stands_for(marbles[i], left) && stands_for(marbles[k], right)) return true;
  return false;
}
enum class Influence : std::uint8_t { none, coins, bonus };
inline constexpr std::array<std::string_view, 3> influence_names{"none", "coins", "bonus"};

template <class Marbles>
Influence influence_of(State& s, Table& t, const Marbles& marbles, Colour left, Colour right) {
  const bool match = matches(marbles, left, right);
  cite(t.reasons, match ? Line::GO_INFL_3_match : Line::GO_INFL_3_no_match);
  if (!match) return Influence::none;
  if (red_zone(s, t)) {
    cite(t.reasons, Line::GO_INFL_1_takes_coins);
    return Influence::coins;
  }
  cite(t.reasons, Line::GO_INFL_2_pays_for_bonus);
  return Influence::bonus;
}
inline constexpr int character_coins = 3;

Turn<> influence_character(State& s, Table& t);

// F-25: what a student brings.
inline constexpr std::array<int, sections + 1> student_resources{0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2};
inline constexpr std::array<int, sections + 1> student_points{0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6};

// GO-INCOME-1: artefacts from top to bottom, then everything else.
Turn<> income(State& s, Table& t);

// GO-INCOME-2, GO-INCOME-3: one development, unless she is in the red zone.
Turn<> evening_development(State& s, Table& t);

// GO-CTRL-1, F-38: knowledge for every section a golem is ahead of its student; F-30: the head
// caps it at 2.
inline int control_cost(const State& s) {
  int cost = 0;
  for (const Golem& golem : s.golems)
    cost += std::max(0, golem.section - s.students[index(golem.district)]);
  return has_part(s, GolemPart::head) ? std::min(cost, 2) : cost;
}
void control_golems(State& s, Table& t);

// GO-CARD-1: the three cards go under the deck, or all are shuffled (GO-BONUS-2 f).
void put_cards_away(State& s, Table& t);

Turn<> evening(State& s, Table& t);

}  // namespace seatmate::golem
