#include "games/age-of-innovation/questions.h"

#include <algorithm>
#include <span>

#include "games/age-of-innovation/cards.h"
#include "games/age-of-innovation/facts.h"
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

Field asked_number(std::string_view id, int low, int high, std::string otherwise) {
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
          {asked_number("power", 0, most, std::to_string(most))},
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
          {asked_number("points", -50, 100, "0")},
          true};
}
Result<int> PrintedEffect::read(const Data&, const State&, const Entry& entry) const {
  return read_number(entry, -50, 100);
}

std::string CardFact::id() const { return "card." + std::string(token(faction)); }
Form CardFact::form(const Data&, const State&) const {
  Form form{std::string(verb),
            question("tell-card", {Arg("faction", term(faction))}),
            why("tell-card"),
            {},
            true};
  for (const std::string_view moment : moment_names) form.fields.push_back(moment_field(moment));
  return form;
}
Result<std::string> CardFact::read(const Data&, const State&, const Entry& entry) const {
  if (entry.args.size() > moment_count) return refuse("aoi.error.told-card");
  std::string value;
  for (std::size_t i = 0; i < moment_count; ++i) {
    if (i > 0) value += " / ";
    value += i < entry.args.size() ? entry.args[i] : std::string("ask");
  }
  const auto card = read_told_card(value);
  if (!card) return card.refusal();
  return write_told_card(*card);
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

Form BookActionsOnBoard::form(const Data& data, const State&) const {
  Field field = vocabulary.field("book-actions", Field::Kind::list);
  field.min = field.max = std::min<int>(data.book_actions, book_action_count - 1);
  field.options = vocabulary.options("book-action", std::span(book_action_names).subspan(1));
  return {std::string(verb), question("book-actions"), why("book-actions"), {field}, true};
}
Result<BookActionsOnBoard::Answer> BookActionsOnBoard::read(const Data& data, const State&,
                                                            const Entry& entry) const {
  if (entry.args.size() != 1) return one_token();
  const auto parts = split(entry.args[0]);
  const auto wanted =
      static_cast<std::size_t>(std::min<int>(data.book_actions, book_action_count - 1));
  if (parts.size() != wanted)
    return refuse("aoi.error.book-actions", {Arg("n", static_cast<int>(wanted))});
  Answer kinds;
  for (const std::string_view part : parts) {
    const auto kind = parse<BookAction>(book_action_names, part);
    if (!kind || *kind == BookAction::unknown)
      return refuse("aoi.error.no-book-action", {Arg("value", part)});
    if (kinds.contains(*kind))
      return refuse("aoi.error.book-action-twice", {Arg("book", term(*kind))});
    kinds.push_back(*kind);
  }
  return kinds;
}

namespace {

// AI-SETUP-9: every player has another one. The humans choose before her.
bool home_is_free(const State& s, Player player, Terrain terrain) {
  if (player == Player::human1) return true;
  if (terrain == s.human_home[0]) return false;
  if (player == Player::human2) return true;
  const bool youth = s.faction == Faction::symbionts && !s.youth_random && terrain == s.youth;
  return !youth && (s.humans == 1 || terrain != s.human_home[1]);
}
Field terrain_field(const auto& is_free) {
  Field field = vocabulary.field("terrain");
  for (int i = 0; i < terrain_count; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    if (is_free(terrain)) field.options.push_back({std::string(token(terrain)), term(terrain)});
  }
  return field;
}
Result<Terrain> read_terrain(const Entry& entry) {
  if (entry.args.size() != 1) return one_token();
  const auto terrain = parse<Terrain>(terrain_names, entry.args[0]);
  if (!terrain) return refuse("aoi.error.no-terrain", {Arg("terrain", entry.args[0])});
  return *terrain;
}

}  // namespace

Form HomeTerrain::form(const Data&, const State& s) const {
  const bool hers = player == Player::automa;
  return {std::string(verb),
          hers ? question("home-hers", {Arg("terrain", term(s.home))})
               : question(s.humans == 2 ? "home-duo" : "home", {Arg("player", term(player))}),
          why(hers ? "home-hers" : "home"),
          {terrain_field([&](Terrain terrain) { return home_is_free(s, player, terrain); })},
          true};
}
Result<Terrain> HomeTerrain::read(const Data&, const State& s, const Entry& entry) const {
  const auto terrain = read_terrain(entry);
  if (terrain && !home_is_free(s, player, *terrain))
    return refuse("aoi.error.home-taken", {Arg("terrain", term(*terrain))});
  return terrain;
}

Form YouthTerrain::form(const Data&, const State& s) const {
  return {std::string(verb),
          question("youth", {Arg("terrain", term(s.youth))}),
          why("youth"),
          {terrain_field([&](Terrain terrain) { return youth_is_free(s, terrain); })},
          true};
}
Result<Terrain> YouthTerrain::read(const Data&, const State& s, const Entry& entry) const {
  const auto terrain = read_terrain(entry);
  if (terrain && !youth_is_free(s, *terrain))
    return refuse("aoi.error.youth-taken", {Arg("terrain", term(*terrain))});
  return terrain;
}

namespace {
// With two humans nobody plays what the other one does.
bool folk_is_free(const State& s, Player player, Folk folk) {
  return player != Player::human2 || folk == Folk::other || folk != s.folk[0];
}
}  // namespace

Form HumanFolk::form(const Data&, const State& s) const {
  Field field = vocabulary.field("human-faction");
  for (std::size_t i = 1; i <= folk_count; ++i) {  // `other` last
    const auto folk = static_cast<Folk>(i % folk_count);
    if (folk_is_free(s, player, folk))
      field.options.push_back({std::string(token(folk)), term(folk)});
  }
  return {std::string(verb),
          question(s.humans == 2 ? "human-faction-duo" : "human-faction",
                   {Arg("player", term(player))}),
          why("human-faction"),
          {field},
          true};
}
Result<Folk> HumanFolk::read(const Data&, const State& s, const Entry& entry) const {
  if (entry.args.size() != 1) return one_token();
  const auto folk = parse<Folk>(folk_names, entry.args[0]);
  if (!folk) return refuse("aoi.error.no-faction", {Arg("value", entry.args[0])});
  if (!folk_is_free(s, player, *folk))
    return refuse("aoi.error.faction-taken", {Arg("faction", term(*folk))});
  return *folk;
}

namespace {
constexpr std::array<std::string_view, 2> free_steps{"first-step", "second-step"};
}  // namespace

Form StartSteps::form(const Data& data, const State& s) const {
  const std::size_t human = index(player) - 1;
  const HumanFaction& folk = data.folks[index(s.folk[human])];
  std::vector<Field> fields;
  std::string_view asked = "start-levels";
  if (folk.free > 0) {
    asked = "start-free";
    for (std::size_t i = 0; i < folk.free; ++i)
      fields.push_back(vocabulary.choice_field(free_steps[i], "discipline", discipline_names));
  } else if (folk.competency) {
    asked = "start-competency";
    fields = {vocabulary.choice_field("discipline", "discipline", discipline_names),
              vocabulary.number_field("steps", 1, competency_steps)};
  } else {
    for (std::size_t d = 0; d < discipline_count; ++d) {
      fields.push_back(
          asked_number(discipline_names[d], 0, highest_level,
                       std::to_string(data.homes[index(s.human_home[human])].start[d])));
      fields.back().label = term(static_cast<Discipline>(d));
    }
  }
  return {std::string(verb),
          question(asked, {Arg("faction", term(s.folk[human])),
                           Arg("player", s.humans == 2 ? term(player) : term("player", "you"))}),
          why("start-steps"), std::move(fields), true};
}
Result<StartSteps::Answer> StartSteps::read(const Data& data, const State& s,
                                            const Entry& entry) const {
  const HumanFaction& folk = data.folks[index(s.folk[index(player) - 1])];
  Answer answer{};
  const auto discipline = [&](std::size_t at) {
    return parse<Discipline>(discipline_names, entry.args[at]);
  };
  const std::size_t wanted = folk.free > 0 ? folk.free : folk.competency ? 2 : discipline_count;
  if (entry.args.size() != wanted)
    return refuse("aoi.error.answers", {Arg("n", static_cast<int>(wanted))});
  for (std::size_t i = 0; i < wanted; ++i) {
    if (folk.free > 0 || (folk.competency && i == 0)) {
      const auto d = discipline(i);
      if (!d) return refuse("aoi.error.no-discipline", {Arg("value", entry.args[i])});
      if (folk.free > 0) ++answer[index(*d)];
      continue;
    }
    const int low = folk.competency ? 1 : 0;
    const int high = folk.competency ? competency_steps : highest_level;
    const auto n = parse_int(entry.args[i]);
    if (!n || *n < low || *n > high)
      return refuse("aoi.error.number",
                    {Arg("value", entry.args[i]), Arg("low", low), Arg("high", high)});
    answer[folk.competency ? index(*discipline(0)) : i] = static_cast<std::uint8_t>(*n);
  }
  return answer;
}

namespace {

Building first_building(FirstWorkshop::Which which) {
  return which == FirstWorkshop::Which::university ? Building::university
         : which == FirstWorkshop::Which::tower    ? Building::tower
                                                   : Building::workshop;
}
// A faction that is not listed may start with another building, or with a single one.
bool any_building(const State& s, const FirstWorkshop& q) {
  return s.folk[index(q.player) - 1] == Folk::other;
}
bool may_be_missing(const State& s, const FirstWorkshop& q) {
  return q.which == FirstWorkshop::Which::tower ||
         (q.which == FirstWorkshop::Which::second && any_building(s, q));
}

}  // namespace

Form FirstWorkshop::form(const Data& data, const State& s) const {
  const Map& map = map_of(data, s);
  const auto home = s.human_home[index(player) - 1];
  Field place = vocabulary.field("hex", Field::Kind::place);
  for (const Hex hex : empty_land(data, s) & map.printed[index(home)])
    place.options.push_back({token(hex), plain(label(map, hex))});
  if (may_be_missing(s, *this)) place.options.push_back({"none", term("option", "none")});
  std::vector<Field> fields{place};
  if (any_building(s, *this)) {
    fields.push_back(vocabulary.choice_field("building", "building", building_names));
    fields.back().otherwise = token(first_building(which));
  }
  constexpr std::array<std::string_view, 4> ids{"first-workshop", "second-workshop",
                                                "first-university", "first-tower"};
  const std::string id = std::string(ids[index(which)]) + (s.humans == 2 ? "-duo" : "");
  return {std::string(verb),
          question(id, {Arg("player", term(player)), Arg("terrain", term(home))}),
          why(any_building(s, *this) ? "workshop-other" : "workshop"), std::move(fields), true};
}
Result<FirstWorkshop::Answer> FirstWorkshop::read(const Data& data, const State& s,
                                                  const Entry& entry) const {
  if (entry.args.empty() || entry.args.size() > 2) return one_token();
  if (may_be_missing(s, *this) && entry.args[0] == "none") return Answer{true, {}, {}};
  const Map& map = map_of(data, s);
  const auto hex = parse_hex(map, entry.args[0]);
  if (!hex) return refuse("aoi.error.no-hex", {Arg("hex", entry.args[0])});
  if (!empty_land(data, s).has(*hex))
    return refuse("aoi.error.taken", {Arg("hex", label(map, *hex))});
  const Terrain home = s.human_home[index(player) - 1];
  if (!map.printed[index(home)].has(*hex))
    return refuse("aoi.error.not-home", {Arg("hex", label(map, *hex)), Arg("terrain", term(home))});
  Answer answer{false, *hex, first_building(which)};
  if (entry.args.size() == 2) {
    const auto kind = parse<Building>(building_names, entry.args[1]);
    if (!kind) return refuse("aoi.error.no-building", {Arg("building", entry.args[1])});
    if (!any_building(s, *this) && *kind != answer.kind)
      return refuse("aoi.error.first-building", {Arg("faction", term(s.folk[index(player) - 1])),
                                                 Arg("building", term(answer.kind))});
    answer.kind = *kind;
  }
  return answer;
}

Form HumanPoints::form(const Data&, const State& s) const {
  return {std::string(verb),
          question(s.humans == 2 ? "points-duo" : "points", {Arg("player", term(player))}),
          why("points"),
          {asked_number("points", 0, 400, "")},
          true};
}
Result<int> HumanPoints::read(const Data&, const State&, const Entry& entry) const {
  return read_number(entry, 0, 400);
}

Form HumanShip::form(const Data& data, const State& s) const {
  Field area = asked_number("area", 1, map_of(data, s).land.count(), "auto");
  // BASE-FAC-2: tunnels join what reach does not, so nobody else can count.
  if (data.folks[index(s.folk[index(player) - 1])].tunnels) area.otherwise.clear();
  return {std::string(verb),
          question(s.humans == 2 ? "ship-duo" : "ship", {Arg("player", term(player))}),
          why("ship"),
          {asked_number("ship", 0, highest_ship, ""), area},
          true};
}
Result<HumanShip::Answer> HumanShip::read(const Data& data, const State& s,
                                          const Entry& entry) const {
  const std::size_t human = index(player) - 1;
  const bool tunnels = data.folks[index(s.folk[human])].tunnels;
  if (entry.args.empty() || entry.args.size() > 2) return one_token();
  const auto ship = read_number({entry.verb, {entry.args[0]}, entry.at}, 0, highest_ship);
  if (!ship) return ship.refusal();
  Answer answer{static_cast<std::uint8_t>(*ship), 0};
  const std::string said = entry.args.size() == 2 ? entry.args[1] : "auto";
  if (!tunnels && (said.empty() || said == "auto")) return answer;
  const auto area = read_number({entry.verb, {said}, entry.at}, 1, map_of(data, s).land.count());
  if (!area) return area.refusal();
  answer.area = static_cast<std::uint8_t>(*area);
  return answer;
}

}  // namespace seatmate::age_of_innovation
