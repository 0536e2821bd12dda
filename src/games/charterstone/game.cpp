#include "games/charterstone/game.h"

#include <algorithm>

#include "engine/box_of.h"
#include "games/charterstone/ending.h"
#include "games/charterstone/inputs.h"
#include "games/charterstone/lab/simulate.h"
#include "games/charterstone/setup.h"
#include "games/charterstone/table.h"
#include "games/charterstone/turn.h"
#include "games/charterstone/visit.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

const GameInfo& Rulebook::info() {
  static constexpr std::array<std::string_view, 13> later{
      "CH-SETUP-7", "CH-SETUP-8", "CH-DECK-3", "CH-DECK-4", "CH-GP",    "CH-IDX", "CH-MIN",
      "CH-SKY",     "CH-PERIL",   "CH-OVER",   "CH-POST",   "CH-APERS", "CH-CAMP"};
  static const GameInfo info{"charterstone", "charter", 3, rule_ids, metric_names, later};
  return info;
}

const Game& game() {
  static const GameOf<Rulebook> instance;
  return instance;
}

namespace {

// What can be read in two ways; the first is the default. A reading of a rule that is not in the
// Chronicle from the beginning has choices that give nothing away.
constexpr TwoWays<Readings> two_ways[] = {
    {"amb-1", "all", "discard-pile", &Readings::reshuffle_discard},
    {"amb-2", "usual", "other", &Readings::spectral_excluded},
    {"amb-3", "distinct", "ordinal", &Readings::rank_ordinal},
    {"amb-4", "last", "wraps", &Readings::missing_rank_wraps},
    {"amb-5", "icon", "always", &Readings::auto_progress},
    {"amb-6", "usual", "other", &Readings::empty_plot_wants_value},
    {"amb-7", "zero", "skipped", &Readings::missing_value_skipped},
    {"amb-8", "usual", "other", &Readings::home_allowed},
    {"amb-9", "usual", "other", &Readings::martial_law_pays},
    {"amb-10", "usual", "other", &Readings::unpayable_is_free},
    {"amb-11", "usual", "other", &Readings::foreign_sky_allowed},
    {"amb-12", "counted", "not-counted", &Readings::automas_do_not_count},
    {"amb-13", "moves", "stays", &Readings::no_zero_influence},
    {"amb-14", "discard", "archive", &Readings::crateless_archived},
    {"amb-15", "archive", "discard", &Readings::opened_discarded},
    {"amb-16", "none", "keeps", &Readings::keeps_random_gain},
    {"amb-17", "lowest", "asked", &Readings::plot_asked},
    {"amb-18", "language", "ascii", &Readings::names_as_ascii},
    {"amb-19", "usual", "other", &Readings::tile_on_empty},
    {"amb-20", "usual", "other", &Readings::die_home_ordinary},
    {"amb-21", "usual", "other", &Readings::minion_without_vp},
    {"amb-22", "usual", "other", &Readings::cost_to_automa},
    {"amb-23", "usual", "other", &Readings::owner_rolls},
    {"amb-24", "final", "track", &Readings::strength_by_track},
    {"amb-25", "usual", "other", &Readings::opponents_unharmed},
    {"amb-26", "usual", "other", &Readings::ended_by_icon_only},
    {"amb-27", "filled", "with-start", &Readings::starting_capacity},
    {"amb-28", "usual", "other", &Readings::story_136_humans},
    {"amb-29", "usual", "other", &Readings::no_card_162},
    {"amb-30", "usual", "other", &Readings::companion_as_marked},
    {"amb-31", "roll-again", "nobody", &Readings::nobody_in_empty},
    {"amb-33", "every-game", "everybody", &Readings::everybody_competes},
    {"king-variant", "humans", "card", &Readings::king_variant},
};

SetupOption number_option(std::string_view group, std::string_view id, int min, int max,
                          int usual) {
  SetupOption number = vocabulary.option(group, id, {}, "", std::to_string(usual));
  number.field.kind = Field::Kind::number;
  number.field.min = min;
  number.field.max = max;
  return number;
}

Message name_of(const State& s, Charter c) {
  return {is_automa(s, c) ? "charter.label.automa" : "charter.label.human",
          {Arg("charter", term(c))}};
}

}  // namespace

