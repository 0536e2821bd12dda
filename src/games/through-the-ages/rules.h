#pragma once

// The ids of the rules (docs/rules/through-the-ages.md says what each one means). A rule cites its
// id where it decides; `seatmate rules through-the-ages` shows where and which tests name it.

#include "engine/rule_ids.h"

namespace seatmate::through_the_ages {

// clang-format off
#define SEATMATE_TTA_RULES(X)                                                                     \
  X(TTA_GEN_1) X(TTA_GEN_2) X(TTA_GEN_3) X(TTA_GEN_4) X(TTA_GEN_5) X(TTA_GEN_6) X(TTA_GEN_7)      \
  X(TTA_GEN_8) X(TTA_GEN_9) X(TTA_GEN_10) X(TTA_SETUP_1) X(TTA_SETUP_2) X(TTA_SETUP_3)            \
  X(TTA_SETUP_4) X(TTA_SETUP_5) X(TTA_SETUP_6) X(TTA_SETUP_7) X(TTA_SETUP_8) X(TTA_T1_1)          \
  X(TTA_T1_2) X(TTA_T1_3) X(TTA_T1_4) X(TTA_T1_5) X(TTA_TURN_1) X(TTA_TURN_2) X(TTA_TURN_3)       \
  X(TTA_TURN_4) X(TTA_TURN_5) X(TTA_TURN_6) X(TTA_TURN_7) X(TTA_ANAT_1) X(TTA_ANAT_2)             \
  X(TTA_ANAT_3) X(TTA_POL_1) X(TTA_POL_2) X(TTA_POL_3) X(TTA_POL_4) X(TTA_POL_5) X(TTA_POL_6)     \
  X(TTA_POL_7) X(TTA_CARD_1) X(TTA_CARD_2) X(TTA_CARD_3) X(TTA_CARD_4) X(TTA_CARD_5)              \
  X(TTA_CARD_6) X(TTA_CARD_7) X(TTA_HAND_1) X(TTA_HAND_2) X(TTA_HAND_3) X(TTA_HAND_4)             \
  X(TTA_HAND_5) X(TTA_HAND_6) X(TTA_HAND_7) X(TTA_HAND_8) X(TTA_HAND_9) X(TTA_HAND_10)            \
  X(TTA_HAND_11) X(TTA_HAND_12) X(TTA_HAND_13) X(TTA_HAND_14) X(TTA_LEAD_1) X(TTA_LEAD_2)         \
  X(TTA_LEAD_3) X(TTA_WON_1) X(TTA_WON_2) X(TTA_WON_3) X(TTA_WON_4) X(TTA_WON_5) X(TTA_WON_6)     \
  X(TTA_DEV_1) X(TTA_DEV_2) X(TTA_DEV_3) X(TTA_DEV_4) X(TTA_DEV_5) X(TTA_DEV_6) X(TTA_DEV_7)      \
  X(TTA_DEV_8) X(TTA_GOLD_1) X(TTA_GOLD_2) X(TTA_GOLD_3) X(TTA_GOLD_4) X(TTA_GOLD_5)              \
  X(TTA_BUILD_1) X(TTA_BUILD_2) X(TTA_BUILD_3) X(TTA_BUILD_4) X(TTA_BUILD_5) X(TTA_BUILD_6)       \
  X(TTA_BUILD_7) X(TTA_BUILD_8) X(TTA_BUILD_9) X(TTA_BUILD_10) X(TTA_BUILD_11) X(TTA_BUILD_12)    \
  X(TTA_BLUE_1) X(TTA_BLUE_2) X(TTA_BLUE_3) X(TTA_GAIN_1) X(TTA_GAIN_2) X(TTA_GAIN_3)             \
  X(TTA_GAIN_4) X(TTA_GAIN_5) X(TTA_GAIN_6) X(TTA_GAIN_7) X(TTA_GAIN_8) X(TTA_PROD_1)             \
  X(TTA_TAC_1) X(TTA_TAC_2) X(TTA_TAC_3) X(TTA_TAC_4) X(TTA_TAC_5) X(TTA_TAC_6) X(TTA_TAC_7)      \
  X(TTA_AGE_1) X(TTA_AGE_2) X(TTA_AGE_3) X(TTA_AGE_4) X(TTA_AGE_5) X(TTA_EVT_1) X(TTA_EVT_2)      \
  X(TTA_EVT_3) X(TTA_EVT_4) X(TTA_EVT_5) X(TTA_COL_1) X(TTA_COL_2) X(TTA_COL_3) X(TTA_COL_4)      \
  X(TTA_COL_5) X(TTA_COL_6) X(TTA_COL_7) X(TTA_COL_8) X(TTA_WAR_1) X(TTA_WAR_2) X(TTA_WAR_3)      \
  X(TTA_WAR_4) X(TTA_WAR_5) X(TTA_AGG_1) X(TTA_AGG_2) X(TTA_AGG_3) X(TTA_AGG_4) X(TTA_AGG_5)      \
  X(TTA_AGG_6) X(TTA_DIFF_1) X(TTA_DIFF_2) X(TTA_END_1) X(TTA_END_2)
// clang-format on

SEATMATE_DEFINE_RULES(SEATMATE_TTA_RULES)

}  // namespace seatmate::through_the_ages
