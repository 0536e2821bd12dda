// What a human did: whether it can be, and what it changes. What can be said is in forms.cpp.

#include "games/age-of-innovation/inputs.h"

#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

void build_workshop(State& s, std::size_t human, Hex hex) {
  put_human(s, human, hex, Building::workshop);
  lay_terrain(s, hex, s.human_home[human]);
}
void rise(State& s, const Input& input) {
  std::uint8_t& level = s.science[input.human + 1U][index(input.discipline)];
  level = static_cast<std::uint8_t>(level + input.steps);
}
// BASE-ACT-1: once a round.
void cover(State& s, const Action& action) {
  if (action.kind == Action::Kind::power) s.power_covered.add(action.slot);
  if (action.kind == Action::Kind::book) s.book_covered.add(action.slot);
}

}  // namespace

void carry_out(State& s, Table& t, const Input& input) {
  const std::size_t human = input.human;
  const auto d = index(input.discipline);
  switch (input.verb) {
    case Verb::build:
      build_workshop(s, human, input.hex);
      break;
    case Verb::school:
      rise(s, input);
      [[fallthrough]];
    case Verb::upgrade:
      cite(t.reasons, Line::BASE_UPG_1_human_upgrade, static_cast<int>(index(input.building)));
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
      rise(s, input);
      break;
    case Verb::power:
      s.power_covered.add(input.slot);
      break;
    case Verb::book:
      s.book_covered.add(input.slot);
      break;
    case Verb::dig:
      cover(s, input.by);
      if (input.builds)
        build_workshop(s, human, input.hex);
      else
        lay_terrain(s, input.hex, input.terrain);
      break;
    case Verb::study:
      cover(s, input.by);
      rise(s, input);
      break;
    case Verb::guild:
      cover(s, input.by);
      cite(t.reasons, Line::BASE_UPG_1_human_upgrade, static_cast<int>(index(Building::guild)));
      s.human_piece[index(input.hex)].kind = Building::guild;
      break;
    case Verb::span:
      cover(s, input.by);
      [[fallthrough]];
    case Verb::bridge:
      s.bridges[human].push_back({input.hex, input.to});
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
        cite(t.reasons, Line::AI_ROUND_1_human_bonus, static_cast<int>(input.place));
        exchange_bonus(s.bonus_coins, input.place, std::uint8_t{0});
        t.tell(s, [&] { return note("your-bonus", {Arg("place", term(input.place))}); });
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
    case Verb::go:
      s.wait_for_go = false;
      break;
    case Verb::next_round:
      next_round(s, t);
      break;
  }
  if (ends_turn(input.verb)) next_player(s, t);
}

bool fits_action(const Data& data, const State& s, Verb verb, const Action& action) {
  if (action.kind == Action::Kind::own) return verb >= Verb::dig && verb <= Verb::guild;
  if (action.kind == Action::Kind::book && book_kind(s, action.slot) == BookAction::unknown)
    return verb == Verb::book || verb == Verb::dig || verb == Verb::study || verb == Verb::guild;
  const Brings& what = brings(data, s, action);
  switch (verb) {
    case Verb::power:
      return action.kind == Action::Kind::power && what.nothing();
    case Verb::book:
      return action.kind == Action::Kind::book && what.nothing();
    case Verb::dig:
      return what.spades > 0;
    case Verb::span:
      return what.bridge;
    case Verb::study:
      return what.steps > 0;
    case Verb::guild:
      return what.guild;
    default:
      return false;
  }
}

bool bridge_fits(const Data& data, const State& s, std::size_t human, Hex from, Hex to) {
  const Map& map = map_of(data, s);
  if (map.bridges.contains({from, to}) || map.bridges.contains({to, from})) return true;
  if (s.folk[human] != Folk::other && !data.folks[index(s.folk[human])].bridges_over_land)
    return false;
  return map.land.has(from) && map.land.has(to) && faces(HexSet::of(from), HexSet::of(to));
}

