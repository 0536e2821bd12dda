#include "games/through-the-ages/human_side.h"

#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

bool may_change_strength(Event event) {
  switch (event) {
    case Event::development_of_civilization:  // he may build
    case Event::development_of_warfare:
    case Event::border_conflict:  // an urban building may be an arena
    case Event::terrorism:
    case Event::barbarians:  // who goes may be a soldier
    case Event::pestilence:
    case Event::reign_of_terror:
    case Event::emigration:
    case Event::refugees:
    case Event::iconoclasm:
    case Event::independence_declaration:
    case Event::ravages_of_time:
      return true;
    default:
      return false;
  }
}

Turn<> know_strength(State& s, Table& t, Military card) {
  if (!s.human_strength_old) co_return;
  s.human_strength = co_await t.ask(s, HumanNumber{HumanNumber::Of::strength, 999, card});
  s.human_strength_old = false;
}

Turn<Military> which_human_colony(State& s, Table& t, bool lost) {
  const Colonies his = may_be_human_colonies(t.data, s);
  if (his.size() == 1) co_return his[0];
  co_return co_await t.ask(s, HumanColony{lost});
}

void nobody_has(State& s, Military colony) {
  if (!s.nobodys.full()) s.nobodys.push_back(colony);
}

Turn<> lose_human_colony(State& s, Table& t) {
  const Military colony = co_await which_human_colony(s, t, true);
  --s.human_colonies;
  nobody_has(s, colony);
  if (t.telling())
    t.mention(
        [&] { return Message{"tta.did.you-lose-colony", {Arg("card", name_of(t.data, colony))}}; });
}

}  // namespace seatmate::through_the_ages
