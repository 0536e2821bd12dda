#pragma once

// Every line a rule can leave in the trail: its sentence in the catalogs, what its first number
// stands for, and the rules behind it, which would only repeat themselves as lines of their own.

#include <cstdint>

#include "engine/trail_lines.h"
#include "games/age-of-innovation/rules.h"

namespace seatmate::age_of_innovation {

enum class About : std::uint8_t {
  numbers,
  discipline,
  building,
  faction,
  terrain,
  place,
  player,
  priority,
  arrow,
  mark
};

// clang-format off
#define SEATMATE_AOI_LINES(X)                                                                     \
  /* what she chooses from */                                                                     \
  X(AI_BUILD_2, options, "options.AI-BUILD-2", numbers, "AI-REACH-1 BASE-REACH-1")                \
  X(AI_FAC_WAN_1, options, "options.AI-FAC-WAN-1", numbers, "")                                   \
  X(AI_UPG_1, options, "options.AI-UPG-1", numbers, "")                                           \
  X(AI_COVER_1, options, "options.AI-COVER-1", numbers, "BASE-ACT-1")                             \
  X(AI_COVER_2, options, "options.AI-COVER-2", numbers, "")                                       \
  X(AI_INNO_2, options, "options.AI-INNO-2", numbers, "")                                         \
  X(AI_SCHOL_1, options, "options.AI-SCHOL-1", numbers, "BASE-SCI-1")                             \
  X(AI_STEP_1, options, "options.AI-STEP-1", numbers, "BASE-SCI-1")                               \
  X(AI_FAC_SYM_2, options, "options.AI-FAC-SYM-2", numbers, "")                                   \
  X(AI_FAC_BLI_1, options, "options.AI-FAC-BLI-1", numbers, "")                                   \
  /* only `decide` chooses from any things in a row, and it tells nobody */                       \
  X(AI_SEL_DIR_4, options, "options.AI-INNO-2", numbers, "")                                      \
  /* what is left of it */                                                                        \
  X(AI_BUILD_3, bring_together, "bring-together", numbers, "AI-BUILD-3a")                         \
  X(AI_SEL_TERR_1, terrain_priority, "terrain-priority", priority, "")                            \
  X(AI_FAC_KUD_1, terrain_priority, "terrain-priority", priority, "")                             \
  X(AI_FAC_KUD_1, terrain_priority_human_card, "terrain-priority.human-card", priority, "")       \
  X(AI_FAC_MIM_1, terrain_priority_human_card, "terrain-priority.human-card", priority, "")       \
  X(AI_FAC_SYM_2, terrain_priority_youth_card, "terrain-priority.youth-card", priority, "")       \
  X(AI_SEL_NEAR_4, closest_to_human, "closest-to-human", numbers, "AI-SEL-NEAR-1")                \
  X(AI_FAC_POW_1, most_power_to_human, "most-power-to-human", numbers, "")                        \
  X(AI_SEL_DIR_1, direction, "direction", arrow, "AI-SEL-1 AI-SEL-DIR-4 AI-ACT-3")                \
  X(AI_SEL_DIR_2, direction, "direction", arrow, "AI-SEL-1 AI-SEL-DIR-4 AI-ACT-3")                \
  X(AI_UPG_2, adjacent_workshop, "adjacent-workshop", numbers, "BASE-MAP-3")                      \
  X(AI_UPG_3, least_power, "least-power", numbers, "")                                            \
  X(AI_DUO_4, least_power, "least-power", numbers, "")                                            \
  X(AI_SCHOL_2, scoring_tile, "scoring-tile", numbers, "")                                        \
  X(AI_SCHOL_3, on_zero, "on-zero", numbers, "")                                                  \
  X(AI_SCHOL_4, smallest_gap, "smallest-gap", numbers, "")                                        \
  X(AI_DUO_6, smallest_gap, "smallest-gap", numbers, "")                                          \
  X(AI_SEL_DIR_3, wraps, "wraps", numbers, "")                                                    \
  X(AI_SEL_NEAR_3, shortest_path, "shortest-path", numbers, "AI-SEL-NEAR-2")                      \
  X(AI_FAC_WAN_1, unlimited_reach, "unlimited-reach", numbers, "")                                \
  /* building and upgrading */                                                                    \
  X(BASE_POWER_1, power_to_human, "power-to-human", numbers, "AI-GEN-6")                          \
  X(AI_FAC_POW_2, powermongers, "powermongers", numbers, "")                                      \
  X(AI_FAC_POW_2, powermongers_not, "powermongers-not", numbers, "")                              \
  X(AI_BUILD_5, terrain_tile, "terrain-tile", numbers, "AI-GEN-4")                                \
  X(AI_BUILD_7, mark, "mark", mark, "")                                                           \
  X(AI_BUILD_7, no_mark, "no-mark", mark, "")                                                     \
  X(AI_BUILD_6, workshop, "workshop", numbers, "AI-ACT-4 BASE-BLD-1")                             \
  X(AI_BUILD_4, site, "site", numbers, "")                                                        \
  X(AI_BUILD_8, no_site, "no-site", numbers, "")                                                  \
  X(AI_BUILD_1, no_workshop, "no-workshop", numbers, "")                                          \
  X(AI_BUILD_8, upgrade_instead, "upgrade-instead", numbers, "")                                  \
  X(AI_UPG_4, upgrade_direction, "upgrade-direction", numbers, "")                                \
  X(AI_ACT_2, no_upgrade, "no-upgrade", numbers, "")                                              \
  X(AI_UPG_5, becomes, "becomes", building, "")                                                   \
  X(AI_UPG_6, nothing_taken, "nothing-taken", numbers, "AI-GEN-3")                                \
  /* science, power and book actions, innovations, points */                                      \
  X(AI_SCHOL_2, scoring_tile_blocked, "scoring-tile-blocked", discipline, "")                     \
  X(AI_ACT_2, no_discipline, "no-discipline", numbers, "")                                        \
  X(AI_SCHOL_5, scholar_space, "scholar-space", numbers, "BASE-SCHOL-1")                          \
  X(AI_SCHOL_6, no_scholar, "no-scholar", numbers, "")                                            \
  X(AI_COVER_3, no_power_action, "no-power-action", numbers, "")                                  \
  X(AI_INNO_1, innovation_too_early, "innovation-too-early", numbers, "")                         \
  X(AI_INNO_1, innovation_limit, "innovation-limit", numbers, "")                                 \
  X(AI_ACT_1, action_fails, "action-fails", numbers, "")                                          \
  X(AI_VP_1, points, "points", numbers, "AI-GEN-2")                                               \
  X(AI_VP_2, points, "points", numbers, "AI-GEN-2")                                               \
  X(AI_DIFF_1, x_of_level, "x-of-level", numbers, "")                                             \
  /* her faction */                                                                               \
  X(AI_FAC_SYM_1, printed_only, "printed-only", numbers, "")                                      \
  X(AI_FAC_SYM_2, printed_only, "printed-only", numbers, "")                                      \
  X(AI_FAC_BLI_1, printed_only, "printed-only", numbers, "")                                      \
  X(AI_FAC_GOG_1, printed_only, "printed-only", numbers, "")                                      \
  X(AI_GEN_5, printed_only, "printed-only", numbers, "")                                          \
  X(AI_FAC_1, faction_action, "faction-action", faction, "")                                      \
  X(AI_SEL_2, faction_methods, "faction-methods", numbers, "")                                    \
  X(AI_FAC_2, faction_build, "faction-build", numbers, "")                                        \
  X(AI_FAC_DRU_1, druids, "druids", numbers, "")                                                  \
  X(AI_FAC_GOG_1, tasks_by_card, "tasks-by-card", numbers, "")                                    \
  /* passing and the end of a round */                                                            \
  X(AI_PASS_4, gather_cards, "gather-cards", numbers, "")                                         \
  X(AI_PASS_5, reserve_card, "reserve-card", numbers, "")                                         \
  X(AI_PASS_6, last_two, "last-two", numbers, "")                                                 \
  X(BASE_TILE_1, tile_value, "tile-value", numbers, "")                                           \
  X(AI_PASS_1, pass_points, "pass-points", numbers, "AI-GEN-2")                                   \
  X(AI_FAC_RAC_1, racelings_first, "racelings-first", numbers, "")                                \
  X(AI_PASS_8, last_round, "last-round", numbers, "")                                             \
  X(AI_PASS_2, bonus_place, "bonus-place", place, "")                                             \
  X(AI_PASS_3, bonus_back, "bonus-back", numbers, "")                                             \
  X(AI_PASS_7, order, "order", numbers, "")                                                       \
  X(BASE_ROUND_1, all_passed, "all-passed", numbers, "")                                          \
  X(BASE_INC_1, income, "income", numbers, "")                                                    \
  X(AI_ROUND_2, round_end, "round-end", numbers, "")                                              \
  X(BASE_ORDER_1, order_of_passing, "order-of-passing", player, "")                               \
  X(AI_ROUND_1, human_bonus, "human-bonus", place, "")                                            \
  /* the turn */                                                                                  \
  X(AI_TURN_6, all_actions, "all-actions", numbers, "")                                           \
  X(AI_TURN_2, first_pair, "first-pair", numbers, "")                                             \
  X(AI_TURN_3, support_card, "support-card", numbers, "")                                         \
  X(AI_TURN_4, deck_empty, "deck-empty", numbers, "AI-TURN-7")                                    \
  X(AI_TURN_5, pass_symbol, "pass-symbol", numbers, "AI-TURN-7")                                  \
  /* set-up */                                                                                    \
  X(AI_SETUP_13, first_workshops, "first-workshops", numbers, "")                                 \
  X(BASE_START_1, setup_card, "setup-card", numbers, "")                                          \
  X(AI_SETUP_14, first_mark, "first-mark", numbers, "")                                           \
  X(AI_MARK_1, two_groups, "two-groups", numbers, "")                                             \
  X(AI_SETUP_15, no_power_at_setup, "no-power-at-setup", numbers, "")                             \
  X(AI_DECK_1, start_cards, "start-cards", numbers, "")                                           \
  X(AI_DECK_2, level_cards, "level-cards", numbers, "")                                           \
  X(AI_DECK_3, deck_ready, "deck-ready", numbers, "")                                             \
  X(AI_DECK_4, deck_size, "deck-size", numbers, "")                                               \
  X(AI_SETUP_1, level_chosen, "level-chosen", numbers, "")                                        \
  X(AI_SETUP_16, board_side, "board-side", numbers, "")                                           \
  X(BASE_MAP_1, map_side, "map-side", numbers, "BASE-MAP-3 BASE-MAP-4")                           \
  X(BASE_MAP_2, map_side, "map-side", numbers, "BASE-MAP-3 BASE-MAP-4")                           \
  X(AI_SETUP_5, palace_tiles, "palace-tiles", numbers, "")                                        \
  X(AI_DUO_8, palace_tiles, "palace-tiles", numbers, "")                                          \
  X(BASE_INNO_1, innovation_rows, "innovation-rows", numbers, "")                                 \
  X(AI_GEN_1, normal_rules, "normal-rules", numbers, "")                                          \
  X(AI_DUO_1, duo, "duo", numbers, "")                                                            \
  X(AI_SETUP_7, human_faction, "human-faction", numbers, "")                                      \
  X(AI_SETUP_10, round_bonuses, "round-bonuses", numbers, "")                                     \
  X(AI_DUO_2, round_bonuses, "round-bonuses", numbers, "")                                        \
  X(AI_SETUP_6, start_player, "start-player", numbers, "")                                        \
  X(AI_DUO_1, start_player, "start-player", numbers, "")                                          \
  X(AI_TURN_1, place_in_order, "place-in-order", numbers, "")                                     \
  X(AI_SETUP_8, her_faction, "her-faction", faction, "")                                          \
  X(AI_GEN_5, told_card, "told-card", numbers, "")                                                \
  X(AI_SETUP_11, her_supply, "her-supply", numbers, "")                                           \
  X(AI_SETUP_2, tiles_drawn, "tiles-drawn", numbers, "")                                          \
  X(AI_SETUP_3, spade_tile, "spade-tile", numbers, "")                                            \
  X(AI_SETUP_4, final_tile, "final-tile", numbers, "")                                            \
  X(BASE_UPG_1, human_upgrade, "human-upgrade", building, "")                                     \
  X(BASE_ACT_2, book_actions_drawn, "book-actions-drawn", numbers, "")                            \
  X(BASE_FAC_1, start_levels, "start-levels", numbers, "")                                        \
  X(BASE_COMP_1, start_competency, "start-competency", numbers, "")                               \
  X(BASE_FAC_1, home_spade, "home-spade", numbers, "")                                            \
  X(AI_SETUP_9, her_home, "her-home", terrain, "")                                                \
  X(BASE_TERR_1, terrain_card, "terrain-card", numbers, "")                                       \
  X(AI_FAC_SYM_1, youth, "youth", terrain, "")                                                    \
  X(AI_SETUP_12, workshop_order, "workshop-order", numbers, "")                                   \
  X(AI_DUO_7, workshop_order, "workshop-order", numbers, "")                                      \
  /* the end */                                                                                   \
  X(BASE_SCORE_2, science_scoring, "science-scoring", numbers, "")                                \
  X(AI_END_1, science_total, "science-total", numbers, "")                                        \
  X(AI_END_2, area_ship, "area-ship", numbers, "")                                                \
  X(BASE_FAC_2, area_told, "area-told", numbers, "")                                              \
  X(BASE_SCORE_1, area_scoring, "area-scoring", numbers, "")                                      \
  X(AI_FAC_WAN_2, wanderers_end, "wanderers-end", numbers, "")                                    \
  X(AI_END_4, faction_scoring, "faction-scoring", numbers, "")                                    \
  X(AI_END_3, no_resources, "no-resources", numbers, "")                                          \
  X(AI_END_5, winner, "winner", numbers, "")
// clang-format on

SEATMATE_DEFINE_LINES(SEATMATE_AOI_LINES)

}  // namespace seatmate::age_of_innovation
