#include "games/pendulum/inputs.h"

#include "games/pendulum/game.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

void human_flip(State& s, Table& t, Area area) {
  if (area == Area::purple) {  // a turn of its own: cards may be drawn before it (PE-FORE-1)
    s.todo = Todo::flip_purple;
    return;
  }
  if (may_be_out(t.data, s, Area::purple)) {  // so it is asked about
    s.todo = area == Area::green ? Todo::flip_green : Todo::flip_black;
    return;
  }
  human_flips(s, t, area);
}

void human_flips(State& s, Table& t, Area area) {
  const FlipEffect effect = flip(s, t.reasons, area, false, full_sand(t.data, s, area));
  const bool again = s.readings.one_action_for_both && s.last_trigger_flip > 0 &&
                     s.now - s.last_trigger_flip < quick_succession;
  if (flip_triggers(area, true, is_out(s, Area::purple)) && !again) {
    s.actions = s.called = 1;
    s.trigger = Trigger::flip;
    s.last_trigger_flip = s.now;
  } else {
    cite(t.reasons, Line::PE_TRIG_4_nobody_called);
  }
  tell_flip(s, t, area, effect, false);
}

void carry_out(State& s, Table& t, const Input& input) {
  if (input.at > s.now) pass_time(s, input.at);
  Boxes& boxes = s.boxes[index(input.space)];
  switch (input.verb) {
    case Verb::lift:
    case Verb::retrieve:
      if (s.follows_workers) take_one(boxes.bottom);
      call_for_move(s, t, From::bottom_box, input.verb == Verb::retrieve, input.workers);
      break;
    case Verb::flip:
      human_flip(s, t, input.timer);
      break;
    case Verb::out:
      s.timers[index(input.timer)].left = 0;
      break;
    case Verb::pause:
      s.paused = true;
      break;
    case Verb::resume:
      s.paused = false;
      break;
    case Verb::legendary:
      s.legendary = true;
      s.legendary_token = false;
      break;
    case Verb::start:
      s.todo = Todo::start;
      break;
    case Verb::council:
      s.phase = Phase::points;
      break;
    case Verb::place:
      ++boxes.top[index(input.worker)];
      call_for_move(s, t, From::mat, false, 1);
      break;
    case Verb::act:
      ++boxes.bottom[index(take_one(boxes.top))];
      call_for_move(s, t, From::top_box, false, 1);
      break;
  }
}

namespace {

std::int64_t seconds_left(const State& s, Area area) {
  return (s.timers[index(area)].left + 999) / 1000;
}

Form form(Verb verb, std::vector<Field> fields = {}) {
  return vocabulary.input(verb_names[index(verb)], std::move(fields), true);
}
Shortcut key(char sign, std::vector<std::string> args, Message label) {
  return {sign, std::move(args), std::move(label)};
}
Form plain_form(Verb verb, char sign) {
  Form f = form(verb);
  f.keys = {key(sign, {}, term("key", f.verb))};
  return f;
}

template <class Fits>
Field space_field(const State& s, Fits&& fits) {
  Field f = vocabulary.field("space", Field::Kind::place);
  for (int i = 0; i < space_count; ++i) {
    const auto space = static_cast<Space>(i);
    if (fits(s, space)) f.options.push_back({std::string(token(space)), term(space)});
  }
  return f;
}
bool has_bottom(const State& s, Space space) { return count(s.boxes[index(space)].bottom) > 0; }
bool is_timer_row(const State& s, Space space) {
  return s.timers[index(area_of(space))].row == row_of(space);
}
bool can_act(const State& s, Space space) {
  return count(s.boxes[index(space)].top) > 0 && is_timer_row(s, space);
}
bool is_open(const State& s, Space space) { return !is_timer_row(s, space); }
bool automa_stands_on(const State& s, Space space) {
  const Area area = area_of(space);
  return area != Area::black && s.vacant[index(area)] != cell_of(space);
}
int workers_on_board(const State& s) {
  int n = 0;
  for (const Boxes& boxes : s.boxes) n += count(boxes.top) + count(boxes.bottom);
  return n;
}

bool may_lift(const State& s) {
  return s.phase == Phase::real_time || s.phase == Phase::after_third ||
         (s.phase == Phase::placing && s.round > 1);
}

Form lift_form(const State& s, Verb verb) {
  if (!s.follows_workers) {
    Field n = vocabulary.number_field("workers", 1, most_workers);
    n.otherwise = "1";
    Form f = form(verb, {n});
    if (verb == Verb::lift) f.keys = {key(' ', {"1"}, term("key", "lift"))};
    return f;
  }
  Form f = form(verb, {space_field(s, has_bottom)});
  if (verb == Verb::lift && f.fields[0].options.size() == 1)
    f.keys = {key(' ', {f.fields[0].options[0].token}, term("key", "lift"))};
  return f;
}

// With one key each: 1, 2 and 3 are the timers everywhere.
Form timer_form(const State& s, Verb verb) {
  Field timer = vocabulary.field("timer");
  Form f = form(verb);
  for (const Area area : all_areas) {
    if (verb == Verb::out && is_out(s, area)) continue;
    timer.options.push_back({std::string(token(area)), term(area)});
    const char sign = static_cast<char>((verb == Verb::out ? '4' : '1') + static_cast<int>(area));
    f.keys.push_back(
        key(sign, {std::string(token(area))},
            {verb == Verb::out ? "pen.key.out" : "pen.key.flip", {Arg("timer", term(area))}}));
  }
  f.fields = {timer};
  return f;
}

}  // namespace

