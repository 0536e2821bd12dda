#pragma once

// The table, as far as the automas can see it. A plain value: copied with `=`, compared with `==`.

#include <array>
#include <cstdint>

#include "engine/deck.h"
#include "engine/deck_kind.h"
#include "engine/inline_vector.h"
#include "engine/random.h"
#include "games/pendulum/data.h"
#include "games/pendulum/types.h"

namespace seatmate::pendulum {

enum class DrawOrder : std::uint8_t { first_automa, second_automa, in_turn };
// How much of a card is done for a worker that is lifted between the third purple flip and the
// council.
enum class AfterThird : std::uint8_t { worker_only, none, worker_and_province };
inline constexpr std::array<std::string_view, 3> after_third_names{"worker-only", "none",
                                                                   "worker-and-province"};

// Where another reading of the rulebook is plausible, which one is played; what stands here is the
// default (docs/rules/pendulum.md).
struct Readings {
  bool other_colour_small = false;       // AMB-1 setupOtherColour
  bool one_card_for_both = false;        // AMB-2 setupCards
  bool bottom_row_mirrored = false;      // AMB-3 moveRows
  bool blocked_stays = false;            // AMB-4 blockedDestination
  bool third_flip_stops_move = false;    // AMB-5 thirdFlipDuringMove
  AfterThird after_third{};              // AMB-6 afterThirdFlip
  bool mat_does_not_count = false;       // AMB-7 retrieveToMat
  bool one_action_for_both = false;      // AMB-8 flipsInSuccession
  DrawOrder draw_order{};                // AMB-9 councilDrawOrder
  bool higher_ahead = false;             // AMB-10 voteTie
  bool province_means_free = false;      // AMB-11 provinceIcon
  bool nothing_if_gone = false;          // AMB-12 lastRewardGone
  bool one_each_before_next = false;     // AMB-13 lastRewardOneEach
  bool grandes_on_heads = false;         // AMB-14 headWorkers
  bool tracks_before_rewards = false;    // AMB-15 worstTrackWhen
  bool pooled_glory = false;             // AMB-16 gloryPerTrack
  bool legendary_counts = false;         // AMB-17 legendaryCounts
  bool tie_by_privilege = false;         // AMB-18 endTie
  bool first_label_alone = false;        // AMB-19 beforeFirstLabel
  bool both_automas_win = false;         // AMB-20 twoAutomasInside
  bool no_foreshadow_reshuffle = false;  // AMB-21 foreshadowReshuffle
  bool fresh_council_deck = false;       // AMB-24 councilDeck
  bool wrap_at_once = false;             // AMB-25 trackWrap
  bool grande_gone = false;              // AMB-26 grandeCard
  bool oldest_leftmost = false;          // AMB-27 leftmostCard
  friend bool operator==(const Readings&, const Readings&) = default;
};

enum class Phase : std::uint8_t {
  setup,
  placing,      // before a round: the human places workers (in rounds 2 to 4: council V)
  real_time,    //
  after_third,  // between purple flip 3 and council step I (AMB-6)
  points,       // council, step 0
  privilege,    // step I
  rewards,      // step II
  scoring,
  over
};

// What the human did that is still to be carried out.
enum class Todo : std::uint8_t { none, start, flip_purple, flip_green, flip_black };
// What called the automas (PE-TRIG-1, PE-TRIG-3).
enum class Trigger : std::uint8_t { lift, flip };

struct Timer {
  Row row = Row::top;     // beside which row it stands
  std::int32_t left = 0;  // milliseconds of sand at State::now; of real sand 1 until it is told out
  std::int32_t ran = 0;   // of real sand: how long it ran at least since it was flipped
  friend bool operator==(const Timer&, const Timer&) = default;
};

// How a game ended (PE-END).
enum class EndBy : std::uint8_t { legendary, only, inside, distance };
inline constexpr std::array<std::string_view, 4> end_by_names{"legendary", "only", "inside",
                                                              "distance"};

// The human's own tracks, told when a rule looks at them.
struct HumanTracks {
  bool legendary = false;
  std::array<std::uint8_t, track_count> column{};
  std::array<std::uint8_t, track_count> glory{};
  friend bool operator==(const HumanTracks&, const HumanTracks&) = default;
};

// Her own workers in one action space, if she has them followed: [common, grande].
struct Boxes {
  std::array<std::uint8_t, 2> top{};
  std::array<std::uint8_t, 2> bottom{};
  friend bool operator==(const Boxes&, const Boxes&) = default;
};
// The workers of hers in a box, both kinds together.
inline int count(const std::array<std::uint8_t, 2>& box) { return box[0] + box[1]; }

struct State {
  Random random;

