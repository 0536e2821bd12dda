#pragma once

// The ids of the rules (docs/rules/charterstone.md says what each one means). A rule cites its id
// where it decides; `seatmate rules charterstone` shows where and which tests name it.

#include "engine/rule_ids.h"

namespace seatmate::charterstone {

// clang-format off
#define SEATMATE_CHARTERSTONE_RULES(X)                                                            \
  X(CH_GEN_1) X(CH_GEN_2) X(CH_GEN_3) X(CH_GEN_4) X(CH_GEN_5) X(CH_GEN_6) X(CH_GEN_7)             \
  X(CH_SETUP_1) X(CH_SETUP_2) X(CH_SETUP_3) X(CH_SETUP_4) X(CH_SETUP_5) X(CH_SETUP_6)             \
  X(CH_SETUP_7) X(CH_SETUP_8)                                                                     \
  X(CH_DECK_1) X(CH_DECK_2) X(CH_DECK_3) X(CH_DECK_4) X(CH_DECK_5)                                \
  X(CH_TURN_1) X(CH_TURN_2) X(CH_TURN_3) X(CH_TURN_4)                                             \
  X(CH_PLACE_1) X(CH_PLACE_2) X(CH_PLACE_3) X(CH_PLACE_4) X(CH_PLACE_5) X(CH_PLACE_6)             \
  X(CH_PLACE_7) X(CH_PLACE_8) X(CH_VP_1) X(CH_VP_2) X(CH_VP_3)                                    \
  X(CH_STR_1) X(CH_STR_2) X(CH_STR_3) X(CH_STR_4) X(CH_STR_5)                                     \
  X(CH_EFF_DISC) X(CH_EFF_BUILD) X(CH_EFF_CRATE) X(CH_EFF_PROG) X(CH_EFF_REP) X(CH_EFF_QUOTA)     \
  X(CH_END_1) X(CH_END_2) X(CH_END_3) X(CH_END_4) X(CH_END_5) X(CH_END_6) X(CH_END_7)             \
  X(CH_GLORY_1) X(CH_GLORY_2) X(CH_GLORY_3) X(CH_CAP_1) X(CH_CAP_2) X(CH_CAP_3) X(CH_PERS_1)      \
  X(CH_GP_0a) X(CH_GP_0b) X(CH_GP_0c) X(CH_GP_0d) X(CH_GP_0e) X(CH_GP_0f)                         \
  X(CH_GP_400) X(CH_GP_401) X(CH_GP_402) X(CH_GP_403) X(CH_GP_404) X(CH_GP_405) X(CH_GP_406)      \
  X(CH_GP_407) X(CH_GP_408) X(CH_GP_409) X(CH_GP_410) X(CH_GP_411) X(CH_GP_412) X(CH_GP_413)      \
  X(CH_IDX_29) X(CH_IDX_33) X(CH_IDX_36) X(CH_IDX_129) X(CH_IDX_132) X(CH_IDX_157)                \
  X(CH_MIN_1) X(CH_MIN_2) X(CH_MIN_3) X(CH_MIN_4) X(CH_SKY_1) X(CH_SKY_2) X(CH_SKY_3) X(CH_SKY_4) \
  X(CH_PERIL_1) X(CH_OVER_1) X(CH_OVER_2) X(CH_OVER_3) X(CH_POST_1) X(CH_POST_2) X(CH_POST_3)     \
  X(CH_APERS_393) X(CH_APERS_394) X(CH_APERS_395) X(CH_APERS_396) X(CH_APERS_397) X(CH_APERS_398) \
  X(CH_CAMP_1) X(CH_CAMP_2) X(CH_CAMP_3)
// clang-format on

SEATMATE_DEFINE_RULES(SEATMATE_CHARTERSTONE_RULES)

}  // namespace seatmate::charterstone
