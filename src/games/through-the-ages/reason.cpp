// The trail in words: one message for each line a rule can leave, and the options it left.

#include "games/through-the-ages/reason.h"

#include <algorithm>

#include "games/through-the-ages/game.h"

namespace seatmate::through_the_ages {

namespace {

// An option as the table knows it: the card in the space, the technology; otherwise its number.
void add_option(const Data& data, const State& s, const TrailEntry& entry, int option,
                Reason& reason, std::vector<Message>& left) {
  const auto push = [&](std::string token, Message name) {
    reason.left.push_back(std::move(token));
    left.push_back(std::move(name));
  };
  const auto i = static_cast<std::size_t>(option);
  const auto noun = static_cast<Noun>(entry.noun);
  Civil card = Civil::none;
  if (noun == Noun::spaces && i < s.row.size()) card = s.row[i];
  if (noun == Noun::techs && i < s.techs.size()) card = s.techs[i].card;
  if (card != Civil::none)
    push(data.card(card).id, name_of(data, card));
  else if (noun == Noun::spaces)  // what she took has left its space
    push(std::to_string(option + 1), {"tta.option.space", {Arg("n", option + 1)}});
  else
    push(std::to_string(option + 1), plain_number(option + 1));
}

template <class Enum, std::size_t N>
Enum within(int value, const std::array<std::string_view, N>&) {
  return static_cast<Enum>(std::clamp(value, 0, static_cast<int>(N) - 1));
}

}  // namespace

Reason explain(const Data& data, const State& s, const TrailEntry& entry) {
  Reason reason;
  reason.rule = rule_ids[entry.rule];
  const auto line = std::find_if(why_lines.begin(), why_lines.end(), [&](const WhyLine& l) {
    return static_cast<std::uint16_t>(l.rule) == entry.rule && l.method == entry.method;
  });
  if (line == why_lines.end()) {  // a line nobody wrote a sentence for: the rule itself
    reason.text = term("rule", reason.rule);
    return reason;
  }
  if (!line->grounds.empty()) (reason.rule += ' ') += line->grounds;
  reason.text = term("why", line->sentence);
  auto& args = reason.text.args;
  args.emplace_back("a", static_cast<int>(entry.a));
  args.emplace_back("b", static_cast<int>(entry.b));
  switch (line->about) {
    case About::numbers:
      break;
    case About::card_icon:
      args.emplace_back("what", term(within<CardIcon>(entry.a, card_icon_names)));
      break;
    case About::dev_icon:
      args.emplace_back("what", term(within<DevIcon>(entry.a, dev_icon_names)));
      break;
    case About::build_icon:
      args.emplace_back("what", term(within<BuildIcon>(entry.a, build_icon_names)));
      break;
  }
  if (entry.what == TrailEntry::What::note) return reason;
  std::vector<Message> left;
  for (const Space option : OptionSet<Space, 128>(entry.set))  // any set of small numbers
    add_option(data, s, entry, static_cast<int>(option), reason, left);
  args.emplace_back("count", static_cast<int>(left.size()));
  args.emplace_back("left", std::move(left));
  return reason;
}

}  // namespace seatmate::through_the_ages
