#include "games/age-of-innovation/upgrade.h"

namespace seatmate::age_of_innovation {

Turn<> upgrade_building(State& s, Table& t, const Support& support) {
  const auto hex = choose_upgrade(s, t, support, printed_power(t.data, s));
  if (!hex) {
    cite(t.reasons, Line::AI_ACT_2_no_upgrade);
    t.tell(s, [&] { return note("no-upgrade"); });
    co_return;
  }
  const Building from = her_building_at(s, *hex);
  const Building to = *upgrade_of(t.data, s, from);
  s.hers[index(from)].remove(*hex);
  s.hers[index(to)].add(*hex);
  cite(t.reasons, Line::AI_UPG_5_becomes, static_cast<int>(to));
  if (to == Building::palace || to == Building::school || to == Building::university)
    cite(t.reasons, Line::AI_UPG_6_nothing_taken);
  t.tell(s, [&] {
    return step(
        "upgrade",
        {Arg("hex", label(map_of(t.data, s), *hex)), Arg("from", term(from)), Arg("to", term(to))},
        {token(*hex)});
  });
  tell_power(s, t, *hex);
  if (reaction_threshold(t.data, s) > 0) co_await power_reaction(s, t, *hex);
}

}  // namespace seatmate::age_of_innovation
