// `decide`, the kinds about the council, the track and the end: votes, council-vp, privilege,
// reward, last-reward, track, end, foreshadow.

#include <algorithm>

#include "games/pendulum/lab/decide.h"

namespace seatmate::pendulum {

namespace {

// What `votes` and `council-vp` are given: three cards, one round of a scorecard, the markers.
struct CouncilRound {
  CouncilCards cards;
  int vp = 0;
  int votes = 0;
  int markers = 0;
};
CouncilRound read_council(Given& g) {
  constexpr int most_symbols = 100;
  constexpr int most_printed = 1000;
  CouncilRound council;
  for (Given& given : g.objects("cards", council_cards, council_cards)) {
    AutomaCard card;
    card.votes = static_cast<std::int8_t>(given.number("votes", -most_symbols, most_symbols));
    card.vp = static_cast<std::int8_t>(given.number("vp", -most_symbols, most_symbols));
    council.cards.push_back(card);
  }
  const int round = g.number("round", 1, rounds);
  Given scorecard = g.object("scorecard");
  if (!g.ok()) return council;
  Given printed = scorecard.object(std::to_string(round));
  council.vp = printed.number("vp", -most_printed, most_printed);
  council.votes = printed.number("votes", -most_printed, most_printed);
  council.markers = g.number("markersOnMat", 0, most_pieces);
  return council;
}

// {track: n} for all three; the optional one is 0 where it is silent.
std::array<std::uint8_t, track_count> read_columns(Given& g) {
  std::array<std::uint8_t, track_count> columns{};
  Given tracks = g.object("tracks");
  for (std::size_t i = 0; i < columns.size(); ++i)
    columns[i] = static_cast<std::uint8_t>(tracks.number(track_names[i], 0, last_column));
  return columns;
}
std::array<std::uint8_t, track_count> read_glory(Given& g) {
  std::array<std::uint8_t, track_count> cubes{};
  Given glory = g.object_or_none("glory");
  for (std::size_t i = 0; i < cubes.size(); ++i)
    glory.amount(track_names[i], 0, most_pieces, cubes[i]);
  return cubes;
}

// Spaces are numbered from 0, so a space is less than `end`.
std::uint8_t read_space(Given& g, std::string_view key, const Doc& doc, int first, int end) {
  return static_cast<std::uint8_t>(g.number_at(key, doc, first, end - 1));
}

// A layout on which a marker can walk.
TrackLayout read_layout(Given& g) {
  TrackLayout layout;
  Given track = g.object("track");
  if (!track.is_list("rows", 1, layout.rows.capacity())) return layout;
  for (const Doc& row : track.items("rows"))
    layout.rows.push_back(static_cast<std::uint8_t>(track.number_at("rows", row, 1, most_spaces)));
  const int spaces = layout.spaces();
  if (g.ok() && spaces > most_spaces)
    g.wrong("\"track.rows\" has " + std::to_string(spaces) + " spaces: it must have at most " +
            std::to_string(most_spaces) + ".");
  if (!g.ok()) return layout;
  // Green spaces are the last ones, and there may be none.
  layout.green = read_space(track, "green", track["green"], 1, spaces + 1);
  layout.parchment = read_space(track, "parchment", track["parchment"], 1, layout.green + 1);
  int before = -1;
  for (Given& label : track.objects("labels", 1, layout.labels.capacity())) {
    if (!g.ok()) return layout;
    layout.labels.push_back(
        {read_space(label, "index", label["index"], before + 1, layout.parchment),
         static_cast<std::uint8_t>(label.number("minus", 0, most_pieces))});
    before = layout.labels.back().index;
  }
  track.either("wrap", {"next-step", "at-once"}, layout.wrap_at_once);
  return layout;
}
TrackRules rules_of(const TrackLayout& layout, bool advanced) {
  const State s;
  return {layout, advanced, layout.wrap_at_once, s.readings.first_label_alone};
}
// Where a marker stands: on a space where one can rest.
int read_position(Given& g, std::string_view key, const TrackRules& track) {
  if (!g.ok()) return 0;
  const int position = g.number(key, 0, track.layout.spaces() - 1);
  if (g.ok() && !is_resting_place(track, position))
    g.unfit(key, g[key], "a space where a marker rests: with \"at-once\" not the last of a row");
  return position;
}

}  // namespace

Order read_order(Given& given, std::string_view key) {
  Order order{};
  const auto players = given.list<Player>(key, player_names, player_count, player_count);
  if (players.size() != order.size()) return order;
  PlayerSet named;
  for (const Player player : players) named.add(player);
  if (given.ok() && named.count() != player_count)
    given.wrong(given.path(key) + " has a player twice: it must have all three, highest first.");
  std::copy(players.begin(), players.end(), order.begin());
  return order;
}

Doc decide_votes(Given& g, DecideTable& t) {
  const CouncilRound council = read_council(g);
  if (!g.ok()) return {};
  const CouncilSum votes = council_votes(t.reasons, council.cards, council.votes, council.markers);
  Doc result = Doc::object();
  result.set("sum", votes.sum);
  result.set("votes", votes.counted);
  return result;
}

Doc decide_council_vp(Given& g, DecideTable& t) {
  const CouncilRound council = read_council(g);
  if (!g.ok()) return {};
  const CouncilSum vp = council_vp(t.reasons, council.cards, council.vp, council.markers);
  Doc result = Doc::object();
  result.set("sum", vp.sum);
  result.set("vp", vp.counted);
  return result;
}

Doc decide_privilege(Given& g, DecideTable& t) {
  State s;
  std::array<int, player_count> votes{};
  Given given = g.object("votes");
  for (std::size_t i = 0; i < votes.size(); ++i)
    votes[i] = given.number(player_names[i], 0, Given::no_limit);
  const Order before = read_order(g, "order");
  g.object_or_none("options").either("voteTie", {"lower-ahead", "higher-ahead"},
                                     s.readings.higher_ahead);
  if (!g.ok()) return {};

  const Order order = privilege_order(t.reasons, votes, before, s.readings.higher_ahead);
  std::array<int, player_count> vp{};
  for (std::size_t place = 0; place < order.size(); ++place)
    vp[index(order[place])] = vp_of_place(t.reasons, place);
  Doc result = Doc::object();
  Doc& list = result.set("order", Doc::list());
  for (const Player player : order) list.push(token(player));
  Doc& gained = result.set("vp", Doc::object());
  for (std::size_t i = 0; i < vp.size(); ++i) gained.set(player_names[i], vp[i]);
  return result;
}

namespace {

// What an icon stands for if the question does not say it (AMB-11).
KindSet usual_kinds(std::string_view icon) {
  KindSet kinds;
  if (icon == "grande") kinds.add(RewardKind::grande);
  if (icon == "max-three") kinds.add(RewardKind::max_three);
  if (icon == "province") {
    kinds.add(RewardKind::votes_province);
    kinds.add(RewardKind::military_province);
  }
  return kinds;
}
// An icon of any name: what it does not stand for, it does not match.
IconRead read_icon(Given& g, const Doc& icon) {
  IconRead read;
  if (!icon.is_text() || icon.text().empty()) {
    g.unfit("icons", icon, "three names of icons, \"none\" for none");
    return read;
  }
  read.grande = icon.text() == token(Icon::grande);
  if (icon.text() == token(Icon::none)) return read;
  if (!g.has("iconKinds")) {
    read.kinds = usual_kinds(icon.text());
    return read;
  }
  Given kinds = g.object("iconKinds");
  if (!kinds.has(icon.text())) return read;
  for (const RewardKind kind :
       kinds.list<RewardKind>(icon.text(), reward_kind_names, 0, reward_kind_count))
    read.kinds.add(kind);
  return read;
}

}  // namespace

Doc decide_reward(Given& g, DecideTable& t) {
  InlineVector<IconRead, council_cards> icons;
  if (g.is_list("icons", council_cards, council_cards))
    for (const Doc& icon : g.items("icons")) icons.push_back(read_icon(g, icon));
  const bool has_extra_grande = g.flag("hasExtraGrande");
  CouncilBoard board = empty_board;
  Given places = g.object("board");
  for (std::size_t i = 0; i < board.size(); ++i)
    if (static_cast<RewardPlace>(i) != RewardPlace::grande)
      board[i] =
          places.name_or<RewardKind>(reward_place_names[i], reward_kind_names, RewardKind::none);
  if (places.flag("grande")) board[index(RewardPlace::grande)] = RewardKind::grande;
  if (!g.ok()) return {};

  const RewardChoice choice = choose_reward(t.reasons, icons, has_extra_grande, board);
  const RewardTaken taken = take_reward(t.reasons, board, choice);
  Doc result = Doc::object();
  result.set("chosen", choice.found ? Doc(token(choice.place)) : Doc());
  result.set("kind", choice.found ? Doc(token(taken.kind)) : Doc());
  result.set("card", choice.found ? Doc(choice.card) : Doc());
  result.set("vp", taken.vp);
  result.set("takesGrande", taken.kind == RewardKind::grande);
  return result;
}

Doc decide_last_reward(Given& g, DecideTable& t) {
  const State s;
  HumanTracks human;
  human.legendary = g.flag("humanLegendary");
  human.column = read_columns(g);
  human.glory = read_glory(g);
  const bool advanced = g.flag("advanced");
  FinalRewardSet rewards;
  for (const FinalReward reward :
       g.list<FinalReward>("rewards", final_reward_names, 0, final_reward_count))
    rewards.add(reward);
  if (!g.ok()) return {};

  const LastReward choice =
      last_reward(t.reasons, human, rewards,
                  {advanced, s.readings.pooled_glory, s.readings.nothing_if_gone,
                   s.readings.one_each_before_next});
  Doc result = Doc::object();
  result.set("chosen", choice.chosen == FinalReward::none ? Doc() : Doc(token(choice.chosen)));
  result.set("worst", token(choice.order[0]));
  Doc& order = result.set("order", Doc::list());
  for (const Track track : choice.order) order.push(token(track));
  return result;
}

Doc decide_track(Given& g, DecideTable& t) {
  const TrackLayout layout = read_layout(g);
  const TrackRules track = rules_of(layout, g.flag("advanced"));
  const int position = read_position(g, "position", track);
  const int gain = g.number("gain", 0, Given::no_limit);
  if (!g.ok()) return {};

  const Walk to = take_steps(t.reasons, track, position, gain);
  const RowColumn at = row_column(layout, to.position);
  Doc result = Doc::object();
  result.set("position", to.position);
  result.set("row", at.row);
  result.set("column", at.column);
  result.set("lost", to.lost);
  result.set("inParchment", in_parchment(layout, to.position));
  result.set("inside", inside(track, to.position));
  result.set("glory", glory_of(track, to.position));
  result.set("distance", distance(track, to.position));
  return result;
}

Doc decide_end(Given& g, DecideTable& t) {
  constexpr std::array<std::string_view, 2> tie_names{"report", "privilege"};
  State s;
  EndRules rules;
  HumanTracks human;
  Given given = g.object("human");
  human.legendary = given.flag("legendary");
  human.column = read_columns(given);
  human.glory = read_glory(given);
  rules.advanced = g.flag("advanced");
  const TrackLayout layout = read_layout(g);
  const TrackRules track = rules_of(layout, rules.advanced);
  Given automas = g.object("automas");
  for (std::size_t i = 0; i < automa_count; ++i)
    s.position[i] = static_cast<std::uint8_t>(read_position(automas, token(automa(i)), track));
  Given options = g.object_or_none("options");
  options.either("endTie", tie_names, rules.tie_by_privilege);
  options.either("legendaryCounts", true, rules.legendary_counts);
  if (rules.tie_by_privilege) s.privilege = read_order(g, "privilege");
  if (!g.ok()) return {};

  const EndResult end = find_winner(t.reasons, human, s.position, track, s.privilege, rules);
  Doc result = Doc::object();
  const bool won = end.winners.has(Player::human);
  result.set("result", !won ? "loss" : end.winners.single() ? "win" : "tie");
  Doc& winners = result.set("winners", Doc::list());
  for (const Player player : end.winners) winners.push(token(player));
  result.set("by", token(end.by));
  Doc& values = result.set("values", Doc::object());
  for (const Player player : end.compared) values.set(token(player), end.values[index(player)]);
  return result;
}

namespace {

using Pile = Deck<std::uint8_t, card_count>::Pile;

// A pile, the top card last, from a list that has it first.
Pile read_pile(Given& g, std::string_view key) {
  Pile pile;
  const auto cards = g.positions(key, card_count);
  for (auto card = cards.rbegin(); card != cards.rend(); ++card) pile.push_back(*card);
  return pile;
}
template <class Cards>
Doc cards_doc(const Cards& cards, bool from_the_end = false) {
  Doc list = Doc::list();
  for (std::size_t i = 0; i < cards.size(); ++i)
    list.push(int{cards[from_the_end ? cards.size() - 1 - i : i]});
  return list;
}

}  // namespace

Doc decide_foreshadow(Given& g, DecideTable& t) {
  enum class Event : std::uint8_t { purple_flip, green_flip, black_flip, council };
  constexpr std::array<std::string_view, 4> events{"purple-flip", "green-flip", "black-flip",
                                                   "council"};
  State s;
  s.foreshadowing = g.flag("variant");
  const auto event = g.name<Event>("event", events);
  s.deck.pile = read_pile(g, "deck");
  const Pile discard = read_pile(g, "discard");
  // A deck of one's own is shuffled by one's own hands: it comes out as it lies here.
  s.deck_kind = DeckKind::mine;
  s.deck.played = read_pile(g, "reshuffle");
  OptionSet<std::uint8_t, card_count + 1> seen;
  const auto once = [&](const auto& cards) {
    for (const std::uint8_t card : cards) {
      if (g.ok() && seen.has(card))
        g.wrong("Card " + std::to_string(card) + " lies in two places: it must lie in one.");
      seen.add(card);
    }
  };
  once(s.deck.pile);
  once(discard);
  Given mat = g.object("mat");
  for (std::size_t i = 0; i < automa_count; ++i) {
    const auto key = token(automa(i));
    if (!mat.is_list(key, 0, council_cards)) continue;
    for (const std::uint8_t card : mat.positions(key, card_count)) s.mat[i].push_back(card);
    once(s.mat[i]);
  }
  if (!g.ok()) return {};

  const State before = s;
  if (event == Event::council)
    static_cast<void>(draw_council_cards(s, t));
  else if (foreshadows(s, static_cast<Area>(event)))
    static_cast<void>(foreshadow(s, t));
  const bool reshuffled = s.deck.played != before.deck.played;
  if (reshuffled && !std::is_permutation(discard.begin(), discard.end(), before.deck.played.begin(),
                                         before.deck.played.end()))
    g.wrong("\"reshuffle\" has other cards than \"discard\": it must have the same, shuffled.");

  Doc result = Doc::object();
  Doc& drawn = result.set("drawn", Doc::object());
  for (std::size_t i = 0; i < automa_count; ++i) {
    Doc& cards = drawn.set(token(automa(i)), Doc::list());
    for (std::size_t k = before.mat[i].size(); k < s.mat[i].size(); ++k)
      cards.push(int{s.mat[i][k]});
  }
  Doc& lie = result.set("mat", Doc::object());
  for (std::size_t i = 0; i < automa_count; ++i) lie.set(token(automa(i)), cards_doc(s.mat[i]));
  result.set("deck", cards_doc(s.deck.pile, true));
  result.set("discard", reshuffled ? Doc::list() : cards_doc(discard, true));
  result.set("reshuffled", reshuffled);
  return result;
}

}  // namespace seatmate::pendulum
