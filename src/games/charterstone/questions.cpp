#include "games/charterstone/questions.h"

#include "games/charterstone/counts.h"
#include "games/charterstone/guidepost.h"
#include "games/charterstone/table.h"
#include "games/charterstone/turn.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

template <class Keep>
Field charter_field(std::string_view id, Keep&& keep) {
  Field f = vocabulary.field(id);
  for (const Charter c : all_charters)
    if (keep(c)) f.options.push_back({std::string(token(c)), term(c)});
  return f;
}
Result<Charter> read_charter(const Entry& entry) {
  const auto c = parse<Charter>(charter_names, argument(entry, 0));
  if (!c) return Refusal{vocabulary.message("error", "word", {Arg("said", argument(entry, 0))})};
  return *c;
}
Result<std::uint8_t> read_small(const std::string& said, int min, int max) {
  const auto n = parse_within(said, min, max);
  if (!n) return vocabulary.not_a_number(said, min, max);
  return static_cast<std::uint8_t>(*n);
}
Field yes_or_no(std::string_view id) {
  Field field = vocabulary.field(id);
  field.options = {{"yes", term("label", "yes")}, {"no", term("label", "no")}};
  return field;
}
Result<bool> read_yes_or_no(const Entry& entry) {
  const std::string& said = argument(entry, 0);
  if (said != "yes" && said != "no")
    return Refusal{vocabulary.message("error", "word", {Arg("said", said)})};
  return said == "yes";
}
int last_in_deck(const State& s) {
  return has_extra_cards(s.chronicle) ? last_automa_card : first_automa_card + first_deck_count - 1;
}
constexpr std::string_view king_card = "card";
constexpr int most_stars = 200;
constexpr int most_vp = 400;
constexpr int most_campaign_vp = 2000;

// Words with blanks or commas between them.
std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = text.find_first_of(" ,");
    if (end != 0) words.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return words;
}

}  // namespace

Form DrawnCard::form(const Data&, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(whom))});
  form.fields = {vocabulary.number_field("automa-card", first_automa_card, last_in_deck(s))};
  return form;
}
Result<std::uint8_t> DrawnCard::read(const Data&, const State& s, const Entry& entry) {
  const auto n = vocabulary.number(entry, first_automa_card, last_in_deck(s));
  if (!n) return n.refusal();
  if (!is_in_deck(s, *n - first_automa_card))  // CH-POST-1
    return refuse("charter.error.not-in-deck", {Arg("n", *n)});
  return static_cast<std::uint8_t>(*n - first_automa_card);
}

Form Die::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  form.fields = {charter_field("charter", [](Charter) { return true; })};
  return form;
}
Result<Charter> Die::read(const Data&, const State&, const Entry& entry) {
  return read_charter(entry);
}

Form FirstPlayer::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb);
  form.fields = {charter_field("charter", [&](Charter c) { return is_active(s, c); })};
  return form;
}
Result<Charter> FirstPlayer::read(const Data&, const State& s, const Entry& entry) {
  const auto c = read_charter(entry);
  if (c && !is_active(s, *c)) return refuse("charter.error.inactive", {Arg("charter", term(*c))});
  return c;
}

// "22c 25 46 210": a letter c behind a building that is constructed; "-": there is none.
Result<MatNumbers> read_mat(std::string_view text) {
  MatNumbers mat;
  const auto wrong = [&](std::string_view said) {
    return refuse("charter.error.mat", {Arg("said", said)});
  };
  if (text == "-") return mat;
  for (std::string_view word : split_words(text)) {
    MatEntry entry;
    const std::string_view said = word;
    if (word.back() == 'c' || word.back() == 'C') {
      entry.constructed = true;
      word.remove_suffix(1);
    }
    const auto n = parse_within(word, first_building, last_card);
    if (!n || mat.full() || (entry.constructed && !is_building(*n))) return wrong(said);
    if (kind_of(*n) == CardKind::other) return wrong(said);
    entry.number = static_cast<std::uint16_t>(*n);
    for (const MatEntry& other : mat)
      if (other.number == entry.number) return wrong(said);
    mat.push_back(entry);
  }
  return mat;
}
namespace {

// CH-EFF-CRATE, AMB-15: with its crate the card leaves the game.
bool left_with_crate(const Data& data, const State& s, const MatEntry& card) {
  return card.constructed && !s.readings.opened_discarded &&
         is_known(s, data.building(card.number).source) && has_open_crate(data, s, card.number);
}
// A building that stands is constructed.
bool stands_built(const State& s, const MatEntry& card) {
  return !card.constructed && stands_somewhere(s.chronicle, card.number);
}

}  // namespace

