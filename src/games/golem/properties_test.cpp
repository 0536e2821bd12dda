// What holds for every board and at every moment of every game.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/simulator_of.h"
#include "games/golem/lab/human.h"
#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

using SilentTable = SimulatedTable<Table, SimulatedHuman>;

State any_board() {
  State s;
  const std::array<std::array<Colour, 3>, 6> orders{{
      {Colour::red, Colour::yellow, Colour::blue},
      {Colour::red, Colour::blue, Colour::yellow},
      {Colour::yellow, Colour::red, Colour::blue},
      {Colour::yellow, Colour::blue, Colour::red},
      {Colour::blue, Colour::red, Colour::yellow},
      {Colour::blue, Colour::yellow, Colour::red},
  }};
  s.strategy = orders[*rc::gen::inRange<std::size_t>(0, 6)];
  for (int n = *rc::gen::inRange(0, 7); n > 0; --n)
    s.golems.push_back({all_colours[*rc::gen::inRange<std::size_t>(0, 3)],
                        *rc::gen::inRange<std::uint8_t>(1, 11), *rc::gen::arbitrary<bool>(),
                        false});
  for (auto& student : s.students) student = *rc::gen::inRange<std::uint8_t>(1, 11);
  s.marker = *rc::gen::inRange<std::int8_t>(lowest_space, highest_space + 1);
  return s;
}

// GO-RES-1, GO-RES-2, GO-RES-3, GO-RES-4: a step is a space or a point, and never lost.
RC_GTEST_PROP(TrackProperties, MarkerAndPointsAreConserved, ()) {
  State s = any_board();
  TestTable t;
  int sum = s.marker + s.score;
  for (int i = 0; i < 20; ++i) {
    const int n = *rc::gen::inRange(-30, 31);
    if (n >= 0)
      gain(s, t, n);
    else
      spend(s, t, -n);
    sum += n;
    RC_ASSERT(s.marker >= lowest_space);
    RC_ASSERT(s.marker <= highest_space);
    RC_ASSERT(s.marker + s.score == sum);
  }
}

// GO-MOVE-3 to -8: a step moves one golem by one section, which then stands; steps that are left
// over are those nobody can take.
RC_GTEST_PROP(MoveProperties, EveryStepMovesOneGolemByOne, ()) {
  State s = any_board();
  TestTable t;
  const auto direction =
      *rc::gen::element(Direction::forward, Direction::back, Direction::free, Direction::optional);
  for (int i = 0; i < 60; ++i) {
    const State before = s;
    const auto step = step_golem(s, t, direction);
    if (!step) {
      RC_ASSERT(s.golems == before.golems);
      break;
    }
    for (std::size_t g = 0; g < s.golems.size(); ++g) {
      if (g != index_of(step->golem)) {
        RC_ASSERT(s.golems[g] == before.golems[g]);
        continue;
      }
      RC_ASSERT(!s.golems[g].lying);
      RC_ASSERT(std::abs(s.golems[g].section - before.golems[g].section) == 1);
      RC_ASSERT(s.golems[g].section >= 1);
      RC_ASSERT(s.golems[g].section <= sections);
      if (direction == Direction::forward) RC_ASSERT(step->to > step->from);
      if (direction == Direction::back) RC_ASSERT(step->to < step->from);
      if (direction == Direction::optional) RC_ASSERT(step->stood_up);
    }
  }
}

// GO-WORK-2: she never pays more than two, and one golem more would cost more.
RC_GTEST_PROP(WorkProperties, NeverMoreThanTwo, ()) {
  const State s = any_board();
  TestTable t;
  const int value = *rc::gen::inRange(0, 12);
  const WorkPlan plan = plan_work(s, t, value);
  RC_ASSERT(plan.paid <= 2);
  RC_ASSERT(plan.golems <= standing(s));
  if (standing(s) == 0) return;
  RC_ASSERT(plan.paid == 0 || plan.gained == 0);
  if (plan.golems < std::min(4, standing(s)))
    RC_ASSERT(work_prices[static_cast<std::size_t>(plan.golems + 1)] - value > 2);
}

