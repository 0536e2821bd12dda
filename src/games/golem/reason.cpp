// The trail in words: one message for each line a rule can leave, and the options it left.

#include <algorithm>

#include "engine/why.h"
#include "games/golem/game.h"
#include "games/golem/lines.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

std::string token_of_pick(Pick pick) {
  return std::string(token(row_of(pick))) + "-" + std::string(token(marble_of(pick)));
}
Colour area_of(std::uint16_t rule) {
  switch (static_cast<Rule>(rule)) {
    case Rule::GO_GOLEM_1:
      return Colour::red;
    case Rule::GO_ART_1:
      return Colour::yellow;
    default:
      return Colour::blue;
  }
}

LeftOption left_option(const TrailEntry& entry, int option) {
  switch (static_cast<Noun>(entry.noun)) {
    case Noun::picks: {
      const auto pick = static_cast<Pick>(option);
      return {token_of_pick(pick),
              {"golem.option.pick",
               {Arg("marble", term(marble_of(pick))), Arg("row", term(row_of(pick)))}}};
    }
    case Noun::golems: {
      const Golem golem = golem_on(static_cast<Spot>(option));
      return {place_of(golem.district, golem.section),
              {golem.lying ? "golem.option.golem-lying" : "golem.option.golem",
               {Arg("district", term(golem.district)), Arg("section", roman(golem.section))}}};
    }
    case Noun::colours: {
      const auto colour = static_cast<Colour>(option);
      return {std::string(token(colour)), term(colour)};
    }
    case Noun::places:
      return {"tile-" + std::to_string(option + 1), {"golem.place.tile", {Arg("n", option + 1)}}};
    case Noun::developments: {
      // The printed order is a line of its own, under no area; a number serves there.
      const bool of_area = static_cast<Rule>(entry.rule) != Rule::GO_STRAT_5;
      const Colour area = area_of(entry.rule);
      return {std::to_string(option + 1),
              of_area ? development_term(area, static_cast<std::size_t>(option))
                      : plain_number(option + 1)};
    }
    default:
      return {std::to_string(option + 1), plain_number(option + 1)};
  }
}

}  // namespace

Reason Rulebook::reason(const Data&, const State&, const TrailEntry& entry) {
  const auto describe = [&](const WhyLine& line, Args& args) {
    switch (line.about) {
      case About::numbers:
        break;
      case About::criterion:
        args.add({"what", term(within<Criterion>(entry.a, criterion_count))});
        break;
      case About::colour:
        args.add({"what", term(within<Colour>(entry.a, colour_count))});
        break;
      case About::colours:
        args.add({"what", term(within<Colour>(entry.a, colour_count))});
        args.add({"other", term(within<Colour>(entry.b, colour_count))});
        break;
      case About::area:
        args.add({"what", area_term(within<Colour>(entry.a, colour_count))});
        break;
      case About::row:
        args.add({"what", term(within<Row>(entry.a, row_count))});
        break;
      case About::action:
        args.add({"what", term("column", entry.a == 0 ? "marble" : "rabbi")});
        break;
      case About::bonus:
        args.add({"what", term(within<Bonus>(entry.a, bonus_count))});
        break;
      case About::section:
        args.add({"section", roman(std::clamp(entry.a, 0, sections))});
        break;
    }
  };
  return reason_of(vocabulary, rule_ids, why_lines, entry, describe,
                   [&](int option) { return left_option(entry, option); });
}

}  // namespace seatmate::golem
