// Which pieces lie where: the map, the science display, the board beside it, her cards and supply.

#include "engine/tabletop.h"

#include <algorithm>

#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

constexpr int threes = 1;  // scholar spaces of a discipline with a 3
constexpr int twos = 3;

class Layer : public PieceLayer {
 public:
  Layer(const Data& data, const State& s) : data_(data), s_(s), map_(map_of(data, s)) {
    hexes();
    bridges();
    science();
    board();
    hers();
    order();
  }

 private:
  // A piece in the colour of a player.
  auto& put_of(Player owner, std::string_view where, std::string_view kind, int count = 1) {
    return PieceLayer::put_of(term(owner), owner == Player::automa, where, kind, count);
  }
  static Player human_player(std::size_t human) { return static_cast<Player>(human + 1); }

  // A tile lies where the terrain is not the printed one. `marked`: her power token, a human's
  // annex.
  void hexes() {
    for (const Hex hex : map_.spaces) {
      const std::string name = token(hex);
      const std::string where = "hex." + name;
      if (map_.river.has(hex)) {
        auto& river = place(where, {"aoi.terrain.river", {}});
        river.token = name;
        river.ground = "aoi.terrain.river";
        continue;
      }
      const Terrain printed = printed_terrain(hex);
      auto& land = place(where, plain(label(map_, hex)));
      land.token = name;
      land.ground = term(printed).id;
      land.tracked = {where, "ground." + name};
      const bool laid_out = s_.phase != Phase::setup || !s_.terrain[0].empty();
      if (laid_out && terrain_at(s_, hex) != printed)
        put_named(term(terrain_at(s_, hex)), where, "aoi.piece.terrain");
      if (s_.automa().has(hex))
        put_of(Player::automa, where, term(her_building_at(s_, hex)).id).marked =
            s_.marked.has(hex);
      for (std::size_t human = 0; human < 2; ++human)
        if (s_.human[human].has(hex)) {
          const HumanPiece& piece = s_.human_piece[index(hex)];
          put_of(human_player(human), where, term(piece.kind).id).marked = piece.annex;
        }
      if (s_.tools.has(hex)) put(where, "aoi.piece.tool");
      if (s_.fallow.has(hex)) put(where, "aoi.piece.fallow");
      if (s_.blighted.has(hex)) put(where, "aoi.piece.blight");
    }
  }
  [[nodiscard]] Terrain printed_terrain(Hex hex) const {
    for (std::size_t t = 0; t < terrain_count; ++t)
      if (map_.printed[t].has(hex)) return static_cast<Terrain>(t);
    return Terrain::plains;
  }

  // BASE-MAP-3; BASE-FAC-2: over land only where one stands.
  void bridges() {
    for (const Bridge& spot : map_.bridges) bridge_place(spot);
    for (std::size_t human = 0; human < 2; ++human)
      for (const Bridge& bridge : s_.bridges[human])
        put_of(human_player(human), bridge_place(bridge), "aoi.piece.bridge");
  }
  std::string bridge_place(const Bridge& bridge) {
    const Hex from = std::min(bridge.from, bridge.to);
    const Hex to = std::max(bridge.from, bridge.to);
    std::string id = "bridge." + token(from) + "-" + token(to);
    if (std::ranges::find(table.places, id, &seatmate::Place::id) == table.places.end())
      place(id, {"aoi.at.bridge", {Arg("from", label(map_, from)), Arg("to", label(map_, to))}});
    return id;
  }

  void science() {
    for (std::size_t d = 0; d < discipline_count; ++d) {
      const std::string name(discipline_names[d]);
      const Message discipline = term(static_cast<Discipline>(d));
      const auto at = [&](int level) { return "science." + name + "." + std::to_string(level); };
      for (int level = 0; level <= highest_level; ++level)
        place(at(level), {"aoi.at.level", {Arg("discipline", discipline), Arg("level", level)}})
            .token = name;
      for (std::size_t p = 0; p <= s_.humans; ++p)
        put_of(static_cast<Player>(p), at(s_.science[p][d]), "aoi.piece.marker");
      scholars("free-3." + name, name, discipline, 3, threes - s_.free_three[d]);
      scholars("free-2." + name, name, discipline, 2, twos - s_.free_two[d]);
    }
  }
  void scholars(const std::string& where, const std::string& name, const Message& discipline,
                int space, int count) {
    auto& spaces =
        place(where, {"aoi.at.scholars", {Arg("discipline", discipline), Arg("space", space)}});
    spaces.token = name;
    spaces.tracked = {where};
    if (s_.phase != Phase::setup) put(where, "aoi.piece.scholar", count);
  }