// What is remembered is offered; whole if all five are, so that a card that came in is the one
// thing to say.
Form MatNow::form(const Data& data, const State& s) {
  Form form = vocabulary.question(verb);
  FieldPart constructed = vocabulary.part("mat-constructed", 0, 0, "c");
  constructed.flag = true;
  Field field = vocabulary.rows_field(
      "mat", 0, mat_places, {vocabulary.part("mat-number", first_building, last_card), constructed},
      "22c 25 46 210");
  std::string known;
  int cards = 0;
  for (const MatEntry& card : s.mat) {
    if (left_with_crate(data, s, card) || stands_built(s, card)) continue;
    known += (known.empty() ? "" : " ") + std::to_string(card.number);
    if (card.constructed) known += 'c';
    ++cards;
  }
  field.label.args.add({"known", plain(known)});
  field.label.args.add({"cards", cards});
  if (cards == mat_places) field.otherwise = known;
  form.fields = {std::move(field)};
  return form;
}
Result<MatNumbers> MatNow::read(const Data& data, const State& s, const Entry& entry) {
  auto mat = read_mat(argument(entry, 0));
  if (!mat) return mat;
  for (const MatEntry& card : *mat) {
    if (stands_built(s, card))
      return refuse("charter.error.built-already", {Arg("n", card.number)});
    if (left_with_crate(data, s, card))
      return refuse("charter.error.crate-archived",
                    {Arg("crate", data.building(card.number).crate), Arg("n", card.number)});
  }
  return mat;
}

namespace {

// A plot of a charter by its token, or in the terminal by its number alone.
Result<std::uint8_t> read_plot_of(Charter charter, const Entry& entry) {
  std::string said = argument(entry, 0);
  const std::string before = std::string(token(charter)) + "-";
  if (said.starts_with(before)) said.erase(0, before.size());
  const auto n = parse_within(said, 1, plots);
  if (!n) return vocabulary.not_a_number(argument(entry, 0), 1, plots);
  return static_cast<std::uint8_t>(*n - 1);
}
// Where the plots lie: 3.27.
template <class Keep>
Field plot_of(Charter charter, Keep&& keep) {
  Field field = vocabulary.field("plot", Field::Kind::place);
  for (std::size_t plot = 0; plot < plots; ++plot)
    if (keep(plot))
      field.options.push_back(
          {place_token(charter, plot),
           {"charter.label.plot-number",
            {Arg("n", static_cast<int>(plot) + 1), Arg("at", plot_position(charter, plot))}}});
  return field;
}

}  // namespace

Form BasicPlot::form(const Data&, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  form.fields = {
      plot_of(charter, [&](std::size_t plot) { return building_at(s, charter, plot) == 0; })};
  return form;
}
Result<std::uint8_t> BasicPlot::read(const Data& data, const State& s, const Entry& entry) const {
  const auto plot = read_plot_of(charter, entry);
  // Who joins later may find something there that grew.
  if (plot && building_at(s, charter, *plot) != 0)
    return refuse("charter.error.plot-taken", {Arg("where", place_label(data, s, charter, *plot))});
  return plot;
}

Form EmptyPlot::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  const Plots places = plots_of(data, s, charter);
  form.fields = {
      plot_of(charter, [&](std::size_t plot) { return !places[plot].built && !places[plot].sky; })};
  return form;
}
Result<std::uint8_t> EmptyPlot::read(const Data& data, const State& s, const Entry& entry) const {
  const auto plot = read_plot_of(charter, entry);
  if (!plot) return plot;
  const Plots places = plots_of(data, s, charter);
  const Plot& place = places[*plot];
  if (place.built || place.sky)
    return refuse("charter.error.plot-taken", {Arg("where", place_label(data, s, charter, *plot))});
  return plot;
}

Form FuelShortage::form(const Data& data, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("where", place_label(data, s, charter, plot))});
  form.fields = {yes_or_no("fuel")};
  return form;
}
Result<bool> FuelShortage::read(const Data&, const State&, const Entry& entry) const {
  return read_yes_or_no(entry);
}

