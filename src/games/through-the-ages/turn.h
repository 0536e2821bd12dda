#pragma once

// Her turn: refill, war, tactic, and her card section by section.

#include "games/through-the-ages/produce.h"
#include "games/through-the-ages/table.h"
#include "games/through-the-ages/war.h"

namespace seatmate::through_the_ages {

// she will have no further turn.
inline bool is_last_turn(const State& s) { return s.final_round != 0 && s.round >= s.final_round; }

// --- POLITICS
// --------------------------------------------------------------------------------------

inline bool any_event_left(const Data& data, const State& s) {
  for (std::size_t i = 0; i < data.military.size(); ++i)
    if (can_come_up(data, s, static_cast<Military>(i))) return true;
  return false;
}

// whether Infiltrate finds anything, and of which level, only the human knows. He is asked
// where she would play it if it did.
inline bool must_know_target(const Data& data, const State& s, const AutomaCard& card) {
  const auto infiltrates = [&](Military war) {
    return data.card(war).attack == Attack::infiltrate;
  };
  if (std::none_of(s.wars.begin(), s.wars.end(), infiltrates)) return false;
  State supposed = s;
  supposed.human_leader = true;
  Table quiet(data);
  const PoliticalAct act =
      political_act(supposed, quiet, card.politics, advantage(data, s), is_last_turn(s));
  return act.index != 0 && act.icon == PoliticsIcon::aggression && infiltrates(s.wars[act.place]);
}

Turn<> politics(State& s, Table& t, const AutomaCard& card);

// --- CARDS
// -----------------------------------------------------------------------------------------

Turn<> cards_section(State& s, Table& t, const AutomaCard& card);

// --- DEVELOPMENT
// -----------------------------------------------------------------------------------

// Says whether anything was developed; told together with what is built.
bool development_section(State& s, Table& t, const AutomaCard& card);

// --- BUILD
// -----------------------------------------------------------------------------------------

Turn<> build_section(State& s, Table& t, const AutomaCard& card, bool any);

// --- GAIN, PRODUCTION
// ------------------------------------------------------------------------------

// --- the turn
// --------------------------------------------------------------------------------------

inline Player other(Player player) {
  return player == Player::automa ? Player::human : Player::automa;
}

// The next player is up, or the game is over (TTA-END-1).
inline void end_turn(State& s) {
  if (s.at_turn != starter(s)) ++s.round;
  s.at_turn = other(s.at_turn);
  s.pending = s.at_turn == Player::human ? Pending::begin : Pending::none;
  if (s.final_round != 0 && s.round > s.final_round) {
    s.phase = Phase::scoring;
    s.pending = Pending::none;
  }
}

Turn<> later_turn(State& s, Table& t);

Turn<> automa_turn(State& s, Table& t);

// The human's turn begins: the row, the war he declared, the tactic he played.
Turn<> begin_human_turn(State& s, Table& t);

// What the human's entry set in motion.
Turn<> resolve_pending(State& s, Table& t);

}  // namespace seatmate::through_the_ages