namespace {

// BASE-UPG-1: one palace makes a guild of a workshop, another one of a school.
bool own_guild_from(Building from, Building to) {
  return upgrades_to(from, to) || (from == Building::school && to == Building::guild);
}

Outcome check_hex_free(const Data& data, const State& s, Hex hex) {
  const Map& map = map_of(data, s);
  if (s.automa().has(hex)) return refuse("aoi.error.hers", {Arg("hex", label(map, hex))});
  if (s.all_human().has(hex)) return refuse("aoi.error.taken", {Arg("hex", label(map, hex))});
  return Done{};
}
Outcome check_terrain(const Data& data, const State& s, const Input& input) {
  const Terrain now = terrain_at(s, input.hex);
  const Terrain home = s.human_home[input.human];
  if (leads_home(now, input.terrain, home)) return Done{};
  return refuse("aoi.error.not-on-the-way",
                {Arg("hex", label(map_of(data, s), input.hex)), Arg("now", term(now)),
                 Arg("terrain", term(input.terrain)), Arg("home", term(home))});
}
Outcome check_own(const Data& data, const State& s, std::size_t human, Hex hex) {
  if (s.human[human].has(hex)) return Done{};
  return refuse("aoi.error.not-yours", {Arg("hex", label(map_of(data, s), hex))});
}
Outcome check_level(const State& s, std::size_t human, Discipline discipline, int steps) {
  const int level = s.science[human + 1][index(discipline)];
  const int limit = level_limit(s, human, discipline);
  if (level + steps <= limit) return Done{};
  return refuse(
      limit == highest_level ? "aoi.error.above-12" : "aoi.error.12-taken",
      {Arg("discipline", term(discipline)), Arg("level", level), Arg("most", limit - level)});
}
// One building of a human becomes another.
Outcome check_change(const Data& data, const State& s, const Input& input, Building to,
                     bool (*may)(Building, Building), std::string_view error) {
  if (Outcome own = check_own(data, s, input.human, input.hex); !own) return own;
  const Building from = s.human_piece[index(input.hex)].kind;
  if (may(from, to)) return Done{};
  return refuse(error, {Arg("hex", label(map_of(data, s), input.hex)), Arg("from", term(from)),
                        Arg("to", term(to))});
}
Outcome check_bridge(const Data& data, const State& s, const Input& input) {
  const Map& map = map_of(data, s);
  const auto& bridges = s.bridges[input.human];
  const auto ends = [&](std::string_view error) {
    return refuse(error, {Arg("from", label(map, input.hex)), Arg("to", label(map, input.to))});
  };
  if (bridges.contains({input.hex, input.to}) || bridges.contains({input.to, input.hex}))
    return ends("aoi.error.bridge-there");
  if (bridges.full()) return refuse("aoi.error.no-more-bridges");
  if (bridge_fits(data, s, input.human, input.hex, input.to)) return Done{};
  return ends("aoi.error.no-bridge-spot");
}
// Is the action open, and does it bring what was said?
Outcome check_action(const Data& data, const State& s, Verb verb, const Action& action) {
  const Arg number("n", action.slot + 1);
  if (action.kind == Action::Kind::power) {
    if (s.power_covered.has(action.slot)) return refuse("aoi.error.power-covered", {number});
  } else if (action.kind == Action::Kind::book) {
    if (action.slot >= data.book_actions || s.book_covered.has(action.slot))
      return refuse("aoi.error.book-covered", {number});
  }
  if (fits_action(data, s, verb, action)) return Done{};
  for (const Verb right : {Verb::dig, Verb::span, Verb::study, Verb::guild})
    if (fits_action(data, s, right, action))
      return refuse("aoi.error.action-brings",
                    {Arg("n", action.slot + 1), Arg("verb", verb_names[index(right)])});
  return refuse(
      "aoi.error.action-brings-nothing",
      {Arg("n", action.slot + 1),
       Arg("verb",
           verb_names[index(action.kind == Action::Kind::power ? Verb::power : Verb::book)])});
}
Outcome first_refusal(std::initializer_list<Outcome> outcomes) {
  for (const Outcome& outcome : outcomes)
    if (!outcome) return outcome;
  return Done{};
}

}  // namespace