namespace {
// CH-GP-407: as many peril tokens as there are plots.
constexpr int most_of(int guidepost) { return guidepost == 407 ? plots * charter_count : 200; }
}  // namespace

Form HumanGoal::form(const Data&, const State& s) const {
  const bool chosen = has_chooser(guidepost_of(s));
  Form form = vocabulary.question(
      verb, {Arg("charter", term(charter)), Arg("guidepost", guidepost_of(s)),
             Arg("post", "p" + std::to_string(guidepost_of(s))), Arg("influence", chosen ? 1 : 0)});
  Field have = vocabulary.number_field("have", 0, most_of(guidepost_of(s)));
  if (is_followed(guidepost_of(s))) have.otherwise = std::to_string(followed(s, charter));
  form.fields = {have};
  if (!chosen) return form;  // CH-GP-0b: influence matters only for who chooses
  // Only he knows: the tokens he spent elsewhere were not told.
  form.fields.push_back(vocabulary.number_field("influence", 0, influence_tokens));
  return form;
}
Result<HumanGoal::Answer> HumanGoal::read(const Data&, const State& s, const Entry& entry) const {
  const auto have = read_small(argument(entry, 0), 0, most_of(guidepost_of(s)));
  if (!have) return have.refusal();
  if (!has_chooser(guidepost_of(s))) return Answer{*have, s.seats[index(charter)].influence};
  const auto influence = read_small(argument(entry, 1), 0, influence_tokens);
  if (!influence) return influence.refusal();
  return Answer{*have, *influence};
}

Form HumanGlory::form(const Data&, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  Field stars = vocabulary.number_field("glory", 0, most_stars);
  stars.otherwise = std::to_string(s.chronicle.chests[index(charter)].glory);
  form.fields = {stars};
  return form;
}
Result<std::uint8_t> HumanGlory::read(const Data&, const State&, const Entry& entry) {
  return read_small(argument(entry, 0), 0, most_stars);
}

Form PersonasNow::form(const Data&, const State& s) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  FieldPart used = vocabulary.part("persona-used", 0, 0, "u");
  used.flag = true;
  Field field = vocabulary.rows_field(
      "personas", 0, most_personas,
      {vocabulary.part("persona-number", first_persona, last_card), used}, "200 223u");
  std::string known;
  for (const Persona& persona : s.chronicle.chests[index(charter)].personas)
    known +=
        (known.empty() ? "" : " ") + std::to_string(persona.number) + (persona.used ? "u" : "");
  field.otherwise = known.empty() ? field.none : known;
  form.fields = {field};
  return form;
}
Result<Personas> PersonasNow::read(const Data&, const State&, const Entry& entry) {
  Personas personas;
  std::string_view text = argument(entry, 0);
  if (text == "-") return personas;
  for (std::string_view word : split_words(text)) {
    Persona persona;
    const std::string_view said = word;
    if (word.ends_with('u')) {
      persona.used = true;
      word.remove_suffix(1);
    }
    const auto n = parse_within(word, first_persona, last_card);
    bool twice = false;
    for (const Persona& other : personas) twice = twice || other.number == n.value_or(0);
    if (!n || twice || personas.full())
      return refuse("charter.error.personas", {Arg("said", said), Arg("max", most_personas)});
    persona.number = static_cast<std::uint16_t>(*n);
    personas.push_back(persona);
  }
  return personas;
}

Form VictoryCard::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  Field field = vocabulary.field("victory-card");
  for (int n = first_victory_card; n < first_victory_card + victory_card_count; ++n)
    field.options.push_back({std::to_string(n), plain_number(n)});
  field.options.push_back({"-", term("label", "nothing")});
  form.fields = {field};
  return form;
}
Result<std::uint8_t> VictoryCard::read(const Data&, const State&, const Entry& entry) {
  if (argument(entry, 0) == "-") return std::uint8_t{0};
  const auto n =
      vocabulary.number(entry, first_victory_card, first_victory_card + victory_card_count - 1);
  if (!n) return n.refusal();
  return static_cast<std::uint8_t>(*n - first_victory_card + 1);
}

Form HumanTrack::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  form.fields = {vocabulary.number_field("points", 0, most_vp)};
  return form;
}
Result<std::int16_t> HumanTrack::read(const Data&, const State&, const Entry& entry) const {
  const auto n = vocabulary.number(entry, 0, most_vp);
  if (!n) return n.refusal();
  return static_cast<std::int16_t>(*n);
}

