#pragma once

// Tokens for the journal and terms for the catalogs: how the nouns of this game are written.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/form.h"
#include "engine/tokens.h"
#include "engine/vocabulary.h"
#include "games/pendulum/state.h"

namespace seatmate::pendulum {

inline std::string_view token(Area a) { return area_names[index(a)]; }
inline std::string_view token(Row r) { return row_names[index(r)]; }
inline std::string_view token(Cell c) { return cell_names[index(c)]; }
inline std::string_view token(Space s) { return space_names[index(s)]; }
inline std::string_view token(Worker w) { return worker_names[index(w)]; }
inline std::string_view token(Player p) { return player_names[index(p)]; }
inline std::string_view token(Level l) { return level_names[index(l)]; }
inline std::string_view token(WorkerSymbol w) { return worker_symbol_names[index(w)]; }
inline std::string_view token(TimerSymbol t) { return timer_symbol_names[index(t)]; }
inline std::string_view token(RewardKind k) {
  return k == RewardKind::none ? std::string_view("none") : reward_kind_names[index(k)];
}
inline std::string_view token(RewardPlace p) { return reward_place_names[index(p)]; }
inline std::string_view token(Track t) { return track_names[index(t)]; }
inline std::string_view token(FinalReward r) {
  return r == FinalReward::none ? std::string_view("none") : final_reward_names[index(r)];
}
inline std::string_view token(Icon i) { return icon_names[index(i)]; }
inline std::string_view token(EndBy by) { return end_by_names[index(by)]; }

inline constexpr Vocabulary vocabulary{"pen"};
inline Message term(std::string_view family, std::string_view name) {
  return vocabulary.message(family, name);
}
inline Message term(Area a) { return term("timer", token(a)); }
inline Message area_term(Area a) { return term("area", token(a)); }
inline Message term(Row r) { return term("row", token(r)); }
inline Message term(Cell c) { return term("cell", token(c)); }
inline Message term(Space s) { return term("space", token(s)); }
inline Message term(Worker w) { return term("worker", token(w)); }
inline Message term(Player p) { return term("player", token(p)); }
inline Message term(Level l) { return term("level", token(l)); }
inline Message term(RewardKind k) { return term("reward", token(k)); }
inline Message term(RewardPlace p) { return term("reward-place", token(p)); }
inline Message term(Track t) { return term("track", token(t)); }
inline Message term(FinalReward r) { return term("final", token(r)); }
inline Message term(Icon i) { return term("icon", token(i)); }

inline std::string place_of(Area area, Cell cell) {
  return std::string(token(space_of(area, cell)));
}

// What the options of a choice are, for the trail.
enum class Noun : std::uint8_t { cells, timers, players, places, tracks, finals };

}  // namespace seatmate::pendulum
