#include "games/through-the-ages/inputs.h"

#include "games/through-the-ages/game.h"
#include "games/through-the-ages/table.h"
#include "games/through-the-ages/turn.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

void carry_out(State& s, Table& t, const Input& input) {
  if (is_political(input.verb)) s.human_politics = true;
  switch (input.verb) {
    case Verb::take:
      for (const std::uint8_t space : input.spaces) s.row[space - 1U] = Civil::none;
      break;
    case Verb::event:
      s.pending = Pending::event;
      s.pending_card = input.card;
      s.pending_rotated = input.rotated;
      break;
    case Verb::tactic:
      s.human_tactic = input.card;
      break;
    case Verb::war:
      s.human_war = input.card;
      break;
    case Verb::columbus:
      s.past.push_back(input.card);
      ++s.human_colonies;
      s.human_strength_old = true;  // his leader has gone, and the colony may be worth some
      break;
    case Verb::caesar:
      s.human_politics = false;
      s.human_second_politics = true;
      break;
    case Verb::attack:
      s.pending = Pending::attack;
      s.pending_card = input.card;
      s.attack_strength = input.strength;
      s.human_strength = input.strength;
      s.human_strength_old = false;
      break;
    case Verb::age:
      begin_age(s, t, static_cast<Age>(level(s.age) + 1));
      break;
    case Verb::done:
      s.human_strength = input.strength;
      s.human_strength_old = false;
      end_turn(s);
      break;
  }
}

// Written in questions.cpp: an event of the human's is asked for like one of hers.
Field event_field(const Data& data, const State& s);
Field rotated_field();
Result<RevealedEvent::Answer> read_event(const Data& data, const State& s, const std::string& event,
                                         const std::string& rotated);

namespace {

Form form(Verb verb, std::vector<Field> fields = {}) {
  return vocabulary.input(verb_names[index(verb)], std::move(fields), verb == Verb::done);
}

bool in_last_round(const State& s) { return s.final_round != 0 && s.round >= s.final_round; }

// Cards of a type the human can have: of the ages that have come, and not all copies elsewhere.
bool may_play(const Data& data, const State& s, Military m, MilitaryType type) {
  const MilitaryCard& card = data.card(m);
  return card.type == type && card.copies > 0 && level(card.age) <= level(s.age) &&
         copies_on_table(s, m) < card.copies;
}
Field military_field(const Data& data, const State& s, std::string_view id, MilitaryType type) {
  Field f = vocabulary.field(id);
  for (std::size_t i = 0; i < data.military.size(); ++i)
    if (may_play(data, s, static_cast<Military>(i), type))
      f.options.push_back({data.military[i].id, name_of(data, static_cast<Military>(i))});
  return f;
}
Field strength_field(const State& s) {
  Field f = vocabulary.field("strength", Field::Kind::number);
  f.max = most_human_strength;
  f.otherwise = std::to_string(s.human_strength);
  return f;
}
// He may have this leader: his age has come and is not yet too old, and he is neither hers nor, as
// far as the row is followed, still to be taken.
bool may_lead(const Data& data, const State& s, std::string_view leader) {
  const Civil card = data.civil_named(leader);
  const bool taken =
      s.seen[index(card)] > 0 && std::find(s.row.begin(), s.row.end(), card) == s.row.end();
  return s.leader != card && (taken || s.row_kind == RowKind::asked) &&
         level(data.card(card).age) <= level(s.age) &&
         level(s.age) <= level(data.card(card).age) + 1;
}
constexpr std::string_view caesar = "julius_caesar_a";
constexpr std::string_view columbus = "christopher_columbus_i";
bool is_new_territory(const Data& data, const State& s, Military m) {
  return data.card(m).type == MilitaryType::territory && can_come_up(data, s, m);
}
Field territory_field(const Data& data, const State& s) {
  Field f = vocabulary.field("colony");
  for (std::size_t i = 0; i < data.military.size(); ++i)
    if (is_new_territory(data, s, static_cast<Military>(i)))
      f.options.push_back({data.military[i].id, name_of(data, static_cast<Military>(i))});
  return f;
}
bool she_has_target(const State& s, Attack attack) {
  if (attack == Attack::annex) return !s.colonies.empty();
  if (attack == Attack::infiltrate) return s.leader != Civil::none || s.wonder.card != Civil::none;
  return true;
}

}  // namespace

