#pragma once

// What a human does that she can see: one short entry each.
//
// An Input is the typed form of an Entry. The simulated human makes Inputs directly; at the table
// they are read from what was typed. Both go through check() and carry_out(), so a simulated game
// and a played one obey the same rules.

#include <vector>

#include "engine/form.h"
#include "engine/result.h"
#include "games/age-of-innovation/pass.h"
#include "games/age-of-innovation/setup.h"

namespace seatmate::age_of_innovation {

enum class Verb : std::uint8_t {
  // These end the turn.
  build,
  upgrade,
  transform,
  scholar,
  power,
  book,
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
inline constexpr std::array<std::string_view, 17> verb_names{
    "build",           "upgrade", "transform", "scholar", "power",   "book",  "innovation",
    "other",           "pass",    "advance",   "spade",   "neutral", "annex", "bridge",
    "also-innovation", "go",      "next"};
constexpr bool ends_turn(Verb verb) { return verb <= Verb::pass; }

struct Input {
  Verb verb = Verb::other;
  Hex hex{};
  Hex to{};                 // bridge
  Terrain terrain{};        // transform, spade
  Building building{};      // upgrade, neutral
  Discipline discipline{};  // scholar, advance
  std::uint8_t space = 0;   // scholar: 3, 2, or 1 (returned to the supply)
  std::uint8_t steps = 0;   // scholar, advance
  Slot slot = 0;            // power, book, innovation
  Place place{};            // pass
};

Result<Input> read_input(const Data& data, const State& s, const Entry& entry);
Entry write_input(const State& s, const Input& input);
Outcome check(const Data& data, const State& s, const Input& input);
std::vector<Form> input_forms(const Data& data, const State& s);

// The human on turn; between rounds the first one stands for the table.
inline std::size_t human_at_turn(const State& s) {
  if (s.phase != Phase::turns || s.current() == Player::automa) return 0;
  return index(s.current()) - 1;
}

// Which levels a human may still reach: 12 only if nobody is there (BASE-SCI-1).
inline int level_limit(const State& s, std::size_t human, Discipline discipline) {
  for (std::size_t p = 0; p < static_cast<std::size_t>(s.players()); ++p)
    if (p != human + 1 && s.science[p][static_cast<std::size_t>(discipline)] >= highest_level)
      return highest_level - 1;
  return highest_level;
}

// A checked input changes the table; if it ends the turn, the next player is up.
template <class Table>
void carry_out(State& s, Table& t, const Input& input) {
  const std::size_t human = human_at_turn(s);
  const auto d = static_cast<std::size_t>(input.discipline);
  switch (input.verb) {
    case Verb::build:
      put_human(s, human, input.hex, Building::workshop);
      lay_terrain(s, input.hex, s.human_home[human]);
      break;
    case Verb::upgrade:
      s.human_piece[index(input.hex)].kind = input.building;
      break;
    case Verb::transform:
    case Verb::spade:
      lay_terrain(s, input.hex, input.terrain);
      break;
    case Verb::scholar:
      // BASE-SCHOL-1: a sent scholar stays on its space; a returned one takes no space.
      if (input.space == 3) --s.free_three[d];
      if (input.space == 2) --s.free_two[d];
      [[fallthrough]];
    case Verb::advance:
      s.science[human + 1][d] = static_cast<std::uint8_t>(s.science[human + 1][d] + input.steps);
      break;
    case Verb::power:
      s.power_covered.add(input.slot);
      break;
    case Verb::book:
      s.book_covered.add(input.slot);
      break;
    case Verb::innovation:
    case Verb::take_innovation:
      s.innovations.remove(input.slot);
      ++s.innovations_taken[human + 1];
      break;
    case Verb::other:
      break;
    case Verb::pass:
      if (s.round < rounds) {
        cite(t.reasons, Rule::AI_ROUND_1, "human-bonus", static_cast<int>(input.place));
        exchange_bonus(s.bonus_coins, input.place, std::uint8_t{0});
        t.tell(s, [&] {
          return Step{
              Step::Kind::note, {"aoi.step.your-bonus", {Arg("place", term(input.place))}}, {}, {}};
        });
      }
      s.next_order.push_back(s.current());
      break;
    case Verb::neutral:
      put_human(s, human, input.hex, input.building);
      lay_terrain(s, input.hex, s.human_home[human]);
      break;
    case Verb::annex:
      s.human_piece[index(input.hex)].annex = true;
      break;
    case Verb::bridge:
      s.bridges[human].push_back({input.hex, input.to});
      break;
    case Verb::go:
      s.wait_for_go = false;
      break;
    case Verb::next_round:
      next_round(s, t);
      break;
  }
  if (ends_turn(input.verb)) next_player(s, t);
}

}  // namespace seatmate::age_of_innovation