std::vector<SetupOption> Rulebook::options(const Data& data) {
  std::vector<std::string> roles;
  for (const std::string_view role : role_names) roles.emplace_back(role);
  std::vector<SetupOption> options;
  for (const Charter c : all_charters) {
    const Role usual = c == Charter::purple                         ? Role::human
                       : c == Charter::yellow || c == Charter::blue ? Role::automa
                                                                    : Role::inactive;
    SetupOption role = vocabulary.option("table", token(c), roles, "role", token(usual));
    role.field.label = {"charter.setup.role", {Arg("charter", term(c))}};
    options.push_back(std::move(role));
  }
  options.push_back(deck_option(vocabulary, is_deck_told(data)));
  options.push_back(vocabulary.option("table", "die", {"app", "mine"}, "die-by", "app"));
  options.push_back(vocabulary.option("table", "printed", {"ask", "house"}, "printed", "ask"));
  options.push_back(number_option("table", "begin-at", 1, campaign_games, 1));
  options.push_back(number_option("rules", "initial-strength", 1, 9, least_strength));
  options.push_back(number_option("rules", "floor", 1, 9, least_strength));
  for (const auto& way : two_ways) options.push_back(vocabulary.reading(way));
  return options;
}

void begin_game(State& s, const Chronicle& chronicle, int game) {
  State next;
  next.random = s.random;
  next.chronicle = chronicle;
  next.game = static_cast<std::uint8_t>(std::min(game, after_campaign));
  next.roles = s.roles;
  next.deck_kind = s.deck_kind;
  next.house_facts = s.house_facts;
  next.die_told = s.die_told;
  next.readings = s.readings;
  // What a simulated campaign measures outlasts the game after it.
  next.automa_turns = s.automa_turns;
  if (game > campaign_games) {
    next.campaign_vp = s.campaign_vp;
    next.champions = s.champions;
  }
  next.guidepost = static_cast<std::uint8_t>(game > campaign_games || chronicle.guidepost == 0
                                                 ? 0
                                                 : chronicle.guidepost - first_guidepost + 1);
  s = next;
}

Result<State> Rulebook::start(const Data& data, const Settings& settings, std::uint64_t seed) {
  return start_from(data, {}, settings, seed);
}

namespace {

// 1.15: what every campaign has seen by this game; what depends on its choices is told.
Chronicle half_played(int game) {
  constexpr std::array<std::uint16_t, campaign_games> posts{0,   400, 401, 402, 404, 405,
                                                            406, 407, 408, 409, 410, 412};
  struct Seen {
    int from;
    std::uint16_t first, last;
  };
  constexpr std::array<Seen, 6> seen{
      {{3, 125, 127}, {4, 390, 392}, {5, 132, 132}, {5, 159, 159}, {10, 356, 356}, {11, 376, 376}}};
  Chronicle c;
  c.games = static_cast<std::uint8_t>(game - 1);
  c.guidepost = posts[static_cast<std::size_t>(game - 1)];
  for (const Seen& one : seen)
    for (int card = one.first; game >= one.from && card <= one.last; ++card) c.cards.add(card);
  return c;
}

}  // namespace

