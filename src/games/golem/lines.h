#pragma once

// Every line a rule can leave in the trail (engine/trail_lines.h): its rule and name, its sentence
// in the catalogs, what its numbers stand for, and what else it rests on.

#include <cstdint>

#include "engine/trail_lines.h"
#include "games/golem/rules.h"

namespace seatmate::golem {

enum class About : std::uint8_t {
  numbers,
  criterion,
  colour,
  colours,  // both numbers
  area,
  row,
  action,
  bonus,
  section
};

// clang-format off
#define SEATMATE_GOLEM_LINES(X)                                                                    \
  /* set-up */                                                                                     \
  X(GO_COMP_1, cards, "cards", numbers, "")                                                        \
  X(GO_COMP_2, participants, "participants", numbers, "")                                          \
  X(GO_DIFF_1, level, "level", numbers, "")                                                        \
  X(GO_SETUP_1, special, "special", numbers, "A-01")                                               \
  X(GO_SETUP_2, first_player, "first-player", numbers, "")                                         \
  X(GO_SETUP_3, starting_tile, "starting-tile", numbers, "")                                       \
  X(GO_SETUP_4, goals, "goal-cards", numbers, "")                                                  \
  X(GO_SETUP_5, last_artefact_tile, "last-artefact-tile", numbers, "")                             \
  X(GO_SETUP_6, tokens, "tokens", colours, "F-22")                                                 \
  X(GO_SETUP_7, bonus, "starting-bonus", numbers, "A-21")                                          \
  X(GO_SETUP_8, shuffled, "shuffled", numbers, "")                                                 \
  /* resources */                                                                                  \
  X(GO_RES_1, gain, "gain", numbers, "")                                                           \
  X(GO_RES_1, spend, "spend", numbers, "")                                                         \
  X(GO_RES_2, ends, "ends", numbers, "")                                                           \
  X(GO_RES_3, beyond_20, "beyond-20", numbers, "")                                                 \
  X(GO_RES_4, below_5, "below-5", numbers, "")                                                     \
  X(GO_RES_5, red_zone, "red-zone", numbers, "A-02")                                               \
  X(GO_RES_6, tested_now, "tested-now", numbers, "")                                               \
  X(GO_ACT_4, always_pays, "always-pays", numbers, "GO-RES-4")                                     \
  X(GO_DISC_1, all_developed, "discount-all-developed", numbers, "")                               \
  X(GO_DISC_1, no_book, "discount-no-book", numbers, "")                                           \
  X(GO_DISC_1, no_golem_left, "discount-no-golem", numbers, "A-22")                                \
  X(GO_DISC_1, none_stands, "discount-none-stands", numbers, "A-30")                               \
  X(GO_DISC_2, surplus, "surplus", numbers, "")                                                    \
  X(GO_DISC_2, work_surplus, "work-surplus", numbers, "A-09")                                      \
  X(GO_INC_1, as_far_as_possible, "as-far-as-possible", numbers, "A-12")                           \
  X(GO_INC_1, no_book, "no-book", numbers, "")                                                     \
  X(GO_INC_2, idle_golem, "idle-golem", numbers, "")                                               \
  X(GO_INC_3, no_golem, "no-golem", numbers, "")                                                   \
  X(GO_INC_4, no_benefit, "no-benefit", numbers, "")                                               \
  X(GO_INC_4, no_marble, "no-marble", numbers, "")                                                 \
  /* tokens */                                                                                     \
  X(GO_STRAT_1, token_row, "token-row", row, "")                                                   \
  X(GO_STRAT_2, higher_token, "higher-token", numbers, "GO-STRAT-5")                               \
  X(GO_STRAT_2, lower_token, "lower-token", numbers, "GO-STRAT-5")                                 \
  X(GO_STRAT_3, main_token, "main-token", numbers, "")                                             \
  X(GO_STRAT_4, token_down, "token-down", area, "A-15")                                            \
  X(GO_STRAT_5, printed_order, "printed-order", numbers, "")                                       \
  X(GO_GOLEM_4, only_resources, "only-resources", numbers, "")                                     \
  X(GO_ART_4, only_resources, "only-resources", numbers, "")                                       \
  /* golem movement */                                                                             \
  X(GO_MOVE_1, steps, "steps", numbers, "F-05")                                                    \
  X(GO_MOVE_2, leg_for_two, "leg-for-two", numbers, "F-30 A-33")                                   \
  X(GO_MOVE_3, forward, "golems-forward", numbers, "")                                             \
  X(GO_MOVE_3, lying_first, "lying-first", numbers, "F-06")                                        \
  X(GO_MOVE_3, lowest_section, "lowest-section", section, "")                                      \
  X(GO_MOVE_4, back, "golems-back", numbers, "")                                                   \
  X(GO_MOVE_4, lying_first, "lying-first", numbers, "F-06")                                        \
  X(GO_MOVE_4, highest_section, "highest-section", section, "")                                    \
  X(GO_MOVE_5, stand_up_in_1, "stand-up-in-1", numbers, "A-08")                                    \
  X(GO_MOVE_5, back_if_free, "back-if-free", numbers, "")                                          \
  X(GO_MOVE_5, nobody_back, "nobody-back", numbers, "A-27")                                        \
  X(GO_MOVE_6, forward, "golems-optional", numbers, "")                                            \
  X(GO_MOVE_6, lying_first, "lying-first", numbers, "F-06")                                        \
  X(GO_MOVE_6, lowest_section, "lowest-section", section, "")                                      \
  X(GO_MOVE_7, entry, "entry", section, "F-23 A-28")                                               \
  X(GO_MOVE_8, unused, "unused-steps", numbers, "F-07")                                            \
  /* the turn */                                                                                   \
  X(GO_CARD_1, laid, "card-laid", numbers, "")                                                     \
  X(GO_CARD_1, under_deck, "under-deck", numbers, "A-16")                                          \
  X(GO_CARD_2, left_to_right, "left-to-right", numbers, "")                                        \
  X(GO_CARD_3, one_column, "one-column", action, "")                                               \
  X(GO_GEN_3, never_passes, "never-passes", numbers, "")                                           \
  X(GO_BONUS_1, bonus, "bonus-of-level", numbers, "")                                              \
  X(GO_BONUS_1, level_too_low, "level-too-low", numbers, "")                                       \
  X(GO_BONUS_2, kind, "bonus-kind", bonus, "")                                                     \
  X(GO_BONUS_2, enough_golems, "enough-golems", numbers, "")                                       \
  X(GO_BONUS_2, shuffle_all, "shuffle-all", numbers, "")                                           \
  X(GO_BONUS_2, students, "bonus-students", numbers, "A-11")                                       \
  X(GO_TURN_1, owed, "turn-owed", action, "")                                                      \
  X(GO_TURN_2, column, "turn-column", action, "")                                                  \
  X(GO_TURN_2, symbol, "turn-symbol", action, "")                                                  \
  X(GO_TURN_3, third_turn, "third-turn", numbers, "")                                              \
  /* rabbi */                                                                                      \
  X(GO_RABBI_1, wants_to_kill, "wants-to-kill", numbers, "")                                       \
  X(GO_RABBI_2, first_number, "rabbi-number", numbers, "")                                         \
  X(GO_RABBI_3, absent, "tile-absent", numbers, "F-13")                                            \
  X(GO_RABBI_3, occupied, "tile-occupied", numbers, "")                                            \
  X(GO_RABBI_4, printed_cell, "printed-cell", numbers, "F-14")                                     \
  X(GO_RABBI_5, tile_effect, "tile-effect", numbers, "")                                           \
  X(GO_RABBI_6, kill_tile, "kill-tile", numbers, "A-17")                                           \
  X(GO_RABBI_6, topmost_free, "topmost-free", numbers, "")                                         \
  X(GO_KILL_2, kill_first, "kill-first", numbers, "")                                              \
  /* marble */                                                                                     \
  X(GO_MARBLE_1, criteria, "criteria", numbers, "")                                                \
  X(GO_MARBLE_2, marbles, "marbles", numbers, "")                                                  \
  X(GO_MARBLE_3, ignored, "ignored", numbers, "A-23")                                              \
  X(GO_MARBLE_4, skipped, "criterion-skipped", criterion, "")                                      \
  X(GO_MARBLE_4, decides, "criterion-decides", criterion, "")                                      \
  X(GO_MARBLE_4, active, "criterion-active", criterion, "")                                        \
  X(GO_MARBLE_5, no_effect, "criterion-no-effect", criterion, "")                                  \
  X(GO_MARBLE_6, in_play, "in-play", criterion, "A-05 A-26")                                       \
  X(GO_MARBLE_7, mirror_works, "mirror-work-active", numbers, "A-31")                              \
  X(GO_MARBLE_8, list_at_its_end, "list-at-its-end", numbers, "")                                  \
  X(GO_MARBLE_9, work_with_two, "work-with-two", numbers, "A-34")                                  \
  X(GO_MARBLE_10, highest_token, "highest-token", numbers, "")                                     \
  X(GO_MARBLE_11, not_the_mirror, "not-the-mirror", numbers, "")                                   \
  X(GO_MARBLE_12, token_colour, "token-colour", numbers, "A-07")                                   \
  X(GO_MARBLE_12, only_ignored, "only-ignored", numbers, "")                                       \
  X(GO_MARBLE_13, value, "value", numbers, "F-08 F-09")                                            \
  X(GO_MIRROR_1, mirror_works, "mirror-works", numbers, "A-34")                                    \
  X(GO_MIRROR_1, mirror_token, "mirror-token", area, "")                                           \
  /* students and tracks */                                                                        \
  X(GO_STUD_1, students, "students-forward", numbers, "")                                          \
  X(GO_STUD_1, leftmost, "student-leftmost", section, "")                                          \
  X(GO_STUD_2, students, "students-back", numbers, "")                                             \
  X(GO_STUD_2, rightmost, "student-rightmost", section, "")                                        \
  X(GO_TRACK_1, up, "track-up", numbers, "")                                                       \
  /* work */                                                                                       \
  X(GO_WORK_1, ladder, "ladder", numbers, "F-10")                                                  \
  X(GO_WORK_2, as_many, "as-many", numbers, "A-10")                                                \
  X(GO_WORK_3, standing, "golems-standing", numbers, "")                                           \
  X(GO_WORK_3, rightmost, "golem-rightmost", section, "")                                          \
  X(GO_WORK_4, none_stands, "none-stands", numbers, "A-30")                                        \
  X(GO_WORK_5, created_this_turn, "created-this-turn", numbers, "A-34")                              \
  /* golem, artefact, learning */                                                                  \
  X(GO_ACT_1, resources, "action-resources", numbers, "F-11")                                      \
  X(GO_ACT_2, development, "action-development", numbers, "")                                      \
  X(GO_ACT_2, no_development, "no-development", numbers, "GO-RES-5")                               \
  X(GO_ACT_3, main_action, "main-action", numbers, "F-12")                                         \
  X(GO_GOLEM_1, open_developments, "open-developments", numbers, "F-30")                           \
  X(GO_GOLEM_1, three_menorahs, "three-menorahs", numbers, "")                                     \
  X(GO_GOLEM_1, cheapest, "cheapest", numbers, "")                                                 \
  X(GO_GOLEM_2, districts, "districts", numbers, "F-28")                                           \
  X(GO_GOLEM_2, fewest_golems, "fewest-golems", numbers, "")                                       \
  X(GO_GOLEM_3, leg_triggers, "leg-triggers", numbers, "A-19 A-33")                                \
  X(GO_ART_1, open_developments, "open-artefact-developments", numbers, "")                        \
  X(GO_ART_1, three_menorahs, "three-menorahs", numbers, "")                                       \
  X(GO_ART_2, doubled, "doubled", numbers, "A-01")                                                 \
  X(GO_ART_3, lowest_free, "gold-lowest", numbers, "F-32")                                         \
  X(GO_LEARN_1, open_developments, "open-developments", numbers, "F-31")                           \
  X(GO_LEARN_1, three_menorahs, "three-menorahs", numbers, "")                                     \
  X(GO_LEARN_1, cheapest, "cheapest", numbers, "")                                                 \
  /* books */                                                                                      \
  X(GO_BOOK_1, first_number, "book-number", numbers, "")                                           \
  X(GO_BOOK_2, empty, "book-empty", numbers, "")                                                   \
  X(GO_BOOK_2, no_student, "book-no-student", numbers, "")                                         \
  X(GO_BOOK_2, no_column, "book-no-column", numbers, "")                                           \
  X(GO_BOOK_2, column_full, "book-column-full", numbers, "")                                       \
  X(GO_BOOK_3, same_colour, "book-same-colour", numbers, "")                                       \
  X(GO_BOOK_3, leftmost_empty, "book-leftmost-empty", numbers, "")                                 \
  X(GO_BOOK_3, only_black, "book-only-black", numbers, "")                                         \
  X(GO_BOOK_4, leftmost_empty, "book-leftmost-empty", numbers, "")                                 \
  X(GO_BOOK_4, longest_column, "book-longest-column", numbers, "")                                 \
  X(GO_BOOK_5, use_book, "use-book", numbers, "A-13")                                              \
  X(GO_BOOK_5, column_acts, "column-acts", numbers, "A-32 F-35")                                   \
  X(GO_BOOK_6, kill_option, "kill-option", numbers, "")                                            \
  X(GO_BOOK_6, discarded, "option-discarded", numbers, "")                                         \
  X(GO_BOOK_6, left_option, "left-option", numbers, "A-14")                                        \
  X(GO_BOOK_6, right_option, "right-option", numbers, "A-14")                                      \
  X(GO_GEN_1, five_in_a_column, "five-in-a-column", numbers, "")                                   \
  X(GO_GEN_1, not_limited, "not-limited", numbers, "")                                             \
  /* killing */                                                                                    \
  X(GO_KILL_1, all_golems, "golems-to-kill", numbers, "")                                          \
  X(GO_KILL_1, rightmost, "golem-rightmost", section, "")                                          \
  X(GO_KILL_1, lying_first, "kill-lying", numbers, "A-29")                                         \
  X(GO_KILL_1, standing_first, "kill-standing", numbers, "A-29")                                   \
  /* the evening and the end */                                                                    \
  X(GO_INFL_1, takes_coins, "takes-coins", numbers, "")                                            \
  X(GO_INFL_2, pays_for_bonus, "pays-for-bonus", numbers, "")                                      \
  X(GO_INFL_3, match, "colours-match", numbers, "F-17")                                            \
  X(GO_INFL_3, no_match, "colours-differ", numbers, "F-17")                                        \
  X(GO_INCOME_1, artefacts_first, "artefacts-first", numbers, "F-25")                              \
  X(GO_INCOME_2, one_development, "one-development", numbers, "")                                  \
  X(GO_INCOME_3, no_development, "no-development", numbers, "GO-RES-5")                            \
  X(GO_UPG_1, open_areas, "open-areas", numbers, "A-18")                                           \
  X(GO_UPG_1, most_objects, "most-objects", numbers, "F-39")                                       \
  X(GO_UPG_2, concrete_tile, "concrete-tile", area, "")                                            \
  X(GO_CTRL_1, control, "control", numbers, "F-38")                                                \
  X(GO_GEN_2, goals_not_fulfilled, "goals-not-fulfilled", numbers, "")                             \
  X(GO_END_1, golem, "end-golem", numbers, "F-39 F-40")                                            \
  X(GO_END_1, artefact, "end-artefact", numbers, "F-39")                                           \
  X(GO_END_1, learning, "end-learning", numbers, "F-39")                                           \
  X(GO_END_2, goals, "end-goals", numbers, "")                                                     \
  X(GO_END_3, resources, "end-resources", numbers, "A-03")
// clang-format on

SEATMATE_DEFINE_LINES(SEATMATE_GOLEM_LINES)

}  // namespace seatmate::golem
