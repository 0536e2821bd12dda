// What a human can say now, and what an entry means.

#include <algorithm>
#include <optional>

#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/inputs.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

std::string token(const Action& action) {
  if (action.kind == Action::Kind::own) return "own";
  return (action.kind == Action::Kind::power ? "power-" : "book-") +
         std::to_string(action.slot + 1);
}

namespace {

std::optional<Action> parse_action(const Data& data, std::string_view text) {
  if (text == "own") return Action{};
  const bool power = text.starts_with("power-");
  if (!power && !text.starts_with("book-")) return std::nullopt;
  const auto n = parse_int(text.substr(text.find('-') + 1));
  const int most = power ? data.power_actions : data.book_actions;
  if (!n || *n < 1 || *n > most) return std::nullopt;
  return Action{power ? Action::Kind::power : Action::Kind::book, static_cast<Slot>(*n - 1)};
}

// Is this verb one for now? Turn verbs on a human's turn; what happens besides also between rounds,
// when income and science bonus are taken (BASE-INC-1).
bool is_for_now(const State& s, Verb verb) {
  const bool turn = s.phase == Phase::turns && s.current() != Player::automa;
  switch (verb) {
    case Verb::go:
      return s.phase == Phase::turns && s.wait_for_go;
    case Verb::next_round:
      return s.phase == Phase::round_end;
    default:
      return turn ||
             (happens_besides(verb) && (s.phase == Phase::round_end || before_her_first_turn(s)));
  }
}

// The humans an entry of this moment can be about: whose turn it is, and between rounds everybody.
class Humans {
 public:
  explicit Humans(const State& s) {
    const bool turn = s.phase == Phase::turns && s.current() != Player::automa;
    for (std::size_t human = 0; human < s.humans; ++human)
      if (!turn || human == human_at_turn(s)) all_.push_back(human);
  }
  [[nodiscard]] const std::size_t* begin() const { return all_.begin(); }
  [[nodiscard]] const std::size_t* end() const { return all_.end(); }
  template <class Test>
  [[nodiscard]] bool any(const Test& test) const {
    return std::any_of(begin(), end(), test);
  }

