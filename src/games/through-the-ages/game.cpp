#include "games/through-the-ages/game.h"

#include <algorithm>

#include "engine/box_of.h"
#include "games/through-the-ages/inputs.h"
#include "games/through-the-ages/lab/simulate.h"
#include "games/through-the-ages/scoring.h"
#include "games/through-the-ages/setup.h"
#include "games/through-the-ages/turn.h"
#include "games/through-the-ages/visit.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

const GameInfo& Rulebook::info() {
  static const GameInfo info{"through-the-ages", "tta", 2, rule_ids, metric_names};
  return info;
}

const Game& game() {
  static const GameOf<Rulebook> instance;
  return instance;
}

namespace {

// What can be read in two ways; the first is the default.
constexpr TwoWays<Readings> two_ways[] = {
    {"a-02", "build-first", "production-first", &Readings::production_before_build},
    {"a-03", "nothing", "produces", &Readings::produces_first_turn},
    {"a-05", "leftmost", "most", &Readings::urban_icon_most},
    {"a-09", "affordable", "best", &Readings::build_best},
    {"a-10", "raises", "any", &Readings::any_increase},
    {"a-11", "type", "card", &Readings::cap_per_card},
    {"a-12", "oldest", "fewest", &Readings::gold_fewest},
    {"a-13", "ignored", "counts", &Readings::leader_happiness},
    {"a-15", "once", "slot", &Readings::tactic_by_slot},
    {"a-16-armies", "several", "one", &Readings::one_army},
    {"a-18", "units", "tactic", &Readings::colonises_with_tactic},
    {"a-19", "age", "card", &Readings::loss_by_card},
    {"a-21", "skipped", "played", &Readings::plays_untargetable},
    {"a-22", "full", "nothing", &Readings::human_gains_nothing},
    {"a-23", "paid", "free", &Readings::war_units_free},
    {"a-29", "ask", "first", &Readings::tie_first},
    {"a-33", "increase", "target", &Readings::upgrade_by_target},
    {"a-34", "weaker", "any", &Readings::attacks_any},
    {"a-35", "must-give", "any", &Readings::develops_any},
    {"a-36", "ignored", "next", &Readings::develops_next},
    {"a-37", "common", "slot", &Readings::slot_tactic_first},
};

}  // namespace

std::vector<SetupOption> Rulebook::options(const Data& data) {
  std::vector<SetupOption> options{
      vocabulary.option("game", "blue", {"0", "1", "2", "3", "4"}, "blue", "0"),
      vocabulary.option("game", "first", {"you", "her", "random"}, "first", "random"),
      vocabulary.option("table", "row", {"dealt", "typed", "asked"}, "row", "typed"),
      deck_option(vocabulary, is_deck_told(data)),
      vocabulary.option("table", "expansion", {"no", "ask", "house"}, "expansion", "no"),
  };
  for (const auto& way : two_ways) {
    options.push_back(vocabulary.reading(way));
    if (way.id == "a-16-armies")  // A-16, in three ways
      options.push_back(vocabulary.option("rules", "a-16-air", {"plain", "doubles", "both"},
                                          "reading.a-16-air", "plain"));
  }
  return options;
}

Result<State> Rulebook::start(const Data& data, const Settings& settings, std::uint64_t seed) {
  State s;
  s.random = Random(seed);
  s.difficulty =
      static_cast<std::uint8_t>(parse_within(setting(settings, "blue"), 0, 4).value_or(0));
  s.automa_starts = setting(settings, "first") == "her" ||
                    (setting(settings, "first") == "random" && s.random.below(2) == 1);
  s.row_kind = parse<RowKind>(row_kind_names, setting(settings, "row")).value_or(RowKind::typed);
  s.expansion =
      setting(settings, "expansion") == "ask" || setting(settings, "expansion") == "house";
  s.expansion_house = setting(settings, "expansion") == "house";
  for (const auto& way : two_ways) s.readings.*way.member = setting(settings, way.id) == way.other;
  s.readings.air_doubles = setting(settings, "a-16-air") == "doubles";
  s.readings.air_both = setting(settings, "a-16-air") == "both";
  const auto deck = chosen_deck(vocabulary, settings, is_deck_told(data));
  if (!deck) return deck.refusal();
  s.deck_kind = *deck;
  return s;
}

