#pragma once

// Chapter "Automa VP track": one track in several rows, a marker for each automa.

#include "engine/reasons.h"
#include "games/pendulum/lines.h"
#include "games/pendulum/state.h"

namespace seatmate::pendulum {

// The track with the rules under which a marker walks on it.
struct TrackRules {
  const TrackLayout& layout;
  bool advanced = false;           // PE-TRACK-2: green spaces may be entered
  bool at_once = false;            // AMB-25
  bool first_label_alone = false;  // AMB-19
};
inline TrackRules track_rules(const Data& data, const State& s) {
  const TrackLayout& layout = track_of(data, s);
  return {layout, is_advanced(s.level), layout.wrap_at_once || s.readings.wrap_at_once,
          s.readings.first_label_alone};
}

// PE-TRACK-2: without the advanced rules a marker stops before the green spaces.
inline int last_space(const TrackRules& track) {
  return (track.advanced ? track.layout.spaces() : track.layout.green) - 1;
}
inline bool ends_row(const TrackLayout& layout, int space) {
  int end = -1;
  for (const int row : layout.rows) {
    end += row;
    if (space <= end) return space == end;
  }
  return false;
}
// AMB-25: does a marker rest on this space, or is it carried on to the next row in the same step?
inline bool is_resting_place(const TrackRules& track, int space) {
  return !track.at_once || space >= last_space(track) || !ends_row(track.layout, space);
}
inline int resting_places(const TrackRules& track, int first, int last) {
  if (!track.at_once) return last < first ? 0 : last - first + 1;
  int n = 0;
  for (int space = first; space <= last; ++space) n += is_resting_place(track, space) ? 1 : 0;
  return n;
}

struct Walk {
  int position = 0;
  int lost = 0;  // PE-TRACK-4: steps beyond the last legal space
};
// PE-TRACK-1: a VP is a step to the right, from the end of a row to the beginning of the next one.
inline Walk walk(const TrackRules& track, int position, int gain) {
  const int last = last_space(track);
  if (position >= last) return {position, gain};
  if (!track.at_once) {
    const int to = position + gain;
    return to <= last ? Walk{to, 0} : Walk{last, to - last};
  }
  for (; gain > 0; --gain) {
    if (position >= last) return {position, gain};
    ++position;
    while (!is_resting_place(track, position)) ++position;
  }
  return {position, 0};
}

struct RowColumn {
  int row = 1;
  int column = 1;
};
inline RowColumn row_column(const TrackLayout& layout, int position) {
  RowColumn at;
  for (const int length : layout.rows) {
    if (position < length) break;
    position -= length;
    ++at.row;
  }
  at.column = position + 1;
  return at;
}

// PE-END-2.
inline bool in_parchment(const TrackLayout& layout, int position) {
  return position >= layout.parchment;
}
// PE-END-4: spaces advanced inside the parchment; each green one counts (PE-TRACK-2).
inline int inside(const TrackRules& track, int position) {
  return resting_places(track, track.layout.parchment, position);
}
inline int glory_of(const TrackRules& track, int position) {
  return resting_places(track, track.layout.green, position);
}
// PE-END-5, PE-TRACK-3: the number on its space, or on the nearest numbered space before it.
inline int distance(const TrackRules& track, int position) {
  if (in_parchment(track.layout, position)) return 0;
  int minus = -1;
  for (const Label& label : track.layout.labels)
    if (label.index <= position) minus = label.minus;
  if (minus >= 0) return minus;
  // AMB-19: before the first number, that number and the steps missing to it.
  const Label first = track.layout.labels[0];
  return first.minus +
         (track.first_label_alone ? 0 : resting_places(track, position + 1, first.index));
}

Walk take_steps(Listener* reasons, const TrackRules& track, int position, int vp);

// The automa gains VP; what it is for stands in the reasons before.
int gain_vp(const Data& data, State& s, Listener* reasons, std::size_t automa_number, int vp);

}  // namespace seatmate::pendulum