// GO-MARBLE-4: what she takes lies there, and all criteria that were met are met by it.
RC_GTEST_PROP(MarbleProperties, SheTakesWhatLiesThere, ()) {
  State s = any_board();
  TestTable t;
  s.random = Random(*rc::gen::arbitrary<std::uint64_t>(), 0);
  throw_marbles(s, printed().marbles);
  if (*rc::gen::arbitrary<bool>()) s.taken.push_back(*rc::gen::element(Marble::red, Marble::white));
  Criteria criteria;
  for (int n = *rc::gen::inRange(0, 6); n > 0; --n)
    criteria.push_back(static_cast<Criterion>(*rc::gen::inRange(0, criterion_count)));
  const MarbleChoice choice = choose_marble(s, t, criteria, Colour::red, Colour::blue);
  RC_ASSERT(choice.by != ChosenBy::none);
  RC_ASSERT(s.rows[index(choice.row)][index(choice.marble)] > 0);
  RC_ASSERT(choice.value == marbles_in(s, choice.row));
  RC_ASSERT((choice.row == Row::mirror) == (choice.mirror_cost == 1));
  RC_ASSERT(choice.action != Row::mirror);
}

// ---- at every moment of a game

// F-29: six golems: on the board, dead, or still to be created. Humans bury theirs beside hers.
void golems_are_in_order(const State& s) {
  const int buried = std::popcount(unsigned{s.cemetery});
  const int others = static_cast<int>(s.golems.size()) + creatable(s);
  RC_ASSERT(others <= golem_count);
  if (buried < cemetery_cells) RC_ASSERT(others + buried >= golem_count);
  for (const Golem& golem : s.golems) {
    RC_ASSERT(golem.section >= 1);
    RC_ASSERT(golem.section <= sections);
  }
}

// GO-GEN-1: at most five books a column and one colour besides black; every book in one place.
void books_are_in_order(const State& s) {
  std::vector<int> seen;
  for (const Column& column : s.columns) {
    RC_ASSERT(column.size() <= column_limit);
    for (const Book book : column) {
      seen.push_back(number_of(book));
      if (colour_of(book) != BookColour::black)
        RC_ASSERT(static_cast<int>(colour_of(book)) == colour_held(column));
    }
  }
  for (const Book book : s.library)
    if (book != Book::none && book != Book::unknown) seen.push_back(number_of(book));
  for (const std::uint8_t number : s.book_stack) seen.push_back(number);
  std::sort(seen.begin(), seen.end());
  RC_ASSERT(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
}

// GO-COMP-1, GO-CARD-1: twenty cards, each in one place; at most three are laid.
void cards_are_in_order(const State& s) {
  if (s.phase == Phase::setup) return;
  RC_ASSERT(s.deck.pile.size() + s.deck.played.size() == static_cast<std::size_t>(card_count));
  for (const std::uint8_t card : s.deck.pile) RC_ASSERT(!s.deck.played.contains(card));
  RC_ASSERT(s.laid.size() <= 3);
}

// GO-TURN-1, GO-GEN-3: two marbles and one rabbi in a round.
void the_round_was_hers(const State& s) {
  RC_ASSERT(s.laid.size() == 3);
  RC_ASSERT(s.taken.size() <= 2);
  RC_ASSERT(s.rabbi[index(Player::automa)] != 0);
}

RC_GTEST_PROP(GameProperties, EveryMomentIsSound, (std::uint64_t seed)) {
  const Settings settings{{"level", std::to_string(*rc::gen::inRange(1, 5))},
                          {"humans", std::to_string(*rc::gen::inRange(1, 4))}};
  auto started = Rulebook::start(printed(), settings, seed);
  RC_ASSERT(started.ok());
  State s = *started;
  Arena arena;
  SimulatedHuman human{Random(seed, 1)};
  SilentTable table{printed(), arena, human, {}};
  int moments = 0;
  while (s.phase != Phase::over) {
    RC_ASSERT(++moments < 500);
    const Phase phase = s.phase;
    if (phase == Phase::evening) the_round_was_hers(s);
    if (Rulebook::runs(s)) {
      RC_ASSERT(Rulebook::run(s, table).done());  // a turn always ends
    } else {
      const State before = s;
      carry_out(s, table, human.choose(printed(), s));
      RC_ASSERT(s.score == before.score);
      RC_ASSERT(s.marker == before.marker);
      RC_ASSERT(s.golems == before.golems);
    }
    if (phase != Phase::setup) golems_are_in_order(s);
    books_are_in_order(s);
    cards_are_in_order(s);
    RC_ASSERT(s.marker >= lowest_space);
    RC_ASSERT(s.marker <= highest_space);
    RC_ASSERT(s.golem_track < track_levels);
    RC_ASSERT(s.learning_track < track_levels);
    RC_ASSERT(s.gold <= gold_slots);
    RC_ASSERT(Rulebook::sound(printed(), s));
  }
  RC_ASSERT(s.turns_taken == 3 * rounds);
}

}  // namespace
}  // namespace seatmate::golem
