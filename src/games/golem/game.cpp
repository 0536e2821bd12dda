#include "games/golem/game.h"

#include <algorithm>

#include "engine/box_of.h"
#include "engine/scores.h"
#include "games/golem/inputs.h"
#include "games/golem/lab/simulate.h"
#include "games/golem/rounds.h"
#include "games/golem/rules.h"
#include "games/golem/scoring.h"
#include "games/golem/setup.h"
#include "games/golem/visit.h"
#include "games/golem/words.h"

namespace seatmate::golem {

const GameInfo& Rulebook::info() {
  static const GameInfo info{"golem", "golem", 3, rule_ids, metric_names};
  return info;
}

const Game& game() {
  static const GameOf<Rulebook> instance;
  return instance;
}

namespace {

// What can be read in two ways; the first is the default.
constexpr TwoWays<Readings> two_ways[] = {
    {"a-05", "active", "all", &Readings::criteria_look_at_all},
    {"a-06", "whole", "mirror-only", &Readings::work_row_without_golem},
    {"a-07", "black-white", "white-black", &Readings::white_before_black},
    {"a-08", "first", "waits", &Readings::lying_in_1_waits},
    {"a-09", "gained", "lost", &Readings::no_work_surplus},
    {"a-10", "unlimited", "limited", &Readings::track_limits_work},
    {"a-11", "token", "leftmost", &Readings::bonus_student_leftmost},
    {"a-12", "always", "never", &Readings::declines_prices},
    {"a-13", "rows", "columns", &Readings::books_by_column},
    {"a-14", "left", "right", &Readings::right_if_neither},
    {"a-15", "stays", "drops", &Readings::learning_token_drops},
    {"a-16", "first-laid", "last-laid", &Readings::last_laid_on_top},
    {"a-17", "card", "top", &Readings::topmost_kill_tile},
    {"a-18", "next", "none", &Readings::finished_area_ends_it},
    {"a-19", "stands", "lies", &Readings::lay_down_after_leg},
    {"a-21", "ignored", "counts", &Readings::red_zone_at_setup},
    {"a-22", "gone", "returns", &Readings::killed_come_back},
    {"a-23", "no-colour", "wild", &Readings::white_is_wild},
    {"a-25", "allowed", "never", &Readings::no_passing},
    {"a-26", "not-ignored", "all", &Readings::ignored_count},
    {"a-27", "forward", "none", &Readings::no_free_fallback},
    {"a-28", "free", "paid", &Readings::back_entry_pays},
    {"a-29", "lying", "standing", &Readings::standing_dies_first},
    {"a-30", "resources", "vp", &Readings::points_if_none_stands},
    {"a-31", "active", "separating", &Readings::work_must_separate},
    {"a-32", "column", "new-only", &Readings::only_new_book_acts},
    {"a-34", "counts", "next-turn", &Readings::new_golem_does_not_count},
};

// A reading that is a number.
struct NumberWay {
  std::string_view id;
  int min, max, usual;
  void (*set)(Readings&, int);
};
constexpr NumberWay number_ways[] = {
    {"a-03", -5, 5, -1, [](Readings& r, int n) { r.minus_five_vp = static_cast<std::int8_t>(n); }},
    {"a-24", 8, 15, 15, [](Readings& r, int n) { r.marbles = static_cast<std::uint8_t>(n); }},
};

}  // namespace

std::vector<SetupOption> Rulebook::options(const Data& data) {
  std::vector<SetupOption> options{
      vocabulary.option("game", "level", {"1", "2", "3", "4"}, "level", "1"),
      vocabulary.option("game", "humans", {"1", "2", "3"}, "humans", "1"),
      deck_option(vocabulary, is_deck_told(data)),
      vocabulary.option("table", "marbles", {"mine", "app"}, "by", "mine"),
      vocabulary.option("table", "tiles", {"mine", "app"}, "tiles-by", "mine"),
      vocabulary.option("table", "printed", {"ask", "house"}, "printed", "ask"),
  };
  for (const auto& way : two_ways) options.push_back(vocabulary.reading(way));
  for (const NumberWay& way : number_ways) {
    SetupOption number = vocabulary.option("rules", way.id, {}, "", std::to_string(way.usual));
    number.field.kind = Field::Kind::number;
    number.field.min = way.min;
    number.field.max = way.max;
    options.push_back(number);
  }
  return options;
}

Result<State> Rulebook::start(const Data& data, const Settings& settings, std::uint64_t seed) {
  State s;
  s.random = Random(seed);
  s.level = static_cast<std::uint8_t>(parse_within(setting(settings, "level"), 1, 4).value_or(1));
  s.humans = static_cast<std::uint8_t>(parse_within(setting(settings, "humans"), 1, 3).value_or(1));
  s.marbles_told = setting(settings, "marbles") == "mine";
  s.table_told = setting(settings, "tiles") == "mine";
  s.house_facts = setting(settings, "printed") == "house";
  for (const auto& way : two_ways) s.readings.*way.member = setting(settings, way.id) == way.other;
  for (const NumberWay& way : number_ways)
    way.set(s.readings,
            parse_within(setting(settings, way.id), way.min, way.max).value_or(way.usual));
  const auto deck = chosen_deck(vocabulary, settings, is_deck_told(data));
  if (!deck) return deck.refusal();
  s.deck_kind = *deck;
  return s;
}

bool Rulebook::runs(const State& s) {
  if (s.wait || s.phase == Phase::over) return false;
  return s.phase != Phase::actions || s.queue[0] == Player::automa;
}

Turn<> Rulebook::run(State& s, Table& t) {
  s.tiles_applied = 0;
  s.developing = s.books_asked = s.cells_asked = false;
  switch (s.phase) {
    case Phase::setup:
      return set_up(s, t);
    case Phase::refresh:
      return refresh(s, t);
    case Phase::movement:
      return movement(s, t);
    case Phase::evening:
      return evening(s, t);
    case Phase::scoring:
      return score_game(s, t);
    default:
      return automa_turn(s, t);
  }
}

Message Rulebook::title(const Data&, const State& s) {
  const Arg round("round", s.round);
  if (s.phase == Phase::over) return {"golem.title.over", {}};
  if (s.wait) {
    if (s.phase == Phase::movement) return {"golem.title.to-movement", {round}};
    if (s.phase == Phase::refresh) return {"golem.title.to-round", {round}};
    return {"golem.title.to-her-turn", {round}};
  }
  if (s.humans > 1 && !s.queue.empty())
    return {"golem.title.turn-of", {round, Arg("player", term(s.queue[0]))}};
  return {"golem.title.your-turn", {round}};
}

Message Rulebook::summary(const Data&, const State& s) {
  if (s.phase == Phase::over)
    return {"golem.summary.over",
            {Arg("automa", final_total(s, Player::automa)),
             Arg("human", final_total(s, Player::human1))}};
  if (s.phase == Phase::setup) return {"golem.summary.setup", {Arg("level", s.level)}};
  return {"golem.summary.round",
          {Arg("round", s.round), Arg("level", s.level), Arg("score", s.score)}};
}

namespace {

std::string with_blanks(const InlineVector<std::uint8_t, positions>& numbers) {
  std::string text;
  for (const int n : numbers) (text += text.empty() ? "" : " ") += std::to_string(n);
  return text;
}

Message card_in_words(const AutomaCard& card) {
  std::vector<Message> criteria;
  for (const Criterion criterion : card.criteria) criteria.push_back(term(criterion));
  return {
      "golem.label.card-told",
      {Arg("bonus", term(card.bonus)), Arg("level", card.level),
       Arg("first", card.marble_first ? "marble" : "rabbi"), Arg("tiles", with_blanks(card.tiles)),
       Arg("criteria", std::move(criteria)), Arg("books", with_blanks(card.books)),
       Arg("halves", card.left_half && card.right_half ? "both"
                     : card.left_half                  ? "left"
                     : card.right_half                 ? "right"
                                                       : "none")}};
}

Message throw_in_words(const Throw& rows) {
  std::vector<Message> told;
  for (std::size_t r = 0; r < row_count; ++r) {
    std::vector<Message> marbles;
    for (std::size_t m = 0; m < marble_count; ++m)
      if (rows[r][m] > 0)
        marbles.push_back({"golem.label.marbles-left",
                           {Arg("n", rows[r][m]), Arg("marble", term(static_cast<Marble>(m)))}});
    if (!marbles.empty())
      told.push_back({"golem.label.row-told",
                      {Arg("row", term(static_cast<Row>(r))), Arg("marbles", std::move(marbles))}});
  }
  return vocabulary.list(std::move(told));
}

// What was told of the box or of a throw, as it was understood; as it was said where it is not one
// of these.
Message answer_in_words(const Data& data, const Entry& entry) {
  std::string said;
  for (const std::string& arg : entry.args) {
    if (!said.empty() && !arg.empty()) said += ' ';
    said += arg;
  }
  if (said.empty()) return term("label", "nothing");
  if (entry.verb == CardFact::verb) {
    if (const auto card = read_card(said)) return card_in_words(*card);
  } else if (entry.verb == EffectFact::verb) {
    if (const auto effect = read_effect(said, Where::action)) return in_words(*effect);
  } else if (entry.verb == BookFact::verb) {
    if (const auto book = read_book(said))
      return {"golem.label.book-told",
              {Arg("colour", term(book->colour)), Arg("price", book->price),
               Arg("effect", in_words(book->effect))}};
  } else if (entry.verb == CharacterFact::verb) {
    if (const auto card = read_character(said))
      return {"golem.label.character-told",
              {Arg("left", term(marble_of(card->left))), Arg("right", term(marble_of(card->right))),
               Arg("steps", card->steps), Arg("price", card->price),
               Arg("effect", in_words(card->bonus))}};
  } else if (entry.verb == ThrownMarbles::verb) {
    if (const auto rows = read_throw(data, 0, said)) return throw_in_words(*rows);
  }
  return plain(said);
}

}  // namespace

Message Rulebook::describe(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  if (!verb)  // an answer
    return {
        "golem.said.answered",
        {Arg("question", term("asked", entry.verb)), Arg("answer", answer_in_words(data, entry))}};
  const auto read = read_input(data, s, entry);
  const Input input = read ? *read : Input{};
  const Player at_turn = s.queue.empty() || s.wait ? Player::human1 : s.queue[0];
  const Player player = at_turn == Player::automa ? Player::human1 : at_turn;
  int bought = 0;
  if (input.verb == Verb::book && s.library[input.place - 1U] != Book::unknown)
    bought = number_of(s.library[input.place - 1U]);
  return {"golem.said." + entry.verb,
          {Arg("player", s.humans == 1 ? term("player", "you") : term(player)),
           Arg("row", term(input.row)), Arg("marble", term(input.marble)),
           Arg("place", static_cast<int>(input.place)), Arg("district", term(input.district)),
           Arg("round", s.round), Arg("book", bought > 0 ? bought : 0),
           Arg("colour", bought > 0 ? term(colour_of(s.library[input.place - 1U])) : Message{})}};
}

std::optional<FinalResult> Rulebook::result(const Data&, const State& s) {
  if (s.phase != Phase::over) return std::nullopt;
  FinalResult result;
  for (const std::string_view row : {"game", "golem", "artefact", "learning", "goals", "resources"})
    result.rows.push_back(term("result", row));
  int best = final_total(s, Player::automa);
  for (int p = 1; p < s.players(); ++p)
    best = std::max(best, final_total(s, static_cast<Player>(p)));
  int winners = 0;
  for (int p = 0; p < s.players(); ++p) {
    const auto player = static_cast<Player>(p);
    Standing standing;
    standing.automa = player == Player::automa;
    standing.name =
        player == Player::human1 && s.humans == 1 ? term("player", "you") : term(player);
    if (standing.automa)
      standing.points = {s.score,          s.area_points[0], s.area_points[1],
                         s.area_points[2], s.goal_points,    s.resource_points};
    else
      standing.points = {final_total(s, player), 0, 0, 0, 0, 0};
    standing.total = final_total(s, player);
    standing.winner = standing.total == best;
    winners += standing.winner ? 1 : 0;
    result.standings.push_back(standing);
  }
  result.verdict = {winners > 1                  ? "golem.verdict.shared"
                    : result.standings[0].winner ? "golem.verdict.she-wins"
                                                 : "golem.verdict.you-win",
                    {Arg("score", best)}};
  return result;
}

// The humans' points stand on their own board and are told at the end.
Scores Rulebook::scores(const Data&, const State& s) {
  const auto name = [&](Player p) {
    return p == Player::human1 && s.humans == 1 ? term("player", "you") : term(p);
  };
  return scores_against(s.round, s.players(), Player::automa, s.score, s.phase == Phase::over, name,
                        [&](Player p) { return final_total(s, p); });
}

}  // namespace seatmate::golem
