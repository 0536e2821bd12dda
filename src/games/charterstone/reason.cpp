// The trail in words: one message for each line a rule can leave, and the options it left.

#include "games/charterstone/reason.h"

#include <algorithm>

#include "games/charterstone/game.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

// Buildings by their names, players by their charters; cards as they lie on the mat.
LeftOption left_option(const Data& data, const State& s, const TrailEntry& entry, int option) {
  const auto noun = static_cast<Noun>(entry.noun);
  std::string number = std::to_string(option + 1);
  if (noun == Noun::cards)
    return {std::move(number), {"charter.option.card", {Arg("n", option + 1)}}};
  if (noun == Noun::charters) {
    for (const Charter c : all_charters)
      if (is_active(s, c) && option-- == 0) return {std::string(token(c)), term(c)};
  } else if (option < plots && entry.noun < index(Noun::buildings) + charter_count) {
    const auto c = static_cast<Charter>(entry.noun - index(Noun::buildings));
    const auto plot = static_cast<std::size_t>(option);
    return {place_token(c, plot), place_label(data, s, c, plot)};
  }
  return {number, plain(number)};
}

}  // namespace

Reason explain(const Data& data, const State& s, const TrailEntry& entry) {
  const auto describe = [&](const WhyLine& line, std::vector<Arg>& args) {
    if (line.about == About::charter)
      args.emplace_back("what",
                        term(static_cast<Charter>(std::clamp(entry.a, 0, charter_count - 1))));
  };
  return reason_of(vocabulary, rule_ids, why_lines, entry, describe,
                   [&](int option) { return left_option(data, s, entry, option); });
}

}  // namespace seatmate::charterstone
