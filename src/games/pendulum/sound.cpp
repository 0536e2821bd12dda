// Is a loaded or corrected state one that could be? Files lie, and a rule must never look beyond
// the end of a list.

#include <algorithm>

#include "games/pendulum/game.h"
#include "games/pendulum/track.h"

namespace seatmate::pendulum {

namespace {

bool settings_are_sound(const Data& data, const State& s) {
  if (index(s.level) >= level_count || index(s.deck_kind) > 2 || s.pace < 1 || s.pace > 250 ||
      index(s.readings.draw_order) > 2 || index(s.readings.after_third) > 2)
    return false;
  if (s.deck_kind == DeckKind::told && !is_deck_told(data)) return false;
  // What was asked for at setup is known from then on.
  if (s.phase == Phase::setup) return true;
  return scorecard_of(data, s).source != Source::missing &&
         track_of(data, s).source != Source::missing;
}

// PE-CARD: every card is in exactly one place.
bool cards_are_sound(const State& s) {
  std::array<int, card_count + 1> seen{};
  bool ok = true;
  const auto count_pile = [&](const auto& pile) {
    for (const int card : pile) {
      ok = ok && card >= 1 && card <= card_count;
      if (ok) ++seen[static_cast<std::size_t>(card)];
    }
  };
  count_pile(s.deck.pile);
  count_pile(s.deck.played);
  for (const auto& cards : s.mat) count_pile(cards);
  const int wanted = s.phase == Phase::setup ? 0 : 1;
  return ok && s.deck.reserve.empty() && s.deck.aside.empty() &&
         std::all_of(seen.begin() + 1, seen.end(), [&](int n) { return n == wanted; });
}

bool timers_are_sound(const State& s) {
  for (const Timer& timer : s.timers)
    if (index(timer.row) > 1 || timer.left < 0 || timer.left > (s.sand_told ? 1 : 9'000'000) ||
        timer.ran < 0)
      return false;
  if (s.now < 0 || s.last_trigger_flip < 0 || s.last_trigger_flip > s.now) return false;
  if (s.paused && s.phase != Phase::real_time) return false;
  // PE-TIMER-7, PE-TIMER-8.
  const int flips = s.purple_flips;
  if (s.markers_on_mat > std::max(0, flips - 1)) return false;
  switch (s.phase) {
    case Phase::setup:
    case Phase::placing:
      return flips == 0;
    case Phase::real_time:
      return flips == 1 || flips == 2;
    default:
      return flips == 3;
  }
}

bool turn_is_sound(const State& s) {
  if (index(s.phase) > index(Phase::over) || s.round < 1 || s.round > rounds ||
      index(s.todo) > index(Todo::flip_black) || index(s.trigger) > 1)
    return false;
  const bool playing =
      s.phase == Phase::placing || s.phase == Phase::real_time || s.phase == Phase::after_third;
  if (s.actions > most_workers || s.called > most_workers || (s.actions > 0 && !playing))
    return false;
  if (s.actions > 0 && s.todo != Todo::none) return false;
  if (s.todo == Todo::start && s.phase != Phase::placing) return false;
  if (s.todo >= Todo::flip_purple && s.phase != Phase::real_time) return false;
  if (s.phase >= Phase::scoring && s.round != rounds) return false;
  return s.served <= player_count;
}

bool pieces_are_sound(const Data& data, const State& s) {
  for (const Cell cell : s.vacant)
    if (index(cell) >= cell_count) return false;
  if (s.phase != Phase::setup) {
    const int last = last_space(track_rules(data, s));
    for (const int position : s.position)
      if (position > last) return false;
  }
  PlayerSet players;
  for (const Player player : s.privilege) {
    if (index(player) >= player_count) return false;
    players.add(player);
  }
  if (players.count() != player_count) return false;
  for (const RewardKind kind : s.board)
    if (index(kind) > index(RewardKind::none)) return false;
  for (const int votes : s.votes)
    if (votes > most_votes) return false;
  return s.final_rewards.bits() < (1U << final_reward_count) &&
         s.winners.bits() < (1U << player_count) && index(s.end_by) < end_by_names.size() &&
         (s.phase != Phase::over || !s.winners.empty());
}

bool human_is_sound(const State& s) {
  for (const int column : s.human.column)
    if (column > last_column) return false;
  for (const int glory : s.human.glory)
    if (glory > 20) return false;
  int workers = 0;
  for (const Boxes& boxes : s.boxes) {
    for (const int n : boxes.top) workers += n;
    for (const int n : boxes.bottom) workers += n;
  }
  return s.human_votes <= 60 && workers <= (s.follows_workers ? most_workers : 0);
}

}  // namespace

bool Rulebook::sound(const Data& data, const State& s) {
  return turn_is_sound(s) && settings_are_sound(data, s) && cards_are_sound(s) &&
         timers_are_sound(s) && pieces_are_sound(data, s) && human_is_sound(s);
}

}  // namespace seatmate::pendulum
