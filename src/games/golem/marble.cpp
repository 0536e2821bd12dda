#include "games/golem/marble.h"

namespace seatmate::golem {

namespace {

PickSet picks_of(Row row) {
  return PickSet(((std::uint64_t{1} << marble_count) - 1) << (index(row) * marble_count));
}
PickSet picks_of(Marble marble) {
  PickSet set;
  for (int row = 0; row < row_count; ++row) set.add(pick_of(static_cast<Row>(row), marble));
  return set;
}
constexpr std::array outcome_lines{Line::GO_MARBLE_4_skipped, Line::GO_MARBLE_4_decides,
                                   Line::GO_MARBLE_5_no_effect, Line::GO_MARBLE_4_active};
bool occurs(PickSet set, Row row) { return !(set & picks_of(row)).empty(); }

// GO-MARBLE-1: the options a criterion selects, out of those in play.
struct Walk {
  const State& s;
  Colour left, right;
  PickSet start, in_play;
  std::array<bool, marble_count> ignored{};

  [[nodiscard]] int count_of(Row row) const {
    int n = 0;
    for (std::size_t m = 0; m < marble_count; ++m)
      if (s.readings.ignored_count || !ignored[m]) n += s.rows[index(row)][m];
    return n;
  }
  // GO-MARBLE-6, A-05: most and strategy look at what is still in play.
  [[nodiscard]] PickSet scope() const { return s.readings.criteria_look_at_all ? start : in_play; }

  [[nodiscard]] PickSet selects(Criterion criterion) const {
    const auto card_colour = [&](Colour wanted, Colour other) {
      const Colour now = s.taken.contains(marble_of(wanted)) ? other : wanted;
      const PickSet wild = s.readings.white_is_wild ? picks_of(Marble::white) : PickSet{};
      return picks_of(marble_of(now)) | wild;
    };
    switch (criterion) {
      case Criterion::most: {
        int best = 0;
        PickSet rows;
        for (int r = 0; r < row_count; ++r) {
          const auto row = static_cast<Row>(r);
          if (!occurs(scope(), row)) continue;
          const int count = count_of(row);
          if (count > best) {
            best = count;
            rows = {};
          }
          if (count == best) rows |= picks_of(row);
        }
        return rows;
      }
      case Criterion::work:
        if (standing_for_work(s) > 0) return picks_of(Row::work) | picks_of(Row::mirror);
        return s.readings.work_row_without_golem ? picks_of(Row::work) : PickSet{};
      case Criterion::strategy:
        for (const Colour token : s.strategy)
          if (occurs(scope(), row_of(token))) return picks_of(row_of(token));
        return {};
      case Criterion::black:
        return picks_of(Marble::black);
      case Criterion::white:
        return picks_of(Marble::white);
      case Criterion::left:
        return card_colour(left, right);
      case Criterion::right:
        return card_colour(right, left);
      case Criterion::other:
        break;
    }
    return PickSet::first_n(row_count * marble_count) - picks_of(marble_of(left)) -
           picks_of(marble_of(right));
  }
};

// GO-MARBLE-9 to -12: several options are left when the list is at its end.
Pick break_tie(State& s, Table& t, PickSet in_play) {
  Row row = Row::mirror;
  if (occurs(in_play, Row::work) && standing_for_work(s) >= 2) {
    row = Row::work;
    cite_left(t.reasons, Noun::picks, Line::GO_MARBLE_9_work_with_two, picks_of(row) & in_play);
    cite(t.reasons, Line::GO_STRAT_3_main_token);
  } else {
    bool token = false;
    for (const Colour colour : s.strategy)
      if (!token && occurs(in_play, row_of(colour))) {
        row = row_of(colour);
        token = true;
      }
    if (token) {
      cite_left(t.reasons, Noun::picks, Line::GO_MARBLE_10_highest_token, picks_of(row) & in_play);
      cite(t.reasons, Line::GO_STRAT_1_token_row, static_cast<int>(row));
    } else if (occurs(in_play, Row::work)) {
      row = Row::work;
    }
    if (row != Row::mirror && occurs(in_play, Row::mirror))
      cite_left(t.reasons, Noun::picks, Line::GO_MARBLE_11_not_the_mirror, picks_of(row) & in_play);
  }
  const PickSet left = in_play & picks_of(row);
  Marble marble = Marble::white;
  const bool white_first = s.readings.white_before_black;
  const std::array<Marble, marble_count> order{
      marble_of(s.strategy[0]), marble_of(s.strategy[1]), marble_of(s.strategy[2]),
      white_first ? Marble::white : Marble::black, white_first ? Marble::black : Marble::white};
  for (std::size_t i = order.size(); i-- > 0;)
    if (left.has(pick_of(row, order[i]))) marble = order[i];
  const Pick pick = pick_of(row, marble);
  if (!left.single())
    cite_left(t.reasons, Noun::picks, Line::GO_MARBLE_12_token_colour, PickSet::of(pick));
  return pick;
}

}  // namespace

Row mirrored_action(State& s, Table& t, bool work_active) {
  if (work_active) {
    cite(t.reasons, Line::GO_MARBLE_7_mirror_works);
    return Row::work;
  }
  if (standing_for_work(s) >= 2) {
    cite(t.reasons, Line::GO_MIRROR_1_mirror_works, standing_for_work(s));
    cite(t.reasons, Line::GO_STRAT_3_main_token);
    return Row::work;
  }
  cite(t.reasons, Line::GO_MIRROR_1_mirror_token, static_cast<int>(s.strategy[0]));
  return row_of(s.strategy[0]);
}

MarbleChoice choose_marble(State& s, Table& t, std::span<const Criterion> criteria, Colour left,
                           Colour right) {
  MarbleChoice choice;
  Walk walk{s, left, right, {}, {}, {}};
  PickSet all;
  for (int r = 0; r < row_count; ++r)
    for (int m = 0; m < marble_count; ++m)
      if (s.rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(m)] > 0)
        all.add(pick_of(static_cast<Row>(r), static_cast<Marble>(m)));
  if (all.empty()) return choice;
  // GO-MARBLE-3: a colour of the card that she has is ignored, unless nothing else is there.
  walk.start = all;
  for (const Marble marble : s.taken)
    if (marble == marble_of(left) || marble == marble_of(right)) {
      walk.ignored[index(marble)] = true;
      walk.start -= picks_of(marble);
    }
  if (walk.start.empty()) {
    walk.start = all;
    walk.ignored = {};
    cite(t.reasons, Line::GO_MARBLE_12_only_ignored);
  }
  walk.in_play = walk.start;
  static_cast<void>(choose(t.reasons, Noun::picks, Line::GO_MARBLE_2_marbles, walk.start));
  if (walk.start != all) cite_left(t.reasons, Noun::picks, Line::GO_MARBLE_3_ignored, walk.start);

