#pragma once

// Which code decides each rule of each rulebook, and which tests prove it. Generated from the
// sources at build time (tools/rule-index.py), so that it cannot go stale.

#include <span>
#include <string_view>

namespace seatmate::embedded {

struct RuleIndexEntry {
  std::string_view game;                          // the folder below src/games: "age-of-innovation"
  std::string_view id;                            // "AI-BUILD-3a"
  std::span<const std::string_view> implemented;  // "src/games/age-of-innovation/build.cpp:42"
  std::span<const std::string_view> tests;  // "src/games/…/build_test.cpp:Build.TiesGoToTheNearest"
};

// By game; within a game in the order of its rules.h, then the ids which that file does not list.
[[nodiscard]] std::span<const RuleIndexEntry> rule_index();

}  // namespace seatmate::embedded
