#include "games/through-the-ages/questions.h"

#include <algorithm>

#include "games/through-the-ages/strength.h"
#include "games/through-the-ages/table.h"
#include "games/through-the-ages/take.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

namespace {

Field yes_no(std::string_view id, std::string_view otherwise) {
  Field f = vocabulary.field(id);
  f.options = {{"yes", term("label", "yes")}, {"no", term("label", "no")}};
  f.otherwise = otherwise;
  return f;
}
std::vector<std::string_view> tokens_of(std::string_view text) {
  std::vector<std::string_view> tokens;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    tokens.push_back(text.substr(0, comma));
    if (comma == std::string_view::npos) break;
    text.remove_prefix(comma + 1);
  }
  return tokens;
}
Refusal no_card(std::string_view said) {
  return refuse("tta.error.unknown-card", {Arg("said", said)});
}
Result<bool> read_yes_no(const Entry& entry) {
  const std::string said = argument(entry, 0);
  if (said != "yes" && said != "no") return refuse("tta.error.word", {Arg("said", said)});
  return said == "yes";
}

// Ages whose cards can lie in the row while nobody follows it.
bool may_lie_in_row(const State& s, Age age) {
  if (s.age == Age::iv) return age == Age::iii;
  return age == s.age || level(age) == level(s.age) - 1;
}

// Cards named one after the other; each must be able to come now, in the copies there are.
Result<RowCardList> read_cards(const Data& data, const State& s, std::string_view text) {
  RowCardList cards;
  for (const std::string_view token : tokens_of(text)) {
    const Civil card = data.civil_named(token);
    if (card == Civil::none || data.card(card).copies == 0 ||
        (data.card(card).expansion && !s.expansion))
      return no_card(token);
    const bool fits_age = s.row_kind == RowKind::asked ? may_lie_in_row(s, data.card(card).age)
                                                       : data.card(card).age == s.age;
    if (!fits_age)
      return refuse("tta.error.not-this-age",
                    {Arg("card", name_of(data, card)), Arg("age", term(s.age))});
    int copies = s.seen[index(card)];
    for (const Civil other : cards) copies += other == card ? 1 : 0;
    if (copies >= data.card(card).copies)
      return refuse("tta.error.copies",
                    {Arg("card", name_of(data, card)), Arg("n", data.card(card).copies)});
    if (cards.full()) return refuse("tta.error.row-full", {Arg("n", row_spaces)});
    cards.push_back(card);
  }
  return cards;
}

}  // namespace

bool can_come(const Data& data, const State& s, Civil c) {
  const CivilCard& card = data.card(c);
  if (s.seen[index(c)] >= card.copies || (card.expansion && !s.expansion)) return false;
  return s.row_kind == RowKind::asked ? may_lie_in_row(s, card.age) : card.age == s.age;
}
int copies_on_table(const State& s, Military card) {
  int n = 0;
  const auto count = [&](const auto& pile) {
    for (const Military other : pile) n += other == card ? 1 : 0;
  };
  count(s.wars);
  count(s.common);
  count(s.beside);
  count(s.colonies);
  n += s.tactic == card ? 1 : 0;
  n += s.her_war == card ? 1 : 0;
  n += s.human_war == card ? 1 : 0;
  n += s.human_tactic == card ? 1 : 0;
  return n;
}

Form DrawnCard::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb, {Arg("age", term(deck_of_age(s.age)))});
  form.fields = {vocabulary.number_field("card", 1, cards_of_age)};
  return form;
}
Result<std::uint8_t> DrawnCard::read(const Data&, const State& s, const Entry& entry) {
  const auto n = vocabulary.number(entry, 1, cards_of_age);
  if (!n) return n.refusal();
  const auto number = static_cast<std::uint8_t>(first_of_deck(s.age) + *n - 1);
  if (number == s.card || s.deck.played.contains(number))
    return refuse("tta.error.card-out", {Arg("n", *n)});
  return number;
}

Form DealtCards::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("n", n), Arg("age", term(s.age))});
  Field cards = vocabulary.field("cards", Field::Kind::list);
  cards.min = cards.max = n;
  cards.repeats = true;
  for (std::size_t i = 0; i < data.civil.size(); ++i)
    if (can_come(data, s, static_cast<Civil>(i)))
      cards.options.push_back({data.civil[i].id, name_of(data, static_cast<Civil>(i))});
  form.fields = {cards};
  return form;
}
Result<RowCardList> DealtCards::read(const Data& data, const State& s, const Entry& entry) const {
  auto cards = read_cards(data, s, argument(entry, 0));
  if (cards && cards->size() != n)
    return refuse("tta.error.how-many",
                  {Arg("n", static_cast<int>(cards->size())), Arg("wanted", n)});
  return cards;
}