Result<State> Rulebook::start_from(const Data& data, const Carried& chronicle,
                                   const Settings& settings, std::uint64_t seed) {
  const auto value = [&](std::string_view id) { return setting(settings, id); };
  State s;
  s.random = Random(seed);
  for (const Charter c : all_charters)
    s.roles[index(c)] = parse<Role>(role_names, value(token(c))).value_or(Role::inactive);
  s.die_told = value("die") == "mine";
  s.house_facts = value("printed") == "house";
  for (const auto& way : two_ways) s.readings.*way.member = value(way.id) == way.other;
  s.readings.floor =
      static_cast<std::uint8_t>(parse_within(value("floor"), 1, 9).value_or(least_strength));
  if (humans(s) == 0) return refuse("charter.error.no-human", {});
  const auto deck = chosen_deck(vocabulary, settings, is_deck_told(data));
  if (!deck) return deck.refusal();
  s.deck_kind = *deck;
  // CH-SETUP-2: a campaign may be under way when the app comes to the table.
  const int begins = parse_within(value("begin-at"), 1, campaign_games).value_or(1);
  const bool late = chronicle.games == 0 && begins > 1;
  if (late)
    begin_game(s, half_played(begins), begins);
  else
    begin_game(s, chronicle, chronicle.games + 1);
  s.wait = late;
  if (s.game == 1 || late)
    s.chronicle.strength = static_cast<std::uint8_t>(
        parse_within(value("initial-strength"), 1, 9).value_or(least_strength));
  return s;
}

namespace {

// A human's token waits for its track to be told.
Turn<> place_token_told(State& s, Table& t) {
  const bool quota = s.placing > placing_reputation;
  co_await t.need(s, TableFact{quota ? Track::quota : Track::reputation});
  if (quota)
    place_on_quota(s, t, s.placing - placing_reputation);
  else
    place_on_reputation(s, t);
  s.placing = 0;
}

}  // namespace

bool Rulebook::runs(const State& s) {
  switch (s.phase) {
    case Phase::setup:
      return !s.wait;
    case Phase::ending:
      return true;
    case Phase::over:
      return false;
    default:
      return s.placing != 0 || s.bet_user != Owner::nobody || (!s.wait && is_automa(s, s.current));
  }
}

Turn<> Rulebook::run(State& s, Table& t) {
  if (s.phase == Phase::setup) return set_up(s, t);
  if (s.placing != 0) return place_token_told(s, t);
  if (s.bet_user != Owner::nobody) return settle_bet(s, t);  // CH-GP-405, the last turn's too
  if (s.phase == Phase::ending) return end_game(s, t);
  return automa_turn(s, t);
}

Message Rulebook::title(const Data&, const State& s) {
  if (s.phase == Phase::over) return {"charter.title.over", {Arg("game", s.game)}};
  if (s.phase == Phase::setup) return {"charter.title.village", {Arg("game", s.game)}};
  if (s.wait) return {"charter.title.wait", {Arg("game", s.game), Arg("charter", term(s.current))}};
  return {s.last_round ? "charter.title.last-round" : "charter.title.your-turn",
          {Arg("game", s.game), Arg("charter", term(s.current))}};
}

Message Rulebook::summary(const Data&, const State& s) {
  if (s.phase == Phase::over) {
    return {"charter.summary.over",
            {Arg("game", s.game), Arg("winners", names_of(s.winners)),
             Arg("strength", s.chronicle.strength)}};
  }
  return {
      "charter.summary.game",
      {Arg("game", s.game), Arg("space", s.progress + 1), Arg("strength", s.chronicle.strength)}};
}

namespace {

// What an Automa card shows, in the words of its question.
Message told_card(const Data& data, const State& s, const Entry& entry) {
  const Form form = CardFact{0}.form(data, s);
  std::vector<Message> shown;
  for (std::size_t i = 0; i < form.fields.size(); ++i) {
    std::string_view rest = argument(entry, i);
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find(','));
      rest.remove_prefix(std::min(rest.size(), word.size() + 1));
      for (const Option& option : form.fields[i].options)
        if (option.token == word && word != "-") {
          if (form.fields[i].id == "card-vp" && word != "strength")
            shown.push_back({"charter.label.card-vp", {Arg("vp", option.label)}});
          else
            shown.push_back(option.label);
        }
    }
  }
  return vocabulary.list(std::move(shown));
}

}  // namespace