std::vector<Form> Rulebook::forms(const Data& data, const State& s) {
  if (s.phase != Phase::turns || s.at_turn != Player::human) return {};
  std::vector<Form> forms;
  if (s.row_kind != RowKind::asked) {
    Field cards = vocabulary.field("cards", Field::Kind::list);
    cards.min = 1;
    cards.max = row_spaces;
    cards.options = row_options(data, s);
    if (!cards.options.empty()) forms.push_back(form(Verb::take, {cards}));
  }
  if (s.round > 1) {
    if (!s.human_politics) {
      std::vector<Field> event{event_field(data, s)};
      if (level(s.age) >= level(Age::iii)) event.push_back(rotated_field());
      if (!event[0].options.empty()) forms.push_back(form(Verb::event, std::move(event)));
      Field attack = military_field(data, s, "aggression", MilitaryType::aggression);
      if (!attack.options.empty()) forms.push_back(form(Verb::attack, {attack, strength_field(s)}));
      Field war = military_field(data, s, "war", MilitaryType::war);
      if (!war.options.empty() && s.human_war == Military::none && !in_last_round(s))
        forms.push_back(form(Verb::war, {war}));
      if (Field colony = territory_field(data, s);
          !colony.options.empty() && may_lead(data, s, columbus))
        forms.push_back(form(Verb::columbus, {colony}));
    } else if (!s.human_second_politics && may_lead(data, s, caesar)) {
      forms.push_back(form(Verb::caesar));
    }
    if (s.human_tactic == Military::none) {
      Field tactic = military_field(data, s, "tactic", MilitaryType::tactic);
      if (!tactic.options.empty()) forms.push_back(form(Verb::tactic, {tactic}));
    }
    if (s.row_kind == RowKind::asked && s.age != Age::a && s.age != Age::iv)
      forms.push_back(form(Verb::age));
  }
  forms.push_back(form(Verb::done, {strength_field(s)}));
  return forms;
}

Outcome check(const Data& data, const State& s, const Input& input) {
  if (s.phase != Phase::turns) return refuse("tta.error.over", {});
  if (s.at_turn != Player::human || s.pending != Pending::none)
    return refuse("tta.error.not-now", {});
  const bool first_round = s.round == 1;
  if (first_round && input.verb != Verb::take && input.verb != Verb::done)
    return refuse("tta.error.first-round", {});
  if (is_political(input.verb) && s.human_politics) return refuse("tta.error.one-politics", {});
  const Message card_name = name_of(data, input.card);
  const Arg card("card", card_name);
  switch (input.verb) {
    case Verb::take: {
      if (s.row_kind == RowKind::asked) return refuse("tta.error.row-unknown", {});
      if (input.cards.empty()) return refuse("tta.error.no-cards", {});
      for (const int space : input.spaces)
        if (s.row[static_cast<std::size_t>(space) - 1U] == Civil::none)
          return refuse("tta.error.empty-space", {Arg("n", space)});
      break;
    }
    case Verb::event:
      break;  // read_event has looked
    case Verb::tactic:
      if (s.human_tactic != Military::none) return refuse("tta.error.one-tactic", {});
      if (!may_play(data, s, input.card, MilitaryType::tactic))
        return refuse("tta.error.cannot-play", {card});
      break;
    case Verb::war:
      if (in_last_round(s)) return refuse("tta.error.last-round-war", {});
      if (s.human_war != Military::none) return refuse("tta.error.one-war", {});
      if (!may_play(data, s, input.card, MilitaryType::war))
        return refuse("tta.error.cannot-play", {card});
      break;
    case Verb::columbus:
      if (!may_lead(data, s, columbus)) return refuse("tta.error.not-now", {});
      if (!is_new_territory(data, s, input.card)) return refuse("tta.error.no-territory", {card});
      break;
    case Verb::caesar:
      if (!s.human_politics || s.human_second_politics || !may_lead(data, s, caesar))
        return refuse("tta.error.no-second-politics", {});
      break;
    case Verb::attack:
      if (!may_play(data, s, input.card, MilitaryType::aggression))
        return refuse("tta.error.cannot-play", {card});
      if (!she_has_target(s, data.card(input.card).attack))
        return refuse("tta.error.no-target", {card});
      // TTA-AGG-1: only against a weaker rival.
      if (input.strength <= strength_of(data, s))
        return refuse("tta.error.too-weak",
                      {Arg("yours", input.strength), Arg("hers", strength_of(data, s))});
      break;
    case Verb::age:
      if (s.row_kind != RowKind::asked || s.age == Age::a || s.age == Age::iv)
        return refuse("tta.error.not-now", {});
      break;
    case Verb::done:
      break;
  }
  return Done{};
}

