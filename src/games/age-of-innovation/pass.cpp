#include "games/age-of-innovation/pass.h"

namespace seatmate::age_of_innovation {

void next_deck(State& s, Table& t) {
  if (s.own_cards) {
    s.deck.played.clear();  // the player gathers and shuffles the real cards
    s.deck_size = static_cast<std::uint8_t>(std::min(card_count, s.deck_size + 1));
  } else {
    s.deck.gather();
    s.deck.add_from_reserve();
    s.deck.shuffle(s.random);
    s.deck_size = static_cast<std::uint8_t>(s.deck.pile.size());
  }
  s.drawn = 0;
  s.action = s.support = 0;
  cite(t.reasons, Line::AI_PASS_4_gather_cards);
  cite(t.reasons, Line::AI_PASS_5_reserve_card, s.deck_size);
  cite(t.reasons, Line::AI_PASS_6_last_two);
  if (s.own_cards) t.tell(s, [&] { return step("next-deck", {Arg("cards", s.deck_size)}); });
}

void automa_passes(State& s, Table& t) {
  const bool first = s.next_order.empty();
  const int points = pass_points(t.data, s.faction, first, s.round, current_tile(s), s.final_tile);
  s.score = static_cast<std::int16_t>(s.score + points);
  cite(t.reasons, Line::BASE_TILE_1_tile_value,
       tile_points(t.data, s.round, current_tile(s), s.final_tile), current_tile(s));
  cite(t.reasons, Line::AI_PASS_1_pass_points, points);
  if (first && t.data.faction(s.faction).double_when_first_to_pass)
    cite(t.reasons, Line::AI_FAC_RAC_1_racelings_first, points);
  t.tell(s, [&] {
    return step_if(points != 0, "pass-points", {Arg("points", points), Arg("score", s.score)},
                   {"tile." + std::to_string(s.round), "score"});
  });
  if (!takes_round_bonus(s.round)) {
    cite(t.reasons, Line::AI_PASS_8_last_round);
  } else {
    const Place place = bonus_to_take(t.data, s);
    cite(t.reasons, Line::AI_PASS_2_bonus_place, static_cast<int>(place), s.support);
    cite(t.reasons, Line::AI_PASS_3_bonus_back);
    const int coins = exchange_bonus(s.bonus_coins, place, std::uint8_t{0});
    t.tell(s, [&] {
      return step("take-bonus", {Arg("place", term(place)), Arg("coins", coins)},
                  {"coins." + std::string(token(place))});
    });
    next_deck(s, t);
  }
  s.next_order.push_back(Player::automa);
  cite(t.reasons, Line::AI_PASS_7_order, static_cast<int>(s.next_order.size()));
  if (s.round < rounds)
    t.tell(s, [&] { return step("order", {Arg("place", static_cast<int>(s.next_order.size()))}); });
}

namespace {

// AI-ROUND-2, BASE-INC-1: each chore by itself, to be ticked off.
void end_round(State& s, Table& t) {
  const std::string tile = "tile." + std::to_string(s.round);
  const Discipline discipline = tile_discipline(t.data, s.round, current_tile(s), s.final_tile);
  cite(t.reasons, Line::AI_ROUND_2_round_end, s.round);
  t.tell(s, [&] {
    return step("round-end", {Arg("round", s.round)}, {tile, std::string(token(discipline))});
  });
  t.tell(s, [&] {
    std::vector<std::string> covered;
    for (const Slot slot : s.power_covered)
      covered.push_back("power-covered." + std::to_string(slot + 1));
    for (const Slot slot : s.book_covered)
      covered.push_back("book-covered." + std::to_string(slot + 1));
    return step("round-markers", {}, std::move(covered));
  });
  t.tell(s, [&] { return step("round-coins", {}, {"coins.left", "coins.middle", "coins.right"}); });
  t.tell(s, [&] { return step("round-tile", {Arg("round", s.round)}, {tile}); });
  cite(t.reasons, Line::BASE_INC_1_income);
  t.tell(s, [&] { return step("round-income"); });
}

}  // namespace

void next_player(State& s, Table& t) {
  if (s.next_order.size() == s.order.size()) {
    s.wait_for_go = false;
    cite(t.reasons, Line::BASE_ROUND_1_all_passed, s.round);
    s.phase = s.round == rounds ? Phase::scoring : Phase::round_end;
    if (s.phase == Phase::round_end) end_round(s, t);
    return;
  }
  const Player before = s.current();
  do {
    s.at_turn = static_cast<std::uint8_t>((s.at_turn + 1U) % s.order.size());
  } while (s.has_passed(s.current()));
  s.wait_for_go = before == Player::automa && s.current() == Player::automa;
  if (before != Player::automa && s.has_passed(Player::automa)) {
    t.title([&] { return Message{"aoi.title.she-has-passed", {Arg("round", s.round)}}; });
    t.tell(s, [&] {
      return note("you-go-on",
                  {Arg("player", s.humans == 2 ? term(s.current()) : term("player", "you"))});
    });
  }
}

void next_round(State& s, Table& t) {
  s.power_covered = {};
  s.book_covered = {};
  for (std::uint8_t& coins : s.bonus_coins) ++coins;
  ++s.round;
  s.order = s.next_order;
  s.next_order.clear();
  s.at_turn = 0;
  // BASE-INC-1: everybody takes the income first; if she begins, the player says when.
  s.wait_for_go = s.order[0] == Player::automa;
  s.phase = Phase::turns;
  cite(t.reasons, Line::BASE_ORDER_1_order_of_passing, static_cast<int>(s.order[0]));
}

}  // namespace seatmate::age_of_innovation
