#include "games/age-of-innovation/game.h"

#include <algorithm>

#include "engine/scores.h"
#include "games/age-of-innovation/simulate.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

const GameInfo& Rulebook::info() {
  static const GameInfo info{"age-of-innovation", "aoi", 1, rule_ids, metric_names};
  return info;
}

const Game& game() {
  static const GameOf<Rulebook> instance;
  return instance;
}

namespace {

SetupOption when(SetupOption option, std::string_view other, std::string_view is) {
  option.when = other;
  option.is = is;
  return option;
}
template <std::size_t N>
std::vector<std::string> names(const std::array<std::string_view, N>& list,
                               std::string_view first = {}) {
  std::vector<std::string> result;
  if (!first.empty()) result.emplace_back(first);
  for (const std::string_view name : list) result.emplace_back(name);
  return result;
}
// Terrain choices with a first token that stands for "ask me" or "draw it".
SetupOption terrain_option(std::string_view id, std::string_view first) {
  SetupOption result = vocabulary.option("game", id, names(terrain_names), "terrain", first);
  result.field.options.insert(result.field.options.begin(),
                              {std::string(first), term("option", first)});
  return result;
}

}  // namespace

std::vector<SetupOption> setup_options(const Data&) {
  return {
      vocabulary.option("game", "humans", {"1", "2"}, "humans", "1"),
      vocabulary.option("game", "level", {"1", "2", "3", "4", "5"}, "level", "1"),
      when(vocabulary.option("game", "faction", names(faction_names), "faction", "simpletons"),
           "humans", "1"),
      vocabulary.option("game", "side", names(side_names), "side", "1-3"),
      terrain_option("human-home", "ask"),
      when(terrain_option("human2-home", "ask"), "humans", "2"),
      terrain_option("automa-home", "random"),
      when(terrain_option("youth", "random"), "faction", "symbionts"),
      vocabulary.option("table", "tiles", {"app", "mine"}, "tiles-by", "app"),
      vocabulary.option("table", "cards", {"app", "mine"}, "cards-by", "app"),
      vocabulary.option("rules", "amb-2", {"nearest", "support-symbol"}, "reading", "nearest"),
      vocabulary.option("rules", "amb-3", {"hypothetical-mark", "shown-group"}, "reading",
                        "hypothetical-mark"),
      when(vocabulary.option("rules", "amb-4", {"unrestricted", "ship"}, "reading", "unrestricted"),
           "faction", "wanderers"),
      vocabulary.option("rules", "amb-5", {"adjacent", "ignored"}, "reading", "adjacent"),
      vocabulary.option("rules", "amb-6", {"independent", "power-first"}, "reading", "independent"),
      when(vocabulary.option("rules", "amb-11", {"human", "own"}, "reading", "human"), "faction",
           "kuddlers"),
      vocabulary.option("rules", "tile-limits", {"on", "off"}, "reading", "on"),
  };
}

Result<State> start_state(const Data& data, const Settings& settings, std::uint64_t seed) {
  State s;
  s.random = Random(seed);
  s.humans = setting(settings, "humans") == "2" ? 2 : 1;
  s.level = static_cast<std::uint8_t>(parse_int(setting(settings, "level")).value_or(1));
  s.side = parse<Side>(side_names, setting(settings, "side")).value_or(Side::small);
  s.faction =
      parse<Faction>(faction_names, setting(settings, "faction")).value_or(Faction::simpletons);
  if (s.humans == 2 && s.faction != Faction::simpletons)
    return refuse("aoi.error.duo-faction");  // AI-DUO-1
  s.own_cards = setting(settings, "cards") == "mine";
  s.tiles_told = setting(settings, "tiles") == "mine";
  const auto home = parse<Terrain>(terrain_names, setting(settings, "automa-home"));
  s.home_random = !home;
  s.home = home.value_or(Terrain::plains);
  const std::array<std::string_view, 2> human_options{"human-home", "human2-home"};
  for (std::size_t human = 0; human < 2; ++human) {
    const auto human_home = parse<Terrain>(terrain_names, setting(settings, human_options[human]));
    s.home_asked[human] = human < s.humans && !human_home;
    s.human_home[human] = human_home.value_or(Terrain::plains);
  }
  const bool known[2] = {!s.home_asked[0], s.humans == 2 && !s.home_asked[1]};
  if (!s.home_random &&
      ((known[0] && s.human_home[0] == s.home) || (known[1] && s.human_home[1] == s.home)))
    return refuse("aoi.error.home-taken", {Arg("terrain", term(s.home))});  // AI-SETUP-9
  if (known[0] && known[1] && s.human_home[0] == s.human_home[1])
    return refuse("aoi.error.home-taken", {Arg("terrain", term(s.human_home[0]))});
  const auto youth = parse<Terrain>(terrain_names, setting(settings, "youth"));
  s.youth_random = !youth;
  s.youth = youth.value_or(Terrain::plains);
  if (s.faction == Faction::symbionts && youth &&
      ((!s.home_random && *youth == s.home) || (known[0] && *youth == s.human_home[0])))
    return refuse("aoi.error.youth-taken", {Arg("terrain", term(*youth))});  // AI-FAC-SYM-1
  s.readings = {
      setting(settings, "amb-2") == "support-symbol", setting(settings, "amb-3") == "shown-group",
      setting(settings, "amb-4") == "ship",           setting(settings, "amb-5") == "ignored",
      setting(settings, "amb-6") == "power-first",    setting(settings, "amb-11") == "own",
      setting(settings, "tile-limits") == "off"};
  static_cast<void>(data);
  return s;
}

