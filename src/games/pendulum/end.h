#pragma once

// Chapter "End of game".

#include <algorithm>

#include "games/pendulum/rewards.h"

namespace seatmate::pendulum {

struct EndRules {
  bool advanced = false;
  bool legendary_counts = false;  // AMB-17
  bool tie_by_privilege = false;  // AMB-18
  bool both_automas_win = false;  // AMB-20
};
struct EndResult {
  EndBy by{};
  PlayerSet winners;
  PlayerSet compared;  // whose values were
  std::array<int, player_count> values{};
};

// PE-END-2: the human is in the parchment only with all three tracks.
inline bool in_parchment(const HumanTracks& human) {
  return std::all_of(human.column.begin(), human.column.end(),
                     [](int column) { return column >= parchment_column; });
}
// PE-END-4, AMB-16, AMB-17.
inline int inside(const HumanTracks& human, const EndRules& rules) {
  int n = rules.legendary_counts && human.legendary ? 1 : 0;
  for (const int column : human.column) n += std::max(0, column - parchment_column + 1);
  if (rules.advanced)
    for (const int glory : human.glory) n += glory;
  return n;
}
// PE-END-5: the worst of the three.
inline int distance(const HumanTracks& human) {
  int farthest = 0;
  for (const int column : human.column)
    farthest = std::max(farthest, std::max(0, parchment_column - column));
  return farthest;
}

template <class Reasons>
EndResult find_winner(Reasons& reasons, const HumanTracks& human,
                      const std::array<std::uint8_t, automa_count>& position,
                      const TrackRules& track, const Order& privilege, const EndRules& rules) {
  EndResult result;
  PlayerSet players = PlayerSet::first_n(player_count);
  const bool without_human = !human.legendary;
  if (without_human) {
    // PE-END-1.
    cite(reasons, Rule::PE_END_1, "no-legendary");
    players.remove(Player::human);
  } else {
    cite(reasons, Rule::PE_END_1, "legendary");
  }
  const auto is_in = [&](Player player) {
    return player == Player::human ? in_parchment(human)
                                   : in_parchment(track.layout, position[automa_index(player)]);
  };
  PlayerSet in;
  for (const Player player : players)
    if (is_in(player)) in.add(player);
  cite_left(reasons, Noun::players, Rule::PE_END_2, "in-parchment", in);
  if (in.single()) {
    // PE-END-3.
    result.by = EndBy::only;
    result.winners = in;
    cite(reasons, Rule::PE_END_3, "only-one", static_cast<int>(in.first()));
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
      cite(reasons, inside_it ? Rule::PE_END_4 : Rule::PE_END_5, "value", static_cast<int>(player),
           value);
      if (inside_it && rules.advanced && !is_human && glory_of(track, at) > 0)
        cite(reasons, Rule::PE_TRACK_2, "green-spaces", static_cast<int>(player),
             glory_of(track, at));
      if (!inside_it && !is_human)
        cite(reasons, Rule::PE_TRACK_3, "number", static_cast<int>(player), value);
    }
    // PE-END-6, AMB-20: both automas and not the human.
    if (inside_it && !without_human && !in.has(Player::human)) {
      cite(reasons, Rule::PE_END_6, "both-automas");
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

template <class Table>
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
  // PE-END-7: a winner of cardboard speaks.
  if (hers) cite(t.reasons, Rule::PE_END_7, "her-line");
  t.title([&] { return Message{"pen.title.end", {}}; });
  t.tell(s, [&] {
    return vocabulary.note(
        t,
        hers ? (s.winners.single() ? "automa-wins" : "automas-win")
             : (s.winners.single() ? "human-wins" : "shared"),
        {Arg("automa", term(s.winners.last())), Arg("by", term("by", token(s.end_by)))});
  });
}

}  // namespace seatmate::pendulum