bool Rulebook::runs(const State& s) {
  if (s.phase == Phase::over) return false;
  return s.phase != Phase::turns || s.pending != Pending::none || s.at_turn == Player::automa;
}

Turn<> Rulebook::run(State& s, Table& t) {
  switch (s.phase) {
    case Phase::setup:
      return set_up(s, t);
    case Phase::scoring:
      return score_game(s, t);
    default:
      return s.pending != Pending::none ? resolve_pending(s, t) : automa_turn(s, t);
  }
}

Message Rulebook::title(const Data&, const State& s) {
  const Arg round("round", s.round);
  if (s.phase == Phase::over) return {"tta.title.over", {}};
  return {s.final_round != 0 && s.round >= s.final_round ? "tta.title.last-round"
                                                         : "tta.title.your-turn",
          {round, Arg("age", term(s.age))}};
}

Message Rulebook::summary(const Data&, const State& s) {
  if (s.phase == Phase::over)
    return {"tta.summary.over", {Arg("hers", s.culture), Arg("yours", s.human_final)}};
  if (s.phase == Phase::setup) return {"tta.summary.setup", {Arg("blue", s.difficulty)}};
  return {"tta.summary.round",
          {Arg("round", s.round), Arg("age", term(s.age)), Arg("culture", s.culture)}};
}

Message Rulebook::describe(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  // The question about an event shares its word with the entry; where he is asked, it is an answer.
  const bool asked =
      !verb || s.at_turn != Player::human || s.phase != Phase::turns || s.pending != Pending::none;
  if (asked) {
    std::vector<Message> said;
    for (const std::string& arg : entry.args) {
      std::string_view rest = arg;
      while (!rest.empty()) {
        const std::string_view token = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), token.size() + 1));
        const Civil civil = data.civil_named(token);
        const Military military = data.military_named(token);
        said.push_back(civil != Civil::none         ? name_of(data, civil)
                       : military != Military::none ? name_of(data, military)
                                                    : plain(token));
      }
    }
    if (said.empty()) said.push_back(term("label", "nothing"));
    return {"tta.said.answered",
            {Arg("question", term("asked", entry.verb)), Arg("answer", std::move(said))}};
  }
  const auto read = read_input(data, s, entry);
  const Input input = read ? *read : Input{};
  std::vector<Message> cards;
  for (const Civil card : input.cards) cards.push_back(name_of(data, card));
  return {"tta.said." + entry.verb,
          {Arg("card", name_of(data, input.card)), Arg("cards", std::move(cards)),
           Arg("strength", input.strength), Arg("round", s.round)}};
}

std::optional<FinalResult> Rulebook::result(const Data&, const State& s) {
  if (s.phase != Phase::over) return std::nullopt;
  FinalResult result;
  result.rows = {term("result", "culture")};
  for (const Player player : {Player::automa, Player::human}) {
    Standing standing;
    standing.automa = player == Player::automa;
    standing.name = standing.automa ? term(player) : term("player", "you");
    standing.total = standing.automa ? s.culture : s.human_final;
    standing.points = {standing.total};
    standing.winner = standing.total == std::max(s.culture, s.human_final);
    result.standings.push_back(standing);
  }
  result.verdict = {s.culture == s.human_final  ? "tta.verdict.shared"
                    : s.culture > s.human_final ? "tta.verdict.she-wins"
                                                : "tta.verdict.you-win",
                    {Arg("score", std::max(s.culture, s.human_final))}};
  return result;
}

// The human's culture is told at the end.
Scores Rulebook::scores(const Data&, const State& s) {
  Scores scores{s.round,
                {{term(Player::automa), true, s.culture}, {term("player", "you"), false, {}}}};
  if (s.phase == Phase::over) scores.players[1].points = s.human_final;
  return scores;
}

}  // namespace seatmate::through_the_ages
