// Making the app agree with the table: every tracked value has a path, a field and a setter.

#include <algorithm>

#include "engine/corrections.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/inputs.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

// What stands on a hex, as one token: "empty", "automa-guild", "automa-guild-marked",
// "human1-school".
std::string standing_on(const State& s, Hex hex) {
  if (s.automa().has(hex))
    return "automa-" + std::string(token(her_building_at(s, hex))) +
           (s.marked.has(hex) ? "-marked" : "");
  for (std::size_t human = 0; human < 2; ++human)
    if (s.human[human].has(hex))
      return std::string(player_names[human + 1]) + "-" +
             std::string(token(s.human_piece[index(hex)].kind));
  return "empty";
}
std::vector<std::string> all_standing(const State& s) {
  std::vector<std::string> tokens{"empty"};
  for (const Building kind : own_buildings) {
    const std::string name(token(kind));
    tokens.push_back("automa-" + name);
    tokens.push_back("automa-" + name + "-marked");
  }
  for (std::size_t human = 0; human < s.humans; ++human)
    for (const std::string_view name : building_names)
      tokens.push_back(std::string(player_names[human + 1]) + "-" + std::string(name));
  return tokens;
}
void put_on(State& s, Hex hex, std::string_view what) {
  s.marked.remove(hex);
  s.unmarked.remove(hex);
  for (HexSet& set : s.hers) set.remove(hex);
  for (HexSet& set : s.human) set.remove(hex);
  s.human_piece[index(hex)] = {};
  if (what == "empty") return;
  const auto dash = what.find('-');
  const std::string_view owner = what.substr(0, dash);
  std::string_view name = what.substr(dash + 1);
  if (owner == "automa") {
    const bool marked = name.ends_with("-marked");
    if (marked) name.remove_suffix(std::string_view("-marked").size());
    const auto kind = parse<Building>(building_names, name).value_or(Building::workshop);
    (marked ? s.marked : s.unmarked).add(hex);
    s.hers[index(kind)].add(hex);
    return;
  }
  const std::size_t human = owner == "human2" ? 1 : 0;
  put_human(s, human, hex, parse<Building>(building_names, name).value_or(Building::workshop));
}

class Catalogue : public Corrections<State> {
 public:
  Catalogue(const Data& data, const State& s)
      : Corrections(vocabulary, "option"), data_(data), s_(s) {
    score();
    science();
    board();
    course();
    map();
  }

 private:
  // Alone at the table, the human is "you".
  [[nodiscard]] Message name_of(std::size_t player) const {
    return term("player", s_.humans == 1 && player == 1 ? "you" : player_names[player]);
  }

  void score() {
    number("score", value_label("score"), -100, 500, s_.score,
           [](State& s) -> std::int16_t& { return s.score; });
    number("scholars", value_label("scholars"), 0, data_.scholars, s_.scholars,
           [](State& s) -> std::uint8_t& { return s.scholars; });
  }

  void science() {
    for (std::size_t p = 0; p <= s_.humans; ++p)
      for (std::size_t d = 0; d < discipline_count; ++d)
        number("science." + std::string(player_names[p]) + "." + std::string(discipline_names[d]),
               value_label("level", {Arg("player", name_of(p)),
                                     Arg("discipline", term(static_cast<Discipline>(d)))}),
               0, highest_level, s_.science[p][d],
               [p, d](State& s) -> std::uint8_t& { return s.science[p][d]; });
    for (std::size_t d = 0; d < discipline_count; ++d) {
      const Message discipline_name = term(static_cast<Discipline>(d));
      const Arg discipline("discipline", discipline_name);
      number("free-3." + std::string(discipline_names[d]), value_label("free-3", {discipline}), 0,
             1, s_.free_three[d], [d](State& s) -> std::uint8_t& { return s.free_three[d]; });
      number("free-2." + std::string(discipline_names[d]), value_label("free-2", {discipline}), 0,
             3, s_.free_two[d], [d](State& s) -> std::uint8_t& { return s.free_two[d]; });
    }
  }

