#pragma once

// The nouns of Through the Ages: cards, ages, slots and the icons of her cards.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/inline_vector.h"
#include "engine/option_set.h"
#include "engine/tokens.h"

namespace seatmate::through_the_ages {

// Cards are numbers: the place in data/through-the-ages/civil.json and military.json.
enum class Civil : std::uint8_t { none = 255 };
enum class Military : std::uint8_t { none = 255 };
inline constexpr int most_civil = 192;
inline constexpr int most_military = 128;

enum class Age : std::uint8_t { a, i, ii, iii, iv };
inline constexpr std::array<std::string_view, 5> age_names{"A", "I", "II", "III", "IV"};
constexpr int level(Age age) { return static_cast<int>(age); }

enum class Class : std::uint8_t {
  farm,
  mine,
  urban,
  unit,
  special,
  government,
  leader,
  wonder,
  action
};
inline constexpr std::array<std::string_view, 9> class_names{
    "farm", "mine", "urban", "unit", "special", "government", "leader", "wonder", "action"};
constexpr bool is_technology(Class c) { return c <= Class::government; }

// Types within a class: three buildings or units of one type are the most (TTA-BUILD-2).
enum class Type : std::uint8_t {
  farm,
  mine,
  lab,
  library,
  temple,
  theater,
  arena,
  infantry,
  cavalry,
  artillery,
  air,
  civil,
  colonization,
  construction,
  military,
  government,
  leader,
  wonder,
  action
};
inline constexpr std::array<std::string_view, 19> type_names{
    "farm",     "mine",       "lab",       "library", "temple", "theater",      "arena",
    "infantry", "cavalry",    "artillery", "air",     "civil",  "colonization", "construction",
    "military", "government", "leader",    "wonder",  "action"};

enum class MilitaryType : std::uint8_t { event, territory, tactic, aggression, war, bonus };
inline constexpr std::array<std::string_view, 6> military_type_names{
    "event", "territory", "tactic", "aggression", "war", "bonus"};

// The events, in the order of the ages; the name is the card's id without its age.
enum class Event : std::uint8_t {
  development_of_agriculture,
  development_of_civilization,
  development_of_crafts,
  development_of_markets,
  development_of_politics,
  development_of_religion,
  development_of_science,
  development_of_settlement,
  development_of_trade_routes,
  development_of_warfare,
  barbarians,
  border_conflict,
  crusades,
  cultural_influence,
  foray,
  good_harvest,
  immigration,
  new_deposits,
  pestilence,
  raiders,
  rats,
  rebellion,
  reign_of_terror,
  scientific_breakthrough,
  uncertain_borders,
  civil_unrest,
  cold_war,
  crime_wave,
  economic_progress,
  emigration,
  iconoclasm,
  independence_declaration,
  international_agreement,
  national_pride,
  politics_of_strength,
  popularization_of_science,
  prosperity,
  ravages_of_time,
  refugees,
  terrorism,
  impact_of_agriculture,
  impact_of_architecture,
  impact_of_balance,
  impact_of_colonies,
  impact_of_competition,
  impact_of_government,
  impact_of_happiness,
  impact_of_industry,
  impact_of_population,
  impact_of_progress,
  impact_of_science,
  impact_of_strength,
  impact_of_technology,
  impact_of_variety,
  impact_of_wonders,
  none
};
inline constexpr std::array<std::string_view, 55> event_names{"development_of_agriculture",
                                                              "development_of_civilization",
                                                              "development_of_crafts",
                                                              "development_of_markets",
                                                              "development_of_politics",
                                                              "development_of_religion",
                                                              "development_of_science",
                                                              "development_of_settlement",
                                                              "development_of_trade_routes",
                                                              "development_of_warfare",
                                                              "barbarians",
                                                              "border_conflict",
                                                              "crusades",
                                                              "cultural_influence",
                                                              "foray",
                                                              "good_harvest",
                                                              "immigration",
                                                              "new_deposits",
                                                              "pestilence",
                                                              "raiders",
                                                              "rats",
                                                              "rebellion",
                                                              "reign_of_terror",
                                                              "scientific_breakthrough",
                                                              "uncertain_borders",
                                                              "civil_unrest",
                                                              "cold_war",
                                                              "crime_wave",
                                                              "economic_progress",
                                                              "emigration",
                                                              "iconoclasm",
                                                              "independence_declaration",
                                                              "international_agreement",
                                                              "national_pride",
                                                              "politics_of_strength",
                                                              "popularization_of_science",
                                                              "prosperity",
                                                              "ravages_of_time",
                                                              "refugees",
                                                              "terrorism",
                                                              "impact_of_agriculture",
                                                              "impact_of_architecture",
                                                              "impact_of_balance",
                                                              "impact_of_colonies",
                                                              "impact_of_competition",
                                                              "impact_of_government",
                                                              "impact_of_happiness",
                                                              "impact_of_industry",
                                                              "impact_of_population",
                                                              "impact_of_progress",
                                                              "impact_of_science",
                                                              "impact_of_strength",
                                                              "impact_of_technology",
                                                              "impact_of_variety",
                                                              "impact_of_wonders"};

// Aggressions and wars; the name is the card's id without its age.
enum class Attack : std::uint8_t {
  enslave,
  plunder,
  raid,
  annex,
  infiltrate,
  spy,
  armed_intervention,
  war_over_technology,
  war_over_territory,
  war_over_culture,
  none
};
inline constexpr std::array<std::string_view, 10> attack_names{"enslave",
                                                               "plunder",
                                                               "raid",
                                                               "annex",
                                                               "infiltrate",
                                                               "spy",
                                                               "armed_intervention",
                                                               "war_over_technology",
                                                               "war_over_territory",
                                                               "war_over_culture"};

// The six numbers she has (TTA-GEN-5), the four of them that are ratings.
struct Ratings {
  std::int16_t science = 0;
  std::int16_t culture = 0;
  std::int16_t strength = 0;
  std::int16_t happiness = 0;
  friend bool operator==(const Ratings&, const Ratings&) = default;
  void add(const Ratings& o, int times) {
    science = static_cast<std::int16_t>(science + o.science * times);
    culture = static_cast<std::int16_t>(culture + o.culture * times);
    strength = static_cast<std::int16_t>(strength + o.strength * times);
    happiness = static_cast<std::int16_t>(happiness + o.happiness * times);
  }
  Ratings& operator+=(const Ratings& o) {
    add(o, 1);
    return *this;
  }
  friend Ratings operator-(const Ratings& a, const Ratings& b) {
    return {static_cast<std::int16_t>(a.science - b.science),
            static_cast<std::int16_t>(a.culture - b.culture),
            static_cast<std::int16_t>(a.strength - b.strength),
            static_cast<std::int16_t>(a.happiness - b.happiness)};
  }
};

// --- the icons of her cards (TTA-ANAT-3)
// --------------------------------------------------------------

enum class PoliticsIcon : std::uint8_t { aggression, war, event };
inline constexpr std::array<std::string_view, 3> politics_names{"AGGRESSION", "WAR", "EVENT"};
struct Politics {
  PoliticsIcon icon = PoliticsIcon::event;
  std::int8_t n = 0;  // the advantage it wants
  friend bool operator==(const Politics&, const Politics&) = default;
};

enum class CardIcon : std::uint8_t {
  action,
  leader,
  special_strength,
  farm_mine,
  military,
  government,
  urban_science,
  urban_culture,
  urban_strength,
  wonder,
  any
};
inline constexpr std::array<std::string_view, 11> card_icon_names{
    "ACTION",        "LEADER",        "SPECIAL_STRENGTH", "FARM_MINE", "MILITARY", "GOVERNMENT",
    "URBAN_SCIENCE", "URBAN_CULTURE", "URBAN_STRENGTH",   "WONDER",    "ANY"};

enum class DevIcon : std::uint8_t {
  urban_science,
  urban_culture,
  urban_strength,
  urban_leftmost,
  special_strength,
  special_any,
  farm_mine,
  military,
  government
};
inline constexpr std::array<std::string_view, 9> dev_icon_names{
    "DEV_URBAN_SCIENCE",  "DEV_URBAN_CULTURE",    "DEV_URBAN_STRENGTH",
    "DEV_URBAN_LEFTMOST", "DEV_SPECIAL_STRENGTH", "DEV_SPECIAL_ANY",
    "DEV_FARM_MINE",      "DEV_MILITARY",         "DEV_GOVERNMENT"};
// Alternatives of one icon: the first that is possible is done (TTA-DEV-5).
using Development = InlineVector<DevIcon, 4>;

enum class BuildIcon : std::uint8_t {
  military,
  urban_science,
  urban_culture,
  urban_strength,
  wonder
};
inline constexpr std::array<std::string_view, 5> build_icon_names{
    "BUILD_MILITARY", "BUILD_URBAN_SCIENCE", "BUILD_URBAN_CULTURE", "BUILD_URBAN_STRENGTH",
    "WONDER_STAGES"};
struct Build {
  BuildIcon icon = BuildIcon::military;
  std::uint8_t stages = 0;  // of a wonder
  bool blue = false;        // paid with a blue cube
  friend bool operator==(const Build&, const Build&) = default;
};

struct AuctionRow {
  static constexpr std::int8_t open_below = -128;
  static constexpr std::int8_t open_above = 127;
  std::int8_t min = open_below;
  std::int8_t max = open_above;
  std::uint8_t force = 0;
  [[nodiscard]] constexpr bool holds(int advantage) const {
    return (min == open_below || advantage >= min) && (max == open_above || advantage <= max);
  }
  friend bool operator==(const AuctionRow&, const AuctionRow&) = default;
};

inline constexpr int row_spaces = 13;
inline constexpr int swept_spaces = 3;  // 2 players, 3.1
inline constexpr int automa_cards = 24;
inline constexpr int cards_of_age = 8;
inline constexpr int most_of_a_type = 3;  // TTA-BUILD-2
inline constexpr int most_unit_strength = 9;
inline constexpr int most_human_strength = 200;  // that can be told

// TTA-AGE-1: the deck of the new age; age IV uses that of III.
constexpr Age deck_of_age(Age age) {
  return age == Age::iv ? Age::iii : age == Age::a ? Age::i : age;
}
// The number of the first card of the deck in use.
constexpr int first_of_deck(Age age) { return 1 + cards_of_age * (level(deck_of_age(age)) - 1); }

// The age whose deck a card of this number is of.
constexpr Age age_of_number(int number) {
  return static_cast<Age>((number - 1) / cards_of_age + 1);
}
// Cards are called by their number in the deck of their age, from 1 to 8.
constexpr int number_in_age(int number) { return (number - 1) % cards_of_age + 1; }

// Slots of her playmat; the first seven hold civil cards.
enum class Slot : std::uint8_t {
  action,
  leader,
  government,
  special,
  farm_mine,
  military,
  urban,
  events,
  wars_aggressions,
  tactics
};
inline constexpr std::array<std::string_view, 10> slot_names{
    "ACTION",   "LEADER", "GOVERNMENT", "SPECIAL",          "FARM_MINE",
    "MILITARY", "URBAN",  "EVENTS",     "WARS_AGGRESSIONS", "TACTICS"};

enum class Player : std::uint8_t { automa, human };
inline constexpr std::array<std::string_view, 2> player_names{"automa", "human"};

}  // namespace seatmate::through_the_ages
