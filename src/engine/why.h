#pragma once

// The trail in words: what a game's list of lines (engine/trail_lines.h) makes of an entry.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/option_set.h"
#include "engine/reasons.h"
#include "engine/trail_lines.h"
#include "engine/vocabulary.h"

namespace seatmate {

// An option that was left: its token, and its name for people.
using LeftOption = std::pair<std::string, Message>;

// `describe(line, args)` adds what the numbers stand for; `name(option)` names an option.
template <class RuleIds, class Lines, class Describe, class Name>
Reason reason_of(const Vocabulary& words, const RuleIds& rule_ids, const Lines& lines,
                 const TrailEntry& entry, Describe&& describe, Name&& name) {
  Reason reason;
  reason.rule = rule_ids[entry.rule];
  const auto& line = lines[entry.line];
  if (!line.grounds.empty()) (reason.rule += ' ') += line.grounds;
  reason.text = words.message("why", line.sentence);
  auto& args = reason.text.args;
  args.add({"a", static_cast<int>(entry.a)});
  args.add({"b", static_cast<int>(entry.b)});
  describe(line, args);
  if (entry.what == TrailEntry::What::note) return reason;
  enum class Number : std::uint8_t {};  // any set of small numbers
  std::vector<Message> left;
  for (const Number option : OptionSet<Number, 128>(entry.set)) {
    LeftOption one = name(static_cast<int>(option));
    reason.left.push_back(std::move(one.first));
    left.push_back(std::move(one.second));
  }
  args.add({"count", static_cast<int>(left.size())});
  args.add({"left", left});
  return reason;
}

}  // namespace seatmate
