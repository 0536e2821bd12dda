#include "games/golem/questions.h"

#include "engine/phrase.h"
#include "games/golem/game.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

Field positions_field(std::string_view id) {
  Field field;
  field.id = id;
  field.kind = Field::Kind::list;
  field.label = term("field", id);
  for (int n = 1; n <= positions; ++n)
    field.options.push_back({std::to_string(n), plain_number(n)});
  field.min = 1;
  field.max = positions;
  return field;
}
Field effect_field() {
  Field field;
  field.id = "effect";
  field.kind = Field::Kind::phrase;
  field.label = term("field", "effect");
  for (const ActInfo& info : act_infos)
    field.options.push_back(
        {std::string(info.word), term("effect", info.word), info.amount == Amount::count});
  return field;
}
Result<std::uint8_t> one_number(const Entry& entry, int min, int max) {
  const auto n = vocabulary.number(entry, min, max);
  if (!n) return n.refusal();
  return static_cast<std::uint8_t>(*n);
}
Refusal twice(int n) { return refuse("golem.error.already-there", {Arg("n", n)}); }

}  // namespace

Form DrawnCard::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb, {Arg("turn", static_cast<int>(s.laid.size()) + 1)});
  form.fields = {vocabulary.number_field("card", 1, card_count)};
  return form;
}
Result<std::uint8_t> DrawnCard::read(const Data&, const State& s, const Entry& entry) {
  auto card = one_number(entry, 1, card_count);
  if (card && s.laid.contains(*card)) return twice(*card);
  return card;
}

Form TileAt::form(const Data&, const State&) const {
  Form form =
      vocabulary.question(verb, {Arg("district", term(district)), Arg("section", roman(section)),
                                 Arg("place", static_cast<int>(district) * 16 + section)});
  form.fields = {vocabulary.number_field("tile", 1, district_tile_count)};
  return form;
}
Result<std::uint8_t> TileAt::read(const Data&, const State& s, const Entry& entry) const {
  auto tile = one_number(entry, 1, district_tile_count);
  if (!tile) return tile;
  for (const int other : s.tiles[index(district)])
    if (other == *tile) return twice(*tile);
  return tile;
}

Form ActionTileAt::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("position", position)});
  form.fields = {vocabulary.number_field("tile", 1, action_tile_count)};
  return form;
}
Result<std::uint8_t> ActionTileAt::read(const Data&, const State& s, const Entry& entry) const {
  auto tile = one_number(entry, 1, action_tile_count);
  if (!tile) return tile;
  for (const int other : s.actions)
    if (other == *tile) return twice(*tile);
  return tile;
}

Form BookAt::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("position", position)});
  form.fields = {vocabulary.number_field("book", 0, book_count)};
  return form;
}
Result<std::uint8_t> BookAt::read(const Data&, const State& s, const Entry& entry) const {
  auto number = one_number(entry, 0, book_count);
  if (!number || *number == 0) return number;
  const auto is_it = [&](Book book) { return book != Book::unknown && number_of(book) == *number; };
  for (const Book book : s.library)
    if (is_it(book)) return twice(*number);
  for (const Column& column : s.columns)
    for (const Book book : column)
      if (is_it(book)) return twice(*number);
  return number;
}

Form CharacterNow::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb, {Arg("round", s.round)});
  form.fields = {
      vocabulary.number_field("character", first_character, first_character + character_count - 1)};
  return form;
}
Result<std::uint8_t> CharacterNow::read(const Data&, const State& s, const Entry& entry) {
  auto card = one_number(entry, first_character, first_character + character_count - 1);
  if (card && s.characters.contains(*card)) return twice(*card);
  return card;
}

Form StartingTile::form(const Data&, const State& s) {
  Form form = vocabulary.question(
      verb, {Arg("n", static_cast<int>(s.starting_tiles.size()) + 1), Arg("of", s.level)});
  form.fields = {vocabulary.number_field("tile", 1, starting_tile_count)};
  return form;
}
Result<std::uint8_t> StartingTile::read(const Data&, const State& s, const Entry& entry) {
  auto tile = one_number(entry, 1, starting_tile_count);
  if (tile && s.starting_tiles.contains(*tile)) return twice(*tile);
  return tile;
}

