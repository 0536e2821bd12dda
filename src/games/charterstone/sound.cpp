// Is a loaded or corrected state one that the rules can go on with? Files lie.

#include "engine/lists.h"
#include "games/charterstone/counts.h"
#include "games/charterstone/game.h"

namespace seatmate::charterstone {

namespace {

// Everybody's pieces: the workers on the board are those that are not in the supply.
bool seats_are_sound(const State& s) {
  std::array<int, charter_count + 2> on_board{};
  for (const Owner owner : s.commons) ++on_board[index(owner)];
  for (const auto& row : s.workers)
    for (const Owner owner : row) ++on_board[index(owner)];
  if (on_board[index(Owner::loose)] != 0) return false;
  for (const Charter c : all_charters) {
    const Seat& seat = s.seats[index(c)];
    if (seat.workers > regular_workers || seat.supply > seat.workers ||
        seat.influence > influence_tokens || seat.minions > 36 || seat.peril > 36 ||
        seat.vp < -99 || seat.vp > 999)
      return false;
    if (on_board[index(owner_of(c))] != seat.workers - seat.supply) return false;
    // At most twelve tokens each, on the tracks and in the supply.
    if (seat.influence + reputation_of(s, c) + quota_of(s, c) > influence_tokens) return false;
    if (!is_active(s, c) && seat.workers != 0) return false;
    if (s.phase != Phase::setup && is_active(s, c) && seat.workers != regular_workers) return false;
  }
  return true;
}

// CH-GEN-7: five cards at most, each of them once, and a building that stands is constructed.
bool mat_is_sound(const State& s) {
  for (std::size_t i = 0; i < s.mat.size(); ++i) {
    const MatEntry& card = s.mat[i];
    if (card.number < first_building || card.number > last_card ||
        kind_of(card.number) == CardKind::other || (card.constructed && !is_building(card.number)))
      return false;
    for (std::size_t k = 0; k < i; ++k)
      if (s.mat[k].number == card.number) return false;
  }
  return true;
}

bool board_is_sound(const Data& data, const State& s) {
  for (std::size_t c = 0; c < charter_count; ++c) {
    std::array<int, sky_tiles + 1> lies{};
    if (!all_within(s.workers[c], 0, charter_count) || !all_within(s.minions[c], 0, 7) ||
        !all_within(s.perils[c], 0, peril_count - 1) || !all_within(s.tiles[c], 0, sky_tiles))
      return false;
    for (const int tile : s.tiles[c]) ++lies[static_cast<std::size_t>(tile)];
    for (std::size_t tile = 1; tile <= sky_tiles; ++tile)
      if (lies[tile] > 1) return false;
  }
  if (!all_within(s.commons, 0, charter_count) || !all_within(s.reputation, 0, charter_count))
    return false;
  for (const auto& row : s.quota)
    if (!all_within(row, 0, charter_count)) return false;
  return s.progress < data.progress.spaces.size();
}

}  // namespace

bool Rulebook::sound(const Data& data, const State& s) {
  Chronicle chronicle = s.chronicle;
  // In the first game nothing is known of guideposts until it is over.
  if (chronicle.games == 0) chronicle.guidepost = 0;
  if (!sound_carried(chronicle)) return false;
  bool ok =
      s.game >= 1 && s.game <= after_campaign && all_within(s.roles, 0, 3) &&
      index(s.deck_kind) <= 2 && index(s.phase) <= 3 && index(s.first) < charter_count &&
      index(s.current) < charter_count && index(s.ended_by) <= charter_count && s.guidepost <= 14 &&
      (s.last_card == nowhere || s.last_card < automa_card_count) &&
      index(s.bet_user) <= charter_count && index(s.bet_owner) <= charter_count &&
      (s.bet_user == Owner::nobody) == (s.bet_owner == Owner::nobody) &&
      (!s.wait || s.phase == Phase::turns || (s.phase == Phase::setup && s.game > 1)) &&
      (s.champions.bits() >> charter_count) == 0 && s.placing <= placing_reputation + quota_rows &&
      (s.placing == 0 || s.phase == Phase::turns) && index(s.die) <= charter_count &&
      static_cast<int>(s.opened) <= crates && (s.met.bits() >> charter_count) == 0 &&
      (s.winners.bits() >> charter_count) == 0 && s.readings.floor >= 1 && s.readings.floor <= 9;
  if (!ok || humans(s) == 0) return false;
  if (s.game == 1 ? s.guidepost != 0 : false) return false;
  if (!is_active(s, s.current) && s.phase == Phase::turns) return false;
  if (!is_active(s, s.first) && s.phase == Phase::turns) return false;
  if (s.deck_kind == DeckKind::told && !is_deck_told(data)) return false;
  if (!board_is_sound(data, s) || !seats_are_sound(s) || !mat_is_sound(s)) return false;
  for (const auto* list : {&s.deck.pile, &s.deck.played, &s.deck.reserve, &s.deck.aside})
    ok = ok && all_within(*list, 0, automa_card_count - 1) && all_different(*list);
  for (const std::uint8_t card : s.deck.played)
    ok = ok && !s.deck.pile.contains(card) && !s.deck.aside.contains(card);
  for (const std::uint8_t card : s.deck.pile) ok = ok && !s.deck.aside.contains(card);
  // A deck in the middle of a game has something to draw or to shuffle.
  if (s.phase == Phase::turns && s.deck_kind != DeckKind::mine)
    ok = ok && s.deck.pile.size() + s.deck.played.size() > 0;
  return ok;
}

}  // namespace seatmate::charterstone
