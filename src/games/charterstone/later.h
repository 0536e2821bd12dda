#pragma once

// Readings of rules that come later: the setup gives nothing away of them. Once their time has come
// they say what they mean, and the table can choose.

#include <array>
#include <string_view>

#include "games/charterstone/state.h"

namespace seatmate::charterstone {

struct LaterReading {
  std::string_view id;
  bool Readings::* member;
  bool (*has_come)(const State& s);
};

namespace later_detail {
template <int... Posts>
bool at(const State& s) {
  return ((guidepost_of(s) == Posts) || ...);
}
inline bool minions(const State& s) { return has_minions(s.chronicle); }
inline bool islands(const State& s) { return has_sky_islands(s.chronicle); }
inline bool overbuilding(const State& s) { return has_overbuilding(s.chronicle); }
inline bool last_game(const State& s) { return s.game >= campaign_games; }
}  // namespace later_detail

inline constexpr std::array<LaterReading, 16> later_readings{{
    {"amb-2", &Readings::spectral_excluded, &later_detail::at<405>},
    {"amb-6", &Readings::empty_plot_wants_value, &later_detail::overbuilding},
    {"amb-8", &Readings::home_allowed, &later_detail::at<410>},
    {"amb-9", &Readings::martial_law_pays, &later_detail::at<411>},
    {"amb-10", &Readings::unpayable_is_free, &later_detail::at<409>},
    {"amb-11", &Readings::foreign_sky_allowed, &later_detail::at<412, 413>},
    {"amb-19", &Readings::tile_on_empty, &later_detail::islands},
    {"amb-20", &Readings::die_home_ordinary, &later_detail::minions},
    {"amb-21", &Readings::minion_without_vp, &later_detail::minions},
    {"amb-22", &Readings::cost_to_automa, &later_detail::at<406>},
    {"amb-23", &Readings::owner_rolls, &later_detail::at<405>},
    {"amb-25", &Readings::opponents_unharmed, &later_detail::last_game},
    {"amb-26", &Readings::ended_by_icon_only, &later_detail::last_game},
    {"amb-28", &Readings::story_136_humans, &later_detail::at<405>},
    {"amb-29", &Readings::no_card_162, &later_detail::last_game},
    {"amb-30", &Readings::companion_as_marked, &later_detail::at<404>},
}};

}  // namespace seatmate::charterstone