std::vector<Form> Rulebook::forms(const Data&, const State& s) {
  if (s.phase == Phase::over) return {};
  if (s.paused) return {plain_form(Verb::resume, '0')};
  std::vector<Form> forms;
  if (s.phase == Phase::after_third) forms.push_back(plain_form(Verb::council, '9'));
  if (s.phase == Phase::placing) forms.push_back(plain_form(Verb::start, '9'));
  if (may_lift(s)) {
    if (!s.follows_workers || s.boxes != decltype(s.boxes){})
      forms.push_back(lift_form(s, Verb::lift));
    if (s.readings.mat_does_not_count) forms.push_back(lift_form(s, Verb::retrieve));
  }
  if (s.phase == Phase::real_time) {
    forms.push_back(timer_form(s, Verb::flip));
    if (s.sand_told && timers_out(s).count() < area_count)
      forms.push_back(timer_form(s, Verb::out));
    if (s.legendary_token && !s.legendary) forms.push_back(form(Verb::legendary));
  }
  if (s.follows_workers) {
    Field worker = vocabulary.choice_field("worker", "worker", worker_names);
    worker.otherwise = "common";
    forms.push_back(form(Verb::place, {space_field(s, is_open), worker}));
    if (s.phase != Phase::placing) forms.push_back(form(Verb::act, {space_field(s, can_act)}));
  }
  if (s.phase == Phase::real_time) forms.push_back(plain_form(Verb::pause, '0'));
  return forms;
}

namespace {

Outcome check_lift(const State& s, const Input& input) {
  if (s.phase == Phase::placing && s.round == 1) return refuse("pen.error.lift-before-start");
  if (!may_lift(s)) return refuse("pen.error.not-now");
  if (s.follows_workers && !has_bottom(s, input.space))
    return refuse("pen.error.empty-box", {Arg("space", term(input.space))});
  return Done{};
}
Outcome check_timer(const State& s, const Input& input) {
  const Area area = input.timer;
  if (s.phase != Phase::real_time) return refuse("pen.error.flip-not-now");
  if (input.verb == Verb::out) {
    if (!s.sand_told) return refuse("pen.error.out-by-clock");
    if (is_out(s, area)) return refuse("pen.error.already-out", {Arg("timer", term(area))});
  } else if (!s.sand_told && !is_out(s, area)) {
    // BF-7: only an empty one may be flipped.
    return refuse("pen.error.still-runs",
                  {Arg("timer", term(area)), Arg("seconds", seconds_left(s, area))});
  }
  return Done{};
}
Outcome check_place(const State& s, const Input& input) {
  if (!s.follows_workers) return refuse("pen.error.not-followed");
  switch (place_fault(s, input.space, input.worker)) {
    case PlaceFault::timer_row:
      return refuse("pen.error.timer-row", {Arg("space", term(input.space))});
    case PlaceFault::four_workers:
      return refuse("pen.error.four-workers", {Arg("n", most_workers)});
    case PlaceFault::box_taken:
      return refuse("pen.error.box-taken", {Arg("space", term(input.space))});
    case PlaceFault::none:
      break;
  }
  return Done{};
}
Outcome check_legendary(const State& s) {
  if (s.legendary) return refuse("pen.error.has-legendary");
  if (s.round == 1) return refuse("pen.error.legendary-round-1");  // PE-ACH-3
  if (s.phase != Phase::real_time) return refuse("pen.error.legendary-not-now");
  if (!s.legendary_token) return refuse("pen.error.legendary-gone");  // PE-ACH-2
  return Done{};
}

}  // namespace