Form HumanPoints::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  form.fields = {vocabulary.number_field("points", 0, most_vp)};
  return form;
}
Result<std::int16_t> HumanPoints::read(const Data&, const State&, const Entry& entry) const {
  const auto n = vocabulary.number(entry, 0, most_vp);
  if (!n) return n.refusal();
  return static_cast<std::int16_t>(*n);
}

Form ChosenCrate::form(const Data&, const State& s) const {
  Form form = vocabulary.question(verb);
  Field field = vocabulary.field("opened");
  for (const char letter : letters_of(guidepost_of(s)))
    field.options.push_back({std::string(1, letter), plain(std::string(1, letter))});
  if (for_automa) field.options.push_back({std::string(king_card), term("label", "draw-card")});
  form.fields = {field};
  return form;
}
Result<Crate> ChosenCrate::read(const Data&, const State& s, const Entry& entry) const {
  if (for_automa && argument(entry, 0) == king_card) return Crate::none;
  const Crate crate = crate_named(argument(entry, 0));
  for (const char letter : letters_of(guidepost_of(s)))
    if (crate == lettered(letter)) return crate;
  return Refusal{vocabulary.message("error", "word", {Arg("said", argument(entry, 0))})};
}

Form VillageAverage::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  form.fields = {vocabulary.number_field("average", 0, most_campaign_vp)};
  return form;
}
Result<std::int16_t> VillageAverage::read(const Data&, const State&, const Entry& entry) {
  const auto n = vocabulary.number(entry, 0, most_campaign_vp);
  if (!n) return n.refusal();
  return static_cast<std::int16_t>(*n);
}

Form BattleCounts::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  form.fields = {vocabulary.number_field("companions", 0, charter_count),
                 vocabulary.number_field("rebels", 0, charter_count)};
  return form;
}
Result<BattleCounts::Answer> BattleCounts::read(const Data&, const State&, const Entry& entry) {
  const auto companions = read_small(argument(entry, 0), 0, charter_count);
  if (!companions) return companions.refusal();
  const auto rebels = read_small(argument(entry, 1), 0, charter_count);
  if (!rebels) return rebels.refusal();
  return Answer{*companions, *rebels};
}

Form CampaignPoints::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  form.fields = {vocabulary.number_field("campaign-points", 0, most_campaign_vp)};
  return form;
}
Result<std::int16_t> CampaignPoints::read(const Data&, const State&, const Entry& entry) const {
  const auto n = vocabulary.number(entry, 0, most_campaign_vp);
  if (!n) return n.refusal();
  return static_cast<std::int16_t>(*n);
}

Form Recovered::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  form.fields = {yes_or_no("recovered")};
  return form;
}
Result<bool> Recovered::read(const Data&, const State&, const Entry& entry) const {
  return read_yes_or_no(entry);
}

Form CampaignCategories::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("charter", term(charter))});
  for (const char* line : {"capacity", "personas", "victories", "glory"})
    form.fields.push_back(vocabulary.number_field(line, 0, most_campaign_vp));
  return form;
}
Result<CampaignCategories::Answer> CampaignCategories::read(const Data&, const State&,
                                                            const Entry& entry) const {
  Answer answer{};
  for (std::size_t i = 0; i < answer.size(); ++i) {
    const auto n = parse_within(argument(entry, i), 0, most_campaign_vp);
    if (!n) return vocabulary.not_a_number(argument(entry, i), 0, most_campaign_vp);
    answer[i] = static_cast<std::int16_t>(*n);
  }
  return answer;
}

// --- told once

