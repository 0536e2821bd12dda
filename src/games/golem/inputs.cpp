#include "games/golem/inputs.h"

#include "games/golem/game.h"
#include "games/golem/words.h"

namespace seatmate::golem {

void carry_out(State& s, Table& t, const Input& input) {
  const std::size_t player = s.queue.empty() ? 0 : index(s.queue[0]);
  switch (input.verb) {
    case Verb::marble:
      --s.rows[index(input.row)][index(input.marble)];
      --s.marbles_left[player];
      break;
    case Verb::rabbi:
      s.rabbi[player] = input.place;
      break;
    case Verb::pass:
      if (marbles_in_play(s) == 0) {  // nothing is left to take: the turn is lost
        s.marbles_left[player] = 0;
        break;
      }
      // F-16: who passes acts after the others, and the marbles left are thrown again.
      s.passed[player] = true;
      s.queue.push_back(s.queue[0]);
      if (s.marbles_told)
        s.rows = input.thrown;
      else
        throw_marbles(s, marbles_by_colour(s.rows));
      break;
    case Verb::book:
      refill_library(s, input.place - 1U);
      deal_books(s, t);
      break;
    case Verb::bury:
      bury_humans(s, static_cast<std::uint16_t>(1U << (input.place - 1U)));
      break;
    case Verb::menorah:
      s.menorah[index(input.district)] = 2;
      break;
    case Verb::go:
      s.wait = false;
      break;
  }
  if (ends_turn(input.verb)) end_turn(s);
}

namespace {

std::size_t at_turn(const State& s) { return index(s.queue[0]); }

Form form(Verb verb, std::vector<Field> fields = {}) {
  return vocabulary.input(verb_names[index(verb)], std::move(fields),
                          ends_turn(verb) || verb == Verb::go);
}

Field row_field(const State& s) {
  Field f = vocabulary.field("row");
  for (int r = 0; r < row_count; ++r)
    if (marbles_in(s, static_cast<Row>(r)) > 0)
      f.options.push_back(
          {std::string(row_names[static_cast<std::size_t>(r)]), term(static_cast<Row>(r))});
  return f;
}
Field marble_field(const State& s) {
  Field f = vocabulary.field("marble");
  const auto counts = marbles_by_colour(s.rows);
  for (std::size_t m = 0; m < marble_count; ++m)
    if (counts[m] > 0)
      f.options.push_back({std::string(marble_names[m]), term(static_cast<Marble>(m))});
  return f;
}
Field place_field(const State& s) {
  Field f = vocabulary.field("place");
  for (const Place place : tiles_present(s) - tiles_occupied(s))
    f.options.push_back(
        {std::to_string(position_of(place)), {"golem.place.tile", {Arg("n", position_of(place))}}});
  f.options.push_back({"printed", term("place", "printed")});
  return f;
}

// A book as the library shows it.
Message shown_book(const State& s, std::size_t place) {
  const Book book = s.library[place];
  const int n = static_cast<int>(place) + 1;
  if (book == Book::unknown) return {"golem.place.library", {Arg("n", n)}};
  return {"golem.place.library-book",
          {Arg("n", n), Arg("book", number_of(book)), Arg("colour", term(colour_of(book)))}};
}

void add_besides(const State& s, std::vector<Form>& forms) {
  Field position = vocabulary.field("position");
  for (std::size_t i = 0; i < positions; ++i)
    if (s.library[i] != Book::none)
      position.options.push_back({std::to_string(i + 1), shown_book(s, i)});
  if (!position.options.empty()) forms.push_back(form(Verb::book, {position}));
  Field cell = vocabulary.field("cell");
  for (unsigned i = 0; i < cemetery_cells; ++i)
    if (((s.cemetery >> i) & 1U) == 0)
      cell.options.push_back({std::to_string(i + 1), plain_number(static_cast<int>(i) + 1)});
  if (!cell.options.empty()) {
    cell.otherwise = cell.options[0].token;
    forms.push_back(form(Verb::bury, {cell}));
  }
  Field district = vocabulary.field("district");
  for (const Colour colour : all_colours)
    if (s.menorah[index(colour)] == 0)
      district.options.push_back({std::string(token(colour)), term(colour)});
  if (!district.options.empty()) forms.push_back(form(Verb::menorah, {district}));
}

std::vector<Message> marbles_left(const State& s) {
  std::vector<Message> left;
  const auto counts = marbles_by_colour(s.rows);
  for (std::size_t m = 0; m < marble_count; ++m)
    if (counts[m] > 0)
      left.push_back({"golem.label.marbles-left",
                      {Arg("n", counts[m]), Arg("marble", term(static_cast<Marble>(m)))}});
  return left;
}

}  // namespace

std::vector<Form> Rulebook::forms(const Data&, const State& s) {
  if (s.phase == Phase::over) return {};
  std::vector<Form> forms;
  if (s.wait) {
    forms.push_back(form(Verb::go));
    add_besides(s, forms);
    return forms;
  }
  const std::size_t player = at_turn(s);
  if (s.marbles_left[player] > 0 && marbles_in_play(s) > 0)
    forms.push_back(form(Verb::marble, {row_field(s), marble_field(s)}));
  if (s.rabbi[player] == 0) forms.push_back(form(Verb::rabbi, {place_field(s)}));
  const bool none_left = marbles_in_play(s) == 0;
  if (s.marbles_left[player] > 0 && (none_left || (!s.passed[player] && !s.readings.no_passing))) {
    Form pass = form(Verb::pass);
    if (s.marbles_told && !none_left)
      pass.fields.push_back(thrown_field("rows-left", marbles_by_colour(s.rows)));
    forms.push_back(pass);
  }
  add_besides(s, forms);
  return forms;
}

Outcome check(const State& s, const Input& input) {
  if (s.phase == Phase::over) return refuse("golem.error.over", {});
  if (is_besides(input.verb)) {
    if (!s.wait && s.queue.empty()) return refuse("golem.error.not-now", {});
  } else {
    if (s.wait != (input.verb == Verb::go)) return refuse("golem.error.not-now", {});
    if (input.verb == Verb::go) return Done{};
    // While she asks, or sets the table up, nobody is at turn.
    if (s.queue.empty()) return refuse("golem.error.not-now", {});
  }
  const std::size_t player = s.queue.empty() ? 0 : at_turn(s);
  switch (input.verb) {
    case Verb::marble:
      if (s.marbles_left[player] == 0) return refuse("golem.error.two-marbles", {});
      if (s.rows[index(input.row)][index(input.marble)] == 0)
        return refuse("golem.error.no-marble",
                      {Arg("marble", term(input.marble)), Arg("row", term(input.row))});
      break;
    case Verb::rabbi:
      if (s.rabbi[player] != 0) return refuse("golem.error.rabbi-placed", {});
      if (input.place == printed_place) break;
      if (!tiles_present(s).has(place_at(input.place)))
        return refuse("golem.error.no-tile",
                      {Arg("n", input.place), Arg("max", s.tile_positions())});
      if (tiles_occupied(s).has(place_at(input.place)))
        return refuse("golem.error.tile-taken", {Arg("n", input.place)});
      break;
    case Verb::pass:
      if (s.marbles_left[player] > 0 && marbles_in_play(s) == 0) break;
      if (s.passed[player] || s.readings.no_passing) return refuse("golem.error.passed", {});
      if (s.marbles_left[player] == 0 || s.queue.full())
        return refuse("golem.error.two-marbles", {});
      if (s.marbles_told && marbles_by_colour(input.thrown) != marbles_by_colour(s.rows))
        return refuse("golem.error.other-marbles", {Arg("left", marbles_left(s))});
      break;
    case Verb::book:
      if (s.library[input.place - 1U] == Book::none)
        return refuse("golem.error.no-book", {Arg("n", input.place)});
      break;
    case Verb::bury:
      if (((s.cemetery >> (input.place - 1U)) & 1U) != 0)
        return refuse("golem.error.cell-taken", {Arg("n", input.place)});
      break;
    case Verb::menorah:
      if (s.menorah[index(input.district)] != 0)
        return refuse("golem.error.menorah-gone", {Arg("district", term(input.district))});
      break;
    case Verb::go:
      break;
  }
  return Done{};
}

Result<Input> read_input(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  if (!verb) return refuse("golem.error.not-now", {});
  Input input;
  input.verb = *verb;
  const std::string first = argument(entry, 0);
  const auto unknown = [&](const std::string& said) {
    return refuse("golem.error.word", {Arg("said", said)});
  };
  switch (*verb) {
    case Verb::marble: {
      const auto row = parse<Row>(row_names, first);
      const auto marble = parse<Marble>(marble_names, argument(entry, 1));
      if (!row) return unknown(first);
      if (!marble) return unknown(argument(entry, 1));
      input.row = *row;
      input.marble = *marble;
      break;
    }
    case Verb::rabbi:
    case Verb::bury:
    case Verb::book: {
      const bool printed = *verb == Verb::rabbi && first == "printed";
      const int most = *verb == Verb::bury ? cemetery_cells : positions;
      const auto place = parse_within(first, 1, most);
      if (!printed && !place)
        return refuse("golem.error.number", {Arg("said", first), Arg("min", 1), Arg("max", most)});
      input.place = static_cast<std::uint8_t>(printed ? printed_place : *place);
      break;
    }
    case Verb::pass:
      if (s.marbles_told && marbles_in_play(s) > 0) {
        const auto thrown = read_throw(data, 0, first);
        if (!thrown) return thrown.refusal();
        input.thrown = *thrown;
      }
      break;
    case Verb::menorah: {
      const auto district = parse<Colour>(colour_names, first);
      if (!district) return unknown(first);
      input.district = *district;
      break;
    }
    case Verb::go:
      break;
  }
  if (const Outcome fits = check(s, input); !fits) return fits.refusal();
  return input;
}

Entry write_input(const State& s, const Input& input) {
  Entry entry;
  entry.verb = verb_names[index(input.verb)];
  switch (input.verb) {
    case Verb::marble:
      entry.args = {std::string(token(input.row)), std::string(token(input.marble))};
      break;
    case Verb::rabbi:
      entry.args = {input.place == printed_place ? "printed" : std::to_string(input.place)};
      break;
    case Verb::pass:
      if (s.marbles_told && marbles_in_play(s) > 0) entry.args = {write_throw(input.thrown)};
      break;
    case Verb::book:
    case Verb::bury:
      entry.args = {std::to_string(input.place)};
      break;
    case Verb::menorah:
      entry.args = {std::string(token(input.district))};
      break;
    case Verb::go:
      break;
  }
  return entry;
}

}  // namespace seatmate::golem
