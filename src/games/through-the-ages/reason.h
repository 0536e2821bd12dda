#pragma once

// Every line a rule can leave in the trail: its sentence in the catalogs, what its first number
// stands for, and what else it rests on: a reading.

#include <array>
#include <cstdint>
#include <string_view>

#include "games/through-the-ages/rules.h"

namespace seatmate::through_the_ages {

enum class About : std::uint8_t { numbers, card_icon, dev_icon, build_icon };
struct WhyLine {
  Rule rule;
  std::string_view method;
  std::string_view sentence;  // tta.why.<sentence>
  About about = About::numbers;
  std::string_view grounds{};
};

inline constexpr std::array why_lines{
    // cards and hand
    WhyLine{Rule::TTA_CARD_1, "row", "row-cards"},
    WhyLine{Rule::TTA_CARD_2, "leftmost", "leftmost"},
    WhyLine{Rule::TTA_CARD_3, "leftmost-instead", "leftmost-instead", About::card_icon, "A-6"},
    WhyLine{Rule::TTA_CARD_4, "nothing", "nothing-to-take"},
    WhyLine{Rule::TTA_CARD_5, "stays-empty", "stays-empty"},
    WhyLine{Rule::TTA_CARD_6, "not-allowed", "not-allowed", About::card_icon},
    WhyLine{Rule::TTA_CARD_7, "wanted", "wanted", About::card_icon},
    WhyLine{Rule::TTA_CARD_7, "most", "most-of-it", About::numbers, "A-5"},
    WhyLine{Rule::TTA_HAND_1, "gold", "hand-gold"},
    WhyLine{Rule::TTA_HAND_2, "leader", "hand-leader"},
    WhyLine{Rule::TTA_HAND_3, "government", "hand-government"},
    WhyLine{Rule::TTA_HAND_4, "special", "hand-special", About::numbers, "A-8"},
    WhyLine{Rule::TTA_HAND_5, "farm-mine", "hand-farm-mine"},
    WhyLine{Rule::TTA_HAND_6, "unit", "hand-unit"},
    WhyLine{Rule::TTA_HAND_7, "urban", "hand-urban", About::numbers, "A-7"},
    WhyLine{Rule::TTA_HAND_8, "wonder", "hand-wonder"},
    WhyLine{Rule::TTA_HAND_9, "events", "hand-events"},
    WhyLine{Rule::TTA_HAND_10, "wars", "hand-wars"},
    WhyLine{Rule::TTA_HAND_11, "tactics", "hand-tactics"},
    WhyLine{Rule::TTA_HAND_12, "displaced", "displaced", About::numbers, "A-14"},
    WhyLine{Rule::TTA_LEAD_1, "active-at-once", "leader-at-once"},
    WhyLine{Rule::TTA_LEAD_2, "icons-only", "leader-icons", About::numbers, "A-13"},
    WhyLine{Rule::TTA_LEAD_3, "icons-stop", "icons-stop"},
    // wonders
    WhyLine{Rule::TTA_WON_1, "rotated", "wonder-sideways"},
    WhyLine{Rule::TTA_WON_3, "stages-are-free", "stages-are-free"},
    WhyLine{Rule::TTA_WON_4, "stages", "stages"},
    WhyLine{Rule::TTA_WON_5, "complete", "wonder-complete"},
    WhyLine{Rule::TTA_WON_6, "icons-only", "wonder-icons"},
    // gold
    WhyLine{Rule::TTA_GOLD_1, "missing-science", "missing-science"},
    WhyLine{Rule::TTA_GOLD_3, "no-change", "no-change"},
    WhyLine{Rule::TTA_GOLD_4, "which-cards", "which-cards", About::numbers, "A-12"},
    // development
    WhyLine{Rule::TTA_DEV_1, "cannot-pay", "cannot-pay", About::numbers, "A-36"},
    WhyLine{Rule::TTA_DEV_1, "ignored", "dev-ignored"},
    WhyLine{Rule::TTA_DEV_2, "price", "price"},
    WhyLine{Rule::TTA_DEV_3, "removed-at-once", "removed-at-once"},
    WhyLine{Rule::TTA_DEV_3, "replaces", "replaces"},
    WhyLine{Rule::TTA_DEV_4, "peaceful", "peaceful"},
    WhyLine{Rule::TTA_DEV_5, "alternative", "alternative"},
    WhyLine{Rule::TTA_DEV_6, "icon", "dev-icon", About::dev_icon, "A-35"},
    WhyLine{Rule::TTA_DEV_7, "slides", "slides"},
    WhyLine{Rule::TTA_DEV_8, "no-cubes", "no-cubes"},
    // building
    WhyLine{Rule::TTA_BUILD_1, "no-wonder", "no-wonder"},
    WhyLine{Rule::TTA_BUILD_2, "cap", "cap", About::numbers, "A-11"},
    WhyLine{Rule::TTA_BUILD_3, "price-is-level", "price-is-level"},
    WhyLine{Rule::TTA_BUILD_4, "candidates", "build-candidates", About::numbers, "A-9"},
    WhyLine{Rule::TTA_BUILD_4, "largest", "build-largest"},
    WhyLine{Rule::TTA_BUILD_4, "second", "build-second"},
    WhyLine{Rule::TTA_BUILD_4, "third", "build-third"},
    WhyLine{Rule::TTA_BUILD_5, "candidates", "upgrade-candidates", About::numbers, "A-9"},
    WhyLine{Rule::TTA_BUILD_5, "largest", "upgrade-largest", About::numbers, "A-33"},
    WhyLine{Rule::TTA_BUILD_5, "second", "build-second", About::numbers, "A-33"},
    WhyLine{Rule::TTA_BUILD_5, "third", "build-third", About::numbers, "A-33"},
    WhyLine{Rule::TTA_BUILD_6, "difference-less-one", "upgrade-price"},
    WhyLine{Rule::TTA_BUILD_7, "next-card", "next-card"},
    WhyLine{Rule::TTA_BUILD_8, "cube", "cube"},
    WhyLine{Rule::TTA_BUILD_9, "free", "free-age-a"},
    WhyLine{Rule::TTA_BUILD_12, "nothing-raises-it", "nothing-raises-it", About::numbers, "A-10"},
    WhyLine{Rule::TTA_BLUE_1, "blue-cube", "blue-cube"},
    WhyLine{Rule::TTA_BLUE_2, "no-cube", "no-blue-cube"},
    WhyLine{Rule::TTA_BLUE_3, "any-level", "blue-any-level"},
    WhyLine{Rule::TTA_WAR_2, "no-urban", "war-no-urban", About::build_icon},
    WhyLine{Rule::TTA_WAR_2, "extra-unit", "war-extra-unit", About::numbers, "A-23"},
    // gain and production
    WhyLine{Rule::TTA_GAIN_3, "event", "drawn-event"},
    WhyLine{Rule::TTA_GAIN_3, "rotated", "drawn-rotated"},
    WhyLine{Rule::TTA_GAIN_4, "colony", "drawn-colony"},
    WhyLine{Rule::TTA_GAIN_5, "war-aggression", "drawn-war"},
    WhyLine{Rule::TTA_GAIN_6, "tactic", "tactic-kept", About::numbers, "A-15"},
    WhyLine{Rule::TTA_GAIN_6, "tactic-discarded", "tactic-discarded", About::numbers, "A-15"},
    WhyLine{Rule::TTA_GAIN_7, "discard", "drawn-bonus"},
    WhyLine{Rule::TTA_PROD_1, "produce", "produce", About::numbers, "A-26"},
    // tactics; a tactic that stays active leaves no line
    WhyLine{Rule::TTA_TAC_1, "wild-units", "wild-units"},
    WhyLine{Rule::TTA_TAC_2, "common", "tactic-common"},
    WhyLine{Rule::TTA_TAC_2, "slot", "tactic-slot"},
    WhyLine{Rule::TTA_TAC_3, "army", "army", About::numbers, "A-16"},
    WhyLine{Rule::TTA_TAC_4, "outdated", "army-outdated"},
    WhyLine{Rule::TTA_TAC_5, "from-hand", "tactic-from-hand"},
    WhyLine{Rule::TTA_TAC_6, "stronger", "tactic-stronger", About::numbers, "A-37"},
    // politics
    WhyLine{Rule::TTA_POL_1, "none", "pol-none"},
    WhyLine{Rule::TTA_POL_2, "too-weak", "too-weak-attack", About::numbers, "A-34"},
    WhyLine{Rule::TTA_POL_2, "aggression", "pol-aggression"},
    WhyLine{Rule::TTA_POL_2, "no-card", "no-aggression", About::numbers, "A-21"},
    WhyLine{Rule::TTA_POL_3, "search", "search"},
    WhyLine{Rule::TTA_POL_4, "too-weak", "too-weak-war"},
    WhyLine{Rule::TTA_POL_4, "last-turn", "last-turn", About::numbers, "A-32"},
    WhyLine{Rule::TTA_POL_4, "war", "pol-war"},
    WhyLine{Rule::TTA_POL_4, "no-card", "no-war"},
    WhyLine{Rule::TTA_POL_5, "event", "pol-event"},
    WhyLine{Rule::TTA_POL_6, "no-event", "no-event"},
    // auctions and attacks
    WhyLine{Rule::TTA_COL_3, "force", "bid-force", About::numbers, "A-18"},
    WhyLine{Rule::TTA_COL_3, "no-bid", "no-bid", About::numbers, "A-17 A-18"},
    WhyLine{Rule::TTA_COL_4, "bonus", "bid-bonus"},
    WhyLine{Rule::TTA_AGG_2, "holds", "holds", About::numbers, "A-20"},
    WhyLine{Rule::TTA_AGG_2, "falls", "falls", About::numbers, "A-20"},
    // a new age
    WhyLine{Rule::TTA_AGE_2, "obsolete", "obsolete", About::numbers, "A-31"},
    WhyLine{Rule::TTA_AGE_3, "wonder-leaves", "wonder-leaves"},
    WhyLine{Rule::TTA_AGE_4, "blue-cubes", "blue-again"},
    WhyLine{Rule::TTA_DIFF_2, "refilled", "blue-refilled"},
};

}  // namespace seatmate::through_the_ages