  // Things that are numbered from 1 and have names.
  template <class Value>
  void one_of(const std::string& path, Message label, std::string_view family, int count, int now,
              Value value) {
    std::vector<Option> options;
    for (int n = 1; n <= count; ++n)
      options.push_back({std::to_string(n), term(family, std::to_string(n))});
    choice(path, std::move(label), std::move(options), std::to_string(now),
           [value](State& s, const std::string& said) {
             value(s) = static_cast<std::uint8_t>(parse_int(said).value_or(1));
           });
  }
  void slots(std::string_view what, int count, SlotSet set, SlotSet State::* where) {
    for (int i = 0; i < count; ++i) {
      const auto slot = static_cast<Slot>(i);
      flag(std::string(what) + "." + std::to_string(i + 1), value_label(what, {Arg("n", i + 1)}),
           set.has(slot), [slot, where](State& s, bool yes) {
             if (yes)
               (s.*where).add(slot);
             else
               (s.*where).remove(slot);
           });
    }
  }
  void board() {
    slots("power-covered", data_.power_actions, s_.power_covered, &State::power_covered);
    slots("book-covered", data_.book_actions, s_.book_covered, &State::book_covered);
    if (s_.phase != Phase::setup)
      for (std::size_t i = 0; i < data_.book_actions; ++i)
        choice("book." + std::to_string(i + 1),
               value_label("book", {Arg("n", static_cast<int>(i) + 1)}),
               vocabulary.options("book-action", book_action_names),
               std::string(token(book_kind(s_, static_cast<Slot>(i)))),
               [i](State& s, const std::string& value) {
                 while (s.book_kinds.size() <= i) s.book_kinds.push_back(BookAction::unknown);
                 s.book_kinds[i] = *parse<BookAction>(book_action_names, value);
               });
    const auto& rows = data_.innovation_rows_for(s_.players());
    slots("innovation", rows[0] + rows[1], s_.innovations, &State::innovations);
    for (std::size_t p = 0; p <= s_.humans; ++p)
      number("innovations." + std::string(player_names[p]),
             value_label("innovations", {Arg("player", name_of(p))}), 0, data_.innovations_each,
             s_.innovations_taken[p],
             [p](State& s) -> std::uint8_t& { return s.innovations_taken[p]; });
    for (std::size_t i = 0; i < 3; ++i)
      number("coins." + std::string(place_names[i]),
             value_label("coins", {Arg("place", term(static_cast<Place>(i)))}), 0, 20,
             s_.bonus_coins[i], [i](State& s) -> std::uint8_t& { return s.bonus_coins[i]; });
    if (s_.phase == Phase::setup) return;
    for (std::size_t round = 0; round < rounds; ++round)
      one_of("tile." + std::to_string(round + 1),
             value_label("tile", {Arg("round", static_cast<int>(round) + 1)}), "tile", tile_count,
             s_.tiles[round], [round](State& s) -> std::uint8_t& { return s.tiles[round]; });
    one_of("final-tile", value_label("final-tile"), "final-tile", final_tile_count, s_.final_tile,
           [](State& s) -> std::uint8_t& { return s.final_tile; });
  }

  void course() {
    if (s_.phase == Phase::setup) return;
    one_of("level", value_label("difficulty"), "level", 5, s_.level,
           [](State& s) -> std::uint8_t& { return s.level; });
    number("round", value_label("round"), 1, rounds, s_.round,
           [](State& s) -> std::uint8_t& { return s.round; });
    choice(
        "home.automa", value_label("home", {Arg("player", term(Player::automa))}),
        vocabulary.options("terrain", terrain_names), std::string(token(s_.home)),
        [](State& s, const std::string& value) { s.home = *parse<Terrain>(terrain_names, value); });
    for (std::size_t human = 0; human < s_.humans; ++human)
      choice("home." + std::string(player_names[human + 1]),
             value_label("home", {Arg("player", name_of(human + 1))}),
             vocabulary.options("terrain", terrain_names), std::string(token(s_.human_home[human])),
             [human](State& s, const std::string& value) {
               s.human_home[human] = *parse<Terrain>(terrain_names, value);
             });
    for (std::size_t human = 0; human < s_.humans; ++human)
      choice("faction." + std::string(player_names[human + 1]),
             value_label("faction", {Arg("player", name_of(human + 1))}),
             vocabulary.options("human-faction", folk_names), std::string(token(s_.folk[human])),
             [human](State& s, const std::string& value) {
               s.folk[human] = *parse<Folk>(folk_names, value);
             });
    if (s_.phase == Phase::turns) {
      std::vector<Option> players;
      for (const Player player : s_.order)
        if (!s_.has_passed(player))
          players.push_back({std::string(token(player)), name_of(index(player))});
      choice("turn", value_label("turn"), players, std::string(token(s_.current())),
             [](State& s, const std::string& value) {
               const auto player = *parse<Player>(player_names, value);
               for (std::size_t i = 0; i < s.order.size(); ++i)
                 if (s.order[i] == player) s.at_turn = static_cast<std::uint8_t>(i);
               // A correction never makes her move: her turn begins when the player says so.
               s.wait_for_go = player == Player::automa;
             });
    }
    if (s_.own_cards) {
      const int drawn = s_.drawn;
      number("deck-size", value_label("deck-size"), std::max(5, drawn), card_count, s_.deck_size,
             [](State& s) -> std::uint8_t& { return s.deck_size; });
    }
  }

