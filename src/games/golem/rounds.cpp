#include "games/golem/rounds.h"

#include "games/golem/effects.h"

namespace seatmate::golem {

namespace {

// All marbles, at the start of a round.
Turn<> throw_all(State& s, Table& t) {
  if (s.marbles_told)
    s.rows = co_await t.ask(s, ThrownMarbles{});
  else
    throw_marbles(s, marbles_of_table(t.data, s));
}

Turn<> know_character(State& s, Table& t) {
  if (s.characters.size() < s.round) {
    const std::uint8_t number = co_await t.ask(s, CharacterNow{});
    s.characters.push_back(number);
  }
  co_await t.need(s, CharacterFact{s.characters[s.round - 1U]});
}

}  // namespace

void line_up(State& s) {
  std::array<int, most_players> left{};
  for (const Player player : s.order) {
    const std::size_t p = index(player);
    left[p] = s.marbles_left[p] + (s.rabbi[p] == 0 ? 1 : 0);
  }
  const auto waits = [&](Player player) {
    return s.passed[index(player)] && left[index(player)] > 0;
  };
  s.queue.clear();
  for (int turn = 3; turn > 0; --turn)
    for (const Player player : s.order)
      if (left[index(player)] - (waits(player) ? 1 : 0) >= turn) s.queue.push_back(player);
  for (const Player player : s.order)
    if (waits(player)) s.queue.push_back(player);
  s.wait = s.phase == Phase::movement || (!s.queue.empty() && s.queue[0] == Player::automa);
}

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

Turn<> movement(State& s, Table& t) {
  if (s.round == 1)
    t.title([&] { return Message{"golem.title.movement", {Arg("round", s.round)}}; });
  co_await t.need(s, TableFact{BoardTable::golem_track_value});
  int steps = t.data.table(BoardTable::golem_track_value, s.golem_track);
  cite(t.reasons, Line::GO_MOVE_1_steps, steps, character(t.data, s).steps);
  if (co_await owns_leg_for_two(s, t))
    cite(t.reasons, Line::GO_MOVE_2_leg_for_two);
  else
    steps += character(t.data, s).steps;
  if (may_enter_x(s, steps)) co_await t.need(s, TableFact{BoardTable::price_of_x});
  const int unused = move_golems(s, t, steps, Direction::forward);
  if (unused > 0) {  // GO-MOVE-8, F-07
    cite(t.reasons, Line::GO_MOVE_8_unused, unused);
    score_points(s, t, -5 * std::min(unused, static_cast<int>(s.golems.size())),
                 {For::Kind::unused, static_cast<std::uint8_t>(unused)});
  }
  t.tell(s, [&] { return vocabulary.step(t, "movement", {Arg("steps", steps)}); });
  s.phase = Phase::actions;
  s.wait = s.queue[0] == Player::automa;
}

Turn<> influence_character(State& s, Table& t) {
  const CharacterCard& card = character(t.data, s);
  if (matches(s.taken, card.left, card.right)) co_await t.need(s, TableFact{BoardTable::red_zone});
  const Influence influence = influence_of(s, t, s.taken, card.left, card.right);
  if (influence == Influence::none) co_return;
  const bool coins = influence == Influence::coins;
  if (coins)
    gain(s, t, character_coins, {For::Kind::coins});
  else
    spend(s, t, card.price, {For::Kind::character});
  t.tell(s, [&] { return vocabulary.step(t, coins ? "influence-coins" : "influence-bonus", {}); });
  if (!coins)
    static_cast<void>(co_await apply_printed(
        s, t, {Cause::Kind::character, s.characters[s.round - 1U]}, card.bonus));
}

Turn<> income(State& s, Table& t) {
  co_await t.need(s, TableFact{BoardTable::gold_of_artefact});
  const int created = artefacts_created(t.data, s);
  cite(t.reasons, Line::GO_INCOME_1_artefacts_first, created);
  for (int i = created; i-- > 0;)
    static_cast<void>(co_await artefact_income(s, t, static_cast<std::uint8_t>(i), true));
  for (const BoardTable table :
       {BoardTable::golem_track_vp, BoardTable::learning_track, BoardTable::learning_track_vp})
    co_await t.need(s, TableFact{table});
  const auto from_table = [&](BoardTable table, int level) {
    return t.data.table(table, static_cast<std::size_t>(level));
  };
  gain(s, t, from_table(BoardTable::learning_track, s.learning_track), {For::Kind::learning_track});
  score_points(s, t, from_table(BoardTable::learning_track_vp, s.learning_track),
               {For::Kind::learning_track});
  score_points(s, t, from_table(BoardTable::golem_track_vp, s.golem_track),
               {For::Kind::golem_track});
  for (const Colour colour : all_colours) {
    const std::uint8_t at = s.students[index(colour)];
    const For student{For::Kind::student, static_cast<std::uint8_t>(colour), at};
    gain(s, t, student_resources[at], student);
    score_points(s, t, student_points[at], student);
  }
  t.tell(s, [&] { return vocabulary.step(t, "income", {}); });
}

Turn<> evening_development(State& s, Table& t) {
  co_await t.need(s, TableFact{BoardTable::red_zone});
  if (red_zone(s, t)) {
    cite(t.reasons, Line::GO_INCOME_3_no_development);
    co_return;
  }
  cite(t.reasons, Line::GO_INCOME_2_one_development);
  const auto area = area_to_develop(s, t);
  if (!area) co_return;
  cite(t.reasons, Line::GO_UPG_2_concrete_tile, static_cast<int>(*area));
  const Cause before = t.enter(s, {Cause::Kind::develop, static_cast<std::uint8_t>(*area)});
  static_cast<void>(co_await develop(s, t, *area, 0));
  t.leave(s, before);
}

void control_golems(State& s, Table& t) {
  const int cost = control_cost(s);
  cite(t.reasons, Line::GO_CTRL_1_control, cost);
  if (cost == 0) return;
  spend(s, t, cost, {For::Kind::control});
  t.tell(s, [&] { return vocabulary.step(t, "control", {}); });
}

void put_cards_away(State& s, Table& t) {
  if (s.deck_kind == DeckKind::mine) {
    if (s.shuffle_all) {
      cite(t.reasons, Line::GO_BONUS_2_shuffle_all);
      t.tell(s, [&] { return vocabulary.step(t, "shuffle", {}); });
      return;
    }
    // the first laid is the uppermost of the three.
    cite(t.reasons, Line::GO_CARD_1_under_deck, static_cast<int>(s.laid.size()));
    const bool last_on_top = s.readings.last_laid_on_top;
    t.tell(s, [&] {
      return vocabulary.step(
          t, "cards-under",
          {Arg("first", last_on_top ? s.laid.back() : s.laid[0]), Arg("second", s.laid[1]),
           Arg("third", last_on_top ? s.laid[0] : s.laid.back())});
    });
    return;
  }
  if (s.shuffle_all) {
    cite(t.reasons, Line::GO_BONUS_2_shuffle_all);
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

namespace {

// F-15.
void tell_order(State& s, Table& t) {
  t.tell(s, [&] {
    std::vector<Message> names;
    for (const Player player : s.order)
      names.push_back(player == Player::human1 && s.humans == 1 ? term("player", "you")
                                                                : term(player));
    return vocabulary.note(t, "order", {Arg("order", std::move(names))});
  });
}

}  // namespace

Turn<> evening(State& s, Table& t) {
  t.title([&] { return Message{"golem.title.evening", {Arg("round", s.round)}}; });
  set_turn_order(s);
  if (s.round < rounds) tell_order(s, t);
  co_await influence_character(s, t);
  s.developing = true;
  s.books_asked = s.cells_asked = false;
  co_await income(s, t);
  co_await evening_development(s, t);
  control_golems(s, t);
  put_cards_away(s, t);
  if (s.round == rounds) {
    s.phase = Phase::scoring;
    co_return;
  }
  ++s.round;
  s.phase = Phase::refresh;
  s.wait = true;
}

}  // namespace seatmate::golem