Form ArtefactTile::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  form.fields = {vocabulary.number_field("tile", 1, artefact_count)};
  return form;
}
Result<std::uint8_t> ArtefactTile::read(const Data&, const State&, const Entry& entry) {
  return one_number(entry, 1, artefact_count);
}

Result<Throw> read_throw(const Data& data, int marbles, std::string_view text) {
  const auto phrase = read_phrase(text, 40);
  if (!phrase || phrase->options != row_count)
    return refuse("golem.error.throw-rows", {Arg("n", row_count)});
  Throw rows{};
  std::array<int, marble_count> counts{};
  int total = 0;
  for (const PhrasePart& part : phrase->parts) {
    const auto marble = parse<Marble>(marble_names, part.word);
    if (!marble) return refuse("golem.error.throw-colour", {Arg("word", part.word)});
    const int n = part.number.value_or(1);
    if (n < 1 || n > 15) return refuse("golem.error.throw-count", {Arg("n", n)});
    auto& here = rows[part.option][index(*marble)];
    here = static_cast<std::uint8_t>(here + n);
    counts[index(*marble)] += n;
    total += n;
    if (counts[index(*marble)] > data.marbles[index(*marble)])
      return refuse("golem.error.throw-many",
                    {Arg("marble", term(*marble)), Arg("max", data.marbles[index(*marble)])});
  }
  if (marbles > 0 && total != marbles)
    return refuse("golem.error.throw-total", {Arg("n", total), Arg("wanted", marbles)});
  if (total == 0) return refuse("golem.error.throw-total", {Arg("n", 0), Arg("wanted", 15)});
  return rows;
}
std::string write_throw(const Throw& rows) {
  std::string text;
  for (std::size_t row = 0; row < row_count; ++row) {
    if (row > 0) text += text.empty() ? "/" : " /";
    for (std::size_t m = 0; m < marble_count; ++m)
      if (rows[row][m] > 0) {
        if (!text.empty()) text += ' ';
        text += marble_names[m];
        if (rows[row][m] > 1) text += ":" + std::to_string(rows[row][m]);
      }
  }
  return text;
}

Field thrown_field(std::string_view id, const std::array<std::uint8_t, marble_count>& marbles) {
  Field field = vocabulary.field(id, Field::Kind::phrase);
  for (std::size_t m = 0; m < marble_count; ++m)
    if (marbles[m] > 0)
      field.options.push_back({std::string(marble_names[m]), term(static_cast<Marble>(m))});
  field.min = field.max = row_count;
  for (const std::string_view name : row_names) {
    const FieldPart row{{}, term("row", name), 0, 0};
    field.parts.push_back(row);
  }
  return field;
}

Form ThrownMarbles::form(const Data& data, const State& s) {
  Form form = vocabulary.question(verb, {Arg("round", s.round)});
  form.fields = {thrown_field("rows", data.marbles)};
  return form;
}
Result<Throw> ThrownMarbles::read(const Data& data, const State& s, const Entry& entry) {
  return read_throw(data, s.readings.marbles, argument(entry, 0));
}

Form ToldResult::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  form.fields = {vocabulary.number_field("resources", -20, 20),
                 vocabulary.number_field("points", -20, 30)};
  for (Field& field : form.fields) field.otherwise = "0";
  return form;
}
Result<ToldResult::Answer> ToldResult::read(const Data&, const State&, const Entry& entry) {
  const auto resources = parse_within(argument(entry, 0), -20, 20);
  const auto points = parse_within(argument(entry, 1), -20, 30);
  if (!resources || !points) return refuse("golem.error.result", {});
  return Answer{static_cast<std::int8_t>(*resources), static_cast<std::int8_t>(*points)};
}

