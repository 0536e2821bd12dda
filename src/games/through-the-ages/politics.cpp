#include "games/through-the-ages/politics.h"

namespace seatmate::through_the_ages {

bool holds_out(Table& t, int attacker, int hers, int defence) {
  const bool holds = hers + defence >= attacker;
  cite(t.reasons, holds ? Line::TTA_AGG_2_holds : Line::TTA_AGG_2_falls, hers + defence, attacker);
  return holds;
}

Removed enter_age(State& s, Table& t, Age age) {
  Removed removed;
  const auto old_civil = [&](Civil c) {
    return c != Civil::none && level(t.data.card(c).age) < level(age) - 1;
  };
  const auto old_military = [&](Military m) {
    return m != Military::none && level(t.data.card(m).age) < level(age) - 1;
  };
  const auto drop = [&](Civil& c) {
    if (!old_civil(c)) return;
    removed.civil.push_back(c);
    c = Civil::none;
  };
  for (std::size_t i = 0; i < s.yellow.size();)
    if (old_civil(s.yellow[i])) {
      removed.civil.push_back(s.yellow[i]);
      s.yellow.erase_at(i);
    } else {
      ++i;
    }
  drop(s.leader);
  drop(s.government);
  drop(s.special);
  drop(s.farm_mine);
  drop(s.unit);
  for (std::size_t i = 0; i < s.urban.size();)
    if (old_civil(s.urban[i])) {
      removed.civil.push_back(s.urban[i]);
      s.urban.erase_at(i);
    } else {
      ++i;
    }
  const auto sweep = [&](auto& pile) {
    for (std::size_t i = 0; i < pile.size();)
      if (old_military(pile[i])) {
        removed.military.push_back(pile[i]);
        pile.erase_at(i);
      } else {
        ++i;
      }
  };
  sweep(s.events);
  sweep(s.wars);
  if (old_military(s.tactic)) {
    removed.military.push_back(s.tactic);
    s.tactic = Military::none;
  }
  cite(t.reasons, Line::TTA_AGE_2_obsolete,
       static_cast<int>(removed.civil.size() + removed.military.size()));
  if (old_civil(s.wonder.card)) {
    removed.wonder = s.wonder.card;
    s.wonder = {};
    cite(t.reasons, Line::TTA_AGE_3_wonder_leaves);
  }
  if (age == Age::ii || age == Age::iii) {
    s.blue = s.difficulty;
    cite(t.reasons, Line::TTA_AGE_4_blue_cubes, s.difficulty);
    cite(t.reasons, Line::TTA_DIFF_2_refilled, s.difficulty);
  }
  s.age = age;
  return removed;
}

}  // namespace seatmate::through_the_ages
