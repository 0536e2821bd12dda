#pragma once

// Chapter "Turn": what an Automa does, from the card to the next player.

#include "games/charterstone/automa_deck.h"
#include "games/charterstone/effects.h"
#include "games/charterstone/pieces.h"
#include "games/charterstone/table.h"

namespace seatmate::charterstone {

// ---- tracks as the rules look at them

struct ReputationTrack {
  const Data& data;
  const State& s;
  [[nodiscard]] std::size_t size() const { return data.table(Track::reputation).size(); }
  [[nodiscard]] int players_at(std::size_t i) const { return data.table(Track::reputation)[i]; }
  [[nodiscard]] bool taken(std::size_t i) const { return s.reputation[i] != Owner::nobody; }
};
struct QuotaRows {
  const Data& data;
  const State& s;
  [[nodiscard]] std::size_t rows() const { return quota_row_count(data, s); }
  [[nodiscard]] std::size_t columns(std::size_t row) const { return quota_columns_in(data, row); }
  [[nodiscard]] bool taken(std::size_t row, std::size_t column) const {
    return s.quota[row][column] != Owner::nobody;
  }
};

// ---- the Chronicle grows

// CH-TURN-4: a card enters the Chronicle, and the Automa index guide is consulted.
void enter_chronicle(State& s, Table& t, int card);
// What a crate releases; personas go to the opener, an Automa's into its chest.
void release(State& s, Table& t, Crate crate, Owner opener);

// ---- progress

// 3.7, CH-EFF-PROG: the token moves on; the hourglass makes this the last round.
void advance_progress(State& s, Table& t, Charter actor, bool by_icon);

// ---- the turn

inline Charter next_player(const State& s) {  // CH-TURN-1, 3.2
  Charter next = s.current;
  do next = static_cast<Charter>((index(next) + 1) % charter_count);
  while (!is_active(s, next));
  return next;
}
inline void end_turn(State& s) {
  ++s.turns;
  s.current = next_player(s);
  // 3.7: the round is finished, so that everybody has had as many turns.
  if (s.current == s.first && s.last_round) s.phase = Phase::ending;
}

// CH-TURN-3.
void retrieve(State& s, Table& t, Charter c);

// What is in a crate and where each card goes, when it is opened: nothing of it is said before.
[[nodiscard]] Message crate_parts(const Data& data, const State& s, Crate crate, Owner opener);

void gain_vp(State& s, Table& t, Charter c, int vp, std::string_view why);

// A worker or minion comes to a place: who stands there goes home, a peril token is taken.
inline void occupy(State& s, Charter me, const Placement& p) {
  Seat& seat = s.seats[index(me)];
  if (is_charter(p.bumped)) bump_home(s.seats[index(charter_of(p.bumped))]);
  put_down(seat, p.piece);
  if (p.in_commons) {
    s.commons[index(p.common)] = owner_of(me);
    return;
  }
  const std::size_t c = index(charter_of(p.charter));
  if (p.piece == Piece::minion)
    s.minions[c][p.slot] = owner_of(me);
  else
    s.workers[c][p.slot] = owner_of(me);
  if (p.pays) {
    --seat.influence;
    ++seat.minions;
    s.minions[c][p.slot] = Owner::nobody;
  }
  if (p.peril != Peril::none) {
    ++seat.peril;
    s.perils[c][p.slot] = Peril::none;
  }
}

// CH-GP-405: the owner of a building somebody else uses rolls the Charterstone (AMB-23).
Turn<> settle_bet(State& s, Table& t);
inline void place_bet(State& s, Charter user, Charter owner) {
  if (guidepost_of(s) != 405 || user == owner || !is_active(s, owner)) return;
  s.bet_user = owner_of(user);
  s.bet_owner = owner_of(owner);
}

// CH-GP-408: a fuel shortage blows the candle out, once.
inline bool candle_burns(const State& s) {
  for (const Seat& seat : s.seats)
    if (seat.candle) return false;
  return true;
}

// ---- effects at the table

// The cards of the mat, with what is printed on them.
inline Mat mat_of(const Data& data, const MatNumbers& numbers) {
  Mat mat;
  for (const MatEntry& entry : numbers) {
    MatCard card;
    card.number = entry.number;
    card.building = kind_of(entry.number) == CardKind::building;
    card.constructed = entry.constructed;
    if (card.building) {
      card.value = data.building(entry.number).value;
      card.crate = data.building(entry.number).crate;
    }
    mat.push_back(card);
  }
  return mat;
}
// It went to a discard pile, to the board, or into the Archive.
inline void forget_on_mat(State& s, int number) {
  for (std::size_t i = s.mat.size(); i-- > 0;)
    if (s.mat[i].number == number) s.mat.erase_at(i);
}
// CH-EFF-CRATE: is the crate of this building open?
inline bool has_open_crate(const Data& data, const State& s, int building) {
  const int crate = data.building(building).crate;
  return crate != 0 && s.chronicle.opened.has(static_cast<Crate>(crate));
}
inline Plots plots_of(const Data& data, const State& s, Charter c) {
  Plots places;
  for (std::size_t i = 0; i < plots; ++i) {
    const std::uint8_t number = building_at(s, c, i);
    Plot place;
    place.plot = static_cast<std::uint8_t>(i + 1);
    place.built = number != 0;
    if (place.built) {
      place.value = data.building(number).value;
      place.name = name_rank(s.readings, data.building(number));
    }
    place.basic = is_basic(number);
    place.sky = s.tiles[index(c)][i] != 0;
    places.push_back(place);
  }
  return places;
}
inline bool has_empty_plot(const Plots& places) {
  for (const Plot& place : places)
    if (!place.built && !place.sky) return true;
  return false;
}

// The top card, or the one the player turned up for somebody.
Turn<std::uint8_t> next_card(State& s, Table& t, Owner whom);

Turn<> automa_turn(State& s, Table& t);

}  // namespace seatmate::charterstone
