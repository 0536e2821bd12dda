#pragma once

// The ids of the rules (docs/rules/age-of-innovation.md says what each one means). A rule cites its
// id where it decides; `seatmate rules age-of-innovation` shows where and which tests name it.

#include "engine/rule_ids.h"

namespace seatmate::age_of_innovation {

// clang-format off
#define SEATMATE_AOI_RULES(X)                                                                     \
  X(AI_GEN_1) X(AI_GEN_2) X(AI_GEN_3) X(AI_GEN_4) X(AI_GEN_5) X(AI_GEN_6)                         \
  X(AI_SETUP_1) X(AI_SETUP_2) X(AI_SETUP_3) X(AI_SETUP_4) X(AI_SETUP_5) X(AI_SETUP_6)             \
  X(AI_SETUP_7) X(AI_SETUP_8) X(AI_SETUP_9) X(AI_SETUP_10) X(AI_SETUP_11) X(AI_SETUP_12)          \
  X(AI_SETUP_13) X(AI_SETUP_14) X(AI_SETUP_15) X(AI_SETUP_16) X(AI_MARK_1)                        \
  X(AI_DECK_1) X(AI_DECK_2) X(AI_DECK_3) X(AI_DECK_4) X(AI_DIFF_1)                                \
  X(AI_SEL_1) X(AI_SEL_2) X(AI_SEL_NEAR_1) X(AI_SEL_NEAR_2) X(AI_SEL_NEAR_3) X(AI_SEL_NEAR_4)     \
  X(AI_SEL_TERR_1) X(AI_SEL_DIR_1) X(AI_SEL_DIR_2) X(AI_SEL_DIR_3) X(AI_SEL_DIR_4) X(AI_REACH_1)  \
  X(AI_TURN_1) X(AI_TURN_2) X(AI_TURN_3) X(AI_TURN_4) X(AI_TURN_5) X(AI_TURN_6) X(AI_TURN_7)      \
  X(AI_PASS_1) X(AI_PASS_2) X(AI_PASS_3) X(AI_PASS_4) X(AI_PASS_5) X(AI_PASS_6) X(AI_PASS_7)      \
  X(AI_PASS_8) X(AI_ROUND_1) X(AI_ROUND_2)                                                        \
  X(AI_ACT_1) X(AI_ACT_2) X(AI_ACT_3) X(AI_ACT_4)                                                 \
  X(AI_FAC_1) X(AI_FAC_2) X(AI_INNO_1) X(AI_INNO_2) X(AI_VP_1) X(AI_VP_2)                         \
  X(AI_BUILD_1) X(AI_BUILD_2) X(AI_BUILD_3) X(AI_BUILD_3a) X(AI_BUILD_4) X(AI_BUILD_5)            \
  X(AI_BUILD_6) X(AI_BUILD_7) X(AI_BUILD_8)                                                       \
  X(AI_UPG_1) X(AI_UPG_2) X(AI_UPG_3) X(AI_UPG_4) X(AI_UPG_5) X(AI_UPG_6)                         \
  X(AI_COVER_1) X(AI_COVER_2) X(AI_COVER_3)                                                       \
  X(AI_SCHOL_1) X(AI_SCHOL_2) X(AI_SCHOL_3) X(AI_SCHOL_4) X(AI_SCHOL_5) X(AI_SCHOL_6)             \
  X(AI_STEP_1)                                                                                    \
  X(AI_FAC_KUD_1) X(AI_FAC_DRU_1) X(AI_FAC_RAC_1) X(AI_FAC_WAN_1) X(AI_FAC_WAN_2)                 \
  X(AI_FAC_MIM_1) X(AI_FAC_POW_1) X(AI_FAC_POW_2) X(AI_FAC_SYM_1) X(AI_FAC_SYM_2)                 \
  X(AI_FAC_BLI_1) X(AI_FAC_GOG_1)                                                                 \
  X(AI_END_1) X(AI_END_2) X(AI_END_3) X(AI_END_4) X(AI_END_5)                                     \
  X(AI_DUO_1) X(AI_DUO_2) X(AI_DUO_3) X(AI_DUO_4) X(AI_DUO_5) X(AI_DUO_6) X(AI_DUO_7) X(AI_DUO_8) \
  X(BASE_ROUND_1) X(BASE_ORDER_1) X(BASE_MAP_1) X(BASE_MAP_2) X(BASE_MAP_3) X(BASE_MAP_4)         \
  X(BASE_START_1) X(BASE_REACH_1) X(BASE_TERR_1) X(BASE_BLD_1) X(BASE_POWER_1) X(BASE_SCHOL_1)    \
  X(BASE_SCI_1) X(BASE_ACT_1) X(BASE_INNO_1) X(BASE_TILE_1) X(BASE_SCORE_1) X(BASE_SCORE_2)      \
  X(BASE_FAC_1) X(BASE_FAC_2) X(BASE_COMP_1) X(BASE_ACT_2) X(BASE_UPG_1) X(BASE_INC_1)
// clang-format on

SEATMATE_DEFINE_RULES(SEATMATE_AOI_RULES)

}  // namespace seatmate::age_of_innovation
