// The trail in words: one message for each line a rule can leave, and the options it left.

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/why.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/lines.h"
#include "games/age-of-innovation/select.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

LeftOption left_option(const Map& map, Noun noun, int option) {
  switch (noun) {
    case Noun::hexes: {
      const auto hex = static_cast<Hex>(option);
      return {token(hex), plain(label(map, hex))};
    }
    case Noun::disciplines: {
      const auto discipline = static_cast<Discipline>(option);
      return {std::string(token(discipline)), term(discipline)};
    }
    default:
      return {std::to_string(option + 1), plain_number(option + 1)};
  }
}

// The terrain that decided, read from the card whose priorities were used.
Terrain decided_terrain(const Data& data, const State& s, const TrailEntry& entry) {
  const auto card = [&] {
    switch (static_cast<Line>(entry.line)) {
      case Line::AI_FAC_KUD_1_terrain_priority_human_card:
      case Line::AI_FAC_MIM_1_terrain_priority_human_card:
        return s.human_home[0];
      case Line::AI_FAC_SYM_2_terrain_priority_youth_card:
        return s.youth;
      default:
        return s.home;
    }
  }();
  const auto& row = data.priority[index(card)][support_of(data, s).row_b ? 1 : 0];
  return row[static_cast<std::size_t>(std::clamp(entry.a, 0, terrain_count - 1))];
}

// With two humans "you" means both.
bool speaks_of_both(const TrailEntry& entry) {
  const auto line = static_cast<Line>(entry.line);
  return line == Line::AI_SEL_NEAR_4_closest_to_human || line == Line::AI_UPG_2_adjacent_workshop;
}

}  // namespace

Reason Rulebook::reason(const Data& data, const State& s, const TrailEntry& entry) {
  const auto noun = static_cast<Noun>(entry.noun);
  const auto describe = [&](const WhyLine& line, Args& args) {
    switch (line.about) {
      case About::numbers:
        break;
      case About::discipline:
        args.add({"what", term(within<Discipline>(entry.a, discipline_count))});
        break;
      case About::building:
        args.add({"what", term(within<Building>(entry.a, building_count))});
        break;
      case About::faction:
        args.add({"what", term(within<Faction>(entry.a, faction_count))});
        break;
      case About::terrain:
        args.add({"what", term(within<Terrain>(entry.a, terrain_count))});
        break;
      case About::place:
        args.add({"what", term(within<Place>(entry.a, place_names.size()))});
        break;
      case About::player:
        args.add({"what", term(within<Player>(entry.a, player_names.size()))});
        break;
      case About::priority:
        args.add({"what", term(decided_terrain(data, s, entry))});
        args.add({"row", support_of(data, s).row_b ? "B" : "A"});
        break;
      case About::arrow:
        args.add({"arrow", entry.a < 0 ? "backward" : "forward"});
        args.add({"n", std::abs(entry.a)});
        break;
      case About::mark:
        args.add({"by", s.readings.mark_by_support_card ? "card" : "nearest"});
        break;
    }
    if (entry.what == TrailEntry::What::options) {
      args.add({"group", support_of(data, s).marked ? "marked" : "unmarked"});
      args.add({"ship", ship_of(data, s)});
    }
    if (entry.what != TrailEntry::What::note) args.add({"noun", term(noun)});
  };
  Reason reason = reason_of(vocabulary, rule_ids, why_lines, entry, describe,
                            [&](int option) { return left_option(map_of(data, s), noun, option); });
  if (s.humans == 2 && speaks_of_both(entry))
    for (const Rule rule : {Rule::AI_DUO_3, Rule::AI_DUO_5})
      (reason.rule += ' ') += rule_ids[index(rule)];
  return reason;
}

}  // namespace seatmate::age_of_innovation
