#include "games/pendulum/track.h"

namespace seatmate::pendulum {

Walk take_steps(Listener* reasons, const TrackRules& track, int position, int vp) {
  const Walk to = walk(track, position, vp);
  if (vp > 0) cite(reasons, Line::PE_TRACK_1_steps, vp, to.position);
  if (to.lost > 0) cite(reasons, Line::PE_TRACK_4_last_space, to.lost);
  return to;
}

int gain_vp(const Data& data, State& s, Listener* reasons, std::size_t automa_number, int vp) {
  const Walk to = take_steps(reasons, track_rules(data, s), s.position[automa_number], vp);
  s.position[automa_number] = static_cast<std::uint8_t>(to.position);
  if (s.position[0] == s.position[1]) cite(reasons, Line::PE_TRACK_4_share, to.position);
  return vp - to.lost;
}

}  // namespace seatmate::pendulum