Form RowCards::form(const Data& data, const State& s) const {
  Form form =
      vocabulary.question(verb, {Arg("icon", term(icon)), Arg("others", others ? "yes" : "no")});
  Field cards = vocabulary.field("cards", Field::Kind::list);
  cards.max = row_spaces;
  cards.repeats = true;
  for (std::size_t i = 0; i < data.civil.size(); ++i)
    if (const auto card = static_cast<Civil>(i);
        can_come(data, s, card) && fits(data.civil[i], icon) && may_take(data, s, card))
      cards.options.push_back({data.civil[i].id, name_of(data, static_cast<Civil>(i))});
  form.fields = {cards};
  return form;
}
Result<RowCardList> RowCards::read(const Data& data, const State& s, const Entry& entry) const {
  auto cards = read_cards(data, s, argument(entry, 0));
  if (!cards) return cards;
  for (const Civil card : *cards)
    if (!fits(data.card(card), icon))
      return refuse("tta.error.not-that-kind",
                    {Arg("card", name_of(data, card)), Arg("icon", term(icon))});
  // TTA-CARD-2, TTA-CARD-3: with none of these she could do anything.
  const bool any = std::any_of(cards->begin(), cards->end(),
                               [&](Civil card) { return may_take(data, s, card); });
  if (!cards->empty() && !any)
    return refuse("tta.error.none-she-may-take", {Arg("n", static_cast<int>(cards->size()))});
  return cards;
}

Form DeckRanOut::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb, {Arg("age", term(s.age))});
  form.fields = {yes_no("ran-out", "no")};
  return form;
}
Result<bool> DeckRanOut::read(const Data&, const State&, const Entry& entry) {
  return read_yes_no(entry);
}

Form DrawnMilitary::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("n", n), Arg("age", term(s.age))});
  Field cards = vocabulary.field("military", Field::Kind::list);
  cards.min = cards.max = n;
  cards.repeats = true;
  const Military hidden = data.hidden_events[index(s.age) % 4U];
  cards.options.push_back({data.card(hidden).id, name_of(data, hidden)});
  for (std::size_t i = 0; i < data.military.size(); ++i) {
    const MilitaryCard& card = data.military[i];
    const bool offered = card.age == s.age && card.copies > 0 && card.type != MilitaryType::event &&
                         card.type != MilitaryType::territory;
    if (offered) cards.options.push_back({card.id, name_of(data, static_cast<Military>(i))});
  }
  form.fields = {cards};
  return form;
}
Result<DrawnList> DrawnMilitary::read(const Data& data, const State& s, const Entry& entry) const {
  DrawnList cards;
  for (const std::string_view token : tokens_of(argument(entry, 0))) {
    const Military card = data.military_named(token);
    if (card == Military::none) return no_card(token);
    if (data.card(card).age != s.age)
      return refuse("tta.error.not-this-age",
                    {Arg("card", name_of(data, card)), Arg("age", term(s.age))});
    const bool hidden = card == data.hidden_events[index(s.age) % 4U];
    int copies = copies_on_table(s, card);
    for (const Military other : cards) copies += other == card ? 1 : 0;
    if (!hidden && copies >= data.card(card).copies)
      return refuse("tta.error.copies",
                    {Arg("card", name_of(data, card)), Arg("n", data.card(card).copies)});
    if (cards.size() == n) return refuse("tta.error.how-many", {Arg("n", n + 1), Arg("wanted", n)});
    cards.push_back(card);
  }
  if (cards.size() != n)
    return refuse("tta.error.how-many",
                  {Arg("n", static_cast<int>(cards.size())), Arg("wanted", n)});
  return cards;
}

// --- events
// ----------------------------------------------------------------------------------------

