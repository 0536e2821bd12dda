#pragma once

// Every line a rule can leave in the trail (engine/trail_lines.h): its rule and name, its sentence
// in the catalogs, what its numbers stand for, and what else it rests on.

#include <cstdint>

#include "engine/trail_lines.h"
#include "games/pendulum/rules.h"

namespace seatmate::pendulum {

enum class About : std::uint8_t {
  numbers,
  timer,         // the first number
  timer_row,     // timer and row
  area,          // the first number
  area_row,      // area and row
  cells,         // both numbers
  player,        // the first number
  track,         // the first number
  level,         // the first number
  worker_symbol  // the first number
};

// clang-format off
#define SEATMATE_PENDULUM_LINES(X)                                                                 \
  /* set-up */                                                                                     \
  X(PE_GEN_1, two_automas, "two-automas", numbers, "")                                             \
  X(PE_GEN_2, three_player_rules, "three-player-rules", numbers, "")                               \
  X(PE_SETUP_1, colours, "colours", numbers, "")                                                   \
  X(PE_SETUP_2, random_order, "random-order", numbers, "")                                         \
  X(PE_SETUP_3, markers, "start-markers", numbers, "")                                             \
  X(PE_SETUP_4, heads, "heads", numbers, "AMB-14")                                                 \
  X(PE_SETUP_5, scorecard, "scorecard", level, "")                                                 \
  X(PE_SETUP_6, shuffled, "deck-shuffled", numbers, "")                                            \
  X(PE_SETUP_7, grandes, "six-grandes", numbers, "BF-22")                                          \
  X(PE_SETUP_8, bottom_rows, "bottom-rows", numbers, "")                                           \
  X(PE_SETUP_9, small, "fifth-small", worker_symbol, "AMB-1")                                      \
  X(PE_SETUP_9, large, "fifth-large", worker_symbol, "AMB-1")                                      \
  X(PE_SETUP_10, small, "fifth-small", worker_symbol, "AMB-1 AMB-2")                               \
  X(PE_SETUP_10, large, "fifth-large", worker_symbol, "AMB-1 AMB-2")                               \
  X(PE_SETUP_11, shuffled_back, "shuffled-back", numbers, "")                                      \
  X(PE_SETUP_12, human_places, "human-places", numbers, "BF-4 BF-23")                              \
  X(PE_INV_1, three_of_four, "three-of-four", numbers, "")                                         \
  X(PE_GEN_6, obstacles, "obstacles", numbers, "")                                                 \
  X(PE_GEN_7, never_leave, "never-leave", numbers, "")                                             \
  X(PE_ACH_1, no_achievements, "no-achievements", numbers, "")                                     \
  X(PE_DIFF_A, level, "level", level, "")                                                          \
  X(PE_DIFF_B, level, "level", level, "")                                                          \
  X(PE_DIFF_C, level, "level", level, "")                                                          \
  X(PE_DIFF_D, level, "level", level, "")                                                          \
  X(PE_DIFF_E, level, "level", level, "")                                                          \
  X(PE_DIFF_F, level, "level", level, "")                                                          \
  X(PE_DIFF_1, basic, "basic-rules", numbers, "")                                                  \
  X(PE_DIFF_1, advanced, "advanced-rules", numbers, "")                                            \
  /* what calls the automas */                                                                     \
  X(PE_GEN_3, real_time, "real-time", numbers, "")                                                 \
  X(PE_GEN_4, one_entity, "one-entity", numbers, "")                                               \
  X(PE_TRIG_1, left_bottom_box, "left-bottom-box", numbers, "AMB-7")                               \
  X(PE_TRIG_2, before_placing, "before-placing", numbers, "")                                      \
  X(PE_TRIG_3, flip_while_purple_out, "flip-while-purple-out", numbers, "AMB-8")                   \
  X(PE_TRIG_4, nobody_called, "nobody-called", numbers, "")                                        \
  X(PE_TRIG_4, purple_calls_nobody, "purple-calls-nobody", numbers, "")                            \
  X(PE_TRIG_4, to_the_mat, "to-the-mat", numbers, "AMB-7")                                         \
  X(PE_TRIG_5, revealed, "revealed", numbers, "")                                                  \
  X(PE_TRIG_6, shuffled, "reshuffled", numbers, "PE-TRIG-5")                                       \
  X(PE_TRIG_6, always_shuffled, "always-shuffled", numbers, "")                                    \
  /* the card */                                                                                   \
  X(PE_CARD_1, order, "card-order", numbers, "")                                                   \
  X(PE_CARD_2, no_op, "no-op", numbers, "")                                                        \
  X(PE_CARD_3, right_side, "right-side", numbers, "")                                              \
  X(PE_CARD_4, out, "snapshot", numbers, "")                                                       \
  /* workers */                                                                                    \
  X(PE_MOVE_1, area, "move-area", area, "")                                                        \
  X(PE_MOVE_2, in_timer_row, "in-timer-row", numbers, "")                                          \
  X(PE_MOVE_3, may_share, "may-share", numbers, "BF-8")                                            \
  X(PE_MOVE_4, no_ban, "no-ban", numbers, "BF-6")                                                  \
  X(PE_MOVE_5, timer_row, "timer-row", area_row, "")                                               \
  X(PE_MOVE_6, leftmost, "leftmost", numbers, "AMB-3")                                             \
  X(PE_MOVE_6, rightmost, "rightmost", numbers, "AMB-3")                                           \
  X(PE_MOVE_T1, table, "move-table", cells, "")                                                    \
  X(PE_MOVE_T2, table, "move-table", cells, "")                                                    \
  X(PE_MOVE_T3, table, "move-table", cells, "")                                                    \
  X(PE_MOVE_T4, table, "move-table", cells, "")                                                    \
  X(PE_MOVE_B1, table, "move-table", cells, "")                                                    \
  X(PE_MOVE_B2, table, "move-table", cells, "")                                                    \
  X(PE_MOVE_B3, table, "move-table", cells, "")                                                    \
  X(PE_MOVE_B4, table, "move-table", cells, "")                                                    \
  /* timers */                                                                                     \
  X(PE_TIMER_1, symbol, "timer-symbol", timer, "")                                                 \
  X(PE_TIMER_2, purple_out, "purple-out", timer, "")                                               \
  X(PE_TIMER_3, second_out, "second-out", timer, "")                                               \
  X(PE_TIMER_3, none_out, "none-out", timer, "")                                                   \
  X(PE_TIMER_4, other_row, "other-row", timer_row, "BF-4")                                         \
  X(PE_TIMER_5, marker_to_mat, "marker-to-mat", numbers, "")                                       \
  X(PE_TIMER_6, second_flip, "second-flip", numbers, "")                                           \
  X(PE_TIMER_7, council, "third-flip", numbers, "BF-3")                                            \
  X(PE_TIMER_7, no_more_flips, "no-more-flips", numbers, "AMB-6")                                  \
  X(PE_TIMER_8, markers, "markers-on-mat", numbers, "")                                            \
  X(PE_TIMER_9, gives_nothing, "gives-nothing", numbers, "")                                       \
  X(PE_ACH_2, no_legendary, "no-legendary-now", numbers, "")                                       \
  X(PE_ACH_3, round_1, "no-token-round-1", numbers, "")                                            \
  X(PE_PROV_1, from_the_top, "from-the-top", numbers, "")                                          \
  X(PE_PROV_2, refill_is_yours, "refill-is-yours", numbers, "")                                    \
  /* council */                                                                                    \
  X(PE_FORE_1, one_each, "foreshadow", numbers, "")                                                \
  X(PE_FORE_1, in_sight, "in-sight", numbers, "PE-COUNCIL-4 PE-COUNCIL-8")                         \
  X(PE_FORE_2, out_of_the_deck, "out-of-the-deck", numbers, "AMB-21")                              \
  X(PE_COUNCIL_1, three_each, "three-each", numbers, "AMB-9 AMB-24")                               \
  X(PE_GEN_5, votes_and_vp, "votes-and-vp", numbers, "")                                           \
  X(PE_COUNCIL_2, cards_and_scorecard, "vp-cards", numbers, "")                                    \
  X(PE_COUNCIL_3, markers, "vp-markers", numbers, "")                                              \
  X(PE_COUNCIL_4, cards_and_scorecard, "votes-cards", numbers, "")                                 \
  X(PE_COUNCIL_4, markers, "votes-markers", numbers, "")                                           \
  X(PE_COUNCIL_5, most_votes, "most-votes", numbers, "BF-13")                                      \
  X(PE_COUNCIL_5, tie_lower, "tie-lower", numbers, "BF-14 AMB-10")                                 \
  X(PE_COUNCIL_5, tie_higher, "tie-higher", numbers, "AMB-10")                                     \
  X(PE_COUNCIL_6, place, "privilege-vp", numbers, "BF-12")                                         \
  X(PE_COUNCIL_7, last_council, "last-council", numbers, "")                                       \
  X(PE_COUNCIL_8, newest_leftmost, "newest-leftmost", numbers, "AMB-27")                           \
  X(PE_COUNCIL_8, oldest_leftmost, "oldest-leftmost", numbers, "AMB-27")                           \
  X(PE_COUNCIL_8, match, "icon-match", numbers, "")                                                \
  X(PE_COUNCIL_8, no_match, "icon-no-match", numbers, "AMB-11")                                    \
  X(PE_COUNCIL_9, matching, "matching", numbers, "")                                               \
  X(PE_COUNCIL_9, first, "first-match", numbers, "")                                               \
  X(PE_COUNCIL_10, has_grande, "has-grande", numbers, "")                                          \
  X(PE_COUNCIL_11, takes_grande, "takes-grande", numbers, "AMB-22")                                \
  X(PE_COUNCIL_11, discarded, "reward-discarded", numbers, "")                                     \
  X(PE_COUNCIL_12, one_vp, "one-vp", numbers, "")                                                  \
  X(PE_COUNCIL_13, legendary, "takes-legendary", numbers, "")                                      \
  X(PE_COUNCIL_14, worst_track, "worst-track", track, "BF-20 AMB-15 AMB-16")                       \
  X(PE_COUNCIL_14, gone, "track-gone", track, "AMB-12 AMB-13")                                     \
  X(PE_COUNCIL_15, gains_nothing, "gains-nothing", numbers, "")                                    \
  X(PE_COUNCIL_16, no_provinces, "no-provinces", numbers, "")                                      \
  X(PE_COUNCIL_17, one_deck, "one-deck", numbers, "")                                              \
  X(PE_COUNCIL_17, grande_returns, "grande-returns", numbers, "AMB-26")                            \
  X(PE_COUNCIL_17, grande_gone, "grande-gone", numbers, "AMB-26")                                  \
  X(PE_COUNCIL_18, worker_only, "worker-only", numbers, "AMB-6")                                   \
  /* the track and the end */                                                                      \
  X(PE_TRACK_1, steps, "track-steps", numbers, "AMB-25")                                           \
  X(PE_TRACK_2, green_spaces, "green-spaces", player, "")                                          \
  X(PE_TRACK_3, number, "track-number", player, "AMB-19")                                          \
  X(PE_TRACK_4, last_space, "track-end", numbers, "")                                              \
  X(PE_TRACK_4, share, "track-share", numbers, "")                                                 \
  X(PE_END_1, legendary, "end-legendary", numbers, "")                                             \
  X(PE_END_1, no_legendary, "end-no-legendary", numbers, "")                                       \
  X(PE_END_2, in_parchment, "in-parchment", numbers, "")                                           \
  X(PE_END_3, only_one, "only-one", player, "")                                                    \
  X(PE_END_4, value, "end-inside", player, "AMB-16 AMB-17 AMB-18")                                 \
  X(PE_END_5, value, "end-distance", player, "AMB-18")                                             \
  X(PE_END_6, both_automas, "both-automas", numbers, "AMB-20")                                     \
  X(PE_END_7, her_line, "her-line", numbers, "")
// clang-format on

SEATMATE_DEFINE_LINES(SEATMATE_PENDULUM_LINES)

}  // namespace seatmate::pendulum
