// `decide`: one question in the shapes of docs/decide.md, answered by the rules that `play` runs.

#include "games/charterstone/lab/decide.h"

#include <algorithm>

#include "games/charterstone/automa_deck.h"
#include "games/charterstone/game.h"
#include "games/charterstone/pieces.h"

namespace seatmate::charterstone {

namespace {

struct Kind {
  std::string_view name;
  Doc (*decide)(Given& given, DecideTable& table);
};
constexpr std::array<Kind, 15> kinds{{
    {"deck", decide_deck},
    {"turn", decide_turn},
    {"place", decide_place},
    {"strength", decide_strength},
    {"effect-discard", decide_discard},
    {"effect-build", decide_build},
    {"effect-crate", decide_crate},
    {"effect-reputation", decide_reputation},
    {"effect-quota", decide_quota},
    {"effect-progress", decide_progress},
    {"glory-fill", decide_glory},
    {"capacity-fill", decide_capacity},
    {"guidepost", decide_guidepost},
    {"unlock", decide_unlock},
    {"end-scoring", decide_end},
}};

}  // namespace

Doc Rulebook::decide(const Data& data, const Doc& question) {
  return answer_case(kinds, question, [&](const Kind& kind, Given& given) {
    DecideTable table(data);
    Doc result = kind.decide(given, table);
    cite_rules(result, table.trail, rule_ids);
    return result;
  });
}

// ---- what several kinds are given

const std::string& text_of(Given& given, std::string_view key) {
  if (!given[key].is_text()) given.unfit(key, given[key], "a text");
  return given[key].text();
}
std::int16_t value_of(Given& given, std::string_view key) {
  return static_cast<std::int16_t>(given.number_or(key, 0, 1000, no_value));
}
std::vector<std::uint8_t> ranked(const std::vector<std::string>& names) {
  std::vector<std::string> sorted;
  for (const std::string& name : names) sorted.push_back(folded(name));
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  std::vector<std::uint8_t> ranks;
  for (const std::string& name : names)
    ranks.push_back(static_cast<std::uint8_t>(
        std::lower_bound(sorted.begin(), sorted.end(), folded(name)) - sorted.begin()));
  return ranks;
}

// ---- deck, turn, strength

Doc decide_deck(Given& g, DecideTable& t) {
  State s;
  s.game = static_cast<std::uint8_t>(g.number("game", 1, after_campaign));
  const bool extra = g.flag("extraCards");
  const bool post = g.flag_or("postCampaign", false);
  std::vector<int> ids;
  for (int card = 0; card < automa_card_count; ++card)
    if (in_deck(card, extra, post)) ids.push_back(first_automa_card + card);
  const int cards = static_cast<int>(ids.size());
  const int pile = cards - set_aside(s.game);
  const int drawn = g.number("drawn", 0, pile);
  if (!g.ok()) return {};
  // The deck is formed and drawn from as in a game.
  if (extra)
    for (const int card : {390, 391, 392}) s.chronicle.cards.add(card);
  s.readings.no_card_162 = !post;
  if (post) s.game = after_campaign;
  s.deck = {};
  form_deck(s, t);
  for (int n = 0; n < drawn && !s.deck.empty(); ++n) draw_card(s, t);
  const bool reshuffle = s.deck.empty();
  draw_card(s, t);
  Doc result = Doc::object();
  result.set("cards", cards);
  result.set("ids", numbers_doc(ids));
  result.set("aside", static_cast<int>(s.deck.aside.size()));
  result.set("drawPile", static_cast<int>(s.deck.pile.size() + s.deck.played.size()));
  result.set("reshuffle", reshuffle);
  result.set("left", static_cast<int>(s.deck.pile.size()));
  return result;
}

Doc decide_turn(Given& g, DecideTable& t) {
  static constexpr std::array<std::string_view, 4> targets{"free", "own", "other", "minion"};
  static constexpr std::array<std::string_view, 2> pieces{"regular", "minion"};
  enum class On : std::uint8_t { free, own, other, minion };
  Seat seat;
  seat.supply = static_cast<std::uint8_t>(g.number("supply", 0, 20));
  const int board = g.number("board", 0, 20);
  seat.workers = static_cast<std::uint8_t>(seat.supply + board);
  const int on_board = g.number_or("boardMinions", 0, 100, 0);
  constexpr int in_hand = 10;
  seat.minions = in_hand;
  seat.influence = static_cast<std::uint8_t>(g.number("influence", 0, 100));
  const bool minion = g.name_or<std::uint8_t>("piece", pieces, 0) == 1;
  const On target = g.name_or<On>("target", targets, On::free);
  Readings r;
  Given options = g.object_or_none("options");
  options.either("zeroInfluenceProgress", false, r.no_zero_influence);
  if (!g.ok()) return {};
  const bool progress = moves_progress_first(t, r, seat.influence);
  const bool draws = draws_card(t, seat);
  Doc bumped;
  Doc returned;
  int on_board_after = on_board;
  if (draws) {
    if (!minion && (target == On::own || target == On::other)) {
      bumped = targets[index(target)];
      if (target == On::own) {
        cite(t.reasons, Line::CH_PLACE_2_bump);
        bump_home(seat);
      }
    }
    put_down(seat, minion ? Piece::minion : Piece::regular);
    on_board_after = on_board + in_hand - seat.minions;
  } else {
    returned = Doc::object();
    returned.set("regular", seat.workers - seat.supply);
    returned.set("minions", on_board);
    take_back(seat, on_board);
    on_board_after = 0;
  }
  Doc result = Doc::object();
  result.set("action", draws ? "draw" : "retrieve");
  result.set("supply", int{seat.supply});
  result.set("board", seat.workers - seat.supply);
  result.set("boardMinions", on_board_after);
  result.set("bumped", bumped);
  result.set("returned", returned);
  result.set("progress", progress ? 1 : 0);
  return result;
}

Doc decide_strength(Given& g, DecideTable& t) {
  const int strength = g.number("strength", 0, 1000);
  const auto sum = [&](std::string_view key, std::int64_t& count) {
    std::int64_t total = 0;
    count = 0;
    if (!g.is_list(key, 1, 1000)) return total;
    for (const Doc& vp : g.items(key)) {
      total += g.number_at(key, vp, -Given::no_limit, Given::no_limit);
      ++count;
    }
    return total;
  };
  std::int64_t humans = 0;
  std::int64_t automas = 0;
  const std::int64_t humans_sum = sum("humans", humans);
  const std::int64_t automas_sum = sum("automas", automas);
  Readings r;
  Given options = g.object_or_none("options");
  options.amount("floor", 0, 255, r.floor);
  if (!g.ok()) return {};
  const int now = new_strength(t, r, strength, humans_sum, humans, automas_sum, automas);
  Doc result = Doc::object();
  result.set("strength", now);
  result.set("change", now - strength);
  return result;
}

}  // namespace seatmate::charterstone
