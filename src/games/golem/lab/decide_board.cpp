// `decide`, the kinds about her pieces: move-golems, work, create-golem, kill, student, book,
// upgrade-type.

#include "games/golem/book.h"
#include "games/golem/lab/decide.h"

namespace seatmate::golem {

namespace {

Doc district_or_null(std::optional<Colour> district) {
  return district ? Doc(token(*district)) : Doc();
}

// {district: n} for all three.
template <class Int>
std::array<Int, colour_count> by_name(Given& g, std::string_view key,
                                      const std::array<std::string_view, colour_count>& names,
                                      int low, int high) {
  std::array<Int, colour_count> counts{};
  Given object = g.object(key);
  for (std::size_t i = 0; i < colour_count; ++i)
    counts[i] = static_cast<Int>(object.number(names[i], low, high));
  return counts;
}

}  // namespace

Doc decide_move_golems(Given& g, DecideTable& t) {
  constexpr int most_steps = 10000;
  State s;
  read_golems(g, s);
  int steps = g.number("steps", 0, most_steps);
  const auto direction = g.name<Direction>("direction", direction_names);
  read_strategy(g, s);
  Given params = g.object_or_none("params");
  params.either("backEntryPays", true, s.readings.back_entry_pays);
  params.either("freeFallback", {"forward", "none"}, s.readings.no_free_fallback);
  if (params.has("entryCost") && params.is_list("entryCost", 3, 3))
    for (std::size_t i = 0; i < 3; ++i) {
      const int price = params.number_at("entryCost", params["entryCost"][i], 0, 200);
      if (i < t.own.entry.size())
        t.own.entry[i] = static_cast<std::uint8_t>(price);
      else
        t.own.tables[index(BoardTable::price_of_x)].values[0] = static_cast<std::int16_t>(price);
    }
  if (!g.ok()) return {};

  Doc moves = Doc::list();
  int paid = 0;
  for (; steps > 0; --steps) {
    const auto step = step_golem(s, t, direction);
    if (!step) break;
    Doc& move = moves.push(Doc::object());
    move.set("golem", static_cast<int>(step->golem));
    move.set("district", token(s.golems[index_of(step->golem)].district));
    move.set("from", int{step->from});
    move.set("to", int{step->to});
    move.set("stoodUp", step->stood_up);
    move.set("paid", int{step->paid});
    paid += step->paid;
  }
  Doc result = Doc::object();
  result.set("moves", std::move(moves));
  Doc& after = result.set("final", Doc::list());
  for (const Golem& golem : s.golems) after.push(golem_doc(golem));
  result.set("paid", paid);
  result.set("unused", steps);
  return result;
}

Doc decide_work(Given& g, DecideTable& t) {
  State s;
  const int value = g.number("value", 0, Given::no_limit);
  read_golems(g, s);
  read_strategy(g, s);
  Given params = g.object_or_none("params");
  params.either("workSurplus", false, s.readings.no_work_surplus);
  params.either("noStanding", {"resources", "vp"}, s.readings.points_if_none_stands);
  if (!g.ok()) return {};

  const WorkPlan plan = plan_work(s, t, value);
  if (plan.nobody) no_benefit(s, t, *plan.nobody);
  Doc golems = Doc::list();
  Doc districts = Doc::list();
  for (int i = 0; i < plan.golems; ++i) {
    const auto worker = next_worker(s, t);
    if (!worker) break;
    Golem& golem = s.golems[index_of(*worker)];
    golem.lying = true;
    golems.push(static_cast<int>(*worker));
    districts.push(token(golem.district));
  }
  Doc result = Doc::object();
  result.set("golems", std::move(golems));
  result.set("districts", std::move(districts));
  result.set("paid", plan.paid);
  result.set("gained", plan.gained);
  result.set("vp", int{s.score});
  return result;
}

Doc decide_create_golem(Given& g, DecideTable& t) {
  constexpr int most_there = 7;  // of her golems in one district
  static_assert(most_there * colour_count < Golems::capacity());
  State s;
  const auto there = by_name<int>(g, "golems", colour_names, 0, most_there);
  read_strategy(g, s);
  const int left = std::min(g.number_or("remaining", 0, Given::no_limit, 4), creatable(s));
  s.created = static_cast<std::uint8_t>(s.created + creatable(s) - left);
  const int discount = g.number_or("discount", 0, Given::no_limit, 0);
  Given params = g.object_or_none("params");
  auto& prices = t.own.tables[index(BoardTable::golem_prices)].values;
  params.amount("createBase", 0, 200, prices[0]);
  params.amount("createStep", 0, 200, prices[1]);
  if (!g.ok()) return {};
  for (const Colour colour : all_colours)
    for (int i = 0; i < there[index(colour)]; ++i) s.golems.push_back({colour, 1, false, false});

  s.golem_track = track_levels / 2;  // far from both ends
  const State before = s;
  static_cast<void>(create_golem(s, t, discount));
  std::optional<Colour> district;
  if (s.created > before.created) district = s.golems.back().district;
  const int cost = district ? price_of_golem(t.data, before, *district) : 0;
  Doc result = Doc::object();
  result.set("district", district_or_null(district));
  result.set("cost", cost);
  result.set("resources", discount - cost);
  result.set("track", s.golem_track - before.golem_track);
  return result;
}

Doc decide_kill(Given& g, DecideTable& t) {
  constexpr int most_cells = 64;
  State s;
  read_golems(g, s);
  read_strategy(g, s);
  Given cemetery = g.object("cemetery");
  const int cells = cemetery.number("cells", 0, most_cells);
  std::uint64_t occupied = 0;
  for (const std::uint8_t cell : cemetery.positions("occupied", cells))
    occupied |= std::uint64_t{1} << (cell - 1U);
  g.object_or_none("params").either("killTie", {"lying", "standing"},
                                    s.readings.standing_dies_first);
  if (!g.ok()) return {};

  const auto victim = next_victim(s, t);
  const int cell = free_cell(occupied, cells);
  Doc result = Doc::object();
  result.set("golem", victim ? Doc(static_cast<int>(*victim)) : Doc());
  result.set("district", victim ? Doc(token(s.golems[index_of(*victim)].district)) : Doc());
  result.set("section", victim ? Doc(int{s.golems[index_of(*victim)].section}) : Doc());
  result.set("cell", victim && cell < cells ? Doc(cell + 1) : Doc());
  result.set("track", victim ? track_of_killed_golem : 0);
  return result;
}

Doc decide_student(Given& g, DecideTable& t) {
  enum class Way : std::uint8_t { forward, back, token };
  constexpr std::array<std::string_view, 3> ways{"forward", "back", "token"};
  State s;
  auto& first = t.own.tables[index(BoardTable::student_start)].values[0];
  g.object_or_none("params").amount("studentFirst", 0, 1, first);
  s.students = by_name<std::uint8_t>(g, "students", colour_names, first, sections);
  const auto way = g.name<Way>("direction", ways);
  int steps = g.number_or("steps", 0, Given::no_limit, 1);
  const bool different = g.flag_or("different", false);
  read_strategy(g, s);
  if (!g.ok()) return {};

  ColourSet unmoved = ColourSet::first_n(colour_count);
  Doc moved = Doc::list();
  for (; steps > 0; --steps) {
    const ColourSet among = students_where(t.data, s, way != Way::back) & unmoved;
    const auto student = way == Way::forward ? student_forward(s, t, among)
                         : way == Way::back  ? student_back(s, t, among)
                                             : student_of_token(s, t, among);
    if (!student) break;
    if (different) unmoved.remove(*student);
    moved.push(token(*student));
  }
  Doc result = Doc::object();
  result.set("moved", std::move(moved));
  Doc& students = result.set("students", Doc::object());
  for (const Colour colour : all_colours)
    students.set(token(colour), int{s.students[index(colour)]});
  result.set("unused", steps);
  return result;
}

Doc decide_book(Given& g, DecideTable& t) {
  constexpr std::size_t most_columns = 100;
  constexpr int nameless = book_count + 1;  // only its colour counts
  State s;
  if (g.is_list("library", positions, positions))
    for (std::size_t i = 0; i < positions; ++i) {
      const Doc& shown = g["library"][i];
      if (shown.is_null()) continue;
      s.library[i] =
          book_of(nameless, static_cast<BookColour>(g.one_of("library", shown, book_colour_names)));
    }
  InlineVector<std::uint8_t, positions> numbers;
  for (const std::uint8_t number : g.positions("numbers", positions)) numbers.push_back(number);
  std::vector<Column> columns;
  if (g.is_list("columns", 0, most_columns))
    for (const Doc& given : g["columns"].items()) {
      Column& column = columns.emplace_back();
      if (!given.is_list() || given.items().size() > column_limit)
        g.unfit("columns", given, "lists of at most 5 colours");
      for (const Doc& card : given.items()) {
        const Book book = book_of(
            nameless, static_cast<BookColour>(g.one_of("columns", card, book_colour_names)));
        if (colour_of(book) != BookColour::black && colour_held(column) >= 0 &&
            colour_held(column) != static_cast<int>(colour_of(book)))
          g.wrong("\"columns\" has a column with two colours besides black: it holds one.");
        if (!column.full()) column.push_back(book);
      }
    }
  const bool student_can_go_back = g.flag("studentCanMoveBack");
  if (!g.ok()) return {};

  const auto turn =
      choose_book(s, t, numbers, student_can_go_back, std::span<const Column>(columns));
  const BookChoice choice = turn.await_resume();
  const bool bought = choice.position > 0;
  Doc result = Doc::object();
  result.set("position", bought ? Doc(int{choice.position}) : Doc());
  result.set("colour", bought ? Doc(token(colour_of(s.library[choice.position - 1U]))) : Doc());
  result.set("column", bought ? Doc(choice.column + 1) : Doc());
  Doc& skipped = result.set("skipped", Doc::list());
  for (std::size_t i = 0; i < choice.skipped.size(); ++i) {
    Doc& passed_over = skipped.push(Doc::object());
    passed_over.set("position", int{choice.skipped[i]});
    passed_over.set("why", book_skip_names[index(choice.why[i])]);
  }
  return result;
}

Doc decide_upgrade_type(Given& g, DecideTable& t) {
  State s;
  const auto made = by_name<int>(g, "counts", area_names, 0, Given::no_limit);
  ColourSet open;
  for (const Colour area : g.list<Colour>("open", area_names, 0, colour_count)) open.add(area);
  read_strategy(g, s);
  if (!g.ok()) return {};

  const auto area = area_to_develop(s, t, open, made);
  Doc result = Doc::object();
  result.set("area", area ? Doc(area_names[index(*area)]) : Doc());
  return result;
}

}  // namespace seatmate::golem
