#include "games/age-of-innovation/game.h"

#include <algorithm>
#include <span>

#include "engine/box_of.h"
#include "engine/scores.h"
#include "games/age-of-innovation/facts.h"
#include "games/age-of-innovation/inputs.h"
#include "games/age-of-innovation/lab/simulate.h"
#include "games/age-of-innovation/rules.h"
#include "games/age-of-innovation/scoring.h"
#include "games/age-of-innovation/setup.h"
#include "games/age-of-innovation/turn.h"
#include "games/age-of-innovation/visit.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

const GameInfo& Rulebook::info() {
  static const GameInfo info{"age-of-innovation", "aoi", 2, rule_ids, metric_names};
  return info;
}

const Game& game() {
  static const GameOf<Rulebook> instance;
  return instance;
}

bool Rulebook::runs(const State& s) {
  return s.phase == Phase::setup || s.phase == Phase::scoring ||
         (s.phase == Phase::turns && s.current() == Player::automa && !s.wait_for_go);
}
Turn<> Rulebook::run(State& s, Table& t) {
  if (s.phase == Phase::setup) return set_up(s, t);
  if (s.phase == Phase::scoring) return score_game(s, t);
  return automa_turn(s, t);
}

namespace {

// What can be read in two ways; the first is the default.
struct Reading {
  TwoWays<Readings> way;
  std::string_view faction{};  // it matters only to this one
};
constexpr Reading two_ways[] = {
    {{"amb-2", "nearest", "support-symbol", &Readings::mark_by_support_card}},
    {{"amb-3", "hypothetical-mark", "shown-group", &Readings::bring_to_shown_group}},
    {{"amb-4", "unrestricted", "ship", &Readings::wanderers_bring_together}, "wanderers"},
    {{"amb-5", "adjacent", "ignored", &Readings::ignore_bridges}},
    {{"amb-6", "independent", "power-first", &Readings::cover_power_first}},
    {{"amb-11", "human", "own", &Readings::kuddlers_own_card}, "kuddlers"},
    {{"tile-limits", "on", "off", &Readings::any_tiles}},
};

SetupOption when(SetupOption option, std::string_view other, std::string_view is) {
  option.when = other;
  option.is = is;
  return option;
}
std::vector<std::string> names(std::span<const std::string_view> list) {
  std::vector<std::string> result;
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

// The faction of a human: asked, or one of the twelve, or one that is not listed.
SetupOption folk_option(std::string_view id) {
  SetupOption result = vocabulary.option("game", id, names(std::span(folk_names).subspan(1)),
                                         "human-faction", "ask");
  result.field.options.insert(result.field.options.begin(), {"ask", term("option", "ask")});
  result.field.options.push_back({"other", term(Folk::other)});
  return result;
}

}  // namespace

std::vector<SetupOption> Rulebook::options(const Data&) {
  std::vector<SetupOption> options{
      vocabulary.option("game", "humans", {"1", "2"}, "humans", "1"),
      vocabulary.option("game", "level", {"1", "2", "3", "4", "5"}, "level", "1"),
      when(vocabulary.option("game", "faction", names(faction_names), "faction", "simpletons"),
           "humans", "1"),
      vocabulary.option("game", "side", names(side_names), "side", "1-3"),
      terrain_option("human-home", "ask"),
      when(terrain_option("human2-home", "ask"), "humans", "2"),
      folk_option("human-faction"),
      when(folk_option("human2-faction"), "humans", "2"),
      terrain_option("automa-home", "random"),
      when(terrain_option("youth", "random"), "faction", "symbionts"),
      vocabulary.option("table", "tiles", {"app", "mine"}, "tiles-by", "app"),
      vocabulary.option("table", "cards", {"app", "mine"}, "cards-by", "app"),
  };
  for (const auto& [way, faction] : two_ways) {
    SetupOption reading = vocabulary.option(
        "rules", way.id, {std::string(way.usual), std::string(way.other)}, "reading", way.usual);
    options.push_back(faction.empty() ? std::move(reading)
                                      : when(std::move(reading), "faction", faction));
  }
  return options;
}

Result<State> Rulebook::start(const Data&, const Settings& settings, std::uint64_t seed) {
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
  const std::array<std::string_view, 2> folk_options{"human-faction", "human2-faction"};
  for (std::size_t human = 0; human < 2; ++human) {
    const auto human_home = parse<Terrain>(terrain_names, setting(settings, human_options[human]));
    s.home_asked[human] = human < s.humans && !human_home;
    s.human_home[human] = human_home.value_or(Terrain::plains);
  }
  for (std::size_t human = 0; human < s.humans; ++human) {
    const std::string_view said = setting(settings, folk_options[human]);
    s.folk_asked[human] = said == "ask";
    s.folk[human] = parse<Folk>(folk_names, said).value_or(Folk::other);
  }
  if (s.humans == 2 && s.folk[0] != Folk::other && s.folk[0] == s.folk[1])
    return refuse("aoi.error.faction-taken", {Arg("faction", term(s.folk[0]))});
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
  for (const auto& [way, faction] : two_ways)
    s.readings.*way.member = setting(settings, way.id) == way.other;
  return s;
}

Message Rulebook::title(const Data&, const State& s) {
  const Arg round("round", s.round);
  if (s.phase == Phase::over) return {"aoi.title.over", {}};
  if (s.phase == Phase::round_end) return {"aoi.title.round-end", {round}};
  if (s.phase == Phase::turns && s.wait_for_go)
    return {before_her_first_turn(s) ? "aoi.title.her-first" : "aoi.title.her-next", {round}};
  if (s.phase == Phase::turns && s.has_passed(Player::automa))
    return {"aoi.title.without-her",
            {round, Arg("player", s.humans == 2 ? term(s.current()) : term("player", "you"))}};
  if (s.phase == Phase::turns && s.humans == 2)
    return {"aoi.title.turn-of", {round, Arg("player", term(s.current()))}};
  return {"aoi.title.your-turn", {round}};
}

Message Rulebook::summary(const Data&, const State& s) {
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
  if (const auto discipline = parse<Discipline>(discipline_names, said)) return term(*discipline);
  if (const auto folk = parse<Folk>(folk_names, said)) return term(*folk);
  if (const auto building = parse<Building>(building_names, said)) return term(*building);
  if (said == "none") return term("option", said);
  if (question == FinalTileOnTable::verb && parse_int(said)) return term("final-tile", said);
  return plain(said);
}

}  // namespace

