#pragma once

// The card row: 13 spaces, swept and filled at the start of every turn as in a two-player game; and
// the ages, which end with their civil deck.

#include "games/through-the-ages/her_deck.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

// The civil deck of an age, where the app deals.
inline void shuffle_civil_deck(const Data& data, State& s, Age age) {
  s.pile.clear();
  InlineVector<Civil, 60> leaders;
  InlineVector<Civil, 60> wonders;
  int base_leaders = 0;
  int base_wonders = 0;
  for (std::size_t i = 0; i < data.civil.size(); ++i) {
    const CivilCard& card = data.civil[i];
    if (card.age != age || card.copies == 0 || (card.expansion && !s.expansion)) continue;
    const auto c = static_cast<Civil>(i);
    if (s.expansion && (card.cls == Class::leader || card.cls == Class::wonder)) {
      (card.cls == Class::leader ? leaders : wonders).push_back(c);
      if (!card.expansion) ++(card.cls == Class::leader ? base_leaders : base_wonders);
      continue;
    }
    for (int n = 0; n < card.copies && !s.pile.full(); ++n) s.pile.push_back(c);
  }
  if (s.expansion) {
    s.random.shuffle(leaders);
    s.random.shuffle(wonders);
    for (int i = 0; i < base_leaders; ++i) s.pile.push_back(leaders[static_cast<std::size_t>(i)]);
    for (int i = 0; i < base_wonders; ++i) s.pile.push_back(wonders[static_cast<std::size_t>(i)]);
  }
  s.random.shuffle(s.pile);
}

inline Player starter(const State& s) { return s.automa_starts ? Player::automa : Player::human; }

// TTA-AGE-1 to -5, TTA-END-1.
void begin_age(State& s, Table& t, Age age);

inline int spaces_free(const State& s) {
  int n = 0;
  for (const Civil card : s.row) n += card == Civil::none ? 1 : 0;
  return n;
}

// The cards that come next fill the empty spaces, which are the rightmost ones.
Turn<> deal(State& s, Table& t, int n);

// The rest slides to the left, and new cards fill the row; an age may end on the way. Where the app
// deals, `step` is told with the new cards.
Turn<> slide_and_fill(State& s, Table& t, std::string_view step, int swept);
// The same where nobody follows the row: has the last card come out?
Turn<> deck_may_run_out(State& s, Table& t);

// TTA-TURN-1, 3.1, 3.4.
Turn<> refill(State& s, Table& t);

// --- taking from a row that nobody follows
// -----------------------------------------------------------

// Is there any card at all that this icon could mean and that she may take?
inline bool could_take(const Data& data, const State& s, CardIcon icon) {
  for (std::size_t i = 0; i < data.civil.size(); ++i) {
    const auto card = static_cast<Civil>(i);
    if (fits(data.civil[i], icon) && can_come(data, s, card) && may_take(data, s, card))
      return true;
  }
  return false;
}

// What was named in this turn of a row that nobody follows, by the kind that was asked for, from
// the left: so she can go on with it, and nothing is asked twice.
struct Named {
  struct Kind {
    RowCardList cards;  // still there
    bool asked = false;
    bool is_all = false;  // there is no other one
  };
  std::array<Kind, card_icon_names.size()> kinds;
  std::array<Civil, row_spaces> row = empty_row();  // what she has just chosen from
};
Turn<Taken> take_one(State& s, Table& t, CardIcon icon, Named& named);

}  // namespace seatmate::through_the_ages
