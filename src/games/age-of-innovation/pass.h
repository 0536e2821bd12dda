#pragma once

// Chapter "Automa passes", the end of a round, and the order of play.

#include <utility>

#include "games/age-of-innovation/points.h"

namespace seatmate::age_of_innovation {

// AI-PASS-8: in the last round nobody takes a bonus.
constexpr bool takes_round_bonus(int round) { return round < rounds; }
// AI-PASS-2: which one is said by the support card of the turn in which she passes.
inline Place bonus_to_take(const Data& data, const State& s) { return support_of(data, s).bonus; }

// AI-PASS-2, -3, AI-ROUND-1: who passes takes the bonus at a place; the old one goes there.
template <class Bonus>
Bonus exchange_bonus(std::array<Bonus, 3>& row, Place place, Bonus own) {
  return std::exchange(row[static_cast<std::size_t>(place)], std::move(own));
}

// AI-PASS-1, AI-FAC-RAC-1, AMB-29: the value of the tile once; Racelings twice when first to pass.
inline int pass_points(const Data& data, Faction faction, bool first_to_pass, int round, int tile,
                       int final_tile) {
  const int points = tile_points(data, round, tile, final_tile);
  const bool twice =
      first_to_pass && data.factions[static_cast<std::size_t>(faction)].double_when_first_to_pass;
  return twice ? 2 * points : points;
}

// AI-PASS-4 to -6: all cards of the round and the top card of the reserve make the next deck.
template <class Table>
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
  cite(t.reasons, Rule::AI_PASS_4, "gather-cards");
  cite(t.reasons, Rule::AI_PASS_5, "reserve-card", s.deck_size);
  cite(t.reasons, Rule::AI_PASS_6, "last-two");
  if (s.own_cards)
    t.tell(s, [&] {
      return Step{
          Step::Kind::carry_out, {"aoi.step.next-deck", {Arg("cards", s.deck_size)}}, {}, {}};
    });
}

template <class Table>
void automa_passes(State& s, Table& t) {
  const bool first = s.next_order.empty();
  const int points = pass_points(t.data, s.faction, first, s.round, current_tile(s), s.final_tile);
  s.score = static_cast<std::int16_t>(s.score + points);
  cite(t.reasons, Rule::BASE_TILE_1, "tile-value",
       tile_points(t.data, s.round, current_tile(s), s.final_tile), current_tile(s));
  cite(t.reasons, Rule::AI_PASS_1, "pass-points", points);
  if (first && t.data.factions[static_cast<std::size_t>(s.faction)].double_when_first_to_pass)
    cite(t.reasons, Rule::AI_FAC_RAC_1, "racelings-first", points);
  t.tell(s, [&] {
    return Step{points == 0 ? Step::Kind::note : Step::Kind::carry_out,
                {"aoi.step.pass-points", {Arg("points", points), Arg("score", s.score)}},
                {"tile." + std::to_string(s.round), "score"},
                {}};
  });
  if (!takes_round_bonus(s.round)) {
    cite(t.reasons, Rule::AI_PASS_8, "last-round");
  } else {
    const Place place = bonus_to_take(t.data, s);
    cite(t.reasons, Rule::AI_PASS_2, "bonus-place", static_cast<int>(place), s.support);
    cite(t.reasons, Rule::AI_PASS_3, "bonus-back");
    const int coins = exchange_bonus(s.bonus_coins, place, std::uint8_t{0});
    t.tell(s, [&] {
      return Step{Step::Kind::carry_out,
                  {"aoi.step.take-bonus", {Arg("place", term(place)), Arg("coins", coins)}},
                  {"coins." + std::string(token(place))},
                  {}};
    });
    next_deck(s, t);
  }
  s.next_order.push_back(Player::automa);
  cite(t.reasons, Rule::AI_PASS_7, "order", static_cast<int>(s.next_order.size()));
  if (s.round < rounds)
    t.tell(s, [&] {
      return Step{Step::Kind::carry_out,
                  {"aoi.step.order", {Arg("place", static_cast<int>(s.next_order.size()))}},
                  {},
                  {}};
    });
}

// BASE-ROUND-1, BASE-ORDER-1: the next in turn order who has not passed. When all have, the round
// is over, or the game. If she moves again the player says when.
template <class Table>
void next_player(State& s, Table& t) {
  if (s.next_order.size() == s.order.size()) {
    s.wait_for_go = false;
    cite(t.reasons, Rule::BASE_ROUND_1, "all-passed", s.round);
    s.phase = s.round == rounds ? Phase::scoring : Phase::round_end;
    if (s.phase == Phase::round_end) {
      cite(t.reasons, Rule::AI_ROUND_2, "round-end", s.round);
      t.tell(s, [&] {
        return Step{Step::Kind::carry_out, {"aoi.step.round-end", {Arg("round", s.round)}}, {}, {}};
      });
    }
    return;
  }
  const Player before = s.current();
  do {
    s.at_turn = static_cast<std::uint8_t>((s.at_turn + 1U) % s.order.size());
  } while (s.has_passed(s.current()));
  s.wait_for_go = before == Player::automa && s.current() == Player::automa;
}

// AI-ROUND-2: X-markers go, a coin on each bonus, the tile leaves the game, the next round begins
// in the order of passing.
template <class Table>
void next_round(State& s, Table& t) {
  s.power_covered = {};
  s.book_covered = {};
  for (std::uint8_t& coins : s.bonus_coins) ++coins;
  ++s.round;
  s.order = s.next_order;
  s.next_order.clear();
  s.at_turn = 0;
  s.wait_for_go = false;
  s.phase = Phase::turns;
  cite(t.reasons, Rule::BASE_ORDER_1, "order-of-passing", static_cast<int>(s.order[0]));
}

}  // namespace seatmate::age_of_innovation