 private:
  InlineVector<std::size_t, 2> all_;
};

// ---- forms

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
// What lies on a power or book action.
Message words_of(const State& s, const Action& action) {
  if (action.kind == Action::Kind::own) return term("option", "own-action");
  if (action.kind == Action::Kind::power)
    return term("power-action", std::to_string(action.slot + 1));
  const BookAction kind = book_kind(s, action.slot);
  return kind == BookAction::unknown ? plain_number(action.slot + 1) : term(kind);
}
Field slot_field(std::string_view id, SlotSet open) {
  Field field = vocabulary.field(id);
  for (const Slot slot : open)
    field.options.push_back({std::to_string(slot + 1), plain_number(slot + 1)});
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

// Makes the forms of a moment; one that nothing fits is left out.
class Forms {
 public:
  Forms(const Data& data, const State& s)
      : data_(data), s_(s), map_(map_of(data, s)), humans_(s), free_(empty_land(data, s)) {}

  void turn();
  void besides();
  void add(Verb verb, std::vector<Field> fields = {}) {
    for (const Field& field : fields)
      if (field.kind != Field::Kind::number && field.options.empty()) return;
    forms.push_back(form(verb, std::move(fields)));
  }

  std::vector<Form> forms;

 private:
  // Every open action of the board that this verb says, and the human's own.
  [[nodiscard]] std::vector<Option> actions(Verb verb) const {
    std::vector<Option> options;
    const auto board = [&](Action::Kind kind, int count, SlotSet covered) {
      for (int i = 0; i < count; ++i) {
        const Action action{kind, static_cast<Slot>(i)};
        if (!covered.has(action.slot) && fits_action(data_, s_, verb, action))
          options.push_back(
              {verb == Verb::power || verb == Verb::book ? std::to_string(i + 1) : token(action),
               words_of(s_, action)});
      }
    };
    board(Action::Kind::power, data_.power_actions, s_.power_covered);
    board(Action::Kind::book, data_.book_actions, s_.book_covered);
    if (fits_action(data_, s_, verb, {})) options.push_back({"own", words_of(s_, {})});
    return options;
  }
  [[nodiscard]] Field action_field(Verb verb, std::string_view id = "action") const {
    Field field = vocabulary.field(id);
    field.options = actions(verb);
    return field;
  }
  [[nodiscard]] Field discipline_field() const {
    std::vector<Discipline> open;
    for (const Discipline d : all_of<Discipline>(discipline_names))
      if (humans_.any([&](std::size_t human) {
            return s_.science[human + 1][index(d)] < level_limit(s_, human, d);
          }))
        open.push_back(d);
    return enum_field<Discipline>("discipline", open);
  }
  // BASE-SCHOL-1: each discipline with what a scholar brings there.
  [[nodiscard]] Field scholar_field(std::size_t human) const {
    Field field = discipline_field();
    for (Option& option : field.options) {
      const auto discipline = *parse<Discipline>(discipline_names, option.token);
      const int steps = usual_steps(s_, human, discipline);
      option.label = Message{"aoi.option.scholar",
                             {Arg("discipline", term(discipline)), Arg("steps", steps),
                              Arg("level", s_.science[human + 1][index(discipline)] + steps)}};
    }
    return field;
  }
  template <class Test>
  [[nodiscard]] HexSet own_buildings_that(const Test& test) const {
    HexSet set;
    for (const std::size_t human : humans_)
      for (const Hex hex : s_.human[human])
        if (test(s_.human_piece[index(hex)])) set.add(hex);
    return set;
  }
  // BASE-TERR-1: free hexes that are not at home yet.
  [[nodiscard]] HexSet strange_land() const {
    HexSet set;
    for (const std::size_t human : humans_) set |= free_ - s_.terrain[index(s_.human_home[human])];
    return set;
  }
  [[nodiscard]] HexSet bridge_ends() const {
    HexSet ends;
    for (const std::size_t human : humans_) {
      if (s_.bridges[human].full()) continue;
      if (s_.folk[human] == Folk::other || data_.folks[index(s_.folk[human])].bridges_over_land)
        ends |= map_.land;
      for (const Bridge& bridge : map_.bridges)
        ends |= HexSet::of(bridge.from) | HexSet::of(bridge.to);
    }
    return ends;
  }
  [[nodiscard]] bool may_take_innovation() const {
    return humans_.any([&](std::size_t human) {
      return s_.innovations_taken[human + 1] < data_.innovations_each;
    });
  }
  // With two humans, who it was; between rounds nobody is at turn, so it must be said.
  [[nodiscard]] std::vector<Field> by_whom(std::vector<Field> fields) const {
    if (s_.humans != 2) return fields;
    Field field = enum_field<Player>("player", std::vector{Player::human1, Player::human2});
    if (s_.phase == Phase::turns && s_.current() != Player::automa)
      field.otherwise = token(s_.current());
    fields.push_back(std::move(field));
    return fields;
  }

  const Data& data_;
  const State& s_;
  const Map& map_;
  const Humans humans_;
  const HexSet free_;
};

void Forms::turn() {
  const std::size_t human = human_at_turn(s_);
  const auto kind_is = [](auto... kinds) {
    return [=](const HumanPiece& piece) { return ((piece.kind == kinds) || ...); };
  };
  add(Verb::build, {place_field("hex", map_, free_)});
  add(Verb::upgrade,
      {place_field("hex", map_, own_buildings_that(kind_is(Building::workshop, Building::guild))),
       enum_field<Building>("building", std::vector{Building::guild, Building::palace})});
  add(Verb::school,
      {place_field("hex", map_, own_buildings_that(kind_is(Building::guild, Building::school))),
       enum_field<Building>("building", std::vector{Building::school, Building::university}),
       enum_field<Discipline>("discipline", all_of<Discipline>(discipline_names)),
       number_field("steps", 0, competency_steps, "")});
  add(Verb::scholar, {scholar_field(human), number_field("space", 1, 3, "auto"),
                      number_field("steps", 0, 3, "auto")});
  Field then = vocabulary.field("then");
  then.options = {{std::string(token(Building::workshop)), term(Building::workshop)}};
  for (const Option& terrain : vocabulary.options("terrain", terrain_names))
    then.options.push_back(terrain);
  add(Verb::power, {action_field(Verb::power, "power")});
  add(Verb::book, {action_field(Verb::book, "book")});
  add(Verb::dig, {action_field(Verb::dig), place_field("hex", map_, free_), then});
  const HexSet ends = bridge_ends();
  add(Verb::span,
      {action_field(Verb::span), place_field("hex", map_, ends), place_field("to", map_, ends)});
  add(Verb::study, {action_field(Verb::study), discipline_field(),
                    number_field("steps", 0, most_action_steps(data_), "")});
  add(Verb::guild,
      {action_field(Verb::guild),
       place_field("hex", map_,
                   own_buildings_that(kind_is(Building::workshop, Building::school)))});
  if (may_take_innovation()) add(Verb::innovation, {slot_field("innovation", s_.innovations)});
  add(Verb::transform, {place_field("hex", map_, strange_land()),
                        enum_field<Terrain>("terrain", all_of<Terrain>(terrain_names))});
  add(Verb::other);
  if (s_.round < rounds)
    add(Verb::pass, {enum_field<Place>("bonus", all_of<Place>(place_names))});
  else
    add(Verb::pass);
}

void Forms::besides() {
  add(Verb::advance, by_whom({discipline_field(), number_field("steps", 1, highest_level, "1")}));
  add(Verb::spade, by_whom({place_field("hex", map_, strange_land()),
                            enum_field<Terrain>("terrain", all_of<Terrain>(terrain_names))}));
  add(Verb::neutral, by_whom({place_field("hex", map_, free_),
                              enum_field<Building>("building", all_of<Building>(building_names))}));
  add(Verb::annex,
      by_whom({place_field(
          "hex", map_, own_buildings_that([](const HumanPiece& piece) { return !piece.annex; }))}));
  const HexSet ends = bridge_ends();
  add(Verb::bridge, by_whom({place_field("hex", map_, ends), place_field("to", map_, ends)}));
  if (may_take_innovation())
    add(Verb::take_innovation, by_whom({slot_field("innovation", s_.innovations)}));
}

// ---- reading

// Reads the tokens of one entry, field by field; the first unfit one is the refusal.
class Tokens {
 public:
  Tokens(const Data& data, const State& s, const Entry& entry)
      : data_(data), map_(map_of(data, s)), entry_(entry) {}

  Hex hex() {
    const std::string& text = next();
    const auto found = parse_hex(map_, text);
    if (!found) fail(refuse("aoi.error.no-hex", {Arg("hex", text)}));
    return found.value_or(Hex{});
  }
  Action action() {
    const std::string& text = next();
    const auto found = parse_action(data_, text);
    if (!found) fail(refuse("aoi.error.no-action", {Arg("value", text)}));
    return found.value_or(Action{});
  }
  template <class Enum, std::size_t N>
  Enum name(const std::array<std::string_view, N>& names, std::string_view error) {
    const std::string& text = next();
    const auto found = parse<Enum>(names, text);
    if (!found) fail(refuse(error, {Arg("value", text)}));
    return found.value_or(Enum{});
  }
  Discipline discipline() { return name<Discipline>(discipline_names, "aoi.error.no-discipline"); }
  Building building() { return name<Building>(building_names, "aoi.error.no-building-value"); }
  Terrain terrain() { return name<Terrain>(terrain_names, "aoi.error.no-terrain-value"); }
  // A workshop, or else a terrain.
  bool workshop() {
    if (at_ >= entry_.args.size() || entry_.args[at_] != token(Building::workshop)) return false;
    ++at_;
    return true;
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
    if (is_left_out()) return otherwise;
    return number(low, high);
  }
  // Who it was, of two humans; on a turn the one at turn if nobody is named.
  std::size_t human(const State& s) {
    const bool turn = s.phase == Phase::turns && s.current() != Player::automa;
    if (turn && is_left_out()) return human_at_turn(s);
    const auto player = name<Player>(player_names, "aoi.error.no-player");
    if (player == Player::automa) {
      fail(refuse("aoi.error.no-player", {Arg("value", token(player))}));
      return 0;
    }
    return index(player) - 1;
  }
  Outcome done() {
    if (at_ < entry_.args.size())
      fail(refuse("aoi.error.too-much", {Arg("value", entry_.args[at_])}));
    if (failed_) return *failed_;
    return Done{};
  }

 private:
  bool is_left_out() {
    if (at_ >= entry_.args.size()) return true;
    if (!entry_.args[at_].empty() && entry_.args[at_] != "auto") return false;
    ++at_;
    return true;
  }
  const std::string& next() {
    static const std::string nothing;
    if (at_ < entry_.args.size()) return entry_.args[at_++];
    fail(refuse("aoi.error.too-little"));
    return nothing;
  }
  void fail(Refusal refusal) {
    if (!failed_) failed_ = std::move(refusal);
  }

  const Data& data_;
  const Map& map_;
  const Entry& entry_;
  std::size_t at_ = 0;
  std::optional<Refusal> failed_;
};

void read_fields(const Data& data, const State& s, Tokens& tokens, Input& input) {
  switch (input.verb) {
    case Verb::build:
    case Verb::annex:
      input.hex = tokens.hex();
      break;
    case Verb::upgrade:
    case Verb::neutral:
      input.hex = tokens.hex();
      input.building = tokens.building();
      break;
    case Verb::school:
      input.hex = tokens.hex();
      input.building = tokens.building();
      input.discipline = tokens.discipline();
      input.steps = static_cast<std::uint8_t>(tokens.number(0, competency_steps));
      break;
    case Verb::transform:
    case Verb::spade:
      input.hex = tokens.hex();
      input.terrain = tokens.terrain();
      break;
    case Verb::scholar: {
      input.discipline = tokens.discipline();
      input.space =
          static_cast<std::uint8_t>(tokens.number_or(1, 3, usual_space(s, input.discipline)));
      const int most = std::max(0, level_limit(s, input.human, input.discipline) -
                                       s.science[input.human + 1U][index(input.discipline)]);
      input.steps =
          static_cast<std::uint8_t>(tokens.number_or(0, 3, std::min<int>(input.space, most)));
      break;
    }
    case Verb::advance:
      input.discipline = tokens.discipline();
      input.steps = static_cast<std::uint8_t>(tokens.number_or(1, highest_level, 1));
      break;
    case Verb::power:
      input.slot = static_cast<Slot>(tokens.number(1, data.power_actions) - 1);
      break;
    case Verb::book:
      input.slot = static_cast<Slot>(tokens.number(1, std::max<int>(1, data.book_actions)) - 1);
      break;
    case Verb::dig:
      input.by = tokens.action();
      input.hex = tokens.hex();
      input.builds = tokens.workshop();
      if (!input.builds) input.terrain = tokens.terrain();
      break;
    case Verb::span:
      input.by = tokens.action();
      [[fallthrough]];
    case Verb::bridge:
      input.hex = tokens.hex();
      input.to = tokens.hex();
      break;
    case Verb::study:
      input.by = tokens.action();
      input.discipline = tokens.discipline();
      input.steps = static_cast<std::uint8_t>(tokens.number(0, most_action_steps(data)));
      break;
    case Verb::guild:
      input.by = tokens.action();
      input.hex = tokens.hex();
      break;
    case Verb::innovation:
    case Verb::take_innovation:
      input.slot = static_cast<Slot>(tokens.number(1, 16) - 1);
      break;
    case Verb::pass:
      if (s.round < rounds) input.place = tokens.name<Place>(place_names, "aoi.error.no-place");
      break;
    case Verb::other:
    case Verb::go:
    case Verb::next_round:
      break;
  }
}

}  // namespace

std::vector<Form> Rulebook::forms(const Data& data, const State& s) {
  Forms forms(data, s);
  if (s.phase == Phase::round_end) {
    forms.add(Verb::next_round);
    forms.besides();
  } else if (s.wait_for_go) {
    forms.add(Verb::go);
    if (before_her_first_turn(s)) forms.besides();
  } else if (s.phase == Phase::turns) {
    forms.turn();
    forms.besides();
  }
  return std::move(forms.forms);
}

Result<Input> read_input(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  if (!verb) return refuse("aoi.error.no-verb", {Arg("verb", entry.verb)});
  if (!is_for_now(s, *verb)) return refuse("aoi.error.not-now", {Arg("verb", entry.verb)});
  Tokens tokens(data, s, entry);
  Input input;
  input.verb = *verb;
  input.human = static_cast<std::uint8_t>(human_at_turn(s));
  read_fields(data, s, tokens, input);
  if (s.humans == 2 && happens_besides(*verb))
    input.human = static_cast<std::uint8_t>(tokens.human(s));
  if (const Outcome outcome = tokens.done(); !outcome) return outcome.refusal();
  if (const Outcome outcome = check(data, s, input); !outcome) return outcome.refusal();
  return input;
}

}  // namespace seatmate::age_of_innovation
