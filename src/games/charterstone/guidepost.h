#pragma once

// Chapter "Guideposts": who meets the goal, who decides, and what the story gives the Automas.

#include "engine/choice.h"
#include "games/charterstone/effects.h"

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

constexpr Rule rule_of_guidepost(int guidepost) {
  return static_cast<Rule>(static_cast<int>(Rule::CH_GP_400) + guidepost - first_guidepost);
}

// CH-GP-409, CH-GP-412, CH-GP-413: minions or influence tokens an Automa discards before it counts.
constexpr int discarded_first(int guidepost) {
  return guidepost == 409 ? 3 : guidepost >= 412 ? 6 : 0;
}

// What an Automa counts as having; a human counts what he has.
template <class Table>
int counted(Table& t, int guidepost, const Contender& player) {
  if (!player.automa) return player.have;
  const auto fixed = [&](int n) {
    cite(t.reasons, rule_of_guidepost(guidepost), "counts-as", n);
    return n;
  };
  const auto less = [&](int n) {
    cite(t.reasons, rule_of_guidepost(guidepost), "discards-first", n);
    return player.have > n ? player.have - n : 0;
  };
  const int first = discarded_first(guidepost);
  switch (guidepost) {
    case 400:
      return fixed(3);
    case 401:
      cite(t.reasons, Rule::CH_GEN_4, "no-objectives");
      return fixed(0);
    case 409:
    case 412:
    case 413:
      return less(first);
    case 410:
      return fixed(6);
    case 411:
      return fixed(2);
    default:
      return player.have;
  }
}

// CH-GP-0a, DEF-2: all who have most (or fewest) meet the goal.
template <class Table>
WhoSet meets_goal(Table& t, int guidepost, const Contenders& all) {
  const auto count = [&](Who i) { return counted(t, guidepost, all[index(i)]); };
  const Rule rule = rule_of_guidepost(guidepost);
  cite(t.reasons, Rule::CH_GP_0f, "like-players");
  auto choice = choose(t.reasons, Noun::charters, rule, "players",
                       who(all, [](const Contender&) { return true; }));
  cite(t.reasons, Rule::CH_GP_0a, "glory");
  cite(t.reasons, Rule::CH_GP_0c, "only-glory");
  if (guidepost == 408) {
    cite(t.reasons, rule, "candle-burns");
    return who(all, [](const Contender& c) { return c.have == 0; });
  }
  if (guidepost == 401 || guidepost >= 411)
    choice.least(rule, "fewest", count);
  else
    choice.most(rule, "most", count);
  return choice.left();
}

constexpr bool has_chooser(int guidepost) {
  return guidepost <= 404 || guidepost == 406 || guidepost == 410 || guidepost == 411;
}
// CH-GP-0b: of those who meet it, who has most influence.
template <class Table>
WhoSet choosers(Table& t, int guidepost, const Contenders& all, WhoSet met) {
  if (!has_chooser(guidepost) || met.empty()) return {};
  auto choice = choose(t.reasons, Noun::charters, Rule::CH_GP_0b, "met", met);
  choice.most(Rule::CH_GP_0b, "most-influence", [&](Who i) { return all[index(i)].influence; });
  return choice.left();
}

enum class DecidedBy : std::uint8_t { player, humans, card, roll, board, fixed };
inline constexpr std::array<std::string_view, 6> decided_by_names{"player", "humans", "card",
                                                                  "roll",   "board",  "fixed"};
// CH-GP-0d, CH-GP-0e.
template <class Table>
DecidedBy decided_by(Table& t, const Readings& r, int guidepost, const Contenders& all,
                     WhoSet choosing) {
  if (guidepost >= 412) return DecidedBy::fixed;
  if (!has_chooser(guidepost)) return DecidedBy::board;
  if (choosing.count() != 1) return DecidedBy::roll;
  if (!all[index(*choosing.begin())].automa) return DecidedBy::player;
  if (!r.king_variant) {
    cite(t.reasons, Rule::CH_GP_0d, "humans-choose");
    return DecidedBy::humans;
  }
  cite(t.reasons, Rule::CH_GP_0e, "king-of-card");
  cite(t.reasons, Rule::CH_DECK_5, "king");
  return DecidedBy::card;
}

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
template <class Table>
Crate crate_by_board(Table& t, int guidepost, const Contenders& all, const Village& village) {
  bool happy = true;
  switch (guidepost) {
    case 405: {
      std::int32_t sum = 0;
      for (const Contender& player : all) sum += player.score;
      happy = sum > village.average;  // DEF-3
      cite(t.reasons, Rule::CH_GP_405, "village-total", sum, village.average);
      break;
    }
    case 407:
      happy = who(all, [](const Contender& c) { return !c.automa && c.peril_left > 0; }).empty();
      cite(t.reasons, Rule::CH_GP_407, "peril-of-humans");
      break;
    case 408:
      happy = who(all, [](const Contender& c) { return c.have != 0; }).empty();
      cite(t.reasons, Rule::CH_GP_408, "candle");
      break;
    case 409:
      happy = village.happy >= village.angry;
      cite(t.reasons, Rule::CH_GP_409, "kings", village.happy, village.angry);
      break;
    default:
      break;
  }
  return crate_of(guidepost, happy ? King::happy : King::angry);
}

// What a story card gives each Automa in glory.
template <class Table>
int story_glory(Table& t, const Readings& r, int story) {
  switch (story) {
    case 134:
    case 135:
      cite(t.reasons, Rule::CH_GP_404, "one-glory");
      return r.companion_as_marked ? 0 : 1;  // AMB-30
    case 136:
      cite(t.reasons, Rule::CH_GP_405, "story-glory");
      return r.story_136_humans ? 0 : 1;  // AMB-28
    case 144:
      cite(t.reasons, Rule::CH_GP_409, "story-glory");
      return 2;
    default:
      return 0;
  }
}

// AMB-2, DEF-9: those with the least glory of the campaign, if Automas can be chosen.
template <class Table>
WhoSet least_glory(Table& t, const Readings& r, int story, const Contenders& all) {
  if (story != 136 && story != 137) return {};
  const WhoSet eligible =
      who(all, [&](const Contender& c) { return !c.automa || !r.spectral_excluded; });
  auto choice = choose(t.reasons, Noun::charters, Rule::CH_GP_405, "eligible", eligible);
  if (choice.none()) return {};
  choice.least(Rule::CH_GP_405, "least-glory",
               [&](Who i) { return all[index(i)].cumulative_glory; });
  return choice.left();
}

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
