// The trail in words: one message for each line a rule can leave, and the options it left.

#include "games/charterstone/reason.h"

#include <algorithm>

#include "games/charterstone/game.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

Reason explain(const Data&, const State&, const TrailEntry& entry) {
  Reason reason;
  reason.rule = rule_ids[entry.rule];
  const auto line = std::find_if(why_lines.begin(), why_lines.end(),
                                 [&](const WhyLine& l) { return l.method == entry.method; });
  if (line == why_lines.end()) {  // a line nobody wrote a sentence for: the rule itself
    reason.text = term("rule", reason.rule);
    return reason;
  }
  if (!line->grounds.empty()) (reason.rule += ' ') += line->grounds;
  reason.text = term("why", line->method);
  reason.text.args.emplace_back("a", static_cast<int>(entry.a));
  reason.text.args.emplace_back("b", static_cast<int>(entry.b));
  if (entry.what == TrailEntry::What::note) return reason;
  // Buildings and cards are counted as they lie, players as they sit.
  std::vector<Message> left;
  for (const Slot option : SlotSet(static_cast<std::uint64_t>(entry.set))) {
    const int n = static_cast<int>(option) + 1;
    reason.left.push_back(std::to_string(n));
    left.push_back(
        {"charter.option." + std::string(static_cast<Noun>(entry.noun) == Noun::buildings ? "plot"
                                         : static_cast<Noun>(entry.noun) == Noun::cards   ? "card"
                                                                                        : "player"),
         {Arg("n", n)}});
  }
  reason.text.args.emplace_back("count", static_cast<int>(left.size()));
  reason.text.args.emplace_back("left", std::move(left));
  return reason;
}

}  // namespace seatmate::charterstone
