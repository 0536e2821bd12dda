#include "games/age-of-innovation/questions.h"

#include "games/age-of-innovation/cards.h"
#include "games/age-of-innovation/setup.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

Refusal one_token() { return refuse("aoi.error.one-answer"); }

Result<int> read_number(const Entry& entry, int low, int high) {
  if (entry.args.size() != 1) return one_token();
  const auto n = parse_int(entry.args[0]);
  if (!n || *n < low || *n > high)
    return refuse("aoi.error.number",
                  {Arg("value", entry.args[0]), Arg("low", low), Arg("high", high)});
  return *n;
}

Field number_field(std::string_view id, int low, int high, std::string otherwise) {
  Field field = vocabulary.number_field(id, low, high);
  field.otherwise = std::move(otherwise);
  return field;
}

Message question(std::string_view id, std::initializer_list<Arg> args = {}) {
  return vocabulary.message("ask", id, args);
}
Message why(std::string_view id) { return term("ask-why", id); }

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const auto comma = text.find(',');
    parts.push_back(text.substr(0, comma));
    text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
  }
  return parts;
}

}  // namespace

// Own cards: what can be turned up now. Cards seen this round cannot come again; before round 6 not
// every card of the reserve has joined, but which ones have only the table knows.
CardPile possible_cards(const Data& data, const State& s, DrawnCard::For purpose) {
  CardPile cards;
  const Level& level = data.levels[s.level];
  for (Card card = 1; card <= card_count; ++card) {
    if (purpose != DrawnCard::For::first_workshops) {
      if (s.deck.played.contains(card)) continue;
      if (s.round == 1 && level.delayed.contains(card)) continue;
      const bool fixed = data.cards[card].starter || level.added.contains(card);
      if (s.round == 1 && level.random_cards == 0 && !fixed) continue;
    }
    cards.push_back(card);
  }
  return cards;
}

Form DrawnCard::form(const Data& data, const State& s) const {
  Field field = vocabulary.field("card");
  for (const Card card : possible_cards(data, s, purpose))
    field.options.push_back({std::to_string(card), plain_number(card)});
  const std::string_view which = purpose == For::first_workshops ? "card-first-workshops"
                                 : purpose == For::support       ? "card-support"
                                                                 : "card-action";
  return {std::string(verb), question(which), why("card"), {field}, true};
}
Result<Card> DrawnCard::read(const Data& data, const State& s, const Entry& entry) const {
  const auto number = read_number(entry, 1, card_count);
  if (!number) return number.refusal();
  const auto card = static_cast<Card>(*number);
  if (!possible_cards(data, s, purpose).contains(card))
    return refuse("aoi.error.card-gone", {Arg("card", *number)});
  return card;
}

Form PowerTaken::form(const Data&, const State&) const {
  return {std::string(verb),
          question("power-taken", {Arg("most", most)}),
          why("power-taken"),
          {number_field("power", 0, most, std::to_string(most))},
          true};
}
Result<int> PowerTaken::read(const Data&, const State&, const Entry& entry) const {
  return read_number(entry, 0, most);
}

Form PrintedEffect::form(const Data&, const State& s) const {
  const std::string_view when = purpose == For::setup ? "printed-setup"
                                : purpose == For::end ? "printed-end"
                                                      : "printed-action";
  return {std::string(verb),
          question(when, {Arg("faction", term(s.faction))}),
          why("printed"),
          {number_field("points", -50, 100, "0")},
          true};
}
Result<int> PrintedEffect::read(const Data&, const State&, const Entry& entry) const {
  return read_number(entry, -50, 100);
}

Form FallowLand::form(const Data& data, const State& s) const {
  Field field = vocabulary.field("hexes", Field::Kind::list);
  field.max = 60;
  const Map& map = map_of(data, s);
  for (const Hex hex : map.land - s.blighted)
    field.options.push_back({token(hex), plain(label(map, hex))});
  for (const Hex hex : s.fallow) {
    if (!field.otherwise.empty()) field.otherwise += ',';
    field.otherwise += token(hex);
  }
  return {std::string(verb), question("fallow"), why("printed"), {field}, true};
}
Result<HexSet> FallowLand::read(const Data& data, const State& s, const Entry& entry) const {
  HexSet fallow;
  if (entry.args.size() > 1) return one_token();
  const Map& map = map_of(data, s);
  if (!entry.args.empty())
    for (const std::string_view part : split(entry.args[0])) {
      const auto hex = parse_hex(map, part);
      if (!hex) return refuse("aoi.error.no-hex", {Arg("hex", part)});
      if (s.blighted.has(*hex)) return refuse("aoi.error.blighted", {Arg("hex", label(map, *hex))});
      fallow.add(*hex);
    }
  return fallow;
}

Form TilesOnTable::form(const Data&, const State&) const {
  Field field = vocabulary.field("tiles", Field::Kind::list);
  field.min = field.max = rounds;
  for (int tile = 1; tile <= tile_count; ++tile)
    field.options.push_back({std::to_string(tile), term("tile", std::to_string(tile))});
  return {std::string(verb), question("tiles"), why("tiles"), {field}, true};
}
Result<TilesOnTable::Answer> TilesOnTable::read(const Data& data, const State&,
                                                const Entry& entry) const {
  if (entry.args.size() != 1) return one_token();
  const auto parts = split(entry.args[0]);
  if (parts.size() != rounds) return refuse("aoi.error.six-tiles");
  Answer tiles{};
  for (int round = 1; round <= rounds; ++round) {
    const std::string_view part = parts[static_cast<std::size_t>(round) - 1];
    const auto tile = parse_int(part);
    if (!tile || *tile < 1 || *tile > tile_count)
      return refuse("aoi.error.no-tile", {Arg("tile", part)});
    for (int earlier = 1; earlier < round; ++earlier)
      if (tiles[static_cast<std::size_t>(earlier) - 1] == *tile)
        return refuse("aoi.error.tile-twice", {Arg("tile", *tile)});
    // As they lie on the table: only the printed limit (AI-SETUP-3) is checked.
    if (!tile_fits(data, tiles, round, *tile, true))
      return refuse("aoi.error.tile-round", {Arg("tile", *tile), Arg("round", round)});
    tiles[static_cast<std::size_t>(round) - 1] = static_cast<std::uint8_t>(*tile);
  }
  return tiles;
}

