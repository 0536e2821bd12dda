#include "games/through-the-ages/row.h"

namespace seatmate::through_the_ages {

void begin_age(State& s, Table& t, Age age) {
  const Removed removed = enter_age(s, t, age);
  settle_happiness(t.data, s);
  // An old leader of his leaves with age A as well, but in age I nobody has anything to lose.
  if (age >= Age::ii) s.human_strength_old = true;
  s.dealt = 0;
  if (age == Age::i) {
    cite(t.reasons, Line::TTA_AGE_5_first_age);
  } else {
    lay_out_deck(s, age);
    cite(t.reasons, Line::TTA_AGE_1_new_deck, level(deck_of_age(age)));
  }
  if (age == Age::iv) {
    s.final_round = static_cast<std::uint8_t>(s.at_turn == starter(s) ? s.round : s.round + 1);
    cite(t.reasons, Line::TTA_END_1_final_round, s.final_round);
  } else if (s.row_kind == RowKind::dealt) {
    shuffle_civil_deck(t.data, s, age);
  }
  if (t.telling()) {
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
  if (t.telling())
    if (s.row_kind == RowKind::dealt)
      for (const Civil card : cards) t.mention([&] { return name_of(t.data, card); });
}

namespace {

void slide(State& s) {
  std::size_t to = 0;
  for (std::size_t from = 0; from < row_spaces; ++from)
    if (s.row[from] != Civil::none) std::swap(s.row[to++], s.row[from]);
}

}  // namespace

Turn<> refill(State& s, Table& t) {
  cite(t.reasons, Line::TTA_TURN_1_refill, swept_spaces);
  if (s.row_kind == RowKind::asked) {
    t.tell(s, [&] { return vocabulary.note(t, "refill-asked", {}); });
    co_await deck_may_run_out(s, t);
    co_return;
  }
  int swept = 0;
  for (std::size_t i = 0; i < swept_spaces; ++i) {
    swept += s.row[i] != Civil::none ? 1 : 0;
    s.row[i] = Civil::none;
  }
  slide(s);
  // Where the new cards are asked for next, both are one movement of the hand.
  if (s.age == Age::iv)
    t.tell(s, [&] { return vocabulary.step(t, "sweep", {Arg("swept", swept)}); });
  else if (s.row_kind == RowKind::typed)
    t.tell(s, [&] { return vocabulary.note(t, "sweep", {Arg("swept", swept)}); });
  co_await slide_and_fill(s, t, "refill", swept);
  // 3.4: age A ends with the first refill, whatever is left of its deck.
  if (s.age == Age::a) begin_age(s, t, Age::i);
}

Turn<> deck_may_run_out(State& s, Table& t) {
  // A deck lasts at least for so many refills of a whole row; before that nobody is asked.
  constexpr int least_refills = deck_sizes[1] / row_spaces;
  if (s.dealt < 2 * least_refills) ++s.dealt;
  if (s.age == Age::a) {
    begin_age(s, t, Age::i);
  } else if (s.age != Age::iv && s.dealt > least_refills && co_await t.ask(s, DeckRanOut{})) {
    begin_age(s, t, static_cast<Age>(level(s.age) + 1));
  }
}

Turn<> slide_and_fill(State& s, Table& t, std::string_view step, int swept) {
  slide(s);
  const bool deals = s.row_kind == RowKind::dealt;
  int free = spaces_free(s);
  bool more = false;  // an age has ended on the way
  while (free > 0 && s.age != Age::iv) {
    const int now = std::min(free, left_in_deck(s));
    if (now > 0) co_await deal(s, t, now);
    free -= now;
    if (deals && now > 0)
      t.tell(s, [&] {
        return vocabulary.step(t, more ? "refill-more" : step, {Arg("swept", swept)});
      });
    more = true;
    if (left_in_deck(s) == 0) begin_age(s, t, static_cast<Age>(level(s.age) + 1));
  }
}

namespace {

// The named cards among which her choice for this icon lies: those of its kind; or the first ones
// of the row, if one of the kind is among them.
const RowCardList* known_for(const Data& data, const State& s, CardIcon icon, const Named& named) {
  for (const CardIcon kind : {icon, CardIcon::any}) {
    const RowCardList& cards = named.kinds[index(kind)].cards;
    if (std::any_of(cards.begin(), cards.end(), [&](Civil card) {
          return fits(data.card(card), icon) && may_take(data, s, card);
        }))
      return &cards;
  }
  return nullptr;
}

void lay_out(State& s, const RowCardList& cards) {
  s.row = empty_row();
  std::copy(cards.begin(), cards.end(), s.row.begin());
}

// What the player named stands in the row for a moment; the rule is the same.
Taken take_from(State& s, Table& t, CardIcon icon, const RowCardList& cards, Named& named) {
  lay_out(s, cards);
  named.row = s.row;
  Taken taken = take_for(s, t, icon);
  taken.position = 0;
  s.row = empty_row();
  ++s.seen[index(taken.card)];
  for (Named::Kind& kind : named.kinds) kind.cards.remove(taken.card);
  return taken;
}

}  // namespace

Turn<Taken> take_one(State& s, Table& t, CardIcon icon, Named& named) {
  if (s.row_kind != RowKind::asked) {
    const Taken taken = take_for(s, t, icon);
    co_return taken;
  }
  // TTA-CARD-2, TTA-CARD-3: first the cards of the kind, then, if none of them is hers, any.
  const std::array<CardIcon, 2> kinds{icon, CardIcon::any};
  for (const CardIcon wanted : kinds) {
    if (wanted == icon && icon != CardIcon::any && !could_take(t.data, s, icon)) continue;
    Named::Kind& kind = named.kinds[index(wanted)];
    if (known_for(t.data, s, wanted, named) == nullptr && !kind.is_all) {
      const RowCardList said = co_await t.ask(s, RowCards{wanted, kind.asked});
      kind.is_all = said.empty();
      kind.asked = true;
      kind.cards = said;
    }
    if (const RowCardList* const cards = known_for(t.data, s, wanted, named)) {
      const Taken taken = take_from(s, t, icon, RowCardList(*cards), named);
      co_return taken;
    }
    if (wanted == CardIcon::any) break;
  }
  named.row = empty_row();
  cite(t.reasons, Line::TTA_CARD_4_nothing);
  co_return Taken{};
}

}  // namespace seatmate::through_the_ages
