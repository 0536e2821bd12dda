// `decide`, the kinds about her turn and the end: marble, rabbi, turn-order, resources, influence,
// end-scoring.

#include "games/golem/lab/decide.h"
#include "games/golem/scoring.h"

namespace seatmate::golem {

Doc decide_marble(Given& g, DecideTable& t) {
  constexpr std::size_t most_marbles = 200;  // in a row
  State s;
  Given rows = g.object("rows");
  for (std::size_t row = 0; row < row_count; ++row)
    if (rows.has(row_names[row]))
      for (const Marble marble : rows.list<Marble>(row_names[row], marble_names, 0, most_marbles))
        ++s.rows[row][index(marble)];
  InlineVector<Criterion, 16> criteria;
  for (const Criterion criterion :
       g.list<Criterion>("criteria", criterion_names, 0, decltype(criteria)::capacity()))
    criteria.push_back(criterion);
  Given character = g.object("character");
  const CardColours card = read_character(character);
  for (const Marble marble : g.list<Marble>("taken", marble_names, 0, 1)) s.taken.push_back(marble);
  read_strategy(g, s);
  // The rules ask for none, one or at least two.
  for (int n = std::min(g.number("standing", 0, Given::no_limit), golem_count); n > 0; --n)
    s.golems.push_back({});
  Given params = g.object_or_none("params");
  params.either("criteriaScope", {"active", "all"}, s.readings.criteria_look_at_all);
  params.either("workCriterion", {"whole", "mirror-only"}, s.readings.work_row_without_golem);
  params.either("mostCounts", {"not-ignored", "all"}, s.readings.ignored_count);
  if (params.has("colourTail")) {
    constexpr std::array<std::string_view, 2> tail{"black", "white"};
    const auto order = params.list<std::size_t>("colourTail", tail, 2, 2);
    if (params.ok() && order[0] == order[1])
      params.unfit("colourTail", params["colourTail"], "\"black\" and \"white\" in some order");
    s.readings.white_before_black = !order.empty() && order[0] == 1;
  }
  if (!g.ok()) return {};

  const MarbleChoice choice = choose_marble(s, t, criteria, card.left, card.right);
  const bool none = choice.by == ChosenBy::none;
  Doc result = Doc::object();
  result.set("row", none ? Doc() : Doc(token(choice.row)));
  result.set("colour", none ? Doc() : Doc(token(choice.marble)));
  result.set("action", none ? Doc() : Doc(token(choice.action)));
  result.set("value", choice.value);
  result.set("mirrorCost", choice.mirror_cost);
  result.set("by", chosen_by_names[index(choice.by)]);
  Doc& trail = result.set("trail", Doc::list());
  for (std::size_t i = 0; i < choice.looked_at.size(); ++i) {
    Doc& line = trail.push(Doc::object());
    line.set("criterion", token(choice.looked_at[i]));
    line.set("outcome", outcome_names[index(choice.outcomes[i])]);
  }
  return result;
}

namespace {
PlaceSet places(Given& g, std::string_view key) {
  PlaceSet set;
  for (const std::uint8_t position : g.positions(key, positions)) set.add(place_at(position));
  return set;
}
}  // namespace

Doc decide_rabbi(Given& g, DecideTable& t) {
  State s;
  const auto numbers = g.positions("numbers", positions);
  const PlaceSet present = places(g, "present");
  const PlaceSet occupied = places(g, "occupied");
  const PlaceSet kill = places(g, "killTiles");
  read_golems(g, s);
  g.object_or_none("params").either("killTileOrder", {"card", "top"}, s.readings.topmost_kill_tile);
  if (!g.ok()) return {};

  const RabbiChoice choice = choose_place(s, t, numbers, present, occupied, kill);
  Doc result = Doc::object();
  result.set("place", choice.printed ? "printed" : choice.position > 0 ? "tile" : "none");
  result.set("position", choice.position > 0 ? Doc(choice.position) : Doc());
  result.set("why", rabbi_why_names[index(choice.why)]);
  Doc& skipped = result.set("skipped", Doc::list());
  for (std::size_t i = 0; i < choice.skipped.size(); ++i) {
    Doc& passed_over = skipped.push(Doc::object());
    passed_over.set("number", int{choice.skipped[i]});
    passed_over.set("why", choice.absent[i] ? "absent" : "occupied");
  }
  return result;
}

Doc decide_turn_order(Given& g, DecideTable& t) {
  InlineVector<AutomaCard, 3> cards;
  for (Given& laid : g.objects("cards", 3, 3)) {
    AutomaCard card;
    const auto columns = laid.list<ActionKind>("columns", action_kind_names, 2, 2);
    if (laid.ok() && columns[0] == columns[1])
      laid.unfit("columns", laid["columns"], "\"marble\" and \"rabbi\" in some order");
    card.marble_first = !columns.empty() && columns[0] == ActionKind::marble;
    card.left_half = laid.flag("leftHalf");
    card.right_half = laid.flag("rightHalf");
    cards.push_back(card);
  }
  if (!g.ok()) return {};

  Doc result = Doc::object();
  Doc actions = Doc::list();
  Doc why = Doc::list();
  bool rabbi_done = false;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const TurnKind turn = kind_of_turn(t, static_cast<int>(i) + 1, cards[i],
                                       i > 0 ? &cards[i - 1] : nullptr, rabbi_done);
    if (turn.kind == ActionKind::rabbi) rabbi_done = true;
    actions.push(action_kind_names[index(turn.kind)]);
    why.push(turn_why_names[index(turn.why)]);
  }
  result.set("actions", std::move(actions));
  result.set("why", std::move(why));
  return result;
}

