// `decide`: one question in the shapes of docs/decide.md, answered by the rules that `play` runs.

#include "games/age-of-innovation/lab/decide.h"

#include <algorithm>
#include <functional>

#include "games/age-of-innovation/game.h"

namespace seatmate::age_of_innovation {

namespace {

struct Kind {
  std::string_view name;
  Doc (*decide)(Given& given);
};
constexpr Kind kinds[] = {
    {"direction", decide_direction},
    {"deck", decide_deck},
    {"turns", decide_turns},
    {"reach", decide_reach},
    {"distance", decide_distance},
    {"build", decide_build},
    {"upgrade", decide_upgrade},
    {"discipline", decide_discipline},
    {"send-scholar", decide_send_scholar},
    {"cover", decide_cover},
    {"innovation", decide_innovation},
    {"points", decide_points},
    {"pass", decide_pass},
    {"area-scoring", decide_area_scoring},
    {"setup", decide_setup},
    {"science-scoring", decide_science_scoring},
};

}  // namespace

Doc Rulebook::decide(const Data& data, const Doc& question) {
  return answer_case(kinds, question, [&](const Kind& kind, const seatmate::Given& plain) {
    Given given(plain, data, kind.name);
    return kind.decide(given);
  });
}

void Given::knows(std::initializer_list<std::string_view> keys) {
  for (const auto& [key, value] : members()) {
    bool known = false;
    for (const std::string_view k : keys) known = known || k == key;
    if (!known)
      wrong(shown(Doc(key)) + " is not a key of " + std::string(kind_) + ": its keys are " +
            joined(keys, std::identity{}, " and ") + ".");
  }
}

// ---- plain values

InlineVector<Card, card_count> Given::cards(std::string_view key, std::size_t least,
                                            std::size_t most) {
  InlineVector<Card, card_count> cards;
  if (!is_list(key, least, most, "cards")) return cards;
  for (const Doc& doc : items(key)) {
    const auto card = static_cast<Card>(number_at(key, doc, 1, card_count));
    if (cards.contains(card))
      wrong(path(key) + " has card " + std::to_string(card) + " twice: every card exists once.");
    if (!cards.full()) cards.push_back(card);
  }
  return cards;
}

std::vector<int> Given::numbers(std::string_view key) {
  std::vector<int> numbers;
  constexpr std::size_t most = 100;
  if (!is_list(key, 0, most, "numbers")) return numbers;
  for (const Doc& doc : items(key)) numbers.push_back(number_at(key, doc, 0, no_limit));
  return numbers;
}

SlotSet Given::slots(std::string_view key, int count) {
  SlotSet slots;
  if (!is_list(key, 0, static_cast<std::size_t>(count), "positions")) return slots;
  for (const Doc& doc : items(key))
    slots.add(static_cast<Slot>(number_at(key, doc, 1, std::max(1, count)) - 1));
  return slots;
}

std::vector<std::string> Given::texts(std::string_view key, std::size_t least, std::size_t most) {
  std::vector<std::string> texts;
  if (!is_list(key, least, most, "texts")) return texts;
  for (const Doc& doc : items(key)) {
    if (!doc.is_text()) unfit(key, doc, "a list of " + how_many(least, most, "texts"));
    texts.push_back(doc.text());
  }
  return texts;
}

// ---- the map

std::string Given::map_name() const { return "map " + std::string(side_names[index(side_)]); }

Side Given::side() { return side_ = name<Side>("map", side_names); }

namespace {
std::optional<Hex> find_hex(HexSet among, std::string_view id) {
  for (const Hex hex : among)
    if (token(hex) == id) return hex;
  return std::nullopt;
}
}  // namespace

Hex Given::land_at(std::string_view key, const Doc& id) {
  if (const auto hex = find_hex(map().land, id.text())) return *hex;
  if (find_hex(map().river, id.text())) {
    wrong(path(key) + " has " + shown(id) + ", a river space: it must be a land hex of " +
          map_name() + ".");
  } else {
    wrong(path(key) + " has " + shown(id) + ": it must be a land hex of " + map_name() +
          ", like \"" + token(map().land.first()) + "\".");
  }
  return map().land.first();
}

Hex Given::land(std::string_view key) { return land_at(key, (*this)[key]); }

HexSet Given::lands(std::string_view key, int least) {
  HexSet hexes;
  const auto most = static_cast<std::size_t>(map().land.count());
  if (!is_list(key, static_cast<std::size_t>(least), most, "land hexes")) return hexes;
  for (const Doc& id : items(key)) hexes.add(land_at(key, id));
  return hexes;
}

HexSet Given::spaces(std::string_view key) {
  HexSet hexes;
  const Doc& doc = (*this)[key];
  const auto add = [&](const Doc& id) {
    const auto hex = find_hex(map().spaces, id.text());
    if (hex)
      hexes.add(*hex);
    else
      unfit(key, id, "a hex of " + map_name() + ", like \"" + token(map().land.first()) + "\"");
  };
  if (doc.is_list())
    for (const Doc& id : doc.items()) add(id);
  else
    add(doc);
  return hexes;
}

std::vector<Bridge> Given::bridges(std::string_view key) {
  std::vector<Bridge> bridges;
  if (!has(key)) return bridges;
  constexpr std::string_view what = "a list of pairs of land hexes";
  if (!(*this)[key].is_list()) unfit(key, (*this)[key], what);
  for (const Doc& pair : items(key)) {
    if (pair.items().size() != 2) {
      wrong(path(key) + " has an entry that is not two hexes: it must be " + std::string(what) +
            ".");
      continue;
    }
    const Bridge bridge{land_at(key, pair[0]), land_at(key, pair[1])};
    if (bridge.from == bridge.to)
      wrong(path(key) + " has a bridge from \"" + token(bridge.from) +
            "\" to itself: its two ends must be different hexes.");
    bridges.push_back(bridge);
  }
  return bridges;
}

HexSet Given::powers(std::string_view key, std::array<int, hex_count>& power) {
  return by_land(key, [&](Hex hex, const std::string& name, const Doc& value) {
    power[index(hex)] = number_at(name, value, 0, no_limit);
  });
}

void Given::apart(std::string_view key, HexSet set, std::string_view other_key, HexSet other) {
  if ((set & other).empty()) return;
  wrong("\"" + token((set & other).first()) + "\" is in \"" + std::string(key) + "\" and in \"" +
        std::string(other_key) + "\": a hex carries one building.");
}

int Given::ship_now(State& s, bool may_be_missing) {
  const bool by_level = has("level") && has("round");
  int ship = 0;
  if (has("level")) s.level = static_cast<std::uint8_t>(level());
  if (has("round")) s.round = static_cast<std::uint8_t>(round());
  if (has("ship")) {
    ship = number("ship", 0, no_limit);
    if (by_level && ok() && ship != ship_of(data, s))
      wrong("\"ship\" is " + std::to_string(ship) + " but level " + std::to_string(s.level) +
            " has " + std::to_string(ship_of(data, s)) + " in round " + std::to_string(s.round) +
            ": give one of the two.");
  } else if (by_level) {
    ship = ship_of(data, s);
  } else if (!may_be_missing) {
    unfit("ship", (*this)["ship"],
          from_to(0, no_limit) + ", or give \"level\" and \"round\" instead");
  }
  return ship;
}

// ---- science

std::array<std::uint8_t, discipline_count> Given::levels(const std::string& name, const Doc& doc) {
  std::array<std::uint8_t, discipline_count> levels{};
  if (!doc.is_object()) {
    unfit(name, doc, "an object with the level in each of the four disciplines");
    return levels;
  }
  for (std::size_t d = 0; d < discipline_count; ++d)
    levels[d] = static_cast<std::uint8_t>(number_at(name + "." + std::string(discipline_names[d]),
                                                    doc[discipline_names[d]], 0, highest_level));
  for (const auto& [key, value] : doc.members())
    static_cast<void>(one_of(name, Doc(key), discipline_names));
  return levels;
}

void Given::science(State& s) {
  s.science[0] = levels("automa", (*this)["automa"]);
  if (!is_list("humans", 1, 2, "humans, each with the level in each of the four disciplines"))
    return;
  s.humans = static_cast<std::uint8_t>(items("humans").size());
  for (std::size_t human = 0; human < s.humans; ++human)
    s.science[human + 1] = levels("humans[" + std::to_string(human) + "]", items("humans")[human]);
}

// ---- readings

void Given::readings(State& s, std::initializer_list<std::string_view> keys) {
  struct Amb {
    std::string_view key;
    std::array<std::string_view, 2> values;  // the first is the default
    bool Readings::* where;
  };
  static constexpr Amb ambs[] = {
      {"AMB-2", {"nearest", "support-symbol"}, &Readings::mark_by_support_card},
      {"AMB-3", {"hypothetical-mark", "shown-group"}, &Readings::bring_to_shown_group},
      {"AMB-4", {"unrestricted", "ship"}, &Readings::wanderers_bring_together},
      {"AMB-5", {"adjacent", "ignored"}, &Readings::ignore_bridges},
      {"AMB-6", {"independent", "power-first"}, &Readings::cover_power_first},
      {"AMB-11", {"human", "own"}, &Readings::kuddlers_own_card},
  };
  seatmate::Given given = object_or_none("amb");
  for (const auto& [key, value] : given.members()) {
    bool known = false;
    for (const std::string_view k : keys) known = known || k == key;
    if (!known) {
      wrong("\"amb\" has " + shown(Doc(key)) + ": " + std::string(kind_) + " knows " +
            joined(keys, std::identity{}, " and ") + ".");
      continue;
    }
    for (const Amb& amb : ambs)
      if (amb.key == key) s.readings.*amb.where = given.one_of(key, value, amb.values) == 1;
  }
}

// ---- writing

Doc hex_list(HexSet hexes) {
  Doc list = Doc::list();
  for (const Hex hex : hexes) list.push(token(hex));
  return list;
}
Doc discipline_list(DisciplineSet disciplines) {
  Doc list = Doc::list();
  for (const Discipline discipline : disciplines) list.push(token(discipline));
  return list;
}
Doc number_list(const std::vector<int>& numbers) {
  Doc list = Doc::list();
  for (const int n : numbers) list.push(n);
  return list;
}

const TrailEntry* find_line(const Trail& trail, std::initializer_list<Line> lines) {
  for (const TrailEntry& entry : trail.entries)
    for (const Line line : lines)
      if (entry.line == index(line)) return &entry;
  return nullptr;
}
const TrailEntry* find_options(const Trail& trail) {
  for (const TrailEntry& entry : trail.entries)
    if (entry.what == TrailEntry::What::options) return &entry;
  return nullptr;
}

namespace {
// "terrain-priority:human-card": a method with the card it reads, as the data files write it.
std::string shown_method(const TrailEntry& entry) {
  std::string method(why_lines[entry.line].sentence);
  std::replace(method.begin(), method.end(), '.', ':');
  return method;
}
}  // namespace

Doc trail_of_hexes(const Trail& trail) {
  Doc list = Doc::list();
  for (const TrailEntry& entry : trail.entries)
    if (entry.what == TrailEntry::What::kept) {
      Doc& kept = list.push(Doc::object());
      kept.set("method", shown_method(entry));
      kept.set("keep", hex_list(HexSet(entry.set)));
    }
  return list;
}

}  // namespace seatmate::age_of_innovation