  void map() {
    if (s_.phase == Phase::setup) return;
    const Map& map = map_of(data_, s_);
    const std::vector<Option> standing = vocabulary.options("standing", all_standing(s_));
    // All values of one kind stand together, because lists fold up values of the same kind.
    for (const Hex hex : map.land)
      choice("hex." + token(hex), value_label("hex", {Arg("hex", label(map, hex))}), standing,
             standing_on(s_, hex),
             [hex](State& s, const std::string& value) { put_on(s, hex, value); });
    for (const Hex hex : map.land)
      choice("ground." + token(hex), value_label("ground", {Arg("hex", label(map, hex))}),
             vocabulary.options("terrain", terrain_names), std::string(token(terrain_at(s_, hex))),
             [hex](State& s, const std::string& value) {
               lay_terrain(s, hex, *parse<Terrain>(terrain_names, value));
             });
    for (const Hex hex : s_.all_human())
      flag("annex." + token(hex), value_label("annex", {Arg("hex", label(map, hex))}),
           s_.human_piece[index(hex)].annex,
           [hex](State& s, bool yes) { s.human_piece[index(hex)].annex = yes; });
    for (std::size_t human = 0; human < s_.humans; ++human)
      for (const Bridge& spot : spots(human)) {
        const bool there =
            s_.bridges[human].contains(spot) || s_.bridges[human].contains({spot.to, spot.from});
        flag("bridge." + std::string(player_names[human + 1]) + "." + token(spot.from) + "-" +
                 token(spot.to),
             value_label("bridge",
                         {Arg("player", name_of(human + 1)), Arg("from", label(map, spot.from)),
                          Arg("to", label(map, spot.to))}),
             there, [human, spot](State& s, bool yes) {
               s.bridges[human].remove(spot);
               s.bridges[human].remove({spot.to, spot.from});
               if (yes && !s.bridges[human].full()) s.bridges[human].push_back(spot);
             });
      }
    sets("tool", s_.faction == Faction::symbionts, &State::tools);
    sets("fallow", s_.faction == Faction::blight, &State::fallow);
    sets("blighted", s_.faction == Faction::blight, &State::blighted);
  }
  // BASE-MAP-3, BASE-FAC-2: every spot over water; over land for who may, and where one stands.
  [[nodiscard]] std::vector<Bridge> spots(std::size_t human) const {
    const Map& map = map_of(data_, s_);
    std::vector<Bridge> all(map.bridges.begin(), map.bridges.end());
    const auto add = [&](const Bridge& spot) {
      const auto same = [&](const Bridge& other) {
        return other == spot || other == Bridge{spot.to, spot.from};
      };
      if (std::none_of(all.begin(), all.end(), same)) all.push_back(spot);
    };
    if (data_.folks[index(s_.folk[human])].bridges_over_land)
      for (const Hex from : map.land)
        for (const Hex to : map.land)
          if (index(from) < index(to) && bridge_fits(data_, s_, human, from, to)) add({from, to});
    for (const Bridge& bridge : s_.bridges[human]) add(bridge);
    return all;
  }
  void sets(std::string_view what, bool used, HexSet State::* where) {
    if (!used) return;
    const Map& map = map_of(data_, s_);
    for (const Hex hex : map.land)
      flag(std::string(what) + "." + token(hex), value_label(what, {Arg("hex", label(map, hex))}),
           (s_.*where).has(hex), [hex, where](State& s, bool yes) {
             if (yes)
               (s.*where).add(hex);
             else
               (s.*where).remove(hex);
           });
  }

  const Data& data_;
  const State& s_;
};

// "hex.E3" is as good as "hex.r4c7".
std::string with_token(const Map& map, const std::string& path) {
  const auto dot = path.rfind('.');
  if (dot == std::string::npos) return path;
  const auto hex = parse_hex(map, std::string_view(path).substr(dot + 1));
  return hex ? path.substr(0, dot + 1) + token(*hex) : path;
}

}  // namespace

std::vector<Field> Rulebook::tracked(const Data& data, const State& s) {
  return fields_of(std::move(Catalogue(data, s).values));
}

Outcome Rulebook::adjust(const Data& data, State& s, const std::string& path,
                         const std::string& value) {
  const Catalogue catalogue(data, s);
  const std::string wanted = with_token(map_of(data, s), path);
  const auto found =
      std::find_if(catalogue.values.begin(), catalogue.values.end(),
                   [&](const Tracked<State>& tracked) { return tracked.field.id == wanted; });
  if (found == catalogue.values.end()) return refuse("aoi.error.no-value", {Arg("path", path)});
  const Field& field = found->field;
  if (field.kind == Field::Kind::number) {
    const auto n = parse_int(value);
    if (!n || *n < field.min || *n > field.max)
      return refuse("aoi.error.number",
                    {Arg("value", value), Arg("low", field.min), Arg("high", field.max)});
  } else if (std::none_of(field.options.begin(), field.options.end(),
                          [&](const Option& option) { return option.token == value; })) {
    std::vector<Message> known;
    for (const Option& option : field.options) known.push_back(plain(option.token));
    return refuse("aoi.error.not-one-of", {Arg("value", value), Arg("known", std::move(known))});
  }
  State next = s;
  found->set(next, value);
  // BASE-BLD-1: more of hers than there are.
  for (const Building kind : own_buildings)
    if (supply(data, next, kind) < 0)
      return refuse("aoi.error.no-piece", {Arg("building", term(kind))});
  if (!sound(data, next)) return refuse("aoi.error.not-possible");
  s = next;
  return Done{};
}

}  // namespace seatmate::age_of_innovation
