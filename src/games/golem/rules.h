#pragma once

// The ids of the rules (docs/rules/golem.md says what each one means). A rule cites its id where it
// decides; `seatmate rules golem` shows where and which tests name it.

#include "engine/rule_ids.h"

namespace seatmate::golem {

// clang-format off
#define SEATMATE_GOLEM_RULES(X)                                                                   \
  X(GO_COMP_1) X(GO_COMP_2) X(GO_DIFF_1)                                                          \
  X(GO_SETUP_1) X(GO_SETUP_2) X(GO_SETUP_3) X(GO_SETUP_4) X(GO_SETUP_5) X(GO_SETUP_6)             \
  X(GO_SETUP_7) X(GO_SETUP_8)                                                                     \
  X(GO_RES_1) X(GO_RES_2) X(GO_RES_3) X(GO_RES_4) X(GO_RES_5) X(GO_RES_6)                         \
  X(GO_STRAT_1) X(GO_STRAT_2) X(GO_STRAT_3) X(GO_STRAT_4) X(GO_STRAT_5)                           \
  X(GO_GEN_1) X(GO_GEN_2) X(GO_GEN_3) X(GO_DISC_1) X(GO_DISC_2)                                   \
  X(GO_INC_1) X(GO_INC_2) X(GO_INC_3) X(GO_INC_4)                                                 \
  X(GO_MOVE_1) X(GO_MOVE_2) X(GO_MOVE_3) X(GO_MOVE_4) X(GO_MOVE_5) X(GO_MOVE_6) X(GO_MOVE_7)      \
  X(GO_MOVE_8) X(GO_CARD_1) X(GO_CARD_2) X(GO_CARD_3) X(GO_BONUS_1) X(GO_BONUS_2)                 \
  X(GO_TURN_1) X(GO_TURN_2) X(GO_TURN_3)                                                          \
  X(GO_RABBI_1) X(GO_RABBI_2) X(GO_RABBI_3) X(GO_RABBI_4) X(GO_RABBI_5) X(GO_RABBI_6)             \
  X(GO_MARBLE_1) X(GO_MARBLE_2) X(GO_MARBLE_3) X(GO_MARBLE_4) X(GO_MARBLE_5) X(GO_MARBLE_6)       \
  X(GO_MARBLE_7) X(GO_MARBLE_8) X(GO_MARBLE_9) X(GO_MARBLE_10) X(GO_MARBLE_11) X(GO_MARBLE_12)    \
  X(GO_MARBLE_13) X(GO_STUD_1) X(GO_STUD_2) X(GO_TRACK_1)                                         \
  X(GO_WORK_1) X(GO_WORK_2) X(GO_WORK_3) X(GO_WORK_4) X(GO_WORK_5)                                \
  X(GO_ACT_1) X(GO_ACT_2) X(GO_ACT_3) X(GO_ACT_4)                                                 \
  X(GO_GOLEM_1) X(GO_GOLEM_2) X(GO_GOLEM_3) X(GO_GOLEM_4)                                         \
  X(GO_ART_1) X(GO_ART_2) X(GO_ART_3) X(GO_ART_4) X(GO_LEARN_1)                                   \
  X(GO_BOOK_1) X(GO_BOOK_2) X(GO_BOOK_3) X(GO_BOOK_4) X(GO_BOOK_5) X(GO_BOOK_6)                   \
  X(GO_MIRROR_1) X(GO_KILL_1) X(GO_KILL_2) X(GO_INFL_1) X(GO_INFL_2) X(GO_INFL_3)                 \
  X(GO_INCOME_1) X(GO_INCOME_2) X(GO_INCOME_3) X(GO_UPG_1) X(GO_UPG_2)                            \
  X(GO_CTRL_1) X(GO_END_1) X(GO_END_2) X(GO_END_3)
// clang-format on

SEATMATE_DEFINE_RULES(SEATMATE_GOLEM_RULES)

}  // namespace seatmate::golem
