// Is what the last game handed on something a campaign can go on with? Files lie. The build knows
// by this file that the game is played in campaigns.

#include <array>

#include "games/charterstone/game.h"

namespace seatmate::charterstone {

namespace {

bool buildings_are_sound(const Chronicle& c) {
  std::array<bool, last_building + 1> stands{};
  const auto fits = [&](int number) {
    if (number == 0) return true;
    if (!is_building(number) || stands[static_cast<std::size_t>(number)]) return false;
    stands[static_cast<std::size_t>(number)] = true;
    return true;
  };
  for (const Chest& chest : c.chests) {
    for (const int number : chest.buildings)
      if (!fits(number)) return false;
    for (const int number : chest.islands)
      if (!fits(number) || is_basic(number)) return false;
  }
  return true;
}

}  // namespace

bool Rulebook::sound_carried(const Carried& c) {
  bool ok =
      c.games <= campaign_games && c.strength >= 1 && c.strength <= 60 &&
      (c.guidepost == 0 || (c.guidepost >= first_guidepost && c.guidepost <= last_guidepost)) &&
      (c.games == 0) == (c.guidepost == 0) && c.happy <= 30 && c.angry <= 30 &&
      c.companions <= charter_count && c.rebels <= charter_count && !c.opened.has(Crate::none);
  for (int crate = crates + 1; crate < 128; ++crate)
    ok = ok && !c.opened.has(static_cast<Crate>(crate));
  for (const Chest& chest : c.chests) {
    ok = ok && chest.victory_card <= victory_card_count && chest.automa_persona <= charter_count &&
         chest.victories <= campaign_games;
    for (const Persona& persona : chest.personas)
      ok = ok && persona.number >= 200 && persona.number <= last_card;
  }
  for (const Chapter& chapter : c.chapters)
    ok = ok && chapter.guidepost <= 14 && static_cast<int>(chapter.crate) <= crates;
  return ok && buildings_are_sound(c);
}

}  // namespace seatmate::charterstone