bool can_come_up(const Data& data, const State& s, Military m) {
  const MilitaryCard& card = data.card(m);
  const bool event = card.type == MilitaryType::event || card.type == MilitaryType::territory;
  return event && card.copies > 0 && level(card.age) <= std::min(3, level(s.age)) &&
         !s.past.contains(m);
}
Field event_field(const Data& data, const State& s) {
  Field events = vocabulary.field("event");
  for (std::size_t i = 0; i < data.military.size(); ++i)
    if (can_come_up(data, s, static_cast<Military>(i)))
      events.options.push_back({data.military[i].id, name_of(data, static_cast<Military>(i))});
  return events;
}
Field rotated_field() { return yes_no("rotated", "no"); }
Result<RevealedEvent::Answer> read_event(const Data& data, const State& s, const std::string& event,
                                         const std::string& rotated) {
  RevealedEvent::Answer answer;
  answer.card = data.military_named(event);
  if (answer.card == Military::none) return no_card(event);
  const MilitaryCard& card = data.card(answer.card);
  if ((card.type != MilitaryType::event && card.type != MilitaryType::territory) ||
      card.copies == 0)
    return refuse("tta.error.no-event", {Arg("card", name_of(data, answer.card))});
  if (s.past.contains(answer.card))
    return refuse("tta.error.event-past", {Arg("card", name_of(data, answer.card))});
  if (!can_come_up(data, s, answer.card))
    return refuse("tta.error.not-this-age",
                  {Arg("card", name_of(data, answer.card)), Arg("age", term(s.age))});
  if (rotated != "yes" && rotated != "no") return refuse("tta.error.word", {Arg("said", rotated)});
  answer.rotated = rotated == "yes";
  if (answer.rotated && (card.type != MilitaryType::event || card.age != Age::iii))
    return refuse("tta.error.not-rotated", {Arg("card", name_of(data, answer.card))});
  return answer;
}

Form RevealedEvent::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(verb);
  const bool late = level(s.age) >= level(Age::iii);
  form.why.args.add({"late", late ? "yes" : "no"});
  form.fields = {event_field(data, s)};
  if (late) form.fields.push_back(rotated_field());
  return form;
}
Result<RevealedEvent::Answer> RevealedEvent::read(const Data& data, const State& s,
                                                  const Entry& entry) const {
  const std::string rotated = argument(entry, 1);
  return read_event(data, s, argument(entry, 0), rotated.empty() ? "no" : rotated);
}

// --- the human's numbers
// ---------------------------------------------------------------------------

Form HumanNumber::form(const Data& data, const State& s) const {
  Form form;
  form.verb = verb;
  const std::string_view name = human_number_names[index(of)];
  form.label = {"tta.question.number." + std::string(name),
                {Arg("card", name_of(data, card)), Arg("most", most),
                 Arg("war", card == Military::none ? "no" : "yes")}};
  form.why = {"tta.question-why.number", {}};
  Field number = vocabulary.number_field(name, of == Of::science_rating ? -20 : 0, most);
  if (of == Of::strength) number.otherwise = std::to_string(s.human_strength);
  if (of == Of::lost_science || of == Of::lost_culture) number.otherwise = std::to_string(most);
  form.fields = {number};
  return form;
}
Result<std::int16_t> HumanNumber::read(const Data&, const State&, const Entry& entry) const {
  const auto n = vocabulary.number(entry, of == Of::science_rating ? -20 : 0, most);
  if (!n) return n.refusal();
  return static_cast<std::int16_t>(*n);
}

Form HumanBid::form(const Data& data, const State&) const {
  Form form = vocabulary.question(verb, {Arg("hers", hers), Arg("card", name_of(data, colony))});
  Field bid = vocabulary.number_field("bid", 0, 99);
  bid.otherwise = "0";
  form.fields = {bid};
  return form;
}
Result<std::uint8_t> HumanBid::read(const Data&, const State&, const Entry& entry) const {
  const auto n = vocabulary.number(entry, 0, 99);
  if (!n) return n.refusal();
  // TTA-COL-1: he wins only by bidding more.
  if (*n > 0 && *n <= hers)
    return refuse("tta.error.bid", {Arg("n", *n), Arg("hers", hers), Arg("least", hers + 1)});
  return static_cast<std::uint8_t>(*n);
}

Form AttackSucceeded::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(
      verb, {Arg("card", name_of(data, card)), Arg("strength", strength_of(data, s))});
  form.fields = {yes_no("succeeded", "")};
  return form;
}
Result<bool> AttackSucceeded::read(const Data&, const State&, const Entry& entry) const {
  return read_yes_no(entry);
}

