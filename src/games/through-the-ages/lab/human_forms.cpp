// The simulated human at a table: his answers as a person would type them.

#include "engine/guess.h"
#include "games/through-the-ages/lab/human.h"

namespace seatmate::through_the_ages {

namespace {

int argument_of(const Message& label, std::string_view key, int otherwise) {
  for (const Argument& arg : label.args)
    if (arg.key == key) return static_cast<int>(arg.number);
  return otherwise;
}
std::string text_of(const Message& label, std::string_view key) {
  for (const Argument& arg : label.args)
    if (arg.key == key) return arg.text;
  return {};
}
// A term argument holds the id of its message; its last part is the name.
template <class Enum, std::size_t N>
Enum enum_of(const Message& label, std::string_view key,
             const std::array<std::string_view, N>& names, Enum otherwise) {
  const std::string id = text_of(label, key);
  return parse<Enum>(names, id.substr(id.rfind('.') + 1)).value_or(otherwise);
}
template <class Cards>
std::string list_of(const Data& data, const Cards& cards) {
  std::string list;
  for (const auto card : cards) (list += list.empty() ? "" : ",") += data.card(card).id;
  return list;
}
// The parts of a card of ours, as the form for telling one wants them.
std::vector<std::string> parts_of(const AutomaCard& card) {
  const std::string text = write_card(card);
  std::vector<std::string> parts;
  std::size_t at = 0;
  while (at <= text.size()) {
    const std::size_t bar = std::min(text.find('|', at), text.size());
    std::string part = text.substr(at, bar - at);
    while (part.starts_with(' ')) part.erase(0, 1);
    while (part.ends_with(' ')) part.pop_back();
    parts.push_back(part);
    at = bar + 1;
  }
  std::string auction;
  for (std::string rest = parts[5]; rest.find(':') != std::string::npos;) {
    const std::size_t space = std::min(rest.find(' '), rest.size());
    (auction += auction.empty() ? "" : " ") += rest.substr(0, space);
    rest = space < rest.size() ? rest.substr(space + 1) : "";
  }
  return {parts[0],
          parts[1],
          parts[2],
          parts[3],
          std::to_string(card.military_cards),
          std::to_string(card.happy),
          auction.empty() ? "-" : auction,
          std::to_string(card.colonisation),
          std::to_string(card.defence),
          std::to_string(card.war_units)};
}

}  // namespace

Entry SimulatedHuman::answer(const Data& data, const State& s, const Form& form) {
  Entry entry;
  entry.verb = form.verb;
  const auto say = [&](std::string word) { entry.args = {std::move(word)}; };
  const auto yes_no = [&](bool yes) { say(yes ? "yes" : "no"); };
  const Message& label = form.label;
  if (form.verb == CardFact::verb) {
    const auto n = parse_int(text_of(label, "id").substr(5)).value_or(1);
    entry.args = parts_of(data.house_deck[static_cast<std::size_t>(n - 1)]);
  } else if (form.verb == IconsFact::verb) {
    for (const Field& field : form.fields) entry.args.push_back(field.otherwise);
  } else if (form.verb == DrawnCard::verb) {
    say(std::to_string((answer(data, s, DrawnCard{}) - 1) % cards_of_age + 1));
  } else if (form.verb == DealtCards::verb) {
    const auto n = static_cast<std::uint8_t>(argument_of(label, "n", 1));
    say(list_of(data, answer(data, s, DealtCards{n})));
  } else if (form.verb == RowCards::verb) {
    const CardIcon icon = enum_of(label, "icon", card_icon_names, CardIcon::any);
    say(list_of(data, answer(data, s, RowCards{icon})));
  } else if (form.verb == AgreementCards::verb) {
    std::string spaces;
    for (const std::uint8_t space : answer(data, s, AgreementCards{}))
      (spaces += spaces.empty() ? "" : ",") += std::to_string(space);
    say(spaces);
  } else if (form.verb == DeckRanOut::verb) {
    yes_no(answer(data, s, DeckRanOut{}));
  } else if (form.verb == DrawnMilitary::verb) {
    const auto n = static_cast<std::uint8_t>(argument_of(label, "n", 1));
    say(list_of(data, answer(data, s, DrawnMilitary{n})));
  } else if (form.verb == RevealedEvent::verb) {
    // Which of her events it was nobody looked; the latest age she had is as good as any.
    const Age age = s.age == Age::iv ? Age::iii : s.age == Age::a ? Age::i : s.age;
    const auto event = answer(data, s, RevealedEvent{data.hidden_events[index(age)]});
    say(data.card(event.card).id);
    if (form.fields.size() > 1) entry.args.emplace_back(event.rotated ? "yes" : "no");
  } else if (form.verb == HumanNumber::verb) {
    const auto of = parse<HumanNumber::Of>(human_number_names, form.fields[0].id)
                        .value_or(HumanNumber::Of::strength);
    say(std::to_string(
        answer(data, s, HumanNumber{of, static_cast<std::int16_t>(form.fields[0].max)})));
  } else if (form.verb == HumanBid::verb) {
    const std::string id = text_of(label, "card");
    Military colony = data.military_named(id.substr(id.rfind('.') + 1));
    if (colony == Military::none) colony = Military{0};
    const auto hers = static_cast<std::uint8_t>(argument_of(label, "hers", 0));
    say(std::to_string(answer(data, s, HumanBid{hers, colony})));
  } else if (form.verb == AttackSucceeded::verb) {
    yes_no(answer(data, s, AttackSucceeded{Military::none}));
  } else if (form.verb == HumanTarget::verb) {
    const std::uint8_t target = answer(data, s, HumanTarget{});
    say(target == 0 ? "none" : std::string(age_names[target - 1U]));
  } else if (form.verb == HerBuilding::verb || form.verb == HerColony::verb) {
    say(form.fields[0].options.back().token);
  } else if (form.verb == HerTechnology::verb || form.verb == EqualCards::verb) {
    say(form.fields[0]
            .options[random_.below(static_cast<std::uint32_t>(form.fields[0].options.size()))]
            .token);
  } else if (form.verb == HumanColony::verb) {
    say(data.card(answer(data, s, HumanColony{})).id);
  } else if (form.verb == HerLeaderOrWonder::verb) {
    say("leader");
  } else if (form.verb == LastEvents::verb) {
    say(list_of(data, answer(data, s, LastEvents{text_of(label, "hers") == "yes"})));
  } else if (form.verb == HumanFinal::verb) {
    say(std::to_string(answer(data, s, HumanFinal{})));
  } else {
    entry = guess_entry(form, random_);
  }
  return entry;
}

}  // namespace seatmate::through_the_ages