bool is_sound(const Data& data, const State& s) {
  const auto below = [](auto value, int limit) {
    const int n = static_cast<int>(value);
    return n >= 0 && n < limit;
  };
  bool ok = below(s.side, 2) && s.level >= 1 && s.level <= 5 && below(s.faction, faction_count) &&
            (s.humans == 1 || s.humans == 2) && below(s.home, terrain_count) &&
            below(s.human_home[0], terrain_count) && below(s.human_home[1], terrain_count) &&
            below(s.youth, terrain_count) && below(s.phase, 5) && s.round >= 1 && s.round <= rounds;
  if (!ok) return false;
  const Map& map = map_of(data, s);
  const HexSet board = s.automa() | s.all_human() | s.tools | s.fallow | s.blighted;
  ok = (board - map.land).empty() && (s.marked & s.unmarked).empty() &&
       (s.automa() & s.all_human()).empty() && (s.human[0] & s.human[1]).empty();
  HexSet kinds;
  int pieces = 0;
  for (int kind = 0; kind < own_building_count; ++kind) {
    kinds |= s.hers[static_cast<std::size_t>(kind)];
    pieces += s.hers[static_cast<std::size_t>(kind)].count();
    ok = ok && supply(data, s, static_cast<Building>(kind)) >= 0;
  }
  ok = ok && kinds == s.automa() && pieces == kinds.count();
  HexSet ground;
  int tiles = 0;
  for (const HexSet& set : s.terrain) {
    ground |= set;
    tiles += set.count();
  }
  if (s.phase != Phase::setup) ok = ok && ground == map.land && tiles == ground.count();
  for (const auto& bridges : s.bridges)
    for (const Bridge& bridge : bridges)
      ok = ok && below(bridge.from, hex_count) && below(bridge.to, hex_count);
  for (const auto& levels : s.science)
    for (const int level : levels) ok = ok && level <= highest_level;
  ok = ok && s.scholars <= 50 && s.deck_size <= card_count && s.drawn <= s.deck_size;
  for (const int tile : s.tiles) ok = ok && tile <= tile_count;
  ok = ok && s.final_tile <= final_tile_count && s.action <= card_count && s.support <= card_count;
  CardPile all;
  for (const CardPile* pile : {&s.deck.pile, &s.deck.played, &s.deck.reserve, &s.deck.aside})
    for (const Card card : *pile) {
      if (card < 1 || card > card_count || all.contains(card)) return false;
      all.push_back(card);
    }
  for (const auto* list : {&s.order, &s.next_order})
    for (std::size_t i = 0; i < list->size(); ++i) {
      ok = ok && below((*list)[i], s.players());
      for (std::size_t k = 0; k < i; ++k) ok = ok && (*list)[k] != (*list)[i];
    }
  // The setup is run from its beginning, on an empty board.
  if (s.phase == Phase::setup)
    return ok && board.empty() && s.order.empty() && s.next_order.empty() && all.empty() &&
           s.drawn == 0 && s.round == 1;
  ok = ok && s.at_turn < s.order.size() && s.order.size() == static_cast<std::size_t>(s.players());
  if (!ok) return false;
  if (s.phase == Phase::turns || s.phase == Phase::round_end) {
    // The deck must hold what is still to be drawn, unless the player holds it.
    if (!s.own_cards) ok = s.deck.pile.size() == static_cast<std::size_t>(s.deck_size - s.drawn);
    for (const int tile : s.tiles) ok = ok && tile >= 1;
    ok = ok && s.final_tile >= 1 && s.deck_size >= 3;
  }
  if (s.phase == Phase::turns) {
    ok = ok && !s.has_passed(s.current()) && s.next_order.size() < s.order.size();
    ok = ok && (s.drawn == 0 || s.support > 0 || s.has_passed(Player::automa));
  }
  if (s.phase == Phase::round_end)
    ok = ok && s.next_order.size() == s.order.size() && s.round < rounds;
  if (s.phase == Phase::scoring) ok = ok && !s.automa().empty();
  return ok;
}