Doc decide_resources(Given& g, DecideTable& t) {
  constexpr int most_at_once = 30000;
  constexpr std::size_t most_events = 1000;
  State s;
  s.marker = static_cast<std::int8_t>(g.number("marker", lowest_space, highest_space));
  int points = 0;
  Doc after = Doc::list();
  for (Given& event : g.objects("events", 0, most_events)) {
    const bool gains = event.has("gain");
    if (gains && event.has("spend"))
      event.wrong("An event has both \"gain\" and \"spend\": it must have one of them.");
    const int n = event.number(gains ? "gain" : "spend", 0, most_at_once);
    if (!event.ok()) return {};
    s.score = 0;
    if (gains)
      gain(s, t, n);
    else
      spend(s, t, n);
    points += s.score;
    after.push(int{s.marker});
  }
  Doc result = Doc::object();
  result.set("marker", int{s.marker});
  result.set("vp", points);
  result.set("after", std::move(after));
  return result;
}

Doc decide_influence(Given& g, DecideTable& t) {
  State s;
  const auto marbles = g.list<Marble>("marbles", marble_names, 0, 15);
  Given character = g.object("character");
  const CardColours card = read_character(character);
  const int price = character.number("price", 0, Given::no_limit);
  s.marker = static_cast<std::int8_t>(g.number("marker", lowest_space, highest_space));
  g.object_or_none("params").amount("redMax", -100, 100,
                                    t.own.tables[index(BoardTable::red_zone)].values[s.level - 1U]);
  if (!g.ok()) return {};

  const Influence influence = influence_of(s, t, marbles, card.left, card.right);
  Doc result = Doc::object();
  result.set("match", influence != Influence::none);
  result.set("outcome", influence_names[index(influence)]);
  result.set("resources", influence == Influence::none    ? 0
                          : influence == Influence::coins ? character_coins
                                                          : -price);
  return result;
}

Doc decide_end_scoring(Given& g, DecideTable& t) {
  constexpr int many = 10000;
  State s;
  s.level = static_cast<std::uint8_t>(g.number("level", 1, 4));
  s.goals = static_cast<std::uint8_t>(g.number_or("goals", 0, 100, s.goals));
  s.marker = static_cast<std::int8_t>(g.number("marker", lowest_space, highest_space));
  g.object_or_none("params").amount("minusFiveVp", -100, 100, s.readings.minus_five_vp);
  Given areas = g.object("areas");
  Doc of_areas = Doc::object();
  int total = 0;
  for (const Colour area : all_colours) {
    const std::string_view name = area_names[index(area)];
    Given counted = areas.object(name);
    const int objects = counted.number("objects", 0, many);
    const int lights = counted.number("menorahs", 0, many);
    const int points = area_points(t, area, objects, lights);
    of_areas.set(name, points);
    total += points;
  }
  if (!g.ok()) return {};

  const int goals = goal_points(s, t);
  const int resources = resource_points(s, t);
  Doc result = Doc::object();
  result.set("goals", goals);
  result.set("resources", resources);
  result.set("areas", std::move(of_areas));
  result.set("total", total + goals + resources);
  return result;
}

}  // namespace seatmate::golem
