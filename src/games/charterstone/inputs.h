#pragma once

// What a human does that the Automas can see: one short entry each.
//
// An Input is the typed form of an Entry. The simulated human makes Inputs directly; at the table
// they are read from what was typed. Both go through check() and carry_out().

#include <vector>

#include "engine/form.h"
#include "engine/result.h"
#include "games/charterstone/ending.h"

namespace seatmate::charterstone {

enum class Verb : std::uint8_t {
  place,       // a worker on that building
  minion,      // a minion on that building
  retrieve,    // took all workers back
  built,       // besides: raised that building there
  crate,       // besides: opened that crate
  progress,    // besides: the progress token moved (an objective, no influence left)
  reputation,  // besides: a token on the reputation track
  quota,       // besides: a token on that row
  unlock,      // besides: that card entered the Chronicle
  island,      // besides: a sky island lies there
  loose,       // besides: a loose minion lies there
  candle,      // besides: it went out
  loses,       // besides: an Automa loses an influence token (AMB-25)
  go,          // all that came on the board at setup is told
  next         // only in simulations: the next game of the campaign
};
inline constexpr std::array<std::string_view, 14> verb_names{
    "place", "minion", "retrieve", "built", "crate",  "progress", "reputation",
    "quota", "unlock", "island",   "loose", "candle", "loses",    "go"};
constexpr bool ends_turn(Verb verb) { return verb <= Verb::retrieve; }

struct Input {
  Verb verb = Verb::retrieve;
  bool in_commons = false;
  Common common{};
  Charter charter{};
  std::uint8_t plot = 0;     // 0 to 5
  std::uint16_t number = 0;  // card, island, row
  Crate crate = Crate::none;
};

Result<Input> read_input(const Data& data, const State& s, const Entry& entry);
Entry write_input(const Input& input);
Outcome check(const Data& data, const State& s, const Input& input);
std::vector<Form> input_forms(const Data& data, const State& s);

// 3.19: do peril tokens lie on the board in this game?
inline bool has_peril_tokens(const State& s) {
  for (std::size_t c = 0; c < charter_count; ++c) {
    if (s.seats[c].peril > 0) return true;
    for (const Peril peril : s.perils[c])
      if (peril != Peril::none) return true;
  }
  return false;
}

// The next game begins from what this one leaves behind.
void begin_game(State& s, const Chronicle& chronicle, int game);

// A checked input changes the table; if it ends the turn, the next player is up.
template <class Table>
void carry_out(State& s, Table& t, const Input& input) {
  const Charter me = s.current;
  Seat& seat = s.seats[index(me)];
  switch (input.verb) {
    case Verb::place:
    case Verb::minion: {
      Placement p;
      p.in_commons = input.in_commons;
      p.common = input.common;
      p.piece = input.verb == Verb::place ? Piece::regular : Piece::minion;
      if (input.in_commons) {
        p.bumped = s.commons[index(input.common)];
      } else {
        const std::size_t c = index(input.charter);
        p.charter = owner_of(input.charter);
        p.slot = input.plot;
        if (p.piece == Piece::regular) p.bumped = s.workers[c][input.plot];
        const Owner minion = s.minions[c][input.plot];
        p.peril = s.perils[c][input.plot];
        p.pays = guidepost_of(s) == 409 && minion != Owner::nobody && seat.influence > 0;
        // CH-MIN-4: an Automa's minion there gives it a point.
        if (guidepost_of(s) != 409 && is_charter(minion) && is_automa(s, charter_of(minion))) {
          cite(t.reasons, Rule::CH_MIN_4, "owner-gains");
          gain_vp(s, t, charter_of(minion), 1, "minion-vp");
        }
        // CH-GP-406, AMB-22: what a human pays for an Automa's building.
        if (guidepost_of(s) == 406 && is_automa(s, input.charter)) {
          cite(t.reasons, Rule::CH_GP_406, "supply-pays");
          t.tell(s, [&] {
            return vocabulary.note(t, "cost-to",
                                   {Arg("charter", term(input.charter)),
                                    Arg("kept", s.readings.cost_to_automa ? 1 : 0)});
          });
        }
        place_bet(s, me, input.charter);
      }
      if (is_charter(p.bumped)) cite(t.reasons, Rule::CH_PLACE_2, "bump");
      if (is_charter(p.bumped) && is_automa(s, charter_of(p.bumped)))
        t.tell(s, [&] { return vocabulary.step(t, "bumped", {Arg("charter", term(p.bumped))}); });
      occupy(s, me, p);
      break;
    }
    case Verb::retrieve:
      retrieve(s, t, me);
      break;
    case Verb::built:
      building_at(s, input.charter, input.plot) = static_cast<std::uint8_t>(input.number);
      s.news = static_cast<std::uint8_t>(input.number);
      // 3.7: a building that somebody constructed moves the token; one of an inactive charter does
      // not.
      if (is_active(s, input.charter))
        advance_progress(s, t, me, false);
      else if (has_peril_tokens(s))  // CH-PERIL-1, 3.19: it stood there when they were laid out
        s.perils[index(input.charter)][input.plot] = Peril::unknown;
      break;
    case Verb::crate:
      release(s, t, input.crate, owner_of(me));
      t.tell(s, [&] {
        return vocabulary.note(t, "released", {Arg("crate", crate_name(input.crate))});
      });
      advance_progress(s, t, me, false);
      break;
    case Verb::progress:
      advance_progress(s, t, me, false);
      break;
    case Verb::reputation:
      if (const auto space = reputation_space(t, ReputationTrack{t.data, s},
                                              player_count(s.readings, humans(s), automas(s)))) {
        s.reputation[*space] = owner_of(me);
        if (seat.influence > 0) --seat.influence;
        t.tell(s, [&] {
          return vocabulary.step(t, "your-reputation",
                                 {Arg("space", static_cast<int>(*space) + 1)});
        });
      }
      break;
    case Verb::quota: {
      const auto& row = s.quota[input.number - 1U];
      std::size_t column = 0;
      while (row[column] != Owner::nobody) ++column;
      s.quota[input.number - 1U][column] = owner_of(me);
      if (seat.influence > 0) --seat.influence;
      t.tell(s, [&] {
        return vocabulary.step(
            t, "your-quota",
            {Arg("row", input.number), Arg("column", static_cast<int>(column) + 1)});
      });
      break;
    }
    case Verb::unlock:
      enter_chronicle(s, t, input.number);
      t.tell(s, [&] { return vocabulary.note(t, "unlocked", {Arg("card", input.number)}); });
      break;
    case Verb::island:
      s.tiles[index(input.charter)][input.plot] = static_cast<std::uint8_t>(input.number);
      if (has_peril_tokens(s))  // 3.19: one on each building, none on an empty island
        s.perils[index(input.charter)][input.plot] =
            building_at(s, input.charter, input.plot) != 0 ? Peril::unknown : Peril::none;
      break;
    case Verb::loose:
      s.minions[index(input.charter)][input.plot] = Owner::loose;
      break;
    case Verb::candle:
      seat.candle = true;
      break;
    case Verb::loses:
      --s.seats[index(input.charter)].influence;
      break;
    case Verb::go:
      s.wait = false;
      break;
    case Verb::next:
      begin_game(s, Chronicle(s.chronicle), s.game + 1);
      break;
  }
  if (ends_turn(input.verb)) end_turn(s);
}

}  // namespace seatmate::charterstone