  cite(t.reasons, Line::GO_MARBLE_1_criteria, static_cast<int>(criteria.size()));
  bool work_active = false;
  Pick pick{};
  for (const Criterion criterion : criteria) {
    const PickSet met = walk.in_play & walk.selects(criterion);
    const CriterionOutcome outcome = met.empty()           ? CriterionOutcome::skipped
                                     : met.single()        ? CriterionOutcome::decides
                                     : met == walk.in_play ? CriterionOutcome::no_effect
                                                           : CriterionOutcome::active;
    choice.looked_at.push_back(criterion);
    choice.outcomes.push_back(outcome);
    if (outcome != CriterionOutcome::skipped) walk.in_play = met;
    cite_left(t.reasons, Noun::picks, outcome_lines[index(outcome)], walk.in_play,
              static_cast<int>(criterion));
    if (criterion == Criterion::most || criterion == Criterion::strategy)
      cite(t.reasons, Line::GO_MARBLE_6_in_play, static_cast<int>(criterion));
    // it counts as active even if it separated nothing.
    if (criterion == Criterion::work && outcome != CriterionOutcome::skipped)
      work_active = !s.readings.work_must_separate || outcome != CriterionOutcome::no_effect;
    if (outcome == CriterionOutcome::decides) {
      choice.by = ChosenBy::criterion;
      pick = met.first();
      break;
    }
  }
  if (choice.by != ChosenBy::criterion) {
    choice.by = ChosenBy::tie_break;
    cite(t.reasons, Line::GO_MARBLE_8_list_at_its_end);
    pick = break_tie(s, t, walk.in_play);
  }
  choice.row = row_of(pick);
  choice.marble = marble_of(pick);
  choice.value = marbles_in(s, choice.row);  // F-09
  choice.action = choice.row;
  if (choice.row == Row::mirror) {
    choice.mirror_cost = 1;
    choice.action = mirrored_action(s, t, work_active);
  }
  return choice;
}

}  // namespace seatmate::golem
