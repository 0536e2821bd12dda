#include "games/age-of-innovation/lab/human.h"

#include <algorithm>

namespace seatmate::age_of_innovation {

namespace {

// Pieces a human has of each kind (BASE-BLD-1): the same counts as hers.
int pieces_left(const Data& data, const State& s, std::size_t human, Building kind) {
  int used = 0;
  for (const Hex hex : s.human[human]) used += s.human_piece[index(hex)].kind == kind;
  return data.count[index(kind)] - used;
}

// As many of these steps as there is room for.
std::uint8_t fitting_steps(const State& s, std::size_t human, Discipline discipline, int steps) {
  const int room = level_limit(s, human, discipline) - s.science[human + 1][index(discipline)];
  return static_cast<std::uint8_t>(std::clamp(steps, 0, std::max(0, room)));
}

}  // namespace

Input SimulatedHuman::choose(const Data& data, const State& s) {
  Input input;
  if (s.phase == Phase::round_end) {
    input.verb = Verb::next_round;
    return input;
  }
  if (s.wait_for_go) {
    input.verb = Verb::go;
    return input;
  }
  const std::size_t human = human_at_turn(s);
  input.human = static_cast<std::uint8_t>(human);
  if (round_[human] != s.round) {
    round_[human] = s.round;
    turns_[human] = static_cast<std::int8_t>(random_.between(3, 5) + s.round / 2);
  }
  if (turns_[human]-- > 0) {
    for (int tries = 0; tries < 3; ++tries) {
      const std::uint32_t wish = random_.below(20);
      bool planned = false;
      if (wish < 7) {
        planned = plan_build(data, s, human, input);
      } else if (wish < 12) {
        planned = plan_upgrade(data, s, human, input);
      } else if (wish < 15) {
        planned = plan_scholar(data, s, human, input);
      } else if (wish < 17) {
        planned = plan_action(data, s, human, Action::Kind::power,
                              SlotSet::first_n(data.power_actions) - s.power_covered, input);
      } else if (wish < 18) {
        planned = plan_action(data, s, human, Action::Kind::book,
                              SlotSet::first_n(data.book_actions) - s.book_covered, input);
      } else if (wish < 19) {
        planned = s.round >= 2 && s.innovations_taken[human + 1] < data.innovations_each &&
                  plan_slot(Verb::innovation, s.innovations, input);
      } else {
        input.verb = Verb::other;
        planned = true;
      }
      if (planned) return input;
    }
    input.verb = Verb::other;
    return input;
  }
  input.verb = Verb::pass;
  input.place = static_cast<Place>(random_.below(3));
  return input;
}

bool SimulatedHuman::plan_build(const Data& data, const State& s, std::size_t human, Input& input) {
  if (pieces_left(data, s, human, Building::workshop) <= 0) return false;
  const int ship = s.round / 3;
  const HexSet sites = empty_land(data, s) & reach_of(map_of(data, s), s.human[human], ship);
  if (sites.empty()) return false;
  // The nearest terrain on the circle: no spade, then one, then two, then three (BASE-TERR-1).
  const int home = static_cast<int>(s.human_home[human]);
  for (int spades = 0; spades <= 3; ++spades) {
    const auto up = static_cast<std::size_t>((home + spades) % terrain_count);
    const auto down = static_cast<std::size_t>((home + terrain_count - spades) % terrain_count);
    const HexSet cheap = sites & (s.terrain[up] | s.terrain[down]);
    if (cheap.empty()) continue;
    input.verb = Verb::build;
    input.hex = any(cheap);
    return true;
  }
  return false;
}

bool SimulatedHuman::plan_upgrade(const Data& data, const State& s, std::size_t human,
                                  Input& input) {
  const Hex hex = any(s.human[human]);
  const auto into = [&](Building kind) {
    if (pieces_left(data, s, human, kind) <= 0) return false;
    input.verb = Verb::upgrade;
    input.hex = hex;
    input.building = kind;
    return true;
  };
  // BASE-COMP-1: with a school or the university comes a competency.
  const auto learn = [&](Building kind) {
    if (!into(kind)) return false;
    input.verb = Verb::school;
    input.discipline = static_cast<Discipline>(random_.below(discipline_count));
    input.steps = fitting_steps(s, human, input.discipline, random_.between(1, competency_steps));
    return true;
  };
  switch (s.human_piece[index(hex)].kind) {
    case Building::workshop:
      return into(Building::guild);
    case Building::guild:
      return random_.below(2) == 0 ? learn(Building::school) : into(Building::palace);
    case Building::school:
      return learn(Building::university);
    default:
      return false;
  }
}

bool SimulatedHuman::plan_scholar(const Data&, const State& s, std::size_t human, Input& input) {
  const auto discipline = static_cast<Discipline>(random_.below(discipline_count));
  const auto d = index(discipline);
  const int room = level_limit(s, human, discipline) - s.science[human + 1][d];
  if (room <= 0) return false;
  input.verb = Verb::scholar;
  input.discipline = discipline;
  input.space = s.free_three[d] > 0 ? 3 : s.free_two[d] > 0 ? 2 : 1;
  input.steps = static_cast<std::uint8_t>(std::min<int>(input.space, room));
  return true;
}

bool SimulatedHuman::plan_slot(Verb verb, SlotSet open, Input& input) {
  if (open.empty()) return false;
  input.verb = verb;
  input.slot = any(open);
  return true;
}

// BASE-ACT-1, BASE-ACT-2: any open action, with what it brings; one that finds no place is left.
bool SimulatedHuman::plan_action(const Data& data, const State& s, std::size_t human,
                                 Action::Kind kind, SlotSet open, Input& input) {
  if (open.empty()) return false;
  const Action action{kind, any(open)};
  const Brings& what = brings(data, s, action);
  input.by = action;
  if (what.bridge) return plan_bridge(data, s, human, input);
  if (what.spades > 0) {
    if (!plan_build(data, s, human, input)) return false;
    input.verb = Verb::dig;
    input.builds = true;
  } else if (what.steps > 0) {
    input.verb = Verb::study;
    input.discipline = static_cast<Discipline>(random_.below(discipline_count));
    input.steps = fitting_steps(s, human, input.discipline, what.steps);
  } else if (what.guild) {
    HexSet workshops;
    for (const Hex hex : s.human[human])
      if (s.human_piece[index(hex)].kind == Building::workshop) workshops.add(hex);
    if (workshops.empty() || pieces_left(data, s, human, Building::guild) <= 0) return false;
    input.verb = Verb::guild;
    input.hex = any(workshops);
  } else {
    input.verb = kind == Action::Kind::power ? Verb::power : Verb::book;
    input.slot = action.slot;
  }
  return true;
}

bool SimulatedHuman::plan_bridge(const Data& data, const State& s, std::size_t human,
                                 Input& input) {
  if (s.bridges[human].full()) return false;
  InlineVector<Bridge, 40> spots;
  for (const Bridge& spot : map_of(data, s).bridges)
    if ((s.human[human].has(spot.from) || s.human[human].has(spot.to)) &&
        !s.bridges[human].contains(spot))
      spots.push_back(spot);
  if (spots.empty()) return false;
  const Bridge spot = spots[random_.below(static_cast<std::uint32_t>(spots.size()))];
  input.verb = Verb::span;
  input.hex = spot.from;
  input.to = spot.to;
  return true;
}

Card SimulatedHuman::answer(const Data& data, const State& s, const DrawnCard& q) {
  // Only where a game is simulated with "my own cards": the deck is then drawn here.
  const auto possible = possible_cards(data, s, q.purpose);
  return possible[random_.below(static_cast<std::uint32_t>(possible.size()))];
}

TilesOnTable::Answer SimulatedHuman::answer(const Data& data, const State& s, const TilesOnTable&) {
  State drawn = s;
  drawn.random = random_;
  draw_tiles(data, drawn);
  random_ = drawn.random;
  return drawn.tiles;
}
std::uint8_t SimulatedHuman::answer(const Data& data, const State& s, const FinalTileOnTable&) {
  std::uint8_t tile = 0;
  do {
    tile = static_cast<std::uint8_t>(1 + random_.below(final_tile_count));
  } while (!final_tile_fits(data, s.tiles[5], tile, s.readings.any_tiles));
  return tile;
}

BookActionsOnBoard::Answer SimulatedHuman::answer(const Data& data, const State& s,
                                                  const BookActionsOnBoard&) {
  State drawn = s;
  drawn.random = random_;
  draw_book_actions(data, drawn);
  random_ = drawn.random;
  return drawn.book_kinds;
}

Terrain SimulatedHuman::answer(const Data&, const State& s, const HomeTerrain& q) {
  for (;;) {
    const auto home = static_cast<Terrain>(random_.below(terrain_count));
    // Hers is another one already, if it was chosen: nobody asks him about it.
    const bool hers = !s.home_random && home == s.home;
    const bool youth = s.faction == Faction::symbionts && !s.youth_random && home == s.youth;
    const bool first = q.player != Player::human1 && home == s.human_home[0];
    const bool second = q.player == Player::automa && s.humans == 2 && home == s.human_home[1];
    if (!hers && !youth && !first && !second) return home;
  }
}
Terrain SimulatedHuman::answer(const Data&, const State& s, const YouthTerrain&) {
  for (;;) {
    const auto youth = static_cast<Terrain>(random_.below(terrain_count));
    if (youth_is_free(s, youth)) return youth;
  }
}
Folk SimulatedHuman::answer(const Data&, const State& s, const HumanFolk& q) {
  for (;;) {
    const auto folk = static_cast<Folk>(1 + random_.below(folk_count - 1));
    if (q.player == Player::human1 || folk != s.folk[0]) return folk;
  }
}
StartSteps::Answer SimulatedHuman::answer(const Data& data, const State& s, const StartSteps& q) {
  const HumanFaction& folk = data.folks[index(s.folk[index(q.player) - 1])];
  StartSteps::Answer steps{};
  const int more = folk.competency ? random_.between(1, competency_steps) : folk.free;
  if (folk.competency)
    steps[random_.below(discipline_count)] = static_cast<std::uint8_t>(more);
  else
    for (int i = 0; i < more; ++i) ++steps[random_.below(discipline_count)];
  return steps;
}

FirstWorkshop::Answer SimulatedHuman::answer(const Data& data, const State& s,
                                             const FirstWorkshop& q) {
  const auto home = index(s.human_home[index(q.player) - 1]);
  constexpr std::array<Building, 4> kinds{Building::workshop, Building::workshop,
                                          Building::university, Building::tower};
  return {false, any(map_of(data, s).printed[home] & empty_land(data, s)), kinds[index(q.which)]};
}

int SimulatedHuman::answer(const Data&, const State& s, const HumanPoints& q) {
  const std::size_t human = index(q.player) - 1;
  return 35 + 3 * s.human[human].count() + random_.between(0, 30);
}

HumanShip::Answer SimulatedHuman::answer(const Data&, const State&, const HumanShip&) {
  // He counts like everybody: tunnels add nothing to the model.
  return {static_cast<std::uint8_t>(random_.between(1, 3)), 0};
}

}  // namespace seatmate::age_of_innovation