Form HumanTarget::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  Field target = vocabulary.field("target");
  target.options.push_back({"none", term("label", "none")});
  for (std::size_t age = 0; age < 4; ++age)
    target.options.push_back({std::string(age_names[age]), term(static_cast<Age>(age))});
  form.fields = {target};
  return form;
}
Result<std::uint8_t> HumanTarget::read(const Data&, const State&, const Entry& entry) {
  const std::string said = argument(entry, 0);
  if (said == "none") return std::uint8_t{0};
  const auto age = parse<Age>(age_names, said);
  if (!age || *age == Age::iv) return refuse("tta.error.word", {Arg("said", said)});
  return static_cast<std::uint8_t>(level(*age) + 1);
}

// --- what is equal
// ----------------------------------------------------------------------------------

Form EqualCards::form(const Data& data, const State&) const {
  Form form = vocabulary.question(verb, {Arg("upgrades", upgrades ? "yes" : "no")});
  Field technology = vocabulary.field("equal");
  for (const Civil card : cards)
    technology.options.push_back({data.card(card).id, name_of(data, card)});
  form.fields = {technology};
  return form;
}
Result<Civil> EqualCards::read(const Data& data, const State&, const Entry& entry) const {
  const Civil card = data.civil_named(argument(entry, 0));
  if (card == Civil::none || !cards.contains(card)) return no_card(argument(entry, 0));
  return card;
}

// --- what of hers
// ----------------------------------------------------------------------------------

Form HerBuilding::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("age", term(oldest_age))});
  Field building = vocabulary.field("building");
  for (const Tech& tech : s.techs) {
    const CivilCard& card = data.card(tech.card);
    if (card.cls == Class::urban && tech.cubes > 0 && card.age <= oldest_age)
      building.options.push_back({card.id, name_of(data, tech.card)});
  }
  form.fields = {building};
  return form;
}
Result<Civil> HerBuilding::read(const Data& data, const State& s, const Entry& entry) const {
  const Form asked = form(data, s);
  for (const Option& option : asked.fields[0].options)
    if (option.token == argument(entry, 0)) return data.civil_named(option.token);
  return no_card(argument(entry, 0));
}

Form HerTechnology::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("price", price)});
  Field technology = vocabulary.field("technology");
  technology.options.push_back({"none", term("label", "none")});
  for (const Tech& tech : s.techs)
    if (may_go(data, tech.card))
      technology.options.push_back({data.card(tech.card).id, name_of(data, tech.card)});
  technology.otherwise = "none";
  form.fields = {technology};
  return form;
}
Result<Civil> HerTechnology::read(const Data& data, const State& s, const Entry& entry) const {
  const std::string& said = argument(entry, 0);
  if (said == "none") return Civil::none;
  const Civil card = data.civil_named(said);
  for (const Tech& tech : s.techs)
    if (tech.card == card && may_go(data, card)) return card;
  return no_card(said);
}

Form HerColony::form(const Data& data, const State& s) {
  Form form = vocabulary.question(verb);
  Field colony = vocabulary.field("colony");
  for (const Military m : s.colonies) colony.options.push_back({data.card(m).id, name_of(data, m)});
  form.fields = {colony};
  return form;
}
Result<Military> HerColony::read(const Data& data, const State& s, const Entry& entry) {
  const Military m = data.military_named(argument(entry, 0));
  if (m == Military::none || !s.colonies.contains(m)) return no_card(argument(entry, 0));
  return m;
}

Colonies may_be_human_colonies(const Data& data, const State& s) {
  Colonies his;
  for (std::size_t i = 0; i < data.military.size(); ++i) {
    const auto m = static_cast<Military>(i);
    if (data.card(m).type == MilitaryType::territory && s.past.contains(m) &&
        !s.colonies.contains(m) && !s.nobodys.contains(m) && !his.full())
      his.push_back(m);
  }
  return his;
}
Form HumanColony::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("lost", lost ? "yes" : "no")});
  form.why.args.add({"lost", lost ? "yes" : "no"});
  Field colony = vocabulary.field("colony");
  for (const Military m : may_be_human_colonies(data, s))
    colony.options.push_back({data.card(m).id, name_of(data, m)});
  form.fields = {colony};
  return form;
}
Result<Military> HumanColony::read(const Data& data, const State& s, const Entry& entry) const {
  const Military m = data.military_named(argument(entry, 0));
  if (m == Military::none || !may_be_human_colonies(data, s).contains(m))
    return no_card(argument(entry, 0));
  return m;
}

// --- the row, by its spaces
// ------------------------------------------------------------------------

