#pragma once

// The card row: 13 spaces, swept and filled at the start of every turn as in a two-player game; and
// the ages, which end with their civil deck.

#include "games/through-the-ages/her_deck.h"

namespace seatmate::through_the_ages {

// Two players, 3.2. With the expansion a deck stays as large: as many leaders and wonders as
// before are dealt from both boxes.
inline constexpr std::array<std::uint8_t, 4> deck_sizes{20, 44, 44, 44};
inline int left_in_deck(const State& s) {
  return s.age == Age::iv ? 0 : deck_sizes[index(s.age)] - s.dealt;
}

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
template <class Table>
void begin_age(State& s, Table& t, Age age) {
  const Removed removed = enter_age(s, t, age);
  s.dealt = 0;
  if (age == Age::i) {
    cite(t.reasons, Rule::TTA_AGE_5, "first-age");
  } else {
    lay_out_deck(s, age);
    cite(t.reasons, Rule::TTA_AGE_1, "new-deck", level(deck_of_age(age)));
  }
  if (age == Age::iv) {
    s.final_round = static_cast<std::uint8_t>(s.at_turn == starter(s) ? s.round : s.round + 1);
    cite(t.reasons, Rule::TTA_END_1, "final-round", s.final_round);
  } else if (s.row_kind == RowKind::dealt) {
    shuffle_civil_deck(t.data, s, age);
  }
  if constexpr (Table::telling) {
    for (const Civil card : removed.civil)
      t.mention([&] { return Message{"tta.did.obsolete", {Arg("card", name_of(t.data, card))}}; });
    if (!removed.military.empty())
      t.mention([&] {
        return Message{"tta.did.obsolete-military",
                       {Arg("n", static_cast<int>(removed.military.size()))}};
      });
    if (removed.wonder != Civil::none)
      t.mention([&] {
        return Message{"tta.did.obsolete-wonder", {Arg("card", name_of(t.data, removed.wonder))}};
      });
  }
  t.tell(s, [&] {
    return vocabulary.step(t, "age",
                           {Arg("age", term(age)), Arg("blue", s.blue),
                            Arg("difficulty", s.difficulty), Arg("final", s.final_round)});
  });
}

inline int spaces_free(const State& s) {
  int n = 0;
  for (const Civil card : s.row) n += card == Civil::none ? 1 : 0;
  return n;
}

// The cards that come next fill the empty spaces, which are the rightmost ones.
template <class Table>
Turn<> deal(State& s, Table& t, int n) {
  RowCardList cards;
  if (s.row_kind == RowKind::typed) {
    cards = co_await t.ask(s, DealtCards{static_cast<std::uint8_t>(n)});
  } else {
    for (int i = 0; i < n; ++i) cards.push_back(s.pile.pop_back());
  }
  std::size_t next = 0;
  for (Civil& space : s.row) {
    if (space != Civil::none || next == cards.size()) continue;
    space = cards[next++];
    ++s.seen[index(space)];
  }
  s.dealt = static_cast<std::uint8_t>(s.dealt + n);
  if constexpr (Table::telling)
    if (s.row_kind == RowKind::dealt)
      for (const Civil card : cards) t.mention([&] { return name_of(t.data, card); });
}

// TTA-TURN-1, 3.1, 3.4.
template <class Table>
Turn<> refill(State& s, Table& t) {
  cite(t.reasons, Rule::TTA_TURN_1, "refill", swept_spaces);
  if (s.row_kind == RowKind::asked) {
    t.tell(s, [&] { return vocabulary.step(t, "refill-asked", {}); });
    // A deck lasts at least for so many refills of a whole row; before that nobody is asked.
    constexpr int least_refills = deck_sizes[1] / row_spaces;
    if (s.dealt < 2 * least_refills) ++s.dealt;
    if (s.age == Age::a) {
      begin_age(s, t, Age::i);
    } else if (s.age != Age::iv && s.dealt > least_refills && co_await t.ask(s, DeckRanOut{})) {
      begin_age(s, t, static_cast<Age>(level(s.age) + 1));
    }
    co_return;
  }
  int swept = 0;
  for (std::size_t i = 0; i < swept_spaces; ++i) {
    swept += s.row[i] != Civil::none ? 1 : 0;
    s.row[i] = Civil::none;
  }
  std::size_t to = 0;
  for (std::size_t from = 0; from < row_spaces; ++from)
    if (s.row[from] != Civil::none) std::swap(s.row[to++], s.row[from]);
  const bool deals = s.row_kind == RowKind::dealt;
  if (!deals || s.age == Age::iv)
    t.tell(s, [&] { return vocabulary.step(t, "sweep", {Arg("swept", swept)}); });
  int free = spaces_free(s);
  bool more = false;  // an age has ended on the way
  while (free > 0 && s.age != Age::iv) {
    const int now = std::min(free, left_in_deck(s));
    if (now > 0) co_await deal(s, t, now);
    free -= now;
    if (deals && now > 0)
      t.tell(s, [&] {
        return vocabulary.step(t, more ? "refill-more" : "refill", {Arg("swept", swept)});
      });
    more = true;
    if (left_in_deck(s) == 0) begin_age(s, t, static_cast<Age>(level(s.age) + 1));
  }
  // 3.4: age A ends with the first refill, whatever is left of its deck.
  if (s.age == Age::a) begin_age(s, t, Age::i);
}

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

template <class Table>
Turn<Taken> take_one(State& s, Table& t, CardIcon icon) {
  if (s.row_kind != RowKind::asked) {
    const Taken taken = take_for(s, t, icon);
    co_return taken;
  }
  // What the player names stands in the row for a moment; the rule is the same. First the cards of
  // the kind, then, if none of them is hers, any.
  const std::array<CardIcon, 2> kinds{icon, CardIcon::any};
  for (const CardIcon wanted : kinds) {
    if (wanted == icon && icon != CardIcon::any && !could_take(t.data, s, icon)) continue;
    while (true) {
      const RowCardList named = co_await t.ask(s, RowCards{wanted});
      s.row = empty_row();
      bool any = false;
      for (std::size_t i = 0; i < named.size(); ++i) {
        s.row[i] = named[i];
        any = any || may_take(t.data, s, named[i]);
      }
      if (any) {
        Taken taken = take_for(s, t, icon);
        taken.position = 0;
        s.row = empty_row();
        ++s.seen[index(taken.card)];
        co_return taken;
      }
      s.row = empty_row();
      // None of these: of the kind there is no other; of all cards the next ones are asked for.
      if (wanted != CardIcon::any || named.empty()) break;
    }
    if (wanted == CardIcon::any) break;
  }
  cite(t.reasons, Rule::TTA_CARD_4, "nothing");
  co_return Taken{};
}

}  // namespace seatmate::through_the_ages