  // A place whose own value says what lies there.
  std::string tracked_place(std::string id, Message name) {
    place(id, std::move(name)).tracked = {id};
    return id;
  }
  void board() {
    for (int n = 1; n <= data_.power_actions; ++n) {
      const std::string where = tracked_place("power-covered." + std::to_string(n),
                                              {"aoi.at.power-action", {Arg("n", n)}});
      if (s_.power_covered.has(static_cast<Slot>(n - 1))) put(where, "aoi.piece.cover");
    }
    for (int n = 1; n <= data_.book_actions; ++n) {
      const std::string where = "book." + std::to_string(n);
      const auto slot = static_cast<Slot>(n - 1);
      auto& action = place(where, {"aoi.value.book", {Arg("n", n)}});
      action.token = "book-covered." + std::to_string(n);
      action.tracked = {action.token, where};
      if (s_.book_covered.has(slot)) put(where, "aoi.piece.cover");
      if (book_kind(s_, slot) != BookAction::unknown)
        put_named(term(book_kind(s_, slot)), where, "aoi.piece.book-action");
    }
    const auto& rows = data_.innovation_rows_for(s_.players());
    for (int n = 1; n <= rows[0] + rows[1]; ++n) {
      const std::string where =
          tracked_place("innovation." + std::to_string(n), {"aoi.at.innovation", {Arg("n", n)}});
      if (s_.innovations.has(static_cast<Slot>(n - 1))) put(where, "aoi.piece.innovation");
    }
    for (std::size_t p = 0; p <= s_.humans; ++p)
      put(tracked_place("innovations." + std::string(player_names[p]),
                        {"aoi.value.innovations", {Arg("player", term(static_cast<Player>(p)))}}),
          "aoi.piece.innovation", s_.innovations_taken[p]);
    for (int round = 1; round <= rounds; ++round) {
      const std::string where =
          tracked_place("tile." + std::to_string(round), {"aoi.value.tile", {Arg("round", round)}});
      const std::uint8_t tile = s_.tiles[static_cast<std::size_t>(round) - 1];
      const bool gone = round < s_.round && s_.phase != Phase::over;  // AI-ROUND-2
      if (tile > 0 && !gone)
        put_named(term("tile", std::to_string(tile)), where, "aoi.piece.round-tile");
    }
    tracked_place("final-tile", {"aoi.value.final-tile", {}});
    if (s_.final_tile > 0)
      put_named(term("final-tile", std::to_string(s_.final_tile)), "final-tile",
                "aoi.piece.final-tile");
    for (std::size_t i = 0; i < place_names.size(); ++i)
      put(tracked_place("coins." + std::string(place_names[i]),
                        {"aoi.value.coins", {Arg("place", term(static_cast<Place>(i)))}}),
          "aoi.piece.coin", s_.bonus_coins[i]);
  }

  void hers() {
    put_of(Player::automa, tracked_place("score", {"aoi.value.score", {}}), "aoi.piece.points",
           s_.score);
    place("supply", {"aoi.at.supply", {}}).tracked = {"scholars"};
    for (const Building kind : own_buildings)
      put_of(Player::automa, "supply", term(kind).id, supply(data_, s_, kind));
    put("supply", "aoi.piece.scholar", s_.scholars);
    // Of her deck only how many are left.
    place("deck", {"aoi.at.deck", {}});
    place("action-card", {"aoi.field.action-card", {}});
    place("support-card", {"aoi.field.support-card", {}});
    if (s_.phase != Phase::turns) return;
    put("deck", "aoi.piece.card", s_.deck_size - s_.drawn);
    if (s_.action > 0) put_named(plain_number(s_.action), "action-card", "aoi.piece.card");
    if (s_.support > 0) put_named(plain_number(s_.support), "support-card", "aoi.piece.card");
  }

  // BASE-ORDER-1: who passes moves to the order of the next round.
  void order() {
    for (int n = 1; n <= s_.players(); ++n)
      place("order." + std::to_string(n), {"aoi.at.order", {Arg("n", n)}});
    for (int n = 1; n <= s_.players(); ++n)
      place("next-order." + std::to_string(n), {"aoi.at.next-order", {Arg("n", n)}});
    for (std::size_t i = 0; i < s_.order.size(); ++i)
      if (!s_.has_passed(s_.order[i]))
        put_of(s_.order[i], "order." + std::to_string(i + 1), "aoi.piece.order-marker");
    for (std::size_t i = 0; i < s_.next_order.size(); ++i)
      put_of(s_.next_order[i], "next-order." + std::to_string(i + 1), "aoi.piece.order-marker");
  }

  const Data& data_;
  const State& s_;
  const Map& map_;
};

}  // namespace

Tabletop Rulebook::tabletop(const Data& data, const State& s) {
  return std::move(Layer(data, s).table);
}

}  // namespace seatmate::age_of_innovation
