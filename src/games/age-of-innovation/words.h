#pragma once

// Tokens for the journal and terms for the catalogs: how the nouns of this game are written.

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/form.h"
#include "engine/tokens.h"
#include "engine/vocabulary.h"
#include "games/age-of-innovation/state.h"

namespace seatmate::age_of_innovation {

inline std::string_view token(Terrain t) { return terrain_names[index(t)]; }
inline std::string_view token(Discipline d) { return discipline_names[index(d)]; }
inline std::string_view token(Building b) { return building_names[index(b)]; }
inline std::string_view token(Faction f) { return faction_names[index(f)]; }
inline std::string_view token(Folk f) { return folk_names[index(f)]; }
inline std::string_view token(BookAction b) { return book_action_names[index(b)]; }
inline std::string_view token(Place p) { return place_names[index(p)]; }
inline std::string_view token(Player p) { return player_names[index(p)]; }
inline std::string token(Hex hex) {
  return "r" + std::to_string(row_of(hex)) + "c" + std::to_string(col_of(hex));
}

inline constexpr Vocabulary vocabulary{"aoi"};
inline Message term(std::string_view family, std::string_view name) {
  return vocabulary.message(family, name);
}
inline Message term(Terrain t) { return term("terrain", token(t)); }
inline Message term(Discipline d) { return term("discipline", token(d)); }
inline Message term(Building b) { return term("building", token(b)); }
inline Message term(Faction f) { return term("faction", token(f)); }
inline Message term(Folk f) { return term("human-faction", token(f)); }
inline Message term(BookAction b) { return term("book-action", token(b)); }
inline Message term(Place p) { return term("place", token(p)); }
inline Message term(Player p) { return term("player", token(p)); }
inline Message term(Noun n) { return term("noun", noun_names[index(n)]); }

inline std::string label(const Map& map, Hex hex) { return map.label[index(hex)].data(); }

// "r4c7" or "E3", if it is a land hex of this side.
inline std::optional<Hex> parse_hex(const Map& map, std::string_view text) {
  for (const Hex hex : map.land) {
    const std::string_view name = map.label[index(hex)].data();
    const bool same = text.size() == name.size() && (text[0] | 0x20) == (name[0] | 0x20) &&
                      text.substr(1) == name.substr(1);
    if (same || text == token(hex)) return hex;
  }
  return std::nullopt;
}

// A step to carry out, and the places where. Vocabulary::step adds what was mentioned before it;
// here nothing ever is.
inline Step step(std::string_view id, std::initializer_list<Arg> args = {},
                 std::vector<std::string> places = {}) {
  return {Step::Kind::carry_out, vocabulary.message("step", id, args), std::move(places), {}};
}
// A step, or only a note if there is nothing to do.
inline Step step_if(bool something, std::string_view id, std::initializer_list<Arg> args,
                    std::vector<std::string> places = {}) {
  Step told = step(id, args, std::move(places));
  if (!something) told.kind = Step::Kind::note;
  return told;
}
inline Step note(std::string_view id, std::initializer_list<Arg> args = {}) {
  return step_if(false, id, args);
}
inline Step you_may(std::string_view id, std::initializer_list<Arg> args,
                    std::vector<std::string> places) {
  Step told = step(id, args, std::move(places));
  told.kind = Step::Kind::you_may;
  return told;
}

inline Arg yes_no(std::string_view key, bool yes) { return {key, yes ? "yes" : "no"}; }

}  // namespace seatmate::age_of_innovation