Message Rulebook::describe(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  if (entry.verb == CardFact::verb)
    return {"charter.said.answered",
            {Arg("question", term("asked", entry.verb)), Arg("answer", told_card(data, s, entry))}};
  if (entry.verb == BasicPlot::verb || entry.verb == EmptyPlot::verb) {
    Input plot;
    if (read_plot(argument(entry, 0), plot))
      return {"charter.said.answered",
              {Arg("question", term("asked", entry.verb)),
               Arg("answer", plot_name(plot.charter, plot.plot))}};
  }
  if (!verb) {  // an answer
    std::string said;
    for (const std::string& arg : entry.args) {
      if (!said.empty() && !arg.empty()) said += ' ';
      said += arg.substr(0, arg.find('\t'));  // behind a name: how it is sorted
    }
    return {"charter.said.answered",
            {Arg("question", term("asked", entry.verb)), Arg("answer", plain(said))}};
  }
  const auto read = read_input(data, s, entry);
  const Input input = read ? *read : Input{};
  return {
      "charter.said." + entry.verb,
      {Arg("charter", term(s.current)),
       Arg("where", input.in_commons            ? term(input.common)
                    : input.verb == Verb::built ? plot_name(input.charter, input.plot)
                                                : place_label(data, s, input.charter, input.plot)),
       Arg("n", static_cast<int>(input.number)), Arg("crate", crate_name(input.crate)),
       Arg("other", term(input.charter))}};
}

std::optional<FinalResult> Rulebook::result(const Data&, const State& s) {
  if (s.phase != Phase::over) return std::nullopt;
  const bool campaign = s.game == campaign_games;
  // What a story gives has a row only where it gave something.
  const bool personas = s.game >= campaign_games;
  const bool buildings = s.opened == lettered('C');
  FinalResult result;
  result.rows = {term("result", "track"), term("result", "reputation")};
  if (personas) result.rows.push_back(term("result", "persona"));
  if (buildings) result.rows.push_back(term("result", "buildings"));
  if (campaign) result.rows.push_back(term("result", "campaign"));
  int automa_wins = 0;
  for (const Charter c : all_charters) {
    if (!is_active(s, c)) continue;
    const std::size_t i = index(c);
    Standing standing;
    standing.automa = is_automa(s, c);
    standing.name = name_of(s, c);
    const bool automa = standing.automa;  // a human's points are told as one number
    standing.points = {automa ? s.seats[i].vp : s.final_vp[i], automa ? s.reputation_vp[i] : 0};
    if (personas) standing.points.push_back(automa ? s.persona_vp[i] : 0);
    if (buildings) standing.points.push_back(automa ? s.building_vp[i] : 0);
    if (campaign) standing.points.push_back(s.campaign_vp[i]);
    standing.total = s.final_vp[i];
    standing.winner = s.winners.has(c);
    automa_wins += standing.winner && standing.automa ? 1 : 0;
    result.standings.push_back(standing);
  }
  result.verdict = {automa_wins == 0                   ? "charter.verdict.humans"
                    : automa_wins == s.winners.count() ? "charter.verdict.automas"
                                                       : "charter.verdict.shared",
                    {Arg("strength", s.chronicle.strength), Arg("change", s.strength_change)}};
  if (campaign)  // CH-CAMP-1
    result.verdict = {"charter.verdict.campaign",
                      {Arg("winners", names_of(s.winners)), Arg("who", names_of(s.champions))}};
  return result;
}

// A round is over when every player has had a turn; a human's points are told at the end.
Scores Rulebook::scores(const Data&, const State& s) {
  Scores scores;
  for (const Charter c : all_charters) {
    if (!is_active(s, c)) continue;
    Score score{name_of(s, c), is_automa(s, c), std::nullopt};
    if (s.phase == Phase::over)
      score.points = s.final_vp[index(c)];
    else if (score.automa)
      score.points = s.seats[index(c)].vp;
    scores.players.push_back(std::move(score));
  }
  scores.round = 1 + s.turns / static_cast<int>(scores.players.size());
  return scores;
}

}  // namespace seatmate::charterstone
