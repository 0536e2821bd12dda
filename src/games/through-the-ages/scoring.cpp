#include "games/through-the-ages/scoring.h"

namespace seatmate::through_the_ages {

Turn<> score_game(State& s, Table& t) {
  // 3.7: ties are judged as on the starting player's turn.
  s.at_turn = starter(s);
  cite(t.reasons, Line::TTA_END_2_age_iii_events);
  const std::array<bool, 2> orientations{true, false};
  for (const bool hers : orientations) {
    const LastEvents::Answer events = co_await t.ask(s, LastEvents{hers});
    // Not before, or what was told of the last turn would stand under it.
    t.title([&] { return Message{"tta.title.scoring", {}}; });
    for (std::size_t i = 0; i < events.size(); ++i) {
      cite(t.reasons, Line::TTA_EVT_5_left_over, static_cast<int>(i) + 1);
      co_await resolve_event(s, t, events[i], hers);
    }
  }
  s.human_final = co_await t.ask(s, HumanFinal{});
  cite(t.reasons, Line::TTA_GEN_2_most_culture, s.culture, s.human_final);
  s.phase = Phase::over;
  t.tell(s, [&] {
    return vocabulary.note(t, "final", {Arg("hers", s.culture), Arg("yours", s.human_final)});
  });
}

}  // namespace seatmate::through_the_ages
