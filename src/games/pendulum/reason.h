#pragma once

// Every line a rule can leave in the trail: its sentence in the catalogs, what its numbers stand
// for, and what else it rests on: a rule behind it, a reading (AMB-5), a fact (BF-7).

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/why.h"
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
using WhyLine = WhyLineOf<Rule, About>;

inline constexpr std::array why_lines{
    // set-up
    WhyLine{Rule::PE_GEN_1, "two-automas", "two-automas"},
    WhyLine{Rule::PE_GEN_2, "three-player-rules", "three-player-rules"},
    WhyLine{Rule::PE_SETUP_1, "colours", "colours"},
    WhyLine{Rule::PE_SETUP_2, "random-order", "random-order"},
    WhyLine{Rule::PE_SETUP_3, "markers", "start-markers"},
    WhyLine{Rule::PE_SETUP_4, "heads", "heads", About::numbers, "AMB-14"},
    WhyLine{Rule::PE_SETUP_5, "scorecard", "scorecard", About::level},
    WhyLine{Rule::PE_SETUP_6, "shuffled", "deck-shuffled"},
    WhyLine{Rule::PE_SETUP_7, "grandes", "six-grandes", About::numbers, "BF-22"},
    WhyLine{Rule::PE_SETUP_8, "bottom-rows", "bottom-rows"},
    WhyLine{Rule::PE_SETUP_9, "small", "fifth-small", About::worker_symbol, "AMB-1"},
    WhyLine{Rule::PE_SETUP_9, "large", "fifth-large", About::worker_symbol, "AMB-1"},
    WhyLine{Rule::PE_SETUP_10, "small", "fifth-small", About::worker_symbol, "AMB-1 AMB-2"},
    WhyLine{Rule::PE_SETUP_10, "large", "fifth-large", About::worker_symbol, "AMB-1 AMB-2"},
    WhyLine{Rule::PE_SETUP_11, "shuffled-back", "shuffled-back"},
    WhyLine{Rule::PE_SETUP_12, "human-places", "human-places", About::numbers, "BF-4 BF-23"},
    WhyLine{Rule::PE_INV_1, "three-of-four", "three-of-four"},
    WhyLine{Rule::PE_GEN_6, "obstacles", "obstacles"},
    WhyLine{Rule::PE_GEN_7, "never-leave", "never-leave"},
    WhyLine{Rule::PE_ACH_1, "no-achievements", "no-achievements"},
    WhyLine{Rule::PE_DIFF_A, "level", "level", About::level},
    WhyLine{Rule::PE_DIFF_B, "level", "level", About::level},
    WhyLine{Rule::PE_DIFF_C, "level", "level", About::level},
    WhyLine{Rule::PE_DIFF_D, "level", "level", About::level},
    WhyLine{Rule::PE_DIFF_E, "level", "level", About::level},
    WhyLine{Rule::PE_DIFF_F, "level", "level", About::level},
    WhyLine{Rule::PE_DIFF_1, "basic", "basic-rules"},
    WhyLine{Rule::PE_DIFF_1, "advanced", "advanced-rules"},
    // what calls the automas
    WhyLine{Rule::PE_GEN_3, "real-time", "real-time"},
    WhyLine{Rule::PE_GEN_4, "one-entity", "one-entity"},
    WhyLine{Rule::PE_TRIG_1, "left-bottom-box", "left-bottom-box", About::numbers, "AMB-7"},
    WhyLine{Rule::PE_TRIG_2, "before-placing", "before-placing"},
    WhyLine{Rule::PE_TRIG_3, "flip-while-purple-out", "flip-while-purple-out", About::numbers,
            "AMB-8"},
    WhyLine{Rule::PE_TRIG_4, "nobody-called", "nobody-called"},
    WhyLine{Rule::PE_TRIG_4, "purple-calls-nobody", "purple-calls-nobody"},
    WhyLine{Rule::PE_TRIG_4, "to-the-mat", "to-the-mat", About::numbers, "AMB-7"},
    WhyLine{Rule::PE_TRIG_5, "revealed", "revealed"},
    WhyLine{Rule::PE_TRIG_6, "shuffled", "reshuffled", About::numbers, "PE-TRIG-5"},
    WhyLine{Rule::PE_TRIG_6, "always-shuffled", "always-shuffled"},
    // the card
    WhyLine{Rule::PE_CARD_1, "order", "card-order"},
    WhyLine{Rule::PE_CARD_2, "no-op", "no-op"},
    WhyLine{Rule::PE_CARD_3, "right-side", "right-side"},
    WhyLine{Rule::PE_CARD_4, "out", "snapshot"},
    // workers
    WhyLine{Rule::PE_MOVE_1, "area", "move-area", About::area},
    WhyLine{Rule::PE_MOVE_2, "in-timer-row", "in-timer-row"},
    WhyLine{Rule::PE_MOVE_3, "may-share", "may-share", About::numbers, "BF-8"},
    WhyLine{Rule::PE_MOVE_4, "no-ban", "no-ban", About::numbers, "BF-6"},
    WhyLine{Rule::PE_MOVE_5, "timer-row", "timer-row", About::area_row},
    WhyLine{Rule::PE_MOVE_6, "leftmost", "leftmost", About::numbers, "AMB-3"},
    WhyLine{Rule::PE_MOVE_6, "rightmost", "rightmost", About::numbers, "AMB-3"},
    WhyLine{Rule::PE_MOVE_T1, "table", "move-table", About::cells},
    WhyLine{Rule::PE_MOVE_T2, "table", "move-table", About::cells},
    WhyLine{Rule::PE_MOVE_T3, "table", "move-table", About::cells},
    WhyLine{Rule::PE_MOVE_T4, "table", "move-table", About::cells},
    WhyLine{Rule::PE_MOVE_B1, "table", "move-table", About::cells},
    WhyLine{Rule::PE_MOVE_B2, "table", "move-table", About::cells},
    WhyLine{Rule::PE_MOVE_B3, "table", "move-table", About::cells},
    WhyLine{Rule::PE_MOVE_B4, "table", "move-table", About::cells},
    // timers
    WhyLine{Rule::PE_TIMER_1, "symbol", "timer-symbol", About::timer},
    WhyLine{Rule::PE_TIMER_2, "purple-out", "purple-out", About::timer},
    WhyLine{Rule::PE_TIMER_3, "second-out", "second-out", About::timer},
    WhyLine{Rule::PE_TIMER_3, "none-out", "none-out", About::timer},
    WhyLine{Rule::PE_TIMER_4, "other-row", "other-row", About::timer_row, "BF-4"},
    WhyLine{Rule::PE_TIMER_5, "marker-to-mat", "marker-to-mat"},
    WhyLine{Rule::PE_TIMER_6, "second-flip", "second-flip"},
    WhyLine{Rule::PE_TIMER_7, "council", "third-flip", About::numbers, "BF-3"},
    WhyLine{Rule::PE_TIMER_8, "markers", "markers-on-mat"},
    WhyLine{Rule::PE_TIMER_9, "gives-nothing", "gives-nothing"},
    WhyLine{Rule::PE_ACH_2, "no-legendary", "no-legendary-now"},
    WhyLine{Rule::PE_ACH_3, "round-1", "no-token-round-1"},
    WhyLine{Rule::PE_PROV_1, "from-the-top", "from-the-top"},
    WhyLine{Rule::PE_PROV_2, "refill-is-yours", "refill-is-yours"},
    // council
    WhyLine{Rule::PE_FORE_1, "one-each", "foreshadow"},
    WhyLine{Rule::PE_FORE_2, "out-of-the-deck", "out-of-the-deck", About::numbers, "AMB-21"},
    WhyLine{Rule::PE_COUNCIL_1, "three-each", "three-each", About::numbers, "AMB-9 AMB-24"},
    WhyLine{Rule::PE_GEN_5, "votes-and-vp", "votes-and-vp"},
    WhyLine{Rule::PE_COUNCIL_2, "cards-and-scorecard", "vp-cards"},
    WhyLine{Rule::PE_COUNCIL_3, "markers", "vp-markers"},
    WhyLine{Rule::PE_COUNCIL_4, "cards-and-scorecard", "votes-cards"},
    WhyLine{Rule::PE_COUNCIL_4, "markers", "votes-markers"},
    WhyLine{Rule::PE_COUNCIL_5, "most-votes", "most-votes", About::numbers, "BF-13"},
    WhyLine{Rule::PE_COUNCIL_5, "tie-lower", "tie-lower", About::numbers, "BF-14 AMB-10"},
    WhyLine{Rule::PE_COUNCIL_5, "tie-higher", "tie-higher", About::numbers, "AMB-10"},
    WhyLine{Rule::PE_COUNCIL_6, "place", "privilege-vp", About::numbers, "BF-12"},
    WhyLine{Rule::PE_COUNCIL_7, "last-council", "last-council"},
    WhyLine{Rule::PE_COUNCIL_8, "match", "icon-match"},
    WhyLine{Rule::PE_COUNCIL_8, "no-match", "icon-no-match", About::numbers, "AMB-11"},
    WhyLine{Rule::PE_COUNCIL_9, "matching", "matching"},
    WhyLine{Rule::PE_COUNCIL_9, "first", "first-match"},
    WhyLine{Rule::PE_COUNCIL_10, "has-grande", "has-grande"},
    WhyLine{Rule::PE_COUNCIL_11, "takes-grande", "takes-grande", About::numbers, "AMB-22"},
    WhyLine{Rule::PE_COUNCIL_11, "discarded", "reward-discarded"},
    WhyLine{Rule::PE_COUNCIL_12, "one-vp", "one-vp"},
    WhyLine{Rule::PE_COUNCIL_13, "legendary", "takes-legendary"},
    WhyLine{Rule::PE_COUNCIL_14, "worst-track", "worst-track", About::track, "BF-20 AMB-15 AMB-16"},
    WhyLine{Rule::PE_COUNCIL_14, "gone", "track-gone", About::track, "AMB-12 AMB-13"},
    WhyLine{Rule::PE_COUNCIL_15, "gains-nothing", "gains-nothing"},
    WhyLine{Rule::PE_COUNCIL_16, "no-provinces", "no-provinces"},
    WhyLine{Rule::PE_COUNCIL_17, "one-deck", "one-deck"},
    WhyLine{Rule::PE_COUNCIL_18, "worker-only", "worker-only", About::numbers, "AMB-6"},
    // the track and the end
    WhyLine{Rule::PE_TRACK_1, "steps", "track-steps", About::numbers, "AMB-25"},
    WhyLine{Rule::PE_TRACK_2, "green-spaces", "green-spaces", About::player},
    WhyLine{Rule::PE_TRACK_3, "number", "track-number", About::player, "AMB-19"},
    WhyLine{Rule::PE_TRACK_4, "last-space", "track-end"},
    WhyLine{Rule::PE_TRACK_4, "share", "track-share"},
    WhyLine{Rule::PE_END_1, "legendary", "end-legendary"},
    WhyLine{Rule::PE_END_1, "no-legendary", "end-no-legendary"},
    WhyLine{Rule::PE_END_2, "in-parchment", "in-parchment"},
    WhyLine{Rule::PE_END_3, "only-one", "only-one", About::player},
    WhyLine{Rule::PE_END_4, "value", "end-inside", About::player, "AMB-16 AMB-17 AMB-18"},
    WhyLine{Rule::PE_END_5, "value", "end-distance", About::player, "AMB-18"},
    WhyLine{Rule::PE_END_6, "both-automas", "both-automas", About::numbers, "AMB-20"},
    WhyLine{Rule::PE_END_7, "her-line", "her-line"},
};

}  // namespace seatmate::pendulum
