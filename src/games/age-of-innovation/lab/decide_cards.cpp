// `decide`, the kinds about cards, tiles and the board beside the map: direction, deck, turns,
// cover, innovation, points, pass, setup.

#include <algorithm>

#include "games/age-of-innovation/lab/decide.h"
#include "games/age-of-innovation/scoring.h"
#include "games/age-of-innovation/setup.h"
#include "games/age-of-innovation/turn.h"

namespace seatmate::age_of_innovation {

namespace {

Doc card_list(const CardPile& cards) { return number_list({cards.begin(), cards.end()}); }
// The top of a pile is its end; people write it first.
CardPile reversed(CardPile cards) {
  std::reverse(cards.begin(), cards.end());
  return cards;
}
CardPile ascending(CardPile cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

}  // namespace

Doc decide_direction(Given& g) {
  g.knows({"available", "unavailable", "direction", "count", "supportCard"});
  using Things = OptionSet<std::uint8_t, 128>;
  const auto names = g.texts("available", 0, Things::capacity);
  Things options = Things::first_n(static_cast<int>(names.size()));
  for (std::size_t i = 0; i < names.size(); ++i)
    if (std::find(names.begin(), names.end(), names[i]) !=
        names.begin() + static_cast<std::ptrdiff_t>(i))
      g.wrong("\"available\" has \"" + names[i] + "\" twice: every object must have its own name.");
  if (g.has("unavailable"))
    for (const std::string& name : g.texts("unavailable", 0, Things::capacity)) {
      const auto found = std::find(names.begin(), names.end(), name);
      if (found == names.end())
        g.wrong("\"unavailable\" has \"" + name + "\": it must be one of \"available\".");
      else
        options.remove(static_cast<std::uint8_t>(found - names.begin()));
    }
  constexpr std::array<std::string_view, 2> directions{"forward", "backward"};
  bool forward = false;
  int count = 1;
  if (g.has("supportCard")) {
    const Support& support = g.support("supportCard");
    forward = support.forward;
    count = support.count;
    const bool same =
        (!g.has("direction") || (g.name<std::size_t>("direction", directions) == 0) == forward) &&
        (!g.has("count") || g.number("count", 1, 4) == count);
    if (!same)
      g.wrong(
          "\"supportCard\" shows another arrow than \"direction\" and \"count\": give one of "
          "the two.");
  } else {
    forward = g.name<std::size_t>("direction", directions) == 0;
    count = g.number("count", 1, 4);
  }
  if (!g.ok()) return {};
  DecideTable t(g.data);
  auto choice = choose(t.reasons, Noun::innovations, Line::AI_SEL_DIR_4_options, options);
  if (choice.none()) return fails();
  Doc result = Doc::object();
  result.set("chosen", names[by_direction(choice, t.reasons, forward, count)]);
  cite_rules(result, t.trail, rule_ids);
  return result;
}

Doc decide_deck(Given& g) {
  g.knows({"level", "reserveTopFirst"});
  const int level = g.level();
  const CardPile all = reserve_cards(g.data, level);
  const bool shuffled = g.has("reserveTopFirst");
  CardPile reserve = all;
  if (shuffled) {
    reserve = reversed(g.cards("reserveTopFirst", all.size(), all.size()));
    for (const Card card : reserve)
      if (!all.contains(card))
        g.wrong("\"reserveTopFirst\" has card " + std::to_string(card) +
                ", which is not in the reserve of level " + std::to_string(level) + ".");
  }
  if (!g.ok()) return {};
  State s;
  s.deck.pile = first_deck(g.data, level, reserve);
  s.deck.reserve = reserve;
  CardPile fixed;
  for (const Card card : s.deck.pile)
    if (!all.contains(card)) fixed.push_back(card);
  const int random_count = static_cast<int>(s.deck.pile.size() - fixed.size());
  const bool laid_on_top = !reserve.empty() && !all.contains(reserve.back());
  // The later decks, as they come about when she passes.
  DecideTable t(g.data);
  Doc sizes = Doc::list();
  Doc joins = Doc::list();
  Doc decks = Doc::list();
  const CardPile first = s.deck.pile;
  for (int round = 1; round <= rounds; ++round) {
    sizes.push(static_cast<int>(s.deck.pile.size()));
    decks.push(card_list(ascending(s.deck.pile)));
    if (round == rounds) break;
    if (!s.deck.reserve.empty()) joins.push(static_cast<int>(s.deck.reserve.back()));
    next_deck(s, t);
  }
  Doc result = Doc::object();
  result.set("deckSize", static_cast<int>(first.size()));
  result.set("reserveSize", static_cast<int>(reserve.size()));
  result.set("deckSizes", sizes);
  result.set("fixed", card_list(ascending(fixed)));
  result.set("randomCount", random_count);
  result.set("randomFrom", card_list(random_count > 0 ? all : CardPile{}));
  result.set("reserveTop", laid_on_top ? Doc(static_cast<int>(reserve.back())) : Doc());
  if (shuffled) {
    result.set("deck", card_list(ascending(first)));
    result.set("reserve", card_list(reversed(reserve)));
    result.set("joins", joins);
    result.set("decks", decks);
  }
  return result;
}

Doc decide_turns(Given& g) {
  g.knows({"deckTopFirst"});
  State s;
  s.deck.pile = reversed(g.cards("deckTopFirst", 5, 13));
  s.deck_size = static_cast<std::uint8_t>(s.deck.pile.size());
  if (!g.ok()) return {};
  DecideTable t(g.data);
  Doc result = Doc::object();
  Doc& turns = result.set("turns", Doc::list());
  for (bool passed = false; !passed;) {
    const Drawn drawn = *turn_up_cards(s, t).answer;
    passed = drawn != Drawn::action_card;
    Doc& turn = turns.push(Doc::object());
    if (passed) {
      turn.set("pass", true);
      turn.set("reason", drawn == Drawn::pass_symbol ? "pass-symbol" : "deck-empty");
      if (drawn == Drawn::pass_symbol) turn.set("drawn", static_cast<int>(s.action));
    } else {
      turn.set("action", static_cast<int>(s.action));
    }
    turn.set("support", static_cast<int>(s.support));
  }
  result.set("roundBonus", token(bonus_to_take(g.data, s)));
  cite_rules(result, t.trail, rule_ids);
  return result;
}

Doc decide_cover(Given& g) {
  g.knows({"powerUncovered", "bookUncovered", "supportCard", "amb"});
  State s;
  const SlotSet power = g.slots("powerUncovered", g.data.power_actions);
  const SlotSet book = g.slots("bookUncovered", g.data.book_actions);
  const Support& support = g.support("supportCard");
  g.readings(s, {"AMB-6"});
  if (!g.ok()) return {};
  DecideTable t(g.data);
  const Covered covered = choose_cover(s, t, power, book, support);
  const auto place = [](std::optional<Slot> slot) { return slot ? Doc(*slot + 1) : Doc(); };
  Doc result = Doc::object();
  result.set("power", place(covered.power));
  result.set("book", place(covered.book));
  cite_rules(result, t.trail, rule_ids);
  return result;
}

Doc decide_innovation(Given& g) {
  g.knows({"round", "owned", "displayRows", "supportCard"});
  const int round = g.round();
  const int owned = g.number("owned", 0, g.data.innovations_each);
  const bool needed = may_take_innovation(g.data, round, owned);
  // The places row by row (AI-SEL-DIR-4, AMB-21); an empty one is no option.
  std::vector<std::string> names;
  SlotSet display;
  const Doc& rows = g["displayRows"];
  const std::string what = "a list of rows, each a list of texts and nulls, with at most " +
                           std::to_string(SlotSet::capacity) + " places";
  if ((needed || !rows.is_null()) && !rows.is_list()) g.unfit("displayRows", rows, what);
  for (const Doc& row : rows.items()) {
    if (!row.is_list()) g.unfit("displayRows", row, what);
    for (const Doc& place : row.items()) {
      if (!place.is_null() && !place.is_text()) g.unfit("displayRows", place, what);
      if (names.size() == SlotSet::capacity) {
        g.wrong("\"displayRows\" has too many places: it must be " + what + ".");
        break;
      }
      if (place.is_text()) display.add(static_cast<Slot>(names.size()));
      names.push_back(place.text());
    }
  }
  const Support& support =
      needed || g.has("supportCard") ? g.support("supportCard") : g.data.cards[1].support;
  if (!g.ok()) return {};
  DecideTable t(g.data);
  const auto taken = choose_innovation(t, round, owned, display, support);
  if (!taken) return fails();
  Doc result = Doc::object();
  result.set("taken", names[*taken]);
  cite_rules(result, t.trail, rule_ids);
  return result;
}

Doc decide_points(Given& g) {
  g.knows({"level", "round", "card", "action", "faction", "buildings"});
  constexpr std::array<std::string_view, 3> actions{"card", "faction", "end"};
  const std::size_t action = g.has("action") ? g.name<std::size_t>("action", actions) : 0;
  int points = 0;
  if (action == 2) {
    const auto faction = g.name<Faction>("faction", faction_names);
    points = faction_end_points(g.data, faction, g.number("buildings", 0, Given::no_limit));
  } else {
    const int level = g.level();
    const int round = g.round();
    if (action == 0) {
      points = points_of(g.data, level, round, g.data.cards[g.card("card")].points);
    } else {
      const auto faction = g.name<Faction>("faction", faction_names);
      for (const FactionStep& step : g.data.faction(faction).steps)
        if (step.kind == FactionStep::Kind::points)
          points += points_of(g.data, level, round, step.points);
    }
  }
  Doc result = Doc::object();
  result.set("points", points);
  return result;
}

Doc decide_pass(Given& g) {
  g.knows({"round", "tile", "finalTile", "faction", "firstToPass", "bonusRow", "ownBonus",
           "supportCard"});
  State s;
  const int round = g.round();
  const bool last = !takes_round_bonus(round);
  const int tile = last ? g.number_or("tile", 1, tile_count, 1) : g.number("tile", 1, tile_count);
  const int final_tile = last ? g.number("finalTile", 1, final_tile_count)
                              : g.number_or("finalTile", 1, final_tile_count, 1);
  const Faction faction = g.faction_or_simpletons();
  const bool first = g.flag_or("firstToPass", false);
  std::array<std::string, 3> row;
  std::string own;
  const bool bonuses = g.has("bonusRow");
  if (bonuses) {
    const auto names = g.texts("bonusRow", 3, 3);
    if (names.size() == 3) row = {names[0], names[1], names[2]};
    if (!g["ownBonus"].is_text()) g.unfit("ownBonus", g["ownBonus"], "the name of her round bonus");
    own = g["ownBonus"].text();
    s.support = g.card("supportCard");
  }
  if (!g.ok()) return {};
  Doc result = Doc::object();
  result.set("points", pass_points(g.data, faction, first, round, tile, final_tile));
  result.set("takesRoundBonus", !last);
  if (bonuses) {
    result.set("takenBonus",
               last ? Doc() : Doc(exchange_bonus(row, bonus_to_take(g.data, s), own)));
    Doc& after = result.set("bonusRowAfter", Doc::list());
    for (const std::string& name : row) after.push(name);
  }
  return result;
}

Doc decide_setup(Given& g) {
  g.knows({"map", "home", "card", "faction"});
  State s;
  s.side = g.side();
  s.home = g.name<Terrain>("home", terrain_names);
  const Card card = g.card("card");
  s.faction = g.faction_or_simpletons();
  if (!g.ok()) return {};
  set_up_supply(g.data, s);
  put_first_workshops(g.data, s, card);
  Doc result = Doc::object();
  result.set("marked", token(s.marked.first()));
  result.set("unmarked", token(s.unmarked.first()));
  if (g.has("faction")) {
    Doc& levels = result.set("levels", Doc::object());
    for (std::size_t d = 0; d < discipline_count; ++d)
      levels.set(discipline_names[d], static_cast<int>(s.science[0][d]));
  }
  return result;
}

}  // namespace seatmate::age_of_innovation
