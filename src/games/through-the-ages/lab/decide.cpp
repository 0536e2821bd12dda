// `decide`: one question in the shapes of docs/decide.md, answered by the rules that `play` runs.

#include "games/through-the-ages/lab/decide.h"

#include <array>
#include <span>

#include "games/through-the-ages/game.h"

namespace seatmate::through_the_ages {

namespace {

struct Kind {
  std::string_view name;
  Doc (*decide)(Given& given, State& s, DecideTable& table);
};
constexpr std::array<Kind, 12> kinds{{
    {"take-cards", decide_take_cards},
    {"develop", decide_develop},
    {"build", decide_build},
    {"military-draw", decide_military_draw},
    {"tactic", decide_tactic},
    {"politics", decide_politics},
    {"auction", decide_auction},
    {"defence", decide_defence},
    {"age-change", decide_age_change},
    {"pay-gold", decide_pay_gold},
    {"production", decide_production},
    {"event-bonus", decide_event_bonus},
}};

// Where another reading of the rulebook is plausible: the default, the other value, and a third one
// if there is one.
struct Reading {
  std::string_view name;
  std::string_view usual;
  std::string_view other;
  bool Readings::* chosen;
  std::string_view third = {};
  bool Readings::* chosen_third = nullptr;
};
constexpr std::array<Reading, 17> readings{{
    {"urbanIcon", "leftmost", "most", &Readings::urban_icon_most},
    {"buildChoice", "affordable", "best", &Readings::build_best},
    {"increase", "positive", "any", &Readings::any_increase},
    {"capPer", "type", "card", &Readings::cap_per_card},
    {"goldChoice", "oldest", "fewest", &Readings::gold_fewest},
    {"leaderHappiness", "no", "yes", &Readings::leader_happiness},
    {"tacticsPerEra", "once", "slot", &Readings::tactic_by_slot},
    {"armies", "several", "one", &Readings::one_army},
    {"airForces", "wild", "double", &Readings::air_doubles, "both", &Readings::air_both},
    {"defenceLoss", "age", "card", &Readings::loss_by_card},
    {"untargetable", "skip", "play", &Readings::plays_untargetable},
    {"warUnits", "gold", "free", &Readings::war_units_free},
    {"upgradeRank", "increase", "target", &Readings::upgrade_by_target},
    {"aggressionTarget", "weaker", "any", &Readings::attacks_any},
    {"developStat", "positive", "any", &Readings::develops_any},
    {"developFallback", "none", "next", &Readings::develops_next},
    {"tacticTie", "common", "slot", &Readings::slot_tactic_first},
}};

void choose(Given& options, std::string_view name, const Doc& value, const Reading& reading,
            Readings& chosen) {
  const std::array values{reading.usual, reading.other, reading.third};
  const std::size_t said =
      options.one_of(name, value, std::span(values).first(reading.third.empty() ? 2 : 3));
  chosen.*reading.chosen = said == 1;
  if (!reading.third.empty()) chosen.*reading.chosen_third = said == 2;
}

void read_options(Given& g, Readings& chosen) {
  Given options = g.object_or_none("options");
  for (const auto& [name, value] : options.members()) {
    const Reading* known = nullptr;
    for (const Reading& reading : readings)
      if (reading.name == name) known = &reading;
    if (known == nullptr)
      g.wrong("\"options\" has " + shown(Doc(name)) + ": it may have " +
              joined(readings, [](const Reading& r) { return r.name; }) + ".");
    else
      choose(options, name, value, *known, chosen);
  }
}

}  // namespace

Doc Rulebook::decide(const Data& data, const Doc& question) {
  return answer_case(kinds, question, [&](const Kind& kind, const seatmate::Given& plain) {
    Given given(plain, data);
    State state;
    DecideTable table(data);
    state.readings.tie_first = true;  // nobody is there to be asked
    read_options(given, state.readings);
    Doc result = kind.decide(given, state, table);
    cite_rules(result, table.trail, rule_ids);
    return result;
  });
}

std::vector<Given> Given::objects(std::string_view key, std::size_t least, std::size_t most) {
  std::vector<Given> all;
  for (const seatmate::Given& plain : seatmate::Given::objects(key, least, most))
    all.emplace_back(plain, data_);
  return all;
}

// ---- ages and cards

Age Given::age_at(std::string_view key, const Doc& doc, Age least, Age most) {
  if (doc.is_text())
    if (const auto age = parse<Age>(age_names, doc.text()); age && *age >= least && *age <= most)
      return *age;
  unfit(key, doc,
        "an age from \"" + std::string(age_names[index(least)]) + "\" to \"" +
            std::string(age_names[index(most)]) + "\"");
  return least;
}
Age Given::age(std::string_view key, Age least, Age most) {
  return age_at(key, (*this)[key], least, most);
}
std::uint8_t Given::ages(std::string_view key) {
  std::uint8_t ages = 0;
  constexpr std::size_t most = 20;
  if (has(key) && is_list(key, 0, most))
    for (const Doc& doc : items(key)) add(ages, age_at(key, doc, Age::a, Age::iii));
  return ages;
}

Civil Given::civil_at(std::string_view key, const Doc& doc) {
  const Civil card = doc.is_text() ? data_.civil_named(doc.text()) : Civil::none;
  if (card != Civil::none) return card;
  unfit(key, doc, "the id of a civil card");
  return Civil{};
}
Military Given::military_at(std::string_view key, const Doc& doc) {
  const Military card = doc.is_text() ? data_.military_named(doc.text()) : Military::none;
  if (card != Military::none) return card;
  unfit(key, doc, "the id of a military card");
  return Military{};
}
Military Given::tactic_at(std::string_view key, const Doc& doc) {
  const Military card = military_at(key, doc);
  if (ok() && data_.card(card).type != MilitaryType::tactic) unfit(key, doc, "the id of a tactic");
  return card;
}
Civil Given::civil(std::string_view key) { return civil_at(key, (*this)[key]); }
Military Given::military(std::string_view key) { return military_at(key, (*this)[key]); }
Military Given::tactic_or_none(std::string_view key) {
  return has(key) ? tactic_at(key, (*this)[key]) : Military::none;
}

Units Given::units(std::string_view key) {
  Units all;
  civil_cards(key, all);
  for (const Civil unit : all)
    if (ok() && data_.card(unit).cls != Class::unit)
      unfit(key, Doc(data_.card(unit).id), "a list of units");
  return all;
}

// ---- what several kinds are given

void read_slots(Given& g, State& s) {
  Given slots = g.object("slots");
  const auto civil = [&](std::string_view key) {
    InlineVector<Civil, 1> card;
    slots.civil_cards(key, card);
    return card.empty() ? Civil::none : card[0];
  };
  constexpr std::size_t most_yellow =
      Yellow::capacity() - row_spaces;  // all of a row may join them
  for (const auto& member : slots.members()) {
    const std::string& key = member.first;
    const auto slot = parse<Slot>(slot_names, key);
    if (!slot) {
      g.wrong("\"slots\" has " + shown(Doc(key)) + ": it may have " + joined(slot_names) + ".");
      return;
    }
    if (member.second.is_null()) continue;
    switch (*slot) {
      case Slot::action:
        if (slots.is_list(key, 0, most_yellow)) slots.civil_cards(key, s.yellow);
        break;
      case Slot::leader:
        s.leader = civil(key);
        break;
      case Slot::government:
        s.government = civil(key);
        break;
      case Slot::special:
        s.special = civil(key);
        break;
      case Slot::farm_mine:
        s.farm_mine = civil(key);
        break;
      case Slot::military:
        s.unit = civil(key);
        break;
      case Slot::urban:
        slots.civil_cards(key, s.urban);
        break;
      case Slot::events:
        slots.military_cards(key, s.events);
        break;
      case Slot::wars_aggressions:
        slots.military_cards(key, s.wars);
        break;
      case Slot::tactics: {
        InlineVector<Military, 1> card;
        slots.tactics(key, card);
        if (!card.empty()) s.tactic = card[0];
        break;
      }
    }
  }
}

void read_wonder(Given& g, State& s) {
  if (!g.has("wonder")) return;
  Given wonder = g.object("wonder");
  s.wonder.card = wonder.civil("card");
  if (!g.ok()) return;
  const CivilCard& card = g.data().card(s.wonder.card);
  if (card.cls != Class::wonder) wonder.unfit("card", wonder["card"], "the id of a wonder");
  s.wonder.stages = static_cast<std::uint8_t>(wonder.number("stagesBuilt", 0, card.stages));
}

void read_in_play(Given& g, State& s) {
  constexpr std::size_t room = 7;  // a card from every slot may join them
  InlineVector<Civil, Techs::capacity() - room> cards;
  g.civil_cards("inPlay", cards);
  for (const Civil card : cards) s.techs.push_back({card, 0});
}

// ---- writing

Doc slots_doc(const Data& data, const State& s, Slot first, Slot last) {
  const auto one = [&](auto card) {
    Doc list = Doc::list();
    if (const Doc id = id_of(data, card); !id.is_null()) list.push(id);
    return list;
  };
  const std::array<Doc, slot_names.size()> all{
      ids_of(data, s.yellow), one(s.leader), one(s.government),     one(s.special),
      one(s.farm_mine),       one(s.unit),   ids_of(data, s.urban), ids_of(data, s.events),
      ids_of(data, s.wars),   one(s.tactic)};
  Doc slots = Doc::object();
  for (std::size_t i = index(first); i <= index(last); ++i) slots.set(slot_names[i], all[i]);
  return slots;
}

Doc ages_doc(std::uint8_t ages) {
  Doc list = Doc::list();
  for (const Age age : {Age::a, Age::i, Age::ii, Age::iii})
    if (has(ages, age)) list.push(age_names[index(age)]);
  return list;
}

Doc wonder_doc(const Data& data, const State& s) {
  if (s.wonder.card == Civil::none) return {};
  Doc wonder = Doc::object();
  wonder.set("card", id_of(data, s.wonder.card));
  wonder.set("stagesBuilt", int{s.wonder.stages});
  return wonder;
}

Doc change_doc(const Data& data, const State& before, const State& after) {
  const Ratings change = ratings_of(data, after) - ratings_of(data, before);
  Doc doc = Doc::object();
  doc.set("science", int{change.science});
  doc.set("culture", int{change.culture});
  doc.set("strength", int{change.strength});
  doc.set("happiness", int{change.happiness});
  return doc;
}

}  // namespace seatmate::through_the_ages
