// `decide`, the kinds about the science display: discipline, send-scholar, science-scoring.

#include "games/age-of-innovation/lab/decide.h"
#include "games/age-of-innovation/science.h"
#include "games/age-of-innovation/scoring.h"

namespace seatmate::age_of_innovation {

namespace {

// The colour of the round tile: told, or by the tile that lies there; nothing if neither is given.
std::optional<Discipline> tile_colour(Given& g) {
  std::optional<Discipline> told;
  std::optional<Discipline> printed;
  if (g.has("tileColour")) told = g.name<Discipline>("tileColour", discipline_names);
  const int tile = g.number_or("tile", 1, tile_count, 0);
  const int final_tile = g.number_or("finalTile", 1, final_tile_count, 0);
  if (g.has("round")) {
    const int round = g.round();
    if (round == rounds ? final_tile > 0 : tile > 0)
      printed = tile_discipline(g.data, round, tile, final_tile);
  }
  if (told && printed && *told != *printed)
    g.wrong("\"tileColour\" is \"" + std::string(token(*told)) + "\" but the tile is \"" +
            std::string(token(*printed)) + "\": give one of the two.");
  return told ? told : printed;
}

}  // namespace

Doc decide_discipline(Given& g) {
  g.knows({"automa", "humans", "supportCard", "tileColour", "round", "tile", "finalTile", "action",
           "steps"});
  State s;
  g.science(s);
  const Support& support = g.support("supportCard");
  constexpr std::array<std::string_view, 2> actions{"send-scholar", "advance"};
  const bool advance = g.has("action") && g.name<std::size_t>("action", actions) == 1;
  const int steps = g.number_or("steps", 1, 2, 1);
  const auto colour = tile_colour(g);
  if (support.by_tile && !advance && !colour)
    g.wrong(
        "\"tileColour\" is missing and the support card shows the round tile: it must be a "
        "discipline, or give \"round\" and \"tile\" instead (in round 6 \"round\" and "
        "\"finalTile\").");
  if (!g.ok()) return {};

  DecideTable t(g.data);
  const auto chosen = advance ? choose_step(s, t, support)
                              : choose_discipline(s, t, support, colour.value_or(Discipline{}));
  if (!chosen) return fails();
  const auto set_of = [](const TrailEntry* entry) {
    return discipline_list(DisciplineSet(static_cast<DisciplineSet::Bits>(entry->set)));
  };
  Doc result = Doc::object();
  result.set("options", set_of(find_options(t.trail)));
  result.set("chosen", token(*chosen));
  if (find_line(t.trail, Line::AI_SCHOL_2_scoring_tile) != nullptr) {
    result.set("by", "scoring-tile");
  } else {
    const TrailEntry* gap =
        find_line(t.trail, {Line::AI_SCHOL_4_smallest_gap, Line::AI_DUO_6_smallest_gap});
    result.set("by", "catch-up");
    result.set("afterZero", set_of(find_line(t.trail, Line::AI_SCHOL_3_on_zero)));
    result.set("smallestGap", static_cast<int>(gap->a));
    result.set("afterGap", set_of(gap));
  }
  if (advance) result.set("levelAfter", advanced(s.science[0][index(*chosen)], steps));
  cite_rules(result, t.trail, rule_ids);
  return result;
}

Doc decide_send_scholar(Given& g) {
  g.knows({"level", "freeSpaces", "automaScholars"});
  const int level = g.number("level", 0, highest_level - 1);
  const int scholars = g.number("automaScholars", 0, g.data.scholars);
  std::array<int, 4> free{};  // by the number on the space
  const Doc& spaces = g["freeSpaces"];
  constexpr std::string_view what = "a list with at most one 3 and three 2s";
  if (!spaces.is_list()) g.unfit("freeSpaces", spaces, what);
  for (const Doc& space : spaces.items())
    ++free[static_cast<std::size_t>(g.number_at("freeSpaces", space, 2, 3))];
  if (free[3] > 1 || free[2] > 3)
    g.wrong("\"freeSpaces\" has " + std::to_string(free[3]) + " spaces with a 3 and " +
            std::to_string(free[2]) + " with a 2: it must be " + std::string(what) + ".");
  if (!g.ok()) return {};
  const ScholarSent sent = scholar_sent(level, free[3], free[2], scholars);
  Doc result = Doc::object();
  result.set("scholarOn", sent.space > 0 ? Doc(sent.space) : Doc());
  result.set("level", sent.level);
  result.set("scholarsLeft", sent.scholars);
  return result;
}

Doc decide_science_scoring(Given& g) {
  g.knows({"values", "points", "automa", "humans"});
  const bool ranking = g.has("values") || g.has("points");
  if (ranking == (g.has("automa") || g.has("humans")))
    g.wrong("Give either \"values\" and \"points\" or \"automa\" and \"humans\".");
  if (!g.ok()) return {};
  Doc result = Doc::object();
  if (ranking) {
    const auto values = g.numbers("values");
    const auto points = g.numbers("points");
    if (!g.ok()) return {};
    std::vector<int> scores(values.size());
    share_prizes(values, points, scores);
    result.set("scores", number_list(scores));
    return result;
  }
  State s;
  g.science(s);
  if (!g.ok()) return {};
  const auto players = static_cast<std::size_t>(s.players());
  std::vector<int> totals(players);
  Doc& rows = result.set("byDiscipline", Doc::object());
  for (std::size_t d = 0; d < discipline_count; ++d) {
    const auto shares = science_shares(g.data, s, static_cast<Discipline>(d));
    rows.set(discipline_names[d], number_list({shares.begin(), shares.begin() + s.players()}));
    for (std::size_t p = 0; p < players; ++p) totals[p] += shares[p];
  }
  result.set("totals", number_list(totals));
  return result;
}

}  // namespace seatmate::age_of_innovation