Outcome check(const Data& data, const State& s, const Input& input) {
  const Map& map = map_of(data, s);
  const std::size_t human = input.human;
  switch (input.verb) {
    case Verb::build:
    case Verb::neutral:
      return check_hex_free(data, s, input.hex);
    case Verb::transform:
    case Verb::spade:
      return first_refusal({check_hex_free(data, s, input.hex), check_terrain(data, s, input)});
    case Verb::upgrade:
      return check_change(data, s, input, input.building, &upgrades_to, "aoi.error.upgrade");
    case Verb::school:
      return first_refusal(
          {check_change(data, s, input, input.building, &learns_to, "aoi.error.school"),
           check_level(s, human, input.discipline, input.steps)});
    case Verb::annex:
      if (Outcome own = check_own(data, s, human, input.hex); !own) return own;
      if (s.human_piece[index(input.hex)].annex)
        return refuse("aoi.error.annex-there", {Arg("hex", label(map, input.hex))});
      return Done{};
    case Verb::scholar: {
      const auto d = index(input.discipline);
      const bool free = input.space == 1 || (input.space == 3 && s.free_three[d] > 0) ||
                        (input.space == 2 && s.free_two[d] > 0);
      if (!free)
        return refuse("aoi.error.space-taken",
                      {Arg("discipline", term(input.discipline)), Arg("space", input.space)});
      if (input.steps > input.space)
        return refuse("aoi.error.number", {Arg("value", std::to_string(input.steps)), Arg("low", 0),
                                           Arg("high", input.space)});
      return check_level(s, human, input.discipline, input.steps);
    }
    case Verb::advance:
      return check_level(s, human, input.discipline, input.steps);
    case Verb::power:
      return check_action(data, s, input.verb, {Action::Kind::power, input.slot});
    case Verb::book:
      return check_action(data, s, input.verb, {Action::Kind::book, input.slot});
    case Verb::dig:
      return first_refusal({check_action(data, s, input.verb, input.by),
                            check_hex_free(data, s, input.hex),
                            input.builds ? Outcome(Done{}) : check_terrain(data, s, input)});
    case Verb::study:
      return first_refusal({check_action(data, s, input.verb, input.by),
                            check_level(s, human, input.discipline, input.steps)});
    case Verb::guild:
      return first_refusal(
          {check_action(data, s, input.verb, input.by),
           check_change(data, s, input, Building::guild,
                        input.by.kind == Action::Kind::own ? &own_guild_from : &upgrades_to,
                        "aoi.error.guild")});
    case Verb::span:
      return first_refusal(
          {check_action(data, s, input.verb, input.by), check_bridge(data, s, input)});
    case Verb::bridge:
      return check_bridge(data, s, input);
    case Verb::innovation:
    case Verb::take_innovation:
      if (!s.innovations.has(input.slot))
        return refuse("aoi.error.innovation-gone", {Arg("n", input.slot + 1)});
      if (s.innovations_taken[human + 1] >= data.innovations_each)
        return refuse("aoi.error.innovation-limit", {Arg("n", data.innovations_each)});
      return Done{};
    case Verb::pass:
    case Verb::other:
    case Verb::go:
    case Verb::next_round:
      return Done{};
  }
  return Done{};
}

Entry write_input(const State& s, const Input& input) {
  Entry entry;
  entry.verb = verb_names[index(input.verb)];
  const auto add = [&](std::string_view text) { entry.args.emplace_back(text); };
  if (input.verb >= Verb::dig && input.verb <= Verb::guild) add(token(input.by));
  switch (input.verb) {
    case Verb::build:
    case Verb::annex:
    case Verb::guild:
      add(token(input.hex));
      break;
    case Verb::upgrade:
    case Verb::neutral:
    case Verb::school:
      add(token(input.hex));
      add(token(input.building));
      if (input.verb != Verb::school) break;
      add(token(input.discipline));
      add(std::to_string(input.steps));
      break;
    case Verb::transform:
    case Verb::spade:
    case Verb::dig:
      add(token(input.hex));
      add(input.builds ? token(Building::workshop) : token(input.terrain));
      break;
    case Verb::scholar:
      add(token(input.discipline));
      add(std::to_string(input.space));
      add(std::to_string(input.steps));
      break;
    case Verb::advance:
    case Verb::study:
      add(token(input.discipline));
      add(std::to_string(input.steps));
      break;
    case Verb::power:
    case Verb::book:
    case Verb::innovation:
    case Verb::take_innovation:
      add(std::to_string(input.slot + 1));
      break;
    case Verb::pass:
      if (s.round < rounds) add(token(input.place));
      break;
    case Verb::span:
    case Verb::bridge:
      add(token(input.hex));
      add(token(input.to));
      break;
    case Verb::other:
    case Verb::go:
    case Verb::next_round:
      break;
  }
  if (s.humans == 2 && happens_besides(input.verb))
    add(token(static_cast<Player>(input.human + 1)));
  return entry;
}

}  // namespace seatmate::age_of_innovation
