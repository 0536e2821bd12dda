#include "games/golem/effects.h"

namespace seatmate::golem {

int developments_made(const State& s) {
  int n = 0;
  for (const unsigned bits : s.developed) n += std::popcount(bits);
  return n;
}

namespace {

Colour colour_after(Act act, Act first) {
  return static_cast<Colour>(static_cast<int>(act) - static_cast<int>(first));
}
bool is_condition(Act act) { return act >= Act::if_golems_most && act <= Act::if_artefacts_least; }
bool moves_golems(Act act) { return act >= Act::golem_forward && act <= Act::golem_optional; }
bool moves_students_back(Act act) {
  return act >= Act::student_back && act <= Act::student_back_blue;
}
// A step back or a payment that must be possible for the rest to happen.
bool is_price(Act act) {
  return act == Act::pay || (act >= Act::student_back && act <= Act::student_back_blue) ||
         act == Act::learning_down || act == Act::golem_track_down;
}

bool holds(const Data& data, const State& s, Part part) {
  switch (part.act) {
    case Act::if_golems_most:
      return s.golems.size() <= part.n;
    case Act::if_golems_least:
      return s.golems.size() >= part.n;
    case Act::if_standing_least:
      return standing(s) >= part.n;
    case Act::if_books_least:
      return books_owned(s) >= part.n;
    default:
      return artefacts_created(data, s) >= part.n;
  }
}

bool student_can(const Data& data, const State& s, Colour colour, bool forward) {
  return students_where(data, s, forward).has(colour);
}

// Could this part do anything now?
bool can_apply(const Data& data, const State& s, Part part) {
  const auto any = [&](auto&& fits) { return !golems_where(s, fits).empty(); };
  switch (part.act) {
    case Act::vp_golem_track:
      return data.table(BoardTable::golem_track_value, s.golem_track) > 0;
    case Act::vp_developments:
      return s.developed[0] + s.developed[1] + s.developed[2] > 0;
    case Act::vp_golems:
      return !s.golems.empty();
    case Act::vp_books:
    case Act::books:
      return books_owned(s) > 0;
    case Act::gold:
      return s.gold < gold_slots;
    case Act::student:
      return !students_where(data, s, true).empty();
    case Act::student_red:
    case Act::student_yellow:
    case Act::student_blue:
      return student_can(data, s, colour_after(part.act, Act::student_red), true);
    case Act::student_back:
      return !students_where(data, s, false).empty();
    case Act::student_back_red:
    case Act::student_back_yellow:
    case Act::student_back_blue:
      return student_can(data, s, colour_after(part.act, Act::student_back_red), false);
    case Act::golem:
      return creatable(s) > 0 || part.n > 0;
    case Act::golem_forward:
      return any([](const Golem& g) { return g.section < sections; });
    case Act::golem_back:
      return any([](const Golem& g) { return g.section > 1; });
    case Act::golem_optional:
      return any([](const Golem& g) { return g.lying && g.section < sections; });
    case Act::golem_free:
    case Act::kill:
      return !s.golems.empty();
    case Act::work:
      return any([](const Golem& g) { return !g.lying && !g.fresh; });
    case Act::develop:
      return s.developed[0] + s.developed[1] + s.developed[2] < 3 * 63 || part.n > 0;
    case Act::develop_golem:
    case Act::develop_artefact:
    case Act::develop_learning:
      return !all_developed(s, colour_after(part.act, Act::develop_golem)) || part.n > 0;
    case Act::artefact:
      return artefacts_created(data, s) > 0;
    case Act::golem_track:
      return s.golem_track < track_levels - 1;
    case Act::golem_track_down:
      return s.golem_track > 0;
    case Act::learning:
      return s.learning_track < track_levels - 1;
    case Act::learning_down:
      return s.learning_track > 0;
    default:
      return true;
  }
}

// An alternative can be applied if its prices can be paid, its conditions hold and it does
// anything.
bool can_apply(const Data& data, const State& s, const Effect& effect, std::size_t from,
               std::size_t to) {
  bool any = false;
  for (std::size_t i = from; i < to; ++i) {
    const Part part = effect.parts[i];
    if (is_condition(part.act)) {
      if (!holds(data, s, part)) return false;
    } else if (is_price(part.act)) {
      if (!can_apply(data, s, part)) return false;
    } else {
      any = any || can_apply(data, s, part);
    }
  }
  return any;
}

struct Range {
  std::size_t from = 0;
  std::size_t to = 0;
};

bool is_simple(Act act) {
  switch (act) {
    case Act::vp_golem_track:
    case Act::gold:
    case Act::golem:
    case Act::kill:
    case Act::work:
    case Act::develop:
    case Act::develop_golem:
    case Act::develop_artefact:
    case Act::develop_learning:
    case Act::book:
    case Act::books:
    case Act::artefact:
    case Act::told:
      return false;
    default:
      return true;
  }
}

// GO-BOOK-6: which alternative she takes.
Range choose_alternative(State& s, Table& t, const Effect& effect) {
  InlineVector<Range, 5> options;
  Range range;
  for (std::size_t i = 0; i <= effect.parts.size(); ++i)
    if (i == effect.parts.size() || effect.parts[i].act == Act::either) {
      range.to = i;
      if (!options.full()) options.push_back(range);
      range.from = i + 1;
    }
  if (options.size() == 1) return options[0];
  if (has_far_golem(s))
    for (const Range& option : options)
      for (std::size_t i = option.from; i < option.to; ++i)
        if (effect.parts[i].act == Act::kill) {
          cite(t.reasons, Line::GO_BOOK_6_kill_option);
          cite(t.reasons, Line::GO_KILL_2_kill_first);
          return option;
        }
  for (std::size_t i = 0; i < options.size() && options.size() > 1;) {
    if (can_apply(t.data, s, effect, options[i].from, options[i].to)) {
      ++i;
    } else {
      cite(t.reasons, Line::GO_BOOK_6_discarded);
      options.erase_at(i);
    }
  }
  if (options.size() == 1) return options[0];
  bool right = s.readings.right_if_neither;
  if (!s.laid.empty())
    for (const Criterion criterion : last_card(t.data, s).criteria)
      if (criterion == Criterion::left || criterion == Criterion::right) {
        right = criterion == Criterion::right;
        break;
      }
  cite(t.reasons, right ? Line::GO_BOOK_6_right_option : Line::GO_BOOK_6_left_option);
  return right ? options.back() : options[0];
}

bool move_students(State& s, Table& t, int n, bool forward) {
  bool any = false;
  for (; n > 0; --n) {
    const ColourSet among = students_where(t.data, s, forward);
    if (!(forward ? student_forward(s, t, among) : student_back(s, t, among))) break;
    any = true;
  }
  return any;
}

bool move_students(State& s, Table& t, int n, bool forward, Colour colour) {
  bool any = false;
  for (; n > 0 && student_can(t.data, s, colour, forward); --n) {
    move_student(s, t, colour, forward ? 1 : -1);
    any = true;
  }
  return any;
}

bool move_some_golems(State& s, Table& t, int n, Direction direction) {
  return move_golems(s, t, n, direction) < n;
}

// The parts that need no question; says whether there was a benefit.
bool apply_simple(State& s, Table& t, Part part) {
  const int n = part.n;
  const auto points = [&](int p) {
    score_points(s, t, p);
    return p > 0;
  };
  switch (part.act) {
    case Act::coins:
    case Act::clay:
    case Act::knowledge:
      gain(s, t, n);
      return true;
    case Act::pay:
      spend(s, t, n);
      return false;
    case Act::vp:
      return points(n);
    case Act::vp_developments:
      return points(n * developments_made(s));
    case Act::vp_golems:
      return points(n * static_cast<int>(s.golems.size()));
    case Act::vp_books:
      return points(n * books_owned(s));
    case Act::student:
      return move_students(s, t, n, true);
    case Act::student_red:
    case Act::student_yellow:
    case Act::student_blue:
      return move_students(s, t, n, true, colour_after(part.act, Act::student_red));
    case Act::student_back:
      static_cast<void>(move_students(s, t, n, false));
      return false;
    case Act::student_back_red:
    case Act::student_back_yellow:
    case Act::student_back_blue:
      static_cast<void>(
          move_students(s, t, n, false, colour_after(part.act, Act::student_back_red)));
      return false;
    case Act::golem_forward:
      return move_some_golems(s, t, n, Direction::forward);
    case Act::golem_back:
      return move_some_golems(s, t, n, Direction::back);
    case Act::golem_free:
      return move_some_golems(s, t, n, Direction::free);
    case Act::golem_optional:
      return move_some_golems(s, t, n, Direction::optional);
    case Act::golem_track_free:
      cite(t.reasons, Line::GO_TRACK_1_up, n);
      return move_track(s, t, Colour::red, n) != 0;
    case Act::golem_track:
      return move_track(s, t, Colour::red, n) != 0;
    case Act::golem_track_down:
      static_cast<void>(move_track(s, t, Colour::red, -n));
      return false;
    case Act::learning:
      return move_track(s, t, Colour::blue, n) != 0;
    case Act::learning_down:
      static_cast<void>(move_track(s, t, Colour::blue, -n));
      return false;
    default:
      return false;
  }
}

Turn<bool> apply_part(State& s, Table& t, Part part) {
  switch (part.act) {
    case Act::vp_golem_track: {
      co_await t.need(s, TableFact{BoardTable::golem_track_value});
      const int points = part.n * t.data.table(BoardTable::golem_track_value, s.golem_track);
      score_points(s, t, points);
      co_return points > 0;
    }
    case Act::gold:
      co_return co_await place_gold(s, t, part.n);
    case Act::golem:
      co_return co_await create_golem(s, t, part.n);
    case Act::kill:
      co_return co_await kill_golem(s, t);
    case Act::work:
      co_return co_await work_for_free(s, t, part.n);
    case Act::develop: {
      const auto area = area_to_develop(s, t);
      if (area) co_return co_await develop(s, t, *area, part.n);
      if (part.n > 0) cite(t.reasons, Line::GO_DISC_1_all_developed, part.n);
      gain(s, t, part.n, {For::Kind::discount});
      co_return part.n > 0;
    }
    case Act::develop_golem:
    case Act::develop_artefact:
    case Act::develop_learning:
      co_return co_await develop(s, t, colour_after(part.act, Act::develop_golem), part.n);
    case Act::book:
      co_return co_await buy_book(s, t, part.n);
    case Act::books:
      co_return co_await use_books(s, t, part.n);
    case Act::artefact: {
      co_await t.need(s, TableFact{BoardTable::gold_of_artefact});
      const int created = artefacts_created(t.data, s);
      for (int i = 0; i < std::min<int>(part.n, created); ++i)  // the highest first
        static_cast<void>(
            co_await artefact_income(s, t, static_cast<std::uint8_t>(created - 1 - i), false));
      co_return created > 0;
    }
    case Act::told: {
      const ToldResult::Answer answer = co_await t.ask(s, ToldResult{});
      if (answer.resources >= 0)
        gain(s, t, answer.resources);
      else
        spend(s, t, -answer.resources);
      score_points(s, t, answer.points);
      co_return answer.resources > 0 || answer.points > 0;
    }
    default:
      co_return apply_simple(s, t, part);
  }
}

}  // namespace

Turn<bool> apply_effect(State& s, Table& t, const Effect& effect) {
  const Range range = choose_alternative(s, t, effect);
  bool any = false;
  for (std::size_t i = range.from; i < range.to; ++i) {
    const Part part = effect.parts[i];
    if (is_condition(part.act)) {
      if (!holds(t.data, s, part)) break;
      continue;
    }
    if (s.readings.declines_prices && is_price(part.act)) break;
    if (moves_golems(part.act) && may_enter_x(s, part.n))
      co_await t.need(s, TableFact{BoardTable::price_of_x});
    if (moves_students_back(part.act)) co_await t.need(s, TableFact{BoardTable::student_start});
    if (!can_apply(t.data, s, part)) {
      cite(t.reasons, Line::GO_INC_1_as_far_as_possible);
      if (is_price(part.act)) break;
      continue;
    }
    if (is_simple(part.act)) {
      if (apply_simple(s, t, part)) any = true;
    } else if (co_await apply_part(s, t, part)) {
      any = true;
    }
  }
  co_return any;
}

Turn<bool> apply_printed(State& s, Table& t, Cause cause, const Effect& effect, int times,
                         Line idle) {
  const Cause before = t.enter(s, cause);
  bool any = false;
  for (int i = 0; i < times; ++i)
    if (co_await apply_effect(s, t, effect)) any = true;
  if (!any && !effect.parts.empty()) no_benefit(s, t, idle);
  t.leave(s, before);
  co_return any;
}

}  // namespace seatmate::golem
