#pragma once

// Tokens for the journal and terms for the catalogs: how the nouns of this game are written.

#include <optional>
#include <string>
#include <string_view>

#include "engine/form.h"
#include "engine/tokens.h"
#include "engine/vocabulary.h"
#include "games/through-the-ages/state.h"

namespace seatmate::through_the_ages {

inline constexpr Vocabulary vocabulary{"tta"};
inline Message term(std::string_view family, std::string_view name) {
  return vocabulary.message(family, name);
}
inline Message name_of(const Data& data, Civil card) {
  return card == Civil::none ? term("label", "none") : term("card", data.card(card).id);
}
inline Message name_of(const Data& data, Military card) {
  return card == Military::none ? term("label", "none") : term("card", data.card(card).id);
}
inline Message term(Slot slot) { return term("slot", slot_names[index(slot)]); }
inline Message term(Age age) { return term("age", age_names[index(age)]); }
inline Message term(CardIcon icon) { return term("icon", card_icon_names[index(icon)]); }
inline Message term(DevIcon icon) { return term("icon", dev_icon_names[index(icon)]); }
inline Message term(BuildIcon icon) { return term("icon", build_icon_names[index(icon)]); }
inline Message term(PoliticsIcon icon) { return term("icon", politics_names[index(icon)]); }
inline Message term(Player player) { return term("player", player_names[index(player)]); }

}  // namespace seatmate::through_the_ages
