#pragma once

// Chapter "Effects", with overbuilding (card 161), and the index guide that says which Automa cards
// come with which card of the Chronicle.

#include <optional>

#include "games/charterstone/place.h"

namespace seatmate::charterstone {

// A card on the advancement mat (CH-GEN-7: by the number in its corner).
struct MatCard {
  std::uint16_t number = 0;
  bool building = false;
  bool constructed = false;
  std::int16_t value = no_value;
  std::uint8_t crate = 0;  // 0: none; `decide` may know only that there is one
};
using Mat = InlineVector<MatCard, most_slots>;
using MatSet = OptionSet<Slot, most_slots>;

template <class Keep>
MatSet mat_where(const Mat& mat, Keep&& keep) {
  MatSet set;
  for (std::size_t i = 0; i < mat.size(); ++i)
    if (keep(mat[i])) set.add(static_cast<Slot>(i));
  return set;
}

// ---- discard two

// CH-EFF-DISC: the two highest numbers, the highest first.
template <class Table>
InlineVector<std::uint8_t, 2> two_highest(Table& t, const Mat& mat) {
  cite(t.reasons, Rule::CH_GEN_7, "corner-numbers");
  InlineVector<std::uint8_t, 2> chosen;
  MatSet left = mat_where(mat, [](const MatCard&) { return true; });
  while (!left.empty() && !chosen.full()) {
    auto choice = choose(t.reasons, Noun::cards, Rule::CH_EFF_DISC, "mat", left);
    choice.most(Rule::CH_EFF_DISC, "highest", [&](Slot i) { return mat[index(i)].number; });
    const Slot card = *choice.left().begin();
    chosen.push_back(static_cast<std::uint8_t>(card));
    left.remove(card);
  }
  cite(t.reasons, Rule::CH_GEN_6, "discard-pile");
  return chosen;
}

// 3.9: the mat is refilled to five places; an empty deck is the discard pile shuffled.
struct Refilled {
  int cards = 0;
  bool reshuffled = false;
};
constexpr Refilled refill_mat(int on_mat, int& deck, int& discard) {
  Refilled refilled;
  for (; on_mat + refilled.cards < mat_places; ++refilled.cards) {
    if (deck == 0) {
      if (discard == 0) break;
      deck = discard;
      discard = 0;
      refilled.reshuffled = true;
    }
    --deck;
  }
  return refilled;
}

// ---- construct

// A place for a building, as the construct icon looks at it.
struct Plot {
  std::uint8_t plot = 0;  // its number (3.27)
  bool built = false;
  std::int16_t value = no_value;
  std::uint8_t name = 0;
  bool basic = false;
  bool sky = false;
};
using Plots = InlineVector<Plot, most_slots>;

template <class Keep>
SlotSet plots_where(const Plots& places, Keep&& keep) {
  SlotSet set;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (keep(places[i])) set.add(static_cast<Slot>(i));
  return set;
}

// CH-EFF-BUILD 1, CH-OVER-1, CH-SKY-4: where she builds; nothing if she cannot.
template <class Table>
std::optional<Slot> building_plot(Table& t, Charter home, const Plots& places, bool overbuilding) {
  const auto lowest = [&](SlotSet among, Rule rule, const char* method) {
    auto choice = choose(t.reasons, buildings_in(home), rule, "empty", among);
    choice.least(rule, method, [&](Slot i) { return places[index(i)].plot; });  // AMB-17
    return *choice.left().begin();
  };
  const SlotSet plain = plots_where(places, [](const Plot& p) { return !p.built && !p.sky; });
  if (!plain.empty())
    return lowest(plain, overbuilding ? Rule::CH_OVER_1 : Rule::CH_EFF_BUILD, "lowest-plot");
  const SlotSet islands = plots_where(places, [](const Plot& p) { return !p.built && p.sky; });
  if (!islands.empty()) return lowest(islands, Rule::CH_SKY_4, "lowest-plot");  // DEF-6
  if (!overbuilding) {
    cite(t.reasons, Rule::CH_EFF_BUILD, "no-plot");
    return std::nullopt;
  }
  auto choice = choose(t.reasons, buildings_in(home), Rule::CH_OVER_1, "built",
                       plots_where(places, [](const Plot& p) { return p.built && !p.basic; }));
  if (choice.none()) return std::nullopt;
  choice
      .least(Rule::CH_OVER_1, "lowest-value",
             [&](Slot i) { return counted_value(places[index(i)].value); })
      .least(Rule::CH_OVER_1, "name-az", [&](Slot i) { return places[index(i)].name; });
  return *choice.left().begin();
}

// CH-EFF-BUILD 2, CH-OVER-2: the lowest unconstructed building card, of more value than what it
// covers; any on an empty plot (AMB-6).
template <class Table>
std::optional<Slot> building_card(Table& t, const Readings& r, const Plot& place, const Mat& mat,
                                  bool overbuilding) {
  MatSet cards = mat_where(mat, [](const MatCard& c) { return c.building && !c.constructed; });
  Rule rule = Rule::CH_EFF_BUILD;
  if (place.built) {
    rule = Rule::CH_OVER_2;
    cards &= mat_where(
        mat, [&](const MatCard& c) { return counted_value(c.value) > counted_value(place.value); });
  } else if (overbuilding && r.empty_plot_wants_value) {
    rule = Rule::CH_OVER_2;
    cards &= mat_where(mat, [](const MatCard& c) { return counted_value(c.value) > 0; });
  }
  auto choice = choose(t.reasons, Noun::cards, rule, "unconstructed", cards);
  if (choice.none()) {
    cite(t.reasons, rule, "no-card");
    return std::nullopt;
  }
  choice.least(rule, "lowest-number", [&](Slot i) { return mat[index(i)].number; });
  return *choice.left().begin();
}

// CH-EFF-BUILD 3, CH-OVER-3, AMB-14: is the constructed card archived instead of discarded?
template <class Table>
bool archives_built(Table& t, const Readings& r, const MatCard& card, bool overbuilding) {
  cite(t.reasons, overbuilding ? Rule::CH_OVER_3 : Rule::CH_EFF_BUILD, "discarded");
  return card.crate == 0 && r.crateless_archived;
}

// ---- open a crate

// CH-EFF-CRATE: the lowest constructed building card that has one (AMB-14).
template <class Table>
std::optional<Slot> crate_card(Table& t, const Mat& mat) {
  auto choice =
      choose(t.reasons, Noun::cards, Rule::CH_EFF_CRATE, "constructed",
             mat_where(mat, [](const MatCard& c) { return c.constructed && c.crate != 0; }));
  if (choice.none()) {
    cite(t.reasons, Rule::CH_EFF_CRATE, "no-card");
    return std::nullopt;
  }
  choice.least(Rule::CH_EFF_CRATE, "lowest-number", [&](Slot i) { return mat[index(i)].number; });
  return *choice.left().begin();
}

// CH-EFF-CRATE a and b, AMB-16: where what was in it goes.
enum class Goes : std::uint8_t { chronicle, chest, advancement, objectives, supply };
constexpr Goes goes_to(CardKind kind) {
  switch (kind) {
    case CardKind::rule:
    case CardKind::story:
      return Goes::chronicle;
    case CardKind::persona:
      return Goes::chest;
    case CardKind::objective:
      return Goes::objectives;
    case CardKind::token:
    case CardKind::guidepost:
      return Goes::supply;
    default:
      return Goes::advancement;
  }
}

// ---- the Automa index guide

using Pulled = InlineVector<std::uint16_t, 3>;
// CH-IDX: which Automa cards come with a card of the Chronicle; each only once.
template <class Table>
Pulled pulled_by(Table& t, int card, const CardSet& already) {
  struct Line {
    Rule rule;
    std::uint16_t card;
    std::uint16_t first;
    std::uint16_t last;
  };
  static constexpr std::array<Line, 7> lines{{{Rule::CH_IDX_29, 29, 161, 161},
                                              {Rule::CH_IDX_33, 33, 158, 158},
                                              {Rule::CH_IDX_36, 36, 160, 160},
                                              {Rule::CH_IDX_129, 129, 390, 392},
                                              {Rule::CH_IDX_129, 130, 390, 392},
                                              {Rule::CH_IDX_132, 132, 159, 159},
                                              {Rule::CH_IDX_157, 157, 162, 162}}};
  Pulled pulled;
  cite(t.reasons, Rule::CH_TURN_4, "index-guide", card);
  for (const Line& line : lines) {
    if (line.card != card) continue;
    for (std::uint16_t n = line.first; n <= line.last; ++n)
      if (!already.has(n)) pulled.push_back(n);
    if (!pulled.empty()) cite(t.reasons, line.rule, "pulled", pulled[0]);
  }
  return pulled;
}
constexpr bool joins_deck(int card) {
  return card >= first_automa_card && card <= last_automa_card;
}

// ---- tracks

// CH-EFF-REP, 3.5: the first open space at or after the one with the number of players. `track`
// has size, players_at(i) and taken(i).
template <class Table, class Spaces>
std::optional<std::size_t> reputation_space(Table& t, const Spaces& track, int players) {
  std::size_t i = 0;
  while (i < track.size() && track.players_at(i) != players) ++i;
  while (i < track.size() && track.taken(i)) ++i;
  if (i >= track.size()) {
    cite(t.reasons, Rule::CH_EFF_REP, "no-space");
    return std::nullopt;
  }
  cite(t.reasons, Rule::CH_EFF_REP, "next-space", static_cast<int>(i) + 1, players);
  return i;
}
// CH-EFF-REP, CH-EFF-QUOTA: without influence nothing happens.
template <class Table>
bool has_influence(Table& t, Rule rule, int influence) {
  if (influence == 0) cite(t.reasons, rule, "no-influence");
  return influence > 0;
}

struct QuotaSpace {
  std::uint8_t row = 0;
  std::uint8_t column = 0;
};
// CH-EFF-QUOTA: column by column, each from the top. `track` has rows(), columns(row) and
// taken(row, column).
template <class Table, class Spaces>
std::optional<QuotaSpace> quota_space(Table& t, const Spaces& track) {
  bool any = true;
  for (std::size_t column = 0; any; ++column) {
    any = false;
    for (std::size_t row = 0; row < track.rows(); ++row) {
      if (column >= track.columns(row)) continue;
      any = true;
      if (track.taken(row, column)) continue;
      cite(t.reasons, Rule::CH_EFF_QUOTA, "first-open", static_cast<int>(row) + 1,
           static_cast<int>(column) + 1);
      return QuotaSpace{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
    }
  }
  cite(t.reasons, Rule::CH_EFF_QUOTA, "no-space");
  return std::nullopt;
}

// CH-EFF-PROG: one space on; nothing beyond the last (DEF-8).
template <class Table, class Spaces>
std::optional<SpaceKind> next_space(Table& t, const Spaces& spaces, std::size_t& position) {
  if (position + 1 >= spaces.size()) {
    cite(t.reasons, Rule::CH_EFF_PROG, "last-space");
    return std::nullopt;
  }
  ++position;
  const SpaceKind kind = spaces[position].kind;
  cite(t.reasons, Rule::CH_EFF_PROG, "one-space", static_cast<int>(position) + 1);
  if (kind == SpaceKind::reputation) cite(t.reasons, Rule::CH_EFF_PROG, "no-reputation");
  if (kind == SpaceKind::income) cite(t.reasons, Rule::CH_EFF_PROG, "income");
  return kind;
}

}  // namespace seatmate::charterstone