Message Rulebook::describe(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  Args args;
  const Map& map = map_of(data, s);
  const auto place = [&](std::size_t i) {
    const auto hex = i < entry.args.size() ? parse_hex(map, entry.args[i]) : std::nullopt;
    return hex ? label(map, *hex) : std::string("?");
  };
  if (!verb) {  // an answer to a question
    std::vector<Message> said;
    if (entry.verb == CardFact::verb)
      for (const std::string& arg : entry.args)
        for (Message& part : words_of_part(arg)) said.push_back(std::move(part));
    else
      for (const std::string& arg : entry.args)
        if (entry.verb != arg)  // "first workshop: E3", without saying that it is a workshop
          said.push_back(name_of_answer(map, entry.verb, arg));
    return {"aoi.did.answered",
            {Arg("question", term("question", entry.verb)), Arg("answer", std::move(said))}};
  }
  // An entry that no longer fits is still named as far as it can be.
  const auto read = read_input(data, s, entry);
  Input input = read ? *read : Input{};
  if (!read) input.human = static_cast<std::uint8_t>(human_at_turn(s));
  args.add({"player",
            s.humans == 2 ? term(static_cast<Player>(input.human + 1)) : term("player", "you")});
  // Behind the action by which it was done.
  const std::size_t first = *verb >= Verb::dig && *verb <= Verb::guild ? 1 : 0;
  args.add({"hex", place(first)});
  args.add({"to", place(first + 1)});
  args.add({"action", input.by.kind == Action::Kind::own     ? "own"
                      : input.by.kind == Action::Kind::power ? "power"
                                                             : "book"});
  args.add({"builds", input.builds ? "yes" : "no"});
  args.add({"terrain", term(input.terrain)});
  args.add({"building", term(input.building)});
  args.add({"discipline", term(input.discipline)});
  args.add({"steps", static_cast<int>(input.steps)});
  args.add({"n", (first == 1 ? input.by.slot : input.slot) + 1});
  args.add({"place", term(input.place)});
  args.add({"round", s.round});
  return {"aoi.did." + entry.verb, std::move(args)};
}

std::optional<FinalResult> Rulebook::result(const Data&, const State& s) {
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
Scores Rulebook::scores(const Data&, const State& s) {
  const auto name = [&](Player p) {
    return p == Player::human1 && s.humans == 1 ? term("player", "you") : term(p);
  };
  return scores_against(s.round, s.players(), Player::automa, s.score, s.phase == Phase::over, name,
                        [&](Player p) { return final_total(s, p); });
}

}  // namespace seatmate::age_of_innovation
