#pragma once

// Every line a rule can leave in the trail: its sentence in the catalogs, what its first number
// stands for, and what else it rests on: a reading.

#include <cstdint>

#include "engine/trail_lines.h"
#include "games/through-the-ages/rules.h"

namespace seatmate::through_the_ages {

enum class About : std::uint8_t { numbers, card_icon, dev_icon, build_icon };

// What the options of a choice are.
enum class Noun : std::uint8_t { none, spaces, techs, slots, tactics };

// clang-format off
#define SEATMATE_TTA_LINES(X)                                                                     \
  /* set-up */                                                                                    \
  X(TTA_GEN_1, two_players, "two-players", numbers, "")                                           \
  X(TTA_GEN_9, standard_rules, "standard-rules", numbers, "")                                     \
  X(TTA_SETUP_1, your_side, "your-side", numbers, "")                                             \
  X(TTA_SETUP_2, her_board, "her-board", numbers, "")                                             \
  X(TTA_SETUP_3, two_cubes, "two-cubes", numbers, "")                                             \
  X(TTA_SETUP_4, markers, "markers", numbers, "")                                                 \
  X(TTA_SETUP_5, standard_beside, "standard-beside", numbers, "")                                 \
  X(TTA_SETUP_6, blue_cubes, "blue-at-start", numbers, "A-1")                                     \
  X(TTA_SETUP_7, three_decks, "three-decks", numbers, "")                                         \
  X(TTA_SETUP_8, despotism, "board-cards", numbers, "")                                           \
  X(TTA_DIFF_1, difficulty, "difficulty", numbers, "A-1")                                         \
  /* the turn */                                                                                  \
  X(TTA_T1_1, one_card, "one-card", numbers, "")                                                  \
  X(TTA_T1_2, first_icon, "first-icon", card_icon, "")                                            \
  X(TTA_T1_3, else_leftmost, "else-leftmost", numbers, "")                                        \
  X(TTA_T1_4, put_back, "put-back", numbers, "")                                                  \
  X(TTA_T1_5, nothing_else, "nothing-else", numbers, "A-3")                                       \
  X(TTA_TURN_1, refill, "refill", numbers, "")                                                    \
  X(TTA_TURN_2, war, "war-resolved", numbers, "")                                                 \
  X(TTA_TURN_3, common, "common-now", numbers, "")                                                \
  X(TTA_TURN_4, top_card, "top-card", numbers, "")                                                \
  X(TTA_TURN_4, reshuffled, "deck-reshuffled", numbers, "A-24")                                   \
  X(TTA_TURN_5, sections, "sections", numbers, "A-2")                                             \
  X(TTA_TURN_6, discarded, "card-discarded", numbers, "")                                         \
  X(TTA_TURN_7, war_declared, "war-declared", numbers, "")                                        \
  X(TTA_GEN_5, six_numbers, "six-numbers", numbers, "")                                           \
  X(TTA_GEN_8, ratings_at_once, "ratings-at-once", numbers, "")                                   \
  X(TTA_GEN_10, top_to_bottom, "top-to-bottom", numbers, "")                                      \
  X(TTA_ANAT_1, six_sections, "six-sections", numbers, "")                                        \
  X(TTA_ANAT_2, side_strip, "side-strip", numbers, "")                                            \
  X(TTA_ANAT_3, icons, "icons", numbers, "")                                                      \
  /* cards and hand */                                                                            \
  X(TTA_CARD_1, row, "row-cards", numbers, "")                                                    \
  X(TTA_CARD_2, leftmost, "leftmost", numbers, "")                                                \
  X(TTA_CARD_3, leftmost_instead, "leftmost-instead", card_icon, "A-6")                           \
  X(TTA_CARD_4, nothing, "nothing-to-take", numbers, "")                                          \
  X(TTA_CARD_5, stays_empty, "stays-empty", numbers, "")                                          \
  X(TTA_CARD_6, not_allowed, "not-allowed", card_icon, "")                                        \
  X(TTA_CARD_7, wanted, "wanted", card_icon, "")                                                  \
  X(TTA_CARD_7, most, "most-of-it", numbers, "A-5")                                               \
  X(TTA_GEN_3, no_actions, "no-actions", numbers, "")                                             \
  X(TTA_HAND_1, gold, "hand-gold", numbers, "")                                                   \
  X(TTA_HAND_2, leader, "hand-leader", numbers, "")                                               \
  X(TTA_HAND_3, government, "hand-government", numbers, "")                                       \
  X(TTA_HAND_4, special, "hand-special", numbers, "A-8")                                          \
  X(TTA_HAND_5, farm_mine, "hand-farm-mine", numbers, "")                                         \
  X(TTA_HAND_6, unit, "hand-unit", numbers, "")                                                   \
  X(TTA_HAND_7, urban, "hand-urban", numbers, "A-7")                                              \
  X(TTA_HAND_8, wonder, "hand-wonder", numbers, "")                                               \
  X(TTA_HAND_9, events, "hand-events", numbers, "")                                               \
  X(TTA_HAND_10, wars, "hand-wars", numbers, "")                                                  \
  X(TTA_HAND_11, tactics, "hand-tactics", numbers, "")                                            \
  X(TTA_HAND_12, displaced, "displaced", numbers, "A-14")                                         \
  X(TTA_HAND_13, slot_full, "slot-full", card_icon, "")                                           \
  X(TTA_HAND_14, one_an_era, "one-an-age", card_icon, "")                                         \
  X(TTA_LEAD_1, active_at_once, "leader-at-once", numbers, "")                                    \
  X(TTA_LEAD_2, icons_only, "leader-icons", numbers, "A-13")                                      \
  X(TTA_LEAD_3, icons_stop, "icons-stop", numbers, "")                                            \
  /* wonders */                                                                                   \
  X(TTA_WON_1, rotated, "wonder-sideways", numbers, "")                                           \
  X(TTA_WON_2, unfinished, "wonder-unfinished", numbers, "")                                      \
  X(TTA_WON_3, stages_are_free, "stages-are-free", numbers, "")                                   \
  X(TTA_WON_4, stages, "stages", numbers, "")                                                     \
  X(TTA_WON_5, complete, "wonder-complete", numbers, "")                                          \
  X(TTA_WON_6, icons_only, "wonder-icons", numbers, "")                                           \
  /* gold */                                                                                      \
  X(TTA_GOLD_1, missing_science, "missing-science", numbers, "")                                  \
  X(TTA_GOLD_2, worth, "gold-worth", numbers, "")                                                 \
  X(TTA_GOLD_3, no_change, "no-change", numbers, "")                                              \
  X(TTA_GOLD_4, which_cards, "which-cards", numbers, "A-12")                                      \
  X(TTA_GOLD_5, text_unused, "text-unused", numbers, "")                                          \
  X(TTA_GEN_4, pays_gold, "pays-gold", numbers, "")                                               \
  /* development */                                                                               \
  X(TTA_DEV_1, cannot_pay, "cannot-pay", numbers, "A-36")                                         \
  X(TTA_DEV_1, ignored, "dev-ignored", numbers, "")                                               \
  X(TTA_DEV_2, price, "price", numbers, "")                                                       \
  X(TTA_DEV_3, removed_at_once, "removed-at-once", numbers, "")                                   \
  X(TTA_DEV_3, replaces, "replaces", numbers, "")                                                 \
  X(TTA_DEV_4, peaceful, "peaceful", numbers, "")                                                 \
  X(TTA_DEV_5, alternative, "alternative", numbers, "")                                           \
  X(TTA_DEV_6, icon, "dev-icon", dev_icon, "A-35")                                                \
  X(TTA_DEV_7, slides, "slides", numbers, "")                                                     \
  X(TTA_DEV_8, no_cubes, "no-cubes", numbers, "")                                                 \
  /* building */                                                                                  \
  X(TTA_BUILD_1, no_wonder, "no-wonder", numbers, "")                                             \
  X(TTA_BUILD_2, cap, "cap", numbers, "A-11")                                                     \
  X(TTA_BUILD_3, price_is_level, "price-is-level", numbers, "")                                   \
  X(TTA_BUILD_4, candidates, "build-candidates", numbers, "A-9")                                  \
  X(TTA_BUILD_4, largest, "build-largest", numbers, "")                                           \
  X(TTA_BUILD_4, second, "build-second", numbers, "")                                             \
  X(TTA_BUILD_4, third, "build-third", numbers, "")                                               \
  X(TTA_BUILD_4, earliest, "build-earliest", numbers, "A-29")                                     \
  X(TTA_BUILD_5, earliest, "build-earliest", numbers, "A-29")                                     \
  X(TTA_BUILD_4, yours, "build-yours", numbers, "A-29")                                           \
  X(TTA_BUILD_5, yours, "build-yours", numbers, "A-29")                                           \
  X(TTA_BUILD_5, candidates, "upgrade-candidates", numbers, "A-9")                                \
  X(TTA_BUILD_5, largest, "upgrade-largest", numbers, "A-33")                                     \
  X(TTA_BUILD_5, second, "build-second", numbers, "A-33")                                         \
  X(TTA_BUILD_5, third, "build-third", numbers, "A-33")                                           \
  X(TTA_BUILD_6, difference_less_one, "upgrade-price", numbers, "")                               \
  X(TTA_BUILD_7, next_card, "next-card", numbers, "")                                             \
  X(TTA_BUILD_8, cube, "cube", numbers, "")                                                       \
  X(TTA_BUILD_9, free, "free-age-a", numbers, "")                                                 \
  X(TTA_BUILD_10, tactics_again, "tactics-again", numbers, "")                                    \
  X(TTA_BUILD_11, most_strength, "most-strength", numbers, "")                                    \
  X(TTA_BUILD_12, nothing_raises_it, "nothing-raises-it", numbers, "A-10")                        \
  X(TTA_BLUE_1, blue_cube, "blue-cube", numbers, "")                                              \
  X(TTA_BLUE_2, no_cube, "no-blue-cube", numbers, "")                                             \
  X(TTA_BLUE_3, any_level, "blue-any-level", numbers, "")                                         \
  X(TTA_WAR_2, no_urban, "war-no-urban", build_icon, "")                                          \
  X(TTA_WAR_2, extra_unit, "war-extra-unit", numbers, "A-23")                                     \
  /* gain and production */                                                                       \
  X(TTA_GAIN_1, gain, "gain", numbers, "")                                                        \
  X(TTA_GAIN_2, draw, "draw", numbers, "")                                                        \
  X(TTA_GAIN_3, event, "drawn-event", numbers, "")                                                \
  X(TTA_GAIN_3, rotated, "drawn-rotated", numbers, "")                                            \
  X(TTA_GAIN_4, colony, "drawn-colony", numbers, "")                                              \
  X(TTA_GAIN_4, or_colony, "drawn-or-colony", numbers, "")                                        \
  X(TTA_GAIN_5, war_aggression, "drawn-war", numbers, "")                                         \
  X(TTA_GAIN_6, tactic, "tactic-kept", numbers, "A-15")                                           \
  X(TTA_GAIN_6, tactic_discarded, "tactic-discarded", numbers, "A-15")                            \
  X(TTA_GAIN_7, discard, "drawn-bonus", numbers, "")                                              \
  X(TTA_GAIN_8, age_iv, "age-iv-no-draw", numbers, "")                                            \
  X(TTA_PROD_1, produce, "produce", numbers, "A-26")                                              \
  /* tactics; a tactic that stays active leaves no line */                                        \
  X(TTA_TAC_1, wild_units, "wild-units", numbers, "")                                             \
  X(TTA_TAC_2, common, "tactic-common", numbers, "")                                              \
  X(TTA_TAC_2, slot, "tactic-slot", numbers, "")                                                  \
  X(TTA_TAC_3, army, "army", numbers, "A-16")                                                     \
  X(TTA_TAC_4, outdated, "army-outdated", numbers, "")                                            \
  X(TTA_TAC_5, from_hand, "tactic-from-hand", numbers, "")                                        \
  X(TTA_TAC_6, stronger, "tactic-stronger", numbers, "A-37")                                      \
  X(TTA_TAC_7, changed, "units-changed", numbers, "")                                             \
  /* politics */                                                                                  \
  X(TTA_POL_1, none, "pol-none", numbers, "")                                                     \
  X(TTA_POL_2, too_weak, "too-weak-attack", numbers, "A-34")                                      \
  X(TTA_POL_2, aggression, "pol-aggression", numbers, "")                                         \
  X(TTA_POL_2, no_card, "no-aggression", numbers, "A-21")                                         \
  X(TTA_POL_3, search, "search", numbers, "")                                                     \
  X(TTA_POL_4, too_weak, "too-weak-war", numbers, "")                                             \
  X(TTA_POL_4, last_turn, "last-turn", numbers, "A-32")                                           \
  X(TTA_POL_4, war, "pol-war", numbers, "")                                                       \
  X(TTA_POL_4, no_card, "no-war", numbers, "")                                                    \
  X(TTA_POL_5, event, "pol-event", numbers, "")                                                   \
  X(TTA_POL_6, no_event, "no-event", numbers, "")                                                 \
  X(TTA_POL_7, stays_rotated, "stays-rotated", numbers, "A-28")                                   \
  /* events */                                                                                    \
  X(TTA_EVT_1, compare_more, "compare-more", numbers, "")                                         \
  X(TTA_EVT_1, compare_less, "compare-less", numbers, "")                                         \
  X(TTA_EVT_2, known, "event-known", numbers, "")                                                 \
  X(TTA_EVT_2, settled_here, "event-settled", numbers, "A-30")                                    \
  X(TTA_EVT_3, upright, "event-upright", numbers, "")                                             \
  X(TTA_EVT_4, five_more, "event-five-more", numbers, "")                                         \
  X(TTA_EVT_4, no_bonus, "event-no-bonus", numbers, "")                                           \
  X(TTA_EVT_5, left_over, "left-over", numbers, "")                                               \
  X(TTA_GEN_6, not_hers, "not-hers", numbers, "")                                                 \
  X(TTA_GEN_7, three_farms, "three-farms", numbers, "")                                           \
  /* colonies */                                                                                  \
  X(TTA_COL_1, one_bid, "one-bid", numbers, "")                                                   \
  X(TTA_COL_2, active_card, "auction-active", numbers, "")                                        \
  X(TTA_COL_2, drawn_card, "auction-drawn", numbers, "")                                          \
  X(TTA_COL_3, force, "bid-force", numbers, "A-18")                                               \
  X(TTA_COL_3, no_bid, "no-bid", numbers, "A-17 A-18")                                            \
  X(TTA_COL_4, bonus, "bid-bonus", numbers, "")                                                   \
  X(TTA_COL_5, destroys, "destroys", numbers, "")                                                 \
  X(TTA_COL_6, managed, "colony-managed", numbers, "")                                            \
  X(TTA_COL_7, back_in_the_deck, "auction-back", numbers, "")                                     \
  X(TTA_COL_8, which_units, "which-units", numbers, "A-18")                                       \
  /* wars and aggressions */                                                                      \
  X(TTA_WAR_1, your_war, "your-war", numbers, "")                                                 \
  X(TTA_WAR_3, her_war, "her-war", numbers, "")                                                   \
  X(TTA_WAR_4, managed_only, "managed-only", numbers, "A-22")                                     \
  X(TTA_WAR_5, she_wins, "war-she-wins", numbers, "")                                             \
  X(TTA_WAR_5, human_wins, "war-you-win", numbers, "")                                            \
  X(TTA_WAR_5, tie, "war-tie", numbers, "")                                                       \
  X(TTA_AGG_1, defence, "defence", numbers, "")                                                   \
  X(TTA_AGG_2, holds, "holds", numbers, "A-20")                                                   \
  X(TTA_AGG_2, falls, "falls", numbers, "A-20")                                                   \
  X(TTA_AGG_3, loses_cards, "loses-cards", numbers, "A-19")                                       \
  X(TTA_AGG_4, managed_only, "managed-only", numbers, "A-22")                                     \
  X(TTA_AGG_5, back_in_the_deck, "defence-back", numbers, "")                                     \
  X(TTA_AGG_6, base_rules, "attack-by-standard", numbers, "")                                     \
  /* a new age */                                                                                 \
  X(TTA_AGE_1, new_deck, "new-deck", numbers, "")                                                 \
  X(TTA_AGE_2, obsolete, "obsolete", numbers, "A-31")                                             \
  X(TTA_AGE_3, wonder_leaves, "wonder-leaves", numbers, "")                                       \
  X(TTA_AGE_4, blue_cubes, "blue-again", numbers, "")                                             \
  X(TTA_AGE_5, first_age, "first-age", numbers, "")                                               \
  X(TTA_DIFF_2, refilled, "blue-refilled", numbers, "")                                           \
  /* the end */                                                                                   \
  X(TTA_END_1, final_round, "final-round", numbers, "")                                           \
  X(TTA_END_2, age_iii_events, "age-iii-events", numbers, "")                                     \
  X(TTA_GEN_2, most_culture, "most-culture", numbers, "")
// clang-format on
SEATMATE_DEFINE_LINES(SEATMATE_TTA_LINES)

}  // namespace seatmate::through_the_ages
