#pragma once

// The phases around the actions: refresh, golem movement, and the evening of a round (turn order,
// character, income, control).

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

// All marbles, at the start of a round.
template <class Table>
Turn<> throw_all(State& s, Table& t) {
  if (s.marbles_told)
    s.rows = co_await t.ask(s, ThrownMarbles{});
  else
    throw_marbles(s, marbles_of_table(t.data, s));
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

template <class Table>
Turn<> know_character(State& s, Table& t) {
  if (s.characters.size() < s.round) {
    const std::uint8_t number = co_await t.ask(s, CharacterNow{});
    s.characters.push_back(number);
  }
  co_await t.need(s, CharacterFact{s.characters[s.round - 1U]});
}

// What a new round begins with, the first one too.
template <class Table>
Turn<> prepare_round(State& s, Table& t) {
  end_newness(s);
  s.laid.clear();
  s.taken.clear();
  s.shuffle_all = false;
  s.rabbi = {};
  s.passed = {};
  s.queue.clear();
  for (int turn = 0; turn < 3; ++turn)  // GO-TURN-1: two marbles and the rabbi each
    for (const Player player : s.order) s.queue.push_back(player);
  for (std::size_t p = 0; p < most_players; ++p)
    s.marbles_left[p] = static_cast<int>(p) < s.players() ? 2 : 0;
  deal_action_tiles(s);
  co_await throw_all(s, t);
  co_await know_character(s, t);
}

inline Message shown_character(const Data& data, const State& s) {
  const CharacterCard& card = character(data, s);
  return {"golem.name.character",
          {Arg("number", s.characters[s.round - 1U]), Arg("left", term(marble_of(card.left))),
           Arg("right", term(marble_of(card.right))), Arg("steps", card.steps),
           Arg("price", card.price)}};
}

// F-04: the leftmost book goes under the deck.
inline void put_under_deck(State& s, Book book) {
  if (s.table_told || book == Book::none || book == Book::unknown) return;
  auto stack = s.book_stack;
  s.book_stack.clear();
  s.book_stack.push_back(static_cast<std::uint8_t>(number_of(book)));
  for (const std::uint8_t number : stack) s.book_stack.push_back(number);
}

template <class Table>
Turn<> refresh(State& s, Table& t) {
  t.title([&] { return Message{"golem.title.refresh", {Arg("round", s.round)}}; });
  put_under_deck(s, s.library[0]);
  refill_library(s, 0);
  deal_books(s, t);
  co_await prepare_round(s, t);
  t.tell(s, [&] {
    return vocabulary.step(t, s.table_told ? "refresh" : "refresh-dealt",
                           {Arg("round", s.round), Arg("character", shown_character(t.data, s)),
                            Arg("marbles", marbles_in_play(s))});
  });
  s.phase = Phase::movement;
}

// --- phase 2
// ---------------------------------------------------------------------------------------

template <class Table>
Turn<> movement(State& s, Table& t) {
  if (s.round == 1)
    t.title([&] { return Message{"golem.title.movement", {Arg("round", s.round)}}; });
  co_await t.need(s, TableFact{BoardTable::golem_track_value});
  int steps = t.data.table(BoardTable::golem_track_value, s.golem_track);
  cite(t.reasons, Rule::GO_MOVE_1, "steps", steps, character(t.data, s).steps);
  if (has_part(s, GolemPart::left_leg))
    cite(t.reasons, Rule::GO_MOVE_2, "leg-for-two");
  else
    steps += character(t.data, s).steps;
  const int unused = move_golems(s, t, steps, Direction::forward);
  if (unused > 0) {  // GO-MOVE-8, F-07
    cite(t.reasons, Rule::GO_MOVE_8, "unused", unused);
    score_points(s, t, -5 * std::min(unused, static_cast<int>(s.golems.size())));
  }
  t.tell(s, [&] { return vocabulary.step(t, "movement", {Arg("steps", steps)}); });
  s.phase = Phase::actions;
  s.wait = s.queue[0] == Player::automa;
}

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

template <class Table, class Marbles>
Influence influence_of(State& s, Table& t, const Marbles& marbles, Colour left, Colour right) {
  const bool match = matches(marbles, left, right);
  cite(t.reasons, Rule::GO_INFL_3, match ? "match" : "no-match");
  if (!match) return Influence::none;
  if (red_zone(s, t)) {
    cite(t.reasons, Rule::GO_INFL_1, "takes-coins");
    return Influence::coins;
  }
  cite(t.reasons, Rule::GO_INFL_2, "pays-for-bonus");
  return Influence::bonus;
}
inline constexpr int character_coins = 3;

template <class Table>
Turn<> influence_character(State& s, Table& t) {
  const CharacterCard& card = character(t.data, s);
  const Influence influence = influence_of(s, t, s.taken, card.left, card.right);
  if (influence == Influence::none) co_return;
  if (influence == Influence::coins) {
    gain(s, t, character_coins);
  } else {
    spend(s, t, card.price);
    if (!co_await apply_effect(s, t, card.bonus)) no_benefit(s, t, Rule::GO_INC_4, "no-benefit");
  }
  t.tell(s, [&] {
    return vocabulary.step(t, influence == Influence::coins ? "influence-coins" : "influence-bonus",
                           {Arg("price", card.price)});
  });
}

// F-25: what a student brings.
inline constexpr std::array<int, sections + 1> student_resources{0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2};
inline constexpr std::array<int, sections + 1> student_points{0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6};

// GO-INCOME-1: artefacts from top to bottom, then everything else.
template <class Table>
Turn<> income(State& s, Table& t) {
  co_await t.need(s, TableFact{BoardTable::gold_of_artefact});
  const int created = artefacts_created(t.data, s);
  cite(t.reasons, Rule::GO_INCOME_1, "artefacts-first", created);
  for (int i = created; i-- > 0;)
    static_cast<void>(co_await artefact_income(s, t, static_cast<std::uint8_t>(i), true));
  for (const BoardTable table :
       {BoardTable::golem_track_vp, BoardTable::learning_track, BoardTable::learning_track_vp})
    co_await t.need(s, TableFact{table});
  int resources = t.data.table(BoardTable::learning_track, s.learning_track);
  int points = t.data.table(BoardTable::learning_track_vp, s.learning_track) +
               t.data.table(BoardTable::golem_track_vp, s.golem_track);
  for (const int at : s.students) {
    resources += student_resources[static_cast<std::size_t>(at)];
    points += student_points[static_cast<std::size_t>(at)];
  }
  gain(s, t, resources);
  score_points(s, t, points);
  t.tell(s, [&] { return vocabulary.step(t, "income", {}); });
}

// GO-INCOME-2, GO-INCOME-3: one development, unless she is in the red zone.
template <class Table>
Turn<> evening_development(State& s, Table& t) {
  if (red_zone(s, t)) {
    cite(t.reasons, Rule::GO_INCOME_3, "no-development");
    co_return;
  }
  cite(t.reasons, Rule::GO_INCOME_2, "one-development");
  const auto area = area_to_develop(s, t);
  if (!area) co_return;
  cite(t.reasons, Rule::GO_UPG_2, "concrete-tile", static_cast<int>(*area));
  static_cast<void>(co_await develop(s, t, *area, 0));
  t.tell(s, [&] { return vocabulary.step(t, "develop", {Arg("area", area_term(*area))}); });
}

// GO-CTRL-1, F-38: knowledge for every section a golem is ahead of its student; F-30: the head
// caps it at 2.
inline int control_cost(const State& s) {
  int cost = 0;
  for (const Golem& golem : s.golems)
    cost += std::max(0, golem.section - s.students[index(golem.district)]);
  return has_part(s, GolemPart::head) ? std::min(cost, 2) : cost;
}
template <class Table>
void control_golems(State& s, Table& t) {
  const int cost = control_cost(s);
  cite(t.reasons, Rule::GO_CTRL_1, "control", cost);
  if (cost == 0) return;
  spend(s, t, cost);
  t.tell(s, [&] { return vocabulary.step(t, "control", {Arg("cost", cost)}); });
}

// GO-CARD-1: the three cards go under the deck, or all are shuffled (GO-BONUS-2 f).
template <class Table>
void put_cards_away(State& s, Table& t) {
  if (s.deck_kind == DeckKind::mine) {
    if (s.shuffle_all) t.tell(s, [&] { return vocabulary.step(t, "shuffle", {}); });
    return;
  }
  if (s.shuffle_all) {
    cite(t.reasons, Rule::GO_BONUS_2, "shuffle-all");
    s.deck.gather();
    s.deck.shuffle(s.random);
    t.tell(s, [&] { return vocabulary.note(t, "shuffle", {}); });
    return;
  }
  Deck<std::uint8_t, card_count>::Pile pile;
  // the first laid is the uppermost of the three; the top of the deck is the last.
  const auto laid = s.deck.played;
  for (std::size_t i = laid.size(); i-- > 0;)
    pile.push_back(s.readings.last_laid_on_top ? laid[laid.size() - 1 - i] : laid[i]);
  for (const std::uint8_t card : s.deck.pile) pile.push_back(card);
  s.deck.pile = pile;
  s.deck.played.clear();
}

template <class Table>
Turn<> evening(State& s, Table& t) {
  t.title([&] { return Message{"golem.title.evening", {Arg("round", s.round)}}; });
  set_turn_order(s);
  co_await influence_character(s, t);
  co_await income(s, t);
  co_await evening_development(s, t);
  control_golems(s, t);
  put_cards_away(s, t);
  if (s.round == rounds) {
    s.phase = Phase::scoring;
    co_return;
  }
  t.tell(s, [&] {
    std::vector<Message> names;
    for (const Player player : s.order)
      names.push_back(player == Player::human1 && s.humans == 1 ? term("player", "you")
                                                                : term(player));
    return vocabulary.note(t, "order", {Arg("order", std::move(names))});
  });
  ++s.round;
  s.phase = Phase::refresh;
  s.wait = true;
}

}  // namespace seatmate::golem
