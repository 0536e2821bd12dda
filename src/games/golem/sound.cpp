// Is a loaded or corrected state one that the rules can go on with? Files lie.

#include <algorithm>

#include "engine/lists.h"
#include "games/golem/game.h"

namespace seatmate::golem {

namespace {

bool board_is_sound(const Data& data, const State& s) {
  bool ok = s.marker >= lowest_space && s.marker <= highest_space &&
            s.golems.size() <= golem_count && s.created <= golem_count - 2 &&
            s.golem_track < track_levels && s.learning_track < track_levels &&
            s.gold <= gold_slots && s.artefact_tile <= artefact_count && s.goals <= 9 &&
            s.cemetery < (1U << cemetery_cells) && (s.buried_by_humans & ~s.cemetery) == 0;
  // F-29: the two she began with and what she created, or creating would find a seventh golem. A
  // killed one that comes back is taken off both sides.
  ok = ok && static_cast<int>(s.golems.size()) <= 2 + s.created;
  for (const Golem& golem : s.golems)
    ok = ok && index(golem.district) < colour_count && golem.section >= 1 &&
         golem.section <= sections;
  ok = ok && all_within(s.students, 0, sections) && all_within(s.menorah, 0, 2) &&
       all_within(s.developed, 0, 63) && all_within(s.strategy, 0, 2) && all_different(s.strategy);
  InlineVector<std::uint8_t, book_columns * column_limit + positions> numbers;
  const auto book_ok = [&](Book book) {
    const int n = number_of(book);
    if (n < 1 || n > book_count || index(colour_of(book)) >= book_colour_count) return false;
    if (numbers.contains(static_cast<std::uint8_t>(n))) return false;
    numbers.push_back(static_cast<std::uint8_t>(n));
    return true;
  };
  for (const Column& column : s.columns) {
    int colour = -1;
    for (const Book book : column) {
      if (!book_ok(book)) return false;
      if (colour_of(book) == BookColour::black) continue;
      ok = ok && (colour < 0 || colour == static_cast<int>(colour_of(book)));
      colour = static_cast<int>(colour_of(book));
    }
  }
  for (const Book book : s.library)
    if (book != Book::none && book != Book::unknown && !book_ok(book)) return false;
  for (const std::uint8_t number : s.book_stack) ok = ok && !numbers.contains(number);
  static_cast<void>(data);
  return ok;
}

bool table_is_sound(const State& s) {
  bool ok = true;
  for (const auto& row : s.rows) ok = ok && all_within(row, 0, 15);
  for (const auto& district : s.tiles) ok = ok && all_within(district, 0, district_tile_count);
  ok = ok && all_within(s.actions, 0, action_tile_count) &&
       all_within(s.action_stack, 1, action_tile_count) && all_different(s.action_stack) &&
       all_within(s.book_stack, 1, book_count) && all_different(s.book_stack) &&
       all_within(s.characters, first_character, first_character + character_count - 1) &&
       all_different(s.characters) && all_within(s.starting_tiles, 1, starting_tile_count) &&
       s.starting_tiles.size() <= s.level && all_within(s.taken, 0, marble_count - 1);
  for (const auto* list : {&s.deck.pile, &s.deck.played, &s.deck.reserve, &s.deck.aside})
    ok = ok && all_within(*list, 1, card_count) && all_different(*list);
  ok = ok && s.deck.reserve.empty() && s.deck.aside.empty();
  for (const std::uint8_t card : s.deck.played) ok = ok && !s.deck.pile.contains(card);
  return ok && all_within(s.laid, 1, card_count) && all_different(s.laid);
}

bool settings_are_sound(const State& s) {
  const Readings& r = s.readings;
  return s.level >= 1 && s.level <= 4 && s.humans >= 1 && s.humans <= 3 &&
         index(s.deck_kind) <= 2 && r.minus_five_vp >= -5 && r.minus_five_vp <= 5 &&
         r.marbles >= 8 && r.marbles <= 15;
}

// Whose turns are left must agree with what each has still to do, from the moment the queue stands:
// in the movement phase, too, or what is corrected there would not fit the actions that follow.
bool queue_is_sound(const State& s) {
  std::array<int, most_players> left{};
  for (const Player player : s.queue) {
    if (static_cast<int>(player) >= s.players()) return false;
    ++left[index(player)];
  }
  for (std::size_t p = 0; p < most_players; ++p) {
    if (s.marbles_left[p] > 2 || s.rabbi[p] > printed_place) return false;
    if (left[p] > s.marbles_left[p] + (s.rabbi[p] == 0 ? 1 : 0)) return false;
    const bool tile = s.rabbi[p] > 0 && s.rabbi[p] < printed_place;
    if (tile && s.rabbi[p] > s.tile_positions()) return false;
    for (std::size_t q = 0; tile && q < p; ++q)
      if (s.rabbi[q] == s.rabbi[p]) return false;
  }
  return true;
}

}  // namespace

bool Rulebook::sound(const Data& data, const State& s) {
  if (!settings_are_sound(s) || index(s.phase) > index(Phase::over) || s.round < 1 ||
      s.round > rounds)
    return false;
  if (s.deck_kind == DeckKind::told)
    for (const AutomaCard& card : data.own_deck)
      if (card.source == Source::missing) return false;
  if (!board_is_sound(data, s) || !table_is_sound(s) || !queue_is_sound(s)) return false;
  if (s.phase == Phase::setup)  // run from its beginning, on an empty table
    return !s.wait && s.order.empty() && s.queue.empty() && s.golems.empty() && s.laid.empty() &&
           s.deck.pile.empty() && s.deck.played.empty() && s.characters.empty() &&
           s.book_stack.empty() && s.action_stack.empty() && s.starting_tiles.empty() &&
           s.taken.empty() && s.round == 1;
  bool ok = s.order.size() == static_cast<std::size_t>(s.players()) && all_different(s.order) &&
            all_within(s.order, 0, s.players() - 1);
  const bool own = s.deck_kind == DeckKind::mine;
  ok = ok && (own ? s.deck.pile.empty() && s.deck.played.empty()
                  : s.deck.pile.size() + s.deck.played.size() == card_count);
  if (!s.table_told) ok = ok && s.characters.size() == rounds && s.artefact_tile > 0;
  switch (s.phase) {
    case Phase::movement:
    case Phase::actions: {
      const auto automa_left =
          static_cast<std::size_t>(std::count(s.queue.begin(), s.queue.end(), Player::automa));
      ok = ok && !s.queue.empty() && s.characters.size() >= s.round &&
           s.laid.size() + automa_left == 3 && s.taken.size() <= 2 &&
           static_cast<std::size_t>(2 - s.marbles_left[0]) >= s.taken.size() &&
           s.marbles_left[0] + (s.rabbi[0] == 0 ? 1U : 0U) == automa_left;
      if (!own) ok = ok && s.deck.played.size() == s.laid.size();
      for (const std::uint8_t card : s.laid)
        ok = ok && card_of(data, s, card).source != Source::missing;
      break;
    }
    case Phase::evening:
    case Phase::scoring:
    case Phase::over:
      ok = ok && s.queue.empty() && s.characters.size() >= s.round && !s.wait;
      break;
    default:
      ok = ok && s.queue.empty() && s.characters.size() + 1 >= s.round;
  }
  return ok;
}

}  // namespace seatmate::golem
