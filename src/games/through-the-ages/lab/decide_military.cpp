// `decide`, the kinds about military cards and the table: military-draw, tactic, politics, auction,
// defence, age-change, event-bonus.

#include "games/through-the-ages/lab/decide.h"

namespace seatmate::through_the_ages {

Doc decide_military_draw(Given& g, State& s, DecideTable& t) {
  InlineVector<Military, 40> drawn;
  g.military_cards("drawn", drawn);
  read_slots(g, s);
  s.tactic_ages = g.object("agesTaken").ages("TACTICS");
  g.tactics("common", s.common);
  const Units units = g.has("units") ? g.units("units") : Units{};
  s.active_tactic = g.tactic_or_none("active");
  if (g.ok() && s.events.size() + drawn.size() > decltype(s.events)::capacity())
    g.wrong("\"slots.EVENTS\" and \"drawn\" have more cards than there are.");
  if (g.ok() && s.wars.size() + drawn.size() > decltype(s.wars)::capacity())
    g.wrong("\"slots.WARS_AGGRESSIONS\" and \"drawn\" have more cards than there are.");
  if (!g.ok()) return {};

  Doc destinations = Doc::list();
  for (const Military card : drawn) {
    const Destination d = place_military(s, t, card, units);
    Doc& doc = destinations.push(Doc::object());
    doc.set("card", id_of(t.data, card));
    doc.set("to", drawn_to_names[index(d.to)]);
    doc.set("rotated", d.rotated);
    doc.set("displaced", id_of(t.data, d.displaced));
    doc.set("activated", d.activated);
  }
  Doc result = Doc::object();
  result.set("destinations", std::move(destinations));
  result.set("slots", slots_doc(t.data, s, Slot::events, Slot::tactics));
  result.set("agesTaken", Doc::object()).set("TACTICS", ages_doc(s.tactic_ages));
  result.set("active", id_of(t.data, s.active_tactic));
  return result;
}

Doc decide_tactic(Given& g, State& s, DecideTable& t) {
  const Units units = g.units("units");
  g.tactics("common", s.common);
  s.tactic = g.tactic_or_none("slot");
  s.active_tactic = g.tactic_or_none("active");
  if (g.has("age")) s.age = g.age("age", Age::a, Age::iv);
  if (!g.ok()) return {};

  const TacticFrom from = choose_tactic(s, t, units);
  const Army army = army_of(t.data, s, units, s.active_tactic);
  const int strength = strength_of_units(t.data, units);
  Doc result = Doc::object();
  result.set("active", id_of(t.data, s.active_tactic));
  result.set("from", from == TacticFrom::none ? Doc() : Doc(tactic_from_names[index(from)]));
  result.set("armies", army.armies);
  result.set("outdatedArmies", army.outdated);
  result.set("bonus", army.bonus);
  result.set("unitStrength", strength);
  result.set("strength", strength + army.bonus);
  result.set("slot", id_of(t.data, s.tactic));
  return result;
}

Doc decide_politics(Given& g, State& s, DecideTable& t) {
  const auto icons = g.icons("icons", read_politics);
  const int adv = g.points("strengthAutoma") - g.points("strengthHuman");
  g.military_cards("warsAggressions", s.wars);
  g.military_cards("events", s.events);
  const bool last_turn = g.flag_or("lastTurn", false);
  Given human = g.object_or_none("human");
  s.human_colonies = static_cast<std::uint8_t>(human.number_or("colonies", 0, 100, 0));
  s.human_leader = human.flag_or("leader", false);
  s.human_wonder = human.flag_or("unfinishedWonder", false);
  if (!g.ok()) return {};

  std::vector<Politics> section;
  section.reserve(icons.size());
  for (const auto& icon : icons) section.push_back(icon.second);
  const PoliticalAct act = political_act(s, t, section, adv, last_turn);
  Doc result = Doc::object();
  Doc index_doc;
  Doc icon_doc;
  Military card = Military::none;
  int culture = 0;
  std::string_view action = "none";
  if (act.index > 0) {
    index_doc = Doc(act.index);
    icon_doc = Doc(icons[static_cast<std::size_t>(act.index) - 1U].first);
    constexpr std::array<std::string_view, 3> actions{"aggression", "war", "event"};
    action = actions[index(act.icon)];
    if (act.icon == PoliticsIcon::event) {
      card = s.events[act.place];
      s.events.erase_at(act.place);
      culture = culture_of_event(t.data, card);
    } else {
      card = s.wars[act.place];
      s.wars.erase_at(act.place);
    }
  }
  result.set("index", std::move(index_doc));
  result.set("icon", std::move(icon_doc));
  result.set("action", action);
  result.set("card", id_of(t.data, card));
  result.set("culture", culture);
  result.set("warsAggressions", ids_of(t.data, s.wars));
  result.set("events", ids_of(t.data, s.events));
  return result;
}

Doc decide_auction(Given& g, State& s, DecideTable& t) {
  constexpr std::size_t most_rows = 100;
  constexpr int most_force = 200;
  const int adv = g.points("advantage");
  std::vector<AuctionRow> table;
  for (Given& row : g.objects("table", 0, most_rows)) {
    AuctionRow& entry = table.emplace_back();
    const auto bound = [&](std::string_view key, std::int8_t open) {
      return static_cast<std::int8_t>(
          row.number_or(key, AuctionRow::open_below + 1, AuctionRow::open_above - 1, open));
    };
    entry.min = bound("min", AuctionRow::open_below);
    entry.max = bound("max", AuctionRow::open_above);
    entry.force = static_cast<std::uint8_t>(row.number("force", 0, most_force));
  }
  const int bonus = g.number("colonisationBonus", 0, Given::most_points);
  const Units units = g.units("units");
  std::optional<int> human_bid;
  if (g.has("humanBid")) human_bid = g.number("humanBid", 0, Given::most_points);
  if (!g.ok()) return {};

  const Bid bid = make_bid(s, t, adv, table, bonus, units);
  const bool wins = wins_auction(bid, human_bid);
  Doc result = Doc::object();
  result.set("bids", bid.bids);
  result.set("force", bid.bids ? Doc(bid.force) : Doc());
  result.set("bid", bid.bids ? Doc(bid.bid) : Doc());
  Doc& destroyed = result.set("destroy", Doc::list());
  if (wins)
    for (const std::uint8_t place : units_to_destroy(t.data, units, bid.force))
      destroyed.push(id_of(t.data, units[place]));
  if (g.names("humanBid")) result.set("winner", wins ? "automa" : human_bid ? "human" : "nobody");
  return result;
}

Doc decide_defence(Given& g, State& s, DecideTable& t) {
  const int attacker = g.points("attackerStrength");
  const int hers = g.points("automaStrength");
  const int defence = g.points("defence");
  s.age = g.age("age", Age::i, Age::iv);
  const Military aggression =
      g.has("aggression") || s.readings.loss_by_card ? g.military("aggression") : Military::none;
  g.military_cards("warsAggressions", s.wars);
  if (!g.ok()) return {};

  const bool holds = holds_out(t, attacker, hers, defence);
  InlineVector<Military, 3> lost;
  if (holds)
    for (int n = cards_lost(t.data, s, aggression); n > 0 && !s.wars.empty(); --n) {
      lost.push_back(s.wars[0]);
      s.wars.erase_at(0);
    }
  Doc result = Doc::object();
  result.set("holds", holds);
  result.set("cardsLost", static_cast<int>(lost.size()));
  result.set("lost", ids_of(t.data, lost));
  result.set("left", ids_of(t.data, s.wars));
  return result;
}

Doc decide_age_change(Given& g, State& s, DecideTable& t) {
  constexpr int most_cubes = 100;
  const Age age = g.age("newAge", Age::i, Age::iv);
  read_slots(g, s);
  read_wonder(g, s);
  s.blue = static_cast<std::uint8_t>(g.number("blueCubes", 0, most_cubes));
  s.difficulty = static_cast<std::uint8_t>(g.number("difficulty", 0, most_cubes));
  if (!g.ok()) return {};

  const State before = s;
  const Removed removed = enter_age(s, t, age);
  Doc result = Doc::object();
  Doc& gone = result.set("removed", ids_of(t.data, removed.civil));
  for (const Military card : removed.military) gone.push(id_of(t.data, card));
  result.set("slots", slots_doc(t.data, s, Slot::action, Slot::tactics));
  result.set("wonder", wonder_doc(t.data, s));
  result.set("removedWonder", id_of(t.data, removed.wonder));
  result.set("blueCubes", int{s.blue});
  result.set("automaDeck", age_names[index(deck_of_age(age))]);
  result.set("ratingChange", change_doc(t.data, before, s));
  return result;
}

Doc decide_event_bonus(Given& g, State&, DecideTable&) {
  const bool rotated = g.flag("rotated");
  const int human = g.points("humanCulture");
  const int hers = g.points("automaCulture");
  if (!g.ok()) return {};

  Doc result = Doc::object();
  result.set("bonus", event_bonus(rotated, human, hers));
  return result;
}

}  // namespace seatmate::through_the_ages
