#pragma once

// Chapter "Effects", with overbuilding (card 161), and the index guide that says which Automa cards
// come with which card of the Chronicle.

#include <optional>

#include "games/charterstone/place.h"
#include "games/charterstone/table.h"

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
InlineVector<std::uint8_t, 2> two_highest(Table& t, const Mat& mat);

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
std::optional<Slot> building_plot(Table& t, Charter home, const Plots& places, bool overbuilding);

// CH-EFF-BUILD 2, CH-OVER-2: the lowest unconstructed building card, of more value than what it
// covers; any on an empty plot (AMB-6).
std::optional<Slot> building_card(Table& t, const Readings& r, const Plot& place, const Mat& mat,
                                  bool overbuilding);

// CH-EFF-BUILD 3, CH-OVER-3, AMB-14: is the constructed card archived instead of discarded?
bool archives_built(Table& t, const Readings& r, const MatCard& card, bool overbuilding);

// ---- open a crate

// CH-EFF-CRATE: the lowest constructed building card that has one (AMB-14).
std::optional<Slot> crate_card(Table& t, const Mat& mat);

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
Pulled pulled_by(Table& t, int card, const CardSet& already);
constexpr bool joins_deck(int card) {
  return card >= first_automa_card && card <= last_automa_card;
}

// ---- tracks

// CH-EFF-REP, 3.5: the first open space at or after the one with the number of players. `track`
// has size, players_at(i) and taken(i).
template <class Spaces>
std::optional<std::size_t> reputation_space(Table& t, const Spaces& track, int players) {
  std::size_t i = 0;
  while (i < track.size() && track.players_at(i) != players) ++i;
  while (i < track.size() && track.taken(i)) ++i;
  if (i >= track.size()) {
    cite(t.reasons, Line::CH_EFF_REP_no_space);
    return std::nullopt;
  }
  cite(t.reasons, Line::CH_EFF_REP_next_space, static_cast<int>(i) + 1, players);
  return i;
}
// CH-EFF-REP, CH-EFF-QUOTA: without influence nothing happens.
bool has_influence(Table& t, Line without, int influence);

struct QuotaSpace {
  std::uint8_t row = 0;
  std::uint8_t column = 0;
};
// CH-EFF-QUOTA: column by column, each from the top. `track` has rows(), columns(row) and
// taken(row, column).
template <class Spaces>
std::optional<QuotaSpace> quota_space(Table& t, const Spaces& track) {
  bool any = true;
  for (std::size_t column = 0; any; ++column) {
    any = false;
    for (std::size_t row = 0; row < track.rows(); ++row) {
      if (column >= track.columns(row)) continue;
      any = true;
      if (track.taken(row, column)) continue;
      cite(t.reasons, Line::CH_EFF_QUOTA_first_open, static_cast<int>(row) + 1,
           static_cast<int>(column) + 1);
      return QuotaSpace{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
    }
  }
  cite(t.reasons, Line::CH_EFF_QUOTA_no_space);
  return std::nullopt;
}

// CH-EFF-PROG: one space on; nothing beyond the last (DEF-8).
template <class Spaces>
std::optional<SpaceKind> next_space(Table& t, const Spaces& spaces, std::size_t& position) {
  if (position + 1 >= spaces.size()) {
    cite(t.reasons, Line::CH_EFF_PROG_last_space);
    return std::nullopt;
  }
  ++position;
  const SpaceKind kind = spaces[position].kind;
  cite(t.reasons, Line::CH_EFF_PROG_one_space, static_cast<int>(position) + 1);
  if (kind == SpaceKind::reputation) cite(t.reasons, Line::CH_EFF_PROG_no_reputation);
  if (kind == SpaceKind::income) cite(t.reasons, Line::CH_EFF_PROG_income);
  return kind;
}

}  // namespace seatmate::charterstone
