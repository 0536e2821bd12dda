#include "games/age-of-innovation/inputs.h"

#include <algorithm>

#include "games/age-of-innovation/cover.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

void carry_out(State& s, Table& t, const Input& input) {
  const std::size_t human = human_at_turn(s);
  const auto d = index(input.discipline);
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

namespace {

// What a building can become (BASE-BLD-1).
bool upgrades_to(Building from, Building to) {
  switch (from) {
    case Building::workshop:
      return to == Building::guild;
    case Building::guild:
      return to == Building::palace || to == Building::school;
    case Building::school:
      return to == Building::university;
    default:
      return false;
  }
}
bool can_upgrade(Building kind) {
  return kind == Building::workshop || kind == Building::guild || kind == Building::school;
}

Outcome check_hex_free(const Data& data, const State& s, Hex hex) {
  const Map& map = map_of(data, s);
  if (s.automa().has(hex)) return refuse("aoi.error.hers", {Arg("hex", label(map, hex))});
  if (s.all_human().has(hex)) return refuse("aoi.error.taken", {Arg("hex", label(map, hex))});
  return Done{};
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

// Is this verb one for now? Turn verbs on a human's turn, extras then and between rounds.
bool is_for_now(const State& s, Verb verb) {
  const bool turn = s.phase == Phase::turns && s.current() != Player::automa;
  switch (verb) {
    case Verb::go:
      return s.phase == Phase::turns && s.wait_for_go;
    case Verb::next_round:
      return s.phase == Phase::round_end;
    default:
      return ends_turn(verb) ? turn : turn || s.phase == Phase::round_end;
  }
}

// ---- forms ----

Field place_field(std::string_view id, const Map& map, HexSet hexes) {
  Field field = vocabulary.field(id, Field::Kind::place);
  for (const Hex hex : hexes) field.options.push_back({token(hex), plain(label(map, hex))});
  return field;
}
template <class Enum, class Range>
Field enum_field(std::string_view id, const Range& values) {
  Field field = vocabulary.field(id);
  for (const Enum value : values) field.options.push_back({std::string(token(value)), term(value)});
  return field;
}
Field number_field(std::string_view id, int low, int high, std::string otherwise) {
  Field field = vocabulary.number_field(id, low, high);
  field.otherwise = std::move(otherwise);
  return field;
}
Field slot_field(std::string_view id, std::string_view family, SlotSet open) {
  Field field = vocabulary.field(id);
  for (const Slot slot : open) {
    const std::string number = std::to_string(slot + 1);
    field.options.push_back(
        {number, family.empty() ? plain_number(slot + 1) : term(family, number)});
  }
  return field;
}
template <class Enum, std::size_t N>
std::vector<Enum> all_of(const std::array<std::string_view, N>&) {
  std::vector<Enum> values;
  for (std::size_t i = 0; i < N; ++i) values.push_back(static_cast<Enum>(i));
  return values;
}
Form form(Verb verb, std::vector<Field> fields) {
  const std::string name(verb_names[index(verb)]);
  return {name, term("verb", name), {}, std::move(fields), ends_turn(verb) || verb >= Verb::go};
}
std::vector<Discipline> open_to(const State& s, std::size_t human) {
  std::vector<Discipline> open;
  for (const Discipline d : all_of<Discipline>(discipline_names))
    if (s.science[human + 1][index(d)] < level_limit(s, human, d)) open.push_back(d);
  return open;
}

void turn_forms(const Data& data, const State& s, std::vector<Form>& forms) {
  const Map& map = map_of(data, s);
  const std::size_t human = human_at_turn(s);
  const HexSet free = empty_land(data, s);
  if (!free.empty()) forms.push_back(form(Verb::build, {place_field("hex", map, free)}));
  HexSet upgradable;
  for (const Hex hex : s.human[human])
    if (can_upgrade(s.human_piece[index(hex)].kind)) upgradable.add(hex);
  if (!upgradable.empty())
    forms.push_back(form(
        Verb::upgrade,
        {place_field("hex", map, upgradable),
         enum_field<Building>("building", std::vector{Building::guild, Building::school,
                                                      Building::palace, Building::university})}));
  if (const auto open = open_to(s, human); !open.empty()) {
    Field space = number_field("space", 1, 3, "");
    Field steps = number_field("steps", 0, 3, "");
    space.otherwise = "auto";
    steps.otherwise = "auto";
    forms.push_back(
        form(Verb::scholar, {enum_field<Discipline>("discipline", open), space, steps}));
  }
  if (const SlotSet open = SlotSet::first_n(data.power_actions) - s.power_covered; !open.empty())
    forms.push_back(form(Verb::power, {slot_field("power", "power-action", open)}));
  if (const SlotSet open = SlotSet::first_n(data.book_actions) - s.book_covered; !open.empty())
    forms.push_back(form(Verb::book, {slot_field("book", "", open)}));
  if (!s.innovations.empty() && s.innovations_taken[human + 1] < data.innovations_each)
    forms.push_back(form(Verb::innovation, {slot_field("innovation", "", s.innovations)}));
  if (!free.empty())
    forms.push_back(
        form(Verb::transform, {place_field("hex", map, free),
                               enum_field<Terrain>("terrain", all_of<Terrain>(terrain_names))}));
  forms.push_back(form(Verb::other, {}));
  if (s.round < rounds) {
    forms.push_back(form(Verb::pass, {enum_field<Place>("bonus", all_of<Place>(place_names))}));
  } else {
    forms.push_back(form(Verb::pass, {}));
  }
}

void extra_forms(const Data& data, const State& s, std::vector<Form>& forms) {
  const Map& map = map_of(data, s);
  const std::size_t human = human_at_turn(s);
  const HexSet free = empty_land(data, s);
  if (const auto open = open_to(s, human); !open.empty())
    forms.push_back(form(Verb::advance, {enum_field<Discipline>("discipline", open),
                                         number_field("steps", 1, highest_level, "1")}));
  if (!free.empty()) {
    forms.push_back(
        form(Verb::spade, {place_field("hex", map, free),
                           enum_field<Terrain>("terrain", all_of<Terrain>(terrain_names))}));
    forms.push_back(
        form(Verb::neutral, {place_field("hex", map, free),
                             enum_field<Building>("building", all_of<Building>(building_names))}));
  }
  HexSet without_annex;
  for (const Hex hex : s.human[human])
    if (!s.human_piece[index(hex)].annex) without_annex.add(hex);
  if (!without_annex.empty())
    forms.push_back(form(Verb::annex, {place_field("hex", map, without_annex)}));
  if (!s.bridges[human].full()) {
    HexSet ends;
    for (const Bridge& bridge : map.bridges)
      ends |= HexSet::of(bridge.from) | HexSet::of(bridge.to);
    forms.push_back(
        form(Verb::bridge, {place_field("hex", map, ends), place_field("to", map, ends)}));
  }
  if (!s.innovations.empty() && s.innovations_taken[human + 1] < data.innovations_each)
    forms.push_back(form(Verb::take_innovation, {slot_field("innovation", "", s.innovations)}));
}

// ---- reading ----

// Reads the tokens of one entry, field by field; the first unfit one is the refusal.
class Tokens {
 public:
  Tokens(const Data& data, const State& s, const Entry& entry)
      : map_(map_of(data, s)), entry_(entry) {}

  Hex hex() {
    const std::string& text = next();
    const auto found = parse_hex(map_, text);
    if (!found) fail(refuse("aoi.error.no-hex", {Arg("hex", text)}));
    return found.value_or(Hex{});
  }
  template <class Enum, std::size_t N>
  Enum name(const std::array<std::string_view, N>& names, std::string_view error) {
    const std::string& text = next();
    const auto found = parse<Enum>(names, text);
    if (!found) fail(refuse(error, {Arg("value", text)}));
    return found.value_or(Enum{});
  }
  int number(int low, int high) {
    const std::string& text = next();
    const auto found = parse_int(text);
    if (!found || *found < low || *found > high)
      fail(refuse("aoi.error.number", {Arg("value", text), Arg("low", low), Arg("high", high)}));
    return std::clamp(found.value_or(low), low, high);
  }
  // A number that may be left out, or said to be automatic.
  int number_or(int low, int high, int otherwise) {
    if (at_ >= entry_.args.size()) return otherwise;
    if (entry_.args[at_].empty() || entry_.args[at_] == "auto") {
      ++at_;
      return otherwise;
    }
    return number(low, high);
  }
  Outcome done() {
    if (at_ < entry_.args.size())
      fail(refuse("aoi.error.too-much", {Arg("value", entry_.args[at_])}));
    if (failed_) return *failed_;
    return Done{};
  }

 private:
  const std::string& next() {
    static const std::string nothing;
    if (at_ < entry_.args.size()) return entry_.args[at_++];
    fail(refuse("aoi.error.too-little"));
    return nothing;
  }
  void fail(Refusal refusal) {
    if (!failed_) failed_ = std::move(refusal);
  }

  const Map& map_;
  const Entry& entry_;
  std::size_t at_ = 0;
  std::optional<Refusal> failed_;
};

}  // namespace

std::vector<Form> Rulebook::forms(const Data& data, const State& s) {
  std::vector<Form> forms;
  if (s.phase == Phase::round_end) {
    forms.push_back(form(Verb::next_round, {}));
    extra_forms(data, s, forms);
  } else if (s.wait_for_go) {
    forms.push_back(form(Verb::go, {}));
  } else if (s.phase == Phase::turns) {
    turn_forms(data, s, forms);
    extra_forms(data, s, forms);
  }
  return forms;
}

Result<Input> read_input(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  if (!verb) return refuse("aoi.error.no-verb", {Arg("verb", entry.verb)});
  if (!is_for_now(s, *verb)) return refuse("aoi.error.not-now", {Arg("verb", entry.verb)});
  Tokens tokens(data, s, entry);
  Input input;
  input.verb = *verb;
  const std::size_t human = human_at_turn(s);
  switch (*verb) {
    case Verb::build:
    case Verb::annex:
      input.hex = tokens.hex();
      break;
    case Verb::upgrade:
    case Verb::neutral:
      input.hex = tokens.hex();
      input.building = tokens.name<Building>(building_names, "aoi.error.no-building-value");
      break;
    case Verb::transform:
    case Verb::spade:
      input.hex = tokens.hex();
      input.terrain = tokens.name<Terrain>(terrain_names, "aoi.error.no-terrain-value");
      break;
    case Verb::scholar: {
      input.discipline = tokens.name<Discipline>(discipline_names, "aoi.error.no-discipline");
      const auto d = index(input.discipline);
      const int best = s.free_three[d] > 0 ? 3 : s.free_two[d] > 0 ? 2 : 1;
      input.space = static_cast<std::uint8_t>(tokens.number_or(1, 3, best));
      const int most =
          std::max(0, level_limit(s, human, input.discipline) - s.science[human + 1][d]);
      input.steps =
          static_cast<std::uint8_t>(tokens.number_or(0, 3, std::min<int>(input.space, most)));
      break;
    }
    case Verb::advance:
      input.discipline = tokens.name<Discipline>(discipline_names, "aoi.error.no-discipline");
      input.steps = static_cast<std::uint8_t>(tokens.number_or(1, highest_level, 1));
      break;
    case Verb::power:
      input.slot = static_cast<Slot>(tokens.number(1, data.power_actions) - 1);
      break;
    case Verb::book:
      input.slot = static_cast<Slot>(tokens.number(1, std::max<int>(1, data.book_actions)) - 1);
      break;
    case Verb::innovation:
    case Verb::take_innovation:
      input.slot = static_cast<Slot>(tokens.number(1, 16) - 1);
      break;
    case Verb::pass:
      if (s.round < rounds) input.place = tokens.name<Place>(place_names, "aoi.error.no-place");
      break;
    case Verb::bridge:
      input.hex = tokens.hex();
      input.to = tokens.hex();
      break;
    case Verb::other:
    case Verb::go:
    case Verb::next_round:
      break;
  }
  if (const Outcome outcome = tokens.done(); !outcome) return outcome.refusal();
  if (const Outcome outcome = check(data, s, input); !outcome) return outcome.refusal();
  return input;
}

Outcome check(const Data& data, const State& s, const Input& input) {
  const Map& map = map_of(data, s);
  const std::size_t human = human_at_turn(s);
  switch (input.verb) {
    case Verb::build:
    case Verb::neutral:
    case Verb::transform:
    case Verb::spade:
      return check_hex_free(data, s, input.hex);
    case Verb::upgrade: {
      if (Outcome own = check_own(data, s, human, input.hex); !own) return own;
      const Building from = s.human_piece[index(input.hex)].kind;
      if (upgrades_to(from, input.building)) return Done{};
      return refuse("aoi.error.upgrade",
                    {Arg("hex", label(map, input.hex)), Arg("from", term(from)),
                     Arg("to", term(input.building))});
    }
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
      if (s.power_covered.has(input.slot))
        return refuse("aoi.error.power-covered", {Arg("n", input.slot + 1)});
      return Done{};
    case Verb::book:
      if (input.slot >= data.book_actions || s.book_covered.has(input.slot))
        return refuse("aoi.error.book-covered", {Arg("n", input.slot + 1)});
      return Done{};
    case Verb::innovation:
    case Verb::take_innovation:
      if (!s.innovations.has(input.slot))
        return refuse("aoi.error.innovation-gone", {Arg("n", input.slot + 1)});
      if (s.innovations_taken[human + 1] >= data.innovations_each)
        return refuse("aoi.error.innovation-limit", {Arg("n", data.innovations_each)});
      return Done{};
    case Verb::bridge: {
      for (const Bridge& bridge : s.bridges[human])
        if ((bridge.from == input.hex && bridge.to == input.to) ||
            (bridge.from == input.to && bridge.to == input.hex))
          return refuse("aoi.error.bridge-there",
                        {Arg("from", label(map, input.hex)), Arg("to", label(map, input.to))});
      if (s.bridges[human].full()) return refuse("aoi.error.no-more-bridges");
      for (const Bridge& bridge : map.bridges)
        if ((bridge.from == input.hex && bridge.to == input.to) ||
            (bridge.from == input.to && bridge.to == input.hex))
          return Done{};
      return refuse("aoi.error.no-bridge-spot",
                    {Arg("from", label(map, input.hex)), Arg("to", label(map, input.to))});
    }
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
  switch (input.verb) {
    case Verb::build:
    case Verb::annex:
      add(token(input.hex));
      break;
    case Verb::upgrade:
    case Verb::neutral:
      add(token(input.hex));
      add(token(input.building));
      break;
    case Verb::transform:
    case Verb::spade:
      add(token(input.hex));
      add(token(input.terrain));
      break;
    case Verb::scholar:
      add(token(input.discipline));
      add(std::to_string(input.space));
      add(std::to_string(input.steps));
      break;
    case Verb::advance:
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
    case Verb::bridge:
      add(token(input.hex));
      add(token(input.to));
      break;
    case Verb::other:
    case Verb::go:
    case Verb::next_round:
      break;
  }
  return entry;
}

}  // namespace seatmate::age_of_innovation