PlaceFault place_fault(const State& s, Space space, Worker worker) {
  if (is_timer_row(s, space)) return PlaceFault::timer_row;  // BF-6
  if (workers_on_board(s) >= most_workers) return PlaceFault::four_workers;
  // BF-8.
  if (worker == Worker::common && area_of(space) != Area::black &&
      (automa_stands_on(s, space) || count(s.boxes[index(space)].top) > 0))
    return PlaceFault::box_taken;
  return PlaceFault::none;
}

Outcome check(const State& s, const Input& input) {
  if (s.phase == Phase::over) return refuse("pen.error.over");
  if (input.verb == Verb::resume)
    return s.paused ? Outcome(Done{}) : refuse("pen.error.not-paused");
  if (s.paused) return refuse("pen.error.paused");
  switch (input.verb) {
    case Verb::lift:
    case Verb::retrieve:
      return check_lift(s, input);
    case Verb::flip:
    case Verb::out:
      return check_timer(s, input);
    case Verb::pause:
      if (s.phase != Phase::real_time) return refuse("pen.error.nothing-runs");
      break;
    case Verb::legendary:
      return check_legendary(s);
    case Verb::start:
      if (s.phase == Phase::real_time) return refuse("pen.error.already-runs");
      if (s.phase != Phase::placing) return refuse("pen.error.council-first");
      break;
    case Verb::council:
      if (s.phase == Phase::real_time)
        return refuse("pen.error.no-third-flip", {Arg("n", s.purple_flips)});
      if (s.phase != Phase::after_third) return refuse("pen.error.second-council");
      break;
    case Verb::place:
      return check_place(s, input);
    case Verb::act:
      if (!s.follows_workers) return refuse("pen.error.not-followed");
      if (s.phase == Phase::placing) return refuse("pen.error.not-now");
      if (!can_act(s, input.space))
        return refuse("pen.error.cannot-act", {Arg("space", term(input.space))});
      break;
    case Verb::resume:
      break;
  }
  return Done{};
}

Result<Input> parse_input(const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  if (!verb) return refuse("pen.error.not-now");
  Input input;
  input.verb = *verb;
  input.at = entry.at;
  const std::string& first = argument(entry, 0);
  const auto read_space = [&]() -> Outcome {
    const auto space = parse<Space>(space_names, first);
    if (!space) return refuse("pen.error.word", {Arg("said", first)});
    input.space = *space;
    return Done{};
  };
  switch (*verb) {
    case Verb::lift:
    case Verb::retrieve:
      if (s.follows_workers) {
        if (const Outcome read = read_space(); !read) return read.refusal();
      } else {
        const auto n = parse_within(first.empty() ? "1" : first, 1, most_workers);
        if (!n) return vocabulary.not_a_number(first, 1, most_workers);
        input.workers = static_cast<std::uint8_t>(*n);
      }
      break;
    case Verb::flip:
    case Verb::out: {
      const auto timer = parse<Area>(area_names, first);
      if (!timer) return refuse("pen.error.word", {Arg("said", first)});
      input.timer = *timer;
      break;
    }
    case Verb::place: {
      if (const Outcome read = read_space(); !read) return read.refusal();
      const std::string& kind = argument(entry, 1);
      const auto worker = parse<Worker>(worker_names, kind.empty() ? "common" : kind);
      if (!worker) return refuse("pen.error.word", {Arg("said", kind)});
      input.worker = *worker;
      break;
    }
    case Verb::act:
      if (const Outcome read = read_space(); !read) return read.refusal();
      break;
    default:
      break;
  }
  return input;
}
Result<Input> read_input(const Data&, const State& s, const Entry& entry) {
  const auto input = parse_input(s, entry);
  if (!input) return input;
  if (const Outcome fits = check(s, *input); !fits) return fits.refusal();
  return input;
}

Entry write_input(const State& s, const Input& input) {
  Entry entry;
  entry.verb = verb_names[index(input.verb)];
  entry.at = input.at;
  switch (input.verb) {
    case Verb::lift:
    case Verb::retrieve:
      entry.args = {s.follows_workers ? std::string(token(input.space))
                                      : std::to_string(input.workers)};
      break;
    case Verb::flip:
    case Verb::out:
      entry.args = {std::string(token(input.timer))};
      break;
    case Verb::place:
      entry.args = {std::string(token(input.space)), std::string(token(input.worker))};
      break;
    case Verb::act:
      entry.args = {std::string(token(input.space))};
      break;
    default:
      break;
  }
  return entry;
}

}  // namespace seatmate::pendulum