Message prompt_title(const State& s) {
  const Arg round("round", s.round);
  if (s.phase == Phase::over) return {"aoi.title.over", {}};
  if (s.phase == Phase::round_end) return {"aoi.title.round-end", {round}};
  if (s.phase == Phase::turns && s.wait_for_go) return {"aoi.title.her-next", {round}};
  if (s.phase == Phase::turns && s.humans == 2)
    return {"aoi.title.turn-of", {round, Arg("player", term(s.current()))}};
  return {"aoi.title.your-turn", {round}};
}

Message summarize(const State& s) {
  if (s.phase == Phase::over)
    return {"aoi.summary.over",
            {Arg("automa", final_total(s, Player::automa)),
             Arg("human", final_total(s, Player::human1))}};
  if (s.phase == Phase::setup) return {"aoi.summary.setup", {Arg("level", s.level)}};
  return {"aoi.summary.round",
          {Arg("round", s.round), Arg("level", s.level), Arg("faction", term(s.faction)),
           Arg("score", s.score)}};
}

namespace {

// The words of an answer's token: a hex by its label, a terrain or building by its name.
Message name_of_answer(const Map& map, std::string_view question, const std::string& said) {
  if (const auto hex = parse_hex(map, said)) return plain(label(map, *hex));
  if (const auto terrain = parse<Terrain>(terrain_names, said)) return term(*terrain);
  if (const auto building = parse<Building>(building_names, said)) return term(*building);
  if (said == "none") return term("option", said);
  if (question == FinalTileOnTable::verb && parse_int(said)) return term("final-tile", said);
  return plain(said);
}

}  // namespace

Message describe_entry(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  Args args;
  const Map& map = map_of(data, s);
  const auto place = [&](std::size_t i) {
    const auto hex = i < entry.args.size() ? parse_hex(map, entry.args[i]) : std::nullopt;
    return hex ? label(map, *hex) : std::string("?");
  };
  if (!verb) {  // an answer to a question
    std::vector<Message> said;
    for (const std::string& arg : entry.args)
      if (entry.verb != arg)  // "first workshop: E3", without saying that it is a workshop
        said.push_back(name_of_answer(map, entry.verb, arg));
    return {"aoi.did.answered",
            {Arg("question", term("question", entry.verb)), Arg("answer", std::move(said))}};
  }
  // An entry that no longer fits is still named as far as it can be.
  const auto read = read_input(data, s, entry);
  const Input input = read ? *read : Input{};
  args.add({"player", s.humans == 2 ? term(static_cast<Player>(human_at_turn(s) + 1))
                                    : term("player", "you")});
  args.add({"hex", place(0)});
  args.add({"to", place(1)});
  args.add({"terrain", term(input.terrain)});
  args.add({"building", term(input.building)});
  args.add({"discipline", term(input.discipline)});
  args.add({"steps", static_cast<int>(input.steps)});
  args.add({"n", input.slot + 1});
  args.add({"place", term(input.place)});
  args.add({"round", s.round});
  return {"aoi.did." + entry.verb, std::move(args)};
}

std::optional<FinalResult> final_result(const State& s) {
  if (s.phase != Phase::over) return std::nullopt;
  FinalResult result;
  result.rows = {term("row", "track"), term("row", "science"), term("row", "area"),
                 term("row", "faction")};
  int best = 0;
  for (int p = 0; p < s.players(); ++p)
    best = std::max(best, final_total(s, static_cast<Player>(p)));
  int winners = 0;
  for (int i = 0; i < s.players(); ++i) {
    const auto player = static_cast<Player>(i);
    const std::size_t p = index(player);
    Standing standing;
    standing.name =
        player == Player::human1 && s.humans == 1 ? term("player", "you") : term(player);
    standing.automa = player == Player::automa;
    standing.points = {player == Player::automa ? s.score : s.human_points[p - 1],
                       s.science_points[p], s.area_points[p],
                       player == Player::automa ? s.faction_points : 0};
    standing.total = final_total(s, player);
    standing.winner = standing.total == best;
    winners += standing.winner ? 1 : 0;
    result.standings.push_back(standing);
  }
  // AI-END-5: a tie is shared.
  const bool hers = result.standings[0].winner;
  result.verdict = {winners > 1 ? "aoi.verdict.shared"
                    : hers      ? "aoi.verdict.she-wins"
                                : "aoi.verdict.you-win",
                    {Arg("score", best)}};
  return result;
}

// The humans' points stand on their own track and are told at the end.
Scores scores_so_far(const State& s) {
  const auto name = [&](Player p) {
    return p == Player::human1 && s.humans == 1 ? term("player", "you") : term(p);
  };
  return scores_against(s.round, s.players(), Player::automa, s.score, s.phase == Phase::over, name,
                        [&](Player p) { return final_total(s, p); });
}

}  // namespace seatmate::age_of_innovation
