// How the table looks: blocks that the terminal and the page draw.

#include <array>

#include "engine/tabletop.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/points.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

Message yes_or_no(bool yes) { return term("option", yes ? "yes" : "no"); }

// The map as its pieces lie (tabletop.cpp).
Block map_block(const Data& data, const State& s, const Tabletop& table) {
  Block block = vocabulary.block("map", Block::Kind::hexes);
  const Map& map = map_of(data, s);
  std::array<std::size_t, hex_count> cell_of{};
  for (const Hex hex : map.spaces) {
    const auto& place = table.places[block.cells.size()];  // the hexes come first
    HexCell cell;
    cell.id = place.token;
    cell.row = row_of(hex);
    cell.col = col_of(hex);
    cell.ground = place.ground;
    if (!map.river.has(hex)) cell.label = label(map, hex);
    cell_of[index(hex)] = block.cells.size();
    block.cells.push_back(std::move(cell));
  }
  constexpr std::string_view on_a_hex = "hex.";
  for (const auto& piece : table.pieces) {
    if (!piece.place.starts_with(on_a_hex)) continue;
    const auto hex = parse_hex(map, std::string_view(piece.place).substr(on_a_hex.size()));
    if (!hex) continue;
    HexCell& cell = block.cells[cell_of[index(*hex)]];
    if (piece.kind == "aoi.piece.terrain") {
      cell.ground = piece.name.id;
      cell.changed = true;
    } else if (!piece.owner.empty()) {
      cell.piece = piece.kind;
      cell.owner = piece.owner;
      cell.hers = piece.hers;
      cell.mark = piece.marked;
    }
  }
  return block;
}

Message player_name(const State& s, Player player) {
  return player == Player::human1 && s.humans == 1 ? term("player", "you") : term(player);
}

Block science_block(const State& s) {
  Block block = vocabulary.block("science", Block::Kind::table);
  block.columns.push_back(term("field", "discipline"));
  for (int p = 0; p < s.players(); ++p)
    block.columns.push_back(player_name(s, static_cast<Player>(p)));
  block.columns.push_back(term("field", "free-spaces"));
  for (std::size_t d = 0; d < discipline_count; ++d) {
    std::vector<Message> row{term(static_cast<Discipline>(d))};
    for (std::size_t p = 0; p <= s.humans; ++p) row.push_back(plain_number(s.science[p][d]));
    std::string spaces;
    for (int n = 0; n < s.free_three[d]; ++n) spaces += "3 ";
    for (int n = 0; n < s.free_two[d]; ++n) spaces += "2 ";
    if (!spaces.empty()) spaces.pop_back();
    row.push_back(spaces.empty() ? term("option", "none") : plain(spaces));
    block.rows.push_back(std::move(row));
  }
  return block;
}

Block board_block(const Data& data, const State& s) {
  Block block = vocabulary.block("board", Block::Kind::facts);
  const auto open = [&](SlotSet covered, int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
      text += (covered.has(static_cast<Slot>(i)) ? "X" : std::to_string(i + 1)) + std::string(" ");
    if (!text.empty()) text.pop_back();
    return plain(text);
  };
  block.rows.push_back({term("field", "power-actions"), open(s.power_covered, data.power_actions)});
  block.rows.push_back({term("field", "book-actions"), open(s.book_covered, data.book_actions)});
  const auto& rows = data.innovation_rows_for(s.players());
  const SlotSet taken = SlotSet::first_n(rows[0] + rows[1]) - s.innovations;
  block.rows.push_back({term("field", "innovations"), open(taken, rows[0] + rows[1])});
  std::string coins;
  for (const int n : s.bonus_coins) coins += std::to_string(n) + " ";
  coins.pop_back();
  block.rows.push_back({term("field", "bonus-coins"), plain(coins)});
  return block;
}