Form HumanPoints::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb);
  for (int human = 1; human <= s.humans; ++human) {
    Field field = vocabulary.number_field("human-points", -50, 400);
    field.id = "points" + std::to_string(human);
    if (s.humans > 1) field.label = term(static_cast<Player>(human));
    form.fields.push_back(field);
  }
  return form;
}
Result<HumanPoints::Answer> HumanPoints::read(const Data&, const State& s, const Entry& entry) {
  Answer points{};
  for (std::size_t human = 0; human < s.humans; ++human) {
    const auto n = parse_within(argument(entry, human), -50, 400);
    if (!n)
      return refuse("golem.error.number",
                    {Arg("said", argument(entry, human)), Arg("min", -50), Arg("max", 400)});
    points[human] = static_cast<std::int16_t>(*n);
  }
  return points;
}

Form BoughtMeanwhile::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  Field field = positions_field("bought");
  field.min = 0;
  field.repeats = true;  // the others slide to the left
  form.fields = {field};
  return form;
}
Result<BoughtMeanwhile::Answer> BoughtMeanwhile::read(const Data&, const State& s,
                                                      const Entry& entry) {
  Answer bought;
  if (entry.args.empty() || entry.args[0].empty()) return bought;
  for (const std::string_view part : split(entry.args[0], ',')) {
    const auto place = parse_within(part, 1, positions);
    if (!place || bought.full())
      return refuse("golem.error.number",
                    {Arg("said", part), Arg("min", 1), Arg("max", positions)});
    if (bought.empty() && s.library[static_cast<std::size_t>(*place - 1)] == Book::none)
      return refuse("golem.error.no-book", {Arg("n", *place)});
    bought.push_back(static_cast<std::uint8_t>(*place));
  }
  return bought;
}

Form BuriedMeanwhile::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb);
  Field field = vocabulary.field("cells", Field::Kind::list);
  for (unsigned cell = 0; cell < cemetery_cells; ++cell)
    if (((s.cemetery >> cell) & 1U) == 0)
      field.options.push_back({std::to_string(cell + 1), plain_number(static_cast<int>(cell) + 1)});
  field.max = static_cast<std::int64_t>(field.options.size());
  form.fields = {field};
  return form;
}
Result<std::uint16_t> BuriedMeanwhile::read(const Data&, const State& s, const Entry& entry) {
  std::uint16_t cells = 0;
  if (entry.args.empty() || entry.args[0].empty()) return cells;
  for (const std::string_view part : split(entry.args[0], ',')) {
    const auto cell = parse_within(part, 1, cemetery_cells);
    if (!cell)
      return refuse("golem.error.number",
                    {Arg("said", part), Arg("min", 1), Arg("max", cemetery_cells)});
    const unsigned bit = 1U << static_cast<unsigned>(*cell - 1);
    if (((s.cemetery | cells) & bit) != 0)
      return refuse("golem.error.cell-taken", {Arg("n", *cell)});
    cells = static_cast<std::uint16_t>(cells | bit);
  }
  return cells;
}

// --- told once
// -------------------------------------------------------------------------------------

std::string CardFact::id() const { return "card." + std::to_string(number); }
Form CardFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("what", fact_label(id())), Arg("id", id())});
  Field criteria = vocabulary.choice_field("criteria", "criterion", criterion_names);
  criteria.kind = Field::Kind::list;
  criteria.min = 1;
  criteria.max = criterion_count;
  static constexpr std::array<std::string_view, 4> halves{"none", "left", "right", "both"};
  form.fields = {vocabulary.choice_field("bonus", "bonus", bonus_names),
                 vocabulary.number_field("level", 0, 4),
                 vocabulary.choice_field("first", "column",
                                         std::array<std::string_view, 2>{"marble", "rabbi"}),
                 positions_field("tiles"),
                 criteria,
                 positions_field("books"),
                 vocabulary.choice_field("halves", "halves", halves)};
  return form;
}
Result<std::string> CardFact::read(const Data&, const State&, const Entry& entry) const {
  std::string text;
  for (std::size_t i = 0; i < 7; ++i) {
    if (i > 0) text += ' ';
    const std::string said = argument(entry, i);
    text += said.empty() ? "-" : said;
  }
  const auto card = read_card(text);
  if (!card) return card.refusal();
  return write_card(*card);
}

