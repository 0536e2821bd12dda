#pragma once

// Chapter "Build": wonders, buildings and units.

#include "games/through-the-ages/develop.h"
#include "games/through-the-ages/table.h"

namespace seatmate::through_the_ages {

enum class Built : std::uint8_t { nothing, building, upgrade, stages };

// What the human has said about ties, in the order they came up.
using Said = InlineVector<Civil, 4>;

struct BuildResult {
  Built what = Built::nothing;
  InlineVector<Civil, 16> tied;  // still equal, and nothing said decides it
  bool tied_upgrades = false;    // they are to be upgraded, not built
  Civil from = Civil::none;
  Civil card = Civil::none;
  int gold = 0;
  int blue = 0;
  Payment payment;
  int stages = 0;
  bool completed = false;
};

namespace build_detail {

enum class TechId : std::uint8_t {};
using TechSet = OptionSet<TechId, 48>;

// The numbers an icon ranks by, its own statistic first (TTA-BUILD-4, TTA-BUILD-11).
inline std::array<int, 3> ranked(const Ratings& r, BuildIcon icon) {
  switch (icon) {
    case BuildIcon::urban_science:
      return {r.science, r.culture, r.happiness};
    case BuildIcon::urban_culture:
      return {r.culture, r.science, r.happiness};
    default:
      return {r.strength, 0, 0};
  }
}
inline bool concerns(const CivilCard& card, BuildIcon icon) {
  return card.cls == (icon == BuildIcon::military ? Class::unit : Class::urban);
}

// TTA-BUILD-2, A-11.
inline bool below_cap(const Data& data, const State& s, std::size_t i) {
  if (s.readings.cap_per_card) return s.techs[i].cubes < most_of_a_type;
  int cubes = 0;
  for (const Tech& tech : s.techs)
    if (data.card(tech.card).type == data.card(s.techs[i].card).type) cubes += tech.cubes;
  return cubes < most_of_a_type;
}
// TTA-BUILD-7: the next higher card of the same type that is in play.
inline std::optional<std::size_t> next_above(const Data& data, const State& s, std::size_t i) {
  std::optional<std::size_t> next;
  const CivilCard& card = data.card(s.techs[i].card);
  for (std::size_t k = 0; k < s.techs.size(); ++k) {
    const CivilCard& other = data.card(s.techs[k].card);
    if (other.type != card.type || other.age <= card.age) continue;
    if (!next || other.age < data.card(s.techs[*next].card).age) next = k;
  }
  return next;
}

// The largest of the three numbers, one after the other.
struct BestLines {
  Line candidates, largest, second, third, earliest, yours;
};
inline constexpr BestLines build_lines{Line::TTA_BUILD_4_candidates, Line::TTA_BUILD_4_largest,
                                       Line::TTA_BUILD_4_second,     Line::TTA_BUILD_4_third,
                                       Line::TTA_BUILD_4_earliest,   Line::TTA_BUILD_4_yours};
inline constexpr BestLines upgrade_lines{Line::TTA_BUILD_5_candidates, Line::TTA_BUILD_5_largest,
                                         Line::TTA_BUILD_5_second,     Line::TTA_BUILD_5_third,
                                         Line::TTA_BUILD_5_earliest,   Line::TTA_BUILD_5_yours};
template <class Numbers>
TechSet best_of(Table& t, TechSet set, const BestLines& lines, Numbers&& numbers) {
  auto choice = choose(t.reasons, Noun::techs, lines.candidates, set).quiet();
  choice.most(lines.largest, [&](TechId id) { return numbers(index(id))[0]; })
      .most(lines.second, [&](TechId id) { return numbers(index(id))[1]; })
      .most(lines.third, [&](TechId id) { return numbers(index(id))[2]; });
  return choice.left();
}
// of those still equal the one that the human has said; otherwise the first in play, and
// `result` says that he is to be asked.
std::size_t one_of(const State& s, Table& t, TechSet equal, const BestLines& lines,
                   const Said& said, BuildResult& result);

}  // namespace build_detail

// How an icon is paid: gold, one blue cube (TTA-BLUE-1), or nothing.
enum class Pays : std::uint8_t { gold, blue, nothing };

// TTA-BUILD-1, TTA-WAR-2: one icon. With a war declared on her she builds no urban building. The
// payment is not yet taken from the hand.
BuildResult build_for(State& s, Table& t, const Build& build, bool war, const Said& said = {});
// TTA-WAR-2, A-23: an extra unit of the war strip.
BuildResult build_war_unit(State& s, Table& t, const Said& said = {});

}  // namespace seatmate::through_the_ages
