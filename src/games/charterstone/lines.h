#pragma once

// Every line a rule can leave in the trail: its sentence in the catalogs, what its first number
// stands for, and what else it rests on: an open point of the rules (AMB-4), a default (DEF-6).

#include <cstdint>

#include "engine/trail_lines.h"
#include "games/charterstone/rules.h"

namespace seatmate::charterstone {

enum class About : std::uint8_t { numbers, charter };

// clang-format off
#define SEATMATE_CHARTERSTONE_LINES(X)                                                            \
  /* setup and deck */                                                                            \
  X(CH_SETUP_1, chronicle, "chronicle", numbers, "")                                              \
  X(CH_GEN_1, six_charters, "six-charters", numbers, "")                                          \
  X(CH_SETUP_2, automas, "automas", numbers, "")                                                  \
  X(CH_SETUP_3, stand_in, "stand-in", numbers, "")                                                \
  X(CH_SETUP_4, pieces, "pieces", numbers, "")                                                    \
  X(CH_SETUP_7, minions, "minions", numbers, "")                                                  \
  X(CH_MIN_1, one_of_each, "one-of-each", numbers, "")                                            \
  X(CH_POST_3, two_minions, "two-minions", numbers, "AMB-29")                                     \
  X(CH_POST_3, random_persona, "random-persona", numbers, "AMB-29")                               \
  X(CH_POST_3, one_thing, "one-thing", numbers, "AMB-29")                                         \
  X(CH_SETUP_2, joins_late, "joins-late", charter, "")                                            \
  X(CH_SETUP_6, shuffled_in, "shuffled-in", numbers, "")                                          \
  X(CH_GEN_5, active, "active", numbers, "")                                                      \
  X(CH_SETUP_8, islands, "islands", numbers, "")                                                  \
  X(CH_SKY_1, empty_island, "empty-island", numbers, "")                                          \
  X(CH_SKY_1, random_island, "random-island", numbers, "")                                        \
  X(CH_SKY_2, draw_again, "draw-again", numbers, "AMB-19")                                        \
  X(CH_SKY_2, by_selector, "by-selector", numbers, "AMB-19")                                      \
  X(CH_SKY_3, covers, "covers", numbers, "")                                                      \
  X(CH_GP_409, loose_minions, "loose-minions", numbers, "DEF-10")                                 \
  X(CH_SETUP_5, shuffled, "shuffled", numbers, "")                                                \
  X(CH_GP_402, two_ahead, "two-ahead", numbers, "")                                               \
  X(CH_GP_403, two_back, "two-back", numbers, "")                                                 \
  X(CH_STR_1, strength, "strength", numbers, "")                                                  \
  X(CH_DECK_4, extra_cards, "extra-cards", numbers, "")                                           \
  X(CH_GEN_2, one_deck, "one-deck", numbers, "")                                                  \
  X(CH_DECK_3, aside, "aside", numbers, "")                                                       \
  X(CH_DECK_2, reshuffle, "reshuffle", numbers, "AMB-1")                                          \
  X(CH_DECK_1, drawn, "drawn", numbers, "")                                                       \
  /* turn and placement */                                                                        \
  X(CH_TURN_1, no_influence, "no-influence", numbers, "AMB-13")                                   \
  X(CH_TURN_2, draws, "draws", numbers, "")                                                       \
  X(CH_TURN_2, icons_in_order, "icons-in-order", numbers, "AMB-32")                               \
  X(CH_TURN_3, retrieves, "retrieves", numbers, "")                                               \
  X(CH_PLACE_2, bump, "bump", numbers, "")                                                        \
  X(CH_PLACE_1, card, "card", numbers, "")                                                        \
  X(CH_PLACE_3, commons, "commons", numbers, "")                                                  \
  X(CH_PLACE_4, die, "die", numbers, "")                                                          \
  X(CH_PLACE_4, shows, "shows", charter, "")                                                      \
  X(CH_PLACE_4, roll_again, "empty-charter", charter, "AMB-31")                                   \
  X(CH_PLACE_4, home, "home", numbers, "")                                                        \
  X(CH_PLACE_5, options, "options", numbers, "")                                                  \
  X(CH_PLACE_7, last_rank, "last-rank", numbers, "AMB-4")                                         \
  X(CH_PLACE_5, value_down, "value-down", numbers, "AMB-3 AMB-7")                                 \
  X(CH_PLACE_5, value_up, "value-up", numbers, "AMB-3 AMB-7")                                     \
  X(CH_PLACE_6, name_az, "name-az", numbers, "AMB-18")                                            \
  X(CH_PLACE_6, name_za, "name-za", numbers, "AMB-18")                                            \
  X(CH_VP_1, printed, "printed", numbers, "")                                                     \
  X(CH_VP_2, strength, "strength", numbers, "")                                                   \
  X(CH_VP_3, not_of_building, "not-of-building", numbers, "")                                     \
  X(CH_MIN_2, minion, "minion", numbers, "AMB-20 AMB-21")                                         \
  X(CH_MIN_2, no_room, "no-room", numbers, "")                                                    \
  X(CH_MIN_3, no_benefit, "no-benefit", numbers, "")                                              \
  X(CH_GEN_3, no_benefit, "no-benefit", numbers, "")                                              \
  X(CH_PERIL_1, taken, "taken", numbers, "DEF-1")                                                 \
  X(CH_PLACE_8, any_building, "any-building", numbers, "")                                        \
  X(CH_MIN_4, owner_gains, "owner-gains", numbers, "")                                            \
  X(CH_GP_412, foreign_islands, "foreign-islands", numbers, "AMB-11")                             \
  X(CH_GP_413, foreign_islands, "foreign-islands", numbers, "AMB-11")                             \
  X(CH_GP_409, cannot_pay, "cannot-pay", numbers, "AMB-10")                                       \
  X(CH_GP_409, pays_for_minion, "pays-for-minion", numbers, "")                                   \
  X(CH_GP_410, roll_again, "roll-again", numbers, "AMB-8")                                        \
  X(CH_GP_405, rolls, "rolls", charter, "AMB-23")                                                 \
  X(CH_GP_411, pays, "pays", numbers, "AMB-9")                                                    \
  X(CH_GP_408, blown_out, "blown-out", numbers, "")                                               \
  X(CH_GP_406, supply_pays, "supply-pays", numbers, "AMB-22")                                     \
  /* effects */                                                                                   \
  X(CH_GEN_7, corner_numbers, "corner-numbers", numbers, "")                                      \
  X(CH_EFF_DISC, mat, "mat", numbers, "")                                                         \
  X(CH_EFF_DISC, highest, "highest", numbers, "")                                                 \
  X(CH_GEN_6, discard_pile, "discard-pile", numbers, "")                                          \
  X(CH_EFF_BUILD, empty, "empty", numbers, "")                                                    \
  X(CH_OVER_1, empty, "empty", numbers, "")                                                       \
  X(CH_SKY_4, empty, "empty", numbers, "")                                                        \
  X(CH_EFF_BUILD, lowest_plot, "lowest-plot", numbers, "AMB-17")                                  \
  X(CH_OVER_1, lowest_plot, "lowest-plot", numbers, "AMB-17")                                     \
  X(CH_SKY_4, lowest_plot, "lowest-plot", numbers, "AMB-17 DEF-6")                                \
  X(CH_EFF_BUILD, no_plot, "no-plot", numbers, "")                                                \
  X(CH_OVER_1, built, "built", numbers, "")                                                       \
  X(CH_OVER_1, lowest_value, "lowest-value", numbers, "AMB-7")                                    \
  X(CH_OVER_1, name_az, "name-az", numbers, "AMB-18")                                             \
  X(CH_EFF_BUILD, unconstructed, "unconstructed", numbers, "")                                    \
  X(CH_OVER_2, unconstructed, "unconstructed", numbers, "AMB-6")                                  \
  X(CH_EFF_BUILD, lowest_number, "lowest-number", numbers, "")                                    \
  X(CH_OVER_2, lowest_number, "lowest-number", numbers, "")                                       \
  X(CH_EFF_CRATE, lowest_number, "lowest-number", numbers, "")                                    \
  X(CH_EFF_BUILD, no_card, "no-card", numbers, "")                                                \
  X(CH_OVER_2, no_card, "no-card", numbers, "")                                                   \
  X(CH_EFF_CRATE, no_card, "no-card", numbers, "")                                                \
  X(CH_EFF_BUILD, discarded, "discarded", numbers, "AMB-14")                                      \
  X(CH_OVER_3, discarded, "discarded", numbers, "AMB-14")                                         \
  X(CH_EFF_CRATE, constructed, "constructed", numbers, "AMB-14")                                  \
  X(CH_EFF_CRATE, open_already, "open-already", numbers, "")                                      \
  X(CH_EFF_CRATE, sorted, "sorted", numbers, "AMB-15 AMB-16")                                     \
  X(CH_TURN_4, index_guide, "index-guide", numbers, "")                                           \
  X(CH_IDX_29, pulled, "pulled", numbers, "")                                                     \
  X(CH_IDX_33, pulled, "pulled", numbers, "")                                                     \
  X(CH_IDX_36, pulled, "pulled", numbers, "")                                                     \
  X(CH_IDX_129, pulled, "pulled", numbers, "")                                                    \
  X(CH_IDX_132, pulled, "pulled", numbers, "")                                                    \
  X(CH_IDX_157, pulled, "pulled", numbers, "")                                                    \
  X(CH_EFF_REP, no_influence, "no-influence", numbers, "")                                        \
  X(CH_EFF_REP, no_space, "no-space", numbers, "")                                                \
  X(CH_EFF_REP, next_space, "next-space", numbers, "AMB-12")                                      \
  X(CH_EFF_QUOTA, no_influence, "no-influence", numbers, "")                                      \
  X(CH_EFF_QUOTA, no_space, "no-space", numbers, "")                                              \
  X(CH_EFF_QUOTA, first_open, "first-open", numbers, "")                                          \
  X(CH_EFF_PROG, one_space, "one-space", numbers, "")                                             \
  X(CH_EFF_PROG, last_space, "last-space", numbers, "DEF-8")                                      \
  X(CH_EFF_PROG, no_reputation, "no-reputation", numbers, "")                                     \
  X(CH_EFF_PROG, income, "income", numbers, "")                                                   \
  /* the guidepost */                                                                             \
  X(CH_END_2, guidepost, "guidepost", numbers, "")                                                \
  X(CH_GP_0f, like_players, "like-players", numbers, "")                                          \
  X(CH_GP_400, players, "players", numbers, "")                                                   \
  X(CH_GP_401, players, "players", numbers, "")                                                   \
  X(CH_GP_402, players, "players", numbers, "")                                                   \
  X(CH_GP_403, players, "players", numbers, "")                                                   \
  X(CH_GP_404, players, "players", numbers, "")                                                   \
  X(CH_GP_405, players, "players", numbers, "")                                                   \
  X(CH_GP_406, players, "players", numbers, "")                                                   \
  X(CH_GP_407, players, "players", numbers, "")                                                   \
  X(CH_GP_408, players, "players", numbers, "")                                                   \
  X(CH_GP_409, players, "players", numbers, "")                                                   \
  X(CH_GP_410, players, "players", numbers, "")                                                   \
  X(CH_GP_411, players, "players", numbers, "")                                                   \
  X(CH_GP_412, players, "players", numbers, "")                                                   \
  X(CH_GP_413, players, "players", numbers, "")                                                   \
  X(CH_GP_400, counts_as, "counts-as", numbers, "")                                               \
  X(CH_GP_401, counts_as, "counts-as", numbers, "")                                               \
  X(CH_GP_410, counts_as, "counts-as", numbers, "")                                               \
  X(CH_GP_411, counts_as, "counts-as", numbers, "")                                               \
  X(CH_GP_409, discards_first, "discards-first", numbers, "")                                     \
  X(CH_GP_412, discards_first, "discards-first", numbers, "")                                     \
  X(CH_GP_413, discards_first, "discards-first", numbers, "")                                     \
  X(CH_GEN_4, no_objectives, "no-objectives", numbers, "")                                        \
  X(CH_GP_0a, glory, "glory", numbers, "")                                                        \
  X(CH_GP_0c, only_glory, "only-glory", numbers, "")                                              \
  X(CH_GP_408, candle_burns, "candle-burns", numbers, "")                                         \
  X(CH_GP_401, fewest, "fewest", numbers, "DEF-2")                                                \
  X(CH_GP_411, fewest, "fewest", numbers, "DEF-2")                                                \
  X(CH_GP_412, fewest, "fewest", numbers, "DEF-2")                                                \
  X(CH_GP_413, fewest, "fewest", numbers, "DEF-2")                                                \
  X(CH_GP_400, most, "most", numbers, "DEF-2")                                                    \
  X(CH_GP_402, most, "most", numbers, "DEF-2")                                                    \
  X(CH_GP_403, most, "most", numbers, "DEF-2")                                                    \
  X(CH_GP_404, most, "most", numbers, "DEF-2")                                                    \
  X(CH_GP_405, most, "most", numbers, "DEF-2")                                                    \
  X(CH_GP_406, most, "most", numbers, "DEF-2")                                                    \
  X(CH_GP_407, most, "most", numbers, "DEF-2")                                                    \
  X(CH_GP_409, most, "most", numbers, "DEF-2")                                                    \
  X(CH_GP_410, most, "most", numbers, "DEF-2")                                                    \
  X(CH_GP_0b, met, "met-goal", numbers, "")                                                       \
  X(CH_GP_0b, most_influence, "most-influence", numbers, "")                                      \
  X(CH_GP_0d, humans_choose, "humans-choose", numbers, "")                                        \
  X(CH_GP_0e, king_of_card, "king-of-card", numbers, "")                                          \
  X(CH_DECK_5, king, "king", numbers, "")                                                         \
  X(CH_GP_405, village_total, "village-total", numbers, "DEF-3")                                  \
  X(CH_GP_0f, as_counted, "as-counted", numbers, "")                                              \
  X(CH_GP_407, peril_of_humans, "peril-of-humans", numbers, "")                                   \
  X(CH_GP_408, candle, "candle", numbers, "")                                                     \
  X(CH_GP_409, kings, "kings", numbers, "")                                                       \
  X(CH_GP_404, one_glory, "one-glory", numbers, "AMB-30")                                         \
  X(CH_GP_405, story_glory, "story-glory", numbers, "AMB-28")                                     \
  X(CH_GP_409, story_glory, "story-glory", numbers, "")                                           \
  X(CH_GP_405, eligible, "eligible", numbers, "AMB-2")                                            \
  X(CH_GP_405, least_glory, "least-glory", numbers, "AMB-2 DEF-9")                                \
  X(CH_GP_406, victory_card, "random-victory-card", numbers, "")                                  \
  X(CH_GP_408, archives_persona, "archives-persona", numbers, "")                                 \
  X(CH_GP_410, own_persona, "own-persona", numbers, "")                                           \
  X(CH_GP_411, own_persona, "own-persona", numbers, "")                                           \
  /* the end of a game */                                                                         \
  X(CH_END_1, steps, "steps", numbers, "")                                                        \
  X(CH_END_3, reputation, "reputation", numbers, "")                                              \
  X(CH_END_3, total, "total", numbers, "")                                                        \
  X(CH_APERS_393, met, "condition-met", numbers, "")                                              \
  X(CH_APERS_393, not_met, "not-met", numbers, "")                                                \
  X(CH_APERS_394, met, "condition-met", numbers, "")                                              \
  X(CH_APERS_394, not_met, "not-met", numbers, "")                                                \
  X(CH_APERS_395, met, "condition-met", numbers, "")                                              \
  X(CH_APERS_395, not_met, "not-met", numbers, "")                                                \
  X(CH_APERS_396, met, "condition-met", numbers, "")                                              \
  X(CH_APERS_396, not_met, "not-met", numbers, "")                                                \
  X(CH_APERS_397, met, "condition-met", numbers, "")                                              \
  X(CH_APERS_397, not_met, "not-met", numbers, "")                                                \
  X(CH_APERS_398, met, "condition-met", numbers, "")                                              \
  X(CH_APERS_398, not_met, "not-met", numbers, "")                                                \
  X(CH_END_4, glory, "glory", numbers, "")                                                        \
  X(CH_GLORY_1, tens, "tens", numbers, "")                                                        \
  X(CH_GLORY_2, top_row_first, "top-row-first", numbers, "DEF-7")                                 \
  X(CH_GLORY_3, campaign_only, "campaign-only", numbers, "")                                      \
  X(CH_END_5, capacity, "capacity", numbers, "")                                                  \
  X(CH_CAP_1, winner, "winner", numbers, "")                                                      \
  X(CH_CAP_1, not_winner, "not-winner", numbers, "")                                              \
  X(CH_CAP_2, next_circle, "next-circle", numbers, "DEF-7")                                       \
  X(CH_CAP_3, campaign_only, "campaign-only", numbers, "")                                        \
  X(CH_END_6, persona, "persona", numbers, "")                                                    \
  X(CH_PERS_1, random_persona, "random-persona", numbers, "")                                     \
  X(CH_PERS_1, used_by_a_human, "used-by-a-human", numbers, "")                                   \
  X(CH_END_7, strength_now, "strength-now", numbers, "")                                          \
  X(CH_STR_2, humans_better, "humans-better", numbers, "AMB-24")                                  \
  X(CH_STR_3, humans_far_behind, "humans-far-behind", numbers, "AMB-24 DEF-4")                    \
  X(CH_STR_4, no_change, "no-change", numbers, "AMB-24")                                          \
  /* the end of the campaign */                                                                   \
  X(CH_SETUP_2, not_every_game, "not-every-game", numbers, "AMB-33")                              \
  X(CH_SETUP_3, adds_up_himself, "adds-up-himself", numbers, "")                                  \
  X(CH_CAMP_1, victory_card, "victory-card", numbers, "")                                         \
  X(CH_CAMP_2, same_for_automas, "same-for-automas", numbers, "AMB-27")                           \
  X(CH_CAMP_1, spectral, "spectral", numbers, "AMB-2")                                            \
  X(CH_CAMP_1, candidates, "candidates", numbers, "")                                             \
  X(CH_CAMP_1, highest, "highest-total", numbers, "")                                             \
  X(CH_CAMP_1, leaders, "leaders", numbers, "")                                                   \
  X(CH_CAMP_1, by_category, "by-category", numbers, "")                                           \
  X(CH_CAMP_3, final_battle, "final-battle", numbers, "")                                         \
  X(CH_POST_1, archive_390, "archive-390", numbers, "AMB-29")                                     \
  X(CH_POST_1, scriptorium, "scriptorium", numbers, "AMB-29")                                     \
  X(CH_POST_2, strength_3, "strength-3", numbers, "AMB-29")                                       \
  X(CH_STR_5, strength_3, "strength-3", numbers, "AMB-29")
// clang-format on
SEATMATE_DEFINE_LINES(SEATMATE_CHARTERSTONE_LINES)

}  // namespace seatmate::charterstone