std::string CharacterFact::id() const { return "character." + std::to_string(number); }
Form CharacterFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("what", fact_label(id())), Arg("id", id())});
  form.fields = {vocabulary.choice_field("left", "marble", colour_names),
                 vocabulary.choice_field("right", "marble", colour_names),
                 vocabulary.number_field("steps", 0, 9), vocabulary.number_field("price", 0, 20),
                 effect_field()};
  return form;
}
Result<std::string> CharacterFact::read(const Data&, const State&, const Entry& entry) const {
  const auto card =
      read_character(argument(entry, 0) + ' ' + argument(entry, 1) + ' ' + argument(entry, 2) +
                     ' ' + argument(entry, 3) + ' ' + argument(entry, 4));
  if (!card) return card.refusal();
  return write_character(*card);
}

std::string BookFact::id() const { return "book." + std::to_string(number); }
Form BookFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("what", fact_label(id())), Arg("id", id())});
  form.fields = {vocabulary.choice_field("colour", "book", book_colour_names),
                 vocabulary.number_field("price", 0, 20), effect_field()};
  return form;
}
Result<std::string> BookFact::read(const Data&, const State&, const Entry& entry) const {
  const auto book =
      read_book(argument(entry, 0) + ' ' + argument(entry, 1) + ' ' + argument(entry, 2));
  if (!book) return book.refusal();
  return write_book(*book);
}

std::string EffectFact::id() const {
  static constexpr std::array<std::string_view, 6> families{"district", "action",   "start",
                                                            "artefact", "cemetery", "learning"};
  std::string id(families[index(of)]);
  id += '.';
  id += of == Of::district ? std::string(colour_names[a]) : std::to_string(a);
  if (of == Of::district || of == Of::artefact) id += '.' + std::to_string(b);
  return id;
}
Where EffectFact::where() const {
  switch (of) {
    case Of::district:
      return Where::district;
    case Of::start:
      return Where::start;
    case Of::artefact:
      return Where::artefact;
    case Of::cemetery:
      return Where::cemetery;
    default:
      return Where::action;
  }
}
Form EffectFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("what", fact_label(id())), Arg("id", id())});
  form.fields = {effect_field()};
  return form;
}
Result<std::string> EffectFact::read(const Data&, const State&, const Entry& entry) const {
  const auto effect = read_effect(argument(entry, 0), where());
  if (!effect) return effect.refusal();
  return write_effect(*effect);
}

std::string TableFact::id() const { return "board." + std::string(table_infos[index(table)].name); }
Form TableFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(
      verb,
      {Arg("what", fact_label(id())), Arg("n", table_infos[index(table)].size), Arg("id", id())});
  const TableInfo& info = table_infos[index(table)];
  const FieldPart number{{}, {}, info.least, info.most};
  std::string example = info.least < 0 ? "-1" : "1";
  for (int n = 1; n < info.size && n < 3; ++n) example += info.least < 0 ? " -1" : " 2";
  form.fields = {vocabulary.rows_field("numbers", info.size, info.size, {number}, example)};
  return form;
}
Result<std::string> TableFact::read(const Data& data, const State&, const Entry& entry) const {
  std::string text = argument(entry, 0);
  for (char& c : text)
    if (c == ',') c = ' ';
  Data scratch = data;
  if (const Outcome fits = Rulebook::learn(scratch, {id(), text}); !fits) return fits.refusal();
  return text;
}

// "district.red.3" in words.
Message fact_label(std::string_view id) {
  const std::string_view family = id.substr(0, id.find('.'));
  const std::string_view rest = id.substr(std::min(id.size(), family.size() + 1));
  const std::string_view first = rest.substr(0, rest.find('.'));
  const std::string_view second = rest.substr(std::min(rest.size(), first.size() + 1));
  if (family == "board") return term("table", first);
  Args args;
  if (family == "district") {
    const auto colour = parse<Colour>(colour_names, first);
    args.add({"district", term(colour.value_or(Colour::red))});
    args.add({"n", parse_int(second).value_or(0)});
  } else {
    args.add({"n", parse_int(first).value_or(0)});
    if (family == "artefact") args.add({"which", parse_int(second).value_or(0)});
  }
  return {"golem.fact." + std::string(family), std::move(args)};
}

}  // namespace seatmate::golem
