// How the table looks: blocks that the terminal and the page draw, and the three timers.

#include "engine/tabletop.h"
#include "games/pendulum/end.h"
#include "games/pendulum/foreshadow.h"
#include "games/pendulum/game.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

Block game_block(const State& s) {
  Block block = vocabulary.block("game", Block::Kind::facts);
  vocabulary.add_fact(block, "round",
                      {"pen.label.round-of", {Arg("round", s.round), Arg("of", rounds)}});
  vocabulary.add_fact(block, "level", term(s.level));
  vocabulary.add_fact(block, "deck", deck_kind_term(vocabulary, s.deck_kind));
  vocabulary.add_fact(block, "scorecard", term("printed", s.own_scorecard ? "mine" : "house"));
  vocabulary.add_fact(
      block, "flips",
      {"pen.label.flips-of", {Arg("n", s.purple_flips), Arg("of", most_purple_flips)}});
  vocabulary.add_fact(block, "markers", plain_number(s.markers_on_mat));
  vocabulary.add_fact(block, "token",
                      term("token", s.round == 1        ? "round-1"
                                    : s.legendary_token ? "there"
                                                        : "gone"));
  std::vector<Message> order;
  for (const Player player : s.privilege) order.push_back(term(player));
  vocabulary.add_fact(block, "privilege", vocabulary.list(std::move(order)));
  return block;
}

// "A": an automa's grande; c, g: her own workers in the top box, in brackets in the bottom box.
std::string workers_on(const Tabletop& table, const std::string& where) {
  std::string text;
  for (const auto* piece : pieces_on(table, where))
    text.append(static_cast<std::size_t>(piece->count), piece->hers ? 'A'
                                                        : piece->kind == term(Worker::common).id
                                                            ? 'c'
                                                            : 'g');
  return text;
}
std::string box_text(const Tabletop& table, Space space) {
  std::string text = workers_on(table, "space." + std::string(token(space)));
  const std::string bottom = workers_on(table, "box." + std::string(token(space)));
  if (!bottom.empty()) text += "(" + bottom + ")";
  return text.empty() ? "." : text;
}
Block board_block(const State& s, const Tabletop& table) {
  Block block = vocabulary.block("board", Block::Kind::table);
  block.columns = {term("label", "area"), term("label", "row"), term("label", "timer"),
                   term("label", "left"), term("label", "right")};
  if (s.follows_workers) {
    block.title = term("block", "board-followed");
    block.columns.push_back(plain(""));
    block.columns.push_back(plain(""));
  }
  for (const Area area : all_areas)
    for (const Row row : {Row::top, Row::bottom}) {
      if (area == Area::black && !s.follows_workers && s.timers[index(area)].row != row) continue;
      const bool timer = s.timers[index(area)].row == row;
      std::vector<Message> cells{area_term(area), term(row),
                                 timer ? term("label", "here") : plain("")};
      for (int i = 0; i < space_count; ++i) {
        const auto space = static_cast<Space>(i);
        if (area_of(space) == area && row_of(space) == row)
          cells.push_back(plain(box_text(table, space)));
      }
      cells.resize(block.columns.size(), plain(""));
      block.rows.push_back(std::move(cells));
    }
  return block;
}

// One line for each row of the track: numbers, P parchment, G glory; markers in brackets.
Block track_block(const Data& data, const State& s) {
  Block block = vocabulary.block("track", Block::Kind::table);
  block.columns = {term("label", "row"), term("label", "spaces")};
  const TrackLayout& layout = track_of(data, s);
  int space = 0;
  int row = 0;
  for (const int length : layout.rows) {
    std::string text;
    for (int i = 0; i < length; ++i, ++space) {
      std::string mark = space >= layout.green ? "G" : space >= layout.parchment ? "P" : ".";
      for (const Label& label : layout.labels)
        if (label.index == space) mark = "-" + std::to_string(label.minus);
      std::string markers;
      for (std::size_t a = 0; a < automa_count; ++a)
        if (s.position[a] == space) markers += static_cast<char>('1' + a);
      if (!markers.empty()) mark = "[" + markers + "]" + (mark == "." ? "" : mark);
      (text += text.empty() ? "" : " ") += mark;
    }
    block.rows.push_back({plain_number(++row), plain(text)});
  }
  return block;
}

Block automas_block(const Data& data, const State& s) {
  Block block = vocabulary.block("automas", Block::Kind::table);
  block.columns = {term("label", "automa"), term("label", "stands"), term("label", "votes"),
                   term("label", "grande"), term("label", "cards")};
  if (s.foreshadowing) block.columns.push_back(term("label", "in-sight"));
  const RewardsInSight in_sight = rewards_in_sight(data, s);
  const CouncilBoard board = open_board(s);
  for (std::size_t i = 0; i < automa_count; ++i) {
    std::vector<Message> cards;
    for (const int number : s.mat[i]) {
      const AutomaCard& card = card_of(data, s, number);
      if (card.right == Source::missing)
        cards.push_back(plain_number(number));
      else
        cards.push_back({"pen.label.card-icon",
                         {Arg("card", number), Arg("vp", card.vp), Arg("votes", card.votes),
                          Arg("icon", term(card.icon))}});
    }
    const std::optional<int> votes = votes_in_sight(data, s, i);
    block.rows.push_back(
        {term(automa(i)), standing_of(data, s, automa(i)), votes ? plain_number(*votes) : plain(""),
         term("yes-no", s.extra_grande[i] ? "yes" : "no"), vocabulary.list(std::move(cards))});
    if (s.foreshadowing)
      block.rows.back().push_back(!in_sight[i]         ? plain("")
                                  : in_sight[i]->found ? term(board[index(in_sight[i]->place)])
                                                       : term("sight", "nothing"));
  }
  return block;
}

Block council_block(const State& s) {
  Block block = vocabulary.block("council", Block::Kind::facts);
  const CouncilBoard board = open_board(s);
  for (std::size_t i = 0; i < board.size(); ++i)
    block.rows.push_back({term(static_cast<RewardPlace>(i)),
                          board[i] == RewardKind::none     ? term("label", "nothing")
                          : board[i] == RewardKind::grande ? term("label", "face-up")
                                                           : term(board[i])});
  return block;
}

}  // namespace

View Rulebook::view(const Data& data, const State& s) {
  View view;
  view.title = {"pen.view.title", {Arg("round", s.round), Arg("level", term(s.level))}};
  view.blocks = {game_block(s), board_block(s, tabletop(data, s))};
  if (s.phase == Phase::setup) return view;
  view.blocks.push_back(track_block(data, s));
  view.blocks.push_back(automas_block(data, s));
  if (s.board_told) view.blocks.push_back(council_block(s));
  return view;
}

std::vector<Countdown> Rulebook::countdowns(const Data& data, const State& s) {
  std::vector<Countdown> timers;
  for (const Area area : all_areas) {
    const Timer& timer = s.timers[index(area)];
    Countdown one;
    one.id = token(area);
    one.label = term("countdown", token(area));
    one.told = s.sand_told;
    one.duration = duration_of(data, s, area);
    if (s.phase == Phase::real_time) {
      one.mode = timer.left == 0 ? Countdown::Mode::out
                 : s.paused      ? Countdown::Mode::held
                                 : Countdown::Mode::runs;
      one.left = timer.left;
      if (one.mode == Countdown::Mode::runs && !s.sand_told) one.ends = s.now + timer.left;
    }
    timers.push_back(std::move(one));
  }
  return timers;
}

}  // namespace seatmate::pendulum
