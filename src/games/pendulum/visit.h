#pragma once

// Every field of the state, named once: what a save holds and a digest counts.

#include <array>
#include <string_view>

#include "engine/fields.h"
#include "games/pendulum/state.h"

namespace seatmate::pendulum {

template <class R, class Visitor>
void visit_readings(R& r, Visitor& v) {
  v("reading.other-colour", r.other_colour_small);
  v("reading.setup-cards", r.one_card_for_both);
  v("reading.move-rows", r.bottom_row_mirrored);
  v("reading.blocked", r.blocked_stays);
  v("reading.third-flip", r.third_flip_stops_move);
  v("reading.after-third", r.after_third);
  v("reading.to-mat", r.mat_does_not_count);
  v("reading.succession", r.one_action_for_both);
  v("reading.draw-order", r.draw_order);
  v("reading.vote-tie", r.higher_ahead);
  v("reading.province", r.province_means_free);
  v("reading.reward-gone", r.nothing_if_gone);
  v("reading.one-each", r.one_each_before_next);
  v("reading.heads", r.grandes_on_heads);
  v("reading.tracks", r.tracks_before_rewards);
  v("reading.glory", r.pooled_glory);
  v("reading.legendary", r.legendary_counts);
  v("reading.end-tie", r.tie_by_privilege);
  v("reading.first-label", r.first_label_alone);
  v("reading.two-automas", r.both_automas_win);
  v("reading.foreshadow", r.no_foreshadow_reshuffle);
  v("reading.council-deck", r.fresh_council_deck);
  v("reading.wrap", r.wrap_at_once);
  v("reading.grande-gone", r.grande_gone);
  v("reading.oldest-leftmost", r.oldest_leftmost);
}

// S is State or const State.
template <class S, class Visitor>
void visit_state(S& s, Visitor& v) {
  v("random", s.random);
  v("level", s.level);
  v("deck-kind", s.deck_kind);
  v("own-scorecard", s.own_scorecard);
  v("own-track", s.own_track);
  v("foreshadowing", s.foreshadowing);
  v("sand-told", s.sand_told);
  v("follows-workers", s.follows_workers);
  v("pace", s.pace);
  visit_readings(s.readings, v);
  v("phase", s.phase);
  v("todo", s.todo);
  v("actions", s.actions);
  v("called", s.called);
  v("trigger", s.trigger);
  v("round", s.round);
  v("now", s.now);
  v("paused", s.paused);
  static constexpr std::array<std::string_view, area_count> rows{"row.purple", "row.green",
                                                                 "row.black"};
  static constexpr std::array<std::string_view, area_count> sand{"sand.purple", "sand.green",
                                                                 "sand.black"};
  static constexpr std::array<std::string_view, area_count> ran{"sand-ran.purple", "sand-ran.green",
                                                                "sand-ran.black"};
  for (std::size_t i = 0; i < area_count; ++i) {
    v(rows[i], s.timers[i].row);
    v(sand[i], s.timers[i].left);
    v(ran[i], s.timers[i].ran);
  }
  v("purple-flips", s.purple_flips);
  v("markers-on-mat", s.markers_on_mat);
  v("legendary-token", s.legendary_token);
  v("last-trigger-flip", s.last_trigger_flip);
  v("vacant", s.vacant);
  v("deck", s.deck);
  v("mat.1", s.mat[0]);
  v("mat.2", s.mat[1]);
  v("position", s.position);
  v("extra-grande", s.extra_grande);
  v("votes", s.votes);
  v("privilege", s.privilege);
  v("grande-card", s.grande_card);
  v("board-told", s.board_told);
  v("board", s.board);
  v("served", s.served);
  v("final-rewards", s.final_rewards);
  v("legendary", s.legendary);
  v("tracks-told", s.tracks_told);
  v("human.legendary", s.human.legendary);
  v("human.column", s.human.column);
  v("human.glory", s.human.glory);
  v("human.votes", s.human_votes);
  static constexpr std::array<std::string_view, 4> boxes{"box.top.common", "box.top.grande",
                                                         "box.bottom.common", "box.bottom.grande"};
  for (std::size_t kind = 0; kind < boxes.size(); ++kind) {
    std::array<std::uint8_t, space_count> workers{};
    const auto box = [&](std::size_t i) -> auto& {
      return (kind < 2 ? s.boxes[i].top : s.boxes[i].bottom)[kind % 2];
    };
    for (std::size_t i = 0; i < workers.size(); ++i) workers[i] = box(i);
    v(boxes[kind], workers);
    if constexpr (!std::is_const_v<S>)
      for (std::size_t i = 0; i < workers.size(); ++i) box(i) = workers[i];
  }
  v("winners", s.winners);
  v("end-by", s.end_by);
  v("values", s.values);
  v("cards-played", s.cards_played);
  v("markers-taken", s.markers_taken);
  v("rewards-taken", s.rewards_taken);
}

}  // namespace seatmate::pendulum