  // Chosen at setup.
  Level level = Level::b;
  DeckKind deck_kind = DeckKind::house;
  bool own_scorecard = false;
  bool own_track = false;
  bool foreshadowing = false;
  bool sand_told = false;        // real sand timers: the player says when they are out
  bool follows_workers = false;  // the player says where she places and acts
  std::uint8_t pace = 100;       // per cent of a timer's length
  Readings readings;

  // Where the game stands.
  Phase phase = Phase::setup;
  Todo todo = Todo::none;
  std::uint8_t actions = 0;  // automa actions that are due
  std::uint8_t called = 0;   // of how many that one entry called for
  Trigger trigger{};
  std::uint8_t round = 1;
  std::int64_t now = 0;  // when the last entry was made
  bool paused = false;
  std::array<Timer, area_count> timers{};
  std::uint8_t purple_flips = 0;       // this round
  std::uint8_t markers_on_mat = 0;     // PE-TIMER-5
  bool legendary_token = false;        // on the achievement card
  std::int64_t last_trigger_flip = 0;  // AMB-8

  // The automas' pieces.
  std::array<Cell, automa_areas> vacant{};  // PE-INV-1: the one space without a worker of theirs
  Deck<std::uint8_t, card_count> deck;
  std::array<InlineVector<std::uint8_t, council_cards>, automa_count> mat{};
  std::array<std::uint8_t, automa_count> position{};
  std::array<bool, automa_count> extra_grande{};
  std::array<std::uint8_t, automa_count> votes{};
  std::array<Player, player_count> privilege{Player::human, Player::automa_1, Player::automa_2};

  // The council board.
  bool grande_card = true;  // face up
  bool board_told = false;  // this council's five cards are known
  CouncilBoard board = empty_board;
  std::uint8_t served = 0;  // how many have had their reward in this council
  FinalRewardSet final_rewards;

  // The human.
  bool legendary = false;    // she said she took it
  bool tracks_told = false;  // and nothing changed since
  HumanTracks human;
  std::uint8_t human_votes = 0;
  std::array<Boxes, space_count> boxes{};

  // The end, and counted for the laboratory.
  PlayerSet winners;
  EndBy end_by{};
  std::array<std::int16_t, player_count> values{};
  std::uint16_t cards_played = 0;
  std::uint8_t markers_taken = 0;
  std::uint8_t rewards_taken = 0;

  friend bool operator==(const State&, const State&) = default;
};

// PE-DIFF-1: the upper three levels use the rules for advanced players (glory).
constexpr bool is_advanced(Level level) { return level >= Level::d; }

[[nodiscard]] inline bool is_council(Phase phase) {
  return phase >= Phase::points && phase <= Phase::rewards;
}
[[nodiscard]] inline const AutomaCard& card_of(const Data& data, const State& s, int number) {
  const auto i = static_cast<std::size_t>(number - 1);
  return s.deck_kind == DeckKind::house ? data.house_deck[i] : data.own_deck[i];
}
[[nodiscard]] inline const Scorecard& scorecard_of(const Data& data, const State& s) {
  return (s.own_scorecard ? data.own_scorecards : data.house_scorecards)[index(s.level)];
}
[[nodiscard]] inline const TrackLayout& track_of(const Data& data, const State& s) {
  return s.own_track ? data.own_track : data.house_track;
}
[[nodiscard]] inline std::int32_t duration_of(const Data& data, const State& s, Area area) {
  return data.duration[index(area)] / 100 * s.pace;
}

}  // namespace seatmate::pendulum
