#include "games/charterstone/effects.h"

namespace seatmate::charterstone {

InlineVector<std::uint8_t, 2> two_highest(Table& t, const Mat& mat) {
  cite(t.reasons, Line::CH_GEN_7_corner_numbers);
  InlineVector<std::uint8_t, 2> chosen;
  MatSet left = mat_where(mat, [](const MatCard&) { return true; });
  while (!left.empty() && !chosen.full()) {
    auto choice = choose(t.reasons, Noun::cards, Line::CH_EFF_DISC_mat, left);
    choice.most(Line::CH_EFF_DISC_highest, [&](Slot i) { return mat[index(i)].number; });
    const Slot card = *choice.left().begin();
    chosen.push_back(static_cast<std::uint8_t>(card));
    left.remove(card);
  }
  cite(t.reasons, Line::CH_GEN_6_discard_pile);
  return chosen;
}

std::optional<Slot> building_plot(Table& t, Charter home, const Plots& places, bool overbuilding) {
  const auto lowest = [&](SlotSet among, Line empty, Line lowest_plot) {
    auto choice = choose(t.reasons, buildings_in(home), empty, among);
    choice.least(lowest_plot, [&](Slot i) { return places[index(i)].plot; });  // AMB-17
    return *choice.left().begin();
  };
  const SlotSet plain = plots_where(places, [](const Plot& p) { return !p.built && !p.sky; });
  if (!plain.empty())
    return overbuilding ? lowest(plain, Line::CH_OVER_1_empty, Line::CH_OVER_1_lowest_plot)
                        : lowest(plain, Line::CH_EFF_BUILD_empty, Line::CH_EFF_BUILD_lowest_plot);
  const SlotSet islands = plots_where(places, [](const Plot& p) { return !p.built && p.sky; });
  if (!islands.empty())
    return lowest(islands, Line::CH_SKY_4_empty, Line::CH_SKY_4_lowest_plot);  // DEF-6
  if (!overbuilding) {
    cite(t.reasons, Line::CH_EFF_BUILD_no_plot);
    return std::nullopt;
  }
  auto choice = choose(t.reasons, buildings_in(home), Line::CH_OVER_1_built,
                       plots_where(places, [](const Plot& p) { return p.built && !p.basic; }));
  if (choice.none()) return std::nullopt;
  choice
      .least(Line::CH_OVER_1_lowest_value,
             [&](Slot i) { return counted_value(places[index(i)].value); })
      .least(Line::CH_OVER_1_name_az, [&](Slot i) { return places[index(i)].name; });
  return *choice.left().begin();
}

std::optional<Slot> building_card(Table& t, const Readings& r, const Plot& place, const Mat& mat,
                                  bool overbuilding) {
  MatSet cards = mat_where(mat, [](const MatCard& c) { return c.building && !c.constructed; });
  struct CardLines {
    Line unconstructed, no_card, lowest_number;
  };
  constexpr CardLines on_empty{Line::CH_EFF_BUILD_unconstructed, Line::CH_EFF_BUILD_no_card,
                               Line::CH_EFF_BUILD_lowest_number};
  constexpr CardLines by_value{Line::CH_OVER_2_unconstructed, Line::CH_OVER_2_no_card,
                               Line::CH_OVER_2_lowest_number};
  CardLines lines = on_empty;
  if (place.built) {
    lines = by_value;
    cards &= mat_where(
        mat, [&](const MatCard& c) { return counted_value(c.value) > counted_value(place.value); });
  } else if (overbuilding && r.empty_plot_wants_value) {
    lines = by_value;
    cards &= mat_where(mat, [](const MatCard& c) { return counted_value(c.value) > 0; });
  }
  auto choice = choose(t.reasons, Noun::cards, lines.unconstructed, cards);
  if (choice.none()) {
    cite(t.reasons, lines.no_card);
    return std::nullopt;
  }
  choice.least(lines.lowest_number, [&](Slot i) { return mat[index(i)].number; });
  return *choice.left().begin();
}

bool archives_built(Table& t, const Readings& r, const MatCard& card, bool overbuilding) {
  cite(t.reasons, overbuilding ? Line::CH_OVER_3_discarded : Line::CH_EFF_BUILD_discarded);
  return card.crate == 0 && r.crateless_archived;
}

std::optional<Slot> crate_card(Table& t, const Mat& mat) {
  auto choice =
      choose(t.reasons, Noun::cards, Line::CH_EFF_CRATE_constructed,
             mat_where(mat, [](const MatCard& c) { return c.constructed && c.crate != 0; }));
  if (choice.none()) {
    cite(t.reasons, Line::CH_EFF_CRATE_no_card);
    return std::nullopt;
  }
  choice.least(Line::CH_EFF_CRATE_lowest_number, [&](Slot i) { return mat[index(i)].number; });
  return *choice.left().begin();
}

Pulled pulled_by(Table& t, int card, const CardSet& already) {
  struct Pull {
    Line line;
    std::uint16_t card;
    std::uint16_t first;
    std::uint16_t last;
  };
  static constexpr std::array<Pull, 7> pulls{{{Line::CH_IDX_29_pulled, 29, 161, 161},
                                              {Line::CH_IDX_33_pulled, 33, 158, 158},
                                              {Line::CH_IDX_36_pulled, 36, 160, 160},
                                              {Line::CH_IDX_129_pulled, 129, 390, 392},
                                              {Line::CH_IDX_129_pulled, 130, 390, 392},
                                              {Line::CH_IDX_132_pulled, 132, 159, 159},
                                              {Line::CH_IDX_157_pulled, 157, 162, 162}}};
  Pulled pulled;
  cite(t.reasons, Line::CH_TURN_4_index_guide, card);
  for (const Pull& pull : pulls) {
    if (pull.card != card) continue;
    for (std::uint16_t n = pull.first; n <= pull.last; ++n)
      if (!already.has(n)) pulled.push_back(n);
    if (!pulled.empty()) cite(t.reasons, pull.line, pulled[0]);
  }
  return pulled;
}

bool has_influence(Table& t, Line without, int influence) {
  if (influence == 0) cite(t.reasons, without);
  return influence > 0;
}

}  // namespace seatmate::charterstone
