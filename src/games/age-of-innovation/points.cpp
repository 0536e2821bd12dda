#include "games/age-of-innovation/points.h"

namespace seatmate::age_of_innovation {

void gain_points(State& s, Table& t, Points points) {
  const int gained = points_of(t.data, s.level, s.round, points);
  s.score = static_cast<std::int16_t>(s.score + gained);
  if (points.is_x)
    cite(t.reasons, Line::AI_DIFF_1_x_of_level, points_of(t.data, s.level, s.round, {true, 0}),
         s.level);
  cite(t.reasons, points.is_x && points.number != 0 ? Line::AI_VP_2_points : Line::AI_VP_1_points,
       gained, points.number);
  t.tell(s, [&] {
    return step_if(gained != 0, "points", {Arg("points", gained), Arg("score", s.score)},
                   {"score"});
  });
}

}  // namespace seatmate::age_of_innovation
