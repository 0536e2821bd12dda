// Is a loaded or corrected state one that the rules can go on with? Files lie.

#include "engine/lists.h"
#include "games/age-of-innovation/cards.h"
#include "games/age-of-innovation/game.h"

namespace seatmate::age_of_innovation {

namespace {

bool settings_are_sound(const State& s) {
  return index(s.side) < side_names.size() && s.level >= 1 && s.level <= 5 &&
         index(s.faction) < faction_count && (s.humans == 1 || s.humans == 2) &&
         index(s.home) < terrain_count && all_within(s.human_home, 0, terrain_count - 1) &&
         index(s.youth) < terrain_count && all_within(s.folk, 0, folk_count - 1) &&
         all_within(s.book_kinds, 0, book_action_count - 1);
}

// Everything that lies or stands on a hex.
HexSet on_the_map(const State& s) {
  return s.automa() | s.all_human() | s.tools | s.fallow | s.blighted;
}

bool map_is_sound(const Data& data, const State& s) {
  const Map& map = map_of(data, s);
  bool ok = (on_the_map(s) - map.land).empty() && (s.marked & s.unmarked).empty() &&
            (s.automa() & s.all_human()).empty() && (s.human[0] & s.human[1]).empty();
  HexSet kinds;
  int pieces = 0;
  for (const Building kind : own_buildings) {
    kinds |= s.hers[index(kind)];
    pieces += s.hers[index(kind)].count();
    ok = ok && supply(data, s, kind) >= 0;
  }
  ok = ok && kinds == s.automa() && pieces == kinds.count();
  HexSet ground;
  int tiles = 0;
  for (const HexSet& set : s.terrain) {
    ground |= set;
    tiles += set.count();
  }
  if (s.phase != Phase::setup) ok = ok && ground == map.land && tiles == ground.count();
  for (const auto& bridges : s.bridges)
    for (const Bridge& bridge : bridges)
      ok = ok && index(bridge.from) < hex_count && index(bridge.to) < hex_count;
  return ok;
}

bool board_is_sound(const State& s) {
  bool ok =
      s.scholars <= 50 && all_within(s.tiles, 0, tile_count) && s.final_tile <= final_tile_count;
  for (const auto& levels : s.science) ok = ok && all_within(levels, 0, highest_level);
  return ok;
}

// Every card is in one pile.
bool cards_are_sound(const State& s) {
  CardPile all;
  for (const CardPile* pile : {&s.deck.pile, &s.deck.played, &s.deck.reserve, &s.deck.aside})
    for (const Card card : *pile) {
      if (card < 1 || card > card_count || all.contains(card)) return false;
      all.push_back(card);
    }
  // The setup is run from its beginning.
  if (s.phase == Phase::setup && !all.empty()) return false;
  return s.deck_size <= card_count && s.drawn <= s.deck_size && s.action <= card_count &&
         s.support <= card_count;
}

bool order_is_sound(const State& s) {
  bool ok = true;
  for (const auto* list : {&s.order, &s.next_order})
    ok = ok && all_within(*list, 0, s.players() - 1) && all_different(*list);
  return ok;
}

bool turns_are_sound(const State& s) {
  return !s.has_passed(s.current()) && s.next_order.size() < s.order.size() &&
         (s.drawn == 0 || s.support > 0 || s.has_passed(Player::automa));
}

// The deck must hold what is still to be drawn, unless the player holds it.
bool round_is_sound(const State& s) {
  const auto left = static_cast<std::size_t>(s.deck_size - s.drawn);
  return (s.own_cards || s.deck.pile.size() == left) && all_within(s.tiles, 1, tile_count) &&
         s.final_tile >= 1 && s.deck_size >= 3;
}

}  // namespace

bool Rulebook::sound(const Data& data, const State& s) {
  if (!settings_are_sound(s) || index(s.phase) > index(Phase::over) || s.round < 1 ||
      s.round > rounds)
    return false;
  if (!map_is_sound(data, s) || !board_is_sound(s) || !cards_are_sound(s) || !order_is_sound(s))
    return false;
  if (s.phase == Phase::setup)  // run from its beginning, on an empty board
    return on_the_map(s).empty() && s.order.empty() && s.next_order.empty() && s.drawn == 0 &&
           s.round == 1;
  if (s.at_turn >= s.order.size() || s.order.size() != static_cast<std::size_t>(s.players()))
    return false;
  switch (s.phase) {
    case Phase::turns:
      return round_is_sound(s) && turns_are_sound(s);
    case Phase::round_end:
      return round_is_sound(s) && s.next_order.size() == s.order.size() && s.round < rounds;
    case Phase::scoring:
      return !s.automa().empty();
    default:
      return true;
  }
}

}  // namespace seatmate::age_of_innovation
