#pragma once

// Chapters "End of a campaign game" and "Campaign end": points, glory, capacity and strength, as
// plain functions of what they count.

#include "games/charterstone/guidepost.h"
#include "games/charterstone/table.h"

namespace seatmate::charterstone {

// ---- end of game

// Somebody at the end of a game.
struct Finalist {
  bool automa = false;
  std::int32_t vp = 0;  // of the track
  std::int32_t reputation = 0;
  std::int32_t quota = 0;
  std::int32_t peril = 0;
  std::uint16_t persona = 0;  // 393 to 398
  std::int32_t human_workers = 0;
  bool ended_game = false;
  std::int32_t guidepost_vp = 0;
};
using Finalists = InlineVector<Finalist, most_slots>;

// 3.5: 10, 7 and 4 for the most, next and third number of tokens; ties get all of it.
int reputation_points(Table& t, const Finalists& all, std::size_t i);

// CH-APERS-393 to CH-APERS-398, from Game 12 on.
int persona_points(Table& t, int game, const Finalists& all, std::size_t i, bool goods_on_mat);

// CH-END-3: the track, the reputation track, guideposts and the persona; nothing else.
int automa_total(Table& t, const Finalist& me, int reputation, int persona);

// ---- strength

// CH-STR-2 to CH-STR-4, DEF-4: exact, without division.
int new_strength(Table& t, const Readings& r, int strength, std::int64_t humans_sum,
                 std::int64_t human_players, std::int64_t automas_sum, std::int64_t automa_players);

// ---- glory and capacity

// CH-GLORY-1.
int glory_gained(Table& t, int vp, int bonus);
// CH-GLORY-2: from the top row down; gives what found no star (DEF-7). `rows` have stars and
// filled.
template <class Rows>
int fill_glory(Table& t, Rows& rows, int stars) {
  cite(t.reasons, Line::CH_GLORY_2_top_row_first, stars);
  for (auto& row : rows)
    for (; stars > 0 && row.filled < row.stars; --stars) ++row.filled;
  return stars;
}

// CH-CAP-1: everybody but the winners.
int capacity_gained(Table& t, bool winner, int extra);
// CH-CAP-2: the first free circle, down each column and then to the next. `columns` have size and
// filled(column, row).
struct Circle {
  std::uint8_t column = nowhere;
  std::uint8_t row = nowhere;
};
template <class Columns>
Circle next_circle(Table& t, const Columns& columns) {
  for (std::size_t c = 0; c < columns.count(); ++c)
    for (std::size_t row = 0; row < columns.circles(c); ++row)
      if (!columns.filled(c, row)) {
        cite(t.reasons, Line::CH_CAP_2_next_circle, static_cast<int>(c) + 1,
             static_cast<int>(row) + 1);
        return {static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(row)};
      }
  return {};
}

// ---- campaign

struct CampaignParts {
  std::int64_t capacity = 0;
  std::int64_t personas = 0;
  std::int64_t victories = 0;
  std::int64_t glory = 0;
  std::int64_t buildings = 0;
  [[nodiscard]] std::int64_t total() const {
    return capacity + personas + victories + glory + buildings;
  }
};
// CH-CAMP-1, CH-CAMP-2, AMB-27.
CampaignParts campaign_parts(Table& t, const Readings& r, const Factors& factors,
                             const CampaignParts& counts);

// CH-CAMP-1: who wins the campaign: the highest total, ties by category from the top. Nobody wins
// with a spectral worker (AMB-2).
struct CampaignPlayer {
  CampaignParts parts;
  bool counts = true;  // active in every game, with a victory card, no ghost
};
using CampaignPlayers = InlineVector<CampaignPlayer, charter_count>;
WhoSet campaign_leaders(Table& t, const CampaignPlayers& all);
WhoSet campaign_winners(Table& t, const CampaignPlayers& all, WhoSet leaders);

// CH-CAMP-3.
int final_battle(Table& t, int happy_kings, int companions, int rebels);
constexpr Crate crate_after_battle(int total) { return lettered(total <= 23 ? 'U' : 'V'); }

}  // namespace seatmate::charterstone
