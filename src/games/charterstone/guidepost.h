#pragma once

// Chapter "Guideposts": who meets the goal, who decides, and what the story gives the Automas.

#include "engine/choice.h"
#include "games/charterstone/effects.h"
#include "games/charterstone/table.h"

namespace seatmate::charterstone {

// Somebody in the guidepost step.
struct Contender {
  bool automa = false;
  std::int32_t have = 0;  // what the goal is about
  std::int32_t influence = 0;
  std::int32_t score = 0;             // 405
  std::int32_t cumulative_glory = 0;  // stories 136 and 137
  std::int32_t peril_left = 0;        // 407
};
using Contenders = InlineVector<Contender, most_slots>;
enum class Who : std::uint8_t {};  // which of them
using WhoSet = OptionSet<Who, most_slots>;

template <class Keep>
WhoSet who(const Contenders& all, Keep&& keep) {
  WhoSet set;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (keep(all[i])) set.add(static_cast<Who>(i));
  return set;
}

// CH-GP-409, CH-GP-412, CH-GP-413: minions or influence tokens an Automa discards before it counts.
constexpr int discarded_first(int guidepost) {
  return guidepost == 409 ? 3 : guidepost >= 412 ? 6 : 0;
}
constexpr Line discards_first_line(int guidepost) {
  return guidepost == 409   ? Line::CH_GP_409_discards_first
         : guidepost == 412 ? Line::CH_GP_412_discards_first
                            : Line::CH_GP_413_discards_first;
}

// What an Automa counts as having; a human counts what he has.
int counted(Table& t, int guidepost, const Contender& player);

// CH-GP-0a, DEF-2: all who have most (or fewest) meet the goal.
WhoSet meets_goal(Table& t, int guidepost, const Contenders& all);

constexpr bool has_chooser(int guidepost) {
  return guidepost <= 404 || guidepost == 406 || guidepost == 410 || guidepost == 411;
}
// CH-GP-0b: of those who meet it, who has most influence.
WhoSet choosers(Table& t, int guidepost, const Contenders& all, WhoSet met);

enum class DecidedBy : std::uint8_t { player, humans, card, roll, board, fixed };
inline constexpr std::array<std::string_view, 6> decided_by_names{"player", "humans", "card",
                                                                  "roll",   "board",  "fixed"};
// CH-GP-0d, CH-GP-0e.
DecidedBy decided_by(Table& t, const Readings& r, int guidepost, const Contenders& all,
                     WhoSet choosing);

// The two crates behind a guidepost, the happy one first.
constexpr std::array<char, 2> letters_of(int guidepost) {
  switch (guidepost) {
    case 400:
      return {'B', 'A'};
    case 401:
      return {'C', 'D'};
    case 402:
    case 403:
      return {'E', 'F'};
    case 404:
      return {'G', 'H'};
    case 405:
      return {'I', 'J'};
    case 406:
      return {'L', 'K'};
    case 407:
      return {'N', 'M'};
    case 408:
      return {'P', 'O'};
    case 409:
      return {'Q', 'R'};
    case 410:
    case 411:
      return {'S', 'T'};
    default:
      return {'W', 'W'};
  }
}
constexpr Crate crate_of(int guidepost, King king) {
  return lettered(letters_of(guidepost)[index(king)]);
}

// What the board decides: 405, 407, 408, 409.
struct Village {
  std::int32_t average = 0;  // 405
  std::int32_t happy = 0;    // 409: kings in the Chronicle
  std::int32_t angry = 0;
};
Crate crate_by_board(Table& t, int guidepost, const Contenders& all, const Village& village);

// What a story card gives each Automa in glory.
int story_glory(Table& t, const Readings& r, int story);

// AMB-2, DEF-9: those with the least glory of the campaign, if Automas can be chosen.
WhoSet least_glory(Table& t, const Readings& r, int story, const Contenders& all);

// CH-GP-410, CH-GP-411: each Automa's own persona, 393 to 398.
constexpr int automa_persona_of(Charter charter) {
  switch (charter) {
    case Charter::green:
      return 393;
    case Charter::purple:
      return 394;
    case Charter::red:
      return 395;
    case Charter::black:
      return 396;
    case Charter::yellow:
      return 397;
    default:
      return 398;
  }
}

// How many kings a story shows (CH-GP: king faces per story), by the crate it came from.
constexpr int kings_of(Crate crate) {
  switch (letter_of(crate)) {
    case 'I':
    case 'J':
    case 'Q':
    case 'R':
      return 3;
    case 'M':
    case 'N':
    case 'O':
    case 'P':
      return 2;
    default:
      return 1;
  }
}

}  // namespace seatmate::charterstone