Block tiles_block(const Data& data, const State& s) {
  Block block = vocabulary.block("tiles", Block::Kind::table);
  block.columns = {term("field", "round"), term("field", "tile"), term("field", "discipline"),
                   term("field", "her-points")};
  if (s.tiles[0] == 0) return block;
  for (int round = 1; round <= rounds; ++round) {
    if (round < s.round && s.phase != Phase::over) continue;  // AI-ROUND-2: gone from the game
    const std::uint8_t tile = s.tiles[static_cast<std::size_t>(round) - 1];
    block.rows.push_back(
        {plain_number(round),
         // AI-SETUP-4: the left half of the last one, the humans' goal, is still to be seen.
         round == rounds && s.final_tile > 0
             ? vocabulary.message("value", "both-tiles",
                                  {Arg("tile", term("tile", std::to_string(tile))),
                                   Arg("final", term("final-tile", std::to_string(s.final_tile)))})
             : term("tile", std::to_string(tile)),
         term(tile_discipline(data, s.final_tile > 0 ? round : 1, tile, s.final_tile)),
         plain_number(tile_points(data, s.final_tile > 0 ? round : 1, tile, s.final_tile))});
  }
  return block;
}

Block automa_block(const Data& data, const State& s) {
  Block block = vocabulary.block("automa", Block::Kind::facts);
  const auto fact = [&](std::string_view field, Message value) {
    block.rows.push_back({term("field", field), std::move(value)});
  };
  fact("score", plain_number(s.score));
  fact("level", term("level", std::to_string(s.level)));
  fact("faction", term(s.faction));
  if (s.phase != Phase::setup) fact("home", term(s.home));
  fact("ship", plain_number(ship_of(data, s)));
  fact("x", plain_number(data.levels[s.level].x[s.round - 1U]));
  for (const Building kind : own_buildings)
    fact("supply-" + std::string(token(kind)), plain_number(supply(data, s, kind)));
  fact("scholars", plain_number(s.scholars));
  fact("innovations-hers", plain_number(s.innovations_taken[0]));
  if (s.phase == Phase::turns) {
    fact("cards-left", plain_number(s.deck_size - s.drawn));
    if (s.support > 0) fact("support-card", plain_number(s.support));
    if (s.action > 0) fact("action-card", plain_number(s.action));
  }
  if (data.faction(s.faction).youth && s.phase != Phase::setup) fact("youth", term(s.youth));
  const auto places = [&](HexSet set) {
    std::string text;
    for (const Hex hex : set) text += label(map_of(data, s), hex) + " ";
    if (!text.empty()) text.pop_back();
    return plain(text);
  };
  if (!s.tools.empty()) fact("tools", places(s.tools));
  if (!s.fallow.empty()) fact("fallow", places(s.fallow));
  if (!s.blighted.empty()) fact("blighted", places(s.blighted));
  fact("whole-card", yes_or_no(data.faction(s.faction).complete));
  return block;
}

Block order_block(const Data& data, const State& s) {
  Block block = vocabulary.block("order", Block::Kind::table);
  block.columns = {term("field", "player"), term("field", "passed"), term("field", "buildings"),
                   term("field", "bridges")};
  for (const Player player : s.order) {
    const bool hers = player == Player::automa;
    const int buildings = hers ? s.automa().count() : s.human[index(player) - 1].count();
    std::string bridges;
    if (!hers)
      for (const Bridge& bridge : s.bridges[index(player) - 1])
        bridges +=
            label(map_of(data, s), bridge.from) + "-" + label(map_of(data, s), bridge.to) + " ";
    if (!bridges.empty()) bridges.pop_back();
    block.rows.push_back({player_name(s, player), yes_or_no(s.has_passed(player)),
                          plain_number(buildings), plain(bridges)});
  }
  return block;
}

}  // namespace

View Rulebook::view(const Data& data, const State& s) {
  return {summary(data, s),
          {map_block(data, s, tabletop(data, s)), science_block(s), board_block(data, s),
           tiles_block(data, s), automa_block(data, s), order_block(data, s)}};
}

}  // namespace seatmate::age_of_innovation
