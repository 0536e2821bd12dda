// How the table looks: blocks that the terminal and the page draw. What the Chronicle has not
// brought yet has no row and no column.

#include <algorithm>

#include "engine/tabletop.h"
#include "games/charterstone/counts.h"
#include "games/charterstone/game.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

Message value_term(const State& s, const BuildingCard& card) {
  return card.value == no_value || !is_known(s, card.source) ? plain("?")
                                                             : plain_number(card.value);
}

Block game_block(const Data& data, const State& s) {
  Block block = vocabulary.block("game", Block::Kind::facts);
  vocabulary.add_fact(block, "game", plain_number(s.game));
  vocabulary.add_fact(block, "strength", plain_number(s.chronicle.strength));
  const bool known = s.progress < data.progress.spaces.size();
  vocabulary.add_fact(
      block, "progress",
      {"charter.label.space-of",
       {Arg("space", s.progress + 1), Arg("of", static_cast<int>(data.progress.spaces.size())),
        Arg("kind", term("space", known ? space_names[index(data.progress.spaces[s.progress].kind)]
                                        : space_names[0]))}});
  if (s.guidepost != 0) vocabulary.add_fact(block, "guidepost", plain_number(guidepost_of(s)));
  if (s.deck_kind != DeckKind::mine)
    vocabulary.add_fact(block, "deck",
                        {"charter.label.deck-of",
                         {Arg("n", static_cast<int>(s.deck.pile.size())),
                          Arg("aside", static_cast<int>(s.deck.aside.size()))}});
  if (s.last_card != nowhere)
    vocabulary.add_fact(block, "last-card", plain_number(first_automa_card + s.last_card));
  vocabulary.add_fact(block, "marks",
                      {"charter.label.marks-of",
                       {Arg("minions", has_minions(s.chronicle) ? 1 : 0),
                        Arg("peril", has_peril(s.chronicle) ? 1 : 0)}});
  return block;
}

Block players_block(const State& s) {
  Block block = vocabulary.block("players", Block::Kind::table);
  const bool minions = has_minions(s.chronicle);
  const bool peril = has_peril(s.chronicle);
  block.columns = {term("label", "charter"),   term("label", "role"),
                   term("label", "vp"),        term("label", "workers"),
                   term("label", "influence"), term("label", "reputation"),
                   term("label", "quota")};
  if (minions) block.columns.push_back(term("label", "minions"));
  if (peril) block.columns.push_back(term("label", "peril"));
  for (const Charter c : all_charters) {
    if (!is_active(s, c)) continue;
    const Seat& seat = s.seats[index(c)];
    const bool automa = is_automa(s, c);
    const bool over = s.phase == Phase::over;
    std::vector<Message> row{
        term(c),
        term(s.roles[index(c)]),
        over || automa ? plain_number(over ? s.final_vp[index(c)] : seat.vp) : plain(""),
        {"charter.label.of", {Arg("n", seat.supply), Arg("of", seat.workers)}},
        automa ? plain_number(seat.influence) : plain(""),
        plain_number(reputation_of(s, c)),
        plain_number(quota_of(s, c))};
    if (minions) row.push_back(automa ? plain_number(seat.minions) : plain(""));
    if (peril) row.push_back(plain_number(seat.peril));
    block.rows.push_back(std::move(row));
  }
  return block;
}

// A charter and its six plots: what stands there, its value, and who is on it.
Block village_block(const Data& data, const State& s) {
  Block block = vocabulary.block("village", Block::Kind::table);
  block.columns = {term("label", "charter")};
  for (int plot = 1; plot <= plots; ++plot) block.columns.push_back(plain_number(plot));
  for (const Charter c : all_charters) {
    std::vector<Message> row{term(c)};
    for (std::size_t plot = 0; plot < plots; ++plot) {
      const int number = building_at(s, c, plot);
      const bool sky = s.tiles[index(c)][plot] != 0;
      if (number == 0) {
        row.push_back(sky ? term("label", "empty-island") : plain("-"));
        continue;
      }
      Args args{Arg("name", building_name(data, s, number)),
                Arg("value", value_term(s, data.building(number))),
                Arg("sky", sky ? 1 : 0),
                Arg("worker", term(s.workers[index(c)][plot])),
                Arg("minion", term(s.minions[index(c)][plot])),
                Arg("peril", s.perils[index(c)][plot] != Peril::none ? 1 : 0)};
      row.push_back({"charter.label.plot", std::move(args)});
    }
    block.rows.push_back(std::move(row));
  }
  return block;
}