std::string CardFact::id() const { return "card." + std::to_string(first_automa_card + card); }
Form CardFact::form(const Data&, const State&) const {
  Form form =
      vocabulary.question(verb, {Arg("n", first_automa_card + card), Arg("id", plain(id()))});
  Field target = vocabulary.choice_field("target", "target", target_names);
  // CH-PLACE-1: a card shows a building of the Commons or selects one. What it does not show is
  // said too, and nothing is assumed.
  Field building = vocabulary.choice_field("building", "common", common_names);
  Field order = vocabulary.choice_field("order", "order", order_names);
  Field rank = vocabulary.field("rank");
  for (int n = 1; n <= 3; ++n)
    rank.options.push_back({std::to_string(n), {"charter.option.rank", {Arg("n", n)}}});
  Field names = vocabulary.choice_field("names", "names", name_order_names);
  for (Field* field : {&building, &order, &rank, &names})
    field->options.push_back({std::string(not_shown), term("label", "not-shown")});
  Field vp = vocabulary.field("card-vp");
  vp.options.push_back({"strength", term("label", "strength")});
  for (int n = 0; n <= 9; ++n) vp.options.push_back({std::to_string(n), plain_number(n)});
  Field effects = vocabulary.choice_field("effects", "effect", effect_names);
  effects.kind = Field::Kind::list;
  effects.max = effect_count;
  Field king = vocabulary.choice_field("king", "king", king_names);
  form.fields = {target, building, order, rank, names, vp, effects, king};
  return form;
}
Result<std::string> CardFact::read(const Data&, const State&, const Entry& entry) const {
  std::string text = argument(entry, 0);
  const bool commons = text == "commons";
  for (std::size_t i = 1; i <= 4; ++i)
    if ((argument(entry, i) == not_shown) != (commons != (i == 1)))
      return refuse(commons ? "charter.error.commons-card" : "charter.error.charter-card", {});
  if (commons)
    text += " " + argument(entry, 1);
  else
    text += " " + argument(entry, 2) + " " + argument(entry, 3) + " " + argument(entry, 4);
  text += " " + argument(entry, 5) + " " +
          (argument(entry, 6).empty() ? std::string("-") : argument(entry, 6)) + " " +
          argument(entry, 7);
  const auto told = read_card(text);
  if (!told) return told.refusal();
  return write_card(*told);
}

std::string BuildingFact::id() const { return "building." + std::to_string(number); }
Form BuildingFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("n", number), Arg("id", plain(id()))});
  Field value = vocabulary.number_field("value", 0, most_value);
  Field crate = vocabulary.number_field("crate-number", 0, crate_count);
  Field name = vocabulary.field("name", Field::Kind::text);
  name.sorted = true;  // CH-PLACE-6
  form.fields = {value, crate, name};
  return form;
}
Result<std::string> BuildingFact::read(const Data& data, const State& s, const Entry& entry) const {
  std::string name = argument(entry, 2);
  std::string key;
  if (const std::size_t tab = name.find('\t'); tab != std::string::npos) {
    if (tab + 1 < name.size()) key = ";" + name.substr(tab + 1);
    name.resize(tab);
  }
  if (name.find_first_not_of("0123456789 ") == std::string::npos)
    return refuse("charter.error.building-name", {Arg("said", name)});
  for (char& c : name)
    if (c == ';') c = ',';
  const auto card = read_building(name + ";" + argument(entry, 0) + ";" + argument(entry, 1) + key);
  if (!card) return card.refusal();
  for (int other = first_building; other <= last_building; ++other)  // 4.4: every crate is on one
    if (other != number && card->crate != 0 && is_building(other) &&
        data.building(other).crate == card->crate && is_known(s, data.building(other).source))
      return refuse("charter.error.crate-twice", {Arg("crate", card->crate), Arg("n", other),
                                                  Arg("name", building_name(data, s, other))});
  return write_building(*card);
}

Form ProgressFact::form(const Data&, const State&) {
  Form form = vocabulary.question(verb, {Arg("id", plain(id()))});
  Field field = vocabulary.field("progress", Field::Kind::phrase);
  field.min = field.max = 1;  // one row
  field.options.push_back({"start", term("space", "start"), true});
  for (const std::string_view name : space_names)
    field.options.push_back({std::string(name), term("space", name)});
  form.fields = {field};
  return form;
}
Result<std::string> ProgressFact::read(const Data&, const State&, const Entry& entry) {
  const auto track = read_progress(argument(entry, 0));
  if (!track) return track.refusal();
  return write_progress(*track);
}

std::string TableFact::id() const { return std::string(table_infos[index(table)].name); }
Form TableFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("what", term("track", id())), Arg("id", plain(id()))});
  const TableInfo& info = table_infos[index(table)];
  form.fields = {vocabulary.rows_field("numbers", 1, info.most,
                                       {{{}, {}, info.least_one, info.most_one}}, "0 1 2")};
  return form;
}
Result<std::string> TableFact::read(const Data&, const State&, const Entry& entry) const {
  const auto numbers = read_numbers(table, argument(entry, 0));
  if (!numbers) return numbers.refusal();
  return write_numbers(*numbers);
}

}  // namespace seatmate::charterstone
