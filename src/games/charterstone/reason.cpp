// The trail in words: one message for each line a rule can leave, and the options it left.

#include <algorithm>

#include "engine/why.h"
#include "games/charterstone/game.h"
#include "games/charterstone/lines.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

// A building by its name and value, an empty plot by its number.
Message building_option(const Data& data, const State& s, Charter c, std::size_t plot) {
  const int number = building_at(s, c, plot);
  if (number == 0)
    return {"charter.option.plot",
            {Arg("charter", term(c)), Arg("plot", static_cast<int>(plot) + 1)}};
  const BuildingCard& card = data.building(number);
  const int value = is_known(s, card.source) ? card.value : no_value;
  return {"charter.option.building",
          {Arg("name", building_name(data, s, number)),
           Arg("value", value == no_value ? plain("?") : plain_number(value))}};
}

// Players by their charters, cards by their numbers.
LeftOption left_option(const Data& data, const State& s, const TrailEntry& entry, int option) {
  const auto noun = static_cast<Noun>(entry.noun);
  std::string number = std::to_string(option + 1);
  if (noun == Noun::cards) {
    const auto at = static_cast<std::size_t>(option);
    if (at < s.mat.size()) number = std::to_string(s.mat[at].number);
    return {number, plain(number)};
  }
  if (noun == Noun::charters) {
    for (const Charter c : all_charters)
      if (is_active(s, c) && option-- == 0) return {std::string(token(c)), term(c)};
  } else if (option < plots && entry.noun < index(Noun::buildings) + charter_count) {
    const auto c = static_cast<Charter>(entry.noun - index(Noun::buildings));
    const auto plot = static_cast<std::size_t>(option);
    return {place_token(c, plot), building_option(data, s, c, plot)};
  }
  return {number, plain(number)};
}

}  // namespace

Reason Rulebook::reason(const Data& data, const State& s, const TrailEntry& entry) {
  const auto describe = [&](const WhyLine& line, Args& args) {
    if (line.about == About::charter)
      args.add({"what", term(static_cast<Charter>(std::clamp(entry.a, 0, charter_count - 1)))});
  };
  return reason_of(vocabulary, rule_ids, why_lines, entry, describe,
                   [&](int option) { return left_option(data, s, entry, option); });
}

}  // namespace seatmate::charterstone
