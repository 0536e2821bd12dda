#pragma once

// What a human does that she can see: one short entry each.
//
// An Input is the typed form of an Entry. The simulated human makes Inputs directly; at the table
// they are read from what was typed. Both go through check() and carry_out(), so a simulated game
// and a played one obey the same rules.

#include <algorithm>
#include <string>

#include "engine/form.h"
#include "engine/result.h"
#include "games/age-of-innovation/pass.h"
#include "games/age-of-innovation/setup.h"
#include "games/age-of-innovation/table.h"

namespace seatmate::age_of_innovation {

enum class Verb : std::uint8_t {
  // These end the turn.
  build,
  upgrade,
  school,  // or the university, with the competency
  transform,
  scholar,
  power,
  book,
  dig,    // an action that brings spades
  span,   // … a bridge
  study,  // … steps in a discipline
  guild,  // … a guild for a workshop
  innovation,
  other,
  pass,
  // These happen besides.
  advance,
  spade,
  neutral,
  annex,
  bridge,
  take_innovation,
  // Neither: she goes on, the next round begins.
  go,
  next_round
};
inline constexpr std::array<std::string_view, 22> verb_names{
    "build",   "upgrade", "school", "transform",       "scholar", "power", "book",    "dig",
    "span",    "study",   "guild",  "innovation",      "other",   "pass",  "advance", "spade",
    "neutral", "annex",   "bridge", "also-innovation", "go",      "next"};
constexpr bool ends_turn(Verb verb) { return verb <= Verb::pass; }
constexpr bool happens_besides(Verb verb) { return !ends_turn(verb) && verb < Verb::go; }

// Which action of the turn it was: a power or book action of the board, or one of the human's own
// (round bonus, palace, innovation, faction).
struct Action {
  enum class Kind : std::uint8_t { own, power, book };
  Kind kind = Kind::own;
  Slot slot = 0;
  friend bool operator==(const Action&, const Action&) = default;
};

// "power-5", "book-2", "own".
std::string token(const Action& action);

struct Input {
  Verb verb = Verb::other;
  std::uint8_t human = 0;  // who did it: 0 or 1
  Action by{};             // dig, span, study, guild
  bool builds = false;     // dig: a workshop stands there then
  Hex hex{};
  Hex to{};                 // bridge, span
  Terrain terrain{};        // transform, spade, dig
  Building building{};      // upgrade, school, neutral
  Discipline discipline{};  // scholar, advance, study, school
  std::uint8_t space = 0;   // scholar: 3, 2, or 1 (returned to the supply)
  std::uint8_t steps = 0;   // scholar, advance, study, school
  Slot slot = 0;            // power, book, innovation
  Place place{};            // pass
};

Result<Input> read_input(const Data& data, const State& s, const Entry& entry);
Entry write_input(const State& s, const Input& input);
Outcome check(const Data& data, const State& s, const Input& input);

// What an action brings that she can see (BASE-ACT-1, BASE-ACT-2).
inline const Brings& brings(const Data& data, const State& s, const Action& action) {
  return action.kind == Action::Kind::power ? data.power_brings[action.slot]
                                            : data.book_brings[index(book_kind(s, action.slot))];
}
// Can an action of this kind be said with this verb? What nobody knows may bring anything, and so
// may an action of one's own.
bool fits_action(const Data& data, const State& s, Verb verb, const Action& action);

// BASE-UPG-1: what a building of a human becomes without a competency.
constexpr bool upgrades_to(Building from, Building to) {
  return (from == Building::workshop && to == Building::guild) ||
         (from == Building::guild && to == Building::palace);
}
// BASE-COMP-1: and with one.
constexpr bool learns_to(Building from, Building to) {
  return (from == Building::guild && to == Building::school) ||
         (from == Building::school && to == Building::university);
}

// BASE-TERR-1: spades lead the shortest way round the circle to the home terrain and no further.
constexpr bool leads_home(Terrain from, Terrain to, Terrain home) {
  const auto steps = [](Terrain a, Terrain b) {
    const int apart = (static_cast<int>(b) - static_cast<int>(a) + terrain_count) % terrain_count;
    return apart <= terrain_count / 2 ? apart : apart - terrain_count;
  };
  const int whole = steps(from, home);
  const int part = steps(from, to);
  return part != 0 && (part > 0) == (whole > 0) && (whole > 0 ? part <= whole : part >= whole);
}

// BASE-FAC-2, BASE-MAP-3: can a human join these two hexes by a bridge? Over water everybody can,
// over land who plays Moles, or a faction that nobody knows.
bool bridge_fits(const Data& data, const State& s, std::size_t human, Hex from, Hex to);

// BASE-INC-1: is the income of a new round taken now? She begins it when the player says so.
inline bool before_her_first_turn(const State& s) {
  return s.phase == Phase::turns && s.wait_for_go && s.drawn == 0 && s.next_order.empty() &&
         s.at_turn == 0;
}

// The human on turn; between rounds the first one, if nobody is named.
inline std::size_t human_at_turn(const State& s) {
  if (s.phase != Phase::turns || s.current() == Player::automa) return 0;
  return index(s.current()) - 1;
}

// Which levels a human may still reach: 12 only if nobody is there (BASE-SCI-1).
inline int level_limit(const State& s, std::size_t human, Discipline discipline) {
  for (std::size_t p = 0; p <= s.humans; ++p)
    if (p != human + 1 && s.science[p][index(discipline)] >= highest_level)
      return highest_level - 1;
  return highest_level;
}

// BASE-SCHOL-1: the space a scholar takes if nothing is said: the highest free one, else he is
// returned; and the steps that brings.
inline int usual_space(const State& s, Discipline discipline) {
  const auto d = index(discipline);
  return s.free_three[d] > 0 ? 3 : s.free_two[d] > 0 ? 2 : 1;
}
inline int usual_steps(const State& s, std::size_t human, Discipline discipline) {
  const int room = level_limit(s, human, discipline) - s.science[human + 1][index(discipline)];
  return std::clamp(room, 0, usual_space(s, discipline));
}
// The most steps an action brings; one of a palace brings two, one of a round bonus one.
inline int most_action_steps(const Data& data) {
  int most = 2;
  for (const Brings& book : data.book_brings) most = std::max<int>(most, book.steps);
  return most;
}

// A checked input changes the table; if it ends the turn, the next player is up.
void carry_out(State& s, Table& t, const Input& input);

}  // namespace seatmate::age_of_innovation