// Whose piece lies on a place that has room for one (tabletop.cpp).
Message whose_on(const Tabletop& table, const std::string& where) {
  const auto pieces = pieces_on(table, where);
  return pieces.empty() ? plain("-") : Message{pieces.front()->owner, {}};
}
Block commons_block(const Tabletop& table) {
  Block block = vocabulary.block("commons", Block::Kind::facts);
  for (const std::string_view name : common_names)
    block.rows.push_back({term("common", name), whose_on(table, "common." + std::string(name))});
  return block;
}

// 3.6: the quota track, a row for each of its rows, and who has which column.
Block quota_block(const Data& data, const State& s, const Tabletop& table) {
  Block block = vocabulary.block("quota", Block::Kind::table);
  std::size_t widest = 0;
  for (std::size_t row = 0; row < quota_row_count(data, s); ++row)
    widest = std::max(widest, quota_columns_in(data, row));
  block.columns = {term("label", "row")};
  for (std::size_t column = 1; column <= widest; ++column)
    block.columns.push_back(plain_number(static_cast<int>(column)));
  for (std::size_t row = 0; row < quota_row_count(data, s); ++row) {
    std::vector<Message> line{plain_number(static_cast<int>(row) + 1)};
    for (std::size_t column = 0; column < widest; ++column) {
      if (column >= quota_columns_in(data, row))
        line.push_back(plain(""));
      else
        line.push_back(
            whose_on(table, "quota." + std::to_string(row + 1) + "." + std::to_string(column + 1)));
    }
    block.rows.push_back(std::move(line));
  }
  return block;
}

// The campaign: what each chest holds, and the games so far.
Block chests_block(const State& s) {
  Block block = vocabulary.block("chests", Block::Kind::table);
  block.columns = {term("label", "charter"), term("label", "glory"), term("label", "capacity"),
                   term("label", "victories"), term("label", "personas")};
  for (const Charter c : all_charters) {
    const Chest& chest = s.chronicle.chests[index(c)];
    block.rows.push_back(
        {term(c),
         plain_number(chest.glory),
         plain_number(chest.capacity),
         plain_number(chest.victories),
         {"charter.label.of",  // which of them a human used is not followed
          {Arg("n", is_human(s, c) ? plain("?") : plain_number(used_personas(chest))),
           Arg("of", static_cast<int>(chest.personas.size()))}}});
  }
  return block;
}
Block timeline_block(const State& s) {
  Block block = vocabulary.block("timeline", Block::Kind::table);
  block.columns = {term("label", "game"), term("label", "winners"), term("label", "points"),
                   term("label", "crate"), term("label", "strength")};
  const int games = s.phase == Phase::over ? s.game : s.game - 1;
  for (int game = 0; game < games; ++game) {
    const Chapter& chapter = s.chronicle.chapters[static_cast<std::size_t>(game)];
    if (!was_followed(chapter)) continue;
    std::vector<Message> winners;
    std::vector<Message> points;
    for (const Charter c : all_charters) {
      if (chapter.winners.has(c)) winners.push_back(term(c));
      if (chapter.roles[index(c)] != Role::inactive)
        points.push_back({"charter.label.points-of",
                          {Arg("charter", term(c)), Arg("vp", chapter.vp[index(c)])}});
    }
    block.rows.push_back({plain_number(game + 1), vocabulary.list(std::move(winners)),
                          vocabulary.list(std::move(points)),
                          plain(chapter.crate == Crate::none ? "-" : crate_name(chapter.crate)),
                          plain_number(chapter.strength)});
  }
  return block;
}

}  // namespace

View Rulebook::view(const Data& data, const State& s) {
  View view;
  view.title = {"charter.view.title", {Arg("game", s.game), Arg("strength", s.chronicle.strength)}};
  const Tabletop table = tabletop(data, s);
  view.blocks = {game_block(data, s),         players_block(s),
                 village_block(data, s),      commons_block(table),
                 quota_block(data, s, table), chests_block(s)};
  if (s.game > 1 || s.phase == Phase::over) view.blocks.push_back(timeline_block(s));
  return view;
}

}  // namespace seatmate::charterstone
