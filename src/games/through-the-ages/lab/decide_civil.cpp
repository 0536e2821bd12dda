// `decide`, the kinds about civil cards: take-cards, develop, build, pay-gold, production.

#include "games/through-the-ages/lab/decide.h"
#include "games/through-the-ages/produce.h"

namespace seatmate::through_the_ages {

namespace {

std::optional<CardIcon> read_card_icon(std::string_view text) {
  return parse<CardIcon>(card_icon_names, text);
}

// The yellow cards a payment means.
template <class Places>
Doc cards_at(const Data& data, const Yellow& yellow, const Places& places) {
  Doc list = Doc::list();
  for (const std::uint8_t place : places) list.push(id_of(data, yellow[place]));
  return list;
}

Doc taken_doc(const Data& data, const std::string& icon, const Taken& taken) {
  Doc doc = Doc::object();
  doc.set("icon", icon);
  doc.set("position", taken.position == 0 ? Doc() : Doc(taken.position));
  doc.set("card", id_of(data, taken.card));
  if (taken.position == 0) return doc;
  doc.set("to", taken.to_play ? "PLAY" : slot_names[index(taken.to)]);
  doc.set("displaced", id_of(data, taken.displaced));
  return doc;
}

Doc built_doc(const Data& data, const State& s, std::string_view icon, const BuildResult& built) {
  Doc doc = Doc::object();
  doc.set("icon", icon);
  switch (built.what) {
    case Built::nothing:
      doc.set("action", "none");
      return doc;
    case Built::stages:
      doc.set("action", "stages");
      doc.set("card", id_of(data, built.card));
      doc.set("stages", built.stages);
      doc.set("completed", built.completed);
      return doc;
    case Built::upgrade:
      doc.set("action", "upgrade");
      doc.set("from", id_of(data, built.from));
      break;
    case Built::building:
      doc.set("action", "build");
      break;
  }
  doc.set("card", id_of(data, built.card));
  doc.set("gold", built.gold);
  doc.set("paid", cards_at(data, s.yellow, built.payment.paid));
  doc.set("blue", built.blue);
  return doc;
}

}  // namespace

Doc decide_take_cards(Given& g, State& s, DecideTable& t) {
  if (g.is_list("row", 0, row_spaces))
    for (std::size_t i = 0; i < g["row"].items().size(); ++i)
      if (!g["row"][i].is_null()) s.row[i] = g.civil_at("row", g["row"][i]);
  read_slots(g, s);
  Given ages = g.object_or_none("agesTaken");
  s.leader_ages = ages.ages("LEADER");
  s.government_ages = ages.ages("GOVERNMENT");
  read_in_play(g, s);
  read_wonder(g, s);
  auto icons = g.icons("icons", read_card_icon);
  if (g.flag_or("firstTurn", false) && icons.size() > 1) icons.resize(1);  // TTA-T1-2
  if (g.has("age")) s.age = g.age("age", Age::a, Age::iv);
  if (!g.ok()) return {};

  const State before = s;
  Doc taken = Doc::list();
  for (const auto& [name, icon] : icons) taken.push(taken_doc(t.data, name, take_for(s, t, icon)));
  Doc result = Doc::object();
  result.set("taken", std::move(taken));
  result.set("slots", slots_doc(t.data, s, Slot::action, Slot::urban));
  Doc& ages_taken = result.set("agesTaken", Doc::object());
  ages_taken.set("LEADER", ages_doc(s.leader_ages));
  ages_taken.set("GOVERNMENT", ages_doc(s.government_ages));
  result.set("wonder", wonder_doc(t.data, s));
  result.set("ratingChange", change_doc(t.data, before, s));
  return result;
}

Doc decide_develop(Given& g, State& s, DecideTable& t) {
  read_slots(g, s);
  s.science = static_cast<std::int16_t>(g.number("sciencePoints", 0, Given::most_points));
  read_in_play(g, s);
  const auto icons = g.icons("icons", read_development);
  if (!g.ok()) return {};

  const State before = s;
  Doc steps = Doc::list();
  for (const auto& [name, icon] : icons) {
    Doc& step = steps.push(Doc::object());
    step.set("icon", name);
    const Developed d = develop(s, t, icon);
    step.set("action", d.done ? "develop" : "none");
    if (!d.done) continue;
    step.set("by", dev_icon_names[index(d.by)]);
    step.set("card", id_of(t.data, d.card));
    step.set("cost", d.cost);
    step.set("science", d.science);
    step.set("gold", d.gold);
    step.set("paid", cards_at(t.data, s.yellow, d.payment.paid));
    Doc& removed = step.set("removed", Doc::list());
    if (d.removed != Civil::none) removed.push(id_of(t.data, d.removed));
    pay(s, t, d.payment);
  }
  Doc result = Doc::object();
  result.set("steps", std::move(steps));
  result.set("sciencePoints", int{s.science});
  result.set("slots", slots_doc(t.data, s, Slot::action, Slot::urban));
  Doc& in_play = result.set("inPlay", Doc::list());
  for (const Tech& tech : s.techs) in_play.push(id_of(t.data, tech.card));
  result.set("ratingChange", change_doc(t.data, before, s));
  return result;
}

Doc decide_build(Given& g, State& s, DecideTable& t) {
  constexpr int most_cubes = 50;
  for (Given& tech : g.objects("technologies", 0, Techs::capacity()))
    s.techs.push_back(
        {tech.civil("card"), static_cast<std::uint8_t>(tech.number("cubes", 0, most_cubes))});
  g.civil_cards("yellow", s.yellow);
  s.blue = static_cast<std::uint8_t>(g.number("blueCubes", 0, most_cubes));
  read_wonder(g, s);
  const auto icons = g.icons("icons", read_build);
  const bool war = g.flag_or("war", false);
  const int extra_units = g.number_or("warExtraUnits", 0, most_cubes, 0);
  if (!g.ok()) return {};

  const State before = s;
  Doc steps = Doc::list();
  Civil completed = Civil::none;
  const auto step = [&](std::string_view name, const BuildResult& built) {
    steps.push(built_doc(t.data, s, name, built));
    if (built.completed) completed = built.card;
    pay(s, t, built.payment);
  };
  for (const auto& [name, icon] : icons) step(name, build_for(s, t, icon, war));
  for (int i = 0; war && i < extra_units; ++i) step("WAR_EXTRA_UNITS", build_war_unit(s, t));
  Doc result = Doc::object();
  result.set("steps", std::move(steps));
  Doc& technologies = result.set("technologies", Doc::list());
  for (const Tech& tech : s.techs) {
    Doc& doc = technologies.push(Doc::object());
    doc.set("card", id_of(t.data, tech.card));
    doc.set("cubes", int{tech.cubes});
  }
  result.set("yellow", ids_of(t.data, s.yellow));
  result.set("blueCubes", int{s.blue});
  result.set("wonder", wonder_doc(t.data, s));
  result.set("completedWonder", id_of(t.data, completed));
  result.set("ratingChange", change_doc(t.data, before, s));
  return result;
}

Doc decide_pay_gold(Given& g, State& s, DecideTable& t) {
  g.civil_cards("yellow", s.yellow);
  const int amount = g.number("amount", 0, Given::most_points);
  if (!g.ok()) return {};

  Doc result = Doc::object();
  const Payment payment = plan_payment(t.data, s, s.yellow, amount);
  result.set("gold", gold(t.data, s.yellow));
  result.set("possible", payment.possible);
  result.set("paid", cards_at(t.data, s.yellow, payment.paid));
  result.set("overpaid", payment.paid.empty() ? 0 : payment.value - amount);
  pay(s, t, payment);
  result.set("left", ids_of(t.data, s.yellow));
  return result;
}

Doc decide_production(Given& g, State& s, DecideTable& t) {
  s.extra.science = static_cast<std::int16_t>(g.points("scienceRating"));
  s.extra.culture = static_cast<std::int16_t>(g.points("cultureRating"));
  s.science = static_cast<std::int16_t>(g.points("sciencePoints"));
  s.culture = static_cast<std::int16_t>(g.points("culturePoints"));
  if (!g.ok()) return {};

  produce(s, t);
  Doc result = Doc::object();
  result.set("sciencePoints", int{s.science});
  result.set("culturePoints", int{s.culture});
  return result;
}

}  // namespace seatmate::through_the_ages
