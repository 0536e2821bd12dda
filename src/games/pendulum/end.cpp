#include "games/pendulum/end.h"

namespace seatmate::pendulum {

EndResult find_winner(Listener* reasons, const HumanTracks& human,
                      const std::array<std::uint8_t, automa_count>& position,
                      const TrackRules& track, const Order& privilege, const EndRules& rules) {
  EndResult result;
  PlayerSet players = PlayerSet::first_n(player_count);
  const bool without_human = !human.legendary;
  if (without_human) {
    // PE-END-1.
    cite(reasons, Line::PE_END_1_no_legendary);
    players.remove(Player::human);
  } else {
    cite(reasons, Line::PE_END_1_legendary);
  }
  const auto is_in = [&](Player player) {
    return player == Player::human ? in_parchment(human)
                                   : in_parchment(track.layout, position[automa_index(player)]);
  };
  PlayerSet in;
  for (const Player player : players)
    if (is_in(player)) in.add(player);
  cite_left(reasons, Noun::players, Line::PE_END_2_in_parchment, in);
  if (in.single()) {
    // PE-END-3.
    result.by = EndBy::only;
    result.winners = in;
    cite(reasons, Line::PE_END_3_only_one, static_cast<int>(in.first()));
  } else {
    const bool inside_it = !in.empty();
    result.by = inside_it ? EndBy::inside : EndBy::distance;
    result.compared = inside_it ? in : players;
    int best = 0;
    for (const Player player : result.compared) {
      const bool is_human = player == Player::human;
      const int at = is_human ? 0 : position[automa_index(player)];
      const int value = inside_it ? (is_human ? inside(human, rules) : inside(track, at))
                                  : (is_human ? distance(human) : distance(track, at));
      result.values[index(player)] = value;
      const int merit = inside_it ? value : -value;
      if (result.winners.empty() || merit > best) {
        result.winners = PlayerSet::of(player);
        best = merit;
      } else if (merit == best) {
        result.winners.add(player);
      }
      cite(reasons, inside_it ? Line::PE_END_4_value : Line::PE_END_5_value,
           static_cast<int>(player), value);
      if (inside_it && rules.advanced && !is_human && glory_of(track, at) > 0)
        cite(reasons, Line::PE_TRACK_2_green_spaces, static_cast<int>(player), glory_of(track, at));
      if (!inside_it && !is_human)
        cite(reasons, Line::PE_TRACK_3_number, static_cast<int>(player), value);
    }
    // PE-END-6, AMB-20: both automas and not the human.
    if (inside_it && !without_human && !in.has(Player::human)) {
      cite(reasons, Line::PE_END_6_both_automas);
      if (rules.both_automas_win) result.winners = in;
    }
    // AMB-18.
    if (rules.tie_by_privilege && result.winners.count() > 1)
      for (const Player player : privilege)
        if (result.winners.has(player)) {
          result.winners = PlayerSet::of(player);
          break;
        }
  }
  if (without_human) {
    result.by = EndBy::legendary;
    result.compared = PlayerSet();
  }
  return result;
}

int score_of(const Data& data, const State& s, Player player) {
  if (player == Player::human) {
    const EndRules rules{is_advanced(s.level), s.readings.legendary_counts, false, false};
    return in_parchment(s.human) ? inside(s.human, rules) : -distance(s.human);
  }
  const TrackRules track = track_rules(data, s);
  const int at = s.position[automa_index(player)];
  return in_parchment(track.layout, at) ? inside(track, at) : -distance(track, at);
}

Message standing_of(const Data& data, const State& s, Player player) {
  const int score = score_of(data, s, player);
  const bool in = in_parchment(track_of(data, s), s.position[automa_index(player)]);
  return {in ? "pen.label.inside" : "pen.label.outside", {Arg("n", score < 0 ? -score : score)}};
}

Turn<> score_game(State& s, Table& t) {
  if (!s.tracks_told || s.readings.tracks_before_rewards) {
    s.human = co_await t.ask(s, TracksNow{});
    s.legendary = s.human.legendary;
    s.tracks_told = true;
  }
  const EndResult end =
      find_winner(t.reasons, s.human, s.position, track_rules(t.data, s), s.privilege,
                  {is_advanced(s.level), s.readings.legendary_counts, s.readings.tie_by_privilege,
                   s.readings.both_automas_win});
  s.winners = end.winners;
  s.end_by = end.by;
  for (std::size_t i = 0; i < end.values.size(); ++i)
    s.values[i] = static_cast<std::int16_t>(end.values[i]);
  s.phase = Phase::over;
  const bool hers = !s.winners.has(Player::human);
  t.title([&] { return Message{"pen.title.end", {}}; });
  t.tell(s, [&] {
    return vocabulary.note(
        t,
        hers ? (s.winners.single() ? "automa-wins" : "automas-win")
             : (s.winners.single() ? "human-wins" : "shared"),
        {Arg("automa", term(s.winners.last())), Arg("by", term("by", token(s.end_by)))});
  });
  // PE-END-7: cardboard cannot say it, so somebody must, aloud.
  if (!hers) co_return;
  cite(t.reasons, Line::PE_END_7_her_line);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "say-aloud",
        {Arg("automa", s.winners.single() ? term(s.winners.last()) : term("player", "automas"))});
  });
}

}  // namespace seatmate::pendulum