Form FinalTileOnTable::form(const Data&, const State&) const {
  Field field = vocabulary.field("tile");
  for (int tile = 1; tile <= final_tile_count; ++tile)
    field.options.push_back({std::to_string(tile), term("final-tile", std::to_string(tile))});
  return {std::string(verb), question("final-tile"), why("tiles"), {field}, true};
}
Result<std::uint8_t> FinalTileOnTable::read(const Data&, const State&, const Entry& entry) const {
  const auto tile = read_number(entry, 1, final_tile_count);
  if (!tile) return tile.refusal();
  return static_cast<std::uint8_t>(*tile);
}

namespace {
bool home_is_free(const State& s, const HomeTerrain& q, Terrain terrain) {
  if (q.automa_chosen && terrain == s.home) return false;
  if (s.faction == Faction::symbionts && !s.youth_random && terrain == s.youth) return false;
  return q.player != Player::human2 || terrain != s.human_home[0];
}
}  // namespace

Form HomeTerrain::form(const Data&, const State& s) const {
  Field field = vocabulary.field("terrain");
  for (int i = 0; i < terrain_count; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    if (home_is_free(s, *this, terrain))
      field.options.push_back({std::string(token(terrain)), term(terrain)});
  }
  return {std::string(verb),
          question(s.humans == 2 ? "home-duo" : "home", {Arg("player", term(player))}),
          why("home"),
          {field},
          true};
}
Result<Terrain> HomeTerrain::read(const Data&, const State& s, const Entry& entry) const {
  if (entry.args.size() != 1) return one_token();
  const auto terrain = parse<Terrain>(terrain_names, entry.args[0]);
  if (!terrain) return refuse("aoi.error.no-terrain", {Arg("terrain", entry.args[0])});
  if (!home_is_free(s, *this, *terrain))
    return refuse("aoi.error.home-taken", {Arg("terrain", term(*terrain))});
  return *terrain;
}

Form FirstWorkshop::form(const Data& data, const State& s) const {
  const Map& map = map_of(data, s);
  const auto home = s.human_home[index(player) - 1];
  Field place = vocabulary.field("hex", Field::Kind::place);
  for (const Hex hex : empty_land(data, s) & map.printed[index(home)])
    place.options.push_back({token(hex), plain(label(map, hex))});
  if (second) place.options.push_back({"none", term("option", "none")});
  Field kind = vocabulary.choice_field("building", "building", building_names);
  kind.otherwise = token(Building::workshop);
  const std::string_view id = second ? (s.humans == 2 ? "second-workshop-duo" : "second-workshop")
                                     : (s.humans == 2 ? "first-workshop-duo" : "first-workshop");
  return {std::string(verb),
          question(id, {Arg("player", term(player)), Arg("terrain", term(home))}),
          why("workshop"),
          {place, kind},
          true};
}
Result<FirstWorkshop::Answer> FirstWorkshop::read(const Data& data, const State& s,
                                                  const Entry& entry) const {
  if (entry.args.empty() || entry.args.size() > 2) return one_token();
  if (second && entry.args[0] == "none") return Answer{true, {}, {}};
  const Map& map = map_of(data, s);
  const auto hex = parse_hex(map, entry.args[0]);
  if (!hex) return refuse("aoi.error.no-hex", {Arg("hex", entry.args[0])});
  if (!empty_land(data, s).has(*hex))
    return refuse("aoi.error.taken", {Arg("hex", label(map, *hex))});
  const Terrain home = s.human_home[index(player) - 1];
  if (!map.printed[index(home)].has(*hex))
    return refuse("aoi.error.not-home", {Arg("hex", label(map, *hex)), Arg("terrain", term(home))});
  Answer answer{false, *hex, Building::workshop};
  if (entry.args.size() == 2) {
    const auto kind = parse<Building>(building_names, entry.args[1]);
    if (!kind) return refuse("aoi.error.no-building", {Arg("building", entry.args[1])});
    answer.kind = *kind;
  }
  return answer;
}

Form HumanPoints::form(const Data&, const State& s) const {
  return {std::string(verb),
          question(s.humans == 2 ? "points-duo" : "points", {Arg("player", term(player))}),
          why("points"),
          {number_field("points", 0, 400, "")},
          true};
}
Result<int> HumanPoints::read(const Data&, const State&, const Entry& entry) const {
  return read_number(entry, 0, 400);
}

Form HumanShip::form(const Data&, const State& s) const {
  return {std::string(verb),
          question(s.humans == 2 ? "ship-duo" : "ship", {Arg("player", term(player))}),
          why("ship"),
          {number_field("ship", 0, highest_ship, "")},
          true};
}
Result<int> HumanShip::read(const Data&, const State&, const Entry& entry) const {
  return read_number(entry, 0, highest_ship);
}

}  // namespace seatmate::age_of_innovation
