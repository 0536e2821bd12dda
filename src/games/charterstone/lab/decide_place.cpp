// `decide`: where a card sends a piece.

#include "games/charterstone/lab/decide.h"

namespace seatmate::charterstone {

namespace {

constexpr std::array<std::string_view, common_count> printed_commons{
    "Zeppelin", "Charterstone", "Grandstand", "Treasury", "Market", "Cloud Port"};
constexpr std::array<std::string_view, 2> workers{"own", "other"};
constexpr std::array<std::string_view, 4> minion_owners{"own", "automa", "human", "loose"};
// The names of perils without "none" and "unknown".
constexpr std::array<std::string_view, 6> perils{"bandit", "fuel-shortage", "disrepair",
                                                 "vermin", "blight",        "famine"};

AutomaCard read_card_of(Given card) {
  static constexpr std::array<std::string_view, 2> targets{"commons", "charter"};
  static constexpr std::array<std::string_view, 2> sources{"die", "home"};
  AutomaCard result;
  if (card.name<std::uint8_t>("target", targets) == 0) {
    result.building = card.name<Common>("building", printed_commons);
  } else {
    result.target = card.name<std::uint8_t>("source", sources) == 0 ? Target::die : Target::home;
    result.order = card.name<Order>("order", order_names);
    result.rank = static_cast<std::uint8_t>(card.number("rank", 1, 3));
    result.names = card.name<NameOrder>("names", name_order_names);
  }
  if (card["vp"].is_text() && card["vp"].text() == "strength")
    result.vp = strength_vp;
  else if (card["vp"].is_text())
    card.unfit("vp", card["vp"], "a whole number or \"strength\"");
  else if (card.has("vp"))
    result.vp = static_cast<std::int8_t>(card.number("vp", 0, 100));
  return result;
}

// Who stands somewhere, seen from the Automa that acts: the next charter is another Automa's, the
// one after it a human's.
Charter next(Charter c, std::size_t n) {
  return static_cast<Charter>((index(c) + n) % charter_count);
}

struct Shown {
  std::array<Street, charter_count> streets{};
  std::array<std::vector<std::string>, charter_count> names{};
};

Owner worker_of(Given& g, Charter home) {
  if (!g.has("worker")) return Owner::nobody;
  return owner_of(g.name<std::uint8_t>("worker", workers) == 0 ? home : next(home, 2));
}
Owner minion_of(Given& g, Charter home) {
  if (!g.has("minion")) return Owner::nobody;
  switch (g.name<std::uint8_t>("minion", minion_owners)) {
    case 0:
      return owner_of(home);
    case 1:
      return owner_of(next(home, 1));
    case 2:
      return owner_of(next(home, 2));
    default:
      return Owner::loose;
  }
}

Shown read_charters(Given& g, Charter home) {
  Shown shown;
  Given charters = g.object("charters");
  for (const auto& [name, list] : charters.members()) {
    const auto c = parse<Charter>(charter_names, name);
    if (!c) {
      charters.wrong(charters.path(name) + " is no charter: it must be " + joined(charter_names) +
                     ".");
      return shown;
    }
    Street& street = shown.streets[index(*c)];
    for (Given& one : charters.objects(name, 0, most_slots)) {
      Building building;
      shown.names[index(*c)].push_back(text_of(one, "name"));
      building.value = value_of(one, "value");
      building.worker = worker_of(one, home);
      building.minion = minion_of(one, home);
      if (one.has("peril"))
        building.peril = static_cast<Peril>(one.name<std::uint8_t>("peril", perils) + 1);
      building.basic = one.flag_or("basic", false);
      building.sky = one.flag_or("sky", false);
      building.tile = one.flag_or("tile", false);
      street.push_back(building);
    }
    const auto ranks = ranked(shown.names[index(*c)]);
    for (std::size_t i = 0; i < street.size(); ++i) street[i].name = ranks[i];
  }
  return shown;
}

Doc written(const Placement& p, const Shown& shown, Charter home, int influence) {
  Doc result = Doc::object();
  const bool placed = p.slot != nowhere;
  result.set("charter",
             is_charter(p.charter) ? Doc(charter_names[index(charter_of(p.charter))]) : Doc());
  result.set("building", p.in_commons ? Doc(printed_commons[index(p.common)])
                         : placed     ? Doc(shown.names[index(charter_of(p.charter))][p.slot])
                                      : Doc());
  result.set("piece", p.piece == Piece::none ? Doc() : Doc(piece_names[index(p.piece)]));
  result.set("bumped", p.bumped == Owner::nobody    ? Doc()
                       : p.bumped == owner_of(home) ? Doc("own")
                                                    : Doc("other"));
  result.set("vp", int{p.vp});
  result.set("minionOwnerVp", p.minion_owner == Owner::nobody ? 0 : 1);
  result.set("peril", p.peril == Peril::none ? Doc() : Doc(peril_names[index(p.peril)]));
  result.set("influence", influence - (p.pays ? 1 : 0));
  result.set("gainsMinion", p.pays);
  result.set("rollsUsed", int{p.rolls});
  result.set("redraw", false);
  return result;
}

}  // namespace

Doc decide_place(Given& g, DecideTable& t) {
  static constexpr std::array<std::string_view, 2> purposes{"worker", "sky-tile"};
  State s;
  s.die_told = true;
  const AutomaCard card = read_card_of(g.object("card"));
  s.chronicle.strength = static_cast<std::uint8_t>(g.number_or("strength", 0, 255, least_strength));
  const auto home = g.name<Charter>("home", charter_names);
  const Shown shown = read_charters(g, home);
  if (g.has("rolls"))
    for (const Charter roll : g.list<Charter>("rolls", charter_names, 0, 1000))
      t.rolls.push_back(roll);
  Seat& seat = s.seats[index(home)];
  seat.minions = static_cast<std::uint8_t>(g.number_or("minions", 0, 100, 0));
  const int influence = g.number_or("influence", 0, 100, influence_tokens);
  seat.influence = static_cast<std::uint8_t>(influence);
  const int guidepost = g.number_or("guidepost", 0, last_guidepost, 0);
  if (guidepost != 0 && guidepost < first_guidepost)
    g.unfit("guidepost", g["guidepost"], "0 or a whole number from 400 to 413");
  s.guidepost = static_cast<std::uint8_t>(guidepost == 0 ? 0 : guidepost - first_guidepost + 1);
  Given commons = g.object_or_none("commons");
  for (const auto& [name, who] : commons.members()) {
    const auto common = parse<Common>(printed_commons, name);
    if (!common) {
      commons.wrong(commons.path(name) + " is no building of the Commons: it must be " +
                    joined(printed_commons) + ".");
      break;
    }
    if (!who.is_null())
      s.commons[index(*common)] =
          owner_of(commons.one_of(name, who, workers) == 0 ? home : next(home, 2));
  }
  const bool tile = g.name_or<std::uint8_t>("purpose", purposes, 0) == 1;
  Given options = g.object_or_none("options");
  options.either("rank", {"distinct", "ordinal"}, s.readings.rank_ordinal);
  options.either("emptyCharter", {"roll-again", "nobody"}, s.readings.nobody_in_empty);
  if (!g.ok()) return {};
  s.roles[index(home)] = Role::automa;
  s.roles[index(next(home, 1))] = Role::automa;
  s.roles[index(next(home, 2))] = Role::human;

  if (tile) {
    Placement p;
    const bool redraw = card.target == Target::commons;
    if (!redraw) {
      p.charter = owner_of(home);
      if (const auto slot = tile_place(t, s.readings, home, card, shown.streets[index(home)])) {
        p.slot = static_cast<std::uint8_t>(*slot);
        p.piece = Piece::tile;
      }
    }
    Doc result = written(p, shown, home, influence);
    result.set("redraw", redraw);
    return result;
  }
  const auto street = [&](Charter c) { return shown.streets[index(c)]; };
  const auto turn = find_place(s, t, card, home, street);
  if (!turn.done()) {
    g.wrong("\"rolls\" has " + std::to_string(g.items("rolls").size()) +
            (g.items("rolls").size() == 1 ? " entry" : " entries") +
            ": the die is rolled once more.");
    return {};
  }
  return written(turn.await_resume(), shown, home, influence);
}

}  // namespace seatmate::charterstone
