// The trail in words: one message for each line a rule can leave, and the options it left.

#include "engine/why.h"
#include "games/through-the-ages/game.h"
#include "games/through-the-ages/lines.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

namespace {

// An option as the table knows it: the card in the space, the technology; otherwise its number.
LeftOption left_option(const Data& data, const State& s, const TrailEntry& entry, int option) {
  const auto i = static_cast<std::size_t>(option);
  const auto noun = static_cast<Noun>(entry.noun);
  Civil card = Civil::none;
  if (noun == Noun::spaces && i < s.row.size()) card = s.row[i];
  if (noun == Noun::techs && i < s.techs.size()) card = s.techs[i].card;
  if (card != Civil::none) return {data.card(card).id, name_of(data, card)};
  if (noun == Noun::spaces)  // what she took has left its space
    return {std::to_string(option + 1), {"tta.option.space", {Arg("n", option + 1)}}};
  return {std::to_string(option + 1), plain_number(option + 1)};
}

}  // namespace

Reason Rulebook::reason(const Data& data, const State& s, const TrailEntry& entry) {
  const auto describe = [&](const WhyLine& line, Args& args) {
    switch (line.about) {
      case About::numbers:
        break;
      case About::card_icon:
        args.add({"what", term(within<CardIcon>(entry.a, card_icon_names.size()))});
        break;
      case About::dev_icon:
        args.add({"what", term(within<DevIcon>(entry.a, dev_icon_names.size()))});
        break;
      case About::build_icon:
        args.add({"what", term(within<BuildIcon>(entry.a, build_icon_names.size()))});
        break;
    }
  };
  return reason_of(vocabulary, rule_ids, why_lines, entry, describe,
                   [&](int option) { return left_option(data, s, entry, option); });
}

}  // namespace seatmate::through_the_ages
