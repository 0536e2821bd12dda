// The ids that the view and the corrections make at run time; see terms.cpp.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

void add_view_terms(std::vector<std::string>& ids) {
  static constexpr std::array<std::string_view, 8> block_ids{
      "game", "card", "row", "mat", "techs", "wonders", "tactics", "colonies"};
  for (const std::string_view name : block_ids) ids.push_back(term("block", name).id);
  static constexpr std::array<std::string_view, 37> label_ids{
      "round",     "age",       "last-round",     "at-turn",        "culture",      "science",
      "strength",  "happiness", "gold",           "blue",           "difficulty",   "deck",
      "expansion", "her-war",   "human-war",      "human-strength", "space",        "card",
      "kind",      "slot",      "urban-left",     "urban-right",    "technology",   "buildings",
      "gives",     "wonder",    "stages",         "complete",       "flipped",      "active",
      "beside",    "common",    "human-colonies", "auction-any",    "colonisation", "defence",
      "war-units"};
  for (const std::string_view name : label_ids) ids.push_back(term("label", name).id);
  static constexpr std::array<std::string_view, 38> value_ids{
      "science",        "culture",        "extra-science",
      "extra-culture",  "extra-strength", "extra-happiness",
      "blue",           "tech",           "cubes",
      "leader",         "government",     "special",
      "farm-mine",      "unit",           "urban-left",
      "urban-right",    "taken-leader",   "taken-government",
      "taken-tactic",   "wonder",         "wonder-stages",
      "built",          "flipped",        "row",
      "yellow",         "tactic",         "active-tactic",
      "beside",         "common",         "human-tactic",
      "her-war",        "human-war",      "colony",
      "past",           "human-strength", "human-culture",
      "human-colonies", "human-politics"};
  for (const std::string_view name : value_ids) ids.push_back(term("value", name).id);
  static constexpr std::array<std::string_view, 19> type_ids{
      "farm",     "mine",       "lab",       "library", "temple", "theater",      "arena",
      "infantry", "cavalry",    "artillery", "air",     "civil",  "colonization", "construction",
      "military", "government", "leader",    "wonder",  "action"};
  for (const std::string_view name : type_ids) ids.push_back(term("type", name).id);
}

}  // namespace seatmate::through_the_ages
