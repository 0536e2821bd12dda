#include "games/through-the-ages/scoring.h"

namespace seatmate::through_the_ages {

Turn<> score_game(State& s, Table& t) {
  t.title([&] { return Message{"tta.title.scoring", {}}; });
  // 3.7: ties are judged as on the starting player's turn.
  s.at_turn = starter(s);
  cite(t.reasons, Line::TTA_END_2_age_iii_events);
  const std::array<bool, 2> orientations{true, false};
  bool strength_asked = false;
  for (const bool hers : orientations) {
    const LastEvents::Answer events = co_await t.ask(s, LastEvents{hers});
    for (std::size_t i = 0; i < events.size(); ++i) {
      cite(t.reasons, Line::TTA_EVT_5_left_over, static_cast<int>(i) + 1);
      if (t.data.card(events[i]).event == Event::impact_of_strength && !strength_asked) {
        s.human_strength = co_await t.ask(s, HumanNumber{HumanNumber::Of::strength});
        strength_asked = true;
      }
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
