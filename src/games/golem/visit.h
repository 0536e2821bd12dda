#pragma once

// Every field of the state, named once: what a save holds and a digest counts.

#include <array>
#include <string_view>

#include "engine/fields.h"
#include "games/golem/state.h"

namespace seatmate::golem {

namespace visit_detail {
inline constexpr std::array<std::string_view, row_count> rows{
    "marbles.work", "marbles.golem", "marbles.artefact", "marbles.learning", "marbles.mirror"};
inline constexpr std::array<std::string_view, colour_count> tiles{"tiles.red", "tiles.yellow",
                                                                  "tiles.blue"};
inline constexpr std::array<std::string_view, book_columns> columns{"books.1", "books.2", "books.3",
                                                                    "books.4", "books.5"};
// A golem in one number: district, section, lying, fresh.
inline std::uint8_t pack(const Golem& golem) {
  return static_cast<std::uint8_t>(index(golem.district) * 64 + golem.section * 4U +
                                   (golem.lying ? 2U : 0U) + (golem.fresh ? 1U : 0U));
}
inline Golem unpack(std::uint8_t code) {
  return {static_cast<Colour>(code / 64), static_cast<std::uint8_t>(code / 4 % 16),
          (code & 2U) != 0, (code & 1U) != 0};
}
}  // namespace visit_detail

template <class R, class Visitor>
void visit_readings(R& r, Visitor& v) {
  v("reading.criteria", r.criteria_look_at_all);
  v("reading.work-row", r.work_row_without_golem);
  v("reading.colour-tail", r.white_before_black);
  v("reading.ignored-count", r.ignored_count);
  v("reading.kill-tile", r.topmost_kill_tile);
  v("reading.back-entry", r.back_entry_pays);
  v("reading.free-fallback", r.no_free_fallback);
  v("reading.work-surplus", r.no_work_surplus);
  v("reading.points-if-none-stands", r.points_if_none_stands);
  v("reading.kill-tie", r.standing_dies_first);
  v("reading.leg", r.lay_down_after_leg);
  v("reading.alternatives", r.right_if_neither);
  v("reading.under-deck", r.last_laid_on_top);
  v("reading.lying-in-1-waits", r.lying_in_1_waits);
  v("reading.track-limits-work", r.track_limits_work);
  v("reading.bonus-student-leftmost", r.bonus_student_leftmost);
  v("reading.declines-prices", r.declines_prices);
  v("reading.books-by-column", r.books_by_column);
  v("reading.learning-token-drops", r.learning_token_drops);
  v("reading.finished-area-ends-it", r.finished_area_ends_it);
  v("reading.red-zone-at-setup", r.red_zone_at_setup);
  v("reading.killed-come-back", r.killed_come_back);
  v("reading.white-is-wild", r.white_is_wild);
  v("reading.no-passing", r.no_passing);
  v("reading.work-must-separate", r.work_must_separate);
  v("reading.only-new-book-acts", r.only_new_book_acts);
  v("reading.new-golem-does-not-count", r.new_golem_does_not_count);
  v("reading.marbles", r.marbles);
  v("reading.minus-five", r.minus_five_vp);
}

// S is State or const State.
template <class S, class Visitor>
void visit_state(S& s, Visitor& v) {
  v("random", s.random);
  v("level", s.level);
  v("humans", s.humans);
  v("deck-kind", s.deck_kind);
  v("table-told", s.table_told);
  v("marbles-told", s.marbles_told);
  v("house-facts", s.house_facts);
  visit_readings(s.readings, v);
  v("phase", s.phase);
  v("wait", s.wait);
  v("round", s.round);
  v("order", s.order);
  v("queue", s.queue);
  v("marbles-left", s.marbles_left);
  v("rabbi", s.rabbi);
  v("passed", s.passed);
  v("strategy", s.strategy);
  v("marker", s.marker);
  v("score", s.score);
  InlineVector<std::uint8_t, Golems::capacity()> golems;
  for (const Golem& golem : s.golems) golems.push_back(visit_detail::pack(golem));
  v("golems", golems);
  if constexpr (!std::is_const_v<S>) {
    s.golems.clear();
    for (const std::uint8_t code : golems) s.golems.push_back(visit_detail::unpack(code));
  }
  v("created", s.created);
  v("students", s.students);
  v("golem-track", s.golem_track);
  v("learning-track", s.learning_track);
  v("gold", s.gold);
  v("developed", s.developed);
  for (std::size_t i = 0; i < book_columns; ++i) v(visit_detail::columns[i], s.columns[i]);
  v("cemetery", s.cemetery);
  v("buried-by-humans", s.buried_by_humans);
  v("menorah", s.menorah);
  v("artefact-tile", s.artefact_tile);
  v("goals", s.goals);
  v("starting-tiles", s.starting_tiles);
  v("deck", s.deck);
  v("laid", s.laid);
  v("shuffle-all", s.shuffle_all);
  v("taken", s.taken);
  for (std::size_t i = 0; i < row_count; ++i) v(visit_detail::rows[i], s.rows[i]);
  for (std::size_t i = 0; i < colour_count; ++i) v(visit_detail::tiles[i], s.tiles[i]);
  v("actions", s.actions);
  v("action-stack", s.action_stack);
  v("library", s.library);
  v("book-stack", s.book_stack);
  v("characters", s.characters);
  v("human-points", s.human_points);
  v("goal-points", s.goal_points);
  v("resource-points", s.resource_points);
  v("area-points", s.area_points);
  v("overflow-points", s.overflow_points);
  v("turns-taken", s.turns_taken);
  v("no-benefit", s.no_benefit);
}

}  // namespace seatmate::golem