std::vector<Option> row_options(const Data& data, const State& s) {
  std::vector<Option> options;
  for (std::size_t i = 0; i < row_spaces; ++i) {
    const Civil card = s.row[i];
    if (card == Civil::none) continue;
    const auto here = s.row.begin() + static_cast<std::ptrdiff_t>(i);
    const bool again = std::find(s.row.begin(), here, card) != here;
    const Message card_name = name_of(data, card);
    const Arg name("card", card_name);
    options.push_back({std::to_string(i + 1),
                       again
                           ? Message{"tta.option.again", {Arg("n", static_cast<int>(i) + 1), name}}
                           : name_of(data, card)});
  }
  return options;
}

namespace {

// "5", or the id of a card: the leftmost of that name that was not named before.
Result<std::uint8_t> space_said(const Data& data, const State& s,
                                const AgreementCards::Answer& before, std::string_view token) {
  if (const auto n = parse_within(token, 1, row_spaces)) {
    const auto space = static_cast<std::uint8_t>(*n);
    if (s.row[space - 1U] == Civil::none || before.contains(space))
      return refuse("tta.error.empty-space", {Arg("n", *n)});
    return space;
  }
  const Civil card = data.civil_named(token);
  if (card == Civil::none) return refuse("tta.error.unknown-card", {Arg("said", token)});
  for (std::uint8_t space = 1; space <= row_spaces; ++space)
    if (s.row[space - 1U] == card && !before.contains(space)) return space;
  return refuse("tta.error.not-in-row", {Arg("card", name_of(data, card))});
}

}  // namespace

Result<AgreementCards::Answer> read_spaces(const Data& data, const State& s,
                                           std::string_view said) {
  AgreementCards::Answer spaces;
  for (const std::string_view token : tokens_of(said)) {
    const auto space = space_said(data, s, spaces, token);
    if (!space) return space.refusal();
    spaces.push_back(*space);
  }
  return spaces;
}

Form AgreementCards::form(const Data& data, const State& s) {
  Form form = vocabulary.question(verb);
  Field cards = vocabulary.field("cards", Field::Kind::list);
  cards.max = row_spaces;
  cards.options = row_options(data, s);
  form.fields = {cards};
  return form;
}
Result<AgreementCards::Answer> AgreementCards::read(const Data& data, const State& s,
                                                    const Entry& entry) {
  return read_spaces(data, s, argument(entry, 0));
}

Form HerLeaderOrWonder::form(const Data& data, const State& s) {
  Form form = vocabulary.question(verb);
  Field which = vocabulary.field("leader-or-wonder");
  which.options = {{"leader", name_of(data, s.leader)}, {"wonder", name_of(data, s.wonder.card)}};
  form.fields = {which};
  return form;
}
Result<bool> HerLeaderOrWonder::read(const Data&, const State&, const Entry& entry) {
  const std::string said = argument(entry, 0);
  if (said != "leader" && said != "wonder") return refuse("tta.error.word", {Arg("said", said)});
  return said == "leader";
}

// --- the end
// ---------------------------------------------------------------------------------------

Form LastEvents::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("hers", hers ? "yes" : "no")});
  Field events = vocabulary.field("events", Field::Kind::list);
  for (std::size_t i = 0; i < data.military.size(); ++i) {
    const MilitaryCard& card = data.military[i];
    if (card.type == MilitaryType::event && card.age == Age::iii &&
        can_come_up(data, s, static_cast<Military>(i)))
      events.options.push_back({card.id, name_of(data, static_cast<Military>(i))});
  }
  events.max = static_cast<std::int64_t>(events.options.size());
  form.fields = {events};
  return form;
}
Result<LastEvents::Answer> LastEvents::read(const Data& data, const State& s,
                                            const Entry& entry) const {
  Answer events;
  for (const std::string_view token : tokens_of(argument(entry, 0))) {
    const auto event = read_event(data, s, std::string(token), "yes");
    if (!event) return event.refusal();
    if (events.contains(event->card))
      return refuse("tta.error.copies", {Arg("card", name_of(data, event->card)), Arg("n", 1)});
    events.push_back(event->card);
  }
  return events;
}

Form HumanFinal::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  form.fields = {vocabulary.number_field("culture", 0, 2000)};
  return form;
}
Result<std::int16_t> HumanFinal::read(const Data&, const State&, const Entry& entry) {
  const auto n = vocabulary.number(entry, 0, 2000);
  if (!n) return n.refusal();
  return static_cast<std::int16_t>(*n);
}

}  // namespace seatmate::through_the_ages