Result<Input> read_input(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  if (!verb) return refuse("tta.error.not-now", {});
  Input input;
  input.verb = *verb;
  const std::string first = argument(entry, 0);
  const auto strength = [&](const std::string& said) -> Outcome {
    const auto n = said.empty() ? std::optional<int>(s.human_strength)
                                : parse_within(said, 0, most_human_strength);
    if (!n)
      return refuse("tta.error.number",
                    {Arg("said", said), Arg("min", 0), Arg("max", most_human_strength)});
    input.strength = static_cast<std::int16_t>(*n);
    return Done{};
  };
  switch (*verb) {
    case Verb::take: {
      if (s.row_kind == RowKind::asked) return refuse("tta.error.row-unknown", {});
      const auto spaces = read_spaces(data, s, first);
      if (!spaces) return spaces.refusal();
      input.spaces = *spaces;
      for (const std::uint8_t space : input.spaces) input.cards.push_back(s.row[space - 1U]);
      break;
    }
    case Verb::event: {
      const std::string rotated = argument(entry, 1);
      if (s.round == 1) return refuse("tta.error.first-round", {});
      const auto event = read_event(data, s, first, rotated.empty() ? "no" : rotated);
      if (!event) return event.refusal();
      input.card = event->card;
      input.rotated = event->rotated;
      break;
    }
    case Verb::tactic:
    case Verb::war:
    case Verb::columbus:
    case Verb::attack:
      input.card = data.military_named(first);
      if (input.card == Military::none)
        return refuse("tta.error.unknown-card", {Arg("said", first)});
      if (*verb == Verb::attack)
        if (const Outcome said = strength(argument(entry, 1)); !said) return said.refusal();
      break;
    case Verb::caesar:
    case Verb::age:
      break;
    case Verb::done:
      if (const Outcome said = strength(first); !said) return said.refusal();
      break;
  }
  if (const Outcome fits = check(data, s, input); !fits) return fits.refusal();
  return input;
}

Entry write_input(const Data& data, const Input& input) {
  Entry entry;
  entry.verb = verb_names[index(input.verb)];
  switch (input.verb) {
    case Verb::take: {
      std::string list;
      for (const int space : input.spaces)
        (list += list.empty() ? "" : ",") += std::to_string(space);
      entry.args = {list};
      break;
    }
    case Verb::event:
      entry.args = {data.card(input.card).id};
      if (input.rotated) entry.args.emplace_back("yes");
      break;
    case Verb::tactic:
    case Verb::war:
    case Verb::columbus:
      entry.args = {data.card(input.card).id};
      break;
    case Verb::attack:
      entry.args = {data.card(input.card).id, std::to_string(input.strength)};
      break;
    case Verb::caesar:
    case Verb::age:
      break;
    case Verb::done:
      entry.args = {std::to_string(input.strength)};
      break;
  }
  return entry;
}

}  // namespace seatmate::through_the_ages
